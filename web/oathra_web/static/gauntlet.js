// The gauntlet: hostile calls played in this tab, in small portions so that the page stays alive; any failure is shown
// with the fewest turns that still show it.

import { html } from "./markup.js";
import { sealOf } from "./seal.js";
import { patch } from "./settling.js";

// A portion takes about as long as nobody notices.
const PORTION_MS = 200;
const PORTIONS = { first: 4, largest: 200 };
const FAILURES_SHOWN = 5;
export const RUNS = [200, 1000, 10000];
export const JUDGES = ["oathra", "careless"];

export function gauntlet({ $, words, page, ask, trouble }) {
  const root = $("gauntlet");
  let run = null;
  const settings = { runs: RUNS[1], seed: 1, judge: JUDGES[0] };

  const draw = () => patch(root, gauntletOf(settings, run, words));

  async function begin() {
    const mine = { ...settings, tally: null, done: 0, failures: [], running: true, workedMs: 0 };
    let portion = PORTIONS.first;
    run = mine;
    draw();
    try {
      while (run === mine && mine.running && mine.done < mine.runs) {
        const count = Math.min(portion, mine.runs - mine.done);
        const begun = performance.now();
        const answer = await ask({ op: "gauntlet", scenarios: page.scenarios, seed: mine.seed, judge: mine.judge, from: mine.done, count, tally: mine.tally });
        if (run !== mine) return;
        const took = performance.now() - begun;
        portion = Math.max(1, Math.min(PORTIONS.largest, Math.round((count * PORTION_MS) / took)));
        Object.assign(mine, { tally: answer.tally, done: mine.done + count, interval: answer.interval, workedMs: mine.workedMs + took });
        showCounts(root, mine, words);
        await explain(mine, answer);
      }
    } catch (error) {
      trouble(error.message);
    }
    if (run !== mine) return;
    mine.running = false;
    draw();
  }

  /** Fetch the shortest transcript of what went wrong in the last portion, as long as few are shown. */
  async function explain(mine, { wrong }) {
    for (const number of wrong) {
      if (mine.failures.length >= FAILURES_SHOWN) return;
      const { failure } = await ask({ op: "failure", scenarios: page.scenarios, seed: mine.seed, judge: mine.judge, number });
      if (failure && !mine.failures.some((one) => one.kind === failure.kind && one.twists === failure.twists && one.language === failure.language)) {
        mine.failures = [...mine.failures, failure];
        draw();
      }
    }
  }

  root.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-gauntlet]");
    if (button?.dataset.gauntlet === "start") begin();
    if (button?.dataset.gauntlet === "stop") run.running = false;
  });
  root.addEventListener("change", ({ target }) => {
    settings[target.name] = target.name === "judge" ? target.value : Number(target.value);
  });
  root.addEventListener("submit", (event) => event.preventDefault());

  return {
    enter: draw,
    leave() {
      if (run) run.running = false;
    },
  };
}

const number = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

const gauntletOf = (settings, run, words) => html`
  <div class="gauntlet-head">
    <h2 id="gauntlet-title">${words.say("gauntlet.title")}</h2>
    <p>${words.say("gauntlet.what")}</p>
  </div>
  <form class="gauntlet-form">
    <label class="labelled"><span>${words.say("gauntlet.runs")}</span><select name="runs">${RUNS.map((count) => html`<option value="${count}" ${count === settings.runs && html`selected`}>${number(count)}</option>`)}</select></label>
    <label class="labelled"><span>${words.say("case.seed")}</span><input name="seed" type="number" inputmode="numeric" min="0" max="999999999" value="${settings.seed}"></label>
    <label class="labelled"><span>${words.say("gauntlet.judge")}</span><select name="judge">${JUDGES.map((judge) => html`<option value="${judge}" ${judge === settings.judge && html`selected`}>${words.say(`gauntlet.judge.${judge}`)}</option>`)}</select></label>
    ${run?.running
      ? html`<button type="button" class="firm" data-gauntlet="stop">${words.say("gauntlet.stop")}</button>`
      : html`<button type="button" class="firm" data-gauntlet="start">${words.say("gauntlet.start")}</button>`}
  </form>
  <div class="gauntlet-counts" data-part="counts">${countsOf(run, words)}</div>
  <div class="gauntlet-end" role="status">${run && !run.running && run.tally && endOf(run, words)}</div>
  ${run?.failures.length > 0 && html`<section class="gauntlet-failures" aria-labelledby="failures-title"><h3 id="failures-title">${words.say("gauntlet.failures")}</h3>
    ${run.failures.map((failure) => failureOf(failure, words))}</section>`}`;

