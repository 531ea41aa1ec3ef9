/** Looks at what a shop needs before it takes money: keys, webhook, methods of payment, search, mail, names of the domain, KSeF, proxy, database of the workflows, disk, backup, clock, seller. */
import { statfs } from 'node:fs/promises';
import Stripe from 'stripe';
import { z } from 'zod';
import { copiedUntil } from '../backup/backup-state.ts';
import type { Config } from '../config.ts';
import { COMPANY, placeholdersIn } from '../contract/company.ts';
import { isFactSource, noteText, sourceLabel } from '../contract/sources.ts';
import type { WorkerFault, WorkerState } from '../contract/workers.ts';
import { createKsef } from '../ksef/ksef.ts';
import { isLiveKey } from '../payments/payments.ts';
import { pageSettings } from '../recipients.ts';
import { isPublicAddress } from '../research/address-guard.ts';
import type { SearchSource } from '../research/index.ts';
import { sender } from './sender-domain.ts';

/** `bad`: money or law would suffer; `check`: to be looked at. `todo`: what to do about it. */
export type Finding = { name: string; state: 'good' | 'check' | 'bad'; said: string; todo?: string };

/** The outside world, as the checks see it. */
export type Outside = {
  stripe: Stripe;
  fetch: typeof globalThis.fetch;
  /** Text records of a domain. @throws when there are none */
  txt(domain: string): Promise<string[][]>;
  /** Greets the mail server and signs in. @throws when it refuses */
  greetMail(): Promise<void>;
  now(): Date;
  /** What the pages were built for ({@link BUILT_FOR}); null when they were not built. */
  builtFor(): Promise<string | null>;
  /** Looks at the database of WORKFLOWS_URL. @throws when the server would not start with it */
  workflows(url: string): Promise<string>;
  /** Asks each worker how it is. */
  workers(): Promise<WorkerState[]>;
  /** The sources that the configuration names. */
  sources(): SearchSource[];
};

/** What the server takes from the provider's webhook (`payments/payments.ts`). */
const EVENTS = [
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.processing', 'refund.updated'],
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map((turn) => `charge.dispute.${turn}`),
];
const METHODS = ['card', 'blik', 'p24'] as const;
const SKEW_MS = 60_000;
const FREE_BYTES = 2_000_000_000;

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One finding of a check; what it throws is told as `bad`. */
async function tried(name: string, todo: string, check: () => Promise<Omit<Finding, 'name'>>): Promise<Finding> {
  try {
    return { name, ...(await check()) };
  } catch (error) {
    return { name, state: 'bad', said: reason(error), todo };
  }
}

function seller(config: Config): Finding {
  const left = placeholdersIn(COMPANY);
  const live = config.payments.mode === 'stripe';
  if (left.length === 0) return { name: 'seller', state: 'good', said: 'all fields filled in' };
  return {
    name: 'seller',
    state: live ? 'bad' : 'check',
    said: `placeholders in ${left.join(', ')}`,
    todo: 'fill in api/src/contract/company.ts: invoices, letters and legal pages print it',
  };
}

function modes({ payments, research, mail }: Config): Finding {
  const standIns = [payments.mode === 'stripe' ? '' : 'payments', research.mode === 'live' ? '' : 'research', mail.mode === 'smtp' ? '' : 'mail'].filter(
    Boolean,
  );
  const [secret, publishable] = [isLiveKey(payments.secretKey), payments.publishableKey.includes('_live_')];
  if (payments.mode === 'stripe' && secret !== publishable)
    return { name: 'modes', state: 'bad', said: 'a live key beside a test key', todo: 'take both keys of one mode from the dashboard' };
  if (standIns.length > 0)
    return { name: 'modes', state: 'check', said: `stand-ins for ${standIns.join(', ')}`, todo: 'a shop sets PAYMENTS, RESEARCH and MAIL' };
  return { name: 'modes', state: secret ? 'good' : 'check', said: secret ? 'live' : "the provider's test mode: no money is taken" };
}

