import type { Page } from 'playwright/test';
import { FLAGS } from '#contract/choices.ts';
import { errorMessage } from '#contract/errors.ts';
import { type DataExport, DEFAULT_SETTINGS, type SavedSettings } from '#contract/profile.ts';
import { deleteText, deleteToasts, exportText, exportToasts, settingsText as t, settingsToasts as toasts } from '../src/text/settings.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { enter, USER } from './support/member.ts';

const ID = 'abcdef0123456789abcdef0123456789';
const archive = (changes: Partial<DataExport> = {}): DataExport => ({
  id: ID,
  status: 'ready',
  size: 1_234_567,
  createdAt: new Date().toISOString(),
  expiresAt: '2026-11-28T10:00:00Z',
  ...changes,
});

async function open(page: Page, saved: SavedSettings = { settings: null, savedAt: null }, address = '/settings'): Promise<void> {
  await enter(page);
  await page.route('**/api/user/settings', (route) =>
    route.fulfill({ json: route.request().method() === 'PUT' ? { settings: route.request().postDataJSON(), savedAt: '2026-11-21T10:00:00Z' } : saved }),
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
}

test('Setting toggled: the switch is kept on this device; real-time monitoring is locked', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('switch')).toHaveCount(FLAGS.length);
  for (const flag of FLAGS) await expect(page.getByRole('switch', { name: t.flags[flag].label, exact: true })).toBeChecked({ checked: DEFAULT_SETTINGS[flag] });
  await expect(page.getByRole('switch', { name: t.flags.realTimeMonitoring.label })).toBeDisabled();
  await expect(page.getByText(t.neverSaved)).toBeVisible();
  await expectSound(page, { dark: true });

  const weekly = page.getByRole('switch', { name: t.flags.weeklyReports.label });
  await weekly.focus();
  await page.keyboard.press('Space');
  await expectToast(page, toasts.toggled);
  await expect(weekly).not.toBeChecked();
  // What the account does not know yet is said, also after a reload, until it is saved or taken back.
  const unsaved = page.getByText(t.unsaved([t.flags.weeklyReports.label]));
  await expect(unsaved).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(weekly).not.toBeChecked();
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: t.saveAll }).click();
  await expect(unsaved).toHaveCount(0);
  await weekly.click();
  await expect(unsaved).toBeVisible();
  await weekly.click();
  await expect(unsaved).toHaveCount(0);
});

test('Save-all settings: stored with the account; a failure leaves this device as it was @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await open(page, { settings: { ...DEFAULT_SETTINGS, blogMonitoring: false }, savedAt: '2026-11-01T10:00:00Z' });
  // A new device starts from what the account has stored.
  const blogs = page.getByRole('switch', { name: t.flags.blogMonitoring.label });
  await expect(blogs).not.toBeChecked();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: t.saveAll }).click();
  expect((await put).postDataJSON()).toEqual({ ...DEFAULT_SETTINGS, blogMonitoring: false });
  await expectToast(page, toasts.saved);
  await expect(page.getByText(t.savedAt('2026-11-21T10:00:00Z'))).toBeVisible();

  await page.unroute('**/api/user/settings');
  await answer(page, '**/api/user/settings', () => ({ status: 500 }));
  await page.getByRole('button', { name: t.saveAll }).click();
  await expectToast(page, toasts.saveFailed);
  await expect(blogs).not.toBeChecked();

  const restore = page.getByRole('button', { name: t.restore });
  await restore.click();
  const question = page.getByRole('dialog', { name: t.ask.title });
  await expectSound(page, { within: question, phone: true });
  await question.getByRole('button', { name: t.ask.no }).click();
  await expect(blogs).not.toBeChecked();
  await expect(restore).toBeFocused();
  await restore.click();
  await question.getByRole('button', { name: t.ask.yes }).click();
  await expectToast(page, toasts.restored);
  await expect(blogs).toBeChecked();
});

