import type { Page } from 'playwright/test';
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
    '/api/user/subjects': () => ({ json: { subjects: [ZORZA] } }),
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

test('settings: whom one watches can be changed later', async ({ page }) => {
  let watched = { ...ZORZA, confirmed: true };
  await open(page, {}, '/settings');
  const list = page.getByRole('region', { name: t.title });
  await answer(page, '**/api/user/subjects', () => ({ json: { subjects: [watched] } }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: settingsText.title })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Palarnia Zorza' })).toBeVisible();
  await list.getByRole('button', { name: t.edit }).click();
  await list.getByLabel(t.keywords.brand.label).fill('espresso, Wrzeszcz');
  await expectSound(page, { dark: true });
  await answer(page, `**/api/user/subjects/${watched.id}`, () => {
    watched = { ...watched, keywords: 'espresso, Wrzeszcz' };
    return { json: { subjects: [watched] } };
  });
  const sent = page.waitForRequest(`**/api/user/subjects/${watched.id}`);
  await list.getByRole('button', { name: t.save, exact: true }).click();
  await expectToast(page, toasts.saved);
  expect((await sent).postDataJSON()).toMatchObject({ keywords: 'espresso, Wrzeszcz', kind: 'brand' });
  await expect(list.getByLabel(t.keywords.brand.label)).toHaveCount(0);
});
