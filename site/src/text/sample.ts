/** Copy of /przykladowy-raport. Figures are constants; a test compares them with the engine's sample. */
import { PRICE_GROSZE, SAMPLE } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const sampleText = typeset({
  title: 'Przykładowy raport',
  lead: `${counted(SAMPLE.pages, 'strona', 'strony', 'stron')} i ${counted(SAMPLE.sources, 'źródło', 'źródła', 'źródeł')}. Bohaterka, źródła i cytaty są wymyślone; sposób liczenia jest prawdziwy.`,
  note: 'Twój raport może być krótszy lub dłuższy. Zależy to od tego, ile o Tobie napisano.',
  download: 'Pobierz przykład (PDF)',
  order: `Zamów swój raport za ${money(PRICE_GROSZE, true)}`,
  pages: 'Strony z PDF-u',
  pagesLead: 'Tak wyglądają na papierze i na ekranie.',
  pictures: {
    1: { alt: 'Okładka: imię i nazwisko, wykres słów nad linią i pod linią, data, liczba źródeł i kod.', caption: 'Okładka' },
    2: { alt: 'Strona 2: średnia ocena, wydźwięk, najważniejsze zdania z numerami źródeł i trzy pierwsze kroki.', caption: 'Najważniejsze na jednej stronie' },
    3: { alt: 'Strona 3: dziesięć wskaźników z wynikiem, słowem i przedziałem.', caption: 'Dziesięć wskaźników' },
    5: {
      alt: 'Strona 5: sprawy, o których pisano, w cytatach z numerami źródeł; kto się wypowiada i jak się skończyło.',
      caption: 'Sprawy, o których pisano',
    },
    12: { alt: 'Strona 12: biografia, oś czasu, ryzyka i pierwsze rekomendacje.', caption: 'Oś czasu i ryzyka' },
    21: { alt: 'Strona 21: ponumerowany spis źródeł z adresem, datą i wydźwiękiem.', caption: 'Spis źródeł' },
  },
  whole: 'Cały raport',
  wholeLead:
    'Poniżej jest ta sama treść co w PDF-ie. Osoba, źródła i cytaty są wymyślone, więc adresy z końcówką .example nigdzie nie prowadzą. Numer przy zdaniu prowadzi do źródła i jego cytatu.',
});
