/** Words of the letters about people's rights to their data. Pure. */
import { COMPANY } from '../contract/company.ts';
import { RETENTION } from '../contract/constants.ts';
import { counted, dateLong, dateTime, fileSize, shortId } from '../contract/format.ts';
import { PRIVACY_KIND_WORDS, type PrivacyKind } from '../contract/privacy.ts';
import { type Block, compose, type Letter, type Sender } from './compose.ts';

const p = (text: string): Block => ({ kind: 'p', text });

/** Template whose letters are deleted once sent, so that the address of an erased account is not kept. */
export const LAST_LETTER = 'account-deleted';

/** 13. Account deleted: the last letter. */
export const accountDeleted = (sender: Sender, o: { receiptId: string; email: string; at: Date; backupDate: Date; accountingUntil: Date | null }): Letter =>
  compose(sender, {
    template: LAST_LETTER,
    subject: 'Konto i dane zostały usunięte',
    preheader: `Potwierdzenie usunięcia z ${dateLong(o.at)}`,
    blocks: [
      p(
        `${dateTime(o.at)} usunęliśmy konto ${o.email} i wszystko, co było z nim związane: profil, wzmianki, alerty, raporty, pliki PDF i kopie stron. Z kopii zapasowych znikną najpóźniej ${dateLong(o.backupDate)}`,
      ),
      ...(o.accountingUntil
        ? [p(`Zachowaliśmy tylko dane z faktur i płatności, bo wymagają tego przepisy podatkowe. Usuniemy je po ${dateLong(o.accountingUntil)}`)]
        : []),
      p(`Numer potwierdzenia: ${o.receiptId}. To ostatni list od nas.`),
    ],
  });

/** 14. Data export ready. */
export const dataExportReady = (sender: Sender, o: { exportId: string; size: number; expiresAt: Date }): Letter =>
  compose(sender, {
    template: 'export-ready',
    subject: 'Twoje dane są gotowe do pobrania',
    preheader: `Archiwum ZIP, ${fileSize(o.size)}. Link działa ${counted(RETENTION.exportDays, 'dzień', 'dni', 'dni')}.`,
    blocks: [
      p(`archiwum jest gotowe (${fileSize(o.size)}). W środku: plik JSON ze wszystkim, co o Tobie przechowujemy, i Twoje raporty w PDF-ie.`),
      { kind: 'button', label: 'Pobierz archiwum', url: `${sender.siteUrl}/settings?export=${o.exportId}` },
      p(`Link działa do ${dateTime(o.expiresAt)} i wymaga zalogowania. To nie Ty? Zmień hasło.`),
    ],
  });

/** 18. Confirms the request of a person described in a report. */
export const privacyRequestReceived = (sender: Sender, o: { caseId: string; kind: PrivacyKind; at: Date; deadline: Date }): Letter =>
  compose(sender, {
    template: 'privacy-request',
    toOutsider: true,
    subject: `Przyjęliśmy Twoje zgłoszenie ${o.caseId}`,
    preheader: `Odpowiemy najpóźniej ${dateLong(o.deadline)}`,
    blocks: [
      p(`${dateTime(o.at)} otrzymaliśmy Twoje zgłoszenie: ${PRIVACY_KIND_WORDS[o.kind]}. Odpowiemy bez zbędnej zwłoki, najpóźniej ${dateLong(o.deadline)}`),
      ...(o.kind === 'objection' || o.kind === 'restriction'
        ? [p('Gdy tylko ustalimy, których raportów dotyczy, wstrzymamy je do czasu rozpatrzenia zgłoszenia.')]
        : []),
      p(`Jeśli będziemy potrzebować dodatkowej informacji, żeby nie ujawnić Twoich danych komuś innemu, napiszemy. Nie przysyłaj skanu dowodu.`),
      p(`Możesz odpowiedzieć na ten list albo napisać na ${COMPANY.privacyEmail}, podając numer ${o.caseId}.`),
    ],
  });

/** To each administrator: a case waits. Says nothing of the person, since letters are kept by other mail servers. */
export const privacyRequestWaits = (sender: Sender, o: { caseId: string; kind: PrivacyKind; deadline: Date; holds: boolean }): Letter =>
  compose(sender, {
    template: 'privacy-waits',
    toAdministrator: true,
    subject: `Zgłoszenie ${o.caseId} czeka: ${PRIVACY_KIND_WORDS[o.kind]}`,
    preheader: `Termin odpowiedzi: ${dateLong(o.deadline)}`,
    blocks: [
      p(`przyszło zgłoszenie ${o.caseId} osoby opisanej w raporcie: ${PRIVACY_KIND_WORDS[o.kind]}. Termin odpowiedzi: ${dateLong(o.deadline)}`),
      ...(o.holds ? [p('Wskaż w panelu raporty, których dotyczy, i wstrzymaj je: do tego czasu są dostępne.')] : []),
      { kind: 'button', label: 'Otwórz panel', url: `${sender.siteUrl}/admin` },
    ],
  });

