import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import published from '#contract/kpi-formulas.json' with { type: 'json' };
import { builtPages } from '../../../api/scripts/site/built-pages.ts';

const page = () => parseHTML(builtPages().find(({ path }) => path === '/metodologia')?.html ?? '').document;
const words = (element: Element | null) => element?.textContent?.match(/[\p{L}\d]+/gu)?.length ?? 0;

test('/metodologia shows each formula as a bar of its weights and folds its words', () => {
  const document = page();
  for (const { id, text, inputs } of published.formulas) {
    const section = document.getElementById(id);
    expect(section?.querySelectorAll('.weights .wg-v').length, id).toBe(inputs.filter(({ weight }) => weight > 0).length);
    const details = section?.querySelector('details');
    expect(details?.hasAttribute('open'), id).toBe(false);
    expect(details?.querySelector('.formula')?.textContent?.replaceAll('\u00a0', ' '), id).toBe(text);
    expect(details?.querySelectorAll('tbody tr').length, id).toBe(inputs.length);
  }
});

test('/metodologia draws each measured share as long as it is', () => {
  for (const cell of page().querySelectorAll('#dokladnosc .share')) {
    const share = Number.parseInt(cell.textContent ?? '', 10);
    const [whole, won] = ['.wg-m', '.wg-v'].map((part) => Number(cell.querySelector(part)?.getAttribute('width')));
    expect(((won ?? 0) / (whole ?? 1)) * 100).toBeGreaterThan(share - 2.5);
    expect(((won ?? 0) / (whole ?? 1)) * 100).toBeLessThan(share + 2.5);
  }
});

test('/metodologia is read in a few minutes: what is folded does not count', () => {
  const main = page().querySelector('main');
  for (const details of main?.querySelectorAll('details') ?? []) details.innerHTML = '';
  expect(words(main)).toBeGreaterThan(200);
  expect(words(main)).toBeLessThan(700);
});
