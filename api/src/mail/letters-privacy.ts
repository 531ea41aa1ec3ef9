/** Words of the letters about people's rights to their data. Pure. */
import { COMPANY } from '../contract/company.ts';
import { RETENTION } from '../contract/constants.ts';
import { counted, dateLong, dateTime, fileSize } from '../contract/format.ts';
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

/** Answers the request of a person described in a report and closes it. `answer`: the administrator's words, paragraphs apart. */
export const privacyRequestAnswered = (sender: Sender, o: { caseId: string; kind: PrivacyKind; answer: string }): Letter =>
  compose(sender, {
    template: 'privacy-answer',
    toOutsider: true,
    subject: `Odpowiedź na Twoje zgłoszenie ${o.caseId}`,
    preheader: 'Co znaleźliśmy i co zrobiliśmy',
    blocks: [
      p(`odpowiadamy na zgłoszenie ${o.caseId} (${PRIVACY_KIND_WORDS[o.kind]}).`),
      ...o.answer.split(/\n\s*\n/).map((part) => p(part.trim())),
      p(
        `Jeśli ta odpowiedź Ci nie wystarcza, napisz na ${COMPANY.privacyEmail} i podaj numer ${o.caseId}. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
      ),
    ],
  });
