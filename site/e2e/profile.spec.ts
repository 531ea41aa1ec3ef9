import { errorMessage } from '#contract/errors.ts';
import type { AccountOrder } from '#contract/orders.ts';
import type { Subscription } from '#contract/profile.ts';
import { profileText as t, profileToasts as toasts } from '../src/text/profile.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { enter, USER } from './support/member.ts';

const history: Subscription = {
  id: '1',
  plan: 'history',
  price: 29_900,
  currency: 'PLN',
  startDate: '2026-10-01T10:00:00Z',
  endDate: '2026-12-31T10:00:00Z',
  isActive: true,
};
const trial: Subscription = {
  ...history,
  id: '2',
  plan: 'trial',
  price: 0,
  startDate: '2026-09-01T10:00:00Z',
  endDate: '2026-10-01T10:00:00Z',
  isActive: false,
};
const future: Subscription = { ...history, id: '3', plan: 'future', price: 19_900, endDate: null };

test('the profile shows the data, the plan and the account; plans lead where they can be had', async ({ page }) => {
  await enter(page);
  await answer(page, '**/api/subscriptions', () => ({ json: [future, history, trial] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: history }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(USER.email)).toBeVisible();
  await expect(page.getByText(t.data.sync)).toBeVisible();
  const plan = page.getByRole('region', { name: t.plan.title });
  await expect(plan).toContainText('299,00\u00a0zł jednorazowo');
  await expect(plan).toContainText('Aktywny do: 31.12.2026');
  await expect(page.getByRole('region', { name: t.account.title })).toContainText('Aktywne');
  await expect(page.getByRole('region', { name: t.account.title })).toContainText('20.05.2026');
  await expect(page.locator('.prof-history li')).toContainText(['01.10.2026 - obecnie', '01.10.2026 - 31.12.2026', '01.09.2026 - 01.10.2026']);
  await expect(page.locator('.prof-history li').last()).toContainText('Zakończona');
  await expect(page.getByText(t.pricing.mine)).toHaveCount(1);
  // With a plan of one's own a phone folds the others away.
  const plans = page.getByText(t.pricing.all);
  if (await plans.isVisible()) await plans.click();
  await expect(page.getByRole('link', { name: t.keywords.onboarding })).toHaveAttribute('href', '/dashboard#monitoring');
  await expect(page.getByRole('link', { name: t.pricing.plans.history.go })).toHaveAttribute('href', '/raport-wizerunku');
  // What is not on sale leads to its waiting list.
  const lists = page.getByRole('link', { name: t.pricing.plans.future.go });
  await expect(lists.first()).toHaveAttribute('href', '/lista-oczekujacych?usluga=przyszlosc');
  await expect(lists.last()).toHaveAttribute('href', '/lista-oczekujacych?usluga=red-alert');
  await expectSound(page, { dark: true });
});

test('my reports and orders: every order, the one the panel shows, and a stranger’s that waits for a word', async ({ page }) => {
  await enter(page);
  await answer(page, '**/api/subscriptions', () => ({ json: [] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: null }));
  const order: AccountOrder = {
    orderId: '1'.repeat(32),
    subjectName: 'Piekarnia Sowa',
    createdAt: '2026-11-02T10:00:00Z',
    amount: 5_000,
    currency: 'PLN',
    reportStatus: 'completed',
    completedAt: '2026-11-02T10:10:00Z',
    readable: true,
    invoiceFor: 'Sowa sp. z o.o.',
    refund: null,
    accepted: true,
    chosen: true,
    watched: true,
  };
  let list: AccountOrder[] = [
    { ...order, orderId: '3'.repeat(32), subjectName: 'Ktoś Inny', invoiceFor: null, accepted: false, chosen: false, watched: false },
    {
      ...order,
      orderId: '2'.repeat(32),
      subjectName: 'Piekarnia Kłos',
      invoiceFor: null,
      reportStatus: 'failed',
      readable: false,
      refund: 'refunded',
      chosen: false,
      watched: false,
    },
    order,
  ];
  await answer(page, '**/api/user/orders', () => ({ json: list }));
  await page.route(/\/api\/user\/orders\/3+\/(accept|choose)$/, async (route) => {
    const chosen = route.request().url().endsWith('choose');
    list = list.map((row) =>
      row.orderId.startsWith('3')
        ? { ...row, accepted: true, chosen, watched: chosen }
        : { ...row, chosen: !chosen && row.chosen, watched: !chosen && row.watched },
    );
    await route.fulfill({ json: list });
  });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: t.orders.title });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByText('W panelu', { exact: true })).toHaveCount(1);
  await expect(section.getByRole('link', { name: /^PDF\s*: Piekarnia Sowa/ })).toHaveAttribute('href', `/api/reports/download/${order.orderId}`);
  await expect(section.getByRole('link', { name: /^Status\s*: Piekarnia Kłos/ })).toHaveAttribute('href', `/tracking?orderId=${'2'.repeat(32)}`);
  await expect(section).toContainText('Zwrócono');
  await expectSound(page, { dark: true });
  await section.getByRole('button', { name: t.orders.accept }).click();
  await expect(section.getByText(t.orders.strange)).toHaveCount(0);
  await section.getByRole('button', { name: /^Pokaż w panelu i monitoruj\s*: Ktoś Inny/ }).click();
  await expect(section.getByRole('listitem').first().getByText('W panelu', { exact: true })).toBeVisible();
  await expect(section.getByText('W panelu', { exact: true })).toHaveCount(1);
  await expect(section.getByRole('listitem').filter({ has: page.getByText('Monitorujemy', { exact: true }) })).toContainText(['Ktoś Inny']);

  // Whoever orders often finds the newest at once, two of one name told apart, and what follows under a long list.
  list = Array.from({ length: 12 }, (_, i) => ({ ...order, orderId: `${i}`.padStart(8, 'a').padEnd(32, '0') }));
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(5);
  await expect(section.getByText('nr aaaaaaa1', { exact: true })).toBeVisible();
  await section.getByText(t.orders.more(7)).click();
  await expect(section.getByRole('listitem')).toHaveCount(12);
});