/** The provider's webhook: one that is on, at our address, with our events. */
function webhook({ siteUrl }: Config, { stripe }: Outside): Promise<Finding> {
  const address = `${siteUrl}/api/payments/webhook`;
  return tried('webhook', 'check STRIPE_SECRET_KEY and the network', async () => {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const own = data.find(({ url, status }) => url === address && status === 'enabled');
    if (!own) return { state: 'bad', said: `no endpoint that is on has the address ${address}`, todo: 'add it in the dashboard and set STRIPE_WEBHOOK_SECRET' };
    const missing = own.enabled_events.includes('*') ? [] : EVENTS.filter((event) => !own.enabled_events.includes(event));
    if (missing.length > 0) return { state: 'bad', said: `events that are not sent: ${missing.join(', ')}`, todo: 'add them to the endpoint' };
    // An event has the shape of its endpoint's version, which nobody can change afterwards.
    if (own.api_version !== Stripe.API_VERSION)
      return {
        state: 'check',
        said: `${own.url} sends version ${own.api_version ?? 'of the account'}, this program reads ${Stripe.API_VERSION}`,
        todo: `add an endpoint of version ${Stripe.API_VERSION}, set its STRIPE_WEBHOOK_SECRET, and remove this one`,
      };
    return { state: 'good', said: `${own.url}, version ${own.api_version}` };
  });
}

/** Whether the account really offers what the checkout shows. */
function methods({ stripe }: Outside): Promise<Finding> {
  return tried('methods', 'check STRIPE_SECRET_KEY and the network', async () => {
    const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
    const chosen = data.find((one) => one.is_default && one.active) ?? data.find((one) => one.active);
    const off = METHODS.filter((method) => !chosen?.[method]?.available);
    if (off.length > 0) return { state: 'bad', said: `not offered: ${off.join(', ')}`, todo: 'switch them on in the dashboard, Settings, Payment methods' };
    return { state: 'good', said: METHODS.join(', ') };
  });
}

/** What each free search is asked; a paid one would charge for its answer. */
const QUESTION = '"Jan Kowalski"';

/** Whether somebody searches. Without any answer a report finds nothing, and its price goes back. */
async function search({ sources }: Outside): Promise<Finding> {
  const searches = sources().filter(({ name }) => !isFactSource(name));
  const asked = await Promise.all(
    searches.map(async (source) => {
      if (source.cost) return { source, isPaid: true, fault: null };
      const answer = await source.search(QUESTION, 1, AbortSignal.timeout(15_000)).catch((error: unknown) => ({ status: 'error' as const, error }));
      if (answer.status === 'ok') return { source, isPaid: false, fault: null };
      return { source, isPaid: false, fault: 'note' in answer ? noteText(answer.note) : reason(answer.error) };
    }),
  );
  const lost = asked.filter(({ fault }) => fault !== null);
  const said = asked
    .map(({ source, isPaid, fault }) => `${sourceLabel(source.name)}: ${fault ?? (isPaid ? 'has a key, not asked because it charges' : 'answers')}`)
    .join('; ');
  const todo = 'check the keys and addresses of RESEARCH_SOURCES; `npm run sources -- check` asks each of them';
  if (lost.length === 0) return { name: 'search', state: 'good', said };
  return { name: 'search', state: lost.length === asked.length ? 'bad' : 'check', said, todo };
}

function site({ siteUrl }: Config, { fetch, now }: Outside): Promise<Finding> {
  return tried('site', 'check SITE_URL, the proxy and the certificate', async () => {
    const answer = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return { state: 'bad', said: `${siteUrl}/healthz answers ${answer.status}`, todo: 'is the server running, and does the proxy lead to it?' };
    const away = Math.abs(Date.parse(answer.headers.get('date') ?? '') - now().getTime());
    if (away > SKEW_MS)
      return { state: 'check', said: `the clocks differ by ${Math.round(away / 1000)} s`, todo: 'set the clock by NTP: deadlines are counted by it' };
    return { state: siteUrl.startsWith('https:') ? 'good' : 'check', said: `${siteUrl} answers` };
  });
}

