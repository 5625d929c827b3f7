// What the call amounts to: the seal, the sentence, the fields, and every reason.

import { html } from "./markup.js";
import { sealOf, sealState } from "./seal.js";

/** Return the seal with its sentence: the part that stays in sight on a phone. */
export function headOf(answer, { say, language }) {
  const { artifact } = answer;
  const state = sealState(artifact);
  return html`<div class="verdict-seal">${sealOf(state, language)}</div>
    <div class="verdict-words">
      <p class="verdict-title">${say(titleKey(artifact, state))}</p>
      <p class="verdict-line">${lineOf(answer, state, say)}</p>
    </div>`;
}

/** Return the verdict as one sentence for a screen reader. */
export function spoken(answer, { say }) {
  const state = sealState(answer.artifact);
  return `${say(titleKey(answer.artifact, state))} ${lineOf(answer, state, say)}`;
}

const titleKey = (artifact, state) =>
  state === "empty" ? `verdict.${artifact.outcome === "not_booked" ? "refused" : "empty"}` : `verdict.${state}`;

function lineOf({ artifact, transcript }, state, say) {
  if (!transcript.certain) return say("verdict.line.who");
  if (state === "empty" && artifact.missing.length > 0) {
    return say("verdict.line.missing", { fields: artifact.missing.map((field) => say(`field.${field}`)).join(say("list.and")) });
  }
  return say(state === "void" && artifact.stale.length > 0 ? "verdict.line.stale" : `verdict.line.${state}`);
}

/** Return the fields, required ones first, each settled or not and with the words it rests on. */
export function fieldsOf({ artifact }, { say, show }) {
  const others = Object.keys(artifact.values).filter((field) => !artifact.required.includes(field) && field !== "confirmed");
  return [...artifact.required, ...others].map((field) => fieldOf(field, artifact, { say, show }));
}

function fieldOf(field, artifact, { say, show }) {
  const settled = field === "confirmed" ? artifact.confirmed : field in artifact.values;
  const missing = artifact.missing.includes(field);
  const evidence = artifact.evidence.filter((piece) => piece.field === field).at(-1);
  const stale = artifact.stale.find((change) => change.field === field);
  const state = missing ? (settled ? "held" : "open") : settled ? "settled" : "open";
  return html`<li><button type="button" class="field field-${state}" data-field="${field}" data-state="${state}">
    <svg class="field-tick" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8"/><path d="M6 10.4 L9 13.3 L14.2 7.2"/></svg>
    <span class="field-name">${say(`field.${field}`)}</span>
    <span class="field-value">${field === "confirmed" ? say(settled ? "field.confirmed.yes" : "field.confirmed.no") : settled ? show(field, artifact.values[field]) : say("field.open")}</span>
    ${stale && html`<span class="field-stale"><del>${show(field, stale.confirmed)}</del> → <ins>${show(field, stale.now)}</ins></span>`}
    ${evidence && html`<span class="field-quote">${say("quote", { quote: evidence.span })}<span class="field-turn">${say("turn", { turn: evidence.turn + 1 })}</span></span>`}
    <span class="unseen">${say(`field.state.${state}`)}</span>
  </button></li>`;
}

/** Return what explains the verdict: the deciding clause, what changed, reasons, limits, unread words, the next question. */
export const explanationOf = (answer, words) => html`
  ${nextOf(answer.artifact, words)}
  ${decisiveOf(answer.artifact, words)}
  ${staleOf(answer.artifact, words)}
  ${reasonsOf(answer.artifact, words)}
  ${limitsOf(answer.artifact, words)}
  ${unreadOf(answer.artifact, words)}
  ${noticesOf(answer.transcript, words)}`;

const part = (name, title, body) => html`<section class="part part-${name}"><h3>${title}</h3>${body}</section>`;

const nextOf = ({ next }, { say }) =>
  next && part("next", say("part.next"), html`<p class="next-question">${say("quote", { quote: next })}</p>
    <button type="button" class="quiet" data-copy="${next}">${say("do.copy")}</button>`);

const decisiveOf = ({ decisive }, { say }) =>
  decisive && part("decisive", say("part.decisive"), html`<blockquote><button type="button" class="quoted" data-turn="${decisive.turn}" data-start="${decisive.start}" data-end="${decisive.end}"
    ><q>${decisive.quote}</q></button></blockquote>
    <p class="fine">${say("turn", { turn: decisive.turn + 1 })} · ${say(`decided.${decisive.effect}`)} · ${say("rule", { rule: decisive.rule })}</p>`);

const staleOf = ({ stale }, { say, show }) =>
  stale.length > 0 && part("stale", say("part.stale"), html`<ul>${stale.map((change) => html`
    <li><b>${say(`field.${change.field}`)}</b> <del>${show(change.field, change.confirmed)}</del> → <ins>${show(change.field, change.now)}</ins></li>`)}</ul>`);

// That it is completed stands beside the seal already.
const reasonsOf = ({ reasons }, words) => reasonsListed(reasons.filter((reason) => reason.code !== "completed"), words);

const reasonsListed = (reasons, { say }) =>
  reasons.length > 0 && part("reasons", say("part.reasons"), html`<ul>${reasons.map((reason) => html`
    <li><span>${reason.message}</span> <code>${reason.code}</code></li>`)}</ul>`);

const limitsOf = ({ constraints, provenance, values }, { say, show }) => {
  const limitText = (field) => {
    const limits = Object.entries(provenance.contract.constraints[field] ?? {});
    return `${say(`field.${field}`)} ${limits.map(([operator, limit]) => say(`limit.${operator}`, { limit: show(field, limit) })).join(say("list.and"))}`;
  };
  const rows = [
    ...constraints.violations.map(({ field }) => [field, "broken"]),
    ...constraints.unknown.map((field) => [field, "unknown"]),
    ...constraints.satisfied.map((field) => [field, "kept"]),
  ];
  return rows.length > 0 && part("limits", say("part.limits"), html`<ul>${rows.map(([field, state]) => html`
    <li class="limit-${state}"><span>${limitText(field)}</span> · <i>${say(`limit.${state}`)}</i>${
      field in values && html` <span class="fine">${show(field, values[field])}</span>`}</li>`)}</ul>`);
};

const unreadOf = ({ unread }, { say }) =>
  unread.length > 0 && part("unread", say("part.unread"), html`<p class="fine">${say("part.unread.why")}</p><ul>${unread.map((word) => html`
    <li><b>${word.word}</b> <span>${say("quote", { quote: word.clause })}</span>
      <button type="button" class="quiet" data-report="${word.clause}" data-turn="${word.turn}">${say("do.report")}</button></li>`)}</ul>`);

const noticesOf = ({ notices }, { say }) =>
  notices.length > 0 && part("notices", say("part.notices"), html`<ul>${notices.map((notice) => html`
    <li>${notice.line !== null && notice.line !== undefined && html`<span class="field-turn">${say("line", { line: notice.line })}</span>`} ${notice.message}</li>`)}</ul>`);
