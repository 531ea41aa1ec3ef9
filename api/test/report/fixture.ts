/** A whole report on an invented architect, as the engine would make it; for tests, stories and pictures. */
import { KPI_IDS, KPI_NAMES, type KpiId } from '../../src/contract/kpis.ts';
import type { Claim, Kpi, Report } from '../../src/contract/report.ts';
import { sampleEvidence } from './fixture-evidence.ts';

const claim = (pattern: string, text: string, refs: number[], quoted: number[] = refs.slice(0, 1), basis: Claim['basis'] = 'evidence'): Claim => ({
  pattern,
  text,
  refs,
  basis,
  quotes: quoted.map((n) => ({ n, text: sampleEvidence[n - 1]?.quote.text ?? '' })),
});

/** The quote of a source, with those that say the same. */
const quoted = (n: number, same: number[] = []): Claim => claim('HI-02', sampleEvidence[n - 1]?.quote.text ?? '', [n, ...same], [n]);

const awards = [12, 13, 14, 16, 6, 8, 10, 18, 49, 50, 55, 62, 47, 34];
const dispute = [23, 25, 26, 27, 28, 29];

const scores: Record<KpiId, [score: number, low: number, high: number, support: number]> = {
  digital_presence_score: [74, 70, 78, 67],
  brand_recognition_level: [68, 62, 73, 38],
  social_media_activity: [36, 30, 43, 22],
  commercial_potential: [61, 52, 69, 14],
  industry_influence: [82, 76, 87, 21],
  content_quality_score: [70, 63, 76, 18],
  reputation_strength: [78, 72, 83, 50],
  partnership_readiness: [59, 31, 82, 4],
  market_positioning: [66, 59, 72, 19],
  growth_potential: [72, 64, 78, 16],
};

const points = (share: number): number => Math.round(share * 100) / 100;

const kpis: Kpi[] = KPI_IDS.map((id) => {
  const [score, low, high, support] = scores[id];
  return {
    id,
    name: KPI_NAMES[id],
    score,
    low,
    high,
    support,
    refs: sampleEvidence.slice(0, support).map((e) => e.n),
    thin: support < 5,
    note:
      support < 5
        ? 'Za mało danych: wskaźnik opiera się na 4 źródłach. Prawdziwa wartość leży prawdopodobnie między 3,1 a 8,2.'
        : 'Wynik opiera się na źródłach wymienionych obok.',
    description: 'Mierzy, jak łatwo znaleźć i rozpoznać tę osobę w sieci.',
    formula: '100 · (0,4 · udział własnych wyników + 0,35 · zasięg + 0,25 · aktualność)',
    version: '1.0',
    inputs: [
      { key: 'own', label: 'udział własnych wyników w pierwszej dziesiątce', value: 0.3, weight: 0.4, share: points(score * 0.31) },
      { key: 'reach', label: 'zasięg źródeł', value: 0.81, weight: 0.35, share: points(score * 0.42) },
      { key: 'fresh', label: 'aktualność', value: 0.74, weight: 0.25, share: points(score * 0.27) },
    ],
    raises: ['Uzgodnij opisy na profilach.'],
  };
});

const metrics = Object.fromEntries(KPI_IDS.map((id) => [id, scores[id][0] / 10])) as Record<KpiId, number>;
const ranked = [...KPI_IDS].sort((a, b) => scores[b][0] - scores[a][0]);

