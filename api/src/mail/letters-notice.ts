/** Words of the notice to a person described in a report (GDPR art. 14); `docs/templates/art-14.md` says when it is sent. Pure. */
import { addMonths } from 'date-fns/addMonths';
import { COMPANY } from '../contract/company.ts';
import { RETENTION } from '../contract/constants.ts';
import { dateLong, shortId } from '../contract/format.ts';
import { type RecipientSettings, recipientsOf } from '../contract/recipients.ts';
import { compose, type Letter, list, p, type Sender } from './compose.ts';

const SUBJECT = 'Informacja o przetwarzaniu Twoich danych osobowych';

/** What the notice says of an order; it names neither buyer nor subject. */
export type Described = { purpose: string | null; at: Date; recipients: RecipientSettings };

const PURPOSES: Record<string, string> = {
  own_image: 'poznanie publicznego wizerunku',
  prepare: 'przygotowanie się do spotkania lub rozmowy',
  partner: 'poznanie partnera lub kontrahenta',
  represent: 'reprezentowanie osoby opisanej',
  protect: 'ochrona wizerunku lub dobrego imienia',
};

function points({ siteUrl }: Pick<Sender, 'siteUrl'>, { purpose, at, recipients }: Described): string[] {
  const report = dateLong(addMonths(at, RETENTION.reportMonths));
  const sources = dateLong(addMonths(at, RETENTION.sourcesMonths));
  const others = recipientsOf(recipients).slice(1);
  return [
    `Kto: ${COMPANY.name}, ${COMPANY.address}, ${COMPANY.privacyEmail}.`,
    'Co: imię i nazwisko, informacje zawodowe i treści publicznych stron, które o Tobie mówią, wraz z oceną ich wydźwięku i wskaźnikami.',
    'Skąd: z publicznie dostępnych stron internetowych, wyszukiwarek i rejestrów oraz od osoby, która zamówiła raport. Listę stron prześlemy na prośbę.',
    `Po co i na jakiej podstawie: raport o publicznym wizerunku na zamówienie, w celu: ${PURPOSES[purpose ?? ''] ?? 'poznanie publicznego wizerunku'}. Podstawą jest prawnie uzasadniony interes zamawiającego i nasz (art. 6 ust. 1 lit. f RODO).`,
    `Komu: osobie zamawiającej oraz odbiorcom, którzy pomagają nam prowadzić serwis: ${others.map(({ who, where }) => `${who} (${where})`).join('; ')}.`,
    `Jak długo: raport do ${report} Kopie stron do ${sources}`,
    'Profilowanie: raport zawiera wskaźniki liczone z publicznych treści. Nie podejmujemy na ich podstawie żadnych decyzji wobec Ciebie.',
    'Twoje prawa: sprzeciw, dostęp, sprostowanie, usunięcie, ograniczenie przetwarzania oraz skarga do Prezesa UODO (ul. Stawki 2, 00-193 Warszawa).',
    `Najprościej: ${siteUrl}/dane-w-raporcie. To nic nie kosztuje.`,
  ];
}

const OPENING =
  'przetwarzamy dane osobowe, które Cię dotyczą. Nie musisz nic robić. Piszemy po to, żeby było to dla Ciebie jasne i żeby łatwo było skorzystać z Twoich praw.';

/** The notice as a text, for a letter by post or by hand. */
export const noticeBody = (sender: Pick<Sender, 'siteUrl'>, described: Described): string =>
  [SUBJECT, 'Dzień dobry,', OPENING, ...points(sender, described).map((point) => `- ${point}`), COMPANY.name].join('\n\n');

/** 26. To the person described, at an address that the administrator has. */
export const noticeToPerson = (sender: Sender, described: Described): Letter =>
  compose(sender, {
    template: 'notice',
    toDescribed: true,
    subject: SUBJECT,
    preheader: 'Co przetwarzamy, skąd to mamy i jakie masz prawa.',
    blocks: [p(OPENING), list(...points(sender, described))],
  });

/** 26b. To the buyer, who is to hand the notice on to the person described. */
export const noticeToHand = (sender: Sender, described: Described & { orderId: string }): Letter =>
  compose(sender, {
    template: 'notice-to-hand',
    subject: `Zamówienie ${shortId(described.orderId)}: informacja do przekazania osobie opisanej`,
    preheader: 'Prosimy o przekazanie jej osobie, której dotyczy raport.',
    blocks: [
      p(
        'osoba, której dotyczy raport z Twojego zamówienia, ma prawo wiedzieć, że przetwarzamy jej dane. Nie szukamy jej adresu, dlatego prosimy: przekaż jej poniższą informację.',
      ),
      p(OPENING),
      list(...points(sender, described)),
    ],
  });
