import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { passwordLinks, users } from '../../src/auth/tables.ts';
import type { DataExport } from '../../src/contract/profile.ts';
import { seenPages } from '../../src/monitoring/tables.ts';
import { notices } from '../../src/orders/notices/tables.ts';
import { reportShares } from '../../src/orders/sharing/tables.ts';
import { invoices, orders, recounts } from '../../src/orders/tables.ts';
import { cleanUp } from '../../src/privacy/clean-up.ts';
import { HELD } from '../../src/privacy/held-data.ts';
import { exportStep, failAbandonedExports } from '../../src/workflows/export-data.ts';
import { fillTables } from './held.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const DAY = 86_400_000;

async function ask(t: TestApp, cookie: string): Promise<DataExport> {
  const { status, json } = await t.call('/api/user/export', { method: 'POST', cookie });
  expect(status).toBe(202);
  return json;
}

async function download(t: TestApp, cookie: string, id: string): Promise<{ headers: Headers; files: Record<string, Uint8Array>; text: string }> {
  const answer = await t.app.fetch(new Request(`http://localhost:4321/api/user/export/${id}`, { headers: { Cookie: cookie } }));
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  const files = unzipSync(bytes);
  return { headers: answer.headers, files, text: strFromU8(files['dane.json'] as Uint8Array) };
}

const folder = (t: TestApp) => join(t.deps.config.dataDir, 'exports');

