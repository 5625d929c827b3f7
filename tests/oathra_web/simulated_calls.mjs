// Plays scenarios in the browser's engine, from its packed parts alone: prints the events of all calls and the report of
// hostile ones as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boot, given } from "../../web/oathra_web/inside/boot.mjs";

const { runtime, packed, scenarios, seeds, hostile } = given();
const python = await boot(runtime, {
  stdLibURL: join(packed, "stdlib.zip"),
  env: { PYTHONPATH: "/core.zip" },
  fsInit: async (fs) => fs.writeFile("/core.zip", new Uint8Array(readFileSync(join(packed, "core.zip")))),
});
const [play, evaluate, draw] = python.runPython(`
import json
from oathra.evaluation.adversarial import reported, tried
from oathra.evaluation.battle import battle_of
from oathra.evaluation.battle_card import battle_card
from oathra.evaluation.plan import Plan
from oathra.scenario import read_scenario
from oathra.simulator import AGENTS, play

def events(scenario, seed):
    return json.dumps([event.to_json() for event in play(read_scenario(json.loads(scenario)), seed)], ensure_ascii=False)

def report(scenarios, seed, runs):
    plan = Plan([read_scenario(one) for one in json.loads(scenarios)], seed)
    return json.dumps(reported(plan, tried(plan, range(runs))).to_json(), ensure_ascii=False)

def card(scenario, seeds):
    one = read_scenario(json.loads(scenario))
    return battle_card(battle_of(one, list(AGENTS.values()), list(seeds)), one.language)

events, report, card
`);
const calls = scenarios.flatMap((scenario) => seeds.map((seed) => play(JSON.stringify(scenario), seed)));
const report = evaluate(JSON.stringify(scenarios), hostile.seed, hostile.runs);
const cards = scenarios.slice(0, 2).map((scenario) => draw(JSON.stringify(scenario), seeds));
process.stdout.write(JSON.stringify({ calls, report, cards }));
