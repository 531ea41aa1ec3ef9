/** Words of the letters about orders, refunds and passwords. Pure. */
import { COMPANY } from '../contract/company.ts';
import { CONSENT_START_NOW } from '../contract/consents.ts';
import { GUARANTEE, PRICE_GROSZE, SET_PASSWORD_LINK_DAYS, USUAL_TIME, WITHDRAWAL_DAYS } from '../contract/constants.ts';
import type { HorizonSource } from '../contract/drawing/types.ts';
import { tenText } from '../contract/figures.ts';
import { counted, dateLong, dateTime, money, shortId, time } from '../contract/format.ts';
import type { InvoiceData } from '../contract/orders.ts';
import { LEGAL_DOCUMENTS } from '../contract/terms/index.ts';
import { button, compose, h, type Letter, list, p, type Sender } from './compose.ts';
import { horizonPicture } from './horizon-picture.ts';

const price = money(PRICE_GROSZE);

const tracking = (sender: Sender, id: string) => `${sender.siteUrl}/tracking?orderId=${id}`;
const report = (sender: Sender, id: string) => `${sender.siteUrl}/report/${id}`;

const METHODS: Record<string, string> = { card: 'karta', blik: 'BLIK', p24: 'Przelewy24' };

export type Purchase = {
  orderId: string;
  subjectName: string;
  createdAt: Date;
  paidAt: Date;
  deadline: Date;
  method: string | null;
  /** When the buyer asked for an immediate start; null if not. */
  consentAt: Date | null;
  /** Version of the accepted Regulamin. */
  termsVersion: string;
  /** Company data for the invoice; null without one. */
  invoice: InvoiceData | null;
  /** The invoice goes to KSeF, where the buyer reads it. */
  inKsef?: boolean;
  /** Whether the order waits for a look before work begins. */
  review?: boolean;
};

