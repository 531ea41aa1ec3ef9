import type { Page } from 'playwright/test';
import {
  ADMIN_MESSAGES,
  type AdminOrder,
  type AdminPrivacyRequest,
  type AdminReview,
  type AdminSummary,
  type AuditEntry,
  type OrderEvent,
  type UnsentLetter,
} from '#contract/admin.ts';
import { errorMessage } from '#contract/errors.ts';
import { shortId } from '#contract/format.ts';
import type { AdminHealth } from '#contract/health.ts';
import type { InvoiceDue } from '#contract/invoices.ts';
import type { AdminNotice } from '#contract/notices.ts';
import type { PaymentStatus, ReportStatus } from '#contract/orders.ts';
import type { AdminWithdrawal } from '#contract/withdrawal.ts';
import { admin as t } from '../src/text/admin.ts';
import { adminHealth as health } from '../src/text/admin-health.ts';
import { noticesText as notices } from '../src/text/admin-notices.ts';
import { tracking } from '../src/text/tracking.ts';
import { answer, expect, expectSound, expectToast, failedResource, lostConnection, refusal, test } from './fixtures.ts';
import { letterTo } from './support/letters.ts';
import { createOrder, finished, payWithoutBrowser, trackedOrder, waitForStatus } from './support/orders.ts';

const LIST = /\/api\/admin\/orders\?/;
const SUMMARY: AdminSummary = {
  orders: 37,
  paid: 12,
  income: 55_000,
  attention: 2,
  letters: 1,
  privacy: 0,
  withdrawals: 1,
  invoices: 1,
  notices: 1,
  reviews: 0,
};

async function signIn(page: Page, email = 'admin@lustro.example'): Promise<void> {
  const login = await page.request.post('/api/login', { data: { email, password: 'lustro-demo' } });
  expect(login.status()).toBe(200);
}

let made = 0;
const adminOrder = (changes: Partial<AdminOrder> = {}): AdminOrder => ({
  ...trackedOrder({ id: (++made).toString(16).padStart(32, 'c') }),
  reportFilePath: null,
  failureReason: null,
  paymentMethod: 'blik',
  subjectKind: 'person',
  included: false,
  held: null,
  refundTries: 0,
  refundFault: null,
  refundEnd: null,
  dispute: null,
  claim: null,
  ...changes,
});
const inState = (reportStatus: ReportStatus, paymentStatus: PaymentStatus, changes: Partial<AdminOrder> = {}) =>
  adminOrder({ reportStatus, paymentStatus, subjectName: `Raport ${reportStatus}`, ...changes });

/** Answers what the panel asks for; the header counts all orders. */
async function fill(page: Page, orders: AdminOrder[], total = orders.length): Promise<string[]> {
  const asked: string[] = [];
  await page.route(LIST, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    const around = searchParams.get('attention') === '1' && !searchParams.has('page');
    if (!around) asked.push(search);
    const shown = around ? orders.filter(({ claim }) => claim) : orders;
    return route.fulfill({ json: shown, headers: { 'X-Total-Count': String(total) } });
  });
  await answer(page, '**/api/admin/summary', () => ({ json: SUMMARY }));
  return asked;
}

const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
/** A phone shows what can be done with an order after a press, but for those that wait for somebody. */
async function unfold(page: Page, subject: string): Promise<void> {
  const handle = row(page, subject).locator('summary');
  const isOpen = await row(page, subject)
    .locator('details')
    .evaluate((part) => (part as HTMLDetailsElement).open);
  if ((await handle.isVisible()) && !isOpen) await handle.click();
}
const columns = Object.values(t.columns);