export const sampleReport: Report = {
  profil_kompleksowy: {
    streszczenie_wykonawcze:
      'Sieć pokazuje tę osobę jako nagradzaną projektantkę przestrzeni nad wodą. Obraz psuje jedna niedokończona historia: spór o przetarg, którego pomyślny koniec prawie nie istnieje w sieci.',
  },
  dashboard_kpi: {
    metryki_liczbowe: metrics,
    analiza_dashboard: {
      srednia_ocena: 6.7,
      najsilniejsze_obszary: ranked.slice(0, 3),
      najslabsze_obszary: ranked.slice(-3).reverse(),
      rekomendacje_poprawy: [
        'Poproś redakcję serwisu „Głos Wybrzeża” o dopisanie wyniku sprawy.',
        'Popraw nazwę pracowni na dwóch profilach.',
        'Odpowiedz na pytanie na forum.',
      ],
    },
  },
  analiza_obecnosci_cyfrowej: {
    metryki_social_media: {
      podzial_platform: {
        instagram: { profil: 'marta.zielinska.nowak', obserwujący: 1840, 'ostatni wpis': '11.09.2025', 'wpisy w 90 dni': 0, wzmianki: 9 },
        linkedin: { profil: 'Marta Zielińska-Nowak', obserwujący: 2310, 'ostatni wpis': '22.06.2026', 'wpisy w 90 dni': 0, wzmianki: 4 },
        facebook: { profil: 'Zielińska Nowak Architekci', 'ostatni wpis': '30.10.2026', 'wpisy w 90 dni': 5, wzmianki: 7 },
        youtube: { profil: 'nie znaleziono', wzmianki: 2 },
      },
    },
  },
  rekomendacje_strategiczne:
    'Najwięcej da domknięcie jednej sprawy: dopisanie wyniku odwołania do tekstu, który stoi na trzecim miejscu wyników. Zajmie to mniej niż godzinę.\n\nPotem uporządkuj nazwę pracowni i wróć na Instagram. Plan na 30 dni rozkłada to na cztery tygodnie.',

  subject: { name: 'Marta Zielińska-Nowak', kind: 'person', description: 'architektka, Gdynia' },
  headline: claim(
    'FI-16',
    'Osoba, która wpisuje „Marta Zielińska-Nowak”, w pierwszej chwili zobaczy przede wszystkim: nagrodę roku za Bulwar Rybacki i spór o przetarg.',
    [12, 23],
    [12, 23],
  ),
  summary: [
    claim('FI-01', 'Pierwszy wynik dla hasła „Marta Zielińska-Nowak” prowadzi do serwisu zielinskanowak.example i dotyczy tej osoby.', [1]),
    claim('SE-02', 'Przeważają wzmianki przychylne: stanowią 61% z 67 ocenionych.', [12, 13, 14]),
    claim('ST-01', 'Nagroda roku za Bulwar Rybacki pojawia się w 14 źródłach; w dziewięciu obok imienia i nazwiska.', awards, [12]),
    claim('RI-01', 'Sześć tekstów o odwołaniu z marca 2026 r. stoi w sieci bez dopisanego wyniku.', dispute, [23]),
    claim('SU-01', 'Zacznij od tego: poproś redakcję serwisu „Głos Wybrzeża” o dopisanie wyniku sprawy.', [23, 24]),
  ],
  stories: [
    {
      id: 'story-1',
      headline: { pattern: 'HI-01', text: 'Bulwar Rybacki z nagrodą roku', refs: [12], basis: 'evidence', quotes: [] },
      from: '2026-06-18',
      to: '2026-06-30',
      outlets: ['architektura-dzis.example', 'kronika-gdynska.example', 'pomorze-buduje.example'],
      pages: [12, 13, 14],
      excerpts: [quoted(12, [13]), quoted(13)],
      happened: 0,
      voices: [{ side: 'defender', speaker: 'Słuchacze', quotes: [{ n: 17, text: sampleEvidence[16]?.quote.text ?? '' }] }],
      ending: null,
      stillShown: [],
      background: [14],
      advice: null,
    },
    {
      id: 'story-2',
      headline: { pattern: 'HI-01', text: 'Spór o przetarg na bulwar. Pracownia pod lupą', refs: [23], basis: 'evidence', quotes: [] },
      from: '2026-03-14',
      to: '2026-03-30',
      outlets: ['glos-wybrzeza.example', 'portal-miejski.example'],
      pages: dispute,
      excerpts: [quoted(23), quoted(25, [26])],
      happened: 0,
      voices: [],
      ending: quoted(29),
      stillShown: [31],
      background: [],
      advice: 'R19',
    },
  ],
  asides: [quoted(19)],
  facts: [{ story: 'story-1', rows: [12, 13, 14].map((n) => ({ what: `${n} czerwca`, n, text: sampleEvidence[n - 1]?.quote.text ?? '' })) }],
  opinions: [
    {
      theme: 'miejsce i wygoda',
      byWords: true,
      good: 3,
      middle: 1,
      bad: 1,
      unrated: 0,
      refs: [17],
      quotes: [{ n: 17, text: sampleEvidence[16]?.quote.text ?? '', who: 'Ewa', stars: 5, sign: 'good' }],
    },
  ],
  ratings: [{ n: 17, stars: [1, 0, 1, 2, 6], mean: 4.2, of: 38 }],
  endings: [{ n: 28, text: sampleEvidence[27]?.quote.text ?? '', date: '2026-04-02', stillShown: [23, 24] }],
  confusions: [{ label: 'dentystka, Kielce', pages: 7, domain: 'zdrowy-usmiech-0.example' }],
  riskLevel: 'medium',
  overallSentimentScore: 0.41,
  sentiment: { positive: 41, neutral: 17, negative: 9, mixed: 0, uncertain: 0 },
  kpis,
  mirror: [
    { lemma: 'woda', own: 9, others: 3, sentiment: 'neutral', refs: [1, 2, 19] },
    { lemma: 'przestrzeń', own: 8, others: 4, sentiment: 'neutral', refs: [1, 42] },
    { lemma: 'bulwar', own: 7, others: 26, sentiment: 'positive', refs: awards },
    { lemma: 'konkurs', own: 4, others: 21, sentiment: 'positive', refs: [7, 21] },
    { lemma: 'nagroda', own: 2, others: 14, sentiment: 'positive', refs: awards },
    { lemma: 'wykłady', own: 5, others: 1, sentiment: 'neutral', refs: [19] },
    { lemma: 'przetarg', own: 0, others: 6, sentiment: 'negative', refs: dispute },
    { lemma: 'spór', own: 0, others: 6, sentiment: 'negative', refs: dispute },
  ],
  mirrorNote: 'O wodzie mówią własne teksty. O sporze mówi sieć.',
  sections: [
    {
      id: 'first_impression',
      title: 'Pierwsze wrażenie',
      lead: 'Co widzi ktoś, kto wpisuje tę nazwę po raz pierwszy.',
      thin: null,
      findings: [
        {
          title: 'Nagroda buduje więcej niż reszta razem',
          tone: 'positive',
          claims: [
            claim('FI-06', 'Nagroda roku za Bulwar Rybacki pojawia się w 14 źródłach; w dziewięciu obok imienia i nazwiska.', [12, 13, 14], [12]),
            claim('FI-11', 'Najczęściej powtarzany cytat pochodzi z jednej rozmowy radiowej i trafił już do czterech redakcji.', [16]),
          ],
        },
        {
          title: 'Spór skończył się dobrze, ale sieć tego nie wie',
          tone: 'negative',
          claims: [
            claim(
              'FI-09',
              'Na pierwszym ekranie jest 1 tekst o krytycznym wydźwięku: „Spór o przetarg na bulwar. Pracownia pod lupą” (glos-wybrzeza.example, 14.03.2026).',
              [23],
              [23],
            ),
            claim('RI-11', 'Odwołanie oddalono 9 kwietnia 2026 r. Pisze o tym jedno źródło, trudne do znalezienia.', [24]),
          ],
        },
      ],
    },
    {
      id: 'sentiment',
      title: 'Wydźwięk wzmianek',
      lead: 'Jak źródła mówią: dobrze, źle czy po prostu podają fakty.',
      thin: null,
      findings: [
        {
          title: 'Sześć na dziesięć wzmianek jest przychylnych',
          tone: 'positive',
          claims: [
            claim(
              'SE-01',
              'Oceniono wydźwięk 67 wzmianek: pozytywne — 41, negatywne — 9, neutralne — 17.',
              sampleEvidence.map((e) => e.n),
              [47],
            ),
            claim('SE-06', 'Dobre słowa najczęściej dotyczą tematu „bulwar” (26 źródeł).', [10, 12, 32, 50], [50]),
          ],
        },
        {
          title: 'Krytyka dotyczy jednej sprawy',
          tone: 'negative',
          claims: [claim('SE-07', 'Krytyka skupia się na temacie „przetarg” (9 źródeł).', [...dispute, 44, 45, 52], [25, 44])],
        },
      ],
    },
    {
      id: 'media',
      title: 'Obecność w mediach',
      lead: 'Kto pisze, kiedy i w jakim kontekście.',
      thin: null,
      findings: [
        {
          title: 'Piszą przede wszystkim redakcje lokalne i branżowe',
          tone: 'neutral',
          claims: [
            claim('ME-01', 'W mediach rozpoznano 34 teksty z 24 redakcji.', [10, 12, 13, 14, 15, 16, 18], [10]),
            claim('ME-06', 'Najwięcej publikacji (11) przypada na czerwiec 2026 r.; powtarza się w nich temat „nagroda”.', [12, 13, 14, 16], [13]),
            claim(
              'ME-03',
              'Obecność w mediach ma charakter lokalny lub branżowy; w sprawdzonych redakcjach ogólnopolskich nie znaleziono tekstu.',
              [],
              [],
              'coverage',
            ),
          ],
        },
      ],
    },
    {
      id: 'social',
      title: 'Media społecznościowe',
      lead: 'Tylko publiczne profile i tylko to, co widać bez logowania.',
      thin: null,
      findings: [
        {
          title: 'Profile są, rozmowa gdzie indziej',
          tone: 'negative',
          claims: [
            claim('SO-01', 'Potwierdzono 3 publiczne profile: Instagram, LinkedIn, Facebook.', [57, 58, 59], [58]),
            claim('SO-04', 'Na platformie Instagram ostatni widoczny wpis pochodzi z 11 września 2025 r.', [57], [57]),
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'Strona i widoczność w wyszukiwarkach',
      lead: 'Czy własne miejsce w sieci pracuje na pierwsze wrażenie.',
      thin: null,
      findings: [
        {
          title: 'Dwie nazwy, dwa wizerunki',
          tone: 'neutral',
          claims: [
            claim('WS-01', 'Strona własna to zielinskanowak.example. Potwierdzają to: wspólna nazwa, adres i odsyłacze z profili.', [1, 58], [1]),
            claim('WS-12', 'W dwóch katalogach stoi dawna nazwa „ZN Studio”.', [4, 9], [4]),
          ],
        },
      ],
    },
    {
      id: 'audience',
      title: 'Treści i odbiorcy',
      lead: 'Gdzie pojawiają się treści i jakie reakcje po nich widać.',
      thin: 'Ten rozdział opiera się na 4 źródłach; traktuj go jako wskazówkę.',
      findings: [
        {
          title: 'Własnych treści jest mało',
          tone: 'thin',
          claims: [
            claim(
              'AU-01',
              'Wieku, płci ani poglądów odbiorców nie badamy; opisujemy miejsca, w których pojawiają się treści, i widoczne reakcje.',
              [],
              [],
              'rule',
            ),
            claim('AU-02', 'Znaleziono 4 własne publikacje z podpisem lub na własnej stronie.', [1, 2, 33, 19], [2]),
          ],
        },
      ],
    },
    {
      id: 'commercial',
      title: 'Spojrzenie komercyjne',
      lead: 'Co zobaczy ktoś, kto rozważa współpracę lub zakup.',
      thin: null,
      findings: [
        {
          title: 'Oferta jest, opinii prawie nie ma',
          tone: 'neutral',
          claims: [
            claim('CO-02', 'Oferta jest opisana publicznie: „Projektujemy przestrzeń nad wodą: bulwary, przystanie, tarasy” (zielinskanowak.example).', [1]),
            claim('CO-04', 'Opinie zebrano na 2 stronach; są tam 2 głosy.', [40, 41], [40]),
          ],
        },
      ],
    },
    {
      id: 'crisis',
      title: 'Gotowość na kryzys',
      lead: 'Czy w trudnej chwili jest skąd i komu odpowiedzieć.',
      thin: null,
      findings: [
        {
          title: 'Jest skąd odpowiedzieć, brakuje odpowiedzi',
          tone: 'neutral',
          claims: [claim('CR-02', 'Na stronie widać dane kontaktowe, ale nie ma na niej słowa o zakończonej sprawie.', [1, 24], [24])],
        },
      ],
    },
    {
      id: 'strengths',
      title: 'Mocne strony',
      lead: 'Na czym można budować.',
      thin: null,
      findings: [
        {
          title: 'Jedna realizacja, o której mówi się dobrze w każdym miejscu',
          tone: 'positive',
          claims: [claim('ST-02', 'O bulwarze przychylnie piszą redakcje, blogi i użytkownicy forów.', [10, 32, 35, 50], [32, 50])],
        },
      ],
    },
    {
      id: 'weaknesses',
      title: 'Do poprawy',
      lead: 'Co dziś działa na niekorzyść.',
      thin: null,
      findings: [
        {
          title: 'Prawie brak głosu tam, gdzie się rozmawia',
          tone: 'negative',
          claims: [claim('WE-03', 'Pytanie na forum z 2024 r. stoi bez odpowiedzi i jest wysoko w wynikach.', [31])],
        },
      ],
    },
    {
      id: 'timeline',
      title: 'Oś czasu',
      lead: 'Wydarzenia z datą i źródłem.',
      thin: null,
      findings: [
        {
          title: 'Od konkursu do nagrody',
          tone: 'neutral',
          claims: [
            claim('TL-01', '2025 — druga nagroda w konkursie na przystań w Pucku.', [21]),
            claim('TL-02', '2026 — odwołanie od wyboru oferty oddalone.', [24], []),
            claim('TL-01', '2026 — nagroda roku za Bulwar Rybacki.', [12], []),
          ],
        },
      ],
    },
  ],
  risks: [
    {
      kind: 'charge',
      name: 'Niedopisany koniec sporu o przetarg',
      level: 'medium',
      for: [claim('RI-02', 'O odwołaniu z marca 2026 r. napisało sześć redakcji; żaden z tekstów nie został uzupełniony.', dispute, [23, 27])],
      against: [claim('RI-03', 'Izba oddaliła odwołanie w całości (9.04.2026).', [24])],
      unknown: [claim('RI-04', 'Nie wiemy, czy redakcje dostały informację o rozstrzygnięciu.', [], [], 'coverage')],
    },
    {
      kind: 'confusion',
      name: 'Dwie nazwy pracowni',
      level: 'low',
      for: [claim('RI-06', 'Dawna nazwa „ZN Studio” widnieje w 2 źródłach.', [4, 9])],
      against: [claim('RI-07', 'Nowsze źródła podają zgodną nazwę.', [1, 42, 58], [58])],
      unknown: [],
    },
    {
      kind: 'emptiness',
      name: 'Opuszczony profil na platformie Instagram',
      level: 'low',
      for: [claim('RI-09', 'Ostatni widoczny wpis pochodzi z 11 września 2025 r.', [57])],
      against: [],
      unknown: [claim('RI-10', 'Nie wiemy, czy profil działa w relacjach, bo te nie są publiczne bez logowania.', [], [], 'rule')],
    },
  ],
  accusations: [
    {
      ...claim('AC-05', 'Źródło pisze o odwołaniu od wyboru oferty. Jak podaje źródło, sprawa ma zakończenie (oddalenie żądania).', [23, 24], [23, 24]),
      state: 'sued',
      date: '2026-03-12',
      loose: false,
      end: { state: 'dropped', quote: 'Izba oddaliła odwołanie w całości.', n: 24, date: '2026-04-09' },
      stillShown: [23],
    },
  ],
  recommendations: [
    {
      id: 'R19',
      text: 'Poproś redakcję serwisu „Głos Wybrzeża” o dopisanie wyniku sprawy. Tekst stoi na trzecim miejscu wyników i kończy się na „czekamy na wyjaśnienia”. Orzeczenie jest jawne.',
      effort: 'S',
      effect: 'aktualny kontekst obok dawnego tekstu',
      raises: ['reputation_strength'],
      reason: 'mówi o tym 7 źródeł.',
      refs: [23, 24, 25, 26, 27, 28, 29],
    },
    {
      id: 'R02',
      text: 'Popraw nazwę pracowni na dwóch profilach. „ZN Studio” zamiast „Zielińska Nowak Architekci” rozbija wyniki na dwie nazwy.',
      effort: 'S',
      effect: 'mniej sprzecznych informacji',
      raises: ['partnership_readiness', 'brand_recognition_level'],
      reason: 'mówią o tym 2 źródła.',
      refs: [4, 9],
    },
    {
      id: 'R30',
      text: 'Odpowiedz na pytanie na forum. Stoi bez odpowiedzi od 2024 r. i jest wysoko w wynikach.',
      effort: 'S',
      effect: 'gotowa odpowiedź, do której można odsyłać',
      raises: ['content_quality_score', 'reputation_strength'],
      reason: 'mówi o tym 1 źródło.',
      refs: [31],
    },
    {
      id: 'R03',
      text: 'Zdecyduj, co z profilem na platformie Instagram: wróć do niego z jednym wpisem miesięcznie albo go zamknij.',
      effort: 'S',
      effect: 'brak opuszczonych profili na pierwszym ekranie',
      raises: ['social_media_activity'],
      reason: 'mówi o tym 1 źródło.',
      refs: [57],
    },
    {
      id: 'R15',
      text: 'Poproś o opinię trzy osoby, z którymi współpraca skończyła się niedawno. Nie podpowiadaj treści i nie płać za opinie.',
      effort: 'S',
      effect: 'więcej prawdziwych głosów',
      raises: ['commercial_potential', 'reputation_strength'],
      reason: 'mówią o tym 2 źródła.',
      refs: [40, 41],
    },
    {
      id: 'R28',
      text: 'Ustal rytm, który wytrzymasz przez kwartał: jeden tekst w miesiącu i jeden wpis w tygodniu.',
      effort: 'C',
      effect: 'regularny ślad w sieci',
      raises: ['social_media_activity', 'growth_potential'],
      reason: 'mówią o tym 3 źródła.',
      refs: [57, 58, 59],
    },
  ],
  plan: {
    lead: 'Cztery tygodnie, po kilka kroków w każdym.',
    weeks: [
      {
        week: 1,
        title: 'Domknij sprawę',
        lead: 'Zacznij od tego, co widać najwyżej.',
        steps: ['Napisz do redakcji serwisu glos-wybrzeza.example i podaj link do orzeczenia.', 'Dopisz na własnej stronie jedno zdanie o wyniku.'],
        check: 'redakcja potwierdziła otrzymanie wiadomości',
      },
      {
        week: 2,
        title: 'Jedna nazwa',
        lead: 'Ta sama nazwa w każdym miejscu.',
        steps: ['Popraw wpis w katalogu katalog-pracowni.example.', 'Przekieruj zn-studio.example na własną stronę.'],
        check: 'link prowadzi na właściwą stronę',
      },
      {
        week: 3,
        title: 'Odpowiedzi',
        lead: 'Krótko i pod własnym nazwiskiem.',
        steps: ['Odpowiedz na pytanie na forum.', 'Poproś trzy osoby o opinię.'],
        check: 'odpowiedź jest widoczna pod pytaniem',
      },
      {
        week: 4,
        title: 'Rytm',
        lead: 'Mało, ale stale.',
        steps: ['Zaplanuj cztery wpisy na następny miesiąc.', 'Opublikuj jeden tekst o realizacji.'],
        check: 'tekst ma datę i podpis',
      },
    ],
    notes: ['Efekty w wynikach wyszukiwania widać zwykle po kilku tygodniach; nie obiecujemy pozycji.'],
  },
  platforms: [
    {
      platform: 'instagram',
      state: 'confirmed',
      profile: 'marta.zielinska.nowak',
      href: 'https://instagram.com/marta.zielinska.nowak',
      followers: 1840,
      lastPost: '2025-09-11',
      posts90: 0,
      mentions: 9,
      note: 'Ostatni wpis sprzed 14 miesięcy.',
      refs: [57],
    },
    {
      platform: 'linkedin',
      state: 'confirmed',
      profile: 'Marta Zielińska-Nowak',
      href: 'https://linkedin.com/in/marta-zn',
      followers: 2310,
      lastPost: '2026-06-22',
      posts90: 0,
      mentions: 4,
      note: 'Opis zgodny ze stroną własną.',
      refs: [58],
    },
    {
      platform: 'facebook',
      state: 'confirmed',
      profile: 'Zielińska Nowak Architekci',
      href: 'https://facebook.com/znarch',
      followers: null,
      lastPost: '2026-10-30',
      posts90: 5,
      mentions: 7,
      note: 'Liczba obserwujących ukryta.',
      refs: [59],
    },
    {
      platform: 'youtube',
      state: 'none',
      profile: null,
      href: null,
      followers: null,
      lastPost: null,
      posts90: null,
      mentions: 2,
      note: 'Nie znaleźliśmy publicznego profilu na tej platformie.',
      refs: [46],
    },
    {
      platform: 'x',
      state: 'unconfirmed',
      profile: 'zn_gdynia',
      href: 'https://x.com/zn_gdynia',
      followers: 12,
      lastPost: null,
      posts90: null,
      mentions: 3,
      note: 'Zgodne: miasto. Niezgodne: nazwa.',
      refs: [61],
    },
    {
      platform: 'tiktok',
      state: 'unchecked',
      profile: null,
      href: null,
      followers: null,
      lastPost: null,
      posts90: null,
      mentions: 0,
      note: 'Tej platformy nie udało się sprawdzić: źródło niepodłączone.',
      refs: [],
    },
  ],
  evidence: sampleEvidence,
  lostResults: [],
  setAside: [
    {
      kind: 'other',
      label: 'Marta Nowak, dentystka, Kielce',
      reason: 'inny zawód i inne miasto',
      pages: Array.from({ length: 7 }, (_, i) => ({
        url: `https://zdrowy-usmiech-${i}.example/zespol`,
        href: `https://lustro.example/sandbox/web/zdrowy-usmiech-${i}.example/zespol`,
        title: `Nasz zespół: lek. dent. Marta Nowak (${i + 1})`,
        domain: `zdrowy-usmiech-${i}.example`,
      })),
    },
    {
      kind: 'other',
      label: 'Marta Zielińska, biegaczka, Gdańsk',
      reason: 'samo pierwsze nazwisko, inna dziedzina',
      pages: Array.from({ length: 4 }, (_, i) => ({
        url: `https://biegi-${i}.example/wyniki`,
        href: `https://lustro.example/sandbox/web/biegi-${i}.example/wyniki`,
        title: `Wyniki biegu ulicznego, strona ${i + 1}`,
        domain: `biegi-${i}.example`,
      })),
    },
  ],
  coverage: {
    queries: [
      { source: 'SearXNG', query: 'marta zielińska-nowak', status: 'ok', found: 55, detail: null },
      { source: 'SearXNG', query: '„zielińska nowak architekci”', status: 'ok', found: 33, detail: null },
      { source: 'SearXNG', query: 'marta zielińska-nowak bulwar', status: 'ok', found: 34, detail: null },
      { source: 'SearXNG', query: 'zielińska-nowak opinie', status: 'ok', found: 16, detail: null },
      { source: 'SearXNG', query: 'zn studio gdynia', status: 'ok', found: 11, detail: null },
      { source: 'SearXNG', query: 'marta zielińska-nowak tiktok', status: 'zero', found: 0, detail: null },
      { source: 'YouTube', query: 'marta zielińska-nowak', status: 'no_key', found: 0, detail: null },
      { source: 'Rejestr KRS', query: 'zielińska nowak architekci', status: 'blocked', found: 0, detail: 'limit zapytań' },
      { source: 'Archiwum internetu', query: 'zielinskanowak.example', status: 'error', found: 0, detail: 'przekroczony czas 10 s' },
    ],
    pages: [
      { url: 'https://stare-strony.example/2019/zn-studio', status: 'missing', detail: '404' },
      { url: 'https://prywatne-forum.example/watek/8812', status: 'robots', detail: null },
      { url: 'https://wolny-serwis.example/gdynia/architekci', status: 'timeout', detail: '10 s' },
      { url: 'https://archiwum-pdf.example/bulwar-koncepcja-pelna-dokumentacja-przetargowa-wraz-z-zalacznikami.pdf', status: 'too_large', detail: '48 MB' },
    ],
    rounds: [
      { queries: 6, addresses: 121, confirmed: 104 },
      { queries: 2, addresses: 26, confirmed: 1 },
    ],
    totals: {
      hits: 149,
      addresses: 147,
      fetched: 143,
      failed: 4,
      duplicates: 65,
      setAside: 11,
      named: 0,
      offTopic: 0,
      empty: 0,
      foreign: 0,
      sources: 67,
      domains: 55,
      topDomainShare: 0.045,
    },
    enough: true,
    notes: ['Części źródeł nie udało się sprawdzić (3); ich lista jest w rozdziale „Gdzie szukaliśmy”.'],
  },
  method: {
    version: '1.0',
    generatedAt: '2026-11-20T08:27:00.000Z',
    writer: 'rules',
    claimsPrinted: 41,
    withheld: 0,
    droppedFor: { tone: 4, number: 2, absence: 1 },
    claimsDropped: 7,
    code: 'LU-7K4M-93QX',
    demo: true,
    retention: { reportDate: '2027-11-20T08:27:00.000Z', sourcesDate: '2027-02-18T08:27:00.000Z' },
  },
};
