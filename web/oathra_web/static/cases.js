// The case that is played: which scenario with which chance, what the caller is to achieve, what the other side knows.

import { html } from "./markup.js";

/** Return the options of the scenarios, those in the language of the page first. */
export function caseOptions(scenarios, chosen, { say, language }) {
  const languages = [...new Set([language, ...scenarios.map((one) => one.language)])];
  return languages.map((code) => html`<optgroup label="${say(`call.language.${code}`)}">${scenarios.filter((one) => one.language === code).map((one) => html`
    <option value="${one.id}" lang="${code}" ${one.id === chosen && html`selected`}>${one.title}</option>`)}</optgroup>`);
}

/** Return the card of a scenario: the mission, and behind a fold what the caller does not know. */
export const caseCard = (scenario, words) => html`
  <p class="case-mission" lang="${scenario.language}">${scenario.mission.objective}</p>
  <details class="case-secrets"><summary>${words.say("case.secrets")}</summary>
    <ul lang="${words.language}">${secretsOf(scenario, words).map((text) => html`<li>${text}</li>`)}</ul>
  </details>`;

/** Return what the callee knows and how it goes about it, one sentence each. */
export function secretsOf({ callee }, { say, show }) {
  const { knowledge = {}, rules = {} } = callee;
  const list = (values) => values.join(say("list.and"));
  const slots = Object.entries(knowledge.slots ?? {}).map(([day, times]) => say("secret.slots", { day: show("date", day, "short"), times: list(times) }));
  const told = [
    ["answers", rules.answers === "person" ? undefined : rules.answers && say(`secret.answers.${rules.answers}`)],
    ["seats", knowledge.seats], ["stock", knowledge.stock],
    ["price", knowledge.price && show("price", Number(knowledge.price))],
    ["floor", knowledge.floor && show("price", Number(knowledge.floor))],
    ["reference", knowledge.reference], ["transfers", rules.transfers_to],
    ["asks", rules.asks?.length && list(rules.asks.map((field) => say(`field.${field}`)))],
    ["misreads", rules.misreads?.length && list(rules.misreads.map((field) => say(`field.${field}`)))],
  ].filter(([, value]) => value !== undefined && value !== 0).map(([name, value]) => say(`secret.${name}`, { value }));
  const habits = [
    rules.commits && rules.commits !== "at_once" && say(`secret.commits.${rules.commits}`),
    rules.retracts === "yes" && say("secret.retracts"),
  ].filter(Boolean);
  return [...slots, ...told, ...habits];
}

/** Return what a view needs to know of a call in *scenario*: what is required, who speaks, in which language. */
export const callOf = (scenario, { say }) => ({
  required: scenario.mission.require,
  names: { caller: say("call.caller"), callee: scenario.callee.persona.business },
  language: scenario.language,
});