function showCounts(root, run, words) {
  patch(root.querySelector('[data-part="counts"]'), countsOf(run, words));
}

const endOf = ({ tally }, { say, language }) => html`<div class="verdict-seal">${sealOf(tally.false === 0 ? "stamped" : "void", language)}</div>
  <p class="verdict-title">${say(tally.false === 0 ? "gauntlet.held" : "gauntlet.fell", { runs: number(tally.runs), false: number(tally.false) })}</p>`;

function countsOf(run, { say }) {
  const tally = run?.tally ?? { runs: 0, never: 0, false: 0, expected: 0, missed: 0 };
  const rate = run?.workedMs ? Math.round((tally.runs / run.workedMs) * 1000) : 0;
  return html`
    <progress class="gauntlet-meter" max="${run?.runs ?? 1}" value="${tally.runs}" aria-label="${say("gauntlet.progress")}"></progress>
    <dl class="gauntlet-figures">
      <div class="figure figure-false" data-value="${tally.false === 0 ? "none" : "some"}"><dt>${say("gauntlet.false")}</dt><dd data-count="false">${number(tally.false)}</dd>
        <dd class="fine">${run?.interval ? say("gauntlet.interval", { share: percent(run.interval[1]) }) : say("gauntlet.false.what")}</dd></div>
      <div class="figure"><dt>${say("gauntlet.played")}</dt><dd data-count="runs">${number(tally.runs)}</dd><dd class="fine">${say("gauntlet.rate", { rate: number(rate) })}</dd></div>
      <div class="figure"><dt>${say("gauntlet.never")}</dt><dd data-count="never">${number(tally.never)}</dd><dd class="fine">${say("gauntlet.never.what")}</dd></div>
      <div class="figure"><dt>${say("gauntlet.recognised")}</dt><dd data-count="recognised">${number(tally.expected - tally.missed)}</dd><dd class="fine">${say("gauntlet.recognised.of", { all: number(tally.expected) })}</dd></div>
    </dl>`;
}

const percent = (share) => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`;

const failureOf = (failure, { say, show, language }) => html`
  <article class="failure" data-kind="${failure.kind}">
    <p class="failure-head"><b>${say(`gauntlet.kind.${failure.kind === "missed" ? "missed" : "false"}`)}</b> <code>${failure.twists}</code> <span class="fine">${say("gauntlet.call", { number: number(failure.run), scenario: failure.scenario })}</span></p>
    <ol class="turns">${failure.turns.map(({ speaker, text }, index) => html`<li class="turn" data-side="${speaker}"><span class="turn-number">${index + 1}</span>
      <div class="turn-said"><span class="turn-speaker">${{ caller: say("call.caller"), callee: say("call.callee") }[speaker] ?? speaker}</span><p class="turn-text" lang="${failure.language}">${text}</p></div></li>`)}</ol>
    <p class="fine">${failure.claimed && html`${say("gauntlet.claimed")} ${termsOf(failure.claimed, { say, show })} · `}${say("gauntlet.true")} ${failure.true ? termsOf(failure.true, { say, show }) : say("gauntlet.nothing")}</p>
  </article>`;

const termsOf = (terms, { say, show }) => Object.entries(terms).filter(([name, value]) => name !== "confirmed" && value !== null)
  .map(([name, value]) => `${say(`field.${name}`)} ${show(name, value, "short")}`).join(say("list.and"));
