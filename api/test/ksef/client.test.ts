import { describe, expect, it } from 'vitest';
import { KsefError } from '../../src/ksef/ask.ts';
import { correctionXml, invoiceXml } from '../../src/ksef/fa3.ts';
import { splitGross } from '../../src/orders/invoices.ts';
import { ksefServer, NIP } from './server.ts';

const SELLER = { nip: NIP, name: 'Sprzedawca', address: 'ul. Prosta 1, 80-001 Gdańsk' };
const BUYER = {
  companyName: 'Nabywca',
  companyAddress: 'Rynek 1',
  nip: '5260250274',
  item: 'Raport',
  ...splitGross(5_000),
  vatPercent: 23,
  gross: 5_000,
  currency: 'PLN',
};

const START = Date.parse('2026-12-03T09:00:00Z');
/** A server with a clock that the test moves. */
async function world(over: Parameters<typeof ksefServer>[0] extends infer O ? Partial<O> : never = {}) {
  let now = START;
  const server = await ksefServer({ clock: () => new Date(now), ...over });
  return {
    ...server,
    passTime(ms: number) {
      now += ms;
    },
  };
}
const invoice = (number = 'LU/2026/12/1', companyName = 'Nabywca') =>
  invoiceXml(SELLER, { ...BUYER, companyName }, { number, day: '2026-12-03', at: new Date(START), paidDay: '2026-12-02' }, 'card');

async function faultOf(act: Promise<unknown>) {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof KsefError)) throw new Error(`no fault of KSeF: ${error}`);
  return { fault: error.fault, http: error.http, retryAfterMs: error.retryAfterMs, said: error.said };
}

