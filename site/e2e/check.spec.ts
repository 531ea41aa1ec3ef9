import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { checkText as t } from '../src/text/check.ts';
import { reportText } from '../src/text/report.ts';
import { expect, expectSound, test } from './fixtures.ts';
import { delivered, shorten } from './support/orders.ts';

/** The signed file of a delivered report, as its page gives it. */
async function signedFile(page: Page): Promise<{ orderId: string; text: string }> {
  const { orderId } = delivered();
  await shorten(page);
  await page.goto(`/report/${orderId}`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: reportText.downloadJson }).click()]);
  return { orderId, text: await readFile(await download.path(), 'utf8') };
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
const heading = (page: Page) => page.locator('.verify').getByRole('status').getByRole('heading', { level: 2 });

test('a report is checked on the page: authentic, changed, in its PDF, and not a report at all', async ({ page, request }) => {
  const { orderId, text } = await signedFile(page);
  await page.getByRole('link', { name: reportText.signed[1] }).click();
  await page.waitForURL('/sprawdz');
  await expectSound(page, { dark: true });

  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`));
  await choose(page, 'raport.json', text);
  await expect(heading(page)).toHaveText(t.valid.title);
  const status = page.locator('.verify').getByRole('status');
  await expect(status).toContainText('Piotr Wiśniewski');
  const report = JSON.parse(text) as { method: { code: string }; evidence: unknown[] };
  await expect(status).toContainText(report.method.code);
  await expect(status).toContainText(new RegExp(`przy ${report.evidence.length}.źródłach`));
  expect(sent).toEqual(['GET /.well-known/lustro-keys.json']);
  await expectSound(page, { dark: true });

  const changed = JSON.parse(text) as { headline: { text: string }; signed: object };
  changed.headline.text += ' I nikt w to nie wątpi.';
  await choose(page, 'raport.json', JSON.stringify(changed));
  await expect(heading(page)).toHaveText(t.changed.title);
  await expect(status).toContainText(t.changed.part(['headline']));
  await expectSound(page, { dark: true });

  await choose(page, 'raport.pdf', await (await request.get(`/api/reports/download/${orderId}`)).body());
  await expect(heading(page)).toHaveText(t.valid.title);
  await expect(status).toContainText(t.valid.withoutPages);

  await choose(page, 'zdjecie.json', 'nic takiego');
  await expect(heading(page)).toHaveText(t.notReport.title);
  await choose(page, 'raport.json', JSON.stringify({ ...changed, signed: { ...changed.signed, signature: null, snapshots: undefined } }));
  await expect(heading(page)).toHaveText(t.unsigned.title);
});

test('the same page as one file checks a report from the disk, without a network @once', async ({ page, browser }) => {
  const { text } = await signedFile(page);
  await page.goto('/sprawdz');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.offline.link }).click()]);
  expect(download.suggestedFilename()).toBe('lustro-sprawdz-raport.html');
  const file = test.info().outputPath('lustro-sprawdz-raport.html');
  await download.saveAs(file);

  const context = await browser.newContext({ offline: true });
  const alone = await context.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  alone.on('request', (each) => asked.push(each.url()));
  alone.on('console', (message) => said.push(message.text()));
  await alone.goto(pathToFileURL(file).href);
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await choose(alone, 'raport.json', text);
  await expect(heading(alone)).toHaveText(t.valid.title);
  await expectSound(alone);
  const bytes = JSON.parse(text) as { signed: { snapshots: Record<string, string> } };
  const { snapshots } = bytes.signed;
  const [sum] = Object.keys(snapshots);
  await choose(
    alone,
    'raport.json',
    JSON.stringify({ ...bytes, signed: { ...bytes.signed, snapshots: { ...snapshots, [sum as string]: 'Inna treść strony.' } } }),
  );
  await expect(heading(alone)).toHaveText(t.changed.title);
  await expect(alone.getByRole('status')).toContainText('Kopia strony nie jest tą, którą odczytano');
  await choose(alone, 'raport.json', text.replace(/"keyId":"\w{4}/, '"keyId":"0000'));
  await expect(heading(alone)).toHaveText(t.unknownKey.title);
  expect(asked).toEqual([pathToFileURL(file).href]);
  expect(said).toEqual([]);
  await context.close();
});
