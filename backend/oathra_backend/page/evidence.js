// The evidence of a verdict: what each value rests on, and the stretch of the recording in which it was said.

import { html } from "./markup.js";

const AROUND_MS = 150;

/** Return the HTML of each piece of evidence; `turns` are the events of the turns, by number. */
export function evidenceItems(verdict, turns, offsetMs, words) {
  const { say, show } = words;
  return verdict.evidence.map((piece) => {
    const said = turns.get(piece.turn);
    const stretch = said && offsetMs !== null ? stretchOf(piece, said, offsetMs) : null;
    const name = say(`field.${piece.field}`);
    const value = piece.field === "confirmed" ? "" : show(piece.field, piece.value, "short");
    return html`<li class="evidence-piece" data-verified="${piece.verified}">
      ${stretch && html`<button type="button" class="listen" data-from="${stretch.from}" data-to="${stretch.to}" aria-label="${say("page.listen", { what: `${name} ${value}` })}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M6 4 L16 10 L6 16 Z"/></svg></button>`}
      <p><b>${name} ${value}</b> <q lang="${words.spoken}">${piece.span}</q>
      <span class="evidence-turn">${say("turn", { turn: piece.turn + 1 })} · ${say(`side.${piece.source}`)}${!piece.verified && html` · ${say("page.unverified")}`}</span></p>
    </li>`;
  });
}

/** Return the seconds of the recording, {from, to}, in which the words of *piece* were said: of the turn, where no word has a time. */
export function stretchOf(piece, turn, offsetMs) {
  const words = timedWords(turn).filter(({ start, end }) => start < piece.end && piece.start < end);
  const from = words.length > 0 ? words[0].startMs : turn.startMs;
  const to = words.length > 0 ? words.at(-1).endMs : turn.endMs;
  const seconds = (ms) => Math.max(0, (ms - offsetMs) / 1000);
  return { from: seconds(from - AROUND_MS), to: seconds(to + AROUND_MS) };
}

function timedWords({ text, words = [] }) {
  let at = 0;
  return words.flatMap((word) => {
    const start = text.indexOf(word.text, at);
    if (start < 0) return [];
    at = start + word.text.length;
    return word.startMs === undefined || word.endMs === undefined ? [] : [{ ...word, start, end: at }];
  });
}
