/** What is paid for, when little was found or names are long: no empty frame, no figure of nothing, nothing too wide. */
import type { Page } from 'playwright/test';
import type { Report } from '#contract/report.ts';
import { analysisOf } from '../../api/src/profile/analysis-of.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { grown, thinned } from '../../api/test/report/sizes.ts';
import { toldText } from '../src/text/told.ts';
import { answer, expect, expectSound, test } from './fixtures.ts';
import { enter, ORDER, USER } from './support/member.ts';
import { MADE_UP, orderReport } from './support/orders.ts';

const FIRM = 'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe Konstantynopolitańczykowianeczkowiczówna';

const named = (report: Report, name: string): Report => ({ ...report, subject: { ...report.subject, name } });
const undated = (report: Report): Report => ({
  ...report,
  evidence: report.evidence.map((item) => ({ ...item, publishedAt: null })),
  stories: report.stories.map((story) => ({ ...story, from: null, to: null })),
});
/** A risk of saying nothing, which rests on no source. */
const silent = (report: Report): Report => ({
  ...report,
  riskLevel: 'low',
  risks: [
    {
      id: 'visibility_gap',
      name: 'Pustka w wynikach',
      level: 'low',
      for: [{ pattern: 'RI-05', text: 'W sprawdzonych miejscach prawie nie ma śladów.', refs: [], basis: 'coverage', quotes: [] }],
      against: [],
      unknown: [],
    } as unknown as Report['risks'][number],
  ],
});
const nothing = (): Report => ({
  ...silent(thinned(sampleReport, 0)),
  kpis: sampleReport.kpis.map((kpi) => ({ ...kpi, support: 0, thin: true, refs: [], score: 0, low: 0, high: 100 })),
  overallSentimentScore: 0,
  platforms: [],
  setAside: [],
});

const CASES: [string, () => Report][] = [
  ['eight sources', () => silent(thinned(sampleReport, 8))],
  ['three sources', () => silent(thinned(sampleReport, 3))],
  ['no source', nothing],
  ['no date', () => undated(sampleReport)],
  ['a long name', () => named(sampleReport, FIRM)],
  ['many sources', () => grown(sampleReport, 160)],
];

/** Headings with nothing under them, drawings without a shape, and words that stick out of the window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility();
    const empty = [...document.querySelectorAll('main section, main dl > div, main li')]
      .filter(
        (part) =>
          seen(part) &&
          !part.querySelector('svg, button, a') &&
          (part.textContent ?? '').trim() === (part.querySelector('h2, h3, dt')?.textContent ?? '').trim(),
      )
      .map((part) => `empty: ${part.textContent}`);
    const blank = [...document.querySelectorAll('main svg')].filter((svg) => seen(svg) && svg.childElementCount === 0).map(() => 'a drawing of nothing');
    const wide = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, td)')]
      .filter(
        (one) => seen(one) && one.getBoundingClientRect().width > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'visible',
      )
      .map((one) => `too wide: ${one.textContent?.slice(0, 60)}`);
    const narrow = [...document.querySelectorAll('main .st-grid')]
      .filter(
        (grid) =>
          seen(grid) && innerWidth < 820 && [...grid.children].some((part) => part.getBoundingClientRect().width < grid.getBoundingClientRect().width - 1),
      )
      .map((grid) => `not the whole width: ${grid.textContent?.slice(0, 60)}`);
    return [...empty, ...blank, ...wide, ...narrow];
  });

/** The narrow window is tried with the emptiest and the longest. */
const NARROW = ['three sources', 'no source', 'a long name'];

/** The words of the main part. */
const shownMain = async (page: Page): Promise<string> =>
  (await page.locator('.told-body, .an-first, .an-tiles, .portrait').allTextContents()).join('\n').replaceAll('\u00a0', ' ');

for (const [name, make] of CASES) {
  test(`report, dashboard and portrait with ${name}${NARROW.includes(name) ? '' : ' @once'}`, async ({ page }) => {
    const report = make();
    await enter(page);
    await answer(page, '**/api/orders/*', () => ({ json: orderReport({ reportStatus: 'completed', crewaiResult: report }) }));
    await answer(page, '**/api/user/dashboard', () => ({
      json: { user: USER, analysis: analysisOf(ORDER, new Date('2026-11-05T10:00:00Z'), report, 'history') },
    }));
    for (const path of [`/report/${MADE_UP}`, '/dashboard#analysis', '/profile-dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => faults(page), { message: path }).toEqual([]);
      // A long name brings no colour of its own.
      await expectSound(page, { dark: path.startsWith('/report') && name !== 'a long name' });
      // The heading stands before the answer has come.
      const none = report.evidence.length === 0 ? toldText.none.replaceAll('\u00a0', ' ') : '';
      await expect.poll(() => shownMain(page), { message: path }).toMatch(/\p{L}/u);
      await expect.poll(() => shownMain(page), { message: path }).toContain(none);
      const main = await shownMain(page);
      expect(main).not.toMatch(/Za: 0 źródeł|\b0% obrazu/);
      if (report.evidence.length === 0) {
        expect(main).not.toMatch(/\d ?%/);
      }
      const width = page.viewportSize()?.width ?? 0;
      await page.setViewportSize({ width: 320, height: 740 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width, height: 740 });
    }
  });
}

test('a report on eight sources shows them all, and maps no risk that rests on none', async ({ page }) => {
  await answer(page, '**/api/orders/*', () => ({ json: orderReport({ reportStatus: 'completed', crewaiResult: silent(thinned(sampleReport, 8)) }) }));
  await page.goto(`/report/${MADE_UP}`);
  const sources = page.locator('#sources');
  await expect(sources.getByRole('listitem')).toHaveCount(8);
  await expect(sources.getByRole('link', { name: /^Pokaż wszystkie/ })).toHaveCount(0);
  await expect(page.locator('#risks')).toContainText('prawie nie ma śladów');
  await expect(page.locator('#risks').getByRole('img')).toHaveCount(0);
});
