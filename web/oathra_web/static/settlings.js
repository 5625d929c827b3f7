// What a turn settled or unsettled, as notes beside it: the events of evidence, said in words.

import { html } from "./markup.js";

/** Return the notes of each turn, by its number; `words` is {say, show}. */
export function notesByTurn(events, words) {
  const byTurn = new Map();
  for (const event of events) {
    const note = NOTES[event.type]?.(event, words, byTurn.get(event.turn) ?? []);
    if (!note) continue;
    if (!byTurn.has(event.turn)) byTurn.set(event.turn, []);
    byTurn.get(event.turn).push(note);
  }
  return byTurn;
}

const row = (kind, sign, field, text) => ({ kind, field, text: html`<span class="settling-sign" aria-hidden="true">${sign}</span> ${text}` });
const named = ({ say, show }, field, value) => html`${say(`field.${field}`)} <b>${show(field, value, "short")}</b>`;

const NOTES = {
  "evidence.created": ({ field, value }, words) => row("named", "○", field, html`<span class="unseen">${words.say("settling.named")}</span> ${named(words, field, value)}`),
  "evidence.verified": ({ field, value }, words) =>
    field === "confirmed"
      ? row("confirmed", words.say("settling.sign"), field, html`<b>${words.say("settling.confirmed")}</b>`)
      : row("verified", "✓", field, html`<span class="unseen">${words.say("settling.verified")}</span> ${named(words, field, value)}`),
  "evidence.superseded": ({ field, before }, { say, show }) =>
    row("gone", "×", field, html`<span class="unseen">${say("settling.gone")}</span> ${say(`field.${field}`)} <del>${show(field, before, "short")}</del>`),
  "evidence.stale": ({ fields }, { say }) =>
    row("undone", "╱", "confirmed", html`<b>${fields.length > 0 ? say("settling.stale", { fields: fields.map((field) => say(`field.${field}`)).join(say("list.and")) }) : say("settling.doubted")}</b>`),
  "evidence.revoked": (_, { say }) => row("undone", "╱", "confirmed", html`<b>${say("settling.revoked")}</b>`),
};
