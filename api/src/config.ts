/** The only reader of the environment: one typed object, or a sentence that names the wrong variable. */
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPANY, placeholdersIn } from './contract/company.ts';
import { isFactSource, type SourceName } from './contract/sources.ts';
import { DEMO_PASSWORD, isInClear, isUnproven, MODELS, STAND_INS, type Values, variables } from './environment.ts';
import type { MindSettings } from './mind/mind.ts';
import { MEDIA_FEEDS } from './research/media-feeds.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Addresses that are told names of people, or given a key. */
const TOLD_NAMES = ['SEARXNG_URL', 'MASTODON_URL', 'COMPANY_REGISTER_URL', 'MODEL_URL', 'MODEL2_URL', 'MODEL3_URL'] as const;
const SANDBOX_SECRET = 'whsec_sandbox';
/** Where documents count. */
const KSEF_HOST = 'api.ksef.mf.gov.pl';
/** Whom the stand-in for KSeF knows; they open nothing anywhere else. */
const KSEF_SANDBOX = { nip: '9999999999', token: 'ksef-sandbox' };

/** The variable without which a source is not connected; null where everybody may ask. */
const CONNECTED_BY = {
  searxng: 'SEARXNG_URL',
  brave: 'BRAVE_API_KEY',
  serper: 'SERPER_API_KEY',
  wikipedia: null,
  wikidata: null,
  youtube: 'YOUTUBE_API_KEY',
  mastodon: 'MASTODON_TOKEN',
  hackernews: null,
  wykop: 'WYKOP_SECRET',
  krs: null,
  whitelist: null,
  ceidg: 'CEIDG_TOKEN',
  wayback: null,
} as const satisfies Record<SourceName, keyof typeof variables | null>;

export type Config = {
  production: boolean;
  port: number;
  host: string;
  /** Number of a listening socket that systemd holds, with PORT's number: who calls during a restart waits there (sd_listen_fds(3)). */
  socket: number | null;
  dataDir: string;
  siteDir: string;
  siteUrl: string;
  trustProxy: boolean;
  logLevel: Values['LOG_LEVEL'];
  adminEmails: string[];
  /** Opens `/metrics`; null: closed to everybody. */
  metricsToken: string | null;
  demoPassword: string;
  /** True while any outside service is a stand-in: the ribbon shows and demo accounts are seeded. */
  demo: boolean;
  /** Whether the demo account is given its invented half year. */
  demoHistory: boolean;
  payments: { mode: 'sandbox' | 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string };
  /** The white list of VAT payers; null: invoices' company data are typed by hand. */
  companyRegisterUrl: string | null;
  /** The state's system of invoices, to which invoices with a NIP are sent; null: they are issued by hand. */
  ksef: { mode: 'sandbox' | 'live'; url: string; nip: string; token: string } | null;
  research: {
    mode: 'demo' | 'live';
    /** Named in RESEARCH_SOURCES; the demo web answers as SearXNG alone. */
    sources: SourceName[];
    /** Null when no instance is set: SearXNG then answers `no_key`. */
    searxngUrl: string | null;
    /** Null when no key is set: Brave Search then answers `no_key`. */
    braveKey: string | null;
    serperKey: string | null;
    youtubeKey: string | null;
    mastodon: { baseUrl: string; token: string } | null;
    wykop: { key: string; secret: string } | null;
    ceidgToken: string | null;
    /** Other origins for sources with a fixed address. */
    sourceUrls: Partial<Record<SourceName, string>>;
    /** Most that the search of a report or of a monitoring round may cost, in grosze. */
    budget: number;
    feeds: string[];
    guardAllow: string[];
    delayMs: number;
    timeoutMs: number;
  };
  /**
   * Language models: the first tells the stories of reports, and all are asked what they say of the subject; null: rules alone. `tokens`: most
   * of one report and model, in and out; `grosze`: most of one report, as far as prices are set; `questions`: how many each is asked;
   * `reads`: whether the first reads pages, too.
   */
  minds: { models: [MindSettings, ...MindSettings[]]; tokens: number; grosze: number; questions: number; reads: boolean } | null;
  /** Machines that take work off this one; `secret` is set when there are any. */
  workers: { urls: string[]; secret: string };
  /** A PostgreSQL database for the durable workflows; null: `workflows.db` in the data folder. */
  workflowsUrl: string | null;
  /** Reports made, and scheduled rounds of monitoring run, at once. */
  atOnce: { orders: number; rounds: number };
  /** By how many steps of `nice` the threads are behind the one that answers. */
  threadNice: number;
  mail: {
    mode: 'mailbox' | 'smtp';
    smtpUrl: string | null;
    /** Where returned letters go; null: to the sender. */
    bounceAddress: string | null;
    /** Opens the call that takes returned letters, and marks return paths as ours. */
    bounceSecret: string | null;
    /** For `npm run doctor`. */
    dkimSelector: string | null;
  };
};

