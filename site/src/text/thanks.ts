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
  cardsLabel: 'Stan zamówienia',
  cards: {
    confirmed: { title: 'Płatność potwierdzona', text: `${money(PRICE_GROSZE)}.` },
    pending: { title: 'Czekamy na bank', text: 'Zwykle trwa to chwilę.' },
    analysis: { title: 'Analiza w toku', text: 'Widać ją powyżej.' },
    ready: { title: 'Analiza gotowa', text: 'Raport czeka powyżej.' },
    stopped: { title: 'Analiza się zatrzymała', text: 'Powód jest powyżej.' },
    waiting: { title: 'Analiza', text: 'Ruszy, gdy bank potwierdzi płatność.' },
    mail: { title: 'Powiadomienie e-mail', text: 'Napiszemy, gdy raport będzie gotowy.' },
    mailSent: { title: 'Powiadomienie e-mail', text: 'Napisaliśmy, że raport jest gotowy.' },
  },
  checking: 'Sprawdzamy płatność…',
  next: {
    title: 'Co dalej',
    list: [
      'Masz już konto. Link do ustawienia hasła czeka w e-mailu.',
      `Analiza trwa około ${USUAL_TIME}. Tej strony nie musisz pilnować.`,
      'Gdy raport będzie gotowy, dostaniesz e-mail z linkiem.',
    ],
  },
  home: 'Wróć na stronę główną',
  support: ['Coś się nie zgadza? Napisz: ', COMPANY.email],
});

export const thanksToasts = {
  failed: { style: 'error', title: ERROR_TITLE, text: 'Nie udało się rozpocząć analizy. Spróbuj ponownie za chwilę.' },
} as const;
