// Python in a worker. The page starts it from a blob, so that the page's sealed policy binds it too; all it
// needs is handed over, nothing is fetched. One message in, one message out: {id, text} -> {id, text}.

let answer;

self.onmessage = async ({ data }) => {
  try {
    if (data.parts) {
      answer = await start(data.parts);
      self.postMessage({ ready: true });
    } else {
      self.postMessage({ id: data.id, text: answer(data.text) });
    }
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error.message ?? error) });
  }
};

async function start({ module, loader, machine, stdlib, core, lock, base }) {
  handOver(module, stdlib);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(loader), import(machine)]);
  const python = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    lockFileContents: lock,
    stdLibURL: `${base}stdlib.zip`,
    createPyodideModule,
    env: { PYTHONPATH: "/core.zip" },
    fsInit: async (fs) => fs.writeFile("/core.zip", new Uint8Array(core)),
  });
  return python.pyimport("oathra.bridge").answer;
}

// Pyodide asks for its parts by address; these two answer with what the page has fetched and compiled.
function handOver(module, stdlib) {
  self.fetch = async () => new Response(stdlib);
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
}
