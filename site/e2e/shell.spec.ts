import { authText } from '../src/text/auth.ts';
import { shell } from '../src/text/shell.ts';
import { expect, expectSound, expectToast, failedResource, lostConnection, test, toastOf } from './fixtures.ts';
import { alertId, alerts, answerMonitoring, NOW, user } from './support/monitoring.ts';
import { signedIn } from './support/sign-in.ts';

const LINKS = [
  [shell.nav.dashboard, '/dashboard'],
  [shell.nav.image, '/profile-dashboard'],
  [shell.nav.profile, '/profile'],
  [shell.nav.settings, '/settings'],
  [shell.nav.admin, '/admin'],
] as const;

test('the top bar: links for everybody, the page one is on, a greeting; on a phone a menu that works by keyboard', async ({ page }) => {
  await signedIn(page);
  await answerMonitoring(page);
  await page.goto('/profile-dashboard');
  const menu = page.getByRole('button', { name: shell.openMenu });
  const phone = (page.viewportSize()?.width ?? 0) < 1080;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await menu.isVisible()).toBe(phone);
  if (phone) {
    await expect(page.getByRole('link', { name: shell.nav.admin })).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.nav.dashboard, exact: true })).toBeFocused();
    await expectSound(page, { dark: true });
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('link', { name: shell.nav.admin })).toBeHidden();
    await page.keyboard.press('Enter');
  }
  const nav = page.getByRole('navigation', { name: shell.nav.label });
  for (const [name, href] of LINKS) await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(nav.locator('[aria-current=page]')).toHaveText(shell.nav.image);
  await expect(page.getByText(shell.greeting('Marta'))).toBeVisible();
  await expectSound(page);
});

test('the bell: as many as there are active alerts, asked for once a page; the next page tells a new one', async ({ page }) => {
  await signedIn(page);
  await page.clock.install({ time: NOW });
  let shown = alerts().slice(3);
  const counts = await answerMonitoring(page, { '/api/alerts/active': () => ({ json: shown }) });
  await page.goto('/profile-dashboard');
  const bell = page.getByRole('link', { name: shell.bell(1) });
  await expect(bell).toHaveAttribute('href', '/dashboard#alerts');
  await expect(toastOf(page)).toHaveCount(0);

  await page.clock.runFor(600_000);
  expect(counts['/api/alerts/active']).toBe(1);
  shown = alerts();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: shell.bell(4) })).toBeVisible();
  await expectToast(page, { title: '3 nowe alerty', text: alerts()[0]?.title });

  await page.evaluate(() => localStorage.setItem('lustro.settings', JSON.stringify({ pushNotifications: false })));
  shown = [...alerts(), { ...(alerts()[0] as (typeof shown)[number]), id: alertId(9) }];
  await page.goto('/profile-dashboard');
  await expect(page.getByRole('link', { name: shell.bell(5) })).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);

  shown = [];
  await page.reload();
  await expect.poll(() => counts['/api/alerts/active']).toBe(4);
  await expect(page.locator('.bell')).toHaveCount(0);
});

test('pages of an account send visitors to sign in and back, the others send those who are signed in to their dashboard @once', async ({ page }) => {
  for (const [, path] of [...LINKS, ['', '/wzmianki'] as const]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, path === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`]);
  }
  await page.goto('/profile-dashboard#kpi');
  await page.waitForURL('/auth?next=%2Fprofile-dashboard#kpi');
  await expect(page.locator('.full-spinner')).toHaveCount(0);
  await signedIn(page);
  await page.goto('/auth?next=%2Fprofile-dashboard', { waitUntil: 'commit' });
  await page.waitForURL('/profile-dashboard');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL('/dashboard');
});

test('a session that cannot be asked for waits behind the full-screen sign, then offers another try; one that ended says so @once', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(lostConnection);
  noise.allow(failedResource(401));
  await signedIn(page);
  let reply: () => { status?: number; json?: unknown } | 'lost' = () => 'lost';
  await answerMonitoring(page, { '/api/user': () => reply(), '/api/user/dashboard': () => ({ status: 401 }) });
  await page.goto('/profile-dashboard');
  await expect(page.getByRole('heading', { name: shell.unreachable.title })).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  expect(new URL(page.url()).pathname).toBe('/profile-dashboard');

  let known = true;
  reply = () => {
    // The session ends right after it was asked for.
    const answer = known ? { json: user() } : { status: 401 };
    known = false;
    return answer;
  };
  await context.clearCookies();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await page.waitForURL('/auth?sessionEnded=1&next=%2Fprofile-dashboard');
  await expect(page.getByText(authText.sessionEnded)).toBeVisible();
});
