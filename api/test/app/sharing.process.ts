import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { type NewShare, SHARE_SECTIONS, type SharedAnswer, type ShareSection, type Shares, sharedReport } from '../../src/contract/sharing.ts';
import { endContract } from '../../src/orders/end-contract.ts';
import { eraseReport } from '../../src/orders/erase-report.ts';
import { packResult, putResult, showRecount } from '../../src/orders/results.ts';
import { reportShares } from '../../src/orders/sharing/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { hold, release } from '../../src/orders/transitions.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { judge } from '../../src/workflows/tasks.ts';
import { ARCHITECT, research, web } from '../analysis/factory.ts';
import { sampleReport } from '../report/fixture.ts';
import { grown, thinned } from '../report/sizes.ts';
import { member } from './member.ts';
import { CHOICES, fieldsOf, isShown, withLeaves } from './shared-fields.ts';
import { goodOrder, type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;

async function delivered(t: TestApp, over: Record<string, unknown> = {}): Promise<string> {
  const { id, intent } = await t.placeOrder(over);
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  return id;
}

const make = (t: TestApp, id: string, body: unknown = { sections: ['horizon', 'screen'], days: 30 }) => t.call(`/api/reports/shares/${id}`, { body });
async function shared(t: TestApp, id: string, sections: readonly ShareSection[] = ['horizon', 'screen'], days = 30): Promise<string> {
  const { url } = (await make(t, id, { sections, days })).json as NewShare;
  return url.slice(url.indexOf('#') + 1);
}
const open = (t: TestApp, secret: string) => t.call('/api/shared', { body: { secret } });
const list = async (t: TestApp, id: string) => ((await t.call(`/api/reports/shares/${id}`)).json as Shares).shares;

/** All that a reader is sent, without what is new in every answer. */
async function bytes(t: TestApp, secret: string): Promise<string> {
  const { status, headers, text } = await open(t, secret);
  const { requestId: _, ...body } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([status, [...headers].filter(([name]) => name !== 'x-request-id'), status === 200 ? text : body]);
}

async function put(t: TestApp, id: string, report: Report): Promise<void> {
  const packed = await packResult<'report'>(report);
  t.deps.db.transaction((tx) => putResult(tx, id, 'report', 1, { payload: packed }, t.clock()));
}

describe('a link that shows a report', () => {
  it('shows the chosen sections to whoever has it, and is stored, logged and listed without its secret', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const answer = await make(t, id, { sections: ['risks', 'horizon', 'risks'], days: 7 });
    const { url, shares } = answer.json as NewShare;
    expect(shares).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), sections: ['horizon', 'risks'], createdAt: t.clock().toISOString(), until: '2026-11-27' },
    ]);
    const [address, secret = ''] = url.split('#');
    expect([address, secret.length]).toEqual(['http://localhost:4321/wglad', 43]);

    const { status, headers, json } = await open(t, secret);
    expect(status).toBe(200);
    const { until, sections, report } = json as SharedAnswer;
    expect([until, sections]).toEqual(['2026-11-27', ['horizon', 'risks']]);
    expect(Object.keys(report).sort()).toEqual(['evidence', 'headline', 'method', 'risks', 'subject', 'totals']);
    expect(report.evidence).toHaveLength(sampleReport.evidence.length);
    expect(report.risks?.map(({ name }) => name)).toEqual(sampleReport.risks.map(({ name }) => name));
    expect(Object.fromEntries(['cache-control', 'x-robots-tag', 'referrer-policy', 'set-cookie', 'etag'].map((name) => [name, headers.get(name)]))).toEqual({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'set-cookie': null,
      etag: null,
    });
    expect(await list(t, id)).toEqual(shares);
    const { cookie } = await member(t, { isAdmin: true });
    const events = (await t.call(`/api/admin/orders/${id}/events`, { cookie })).text;
    expect(events).toContain('report_shared');
    for (const text of [events, t.logged.join(''), JSON.stringify(t.deps.db.select().from(reportShares).all()), JSON.stringify(await list(t, id))])
      expect(text).not.toContain(secret);
  });

  it('works until the end of its last day in Poland, and is then deleted', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const secret = await shared(t, id, ['horizon'], 7);
    // 23:30 in Warsaw on 27 November.
    t.passTime(Date.parse('2026-11-27T22:30:00Z') - t.clock().getTime());
    expect((await open(t, secret)).status).toBe(200);
    await cleanUp(t.deps);
    expect(await list(t, id)).toHaveLength(1);
    t.passTime(3_600_000);
    expect((await open(t, secret)).status).toBe(404);
    expect(await list(t, id)).toEqual([]);
    await cleanUp(t.deps);
    expect(t.deps.db.select().from(reportShares).all()).toEqual([]);
  });

  it('is ended by its order alone, at once and for good', async () => {
    const t = await testApp();
    const [id, other] = [await delivered(t), await delivered(t)];
    const [kept, ended] = [await shared(t, id), await shared(t, id, ['kpi'])];
    const share = (await list(t, id)).find(({ sections }) => sections[0] === 'kpi')?.id;
    const end = (order: string) => t.call(`/api/reports/shares/${order}/${share}`, { method: 'DELETE' });
    expect((await end(other)).json).toEqual({ shares: [] });
    expect((await open(t, ended)).status).toBe(200);
    expect(((await end(id)).json as Shares).shares.map(({ sections }) => sections)).toEqual([['horizon', 'screen']]);
    expect(((await end(id)).json as Shares).shares).toHaveLength(1);
    expect([(await open(t, ended)).status, (await open(t, kept)).status]).toEqual([404, 200]);
  });

  it('answers in one way whatever it does not show: never made, cut, ended, past, withheld, erased, withdrawn, over', async () => {
    const t = await testApp();
    const never = await bytes(t, 'x'.repeat(43));
    expect(never).toContain('share_not_found');
    expect(await bytes(t, '')).toBe(never);
    const ids = { ended: await delivered(t), held: await delivered(t), erased: await delivered(t), withdrawn: await delivered(t), over: await delivered(t) };
    const secrets = Object.fromEntries(
      await Promise.all(Object.entries(ids).map(async ([name, id]) => [name, await shared(t, id, ['horizon'], 90)])),
    ) as typeof ids;
    for (const secret of Object.values(secrets)) expect((await open(t, secret)).status).toBe(200);
    expect(await bytes(t, secrets.held.slice(0, 20))).toBe(never);
    await t.call(`/api/reports/shares/${ids.ended}/${(await list(t, ids.ended))[0]?.id}`, { method: 'DELETE' });
    const order = (id: string) => t.order(id) as typeof orders.$inferSelect;
    t.deps.db.transaction((tx) => {
      const now = t.clock();
      hold(tx, ids.held, 'LU-1', now);
      eraseReport(tx, order(ids.erased), now, { buyer: false, refund: 'manual' });
      endContract(tx, order(ids.withdrawn), now, { files: [], statement: 'OD-1' });
    });
    t.deps.db
      .update(orders)
      .set({ completedAt: new Date(t.clock().getTime() - 1_000 * DAY) })
      .where(eq(orders.id, ids.over))
      .run();
    await cleanUp(t.deps);
    for (const [name, secret] of Object.entries(secrets)) expect(await bytes(t, secret), name).toBe(never);
    expect(
      t.deps.db
        .select()
        .from(reportShares)
        .all()
        .map(({ orderId }) => orderId),
    ).toEqual([ids.held]);
    // A withheld report comes back with its link.
    t.deps.db.transaction((tx) => release(tx, order(ids.held), t.clock()));
    t.deps.db.update(orders).set({ reportStatus: 'completed' }).where(eq(orders.id, ids.held)).run();
    expect((await open(t, secrets.held)).status).toBe(200);
  });

  it('follows the newest version of the report', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const secret = await shared(t, id);
    const again = { ...sampleReport, headline: { ...sampleReport.headline, text: 'Nowe zdanie.' } };
    const packed = await packResult<'recount'>(again);
    t.deps.db.transaction((tx) => {
      putResult(tx, id, 'recount', 1, { payload: packed }, t.clock());
      showRecount(tx, id);
    });
    expect(((await open(t, secret)).json as SharedAnswer).report.headline.text).toBe('Nowe zdanie.');
  });

  it('is made of a finished report that may be shown, of known sections, for a known time, and only so often', async () => {
    const t = await testApp();
    const { id: unpaid } = await t.placeOrder();
    expect((await make(t, unpaid)).json).toMatchObject({ code: 'report_not_ready' });
    expect((await make(t, '0'.repeat(32))).status).toBe(404);
    const id = await delivered(t);
    for (const body of [
      {},
      { sections: ['horizon'] },
      { sections: ['evidence'], days: 7 },
      { sections: ['__proto__'], days: 7 },
      { sections: 'horizon', days: 7 },
      { sections: ['horizon'], days: 8 },
      { sections: ['horizon'], days: '7' },
      { sections: [], days: 7, orderId: unpaid },
    ])
      expect((await make(t, id, body)).status, JSON.stringify(body)).toBe(400);
    for (const body of [{}, { secret: 1 }, { secret: 'x'.repeat(201) }, []]) expect((await t.call('/api/shared', { body })).status).toBe(400);
    for (let i = 0; i < 20; i++) expect((await make(t, id)).status).toBe(200);
    expect((await make(t, id)).json).toMatchObject({ code: 'shares_limit' });
    t.deps.db.transaction((tx) => hold(tx, id, 'LU-1', t.clock()));
    for (const answer of [await make(t, id), await t.call(`/api/reports/shares/${id}`), await t.call(`/api/reports/shares/${id}/${id}`, { method: 'DELETE' })])
      expect(answer.status).toBe(451);
    for (let i = 0; i < 60; i++) await make(t, id);
    expect((await make(t, id)).status).toBe(429);
  });
});

