import type { Page } from 'playwright/test';
import { alertsText, alertToasts } from '../src/text/alerts.ts';
import { authText } from '../src/text/auth.ts';
import { common } from '../src/text/common.ts';
import { dashboardText } from '../src/text/dashboard.ts';
import { forms } from '../src/text/forms.ts';
import { sentimentText, monitoring as t, monitoringToasts as toasts } from '../src/text/monitoring.ts';
import { onboarding, onboardingToasts } from '../src/text/onboarding.ts';
import { answer, expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { alertId, alerts, answerMonitoring, chart, lastRun, NOTHING, NOW, type Replies, stats, stopClock, user } from './support/monitoring.ts';
import { DEMO, signedIn } from './support/sign-in.ts';

const tabs = (page: Page) => ({ analysis: page.getByRole('tab', { name: t.tabs.analysis }), monitoring: page.getByRole('tab', { name: t.tabs.monitoring }) });
const NEW = user({ hasCompletedOnboarding: false, position: '', company: '' });

/** Opens the dashboard at a fixed time with made-up answers. */
async function open(page: Page, changes: Replies = {}, address = '/dashboard#monitoring') {
  await signedIn(page);
  await page.clock.install({ time: NOW });
  const counts = await answerMonitoring(page, changes);
  await page.goto(address);
  return counts;
}

test.beforeEach(({ noise }) => noise.allow(failedResource(500)));

test('full: figures with their change, five mentions, sentiment, alerts, three pieces of advice', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeVisible();
  await expect(page.getByText('Ostatnia aktualizacja: 2 minuty temu')).toBeVisible();
  const figures = page.getByRole('region', { name: t.figures }).locator('.stat');
  await expect(figures).toHaveText([/Wszystkie wzmianki\s*128\s*\+12%/, /Pozytywne\s*74\s*\+8%/, /Negatywne\s*15\s*−2%/, /Neutralne\s*39\s*\+3%/]);
  await expect(figures.first()).toContainText(t.trend.period(90));
  await expect(figures.first().locator('.d')).toHaveAttribute('title', t.trend.help);

  const recent = page.getByRole('region', { name: t.recent.title }).getByRole('listitem');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toContainText('Pozytywna');
  await expect(recent.first()).toContainText('20 listopada, 01:00');
  await expect(recent.first().locator('mark')).toHaveText('Marta Zielińska-Nowak');
  await expect(recent.first().getByRole('link')).toHaveText(`kronika-gdynska.example/bulwar-rok-po (${common.newTab})`);
  await expect(page.getByRole('link', { name: t.recent.all(128) })).toHaveAttribute('href', '/wzmianki');
  await expect(page.getByRole('region', { name: t.recs.title }).getByRole('listitem')).toHaveCount(3);

  const card = page.getByRole('region', { name: alertsText.title });
  await expect(card.locator('.sev')).toHaveText(['Krytyczny', 'Wysoki', 'Średni', 'Niski']);
  await expect(card.getByRole('listitem').first()).toContainText('20.11.2026, 10:00');
  // The bracket in the chart, the alert and its small chart are of the same day.
  await expect(page.getByRole('heading', { name: /20\slistopada: 6\skrytycznych/ })).toBeVisible();
  await expect(card.locator('.spark .loud').first()).toBeVisible();
  await card.getByText(alertsText.evidence(6)).click();
  await expect(card.getByRole('link', { name: alertsText.allEvidence })).toHaveAttribute('href', `/wzmianki?alert=${alertId(1)}`);
  await expectSound(page, { dark: true });

  await page.clock.runFor(60_000);
  await expect(page.getByText('Ostatnia aktualizacja: 3 minuty temu')).toBeVisible();
});

