// Play the clerk: what you say is read at once, the caller answers, and each trap shows what was expected and what happened.

import { fold, sealStateOf } from "./folding.js";
import { html } from "./markup.js";
import { momentsOf } from "./moments.js";
import { patch } from "./settling.js";

const HAPPENED = { stamped: "complete", void: "undone" };

export function clerking({ $, words, stage, chosen, scenarioNow, start, ask, trouble }) {
  const { say } = words;
  let said = [];
  let tried = [];
  let traps = [];
  let waiting = false;

  async function answer(more, trap = null) {
    if (!waiting && said.length > 0) return;
    await send([...said, more], trap);
    $("line").value = "";
  }

  /** Play the call anew with these lines; what was seen already stands, the rest is spoken. */
  async function send(lines, trap = null) {
    const { scenario, seed } = chosen();
    waiting = false;
    showDesk();
    try {
      const reply = await ask({ op: "clerk", scenario: scenarioNow(), seed, said: lines, explainIn: words.language });
      if (scenario !== chosen().scenario || seed !== chosen().seed) return;
      const shown = lines.length > said.length ? stage.moments.length : momentsOf(reply.tape.events).length;
      ({ waiting, traps } = reply);
      said = lines;
      if (trap) tried = [...tried, { ...trap, ...outcomeOf(reply.tape.events, shown), at: lines.length }];
      tried = tried.filter(({ at }) => at <= lines.length);
      start({ tape: reply.tape }, shown, { own: "callee" });
      stage.player.play();
      trouble(null);
    } catch (error) {
      trouble(error.message);
    }
    showDesk();
  }

  /** Return how the mission stood right after the line that follows the first *shown* moments. */
  function outcomeOf(events, shown) {
    const upTo = momentsOf(events).slice(0, shown + 1).flatMap((moment) => moment.events);
    const now = fold(upTo);
    return { happened: HAPPENED[sealStateOf(now)] ?? "open", turn: now.turns.length };
  }

  function showDesk() {
    const speaking = stage.player.playing;
    for (const button of $("desk").querySelectorAll("button:not([data-desk=undo], [data-desk=anew])")) button.disabled = !waiting;
    $("desk").querySelector("[data-desk=undo]").disabled = said.length === 0;
    $("desk").dataset.waiting = String(waiting && !speaking);
    $("line").placeholder = say(waiting ? (said.length === 0 ? "clerk.greet" : "clerk.answer") : "clerk.over");
    patch($("traps"), trapsOf(traps, waiting, words));
    patch($("tried"), html`${[...tried].reverse().map((one) => triedOf(one, words))}`);
    $("tried").parentElement.classList.toggle("empty", tried.length === 0);
  }

  $("desk").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("line").value.trim();
    if (text) answer(text);
  });
  $("line").addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    $("desk").requestSubmit();
  });
  $("desk").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-trap], [data-desk]");
    const trap = button && traps.find(({ name }) => name === button.dataset.trap);
    if (trap) answer(trap.text, trap);
    else if (button?.dataset.desk) DESK[button.dataset.desk]();
    if (button && matchMedia("(pointer: fine)").matches) $("line").focus({ preventScroll: true });
  });
  const DESK = {
    silence: () => answer(""),
    hangUp: () => answer({ hangUp: true }),
    undo: () => send(said.slice(0, -1)),
    anew: () => begin(),
  };

  async function begin() {
    said = [];
    tried = [];
    traps = [];
    await send([]);
  }

  return {
    enter: begin,
    leave() {
      stage.player.pause();
    },
    moved: showDesk,
  };
}

const trapsOf = (traps, waiting, words) => html`${traps.length > 0 && trapList(traps, waiting, words)}`;

const trapList = (traps, waiting, { say }) => html`
  <h3 id="traps-title">${say("clerk.traps")}</h3>
  <ul class="trap-lines" aria-labelledby="traps-title">${traps.map(({ name, text }) => html`
    <li><button type="button" class="trap-line" data-trap="${name}" ${!waiting && html`disabled`}><span class="trap-name">${say(`trap.${name}`)}</span> <q>${text}</q></button></li>`)}</ul>`;

const triedOf = ({ name, text, expects, happened, turn }, { say }) => {
  const right = expects === "open" ? happened !== "complete" : expects === "undone" ? happened !== "complete" : happened === expects;
  return html`<li class="tried-line" data-right="${String(right)}">
    <p><b>${say(`trap.${name}`)}</b> <span class="field-turn">${say("turn", { turn })}</span></p>
    <p class="tried-said"><q>${text}</q></p>
    <p class="fine">${say("clerk.expected", { what: say(`clerk.outcome.${expects}`) })} · ${say("clerk.happened", { what: say(`clerk.outcome.${happened}`) })}
      <span class="tried-right">${say(right ? "clerk.right" : "clerk.wrong")}</span></p></li>`;
};
