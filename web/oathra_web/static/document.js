// A page of the documentation: pointing at a note lights its words, as in the checker.

import { linkEvidence } from "./linking.js";

for (const exhibit of document.querySelectorAll(".exhibit")) linkEvidence(exhibit);
// On a phone the contents would push the page away.
if (matchMedia("(max-width: 60rem)").matches) document.querySelector(".contents details").open = false;
