/** The specification's calls and error rows for signed-in users, each with its test: a row without a test fails here. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const read = (folder: string, pattern: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
const here = fileURLToPath(new URL('..', import.meta.url));
const titles = [...`${read(`${here}e2e`, /\.spec\.ts$/)}\n${read(`${here}test`, /\.test\.ts$/)}`.matchAll(/\b(?:test|it)\(\s*(['"`])(.+?)\1,/g)].map(
  (found) => found[2],
);

/** Section 8, the rows of signed-in screens. */
const ROWS = [
  'Login fails',
  'Login fields empty',
  'Login success',
  'Resolve alert fails',
  'Dismiss alert fails',
  'Alert success',
  'Onboarding fails',
  'Onboarding success',
  'Monitoring run fails',
  'Monitoring run success',
  'Start analysis fails',
  'Start analysis success',
  'Profile update fails',
  'Profile update success',
  'Dashboard fetch error or no data',
  'Setting toggled',
  'Save-all settings',
  'Download fails (admin)',
  'Admin generate fails',
  'Admin generate success',
  'Admin list fails / empty',
];

/** Section 7, the calls of signed-in users, as the access matrix names them. */
const CALLS = [
  'GET /api/user',
  'GET /api/auth/user',
  'POST /api/login',
  'GET /api/logout',
  'GET /api/alerts/active',
  'PATCH /api/alerts/:id/resolve',
  'PATCH /api/alerts/:id/dismiss',
  'PATCH /api/user/onboarding',
  'GET /api/user/dashboard',
  'GET /api/monitoring/stats',
  'GET /api/monitoring/results',
  'GET /api/recommendations',
  'POST /api/monitoring/run',
  'POST /api/monitoring/start-analysis',
  'PATCH /api/user/profile',
  'GET /api/subscriptions',
  'GET /api/subscriptions/active',
  'GET /api/admin/orders',
  'POST /api/admin/generate-report/:orderId',
  'POST /api/admin/restart-search/:id',
  'POST /api/admin/restart-analysis/:id',
  'POST /api/admin/restart-pdf/:id',
];

describe('the specification for signed-in users', () => {
  it.each(ROWS)('tells the story of the row "%s"', (row) => {
    expect(titles.some((title) => title?.includes(row))).toBe(true);
  });

  it.each(CALLS)('has the call %s, with who may make it', (call) => {
    expect(readFileSync(`${here}../api/test/app/access.test.ts`, 'utf8').replaceAll(/:(?:orderId|alertId)\b/g, ':id')).toContain(
      `'${call.replaceAll(/:(?:orderId|alertId)\b/g, ':id')}'`,
    );
  });
});
