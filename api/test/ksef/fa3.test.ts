import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidNip } from '../../src/contract/rules.ts';
import { correctionXml, FA3_NAMESPACE, invoiceXml } from '../../src/ksef/fa3.ts';
import { crc8, isKsefNumber } from '../../src/ksef/number.ts';
import { splitGross } from '../../src/orders/invoices.ts';
import { hasXmllint, readXml, validate } from './read-xml.ts';

const SELLER = { nip: '9999999999', name: 'Sprzedawca & Syn', address: 'ul. Prosta 1, 80-001 Gdańsk' };
const BUYER = {
  companyName: 'Nabywca sp. z o.o.',
  companyAddress: 'Rynek 1, 20-111 Lublin',
  nip: '5260250274',
  item: 'Raport wizerunku, zamówienie 374b65a6',
  ...splitGross(5_000),
  vatPercent: 23,
  gross: 5_000,
  currency: 'PLN',
};
const ISSUED = { number: 'LU/2026/12/1', day: '2026-12-03', at: new Date('2026-12-03T09:15:00.123Z'), paidDay: '2026-12-02' };
const CORRECTED = { number: 'LU/2026/12/1', day: '2026-12-03', ksefNumber: '5265877635-20250626-010080DD2B5E-26', reason: 'Zwrot całej ceny (gwarancja)' };
const REFUNDED = { ...ISSUED, number: 'LU/K/2026/12/1', day: '2026-12-05' };

const invoice = (over: Partial<typeof BUYER> = {}, issued = ISSUED) => invoiceXml(SELLER, { ...BUYER, ...over }, issued, 'blik');
const correction = (over: Partial<typeof BUYER> = {}) => correctionXml(SELLER, { ...BUYER, ...over }, REFUNDED, CORRECTED);

/** Leaves in their order, from the structure of two documents that the official schema accepts. */
const HEAD = ['KodFormularza', 'WariantFormularza', 'DataWytworzeniaFa', 'SystemInfo'].map((name) => `Naglowek/${name}`);
const PARTIES = [
  ...['DaneIdentyfikacyjne/NIP', 'DaneIdentyfikacyjne/Nazwa', 'Adres/KodKraju', 'Adres/AdresL1'].map((name) => `Podmiot1/${name}`),
  ...['DaneIdentyfikacyjne/NIP', 'DaneIdentyfikacyjne/Nazwa', 'Adres/KodKraju', 'Adres/AdresL1', 'JST', 'GV'].map((name) => `Podmiot2/${name}`),
];
const SUMS = ['KodWaluty', 'P_1', 'P_2', 'P_6', 'P_13_1', 'P_14_1', 'P_15'];
const NOTES = ['P_16', 'P_17', 'P_18', 'P_18A', 'Zwolnienie/P_19N', 'NoweSrodkiTransportu/P_22N', 'P_23', 'PMarzy/P_PMarzyN'].map(
  (name) => `Adnotacje/${name}`,
);
const LINE = ['NrWierszaFa', 'P_7', 'P_8A', 'P_8B', 'P_9B', 'P_11A', 'P_11Vat', 'P_12'].map((name) => `FaWiersz/${name}`);
const PAID = ['Zaplacono', 'DataZaplaty', 'FormaPlatnosci'].map((name) => `Platnosc/${name}`);
const CORRECTS = [
  ...['PrzyczynaKorekty', 'TypKorekty'],
  ...['DataWystFaKorygowanej', 'NrFaKorygowanej', 'NrKSeF', 'NrKSeFFaKorygowanej'].map((name) => `DaneFaKorygowanej/${name}`),
];
const inFa = (names: string[]) => names.map((name) => `Fa/${name}`);

function leaves(xml: string): string[] {
  const { paths } = readXml(xml);
  return paths.filter((path, i) => !paths[i + 1]?.startsWith(`${path}/`)).map((path) => path.replace('Faktura/', ''));
}

