/** Where the libraries come from, and what they ask for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED, libraries, licencesPage, unproven } from '../scripts/licences.ts';

test('every library of the service has a licence that it may be shipped under, and the page of licences lists them', () => {
  expect(libraries().filter(({ licence }) => !ALLOWED.has(licence))).toEqual([]);
  expect(libraries().length).toBeGreaterThan(100);
  expect(readFileSync(new URL('../../docs/licences.md', import.meta.url), 'utf8'), 'npm run licences').toBe(licencesPage());
});

test('the lock file proves the content of every package by a hash', () => {
  expect(unproven()).toEqual([]);
});