test('sentiment: the slices take the focus and tell their figures; the same figures as a table @once', async ({ page }) => {
  const points = [{ from: '2026-11-20', own: 5, positive: 80, neutral: 0, negative: 15, unrated: 3 }];
  await open(page, { '/api/monitoring/chart': () => ({ json: chart({ points, spikes: [] }) }) });
  const card = page.getByRole('region', { name: sentimentText.title });
  await expect(card.getByText('Doskonały')).toBeVisible();
  await expect(card.getByRole('row')).toHaveText([/Wydźwięk/, /Pozytywne\s*80\s*84%/, /Negatywne\s*15\s*16%/, /Bez oceny\s*8/]);
  const slices = card.getByRole('img');
  await expect(slices).toHaveCount(2);
  await slices.first().focus();
  await expect(page.getByRole('tooltip')).toHaveText(sentimentText.tooltip(80, 84));
  await expectSound(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(sentimentText.tooltip(15, 16));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('sentiment under the pointer: a hint after 700 ms @once', async ({ page }) => {
  await open(page);
  const slice = page.getByRole('img', { name: /^Pozytywne/ });
  await slice.scrollIntoViewIfNeeded();
  const box = await slice.boundingBox();
  if (!box) throw new Error('no slice');
  await stopClock(page);
  await page.mouse.move(box.x + box.width - 6, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width - 5, box.y + box.height / 2);
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(page.getByRole('tooltip')).toHaveText(sentimentText.tooltip(74, 58));
});

test('loading: a breathing place for what is on its way; errors of each card with another try', async ({ page }) => {
  let broken = true;
  let wait: () => void = () => undefined;
  const waiting = new Promise<void>((done) => {
    wait = done;
  });
  const failing = (json: () => unknown) => () => (broken ? { status: 500 } : { json: json() });
  await signedIn(page);
  // As if the server could not render the head of the page; otherwise its figures would be shown while loading.
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.querySelector('.first-view')?.remove()));
  await page.clock.install({ time: NOW });
  await answerMonitoring(page, { '/api/monitoring/stats': failing(stats), '/api/alerts/active': failing(alerts) });
  await page.route('**/api/monitoring/stats', async (route) => {
    await waiting;
    await route.fallback();
  });
  await page.goto('/dashboard#monitoring');
  await expect(page.getByText(sentimentText.loading)).toBeAttached();
  await expect(page.locator('.sk-sentiment')).toBeVisible();
  await expectSound(page, { dark: true });

  wait();
  const errors = page.getByRole('alert').filter({ hasText: t.loadError });
  for (let second = 0; second < 4; second += 1) await page.clock.runFor(1_100);
  await expect(errors).toHaveCount(2);
  await expect(page.locator('.sk-sentiment'), 'without statistics the skeleton stays').toBeVisible();
  await expectSound(page);
  broken = false;
  await errors.first().getByRole('button', { name: common.retry }).click();
  await expect(page.getByText('Pozytywny', { exact: true })).toBeVisible();
  await errors.getByRole('button', { name: common.retry }).click();
  await expect(errors).toHaveCount(0);
});

test('Start analysis success: nothing yet, then the first run; Start analysis fails @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  let now = NOTHING;
  const none = () => ({ json: [] });
  const counts = await open(page, {
    '/api/monitoring/stats': () => ({ json: now }),
    '/api/monitoring/results': none,
    '/api/alerts/active': none,
    '/api/recommendations': () => ({ json: { recommendations: [], details: [] } }),
  });
  await expect(page.getByText(t.never)).toBeVisible();
  await expect(page.getByText(sentimentText.empty)).toBeVisible();
  await expect(page.getByText(sentimentText.hint)).toBeVisible();
  await expect(page.getByText(t.recent.empty)).toBeVisible();
  await expect(page.getByText(t.recs.empty)).toBeVisible();
  await expect(page.getByText(alertsText.empty.never), 'nobody has looked: the image is not called safe').toBeVisible();
  await expect(page.getByText(t.trend.unknown)).toHaveCount(4);
  await expect(page.getByRole('link', { name: /Red Alert/ })).toHaveCount(0);
  await expectSound(page, { dark: true });

  let fails = true;
  const started = await answer(page, '**/api/monitoring/start-analysis', () =>
    fails ? { status: 500 } : { json: { roundId: 'r', status: 'queued', already: false, newMentions: 0 } },
  );
  const button = page.getByRole('button', { name: t.start.button });
  await button.click();
  await expectToast(page, toasts.start.failed);
  fails = false;
  now = { ...NOTHING, lastRun: lastRun({ finishedAt: null, running: true }) };
  await button.click();
  await expectToast(page, toasts.start.done);
  await expect(page.getByRole('button', { name: t.start.pending })).toBeVisible();
  expect(started.calls).toBe(2);

  now = { ...NOTHING, lastRun: lastRun({ finishedAt: NOW.toISOString() }) };
  await page.clock.runFor(3_500);
  await expect(page.getByText(t.start.empty(t.ago.now))).toBeVisible();
  await expect(page.getByText(alertsText.empty.text(t.ago.now))).toBeVisible();
  expect(counts['/api/monitoring/results']).toBeGreaterThan(1);
});

