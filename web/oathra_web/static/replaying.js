// Replay: the chosen call, or one from a dropped file, at any moment of it.

import { save } from "./copying.js";
import { acceptFiles } from "./dropping.js";
import { fold } from "./folding.js";
import { scrubberOn } from "./scrubber.js";

export function replaying({ $, words, stage, taped, start, ask, trouble, isOn, turnTo }) {
  const scrubber = scrubberOn($("scrub"), words, {
    onMove(count) {
      stage.player.pause();
      stage.showAfter(count);
    },
  });

  function show(call) {
    scrubber.load(call.tape.events);
    start(call, Infinity);
    scrubber.at(stage.events.length);
  }

  async function open(text, name) {
    try {
      const { tape } = await ask({ op: "open", text });
      turnTo("replay");
      show(fromFile(tape, name, words));
      trouble(null);
    } catch (error) {
      trouble(words.say("replay.unread", { name, why: error.message }));
    }
  }

  acceptFiles({
    page: document.body,
    picker: $("file"),
    onText: open,
    onTooLarge: (name) => trouble(words.say("replay.too-large", { name })),
  });
  $("open-file").addEventListener("click", () => $("file").click());
  $("save-file").addEventListener("click", () => save("events.jsonl", stage.tape.events.map((event) => `${JSON.stringify(event)}\n`).join("")));

  return {
    async enter() {
      const call = await taped();
      if (call) show(call);
    },
    leave() {
      stage.player.pause();
    },
    moved() {
      if (isOn("replay")) scrubber.at(stage.events.length);
    },
  };
}

const JAPANESE = /[぀-ヿ㐀-鿿]/;

/** Return a call of which only the events are known: what is required is what they say was missing or verified. */
function fromFile(tape, name, words) {
  const dialed = tape.events.find(({ type }) => type === "call.dialed");
  const progress = tape.events.filter(({ type }) => type === "mission.progress").flatMap(({ missing, verified }) => [...missing, ...verified]);
  const japanese = fold(tape.events).turns.some(({ text }) => JAPANESE.test(text));
  return {
    tape,
    title: name,
    required: [...new Set(progress)],
    names: { caller: words.say("call.caller"), callee: dialed?.to ?? words.say("call.callee") },
    language: japanese ? "ja" : "en",
  };
}
