/**
 * The court register of firms and foundations (KRS): `GET https://api-krs.ms.gov.pl/api/krs/OdpisAktualny/{number}?rejestr=P|S&format=json`.
 * Terms: public information, no key. People's names and numbers in it are masked by the register, and none of them is read here.
 * Errors: 404 where the number is not in the register asked; maintenance is 200 with HTML. Read in November 2026.
 */
import { z } from 'zod';
import type { SearchSource } from '../types.ts';
import { askFor, type Service } from './answer.ts';
import { dayOf, firmName, inSentence, KEEPS, numberIn, recordsOf } from './record.ts';

const NAME = 'krs';
const ADDRESS = 'https://api-krs.ms.gov.pl/api/krs/OdpisAktualny';
const PUBLISHER = 'Krajowy Rejestr Sądowy, odpis aktualny';
/** Firms, then associations and foundations. */
const REGISTERS = ['P', 'S'] as const;

const text = z.string().trim().nullish().catch(null);
const activitySchema = z.object({ kodDzial: text, kodKlasa: text, kodPodklasa: text, opis: z.string().trim().min(1) });
const answerSchema = z.object({
  odpis: z.object({
    naglowekA: z.object({ numerKRS: z.string().regex(/^\d{10}$/), dataRejestracjiWKRS: text, dataOstatniegoWpisu: text }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({
          nazwa: z.string().trim().min(1),
          formaPrawna: text,
          identyfikatory: z.object({ nip: text, regon: text }).nullish().catch(null),
        }),
        siedzibaIAdres: z
          .object({
            siedziba: z.object({ miejscowosc: text, wojewodztwo: text }).nullish().catch(null),
            adres: z.object({ ulica: text, nrDomu: text, kodPocztowy: text, poczta: text }).nullish().catch(null),
          })
          .nullish()
          .catch(null),
      }),
      dzial3: z
        .object({ przedmiotDzialalnosci: z.object({ przedmiotPrzewazajacejDzialalnosci: z.array(activitySchema) }) })
        .nullish()
        .catch(null),
    }),
  }),
});

/** What the extract says of the firm: nothing of its people. */
function factsOf({ odpis: { naglowekA: head, dane } }: z.output<typeof answerSchema>): (string | null)[] {
  const { danePodmiotu: firm, siedzibaIAdres: place } = dane.dzial1;
  const [activity] = dane.dzial3?.przedmiotDzialalnosci.przedmiotPrzewazajacejDzialalnosci ?? [];
  const registered = dayOf(head.dataRejestracjiWKRS);
  const changed = dayOf(head.dataOstatniegoWpisu);
  const { miejscowosc, wojewodztwo } = place?.siedziba ?? {};
  const { ulica, nrDomu, kodPocztowy, poczta } = place?.adres ?? {};
  const code = activity && [activity.kodDzial, activity.kodKlasa, activity.kodPodklasa].filter(Boolean).join('.');
  return [
    `${firmName(firm.nazwa)} widnieje w Krajowym Rejestrze Sądowym pod numerem KRS ${head.numerKRS}.`,
    firm.formaPrawna ? `Forma prawna: ${firm.formaPrawna.toLowerCase()}.` : null,
    registered && `Data rejestracji w KRS: ${registered}`,
    miejscowosc ? `Siedziba: ${inSentence(miejscowosc)}${wojewodztwo ? `, województwo ${wojewodztwo.toLowerCase()}` : ''}.` : null,
    ulica && nrDomu && kodPocztowy && poczta ? `Adres: ${inSentence(ulica)} ${nrDomu}, ${kodPocztowy} ${inSentence(poczta)}.` : null,
    firm.identyfikatory?.nip ? `NIP: ${firm.identyfikatory.nip}.` : null,
    // Of its 14 digits the last five, all zeros, say that it is the firm itself.
    firm.identyfikatory?.regon ? `REGON: ${firm.identyfikatory.regon.replace(/^(\d{9})0{5}$/, '$1')}.` : null,
    activity ? `Przeważająca działalność: ${activity.opis.toLowerCase()}${code ? ` (PKD ${code})` : ''}.` : null,
    changed && `Data ostatniego wpisu: ${changed}`,
  ];
}

/** Asked about a number alone. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createKrs = (service: Service): SearchSource => ({
  name: NAME,
  pages: { krs: 1, inAll: 4, kept: 0 },
  pace: { delayMs: 1_000, parallel: 1 },
  keeps: KEEPS,
  cost: null,
  async search(query, _page, signal) {
    const number = numberIn(query).padStart(10, '0');
    for (const register of REGISTERS) {
      const url = `${ADDRESS}/${number}?rejestr=${register}&format=json`;
      const answer = await askFor(service, { url, schema: answerSchema.nullable(), missing: 404 }, signal);
      if ('failure' in answer) return answer.failure;
      const { data } = answer;
      if (data === null || data.odpis.naglowekA.numerKRS !== number) continue;
      const { nazwa, identyfikatory } = data.odpis.dane.dzial1.danePodmiotu;
      const numbers = identyfikatory?.nip ? [{ purpose: 'nip' as const, value: identyfikatory.nip }] : [];
      return recordsOf(NAME, query, [{ url, title: `Krajowy Rejestr Sądowy: ${firmName(nazwa)}`, facts: factsOf(data), publisher: PUBLISHER, numbers }]);
    }
    return recordsOf(NAME, query, []);
  },
});
