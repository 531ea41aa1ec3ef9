/** Copy around the articles. */
import { counted } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const news = typeset({
  title: 'Aktualności',
  lead: 'O tym, jak widać ludzi i firmy w sieci i co z tym zrobić. Rzadko, konkretnie, bez porad na skróty.',
  feed: 'Kanał RSS',
  minutes: (n: number) => `${counted(n, 'minuta', 'minuty', 'minut')} czytania`,
  updated: (date: string) => `zmiana: ${date}`,
  parts: 'W tym tekście',
  others: 'Czytaj też',
  all: 'Wszystkie teksty',
  next: {
    title: 'Wolisz, żeby ktoś to sprawdził za Ciebie?',
    text: 'Raport Lustra pokazuje, co widać po wpisaniu nazwiska lub nazwy marki. Każdy fakt ma w nim źródło.',
    order: 'Zamów raport',
    sample: 'Zobacz przykładowy raport',
  },
});