test('without a plan the trial leads to the prices; what cannot be loaded can be asked for again @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await enter(page, () => ({ ...USER, isActive: false, createdAt: '' }));
  let status = 500;
  await answer(page, '**/api/subscriptions', () => ({ status, json: [] }));
  await answer(page, '**/api/user/orders', () => ({ status, json: [] }));
  await answer(page, '**/api/subscriptions/active', () => (status === 200 ? { json: null } : { status }));
  await page.goto('/profile');
  const retries = page.getByRole('button', { name: t.loadError.retry });
  await expect(retries).toHaveCount(3);
  await expectSound(page, { phone: true });
  status = 200;
  await retries.first().click();
  await expect(page.getByText(t.plan.trial, { exact: true })).toBeVisible();
  await retries.first().click();
  await expect(page.getByText(t.orders.empty)).toBeVisible();
  await retries.click();
  await expect(page.getByText(t.history.empty)).toBeVisible();
  await expect(page.getByRole('region', { name: t.account.title })).toContainText('Nieaktywne');
  await expect(page.getByRole('region', { name: t.account.title })).toContainText('N/A');
  await page.getByRole('link', { name: t.plan.choose }).click();
  await expect(page).toHaveURL('/profile#pricing');
  await expect(page.getByRole('heading', { name: t.pricing.title })).toBeInViewport();
});

test('Profile update success and Profile update fails: each says so, and what was typed stays @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  let keywords = 'architektka';
  let status = 500;
  await enter(page, () => ({ ...USER, keywords }));
  await answer(page, '**/api/subscriptions', () => ({ json: [] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: null }));
  await page.route('**/api/user/profile', async (route) => {
    if (status !== 200) return route.fulfill({ status, json: {} });
    keywords = (route.request().postDataJSON() as { keywords: string }).keywords;
    return route.fulfill({ json: { ...USER, keywords } });
  });
  await page.goto('/profile');
  const field = page.getByLabel(t.keywords.label);
  const save = page.getByRole('button', { name: t.keywords.save });
  await expect(field).toHaveValue('architektka');
  await expect(field).toHaveAttribute('rows', '4');
  await expect(save).toBeDisabled();
  await field.fill('architektka, Gdynia');
  await expect(page.getByText(t.keywords.counter(19, 500))).toBeVisible();
  await save.click();
  await expectToast(page, toasts.failed);
  await expect(field).toHaveValue('architektka, Gdynia');
  status = 200;
  const refetched = page.waitForRequest((request) => /\/api\/(auth\/)?user$/.test(request.url()));
  await save.click();
  await expectToast(page, toasts.saved);
  await refetched;
  await expect(save).toBeDisabled();
});

test('a letter with a link changes the password @once', async ({ page, noise }) => {
  noise.allow(failedResource(429));
  await enter(page);
  await answer(page, '**/api/subscriptions', () => ({ json: [] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: null }));
  let allowed = true;
  await answer(page, '**/api/forgot-password', () => (allowed ? { json: { ok: true } } : refusal(429, 'too_many_attempts', errorMessage('internal', ''))));
  await page.goto('/profile');
  await page.getByRole('button', { name: t.account.password }).click();
  await expectToast(page, toasts.link(USER.email));
  allowed = false;
  await page.getByRole('button', { name: t.account.password }).click();
  await expectToast(page, toasts.linkFailed);
});
