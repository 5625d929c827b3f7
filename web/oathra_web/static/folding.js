// The events of a call folded into how it stood after each of them: the same table as oathra.replay, which the suite
// compares with this one. It judges nothing: the events say what was settled, staled and taken back.

/** How a call stands before anything has happened. */
export const NOTHING_YET = Object.freeze({
  t: 0, state: "idle", turns: [], values: {}, onTheTable: {}, confirmedBy: null, undoneBy: null,
  status: "not_connected", verified: [], missing: [], granted: [], denied: [], ended: "",
});

const without = (values, name) => Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
const settled = ({ value, turn }) => ({ value, turn });
const undone = (_, { turn }) => ({ confirmedBy: null, undoneBy: turn });

const CHANGES = {
  "call.dialed": () => ({ state: "dialing" }),
  "call.connected": () => ({ state: "connected" }),
  "call.ended": (_, { by, why }) => ({ state: "ended", ended: `${by}: ${why}` }),
  "transcript.final": (now, event) => ({ turns: [...now.turns, event] }),
  "evidence.created": (now, event) => ({ onTheTable: { ...now.onTheTable, [event.field]: settled(event) } }),
  "evidence.verified": (now, event) =>
    event.field === "confirmed"
      ? { confirmedBy: event.turn, undoneBy: null }
      : { values: { ...now.values, [event.field]: settled(event) }, onTheTable: without(now.onTheTable, event.field) },
  "evidence.superseded": (now, { field }) => ({ values: without(now.values, field) }),
  "evidence.stale": undone,
  "evidence.revoked": undone,
  "mission.progress": (_, { status, verified, missing }) => ({ status, verified, missing }),
  "permission.granted": (now, { permission }) => ({ granted: [...now.granted, permission] }),
  "permission.denied": (now, { permission }) => ({ denied: [...now.denied, permission] }),
  result: (_, { status, missing }) => ({ status, missing }),
};

/** Return how the call stands after *event*. */
export const after = (now, event) => ({ ...now, t: event.t, ...CHANGES[event.type]?.(now, event) });

/** Return how the call stands after all of *events*. */
export const fold = (events, from = NOTHING_YET) => events.reduce(after, from);

/**
 * Return what the seal shows for a call that stands so: stamped, empty, void, limit or unreached. In the middle of a turn
 * a confirmation may be gone before the mission says so: what is gone is shown as gone.
 */
export function sealStateOf(now) {
  if (now.undoneBy !== null) return "void";
  if (now.status === "completed") return "stamped";
  if (now.status === "violated") return "limit";
  return now.state === "ended" && now.status === "not_connected" ? "unreached" : "empty";
}
