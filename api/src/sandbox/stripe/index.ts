import type Database from 'better-sqlite3';
import { Hono } from 'hono';
import { createApi } from './api.ts';
import { createAssets } from './assets.ts';
import { settleIntent } from './attempts.ts';
import { createPages } from './pages.ts';
import type { Step } from './payment-methods.ts';
import { settleRefund } from './refunds.ts';
import { openSession, type Session } from './session.ts';
import { openStore } from './store.ts';
import { deliverDue } from './webhooks.ts';

/** Where main.ts mounts the sandbox; pages and scripts point there. */
const MOUNT = '/sandbox/stripe';
/** The clock is an argument and may be moved by hand, so a waiting task is looked at this often. */
const POLL_MS = 250;

type StripeSandboxOptions = {
  /** File (created when missing) or an open database; all state lives there. */
  database: string | Database.Database;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where events are delivered; none are when left out. */
  webhookUrl?: string;
  /** Origin of the site, for the addresses of redirect pages. */
  publicUrl: string;
  clock: () => Date;
  /** For the deliveries; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
};

type StripeSandbox = { app: Hono; close: () => Promise<void> };

/**
 * A stand-in for Stripe: the HTTP API (`/v1/…`), the payer's pages (`/p24/…`, `/3ds/…`) and the script for the browser
 * (`/v3.js`). Undelivered webhooks and unfinished BLIK payments of an earlier process are taken up again.
 */
export function createStripeSandbox(options: StripeSandboxOptions): StripeSandbox {
  const store = openStore(options.database);
  const base = `${options.publicUrl.replace(/\/+$/, '')}${MOUNT}`;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;

  const session = (meta: { requestId?: string; idempotencyKey?: string } = {}): Session =>
    openSession({ store, now: options.clock().getTime(), base, deliver: options.webhookUrl !== undefined, ...meta });

  const settle = (): void => {
    const now = options.clock().getTime();
    if ((store.next() ?? Number.POSITIVE_INFINITY) > now) return;
    store.transaction(() => {
      for (const task of store.due(now)) {
        store.drop(task.subject);
        if (task.subject.startsWith('re_')) settleRefund(session(), task.subject, task.step);
        else settleIntent(session(), task.subject, task.step as Step);
      }
    });
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const next = store.next();
    if (next === null) return;
    const due = Math.min(Math.max(next - options.clock().getTime(), 0), POLL_MS);
    timer = setTimeout(work, delivering ? POLL_MS : due);
    timer.unref();
  };

  const work = (): void => {
    try {
      settle();
    } catch {
      // The file may be locked for a moment; the next look finds the same task.
    }
    if (options.webhookUrl && !delivering) {
      const delivery = {
        store,
        url: options.webhookUrl,
        secret: options.webhookSecret,
        clock: options.clock,
        fetch: options.fetch ?? globalThis.fetch,
        signal: stopping.signal,
      };
      delivering = deliverDue(delivery)
        .catch(() => undefined)
        .finally(() => {
          delivering = undefined;
          schedule();
        });
    }
    schedule();
  };

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.route(
    '/v1',
    createApi({ store, secretKey: options.secretKey, publishableKey: options.publishableKey, clock: options.clock, session, settle, changed: schedule }),
  );
  app.route('/', createPages({ store, base, session, settle, changed: schedule }));
  app.route('/', createAssets());
  schedule();

  return {
    app,
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await delivering;
      store.close();
    },
  };
}