describe('an invoice in FA(3)', () => {
  it('has the elements of the schema in their order, and so has its correction', () => {
    expect(leaves(invoice())).toEqual([...HEAD, ...PARTIES, ...inFa([...SUMS, ...NOTES, 'RodzajFaktury', ...LINE, ...PAID])]);
    expect(leaves(correction())).toEqual([...HEAD, ...PARTIES, ...inFa([...SUMS, ...NOTES, 'RodzajFaktury', ...CORRECTS, ...LINE])]);
    for (const xml of [invoice(), correction()]) {
      expect(xml).toContain(`<Faktura xmlns="${FA3_NAMESPACE}">`);
      expect(xml).toContain('<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>');
      expect(xml).toContain('<DataWytworzeniaFa>2026-12-03T09:15:00Z</DataWytworzeniaFa>');
    }
  });

  it('says what was sold to whom, and the correction takes back the same amounts', () => {
    const fields = ['P_2', 'P_13_1', 'P_14_1', 'P_15', 'RodzajFaktury', 'FaWiersz/P_8B', 'FaWiersz/P_9B', 'FaWiersz/P_11A', 'FaWiersz/P_11Vat'];
    const values = (xml: string) => fields.map((name) => readXml(xml).text(`Faktura/Fa/${name}`));
    expect(values(invoice())).toEqual(['LU/2026/12/1', '40.65', '9.35', '50.00', 'VAT', '1', '50.00', '50.00', '9.35']);
    expect(values(correction())).toEqual(['LU/K/2026/12/1', '-40.65', '-9.35', '-50.00', 'KOR', '-1', '50.00', '-50.00', '-9.35']);
    const { text } = readXml(correction());
    expect(text('Faktura/Podmiot1/DaneIdentyfikacyjne/Nazwa')).toBe('Sprzedawca & Syn');
    expect(text('Faktura/Fa/DaneFaKorygowanej/NrKSeFFaKorygowanej')).toBe(CORRECTED.ksefNumber);
    expect(text('Faktura/Fa/PrzyczynaKorekty')).toBe('Zwrot całej ceny (gwarancja)');
  });

  it('leaves out a day of payment that is the day of issue, and a form of payment that the schema does not know', () => {
    const sameDay = readXml(invoiceXml(SELLER, BUYER, { ...ISSUED, paidDay: ISSUED.day }, 'paypal'));
    expect([sameDay.text('Faktura/Fa/P_6'), sameDay.text('Faktura/Fa/Platnosc/FormaPlatnosci')]).toEqual([undefined, undefined]);
    const forms = ['card', 'p24', 'blik', null].map((method) => readXml(invoiceXml(SELLER, BUYER, ISSUED, method)).text('Faktura/Fa/Platnosc/FormaPlatnosci'));
    expect(forms).toEqual(['2', '6', '7', undefined]);
    expect(() => invoice({ vatPercent: 8 })).toThrow('not for 8%');
  });

  it('keeps hostile names of companies as text', () => {
    const names: [string, string][] = [
      ['A & B <C> "D" \'E\'', 'A & B <C> "D" \'E\''],
      [']]> <!-- x --> <?xml?> &amp; &#0;', ']]> <!-- x --> <?xml?> &amp; &#0;'],
      ['Zły\u0000\u0007znak\u000b\ufffe\ud800 tu', 'Zły znak tu'],
      ['  dwa\n\n wiersze\t ', 'dwa wiersze'],
      ['ż'.repeat(600), 'ż'.repeat(512)],
      ['🜚'.repeat(600), '🜚'.repeat(512)],
      ['\u0000\u0001', 'NIP 5260250274'],
    ];
    for (const [typed, shown] of names) {
      const { text, paths } = readXml(invoice({ companyName: typed }));
      expect(text('Faktura/Podmiot2/DaneIdentyfikacyjne/Nazwa')).toBe(shown);
      expect(paths).toEqual(readXml(invoice()).paths);
    }
  });

  it.skipIf(!hasXmllint)('is valid for any typed company and any price (skipped where xmllint is not installed)', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    const any = fc.record({ companyName: text, companyAddress: text, gross: fc.integer({ min: 1, max: 10_000_000 }) });
    const documents = fc.sample(any, 60).flatMap(({ gross, ...typed }) => {
      const over = { ...typed, gross, ...splitGross(gross) };
      for (const xml of [invoice(over), correction(over)]) {
        const sum = (name: string) => Math.round(Number(readXml(xml).text(`Faktura/Fa/${name}`)) * 100);
        expect(sum('P_13_1') + sum('P_14_1')).toBe(sum('P_15'));
      }
      return [invoice(over), correction(over)];
    });
    expect(() => validate(documents)).not.toThrow();
    // What the order form takes for a tax number is one for the schema, too.
    const numbers = ['0123456789', '2000000001', ...fc.sample(fc.stringMatching(/^\d{10}$/), 2_000), '5260250274'].filter(isValidNip);
    expect(numbers.length).toBeGreaterThan(20);
    expect(() => validate(numbers.map((nip) => invoice({ nip })))).not.toThrow();
    for (const [good, broken] of [
      ['<P_15>50.00</P_15>', '<P_15>050.00</P_15>'],
      ['<JST>2</JST>', ''],
      ['<P_1>2026-12-03</P_1><P_2>LU/2026/12/1</P_2>', '<P_2>LU/2026/12/1</P_2><P_1>2026-12-03</P_1>'],
    ] as const)
      expect(() => validate([invoice().replace(good, broken)]), broken).toThrow();
  });
});

describe('a KSeF number', () => {
  it('is known by its check digits and its seller', () => {
    // Two numbers of the system's own documentation.
    for (const number of ['5265877635-20250826-0100001AF629-AF', '5265877635-20250626-010080DD2B5E-26']) {
      expect(crc8(number.slice(0, 32))).toBe(number.slice(-2));
      expect(isKsefNumber(number, '5265877635')).toBe(true);
      expect(isKsefNumber(number, '9999999999')).toBe(false);
      for (const wrong of [number.replace('2025', '2026'), number.slice(0, -1), `${number}0`, number.toLowerCase(), ''])
        expect(isKsefNumber(wrong, '5265877635')).toBe(false);
    }
  });
});
