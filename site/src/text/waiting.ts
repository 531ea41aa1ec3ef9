/** Copy of the waiting lists: the form, and the pages opened by links of letters. */
import { WAITING_NAMES, WAITING_SERVICES, type WaitingService } from '#contract/choices.ts';
import { COMPANY } from '#contract/company.ts';
import { CONSENT_WAITING } from '#contract/consents.ts';
import { CONTENT_STRATEGY, PLAN_PRICES, PRICE_GROSZE, RED_ALERT, USUAL_TIME } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

/** A line and the price of each service. */
const ABOUT: Record<WaitingService, { about: string; price: string }> = {
  przyszlosc: { about: 'Codzienny monitoring, powiadomienia i raport co miesiąc.', price: `${money(PLAN_PRICES.future, true)} mies.` },
  'red-alert': { about: 'Wiesz w godzinę, gdy robi się głośno; pomagają prawnicy.', price: `od ${money(RED_ALERT.basic.priceGrosze, true)} mies.` },
  'content-strategy': { about: 'Plan publikacji na cztery tygodnie i lista źródeł.', price: money(CONTENT_STRATEGY.priceGrosze, true) },
};

export const waiting = typeset({
  heading: 'Lista oczekujących',
  lead: 'Trzy usługi, które przygotowujemy. Zaznacz, na którą czekasz: napiszemy raz, gdy ruszy, i wtedy zdecydujesz.',
  title: 'Damy znać, gdy ruszy',
  /** Beside the list: what can be had at once. */
  today: {
    title: 'Raport wizerunku działa już dziś',
    text: `${money(PRICE_GROSZE, true)}, jednorazowo, zwykle gotowy w ${USUAL_TIME}.`,
    order: 'Zamów raport',
  },
  service: 'Na co czekasz?',
  services: WAITING_SERVICES.map((value) => ({ value, label: WAITING_NAMES[value], ...ABOUT[value] })),
  serviceEmpty: 'Zaznacz, na co czekasz.',
  email: 'E-mail',
  consent: CONSENT_WAITING,
  /** Shown until a service is chosen; nothing can be sent before. */
  consentOpen: 'Zgadzam się na e-mail o starcie wybranej usługi. To jedna wiadomość; zgodę mogę wycofać w każdej chwili.',
  consentEmpty: 'Bez tej zgody nie możemy do Ciebie napisać.',
  submit: 'Zapisz mnie',
  submitting: 'Zapisujemy…',
  sentTitle: 'Sprawdź skrzynkę',
  /** Worded so that it does not reveal whether the address was already on the list. */
  sent: (email: string) => `Jeśli adres ${email} nie był jeszcze na liście, właśnie wysłaliśmy na niego link. Kliknij go, żeby potwierdzić zapis.`,
  privacy: [`Administratorem danych jest ${COMPANY.name.replace(/\.$/, '')}. Adres wykorzystamy tylko w tym celu. `, 'Polityka prywatności', '.'] as const,
  error: 'Nie udało się zapisać adresu. Spróbuj ponownie za chwilę.',
  noScript: `Zapis wymaga JavaScriptu. Możesz też napisać na ${COMPANY.email}, a dopiszemy Cię do listy.`,
});

export const waitingToasts = { failed: (text: string) => ({ style: 'error' as const, title: ERROR_TITLE, text }) };

/** /zapis and /rezygnacja. */
export const waitingLinks = typeset({
  opening: 'Otwieramy link…',
  home: 'Wróć na stronę główną',
  confirm: {
    pageTitle: 'Potwierdzenie zapisu',
    ask: 'Potwierdzasz zapis na listę?',
    askText: 'Napiszemy raz, gdy usługa ruszy, i ani razu wcześniej. Zapis do niczego nie zobowiązuje.',
    act: 'Potwierdzam zapis',
    acting: 'Potwierdzamy…',
    done: 'Jesteś na liście',
    doneText: (service: WaitingService) => `Napiszemy, gdy „${WAITING_NAMES[service]}” ruszy, i ani razu wcześniej.`,
  },
  leave: {
    pageTitle: 'Rezygnacja z listy oczekujących',
    ask: 'Usunąć adres z listy oczekujących?',
    askText: 'Wycofasz tym zgodę na wiadomość o starcie usługi.',
    act: 'Usuń mój adres',
    acting: 'Usuwamy…',
    done: 'Adres usunięty z listy',
    doneText: 'Nie napiszemy.',
    gone: 'Tego zapisu już nie ma na liście',
    goneText: 'Jeśli masz od nas nowszy list, użyj linku z niego.',
  },
  expired: {
    title: 'Ten link już nie działa',
    confirm: 'Zapisz się jeszcze raz, a wyślemy nowy.',
    again: 'Lista oczekujących',
    leave: `Otwórz link z najnowszego listu od nas albo napisz na ${COMPANY.privacyEmail}, a usuniemy adres.`,
  },
});