test('every status of payment and report has its words, and its acts alone', async ({ page }) => {
  await signIn(page);
  const refund = { reason: 'late', at: '2026-11-20T12:00:00.000Z', settled: true } as const;
  await fill(
    page,
    [
      inState('pending', 'pending'),
      inState('processing', 'failed', { subjectName: 'Raport w drodze' }),
      inState('analyzing', 'paid', { description: 'bardzo długi opis '.repeat(60), email: `${'dlugi.adres.'.repeat(6)}x@poczta.example` }),
      inState('generating', 'paid'),
      inState('completed', 'paid', { reportFilePath: 'reports/x.pdf', refund }),
      inState('failed', 'paid', { failureReason: 'analyzing: brak odpowiedzi' }),
    ],
    37,
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  const { actions, payment, report, restart } = t;
  const expected: [string, string, string, string[]][] = [
    ['Raport pending', payment.pending, report.pending, [actions.generate]],
    ['Raport w drodze', payment.failed, report.processing, [actions['restart-search']]],
    ['Raport analyzing', payment.paid, report.analyzing, [actions['restart-analysis']]],
    ['Raport generating', payment.paid, report.generating, [actions['restart-pdf']]],
    ['Raport completed', payment.refunded, report.completed, [actions.download]],
    [
      'Raport failed',
      payment.paid,
      report.failed,
      [restart['restart-search'], restart['restart-analysis'], restart['restart-pdf']].map((word) => `${restart.word} ${word}`),
    ],
  ];
  for (const [subject, paid, status, acts] of expected) {
    const cells = row(page, subject).getByRole('cell');
    await expect(cells).toHaveCount(columns.length);
    await expect(cells.nth(3)).toContainText(paid);
    await expect(cells.nth(4)).toContainText(status);
    await unfold(page, subject);
    await expect(row(page, subject).getByRole('button')).toHaveText([...acts, t.timeline].map((act) => new RegExp(`^${act}`)));
    const details = row(page, subject).getByRole('link', { name: t.details });
    expect([await details.getAttribute('target'), await details.getAttribute('href')]).toEqual(['_blank', expect.stringMatching(/^\/report\/c*[0-9a-f]+$/)]);
  }
  await expect(row(page, 'Raport completed')).toContainText(t.refunds.late);
  await expect(page.getByText('550,00 zł')).toBeVisible();
  await expect(page.getByText(t.pages.now(1, 4))).toBeVisible();
  await expectSound(page, { dark: true });
});

test('on a phone an order is three lines until it is pressed; what waits for somebody stands open @once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const calm = Array.from({ length: 9 }, (_, i) =>
    inState('completed', 'paid', { reportFilePath: 'reports/x.pdf', subjectName: `Raport spokojny ${i}`, email: `kupujaca${i}@poczta.example` }),
  );
  await fill(page, [...calm, inState('failed', 'paid', { failureReason: 'analyzing: brak odpowiedzi' })]);
  await page.goto('/admin');
  const orders = page.locator('.adm-orders');
  await expect(orders).toBeVisible();
  expect((await orders.boundingBox())?.height, 'ten orders in two screens').toBeLessThan(2 * 740);
  await expect(row(page, 'Raport failed').getByRole('button', { name: t.timeline })).toBeVisible();
  // Orders are parted by hairlines, and what folds the other lists stands clear of its line.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(await orders.getByRole('row').evaluateAll((rows) => rows.map((one) => getComputedStyle(one).borderTopColor))).not.toContain(ink);
  const room = await page.locator('.adm-lists summary').evaluateAll((handles) =>
    handles.map((handle) => {
      const words = document.createRange();
      words.selectNodeContents(handle.querySelector('h2') ?? handle);
      const [box, text] = [handle.getBoundingClientRect(), words.getBoundingClientRect()];
      return Math.min(text.top - box.top, box.bottom - text.bottom);
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(6);
  const first = row(page, 'Raport spokojny 0');
  await expect(first.getByText(/^kupujaca0/)).toBeHidden();
  await unfold(page, 'Raport spokojny 0');
  await expect(first.getByText(/^kupujaca0/)).toBeVisible();
  await expect(first.getByRole('button', { name: t.actions.download })).toBeVisible();
  await expectSound(page);
});

test('search, filters and pages ask the server; nothing found can be cleared @once', async ({ page }) => {
  await signIn(page);
  const asked = await fill(page, [inState('completed', 'paid')], 37);
  await page.goto('/admin');
  await page.getByRole('button', { name: t.pages.next }).click();
  await expect(page.getByText(t.pages.now(2, 4))).toBeVisible();
  // Its rows begin above what was pressed.
  await expect(page.getByRole('table', { name: t.table })).toBeFocused();
  await expect(row(page, 'Raport completed')).toBeInViewport();
  await page.getByLabel(t.filters.search).fill('Łęcka');
  await expect(page.getByText(t.pages.now(1, 4))).toBeVisible();
  await page.getByLabel(t.filters.payment, { exact: true }).selectOption('failed');
  await page.getByLabel(t.filters.attention).check();
  await expect.poll(() => asked.at(-1)).toBe(`?page=1&q=${encodeURIComponent('Łęcka')}&payment=failed&attention=1`);
  await fill(page, [inState('completed', 'paid')], 3);
  await page.getByLabel(t.filters.payment, { exact: true }).selectOption('paid');
  await expect(page.getByText(t.pages.found(3), { exact: true })).toBeVisible();
  await fill(page, []);
  await page.getByLabel(t.filters.report, { exact: true }).selectOption('failed');
  await expect(page.getByRole('heading', { name: t.emptyFilter.title })).toBeVisible();
  await expectSound(page, { phone: true });
  await page.getByRole('button', { name: t.emptyFilter.clear }).click();
  await expect(page.getByText(t.empty.text)).toBeVisible();
  await expect(page.getByLabel(t.filters.search)).toHaveValue('');
});

test('Admin list fails / empty: waiting, no orders, a server that fails and one that comes back, a part that is missing @once', async ({ page, noise }) => {
  noise.allow(failedResource(503));
  noise.allow(lostConnection);
  await signIn(page);
  let up = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill(up ? { json: [] } : { status: 503, json: {} });
  });
  await answer(page, '**/api/admin/summary', () => ({ status: 503 }));
  await page.goto('/admin');
  await expect(page.getByRole('status', { name: t.loading })).toBeVisible();
  await expectSound(page, { phone: true });
  release();
  await expect(page.getByRole('heading', { name: 'Błąd podczas ładowania zamówień' })).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  up = true;
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { name: 'Brak zamówień' })).toBeVisible();
  await expect(page.getByText(t.partial)).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  await page.route(LIST, (route) => route.abort());
  await page.getByRole('button', { name: t.refresh }).click();
  await expect(page.getByText('Chwilowo nie możemy odświeżyć listy.')).toBeVisible();
});

