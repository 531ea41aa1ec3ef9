/** Rules of the look that no check of words or of access hears: distances, edges, and one dark line a view. */
import type { Locator, Page } from 'playwright/test';
import type { Report } from '#contract/report.ts';
import { STORY_WORDS } from '#contract/story-words.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { admin } from '../src/text/admin.ts';
import { checkout } from '../src/text/checkout.ts';
import { forms } from '../src/text/forms.ts';
import { methodology } from '../src/text/methodology.ts';
import { news } from '../src/text/news.ts';
import { order } from '../src/text/order.ts';
import { profileText as profile } from '../src/text/profile.ts';
import { shell } from '../src/text/shell.ts';
import { toldText } from '../src/text/told.ts';
import { answer, expect, test } from './fixtures.ts';
import { payButton, sendOrder } from './support/checkout.ts';
import { expectNoScrollToBlank } from './support/dialogs.ts';
import { enter } from './support/member.ts';
import { createOrder, MADE_UP, orderReport } from './support/orders.ts';

const PHONE = { width: 360, height: 740 };
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
/** Points between the foot of one and the head of the other. */
const between = async (upper: Locator, lower: Locator) => (await boxOf(lower)).y - (await boxOf(upper)).bottom;

/** Lines across the page's main part in the colour of its ink. */
const darkLines = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const drawn = (width: string, color: string, kind: string) => Number.parseFloat(width) >= 1 && color === ink && kind !== 'none';
      const lines =
        drawn(style.borderTopWidth, style.borderTopColor, style.borderTopStyle) ||
        drawn(style.borderBottomWidth, style.borderBottomColor, style.borderBottomStyle);
      return lines && element.checkVisibility() && element.getBoundingClientRect().width > 250 ? [`${element.tagName}.${element.className}`] : [];
    });
  });

test('on a phone: controls have room, edges line up, tables are parted by hairlines @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  const foot = page.locator('footer');
  await expect.poll(() => between(foot.getByRole('combobox'), foot.locator('.legal > p').first())).toBeGreaterThanOrEqual(10);
  const field = await boxOf(page.locator('input[type=password]'));
  const show = await boxOf(page.getByRole('button', { name: /^Pokaż hasło/ }));
  expect(Math.abs(show.right - field.right)).toBeLessThanOrEqual(6);

  await page.goto('/raport-wizerunku');
  const boxes = page.locator('.agreement input[type=checkbox]');
  await expect.poll(() => between(page.locator('#startNow-hint'), boxes.last())).toBeGreaterThanOrEqual(12);

  for (const path of ['/metodologia', '/privacy-policy', '/cookie-policy']) {
    await page.goto(path);
    expect((await darkLines(page)).length, path).toBeLessThanOrEqual(1);
  }
  // The whole list of sources, too.
  await page.goto('/przykladowy-raport#protokol');
  await page.evaluate(() => document.querySelector('#protokol')?.setAttribute('open', ''));
  await expect(page.locator('tr[id^="source-"]').first()).toBeVisible();
  expect((await darkLines(page)).filter((line) => /^T[RDH]\b|TABLE/.test(line))).toEqual([]);
});

test('on a phone the words of the trial plan have the width of the window, under its name @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const plan = page.locator('.trial');
  const text = plan.locator('p').first();
  await plan.locator('summary').click();
  await expect(text).toBeVisible();
  expect((await boxOf(text)).width).toBeGreaterThanOrEqual(PHONE.width * 0.8);
  await expect.poll(() => between(plan.getByRole('heading'), text)).toBeGreaterThanOrEqual(0);
});

/** Contrast of the outline of each kind of square with the ground that it stands on (WCAG 2.2, 1.4.11). */
const outlines = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (color: string) => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((of) => (of > 10 ? ((of / 255 + 0.055) / 1.055) ** 2.4 : of / 255 / 12.92));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const under = document.querySelector('.hz-under') ?? document.body;
    const grounds = [light(getComputedStyle(document.documentElement).backgroundColor), light(getComputedStyle(under).fill)];
    const kinds = new Map(
      [...document.querySelectorAll('.hz-q:not(.gone)')].map((square) => [square.getAttribute('class') ?? '', light(getComputedStyle(square).stroke)]),
    );
    return [...kinds].map(([kind, line]) => ({ kind, contrast: Math.min(...grounds.map((ground) => Math.max(line, ground) / Math.min(line, ground))) }));
  });

