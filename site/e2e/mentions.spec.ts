import type { Locator, Page } from 'playwright/test';
import type { Mention } from '#contract/monitoring.ts';
import { common } from '../src/text/common.ts';
import { mentionToasts, mentionsText as t, mentionWords as w } from '../src/text/mentions.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { mention, mentionsPage } from './support/mentions.ts';
import { signedIn } from './support/sign-in.ts';

const LIST = /\/api\/monitoring\/mentions(\?|$)/;
const MUTED = /\/api\/monitoring\/muted/;
const STATS = '**/api/monitoring/stats';
const SIX: Mention[] = [
  mention(0),
  mention(1),
  mention(2),
  mention(3),
  mention(4, { own: true, sentiment: null, confidence: null, match: null }),
  mention(5, { sentiment: null, confidence: null }),
];

/** The demo account with these lists. Calls to the list are kept. */
async function given(page: Page, list: (query: URLSearchParams) => object | 'lost' = () => ({ json: mentionsPage(SIX) })): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await signedIn(page);
  await page.route(LIST, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const reply = list(query);
    await (reply === 'lost' ? route.abort() : route.fulfill(reply));
  });
  await answer(page, MUTED, () => ({ json: [] }));
  await answer(page, STATS, () => ({ json: { lastRun: { unanswered: [] } } }));
  return asked;
}
/** A phone folds the filters away until they are wanted. */
async function unfoldFilters(page: Page): Promise<void> {
  const handle = page.getByText(t.filterAndSearch);
  if (await handle.isVisible()) await handle.click();
}
/** A phone keeps what changes a mention behind one word. */
async function showActs(item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  const handle = item.getByRole('button', { name: t.change });
  if (await handle.isVisible()) await handle.press('Enter');
}
const items = (page: Page) => page.locator('.men > li');
const titled = (page: Page, n: number) => items(page).filter({ hasText: `część ${n}` });

test('a list says of each mention what it is, where it stands and how sure its judgement is', async ({ page }) => {
  await given(page);
  await answer(page, STATS, () => ({ json: { lastRun: { unanswered: ['GDELT', 'Wykop'] } } }));
  await page.goto('/wzmianki');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.count(6, false), { exact: true })).toBeVisible();
  await expect(page.getByText(t.partial(2))).toBeVisible();
  const first = items(page).first();
  await expect(first).toContainText(w.badge.positive);
  await expect(first).toContainText(w.confidence.sure);
  await expect(first.locator('mark')).toHaveText('Marta Zielińska-Nowak');
  await expect(first).toContainText(t.duplicates(3));
  await expect(first).toContainText('19\u00a0listopada\u00a02026\u00a0r.');
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/sandbox/web/0');
  await expect(titled(page, 1)).toContainText(w.confidence.fair);
  await expect(titled(page, 2)).toContainText(w.confidence.unsure);
  await expect(titled(page, 3)).toContainText(t.noDate);
  await expect(titled(page, 4)).toContainText(w.own);
  await expect(titled(page, 4).getByRole('button')).toHaveCount(0);
  await expect(titled(page, 5)).toContainText(w.unrated);
  // A desk has room for the acts beside the text, without the word before them.
  const phone = test.info().project.name === 'phone';
  await expect(first.getByRole('button', { name: t.change })).toBeVisible({ visible: phone });
  const acts = first.getByRole('button', { name: t.notMe });
  await expect(acts).toBeVisible({ visible: !phone });
  if (!phone) expect((await acts.boundingBox())?.x).toBeGreaterThan((await first.getByRole('article').boundingBox())?.x ?? 0);
  await expectSound(page, { dark: true });
});

test('own pages stand together above what others write, folded; alone they are open', async ({ page }) => {
  const own = [6, 7].map((n) => mention(n, { own: true, sentiment: null, confidence: null, publishedAt: null, match: null }));
  await given(page, (query) => ({ json: mentionsPage(query.get('q') ? [] : [mention(0), mention(1)], { own, total: query.get('q') ? 2 : 4 }) }));
  await page.goto('/wzmianki');
  await expect(page.getByText(t.count(4, false), { exact: true })).toBeVisible();
  await expect(titled(page, 0)).toBeVisible();
  await expect(titled(page, 6)).toBeHidden();
  await page.getByText(t.ownPages(2, true)).click();
  await expect(titled(page, 6)).toContainText(w.own);
  await expect(page.getByText(t.shown(4, t.count(4, false)))).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByText(t.ownPages(2, true)).click();
  await expect(titled(page, 6)).toBeHidden();
  await unfoldFilters(page);
  await page.getByLabel(t.search).fill('kontakt');
  await expect(titled(page, 0)).toHaveCount(0);
  await expect(titled(page, 7)).toBeVisible();
});