/** Reports of the engine and of the fixture, with few and with many sources. */
async function reports(): Promise<Report[]> {
  const meta = { seed: 'x', now: '2026-11-21T10:00:00.000Z', demo: false, reportDate: '', sourcesDate: '', siteUrl: 'https://lustro.example', demoWeb: false };
  const judged = [0, 3, 12, 60].map((n) => judge({ subject: ARCHITECT, found: research(ARCHITECT, web(n)), meta }));
  return [sampleReport, thinned(sampleReport, 12), grown(sampleReport, 100), ...judged];
}

/** `from` with all that the reader of `shown` is sent: its hidden parts are another report's. */
function grafted(shown: Report, from: Report, sections: readonly ShareSection[]): Report {
  const has = (section: ShareSection) => sections.includes(section);
  const sent = new Set(sharedReport(shown, sections).evidence.map(({ n }) => n));
  const others = from.evidence.map((item, i) => ({ ...item, n: 5_001 + i, rank: null }));
  const all = has('horizon') || has('sources');
  return {
    ...from,
    subject: { ...from.subject, name: shown.subject.name },
    headline: { ...from.headline, text: shown.headline.text, refs: shown.headline.refs },
    coverage: { ...from.coverage, totals: { ...from.coverage.totals, sources: shown.coverage.totals.sources, domains: shown.coverage.totals.domains } },
    method: { ...from.method, generatedAt: shown.method.generatedAt, code: shown.method.code, demo: shown.method.demo },
    ...(has('stories') ? { stories: shown.stories.map((story) => (has('plan') ? story : { ...story, advice: 'R99' })) } : {}),
    ...(has('kpi') ? { kpis: shown.kpis, dashboard_kpi: shown.dashboard_kpi } : {}),
    ...(has('risks') ? { risks: shown.risks } : {}),
    ...(has('platforms') ? { platforms: shown.platforms } : {}),
    ...(has('plan') ? { recommendations: shown.recommendations, plan: shown.plan } : {}),
    evidence: [
      ...shown.evidence.filter(({ n }) => sent.has(n)).map((item) => ({ ...item, sha256: 'f'.repeat(64), copies: [], excerpts: [] })),
      ...(all ? [] : others),
    ],
  };
}

