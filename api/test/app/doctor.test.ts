/** `npm run doctor` over the provider's answers in their documented form, from a local server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeMark } from '../../src/backup/backup-state.ts';
import { readConfig } from '../../src/config.ts';
import type { WorkerState } from '../../src/contract/workers.ts';
import { examine, type Outside } from '../../src/health/doctor.ts';
import { createStripe } from '../../src/payments/stripe-client.ts';
import { pageSettings } from '../../src/recipients.ts';
import { createSources } from '../../src/research/sources/index.ts';
import { ksefServer, NIP, TOKEN } from '../ksef/server.ts';
import { serve, UA } from '../research/web.ts';

const EVENTS = [
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.processing', 'refund.updated', 'charge.dispute.created'],
  ...['charge.dispute.updated', 'charge.dispute.closed', 'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
];
const NOW = new Date('2026-11-23T12:00:00Z');

type World = {
  workers?: WorkerState[];
  /** Why the database of the workflows cannot be used. */
  away?: string;
  events?: string[];
  /** Version of the endpoint's events; null: the account's own. */
  version?: string | null;
  off?: string[];
  key?: boolean;
  date?: string;
  txt?: Record<string, string>;
  /** How a name without a text is answered: by default that there is none. */
  names?: string;
  mail?: string;
  /** What the pages were built for: by default the settings. */
  built?: string | null;
  seenAs?: (forwarded: string | undefined) => string;
  copied?: Date | null;
  now?: Date;
};

/** The findings of a live shop in such a world, by name. */
async function findings(world: World = {}, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-doctor-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const method = (name: string) => ({ available: !world.off?.includes(name), display_preference: { overridable: null, preference: 'on', value: 'on' } });
  if (world.copied !== null) writeMark(dataDir, world.copied ?? NOW);
  const origin: string = await serve((request, response) => {
    const json = (body: unknown, status = 200) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/healthz') return void response.writeHead(200, { Date: world.date ?? NOW.toUTCString() }).end('ok');
    if (request.url === '/healthz/address') {
      const forwarded = request.headers['x-forwarded-for'];
      return void json({ address: world.seenAs?.(forwarded as string | undefined) ?? '93.184.215.14' });
    }
    if (world.key === false) return void json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_***abc' } }, 401);
    const list = (data: unknown[]) => json({ object: 'list', data, has_more: false, url: '/v1' });
    if (request.url?.startsWith('/v1/webhook_endpoints'))
      return void list([
        {
          id: 'we_1',
          object: 'webhook_endpoint',
          api_version: world.version === undefined ? Stripe.API_VERSION : world.version,
          enabled_events: world.events ?? EVENTS,
          livemode: true,
          status: 'enabled',
          url: `${origin}/api/payments/webhook`,
        },
      ]);
    return void list([
      { id: 'pmc_1', object: 'payment_method_configuration', active: true, is_default: true, card: method('card'), blik: method('blik'), p24: method('p24') },
    ]);
  });
  const config = readConfig({
    SITE_URL: origin,
    DATA_DIR: dataDir,
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    RESEARCH: 'live',
    RESEARCH_SOURCES: 'brave',
    BRAVE_API_KEY: 'x'.repeat(31),
    MAIL: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    DKIM_SELECTOR: 's1',
    ...env,
  });
  const outside: Outside = {
    stripe: createStripe({ secretKey: config.payments.secretKey, apiBase: origin }),
    fetch,
    txt: async (domain) => {
      const found = (world.txt ?? {
        'lustro.example': 'v=spf1 include:mail.example -all',
        's1._domainkey.lustro.example': 'v=DKIM1; k=rsa; p=MIIB',
        '_dmarc.lustro.example': 'v=DMARC1; p=none',
      })[domain];
      if (!found) throw Object.assign(new Error('queryTxt'), { code: world.names ?? 'ENOTFOUND' });
      return [[found]];
    },
    greetMail: async () => {
      if (world.mail) throw new Error(world.mail);
    },
    builtFor: async () => (world.built === undefined ? JSON.stringify(pageSettings(config)) : world.built),
    now: () => world.now ?? NOW,
    workers: async () => world.workers ?? [],
    workflows: async () => {
      if (world.away) throw new Error(world.away);
      return 'PostgreSQL 15.1, database lustro';
    },
    sources: () => createSources(config.research, { fetch, userAgent: UA }),
  };
  const found = await examine(config, outside);
  return Object.fromEntries(found.map((one) => [one.name, one]));
}

