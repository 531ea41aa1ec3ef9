/** Copy of /thank-you. */
import { COMPANY } from '#contract/company.ts';
import { PRICE_GROSZE, USUAL_TIME } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

export const thanks = typeset({
  pageTitle: 'Dziękujemy — Lustro',
  title: 'Dziękujemy za zamówienie',
  head: (state: string) => `Dziękujemy. ${state}`,
  email: 'Potwierdzenie i dane logowania wysłaliśmy na adres ',
  emailPending: 'Gdy bank potwierdzi płatność, potwierdzenie i dane logowania wyślemy na adres ',
  emailMissing: 'Potwierdzenie i dane logowania wysłaliśmy na adres podany w zamówieniu.',
  emailMissingPending: 'Gdy bank potwierdzi płatność, potwierdzenie i dane logowania wyślemy na adres podany w zamówieniu.',
  cardsLabel: 'Stan zamówienia i co dalej',
  /** The three states, each with its next step. */
  cards: {
    confirmed: { title: 'Płatność potwierdzona', text: `${money(PRICE_GROSZE)}.`, next: 'Masz już konto. Link do ustawienia hasła czeka w e-mailu.' },
    pending: { title: 'Czekamy na bank', text: 'Zwykle trwa to chwilę.', next: 'Potem dostaniesz konto i e-mail z linkiem do ustawienia hasła.' },
    analysis: { title: 'Analiza w toku', text: `Trwa około ${USUAL_TIME}.`, next: 'Tej strony nie musisz pilnować.' },
    ready: { title: 'Analiza gotowa', text: `Trwa zwykle około ${USUAL_TIME}.`, next: 'Raport czeka powyżej: na stronie i w pliku PDF.' },
    stopped: { title: 'Analiza się zatrzymała', text: 'Powód jest powyżej.', next: '' },
    waiting: { title: 'Analiza', text: 'Ruszy, gdy bank potwierdzi płatność.', next: `Trwa około ${USUAL_TIME}.` },
    mail: { title: 'Powiadomienie e-mail', text: 'Napiszemy, gdy raport będzie gotowy.', next: 'W liście będzie link do raportu.' },
    mailSent: { title: 'Powiadomienie e-mail', text: 'Napisaliśmy, że raport jest gotowy.', next: 'W liście jest link do raportu.' },
  },
  checking: 'Sprawdzamy płatność…',
  next: 'Co dalej',
  home: 'Wróć na stronę główną',
  support: ['Coś się nie zgadza? Napisz: ', COMPANY.email],
});

export const thanksToasts = {
  failed: { style: 'error', title: ERROR_TITLE, text: 'Nie udało się rozpocząć analizy. Spróbuj ponownie za chwilę.' },
} as const;
