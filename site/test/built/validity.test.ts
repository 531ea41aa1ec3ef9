import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { java } from '../../../api/scripts/lib/java.ts';
import { DIST } from '../../../api/scripts/site/built-pages.ts';

const path = await java();
const FILTER = join(import.meta.dirname, 'nu-filter.txt');
const JAR = join(createRequire(import.meta.url).resolve('vnu-jar'), '../build/dist/vnu.jar');

type Message = { type: string; url: string; message: string; extract?: string };

test.skipIf(path === '')('every page is valid HTML by the Nu checker, without a warning', async () => {
  const { stdout } = await promisify(execFile)(
    path,
    ['-Xss1m', '-Xmx512m', '-jar', JAR, '--exit-zero-always', '--skip-non-html', '--stdout', '--format', 'json', '--filterfile', FILTER, DIST],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  // A fault repeats in many places of a page: each is listed once, with its count and first place.
  const faults = new Map<string, { times: number; first: string }>();
  for (const { type, url, message, extract = '' } of messages) {
    const fault = `${url.slice(url.lastIndexOf('/'))} ${type}: ${message}`;
    faults.set(fault, { first: extract, ...faults.get(fault), times: (faults.get(fault)?.times ?? 0) + 1 });
  }
  expect(Object.fromEntries(faults)).toEqual({});
});

if (path === '') process.stdout.write('No Java was found: the HTML of the built pages was not checked (on Debian: apt-get install default-jre-headless).\n');
