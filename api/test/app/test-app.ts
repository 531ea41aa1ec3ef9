/**
 * The real app over a memory database with a clock that the test moves, the real Stripe SDK against the real payment
 * sandbox (in-process HTTP), and letters kept in a list. Research, judgement and PDF are stand-ins: they have tests of their own.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { watchAgain } from '../../src/analysis/index.ts';
import { createApp } from '../../src/app.ts';
import { createLimits } from '../../src/auth/limits.ts';
import { createPending } from '../../src/auth/pending.ts';
import { createSessions } from '../../src/auth/sessions.ts';
import { readConfig } from '../../src/config.ts';
import type { Report } from '../../src/contract/report.ts';
import { type Db, openDatabase } from '../../src/db/open.ts';
import type { Deps, WorkflowInputs } from '../../src/deps.ts';
import { createOutside, watchPayments } from '../../src/health/outside.ts';
import { createOverload } from '../../src/http/overload.ts';
import type { Ksef } from '../../src/ksef/ksef.ts';
import { createLog } from '../../src/log.ts';
import { deliverOutbox } from '../../src/mail/deliver.ts';
import type { Message } from '../../src/mail/mailer.ts';
import { createCompanyRegister } from '../../src/orders/company-register.ts';
import { orders } from '../../src/orders/tables.ts';
import { createPayments } from '../../src/payments/payments.ts';
import { createStripe } from '../../src/payments/stripe-client.ts';
import { createCompanyList } from '../../src/sandbox/companies/index.ts';
import { createStripeSandbox } from '../../src/sandbox/stripe/index.ts';
import { openSigner } from '../../src/signing/signer.ts';
import { createWebhookSender } from '../../src/webhooks/sender.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { analyseStep, deliverStep, pdfStep, refundStep, researchStep } from '../../src/workflows/fulfil-order.ts';
import { missing, topics } from '../../src/workflows/quick-tasks.ts';
import { sampleReport } from '../report/fixture.ts';

export const ORIGIN = 'http://localhost:4321';
export const START = new Date('2026-11-20T09:00:00Z');

export const goodOrder = {
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@example.com',
  phone: '600 000 000',
  subjectName: 'Anna Kowalska',
  description: 'Architektka z Lublina, pracownia Forma',
  consents: { terms: true, immediateStart: true, marketing: false },
};

const research = {
  subject: { name: '', kind: 'person', description: '', keywords: [], links: [] },
  queries: [],
  documents: [],
  coverage: [],
  pages: [],
  totals: { hits: 90, distinct: 80, fetched: 70, failed: 2 },
  costs: [],
} as const;

let migrated: Buffer | undefined;
/** A database with every migration applied: migrated once a worker and copied for each test. */
function freshDatabase(file?: string): Db {
  if (migrated === undefined) {
    const db = openDatabase(':memory:');
    migrated = db.$client.serialize();
    db.$client.close();
  }
  if (file === undefined) return openDatabase(migrated);
  writeFileSync(file, migrated);
  return openDatabase(file);
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

export async function testApp(
  options: {
    report?: Report;
    analysts?: Partial<Analysts>;
    env?: Record<string, string>;
    /** Webhooks may go to servers of the test. */
    loopback?: boolean;
    /** Takes invoices; by default KSeF is not connected. */
    ksef?: (clock: () => Date) => Ksef;
    /** The database is a file in the data folder. */
    file?: boolean;
  } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-test-'));
  let now = START;
  const clock = () => now;
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...options.env });
  const db = freshDatabase(options.file ? join(dataDir, 'app.db') : undefined);
  const logged: string[] = [];
  const letters: Message[] = [];
  const started: { orderId: string; run: number }[] = [];
  const workflows: { name: keyof WorkflowInputs; input: WorkflowInputs[keyof WorkflowInputs] }[] = [];
  const keys = new Set<string>();
  const ended = new Set<string>();
  let failMail = false;
  let webhooksLost = false;

  const sandbox = createStripeSandbox({
    ...config.payments,
    database: ':memory:',
    webhookUrl: `${ORIGIN}/api/payments/webhook`,
    publicUrl: ORIGIN,
    clock,
    fetch: async (input, init) => {
      if (webhooksLost) throw new Error('network down');
      return app.fetch(new Request(input as string, init));
    },
  });
  const stripe = createStripe({
    secretKey: config.payments.secretKey,
    apiBase: `${ORIGIN}/sandbox/stripe`,
    fetch: async (input, init) => sandbox.app.fetch(new Request(String(input).replace('/sandbox/stripe', ''), init)),
  });
  const outside = createOutside(clock);
  const companyList = createCompanyList();
  const deps: Deps = {
    outside,
    closedSources: () => new Set(),
    workers: () => [],
    config,
    db,
    clock,
    log: createLog('info', { write: (line: string) => void logged.push(line) }),
    limits: createLimits(),
    pending: createPending(clock),
    sessions: createSessions(db, false, clock),
    payments: watchPayments(createPayments(stripe, { ...config.payments, scriptUrl: '/sandbox/stripe/v3.js' }), outside),
    companies: createCompanyRegister({ base: '', fetch: async (input) => companyList.request(String(input)), clock, userAgent: 'test' }),
    ksef: options.ksef?.(clock) ?? null,
    mailer: {
      async send(message) {
        if (failMail) throw new Error('450 try later');
        letters.push(message);
      },
      close: () => undefined,
    },
    analysts: {
      research: async (subject) => ({ ...research, subject, queries: [], documents: [], coverage: [], pages: [] }),
      glance: async () => ({ pages: 40, named: 38, domains: 30 }),
      judge: async () => options.report ?? sampleReport,
      pageState: async () => 'unknown',
      pdf: async () => Buffer.from('%PDF-1.7 test'),
      comparison: async ({ sides }) => Buffer.from(`%PDF-1.7 ${sides.length}`),
      legal: async ({ name, version }) => Buffer.from(`%PDF-1.7 ${name} ${version}`),
      watch: async () => ({ sightings: [], setAside: 0, seen: [], asked: ['searxng'], unanswered: [] }),
      watchAgain: async (input, mentions) =>
        watchAgain(
          input,
          mentions.map((mention) => ({ ...mention, text: null })),
        ),
      feed: async () => ({ status: 'unchanged' }),
      watchPages: async () => ({ found: new Map(), seen: [] }),
      quick: { topics: async (input) => topics(input), missing: async (input) => missing(input) },
      ...options.analysts,
    },
    workflows: {
      async start(name, key, input) {
        if (!keys.has(key)) {
          workflows.push({ name, input });
          if ('run' in input) started.push(input);
        }
        keys.add(key);
        return `run-${key.split(':').at(-1)}`;
      },
      queueAgeMs: () => 0,
      queueSize: () => ({ waiting: 0, running: 0 }),
      hasEnded: (executionId) => ended.has(executionId),
      knows: () => true,
      waitFor: async () => undefined,
    },
    webhooks: createWebhookSender({ allow: options.loopback ? ['127.0.0.0/8'] : [] }),
    signer: await openSigner(dataDir, clock),
  };
  // Stories judge and draw on the main loop, which the server leaves to threads: that it is late says nothing here.
  const app = createApp(deps, createOverload({ lateMs: 600_000 }));
  onTestFinished(async () => {
    await sandbox.close();
    db.$client.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call = async (path: string, init: { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string>; raw?: string } = {}) => {
    const headers = new Headers(init.headers);
    if (init.cookie) headers.set('Cookie', init.cookie);
    const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
    if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const response = await app.fetch(
      new Request(`${ORIGIN}${path}`, { method: init.method ?? (body === undefined ? 'GET' : 'POST'), headers, ...(body === undefined ? {} : { body }) }),
    );
    const text = await response.text();
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // Not every answer is JSON.
    }
    return { status: response.status, headers: response.headers, text, json: json as never };
  };

  const order = (id: string) => deps.db.select().from(orders).where(eq(orders.id, id)).get();

  return {
    deps,
    app,
    call,
    order,
    logged,
    letters,
    started,
    workflows,
    sandbox,
    stripe,
    clock,
    passTime: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    breakMail: (broken: boolean) => {
      failMail = broken;
    },
    /** As if the engine had given a run up. */
    endRun: (executionId: string) => ended.add(executionId),
    loseWebhooks: () => {
      webhooksLost = true;
    },
    deliver: () => deliverOutbox(deps),
    /** Places an order over HTTP. */
    async placeOrder(over: Record<string, unknown> = {}): Promise<{ id: string; intent: string }> {
      const { status, json } = await call('/api/reports/create-order', { body: { ...goodOrder, ...over } });
      if (status !== 200) throw new Error(`order refused: ${status} ${JSON.stringify(json)}`);
      const answer = json as { orderId: string; checkoutUrl: string };
      return { id: answer.orderId, intent: new URL(answer.checkoutUrl, ORIGIN).searchParams.get('payment_intent') ?? '' };
    },
    /** Pays an intent at the provider, as the payer's browser would; our webhook may or may not have come when it returns. */
    pay: (intent: string, method = 'pm_card_visa') => stripe.paymentIntents.confirm(intent, { payment_method: method, return_url: `${ORIGIN}/tracking` }),
    /** Does the workflow's steps in their order. */
    async fulfil(orderId: string, run = 1): Promise<void> {
      const input = { orderId, run };
      await researchStep(deps, input, new AbortController().signal);
      await analyseStep(deps, input);
      await pdfStep(deps, input);
      await deliverStep(deps, input);
      await refundStep(deps);
    },
  };
}