test('an account without the rights is told so; a visitor signs in first @once', async ({ page, noise }) => {
  noise.allow(failedResource(403));
  const visitor = await page.request.get('/admin', { maxRedirects: 0 });
  expect([visitor.status(), visitor.headers().location]).toEqual([302, '/auth?next=%2Fadmin']);
  await signIn(page, 'demo@lustro.example');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: t.forbidden.title })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectSound(page, { dark: true, phone: true });
  // In the middle of the window, not under the bar.
  const button = await page.getByRole('link', { name: t.forbidden.back }).boundingBox();
  expect(button?.y).toBeGreaterThan(300);
  await page.getByRole('link', { name: t.forbidden.back }).click();
  await page.waitForURL('/dashboard');
});

test('a restart asks once, by keyboard alone, and says what came of it @once', async ({ page, noise }) => {
  noise.allow(failedResource(409));
  await signIn(page);
  const order = inState('failed', 'paid', { failureReason: 'generating: brak miejsca' });
  await fill(page, [order]);
  let reply: { status?: number; json?: unknown } = { json: { message: 'Uruchomiono: PDF.' } };
  const restarts = await answer(page, '**/api/admin/restart-pdf/*', () => reply);
  await page.goto('/admin');
  const button = row(page, order.subjectName).getByRole('button', { name: `${t.restart.word} ${t.restart['restart-pdf']}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Uruchomić ponownie „Wznów PDF” dla zamówienia ${shortId(order.id)}?` });
  await expect(dialog).toBeVisible();
  await expectSound(page, { dark: true, within: dialog, phone: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(restarts.calls).toBe(0);

  for (const title of ['Uruchomiono', 'Błąd']) {
    // The button waits until the list has been read again after the restart before.
    await expect(button).not.toHaveAttribute('aria-disabled');
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t.ask.start }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, { title, text: title === 'Błąd' ? errorMessage('analysis_missing', '') : 'Uruchomiono: PDF.' });
    await expect(dialog).toBeHidden();
    reply = refusal(409, 'analysis_missing', errorMessage('analysis_missing', ''));
  }
  expect(restarts.calls).toBe(2);
});