/** Answers the request of a person described in a report and closes it. `answer`: the administrator's words, paragraphs apart. */
export const privacyRequestAnswered = (sender: Sender, o: { caseId: string; kind: PrivacyKind; answer: string; upheld: boolean }): Letter =>
  compose(sender, {
    template: 'privacy-answer',
    toOutsider: true,
    subject: `Odpowiedź na Twoje zgłoszenie ${o.caseId}`,
    preheader: 'Co znaleźliśmy i co zrobiliśmy',
    blocks: [
      p(`odpowiadamy na zgłoszenie ${o.caseId} (${PRIVACY_KIND_WORDS[o.kind]}).`),
      ...o.answer.split(/\n\s*\n/).map((part) => p(part.trim())),
      ...(o.upheld
        ? [
            p(
              'Zapamiętamy ten sprzeciw: jeśli ktoś zamówi raport o osobie tego nazwiska, nie zaczniemy szukać, dopóki człowiek nie sprawdzi, czy chodzi o Ciebie. Przechowujemy w tym celu tylko imię i nazwisko oraz to, po czym Cię odróżnić, aż sprzeciw cofniesz.',
            ),
          ]
        : []),
      p(
        `Jeśli ta odpowiedź Ci nie wystarcza, napisz na ${COMPANY.privacyEmail} i podaj numer ${o.caseId}. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
      ),
    ],
  });

type Withheld = { orderId: string; delivered: boolean };

/** 18b. To the buyer: the person described has a case open, and the report is withheld meanwhile. */
export const reportHeld = (sender: Sender, o: Withheld): Letter =>
  compose(sender, {
    template: 'report-held',
    subject: `Zamówienie ${shortId(o.orderId)}: raport jest wstrzymany`,
    preheader: 'Rozpatrujemy zgłoszenie osoby, której dotyczy.',
    blocks: [
      p(
        `osoba, której dotyczy raport z zamówienia ${shortId(o.orderId)}, zgłosiła zastrzeżenia do przetwarzania jej danych. Ma do tego prawo, więc do czasu rozpatrzenia zgłoszenia ${o.delivered ? 'nie pokazujemy raportu ani pliku PDF' : 'przerwaliśmy pracę nad raportem'}. Zwykle trwa to najwyżej miesiąc.`,
      ),
      p(`Napiszemy, gdy sprawa się zakończy. Gwarancja i prawo do reklamacji działają dalej; jeśli nie chcesz czekać, napisz na ${COMPANY.email}.`),
    ],
  });

/** 18c. To the buyer: the case is closed and the report is back. */
export const reportReleased = (sender: Sender, o: Withheld): Letter =>
  compose(sender, {
    template: 'report-released',
    subject: `Zamówienie ${shortId(o.orderId)}: raport nie jest już wstrzymany`,
    preheader: 'Zgłoszenie zostało rozpatrzone.',
    blocks: [
      p(`zgłoszenie, z powodu którego wstrzymaliśmy raport z zamówienia ${shortId(o.orderId)}, zostało rozpatrzone.`),
      p(
        o.delivered
          ? `Raport jest znowu dostępny: ${sender.siteUrl}/report/${o.orderId}`
          : `Wracamy do pracy nad raportem. Postęp widać tutaj: ${sender.siteUrl}/tracking?orderId=${o.orderId}`,
      ),
    ],
  });

/** 18d. To the buyer: the report was erased for the person described. */
export const reportErased = (sender: Sender, o: Withheld): Letter =>
  compose(sender, {
    template: 'report-erased',
    subject: `Zamówienie ${shortId(o.orderId)}: raport został usunięty`,
    preheader: 'Na żądanie osoby, której dotyczy.',
    blocks: [
      p(
        `na żądanie osoby, której dotyczy, usunęliśmy raport z zamówienia ${shortId(o.orderId)} razem z plikiem PDF i zebranymi stronami. Nie da się go odtworzyć.`,
      ),
      p('Jeśli Twoje konto obserwowało tę osobę, zakończyliśmy to i usunęliśmy zebrane o niej wzmianki.'),
      p(
        o.delivered
          ? `Jeśli masz własną kopię, odpowiadasz za to, co z nią robisz. Pytania, także o zwrot: ${COMPANY.email}.`
          : 'Raport nie zdążył powstać, więc zwracamy całą cenę tą samą drogą, którą przyszła płatność. Nie musisz nic robić.',
      ),
    ],
  });