describe('the client of KSeF', () => {
  it('signs in, sends what only the system can open, learns the number and fetches the receipt', async () => {
    const { ksef, system, paths, passTime } = await world({ processMs: 1_000 });
    const session = await ksef.open();
    const sent = await ksef.send(session, invoice());
    expect(await ksef.outcome(session.reference, sent)).toEqual({ state: 'pending' });
    expect(await ksef.receipt(session.reference)).toEqual({ state: 'open' });
    await ksef.close(session.reference);
    expect(await ksef.receipt(session.reference)).toEqual({ state: 'pending' });
    passTime(1_000);
    const outcome = await ksef.outcome(session.reference, sent);
    const [accepted] = system.accepted();
    expect(accepted).toMatchObject({ nip: NIP, kind: 'VAT', number: 'LU/2026/12/1', buyer: 'Nabywca' });
    expect(outcome).toEqual({ state: 'accepted', ksefNumber: accepted?.ksefNumber, session: session.reference, hash: null });
    expect(await ksef.receipt(session.reference)).toMatchObject({ state: 'ready', xml: expect.stringContaining(accepted?.ksefNumber ?? '-') });
    // One sign-in serves them all.
    expect(paths.filter((path) => path.startsWith('POST /auth/challenge'))).toHaveLength(1);

    const correction = correctionXml(
      SELLER,
      BUYER,
      { number: 'LU/K/2026/12/1', day: '2026-12-03', at: new Date(START), paidDay: '2026-12-02' },
      { number: 'LU/2026/12/1', day: '2026-12-03', ksefNumber: accepted?.ksefNumber ?? '', reason: 'Zwrot' },
    );
    const second = await ksef.open();
    const corrected = await ksef.send(second, correction);
    passTime(1_000);
    expect(await ksef.outcome(second.reference, corrected)).toMatchObject({ state: 'accepted' });
    expect(system.accepted().map(({ kind }) => kind)).toEqual(['VAT', 'KOR']);
  });

  it('learns the number of the first from a repetition, and whether it was the same document', async () => {
    const { ksef, system } = await world();
    const first = await ksef.open();
    await ksef.send(first, invoice());
    const second = await ksef.open();
    const outcomes = [await ksef.send(second, invoice()), await ksef.send(second, invoice('LU/2026/12/1', 'Inna'))].map((sent) =>
      ksef.outcome(second.reference, sent),
    );
    const ksefNumber = system.accepted()[0]?.ksefNumber;
    const [same, other] = await Promise.all(outcomes);
    expect(same).toMatchObject({ state: 'accepted', ksefNumber, session: first.reference, hash: expect.any(String) });
    expect(other).toEqual(same);
    expect(system.accepted()).toHaveLength(1);
  });

  it('signs in again when its access has run out or was withdrawn', async () => {
    const { ksef, system, paths, passTime } = await world();
    await ksef.open();
    passTime(15 * 60_000);
    await ksef.open();
    system.signOut();
    await ksef.open();
    expect(paths.filter((path) => path.startsWith('POST /auth/challenge'))).toHaveLength(3);
  });

  it('tells a wrong token, a refused document and a lost one apart, in the words of the system', async () => {
    const { client, ksef } = await world();
    expect(await faultOf(client({ token: 'another' }).open())).toMatchObject({ fault: 'denied', said: expect.stringContaining('Nieprawidłowy token') });
    const session = await ksef.open();
    const outcome = async (xml: string) => ksef.outcome(session.reference, await ksef.send(session, xml));
    expect(await outcome(invoice('1', 'KSEF-450'))).toEqual({ state: 'refused', said: '450; Błąd weryfikacji semantyki dokumentu faktury; Nabywca: KSEF-450' });
    expect(await outcome(invoice('2', 'KSEF-550'))).toMatchObject({ state: 'again' });
    expect(await outcome(invoice('3').replace('<JST>2</JST>', ''))).toMatchObject({ state: 'refused', said: expect.stringContaining('JST') });
    await ksef.close(session.reference);
    expect(await faultOf(ksef.send(session, invoice('4')))).toMatchObject({ fault: 'refused', http: 400, said: expect.stringContaining('21180') });
    expect(await faultOf(ksef.outcome(session.reference, 'unknown'))).toMatchObject({ fault: 'refused', http: 404 });
  });

  it('keeps the pause that it is asked for, without another request', async () => {
    const { ksef, system, paths, passTime } = await world();
    const session = await ksef.open();
    for (let i = 0; i < 10; i++) await ksef.send(session, invoice(`A ${i}`));
    expect(await faultOf(ksef.send(session, invoice('B')))).toMatchObject({ fault: 'busy', http: 429, retryAfterMs: 1_000 });
    const asked = paths.length;
    expect(await faultOf(ksef.send(session, invoice('B')))).toMatchObject({ fault: 'busy' });
    expect(paths).toHaveLength(asked);
    passTime(1_000);
    await ksef.send(session, invoice('B'));
    expect(system.accepted()).toHaveLength(11);
  });

  it('names every other way to fail', async () => {
    const { ksef, system, client } = await world();
    await ksef.signIn();
    const opening = { method: 'POST', path: '/sessions/online' };
    const cases = [
      [
        { ...opening, status: 503, retryAfter: 30 },
        { fault: 'down', http: 503, retryAfterMs: 30_000 },
      ],
      [
        { ...opening, status: 403 },
        { fault: 'denied', http: 403 },
      ],
      [
        { ...opening, status: 408 },
        { fault: 'timeout', http: 408 },
      ],
      [
        { ...opening, status: 302 },
        { fault: 'unknown_answer', http: 302 },
      ],
      [
        { ...opening, status: 201, body: '<html>' },
        { fault: 'unknown_answer', said: 'no JSON' },
      ],
      [{ ...opening, status: 201, body: '{"referenceNumber":5}' }, { fault: 'unknown_answer' }],
      [
        { ...opening, status: 201, body: 'x'.repeat(3_000_000) },
        { fault: 'unknown_answer', said: 'too large' },
      ],
      [{ ...opening, cut: true }, { fault: 'no_connection' }],
      [
        { method: 'GET', path: '/security/.*', status: 200, body: '[]' },
        { fault: 'unknown_answer', said: expect.stringContaining('no valid certificate') },
      ],
    ] as const;
    for (const [fault, expected] of cases) {
      system.fail(fault);
      expect(await faultOf(ksef.open())).toMatchObject(expected);
    }
    const never = client({
      fetch: (_, init) => new Promise((_, lost) => init?.signal?.addEventListener('abort', () => lost(init.signal?.reason))),
      timeoutMs: 20,
    });
    expect(await faultOf(never.open())).toMatchObject({ fault: 'timeout' });
    const stopped = new AbortController();
    stopped.abort(new Error('stopping'));
    await expect(ksef.open(stopped.signal)).rejects.toThrow('stopping');
  });

  it('takes no number whose check digits are wrong, and sends its token to no other host', async () => {
    const { ksef, system, url } = await world();
    const session = await ksef.open();
    const sent = await ksef.send(session, invoice());
    const wrong = system.accepted()[0]?.ksefNumber.replace(/..$/, (digits) => (digits === '00' ? '01' : '00'));
    system.fail({
      method: 'GET',
      path: '/sessions/.*/invoices/.*',
      status: 200,
      body: JSON.stringify({ ksefNumber: wrong, status: { code: 200, description: '' } }),
    });
    expect(await faultOf(ksef.outcome(session.reference, sent))).toMatchObject({ fault: 'unknown_answer' });
    const seen: (string | null)[] = [];
    const other = await ksefServer({ clock: () => new Date(START) });
    const spying = other.client({
      url,
      fetch: async (input, init) => {
        if (!String(input).startsWith(url)) seen.push(new Headers(init?.headers).get('authorization'));
        return String(input).startsWith(url) ? fetch(input, init) : new Response('<Potwierdzenie/>');
      },
    });
    const link = (downloadUrl: string) =>
      system.fail({
        method: 'GET',
        path: '/sessions/[^/]*',
        status: 200,
        body: JSON.stringify({ status: { code: 200, description: '' }, upo: { pages: [{ downloadUrl }] } }),
      });
    link('https://store.example/upo?sig=1');
    expect(await spying.receipt(session.reference)).toEqual({ state: 'ready', xml: '<Potwierdzenie/>' });
    link('http://store.example/upo?sig=1');
    expect(await faultOf(spying.receipt(session.reference))).toMatchObject({ fault: 'unknown_answer' });
    expect(seen).toEqual([null]);
  });
});
