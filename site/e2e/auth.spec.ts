import type { Page } from 'playwright/test';
import { errorMessage } from '#contract/errors.ts';
import { authText, passwordText } from '../src/text/auth.ts';
import { dashboardText } from '../src/text/dashboard.ts';
import { monitoring } from '../src/text/monitoring.ts';
import { expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, json, newEmail, payWithoutBrowser } from './support/orders.ts';
import { BASE } from './support/place.ts';

const DEMO = { email: 'demo@lustro.example', password: 'lustro-demo' };
const { set, forgot } = passwordText;

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(authText.email).fill(email);
  await page.getByLabel(authText.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: authText.submit }).click();
}

test('Login fields empty: one toast, and nothing is sent', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) asked += 1;
  });
  await page.goto('/auth');
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: authText.submit }).click();
  await expectToast(page, authText.toast.empty);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([authText.emailEmpty, authText.passwordEmpty]);
  await expectSound(page);
  expect(asked).toBe(0);
});

/** Holds the island's script back, as a slow connection does. */
async function holdIsland(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/SignIn*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [how, send] of [
  ['Enter in the password', (page: Page) => page.getByLabel(authText.password, { exact: true }).press('Enter')],
  ['a press of the button', (page: Page) => page.getByRole('button', { name: authText.submit }).click()],
] as const)
  test(`${how} before the page has come alive signs in once it has`, async ({ page }) => {
    const release = await holdIsland(page);
    await page.goto('/auth');
    await page.getByLabel(authText.email).fill(DEMO.email);
    await page.getByLabel(authText.password, { exact: true }).fill(DEMO.password);
    await send(page);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByLabel(authText.password, { exact: true })).toHaveValue(DEMO.password);
    release();
    await page.waitForURL('/dashboard');
  });

test('what is typed before the page has come alive stays while it does, and what is typed on is added @once', async ({ page }) => {
  const release = await holdIsland(page);
  await page.goto('/auth');
  const password = page.getByLabel(authText.password, { exact: true });
  await page.getByLabel(authText.email).fill(DEMO.email);
  await password.fill(DEMO.password.slice(0, 5));
  release();
  await expect(page.getByRole('button', { name: authText.show })).toBeEnabled();
  await expect(page.getByLabel(authText.email)).toHaveValue(DEMO.email);
  await expect(password).toHaveValue(DEMO.password.slice(0, 5));
  await password.press('End');
  await password.pressSequentially(DEMO.password.slice(5));
  await password.press('Enter');
  await page.waitForURL('/dashboard');
});

test('Login fails: a wrong password gets the same answer as an unknown address', async ({ page, noise }) => {
  noise.allow(failedResource(401));
  await page.goto('/auth');
  for (const email of [DEMO.email, newEmail('nikt')]) {
    await signIn(page, email, 'nie to hasło');
    await expectToast(page, { title: authText.toast.failed, text: errorMessage('wrong_credentials', '') });
    await expect(page.getByLabel(authText.email)).toHaveValue(email);
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
    // The toast goes; what it said stays.
    await expect(page.getByRole('main').getByText(errorMessage('wrong_credentials', ''))).toBeVisible();
  }
  await expectSound(page);
});

test('after eight wrong tries the address waits, and is told for how long @once', async ({ page, noise }) => {
  noise.allow(failedResource(401, 429));
  const email = newEmail('zapominalska');
  for (let i = 0; i < 8; i += 1) expect((await page.request.post('/api/login', { data: { email, password: `próba ${i}` } })).status()).toBe(401);
  await page.goto('/auth');
  await signIn(page, email, 'próba dziewiąta');
  await expectToast(page, { title: authText.toast.failed, text: 'Za dużo prób logowania. Odczekaj' });
});

test('Login success: the demo account signs in and is greeted', async ({ page }) => {
  await page.goto('/auth');
  const password = page.getByLabel(authText.password, { exact: true });
  await page.getByRole('button', { name: authText.show }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: authText.hide }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await signIn(page, DEMO.email, DEMO.password);
  await expectToast(page, { title: authText.toast.done.title, text: 'Witaj, Marta' });
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('tab', { name: monitoring.tabs.monitoring })).toBeVisible();
  await expectSound(page, { dark: true });

  await page.goto('/auth', { waitUntil: 'commit' });
  await page.waitForURL('/dashboard');
});

