// The conversation of a call as it is shown while it runs: the clock, the words with their marks, what they settled.
// It takes events, wherever they come from; marks are shown where somebody has read the words.

import { html } from "./markup.js";
import { clock, shownIn } from "./moments.js";
import { markedText, marksByTurn } from "./record.js";
import { notesByTurn } from "./settlings.js";

// What the margin says of words besides what they settled: the kinds that hold a booking back, or take it away.
const WORTH_A_NOTE = ["hedges", "defers", "condition", "denies", "machine"];

/**
 * Return the HTML of each row, in order. `marks` holds the marks of each turn, in order; `names` says who the `caller`
 * and the `callee` are, `language` which language they speak.
 */
export function rowsOf(events, { marks = [], names, language }, words) {
  const notes = notesByTurn(events, words);
  return shownIn(events).map((event) =>
    event.type === "transcript.final"
      ? turnRow(event, { marks: marks[event.turn] ?? [], notes: notes.get(event.turn) ?? [], names, language }, words)
      : toldRow(event, words));
}

/** Return the row of a turn of which only *share* (0 to 1) has been spoken so far. */
export const speakingRow = (event, share, { names, language }) => rowWith(event, {
  names,
  language,
  text: html`${spokenPart(event.text, share)}<span class="caret" aria-hidden="true"></span>`,
  speaking: true,
});

// As many words as fit into the share: a word appears whole, a language without spaces letter by letter.
function spokenPart(text, share) {
  const cut = Math.ceil(text.length * share);
  const space = text.indexOf(" ", cut);
  return /\s/.test(text) && cut < text.length ? text.slice(0, space < 0 ? text.length : space) : text.slice(0, cut);
}

function turnRow(event, { marks, notes, names, language }, words) {
  const inTurn = marksByTurn(marks).get(event.turn) ?? [];
  const text = html`${markedText(event.text, inTurn)}${event.interrupted && html`<span class="told-inline"> ${words.say("call.interrupted")}</span>`}`;
  return rowWith(event, { names, language, text, notes: [...notes, ...effectNotes(inTurn, words)] });
}

const rowWith = (event, { names, language, text, notes = [], speaking = false }) => html`
  <li class="turn${speaking ? " turn-speaking" : ""}" data-side="${event.speaker}" data-turn="${event.turn}">
    <span class="turn-number">${event.turn + 1}<span class="turn-clock">${clock(event.startMs)}</span></span>
    <div class="turn-said">
      <span class="turn-speaker">${names[event.speaker] ?? event.speaker}</span>
      <p class="turn-text" lang="${language}">${text}</p>
    </div>
    ${notes.length > 0 && html`<ul class="turn-notes">${notes.map((note) => html`<li class="settling settling-${note.kind}" ${note.field && html`data-field="${note.field}"`}>${note.text}</li>`)}</ul>`}
  </li>`;

function effectNotes(marks, { say }) {
  const effects = new Map(marks.filter(({ kind }) => WORTH_A_NOTE.includes(kind)).map((mark) => [mark.effect, mark]));
  return [...effects.values()].map(({ kind, effect }) => ({ kind: `effect note-${kind}`, text: html`<i>${say(`effect.${effect}`)}</i>` }));
}

const toldRow = (event, words) => html`<li class="told"><span class="turn-number"><span class="turn-clock">${clock(event.t)}</span></span><p>${TOLD[event.type](event, words)}</p></li>`;

const TOLD = {
  "call.dialed": ({ to }, { say }) => say("call.dialed", { to }),
  "call.connected": (_, { say }) => say("call.connected"),
  "call.ended": ({ by, why }, { say }) => say(`call.ended.${why === "hung_up" ? by : why}`),
  "permission.denied": ({ permission, text }, { say }) => html`${say("call.denied", { permission: say(`permission.${permission}`) })} <q>${text}</q>`,
  error: ({ message }, { say }) => say("call.error", { message }),
};
