/** Polish copy of the portrait on one sheet. */
import { counted, dateLong } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');

export const portraitText = typeset({
  print: 'Drukuj na jednej kartce',
  horizon: 'Horyzont reputacji',
  since: (same: boolean, iso: string) => (same ? `Bez zmian od ${dateLong(iso)}` : `Od ${dateLong(iso)}`),
  scoring: 'Scoring Cyfrowy',
  sentiment: 'Wskaźnik Sentymentu',
  sources: 'Źródła',
  now: 'teraz',
  known: 'O czym pisano',
  texts: sources,
  screen: (own: number, places: number) =>
    `Pierwszy ekran: ${own === 0 ? 'bez Twoich stron i profili' : `z ${counted(places, 'wyniku', 'wyników', 'wyników')} Twoje są ${own}`}`,
  screenAlt: (own: number, good: number, bad: number, last: number) => `Miejsca od 1 do ${last}: własne ${own}, przychylne ${good}, krytyczne ${bad}.`,
  made: (date: string, n: number, domains: number) => `${date} · ${sources(n)} z ${counted(domains, 'domeny', 'domen', 'domen')}`,
  analysis: 'Analiza',
  report: 'Raport',
});
