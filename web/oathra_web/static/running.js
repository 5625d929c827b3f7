// Python in a worker of PyScript: micropip installs the core from this site, then programs run one at a time.

export const PATIENCE_S = 90;

/** Python did not start: "no-wasm", "slow" or "broken". */
export class PythonFailure extends Error {
  constructor(why, detail) {
    super(detail ?? why);
    this.why = why;
  }
}

/** Return a Python that is ready to run programs; `onWrite` and `onFail` receive what they print and how they fail. */
export async function startPython(pyscript, parts, { onWrite, onFail }, patience_s = PATIENCE_S) {
  if (typeof WebAssembly !== "object") throw new PythonFailure("no-wasm");
  try {
    return new Python(await Promise.race([workerOf(pyscript, parts), tooLong(patience_s)]), { onWrite, onFail });
  } catch (error) {
    throw error instanceof PythonFailure ? error : new PythonFailure("broken", lastLine(error));
  }
}

const tooLong = (seconds) => new Promise((_, reject) => setTimeout(() => reject(new PythonFailure("slow")), seconds * 1000));
const lastLine = (error) => String(error.message ?? error).trim().split("\n").find((line) => /^\w*Error/.test(line)) ?? String(error);

async function workerOf({ PyWorker, hooks }, { runner, pyodide, wheel }) {
  // PyScript sends this hook to the worker as text to be evaluated, which the policy of the page forbids; what it
  // registers is only for asking the visitor for folders.
  hooks.worker.onBeforeRunAsync.clear();
  // A worker that is asked for before PyScript is set up comes without its modules.
  await customElements.whenDefined("py-script");
  const config = { packages: [wheel], packages_cache: "never", index_urls: [] };
  return PyWorker(runner, { version: pyodide, config });
}

class Python {
  constructor(worker, { onWrite, onFail }) {
    this.worker = worker;
    worker.sync.write = onWrite;
    worker.sync.fail = onFail;
    this.stopped = new Promise((resolve) => { this.stop = () => resolve((worker.terminate(), null)); });
  }

  /** Run a program; return true or false as it ended well or not, null when it was stopped. */
  run(source) {
    return Promise.race([this.worker.sync.run(source), this.stopped]);
  }
}
