// Events gathered into moments: what happens at one time belongs together, a turn with all that it settled.

const SHOWN = ["call.dialed", "call.connected", "call.ended", "permission.denied", "error"];

/** Return the moments of *events*, in order, each {start, end, events, turn}: `turn` is the turn spoken in it, or null. */
export function momentsOf(events) {
  const moments = [];
  for (const event of events) {
    const last = moments.at(-1);
    const joins = last && last.end === event.t && !(event.type === "transcript.final" && last.turn);
    if (joins) last.events.push(event);
    else moments.push({ start: event.t, end: event.t, events: [event], turn: null });
    if (event.type === "transcript.final") Object.assign(moments.at(-1), { start: event.startMs, turn: event });
  }
  return moments;
}

/** Return what a record shows one below the other: turns and what else was to be told, each with its event. */
export const shownIn = (events) => events.filter(({ type }) => type === "transcript.final" || SHOWN.includes(type));

/** Return the call time as people read it: minutes and seconds. */
export const clock = (ms) => `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
