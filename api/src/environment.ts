/** The variables of the environment: what each may hold, its default, and the sentence that says so. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { ASKED_LEAST } from './contract/asked.ts';
import { isValidNip } from './contract/rules.ts';
import { SEARCH_SOURCES } from './contract/sources.ts';
import { isPublicAddress } from './research/address-guard.ts';

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
export const MODELS = ['MODEL', 'MODEL2', 'MODEL3'] as const;

/** Names that no public DNS knows, and addresses of private networks. */
const isPrivateHost = (host: string): boolean =>
  /^[\w-]+$|\.(?:internal|local|lan|home\.arpa)$/.test(host) || (isIP(host.replace(/^\[|\]$/g, '')) > 0 && !isPublicAddress(host.replace(/^\[|\]$/g, '')));
/** Whether what is sent to an address can be read on its way. */
export const isInClear = (value: string | undefined): boolean => {
  const { protocol, hostname } = new URL(value ?? 'https:x');
  return protocol === 'http:' && !isPrivateHost(hostname);
};
/** Whether a password goes to a database server that nothing proves to be the right one; a server without a name is this machine. */
export const isUnproven = (database: string | undefined): boolean => {
  if (database === undefined) return false;
  const { hostname, searchParams } = new URL(database);
  return hostname !== '' && !isPrivateHost(hostname) && searchParams.get('sslmode') !== 'verify-full';
};
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
export const DEMO_PASSWORD = 'lustro-demo';
export const STAND_INS = ['payments', 'research', 'mail'] as const;

/** One line per variable: what is allowed, and the sentence that says so. */
export const variables = {
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
  WORKFLOWS_URL: [z.url({ protocol: /^postgres(?:ql)?$/ }).optional(), 'postgres://user:password@host:port/database'],
  ORDERS_AT_ONCE: [whole(1, 50).default(2), 'reports, 1 to 50'],
  ROUNDS_AT_ONCE: [whole(1, 50).default(4), 'rounds, 1 to 50'],
  THREAD_NICE: [whole(0, 19).default(5), 'steps of nice, 0 to 19'],
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

/** What the variables hold once they are read. */
export type Values = { [K in keyof typeof variables]: z.output<(typeof variables)[K][0]> };
