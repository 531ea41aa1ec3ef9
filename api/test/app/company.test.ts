import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createCompanyRegister } from '../../src/orders/company-register.ts';
import { createCompanyList } from '../../src/sandbox/companies/index.ts';
import { serve } from '../research/web.ts';
import { testApp } from './test-app.ts';

/** The service's answer as recorded, with an invented company. */
const RECORDED = {
  result: {
    subject: {
      name: 'PIEKARNIA SOWA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      nip: '1111111111',
      statusVat: 'Czynny',
      regon: '888888888',
      pesel: '70010112345',
      krs: '0000424242',
      residenceAddress: null,
      workingAddress: 'LIPOWA 1, 20-001 LUBLIN',
      representatives: [{ firstName: 'EWA', lastName: 'SOWA', pesel: '70010112345' }],
      authorizedClerks: [],
      partners: [],
      registrationLegalDate: '2014-01-01',
      removalDate: null,
      accountNumbers: ['20030040000005556667779998'],
      hasVirtualAccounts: false,
    },
    requestDateTime: '22-11-2026 08:00:00',
    requestId: 'd2n10-84df1a1',
  },
};

/** The connector over HTTP, and what it asked. */
async function register(answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  let now = Date.parse('2026-11-22T22:30:00Z');
  const base = await serve((request: IncomingMessage, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  const find = createCompanyRegister({ base, fetch, clock: () => new Date(now), userAgent: 'Lustro' });
  return { find, asked, passTime: (ms: number) => (now += ms) };
}
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the white list of VAT payers', () => {
  it('is asked in its wire format, for the Polish day, once a day for each company', async () => {
    const { find, asked, passTime } = await register(json(200, RECORDED));
    expect(await find('1111111111')).toEqual({
      companyName: 'PIEKARNIA SOWA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      companyAddress: 'LIPOWA 1, 20-001 LUBLIN',
    });
    await find('1111111111');
    expect(asked).toEqual(['/api/search/nip/1111111111?date=2026-11-22']);
    passTime(3_600_000);
    await find('1111111111');
    expect(asked.at(-1)).toBe('/api/search/nip/1111111111?date=2026-11-23');
  });

  it('has no such company, or one without an address', async () => {
    expect(await (await register(json(200, { result: { subject: null, requestId: 'x' } }))).find('1111111111')).toBeNull();
    const bare = { result: { subject: { ...RECORDED.result.subject, workingAddress: null } } };
    expect(await (await register(json(200, bare))).find('1111111111')).toBeNull();
  });

  it.each([
    ['an error of its own', json(400, { code: 'WL-115', message: 'Nieprawidłowy NIP.' })],
    ['a fault', json(500, {})],
    ['another format', json(200, { subject: {} })],
    ['a page', (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Przerwa techniczna</html>')],
  ])('answers with %s: the company cannot be had', async (_what, answer) => {
    await expect((await register(answer)).find('1111111111')).rejects.toThrow();
  });

  it('is left alone for an hour after it has refused', async () => {
    const { find, asked, passTime } = await register(json(429, {}));
    for (const nip of ['1111111111', '2222222222']) await expect(find(nip)).rejects.toThrow();
    expect(asked).toHaveLength(1);
    passTime(3_600_001);
    await expect(find('2222222222')).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});

describe('the company of an invoice', () => {
  it('is found by its NIP: name and address, and nothing of its people', async () => {
    const t = await testApp();
    const find = (nip: string) => t.call(`/api/reports/company/${nip}`);
    expect(await find('1111111111')).toMatchObject({
      status: 200,
      json: { company: { companyName: 'PRZYKŁADOWA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', companyAddress: 'WIOSENNA 10, 00-123 WARSZAWA' } },
    });
    expect((await find('2222222222')).json).toEqual({ company: { companyName: 'JAN PRZYKŁADOWY', companyAddress: 'POLNA 3/4, 20-001 LUBLIN' } });
    expect((await find('3333333333')).json).toEqual({ company: null, why: 'unknown' });
    expect((await find('1234567890')).status).toBe(404);
    expect((await createCompanyList().request('/api/search/nip/12')).status).toBe(400);
  });

  it('is typed by hand when the list is silent or none is connected, and asked for a few times an hour at most', async () => {
    const t = await testApp();
    t.deps.companies = () => Promise.reject(new Error('down'));
    expect((await t.call('/api/reports/company/1111111111')).json).toMatchObject({ code: 'register_unavailable' });
    t.deps.companies = async () => null;
    for (let i = 0; i < 19; i++) await t.call('/api/reports/company/1111111111');
    expect((await t.call('/api/reports/company/1111111111')).status).toBe(429);
    t.deps.companies = null;
    expect((await t.call('/api/reports/company/1111111111')).json).toEqual({ company: null, why: 'off' });
  });
});
