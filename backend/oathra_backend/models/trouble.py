"""What can go wrong between Oathra and a model, in English and Japanese: where, what was found, what to do."""

from __future__ import annotations

from oathra.call.explaining import EXPLAINED_IN
from oathra.errors import SideError

__all__ = ["FINAL", "MESSAGES", "ModelError"]

# One row a code, in the languages of `EXPLAINED_IN`.
MESSAGES: dict[str, tuple[str, str]] = {
    "no_package": (
        "a model needs the openai package, which is not installed; pip install -e '.[models]' in the checkout",
        "モデルの利用に必要な openai パッケージがありません。Oathra のフォルダーで pip install -e '.[models]' を実行してください",
    ),
    "bad_name": (
        '"{found}" names no model; use {right}',
        "「{found}」というモデルの指定はできません。{right} のいずれかを使ってください",
    ),
    "no_model": (
        "{server} has no model of its own choice; name one, as in {server}:{example} or --model {example}",
        "{server} には既定のモデルがありません。{server}:{example} や --model {example} のように指定してください",
    ),
    "bad_url": (
        '"{found}" is no address of a server; write one as http://127.0.0.1:11434/v1',
        "「{found}」はサーバーのアドレスではありません。http://127.0.0.1:11434/v1 のように書いてください",
    ),
    "no_key": (
        "{url} needs a key and OPENAI_API_KEY is not set; export it, or name another server with --base-url or OPENAI_BASE_URL",
        "{url} には鍵が必要ですが、OPENAI_API_KEY がありません。設定するか、--base-url や OPENAI_BASE_URL で別のサーバーを指定してください",
    ),
    "unauthorized": (
        "{url} refuses the key: {said}; check OPENAI_API_KEY",
        "{url} が鍵を拒否しました：{said}。OPENAI_API_KEY を確かめてください",
    ),
    "unreachable": (
        "nothing answers at {url}; start the server (Ollama: ollama serve), or name another with --base-url or OPENAI_BASE_URL",
        "{url} から応答がありません。サーバーを起動する(Ollama は ollama serve)か、--base-url や OPENAI_BASE_URL で別のサーバーを指定してください",
    ),
    "no_endpoint": (
        "{url} has no chat completions: {said}; check --base-url, which mostly ends in /v1",
        "{url} に chat completions がありません：{said}。--base-url を確かめてください(多くは /v1 で終わります)",
    ),
    "unknown_model": (
        '{url} has no model "{model}"; {right}',
        "{url} に「{model}」というモデルはありません。{right}",
    ),
    "has_models": ("use --model with one of {names}", "--model で次のいずれかを指定してください：{names}"),
    "pull": ("fetch it with: ollama pull {model}", "ollama pull {model} で取得できます"),
    "check_model": ("check --model", "--model を確かめてください"),
    "no_credit": (
        "the account at {url} has nothing left to spend: {said}; add credit there, or use another server",
        "{url} の利用枠が残っていません：{said}。枠を追加するか、別のサーバーを使ってください",
    ),
    "limited": (
        "{url} limited the rate {tries} times: {said}; wait, or ask less at once with --jobs 1",
        "{url} の回数制限に{tries}回とも掛かりました：{said}。時間を置くか、--jobs 1 で同時の数を減らしてください",
    ),
    "slow": (
        "{url} gave no answer within {seconds:g} s, {tries} times; give it longer with --timeout",
        "{url} は{tries}回とも{seconds:g}秒以内に応答しませんでした。--timeout で時間を延ばしてください",
    ),
    "server": (
        "{url} failed {tries} times: {said}; the fault lies there, try again later",
        "{url} が{tries}回失敗しました：{said}。サーバー側の障害です。後でもう一度試してください",
    ),
    "refused": (
        "{url} refuses the request for {model}: {said}",
        "{url} は {model} への要求を拒否しました：{said}",
    ),
    "malformed": (
        "{model} gave no usable answer, {tries} times: {said}; another model keeps to the form better",
        "{model} は{tries}回とも使える答えを返しませんでした：{said}。形式を守る別のモデルを使ってください",
    ),
    "declined": (
        "{model} declines to play its part: {said}; use another model",
        "{model} が役を断りました：{said}。別のモデルを使ってください",
    ),
    "tokens_spent": (
        "the cap is reached: {used} of {cap} tokens are used, and the next answer may take {next}; raise --max-tokens",
        "上限に達しました：{cap}トークン中{used}を使い、次の答えに最大{next}掛かります。--max-tokens を上げてください",
    ),
    "money_spent": (
        "the cap is reached: ${used:.4f} of ${cap:.4f} are spent, and the next answer may take ${next:.4f}; "
        "raise --max-cost",
        "上限に達しました：${cap:.4f}のうち${used:.4f}を使い、次の答えに最大${next:.4f}掛かります。"
        "--max-cost を上げてください",
    ),
    "stopped": ("stopped", "中断しました"),
}

# After these the next call would fail as this one did.
FINAL = frozenset(
    (
        "no_package", "bad_name", "no_model", "bad_url", "no_key", "unauthorized", "unreachable", "no_endpoint",
        "unknown_model", "no_credit", "refused", "tokens_spent", "money_spent", "stopped",
    )
)  # fmt: skip


class ModelError(SideError):
    """A model gives no answer. `final` tells whether any other call would fail too; `said` puts it into words."""

    def __init__(self, code: str, **given: object) -> None:
        self.given = given
        super().__init__(_in_words(code, given, EXPLAINED_IN[0]), code=code)

    @property
    def final(self) -> bool:
        return self.code in FINAL

    def said(self, language: str) -> str:
        """Return the message in *language*, one of `EXPLAINED_IN`."""
        return _in_words(self.code, self.given, language)


def _in_words(code: str, given: dict[str, object], language: str) -> str:
    """Return a message; what is given as a `ModelError` stands in it as its own message."""
    words = {name: one.said(language) if isinstance(one, ModelError) else one for name, one in given.items()}
    return MESSAGES[code][EXPLAINED_IN.index(language)].format(**words)
