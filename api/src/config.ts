/** The only reader of the environment: one typed object, or a sentence that names the wrong variable. */
import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ASKED_LEAST } from './contract/asked.ts';
import { COMPANY, placeholdersIn } from './contract/company.ts';
import { isValidNip } from './contract/rules.ts';
import { isFactSource, SEARCH_SOURCES, type SourceName } from './contract/sources.ts';
import type { MindSettings } from './mind/mind.ts';
import { isPublicAddress } from './research/address-guard.ts';
import { MEDIA_FEEDS } from './research/media-feeds.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** Ranges as wide as half of the net would switch the address guard off. */
const isNarrow = (range: string) => Number(range.split('/')[1]) >= (range.includes(':') ? 16 : 8);
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const apiKey = z
  .string()
  .regex(/^[!-~]{8,2000}$/)
  .optional();

const modelName = [
  z
    .string()
    .regex(/^[\w.:/@-]{1,100}$/)
    .optional(),
  "a language model's name, such as bielik-11b-v3",
] as const;
const modelKind = [z.enum(['openai', 'anthropic']).default('openai'), 'openai or anthropic'] as const;
const modelUrl = [webAddress.optional(), 'the address of its API up to and with /v1, such as http://127.0.0.1:8080/v1'] as const;
const modelPrices = [
  z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,6})?\/\d{1,4}(?:\.\d{1,6})?$/)
    .transform((value) => {
      const [read, written] = value.split('/');
      return { in: Number(read), out: Number(written) };
    })
    .optional(),
  'USD for a million tokens, in and out, such as 0.10/0.50',
] as const;
/** Names of models beside the first one. */
const MODELS = ['MODEL', 'MODEL2', 'MODEL3'] as const;

/** Names that no public DNS knows, and addresses of private networks. */
const isPrivateHost = (host: string): boolean =>
  /^[\w-]+$|\.(?:internal|local|lan|home\.arpa)$/.test(host) || (isIP(host.replace(/^\[|\]$/g, '')) > 0 && !isPublicAddress(host.replace(/^\[|\]$/g, '')));
/** Whether what is sent to an address can be read on its way. */
const isInClear = (value: string | undefined): boolean => {
  const { protocol, hostname } = new URL(value ?? 'https:x');
  return protocol === 'http:' && !isPrivateHost(hostname);
};
/** Addresses that are told names of people, or given a key. */
const TOLD_NAMES = ['SEARXNG_URL', 'MASTODON_URL', 'COMPANY_REGISTER_URL', 'MODEL_URL', 'MODEL2_URL', 'MODEL3_URL'] as const;
/** Pages and reports go to a worker signed, but readable: http only where nobody else listens. */
const isWorkerAddress = (value: string): boolean => {
  const { protocol, hostname, origin } = new URL(value);
  return value === origin && (protocol === 'https:' || isPrivateHost(hostname));
};
const workerSecret = [
  z
    .string()
    .regex(/^[!-~]{32,200}$/)
    .optional(),
  'at least 32 characters without spaces, the same for the server and its workers',
] as const;

const DEMO_PASSWORD = 'lustro-demo';
const SANDBOX_SECRET = 'whsec_sandbox';
/** Where documents count. */
const KSEF_HOST = 'api.ksef.mf.gov.pl';
/** Whom the stand-in for KSeF knows; they open nothing anywhere else. */
const KSEF_SANDBOX = { nip: '9999999999', token: 'ksef-sandbox' };
const STAND_INS = ['payments', 'research', 'mail'] as const;