/** The demo reads its own web unless told otherwise; live monitoring reads the shipped list with the operator's feeds. */
function feedsOf({ RESEARCH, DEMO_HISTORY, FEEDS, MEDIA_FEEDS: shipped }: Values): string[] {
  if (RESEARCH === 'live') return [...new Set([...(shipped === 'on' ? MEDIA_FEEDS : []), ...(FEEDS ?? [])])];
  return [...new Set(FEEDS ?? (DEMO_HISTORY === 'on' ? ['http://wiadomosci-demo.example/kanal.xml'] : []))];
}

function mindsOf(v: Values): Config['minds'] {
  const [first, ...others] = MODELS.flatMap((model): MindSettings[] => {
    const name = v[`${model}_NAME`];
    if (name === undefined) return [];
    const [url, key, prices] = [v[`${model}_URL`] ?? null, v[`${model}_KEY`] ?? null, v[`${model}_PRICES`] ?? null];
    return [{ kind: v[`${model}_KIND`], url, name, key, prices, timeoutMs: v.MODEL_TIMEOUT_MS }];
  });
  return first
    ? { models: [first, ...others], tokens: v.MODEL_TOKENS, grosze: v.MODEL_BUDGET_GROSZE, questions: v.MODEL_QUESTIONS, reads: v.MODEL_READS === 'on' }
    : null;
}

const KSEF_SETTINGS = ['KSEF_URL', 'KSEF_NIP', 'KSEF_TOKEN'] as const;

function ksefOf(v: Values): Config['ksef'] {
  if (v.KSEF === 'sandbox') return { mode: 'sandbox', url: `http://127.0.0.1:${v.PORT}/sandbox/ksef`, ...KSEF_SANDBOX };
  return v.KSEF_URL && v.KSEF_NIP && v.KSEF_TOKEN ? { mode: 'live', url: v.KSEF_URL, nip: v.KSEF_NIP, token: v.KSEF_TOKEN } : null;
}

/** A configuration that cannot be used; the message names the variable and what is allowed. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from an environment.
 * @param seller whose invoices and legal pages a live shop prints
 * @throws ConfigError naming the first bad variable
 */
