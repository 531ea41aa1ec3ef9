/**
 * Vitest's runner for mutants: modules are loaded once a process, and each test is repeated, with one mutant at a time awake. After each kill the test
 * is run without any: one that fails then proves nothing more, and its last kill is taken back.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

const { MUTANTS_LIST, MUTANTS_MOST = '2', MUTANTS_UNTIL = '0' } = process.env;
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
stryker.mutantCoverage ??= { static: {}, perTest: {} };
const lines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const add = (file, what) => appendFileSync(file, `${JSON.stringify(what)}\n`);
const isKilled = (id) => existsSync(`killed/${id}`);
const isOver = () => Date.now() > Number(MUTANTS_UNTIL);

/** Test → its mutants and how often it comes to each; mutant → the quickest tests that come to it. */
const known = new Map();
const quickest = new Map();
if (!MUTANTS_LIST) {
  for (const one of lines('coverage.jsonl')) if (one.ok) known.set(one.test, one);
  for (const { test, hits, ms } of known.values()) for (const id of Object.keys(hits)) quickest.set(id, [...(quickest.get(id) ?? []), { test, ms }]);
  for (const tests of quickest.values()) tests.sort((a, b) => a.ms - b.ms).splice(Number(MUTANTS_MOST));
}
const done = new Set(lines('results.jsonl').map(({ mutant, test }) => `${mutant} ${test}`));

function nameOf(test) {
  const names = [];
  for (let one = test; one?.name; one = one.suite) names.unshift(one.name);
  return `${test.file.name} ${names.join(' > ')}`;
}

export default class extends TestRunner {
  #states = new Map();

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    const name = nameOf(test);
    const hits = known.get(name)?.hits ?? {};
    const waiting = Object.keys(hits).filter((id) => quickest.get(id).some((one) => one.test === name) && !done.has(`${id} ${name}`) && !isKilled(id));
    this.#states.set(test, { name, hits, waiting, last: null, mutant: null, idle: false, broken: false });
    if (MUTANTS_LIST) return;
    test.repeats = waiting.length * 2;
    if (waiting.length === 0 || isOver()) test.mode = 'skip';
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask(test, options);
    const state = this.#states.get(test);
    state.began = performance.now();
    Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, currentTestId: MUTANTS_LIST ? state.name : undefined });
    if (MUTANTS_LIST) return;
    state.mutant = null;
    state.idle = false;
    // After a kill comes a try without a mutant.
    if (state.last !== null && !state.broken) return;
    while (state.waiting.length > 0 && isKilled(state.waiting[0])) state.waiting.shift();
    const id = state.waiting.shift();
    state.idle = id === undefined || state.broken || isOver();
    if (state.idle) return;
    state.mutant = id;
    writeFileSync(`awake/${process.pid}`, JSON.stringify({ mutant: id, test: state.name }));
    // A loop that never ends comes to its mutant again and again.
    Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: state.hits[id] * 100 + 1_000 });
  }

  async runTask(test) {
    if (!this.#states.get(test).idle) await TestRunner.getTestFn(test)();
  }

  async onAfterRetryTask(test, options) {
    await super.onAfterRetryTask(test, options);
    const state = this.#states.get(test);
    const failed = test.result.state === 'fail';
    stryker.currentTestId = undefined;
    stryker.activeMutant = undefined;
    if (MUTANTS_LIST) {
      add('coverage.jsonl', {
        test: state.name,
        ok: !failed,
        ms: Math.round(performance.now() - state.began),
        hits: stryker.mutantCoverage.perTest[state.name] ?? {},
      });
      return;
    }
    if (state.mutant !== null) {
      writeFileSync(`awake/${process.pid}`, '');
      add('results.jsonl', { mutant: state.mutant, test: state.name });
      if (failed) writeFileSync(`killed/${state.mutant}`, state.name);
      state.last = failed ? state.mutant : null;
    } else if (state.last !== null) {
      state.broken ||= failed;
      if (failed) rmSync(`killed/${state.last}`, { force: true });
      state.last = null;
    }
    test.result.state = 'pass';
    test.result.errors = undefined;
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    if (MUTANTS_LIST) add('loaded.jsonl', Object.keys(stryker.mutantCoverage.static));
  }
}