/** 1. Order confirmation: the durable medium of the contract. */
export function orderConfirmation(sender: Sender, o: Purchase): Letter {
  const method = o.method ? (METHODS[o.method] ?? o.method) : null;
  return compose(sender, {
    template: 'order-confirmation',
    subject: `Potwierdzenie zamówienia ${shortId(o.orderId)} — raport wizerunku`,
    preheader: o.review
      ? 'Płatność dotarła. Zanim zaczniemy, sprawdzimy zamówienie.'
      : `Płatność dotarła. Raport będzie gotowy najpóźniej ${dateTime(o.deadline)}.`,
    attachments: LEGAL_DOCUMENTS.map((name) => ({ name, version: o.termsVersion })),
    blocks: [
      p(
        o.review
          ? 'dziękujemy. Płatność dotarła. Zanim zaczniemy, ktoś z nas sprawdzi to zamówienie; napiszemy, co ustaliliśmy, zwykle w ciągu doby. Jeśli nie przygotujemy raportu, oddamy całą cenę. Zachowaj ten list: jest potwierdzeniem zawarcia umowy.'
          : 'dziękujemy. Płatność dotarła i zaczynamy pracę. Zachowaj ten list: jest potwierdzeniem zawarcia umowy.',
      ),
      h('Twoje zamówienie'),
      list(
        `Numer: ${o.orderId}`,
        `Data: ${dateTime(o.createdAt)}`,
        'Usługa: raport wizerunku w internecie (strona i PDF)',
        `Dotyczy: ${o.subjectName}`,
        `Cena: ${price} brutto, zapłacono ${dateTime(o.paidAt)}${method ? ` (${method})` : ''}`,
        ...(o.invoice ? [`Faktura na: ${o.invoice.companyName}, ${o.invoice.companyAddress}, NIP ${o.invoice.nip}`] : []),
        `Termin: najpóźniej ${dateTime(o.deadline)}${o.review ? '' : `; zwykle ${USUAL_TIME}`}`,
      ),
      ...(o.invoice
        ? [
            p(
              `${o.inKsef ? 'Fakturę wystawimy w Krajowym Systemie e-Faktur, a jej numer KSeF prześlemy e-mailem.' : 'Fakturę wyślemy e-mailem.'} Jeśli w danych firmy jest błąd, odpisz na ten list.`,
            ),
          ]
        : []),
      p(`Śledź postęp: ${tracking(sender, o.orderId)}`),
      p('Ten adres jest jak klucz — kto go ma, zobaczy raport. Przekazuj go rozważnie.'),
      h('Gwarancja'),
      p(
        `Jeśli znajdziemy mniej niż ${GUARANTEE.minSources} różnych źródeł albo raport nie powstanie w ${counted(GUARANTEE.deliveryHours, 'godzinę', 'godziny', 'godzin')}, oddamy 100% ceny automatycznie. Jeśli raport Cię nie zadowoli, napisz w ciągu ${GUARANTEE.claimDays} dni od jego otrzymania — też oddamy 100%.`,
      ),
      h('Odstąpienie od umowy'),
      p(
        `Masz prawo odstąpić od umowy w ciągu ${WITHDRAWAL_DAYS} dni od jej zawarcia, bez podawania powodu: ${sender.siteUrl}/odstapienie, e-mailem na ${COMPANY.email} albo listem. Możesz skorzystać z załączonego formularza, ale nie musisz.`,
      ),
      ...(o.consentAt
        ? [
            p(
              `Potwierdzamy, że ${dateTime(o.consentAt)}, jeszcze przed płatnością, otrzymaliśmy Twoją zgodę o treści: „${CONSENT_START_NOW}” To znaczy, że zaczynamy przed upływem 14 dni, a prawo do odstąpienia wygasa z chwilą dostarczenia raportu.`,
            ),
            p('Do chwili dostarczenia raportu możesz więc odstąpić i dostać zwrot całej kwoty. Później działa gwarancja i prawo do reklamacji.'),
          ]
        : []),
      h('Reklamacje'),
      p(`Odpowiadamy za zgodność raportu z umową. Napisz na ${COMPANY.email}; odpowiemy w ciągu 14 dni.`),
      h('Sprzedawca'),
      p(
        `${COMPANY.name}, ${COMPANY.address}, ${COMPANY.court}, KRS ${COMPANY.krs}, NIP ${COMPANY.nip}, REGON ${COMPANY.regon}, kapitał zakładowy ${COMPANY.capital}, tel. ${COMPANY.phone}, ${COMPANY.email}`,
      ),
      p(`Załączniki: Regulamin (wersja z ${dateLong(o.termsVersion)}), wzór formularza odstąpienia. Polityka prywatności: ${sender.siteUrl}/privacy-policy`),
    ],
  });
}

/** 2. Login details: the login and a link that sets the password. */
export const loginDetails = (sender: Sender, o: { email: string; token: string; expiresAt: Date }): Letter =>
  compose(sender, {
    template: 'login-details',
    subject: 'Twoje konto w Lustrze — ustaw hasło',
    preheader: `Login to Twój e-mail. Link do ustawienia hasła działa ${SET_PASSWORD_LINK_DAYS} dni.`,
    blocks: [
      p('razem z zamówieniem założyliśmy Ci konto. Zobaczysz w nim raport, wzmianki i alerty.'),
      list(`Login: ${o.email}`, 'Hasło: ustawiasz samodzielnie'),
      button('Ustaw hasło', `${sender.siteUrl}/nowe-haslo?token=${o.token}`),
      p(
        `Link działa raz, do ${dateTime(o.expiresAt)}. Jeśli wygaśnie, wejdź na ${sender.siteUrl}/auth i wybierz „Nie pamiętam hasła”. Nigdy nie przysyłamy haseł i nigdy o nie nie pytamy.`,
      ),
      p(`To nie Twoje zamówienie? Napisz na ${COMPANY.email}, a usuniemy konto.`),
    ],
  });