test('on a phone the first screen shows a mention, and filters that are set @once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await given(page);
  await page.goto('/wzmianki');
  await expect(items(page).locator('h2').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(t.search)).toBeHidden();
  await page.goto('/wzmianki?q=bulwar');
  await expect(page.getByLabel(t.search)).toHaveValue('bulwar');
  await expect(page.getByLabel(t.search)).toBeVisible();
});

test('filters act at once, stand in the address, and come back with reload and the way back', async ({ page }) => {
  const asked = await given(page, (query) => ({ json: mentionsPage(query.get('sentiment') ? [mention(2)] : SIX) }));
  await page.goto('/wzmianki');
  await expect(items(page)).toHaveCount(6);
  await unfoldFilters(page);
  await page.getByLabel(t.sentiment.label).selectOption(t.sentiment.options.negative);
  await expect(items(page)).toHaveCount(1);
  await expect(page).toHaveURL('/wzmianki?sentiment=negative');
  await page.getByLabel(t.period.label).selectOption(t.period.options[30]);
  await page.getByLabel(t.channel.label, { exact: true }).selectOption(t.channel.options.media);
  await page.getByLabel(t.search).fill('bulwar');
  await expect(page).toHaveURL('/wzmianki?sentiment=negative&channel=media&days=30&q=bulwar');
  await expect.poll(() => asked.at(-1)?.toString()).toBe('sentiment=negative&channel=media&days=30&q=bulwar');
  await page.reload();
  await expect(page.getByLabel(t.search)).toHaveValue('bulwar');
  await expect(page.getByLabel(t.period.label)).toHaveValue('30');
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('bulwar');
  for (let back = 0; back < 4; back += 1) await page.goBack();
  await expect(page).toHaveURL('/wzmianki');
  await expect(items(page)).toHaveCount(6);
  await expect(page.getByLabel(t.search)).toHaveValue('');
});

test('a page more: the focus goes to the first new mention; a failure can be tried again @once', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  let fails = true;
  await given(page, (query) =>
    query.get('cursor')
      ? fails
        ? { status: 503, json: {} }
        : { json: mentionsPage([mention(6), mention(7)], { total: 8 }) }
      : { json: mentionsPage(SIX, { next: '995', total: 8 }) },
  );
  await page.goto('/wzmianki');
  await page.getByRole('button', { name: t.more }).click();
  await expect(page.getByText(t.moreFailed)).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: t.more }).press('Enter');
  await expect(items(page)).toHaveCount(8);
  await expect(titled(page, 6)).toBeFocused();
  await expect(page.getByRole('button', { name: t.more })).toHaveCount(0);
});

test('by keyboard alone: a judgement is corrected, a mention put aside and taken back @once', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  await given(page);
  const changed = [
    { json: mention(0, { sentiment: 'negative', corrected: true }) },
    { json: mention(1, { hidden: 'not_me' }) },
    { json: mention(1) },
    refusal(503, 'unavailable', 'Serwis chwilowo nie odpowiada.'),
  ];
  const sent: unknown[] = [];
  await page.route(/\/api\/monitoring\/mentions\/\d+$/, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill(changed.shift() ?? { status: 500 });
  });
  await page.goto('/wzmianki');
  await showActs(titled(page, 0));
  const fix = titled(page, 0).getByRole('button', { name: t.fix });
  await fix.press('Enter');
  const choice = page.getByRole('group', { name: t.fixLegend });
  await expect(choice.getByRole('button').first()).toBeFocused();
  await expectSound(page, { dark: true, within: titled(page, 0) });
  await page.keyboard.press('Escape');
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  await choice.getByRole('button', { name: w.badge.negative }).press('Space');
  await expectToast(page, mentionToasts.corrected);
  await expect(titled(page, 0)).toContainText(w.corrected);
  await expect(fix).toBeFocused();

  await showActs(titled(page, 1));
  await titled(page, 1).getByRole('button', { name: t.notMe }).press('Enter');
  await expect(titled(page, 1)).toContainText(t.removed);
  await expect(page.getByText(t.count(5, false), { exact: true })).toBeVisible();
  const undo = titled(page, 1).getByRole('button', { name: t.undo });
  await expect(undo).toBeFocused();
  await expectSound(page, { dark: true, within: titled(page, 1) });
  await undo.press('Enter');
  await expect(titled(page, 1).getByRole('button', { name: t.notMe })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, mentionToasts.failed('Serwis chwilowo nie odpowiada.'));
  expect(sent).toEqual([{ sentiment: 'negative' }, { notMe: true }, { notMe: false }, { notMe: true }]);
});