test('Admin generate success, Admin generate fails, Download fails (admin): the spec’s words say what came of it @once', async ({ page, noise }) => {
  noise.allow(failedResource(409, 500));
  await signIn(page);
  const [waiting, ready] = [inState('pending', 'pending'), inState('completed', 'paid', { reportFilePath: 'reports/x.pdf' })];
  await fill(page, [waiting, ready]);
  let reply: { status?: number; json?: unknown } = { json: { searchResults: 67, reportStatus: 'completed' } };
  await answer(page, '**/api/admin/generate-report/*', () => reply);
  await page.goto('/admin');
  const generate = async () => {
    await row(page, waiting.subjectName).getByRole('button', { name: t.actions.generate }).click();
    await expect(page.getByRole('dialog')).toContainText('Zamówienie nie jest opłacone. Raport powstanie mimo to.');
    await page.getByRole('dialog').getByRole('button', { name: t.ask.start }).click();
  };
  await generate();
  await expectToast(page, { title: 'Gotowe', text: 'Raport wygenerowany pomyślnie. Znaleziono 67 wyników.' });
  reply = refusal(409, 'wrong_stage', errorMessage('wrong_stage', ''));
  await generate();
  await expectToast(page, { title: 'Błąd generacji raportu', text: errorMessage('wrong_stage', '') });

  let failure = refusal(409, 'report_not_ready', errorMessage('report_not_ready', ''));
  await answer(page, '**/api/reports/download/*', () => failure);
  const download = row(page, ready.subjectName).getByRole('button', { name: t.actions.download });
  await download.click();
  await expectToast(page, { title: 'Błąd pobierania', text: 'Raport nie został jeszcze wygenerowany' });
  failure = refusal(500, 'internal', 'x');
  await download.click();
  await expectToast(page, { title: 'Błąd pobierania', text: 'Nie można pobrać raportu' });
});

test('the system’s health: folded while all is well, open once letters do not go out; a refund is refused with words', async ({ page }) => {
  await signIn(page);
  const claimed = inState('completed', 'paid', { claim: { reason: 'Za krótki', at: '2026-11-20T09:12:00.000Z' } });
  const stuck = inState('failed', 'paid', {
    subjectName: 'Raport ze zwrotem',
    failureReason: 'analyzing: HTTP 503',
    refund: { reason: 'late', at: '2026-11-20T12:00:00.000Z', settled: false },
    refundTries: 2,
    refundFault: { reason: 'declined', nextAt: '2026-11-20T15:30:00.000Z' },
  });
  await fill(page, [claimed, stuck]);
  const asked = { state: 'ok', okAt: '2026-11-20T09:12:00.000Z', failedAt: null, error: null } as const;
  const well: AdminHealth = {
    mail: { state: 'ok', failing: 0, lost: 0, overdue: 0, sentAt: '2026-11-20T09:12:00.000Z', error: null },
    payments: asked,
    search: [{ source: 'searxng', ...asked }],
    feeds: { state: 'idle', all: 0, failing: 0, error: null },
    queue: { state: 'ok', waiting: 0, running: 1, ageMs: 0, unanswered: false },
    rounds: { state: 'ok', ended: 12, failed: 0, finishedAt: '2026-11-20T03:12:00.000Z', error: null },
    workers: [],
    disk: { state: 'ok', free: 80_000_000_000, total: 250_000_000_000, database: 40_000_000 },
  };
  let now = well;
  await answer(page, '**/api/admin/health', () => ({ json: now }));
  await page.goto('/admin');
  const section = page.locator('.adm-health');
  await expect(section).toContainText(health.good);
  await expect(section.getByText(health.disk.name)).toBeHidden();
  now = { ...well, mail: { ...well.mail, state: 'bad', failing: 3, error: 'connect ECONNREFUSED' } };
  await page.reload();
  await expect(section).toContainText(health.problems(1));
  await expect(section.getByRole('listitem').first()).toContainText(health.mail.failing(3));
  await expect(section.getByRole('listitem').first()).toContainText('ECONNREFUSED');
  // Reasons stand in the row.
  await expect(row(page, 'Raport ze zwrotem')).toContainText('HTTP 503');
  await expect(row(page, 'Raport ze zwrotem')).toContainText(`${t.refundStuck(2)} (bank odmówił)`);
  await expect(row(page, 'Raport ze zwrotem')).toContainText(t.refundNext.again('20.11.2026, 16:30'));
  await expectSound(page, { dark: true });

  const sent: unknown[] = [];
  await page.route(/\/api\/admin\/refund\/c+1?[0-9a-f]*\/(refuse|by-hand)$/, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { message: 'Zapisano.' } });
  });
  await page.getByRole('region', { name: t.claims.title }).getByRole('button', { name: t.claims.refuse }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.ask.refuseStart }).click();
  await expect(dialog.getByText(t.ask.noteEmpty)).toBeVisible();
  await expectSound(page, { dark: true, within: dialog });
  await dialog.getByLabel(t.ask.refuseField).fill('Prośba dotyczy innego zamówienia.');
  await dialog.getByRole('button', { name: t.ask.refuseStart }).click();
  await expectToast(page, { title: 'Gotowe', text: 'Zapisano.' });
  expect(sent).toEqual([{ note: 'Prośba dotyczy innego zamówienia.' }]);
});