test('the monitoring of a company is headed by its brand, not by the account’s owner @once', async ({ page }) => {
  await open(page, { '/api/monitoring/stats': () => ({ json: stats({ subject: 'Palarnia Zorza' }) }) });
  await expect(page.getByRole('heading', { level: 1, name: 'Palarnia Zorza' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toHaveCount(0);
});

test('Monitoring run success: two seconds of waiting, the lists three seconds later; Monitoring run fails @once', async ({ page }) => {
  let unanswered: string[] = [];
  const counts = await open(page, { '/api/monitoring/stats': () => ({ json: stats({ lastRun: lastRun({ unanswered }) }) }) });
  const button = page.getByRole('button', { name: t.refresh });
  await expect(page.getByText('Pozytywny', { exact: true })).toBeVisible();
  let fails = false;
  await stopClock(page);
  await answer(page, '**/api/monitoring/run', () => (fails ? { status: 500 } : { json: { roundId: 'r', status: 'queued', already: false, newMentions: 0 } }));
  const before = { ...counts };
  unanswered = ['jeden.example', 'dwa.example'];
  await button.click();
  await expectToast(page, toasts.run.done);
  await expect(page.getByRole('button', { name: t.refreshing })).toBeVisible();
  await page.clock.runFor(2_050);
  await expect(button).toBeVisible();
  expect(counts['/api/monitoring/stats']).toBe(before['/api/monitoring/stats']);
  await page.clock.runFor(1_500);
  await expect(page.getByText(t.partial(2))).toBeVisible();
  for (const path of ['/api/monitoring/stats', '/api/monitoring/results', '/api/alerts/active'])
    await expect.poll(() => counts[path], path).toBe((before[path] ?? 0) + 1);
  await page.clock.resume();
  await expectSound(page);
  fails = true;
  await button.click();
  await expectToast(page, toasts.run.failed);
});

test('Alert success: resolved and dismissed by keyboard; Resolve alert fails; Dismiss alert fails @once', async ({ page }) => {
  let active = alerts();
  let fails = true;
  await open(page, { '/api/alerts/active': () => ({ json: active }) }, '/dashboard#alerts');
  await page.route(/\/api\/alerts\/[0-9a-f]{32}\/(resolve|dismiss)$/, async (route) => {
    if (fails) return route.fulfill({ status: 500, json: {} });
    active = active.filter(({ id }) => !route.request().url().includes(id));
    await route.fulfill({ json: {} });
  });
  const card = page.getByRole('region', { name: alertsText.title });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  const button = (name: string) => card.getByRole('button', { name }).first();
  await button(alertsText.resolve).press('Enter');
  await expectToast(page, alertToasts.failed.resolve);
  await button(alertsText.dismiss).press('Enter');
  await expectToast(page, alertToasts.failed.dismiss);
  await expect(card.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(4);

  fails = false;
  await button(alertsText.resolve).press('Enter');
  await expectToast(page, { title: alertToasts.done.resolve });
  await expect(card, 'the focus is not lost with the button').toBeFocused();
  const wave = active[0] as (typeof active)[number];
  await button(alertsText.dismiss).press('Enter');
  // The line in its place takes the focus and takes the act back.
  const undo = card.getByRole('button', { name: new RegExp(`^${alertsText.undo}.*${wave.title}`) });
  await expect(undo).toBeFocused();
  await page.route(/\/api\/alerts\/[0-9a-f]{32}\/reopen$/, async (route) => {
    active = [wave, ...active];
    await route.fulfill({ json: {} });
  });
  await undo.press('Enter');
  await expectToast(page, { title: alertToasts.undone });
  await expect(undo).toHaveCount(0);
  await expect(card.getByRole('heading', { name: wave.title })).toBeVisible();
  for (let left = 3; left > 0; left -= 1) {
    await button(alertsText.dismiss).press('Enter');
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(Math.max(1, left - 1));
  }
  await expectToast(page, { title: alertToasts.done.dismiss });
  await expect(card.getByText(alertsText.empty.title)).toBeVisible();
  await expect(card.getByText(alertsText.empty.text('2 minuty temu'))).toBeVisible();
  await card.getByText(alertsText.history.title).click();
  await expect(card.getByText(alertsText.history.empty)).toBeVisible();
  await expectSound(page, { within: card });
});

test('the tabs: arrows choose, the address follows, the way back leads back; Dashboard fetch error or no data', async ({ page }) => {
  let broken = true;
  await open(page, { '/api/user/dashboard': () => (broken ? { status: 500 } : { json: { user: user(), analysis: null } }) }, '/dashboard');
  const { analysis, monitoring } = tabs(page);
  await expect(analysis).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: dashboardText.empty.title })).toBeVisible();
  await expectSound(page, { dark: true });
  broken = false;
  await page.getByRole('button', { name: dashboardText.empty.retry }).click();
  await expect(monitoring, 'without an analysis monitoring comes first').toHaveAttribute('aria-selected', 'true');

  await monitoring.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(analysis).toBeFocused();
  await expect(page).toHaveURL('/dashboard#analysis');
  await expect(page.getByText(dashboardText.empty.text)).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/dashboard#monitoring');
  await page.goBack();
  await expect(analysis).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(monitoring).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: t.redAlert(4) }).click();
  await expect(page).toHaveURL('/dashboard#alerts');
  await expect(page.getByRole('region', { name: alertsText.title })).toBeFocused();
});