test('a source is muted after one question, and taken back from the list of the muted @once', async ({ page }) => {
  let muted: object[] = [];
  await given(page, () => ({ json: mentionsPage(muted.length > 0 ? SIX.filter(({ source }) => source !== 'forum-gdynian.example') : SIX) }));
  await page.route(MUTED, async (route) => {
    if (route.request().method() === 'POST') muted = [{ domain: 'forum-gdynian.example', since: '2026-11-20T09:00:00.000Z', mentions: 3 }];
    if (route.request().method() === 'DELETE') muted = [];
    await route.fulfill({ json: muted });
  });
  await page.goto('/wzmianki');
  const mute = titled(page, 1).getByRole('button', { name: t.mute });
  await mute.click();
  const dialog = page.getByRole('dialog', { name: t.muteAsk.title('forum-gdynian.example') });
  await expect(dialog).toBeVisible();
  await expectSound(page, { dark: true, within: dialog });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mute).toBeFocused();
  await mute.press('Enter');
  await dialog.getByRole('button', { name: t.muteAsk.yes }).click();
  await expectToast(page, mentionToasts.muted('forum-gdynian.example'));
  await expect(items(page)).toHaveCount(3);
  const list = page.getByRole('region', { name: t.muted.title });
  await expect(list).toContainText('forum-gdynian.example');
  await expectSound(page, { dark: true, within: list });
  await list.getByRole('button', { name: t.muted.back }).click();
  await expect(items(page)).toHaveCount(6);
  await expect(list).toHaveCount(0);
});

test('the hidden ones and those of one alert have their own view, with the way back @once', async ({ page }) => {
  const alert = 'ab'.repeat(16);
  const asked = await given(page, (query) => ({
    json: mentionsPage(query.get('hidden') ? [mention(1, { hidden: 'not_me' }), mention(2, { hidden: 'muted' })] : query.get('alert') ? [mention(2)] : SIX),
  }));
  await page.goto(`/wzmianki?alert=${alert}`);
  await expect(page.getByText(t.alert.text)).toBeVisible();
  expect(asked[0]?.get('alert')).toBe(alert);
  await expectSound(page);
  await page.getByRole('button', { name: t.alert.all }).click();
  await expect(items(page)).toHaveCount(6);
  await page.getByRole('button', { name: t.hidden.show }).click();
  await expect(titled(page, 1)).toContainText(t.hidden.reason.not_me);
  await expect(titled(page, 1).getByRole('button', { name: t.me, exact: false })).toBeVisible();
  await expect(titled(page, 2).getByRole('button')).toHaveCount(0);
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: t.hidden.back }).click();
  await expect(page).toHaveURL('/wzmianki');
});

test('loading, nothing yet, nothing for these filters, and no answer each say what to do next', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  let reply: object = { json: mentionsPage([]) };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await given(page);
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill(reply);
  });
  await page.goto('/wzmianki');
  await expect(page.getByText(t.loading)).toBeAttached();
  await expectSound(page, { dark: true });
  release();
  await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  await expect(page.getByRole('link', { name: t.empty.link })).toHaveAttribute('href', '/dashboard#monitoring');
  await expectSound(page);
  await unfoldFilters(page);
  await page.getByLabel(t.sentiment.label).selectOption('negative');
  await expect(page.getByRole('heading', { name: t.emptyFilter })).toBeVisible();
  await expectSound(page, { dark: true });
  await page.locator('.empty').getByRole('button', { name: t.clear }).click();
  await expect(page).toHaveURL('/wzmianki');
  await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  reply = { status: 503, json: {} };
  await page.getByLabel(t.channel.label, { exact: true }).selectOption('media');
  await expect(page.getByRole('alert')).toContainText(t.failed.title);
  await expectSound(page, { dark: true });
  reply = { json: mentionsPage(SIX) };
  await page.getByRole('button', { name: common.retry }).click();
  await expect(items(page)).toHaveCount(6);
});

test('what a case withholds is on no page, and each says why in place of a list that seems empty @once', async ({ page, noise }) => {
  const why = 'Wzmianki wstrzymaliśmy, dopóki nie rozpatrzymy zgłoszenia osoby, której dotyczą.';
  noise.allow(failedResource(451));
  await signedIn(page);
  await answer(page, /\/api\/(monitoring|recommendations|alerts)/, () => refusal(451, 'watching_restricted', why));
  await page.goto('/wzmianki');
  await expect(page.getByRole('alert')).toContainText(why);
  await expect(page.getByText(t.failed.title)).toHaveCount(0);
  await expect(items(page)).toHaveCount(0);
  await page.goto('/dashboard#monitoring');
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await expect(page.getByRole('button', { name: common.retry })).toHaveCount(0);
  await expectSound(page, { phone: true });
});
