// Renders the regions of a page with the very components that the browser uses.
import { callRegions } from "../static/call_view.js";
import { callOf, caseCard, caseOptions } from "../static/cases.js";
import { examplesOf } from "../static/examples.js";
import { html } from "../static/markup.js";
import { momentsOf } from "../static/moments.js";
import { turnsOf } from "../static/record.js";
import { sealState } from "../static/seal.js";
import { regionsOf } from "../static/sheet.js";
import { speakersOf } from "../static/speakers.js";
import { openTerms, requestFor, termsForm } from "../static/terms.js";
import { headOf } from "../static/verdict.js";
import { showing, speaking } from "../static/words.js";
import { given } from "./boot.mjs";

const termsOf = (examples, example) => ({ ...openTerms(examples.today), ...example.terms });

const requests = ({ language, examples }) =>
  [...examples.replies, ...examples.traps].map((example) => requestFor(example.log, termsOf(examples, example), language));

function regions({ language, catalogue, examples, answer, traps }) {
  const say = speaking(catalogue);
  const words = { say, show: showing(say), language };
  const first = examples.replies[0];
  return {
    ...regionsOf(answer, words),
    state: sealState(answer.artifact),
    examples: String(examplesOf({ ...examples, traps: traps ? examples.traps : [] }, first.id, words)),
    speakers: String(speakersOf(answer.transcript, words)),
    terms: String(termsForm(termsOf(examples, first), answer.artifact.required, words)),
  };
}

function exhibit({ language, catalogue, answer, from = 0 }) {
  const say = speaking(catalogue);
  const words = { say, show: showing(say), language };
  return { turns: turnsOf(answer, words).slice(from).join("\n"), head: String(headOf(answer, words)), state: sealState(answer.artifact) };
}

function call({ language, catalogue, scenarios, first }) {
  const say = speaking(catalogue);
  const words = { say, show: showing(say), language };
  const scenario = scenarios.find(({ id }) => id === first.scenario);
  return {
    ...callRegions(momentsOf(first.tape.events)[0].events, callOf(scenario, words), words),
    scenarios: String(html`${caseOptions(scenarios, first.scenario, words)}`),
    seed: String(first.seed),
    case_title: String(html`${scenario.title}`),
    case_card: String(caseCard(scenario, words)),
  };
}

const jobs = { requests, regions, call, exhibit };
process.stdout.write(JSON.stringify(given().map(({ job, ...rest }) => jobs[job](rest))));
