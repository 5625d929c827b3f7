// Pyodide as PyScript asks for it, made of the parts that the checker has brought already. Filled in by the build.
import createPyodideModule from "{{machine}}";
import { loadPyodide as load, version } from "{{loader}}";

const WASM = new URL("{{wasm}}", import.meta.url).href;

export { version };

/** Start Pyodide; the one file that it can only fetch by its usual name comes from where the site keeps it. */
export async function loadPyodide(options) {
  const fetchAnything = globalThis.fetch;
  globalThis.fetch = (asked, ...rest) => fetchAnything(isWasm(asked) ? WASM : asked, ...rest);
  try {
    return await load({ ...options, createPyodideModule });
  } finally {
    globalThis.fetch = fetchAnything;
  }
}

const isWasm = (asked) => String(asked.url ?? asked).endsWith("/pyodide.asm.wasm");