describe('npm run doctor', () => {
  it('finds nothing wrong with a shop that is set up, but for a seller who is not named yet', async () => {
    const found = await findings();
    const notGood = Object.values(found).filter(({ state, name }) => state !== 'good' && name !== 'site');
    expect(notGood.map(({ name, state }) => [name, state])).toEqual([['seller', 'bad']]);
    expect(Object.keys(found)).toEqual([
      ...['modes', 'seller', 'webhook', 'methods', 'search', 'site', 'pages', 'proxy', 'mail', 'spf', 'dkim', 'dmarc', 'disk', 'backup'],
    ]);
  });

  it('says of which language model the cost is not known', async () => {
    const one = { MODEL_NAME: 'claude-haiku-5-5', MODEL_KIND: 'anthropic', MODEL_KEY: 'klucz-12345', MODEL_PRICES: '0.10/0.50' };
    expect((await findings({}, one)).models).toMatchObject({ state: 'good', said: 'claude-haiku-5-5: at most 100 gr a report' });
    const two = { ...one, MODEL2_NAME: 'bielik', MODEL2_URL: 'http://127.0.0.1:8080/v1' };
    expect((await findings({}, two)).models).toMatchObject({ state: 'check', said: expect.stringContaining('no price of bielik') });
  });

  it('says whether the database of the workflows can be used', async () => {
    const env = { WORKFLOWS_URL: 'postgres://lustro:tajne@10.0.0.3/lustro' };
    expect((await findings({}, env)).workflow).toMatchObject({ state: 'good', said: 'PostgreSQL 15.1, database lustro' });
    expect((await findings({ away: 'cannot be used' }, env)).workflow).toMatchObject({ state: 'bad', said: 'cannot be used' });
    expect(Object.keys(await findings())).not.toContain('workflow');
  });

  it('says how each worker is and what to do about one that gets no tasks', async () => {
    const env = { WORKERS: 'http://10.0.0.2:4322', WORKER_SECRET: 'w'.repeat(32) };
    const well: WorkerState = { name: '10.0.0.2:4322', threads: 4, busy: 0, done: 0, lost: 0, okAt: NOW.toISOString(), failedAt: null, fault: null };
    expect((await findings({ workers: [well] }, env)).workers).toMatchObject({ state: 'good', said: '10.0.0.2:4322: 4 threads' });
    const other = await findings({ workers: [well, { ...well, name: '10.0.0.3:4322', fault: 'release' }] }, env);
    expect(other.workers).toMatchObject({ state: 'check', said: '10.0.0.3:4322: release', todo: expect.stringContaining('the same release') });
  });

  it('says which events and methods of payment do not come, and that a key is refused', async () => {
    const found = await findings({ events: EVENTS.slice(0, 3), off: ['blik'] });
    expect(found.webhook).toMatchObject({
      state: 'bad',
      said: expect.stringContaining('events that are not sent: refund.updated, charge.dispute.created, charge.dispute.updated'),
    });
    expect(found.methods).toMatchObject({ state: 'bad', said: 'not offered: blik' });
    expect((await findings({ key: false })).webhook).toMatchObject({ state: 'bad', said: expect.stringContaining('Invalid API Key') });
  });

  it('says when the webhook sends events of another version than the program reads', async () => {
    for (const [version, said] of [
      ['2024-06-20', `version 2024-06-20, this program reads ${Stripe.API_VERSION}`],
      [null, 'version of the account'],
    ] as const)
      expect((await findings({ version })).webhook).toMatchObject({
        state: 'check',
        said: expect.stringContaining(said),
        todo: expect.stringContaining(Stripe.API_VERSION),
      });
  });

  it('asks the free sources of the search, and says which do not answer and which it did not ask', async () => {
    const asked: string[] = [];
    const up = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"results":[{"url":"https://a.example/","title":"Jan Kowalski"}]}');
    });
    const down = await serve((_request, response) => void response.writeHead(503).end('x'));
    const env = (searxng: string) => ({ RESEARCH_SOURCES: 'searxng,brave,serper', SEARXNG_URL: searxng, SOURCE_URLS: `brave=${up},serper=${up}` });
    expect((await findings({}, { ...env(up), SERPER_API_KEY: 'x'.repeat(40) })).search).toMatchObject({
      state: 'good',
      said: expect.stringMatching(/^SearXNG: answers; Brave Search: .*not asked/),
    });
    expect(asked).toHaveLength(1);
    const half = (await findings({}, env(down))).search;
    expect(half).toMatchObject({ state: 'check', todo: expect.stringContaining('npm run sources -- check') });
    expect(half?.said).toMatch(/^SearXNG: HTTP 503.*; Brave Search: .*; Google \(Serper\): brak klucza/);
    const none = await findings({}, { RESEARCH_SOURCES: 'searxng', SEARXNG_URL: down });
    expect(none.search).toMatchObject({ state: 'bad', said: expect.stringContaining('HTTP 503') });
  });

  it('sees a live key beside a test key, a clock that is wrong, a mail server that refuses and names without records', async () => {
    expect((await findings({}, { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' })).modes).toMatchObject({ state: 'bad' });
    const found = await findings({ date: new Date(NOW.getTime() - 90_000).toUTCString(), mail: '535 authentication failed', txt: {} });
    expect(found.site).toMatchObject({ state: 'check', said: 'the clocks differ by 90 s' });
    expect(found.mail).toMatchObject({ state: 'bad', said: '535 authentication failed', todo: expect.stringContaining('SMTP_URL') });
    expect([found.spf?.state, found.dkim?.state, found.dmarc?.state]).toEqual(['check', 'check', 'check']);
    expect(found.spf?.said).toContain('has no record');
    // Without an answer nothing is said of the records.
    const silent = await findings({ txt: {}, names: 'ETIMEOUT' });
    for (const one of [silent.spf, silent.dkim, silent.dmarc]) expect(one).toMatchObject({ state: 'check', said: expect.stringContaining('(ETIMEOUT)') });
  });

  it('sees pages that were built for other settings, whose privacy policy names other recipients', async () => {
    const trial = JSON.stringify(pageSettings(readConfig({})));
    for (const [built, said] of [
      [trial, 'other settings'],
      [null, 'not built'],
    ] as const)
      expect((await findings({ built })).pages).toMatchObject({
        state: 'bad',
        said: expect.stringContaining(said),
        todo: expect.stringContaining('npm run build'),
      });
  });

  it('sees a signing key that was withdrawn or is not named, and a backup that is missing or has stopped', async () => {
    const found = await findings({ txt: { 's1._domainkey.lustro.example': 'v=DKIM1; p=' }, copied: new Date(NOW.getTime() - 120_000) });
    expect(found.dkim).toMatchObject({ state: 'check', said: 's1._domainkey.lustro.example has no key' });
    expect(found.backup).toMatchObject({ state: 'bad', said: 'the last copy is of 2026-11-23T11:58:00.000Z' });
    const bare = await findings({ copied: null }, { DKIM_SELECTOR: '' });
    expect(bare.dkim).toMatchObject({ state: 'check', todo: expect.stringContaining('DKIM_SELECTOR') });
    expect(bare.backup).toMatchObject({ state: 'bad', said: expect.stringContaining('has never been copied') });
  });

  it('signs in at KSeF, and says from the day on which it is needed that it is not connected', async () => {
    const { url } = await ksefServer({ clock: () => NOW });
    const settings = { KSEF_URL: url, KSEF_NIP: NIP, KSEF_TOKEN: TOKEN };
    expect((await findings({}, settings)).ksef).toMatchObject({
      state: 'check',
      said: `127.0.0.1 lets ${NIP} in`,
      todo: expect.stringContaining('api.ksef.mf.gov.pl'),
    });
    expect((await findings({}, { ...settings, KSEF_TOKEN: 'a-token-of-somebody' })).ksef).toMatchObject({
      state: 'bad',
      said: expect.stringContaining('Nieprawidłowy token'),
      todo: expect.stringContaining('KSEF_TOKEN'),
    });
    expect((await findings({ now: new Date('2026-12-31T23:30:00Z') })).ksef).toMatchObject({ state: 'check', said: expect.stringContaining('not connected') });
    expect((await findings({}, { KSEF: 'sandbox' })).ksef).toMatchObject({ state: 'check', said: expect.stringContaining('stand-in') });
  });

  it('sees a proxy that lets visitors choose their address', async () => {
    const found = await findings({ seenAs: (forwarded) => forwarded ?? '93.184.215.14' });
    expect(found.proxy).toMatchObject({ state: 'bad', todo: expect.stringContaining('TRUST_PROXY=0') });
  });
});
