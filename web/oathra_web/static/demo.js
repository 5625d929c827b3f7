// The demo: a mode, a scenario and a chance, chosen by controls that stand in the address; the engine in its worker.

import { chosenIn, fragmentFor } from "./addressing.js";
import { battling } from "./battling.js";
import { callOf, caseCard } from "./cases.js";
import { clerking } from "./clerking.js";
import { startEngine } from "./engine.js";
import { gauntlet } from "./gauntlet.js";
import { replaying } from "./replaying.js";
import { patch } from "./settling.js";
import { stageOn } from "./stage.js";
import { explanationOf } from "./verdict.js";
import { localVoices } from "./voices.js";
import { watching } from "./watching.js";
import { showing, speaking } from "./words.js";

const page = JSON.parse(document.getElementById("page").textContent);
const say = speaking(page.catalogue);
const words = { say, show: showing(say), language: page.language };
const $ = (id) => document.getElementById(id);
const base = new URL(page.base, document.baseURI).href;
const scenarioOf = (id) => page.scenarios.find((scenario) => scenario.id === id);

const SPEEDS = { 1: 1, 2: 2, 4: 4, most: Infinity };
const KNOWN = {
  mode: (text) => (Object.hasOwn(MODES, text) ? text : undefined),
  scenario: (text) => scenarioOf(text)?.id,
  seed: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  speed: (text) => (Object.hasOwn(SPEEDS, text) ? text : undefined),
};
const FIRST = { mode: "watch", scenario: page.first.scenario, seed: page.first.seed, speed: "1" };

// ---- the engine

let started;
const engine = new Promise((resolve) => { started = resolve; });

/** Return the engine's answer to *request*, once it runs; throws what it found wrong. */
async function ask(request) {
  const answer = JSON.parse(await (await engine).answer(JSON.stringify(request)));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
}

function trouble(message) {
  $("trouble").hidden = message === null;
  $("trouble").textContent = message ?? "";
}

// ---- the call that is shown

const voices = localVoices(() => showVoices());
const stage = stageOn($("stage"), words, {
  say: (event, speed, language) => ($("voices").checked ? voices.say(event, speed, language) : null),
  onMove() {
    showResult();
    MODES[chosen.mode].moved?.();
  },
});

/** Return the chosen call: from the page where it is the one made with it, else from the engine; null if it came too late. */
async function taped() {
  const { mode, scenario, seed } = chosen;
  const first = scenario === page.first.scenario && seed === page.first.seed;
  const tape = first ? page.first.tape : (await ask({ op: "play", scenario: scenarioOf(scenario), seed, explainIn: page.language })).tape;
  return mode === chosen.mode && scenario === chosen.scenario && seed === chosen.seed ? { tape } : null;
}

/** Put a call on the stage, after its first *at* moments; what it does not say of itself is that of the chosen scenario. */
function start({ tape, title, ...call }, at = 0, { own = null } = {}) {
  stage.player.speed = SPEEDS[chosen.speed];
  stage.load(tape, { ...callOf(scenarioOf(chosen.scenario), words), ...call }, at, own);
  showTitle(title);
  $("stage").dataset.call = title ?? `${chosen.scenario}/${chosen.seed}`;
}

/** After the end: the reasons, as the checker gives them. */
function showResult() {
  const { player, tape, now } = stage;
  const over = player?.ended && now?.state === "ended" && tape?.artifact;
  $("result").hidden = !over;
  if (over) patch($("result"), explanationOf({ artifact: tape.artifact, transcript: { notices: [] } }, words));
}

// ---- the modes

const context = {
  $, words, page, stage, ask, taped, start, trouble, turnTo,
  chosen: () => chosen,
  scenarioNow: () => scenarioOf(chosen.scenario),
  speed: () => SPEEDS[chosen.speed],
  isOn: (mode) => chosen.mode === mode,
};
const MODES = {
  watch: watching(context),
  clerk: clerking(context),
  battle: battling(context),
  replay: replaying(context),
  gauntlet: gauntlet(context),
};

/** Show what belongs to *mode*; the mode before ends. */
function turnTo(mode) {
  if (chosen.mode !== mode) {
    MODES[chosen.mode].leave();
    chosen = { ...chosen, mode };
    history.replaceState(null, "", fragmentFor(chosen));
  }
  showMode();
}

