import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAITING_NAMES } from '#contract/choices.ts';
import { errorMessage } from '#contract/errors.ts';
import { admin } from '../src/text/admin.ts';
import { countdown } from '../src/text/countdown.ts';
import { forms } from '../src/text/forms.ts';
import { presence, presenceToast } from '../src/text/presence.ts';
import { contentStrategy, redAlert } from '../src/text/teasers.ts';
import { waiting as w, waitingLinks } from '../src/text/waiting.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test, toastOf } from './fixtures.ts';
import { lettersTo, letterTo, linkIn } from './support/letters.ts';
import { newEmail } from './support/orders.ts';
import { ROOT } from './support/place.ts';

const f = presence.form;
const typed = {
  firstName: 'Żaneta',
  lastName: 'O’Hara-Wąs',
  email: 'zaneta@example.com',
  phone: '+44 20 7946 0000',
  subjectName: 'Bar & Grill "Łoś" <b>100%</b>',
  description: 'Lublin; ul. Długa #5?',
};

test('The short form says what is missing, keeps what was typed and hands it over to the order form', async ({ page }) => {
  await page.goto('/analiza-obecnosci');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(presence.title);
  await expect(page.getByRole('link', { name: presence.login })).toHaveAttribute('href', '/auth');
  await expectSound(page, { dark: true });

  await page.getByLabel(f.lastName.label, { exact: true }).fill(typed.lastName);
  await page.getByLabel(f.phone.label).fill('12');
  await page.getByLabel(f.lastName.label, { exact: true }).press('Enter');
  await expectToast(page, presenceToast);
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(4) });
  await expect(summary).toBeFocused();
  // The focus keeps it from going after its five seconds.
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveText([forms.firstName, forms.emailEmpty, forms.phone, forms.subject]);
  const email = page.getByLabel(f.email.label);
  await expect(email).toHaveAccessibleDescription(forms.emailEmpty);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, { dark: true });
  await summary.getByRole('link', { name: forms.emailEmpty }).click();
  await expect(email).toBeFocused();

  for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
  await expect(summary).toHaveCount(0);
  await email.press('Enter');
  await page.waitForURL(/\/raport-wizerunku/);
  for (const [field, text] of Object.entries(typed)) await expect(page.locator(`#${field}`)).toHaveValue(text);
});

test('@once Without a script the short form still hands over, and the waiting list says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/analiza-obecnosci');
  for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
  await page.getByRole('button', { name: f.submit }).click();
  await page.waitForURL(/\/raport-wizerunku\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(typed);
  for (const path of ['/lista-oczekujacych', '/red-alert']) {
    await page.goto(path);
    // Found by its place: text inside noscript is no text to the locators.
    await expect(page.locator('form noscript .notice')).toBeVisible();
    await expect(page.getByRole('button', { name: w.submit })).toBeDisabled();
  }
  await context.close();
});

test('Teasers whose date has passed show zeros, why, what is planned, and the waiting list; they fetch no script for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (/(countdown|form)-/.test(request.url()) && scripts.push(request.url())));
  const pages = [
    {
      path: '/content-strategy',
      words: contentStrategy,
      says: [contentStrategy.price, contentStrategy.early, contentStrategy.sources, contentStrategy.example.title, 'Tydzień 1:'],
    },
    {
      path: '/red-alert',
      words: redAlert,
      says: ['499 zł', '899 zł', 'do 10 słów', 'do 50 słów', 'alerty SMS i e-\u2060mail', redAlert.plans.promo, redAlert.example.smsText],
    },
  ];
  for (const { path, words, says } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole('timer')).toHaveText('00 dni00 godzin00 minut00 sekund');
    await expect(page.getByText(words.target)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.after.title })).toBeVisible();
    await expect(page.getByText(words.after.text)).toBeVisible();
    await expect(page.getByText(countdown.label)).toBeHidden();
    for (const text of says) await expect(page.getByRole('main')).toContainText(text.replace(/\s/g, ' '), { useInnerText: true });
    await expect(page.getByLabel(w.email, { exact: true })).toBeVisible();
    await expectSound(page, { dark: true });
  }
  await expect(page.getByRole('button', { name: redAlert.plans.button })).toBeDisabled();
  expect(scripts).toEqual([]);
});

test('@once A date that is still ahead is counted down each second to zero', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-04T22:00:00+01:00') });
  await page.goto('/content-strategy');
  await page.clock.pauseAt(new Date('2025-12-04T22:58:56+01:00'));
  const clock = page.getByRole('timer');
  const module = readdirSync(join(ROOT, 'site/dist/_astro')).find((name) => /^countdown-.*\.js$/.test(name));
  await page.evaluate((address) => import(address), `/_astro/${module}`);
  await expect(clock).toHaveText('01 dzień01 godzina01 minuta04 sekundy');
  await expect(page.getByText(countdown.label)).toBeVisible();
  await expect(page.getByText(contentStrategy.after.text)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(clock).toHaveText('01 dzień01 godzina01 minuta01 sekunda');
  await page.clock.fastForward('25:01:00');
  await page.clock.runFor(2_000);
  await expect(clock).toHaveText('00 dni00 godzin00 minut00 sekund');
  await expect(page.getByText(contentStrategy.after.text)).toBeVisible();
  await expect(page.getByText(countdown.label)).toBeHidden();
});

