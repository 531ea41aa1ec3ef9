import type { Page } from 'playwright/test';
import { TIMING, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#contract/constants.ts';
import { authText } from '../src/text/auth.ts';
import { toaster } from '../src/text/common.ts';
import { expect, expectToast, test, toastOf } from './fixtures.ts';

const submit = (page: Page) => page.getByRole('button', { name: authText.submit });

/** Drags the toast to the right with a finger or, without a touch screen, with the mouse. */
async function drag(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('no toast');
  const x = Math.round(box.x + 40);
  const y = Math.round(box.y + box.height / 2);
  const steps = [0.25, 0.5, 0.75, 1].map((part) => x + Math.round(distance * part));
  if (test.info().project.use.hasTouch) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (const to of steps) await touch('touchMove', [{ x: to, y }]);
    await touch('touchEnd', []);
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const to of steps) await page.mouse.move(to, y);
    await page.mouse.up();
  }
}

test('one toast at a time: a new one takes the place of the old', async ({ page }) => {
  await page.goto('/auth');
  await submit(page).click();
  await expectToast(page, authText.toast.empty);
  await submit(page).click();
  await submit(page).click();
  await expect(toastOf(page)).toHaveCount(1);
});

test('a toast goes by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await page.mouse.move(0, 0);
  await expectToast(page, authText.toast.empty);
  await page.clock.runFor(TIMING.toast - 100);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
});

test('fifty pixels to the right dismiss a toast; fewer do not', async ({ page }) => {
  await page.goto('/auth');
  await submit(page).click();
  await expectToast(page, authText.toast.empty);
  await drag(page, TOAST_SWIPE_PX - 20);
  await expectToast(page, authText.toast.empty);
  await drag(page, TOAST_SWIPE_PX + 20);
  await expect(toastOf(page)).toHaveCount(0, { timeout: 2_000 });
});

test('F8 brings the keyboard to the notifications, and the cross closes them', async ({ page }) => {
  await page.goto('/auth');
  await submit(page).click();
  await expectToast(page, authText.toast.empty);
  await page.keyboard.press(TOAST_HOTKEY);
  await expect(page.getByRole('region', { name: 'Powiadomienia' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: toaster.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toHaveCount(0);
});
