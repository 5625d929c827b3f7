// The mission beside the conversation: the seal, the sentence, and each field as it stands now.

import { sealStateOf } from "./folding.js";
import { html } from "./markup.js";
import { sealOf } from "./seal.js";

/** Return the seal with its sentence, for a call that stands like *now*. */
export const missionHead = (now, { say, language }) => html`
  <div class="verdict-seal">${sealOf(sealStateOf(now), language)}</div>
  <div class="verdict-words">
    <p class="verdict-title">${titleOf(now, say)}</p>
    <p class="verdict-line">${lineOf(now, say)}</p>
  </div>`;

/** Return the same as one sentence for a screen reader. */
export const missionSpoken = (now, { say }) => `${titleOf(now, say)}. ${lineOf(now, say)}`;

const running = (now) => now.state !== "ended";

function titleOf(now, say) {
  const state = sealStateOf(now);
  return say(state === "empty" && running(now) ? "mission.open" : `mission.${state}`);
}

const LINES = {
  stamped: ({ confirmedBy }) => (confirmedBy === null ? ["mission.line.complete", {}] : ["mission.line.stamped", { turn: confirmedBy + 1 }]),
  void: ({ undoneBy }) => ["mission.line.void", { turn: undoneBy + 1 }],
  limit: () => ["mission.line.limit", {}],
  unreached: () => ["mission.line.unreached", {}],
  empty: (now) => ["mission.line.open", { done: now.verified.length, all: now.verified.length + now.missing.length }],
};

function lineOf(now, say) {
  if (now.state === "idle" || now.turns.length === 0) return say("mission.line.waiting");
  const [key, values] = LINES[sealStateOf(now)](now);
  return say(key, values);
}

/**
 * Return the fields, those of *required* first; a value on the table is shown, and shown as not settled. Unless
 * `requiredOnly`, those follow that nobody requires.
 */
export function missionFields(now, { required, requiredOnly = false }, words) {
  const wanted = [...new Set([...required, ...now.verified, ...now.missing])];
  const others = requiredOnly ? [] : Object.keys({ ...now.values, ...now.onTheTable }).filter((field) => !wanted.includes(field));
  return [...wanted, ...others].map((field) => fieldOf(field, now, words));
}

function fieldOf(field, now, { say, show }) {
  const { state, value, turn } = standingOf(field, now);
  const shown = field === "confirmed" ? say(CONFIRMED[state]) : value === undefined ? say("field.open") : show(field, value, "short");
  return html`<li class="field field-${state}" data-field="${field}" data-state="${state}">
    <svg class="field-tick" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8"/><path d="M6 10.4 L9 13.3 L14.2 7.2"/></svg>
    <span class="field-name">${say(`field.${field}`)}</span>
    <span class="field-value">${shown}</span>
    ${turn !== undefined && html`<span class="field-turn">${say("turn", { turn: turn + 1 })}</span>`}
    <span class="unseen">${say(`mission.field.${state}`)}</span>
  </li>`;
}

const CONFIRMED = { settled: "field.confirmed.yes", open: "field.confirmed.no", void: "mission.confirmed.void" };

function standingOf(field, now) {
  if (field === "confirmed") {
    if (now.confirmedBy !== null) return { state: "settled", turn: now.confirmedBy };
    return now.undoneBy !== null ? { state: "void", turn: now.undoneBy } : { state: "open" };
  }
  if (field in now.onTheTable) return { state: "held", ...now.onTheTable[field] };
  return field in now.values ? { state: now.missing.includes(field) ? "held" : "settled", ...now.values[field] } : { state: "open" };
}