test('squares stand out from the ground in both themes, dashed ones and those of no tone, too @once', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/przykladowy-raport');
    const seen = await outlines(page);
    expect(seen.some(({ kind }) => kind.split(' ').includes('u')) && seen.some(({ kind }) => kind.split(' ').includes('x'))).toBe(true);
    expect(
      seen.filter(({ contrast }) => contrast < 3),
      colorScheme,
    ).toEqual([]);
  }
});

test('on a wide window: what heads a section stands clear of what it heads @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  /** Heads of sections with the points between them and what they head, where these are few. */
  const tight = (of: Locator) =>
    of.evaluateAll((grids) =>
      grids.flatMap((grid) => {
        const [head, body] = [':is(.sec-head, header)', ':is(.sec-body, .prose)'].map((part) =>
          grid.querySelector(`:scope > ${part}`)?.getBoundingClientRect(),
        );
        if (!head || !body) return [];
        return Math.max(body.left - head.right, body.top - head.bottom) < 16 ? [grid.querySelector('h1, h2')?.textContent] : [];
      }),
    );
  for (const path of ['/metodologia', '/przykladowy-raport#protokol', '/dostepnosc', '/aktualnosci/co-widac-po-wpisaniu-nazwiska']) {
    await page.goto(path);
    await page.evaluate(() => document.querySelector('#protokol')?.setAttribute('open', ''));
    const grids = page.locator('.sec:has(> .sec-head), .sec-grid:has(> .sec-head), .article');
    expect(await grids.count(), path).toBeGreaterThan(0);
    expect(await tight(grids), path).toEqual([]);
  }
});

test('signed in: a refusal stands below the bar, and every page of an account lights its word in it @once', async ({ page, noise }) => {
  noise.allow(/403/);
  await enter(page);
  await page.goto('/admin');
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: admin.forbidden.title });
  await expect(title).toBeVisible();
  expect(await between(page.locator('header').first(), title)).toBeGreaterThanOrEqual(40);
  for (const [path, word] of [
    ['/wzmianki', shell.nav.dashboard],
    ['/profile-dashboard', shell.nav.image],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('header nav [aria-current]').first()).toHaveText(word);
  }

  const future = { id: '3', plan: 'future', price: 19_900, currency: 'PLN', startDate: '2026-10-01T10:00:00Z', endDate: null, isActive: true };
  await answer(page, '**/api/subscriptions', () => ({ json: [future] }));
  await answer(page, '**/api/subscriptions/active', () => ({ json: future }));
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: profile.title });
  // Whoever has a plan finds the others a press away, and their own not said to be off sale; a link stands at the edge that its page has.
  const mine = page.getByText(profile.pricing.mine);
  await expect(mine).toBeHidden();
  await page.getByText(profile.pricing.all).click();
  await expect(mine).toBeVisible();
  await expect(page.getByText(profile.pricing.plans.future.note)).toHaveCount(1);
  const link = page.getByRole('link', { name: profile.keywords.onboarding });
  await expect.poll(async () => (await boxOf(link)).x - (await boxOf(heading)).x).toBeGreaterThanOrEqual(0);
});

test('on a phone what is bought stands before what is asked, and long texts open when wanted @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/raport-wizerunku');
  const price = await boxOf(page.getByText(order.price, { exact: true }).first());
  const guarantee = page.getByRole('heading', { name: order.guarantee.title });
  const first = await boxOf(page.getByLabel(order.form.firstName.label, { exact: true }));
  expect(price.bottom).toBeLessThan((await boxOf(guarantee)).y);
  expect((await boxOf(guarantee)).bottom).toBeLessThan(first.y);
  await expect(page.getByText(order.guarantee.note)).toBeHidden();
  await page.locator('summary', { hasText: order.guarantee.title }).click();
  await expect(page.getByText(order.guarantee.note)).toBeVisible();

  await page.goto('/metodologia');
  await expect(page.getByText(methodology.limits.text)).toBeHidden();
  const bar = await boxOf(page.locator('.method .share svg').first());
  expect(bar.y, 'the first bar in two screens').toBeLessThan(2 * PHONE.height);
  await page.locator('summary', { hasText: methodology.limits.title }).click();
  await expect(page.getByText(methodology.limits.text)).toBeVisible();
});