/** Pages are files: a restart alone changes neither who receives data in the privacy policy nor the ribbon of a trial. */
async function pages(config: Config, outside: Outside): Promise<Finding> {
  const built = await outside.builtFor();
  if (built === JSON.stringify(pageSettings(config))) return { name: 'pages', state: 'good', said: 'built for these settings' };
  const said = built === null ? 'not built' : 'built for other settings: the address, the ribbon of a trial or the recipients of data differ';
  return { name: 'pages', state: 'bad', said, todo: 'run `npm run build` with these settings, then restart' };
}

/** From the range that stands for no machine (RFC 5737). */
const FORGED = '203.0.113.7';

/** Whether the server knows visitors by their own address: its limits count by it. */
function proxy({ siteUrl, trustProxy }: Config, { fetch }: Outside): Promise<Finding> {
  return tried('proxy', 'see the line "site"', async () => {
    const seen = async (headers: Record<string, string>) => {
      const answer = await fetch(`${siteUrl}/healthz/address`, { headers, signal: AbortSignal.timeout(10_000) });
      return z.object({ address: z.string() }).parse(await answer.json()).address;
    };
    const [address, withForged] = [await seen({}), await seen({ 'X-Forwarded-For': FORGED })];
    if (withForged === FORGED)
      return {
        state: 'bad',
        said: 'a visitor may choose his address by X-Forwarded-For',
        todo: 'no proxy: TRUST_PROXY=0; else it must add the address itself',
      };
    if (isPublicAddress(address)) return { state: 'good', said: `this machine is seen as ${address}; if that is not its address, there is one proxy more` };
    if (/^(?:localhost|127\..*)$/.test(new URL(siteUrl).hostname)) return { state: 'good', said: `this machine is seen as ${address}` };
    return {
      state: 'check',
      said: `this machine is seen as ${address}`,
      todo: trustProxy ? 'run this from another machine: the same address there means one proxy more than is counted' : 'behind a proxy set TRUST_PROXY=1',
    };
  });
}

const BACKUP_MS = 60_000;

/** The copy that `npm run backup` keeps. */
function backup(config: Config, { now }: Outside): Finding {
  const at = copiedUntil(config.dataDir);
  const state = config.payments.mode === 'stripe' ? 'bad' : 'check';
  const todo = 'let `npm run backup -- FOLDER` run as a service, with the folder on another disk or machine';
  if (!at) return { name: 'backup', state, said: `${config.dataDir} has never been copied`, todo };
  const age = now().getTime() - at.getTime();
  if (age > BACKUP_MS) return { name: 'backup', state, said: `the last copy is of ${at.toISOString()}`, todo };
  return { name: 'backup', state: 'good', said: `copied until ${at.toISOString()}` };
}

const mail = (outside: Outside): Promise<Finding> =>
  tried('mail', 'check SMTP_URL: host, port, name and password', async () => {
    await outside.greetMail();
    return { state: 'good', said: 'the server lets us in' };
  });

const disk = ({ dataDir }: Config): Promise<Finding> =>
  tried('disk', 'check DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const said = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
    return free < FREE_BYTES ? { state: 'check', said, todo: 'make room: a report takes about 2 MB' } : { state: 'good', said };
  });

/** Whether money can be counted for every model that reports ask. */
function models({ models: named, grosze }: NonNullable<Config['minds']>): Finding {
  const unpriced = named.filter(({ prices }) => prices === null).map(({ name }) => name);
  if (unpriced.length > 0)
    return { name: 'models', state: 'check', said: `no price of ${unpriced.join(', ')}: MODEL_BUDGET_GROSZE does not hold for it`, todo: 'set MODEL_PRICES' };
  return { name: 'models', state: 'good', said: `${named.map(({ name }) => name).join(', ')}: at most ${grosze} gr a report` };
}

