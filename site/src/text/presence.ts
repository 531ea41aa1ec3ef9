/** Copy of /analiza-obecnosci. Field labels are those of the order form (text/order.ts). */
import { GUARANTEE, PRICE_GROSZE } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { order } from './order.ts';
import { typeset } from './typeset.ts';

export const presence = typeset({
  eyebrow: 'Analiza obecności',
  title: 'Pierwsze wrażenie w 7 sekund',
  lead: 'Tyle — umownie — trwa rzut oka na wyniki wyszukiwania. Sprawdź, co w tym czasie mówi o Tobie internet.',
  login: 'Masz już konto? Zaloguj się',
  inside: 'Co sprawdzamy',
  points: [
    { title: 'Audyt wyszukiwarek i mediów społecznościowych.', text: 'Co wyskakuje na pierwszym ekranie, a co dopiero po trzecim kliknięciu.' },
    { title: 'Spójność profili.', text: 'To samo stanowisko, to samo zdjęcie, działające linki — czy każdy profil opowiada inną historię?' },
    { title: 'Mapa obecności.', text: 'Wszystkie miejsca, w których Cię widać, z rekomendacjami, od czego zacząć.' },
    { title: 'Raport PDF.', text: `${money(PRICE_GROSZE, true)}, jednorazowo, w ciągu ${GUARANTEE.deliveryHours} godzin.` },
  ],
  form: {
    title: 'Zacznij tutaj, dokończ na następnej stronie',
    you: order.form.buyer,
    subject: order.form.subject,
    firstName: order.form.firstName,
    lastName: order.form.lastName,
    email: order.form.email,
    phone: order.form.phone,
    subjectName: { ...order.form.subjectName, label: 'Osoba lub marka do analizy' },
    description: { label: 'Dodatkowe informacje', placeholder: 'Zawód, firma, miasto — cokolwiek, co odróżni Cię od imienników' },
    submit: 'Dalej do zamówienia',
    note: 'Niczego jeszcze nie kupujesz. Cenę i warunki zobaczysz w następnym kroku.',
  },
});

/** Fixed by the specification. */
export const presenceToast = {
  style: 'error',
  title: 'Uzupełnij wymagane pola',
  text: 'Imię, nazwisko, email i osoba do analizy są wymagane.',
} as const;
