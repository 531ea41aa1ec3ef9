import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright/test';
import type { Delivery, PrivateFeed, Webhook } from '#contract/integrations.ts';
import type { AlertRules } from '#contract/monitoring.ts';
import { alertsText, alertToasts } from '../src/text/alerts.ts';
import { integrationsText as t, integrationToasts as toasts } from '../src/text/integrations.ts';
import { mentionsText } from '../src/text/mentions.ts';
import { expect, expectSound, expectToast, test } from './fixtures.ts';
import { enter } from './support/member.ts';
import { alerts, answerMonitoring, NOW } from './support/monitoring.ts';
import { signedIn } from './support/sign-in.ts';

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');
const take = async (page: Page, name: string): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.men-take').getByRole('link', { name }).click()]);
  return download;
};

test('a list of mentions is found without diacritics and by its source, and taken away as it is shown', async ({ page }) => {
  await signedIn(page);
  await page.goto('/wzmianki');
  // Own pages stand folded above.
  const items = page.locator('.men > li').filter({ visible: true });
  await expect(items.first()).toBeVisible();
  // On a phone the filters are folded.
  const fold = page.getByText(mentionsText.filterAndSearch);
  if (await fold.isVisible()) await fold.click();
  const search = page.getByLabel(mentionsText.search);
  await search.fill('nagrode');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=nagrode/);
  await expect(items.first()).toContainText(/nagro/i);
  await expectSound(page, { dark: true });
  const csv = await take(page, 'CSV');
  expect(csv.suggestedFilename()).toMatch(/^wzmianki-\d{4}-\d\d-\d\d\.csv$/);
  const text = await textOf(csv);
  expect(text.startsWith('\ufeff"Opublikowano";"Znaleziono";"Źródło";"Tytuł"')).toBe(true);
  const rows = text.split('\r\n').filter(Boolean).length - 1;
  await expect(page.locator('.men-count')).toHaveText(mentionsText.count(rows, false));
  const xlsx = await take(page, 'XLSX');
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(
    readFileSync(await xlsx.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('a webhook is set, tried, and says why a message did not arrive; a feed is made and ended @once', async ({ page, request }) => {
  await signedIn(page);
  await page.goto('/settings');
  await page.getByText(t.open).click();
  await page.getByRole('button', { name: t.feed.make }).click();
  await expectToast(page, toasts.feedMade);
  const address = page.getByLabel(t.feed.url, { exact: true });
  await expect(address).toBeFocused();
  const path = new URL(await address.inputValue()).pathname;
  const feed = await request.get(path);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('<entry>');
  await page.getByRole('button', { name: t.feed.end }).click();
  await expectToast(page, toasts.feedEnded);
  expect((await request.get(path)).status()).toBe(404);

  const url = page.getByLabel(t.webhook.url, { exact: true });
  await url.fill('to nie jest adres');
  await page.getByRole('button', { name: t.webhook.save }).click();
  await expect(url).toHaveAccessibleDescription(new RegExp(t.webhook.badUrl.slice(0, 20)));
  // An address of the inner network: it is never called.
  await url.fill('http://127.0.0.1:4398/healthz');
  await page.getByRole('button', { name: t.webhook.save }).click();
  await expectToast(page, toasts.saved);
  await expect(page.getByLabel(t.webhook.secret, { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: t.webhook.test }).click();
  await expectToast(page, toasts.lost(t.log.fault.refused_address()));
  await expect(page.locator('.hook-log li')).toContainText([t.log.type.test]);
  await expectSound(page, { dark: true, phone: true });
  await page.getByRole('button', { name: t.webhook.end }).click();
  await expectToast(page, toasts.ended);
  await expect(page.locator('.hook-log')).toHaveCount(0);
});

const delivery = (n: number, changes: Partial<Delivery>): Delivery => ({
  id: `msg_${n}`,
  type: 'alert.raised',
  createdAt: `2026-11-20T0${n}:15:00Z`,
  state: 'delivered',
  attempts: 1,
  lastAt: `2026-11-20T0${n}:15:01Z`,
  nextAt: null,
  status: 200,
  fault: null,
  ...changes,
});

test('the log of messages says what arrived, what waits and what was given up', async ({ page }) => {
  const feed: PrivateFeed = { since: '2026-11-01T10:00:00Z', readAt: '2026-11-20T08:00:00Z' };
  const webhook: Webhook = {
    url: 'https://n8n.example/webhook/7c1f0a52-lustro-powiadomienia',
    topics: ['alerts', 'reports'],
    since: '2026-11-01T10:00:00Z',
    goneAt: null,
    deliveries: [
      delivery(8, { type: 'test' }),
      delivery(7, { type: 'mentions.found', state: 'waiting', attempts: 3, status: 503, fault: 'http', nextAt: '2026-11-20T12:30:00Z' }),
      delivery(6, { state: 'given_up', attempts: 10, status: null, fault: 'timeout' }),
      delivery(5, { type: 'report.ready' }),
    ],
  };
  await enter(page);
  await page.route('**/api/user/settings', (route) => route.fulfill({ json: { settings: null, savedAt: null } }));
  await page.route('**/api/user/feed', (route) => route.fulfill({ json: feed }));
  await page.route('**/api/user/webhook', (route) => route.fulfill({ json: webhook }));
  await page.goto('/settings');
  await page.getByText(t.open).click();
  const lines = page.locator('.hook-log li');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0)).toContainText(t.log.delivered(200));
  await expect(lines.nth(1)).toContainText(t.log.waiting(t.log.fault.http(503), '2026-11-20T12:30:00Z'));
  await expect(lines.nth(2)).toContainText(t.log.givenUp(t.log.fault.timeout(), 10));
  await expect(page.getByLabel(t.webhook.topic.mentions)).not.toBeChecked();
  await expect(page.getByText(t.feed.state(feed.since, feed.readAt))).toBeVisible();
  await page.getByRole('heading', { name: t.webhook.title }).scrollIntoViewIfNeeded();
  await expectSound(page, { dark: true });
});

test('rules of one’s own are added and deleted, up to what the plan allows; a closed alert is taken back from the history @once', async ({ page }) => {
  const [closed] = alerts();
  let [active, history] = [
    alerts().slice(1),
    [{ ...(closed as ReturnType<typeof alerts>[number]), status: 'dismissed' as const, closedAt: '2026-11-20T08:00:00Z' }],
  ];
  const rules: AlertRules = { rules: [{ id: '1'.repeat(32), words: 'pasaż szkutników', since: '2026-11-18T10:00:00Z' }], limit: 3 };
  await signedIn(page);
  await page.clock.install({ time: NOW });
  await answerMonitoring(page, { '/api/alerts/active': () => ({ json: active }) });
  await page.route('**/api/alerts/closed', (route) => route.fulfill({ json: history }));
  await page.route(/\/api\/alerts\/rules/, async (route) => {
    const [method, url] = [route.request().method(), route.request().url()];
    if (method === 'POST')
      rules.rules.push({ id: String(rules.rules.length + 1).repeat(32), words: route.request().postDataJSON().words, since: '2026-11-20T09:00:00Z' });
    if (method === 'DELETE') rules.rules = rules.rules.filter(({ id }) => !url.includes(id));
    await route.fulfill({ json: rules });
  });
  await page.route(/\/api\/alerts\/[0-9a-f]{32}\/reopen$/, async (route) => {
    [active, history] = [alerts(), []];
    await route.fulfill({ json: {} });
  });
  await page.goto('/dashboard#alerts');
  const card = page.getByRole('region', { name: alertsText.title });
  await card.getByText(alertsText.rules.title).click();
  await expect(card.getByText(alertsText.rules.count(1, 3))).toBeVisible();
  const field = card.getByLabel(alertsText.rules.words);
  await field.fill('x');
  await card.getByRole('button', { name: alertsText.rules.add }).click();
  await expect(field).toHaveAccessibleDescription(alertsText.rules.short);
  await field.fill('wykop');
  await field.press('Enter');
  await expectToast(page, { title: alertToasts.ruleAdded });
  await expect(field).toHaveValue('');
  await expectSound(page, { dark: true, phone: true });
  await field.fill('biblioteka');
  await field.press('Enter');
  await expect(card.getByText(alertsText.rules.full)).toBeVisible();
  await card.getByRole('listitem').filter({ hasText: '„wykop”' }).getByRole('button').click();
  await expectToast(page, { title: alertToasts.ruleRemoved });
  await expect(card.getByText(alertsText.rules.count(2, 3))).toBeVisible();

  await card.getByText(alertsText.history.title).click();
  const title = closed?.title as string;
  await card.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: alertsText.history.reopen }).click();
  await expectToast(page, { title: alertToasts.undone });
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.getByText(alertsText.history.empty)).toBeVisible();
  await expectSound(page, { phone: true, within: card });
});