test('on a phone a stored item takes at most nine lines, and no row of it is empty @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/cookie-policy');
  const rows = page.locator('table.kinds tbody tr');
  for (const row of await rows.all()) {
    expect((await boxOf(row)).height).toBeLessThan(230);
    await expect(row.locator('td', { hasText: /^—$/ }).filter({ visible: true })).toHaveCount(0);
  }
});

test('on a phone an order form with mistakes keeps its distances: the list of them, a mistake and the hint after it @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/raport-wizerunku');
  await sendOrder(page).click();
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(9) });
  await expect(summary).toBeVisible();
  expect(await between(page.locator('section:has(> #features)'), summary)).toBeGreaterThanOrEqual(16);
  const links = summary.getByRole('link');
  for (let i = 1; i < (await links.count()); i += 1) expect((await boxOf(links.nth(i))).y - (await boxOf(links.nth(i - 1))).y).toBeGreaterThanOrEqual(24);
  const mistake = page.locator('#startNow-error');
  const hint = page.locator('#startNow-hint');
  expect(await between(mistake, hint)).toBeGreaterThanOrEqual(6);
  // It stands at the words that it is about, as the hint does.
  expect(Math.abs((await boxOf(mistake)).x - (await boxOf(hint)).x)).toBeLessThanOrEqual(1);
  // One way to write a time.
  expect(await page.getByRole('main').textContent()).not.toMatch(/\dh/);
});

test('on a phone the checkout uses the width of the window, and no word of its list takes a second line @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { checkoutUrl } = await createOrder({ keywords: 'meble, dąb', phone: '600700800' });
  await page.goto(checkoutUrl);
  await expect(payButton(page)).toBeVisible();
  expect((await boxOf(page.getByRole('tabpanel').filter({ visible: true }))).width).toBeGreaterThanOrEqual(PHONE.width - 40);
  const summary = page.getByRole('region', { name: checkout.summary });
  const broken = await summary.locator('dt').evaluateAll((terms) =>
    terms.flatMap((term) => {
      const words = document.createRange();
      words.selectNodeContents(term);
      return words.getBoundingClientRect().height > 30 ? [term.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  await expect(summary).toContainText(/600\s700\s800/);
});

test('on a phone an article lists its parts after a press, at a desk at once @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/aktualnosci/co-widac-po-wpisaniu-nazwiska');
  const parts = page.getByRole('navigation', { name: news.parts });
  const part = parts.getByRole('link').nth(2);
  await expect(part).toBeHidden();
  await parts.locator('summary').click();
  expect((await boxOf(part)).height).toBeGreaterThanOrEqual(44);
  await part.click();
  await expect(page.getByRole('heading', { name: (await part.textContent()) ?? '' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/aktualnosci/co-widac-po-wpisaniu-nazwiska');
  await expect(part).toBeVisible();
  await expect(parts.locator('summary')).toBeHidden();
});

test('links of the foot are as far apart where one takes two lines @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dostepnosc');
  const rows = page.locator('.foot-groups li');
  const first = await rows.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const lines = [...range.getClientRects()];
      return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map(({ bottom }) => bottom)), left: link.getBoundingClientRect().left };
    }),
  );
  const gaps = first.flatMap(({ top, left }, i) => {
    const above = first[i - 1];
    return above && above.left === left ? [top - above.bottom] : [];
  });
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
});

test('on a phone a softly told charge has three sizes: who tells it, the words of the page, what to check @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const source = sampleReport.evidence.find(({ own }) => !own);
  const charge = {
    ...(sampleReport.accusations[0] as Report['accusations'][number]),
    pattern: 'AC-10',
    text: 'Tekst o Marcie Zielińskiej-Nowak opisuje taką sprawę: „Pracownia od trzech miesięcy nie odpowiada na pisma” (gazeta.example, 4.03.2025). Kogo dokładnie dotyczy, trzeba sprawdzić w źródle.',
    refs: [source?.n ?? 1],
    quotes: [],
    loose: true,
    end: null,
    stillShown: [],
  };
  await answer(page, '**/api/orders/*', () => ({ json: orderReport({ reportStatus: 'completed', crewaiResult: { ...sampleReport, accusations: [charge] } }) }));
  await page.goto(`/report/${MADE_UP}#all-risks`);
  const told = page.locator('.charge');
  await expect(told).toBeVisible();
  await expect(told).toHaveText(new RegExp(charge.text.replaceAll(/[()[\].]/g, '\\$&').replaceAll(' ', '\\s?')));
  const sizes = await told
    .locator('> p')
    .evaluateAll((lines) => lines.map((line) => `${getComputedStyle(line).fontSize} ${getComputedStyle(line).fontFamily}`));
  expect(new Set(sizes).size).toBe(3);
});

