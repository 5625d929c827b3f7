// Plays scenarios in the browser's engine, from its packed parts alone, and prints the events of all calls as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boot, given } from "../../web/oathra_web/inside/boot.mjs";

const { runtime, packed, scenarios, seeds } = given();
const python = await boot(runtime, {
  stdLibURL: join(packed, "stdlib.zip"),
  env: { PYTHONPATH: "/core.zip" },
  fsInit: async (fs) => fs.writeFile("/core.zip", new Uint8Array(readFileSync(join(packed, "core.zip")))),
});
const play = python.runPython(`
import json
from oathra.scenario import read_scenario
from oathra.simulator import play

def events(scenario, seed):
    return json.dumps([event.to_json() for event in play(read_scenario(json.loads(scenario)), seed)], ensure_ascii=False)

events
`);
const calls = scenarios.flatMap((scenario) => seeds.map((seed) => play(JSON.stringify(scenario), seed)));
process.stdout.write(JSON.stringify(calls));