test('A waiting list: what is missing, a server that fails, and a choice for those who come without one @once', async ({ page, noise }) => {
  noise.allow(failedResource(429, 500));
  const replies = [refusal(500, 'internal', 'x'), refusal(429, 'too_many_attempts', errorMessage('too_many_attempts', '', 7))];
  await answer(page, '**/api/waiting-list', () => replies.shift() ?? 'lost');
  await page.goto('/lista-oczekujacych?usluga=nieznana');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.heading);
  await expect(page.getByText(w.lead)).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  await page.getByRole('button', { name: w.submit }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([w.serviceEmpty, forms.emailEmpty, w.consentEmpty]);
  await expectSound(page, { dark: true, phone: true });
  await expect(page.getByText(w.consentOpen)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('„…”');
  await page.getByLabel(WAITING_NAMES.przyszlosc).check();
  await expect(page.getByLabel(w.consent[0] + WAITING_NAMES.przyszlosc + w.consent[1])).not.toBeChecked();
  await page.getByLabel(w.email, { exact: true }).fill('ola@example.com');
  await page.locator('#consent').check();
  for (const text of [w.error, '7 minut']) {
    await page.getByRole('button', { name: w.submit }).click();
    await expectToast(page, { title: 'Błąd', text });
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel(w.email, { exact: true })).toHaveValue('ola@example.com');
});

test('Somebody joins a list, confirms by a press, is handed over to the administrator, and leaves by the link of the letter @once', async ({ page, noise }) => {
  noise.allow(failedResource(410));
  const email = newEmail('czeka');
  await page.goto('/lista-oczekujacych?usluga=red-alert');
  await expect(page.getByRole('radio', { name: WAITING_NAMES['red-alert'] })).toBeChecked();
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.consent[0] + WAITING_NAMES['red-alert']).check();
  await page.getByLabel(w.email, { exact: true }).press('Enter');
  const sent = page.getByRole('status').filter({ hasText: w.sentTitle });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(email);
  await expectSound(page);

  const letter = await letterTo(email, 'waiting-confirm');
  // A program that opens the link confirms nothing.
  expect((await page.request.get(linkIn(letter, '/zapis'))).status()).toBe(200);
  await page.goto(linkIn(letter, '/zapis'));
  await expect(page).not.toHaveURL(/token/);
  expect(await lettersTo(email, 'waiting-confirmed')).toEqual([]);
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: waitingLinks.confirm.act }).click();
  await expect(page.getByRole('status').filter({ hasText: waitingLinks.confirm.doneText('red-alert') })).toBeVisible();
  const confirmed = await letterTo(email, 'waiting-confirmed');
  expect(confirmed.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');

  expect((await page.request.post('/api/login', { data: { email: 'admin@lustro.example', password: 'lustro-demo' } })).status()).toBe(200);
  await page.goto('/admin');
  await page.getByRole('heading', { name: admin.waiting.title }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(WAITING_NAMES['red-alert']);
  await expect(row).not.toContainText(admin.waiting.waits);
  await page.getByLabel(admin.waiting.state).selectOption('asked');
  await expect(row).toHaveCount(0);
  await page.getByLabel(admin.waiting.state).selectOption('confirmed');
  await expect(row).toHaveCount(1);
  await expectSound(page, { dark: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('listitem').filter({ hasText: WAITING_NAMES['red-alert'] }).getByRole('button', { name: admin.waiting.export }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lista-oczekujacych-red-alert.csv');
  expect(readFileSync(await download.path(), 'utf8')).toMatch(new RegExp(`^\ufeff"E-mail";"Usługa"[^]*"${email}";"Red Alert"`));

  await page.goto(linkIn(confirmed, '/rezygnacja'));
  await page.getByRole('button', { name: waitingLinks.leave.act }).click();
  await expect(page.getByRole('status').filter({ hasText: waitingLinks.leave.done })).toBeVisible();
  await page.goto(linkIn(confirmed, '/rezygnacja'));
  await page.getByRole('button', { name: waitingLinks.leave.act }).click();
  await expect(page.getByRole('heading', { name: waitingLinks.leave.gone })).toBeVisible();
  await page.goto(linkIn(letter, '/zapis'));
  await page.getByRole('button', { name: waitingLinks.confirm.act }).click();
  await expect(page.getByRole('heading', { name: waitingLinks.expired.title })).toBeVisible();
});
