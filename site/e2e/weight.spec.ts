import { expect, test } from './fixtures.ts';
import { arrived, listedPages } from './support/arrived.ts';
import { signedIn } from './support/sign-in.ts';

/** Bars of the public face: bytes over the wire. */
const LANDING = 100_000;
const SCRIPT = 15_000;
/** Pages whose form answers at once; what they fetch for it is theirs. */
const INTERACTIVE = ['/auth', '/raport-wizerunku', '/dane-w-raporcie', '/odstapienie', '/lista-oczekujacych', '/sprawdz'];
/** Quotes a Czech page, whose letters are in the second file of a weight. */
const FOREIGN = ['/przykladowy-raport'];
const FONTS = ['brygada-500', 'brygada-600', 'hanken-400', 'hanken-600'].map((name) => expect.stringMatching(new RegExp(`^/_astro/${name}\\.`)));

type Watched = typeof globalThis & { shift: number };

// A visitor who has not been asked about cookies yet.
test.use({ viewport: { width: 360, height: 740 }, hasChosen: false });

test('the landing is light, stands still and needs four fonts; who has chosen cookies gets no script @once', async ({ page }) => {
  await page.addInitScript(() => {
    (globalThis as Watched).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (globalThis as Watched).shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (globalThis as Watched).shift);

  const first = await arrived(page, () => page.goto('/'));
  expect(first.bytes).toBeLessThanOrEqual(LANDING);
  expect(first.scriptBytes).toBeLessThanOrEqual(SCRIPT);
  expect(first.fonts.sort()).toEqual(FONTS);
  expect(await shift()).toBe(0);

  await page.getByRole('button', { name: /niezbędne/ }).click();
  const again = await arrived(page, () => page.reload());
  expect(again.bytes).toBeLessThanOrEqual(LANDING);
  expect(again.scripts).toEqual([]);
  expect(await shift()).toBe(0);
});

test('no listed page asks for more script than its bar, nor for a further font @once', async ({ page }) => {
  test.slow();
  const pages = await listedPages(page);
  expect(pages).toContain('/');
  const over: string[] = [];
  for (const path of pages.filter((each) => !INTERACTIVE.includes(each))) {
    const { scriptBytes, fonts } = await arrived(page, () => page.goto(path));
    const own = FOREIGN.includes(path) ? fonts.filter((font) => !font.includes('-more.')) : fonts;
    if (scriptBytes > SCRIPT || own.length !== FONTS.length) over.push(`${path}: ${scriptBytes} B of script, ${fonts.join(' ')}`);
  }
  await page.getByRole('button', { name: /niezbędne/ }).click();
  for (const path of pages.filter((each) => !INTERACTIVE.includes(each))) {
    const { scripts } = await arrived(page, () => page.goto(path));
    if (scripts.length > 0) over.push(`${path} after the choice: ${scripts.join(' ')}`);
  }
  expect(over).toEqual([]);
});

test('an analysis on a phone asks for no script of monitoring or of dialogs, and its data come compressed @once', async ({ page }) => {
  await signedIn(page);
  const data = page.waitForResponse(/\/api\/user\/dashboard$/);
  const { scriptBytes, scripts } = await arrived(page, () => page.goto('/dashboard'));
  expect(scripts.filter((path) => /\/(MonitoringTab|Chart|Dialogs)\./.test(path))).toEqual([]);
  expect(scriptBytes).toBeLessThanOrEqual(200_000);
  expect((await data).headers()['content-encoding']).toBe('gzip');
  await page.getByRole('tab', { name: 'Monitoring' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Monitoring' }).getByRole('heading', { level: 1 })).toBeVisible();
});