test('sentences of a language model are set apart, and said to be its own before they are read @once', async ({ page }) => {
  const [story, ...rest] = sampleReport.stories;
  if (!story) throw new Error('no story');
  const n = story.pages[0] as number;
  const told = [
    {
      pattern: 'LM',
      text: 'Spór zakończył się ugodą, którą redakcja dopisała po miesiącu.',
      refs: [n],
      basis: 'evidence' as const,
      quotes: [],
      writer: 'model' as const,
    },
  ];
  const crewaiResult: Report = { ...sampleReport, stories: [{ ...story, told }, ...rest], method: { ...sampleReport.method, writer: 'model' } };
  await answer(page, '**/api/orders/*', () => ({ json: orderReport({ reportStatus: 'completed', crewaiResult }) }));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/report/${MADE_UP}`);
    // The first lines of a report do not say that rules alone wrote it.
    await expect(page.locator('#summary')).toContainText(toldText.madeBy.told);
    await expect(page.locator('#summary')).not.toContainText(toldText.madeBy.rules);
    const block = page.locator('.st-told');
    await expect(block).toContainText('Spór zakończył się ugodą');
    expect(await between(block.getByText(STORY_WORDS.toldBy), block.getByText(/^Spór zakończył/))).toBeGreaterThanOrEqual(0);
    expect(Number.parseFloat(await block.evaluate((part) => getComputedStyle(part).borderLeftWidth))).toBeGreaterThanOrEqual(1);
    await expect(block.getByRole('button', { name: toldText.stories.source(n) })).toBeVisible();
  }
});

test('on a phone no dot between two words of a source or a story stands at the end of a line @once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/przykladowy-raport#protokol');
  await page.evaluate(() => document.querySelector('#protokol')?.setAttribute('open', ''));
  await expect(page.locator('tr[id^="source-"]').first()).toBeVisible();
  const hanging = await page.locator('.stories, .texts, .proof, .st, tr[id^="source-"]').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.checkVisibility()) continue;
        for (const dot of node.textContent?.matchAll(/ · ./g) ?? []) {
          range.setStart(node, dot.index);
          range.setEnd(node, dot.index + 4);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(node.textContent ?? '');
        }
      }
      return found;
    }),
  );
  expect(hanging).toEqual([]);
});

test('a dialog of sources cannot be scrolled to a blank @once', async ({ page }) => {
  // With more than it can show: a short one has nothing to scroll.
  const headline = { ...sampleReport.headline, refs: sampleReport.evidence.map(({ n }) => n) };
  await answer(page, '**/api/orders/*', () => ({ json: orderReport({ reportStatus: 'completed', crewaiResult: { ...sampleReport, headline } }) }));
  for (const size of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(`/report/${MADE_UP}`);
    await page.locator('#summary').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('header')).toBeVisible();
    await expectNoScrollToBlank(page, dialog);
  }
});

test('pictures of the report are drawn no larger than they are @once', async ({ page }) => {
  for (const path of ['/', '/przykladowy-raport']) {
    await page.goto(path);
    const pictures = page.locator('main img');
    expect(await pictures.count(), path).toBeGreaterThan(2);
    const soft = await pictures.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (picture) => {
          picture.loading = 'eager';
          await picture.decode();
          // Its own width is told in points of the layout where several widths are on offer.
          const file = new Image();
          file.src = picture.currentSrc;
          await file.decode();
          return file.naturalWidth < picture.getBoundingClientRect().width ? [`${picture.currentSrc}: ${file.naturalWidth}`] : [];
        }),
      ),
    );
    expect(soft.flat(), path).toEqual([]);
  }
});
