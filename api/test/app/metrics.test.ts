/** `/metrics` as a Prometheus server reads it, and the shipped dashboard and alarms, which ask for nothing that it does not print. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMark } from '../../src/backup/backup-state.ts';
import { START, testApp } from './test-app.ts';

const TOKEN = 'a-token-of-thirty-two-characters';
const SHIPPED = join(import.meta.dirname, '../../../docs/operations');

const withToken = async () => {
  const t = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  return { ...t, read: async () => (await t.call('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).text };
};

/** Prometheus' own tool (Debian: prometheus). */
const promtool = (args: readonly string[], input = '') => spawnSync('promtool', args, { encoding: 'utf8', input });
const hasPromtool = promtool(['--version']).status === 0;

/** Value of a series with exactly these labels. */
function reading(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

test('metrics are closed without their token', async () => {
  const open = await testApp();
  expect((await open.call('/metrics')).status).toBe(404);
  expect((await open.call('/metrics', { headers: { Authorization: 'Bearer null' } })).status).toBe(404);
  const t = await withToken();
  for (const given of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${'x'.repeat(TOKEN.length)}`])
    expect((await t.call('/metrics', { headers: given ? { Authorization: given } : {} })).status, given).toBe(404);
});

test('requests are counted by class and status, orders by state, and no id is told', async () => {
  const t = await withToken();
  const { id } = await t.placeOrder();
  const before = await t.read();
  expect(reading(before, 'lustro_orders{payment="pending",report="pending"}')).toBe(1);
  await t.call(`/api/orders/${id}`);
  await t.call(`/api/orders/${'0'.repeat(32)}`);
  await t.call('/api/admin/orders');
  const after = await t.read();
  const more = (series: string) => reading(after, series) - (reading(before, series) || 0);
  expect(more('lustro_http_requests_total{class="api",status="2xx"}')).toBe(1);
  expect(more('lustro_http_requests_total{class="api",status="4xx"}')).toBe(1);
  expect(more('lustro_http_requests_total{class="admin",status="4xx"}')).toBe(1);
  expect(more('lustro_http_requests_total{class="probe",status="2xx"}')).toBe(1);
  expect(more('lustro_http_request_seconds_count{class="api"}')).toBe(2);
  expect(more('lustro_http_request_seconds_bucket{class="api",le="+Inf"}')).toBe(2);
  expect(after).not.toMatch(/[0-9a-f]{32}|@/);
  expect(after).not.toContain('/api');
});

test('queues, letters and sources show what is wrong', async () => {
  const t = await withToken();
  const good = await t.read();
  for (const series of [
    'lustro_outbox_age_seconds',
    'lustro_workflow_queue_age_seconds',
    'lustro_health{check="mail"}',
    'lustro_source_closed{source="searxng"}',
  ])
    expect(reading(good, series), series).toBe(0);
  await t.placeOrder();
  t.deps.workflows.queueAgeMs = () => 2 * 3_600_000;
  t.deps.outside.note('searxng', 'HTTP 500');
  t.deps.closedSources = () => new Set(['searxng']);
  const bad = await t.read();
  expect(reading(bad, 'lustro_workflow_queue_age_seconds')).toBe(7200);
  expect(reading(bad, 'lustro_health{check="queue"}')).toBe(2);
  expect(reading(bad, 'lustro_source_failures{source="searxng"}')).toBe(1);
  expect(reading(bad, 'lustro_source_closed{source="searxng"}')).toBe(1);
  // A queue of which nothing is known is not an empty one.
  t.deps.workflows.queueSize = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const away = await t.read();
  expect(reading(away, 'lustro_health{check="queue"}')).toBe(2);
  expect(away).not.toContain('lustro_workflow_queue_age_seconds');
});

test('dashboard and alarms ask only for what is printed, and the dashboard shows all of it', async () => {
  const t = await withToken();
  await t.placeOrder();
  await t.call('/healthz');
  writeMark(t.deps.config.dataDir, START);
  const well = { name: '10.0.0.2:4322', threads: 2, busy: 0, done: 7, lost: 1, okAt: START.toISOString(), failedAt: null, fault: null };
  t.deps.workers = () => [well, { ...well, fault: 'release' }];
  const text = await t.read();
  expect([1, 2].map((n) => reading(text, `lustro_worker_up{worker="${n}"}`))).toEqual([1, 0]);
  expect(text).not.toContain('10.0.0.2');
  const printed = new Set([...text.matchAll(/^(lustro_\w+)/gm)].map(([name]) => name));
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, name]) => name));
  const read = (name: string) => readFileSync(join(SHIPPED, name), 'utf8');
  const asked = (file: string) => [...new Set([...read(file).matchAll(/lustro_\w+/g)].map(([name]) => name))];
  for (const file of ['dashboard.json', 'alarms.yml']) {
    expect(
      asked(file).filter((name) => !printed.has(name)),
      file,
    ).toEqual([]);
    const used = [...read(file).matchAll(/(\w+)(?:=~|!=|=)\\?"/g)].map(([, name]) => name);
    expect(
      used.filter((name) => name !== 'job' && !labels.has(name)),
      file,
    ).toEqual([]);
  }
  const families = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  expect(families.filter((name) => !asked('dashboard.json').some((one) => one.startsWith(name)))).toEqual([]);
});

test.skipIf(!hasPromtool)('Prometheus reads it all, and each alarm fires when it should and not before (skipped where promtool is not installed)', async () => {
  const t = await withToken();
  await t.placeOrder();
  for (const [args, input] of [
    [['check', 'rules', join(SHIPPED, 'alarms.yml')]],
    [['check', 'config', '--syntax-only', join(SHIPPED, 'prometheus.yml')]],
    [['check', 'metrics'], await t.read()],
    [['test', 'rules', join(import.meta.dirname, 'alarms.test.yml')]],
  ] as const) {
    const { status, stdout, stderr } = promtool(args, input);
    expect(status, stdout + stderr).toBe(0);
  }
});

test('each alarm has a story in which it fires', () => {
  const alarms = [...readFileSync(join(SHIPPED, 'alarms.yml'), 'utf8').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const stories = readFileSync(join(import.meta.dirname, 'alarms.test.yml'), 'utf8');
  expect(alarms.filter((name) => !stories.includes(`alertname="${name}"`))).toEqual([]);
});