describe('the archive of a user’s data', () => {
  it('holds every table that knows a user, nobody else’s rows, and nothing that opens an account', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder({ invoice: { nip: '5260250274', companyName: 'Forma', companyAddress: 'Lublin' } });
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.fulfil(id);
    await t.call(`/api/reports/shares/${id}`, { body: { sections: ['horizon'], days: 7 } });
    const hash = t.deps.db.select().from(reportShares).get()?.hash ?? '?';
    t.deps.db.insert(invoices).values({ orderId: id, kind: 'invoice', number: 'FV 1/11/2026', issuedAt: t.clock() }).run();
    t.deps.db.insert(notices).values({ orderId: id, state: 'sent', note: 'Notatka administratora.', at: t.clock() }).run();
    t.deps.db
      .insert(recounts)
      .values({ orderId: id, marks: { out: [2], back: [] } as never, requestedAt: t.clock(), firstAt: t.clock() })
      .run();
    await t.placeOrder({ subjectName: 'Nieopłacona' });
    const user = t.deps.db.select().from(users).get();
    const other = await member(t, { email: 'jan@example.com' });
    fillTables(t, user as never, 'Malinowska');
    fillTables(t, other.user, 'Jagodzińska', 100);
    // More than a page of one table.
    const seen = Array.from({ length: 501 }, (_, i) => ({ userId: user?.id as string, pageKey: `x${i}`, at: t.clock() }));
    t.deps.db.insert(seenPages).values(seen).run();
    const cookie = `lustro=${await t.deps.sessions.create(user?.id as string)}`;
    const { id: exportId } = await ask(t, cookie);
    expect(t.workflows.at(-1)).toEqual({ name: 'export-data', input: { exportId } });
    await exportStep(t.deps, { exportId });
    const { headers, files, text } = await download(t, cookie, exportId);
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;

    // A new table with something on a user must find its way into the archive, and into `fillTables`.
    const columns = t.deps.db.$client
      .prepare(
        `select distinct m.name from sqlite_master m, pragma_table_info(m.name) c
         where m.type = 'table' and c.name in ('user_id', 'email', 'recipient', 'admin')`,
      )
      .all() as { name: string }[];
    const known = new Set(Object.values(HELD).map(({ table }) => table));
    expect(columns.length).toBeGreaterThan(15);
    expect(columns.filter(({ name }) => !known.has(name))).toEqual([]);
    expect(Object.keys(HELD).filter((name) => data[name]?.length === 0)).toEqual(['adminActs']);

    expect(data.account).toMatchObject([{ email: 'anna@example.com', firstName: 'Anna' }]);
    expect(data.orders).toMatchObject([
      {
        id,
        invoice: { nip: '5260250274' },
        invoices: [{ number: 'FV 1/11/2026' }],
        consents: { terms: true },
        shares: [{ sections: ['horizon'], until: '2026-11-27' }],
        report: { riskLevel: expect.any(String) },
        research: { documents: [] },
        recount: { attempt: 1 },
        notice: { state: 'sent' },
      },
      { subjectName: 'Nieopłacona', report: null, recount: null, notice: null },
    ]);
    expect(data.orders?.[0]?.events).toContainEqual(expect.objectContaining({ type: 'delivered' }));
    expect(data.seenPages?.filter(({ pageKey }) => String(pageKey).startsWith('x'))).toHaveLength(501);
    for (const hidden of ['Notatka administratora', 'editKey']) expect(text).not.toContain(hidden);
    expect(data.mentions?.map(({ hidden }) => hidden).sort()).toEqual(['muted', 'not_me', null]);
    const links = t.deps.db.select().from(passwordLinks).all();
    for (const secret of ['passwordHash', 'tajna treść', 'token-', hash, links[0]?.id ?? '?', 'jan@example.com', other.user.id, 'Jagodzińska'])
      expect(text, secret).not.toContain(secret);
    expect(Object.keys(files)).toEqual(['CZYTAJ.txt', 'dane.json', `raporty/${id.slice(0, 8)}-raport-wizerunku-Anna Kowalska.pdf`]);
    expect(strFromU8(files['CZYTAJ.txt'] as Uint8Array)).toContain('dane konta anna@example.com');
    expect(headers.get('content-disposition')).toBe('attachment; filename="lustro-dane-2026-11-20.zip"');
  });

  it('is one at a time, its owner’s alone, told by letter when it took long, and goes after a week', async () => {
    const t = await testApp();
    const [{ cookie }, other] = [await member(t), await member(t, { email: 'jan@example.com' })];
    expect((await t.call('/api/user/export', { cookie })).text).toBe('null');
    const first = await ask(t, cookie);
    expect([first.status, (await ask(t, cookie)).id]).toEqual(['queued', first.id]);
    expect((await t.call(`/api/user/export/${first.id}`, { cookie })).json).toMatchObject({ code: 'export_not_found' });
    t.passTime(60_000);
    for (let again = 0; again < 2; again++) await exportStep(t.deps, { exportId: first.id });
    expect((await t.call('/api/user/export', { cookie })).json).toMatchObject({ id: first.id, status: 'ready', size: expect.any(Number) });
    await t.deliver();
    expect(t.letters.map(({ template }) => template)).toEqual(['export-ready']);
    expect(t.letters[0]?.text).toContain(`/settings?export=${first.id}`);
    for (const stranger of [other.cookie, '']) {
      const answer = await t.call(`/api/user/export/${first.id}`, { cookie: stranger });
      expect(answer.status).toBe(stranger ? 404 : 401);
    }
    expect((await t.call('/api/user/export', { cookie: other.cookie })).text).toBe('null');
    t.passTime(7 * DAY);
    expect((await t.call(`/api/user/export/${first.id}`, { cookie })).status).toBe(404);
    expect((await t.call('/api/user/export', { cookie })).text).toBe('null');
    expect(readdirSync(folder(t))).toEqual([`${first.id}.zip`]);
    await cleanUp(t.deps);
    expect(readdirSync(folder(t))).toEqual([]);
  });

  it('that fails says so, leaves no file, and can be asked for again, a few times a day', async () => {
    const t = await testApp();
    const { cookie } = await member(t);
    const { id } = await ask(t, cookie);
    t.endRun(`run-${id}`);
    await failAbandonedExports(t.deps);
    expect((await t.call('/api/user/export', { cookie })).json).toMatchObject({ id, status: 'failed' });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { status, json } = await t.call('/api/user/export', { method: 'POST', cookie });
      statuses.push(status);
      if (status === 202) await exportStep(t.deps, { exportId: (json as DataExport).id });
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    expect((await t.call('/api/user/export', { method: 'POST', cookie })).json).toMatchObject({ message: expect.stringContaining('24 godziny') });
  });

  it('leaves out a report that is held back for the person described', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.fulfil(id);
    t.deps.db.update(orders).set({ caseId: 'LU-2026-000000' }).run();
    const cookie = `lustro=${await t.deps.sessions.create(t.order(id)?.userId as string)}`;
    const { id: exportId } = await ask(t, cookie);
    await exportStep(t.deps, { exportId });
    const { files, text } = await download(t, cookie, exportId);
    expect(Object.keys(files)).toEqual(['CZYTAJ.txt', 'dane.json']);
    expect(JSON.parse(text)).toMatchObject({ orders: [{ id, report: null, research: null }] });
  });

  it('of a large account is packed in small pieces: other work gets its turn all the time', async () => {
    const t = await testApp();
    const { user, cookie } = await member(t);
    const columns = 'id, user_id, subject_id, page_key, url, domain, title, content, kind, channel, found_at, reach, fingerprint, sha256';
    t.deps.db.$client
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
         insert into mentions (${columns}) select i, ?, ?, 'p' || i, 'https://x.example/' || i, 'x.example', 't', 'Zdanie ' || i, 'news', 'media', 0, 5, 'f', 's' from n`,
      )
      .run(user.id, user.id);
    const { id } = await ask(t, cookie);
    let turns = 0;
    let packing = true;
    const other = () => {
      turns++;
      if (packing) setImmediate(other);
    };
    setImmediate(other);
    await exportStep(t.deps, { exportId: id });
    packing = false;
    expect(turns).toBeGreaterThan(10);
    expect(JSON.parse((await download(t, cookie, id)).text).mentions).toHaveLength(5_000);
    expect(existsSync(join(folder(t), `${id}.zip.part`))).toBe(false);
  });
});
