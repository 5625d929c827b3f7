// Folds each call's events in the browser's way and prints how it stood after each of them.
import { after, NOTHING_YET } from "../../web/oathra_web/static/folding.js";
import { momentsOf } from "../../web/oathra_web/static/moments.js";
import { given } from "../../web/oathra_web/inside/boot.mjs";

const statesOf = (events) => {
  let now = NOTHING_YET;
  return events.map((event) => (now = after(now, event)));
};

process.stdout.write(JSON.stringify(given().map((events) => ({ states: statesOf(events), moments: momentsOf(events) }))));