function showMode() {
  document.body.dataset.mode = chosen.mode;
  for (const part of document.querySelectorAll("[data-modes]")) part.hidden = !part.dataset.modes.split(" ").includes(chosen.mode);
  for (const link of document.querySelectorAll("a[data-mode]")) {
    link.href = fragmentFor({ ...chosen, mode: link.dataset.mode });
    link.removeAttribute("aria-current");
    if (link.dataset.mode !== chosen.mode) continue;
    link.setAttribute("aria-current", "true");
    link.parentElement.scrollLeft = link.offsetLeft - (link.parentElement.clientWidth - link.offsetWidth) / 2;
  }
}

async function enter() {
  trouble(null);
  try {
    await MODES[chosen.mode].enter();
  } catch (error) {
    trouble(error.message);
  }
}

// ---- the controls

let chosen = { ...FIRST, ...chosenIn(location.hash, KNOWN) };

function showControls() {
  $("scenario").value = chosen.scenario;
  $("seed").value = chosen.seed;
  $("speed").value = chosen.speed;
  patch($("case-card"), caseCard(scenarioOf(chosen.scenario), words));
  showTitle();
  showMode();
  showVoices();
}

function showTitle(title) {
  const setting = scenarioOf(chosen.scenario);
  $("case-title").textContent = title ?? setting.title;
  $("case-title").lang = title ? "" : setting.language;
  $("battle-mission").textContent = setting.mission.objective;
  $("battle-mission").lang = setting.language;
  $("case-card").hidden = title !== undefined;
}

function showVoices() {
  const can = voices.canSay(scenarioOf(chosen.scenario).language);
  $("voices").disabled = !can;
  $("voices-hint").textContent = say(can ? "voices.local" : "voices.none");
}

/** Take *change* into the address and the controls; *again*: begin anew with it. */
function choose(change, again = true) {
  if (again) MODES[chosen.mode].leave();
  chosen = { ...chosen, ...change };
  history.replaceState(null, "", fragmentFor(chosen));
  showControls();
  if (again) enter();
}

$("case").addEventListener("submit", (event) => event.preventDefault());
$("scenario").addEventListener("change", ({ target }) => choose({ scenario: target.value, seed: Number(scenarioOf(target.value).seed ?? 1) }));
$("seed").addEventListener("change", ({ target }) => choose({ seed: KNOWN.seed(target.value) ?? chosen.seed }));
$("another").addEventListener("click", () => choose({ seed: Math.floor(Math.random() * 1e6) }));
$("speed").addEventListener("change", ({ target }) => {
  choose({ speed: target.value }, false);
  stage.player.speed = SPEEDS[target.value];
  MODES[chosen.mode].hurried?.();
});
$("more").addEventListener("click", ({ currentTarget: more }) => more.setAttribute("aria-expanded", String(more.getAttribute("aria-expanded") === "false")));
$("voices").addEventListener("change", ({ target }) => { if (!target.checked) voices.say(null); });

window.addEventListener("hashchange", () => choose({ ...FIRST, ...chosenIn(location.hash, KNOWN) }));

// ---- starting

async function keepForOffline() {
  try {
    await navigator.serviceWorker?.register(new URL("sw.js", base), { scope: base });
  } catch {
    // Private windows refuse it; the page then works with a network only.
  }
}

async function begin() {
  showControls();
  const entered = enter();
  try {
    const running = await startEngine({ assets: page.assets, base, onProgress: (part) => { $("progress").value = part; }, beforeSeal: keepForOffline });
    started(running);
    await entered;
    // For the console: the same function as in Python, and the tape that is shown now.
    globalThis.oathra = { answer: (text) => running.answer(text), tape: () => stage.tape };
    document.documentElement.dataset.engine = "ready";
    $("loading").hidden = true;
  } catch (failure) {
    document.documentElement.dataset.engine = "failed";
    $("loading").classList.add("failed");
    $("progress").hidden = true;
    $("loading-words").textContent = say(`loading.${failure.why ?? "broken"}`, { detail: failure.message });
  }
}

begin();