test('a timeline tells every event and the failing step; letters and the log open below @once', async ({ page, noise }) => {
  noise.allow(failedResource(500, 404));
  await signIn(page);
  const order = inState('failed', 'paid', { failureReason: 'analyzing: brak odpowiedzi' });
  await fill(page, [order]);
  const at = (minute: number) => `2026-11-20T09:${minute}:00.000Z`;
  const events: OrderEvent[] = [
    { id: 1, at: at(10), type: 'created', detail: null },
    { id: 2, at: at(12), type: 'paid', detail: 'blik' },
    { id: 3, at: at(13), type: 'researched', detail: '70 / 80' },
    { id: 4, at: at(14), type: 'failed', detail: 'analyzing: brak odpowiedzi' },
    { id: 5, at: at(15), type: 'restarted', detail: 'analyse' },
    { id: 6, at: at(16), type: 'refund_requested', detail: 'late' },
  ];
  let known = false;
  await answer(page, /\/events$/, () => (known ? { json: events } : { status: 500 }));
  await page.goto('/admin');
  await unfold(page, order.subjectName);
  await row(page, order.subjectName).getByRole('button', { name: t.timeline }).click();
  const dialog = page.getByRole('dialog', { name: t.events.title(order.id) });
  await expect(dialog.getByRole('alert')).toContainText(t.events.failed);
  // The number that the buyer left for the case of a problem.
  await expect(dialog).toContainText('+48600700800');
  await expectSound(page, { within: dialog });
  known = true;
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(events.length);
  await expect(dialog.getByRole('listitem').nth(3)).toContainText(`${t.events.stopped(t.report.analyzing)}. brak odpowiedzi`);
  await expect(dialog.getByRole('listitem').nth(4)).toContainText('od analizy');
  await expect(dialog.getByRole('listitem').nth(5)).toContainText(t.refunds.late);
  await expectSound(page, { dark: true, within: dialog });
  await page.keyboard.press('Escape');

  const letter: UnsentLetter = {
    nextAttemptAt: null,
    bouncedAt: null,
    id: 7,
    recipient: 'anna@poczta.example',
    template: 'report-ready',
    subject: 'Raport jest gotowy',
    createdAt: at(20),
    attempts: 12,
    lastError: '550 no such user',
  };
  let dead = [letter];
  await answer(page, '**/api/admin/letters', () => ({ json: dead }));
  await answer(page, '**/api/admin/letters/7/retry', () => {
    dead = [];
    return { json: { message: 'List wyślemy ponownie za chwilę.' } };
  });
  const acts: AuditEntry[] = [
    { id: 2, at: at(30), admin: 'admin@lustro.example', action: 'refund', target: order.id, detail: 'on_request' },
    { id: 1, at: at(29), admin: 'command line', action: 'grant-admin', target: 'admin@lustro.example', detail: null },
  ];
  await answer(page, '**/api/admin/audit', () => ({ json: acts }));
  await page.getByText(t.letters.title(1)).click();
  await expect(page.getByRole('cell', { name: '550 no such user' })).toBeVisible();
  await page.getByText(t.audit.title).click();
  await expect(page.getByRole('row').filter({ hasText: t.audit.names['grant-admin'] })).toContainText(t.audit.commandLine);
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: t.letters.retry }).click();
  await expectToast(page, { title: 'Gotowe', text: 'List wyślemy ponownie za chwilę.' });
  await expect(page.getByText(t.letters.empty)).toBeVisible();
});

