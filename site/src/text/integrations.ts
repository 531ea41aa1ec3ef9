/** Polish copy of what leaves an account by itself: the private feed and the webhook. */
import { RETENTION } from '#contract/constants.ts';
import { counted, dateLong, dateShort, time } from '#contract/format.ts';
import type { DeliveryFault, WebhookTopic, WebhookType } from '#contract/integrations.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const moment = (iso: string): string => `${dateShort(iso)}, ${time(iso)}`;

export const integrationsText = typeset({
  title: 'Integracje',
  lead: 'Wyniki monitoringu mogą same trafiać do czytnika kanałów, komunikatora albo Twojego programu.',
  open: 'Kanał RSS i webhook',
  loading: 'Wczytujemy integracje',
  feed: {
    title: 'Prywatny kanał RSS',
    text: 'Najnowsze wzmianki i alerty w formacie Atom, dla każdego czytnika kanałów. Kto zna adres, może je czytać, więc nie publikuj go.',
    make: 'Utwórz adres kanału',
    state: (since: string, readAt: string | null) =>
      `Kanał działa od ${dateLong(since)} ${readAt ? `Ostatni odczyt: ${moment(readAt)}.` : 'Nikt go jeszcze nie czytał.'}`,
    url: 'Adres kanału',
    once: 'Skopiuj go teraz. Przechowujemy tylko jego skrót, więc drugi raz go nie pokażemy.',
    renew: 'Zmień adres',
    renewHelp: 'Poprzedni adres od razu przestaje działać.',
    end: 'Wyłącz kanał',
  },
  webhook: {
    title: 'Webhook',
    text: 'Wysyłamy podpisaną wiadomość na podany adres. Podaj adres z komunikatora (Slack, Discord, Google Chat) albo z n8n, Make czy własnego programu.',
    url: 'Adres',
    urlHint: 'Zaczyna się od https://',
    badUrl: 'Podaj cały adres, na przykład https://n8n.example/webhook/lustro, bez hasła w środku.',
    topics: 'O czym powiadamiać',
    topic: { alerts: 'nowe alerty', mentions: 'nowe wzmianki', reports: 'gotowe raporty' } satisfies Record<WebhookTopic, string>,
    noTopic: 'Zaznacz przynajmniej jedno.',
    save: 'Zapisz webhook',
    saving: 'Zapisujemy…',
    secret: 'Sekret podpisu',
    secretOnce: 'Skopiuj go teraz, drugi raz go nie pokażemy. Tym sekretem odbiorca sprawdza podpis według Standard Webhooks.',
    test: 'Wyślij próbę',
    testing: 'Wysyłamy…',
    renew: 'Zmień sekret',
    end: 'Usuń webhook',
    gone: (at: string) =>
      `Odbiorca odpowiedział ${moment(at)}, że tego adresu już nie ma (410). Nic więcej nie wyślemy, dopóki nie zapiszesz webhooka ponownie.`,
  },
  log: {
    title: 'Ostatnie wiadomości',
    empty: 'Jeszcze nic nie wysłaliśmy. Wyślij próbę, żeby sprawdzić połączenie.',
    type: { 'alert.raised': 'Alert', 'mentions.found': 'Nowe wzmianki', 'report.ready': 'Gotowy raport', test: 'Próba' } satisfies Record<WebhookType, string>,
    delivered: (status: number | null) => `dostarczona${status === null ? '' : ` (${status})`}`,
    waiting: (fault: string, next: string) => `${fault}; następna próba ${moment(next)}`,
    queued: 'czeka na wysłanie',
    givenUp: (fault: string, attempts: number) => `nie dotarła po ${counted(attempts, 'próbie', 'próbach', 'próbach')}: ${fault}`,
    failed: (fault: string) => `nie dotarła: ${fault}`,
    fault: {
      http: (status: number | null) => `odbiorca odpowiedział ${status ?? 'błędem'}`,
      redirect: () => 'adres przekierowuje dalej, podaj docelowy',
      refused_address: () => 'adres nie leży w publicznym internecie',
      timeout: () => 'odbiorca nie odpowiedział na czas',
      no_connection: () => 'nie udało się połączyć',
    } satisfies Record<DeliveryFault, (status: number | null) => string>,
    at: moment,
    kept: `Niedostarczone wiadomości ponawiamy przez trzy dni. Dziennik przechowujemy przez ${counted(RETENTION.deliveryDays, 'dzień', 'dni', 'dni')}.`,
  },
});

export const integrationToasts = {
  feedMade: { title: 'Kanał działa' },
  feedEnded: { title: 'Kanał wyłączony', text: 'Poprzedni adres już nie działa.' },
  saved: { title: 'Webhook zapisany' },
  renewed: { title: 'Sekret zmieniony', text: 'Nowe wiadomości podpisujemy już nowym.' },
  ended: { title: 'Webhook usunięty' },
  arrived: { title: 'Próba dotarła' },
  lost: (why: string) => ({ title: 'Próba nie dotarła', text: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` }),
  failed: { title: ERROR_TITLE },
  notSaved: 'Nie udało się. Spróbuj ponownie.',
};
