// The one-click calls: five replies of a shop to the same request, and the lines that trap a careless reader.

import { html } from "./markup.js";

/** Return the request, the replies and the traps as buttons; `chosen` is the id of the one in the editor. */
export const examplesOf = ({ request, replies, traps }, chosen, { say }) => html`
  <p class="asked" id="asked"><span class="asked-who">${say("examples.asked")}</span> <q>${request}</q></p>
  <div class="replies" role="group" aria-label="${say("examples.replies")}">${replies.map((reply, index) => html`
    <button type="button" class="reply" data-example="${reply.id}" aria-pressed="${reply.id === chosen}">
      <span class="reply-number" aria-hidden="true">${index + 1}</span><span class="reply-text">${reply.label}</span></button>`)}</div>
  ${traps.length > 0 && html`<div class="traps" role="group" aria-labelledby="traps-title"><span class="traps-title" id="traps-title">${say("examples.traps")}</span>${traps.map((trap) => html`
    <button type="button" class="trap" data-example="${trap.id}" aria-pressed="${trap.id === chosen}">${trap.label}</button>`)}</div>`}`;

/** Return the example of that id, or undefined. */
export const exampleOf = ({ replies, traps }, id) => [...replies, ...traps].find((example) => example.id === id);
