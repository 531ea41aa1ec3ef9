import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPages } from '../../../api/scripts/site/built-pages.ts';

const measured = JSON.parse(readFileSync(join(import.meta.dirname, '../../../api/src/contract/accuracy.json'), 'utf8'));

test('/metodologia states the measured figures, and no more words than a reader has patience for', () => {
  const page = builtPages().find(({ path }) => path === '/metodologia');
  const section = parseHTML(page?.html ?? '').document.querySelector('#dokladnosc');
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map((cell) => Number(cell.textContent?.replace('%', ''))),
  );
  const { results, toneUnseen, readersAgree } = measured;
  const both = (of: (set: 'press' | 'everyday') => number) => [of('press'), of('everyday')].map((share) => Math.round(100 * share));
  expect(rows).toEqual([
    both((set) => results[set].told),
    both((set) => results[set].points),
    both((set) => toneUnseen[set].strict),
    both((set) => toneUnseen[set].lenient),
    both((set) => readersAgree[set]),
  ]);
  const text = section?.textContent?.replace(/\s+/g, ' ') ?? '';
  const missed = results.press.accusationsMissed + results.everyday.accusationsMissed;
  expect(text).toMatch(new RegExp(`z poważnym zarzutem pominęliśmy ${missed};`));
  expect(text.match(/\p{L}+/gu)?.length).toBeLessThanOrEqual(180);
});

test('the file holds numbers, a commit and a date, and no text of anybody', () => {
  const strings = JSON.stringify(measured).match(/:"[^"]*"/g) ?? [];
  expect(strings).toHaveLength(2);
  expect(measured.commit).toMatch(/^[0-9a-f]{7,}$/);
  expect(measured.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});
