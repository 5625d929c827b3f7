// The call page: a call as it runs, or as it ran, with the components of the demo; without one, the list of all.

import { callView } from "./call_view.js";
import { evidenceItems } from "./evidence.js";
import { follow, Refused } from "./following.js";
import { listening } from "./listening.js";
import { html } from "./markup.js";
import { patch, patchList } from "./settling.js";
import { showing, speaking } from "./words.js";

const LANGUAGES = ["en", "ja"];
const OF_THE_LINE = /^(life|carrier|policy|recording|cost|number)\.|^call\.(created|approved|submitted|lost|settled|facts)$/;
const TOLD = ["carrier.refused", "call.lost", "number.closed"];
const DOWN = ["ended", "sealed"];

const [region, part] = ["region", "part"].map((kind) => (name) => document.querySelector(`[data-${kind}="${name}"]`));
const byId = (id) => document.getElementById(id);

async function asked(path, options) {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Refused(answer.status);
  return answer.status === 204 ? null : answer.json();
}

/** Trade the code in the address, if there is one, for a session; it must not stay there, nor in the history. */
async function enter(place) {
  const code = place.get("code");
  if (!code) return;
  place.delete("code");
  history.replaceState(null, "", `#${place}`);
  await asked("session", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code }) }).catch(() => {});
}

async function wordsIn(language) {
  const say = speaking(await asked(`page/words/${language}.json`));
  return { say, show: showing(say), language };
}

function speak({ say, language }) {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) element.ariaLabel = say(element.dataset.sayLabel);
  byId("language").textContent = say("other.name");
  byId("language").lang = LANGUAGES.find((other) => other !== language);
}

function tell(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = false;
}

const trouble = ({ say }, error) => tell(say(error instanceof Refused && [401, 404].includes(error.status) ? `page.refused.${error.status}` : "page.broken"));

async function showList(words) {
  const { calls } = await asked("calls?limit=100");
  document.title = `${words.say("page.all")} · Oathra`;
  byId("calls").hidden = false;
  patchList(region("calls"), calls.length > 0 ? calls.map((call) => listed(call, words)) : [html`<li class="fine">${words.say("page.none")}</li>`]);
}

const listed = (call, { say }) => html`<li><a href="call.html#call=${call.id}"><b>${call.goal}</b>
  <span>${call.number} · ${new Date(call.createdAt).toLocaleString(document.documentElement.lang)} · ${say(`page.state.${call.state}`)}${call.status && html` · ${say(`page.status.${call.status}`)}`}</span></a></li>`;

/** Show one call from its log, and go on with it until it is sealed. */
async function showCall(id, words) {
  let call = await asked(`calls/${encodeURIComponent(id)}`);
  const { plan } = call;
  const view = callView(document, words);
  const events = [];
  const turns = new Map();
  let drawn = 0;
  words = { ...words, spoken: plan.language };
  document.title = `${plan.contract.goal || call.number} · Oathra`;
  byId("call").hidden = false;
  region("goal").textContent = plan.contract.goal;
  region("goal").lang = plan.language;
  region("whom").textContent = words.say(plan.reachesPeople ? "page.whom" : "page.whom.simulated", { number: call.number, carrier: plan.carrier, engine: plan.engine });
  byId("hang-up").addEventListener("click", () => asked(`calls/${id}/hangup`, { method: "POST" }).catch((error) => trouble(words, error)));
  const play = listening(byId("recording"));
  region("evidence").addEventListener("click", ({ target }) => { const button = target.closest(".listen"); if (button) play(button); });

  function showLine(state) {
    region("state").textContent = words.say(`page.state.${state}`);
    region("state").dataset.down = DOWN.includes(state);
    byId("hang-up").hidden = DOWN.includes(state);
    region("cost").textContent = words.say("page.cost", { cost: call.costUsd });
  }

  function draw() {
    drawn = 0;
    const marks = [];
    for (const node of call.verdict.graph.nodes) (marks[node.turn] ??= []).push(node);
    const names = { caller: words.say("side.caller"), callee: words.say("side.callee") };
    view.open({ required: plan.contract.require, names, language: plan.language, marks });
    view.show(events);
    const offset = call.recording?.offsetMs ?? null;
    patchList(region("evidence"), evidenceItems(call.verdict, turns, offset, words));
    const reasons = new Set(call.verdict.reasons.map(({ message }) => message));
    patchList(region("reasons"), [...reasons].map((message) => html`<li lang="${plan.language}">${message}</li>`));
    part("evidence").hidden = call.verdict.evidence.length === 0;
    part("reasons").hidden = call.verdict.reasons.length === 0 || turns.size === 0;
    if (call.recording && byId("deck").hidden) {
      byId("recording").src = `calls/${id}/recording`;
      byId("deck").hidden = false;
    }
  }

  async function refresh() {
    call = await asked(`calls/${encodeURIComponent(id)}`);
    showLine(call.state);
    draw();
  }

  // What a turn settled follows it at once: drawn together, in one frame.
  const soon = () => { drawn ||= setTimeout(draw, 30); };
  let refreshing = Promise.resolve();

  showLine(call.state);
  draw();
  await follow(id, (_, event) => {
    if (event.type === "life.moved") return showLine(event.to);
    if (TOLD.includes(event.type)) tell(words.say(`page.told.${event.type}`, event));
    if (OF_THE_LINE.test(event.type)) return undefined;
    if (event.type === "transcript.heard") return view.speaking({ ...event, turn: turns.size, startMs: event.t }, 1);
    events.push(event);
    soon();
    if (event.type !== "transcript.final") return undefined;
    turns.set(event.turn, event);
    refreshing = refreshing.then(refresh, () => {});
    return undefined;
  });
  await refreshing;
  await refresh();
}

async function start() {
  const place = new URLSearchParams(location.hash.slice(1));
  const wished = new URLSearchParams(location.search).get("lang") ?? navigator.language.slice(0, 2);
  const language = LANGUAGES.includes(wished) ? wished : "en";
  await enter(place);
  const words = await wordsIn(language);
  speak(words);
  byId("language").addEventListener("click", () => {
    location.href = `call.html?lang=${LANGUAGES.find((other) => other !== language)}${location.hash}`;
  });
  try {
    const id = place.get("call");
    await (id ? showCall(id, words) : showList(words));
  } catch (error) {
    trouble(words, error);
    if (!(error instanceof Refused)) throw error;
  }
}

window.addEventListener("hashchange", () => location.reload());
start();
