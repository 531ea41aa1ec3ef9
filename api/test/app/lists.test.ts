import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { MailList } from '../../src/contract/privacy.ts';
import { mailFlags } from '../../src/settings/mail-flags.ts';
import { unsubscribeToken } from '../../src/settings/unsubscribe.ts';
import { member } from './member.ts';
import { type TestApp, testApp } from './test-app.ts';

const link = (t: TestApp, userId: string, list: MailList) => t.deps.db.transaction((tx) => unsubscribeToken(tx, userId, list, t.clock()));

describe('leaving a list', () => {
  it('takes one click of a mail program, is confirmed once, and can be taken back', async () => {
    const t = await testApp();
    const { user } = await member(t);
    const token = link(t, user.id, 'weeklyReports');
    expect(link(t, user.id, 'weeklyReports')).toBe(token);
    expect(link(t, user.id, 'emailAlerts')).not.toBe(token);

    const look = await t.call(`/api/unsubscribe?token=${token}`);
    expect([look.status, look.headers.get('location')]).toEqual([302, `/wypisz?token=${token}`]);
    expect(mailFlags(t.deps.db, user.id).weeklyReports).toBe(true);

    const oneClick = {
      method: 'POST',
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.org', 'Sec-Fetch-Site': 'cross-site' },
    };
    for (let i = 0; i < 3; i++) expect((await t.call(`/api/unsubscribe?token=${token}`, oneClick)).json).toEqual({ list: 'weeklyReports' });
    expect(mailFlags(t.deps.db, user.id)).toMatchObject({ weeklyReports: false, emailAlerts: true, monthlyReports: true, realTimeMonitoring: false });
    await t.deliver();
    expect(t.letters).toMatchObject([{ to: user.email, subject: 'Wyłączone: Raporty tygodniowe', unsubscribeUrl: null }]);
    expect(t.letters[0]?.text).toContain('Raporty tygodniowe');

    expect((await t.call(`/api/resubscribe?token=${token}`, { ...oneClick })).status).toBe(403);
    expect((await t.call(`/api/resubscribe?token=${token}`, { method: 'POST' })).json).toEqual({ list: 'weeklyReports' });
    expect(mailFlags(t.deps.db, user.id).weeklyReports).toBe(true);
  });

  it('keeps the other switches, and the monthly report has its own', async () => {
    const t = await testApp();
    const { user, cookie } = await member(t);
    await t.call(`/api/unsubscribe?token=${link(t, user.id, 'monthlyReports')}`, { method: 'POST' });
    await t.call(`/api/unsubscribe?token=${link(t, user.id, 'emailAlerts')}`, { method: 'POST' });
    expect(mailFlags(t.deps.db, user.id)).toMatchObject({ monthlyReports: false, emailAlerts: false, weeklyReports: true });
    const { json } = await t.call('/api/user/settings', { cookie });
    expect(json).toMatchObject({ settings: { emailAlerts: false, weeklyReports: true } });
  });

  it('ends with the account', async () => {
    const t = await testApp();
    const token = 'x'.repeat(43);
    const { status, json } = await t.call(`/api/unsubscribe?token=${token}`, { method: 'POST' });
    expect([status, (json as { code: string }).code]).toEqual([410, 'link_expired']);
  });
});

describe('a letter that can be left', () => {
  it('says so in its head and at its foot', async () => {
    const { createMailer } = await import('../../src/mail/mailer.ts');
    const { SMTPServer } = await import('smtp-server');
    let raw = '';
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        stream.on('data', (chunk) => {
          raw += chunk;
        });
        stream.on('end', done);
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const port = (server.server.address() as { port: number }).port;
    const mailer = createMailer(`smtp://127.0.0.1:${port}`);
    const { weeklyDigest } = await import('../../src/mail/letters-digests.ts');
    const week = { from: new Date('2026-11-09T10:00:00Z'), to: new Date('2026-11-15T10:00:00Z') };
    const facts = {
      ...week,
      subjectName: 'Anna Kowalska',
      mentions: 0,
      change: null,
      positive: 0,
      negative: 0,
      neutral: 0,
      newDomains: [],
      opened: 0,
      resolved: 0,
      toRead: [],
      recommendation: null,
    };
    const letter = weeklyDigest({ siteUrl: 'https://lustro.example', demo: false }, facts, { list: 'weeklyReports', token: 'abc' });
    await mailer.send({ to: 'anna@example.com', messageId: '<1@lustro.example>', ...letter, unsubscribeUrl: letter.unsubscribeUrl ?? null, attachments: [] });
    mailer.close();
    await new Promise<void>((closed) => server.close(() => closed()));
    const mail = await PostalMime.parse(raw);
    const head = (key: string) => mail.headers.find((header) => header.key === key)?.value;
    expect(head('list-unsubscribe')).toBe('<https://lustro.example/api/unsubscribe?token=abc>, <mailto:kontakt@lustro.example?subject=wypisz>');
    expect(head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const body of [mail.text ?? '', mail.html ?? '']) {
      expect(body.replace(/\u00a0/g, ' ')).toContain('Dostajesz ten list, bo masz włączone „Raporty tygodniowe”.');
      expect(body).toContain('https://lustro.example/wypisz?token=abc');
      expect(body).not.toContain('nie można się z niego wypisać');
    }
  });
});
