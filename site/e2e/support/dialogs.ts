/** What every dialog keeps to. */
import { expect, type Locator, type Page } from 'playwright/test';

/** Wheel and script move the sheet of a dialog no further than its content: its head stays where it is. */
export async function expectNoScrollToBlank(page: Page, dialog: Locator): Promise<void> {
  const header = dialog.locator('header');
  const before = await header.boundingBox();
  await header.hover();
  await page.mouse.wheel(0, 3_000);
  await dialog.evaluate((sheet) => sheet.scrollTo(0, 5_000));
  await expect.poll(() => dialog.evaluate((sheet) => sheet.scrollTop)).toBe(0);
  expect(await header.boundingBox()).toEqual(before);
}
