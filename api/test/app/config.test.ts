import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readWorkerConfig } from '../../src/config.ts';
import { NOBODY, recipientsOf } from '../../src/contract/recipients.ts';
import { recipientSettings } from '../../src/recipients.ts';

/** A seller whose data are filled in. */
const SELLER = {
  name: 'Zwierciadło sp. z o.o.',
  address: 'ul. Lipowa 1, 20-001 Lublin',
  nip: '712-010-20-37',
  krs: '0000424242',
  email: 'kontakt@zwierciadlo.pl',
};

const message = (env: Record<string, string>, seller: Record<string, string> = SELLER) => {
  try {
    readConfig(env, seller);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

const LIVE = {
  NODE_ENV: 'production',
  SITE_URL: 'https://lustro.example',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  RESEARCH: 'live',
  SEARXNG_URL: 'https://searx.example',
  MAIL: 'smtp',
  SMTP_URL: 'smtps://poczta.example',
};

const KSEF = { KSEF_URL: 'https://api-test.ksef.mf.gov.pl/v2', KSEF_NIP: '7120102037', KSEF_TOKEN: '20261201-EC-0000000000|nip-7120102037|0000' };

describe('the database of the workflows', () => {
  it('is PostgreSQL in a private network, or one that proves who it is, and a refusal does not print its password', () => {
    for (const WORKFLOWS_URL of [
      'postgres://lustro:tajne@127.0.0.1:5432/lustro',
      'postgresql://lustro@db/lustro',
      'postgres:///lustro',
      'postgres://lustro:tajne@db.example/lustro?sslmode=verify-full',
    ]) {
      expect(message({ ...LIVE, WORKFLOWS_URL }), WORKFLOWS_URL).toBeNull();
      expect(readConfig({ WORKFLOWS_URL }).workflowsUrl).toBe(WORKFLOWS_URL);
    }
    expect(readConfig({ WORKFLOWS_URL: '' }).workflowsUrl).toBeNull();
    for (const WORKFLOWS_URL of ['mysql://lustro:tajne@127.0.0.1/lustro', 'https://lustro:tajne@db/', 'lustro:tajne@127.0.0.1/lustro']) {
      expect(message({ WORKFLOWS_URL }), WORKFLOWS_URL).toMatch(/^WORKFLOWS_URL is not usable\. Allowed: postgres:/);
      expect(message({ WORKFLOWS_URL })).not.toContain('tajne');
    }
    for (const WORKFLOWS_URL of ['postgres://lustro:tajne@db.example/lustro', 'postgres://lustro:tajne@93.184.216.34/lustro?sslmode=require']) {
      expect(message({ ...LIVE, WORKFLOWS_URL }), WORKFLOWS_URL).toMatch(/^WORKFLOWS_URL is not usable in production/);
      expect(message({ ...LIVE, WORKFLOWS_URL })).not.toContain('tajne');
    }
  });
});

describe('workers', () => {
  const secret = 'w'.repeat(32);
  it('are asked over https, or over http where nobody else listens, and share a long secret with the server', () => {
    for (const WORKERS of [
      'http://10.0.0.2:4322',
      'http://127.0.0.1:4322, http://worker:4322/',
      'http://[fd00::2]:4322',
      'http://w1.lan:1',
      'https://w.example',
    ])
      expect(message({ WORKERS, WORKER_SECRET: secret }), WORKERS).toBeNull();
    for (const WORKERS of ['http://93.184.215.14:4322', 'http://w.example:4322', 'https://w.example/path', 'ftp://10.0.0.2', '10.0.0.2:4322'])
      expect(message({ WORKERS, WORKER_SECRET: secret }), WORKERS).toMatch(/^WORKERS is not usable/);
    expect(message({ WORKERS: 'http://10.0.0.2:4322' })).toMatch(/^WORKER_SECRET is missing/);
    expect(message({ WORKERS: 'http://10.0.0.2:4322', WORKER_SECRET: 'short' })).toMatch(/^WORKER_SECRET is not usable/);
  });

  it('read their secret, port and address alone', () => {
    expect(readWorkerConfig({ WORKER_SECRET: secret, STRIPE_SECRET_KEY: 'nonsense' })).toEqual({ secret, port: 4322, host: '127.0.0.1', logLevel: 'info' });
    expect(readWorkerConfig({ WORKER_SECRET: secret, PORT: '80', HOST: '10.0.0.2' })).toMatchObject({ port: 80, host: '10.0.0.2' });
    expect(() => readWorkerConfig({})).toThrow(/^WORKER_SECRET is missing/);
    expect(() => readWorkerConfig({ WORKER_SECRET: 'short' })).toThrow(/^WORKER_SECRET is not usable/);
  });
});

describe('recipients of data', () => {
  const names = (env: Record<string, string>) => recipientsOf(recipientSettings(readConfig(env, SELLER))).map(({ who, where }) => `${who} ${where}`);

  it('are those that the settings really send something to: a source without a key and a stand-in get nothing', () => {
    expect(recipientSettings(readConfig({}))).toEqual(NOBODY);
    const live = names({
      ...LIVE,
      RESEARCH_SOURCES: 'brave,serper,searxng,mastodon,youtube',
      BRAVE_API_KEY: 'brave-key-1',
      COMPANY_REGISTER_URL: 'https://wl-api.mf.gov.pl',
      ...KSEF,
    });
    for (const wanted of [
      'Brave Software, Inc.',
      'SearXNG (serwer searx.example)',
      'Stripe',
      'serwer poczta.example',
      'wykaz podatników VAT',
      'KSeF',
      'USA; decyzja o adekwatności',
    ])
      expect(
        live.some((line) => line.includes(wanted)),
        wanted,
      ).toBe(true);
    for (const unasked of ['Serper', 'YouTube', 'Mastodon', 'Wikimedia']) expect(live.some((line) => line.includes(unasked))).toBe(false);
    const other = names({ ...LIVE, RESEARCH_SOURCES: 'mastodon,wikidata', MASTODON_URL: 'https://mastodon.example', MASTODON_TOKEN: 'token-1234' });
    expect(other.filter((line) => /Mastodon mastodon\.example|Wikidata/.test(line))).toHaveLength(2);
    expect(other.join()).not.toMatch(/Brave|podatników|KSeF|modelu/);
    const model = (url: string) => names({ MODEL_NAME: 'm', MODEL_URL: url }).some((line) => line.includes('model'));
    expect([model('http://127.0.0.1:8080/v1'), model('https://models.example/v1')]).toEqual([false, true]);
    // The model that tells the stories is given passages of pages; one that is only asked is given the name.
    const two = { MODEL_NAME: 'm', MODEL_URL: 'https://models.example/v1', MODEL2_NAME: 'n', MODEL2_URL: 'https://other.example/v1' };
    const given = (env: Record<string, string>) =>
      recipientsOf(recipientSettings(readConfig(env))).flatMap(({ who, what }) => (who.includes('model') ? [what] : []));
    expect(given(two)).toEqual([
      expect.stringMatching(/fragmenty stron.*stałe pytania z samą nazwą/),
      expect.stringMatching(/^nazwa z zamówienia; stałe pytania/),
    ]);
    expect(given({ ...two, MODEL_URL: 'http://127.0.0.1:8080/v1' })).toEqual([expect.not.stringContaining('fragmenty')]);
    expect(given({ ...two, MODEL_QUESTIONS: '0' })).toEqual([expect.not.stringContaining('pytania')]);
  });
});

describe('configuration', () => {
  it('takes up to three models, each with its prices, and says what a report may spend', () => {
    const first = { MODEL_NAME: 'bielik', MODEL_URL: 'http://127.0.0.1:8080/v1', MODEL_PRICES: '0.10/0.50' };
    expect(readConfig({ ...first, MODEL3_NAME: 'claude-haiku-5-5', MODEL3_KIND: 'anthropic', MODEL3_KEY: 'klucz-12345' }).minds).toMatchObject({
      models: [
        { name: 'bielik', kind: 'openai', prices: { in: 0.1, out: 0.5 } },
        { name: 'claude-haiku-5-5', kind: 'anthropic', url: null, prices: null },
      ],
      tokens: 60_000,
      grosze: 100,
      questions: 30,
    });
    expect(readConfig({}).minds).toBeNull();
    const wrong: [Record<string, string>, string][] = [
      [{ MODEL_PRICES: '10' }, 'MODEL_PRICES'],
      [{ MODEL_QUESTIONS: '7' }, 'MODEL_QUESTIONS'],
      [{ MODEL_BUDGET_GROSZE: '-1' }, 'MODEL_BUDGET_GROSZE'],
      [{ MODEL2_NAME: 'bielik', MODEL2_URL: 'http://127.0.0.1:8080/v1' }, 'MODEL2_NAME'],
      [{ MODEL2_NAME: 'pllum' }, 'MODEL2_URL'],
    ];
    for (const [env, name] of wrong) expect(() => readConfig({ ...first, ...env }), name).toThrow(new RegExp(`^${name} `));
    expect(() => readConfig({ MODEL2_NAME: 'pllum', MODEL2_URL: 'http://127.0.0.1:8080/v1' })).toThrow(/^MODEL_NAME /);
  });

  it('connects KSeF with its three settings, the stand-in by its name, and nothing by default', () => {
    expect(readConfig({}).ksef).toBeNull();
    expect(readConfig(KSEF).ksef).toEqual({ mode: 'live', url: KSEF.KSEF_URL, nip: KSEF.KSEF_NIP, token: KSEF.KSEF_TOKEN });
    expect(readConfig({ KSEF: 'sandbox', PORT: '4500' }).ksef).toMatchObject({ mode: 'sandbox', url: 'http://127.0.0.1:4500/sandbox/ksef' });
    expect(recipientSettings(readConfig({ KSEF: 'sandbox' })).ksef).toBe(false);
    expect(message({ ...LIVE, ...KSEF, KSEF_URL: 'https://api.ksef.mf.gov.pl/v2' })).toBeNull();
  });

  it('needs nothing: every outside service is a stand-in', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      demo: true,
      siteUrl: 'http://localhost:4321',
      payments: { mode: 'sandbox' },
      companyRegisterUrl: 'http://127.0.0.1:4321/sandbox/companies',
      research: { mode: 'demo', searxngUrl: 'http://127.0.0.1:4321/sandbox/searxng' },
      mail: { mode: 'mailbox' },
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'lustro' }, 'SITE_URL'],
    [{ SITE_URL: 'https://lustro.example/sklep' }, 'SITE_URL'],
    [{ SITE_URL: 'https://ja:haslo@lustro.example' }, 'SITE_URL'],
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS'],
    [{ DEMO_PASSWORD: 'x' }, 'DEMO_PASSWORD'],
    [{ ADMIN_EMAILS: 'szefowa@lustro.example, foo' }, 'ADMIN_EMAILS'],
    [{ ALLOW_STAND_INS: 'everything' }, 'ALLOW_STAND_INS'],
    [{ COMPANY_REGISTER_URL: 'wl-api.mf.gov.pl' }, 'COMPANY_REGISTER_URL'],
    [{ KSEF_URL: 'https://api-test.ksef.mf.gov.pl/v2' }, 'KSEF_NIP'],
    [{ KSEF_NIP: '7120102037' }, 'KSEF_URL'],
    [{ ...KSEF, KSEF_TOKEN: 'za krótki' }, 'KSEF_TOKEN'],
    [{ ...KSEF, KSEF_NIP: '7120102031' }, 'KSEF_NIP'],
    [{ ...KSEF, KSEF: 'sandbox' }, 'KSEF'],
    [{ KSEF: 'on' }, 'KSEF'],
    [{ ...KSEF, KSEF_URL: 'http://api-test.ksef.mf.gov.pl/v2' }, 'KSEF_URL'],
    [{ ...KSEF, KSEF_URL: 'https://api.ksef.mf.gov.pl/v2' }, 'KSEF_URL'],
    [{ ...LIVE, KSEF: 'sandbox' }, 'KSEF'],
    [{ ...LIVE, ...KSEF, KSEF_NIP: '5260250274' }, 'KSEF_NIP'],
    [{ ADDRESS_GUARD_ALLOW: 'anywhere' }, 'ADDRESS_GUARD_ALLOW'],
    [{ RESEARCH_SOURCES: 'google' }, 'RESEARCH_SOURCES'],
    [{ RESEARCH_SOURCES: ',' }, 'RESEARCH_SOURCES'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ RESEARCH: 'live' }, 'SEARXNG_URL'],
    [{ RESEARCH: 'live', RESEARCH_SOURCES: 'brave' }, 'BRAVE_API_KEY'],
    [{ RESEARCH: 'live', RESEARCH_SOURCES: 'brave', SEARXNG_URL: 'https://searx.example' }, 'BRAVE_API_KEY'],
    [{ BRAVE_API_KEY: 'klucz z ogonkami: ąę' }, 'BRAVE_API_KEY'],
    [{ MAIL: 'smtp' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://lustro:haslo@poczta.example:587/?requireTLS=false' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://poczta.example?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
    [{ ADDRESS_GUARD_ALLOW: '0.0.0.0/0' }, 'ADDRESS_GUARD_ALLOW'],
    [{ ADDRESS_GUARD_ALLOW: '127.0.0.0/8, ::/0' }, 'ADDRESS_GUARD_ALLOW'],
    [{ NODE_ENV: 'production' }, 'SITE_URL'],
    [{ NODE_ENV: 'production', SITE_URL: 'http://lustro.example' }, 'SITE_URL'],
    [{ ...LIVE, SEARXNG_URL: 'http://searx.example' }, 'SEARXNG_URL'],
    [{ ...LIVE, MASTODON_URL: 'http://mastodon.example' }, 'MASTODON_URL'],
    [{ ...LIVE, COMPANY_REGISTER_URL: 'http://wl-api.mf.gov.pl' }, 'COMPANY_REGISTER_URL'],
    [{ ...LIVE, MODEL_NAME: 'm', MODEL_URL: 'http://8.8.8.8/v1' }, 'MODEL_URL'],
    [{ ...LIVE, STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_SECRET_KEY'],
    [{ ...LIVE, STRIPE_SECRET_KEY: 'rk_test_abc' }, 'STRIPE_SECRET_KEY'],
    [{ ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...LIVE, STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://lustro.example', ALLOW_STAND_INS: 'payments,research,mail', DEMO_PASSWORD: 'lustro-demo' }, 'DEMO_PASSWORD'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://lustro.example' }, 'ALLOW_STAND_INS'],
  ])('%o names the variable and what is allowed', (env, name) => {
    expect(message(env as unknown as Record<string, string>)).toMatch(new RegExp(`^${name} .*[Aa]llowed: .+\\.$`));
  });

  it('starts in production with live services, over http where nobody else listens', () => {
    expect(message(LIVE)).toBeNull();
    expect(message({ ...LIVE, SEARXNG_URL: 'http://127.0.0.1:8888', MODEL_NAME: 'm', MODEL_URL: 'http://10.0.0.3:8080/v1' })).toBeNull();
  });

  it('takes no money for a seller who is not named yet', () => {
    expect(message(LIVE, { ...SELLER, nip: '000-000-00-00' })).toContain('still has placeholders: nip.');
    expect(message({ ...LIVE, NODE_ENV: 'development' }, { ...SELLER, nip: '000-000-00-00' })).toBeNull();
  });

  it('starts in production with stand-ins that are allowed by name', () => {
    expect(message({ NODE_ENV: 'production', SITE_URL: 'https://lustro.example', ALLOW_STAND_INS: 'payments, research' })).toContain('does not name: mail');
    expect(message({ NODE_ENV: 'production', SITE_URL: 'https://lustro.example', ALLOW_STAND_INS: 'payments, research, mail' })).toContain(
      'DEMO_PASSWORD is missing',
    );
    expect(
      message({ NODE_ENV: 'production', SITE_URL: 'https://lustro.example', ALLOW_STAND_INS: 'payments, research, mail', DEMO_PASSWORD: 'tylko dla nas' }),
    ).toBeNull();
  });

  it('asks the sources that are named in live mode, and the demo web alone otherwise', () => {
    const live = readConfig({ RESEARCH: 'live', RESEARCH_SOURCES: 'searxng', SEARXNG_URL: 'https://searx.example' });
    expect(live.research).toMatchObject({ sources: ['searxng'], searxngUrl: 'https://searx.example' });
    expect(readConfig({ RESEARCH_SOURCES: 'searxng,brave', BRAVE_API_KEY: 'klucz-testowy' }).research.sources).toEqual(['searxng']);
  });

  it('is content with one source that is connected: the others may be named before they have a key', () => {
    const sources = { RESEARCH: 'live', RESEARCH_SOURCES: 'searxng,brave' };
    expect(readConfig({ ...sources, BRAVE_API_KEY: 'klucz-testowy' }).research).toMatchObject({
      sources: ['searxng', 'brave'],
      searxngUrl: null,
      braveKey: 'klucz-testowy',
    });
    expect(readConfig({ ...sources, SEARXNG_URL: 'https://searx.example' }).research).toMatchObject({ sources: ['searxng', 'brave'], braveKey: null });
  });

  it('reads the shipped media feeds beside its own in live mode, unless they are off, and never in the demo', () => {
    const live = { RESEARCH: 'live', SEARXNG_URL: 'https://searx.example', FEEDS: 'https://gazeta.example/rss' };
    const feeds = (env: Record<string, string>) => readConfig(env).research.feeds;
    expect(feeds(live).length).toBeGreaterThan(5);
    expect(feeds(live).every((url) => url.startsWith('https://'))).toBe(true);
    expect(feeds(live)).toContain('https://gazeta.example/rss');
    expect(feeds({ ...live, MEDIA_FEEDS: 'off' })).toEqual(['https://gazeta.example/rss']);
    expect(feeds({ MEDIA_FEEDS: 'on', DEMO_HISTORY: 'off' })).toEqual([]);
  });

  it('sends a source elsewhere when told to, and asks for what a token belongs to', () => {
    expect(readConfig({ SOURCE_URLS: 'brave=http://127.0.0.1:4510, wikipedia=http://127.0.0.1:4511/' }).research.sourceUrls).toEqual({
      brave: 'http://127.0.0.1:4510',
      wikipedia: 'http://127.0.0.1:4511',
    });
    expect(message({ SOURCE_URLS: 'bing=http://127.0.0.1:4510' })).toMatch(/^SOURCE_URLS /);
    expect(message({ MASTODON_TOKEN: 'klucz-testowy' })).toMatch(/^MASTODON_URL /);
    expect(message({ WYKOP_SECRET: 'klucz-testowy' })).toMatch(/^WYKOP_KEY /);
    expect(readConfig({ CEIDG_TOKEN: `e${'y'.repeat(900)}` }).research.ceidgToken).toHaveLength(901);
    // Registers know nothing of a name: they are no search.
    expect(message({ RESEARCH: 'live', RESEARCH_SOURCES: 'krs,ceidg,wayback', CEIDG_TOKEN: 'klucz-testowy' })).toMatch(/^SEARXNG_URL /);
    expect(message({ RESEARCH: 'live', RESEARCH_SOURCES: 'krs,brave' })).toMatch(/^BRAVE_API_KEY /);
  });

  it('is listed in .env.example, each variable with a line', () => {
    const source = readFileSync(new URL('../../src/environment.ts', import.meta.url), 'utf8');
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
    const names = [...source.matchAll(/^ {2}([A-Z\d_]+): (?:\[|model)/gm)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const at = example.findIndex((line) => line.startsWith(`${name}=`));
      expect(at, `${name} is missing in .env.example`).toBeGreaterThan(0);
      expect(example.slice(0, at).some((line) => line.startsWith('# '))).toBe(true);
    }
    expect(readConfig(Object.fromEntries(example.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=') as [string, string])))).toMatchObject({
      demo: true,
    });
  });
});