/** From this day every invoice with a NIP goes through KSeF. */
const KSEF_FROM = new Date('2026-12-31T23:00:00Z');

/** Whether KSeF lets us in; without it, whether somebody has to send its invoices. */
async function ksef({ ksef: settings, payments }: Config, { fetch, now }: Outside): Promise<Finding[]> {
  if (!settings) {
    if (payments.mode !== 'stripe' || now() < KSEF_FROM) return [];
    const todo = 'set KSEF_URL, KSEF_NIP and KSEF_TOKEN, or issue them in an accounting program that sends them';
    return [{ name: 'ksef', state: 'check', said: 'not connected: invoices with a NIP have to go through it', todo }];
  }
  if (settings.mode === 'sandbox')
    return [{ name: 'ksef', state: 'check', said: 'the stand-in: nothing reaches the real KSeF', todo: 'a shop leaves KSEF empty' }];
  return [
    await tried('ksef', 'check KSEF_URL, KSEF_NIP and KSEF_TOKEN, and whether the token may issue invoices', async () => {
      await createKsef({ ...settings, fetch, clock: now, userAgent: 'Lustro' }).signIn();
      const { hostname } = new URL(settings.url);
      const isReal = hostname === 'api.ksef.mf.gov.pl';
      return {
        state: isReal ? 'good' : 'check',
        said: `${hostname} lets ${settings.nip} in`,
        ...(isReal ? {} : { todo: 'a shop uses https://api.ksef.mf.gov.pl/v2' }),
      };
    }),
  ];
}

/** Without it the server does not start. The error's sentence says what to do. */
const workflow = (url: string, { workflows: look }: Outside): Promise<Finding> =>
  tried('workflow', 'without WORKFLOWS_URL they are kept in DATA_DIR', async () => ({ state: 'good', said: await look(url) }));

/** What to do about a worker's fault. */
const WORKER_TODO: Partial<Record<WorkerFault, string>> = {
  secret: 'set the same WORKER_SECRET on both machines',
  unsigned: 'set the same WORKER_SECRET on both machines',
  release: 'put the same release on both machines (its number stands in the first line of each log)',
  clock: 'set both clocks by NTP',
};

/** Without its workers the server does all work itself, so none of this is bad. */
async function workers({ workers: ask }: Outside): Promise<Finding> {
  const seen = await ask();
  const lost = seen.filter(({ fault }) => fault !== null);
  const first = lost[0]?.fault;
  if (!first) return { name: 'workers', state: 'good', said: seen.map(({ name, threads }) => `${name}: ${threads} threads`).join(', ') };
  const said = lost.map(({ name, fault }) => `${name}: ${fault}`).join(', ');
  return { name: 'workers', state: 'check', said, todo: WORKER_TODO[first] ?? 'is `npm run worker` running there, and does a firewall let the server in?' };
}

/** All findings, in the order in which they matter. What a stand-in does is not asked of the outside world. */
export async function examine(config: Config, outside: Outside): Promise<Finding[]> {
  const live = config.payments.mode === 'stripe';
  return [
    modes(config),
    seller(config),
    ...(live ? [await webhook(config, outside), await methods(outside)] : []),
    ...(config.research.mode === 'live' ? [await search(outside)] : []),
    await site(config, outside),
    await pages(config, outside),
    await proxy(config, outside),
    ...(config.mail.mode === 'smtp' ? [await mail(outside), ...(await sender(config, outside))] : []),
    ...(await ksef(config, outside)),
    ...(config.minds ? [models(config.minds)] : []),
    ...(config.workers.urls.length > 0 ? [await workers(outside)] : []),
    ...(config.workflowsUrl ? [await workflow(config.workflowsUrl, outside)] : []),
    await disk(config),
    backup(config, outside),
  ];
}
