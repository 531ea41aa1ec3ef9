import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { raiseAlerts } from '../../src/alerts/raise-alerts.ts';
import type { Webhook, WebhookSaved } from '../../src/contract/integrations.ts';
import { announceMentions } from '../../src/monitoring/announce-mentions.ts';
import { eraseOldDeliveries, WAITS } from '../../src/webhooks/deliver.ts';
import { bodyFor, createWebhookSender } from '../../src/webhooks/sender.ts';
import { webhookDeliveries } from '../../src/webhooks/tables.ts';
import { startBackground } from '../../src/workflows/background.ts';
import { serve } from '../research/web.ts';
import { type Member, member } from './member.ts';
import { found, store } from './mentions.ts';
import { type TestApp, testApp } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TOPICS = ['alerts', 'mentions', 'reports'];

type Got = { headers: IncomingHttpHeaders; body: string };
/** A receiver that answers as it is told, and keeps what came. */
async function receiver() {
  const got: Got[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
  const origin = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  return {
    url: `${origin}/odbior`,
    got,
    answers: (status: number, headers?: Record<string, string>) => {
      answer = { status, ...(headers ? { headers } : {}) };
    },
  };
}
const call = async (t: TestApp, who: Member, method: string, path: string, body?: unknown) => {
  const { status, json } = await t.call(`/api/user/${path}`, { method, cookie: who.cookie, ...(body === undefined ? {} : { body }) });
  return { status, json: json as unknown };
};
async function subscribed(t: TestApp, url: string): Promise<{ anna: Member; secret: string }> {
  const anna = await member(t);
  const { json } = await call(t, anna, 'PUT', 'webhook', { url, topics: TOPICS });
  return { anna, secret: (json as WebhookSaved).secret as string };
}
/** A new mention, and what follows from it in the round that stored it. */
function newMention(t: TestApp, who: Member, title: string): void {
  t.deps.db.transaction((tx) => {
    const ids = store(t, who.id, [found(t, { title, content: `${title}: mowa o Annie Kowalskiej.` })]);
    raiseAlerts(tx, t.deps, who.id, t.clock(), ids);
    announceMentions(tx, t.deps, who.id, t.clock(), ids);
  });
}
const tick = (t: TestApp) => startBackground(t.deps, { scheduled: false }).tick();
const log = async (t: TestApp, who: Member) => ((await call(t, who, 'GET', 'webhook')).json as NonNullable<Webhook>).deliveries;

describe('a webhook', () => {
  it('gets a signed message of what is new, once, and the log says so', async () => {
    const t = await testApp({ loopback: true });
    const { url, got } = await receiver();
    const { anna, secret } = await subscribed(t, url);
    newMention(t, anna, 'Nowy artykuł');
    await tick(t);
    await tick(t);
    expect(got).toHaveLength(1);
    const [{ headers, body }] = got as [Got];
    const [id, seconds] = [headers['webhook-id'], headers['webhook-timestamp']];
    expect(Number(seconds)).toBe(Math.floor(t.clock().getTime() / 1_000));
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'mentions.found',
      timestamp: t.clock().toISOString(),
      data: { subject: 'Anna Kowalska', total: 1, mentions: [{ title: 'Nowy artykuł' }] },
    });
    expect(await log(t, anna)).toMatchObject([{ id, type: 'mentions.found', state: 'delivered', attempts: 1, status: 204, fault: null, nextAt: null }]);
    // What a message said is not kept.
    expect(t.deps.db.select().from(webhookDeliveries).all()).toMatchObject([{ payload: null }]);
  });

  it('that does not answer is asked again for three days under the same id, more and more rarely', async () => {
    const t = await testApp({ loopback: true });
    const { url, got, answers } = await receiver();
    const { anna } = await subscribed(t, url);
    answers(500);
    newMention(t, anna, 'Nowy artykuł');
    const started = t.clock().getTime();
    await tick(t);
    for (const wait of WAITS) {
      t.passTime(wait - 1_000);
      await tick(t);
      t.passTime(1_000);
      await tick(t);
    }
    expect(got).toHaveLength(WAITS.length + 1);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    expect(t.clock().getTime() - started).toBeGreaterThan(3 * DAY);
    expect(await log(t, anna)).toMatchObject([{ state: 'given_up', attempts: 10, status: 500, fault: 'http' }]);
    t.passTime(30 * DAY);
    await tick(t);
    expect(got).toHaveLength(WAITS.length + 1);
  });

  it('may ask for a longer wait, and is left alone once it says that it is gone', async () => {
    const t = await testApp({ loopback: true });
    const { url, got, answers } = await receiver();
    const { anna } = await subscribed(t, url);
    answers(429, { 'retry-after': '600' });
    newMention(t, anna, 'Pierwszy');
    await tick(t);
    t.passTime(5_000);
    await tick(t);
    expect(got).toHaveLength(1);
    answers(410);
    t.passTime(600_000);
    await tick(t);
    expect(got).toHaveLength(2);
    newMention(t, anna, 'Drugi');
    t.passTime(DAY);
    await tick(t);
    expect(got).toHaveLength(2);
    expect((await call(t, anna, 'GET', 'webhook')).json).toMatchObject({ goneAt: expect.any(String) });
    answers(200);
    await call(t, anna, 'PUT', 'webhook', { url, topics: TOPICS });
    newMention(t, anna, 'Trzeci');
    await tick(t);
    expect(got).toHaveLength(3);
  });

  it('never reaches an inner address: by number, by name, by redirect', async () => {
    const t = await testApp();
    const inner = await receiver();
    const { anna } = await subscribed(t, inner.url);
    await call(t, anna, 'POST', 'webhook/test');
    expect(await log(t, anna)).toMatchObject([{ type: 'test', state: 'given_up', fault: 'refused_address', status: null }]);

    const open = await testApp({ loopback: true });
    const outer = await receiver();
    outer.answers(307, { location: inner.url });
    const jan = await subscribed(open, outer.url);
    await call(open, jan.anna, 'POST', 'webhook/test');
    expect(await log(open, jan.anna)).toMatchObject([{ fault: 'redirect', status: 307 }]);

    // A name that is public when it is checked and inner when it is called: it is resolved once, for the connection itself.
    const port = new URL(inner.url).port;
    for (const answers of [[['127.0.0.1']], [['203.0.114.7', '127.0.0.1']], [['10.0.0.8'], ['203.0.114.7']]]) {
      const asked: number[] = [];
      const sender = createWebhookSender({
        allow: [],
        lookup: async () => {
          const now = answers[Math.min(asked.length, answers.length - 1)] as string[];
          asked.push(now.length);
          return now.map((address) => ({ address, family: 4 as const }));
        },
      });
      const sent = await sender.send({ url: `http://wewnetrzny.example:${port}/`, secret: 'whsec_AAAA', id: 'msg_1', at: t.clock(), body: '{}' });
      expect(sent).toMatchObject({ status: null, fault: 'refused_address' });
      expect(asked).toHaveLength(1);
      await sender.close();
    }
    expect(inner.got).toEqual([]);
  });

  it('keeps its secret when the address changes; a new secret signs from then on; its end ends all', async () => {
    const t = await testApp({ loopback: true });
    const [first, second] = [await receiver(), await receiver()];
    const { anna, secret } = await subscribed(t, first.url);
    expect((await call(t, anna, 'PUT', 'webhook', { url: second.url, topics: ['alerts'] })).json).toMatchObject({
      secret: null,
      webhook: { topics: ['alerts'] },
    });
    newMention(t, anna, 'Nie o tym mówi');
    await tick(t);
    expect([...first.got, ...second.got]).toEqual([]);
    await call(t, anna, 'POST', 'webhook/test');
    const renewed = ((await call(t, anna, 'POST', 'webhook/secret')).json as WebhookSaved).secret as string;
    await call(t, anna, 'POST', 'webhook/test');
    const signed = second.got.map(({ headers, body }, at) => {
      const key = Buffer.from((at === 0 ? secret : renewed).replace('whsec_', ''), 'base64');
      return (
        headers['webhook-signature'] ===
        `v1,${createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')}`
      );
    });
    expect(signed).toEqual([true, true]);
    expect(JSON.stringify((await call(t, anna, 'GET', 'webhook')).json)).not.toContain('whsec_');
    expect((await call(t, anna, 'DELETE', 'webhook')).json).toBeNull();
    expect(t.deps.db.select().from(webhookDeliveries).all()).toEqual([]);
    expect((await call(t, anna, 'POST', 'webhook/test')).status).toBe(404);
  });

  it('tells of an alert and of a delivered report', async () => {
    const t = await testApp({ loopback: true });
    const { url, got } = await receiver();
    const { anna } = await subscribed(t, url);
    newMention(t, anna, 'Zwykły');
    t.passTime(HOUR);
    store(t, anna.id, []);
    t.deps.db.transaction((tx) => {
      const ids = store(t, anna.id, [
        found(t, { title: 'Zarzut', content: 'Prokuratura oskarżyła Annę Kowalską o oszustwo.', match: { start: 20, end: 34 }, sentiment: 'negative' }),
      ]);
      raiseAlerts(tx, t.deps, anna.id, t.clock(), ids);
    });
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.fulfil(id);
    await tick(t);
    const said = got.map(({ body }) => JSON.parse(body) as { type: string; text: string; data: { url: string } });
    expect(said.map(({ type }) => type)).toEqual(['mentions.found', 'alert.raised', 'report.ready']);
    expect(said[1]?.text).toContain('Poważny zarzut');
    expect(said[2]?.data.url).toContain(`/report/${id}`);
  });

  it('is refused when it is no address, has a password in it, or is not encrypted in production; and tests are limited', async () => {
    const t = await testApp({ loopback: true });
    const anna = await member(t);
    for (const url of ['', 'x', 'ftp://odbiorca.example/', 'https://jan:haslo@odbiorca.example/', 'javascript:alert(1)', 'https://'])
      expect((await call(t, anna, 'PUT', 'webhook', { url, topics: TOPICS })).status, url).toBe(400);
    expect((await call(t, anna, 'PUT', 'webhook', { url: 'https://odbiorca.example/', topics: [] })).status).toBe(400);
    t.deps.config.production = true;
    expect((await call(t, anna, 'PUT', 'webhook', { url: 'http://odbiorca.example/', topics: TOPICS })).status).toBe(422);
    t.deps.config.production = false;
    const { url } = await receiver();
    await call(t, anna, 'PUT', 'webhook', { url, topics: TOPICS });
    const tests = [];
    for (let n = 0; n < 11; n++) tests.push((await call(t, anna, 'POST', 'webhook/test')).status);
    expect(tests).toEqual([...Array(10).fill(200), 429]);
  });

  it('forgets its log after a month', async () => {
    const t = await testApp({ loopback: true });
    const { url } = await receiver();
    const { anna } = await subscribed(t, url);
    await call(t, anna, 'POST', 'webhook/test');
    t.passTime(31 * DAY);
    await call(t, anna, 'POST', 'webhook/test');
    eraseOldDeliveries(t.deps, new Date(t.clock().getTime() - 30 * DAY));
    expect(t.deps.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, anna.id)).all()).toHaveLength(1);
  });

  it('speaks to chats in their own shape', () => {
    const payload = JSON.stringify({ type: 'test', timestamp: 'x', data: {}, text: 'Lustro: <a> & @everyone' });
    expect(JSON.parse(bodyFor('https://hooks.slack.com/services/T/B/x', payload))).toEqual({ text: 'Lustro: &lt;a&gt; &amp; @everyone' });
    expect(JSON.parse(bodyFor('https://discord.com/api/webhooks/1/x', payload))).toEqual({
      content: 'Lustro: <a> & @everyone',
      allowed_mentions: { parse: [] },
    });
    expect(JSON.parse(bodyFor('https://chat.googleapis.com/v1/spaces/x/messages', payload))).toEqual({ text: 'Lustro: <a> & @everyone' });
    expect(bodyFor('https://n8n.example/webhook/x', payload)).toBe(payload);
  });
});
