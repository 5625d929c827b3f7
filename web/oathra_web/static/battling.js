// Battle: several agents call the same clerk with the same chance, side by side; what each reports is held against the truth.

import { callView } from "./call_view.js";
import { html } from "./markup.js";
import { momentsOf } from "./moments.js";
import { Player } from "./player.js";
import { patch } from "./settling.js";
import { callOf } from "./cases.js";

export function battling({ $, words, chosen, scenarioNow, ask, speed }) {
  const { say } = words;
  let lanes = [];

  /** Fight with what is chosen, and play it. */
  async function enter() {
    const { scenario, seed } = chosen();
    stop();
    $("lanes").dataset.call = "";
    $("lanes").setAttribute("aria-busy", "true");
    const answer = await ask({ op: "battle", scenario: scenarioNow(), seed, explainIn: words.language });
    if (scenario !== chosen().scenario || seed !== chosen().seed) return;
    patch($("lanes"), html`${answer.lanes.map((lane) => laneOf(lane, words))}`);
    lanes = answer.lanes.map(open);
    $("lanes").dataset.call = `${scenario}/${seed}`;
    $("lanes").setAttribute("aria-busy", "false");
    playAll();
  }

  function open(lane) {
    const root = $("lanes").querySelector(`[data-agent="${lane.agent}"]`);
    const view = callView(root, words);
    const moments = momentsOf(lane.tape.events);
    const call = callOf(scenarioNow(), words);
    view.open({ ...call, requiredOnly: true, names: { ...call.names, caller: say(`agent.${lane.agent}`) }, marks: lane.tape.marks });
    const player = new Player({
      onSpeaking: view.speaking,
      onMoment: (count) => {
        view.show(moments.slice(0, count).flatMap((moment) => moment.events));
        root.dataset.over = String(count >= moments.length);
      },
      onState: showDeck,
    });
    player.load(moments);
    return { ...lane, player };
  }

  function showDeck() {
    const over = lanes.length > 0 && lanes.every(({ player }) => player.ended);
    const playing = lanes.some(({ player }) => player.playing);
    const toggle = $("battle-toggle");
    toggle.dataset.state = playing ? "playing" : over ? "ended" : "paused";
    toggle.querySelector("[data-words]").textContent = say(playing ? "player.pause" : over ? "player.anew" : "player.play");
    $("ranking").hidden = !over;
    if (over) patch($("ranking"), rankingOf(lanes, words));
  }

  function playAll() {
    for (const { player } of lanes) {
      player.speed = speed();
      player.play();
    }
  }

  function stop() {
    for (const { player } of lanes) player.pause();
  }

  $("battle-toggle").addEventListener("click", () => {
    if (lanes.some(({ player }) => player.playing)) return stop();
    if (lanes.every(({ player }) => player.ended)) for (const { player } of lanes) player.seek(0);
    playAll();
  });

  return {
    enter,
    leave: stop,
    hurried() {
      for (const { player } of lanes) player.speed = speed();
    },
  };
}

const laneOf = (lane, { say }) => html`
  <section class="lane" data-agent="${lane.agent}" data-over="false" aria-labelledby="lane-${lane.agent}">
    <div class="lane-top"><h2 id="lane-${lane.agent}">${say(`agent.${lane.agent}`)}</h2><p class="fine">${say(`agent.${lane.agent}.does`)}</p></div>
    <div class="verdict-head" data-region="head" data-state="empty"></div>
    <ul class="fields" data-region="fields" aria-label="${say("fields.title")}"></ul>
    <div class="lane-end" data-false="${String(lane.falseClaim)}">
      <p><span class="lane-what">${say("battle.reports")}</span> <b>${say(lane.claimed ? "battle.booked" : "battle.not-booked")}</b></p>
      <p><span class="lane-what">${say("battle.truth")}</span> <b>${say(lane.achieved ? "battle.booked" : "battle.not-booked")}</b></p>
      <p class="lane-verdict">${say(lane.falseClaim ? "battle.false" : lane.claimed !== lane.achieved ? "battle.unaware" : "battle.honest")}</p>
    </div>
    <div class="paper" data-paper tabindex="0" role="region" aria-label="${say("battle.record", { agent: say(`agent.${lane.agent}`) })}"><ol class="turns" data-region="turns"></ol></div>
  </section>`;

const rankingOf = (lanes, { say }) => html`
  <table><caption class="unseen">${say("battle.ranking")}</caption>
    <thead><tr><th scope="col">${say("battle.rank")}</th><th scope="col">${say("battle.agent")}</th><th scope="col">${say("battle.reports")}</th><th scope="col">${say("battle.truth")}</th><th scope="col" class="number">${say("battle.score")}</th><th scope="col" class="number">${say("battle.turns")}</th><th scope="col" class="number">${say("battle.seconds")}</th></tr></thead>
    <tbody>${[...lanes].sort((a, b) => a.rank - b.rank).map((lane) => html`<tr data-false="${String(lane.falseClaim)}">
      <td>${lane.rank}</td><th scope="row">${say(`agent.${lane.agent}`)}</th>
      <td>${say(lane.claimed ? "battle.booked" : "battle.not-booked")}${lane.falseClaim && html` <span class="lane-verdict">${say("battle.false")}</span>`}</td>
      <td>${say(lane.achieved ? "battle.booked" : "battle.not-booked")}</td>
      <td class="number">${lane.score}</td><td class="number">${lane.turns}</td><td class="number">${Math.round(lane.lastedMs / 1000)}</td></tr>`)}</tbody></table>`;
