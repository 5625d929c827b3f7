// The Python engine behind one function: ask with a request, get the answer as JSON text.

import { loadParts } from "./loading.js";
import { sealPage } from "./sealing.js";

export const PATIENCE_S = 45;

/** What keeps the engine from running here: "no-wasm", "slow" or "broken". */
export class EngineFailure extends Error {
  constructor(why, detail) {
    super(detail ?? why);
    this.why = why;
  }
}

/**
 * Load everything, seal the page, start the worker; return the engine when it is ready.
 * `beforeSeal` runs while the page may still reach its server.
 */
export async function startEngine({ assets, base, onProgress, beforeSeal, patience_s = PATIENCE_S }) {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.compileStreaming !== "function") throw new EngineFailure("no-wasm");
  return Promise.race([start({ assets, base, onProgress, beforeSeal }), tooLong(patience_s)]);
}

const tooLong = (seconds) =>
  new Promise((_, reject) => setTimeout(() => reject(new EngineFailure("slow")), seconds * 1000));

async function start({ assets, base, onProgress, beforeSeal }) {
  try {
    const { worker, parts } = await loadParts(assets, base, onProgress);
    await beforeSeal?.();
    sealPage();
    return await new Engine(worker).started(parts);
  } catch (error) {
    throw error instanceof EngineFailure ? error : new EngineFailure("broken", String(error.message ?? error));
  }
}

class Engine {
  constructor(address) {
    this.waiting = new Map();
    this.asked = 0;
    this.worker = new Worker(address, { type: "module" });
  }

  started(parts) {
    return new Promise((resolve, reject) => {
      this.worker.onerror = (event) => reject(new EngineFailure("broken", event.message));
      this.worker.onmessage = ({ data }) => {
        if (data.error) return reject(new EngineFailure("broken", data.error));
        this.worker.onmessage = (event) => this.received(event.data);
        resolve(this);
      };
      this.worker.postMessage({ parts }, [parts.stdlib, parts.core]);
    });
  }

  received({ id, text, error }) {
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new EngineFailure("broken", error));
    else resolve(text);
  }

  /** Return the answer to one request of the bridge, both as JSON text. */
  answer(text) {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, text });
    });
  }
}

/** Return `ask(request)`: while one answer is awaited only the newest other request is kept. */
export function latestWins(engine, onAnswer) {
  let busy = false;
  let next = null;
  return async function ask(request) {
    if (busy) {
      next = request;
      return;
    }
    busy = true;
    try {
      for (next = request; next !== null;) {
        const current = next;
        next = null;
        const text = await engine.answer(JSON.stringify(current));
        if (next === null) onAnswer(JSON.parse(text), text, current);
      }
    } finally {
      busy = false;
    }
  };
}