test('onboarding: rows come and go with the focus, errors by the field, what is typed outlives a reload, it can wait', async ({ page }) => {
  await open(page, { '/api/user': () => ({ json: NEW }) }, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: onboarding.title })).toBeVisible();
  await expectSound(page, { dark: true });
  const profiles = page.getByRole('group', { name: onboarding.rows.socialProfiles.legend, exact: true });
  const platform = profiles.getByLabel(onboarding.rows.socialProfiles.name.label);
  await platform.first().fill('LinkedIn');
  await expect(profiles.locator('[data-platform=linkedin]')).toBeVisible();
  await profiles.getByRole('button', { name: onboarding.rows.socialProfiles.add }).press('Enter');
  await expect(platform.nth(1)).toBeFocused();
  await page.keyboard.type('Facebook');
  await expect(profiles.locator('[data-platform=facebook]')).toBeVisible();
  await page.getByLabel(onboarding.position.label).fill('architektka');

  await page.getByRole('button', { name: onboarding.save }).click();
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(2) });
  await expect(summary).toBeFocused();
  await expectSound(page);
  await summary.getByRole('link').first().click();
  await expect(profiles.getByLabel(onboarding.rows.socialProfiles.url.label).first()).toBeFocused();
  await profiles.getByRole('button', { name: onboarding.remove(2, 'Facebook') }).press('Enter');
  await expect(profiles.getByRole('button', { name: onboarding.remove(1, 'LinkedIn') })).toBeFocused();

  await page.reload();
  await expect(platform).toHaveValue('LinkedIn');
  await expect(page.getByLabel(onboarding.position.label)).toHaveValue('architektka');
  await page.getByRole('button', { name: onboarding.later }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeVisible();
  await page.getByRole('button', { name: onboarding.again }).click();
  await expect(platform).toHaveValue('LinkedIn');
});

