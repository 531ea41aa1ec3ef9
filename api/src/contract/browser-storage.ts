/**
 * Everything that Lustro, or its payment provider on the page of payment, may keep in a visitor's browser. Code takes its keys
 * from here (`site/src/lib/storage.ts` accepts no others), and /cookie-policy is made of it.
 */

/** In the order in which the banner and the policy name them. Only the first needs no consent. */
export const CATEGORIES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export type OptionalCategory = Exclude<Category, 'necessary'>;
export const OPTIONAL_CATEGORIES = CATEGORIES.filter((category) => category !== 'necessary');

type Place = 'cookie' | 'localStorage' | 'sessionStorage';

/** Name, place and category of each. `session` has another name behind https: see `sessionCookie`. */
export const STORED = {
  session: { name: 'lustro', where: 'cookie', category: 'necessary' },
  consent: { name: 'lustro.consent', where: 'localStorage', category: 'necessary' },
  consentPreferences: { name: 'lustro.consentPreferences', where: 'localStorage', category: 'necessary' },
  orderId: { name: 'lustro.orderId', where: 'localStorage', category: 'necessary' },
  orderKey: { name: 'lustro.orderKey', where: 'localStorage', category: 'necessary' },
  settings: { name: 'lustro.settings', where: 'localStorage', category: 'necessary' },
  orderDraft: { name: 'lustro.orderDraft', where: 'sessionStorage', category: 'necessary' },
  toast: { name: 'lustro.toast', where: 'sessionStorage', category: 'necessary' },
  onboarding: { name: 'lustro.onboarding', where: 'sessionStorage', category: 'necessary' },
  onboardingLater: { name: 'lustro.onboardingLater', where: 'sessionStorage', category: 'necessary' },
  seenAlerts: { name: 'lustro.seenAlerts', where: 'sessionStorage', category: 'necessary' },
  stripeMachine: { name: '__stripe_mid', where: 'cookie', category: 'necessary' },
  stripeSession: { name: '__stripe_sid', where: 'cookie', category: 'necessary' },
  theme: { name: 'lustro.theme', where: 'localStorage', category: 'preferences' },
} as const satisfies Record<string, { name: string; where: Place; category: Category }>;

type Stored = (typeof STORED)[keyof typeof STORED];
/** Names that code may read and write without asking. */
export type LocalKey = Extract<Stored, { where: 'localStorage'; category: 'necessary' }>['name'];
export type TabKey = Extract<Stored, { where: 'sessionStorage' }>['name'];

/** The session cookie's name; behind https the prefix ties it to this host. */
export const sessionCookie = (secure: boolean): string => `${secure ? '__Host-' : ''}${STORED.session.name}`;

const UNTIL_CLOSED = 'do zamknięcia karty';
/** Columns of the policy's table: content, lifetime, pages that set it. */
export const STORED_WORDS: Record<keyof typeof STORED, { holds: string; lifetime: string; page: string }> = {
  session: { holds: 'losowy identyfikator sesji', lifetime: 'do zamknięcia przeglądarki', page: 'logowanie, ustawienie hasła' },
  consent: { holds: 'Twój wybór cookies, jego data i wersja pytania', lifetime: '12 miesięcy, potem zapytamy ponownie', page: 'wszystkie' },
  consentPreferences: { holds: 'zaznaczone kategorie', lifetime: '12 miesięcy', page: 'wszystkie' },
  orderId: {
    holds: 'numer ostatniego zamówienia, żeby pokazać jego status',
    lifetime: 'do usunięcia przez Ciebie lub kolejnego zamówienia',
    page: 'zamówienie raportu',
  },
  orderKey: {
    holds: 'klucz ostatniego zamówienia, żeby tylko w tej przeglądarce można było poprawić jego adres e-mail',
    lifetime: 'do usunięcia przez Ciebie lub kolejnego zamówienia',
    page: 'zamówienie raportu',
  },
  settings: { holds: 'dziesięć przełączników z Ustawień, zapisanych na Twoje życzenie', lifetime: 'do usunięcia przez Ciebie', page: 'Ustawienia' },
  orderDraft: { holds: 'treść zamówienia, żeby po powrocie z płatności nie wpisywać jej od nowa', lifetime: UNTIL_CLOSED, page: 'zamówienie raportu' },
  toast: { holds: 'komunikat do pokazania na następnej stronie', lifetime: 'do następnej strony', page: 'logowanie, ustawienie hasła' },
  onboarding: { holds: 'niezapisany formularz profilu', lifetime: `${UNTIL_CLOSED} lub zapisania formularza`, page: 'Dashboard' },
  onboardingLater: { holds: 'informacja, że formularz profilu wypełnisz później', lifetime: UNTIL_CLOSED, page: 'Dashboard' },
  seenAlerts: { holds: 'numery alertów, o których już powiadomiliśmy', lifetime: UNTIL_CLOSED, page: 'strony po zalogowaniu' },
  stripeMachine: { holds: 'ochrona płatności przed oszustwami; zapisuje ją Stripe', lifetime: '12 miesięcy', page: 'tylko płatność' },
  stripeSession: { holds: 'ochrona płatności przed oszustwami; zapisuje ją Stripe', lifetime: '30 minut', page: 'tylko płatność' },
  theme: { holds: 'jasny lub ciemny wygląd', lifetime: '12 miesięcy', page: 'wszystkie, gdy zmienisz wygląd w stopce' },
};

/** Days after which consent is asked for again; the version changes with what the banner says. */
export const CONSENT_DAYS = 365;
export const CONSENT_COOKIES_VERSION = '2026-11-21';
