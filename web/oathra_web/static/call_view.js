// One call on a page: the conversation, the mission beside it, the seal. It is shown events and needs nothing else, so
// a call that was played here, opened from a file or is running on a telephone looks the same.

import { rowsOf, speakingRow } from "./conversation.js";
import { fold, sealStateOf } from "./folding.js";
import { missionFields, missionHead, missionSpoken } from "./mission.js";
import { patch, patchList } from "./settling.js";

/** Return the HTML of every region for *events*, as the build puts it into the page; see `callView`. */
export function callRegions(events, call, words) {
  const now = fold(events);
  return {
    turns: rowsOf(events, call, words).join("\n"),
    head: String(missionHead(now, words)),
    fields: missionFields(now, call, words).join("\n"),
    state: sealStateOf(now),
  };
}

/**
 * Return the view of a call in the regions below *root*: `open(call)` takes another call ({required, requiredOnly,
 * names, language, marks}), `show(events, whole)` brings it up to these events, `speaking(event, share)` shows a turn that is being spoken.
 * Where the events stop before the *whole* of what their last turn does, its words are not marked yet either.
 */
export function callView(root, words) {
  const [turns, head, fields, live] = ["turns", "head", "fields", "live"].map((name) => root.querySelector(`[data-region="${name}"]`));
  const paper = turns.closest("[data-paper]") ?? turns;
  let call = { required: [], names: {}, language: words.language, marks: [] };
  let rows = [];
  let now = fold([]);

  function show(events, whole = true) {
    const stays = keepsItsEnd(paper);
    now = fold(events);
    const read = whole ? call.marks : call.marks.slice(0, now.turns.length - 1);
    rows = rowsOf(events, { ...call, marks: read }, words);
    patchList(turns, rows);
    const before = head.dataset.state;
    head.dataset.state = sealStateOf(now);
    if (patch(head, missionHead(now, words)) && before !== head.dataset.state) move(head, "stamping");
    for (const { made, old } of patchList(fields, missionFields(now, call, words))) {
      if (old && old.dataset.state !== made.dataset.state) move(made, `turns-${made.dataset.state}`);
    }
    if (live && before !== head.dataset.state) live.textContent = missionSpoken(now, words);
    stays();
    return now;
  }

  function speaking(event, share) {
    const stays = keepsItsEnd(paper);
    patchList(turns, [...rows, speakingRow(event, share, call)]);
    stays();
  }

  return { show, speaking, open: (other) => { call = { ...call, marks: [], ...other }; } };
}

// Whoever reads further up is left there; whoever stands at the end stays at the end.
function keepsItsEnd(paper) {
  const atEnd = paper.scrollHeight - paper.scrollTop - paper.clientHeight < 40;
  return () => { if (atEnd) paper.scrollTop = paper.scrollHeight; };
}

function move(element, name) {
  element.classList.add(name);
  element.addEventListener("animationend", () => element.classList.remove(name), { once: true });
}
