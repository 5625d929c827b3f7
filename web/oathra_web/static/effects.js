// What a marked word does, gathered into the few kinds that are drawn differently.

const KINDS = {
  value: "value",
  proposes: "proposes",
  accepts: "agrees",
  agrees: "agrees",
  promises: "agrees",
  confirms: "confirms",
  implies: "confirms",
  asks: "asks",
  hedges: "hedges",
  tentative: "defers",
  defers: "defers",
  redirects: "defers",
  condition: "condition",
  denies: "denies",
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

/** Return the kind of a node of the graph, or null when it is not worth marking. */
export const kindOf = (node) => KINDS[node.effect] ?? (node.kind === "value" ? "silent" : null);
