// Compiles the core and the standard library inside Pyodide, then starts once more from the result alone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boot, given, save, writeTree } from "./boot.mjs";

const { runtime, core, requests, into } = given();
const packing = readFileSync(new URL("./packing.py", import.meta.url), "utf8");

const whole = await boot(runtime);
writeTree(whole.FS, "/source/oathra", core);
whole.FS.writeFile("/packing.py", packing);
whole.runPython("import sys; sys.path.insert(0, '/')");
const modules = whole.pyimport("packing").pack("/source", JSON.stringify(requests));
for (const name of ["stdlib.zip", "core.zip"]) save(join(into, name), whole.FS.readFile(`/${name}`));
save(join(into, "modules.json"), modules);
process.stdout.write(modules);
