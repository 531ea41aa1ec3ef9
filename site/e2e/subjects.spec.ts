import type { Page } from 'playwright/test';
import { forms } from '../src/text/forms.ts';
import { monitoring } from '../src/text/monitoring.ts';
import { onboarding, onboardingToasts } from '../src/text/onboarding.ts';
import { settingsText } from '../src/text/settings.ts';
import { subjectsText as t, subjectToasts as toasts } from '../src/text/subjects.ts';
import { answer, expect, expectSound, expectToast, test } from './fixtures.ts';
import { answerMonitoring, NOTHING, NOW, type Replies, stats, subject, user } from './support/monitoring.ts';
import { signedIn } from './support/sign-in.ts';

const ZORZA = subject({
  name: 'Palarnia Zorza',
  kind: 'brand',
  relation: 'brand',
  description: 'Palarnia kawy z Gdańska',
  keywords: 'kawa, Gdańsk',
  links: ['https://palarnia-zorza.example'],
  confirmed: false,
});
const NEW = user({ hasCompletedOnboarding: false, position: '', company: '' });

async function open(page: Page, changes: Replies, address = '/dashboard') {
  await signedIn(page);
  await page.clock.install({ time: NOW });
  await answerMonitoring(page, changes);
  await page.goto(address);
}

test('a brand that was ordered: its owner is asked about the brand, may correct it, and then it is watched', async ({ page }) => {
  let now = NEW;
  await open(page, {
    '/api/user': () => ({ json: now }),
    '/api/auth/user': () => ({ json: now }),
    '/api/user/subjects': () => ({ json: { subjects: [ZORZA], limit: 2 } }),
    '/api/monitoring/stats': () => ({ json: { ...(now === NEW ? NOTHING : stats()), subject: ZORZA.name } }),
  });
  await expect(page.getByRole('heading', { level: 1, name: onboarding.titleOther })).toBeVisible();
  await expect(page.getByLabel(t.name.brand)).toHaveValue('Palarnia Zorza');
  await expect(page.getByLabel(t.description.brand.label)).toHaveValue('Palarnia kawy z Gdańska');
  await expect(page.getByLabel(t.links.brand.label)).toHaveValue('https://palarnia-zorza.example');
  await expect(page.getByLabel(onboarding.position.label), 'no questions about a person').toHaveCount(0);
  await expectSound(page, { dark: true });

  await answer(page, '**/api/user/onboarding', () => ({ json: user() }));
  await page.getByLabel(t.name.brand).fill('—');
  await page.getByRole('button', { name: onboarding.save }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await page.getByLabel(t.name.brand).fill('Palarnia Zorza');
  await page.getByLabel(t.description.brand.label).fill('Palarnia kawy z Wrzeszcza');
  await page.reload();
  await expect(page.getByLabel(t.description.brand.label), 'what is typed outlives a reload').toHaveValue('Palarnia kawy z Wrzeszcza');
  now = user();
  const sent = page.waitForRequest('**/api/user/onboarding');
  await page.getByRole('button', { name: onboarding.save }).click();
  await expectToast(page, onboardingToasts.done);
  expect((await sent).postDataJSON()).toMatchObject({
    subject: { name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: 'Palarnia kawy z Wrzeszcza', keywords: 'kawa, Gdańsk' },
    hasCompletedOnboarding: true,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Palarnia Zorza' })).toBeFocused();
});

test('settings: whom one watches can be changed later @once', async ({ page }) => {
  let watched = { ...ZORZA, confirmed: true };
  await open(page, {}, '/settings');
  const list = page.getByRole('region', { name: t.title });
  await answer(page, '**/api/user/subjects', () => ({ json: { subjects: [watched], limit: 2 } }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: settingsText.title })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Palarnia Zorza' })).toBeVisible();
  await list.getByRole('button', { name: t.edit }).click();
  // Words of an age beside a person ask first, and go with the words.
  await list.getByLabel(t.relation.options[2]?.label ?? '').check();
  await list.getByLabel(t.keywords.person.label).fill('12-latka');
  await expect(list.getByText(forms.adultWhy('12-latka'))).toBeVisible();
  await list.getByRole('button', { name: t.save, exact: true }).click();
  await expect(list.getByRole('alert').first()).toBeFocused();
  await expect(list.getByRole('checkbox', { name: forms.adultLabel })).toBeVisible();
  await list.getByLabel(t.relation.options[3]?.label ?? '').check();
  await list.getByLabel(t.keywords.brand.label).fill('espresso, Wrzeszcz');
  await expectSound(page, { dark: true, phone: true });
  await answer(page, `**/api/user/subjects/${watched.id}`, () => {
    watched = { ...watched, keywords: 'espresso, Wrzeszcz' };
    return { json: { subjects: [watched], limit: 2 } };
  });
  const sent = page.waitForRequest(`**/api/user/subjects/${watched.id}`);
  await list.getByRole('button', { name: t.save, exact: true }).click();
  await expectToast(page, toasts.saved);
  expect((await sent).postDataJSON()).toMatchObject({ keywords: 'espresso, Wrzeszcz', kind: 'brand' });
  await expect(list.getByLabel(t.keywords.brand.label)).toHaveCount(0);
});

test('several subjects: one more is added and looked for; the head switches between them; a question comes before anything is lost', async ({ page }) => {
  const marta = subject({ found: { mentions: 128, alerts: 4 } });
  let list = [marta];
  const zorza = () => list.find(({ name }) => name === 'Palarnia Zorza');
  await open(
    page,
    {
      '/api/user/subjects': () => ({ json: { subjects: list, limit: 2 } }),
      '/api/monitoring/stats': () => ({ json: stats({ subject: list.find(({ chosen }) => chosen)?.name ?? '' }) }),
    },
    '/settings',
  );
  const region = page.getByRole('region', { name: t.title });
  await expect(region.getByText(t.limit(2))).toBeVisible();
  await region.getByRole('button', { name: t.add }).click();
  await region.getByLabel(t.name.brand).fill('Palarnia Zorza');
  await expectSound(page, { dark: true });
  await page.route('**/api/user/subjects', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    list = [
      { ...marta, chosen: false },
      { ...ZORZA, id: 'b'.repeat(40), confirmed: true },
    ];
    await route.fulfill({ json: { subjects: list, limit: 2 } });
  });
  await region.getByRole('button', { name: t.save, exact: true }).click();
  await expectToast(page, toasts.added);
  await expect(region.getByRole('heading', { level: 3 })).toHaveText([marta.name, 'Palarnia Zorza']);
  await expect(region.getByRole('button', { name: t.add }), 'the plan allows two').toHaveCount(0);

  await page.goto('/dashboard#monitoring');
  const choice = page.getByLabel(t.switch);
  await expect(choice).toHaveValue(zorza()?.id as string);
  await expect(page.getByRole('heading', { level: 1, name: 'Palarnia Zorza' })).toBeVisible();
  await expectSound(page, { dark: true });
  await answer(page, `**/api/user/subjects/${marta.id}/choose`, () => {
    list = list.map((each) => ({ ...each, chosen: each.id === marta.id }));
    return { json: { subjects: list, limit: 2 } };
  });
  await choice.selectOption(marta.id);
  await expect(page.getByRole('heading', { level: 1, name: marta.name })).toBeVisible();

  await page.goto('/settings');
  await region.getByRole('button', { name: `${t.remove}${t.of(marta.name)}` }).click();
  const dialog = page.getByRole('dialog', { name: t.ask.title(marta.name) });
  await expect(dialog).toContainText(t.ask.text(128, 4));
  await expectSound(page, { dark: true, within: dialog });
  await answer(page, `**/api/user/subjects/${marta.id}`, () => {
    list = list.filter(({ id }) => id !== marta.id).map((each) => ({ ...each, chosen: true }));
    return { json: { subjects: list, limit: 2 } };
  });
  await dialog.getByRole('button', { name: t.ask.yes, exact: true }).click();
  await expectToast(page, toasts.removed);
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(['Palarnia Zorza']);
});

test('a first visit: the figures are the report’s, and the page says so @once', async ({ page }) => {
  const fromReport = { orderId: 'c'.repeat(32), completedAt: '2026-11-19T10:00:00.000Z', sources: 69 };
  await open(page, { '/api/monitoring/stats': () => ({ json: stats({ lastRun: NOTHING.lastRun, fromReport }) }) }, '/dashboard#monitoring');
  await expect(page.getByText(monitoring.fromReport(fromReport.completedAt, 69))).toBeVisible();
  await expect(page.getByRole('link', { name: monitoring.fromReportLink })).toHaveAttribute('href', `/report/${fromReport.orderId}`);
  await expectSound(page, { dark: true, phone: true });
});