/** One line per variable: what is allowed, and the sentence that says so. */
const variables = {
  NODE_ENV: [z.enum(['development', 'production', 'test']).default('development'), 'development, production or test'],
  PORT: [whole(1, 65_535).default(4321), 'a port number from 1 to 65535'],
  HOST: [z.string().min(1).default('127.0.0.1'), 'the address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  DATA_DIR: [z.string().min(1).default('data'), 'a folder'],
  SITE_URL: [webAddress.refine((value) => value === new URL(value).origin).optional(), 'the public address without a path, such as https://lustro.example'],
  TRUST_PROXY: [z.enum(['0', '1']).default('0'), '1 behind a reverse proxy that sets X-Forwarded-For, otherwise 0'],
  LOG_LEVEL: [z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), 'fatal, error, warn, info, debug or silent'],
  ADMIN_EMAILS: [list.pipe(z.array(z.email())).default([]), 'e-mail addresses divided by commas'],
  ALLOW_STAND_INS: [list.pipe(z.array(z.enum(STAND_INS))).default([]), 'payments, research, mail, divided by commas'],
  DEMO_PASSWORD: [z.string().min(8).max(200).default(DEMO_PASSWORD), 'at least 8 characters'],
  DEMO_HISTORY: [z.enum(['on', 'off']).default('on'), 'on or off'],
  PAYMENTS: [z.enum(['sandbox', 'stripe']).default('sandbox'), 'sandbox or stripe'],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^[sr]k_/)
      .optional(),
    'a secret or restricted key that starts with sk_ or rk_',
  ],
  STRIPE_PUBLISHABLE_KEY: [z.string().startsWith('pk_').optional(), 'a publishable key that starts with pk_'],
  STRIPE_WEBHOOK_SECRET: [z.string().startsWith('whsec_').optional(), 'a signing secret that starts with whsec_'],
  COMPANY_REGISTER_URL: [webAddress.optional(), 'the address of the white list of VAT payers, such as https://wl-api.mf.gov.pl'],
  KSEF: [z.literal('sandbox').optional(), 'sandbox, or empty'],
  KSEF_URL: [
    webAddress.refine((value) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(value)).optional(),
    'the https address of KSeF up to and with its version, such as https://api.ksef.mf.gov.pl/v2',
  ],
  KSEF_NIP: [
    z
      .string()
      .regex(/^[1-9]\d{9}$/)
      .refine(isValidNip)
      .optional(),
    "the seller's NIP, ten digits",
  ],
  KSEF_TOKEN: [
    z
      .string()
      .regex(/^[!-~]{16,500}$/)
      .optional(),
    'a KSeF token with the right to issue invoices',
  ],
  RESEARCH: [z.enum(['demo', 'live']).default('demo'), 'demo or live'],
  RESEARCH_SOURCES: [list.pipe(z.array(z.enum(SEARCH_SOURCES)).min(1)).default(['searxng']), SEARCH_SOURCES.join(', ')],
  SEARXNG_URL: [webAddress.optional(), 'the address of a SearXNG instance with its JSON format on'],
  BRAVE_API_KEY: [apiKey, 'a key of the Brave Search API'],
  SERPER_API_KEY: [apiKey, 'a key of Serper'],
  YOUTUBE_API_KEY: [apiKey, 'a key of the YouTube Data API'],
  MASTODON_URL: [webAddress.optional(), 'the address of a Mastodon instance'],
  MASTODON_TOKEN: [apiKey, "a user's access token of that instance"],
  WYKOP_KEY: [apiKey, 'a key of the Wykop interface'],
  WYKOP_SECRET: [apiKey, 'the secret that belongs to WYKOP_KEY'],
  CEIDG_TOKEN: [apiKey, 'a token of the CEIDG interface of dane.biznes.gov.pl'],
  SEARCH_BUDGET_GROSZE: [whole(0, 100_000).default(100), 'grosze, 0 to 100000'],
  SOURCE_URLS: [
    list
      .pipe(
        z.array(
          z
            .string()
            .transform((pair) => pair.split('='))
            .pipe(z.tuple([z.enum(SEARCH_SOURCES), webAddress])),
        ),
      )
      .default([]),
    'pairs such as brave=http://127.0.0.1:4510, divided by commas',
  ],
  FEEDS: [list.pipe(z.array(z.url({ protocol: /^https?$/ }))).optional(), 'addresses of RSS or Atom feeds, http or https, divided by commas'],
  MEDIA_FEEDS: [z.enum(['on', 'off']).default('on'), 'on or off'],
  ADDRESS_GUARD_ALLOW: [
    list.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()]).refine(isNarrow))).default([]),
    'address ranges such as 127.0.0.0/8, none wider than /8 (IPv6: /16), divided by commas',
  ],
  FETCH_DELAY_MS: [whole(0, 60_000).optional(), 'milliseconds between two requests to one host, 0 to 60000'],
  FETCH_TIMEOUT_MS: [whole(100, 120_000).optional(), 'milliseconds, 100 to 120000'],
  MODEL_NAME: modelName,
  MODEL_KIND: modelKind,
  MODEL_URL: modelUrl,
  MODEL_KEY: [apiKey, 'the key of its provider'],
  MODEL_READS: [z.enum(['on', 'off']).default('off'), 'on or off'],
  MODEL_PRICES: modelPrices,
  MODEL2_NAME: modelName,
  MODEL2_KIND: modelKind,
  MODEL2_URL: modelUrl,
  MODEL2_KEY: [apiKey, 'the key of its provider'],
  MODEL2_PRICES: modelPrices,
  MODEL3_NAME: modelName,
  MODEL3_KIND: modelKind,
  MODEL3_URL: modelUrl,
  MODEL3_KEY: [apiKey, 'the key of its provider'],
  MODEL3_PRICES: modelPrices,
  MODEL_TOKENS: [whole(1_000, 1_000_000).default(60_000), 'tokens of one report and model, 1000 to 1000000'],
  MODEL_BUDGET_GROSZE: [whole(0, 100_000).default(100), 'grosze, 0 to 100000'],
  MODEL_QUESTIONS: [z.union([z.literal('0').transform(() => 0), whole(ASKED_LEAST, 300)]).default(ASKED_LEAST), `0, or ${ASKED_LEAST} to 300`],
  MODEL_TIMEOUT_MS: [whole(1_000, 600_000).default(60_000), 'milliseconds, 1000 to 600000'],
  WORKERS: [
    list.pipe(z.array(webAddress.refine(isWorkerAddress)).max(20)).default([]),
    'addresses of workers divided by commas, such as http://10.0.0.2:4322; https, or http in a private network',
  ],
  WORKER_SECRET: workerSecret,
  ORDERS_AT_ONCE: [whole(1, 50).default(2), 'reports, 1 to 50'],
  ROUNDS_AT_ONCE: [whole(1, 50).default(4), 'rounds, 1 to 50'],
  MAIL: [z.enum(['mailbox', 'smtp']).default('mailbox'), 'mailbox or smtp'],
  // Parameters of an address could turn the encryption off, or the look at the certificate.
  SMTP_URL: [
    z
      .url({ protocol: /^smtps?$/ })
      .refine((url) => new URL(url).search === '')
      .optional(),
    'smtp://user:password@host:port or smtps://…, without parameters',
  ],
  BOUNCE_ADDRESS: [z.email().max(64).optional(), 'an address whose host delivers name+anything@host to it too'],
  BOUNCE_SECRET: [z.string().min(24).max(200).optional(), 'at least 24 characters'],
  DKIM_SELECTOR: [
    z
      .string()
      .regex(/^[\w.-]{1,63}$/)
      .optional(),
    "the selector under which the mail provider's DKIM key stands, such as s1",
  ],
  METRICS_TOKEN: [
    z
      .string()
      .regex(/^[!-~]{24,200}$/)
      .optional(),
    'at least 24 characters without spaces',
  ],
} as const;

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

type Values = { [K in keyof typeof variables]: z.output<(typeof variables)[K][0]> };

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
  /** Reports made, and scheduled rounds of monitoring run, at once. */
  atOnce: { orders: number; rounds: number };
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
    siteDir: join(root, 'site/dist'),
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
    atOnce: { orders: v.ORDERS_AT_ONCE, rounds: v.ROUNDS_AT_ONCE },
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