test('a statement of withdrawal and an invoice wait for a person; a request of a person described: reports are held back, a note is asked for, an erasure asks once', async ({
  page,
}) => {
  await signIn(page);
  await fill(page, [inState('completed', 'paid')]);
  const [a, b] = ['a', 'b'].map((sign) => ({
    id: sign.repeat(32),
    subjectName: 'Jan Opisany',
    description: sign === 'a' ? 'stolarz z Suwałk' : 'radny z Gorzowa',
    reportStatus: 'completed',
    createdAt: '2026-11-20T09:12:00.000Z',
    restricted: false,
    erased: false,
  }));
  const open: AdminPrivacyRequest = {
    id: 'ZG-1234',
    kind: 'erasure',
    name: 'Jan Opisany',
    otherNames: null,
    context: 'stolarz z Suwałk',
    email: 'jan@poczta.example',
    details: 'Proszę usunąć raport.',
    address: null,
    onBehalf: false,
    createdAt: '2026-11-20T09:12:00.000Z',
    deadline: '2026-12-20T09:12:00.000Z',
    closedAt: null,
    answer: null,
    note: null,
    waiting: [],
    watched: [{ id: 'c'.repeat(32), name: 'Jan Opisany', description: 'stolarz', createdAt: '2026-11-20T09:12:00.000Z', mentions: 3 }],
    orders: [a, b] as AdminPrivacyRequest['orders'],
    upheld: false,
  };
  let now = open;
  const sent: unknown[] = [];
  await page.route(/\/api\/admin\/privacy-requests/, (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: [now] });
    sent.push(request.postDataJSON());
    now =
      request.method() === 'PATCH'
        ? { ...now, closedAt: '2026-11-21T10:00:00.000Z', answer: 'Usunięto.' }
        : { ...now, orders: now.orders.map((order, i) => ({ ...order, restricted: i === 0 })) };
    return route.fulfill({ json: now });
  });
  let told: AdminNotice = {
    id: 'e'.repeat(32),
    subjectName: 'Ewa Opisana',
    description: 'notariuszka z Pucka',
    relation: 'other',
    createdAt: '2026-11-20T09:12:00.000Z',
    deliveredAt: '2026-11-20T10:12:00.000Z',
    letter: 'Informacja o przetwarzaniu Twoich danych osobowych\n\n- Kto: Lustro',
    record: null,
  };
  await page.route(/\/api\/admin\/notices/, (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: [told] });
    sent.push(request.postDataJSON());
    told = { ...told, record: { state: 'exempt', reason: 'effort', note: 'Nie podaje adresu.', at: '2026-11-21T10:00:00.000Z' } };
    return route.fulfill({ json: told });
  });
  const lone: AdminWithdrawal = {
    id: 'OD-1234',
    orderId: null,
    orderNumber: 'nie-pamietam',
    name: 'Anna Nowak',
    email: 'anna@poczta.example',
    outcome: 'unmatched',
    receivedAt: '2026-11-20T09:12:00.000Z',
    closedAt: null,
    note: null,
  };
  await answer(page, '**/api/admin/withdrawals', () => ({ json: [lone] }));
  let bill: InvoiceDue = {
    orderId: 'd'.repeat(32),
    state: 'to_issue',
    paidAt: '2026-11-20T09:14:00.000Z',
    refundedAt: null,
    companyName: 'Forma sp. z o.o.',
    companyAddress: 'Rynek 1, 20-111 Lublin',
    nip: '5260250274',
    email: 'anna@poczta.example',
    item: 'Raport wizerunku, zamówienie dddddddd',
    net: 4_065,
    vatPercent: 23,
    vat: 935,
    gross: 5_000,
    currency: 'PLN',
    invoiceNumber: null,
    correctionNumber: null,
  };
  const invoicesAsked: string[] = [];
  await page.route(/\/api\/admin\/invoices/, (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      sent.push(request.postDataJSON());
      const said = { ksefNumber: null, nextAt: null, fault: null, said: null };
      if (request.url().endsWith('/ksef')) bill = { ...bill, ksef: [{ kind: 'invoice', state: 'sent', ...said }] };
      else bill = { ...bill, state: 'issued', invoiceNumber: 'FV 1/11/2026' };
      return route.fulfill({ json: bill });
    }
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/export')) return route.fulfill({ body: '"Stan"\r\n', headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    invoicesAsked.push(search);
    const invoices = bill.state === 'to_issue' || search.includes('waiting=0') ? [bill] : [];
    return route.fulfill({ json: { invoices, total: invoices.length, months: ['2026-11', '2026-10'] } });
  });
  await page.goto('/admin');
  await page.getByText(t.privacy.title(0)).click();
  // Two of one name: what they do and where tells them apart, and each opens its order.
  await expect(page.getByRole('checkbox', { name: 'Jan Opisany, radny z Gorzowa' })).toBeVisible();
  await expect(page.getByRole('link', { name: t.showOrder(shortId(a?.id ?? '')) })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Jan Opisany, stolarz z Suwałk' }).check();
  await page.getByRole('button', { name: t.privacy.restrict }).click();
  await expectToast(page, { title: 'Gotowe', text: t.privacy.restrictDone });
  await expect(page.getByRole('checkbox', { name: 'Jan Opisany, stolarz z Suwałk' })).toBeChecked();
  await expect(page.getByText(`· ${t.privacy.restricted}`)).toBeVisible();
  await page.getByRole('button', { name: t.privacy.close }).click();
  await expect(page.getByText(t.privacy.answerEmpty)).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('checkbox', { name: /^Jan Opisany, stolarz$/ }).check();
  await page.getByLabel(t.privacy.answer).fill('Usunięto.');
  await page.getByRole('checkbox', { name: t.privacy.erase }).check();
  await page.getByRole('button', { name: t.privacy.close }).click();
  const erasing = page.getByRole('dialog', { name: t.privacy.ask(1, 1) });
  await expectSound(page, { within: erasing });
  await erasing.getByRole('button', { name: t.privacy.askYes }).click();
  await expect(page.getByText(t.privacy.closed('21.11.2026'))).toBeVisible();
  expect(sent.splice(0)).toEqual([
    { orders: [open.orders[0]?.id] },
    { answer: 'Usunięto.', note: '', erase: [open.orders[0]?.id], eraseWatched: ['c'.repeat(32)], uphold: true },
  ]);

  await page.getByText(notices.title(1)).click();
  await page.getByRole('radio', { name: notices.ways[2].label }).check();
  await page.getByRole('button', { name: notices.save }).click();
  await expect(page.getByText(notices.noteEmpty)).toBeVisible();
  await page.getByText(notices.letter).click();
  await expect(page.getByText('- Kto: Lustro')).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByLabel(notices.note).fill('Nie podaje adresu.');
  await page.getByRole('button', { name: notices.save }).click();
  await expectToast(page, { title: 'Gotowe', text: notices.done });
  await expect(page.getByText(new RegExp(`^${notices.states.exempt} · `))).toBeVisible();
  expect(sent.splice(0)).toEqual([{ state: 'exempt', reason: 'effort', note: 'Nie podaje adresu.' }]);

  await page.getByText(t.withdrawals.title(1)).click();
  await page.getByRole('button', { name: t.withdrawals.close }).click();
  await expect(page.getByText(t.withdrawals.noteEmpty)).toBeVisible();
  await page.getByText(t.invoices.title(1)).click();
  await page.getByRole('button', { name: t.invoices.mark }).click();
  await expect(page.getByText(t.invoices.numberEmpty)).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByLabel(t.invoices.month).selectOption({ label: 'listopad 2026' });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t.invoices.export }).click();
  expect((await file).suggestedFilename()).toBe('faktury-2026-11.csv');
  await page.getByLabel(t.invoices.number.invoice).fill('FV 1/11/2026');
  await page.getByRole('button', { name: t.invoices.mark }).click();
  await expectToast(page, { title: 'Gotowe', text: t.invoices.done.invoice });
  await expect(page.getByText(t.invoices.empty)).toBeVisible();
  await page.getByLabel(t.invoices.waiting).uncheck();
  await expect(page.getByText('FV 1/11/2026')).toBeVisible();
  expect(invoicesAsked.at(-1)).toBe('?page=1&waiting=0&month=2026-11');
  expect(sent.splice(0)).toEqual([{ kind: 'invoice', number: 'FV 1/11/2026' }]);

  // With KSeF connected: what it refused says why and what to do, and goes out again from here.
  bill = { ...bill, ksef: [{ kind: 'invoice', state: 'refused', ksefNumber: null, nextAt: null, fault: 'refused', said: '450; Błąd weryfikacji semantyki' }] };
  await page.getByLabel(t.invoices.month).selectOption({ label: t.invoices.all });
  await expect(page.getByText(t.invoices.ksef.fault.refused)).toBeVisible();
  await expect(page.getByText('450; Błąd weryfikacji semantyki')).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: t.invoices.ksef.resend }).click();
  await expectToast(page, { title: 'Gotowe', text: t.invoices.ksef.resent });
  await expect(page.getByText(t.invoices.ksef.sent)).toBeVisible();
  await expect(page.getByRole('button', { name: t.invoices.ksef.resend })).toBeHidden();
  expect(sent).toEqual([{ kind: 'invoice' }]);
});