test('a visitor of the dashboard is sent to sign in, and comes back', async ({ page }) => {
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForURL('/auth');
  await signIn(page, DEMO.email, DEMO.password);
  await page.waitForURL('/dashboard');
});

test('a dashboard that cannot be loaded can be asked for again; a session that ended meanwhile says so', async ({ page, context, noise }) => {
  noise.allow(failedResource(500, 401));
  const path = '**/api/user/dashboard';
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/auth');
  await signIn(page, DEMO.email, DEMO.password);
  const retry = page.getByRole('button', { name: dashboardText.empty.retry });
  await expect(retry).toBeVisible();
  await expectSound(page);

  await page.unroute(path);
  await context.clearCookies();
  await retry.click();
  await page.waitForURL('/auth?sessionEnded=1&next=%2Fdashboard');
  await expect(page.getByText(authText.sessionEnded)).toBeVisible();
  await expectSound(page);
  await signIn(page, DEMO.email, DEMO.password);
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('tab', { name: monitoring.tabs.monitoring })).toBeVisible();
});

test('the form does not move under the pointer as its script comes: the reason for being here is drawn at once', async ({ page }) => {
  let release: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth?loggedOut=1', { waitUntil: 'commit' });
  await expect(page.getByText(authText.loggedOut)).toBeVisible();
  await expect(page.getByText(authText.sessionEnded)).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    page.locator('main form').evaluate((form) => [...form.querySelectorAll('input, button, a')].map((one) => Math.round(one.getBoundingClientRect().top)));
  const before = await places();
  release();
  await expect(page.getByRole('button', { name: authText.show })).toBeEnabled();
  expect(await places()).toEqual(before);
});

test('the session cookie ends with the browser and is out of reach of scripts', async ({ page, context }) => {
  await page.goto('/auth');
  await signIn(page, DEMO.email, DEMO.password);
  await page.waitForURL('/dashboard');
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', expires: -1 }]);
});

test('a forgotten password: the same answer for everyone, a letter for the owner, a link that works once', async ({ page, noise, browser }) => {
  noise.allow(failedResource(410, 422));
  const { orderId, email } = await createOrder();
  await payWithoutBrowser(orderId);
  const first = new URL(linkIn(await letterTo(email, 'login-details'), '/nowe-haslo'), BASE).searchParams.get('token');
  await json('/api/set-password', { token: first, password: 'biały kot na parapecie' });

  await page.goto('/auth');
  await page.getByRole('link', { name: authText.forgot }).click();
  await page.waitForURL('/nowe-haslo');
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: authText.emailEmpty })).toBeVisible();
  await expectSound(page);
  await page.getByLabel(authText.email).fill(newEmail('nieznany'));
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.sent)).toBeVisible();
  await expectSound(page);

  await page.goto('/nowe-haslo');
  await page.getByLabel(authText.email).fill(email);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.sent)).toBeVisible();
  const link = linkIn(await letterTo(email, 'forgotten-password'), '/nowe-haslo');

  await page.goto(link);
  await expect(page.getByText(set.account(email))).toBeVisible();
  await page.getByLabel(set.password, { exact: true }).fill('krótkie');
  await page.getByLabel(set.repeat).fill('inne');
  await page.getByRole('button', { name: set.submit }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([set.short(5), set.mismatch]);
  await expectSound(page);

  await page.getByLabel(set.password, { exact: true }).fill('passwordpassword');
  await page.getByLabel(set.repeat).fill('passwordpassword');
  await page.getByRole('button', { name: set.submit }).click();
  await expect(summary.getByRole('link', { name: errorMessage('common_password', '') })).toBeVisible();

  await page.getByLabel(set.password, { exact: true }).fill('zielony rower pod płotem');
  await page.getByLabel(set.repeat).fill('zielony rower pod płotem');
  await page.getByRole('button', { name: set.submit }).click();
  await page.waitForURL('/dashboard');
  await expectToast(page, { title: set.done(email) });
  expect((await letterTo(email, 'password-changed')).text).toContain(email);

  const other = await (await browser.newContext({ baseURL: BASE })).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: set.expired })).toBeVisible();
  await expectSound(other);
  await other.getByRole('button', { name: set.newLink }).click();
  await expect(other.getByRole('heading', { name: forgot.title })).toBeVisible();
  await other.context().close();
});
