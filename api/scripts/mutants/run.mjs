/**
 * `node api/scripts/mutants/run.mjs STRYKER OUT SECONDS "TESTS" FILE…`: which mutants of the files do the tests kill? STRYKER is a folder with
 * `npm install --prefix STRYKER @stryker-mutator/instrumenter@10.1.1`, which is not among the dependencies; OUT a folder for a copy of the tree,
 * kept with all results, so that the same call goes on where it stood (SECONDS bounds one call). TESTS are files of tests, separated by spaces.
 * Prints per file: killed, survived (all tests that reach it tried), open (not all tried yet), unreached. Left out: strings, and what runs only
 * while modules are loaded.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [stryker, out, seconds, tests, ...files] = process.argv.slice(2);
if (!files.length) {
  console.error('Usage: node api/scripts/mutants/run.mjs STRYKER OUT SECONDS "TESTS" FILE…');
  process.exit(2);
}
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = resolve(out);
const lines = (name) =>
  existsSync(join(folder, name))
    ? readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Copies the tree, with all mutants of the files in it, each asleep until it is named. */
async function prepare() {
  mkdirSync(join(folder, 'killed'), { recursive: true });
  for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const from = createRequire(join(resolve(stryker), 'package.json'));
  const load = (name) => import(pathToFileURL(from.resolve(name)).href);
  const [{ createInjector }, { createInstrumenter }] = [await load('typed-inject'), await load('@stryker-mutator/instrumenter')];
  const logger = { debug() {}, info() {}, warn: console.warn, error: console.error, isDebugEnabled: () => false };
  const instrumenter = createInjector().provideValue('logger', logger).injectFunction(createInstrumenter);
  const given = files.map((file) => ({ name: join(folder, file), mutate: true, content: readFileSync(join(folder, file), 'utf8') }));
  const { files: changed, mutants } = await instrumenter.instrument(given, { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] });
  for (const { name, content } of changed) writeFileSync(name, content);
  const told = mutants.map(({ id, fileName, mutatorName, replacement, location: { start }, status }) => ({
    ...{ id, file: fileName.slice(folder.length + 1), line: start.line + 1, mutator: mutatorName, replacement, ignored: status === 'Ignored' },
  }));
  writeFileSync(join(folder, 'mutants.json'), JSON.stringify(told));
  const noise = join(folder, 'api/test/no-noise.ts');
  // A mutant that nothing comes of is waited for a second, not twenty.
  writeFileSync(noise, readFileSync(noise, 'utf8').replace('20_000', '1_000'));
  const runner = fileURLToPath(new URL('runner.mjs', import.meta.url));
  cpSync(runner, join(folder, 'mutants-runner.mjs'));
  const test = `{ setupFiles: ['api/test/no-noise.ts'], testTimeout: 20_000, include: process.env.MUTANTS_TESTS.split(' '), isolate: false, pool: 'forks',
    maxWorkers: ${process.env.MUTANTS_WORKERS ?? 3}, runner: './mutants-runner.mjs', dangerouslyIgnoreUnhandledErrors: true, reporters: ['dot'] }`;
  writeFileSync(join(folder, 'mutants.config.mjs'), `export default { test: ${test} };\n`);
}

/** A test with a mutant that takes longer than this hangs in a loop without an end, which nothing inside its process can stop. */
const HANGS = 45_000;

/** Runs the tests. A mutant that hangs is killed, and so is the run, which begins anew without it. */
async function vitest(env) {
  for (;;) {
    rmSync(join(folder, 'awake'), { recursive: true, force: true });
    mkdirSync(join(folder, 'awake'));
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'mutants.config.mjs'], {
      cwd: folder,
      env: { ...process.env, MUTANTS_TESTS: tests, ...env },
      stdio: 'ignore',
      detached: true,
    });
    let hung = false;
    const watch = setInterval(() => {
      for (const name of readdirSync(join(folder, 'awake'))) {
        const file = join(folder, 'awake', name);
        if (hung || Date.now() - statSync(file).mtimeMs < HANGS) continue;
        const one = readFileSync(file, 'utf8');
        if (one === '') continue;
        hung = true;
        appendFileSync(join(folder, 'results.jsonl'), `${one}\n`);
        writeFileSync(join(folder, 'killed', JSON.parse(one).mutant), 'hangs');
        process.kill(-child.pid, 'SIGKILL');
      }
    }, 1_000);
    await once(child, 'exit');
    clearInterval(watch);
    if (!hung) return;
  }
}

function report() {
  const reached = new Map();
  for (const { test, ok, hits } of lines('coverage.jsonl'))
    if (ok) for (const id of Object.keys(hits)) reached.set(id, (reached.get(id) ?? new Set()).add(test));
  const loaded = new Set(lines('loaded.jsonl').flat());
  const tried = new Map();
  for (const { mutant, test } of lines('results.jsonl')) tried.set(mutant, (tried.get(mutant) ?? new Set()).add(test));
  const killed = new Set(readdirSync(join(folder, 'killed')));
  const rows = {};
  for (const { id, file, line, mutator, replacement, ignored } of JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8'))) {
    if (ignored || (!reached.has(id) && loaded.has(id))) continue;
    rows[file] ??= { killed: 0, survived: 0, open: 0, unreached: 0 };
    const all = reached.get(id)?.size ?? 0;
    const end = killed.has(id) ? 'killed' : all === 0 ? 'unreached' : (tried.get(id)?.size ?? 0) >= all ? 'survived' : 'open';
    rows[file][end] += 1;
    if (end === 'survived' || end === 'unreached') console.log(`${end} ${file}:${line} ${mutator} → ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`);
  }
  console.table(rows);
}

if (!existsSync(join(folder, 'mutants.json'))) await prepare();
const end = Date.now() + Number(seconds) * 1_000;
if (!existsSync(join(folder, 'coverage.jsonl'))) await vitest({ MUTANTS_LIST: '1' });
// Most fall at the first tests that reach them.
for (const most of [2, 6, 20, 10_000]) if (Date.now() < end) await vitest({ MUTANTS_MOST: String(most), MUTANTS_UNTIL: String(end) });
report();
