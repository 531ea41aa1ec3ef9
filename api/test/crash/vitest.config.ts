import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The servers and commands of all stories compile the same modules once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'lustro-compiled');
// Other stories and the browsers want the same cores: reports must not stand behind them.
process.env.THREAD_NICE ??= '0';
// And look them up the quick way, as `npm run` lets commands do.
process.env.NODE_OPTIONS = `--import ${new URL('../../src/module-paths.ts', import.meta.url).href}`;

/**
 * What takes longest begins first, so that no long story is left alone at the end; a fresh checkout knows no times. KSeF's waits for minutes of
 * clock, the others stand by the processor time that they take.
 */
const LONGEST = [
  'ksef',
  'postgres',
  'recount',
  'account',
  'simulate',
  'payment',
  'workflow',
  'metamorphic',
  'report-command',
  'start-and-stop',
  'dev',
  'restore',
  'rerun',
  'asked',
  'evaluate-command',
  'data-folder',
  'worker',
];

const place = ({ moduleId }: TestSpecification): number => {
  // Some thirty files of seconds each: they fill what the long ones leave.
  if (moduleId.endsWith('.process.ts')) return LONGEST.length + 1;
  const at = LONGEST.indexOf(basename(moduleId, '.crash.ts'));
  return at < 0 ? LONGEST.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // Four of them beside three browsers on two cores: one that takes 90 s alone was seen to take ten minutes.
    testTimeout: 1_200_000,
    // A server that starts beside five other stories takes longer than the ten seconds of the default.
    hookTimeout: 120_000,
    fileParallelism: true,
    // Stories wait for servers that start and for their clocks, one of them for three minutes: three were alone at the end, and left cores idle.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'crash', include: ['api/test/crash/*.crash.ts'] } },
      // Whole reports, PDFs, threads and workers in the runner's own process: modules are loaded once for all of them.
      { extends: true, test: { name: 'whole', include: ['api/test/**/*.process.ts'], setupFiles: ['api/test/no-noise.ts'], isolate: false } },
    ],
  },
});
