/** Pictures of the public pages, after the choice of cookies, at four widths, small enough for the repository. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { builtPages } from './built-pages.ts';

/** Window widths in CSS pixels, and how wide their pictures are kept. */
const WIDTHS = { 360: 360, 768: 560, 1280: 800, 1920: 960 } as const;
/** Longer pages are cut here (CSS pixels). */
const LONGEST = 4_500;

const nameOf = (path: string) => (path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-'));

/** Takes the whole page, with what is otherwise loaded or laid out on scrolling. */
async function take(page: Page, width: number, file: string): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))]);
  });
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), LONGEST);
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, width, height } });
  await sharp(shot)
    .resize({ width: WIDTHS[width as keyof typeof WIDTHS] })
    .webp({ quality: 42, effort: 5 })
    .toFile(file);
}

/**
 * Takes every page that search engines may list, the 404 page, and the landing with the question on cookies.
 * @param folder emptied first; gets `{page}-{width}.webp` and a list of them
 * @param base address of the running server, without a slash at its end
 */
export async function takePages(browser: Browser, base: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = builtPages()
    .filter(({ path, listed }) => listed || path === '/404')
    .map(({ path }) => path);
  const rows: string[] = [];
  for (const width of Object.keys(WIDTHS).map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'pl-PL', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${base}/`, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .resize({ width: WIDTHS[width as keyof typeof WIDTHS] })
      .webp({ quality: 42 })
      .toFile(join(folder, `cookies-${width}.webp`));
    await page
      .getByRole('button', { name: /niezbędne/i })
      .first()
      .click();
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await take(page, width, join(folder, `${nameOf(path)}-${width}.webp`));
    }
    await context.close();
  }
  const cells = (name: string) =>
    Object.keys(WIDTHS)
      .map((width) => `[${width}](${name}-${width}.webp)`)
      .join(' | ');
  for (const path of paths) rows.push(`| \`${path}\` | ${cells(nameOf(path))} |`);
  const head = `| page | ${Object.keys(WIDTHS).join(' | ')} |\n|---|${'---|'.repeat(Object.keys(WIDTHS).length)}`;
  writeFileSync(
    join(folder, 'README.md'),
    `# The public pages\n\nTaken by \`npm run pictures\` with reduced motion, cut at ${LONGEST} px, made smaller for the repository.\n\n${head}\n${rows.join('\n')}\n| \`/\`, asking about cookies | ${cells('cookies')} |\n`,
  );
}
