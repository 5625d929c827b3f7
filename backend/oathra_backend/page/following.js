// The events of a call as the server streams them: by fetch, so that no token ever stands in an address, taken up again
// after the last one that came.

const SOON_MS = 700;

/**
 * Call `heard(number, event)` for each entry of *call*'s log after *since*, until the call is sealed. Throws what the
 * server refuses with; a connection that breaks is made again.
 */
export async function follow(call, heard, since = -1) {
  let last = since;
  for (;;) {
    try {
      const answer = await fetch(`calls/${encodeURIComponent(call)}/events`, { headers: { "Last-Event-ID": String(last) } });
      if (!answer.ok) throw new Refused(answer.status);
      for await (const { id, data } of messages(answer.body)) {
        last = Number(id);
        heard(last, JSON.parse(data));
      }
      return;
    } catch (error) {
      if (error instanceof Refused) throw error;
      await new Promise((resolve) => setTimeout(resolve, SOON_MS));
    }
  }
}

/** The server said no; `status` is how. */
export class Refused extends Error {
  constructor(status) {
    super(`the server answered with ${status}`);
    this.status = status;
  }
}

/** Yield the messages of a body of Server-Sent Events, each {id, data}; comments and the rest are left out. */
export async function* messages(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop();
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]));
      if (fields.has("data")) yield { id: fields.get("id"), data: fields.get("data") };
    }
  }
}
