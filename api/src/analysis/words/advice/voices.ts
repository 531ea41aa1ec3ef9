/** Advice on reviews and posts: texts by id. */
import type { Advice } from './type.ts';

export const ON_VOICES = {
  R16: {
    text: 'Odpowiedz na opinię „{quote}” ({who}): odnieś się do jednego faktu i zaproponuj rozwiązanie.',
    reason: 'pod tą opinią nie znaleziono odpowiedzi.',
    effort: 'S',
    effect: 'czytelnik widzi obie strony',
    raises: ['reputation_strength'],
    cause: 'criticism',
    tied: 2,
    week: 2,
    check: 'odpowiedź jest widoczna pod opinią',
  },
  R16b: {
    text: 'Odezwij się do osoby, która pisze „{quote}” ({who}), i odpowiedz jej publicznie.',
    reason: 'autor wpisu daje znać, że nie doczekał się odpowiedzi, a pod wpisem jej nie znaleziono.',
    effort: 'S',
    effect: 'zamknięta sprawa i ślad, że tak się stało',
    raises: ['reputation_strength'],
    cause: 'criticism',
    tied: 2,
    week: 2,
  },
  R51: {
    text: 'Zgłoś serwisowi {domain} opinię „{quote}” ({who}).',
    reason: 'jej autor sam pisze, że nie był na miejscu.',
    effort: 'S',
    effect: 'mniej ocen bez związku z usługą',
    raises: ['reputation_strength'],
    cause: 'not-there',
    tied: 1,
    week: 2,
    check: 'zgłoszenie ma numer',
  },
  R52: {
    text: 'Zajmij się tym, na co skarżą się opinie: {themes}. Napisz w odpowiedzi, co się zmieniło.',
    reason: 'na przykład „{quote}” ({who}).',
    effort: 'C',
    effect: 'mniej powodów do tej samej skargi',
    raises: ['reputation_strength', 'commercial_potential'],
    cause: 'theme',
    tied: 1,
    week: 4,
  },
} as const satisfies Record<string, Advice>;
