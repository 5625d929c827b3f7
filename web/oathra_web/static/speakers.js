// Who is who: which labels of the log are our side. Proposed by the engine, always open to change.

import { html } from "./markup.js";

/** Return the mapping of labels to sides, with a swap; asks for a decision while the engine is not certain. */
export function speakersOf({ labels, certain }, { say }) {
  const names = Object.keys(labels);
  if (names.length === 0) return html`<p class="fine">${say("speakers.none")}</p>`;
  return html`
    ${!certain && html`<p class="asking">${say("speakers.unsure")}</p>`}
    <ul class="speakers">${names.map((label) => html`
      <li><span class="speaker-label">${label}</span><label><span class="unseen">${say("speakers.side", { label })}</span>
        <select data-label="${label}">${["caller", "callee"].map((side) => html`
          <option value="${side}" ${(labels[label] === "caller" ? "caller" : "callee") === side && html`selected`}>${say(`side.${side}`)}</option>`)}</select></label></li>`)}
    </ul>
    <p class="row">${!certain && html`<button type="button" class="firm" data-do="accept-speakers">${say("speakers.accept")}</button>`}
      <button type="button" class="quiet" data-do="swap-speakers">${say("speakers.swap")}</button></p>`;
}

/** Return the labels of our side after a click on *swap*. */
export const swapped = (labels) => Object.keys(labels).filter((label) => labels[label] !== "caller");

/** Return the labels of our side as they stand. */
export const callersIn = (labels) => Object.keys(labels).filter((label) => labels[label] === "caller");
