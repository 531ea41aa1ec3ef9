/** Polish copy of the mentions page and of mentions elsewhere. */

import type { MENTION_PERIODS } from '#contract/choices.ts';
import { counted, estimate, integer, plural } from '#contract/format.ts';
import type { Sentiment } from '#contract/report.ts';
import { CHANNEL_WORDS } from '#contract/source-words.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const mentions = (n: number) => counted(n, 'wzmianka', 'wzmianki', 'wzmianek');

/** Copy of a mention's sentiment. */
export const mentionWords = typeset({
  badge: { positive: 'Pozytywna', negative: 'Negatywna', neutral: 'Neutralna' } satisfies Record<Sentiment, string>,
  unrated: 'Bez oceny',
  own: 'Twoja publikacja',
  confidence: { sure: 'ocena pewna', fair: 'ocena dość pewna', unsure: 'ocena niepewna' },
  corrected: 'Twoja ocena',
});

export const mentionsText = typeset({
  title: 'Wzmianki',
  pageTitle: 'Wzmianki — Lustro',
  count: (n: number, atLeast: boolean) => (atLeast ? `ponad ${counted(n, 'wzmianka', 'wzmianki', 'wzmianek')}` : mentions(n)),
  hiddenCount: (n: number, atLeast: boolean) =>
    `${atLeast ? 'ponad ' : ''}${mentions(n)}, ${plural(n, 'która nie liczy', 'które nie liczą', 'które nie liczą')} się w wynikach`,
  loading: 'Wczytujemy wzmianki',
  filters: 'Filtry',
  filterAndSearch: 'Filtry i szukanie',
  all: 'wszystkie',
  sentiment: { label: 'Wydźwięk', options: { positive: 'pozytywne', negative: 'negatywne', neutral: 'neutralne' } satisfies Record<Sentiment, string> },
  channel: { label: 'Źródło', options: CHANNEL_WORDS },
  period: {
    label: 'Okres',
    all: 'wszystko',
    options: { 7: '7 dni', 30: '30 dni', 90: '90 dni' } satisfies Record<(typeof MENTION_PERIODS)[number], string>,
  },
  search: 'Słowo lub źródło',
  clear: 'Wyczyść filtry',
  found: (date: string) => `Znaleziono ${date}`,
  noDate: 'Brak daty publikacji',
  reach: (n: number) => `ok. ${counted(estimate(n), 'odsłona', 'odsłony', 'odsłon')} miesięcznie`,
  duplicates: (n: number) => `oraz ${counted(n, 'przedruk', 'przedruki', 'przedruków')}`,
  change: 'Zmień',
  me: 'To ja',
  notMe: 'To nie ja',
  fix: 'Popraw ocenę',
  fixLegend: 'Jaki jest wydźwięk tej wzmianki?',
  mute: 'Wycisz',
  about: (title: string) => `: ${title}`,
  removed: 'Odłożone jako wzmianka o kimś innym.',
  restored: 'Wróciła na listę.',
  undo: 'Cofnij',
  more: 'Pokaż więcej',
  loadingMore: 'Wczytujemy…',
  moreFailed: 'Nie udało się wczytać dalszych wzmianek.',
  shown: (shown: number, total: string) => `Na stronie: ${integer(shown)}. Razem: ${total}.`,
  ownPages: (n: number, isAll: boolean) => (isAll ? `Twoje strony i profile: ${integer(n)}` : `Twoje strony i profile: ${integer(n)} najnowszych`),
  take: 'Pobierz tę listę:',
  empty: {
    title: 'Jeszcze nic nie znaleźliśmy.',
    text: 'Wzmianki pojawią się tu po pierwszym przeglądzie mediów, blogów i serwisów.',
    link: 'Przejdź do monitoringu',
  },
  emptyFilter: 'Żadna wzmianka nie pasuje do tych filtrów.',
  emptyHidden: { title: 'Nie ma odłożonych wzmianek.', text: 'Trafią tu wzmianki oznaczone „To nie ja” i te z wyciszonych źródeł.' },
  failed: { title: 'Nie udało się wczytać danych.', text: 'Spróbuj ponownie; Twoje wzmianki są bezpieczne.' },
  partial: (n: number) =>
    `${counted(n, 'źródło nie odpowiedziało', 'źródła nie odpowiedziały', 'źródeł nie odpowiedziało')} podczas ostatniego przeglądu. Wynik może być niepełny.`,
  alert: { text: 'To wzmianki, na których opiera się jeden alert.', all: 'Pokaż wszystkie wzmianki' },
  hidden: { show: 'Pokaż odłożone', back: 'Wróć do listy', reason: { not_me: 'o kimś innym', muted: 'wyciszone źródło', context: 'nie pasuje do opisu' } },
  muteAsk: {
    title: (domain: string) => `Wyciszyć ${domain}?`,
    text: 'Wzmianki z tego źródła znikną z listy i ze statystyk, a nowych nie będziemy pokazywać. Możesz to w każdej chwili cofnąć.',
    yes: 'Wycisz źródło',
    no: 'Anuluj',
    close: 'Zamknij okno',
  },
  muted: {
    title: 'Wyciszone źródła',
    text: 'Wzmianki z tych miejsc nie liczą się w Twoich wynikach.',
    since: (date: string, n: number) => `od ${date}, ${mentions(n)}`,
    back: 'Przywróć',
    backOf: (domain: string) => `: ${domain}`,
  },
  chart: 'Wzmianki w czasie',
  toMonitoring: 'Wróć do monitoringu',
});

/** Outside `typeset`: the titles are fixed by the specification. */
export const mentionToasts = {
  corrected: { style: 'ok', title: 'Ocena poprawiona', text: 'Uwzględnimy to przy następnym liczeniu.' },
  muted: (domain: string) => ({ style: 'ok', title: 'Źródło wyciszone', text: `${domain} nie liczy się już w Twoich wynikach.` }) as const,
  unmuted: (domain: string) => ({ style: 'ok', title: 'Źródło przywrócone', text: `${domain} znów liczy się w Twoich wynikach.` }) as const,
  failed: (sentence: string) => ({ style: 'error', title: ERROR_TITLE, text: sentence }) as const,
  notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
} as const;
