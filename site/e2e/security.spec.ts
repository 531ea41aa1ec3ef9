/** Passkeys, codes of an app, recovery codes and devices, with a virtual authenticator of the DevTools protocol. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { authText } from '../src/text/auth.ts';
import { securityToasts as said, security as t } from '../src/text/security.ts';
import { expect, expectSound, expectToast, failedResource, test } from './fixtures.ts';
import { letterTo, linkIn } from './support/letters.ts';
import { createOrder, payWithoutBrowser } from './support/orders.ts';
import { BASE } from './support/place.ts';

const PASSWORD = 'zielony rower z Lublina';

/** An account of its own: the demo account is every story's. */
async function newMember(page: Page): Promise<string> {
  const { orderId, email } = await createOrder();
  await payWithoutBrowser(orderId);
  const token = new URL(linkIn(await letterTo(email, 'login-details'), '/nowe-haslo'), BASE).searchParams.get('token');
  expect((await page.request.post('/api/set-password', { data: { token, password: PASSWORD } })).status()).toBe(200);
  return email;
}

async function virtualKey(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const part = (page: Page, title: string) => page.locator('.sign-part').filter({ has: page.getByRole('heading', { name: title }) });

async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.confirm.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: t.confirm.go }).click();
}

test('a passkey is added, signs in without a password and is removed @once', async ({ page, noise }) => {
  noise.allow(failedResource(422));
  const email = await newMember(page);
  await page.goto('/settings');
  await virtualKey(page);
  const keys = part(page, t.passkeys.title);
  await expect(keys).toContainText(t.passkeys.none);
  await keys.getByRole('button', { name: t.passkeys.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.confirm.password, { exact: true }).fill('nie to');
  await dialog.getByLabel(t.confirm.name).fill('Laptop');
  await expectSound(page, { dark: true, phone: true });
  await dialog.getByRole('button', { name: t.confirm.go }).click();
  await expect(dialog.getByText('Hasło się nie zgadza.')).toBeVisible();
  await confirmPassword(page);
  await expectToast(page, { title: 'Gotowe', text: said.passkeyAdded });
  await expect(keys).toContainText('Laptop');
  await expectSound(page, { dark: true });
  expect((await letterTo(email, 'security-changed')).text).toContain('dodano klucz dostępu');

  await page.goto('/api/logout');
  await page.getByRole('button', { name: t.signIn.passkey }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await expect(keys).toContainText('ostatnio użyty');
  await expect(part(page, t.sessions.title)).toContainText(t.sessions.methods.passkey);
  await keys.getByRole('button', { name: t.passkeys.remove }).click();
  await confirmPassword(page);
  await expectToast(page, { title: 'Gotowe', text: said.passkeyRemoved });
  await expect(keys).toContainText(t.passkeys.none);
});

test('codes of an app: switched on by the first, asked for after the password; a recovery code stands in @once', async ({ page, noise }) => {
  noise.allow(failedResource(422));
  const email = await newMember(page);
  await page.goto('/settings');
  const app = part(page, t.totp.title);
  await app.getByRole('button', { name: t.totp.turnOn }).click();
  await confirmPassword(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: t.setup.qr })).toBeVisible();
  await expectSound(page, { dark: true });
  // In a phone's window the key stands under the code, not over it.
  const wide = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = await dialog.evaluate((box) =>
    ['.qr', 'dl'].map((part) => (box.querySelector(part) as Element).getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(tops[1]?.top).toBeGreaterThanOrEqual(tops[0]?.bottom ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize(wide);
  const secret = (await dialog.locator('dd').textContent())?.replace(/\s/g, '') ?? '';
  await dialog.getByLabel(t.setup.code).fill('000000');
  await dialog.getByRole('button', { name: t.setup.submit }).click();
  await expect(dialog.getByText(/kod się nie zgadza/)).toBeVisible();
  await dialog.getByLabel(t.setup.code).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: t.setup.submit }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recovery] = await dialog.getByRole('listitem').allTextContents();
  await expectSound(page, { dark: true });
  await dialog.getByRole('button', { name: t.recovery.done }).click();
  await expect(app).toContainText(t.totp.on);

  await page.goto('/api/logout');
  await page.getByLabel(authText.email).fill(email);
  await page.getByLabel(authText.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: authText.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.signIn.title })).toBeVisible();
  await page.getByLabel(t.signIn.code).fill('000000');
  await page.getByRole('button', { name: t.signIn.submit, exact: true }).click();
  await expect(page.getByLabel(t.signIn.code)).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, { dark: true });
  await page.getByLabel(t.signIn.code).fill(recovery ?? '');
  await page.getByRole('button', { name: t.signIn.submit, exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await expect(part(page, t.recovery.title)).toContainText('9');
});

test('devices are listed, and one or all others are signed out @once', async ({ page, browser }) => {
  const email = await newMember(page);
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  for (const other of others) expect((await other.request.post('/api/login', { data: { email, password: PASSWORD } })).status()).toBe(200);
  await page.goto('/settings');
  const devices = part(page, t.sessions.title);
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expect(devices.getByText(t.sessions.current)).toHaveCount(1);
  await expectSound(page, { dark: true, phone: true });
  await devices.getByRole('listitem').getByRole('button', { name: t.sessions.end }).first().click();
  await expectToast(page, { title: 'Gotowe', text: said.ended });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: t.sessions.endOthers }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get('/api/user')).status()).toBe(401);
    await other.close();
  }
});