describe('what a link does not show', () => {
  it('is decided field by field: every field of a report, with each section alone, with none and with all', () => {
    const fields = fieldsOf(sampleReport);
    expect(fields.length).toBeGreaterThan(150);
    const served = (report: typeof sampleReport, sections: readonly ShareSection[]): string => JSON.stringify(sharedReport(report, sections));
    const before = new Map(CHOICES.map((sections) => [sections, served(sampleReport, sections)]));
    for (const field of fields) {
      const changed = withLeaves(sampleReport, (at, leaf) => {
        if (at !== field) return leaf;
        return typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'boolean' ? !leaf : `${leaf}!`;
      });
      const differs = (sections: readonly ShareSection[]): boolean => {
        try {
          return served(changed, sections) !== before.get(sections);
        } catch {
          // It was read, and was no value of its kind any more.
          return true;
        }
      };
      for (const sections of CHOICES) {
        const shown = isShown(field, sections);
        if (shown !== null) expect(differs(sections), `${field} with ${sections.join(', ') || 'nothing'}`).toBe(shown);
      }
    }
  });

  it('cites no other sources than its sections do', () => {
    const numbers = (sections: ShareSection[]) => sharedReport(sampleReport, sections).evidence.map(({ n }) => n);
    const sorted = (all: number[]) => [...new Set([...sampleReport.headline.refs, ...all])].sort((a, b) => a - b);
    expect(numbers([])).toEqual(sorted([]));
    expect(numbers(['platforms', 'plan'])).toEqual(sorted([]));
    expect(numbers(['screen'])).toEqual(sorted(sampleReport.evidence.filter(({ rank }) => rank !== null && rank <= 10).map(({ n }) => n)));
    expect(numbers(['risks'])).toEqual(sorted(sampleReport.risks.flatMap((risk) => [...risk.for, ...risk.against].flatMap(({ refs }) => refs))));
    expect(numbers(['sources'])).toHaveLength(sampleReport.evidence.length);
  });

  it('can change as it will, and no byte of the answer changes: the buyer, the order, its money, and all that is hidden of the report', async () => {
    const t = await testApp();
    const id = await delivered(t);
    const all = await reports();
    const secret = await shared(t, id);
    const text = fc.string({ minLength: 1, maxLength: 30 });
    const buyer = fc.record({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      subjectName: text,
      description: text,
      keywords: text,
      relation: fc.constantFrom('self', 'other'),
      purposeText: text,
      userId: fc.constant(null),
      invoice: fc.record({ nip: text, companyName: text, companyAddress: text }, { noNullPrototype: true }),
      amount: fc.nat(),
      sources: fc.nat(),
      enough: fc.boolean(),
      claimReason: text,
      claimedAt: fc.constant(new Date('2026-11-21T08:00:00Z')),
      refundReason: fc.constantFrom('few_sources' as const, 'on_request' as const),
      refundRequestedAt: fc.constant(new Date('2026-11-21T09:00:00Z')),
      refundId: text,
      paymentIntentId: text,
      reportFilePath: text,
    });
    const at = fc.nat({ max: all.length - 1 });
    await fc.assert(
      fc.asyncProperty(fc.subarray([...SHARE_SECTIONS]), at, at, buyer, async (sections, one, two, changes) => {
        const [shown, other] = [all[one] as Report, all[two] as Report];
        await put(t, id, shown);
        t.deps.db.update(reportShares).set({ sections }).where(eq(reportShares.orderId, id)).run();
        const before = await bytes(t, secret);
        expect(before.startsWith('[200,')).toBe(true);
        await put(t, id, grafted(shown, other, sections));
        t.deps.db.update(orders).set(changes).where(eq(orders.id, id)).run();
        expect(await bytes(t, secret)).toBe(before);
      }),
      { numRuns: 30 },
    );
    // Nor is anything of the order in it.
    const everything = await open(t, await shared(t, await delivered(t, { ...goodOrder, subjectName: 'Jan Nowak' }), SHARE_SECTIONS));
    expect(everything.status).toBe(200);
    for (const secret of [id, goodOrder.email, '600000000', 'Forma', 'Kowalska']) expect(everything.text).not.toContain(secret);
  });
});
