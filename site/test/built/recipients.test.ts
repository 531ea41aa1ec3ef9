import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPages } from '../../../api/scripts/site/built-pages.ts';
import { recipientsOf } from '../../../api/src/contract/recipients.ts';
import { BUILT_FOR } from '../../../api/src/recipients.ts';

const text = (element: { textContent: string | null }) => element.textContent?.replace(/\s+/g, ' ').trim();

test('the privacy policy names each recipient that the settings of the build have, and no other', () => {
  const settings = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist', BUILT_FOR), 'utf8'));
  const page = parseHTML(builtPages().find(({ path }) => path === '/privacy-policy')?.html ?? '').document;
  const table = [...page.querySelectorAll('table')].find((one) => text(one)?.includes('Gdzie i na jakiej podstawie'));
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.querySelectorAll('th, td')].map(text));
  expect(rows).toEqual(
    recipientsOf(JSON.parse(settings.RECIPIENTS)).map(({ who, what, where }) => [who, what, where].map((cell) => cell.replace(/\s+/g, ' ').trim())),
  );
  expect(rows.length).toBeGreaterThan(0);
});
