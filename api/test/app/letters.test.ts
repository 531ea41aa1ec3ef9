import { describe, expect, it } from 'vitest';
import { loginDetails, orderConfirmation, orderOnAccount, refundLate, reportReady } from '../../src/mail/letters.ts';
import { alertLetter } from '../../src/mail/letters-alerts.ts';
import { monthlyReport, quietWeek } from '../../src/mail/letters-digests.ts';
import { unsubscribed } from '../../src/mail/letters-lists.ts';

const sender = { siteUrl: 'https://lustro.example', demo: false };
const at = new Date('2026-11-20T09:00:00Z');
const purchase = {
  orderId: '0123456789abcdef0123456789abcdef',
  subjectName: 'Anna Kowalska',
  createdAt: at,
  paidAt: at,
  deadline: new Date('2026-11-21T09:00:00Z'),
  method: 'blik',
  consentAt: at,
  termsVersion: '2026-11-21',
  invoice: null,
};
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

const found = { headline: 'Chwalą dwa źródła na trzy.', score: 56, squares: [] };

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    const leave = { list: 'emailAlerts', token: 'abc' } as const;
    const alert = { title: 'Poważny zarzut', description: 'W 2 źródłach\nŹródła: gazeta.example.', severity: 'critical', createdAt: at } as const;
    const month = { month: '2026-10', orderId: purchase.orderId, mentions: 3, before: 5, sentiment: 70, scoring: 60, keptUntil: at };
    for (const letter of [
      orderConfirmation(sender, purchase),
      loginDetails(sender, { email: 'a@example.com', token: 'abc', expiresAt: at }),
      alertLetter(sender, { subjectName: 'Anna Kowalska', alerts: [alert, alert], leave }),
      quietWeek(sender, { subjectName: 'Anna Kowalska', from: at, to: at, asked: 3, unanswered: ['searxng'] }, leave),
      monthlyReport(sender, { ...month, change: { sentiment: 2, scoring: -1, kpi: { name: 'Jakość treści', by: 4, certain: true } } }, leave),
      unsubscribed(sender, { list: 'weeklyReports' }),
    ]) {
      const words = (text: string): string[] => [...(text.match(/\p{L}{3,}/gu) ?? [])];
      const html = new Set(words(letter.html));
      expect(words(letter.text).filter((word) => !html.has(word))).toEqual([]);
    }
  });

  it('cuts no number, address or „e-mail” in two at the end of a line', () => {
    const whole = (html: string) => Array.from(html.matchAll(/<span[^>]*nowrap">([^<]+)</g), ([, text]) => plain(text ?? ''));
    const { html } = orderConfirmation(sender, purchase);
    expect(new Set(whole(html))).toEqual(
      new Set([
        '00-000 Warszawa',
        'NIP 000-000-00-00',
        'KRS 0000000000',
        'REGON 000000000',
        '+48 000 000 000',
        'tel. +48 000 000 000',
        'kontakt@lustro.example',
        'e-mailem',
      ]),
    );
    expect(html).toMatch(/nowrap;font-size:12px">0123456789abcdef0123456789abcdef</);
    const long = 'bardzo.dlugi.adres.klientki@poczta-przedsiebiorstwa.example';
    expect(loginDetails(sender, { email: long, token: 'abc', expiresAt: at }).html).toContain(long.replace('@', '@<wbr>'));
  });

  it('shows an address without what a phone would break, and links to all of it', () => {
    const { html, text } = orderConfirmation(sender, purchase);
    expect(html).toContain(
      `<a href="https://lustro.example/tracking?orderId=${purchase.orderId}" style="color:#123f5c;white-space:nowrap">lustro.example/tracking</a>`,
    );
    expect(text).toContain(`https://lustro.example/tracking?orderId=${purchase.orderId}`);
    for (const [, words = ''] of html.matchAll(/<a [^>]*>([^<]*)</g)) expect(words.length).toBeLessThanOrEqual(32);
  });

  it('that confirms an order is the durable proof of it: facts, consent, seller and the way to withdraw', () => {
    const text = plain(orderConfirmation(sender, purchase).text);
    for (const fact of [
      'Numer: 0123456789abcdef0123456789abcdef',
      'Cena: 50,00 zł brutto, zapłacono 20 listopada 2026 r., 10:00 (BLIK)',
      'Termin: najpóźniej 21 listopada 2026 r., 10:00',
      'w ciągu 14 dni od jej zawarcia',
      'stracę prawo do odstąpienia.”',
      'https://lustro.example/odstapienie',
      'Załączniki: Regulamin (wersja z 21 listopada 2026 r.), wzór formularza odstąpienia.',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('Faktur');
    const invoice = { nip: '5260250274', companyName: 'Sowa sp. z o.o.', companyAddress: 'Lipowa 1, 20-001 Lublin' };
    expect(plain(orderConfirmation(sender, { ...purchase, invoice }).text)).toContain('Faktura na: Sowa sp. z o.o., Lipowa 1, 20-001 Lublin, NIP 5260250274');
    expect(plain(orderConfirmation(sender, { ...purchase, consentAt: null }).text)).not.toContain('otrzymaliśmy Twoją zgodę');
  });

  it('about a finished report draws it: a square a source, and the same in words for those who see no picture', () => {
    const facts = { orderId: purchase.orderId, subjectName: 'Anna Kowalska', sources: 3, domains: 3, refund: false, unread: 0, keptUntil: at };
    const square = (n: number, date: string | null, tone: 'positive' | 'negative' | null) => ({
      n,
      date,
      tone,
      own: tone === null,
      reach: 0,
      label: '<b>x</b>',
    });
    const squares = [square(1, '2025-01-02', 'positive'), square(2, '2026-03-04', 'negative'), square(3, null, null)];
    const letter = reportReady(sender, { ...facts, ...found, squares });
    expect(letter.html.match(/#10b981/g)).toHaveLength(1);
    expect(letter.html.match(/#ef4444/g)).toHaveLength(1);
    expect(letter.html.match(/background:#1b1815/g)).toHaveLength(1);
    expect(letter.html).not.toContain('<b>x</b>');
    expect(plain(letter.text)).toContain('Nad linią 1 przychylne');
    expect(plain(letter.text)).toContain('Średnia wskaźników: 5,6/10. 3 źródła z 3 domen.');
    expect(letter.html.match(/border-radius:2px/g)).toHaveLength(1);
    expect(plain(reportReady(sender, { ...facts, ...found, score: null, squares: [] }).text)).not.toContain('Średnia');
  });

  it('has a dark colour for all that it draws, where a mail program asks for the dark', () => {
    const square = { n: 1, date: '2025-01-02', tone: 'neutral', own: false, reach: 0, label: 'x' } as const;
    const squares = [square, { ...square, n: 2, own: true }, { ...square, n: 3, tone: null }, { ...square, n: 4, tone: 'negative', uncertain: true }] as const;
    const facts = { orderId: purchase.orderId, subjectName: 'Anna Kowalska', sources: 4, domains: 3, refund: false, unread: 0, keptUntil: at };
    for (const { html } of [orderConfirmation({ ...sender, demo: true }, purchase), reportReady(sender, { ...facts, ...found, squares })]) {
      const dark = html.match(/@media\(prefers-color-scheme:dark\)\{(.*?)\}\}<\/style>/s)?.[1] ?? '';
      const drawn = [...(html.split('</head>')[1] ?? '').matchAll(/<(div|td|p|a|body)\b([^>]*(?:background|border[a-z-]*|[^-]color):[^>]*)>/g)];
      expect(drawn.length).toBeGreaterThan(5);
      for (const [, tag = '', attributes = ''] of drawn) {
        const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
        expect(['body', 'a'].includes(tag) || names.some((name) => dark.includes(`.${name}{`)), attributes).toBe(true);
      }
    }
  });

  it('takes what a buyer typed as text, and its subject stays one line', () => {
    const subjectName = 'Zły"><img src=x onerror=alert(1)>\r\nBcc: x@example.com';
    const letter = orderConfirmation(sender, { ...purchase, subjectName });
    expect(letter.html).not.toContain('<img');
    const ready = reportReady(sender, { orderId: purchase.orderId, subjectName, sources: 60, domains: 20, refund: false, unread: 0, keptUntil: at, ...found });
    expect(ready.subject).not.toMatch(/[\r\n]/);
    expect(plain(ready.text)).not.toContain('zwracamy');
  });

  it('about a second order tells an owner without a password how to get one', () => {
    const order = { orderId: purchase.orderId, email: 'a@example.com' };
    expect(plain(orderOnAccount(sender, { ...order, hasPassword: true, accepted: true }).text)).toContain('Hasło się nie zmieniło');
    expect(plain(orderOnAccount(sender, { ...order, hasPassword: false, accepted: false }).text)).toContain('„Nie pamiętam hasła”');
  });

  it('about a late report knows whether it has come', () => {
    const facts = { orderId: purchase.orderId, deadline: at, refundId: 're_1' };
    expect(plain(refundLate(sender, { ...facts, deliveredAt: null }).text)).toContain('Raport kończymy');
    expect(plain(refundLate(sender, { ...facts, deliveredAt: purchase.deadline }).text)).toContain('Był gotowy dopiero 21 listopada 2026 r., 10:00.');
  });
});
