/** Orders made, paid and followed without a browser, and made-up ones for the states that are slow to reach. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { PRICE_GROSZE } from '#contract/constants.ts';
import type { CreatedOrder, CreateOrder, CrewaiStatus, OrderReport, PaymentIntentAnswer, SearchProgress, TrackedOrder } from '#contract/orders.ts';
import type { Report } from '#contract/report.ts';
import { thinned } from '../../../api/test/report/sizes.ts';
import { BASE, DELIVERED, FINISHED } from './place.ts';

export type Finished = { orderId: string; email: string; subjectName: string };
/** The order that the first story finished. */
export const finished = (): Finished => JSON.parse(readFileSync(FINISHED, 'utf8')) as Finished;

/** Another finished order, whose report sets pages aside. Stories that change an order for good make their own. */
export const delivered = (): Finished => JSON.parse(readFileSync(DELIVERED, 'utf8')) as Finished;
/** Orders and pays for a report with set-aside pages, and waits for it. */
export async function deliver(): Promise<Finished> {
  const subjectName = 'Piotr Wiśniewski';
  const { orderId, email } = await createOrder({ subjectName, description: 'architekt, Gdynia' });
  await payWithoutBrowser(orderId);
  await waitForStatus(orderId, 'completed');
  return { orderId, email, subjectName };
}

/** Its report. */
export async function reportOf({ orderId }: Finished): Promise<Report> {
  const { crewaiResult } = await json<OrderReport>(`/api/orders/${orderId}`);
  if (!crewaiResult) throw new Error('no report');
  return crewaiResult;
}

/** From here on the page of an order is given its report's first sources alone: a browser takes seconds to build and to judge a long one. */
export async function shorten(page: Page, sources = 8): Promise<void> {
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as OrderReport;
    await route.fulfill({ response, json: { ...order, crewaiResult: order.crewaiResult && thinned(order.crewaiResult, sources) } });
  });
}

/** An address nobody has used in this run. */
export const newEmail = (name: string): string => `${name}.${randomBytes(5).toString('hex')}@poczta.example`;

/** Subject with a thin web: its report is made in a moment, and its price comes back. */
export const THIN = { subjectName: 'Jan Niewidoczny', description: 'stolarz, Suwałki' };

export async function json<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(BASE + path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function createOrder(changes: Partial<CreateOrder> = {}): Promise<CreatedOrder & { email: string; checkoutUrl: string }> {
  const email = changes.email ?? newEmail('kupujaca');
  const order: CreateOrder = {
    firstName: 'Anna',
    lastName: 'Nowak',
    email,
    ...THIN,
    relation: 'other',
    purpose: 'partner',
    consents: { terms: true, immediateStart: true, marketing: false },
    ...changes,
  };
  const created = await json<CreatedOrder>('/api/reports/create-order', order);
  expect(created.checkoutUrl, 'the payment is prepared').toBeTruthy();
  return { ...created, email, checkoutUrl: created.checkoutUrl as string };
}

/** Pays as the provider's own script would, in one call: what a closed tab leaves behind. */
export async function payWithoutBrowser(orderId: string): Promise<void> {
  const { clientSecret } = await json<PaymentIntentAnswer>('/api/reports/create-payment-intent', { orderId, amount: PRICE_GROSZE });
  const [intent = ''] = clientSecret.split('_secret');
  const form = new URLSearchParams({
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2039',
    'payment_method_data[card][cvc]': '123',
  });
  const response = await fetch(`${BASE}/sandbox/stripe/v1/payment_intents/${intent}/confirm`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

export const progressOf = (orderId: string): Promise<SearchProgress> => json(`/api/reports/search-progress/${orderId}`);

export async function waitForStatus(orderId: string, status: TrackedOrder['reportStatus'], timeout = 150_000): Promise<void> {
  // A server beside much other work says „overloaded” and to come again, as a browser's page does.
  const now = () =>
    progressOf(orderId).then(
      ({ order }) => order.reportStatus,
      (error: Error) => {
        if (!error.message.includes('"overloaded"')) throw error;
        return 'busy';
      },
    );
  await expect.poll(now, { timeout, intervals: [500] }).toBe(status);
}

export const MADE_UP = '0123456789abcdef0123456789abcdef';

export function trackedOrder(changes: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    id: MADE_UP,
    subjectName: 'Jan Kowalski',
    description: 'architekt, Gdynia',
    keywords: 'pracownia Horyzont',
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@poczta.example',
    phone: '+48600700800',
    amount: PRICE_GROSZE,
    currency: 'PLN',
    paymentStatus: 'paid',
    reportStatus: 'analyzing',
    createdAt: '2026-11-20T09:12:00.000Z',
    paidAt: '2026-11-20T09:14:00.000Z',
    deadline: '2026-11-21T09:14:00.000Z',
    completedAt: null,
    refund: null,
    sources: null,
    enough: null,
    claimedAt: null,
    claimRefusedAt: null,
    withdrawnAt: null,
    ...changes,
  };
}

export const running: CrewaiStatus = { executionId: 'run-7f3a', status: 'running', progress: 42, found: 130, read: 61 };

export const orderReport = (changes: Partial<OrderReport> = {}): OrderReport => ({ ...trackedOrder(changes), crewaiResult: null, ...changes });