test('the archive is asked for, packed, and downloaded; a long one is announced by letter @once', async ({ page, noise }) => {
  noise.allow(failedResource(500));
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await open(page);
  let newest: DataExport | null = null;
  let status = 202;
  await page.route('**/api/user/export', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: newest });
    if (status === 202) newest = archive({ status: 'queued', size: null, createdAt: '2026-11-21T10:00:00Z', expiresAt: null });
    return route.fulfill({ status, json: newest ?? {} });
  });
  const button = page.getByRole('button', { name: exportText.button });
  await button.click();
  const dialog = page.getByRole('dialog', { name: exportText.title });
  await expect(dialog).toContainText(exportText.text);
  status = 500;
  await dialog.getByRole('button', { name: exportText.start }).click();
  await expect(dialog.getByRole('alert')).toHaveText(exportText.error);
  await expectToast(page, exportToasts.failed);
  await expectSound(page, { phone: true });

  status = 202;
  await dialog.getByRole('button', { name: exportText.start }).click();
  await expect(dialog).toContainText(exportText.working);
  await page.clock.fastForward(20_000);
  await expect(dialog).toContainText(exportText.mail(USER.email));
  await expectSound(page, { within: dialog, phone: true });
  newest = archive();
  await page.clock.runFor(5_000);
  await expect(dialog).toContainText(exportText.ready('1,2\u00a0MB'));
  await expect(dialog.getByRole('link', { name: exportText.download })).toHaveAttribute('href', `/api/user/export/${ID}`);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test("a letter's link opens the archive; one that is gone can be made anew @once", async ({ page }) => {
  await answer(page, '**/api/user/export', () => ({ json: archive() }));
  await open(page, undefined, `/settings?export=${ID}`);
  const dialog = page.getByRole('dialog', { name: exportText.title });
  await expect(dialog).toContainText(exportText.ready('1,2\u00a0MB'));
  await expect(page).toHaveURL('/settings');
  await page.goto('/settings?export=00000000000000000000000000000000');
  await expect(dialog).toContainText(exportText.gone);
});

test('deleting says what goes and what stays, asks for the password, and ends signed out @once', async ({ page, noise }) => {
  noise.allow(failedResource(422, 500));
  await open(page);
  let reply: { status?: number; json: unknown } = refusal(422, 'wrong_password', errorMessage('wrong_password', ''));
  let reachable = false;
  await page.route('**/api/user/delete', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill(reachable ? { json: { running: 1, accountingUntil: '2032-12-31T10:00:00Z' } } : { status: 500, json: {} })
      : route.fulfill({ status: reply.status ?? 200, json: reply.json }),
  );
  await page.getByRole('button', { name: deleteText.button }).click();
  const dialog = page.getByRole('dialog', { name: deleteText.title });
  await expect(dialog).toContainText(deleteText.previewFailed);
  reachable = true;
  await dialog.getByRole('button', { name: deleteText.retry }).click();
  await expect(dialog).toContainText(deleteText.running(1));
  await expect(dialog).toContainText(deleteText.keep('2032-12-31T10:00:00Z'));
  await expectSound(page, { dark: true, within: dialog, phone: true });

  const password = dialog.getByLabel(deleteText.password);
  const confirm = dialog.getByRole('button', { name: deleteText.confirm });
  await confirm.click();
  await expect(dialog).toContainText(deleteText.empty);
  await password.fill('nie to hasło');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(deleteText.wrong);
  await expectSound(page, { within: dialog, phone: true });
  reply = { status: 500, json: {} };
  await confirm.click();
  await expectToast(page, deleteToasts.failed);
  reply = { json: { receiptId: ID, email: USER.email, accountingUntil: null } };
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: deleteText.doneTitle })).toBeVisible();
  await expect(page.getByText(deleteText.done(USER.email))).toBeVisible();
  await expectSound(page, { phone: true });
});

test('the parts of the page are listed, and each link leads to its part @once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const parts = page.getByRole('navigation', { name: t.parts }).getByRole('link');
  await expect(parts).toHaveCount(7);
  for (const link of await parts.all()) {
    await link.click();
    const title = (await link.textContent()) ?? '';
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
  }
});
