// The editor of PyScript, drawn with the colours of the page. It lives in a shadow root, where its styles need no
// exception from the policy. Tab is left alone: it moves on, as everywhere.

const COLOURS = {
  "#708": "var(--seal)", "#a11": "var(--value)", "#940": "var(--ink-soft)", "#164": "var(--condition)",
  "#219": "var(--defers)", "#00f": "var(--ink)", "#e40": "var(--hedges)",
};

/** Put an editor that holds `code` into `host`; return {text, replace}. Ctrl-Enter and Shift-Enter call `onRun`. */
export async function editorIn(host, { codemirror, code, label, onRun }) {
  const [{ basicSetup, EditorView }, { python }, language, { keymap }] =
    await Promise.all([codemirror.core, codemirror.python, codemirror.language, codemirror.view]);
  const run = () => (onRun(), true);
  const view = new EditorView({
    parent: host.attachShadow({ mode: "open" }),
    doc: code,
    extensions: [
      keymap.of(["Mod-Enter", "Shift-Enter"].map((key) => ({ key, run, preventDefault: true }))),
      basicSetup,
      python(),
      language.indentUnit.of("    "),
      language.syntaxHighlighting(coloured(language)),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, autocapitalize: "off", spellcheck: "false" }),
      themeOf(EditorView),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    focus: () => view.focus(),
  };
}

const coloured = ({ HighlightStyle, defaultHighlightStyle }) =>
  HighlightStyle.define(defaultHighlightStyle.specs.map(({ color, ...spec }) =>
    color ? { ...spec, color: COLOURS[color] ?? "inherit" } : spec));

const themeOf = (EditorView) => EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--sheet)", fontSize: "0.92rem" },
  "&.cm-focused": { outline: "2.5px solid var(--seal)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.65" },
  ".cm-content": { padding: "0.8rem 0", caretColor: "var(--seal)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--seal)", borderLeftWidth: "2px" },
  ".cm-gutters": { color: "var(--ink-soft)", backgroundColor: "var(--sheet)", border: "0", borderRight: "4px double var(--rule)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--seal) 5%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--value) 28%, transparent)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { backgroundColor: "color-mix(in srgb, var(--hedges) 30%, transparent)" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--hedges) 18%, transparent)" },
  ".cm-tooltip, .cm-panels": { color: "var(--ink)", backgroundColor: "var(--sheet)", border: "1px solid var(--edge)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { color: "var(--on-seal)", backgroundColor: "var(--seal)" },
});
