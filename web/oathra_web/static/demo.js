// The demo: a scenario, a chance and a mode, chosen by controls that stand in the address; the engine in its worker.

import { chosenIn, fragmentFor } from "./addressing.js";
import { callOf, caseCard } from "./cases.js";
import { startEngine } from "./engine.js";
import { patch } from "./settling.js";
import { stageOn } from "./stage.js";
import { explanationOf } from "./verdict.js";
import { localVoices } from "./voices.js";
import { showing, speaking } from "./words.js";

const page = JSON.parse(document.getElementById("page").textContent);
const say = speaking(page.catalogue);
const words = { say, show: showing(say), language: page.language };
const $ = (id) => document.getElementById(id);
const base = new URL(page.base, document.baseURI).href;
const scenarioOf = (id) => page.scenarios.find((scenario) => scenario.id === id);

const SPEEDS = { 1: 1, 2: 2, 4: 4, most: Infinity };
const MODES = ["watch"];
const KNOWN = {
  mode: (text) => MODES.find((mode) => mode === text),
  scenario: (text) => scenarioOf(text)?.id,
  seed: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  speed: (text) => (text in SPEEDS ? text : undefined),
};
const FIRST = { mode: "watch", scenario: page.first.scenario, seed: page.first.seed, speed: "1" };

let chosen = { ...FIRST, ...chosenIn(location.hash, KNOWN) };
let ask = null; // the engine's answer to a request, once it runs
const voices = localVoices(() => showVoices());
const stage = stageOn($("stage"), words, {
  say: (event, speed, language) => ($("voices").checked ? voices.say(event, speed, language) : null),
  onMove: showResult,
});

// ---- the call that is shown

const isFirst = ({ scenario, seed }) => scenario === page.first.scenario && seed === page.first.seed;

/** Play the chosen call: from the page where it is the one made with it, else from the engine. */
async function play({ at = 0, start = true } = {}) {
  const { scenario, seed } = chosen;
  const setting = scenarioOf(scenario);
  const tape = isFirst(chosen) ? page.first.tape : ask && (await ask({ op: "play", scenario: setting, seed, explainIn: page.language })).tape;
  if (!tape || scenario !== chosen.scenario || seed !== chosen.seed) return;
  stage.load(tape, callOf(setting, words), at);
  stage.player.speed = SPEEDS[chosen.speed];
  $("stage").dataset.call = `${scenario}/${seed}`;
  if (start) stage.player.play();
}

/** After the end: the reasons, as the checker gives them. */
function showResult({ player, tape, now }) {
  const over = player?.ended && now?.state === "ended" && tape?.artifact;
  $("result").hidden = !over;
  if (over) patch($("result"), explanationOf({ artifact: tape.artifact, transcript: { notices: [] } }, words));
}

// ---- the controls

function showControls() {
  const setting = scenarioOf(chosen.scenario);
  $("scenario").value = chosen.scenario;
  $("seed").value = chosen.seed;
  $("speed").value = chosen.speed;
  $("case-title").textContent = setting.title;
  $("case-title").lang = setting.language;
  patch($("case-card"), caseCard(setting, words));
  showVoices();
}

function showVoices() {
  const can = voices.canSay(scenarioOf(chosen.scenario).language);
  $("voices").disabled = !can;
  $("voices-hint").textContent = say(can ? "voices.local" : "voices.none");
}

function choose(change, { again = true } = {}) {
  chosen = { ...chosen, ...change };
  history.replaceState(null, "", fragmentFor(chosen));
  showControls();
  if (again) play();
}

$("case").addEventListener("submit", (event) => event.preventDefault());
$("scenario").addEventListener("change", ({ target }) => choose({ scenario: target.value, seed: Number(scenarioOf(target.value).seed ?? 1) }));
$("seed").addEventListener("change", ({ target }) => choose({ seed: KNOWN.seed(target.value) ?? chosen.seed }));
$("another").addEventListener("click", () => choose({ seed: Math.floor(Math.random() * 1e6) }));
$("speed").addEventListener("change", ({ target }) => {
  choose({ speed: target.value }, { again: false });
  stage.player.speed = SPEEDS[target.value];
});
$("voices").addEventListener("change", ({ target }) => { if (!target.checked) voices.say(null); });

window.addEventListener("hashchange", () => {
  chosen = { ...FIRST, ...chosenIn(location.hash, KNOWN) };
  showControls();
  play();
});

// ---- starting

async function keepForOffline() {
  try {
    await navigator.serviceWorker?.register(new URL("sw.js", base), { scope: base });
  } catch {
    // Private windows refuse it; the page then works with a network only.
  }
}

async function asked(engine, request) {
  const answer = JSON.parse(await engine.answer(JSON.stringify(request)));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
}

async function begin() {
  showControls();
  play();
  try {
    const engine = await startEngine({ assets: page.assets, base, onProgress: (part) => { $("progress").value = part; }, beforeSeal: keepForOffline });
    ask = (request) => asked(engine, request);
    if (!isFirst(chosen)) await play();
    // For the console: the same function as in Python, and the tape that is shown now.
    globalThis.oathra = { answer: (text) => engine.answer(text), tape: () => stage.tape };
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