/** 2b. A new order on an existing account, whose owner may not have set a password yet. */
export const orderOnAccount = (sender: Sender, o: { orderId: string; email: string; hasPassword: boolean; accepted: boolean }): Letter =>
  compose(sender, {
    template: 'order-on-account',
    subject: 'Nowe zamówienie na Twoim koncie',
    preheader: `Zamówienie ${shortId(o.orderId)} znajdziesz w swoim koncie.`,
    blocks: [
      p(
        `zamówienie ${shortId(o.orderId)} dodaliśmy do konta, które już masz pod adresem ${o.email}. ${o.hasPassword ? `Hasło się nie zmieniło: ${sender.siteUrl}/auth.` : `Hasło ustawisz linkiem z listu o koncie albo na ${sender.siteUrl}/auth, wybierając „Nie pamiętam hasła”.`}`,
      ),
      ...(o.accepted
        ? []
        : [
            p(
              'Zamówienie złożono bez logowania, więc jego raport nie pojawi się w Twoim panelu, dopóki go nie przyjmiesz: Profil, „Moje raporty i zamówienia”. Jeśli to nie Twoje zamówienie, napisz do nas.',
            ),
          ]),
    ],
  });

/** 3. Report ready. `unread`: number of search queries without an answer. */
export const reportReady = (
  sender: Sender,
  o: {
    orderId: string;
    subjectName: string;
    sources: number;
    domains: number;
    /** The price goes back because too few sources were found. */
    refund: boolean;
    unread: number;
    keptUntil: Date;
    /** What the report says first, its mean score in points of 100 (null when none was measured), and its sources as squares. */
    headline: string;
    score: number | null;
    squares: readonly HorizonSource[];
  },
): Letter => {
  const picture = horizonPicture(o.squares);
  return compose(sender, {
    template: 'report-ready',
    subject: `Raport jest gotowy: ${o.subjectName}`,
    preheader: o.headline,
    blocks: [
      p(`raport jest gotowy: ${o.subjectName}.`),
      h(o.headline),
      ...(picture ? [{ kind: 'picture' as const, ...picture }] : []),
      p(
        `${o.score === null ? '' : `Średnia wskaźników: ${tenText(o.score)}/10. `}${counted(o.sources, 'źródło', 'źródła', 'źródeł')} z ${o.domains} ${o.domains === 1 ? 'domeny' : 'domen'}.`,
      ),
      ...(o.refund
        ? [
            p(
              `To mniej niż obiecane ${GUARANTEE.minSources} źródeł z co najmniej ${GUARANTEE.minDomains} domen, dlatego zwracamy Ci ${price}. Szczegóły są w osobnym liście.`,
            ),
          ]
        : []),
      ...(o.unread > 0
        ? [p(`${counted(o.unread, 'zapytanie nie dostało', 'zapytania nie dostały', 'zapytań nie dostało')} odpowiedzi; ich lista jest w raporcie.`)]
        : []),
      button('Otwórz raport', report(sender, o.orderId)),
      p('Zacznij od planu na 30 dni. PDF pobierzesz na tej samej stronie.'),
      p('Widzisz coś o kimś innym? W części „Źródła” wybierz „To nie ja”. Policzymy raport od nowa, bez dopłaty.'),
      p(`Raport przechowamy do ${dateLong(o.keptUntil)} Utworzył go system AI; jak — opisuje ostatnia strona.`),
    ],
  });
};

/** 4. Guarantee refund: too few sources. */
export const refundFewSources = (sender: Sender, o: { orderId: string; sources: number; refundId: string }): Letter =>
  compose(sender, {
    template: 'refund-few-sources',
    subject: `Zwracamy ${price} za zamówienie ${shortId(o.orderId)}`,
    preheader: `Znaleźliśmy mniej niż ${GUARANTEE.minSources} źródeł. Raport zostaje u Ciebie.`,
    blocks: [
      p(
        `obiecaliśmy co najmniej ${GUARANTEE.minSources} różnych źródeł z co najmniej ${GUARANTEE.minDomains} domen. ${o.sources === 0 ? 'Nie znaleźliśmy ani jednego' : `Znaleźliśmy ${counted(o.sources, 'różne źródło', 'różne źródła', 'różnych źródeł')}`}, które można tak policzyć. Dlatego dziś zleciliśmy zwrot ${price}. Nie musisz nic robić.`,
      ),
      p(`Pieniądze wrócą tą samą drogą, którą przyszły; bank księguje je zwykle w ciągu 5–10 dni. Numer zwrotu: ${o.refundId}.`),
      p(`Raport zostaje u Ciebie: ${report(sender, o.orderId)}`),
      p(`Mało śladów w sieci to też wiadomość — w planie na 30 dni znajdziesz pierwsze kroki.`),
    ],
  });