test('an order on somebody of a name that has objected is compared with the objection and declined @once', async ({ page }) => {
  await signIn(page);
  const waiting: AdminReview = {
    orderId: 'f'.repeat(32),
    subjectName: 'Jan Opisany',
    description: 'radny z Gorzowa',
    relation: 'other',
    purpose: 'other',
    purposeText: 'Sprawdzam sąsiada.',
    paidAt: '2026-11-20T09:12:00.000Z',
    deadline: '2099-11-21T09:12:00.000Z',
    objection: { caseId: 'LU-2026-7K4M9Q', names: ['Jan Opisany'], context: 'stolarz z Suwałk', since: '2026-10-20T09:12:00.000Z' },
  };
  await fill(page, [inState('pending', 'paid', { id: waiting.orderId, held: 'review' })]);
  let left = [waiting];
  await answer(page, '**/api/admin/summary', () => ({ json: { ...SUMMARY, reviews: left.length } }));
  await page.route(/\/api\/admin\/reviews/, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: left });
    expect(route.request().postDataJSON()).toEqual({ decision: 'decline' });
    left = [];
    return route.fulfill({ json: { message: ADMIN_MESSAGES.decline } });
  });
  await page.goto('/admin');
  await expect(row(page, 'Raport pending')).toContainText(t.held.review);
  await page.getByText(t.reviews.title(1)).click();
  await expect(page.getByText('Jan Opisany, radny z Gorzowa')).toBeVisible();
  await expect(page.getByText('Jan Opisany, stolarz z Suwałk')).toBeVisible();
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: t.reviews.decline }).click();
  await page
    .getByRole('dialog', { name: t.reviews.ask('ffffffff') })
    .getByRole('button', { name: t.reviews.decline })
    .click();
  await expectToast(page, { title: 'Gotowe', text: ADMIN_MESSAGES.decline });
  await expect(page.getByText(t.reviews.title(1))).toHaveCount(0);
});

