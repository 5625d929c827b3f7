// What a marked word does, gathered into the few kinds that are drawn differently.

const KINDS = {
  value: "value",
  proposes: "proposes",
  offers: "proposes",
  accepts: "agrees",
  agrees: "agrees",
  promises: "agrees",
  confirms: "confirms",
  implies: "confirms",
  upholds: "confirms",
  asks: "asks",
  hedges: "hedges",
  tentative: "defers",
  defers: "defers",
  redirects: "defers",
  condition: "condition",
  met: "agrees",
  other: "denies",
  denies: "denies",
  declines: "denies",
  retracts: "denies",
  cancels: "denies",
  corrects: "corrects",
  machine: "machine",
};

/** The kinds in the order of the legend. */
export const KINDS_IN_ORDER = [
  "value", "proposes", "agrees", "confirms", "hedges", "defers", "condition", "denies", "corrects", "asks", "machine",
  "silent",
];

/**
 * Return the kind of a node of the graph, or null when it is not worth marking: words that only ask for what
 * the values beside them say already, and acts without an effect.
 */
export function kindOf(node) {
  if (node.kind === "value") return KINDS[node.effect] ?? "silent";
  return node.effect === "proposes" ? null : KINDS[node.effect] ?? null;
}
