import type Database from 'better-sqlite3';
import { Hono } from 'hono';
import { createApi } from './api.ts';
import { createAssets } from './assets.ts';
import { settleIntent } from './attempts.ts';
import { settleDispute } from './disputes.ts';
import { createPages } from './pages.ts';
import type { Step } from './payment-methods.ts';
import { settleRefund } from './refunds.ts';
import { openSession, type Session } from './session.ts';
import { openStore } from './store.ts';
import { deliverDue } from './webhooks.ts';

/** Path at which compose.ts mounts the sandbox; used in the addresses of pages and scripts. */
const MOUNT = '/sandbox/stripe';
/** Longest wait in ms before the clock is read again: tests move it, so a timer for the due time could be late. */
const POLL_MS = 250;

type StripeSandboxOptions = {
  /** Path (created if missing) or an open database, where all state is stored. */
  database: string | Database.Database;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address for webhooks; without it none are sent. */
  webhookUrl?: string;
  /** Origin of the site, for addresses of redirect pages. */
  publicUrl: string;
  clock: () => Date;
  /** Used for webhooks; default: the platform's fetch. */
  fetch?: typeof globalThis.fetch;
};

type StripeSandbox = { app: Hono; close: () => Promise<void> };

/**
 * A stand-in for Stripe: the HTTP API (`/v1/…`), the payer's pages (`/p24/…`, `/3ds/…`) and the script for the browser
 * (`/v3.js`). Resumes undelivered webhooks and unfinished BLIK payments after a restart.
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
    if ((store.nextDue() ?? Number.POSITIVE_INFINITY) > now) return;
    store.transaction(() => {
      for (const task of store.dueTasks(now)) {
        store.dropTask(task.subject);
        if (task.subject.startsWith('re_')) settleRefund(session(), task.subject, task.step);
        else if (task.subject.startsWith('du_')) settleDispute(session(), task.subject, task.step);
        else settleIntent(session(), task.subject, task.step as Step);
      }
    });
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const next = store.nextDue();
    if (next === null) return;
    const due = Math.min(Math.max(next - options.clock().getTime(), 0), POLL_MS);
    timer = setTimeout(work, delivering ? POLL_MS : due);
    timer.unref();
  };

  const work = (): void => {
    try {
      settle();
    } catch {
      // The file may be locked; the task is still due at the next run.
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
