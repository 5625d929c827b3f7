// The landing page: one call gone wrong and right, and five replies to one request, their verdicts made by the build.

import { linkEvidence } from "./linking.js";
import { sheetOn } from "./sheet.js";
import { showing, speaking } from "./words.js";

const page = JSON.parse(document.getElementById("page").textContent);
const say = speaking(page.catalogue);
const show = sheetOn(document.querySelector(".swap"), { say, show: showing(say), language: page.language });

for (const scene of document.querySelectorAll(".scene")) linkEvidence(scene);

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-example]");
  if (!button) return;
  for (const each of document.querySelectorAll("[data-example]")) each.setAttribute("aria-pressed", String(each === button));
  show(page.answers[button.dataset.example]);
  document.getElementById("open-in-checker").href = page.links[button.dataset.example];
});
