/**
 * The structured invoice FA(3), version 1-0E, and its correction to nothing, as far as this shop needs them: one line at the basic
 * rate, paid before it is issued. Amounts are grosze; the tax is taken from the gross price (art. 106e(7) and (10) of the VAT act).
 */
import type { InvoiceDue } from '../contract/invoices.ts';
import { type Element, el, token, xmlDocument } from './xml.ts';

export const FA3_NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
/** Lengths of the schema's text types: addresses, names and items; numbers and reasons. */
const [LONG, SHORT] = [512, 256];
/** The rates whose sums stand in P_13_1 and P_14_1. */
const BASIC_RATES: readonly number[] = [22, 23];
/** `FormaPlatnosci`: card, transfer, mobile. */
const PAYMENT_FORMS: Readonly<Record<string, string>> = { card: '2', p24: '6', blik: '7' };

/** Whom invoices are from. `nip`: ten digits. */
export type Seller = { nip: string; name: string; address: string };

/** What a document says beside the order's data. Days are Polish, `YYYY-MM-DD`. */
export type Issued = { number: string; day: string; at: Date; paidDay: string };
/** The invoice that a correction takes back. */
export type Corrected = { number: string; day: string; ksefNumber: string; reason: string };

type Buyer = Pick<InvoiceDue, 'companyName' | 'companyAddress' | 'nip' | 'item' | 'net' | 'vat' | 'gross' | 'vatPercent' | 'currency'>;

const amount = (grosze: number): string => {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const address = (text: string): Element => el('Adres', [el('KodKraju', 'PL'), el('AdresL1', token(text, LONG) || '-')]);

/** Nothing special applies: no cash method, self-billing, reverse charge, split payment, exemption, new vehicles, margin. */
const ANNOTATIONS = el('Adnotacje', [
  ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => el(name, '2')),
  el('Zwolnienie', [el('P_19N', '1')]),
  el('NoweSrodkiTransportu', [el('P_22N', '1')]),
  el('P_23', '2'),
  el('PMarzy', [el('P_PMarzyN', '1')]),
]);

function written(seller: Seller, buyer: Buyer, issued: Issued, sign: 1 | -1, kind: readonly (Element | undefined)[], payment?: Element): string {
  if (!BASIC_RATES.includes(buyer.vatPercent)) throw new Error(`FA(3) is written for the basic rate alone, not for ${buyer.vatPercent}%`);
  const signed = (grosze: number) => amount(sign * grosze);
  return xmlDocument(
    el(
      'Faktura',
      [
        el('Naglowek', [
          el('KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
          el('WariantFormularza', '3'),
          el('DataWytworzeniaFa', `${issued.at.toISOString().slice(0, 19)}Z`),
          el('SystemInfo', 'Lustro'),
        ]),
        el('Podmiot1', [el('DaneIdentyfikacyjne', [el('NIP', seller.nip), el('Nazwa', token(seller.name, LONG))]), address(seller.address)]),
        el('Podmiot2', [
          el('DaneIdentyfikacyjne', [el('NIP', buyer.nip), el('Nazwa', token(buyer.companyName, LONG) || `NIP ${buyer.nip}`)]),
          address(buyer.companyAddress),
          el('JST', '2'),
          el('GV', '2'),
        ]),
        el('Fa', [
          el('KodWaluty', buyer.currency),
          el('P_1', issued.day),
          el('P_2', token(issued.number, SHORT)),
          // Only a day that differs from that of issue (schema, note on P_6).
          issued.paidDay === issued.day ? undefined : el('P_6', issued.paidDay),
          el('P_13_1', signed(buyer.net)),
          el('P_14_1', signed(buyer.vat)),
          el('P_15', signed(buyer.gross)),
          ANNOTATIONS,
          ...kind,
          el('FaWiersz', [
            el('NrWierszaFa', '1'),
            el('P_7', token(buyer.item, LONG)),
            el('P_8A', 'szt.'),
            el('P_8B', String(sign)),
            el('P_9B', amount(buyer.gross)),
            el('P_11A', signed(buyer.gross)),
            el('P_11Vat', signed(buyer.vat)),
            el('P_12', String(buyer.vatPercent)),
          ]),
          payment,
        ]),
      ],
      { xmlns: FA3_NAMESPACE },
    ),
  );
}

/**
 * The invoice of a paid order.
 * @param method how it was paid (`card`, `blik`, `p24`); the form of payment is left out for another
 * @throws Error when the rate is not the basic one
 */
export function invoiceXml(seller: Seller, buyer: Buyer, issued: Issued, method: string | null): string {
  const form = method === null ? undefined : PAYMENT_FORMS[method];
  return written(
    seller,
    buyer,
    issued,
    1,
    [el('RodzajFaktury', 'VAT')],
    el('Platnosc', [el('Zaplacono', '1'), el('DataZaplaty', issued.paidDay), form ? el('FormaPlatnosci', form) : undefined]),
  );
}

/** The correction of an invoice whose whole price went back; it counts on the day on which it is issued (`TypKorekty` 2). @throws Error as above */
export const correctionXml = (seller: Seller, buyer: Buyer, issued: Issued, { number, day, ksefNumber, reason }: Corrected): string =>
  written(seller, buyer, issued, -1, [
    el('RodzajFaktury', 'KOR'),
    el('PrzyczynaKorekty', token(reason, SHORT)),
    el('TypKorekty', '2'),
    el('DaneFaKorygowanej', [
      el('DataWystFaKorygowanej', day),
      el('NrFaKorygowanej', token(number, SHORT)),
      el('NrKSeF', '1'),
      el('NrKSeFFaKorygowanej', ksefNumber),
    ]),
  ]);
