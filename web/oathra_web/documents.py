"""The documentation as pages of the site: Markdown into HTML, calls drawn as the checker draws them."""

from __future__ import annotations

import html
import importlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .call_blocks import CallBlock, read_block, verdict_line
from .examples import run_components
from .page_files import PageInput, write_page
from .places import CHECKOUT

if TYPE_CHECKING:
    from markdown_it.token import Token

__all__ = ["DOCUMENTS", "Document", "read_document", "slug", "write_documents"]

# The pages of docs/ that the site has, in every language: English in docs/, others in a folder below.
DOCUMENTS = ("rules", "api")
JAPANESE = re.compile("[\u3040-\u30ff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A page of Markdown: its title, its headings as (level, anchor, text), and its tokens."""

    title: str
    headings: tuple[tuple[int, str, str], ...]
    tokens: Sequence[Token]

    def calls(self) -> list[CallBlock]:
        """Return the calls that the page shows, in order."""
        return [read_block(token.info, token.content) for token in self.tokens if is_call(token)]


def source_of(name: str, language: str) -> Path:
    return CHECKOUT / "docs" / ("" if language == "en" else language) / f"{name}.md"


def write_documents(building: Path, site: Path, given: PageInput) -> None:
    """Write the pages of the documentation in one language."""
    for name in DOCUMENTS:
        document = read_document(source_of(name, given.language))
        pieces = {
            "title": html.escape(document.title),
            "contents": contents_of(document),
            "body": body_of(document, given),
        }
        write_page(building, site, given, name, pieces)


def read_document(source: Path) -> Document:
    """Return a page of Markdown, its headings with anchors as GitHub makes them.

    Raises `ValueError` for a link to a page that the site does not have.
    """
    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").enable("table").parse(source.read_text(encoding="utf-8"))
    headings: list[tuple[int, str, str]] = []
    for opening, inline in zip(tokens, tokens[1:], strict=False):
        if opening.type == "heading_open":
            text = "".join(part.content for part in inline.children or ())
            opening.attrSet("id", slug(text, [anchor for _, anchor, _ in headings]))
            headings.append((int(opening.tag[1]), str(opening.attrs["id"]), text))
    for token in tokens:
        for part in token.children or ():
            if part.type == "link_open":
                part.attrSet("href", site_link(str(part.attrs["href"]), source))
    return Document(title=headings[0][2], headings=tuple(headings[1:]), tokens=tokens)


def slug(heading: str, taken: Sequence[str] = ()) -> str:
    """Return the anchor of *heading* as GitHub makes it; one that is *taken* gets a number.

    >>> slug("`check(log, contract=None)`"), slug("What confirms", ["what-confirms"])
    ('checklog-contractnone', 'what-confirms-1')
    """
    plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    again = sum(anchor == plain or re.fullmatch(rf"{re.escape(plain)}-\d+", anchor) is not None for anchor in taken)
    return f"{plain}-{again}" if again else plain


def site_link(target: str, source: Path) -> str:
    """Return *target*, a link in the Markdown of *source*, as a link on the site."""
    path, mark, anchor = target.partition("#")
    if not path:
        return target
    name = Path(path).stem
    if path != f"{name}.md" or name not in DOCUMENTS:
        raise ValueError(f"{source.name} links to {target}, which is no page of the site")
    return f"{name}.html{mark}{anchor}"


def contents_of(document: Document) -> str:
    """Return the table of contents: two levels below the title."""
    rows = [
        f'<li class="level-{level}"><a href="#{html.escape(anchor)}">{html.escape(text)}</a></li>'
        for level, anchor, text in document.headings
        if level <= 3
    ]
    return "\n".join(rows)


def body_of(document: Document, given: PageInput) -> str:
    """Return the page as HTML."""
    from markdown_it.renderer import RendererHTML

    class Renderer(RendererHTML):
        """Draws calls as records, colours code, and lets wide tables scroll by themselves."""

        def __init__(self, parser: Any = None) -> None:
            super().__init__(parser)
            self.exhibits = iter(exhibits_of(document.calls(), given))

        def fence(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
            token = tokens[idx]
            if is_call(token):
                before, after = is_call_at(tokens, idx - 1), is_call_at(tokens, idx + 1)
                opening, closing = "" if before else '<div class="exhibits">', "" if after else "</div>\n"
                return f"{opening}{next(self.exhibits)}{closing}"
            return coloured(token.content, token.info, given.catalogue)

        def softbreak(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
            return "" if given.language == "ja" and between_japanese(tokens, idx) else "\n"

        def table_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
            label = html.escape(given.catalogue["document.table"])
            return f'<div class="table" tabindex="0" role="group" aria-label="{label}"><table>\n'

        def table_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
            return "</table></div>\n"

    return str(Renderer().render(document.tokens, markdown_options(), {}))


def markdown_options() -> Any:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").options


def is_call(token: Token) -> bool:
    return token.type == "fence" and token.info.split(" ")[0] == "call"


def is_call_at(tokens: Sequence[Token], index: int) -> bool:
    return 0 <= index < len(tokens) and is_call(tokens[index])


def between_japanese(tokens: Sequence[Token], index: int) -> bool:
    """Whether the words on either side of a line's end stand together, as Japanese has no spaces."""
    before, after = tokens[index - 1].content[-1:], tokens[index + 1].content[:1]
    return not (before.isascii() and after.isascii() and before and after)


def exhibits_of(calls: Sequence[CallBlock], given: PageInput) -> list[str]:
    """Return each call as a record with its verdict, drawn by the components of the checker."""
    job = {"job": "exhibit", "language": given.language, "catalogue": given.catalogue}
    drawn = run_components([{**job, "answer": call.answer(given.language)} for call in calls]) if calls else []
    return [exhibit(each, call) for each, call in zip(drawn, calls, strict=True)]


def exhibit(drawn: Mapping[str, str], call: CallBlock) -> str:
    language = "ja" if JAPANESE.search(call.log) else "en"
    turns = drawn["turns"].replace('<p class="turn-text">', f'<p class="turn-text" lang="{language}">')
    asked = json.dumps(call.contract, ensure_ascii=False) if call.contract else ""
    terms = f'<p class="terms-asked"><code>{html.escape(asked)}</code></p>' if asked else ""
    return (
        f'<figure class="exhibit">{terms}<ol class="turns">{turns}</ol>\n'
        f'<figcaption><div class="verdict-head" data-state="{drawn["state"]}">{drawn["head"]}</div>'
        f'<p class="told"><code>{html.escape(verdict_line(call))}</code></p></figcaption></figure>\n'
    )


def coloured(code: str, info: str, catalogue: Mapping[str, str]) -> str:
    """Return a block of code, the words of Python in classes for the style sheet."""
    from pygments import highlight
    from pygments.formatters.html import HtmlFormatter

    lexers: Any = importlib.import_module("pygments.lexers")  # its stubs leave the types of lexers open
    label = html.escape(catalogue["document.code"])
    formatter: HtmlFormatter[str] = HtmlFormatter(nowrap=True)
    lexer = lexers.get_lexer_by_name("pycon" if info.strip() == "python" else "text")
    inner = highlight(code.rstrip("\n"), lexer, formatter).rstrip()
    return f'<pre class="code" tabindex="0" role="group" aria-label="{label}"><code>{inner}</code></pre>\n'
