// One call shown on a page: the record, the verdict, the fields. Shared by the checker and the landing page.

import { KINDS_IN_ORDER, kindOf } from "./effects.js";
import { linkEvidence } from "./linking.js";
import { legendOf, turnsOf } from "./record.js";
import { sealState } from "./seal.js";
import { patch, patchList } from "./settling.js";
import { explanationOf, fieldsOf, headOf, spoken } from "./verdict.js";

const SAY_AFTER_MS = 600;

/** Return the HTML of every region for *answer*, as the build puts it into the page. */
export const regionsOf = (answer, words) => ({
  turns: turnsOf(answer, words).join("\n"),
  legend: String(legendFor(answer, words)),
  head: String(headOf(answer, words)),
  fields: fieldsOf(answer, words).join("\n"),
  explanation: String(explanationOf(answer, words)),
});

const legendFor = (answer, words) => {
  const present = new Set(answer.artifact.graph.nodes.map(kindOf));
  return legendOf(words, KINDS_IN_ORDER.filter((kind) => present.has(kind)));
};

/** Return `show(answer)`, which brings the regions below *root* up to date; what is there already counts as shown. */
export function sheetOn(root, words) {
  const region = (name) => root.querySelector(`[data-region="${name}"]`);
  const [turns, legend, head, fields, explanation, live] =
    ["turns", "legend", "head", "fields", "explanation", "live"].map(region);
  linkEvidence(root);
  let timer;
  let settled = stateOfFields(fields);
  return function show(answer) {
    patchList(turns, turnsOf(answer, words));
    patch(legend, legendFor(answer, words));
    const before = head.dataset.state;
    head.dataset.state = sealState(answer.artifact);
    if (patch(head, headOf(answer, words)) && before !== head.dataset.state) move(head, "stamping");
    patchList(fields, fieldsOf(answer, words));
    const now = stateOfFields(fields);
    for (const [name, { element, state }] of now) if (settled.get(name)?.state !== state) move(element, `turns-${state}`);
    settled = now;
    if (explanation) patch(explanation, explanationOf(answer, words));
    clearTimeout(timer);
    timer = setTimeout(() => { live.textContent = spoken(answer, words); }, SAY_AFTER_MS);
  };
}

const stateOfFields = (fields) =>
  new Map([...fields.querySelectorAll(".field")].map((element) => [element.dataset.field, { element, state: element.dataset.state }]));

function move(element, name) {
  element.classList.add(name);
  element.addEventListener("animationend", () => element.classList.remove(name), { once: true });
}
