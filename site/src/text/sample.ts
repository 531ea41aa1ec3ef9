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
    1: { alt: 'Okładka: imię i nazwisko, pod nim linia czasu z kwadratami źródeł, data, liczba źródeł i kod.', caption: 'Okładka' },
    2: { alt: 'Strona 2: najważniejsze zdanie, średnia ocena, wydźwięk, co się stało w opisanych sprawach i pierwsze kroki.', caption: 'Streszczenie' },
    3: { alt: 'Strona 3: dziesięć wskaźników na jednej osi, z wynikiem, słowem i przedziałem; pod nimi spis treści.', caption: 'Dziesięć wskaźników' },
    4: { alt: 'Strona 4: Horyzont, czyli wszystkie źródła na linii czasu, przychylne nad nią, krytyczne pod nią; niżej rok po roku.', caption: 'Horyzont' },
    6: { alt: 'Strona 6: sprawy, o których pisano, na swoich liniach czasu i w cytatach z numerami źródeł.', caption: 'Sprawy, o których pisano' },
    12: { alt: 'Strona 12: plan do powieszenia, tygodnie obok siebie, dni w dół, kroki z polem do odhaczenia.', caption: 'Plan do powieszenia' },
  },
  glimpse: {
    label: 'Z przykładowego raportu',
    line: (n: number) => `${counted(n, 'źródło', 'źródła', 'źródeł')}: nad linią przychylne, pod linią krytyczne.`,
    link: 'Zobacz cały przykładowy raport',
    note: 'Osoba i źródła są wymyślone; sposób liczenia jest prawdziwy.',
  },
  whole: 'Cały raport',
  wholeLead:
    'Poniżej jest ta sama treść co w PDF-ie. Osoba, źródła i cytaty są wymyślone, więc adresy z końcówką .example nigdzie nie prowadzą. Numer przy zdaniu prowadzi do źródła i jego cytatu.',
});