test('a real story: an unpaid report is made, a buyer’s wish for a refund is confirmed, and the log tells it @once', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const { orderId, email } = await createOrder({ firstName: 'Łucja', lastName: 'Źrebięca' });
  await page.goto('/admin');
  await page.getByLabel(t.filters.search).fill(orderId.slice(0, 12));
  await expect(page.getByRole('row')).toHaveCount(2);
  const mine = row(page, email);
  await mine.getByRole('button', { name: t.actions.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.ask.start }).click();
  await expect(mine.getByRole('button', { name: t.actions.download })).toBeVisible({ timeout: 90_000 });
  const saved = page.waitForEvent('download');
  await mine.getByRole('button', { name: t.actions.download }).click();
  expect((await saved).suggestedFilename()).toBe('raport-wizerunku-Jan Niewidoczny.pdf');
  await letterTo(email, 'report-ready');

  // Paid for afterwards: nothing is made twice, and the guarantee gives the money back, since the web is thin.
  await payWithoutBrowser(orderId);
  await expect
    .poll(async () => (await page.request.get(`/api/reports/search-progress/${orderId}`)).json())
    .toMatchObject({ order: { refund: { reason: 'few_sources' } } });

  const bought = finished();
  const other = await createOrder({ subjectName: bought.subjectName, description: 'lekarka weterynarii, Toruń', keywords: 'klinika, psy' });
  await payWithoutBrowser(other.orderId);
  await waitForStatus(other.orderId, 'completed');
  const buyer = await (await browser.newContext()).newPage();
  // As the report's „Poproś o zwrot” leads: to the open form, where the keyboard goes on.
  await buyer.goto(`/tracking?orderId=${other.orderId}#zwrot`);
  await expect(buyer.getByText(tracking.claim.title)).toBeFocused();
  await expect(buyer.getByText(tracking.claim.title)).toBeInViewport();
  await buyer.getByLabel(tracking.claim.reason).fill('Za mało o klinice');
  await expectSound(buyer, { dark: true });
  await buyer.getByRole('button', { name: tracking.claim.submit }).click();
  await expect(buyer.getByText(tracking.claim.done)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(tracking.claim.done)).toBeVisible();

  await page.getByRole('button', { name: t.refresh }).click();
  const wish = page.getByRole('region', { name: t.claims.title }).getByRole('listitem').filter({ hasText: 'Za mało o klinice' });
  await wish.last().getByRole('button').first().click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(t.ask.refundNote);
  await asked.getByRole('button', { name: t.ask.refundStart }).click();
  await expectToast(page, { title: 'Gotowe', text: 'Zwrot został zlecony.' });
  expect((await letterTo(other.email, 'refund-on-request')).text).toContain('Dziękujemy za uwagi');
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: tracking.refund.refunded.title })).toBeVisible();
  await buyer.context().close();

  await page.getByText(t.audit.title).click();
  await expect(page.getByRole('row').filter({ hasText: shortId(other.orderId) })).toContainText(t.refunds.on_request);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: t.audit.names.generate })
      .filter({ hasText: shortId(orderId) }),
  ).toBeVisible();
});
