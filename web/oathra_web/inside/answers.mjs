// Answers requests from the packed parts alone, as the browser does: a module left out of them fails here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boot, given } from "./boot.mjs";

const { runtime, packed, requests } = given();
const python = await boot(runtime, {
  stdLibURL: join(packed, "stdlib.zip"),
  env: { PYTHONPATH: "/core.zip" },
  fsInit: async (fs) => fs.writeFile("/core.zip", new Uint8Array(readFileSync(join(packed, "core.zip")))),
});
const { core } = JSON.parse(readFileSync(join(packed, "modules.json"), "utf8"));
for (const name of core) python.pyimport(name);
const answer = python.pyimport("oathra.bridge").answer;
process.stdout.write(JSON.stringify(requests.map((request) => answer(JSON.stringify(request)))));
