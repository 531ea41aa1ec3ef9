/** Who receives personal data, by what the program is set to use: the table of the privacy policy. Pure. */
import { COMPANY } from './company.ts';
import type { SourceName } from './sources.ts';

/** What of the configuration decides it. Null: a stand-in or nothing is in its place. */
export type RecipientSettings = {
  /** Sources that are connected. */
  sources: readonly SourceName[];
  /** Hosts of servers that the operator has chosen. */
  searxngHost: string | null;
  mastodonHost: string | null;
  mailHost: string | null;
  payments: boolean;
  companyRegister: boolean;
  /** Whether invoices go to KSeF. */
  ksef: boolean;
  /** Hosts of language models, with what each does: tells the stories, reads whole pages, says what it knows of the subject. Own machines are no recipient. */
  models: readonly { host: string; tells: boolean; reads: boolean; says: boolean }[];
};

/** Settings of a machine that hands nothing on. */
export const NOBODY: RecipientSettings = {
  sources: [],
  searxngHost: null,
  mastodonHost: null,
  mailHost: null,
  payments: false,
  companyRegister: false,
  ksef: false,
  models: [],
};

export type Recipient = { who: string; what: string; where: string };

const TRANSFER = 'decyzja o adekwatności (Data Privacy Framework) albo standardowe klauzule umowne';
const USA = `USA; ${TRANSFER}`;
const QUESTION = 'zapytanie: nazwa, słowa z opisu i pojedyncze słowa ze znalezionych stron';

/** What a model is asked for „Co mówi AI”. */
const ASKED = 'stałe pytania z samą nazwą, bez opisu z zamówienia';

const OF_SOURCE: Record<SourceName, (settings: RecipientSettings) => Recipient> = {
  searxng: ({ searxngHost }) => ({
    who: `Wyszukiwarka SearXNG (serwer ${searxngHost ?? 'własny'}) i wyszukiwarki, które odpytuje`,
    what: QUESTION,
    where: `zależnie od wyszukiwarki; poza EOG: ${TRANSFER}`,
  }),
  brave: () => ({ who: 'Brave Software, Inc. (wyszukiwarka Brave)', what: `${QUESTION}; zapytania przechowuje do 90 dni`, where: USA }),
  serper: () => ({ who: 'Serper (wyniki wyszukiwarki Google)', what: QUESTION, where: USA }),
  wikipedia: () => ({ who: 'Wikimedia Foundation, Inc. (Wikipedia)', what: QUESTION, where: USA }),
  wikidata: () => ({ who: 'Wikimedia Foundation, Inc. (Wikidata)', what: QUESTION, where: USA }),
  youtube: () => ({ who: 'Google (YouTube)', what: QUESTION, where: USA }),
  mastodon: ({ mastodonHost }) => ({
    who: `Serwer Mastodon ${mastodonHost ?? ''}`.trim(),
    what: QUESTION,
    where: `zależnie od serwera; poza EOG: ${TRANSFER}`,
  }),
  hackernews: () => ({ who: 'Algolia, Inc. (wyszukiwanie w Hacker News)', what: QUESTION, where: USA }),
  wykop: () => ({ who: 'Wykop', what: QUESTION, where: 'Polska' }),
  krs: () => ({ who: 'Ministerstwo Sprawiedliwości (Krajowy Rejestr Sądowy)', what: 'numer KRS firmy, jeśli jest w zamówieniu', where: 'Polska' }),
  whitelist: () => ({ who: 'Ministerstwo Finansów (wykaz podatników VAT)', what: 'NIP firmy, jeśli jest w zamówieniu', where: 'Polska' }),
  ceidg: () => ({ who: 'Ministerstwo Rozwoju i Technologii (CEIDG)', what: 'NIP firmy, jeśli jest w zamówieniu', where: 'Polska' }),
  wayback: () => ({ who: 'Internet Archive (archiwum stron)', what: 'adres własnej strony z zamówienia', where: USA }),
};

/** The recipients in the order of the table; those who are there with any settings come first. */
export function recipientsOf(settings: RecipientSettings): Recipient[] {
  const { payments, companyRegister, ksef, mailHost, models } = settings;
  return [
    { who: 'Osoba zamawiająca', what: 'raport i wzmianki o osobie opisanej', where: 'tam, gdzie mieszka albo ma siedzibę' },
    { who: `Hosting i kopie zapasowe: ${COMPANY.hosting}`, what: 'wszystkie dane serwisu, jako podmiot przetwarzający', where: 'EOG' },
    ...settings.sources.map((source) => OF_SOURCE[source](settings)),
    ...(payments
      ? [
          {
            who: 'Stripe (płatności; w części odrębny administrator)',
            what: 'e-mail kupującego, numer zamówienia i kwota; dane karty zbiera sam',
            where: `Irlandia i ${USA}`,
          },
        ]
      : []),
    ...(companyRegister ? [{ who: 'Ministerstwo Finansów (wykaz podatników VAT)', what: 'NIP, gdy prosisz o fakturę na firmę', where: 'Polska' }] : []),
    ...(ksef
      ? [
          {
            who: 'Ministerstwo Finansów, Szef Krajowej Administracji Skarbowej (KSeF)',
            what: 'faktury na firmę i ich korekty: nazwa, adres i NIP nabywcy, numer zamówienia i kwota',
            where: 'Polska',
          },
        ]
      : []),
    ...models.map(({ host, tells, reads, says }) => ({
      who: `Dostawca modelu językowego (serwer ${host})`,
      what: [
        `nazwa z zamówienia${tells ? ' i fragmenty stron, które raport cytuje' : ''}`,
        ...(reads ? ['opis z zamówienia i teksty stron, których wydźwięku reguły nie są pewne'] : []),
        ...(says ? [ASKED] : []),
      ].join('; '),
      where: `zależnie od dostawcy; poza EOG: ${TRANSFER}`,
    })),
    ...(mailHost ? [{ who: `Dostawca poczty (serwer ${mailHost})`, what: 'adres e-mail i treść listów', where: `EOG; poza EOG: ${TRANSFER}` }] : []),
    { who: 'Księgowość i doradcy prawni', what: 'dane z faktur i płatności; inne tylko, gdy wymaga tego sprawa', where: 'EOG' },
    { who: 'Organy, gdy nakazują to przepisy', what: 'to, czego żąda organ na podstawie przepisu', where: 'EOG' },
  ];
}
