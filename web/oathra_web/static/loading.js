// Fetches the parts of the engine and reports how much has come.

/** Return the parts of the engine: the wasm compiled, scripts as blob addresses, zips as bytes. */
export async function loadParts(assets, base, onProgress) {
  const progress = counter(assets, onProgress);
  const get = async (name) => {
    const response = await fetch(assets[name].url);
    if (!response.ok) throw new Error(`${assets[name].url}: ${response.status}`);
    return response;
  };
  const bytes = async (name) => progress(name, await (await get(name)).arrayBuffer());
  const unpacked = async (name) => {
    const stream = (await get(name)).body.pipeThrough(new DecompressionStream("gzip"));
    return progress(name, await new Response(stream).arrayBuffer());
  };
  const script = async (name) => URL.createObjectURL(new Blob([await bytes(name)], { type: "text/javascript" }));
  const compiled = async () => {
    const response = await get("wasm");
    watch(response.clone(), (part) => progress("wasm", null, part));
    return progress("wasm", await WebAssembly.compileStreaming(response));
  };
  const [module, loader, machine, stdlib, core, worker] = await Promise.all([
    compiled(), script("loader"), script("machine"), unpacked("stdlib"), unpacked("core"), script("worker"),
  ]);
  return { worker, parts: { module, loader, machine, stdlib, core, lock: assets.lock, base } };
}

function counter(assets, onProgress) {
  const sizes = Object.entries(assets).filter(([, asset]) => asset.bytes);
  const total = sizes.reduce((sum, [, asset]) => sum + asset.bytes, 0);
  const come = {};
  return (name, result, part = assets[name].bytes) => {
    come[name] = Math.max(come[name] ?? 0, Math.min(part, assets[name].bytes));
    onProgress(Object.values(come).reduce((sum, each) => sum + each, 0) / total);
    return result;
  };
}

async function watch(response, onPart) {
  let come = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPart((come += value.length));
  }
}
