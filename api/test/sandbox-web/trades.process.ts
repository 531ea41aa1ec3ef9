/** A trial of a business: its web says what it is, so that a report over it keeps its pages and leaves its namesakes out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEngine } from '../../scripts/lib/engine.ts';
import { readConfig } from '../../src/config.ts';
import type { Subject } from '../../src/contract/subject.ts';

const NOW = new Date('2026-11-20T09:15:00+01:00');

// One for all orders: its threads load the language once. A page of the demo web never answers, and is waited for as long as any page may take.
let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine({ siteUrl: 'https://lustro.example', clock: () => NOW, research: { ...readConfig({}).research, delayMs: 0, timeoutMs: 10_000 } });
});
afterAll(() => engine.close());

it.each([
  ['H&M', 'sieć sklepów, Warszawa'],
  ['3M', 'producent taśm, Wrocław'],
  ['X-kom', 'sklep komputerowy, Częstochowa'],
])('keeps fifty sources and more of a business with a short name: %s, %s', async (name, description) => {
  const subject: Subject = { name, kind: 'brand', description, keywords: [], links: [] };
  const found = await engine.analysts.research(subject, () => undefined, new AbortController().signal);
  const date = NOW.toISOString();
  const report = await engine.analysts.judge(subject, found, { seed: name, now: date, demo: true, reportDate: date, sourcesDate: date });
  expect(report.evidence.length).toBeGreaterThanOrEqual(50);
  expect(report.setAside.filter(({ kind }) => kind === 'other').length).toBeGreaterThan(0);
});