test('Onboarding success: the profile is saved and monitoring follows; Onboarding fails @once', async ({ page }) => {
  let now = NEW;
  await open(page, { '/api/user': () => ({ json: now }), '/api/auth/user': () => ({ json: now }) }, '/dashboard');
  let fails = true;
  const saved = await answer(page, '**/api/user/onboarding', () => (fails ? { status: 500 } : { json: now }));
  await page.getByLabel(onboarding.company.label).fill('Pracownia Forma');
  await page.getByRole('button', { name: onboarding.save }).click();
  await expectToast(page, onboardingToasts.failed);
  await expect(page.getByLabel(onboarding.company.label)).toHaveValue('Pracownia Forma');
  fails = false;
  now = user();
  await page.getByRole('button', { name: onboarding.save }).click();
  await expectToast(page, onboardingToasts.done);
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Zielińska-Nowak' })).toBeFocused();
  expect(saved.calls).toBe(2);
  await page.reload();
  await expect(page.getByRole('region', { name: t.figures })).toBeVisible();
});

test('monitoring of half a year fits six screens of a phone; the alerts after the second open at a press', async ({ page }) => {
  await signedIn(page);
  // The demo's history is written after the server's start.
  await expect.poll(async () => ((await (await page.request.get('/api/monitoring/stats')).json()) as { total: number }).total).toBeGreaterThan(0);
  await page.goto('/dashboard#monitoring');
  const card = page.getByRole('region', { name: alertsText.title });
  const heads = card.locator('h3');
  await expect(heads.first()).toBeVisible();
  await expect(page.locator('.men > li')).toHaveCount(5);
  const count = await heads.count();
  expect(count).toBeGreaterThan(2);
  const handle = card.getByText(alertsText.more(count - 2));
  if ((page.viewportSize()?.width ?? 0) > 560) {
    await expect(handle).toBeHidden();
    await expect(heads.last()).toBeVisible();
    return;
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThanOrEqual(6);
  await handle.click();
  await expect(heads.last()).toBeVisible();
  await expectSound(page, { within: card });
});

test('the demo account: signs in, finds half a year of monitoring, resolves an alert and is rid of it @once', async ({ page }) => {
  await page.goto('/dashboard#alerts');
  await page.getByLabel(authText.email).fill(DEMO.email);
  await page.getByLabel(authText.password, { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: authText.submit }).click();
  await page.waitForURL('/dashboard#alerts');
  const card = page.getByRole('region', { name: alertsText.title });
  await expect(card).toBeFocused();
  const figures = page.getByRole('region', { name: t.figures }).locator('.stat');
  await expect(figures).toHaveText([/\+12%/, /\+8%/, /−2%/, /\+3%/]);
  for (const word of Object.values(alertsText.severity)) await expect(card.getByText(word, { exact: true }).first()).toBeVisible();
  await expectSound(page);

  const heads = card.getByRole('heading', { level: 3 });
  const count = await heads.count();
  const least = card.getByRole('listitem').filter({ hasText: alertsText.severity.low }).last();
  const title = (await least.getByRole('heading').textContent()) ?? '';
  await least.getByRole('button', { name: alertsText.resolve }).click();
  await expectToast(page, { title: alertToasts.done.resolve });
  await expect(page.getByRole('link', { name: t.redAlert(count - 1) })).toBeVisible();
  await page.reload();
  await expect(heads).toHaveCount(count - 1);
  await expect(heads.filter({ hasText: title })).toHaveCount(0);
});
