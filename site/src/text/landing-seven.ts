/**
 * Copy of the seven seconds on the landing page. The hits are sources of the sample report, with its titles, sites, dates
 * and quotes.
 */
import { PRICE_GROSZE } from '#contract/constants.ts';
import { dateLong, money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

/** Mark of a hit: its sentiment in the analysis; null for a question. */
export type HitMark = 'positive' | 'neutral' | 'negative' | 'uncertain' | null;
export type Hit = {
  second: number;
  /** Site and date, as a search engine shows them. */
  from: string;
  title: string;
  text: string;
  mark: HitMark;
  label: string;
  note: string;
  /** Sources of the sample report behind the note: beginnings of their addresses, without "http://". */
  sources: readonly string[];
};

const NAME = 'Marta Zielińska-Nowak';
const AWARD = 'nasze-miasto-gdynia.example/2025/06/08/';
const ADVANCES = 'kurier-pomorski.example/2024/03/25/';
const SETTLED = 'gdynia24.example/2024/05/08/';
const on = (date: string) => dateLong(date).replace(/\sr\.$/, '');

const sample: { hits: readonly Hit[] } & Record<'said' | 'answers' | 'link' | 'madeUp', string> = {
  hits: [
    {
      second: 1,
      from: 'marta-zielinska-nowak-architekt.example',
      title: `${NAME}\u00a0– architektka, Gdynia`,
      text: '…od dziesięciu lat prowadzę działalność pod nazwą „Pracownia Zielińska-Nowak”. Pracuję spokojnie, dokładnie…',
      mark: null,
      label: 'Własne słowa',
      note: 'Dobry początek. Tylko że na profilach stoją inne opisy, a Instagram milczy od dwóch lat',
      sources: ['linkedin.example/', 'instagram.example/'],
    },
    {
      second: 3,
      from: `nasze-miasto-gdynia.example · ${on('2025-06-08')}`,
      title: 'Nagroda Miasta dla Marty Zielińskiej-Nowak',
      text: '…przede wszystkim nowe skrzydło biblioteki i pochwaliła konsekwencję, z jaką Zielińska-Nowak dąży do celu.',
      mark: 'positive',
      label: 'Pozytywna',
      note: 'Mocny, sprawdzalny dowód. Warto go pokazać u siebie',
      sources: [AWARD],
    },
    {
      second: 5,
      from: `kurier-pomorski.example · ${on('2024-03-25')}`,
      title: 'Zaliczka wpłacona, ekipy nie ma',
      text: '7 rodzin z Gdyni skarży się, że Marta Zielińska-Nowak wzięła zaliczki i nie zaczęła prac.',
      mark: 'negative',
      label: 'Negatywna',
      note: 'Sześć tygodni później zaliczki były rozliczone. Z tego tytułu nikt się o tym nie dowie',
      sources: [ADVANCES, SETTLED],
    },
    {
      second: 7,
      from: `plock24.example · ${on('2025-01-05')}`,
      title: 'Wypadek na skrzyżowaniu, są utrudnienia',
      text: 'Jednym z nich kierował pracownik, którego zatrudnia Marta Zielińska-Nowak.',
      mark: 'uncertain',
      label: 'To ktoś inny',
      note: 'To samo imię i nazwisko, inne miasto i zawód. Raport odkłada takie wyniki do załącznika i nie liczy ich we wskaźnikach.',
      sources: [],
    },
  ],
  said: 'Nagradzana. Ale coś było z zaliczkami i z jakimś wypadkiem.',
  answers: 'wypadek dotyczył kogoś innego, a zaliczki rozliczono co do umowy. Najpierw opublikuj krótką notatkę z datami, potem uzgodnij opisy na profilach.',
  link: 'Zobacz cały przykładowy raport',
  madeUp: 'Osoba i źródła są wymyślone, wyniki policzył prawdziwy silnik.',
};

/** Copy for a name typed by the visitor: kinds of hits and questions only, no statements about a person. */
const preview: { hits: readonly Hit[] } & Record<'said' | 'answersLead' | 'answers' | 'order', string> = {
  hits: [
    {
      second: 1,
      from: 'strona-wlasna.example',
      title: '{name}\u00a0– strona oficjalna',
      text: 'Kilka zdań o sobie, doświadczenie, kontakt. O ile taka strona w ogóle jest wysoko.',
      mark: null,
      label: 'Czyje to słowa?',
      note: 'Raport oddziela to, co mówisz o sobie, od tego, co mówią inni.',
      sources: [],
    },
    {
      second: 3,
      from: 'profil-zawodowy.example',
      title: '{name} | profil',
      text: 'Stanowisko, zdjęcie, krótki opis. Kiedy ktoś je ostatnio zmieniał?',
      mark: null,
      label: 'Czy to aktualne?',
      note: 'Raport porównuje profile i pokazuje, które mówią co innego.',
      sources: [],
    },
    {
      second: 5,
      from: 'lokalne-wiadomosci.example · sprzed lat',
      title: '{name} w artykule sprzed lat',
      text: 'Tytuł i jedno zdanie. Z wyników nie widać, jak sprawa się skończyła.',
      mark: null,
      label: 'Pomaga czy szkodzi?',
      note: 'Raport ocenia wydźwięk wzmianek i pokazuje cytat, z którego ocena wynika.',
      sources: [],
    },
    {
      second: 7,
      from: 'inne-miasto.example',
      title: '{name}\u00a0– ta sama nazwa, ktoś inny?',
      text: 'Inne miasto, inne zajęcie. Kto szuka w pośpiechu, może tego nie zauważyć.',
      mark: null,
      label: 'Czy to na pewno o Tobie?',
      note: 'Raport odkłada cudze wyniki do załącznika. Nie zmieniają żadnego wskaźnika.',
      sources: [],
    },
  ],
  said: 'Cztery tytuły, cztery pytania i pierwsze wrażenie.',
  answersLead: 'To przykład, nie wyniki.',
  answers: 'Niczego jeszcze nie szukaliśmy, a nazwa nie wyszła z Twojej przeglądarki. Na te pytania odpowie raport, z prawdziwymi źródłami.',
  order: `Zamów raport za ${money(PRICE_GROSZE, true)}: {name}`,
};

export const seven = typeset({
  title: 'Siedem sekund, zanim ktoś kliknie',
  own: { title: 'Tak mówisz o sobie', quote: 'Pracuję spokojnie, dokładnie i z szacunkiem dla ludzi, którym to służy.', who: `${NAME}, architektka, Gdynia` },
  field: 'Sprawdzane imię i nazwisko albo nazwa marki',
  example: NAME.toLowerCase(),
  hint: 'Wpisz swoje nazwisko. Podgląd powstaje w Twojej przeglądarce i nigdzie go nie wysyłamy.',
  previewing: 'Podgląd z Twoją nazwą: przykładowe tytuły, nie prawdziwe wyniki. Nic nie zostało wysłane.',
  order: 'Zamów raport',
  reads: 'Co czyta z tego Lustro',
  snippet: 'Pokaż, co widać pod tytułem',
  second: (n: number) => `Sekunda ${n} z 7.`,
  left: 'Po siedmiu sekundach w głowie zostaje:',
  answersLead: 'Raport odpowiada:',
  source: (n: number) => `źródło ${n}`,
  pause: 'Zatrzymaj animację',
  play: 'Odtwórz od początku',
  measure: 'Siedem sekund to nasza umowna miara pierwszego wrażenia, nie wynik badania naukowego.',
  sample,
  preview,
});
