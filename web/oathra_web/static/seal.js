// The verdict as a name seal: stamped, an empty dotted ring, struck through, or a ring that holds a limit.

import { html } from "./markup.js";

/** Return what the seal shows for an artifact: stamped, empty, void, limit or unreached. */
export function sealState(artifact) {
  if (artifact.status === "completed") return "stamped";
  if (artifact.status === "violated") return "limit";
  if (artifact.status === "not_connected") return "unreached";
  return artifact.stale.length > 0 || artifact.graph.edges.some((edge) => edge.relation === "revokes") ? "void" : "empty";
}

const TICK = html`<path class="seal-sign" d="M31 52 L45 66 L71 36" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
const DONE = html`<text class="seal-sign seal-kanji" x="50" y="68" text-anchor="middle" font-size="50">済</text>`;

const ring = (rest) => html`<circle class="seal-ring" cx="50" cy="50" r="43" fill="none" ${rest}/>`;
const sign = (language) => (language === "ja" ? DONE : TICK);

const DRAWN = {
  stamped: (language) => html`${ring(html`stroke-width="6"`)}<circle class="seal-ring" cx="50" cy="50" r="36.5" fill="none" stroke-width="1.5"/>${sign(language)}`,
  empty: () => ring(html`stroke-width="3.5" stroke-dasharray="0.1 9" stroke-linecap="round"`),
  void: (language) => html`<g class="seal-faded">${ring(html`stroke-width="6"`)}${sign(language)}</g>
    <path class="seal-strike" d="M6 74 L94 26" stroke-width="7" stroke-linecap="round"/>`,
  limit: () => html`${ring(html`stroke-width="4"`)}<path class="seal-sign" d="M50 26 V58" stroke-width="8" stroke-linecap="round"/><circle class="seal-dot" cx="50" cy="73" r="5"/>`,
  unreached: () => html`${ring(html`stroke-width="2.5" stroke-dasharray="5 6"`)}<path class="seal-sign" d="M35 50 H65" stroke-width="5" stroke-linecap="round"/>`,
};

/** Return the seal as SVG; it is decoration, its meaning stands beside it in words. */
export const sealOf = (state, language) => html`
  <svg class="seal seal-${state}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${DRAWN[state](language)}</svg>`;
