import { readFileSync } from 'node:fs';
import { SAMPLE } from '../../api/src/contract/constants.ts';
import { sampleText as t } from '../src/text/sample.ts';
import { expect, expectSound, test } from './fixtures.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the sample shows every source and quote, page and file, and no address that leads nowhere', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  const answered = await page.goto(SAMPLE.page);
  expect(answered?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page.getByText(plain(t.lead))).toBeVisible();
  const sources = page.locator('tr[id^="source-"]');
  await expect(sources).toHaveCount(SAMPLE.sources);
  await expect(page.locator('tr[id^="source-"] q')).toHaveCount(SAMPLE.sources);
  await expect(page.locator('main a[href*=".example"], main a[href*="/sandbox/"]')).toHaveCount(0);
  await expect(page.getByRole('img', { name: t.pictures[3].alt })).toHaveCount(1);

  await expectSound(page, { dark: true });

  // A quote links to its source in the closed protocol, which opens for it.
  const cite = page.locator('a.said-by[href^="#source-"]').first();
  const target = (await cite.getAttribute('href')) ?? '';
  await cite.click();
  await expect(page.locator(target)).toBeInViewport();
  expect(scripts.filter((url) => /react|SampleReport|ReportPage/i.test(url))).toEqual([]);
  await expectSound(page, { within: page.locator('#protokol') });
  // One drawing of three is seen, and its key needs no script either.
  await expect(page.getByRole('img', { name: /^Horyzont reputacji: / }).filter({ visible: true })).toHaveCount(1);

  const tight = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.sec { content-visibility: visible !important }');
    const chapters = [...document.querySelectorAll('.sample .sec[id]')].map((chapter) => ({
      id: chapter.id,
      room: Number.parseFloat(getComputedStyle(chapter).containIntrinsicBlockSize.replace('auto ', '')),
    }));
    document.adoptedStyleSheets.push(sheet);
    const over = chapters.filter(({ id, room }) => (document.getElementById(id)?.offsetHeight ?? 0) > room).map(({ id }) => id);
    document.adoptedStyleSheets.pop();
    return [...over, ...(chapters.length < 15 ? [`only ${chapters.length} chapters`] : [])];
  });
  expect(tight, 'styles/pages/sample.css gives each chapter the room it takes').toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.download }).click()]);
  expect(file.suggestedFilename()).toBe('raport-wizerunku-przyklad.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const served = await request.get(SAMPLE.pdf);
  expect(served.headers()['content-type']).toBe('application/pdf');
  const tag = served.headers().etag ?? '';
  expect((await request.get(SAMPLE.pdf, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
});
