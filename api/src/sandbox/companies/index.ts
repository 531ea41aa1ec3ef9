/** Stand-in for the white list of VAT payers, in its wire format. Its companies are invented; their NIPs repeat one digit. */
import { Hono } from 'hono';

const subject = (nip: string, fields: Record<string, unknown>) => ({
  nip,
  statusVat: 'Czynny',
  regon: '000000000',
  pesel: null,
  krs: null,
  residenceAddress: null,
  workingAddress: null,
  representatives: [],
  authorizedClerks: [],
  partners: [],
  registrationLegalDate: '2014-01-01',
  accountNumbers: [],
  hasVirtualAccounts: false,
  ...fields,
});

const COMPANIES = new Map(
  [
    subject('1111111111', { name: 'PRZYKŁADOWA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', workingAddress: 'WIOSENNA 10, 00-123 WARSZAWA', krs: '0000000001' }),
    subject('2222222222', { name: 'JAN PRZYKŁADOWY', residenceAddress: 'POLNA 3/4, 20-001 LUBLIN', pesel: '00000000000' }),
  ].map((company) => [company.nip, company]),
);

/** The service as a Hono app, to be mounted. */
export function createCompanyList() {
  return new Hono().get('/api/search/nip/:nip', (c) => {
    const nip = c.req.param('nip');
    if (!/^\d{10}$/.test(nip)) return c.json({ code: 'WL-115', message: 'Nieprawidłowy NIP.' }, 400);
    return c.json({ result: { subject: COMPANIES.get(nip) ?? null, requestDateTime: '22-11-2026 08:00:00', requestId: 'demo0-0000000' } });
  });
}
