// Starts Pyodide under Node with no package index; each script here runs one Python function inside it.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

// Node quotes the failing line, which in Pyodide's own script is a megabyte.
process.on("uncaughtException", (error) => {
  process.stderr.write(String(error.stack ?? error).split("\n").filter((line) => line.length < 400).join("\n"));
  process.exit(1);
});

export const given = () => JSON.parse(readFileSync(0, "utf8"));

export async function boot(runtime, options = {}) {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
  const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
  return loadPyodide({
    indexURL: runtime,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: runtime,
    ...options,
  });
}

export function writeTree(fs, folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = `${folder}/${name}`;
    fs.mkdirTree(dirname(path));
    fs.writeFile(path, text);
  }
}

export function save(path, bytes) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
