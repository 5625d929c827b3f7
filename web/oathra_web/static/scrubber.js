// A slider over the events of a call: where it stands, what happened there, and the moments worth going to.

import { html } from "./markup.js";
import { clock, momentsOf } from "./moments.js";
import { patch } from "./settling.js";
import { notesByTurn } from "./settlings.js";

const MARKS = {
  "transcript.final": "turn", "evidence.verified": "verified", "evidence.superseded": "gone", "evidence.stale": "undone",
  "evidence.revoked": "undone", "permission.denied": "gone",
};
const KEY_KINDS = ["verified", "gone", "confirmed", "undone"];

/** Return the scrubber below *root*: `load(events)` takes a call, `at(count)` stands after so many events; `onMove(count)` hears of it. */
export function scrubberOn(root, words, { onMove }) {
  const [where, marks, moment, keys] = ["where", "marks", "moment", "keys"].map((name) => root.querySelector(`[data-part="${name}"]`));
  let events = [];

  function load(given) {
    events = given;
    moment.max = events.length;
    marks.setAttribute("viewBox", `0 0 ${Math.max(1, events.length)} 10`);
    patch(marks, html`${events.map((event, index) => MARKS[event.type] && markAt(event, index))}`);
    patch(keys, html`${keyMoments(events, words).map((key) => html`
      <li><button type="button" class="key" data-count="${key.count}"><span class="key-clock">${clock(key.t)}</span>
        ${key.notes.map(({ kind, text }) => html`<span class="settling settling-${kind}">${text}</span>`)}</button></li>`)}`);
  }

  function at(count) {
    moment.value = count;
    const event = events[count - 1];
    const place = event ? words.say("replay.at", { clock: clock(event.t), number: count, all: events.length, what: told(event, words) }) : words.say("replay.before", { all: events.length });
    where.textContent = place;
    moment.setAttribute("aria-valuetext", place);
    const passed = [...keys.querySelectorAll(".key")].filter((key) => Number(key.dataset.count) <= count);
    for (const key of keys.querySelectorAll("[aria-current]")) key.removeAttribute("aria-current");
    passed.at(-1)?.setAttribute("aria-current", "true");
  }

  moment.addEventListener("input", () => onMove(Number(moment.value)));
  keys.addEventListener("click", ({ target }) => {
    const key = target.closest("[data-count]");
    if (key) onMove(Number(key.dataset.count));
  });
  return { load, at };
}

const markAt = (event, index) => {
  const kind = event.field === "confirmed" ? "confirmed" : MARKS[event.type];
  const top = { turn: 7, confirmed: 0, undone: 0 }[kind] ?? 4;
  return html`<path class="scrub-mark scrub-${kind}" d="M${index + 1} ${top} V10" vector-effect="non-scaling-stroke"/>`;
};

/** Return the moments in which something was settled or undone, each with its notes and the events up to its end. */
function keyMoments(events, words) {
  const notes = notesByTurn(events, words);
  let count = 0;
  return momentsOf(events).flatMap((moment) => {
    count += moment.events.length;
    const told = moment.turn ? (notes.get(moment.turn.turn) ?? []).filter(({ kind }) => KEY_KINDS.includes(kind)) : [];
    return told.length > 0 ? [{ t: moment.end, count, notes: told }] : [];
  });
}

const told = (event, { say }) => {
  const about = event.field ?? event.permission ?? event.move;
  const named = event.field ? say(`field.${event.field}`) : event.permission ? say(`permission.${event.permission}`) : about;
  return named ? `${event.type} (${named})` : event.type;
};