/** 5. Guarantee refund: too late. `deliveredAt`: when the report was delivered after the deadline, or null. */
export const refundLate = (sender: Sender, o: { orderId: string; deadline: Date; deliveredAt: Date | null; refundId: string }): Letter =>
  compose(sender, {
    template: 'refund-late',
    subject: `Nie zdążyliśmy — zwracamy ${price}`,
    preheader: `Minęły ${counted(GUARANTEE.deliveryHours, 'godzina', 'godziny', 'godzin')} od płatności. Zwrot jest już zlecony.`,
    blocks: [
      p(`raport miał być gotowy do ${dateTime(o.deadline)}. ${o.deliveredAt ? `Był gotowy dopiero ${dateTime(o.deliveredAt)}.` : 'Nie jest.'} Przepraszamy.`),
      p(`Zleciliśmy zwrot ${price}. Nie musisz nic robić; bank księguje zwrot zwykle w ciągu 5–10 dni. Numer zwrotu: ${o.refundId}.`),
      p(
        o.deliveredAt
          ? `Raport zostaje u Ciebie: ${report(sender, o.orderId)}`
          : 'Raport kończymy i wyślemy Ci go bez opłat. Jeśli już go nie chcesz, odpisz jednym słowem: „rezygnuję”.',
      ),
    ],
  });

/** 6. The analysis failed. */
export const analysisFailed = (sender: Sender, o: { orderId: string; deadline: Date }): Letter =>
  compose(sender, {
    template: 'analysis-failed',
    subject: `Zamówienie ${shortId(o.orderId)}: analiza się zatrzymała`,
    preheader: 'Pracujemy nad tym. Twoje pieniądze są bezpieczne.',
    blocks: [
      p('podczas przygotowania raportu wystąpił błąd po naszej stronie. Zajmujemy się nim.'),
      p(`Możesz spróbować uruchomić analizę ponownie: ${tracking(sender, o.orderId)}`),
      p(`Możesz też po prostu poczekać. Jeśli raport nie powstanie do ${dateTime(o.deadline)}, zwrócimy ${price} automatycznie.`),
    ],
  });

/** 7. Forgotten password. */
export const forgottenPassword = (sender: Sender, o: { email: string; token: string; expiresAt: Date }): Letter =>
  compose(sender, {
    template: 'forgotten-password',
    subject: 'Link do ustawienia nowego hasła',
    preheader: 'Działa godzinę i tylko raz.',
    blocks: [
      p(`ktoś — mamy nadzieję, że Ty — poprosił o nowe hasło do konta ${o.email}.`),
      button('Ustaw nowe hasło', `${sender.siteUrl}/nowe-haslo?token=${o.token}`),
      p(`Link działa raz, do ${time(o.expiresAt)}. Jeśli to nie Ty, zignoruj ten list: hasło się nie zmieni.`),
    ],
  });

/** 7b. Password changed. */
export const passwordChanged = (sender: Sender, o: { email: string; at: Date }): Letter =>
  compose(sender, {
    template: 'password-changed',
    subject: 'Hasło do Lustra zostało zmienione',
    preheader: 'Jeśli to nie Ty, zareaguj od razu.',
    blocks: [
      p(
        `${dateTime(o.at)} zmieniono hasło do konta ${o.email}. Pozostałe urządzenia wylogowaliśmy. Jeśli to nie Ty, ustaw nowe hasło (${sender.siteUrl}/auth) i napisz do nas.`,
      ),
    ],
  });