export function readConfig(env: Record<string, string | undefined>, seller: Record<string, string> = COMPANY): Config {
  const value = {} as Record<string, unknown>;
  for (const [name, [schema, allowed]] of Object.entries(variables)) {
    const given = env[name] === '' ? undefined : env[name];
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw new ConfigError(`${name} is not usable. Allowed: ${allowed}.`);
    value[name] = parsed.data;
  }
  const v = value as Values;
  const need = (condition: boolean, name: string, why: string) => {
    if (condition) throw new ConfigError(`${name} is missing. Needed ${why}; allowed: ${variables[name as keyof typeof variables][1]}.`);
  };

  const live = v.PAYMENTS === 'stripe';
  need(live && !v.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY', 'with PAYMENTS=stripe');
  need(live && !v.STRIPE_PUBLISHABLE_KEY, 'STRIPE_PUBLISHABLE_KEY', 'with PAYMENTS=stripe');
  need(live && !v.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', 'with PAYMENTS=stripe');
  // One source has to search; the others may be named before they have a key.
  const named = v.RESEARCH_SOURCES.filter((name) => !isFactSource(name)).map((name) => CONNECTED_BY[name]);
  need(
    v.RESEARCH === 'live' && named.every((name) => name !== null && v[name] === undefined),
    named[0] ?? 'SEARXNG_URL',
    `with RESEARCH=live and RESEARCH_SOURCES=${v.RESEARCH_SOURCES.join(',')}`,
  );
  need(Boolean(v.MASTODON_TOKEN) && !v.MASTODON_URL, 'MASTODON_URL', 'with MASTODON_TOKEN');
  need(Boolean(v.WYKOP_SECRET) && !v.WYKOP_KEY, 'WYKOP_KEY', 'with WYKOP_SECRET');
  need(v.MAIL === 'smtp' && !v.SMTP_URL, 'SMTP_URL', 'with MAIL=smtp');
  need(v.WORKERS.length > 0 && !v.WORKER_SECRET, 'WORKER_SECRET', 'with WORKERS');
  need(v.BOUNCE_ADDRESS !== undefined && !v.BOUNCE_SECRET, 'BOUNCE_SECRET', 'with BOUNCE_ADDRESS');

  const given = KSEF_SETTINGS.filter((name) => v[name] !== undefined);
  for (const name of KSEF_SETTINGS) need(given.length > 0 && v[name] === undefined, name, `with ${given[0]}`);
  if (v.KSEF && given.length > 0) throw new ConfigError(`KSEF is not usable beside ${given[0]}. Allowed: empty, or KSEF=sandbox alone.`);

  for (const model of MODELS) {
    const [named, kind] = [v[`${model}_NAME`] !== undefined, v[`${model}_KIND`]];
    need(named && kind === 'openai' && !v[`${model}_URL`], `${model}_URL`, `with ${model}_NAME and ${model}_KIND=openai`);
    need(named && kind === 'anthropic' && !v[`${model}_KEY`], `${model}_KEY`, `with ${model}_NAME and ${model}_KIND=anthropic`);
    need(named && v.MODEL_NAME === undefined, 'MODEL_NAME', `with ${model}_NAME`);
  }
  const models = MODELS.flatMap((model) => v[`${model}_NAME`] ?? []);
  if (new Set(models).size < models.length) throw new ConfigError('MODEL2_NAME is not usable. Allowed: a name that no other model has.');

  const production = v.NODE_ENV === 'production';
  need(production && !v.SITE_URL, 'SITE_URL', 'in production');
  const refuse = (condition: boolean, name: string, allowed: string) => {
    if (production && condition) throw new ConfigError(`${name} is not usable in production. Allowed: ${allowed}.`);
  };
  refuse(v.SITE_URL?.startsWith('https:') === false, 'SITE_URL', 'an address that starts with https://');
  for (const name of TOLD_NAMES) refuse(isInClear(v[name]), name, 'an address that starts with https://, or http in a private network');
  refuse(isUnproven(v.WORKFLOWS_URL), 'WORKFLOWS_URL', 'an address in a private network, or one that ends with ?sslmode=verify-full');
  // Test keys take no money, and the stand-in's secret is known to everybody.
  refuse(live && /^[sr]k_test_/.test(v.STRIPE_SECRET_KEY ?? ''), 'STRIPE_SECRET_KEY', 'a live key that starts with sk_live_ or rk_live_');
  refuse(live && (v.STRIPE_PUBLISHABLE_KEY ?? '').startsWith('pk_test_'), 'STRIPE_PUBLISHABLE_KEY', 'a live key that starts with pk_live_');
  refuse(live && v.STRIPE_WEBHOOK_SECRET === SANDBOX_SECRET, 'STRIPE_WEBHOOK_SECRET', "the signing secret of the provider's webhook endpoint");
  const left = live || v.KSEF_URL ? placeholdersIn(seller) : [];
  if (production && left.length > 0)
    throw new ConfigError(
      `api/src/contract/company.ts still has placeholders: ${left.join(', ')}. A shop that takes money or issues invoices prints them on invoices and legal pages.`,
    );
  // Documents of the real system cannot be taken back: none for invented money.
  const isReal = v.KSEF_URL !== undefined && new URL(v.KSEF_URL).hostname === KSEF_HOST;
  if (isReal && !/^[sr]k_live_/.test((live && v.STRIPE_SECRET_KEY) || ''))
    throw new ConfigError('KSEF_URL is not usable while no money is taken. Allowed: https://api-test.ksef.mf.gov.pl/v2, or the real one with live payments.');
  refuse(v.KSEF === 'sandbox', 'KSEF', 'empty, with KSEF_URL, KSEF_NIP and KSEF_TOKEN for the real one');
  refuse(v.KSEF_NIP !== undefined && v.KSEF_NIP !== seller.nip?.replace(/\D/g, ''), 'KSEF_NIP', "the seller's NIP of api/src/contract/company.ts");
  const real = { payments: live, research: v.RESEARCH === 'live', mail: v.MAIL === 'smtp' };
  const standIns = STAND_INS.filter((name) => !real[name]);
  const unnamed = standIns.filter((name) => !v.ALLOW_STAND_INS.includes(name));
  if (production && unnamed.length > 0)
    throw new ConfigError(
      `ALLOW_STAND_INS does not name: ${unnamed.join(', ')}. In production a stand-in runs only when it is allowed by name; allowed: ${variables.ALLOW_STAND_INS[1]}.`,
    );

  // With its well-known default anybody could sign in as the demo administrator.
  need(production && standIns.length > 0 && !env.DEMO_PASSWORD, 'DEMO_PASSWORD', 'in production while a stand-in is on');

  refuse(standIns.length > 0 && v.DEMO_PASSWORD === DEMO_PASSWORD, 'DEMO_PASSWORD', 'a password of your own, at least 8 characters');

  return {
    production,
    port: v.PORT,
    host: v.HOST,
    socket: env.LISTEN_FDS === '1' && env.LISTEN_PID === String(process.pid) ? 3 : null,
    dataDir: isAbsolute(v.DATA_DIR) ? v.DATA_DIR : join(root, v.DATA_DIR),
    // In development the pages are Astro's: `npm run dev` names an empty folder.
    siteDir: env.SITE_DIR ?? join(root, 'site/dist'),
    siteUrl: v.SITE_URL ?? `http://localhost:${v.PORT}`,
    trustProxy: v.TRUST_PROXY === '1',
    logLevel: v.LOG_LEVEL,
    adminEmails: v.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    metricsToken: v.METRICS_TOKEN ?? null,
    demoPassword: v.DEMO_PASSWORD,
    demo: standIns.length > 0,
    demoHistory: v.DEMO_HISTORY === 'on',
    payments: {
      mode: v.PAYMENTS,
      // The sandbox accepts these well-known keys only; they open nothing anywhere else.
      secretKey: v.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
      publishableKey: v.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
      webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? SANDBOX_SECRET,
    },
    companyRegisterUrl: v.COMPANY_REGISTER_URL ?? (live ? null : `http://127.0.0.1:${v.PORT}/sandbox/companies`),
    ksef: ksefOf(v),
    research: {
      mode: v.RESEARCH,
      sources: v.RESEARCH === 'demo' ? ['searxng'] : v.RESEARCH_SOURCES,
      searxngUrl: v.SEARXNG_URL ?? (v.RESEARCH === 'demo' ? `http://127.0.0.1:${v.PORT}/sandbox/searxng` : null),
      braveKey: v.BRAVE_API_KEY ?? null,
      serperKey: v.SERPER_API_KEY ?? null,
      youtubeKey: v.YOUTUBE_API_KEY ?? null,
      mastodon: v.MASTODON_URL && v.MASTODON_TOKEN ? { baseUrl: v.MASTODON_URL, token: v.MASTODON_TOKEN } : null,
      wykop: v.WYKOP_KEY && v.WYKOP_SECRET ? { key: v.WYKOP_KEY, secret: v.WYKOP_SECRET } : null,
      ceidgToken: v.CEIDG_TOKEN ?? null,
      sourceUrls: Object.fromEntries(v.SOURCE_URLS),
      budget: v.SEARCH_BUDGET_GROSZE,
      feeds: feedsOf(v),
      guardAllow: v.ADDRESS_GUARD_ALLOW,
      delayMs: v.FETCH_DELAY_MS ?? (v.RESEARCH === 'demo' ? 5 : 1_000),
      timeoutMs: v.FETCH_TIMEOUT_MS ?? (v.RESEARCH === 'demo' ? 2_000 : 10_000),
    },
    minds: mindsOf(v),
    workflowsUrl: v.WORKFLOWS_URL ?? null,
    atOnce: { orders: v.ORDERS_AT_ONCE, rounds: v.ROUNDS_AT_ONCE },
    threadNice: v.THREAD_NICE,
    workers: { urls: [...new Set(v.WORKERS)], secret: v.WORKER_SECRET ?? '' },
    mail: {
      mode: v.MAIL,
      smtpUrl: v.SMTP_URL ?? null,
      bounceAddress: v.BOUNCE_ADDRESS ?? null,
      bounceSecret: v.BOUNCE_SECRET ?? null,
      dkimSelector: v.DKIM_SELECTOR ?? null,
    },
  };
}

/** What a worker is told: it has no other settings. */
export type WorkerConfig = { secret: string; port: number; host: string; logLevel: Values['LOG_LEVEL'] };

const WORKER_PORT = 4322;

/**
 * Reads a worker's configuration from an environment.
 * @throws ConfigError naming the first bad variable
 */
export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  const read = <K extends 'WORKER_SECRET' | 'PORT' | 'HOST' | 'LOG_LEVEL'>(name: K, given: string | undefined): Values[K] => {
    const [schema, allowed] = variables[name];
    const parsed = schema.safeParse(given === '' ? undefined : given);
    if (!parsed.success) throw new ConfigError(`${name} is not usable. Allowed: ${allowed}.`);
    return parsed.data as Values[K];
  };
  const secret = read('WORKER_SECRET', env.WORKER_SECRET);
  if (!secret) throw new ConfigError(`WORKER_SECRET is missing. Needed for a worker; allowed: ${variables.WORKER_SECRET[1]}.`);
  return { secret, port: read('PORT', env.PORT || String(WORKER_PORT)), host: read('HOST', env.HOST), logLevel: read('LOG_LEVEL', env.LOG_LEVEL) };
}
