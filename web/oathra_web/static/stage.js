// The stage: one call shown at the pace at which it was spoken, with the controls of its player.

import { callView } from "./call_view.js";
import { clock, momentsOf } from "./moments.js";
import { Player } from "./player.js";

/**
 * Return the stage in the regions below *root*. `load(tape, call, at, own)` takes a tape and stands after its first *at*
 * moments, *own* being the side that needs no voice; `onMove()` hears of every change; `say` is that of the player.
 */
export function stageOn(root, words, { say, onMove = () => {} }) {
  const view = callView(root, words);
  const [toggle, step, again, time, meter] = ["toggle", "step", "again", "time", "meter"].map((name) => root.querySelector(`[data-part="${name}"]`));
  const stage = { tape: null, moments: [], events: [], now: null, player: null };

  const player = new Player({
    onSpeaking(event, share) {
      view.speaking(event, share);
      showTime(event.startMs + (event.endMs - event.startMs) * share);
    },
    onMoment(count) {
      showEvents(stage.moments.slice(0, count).flatMap((moment) => moment.events));
      onMove(stage);
    },
    onState() {
      const ended = player.ended && stage.moments.length > 0;
      toggle.dataset.state = player.playing ? "playing" : ended ? "ended" : "paused";
      toggle.querySelector("[data-words]").textContent = words.say(player.playing ? "player.pause" : ended ? "player.anew" : "player.play");
      step.disabled = player.ended;
      again.hidden = ended;
      onMove(stage);
    },
    say: (event, speed) => say(event, speed, stage.call?.language),
  });
  stage.player = player;

  function showTime(t) {
    const end = stage.moments.at(-1)?.end ?? 0;
    time.textContent = `${clock(t)} / ${clock(end)}`;
    if (meter) meter.value = end ? Math.min(1, t / end) : 0;
  }

  function showEvents(events, whole = true) {
    stage.events = events;
    stage.now = view.show(events, whole);
    showTime(stage.now.t);
  }

  toggle.addEventListener("click", () => {
    if (player.playing) return player.pause();
    if (player.ended) player.seek(0);
    player.play();
  });
  step.addEventListener("click", () => player.step());
  again.addEventListener("click", () => player.seek(0));

  return Object.assign(stage, {
    load(tape, call, at = 0, own = null) {
      stage.tape = tape;
      stage.call = call;
      stage.moments = momentsOf(tape.events);
      view.open({ ...call, marks: tape.marks });
      player.own = own;
      player.load(stage.moments, at);
    },
    /** Show the call after its first *count* events, which may be in the middle of a moment. */
    showAfter(count) {
      let passed = 0;
      const whole = stage.moments.findIndex((moment) => (passed += moment.events.length) > count);
      player.seek(whole < 0 ? stage.moments.length : whole);
      const shown = stage.tape.events.slice(0, count);
      const turn = shown.findLast(({ type }) => type === "transcript.final");
      showEvents(shown, stage.tape.events[count]?.t !== turn?.t);
      onMove(stage);
    },
  });
}
