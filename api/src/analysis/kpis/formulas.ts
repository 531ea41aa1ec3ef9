/**
 * The ten published formulas, version 1.3. Each is points of a start plus weighted inputs, clamped to 0–100.
 * An input's `step` is the most points that one item can add or take through it; the steps of a formula add up to 10 at most,
 * so one item moves a score by at most 10 points by construction (a test adds them up, another tries random ledgers).
 */
import type { KpiId } from '../../contract/kpis.ts';
import { count, counted, distinct, drawnMean, type Input, meanOf, measured, shareOf } from './inputs.ts';
import { wilson } from './intervals.ts';
import {
  before,
  commercial,
  has,
  itemWeight,
  kindGroup,
  others,
  press,
  RECENT_DAYS,
  recent,
  serious,
  type Toned,
  toneMark,
  toneOf,
  topTopic,
} from './marks.ts';
import type { Signal } from './signals.ts';

export const KPI_VERSION = '1.3';

export type Formula = {
  id: KpiId;
  start: number;
  inputs: Input[];
  supports(signal: Signal): boolean;
  /** `supports` in words: which sources count as support of the score. */
  restsOn: string;
  measures: string;
  madeOf: string;
  raises: string[];
};

export const FORMULAS: Formula[] = [
  {
    id: 'digital_presence_score',
    start: 0,
    inputs: [
      count('sources', 'różne źródła', 30, 60, () => true),
      distinct('domains', 'różne domeny', 25, 25, (signal) => signal.domain),
      distinct('kinds', 'rodzaje źródeł (media, profile, strony, rejestry…)', 20, 8, kindGroup),
      count('own_site', 'podstrony własnej strony', 10, 4, (signal) => signal.ownSite),
      count('profiles', 'potwierdzone profile', 15, 6, (signal) => signal.profile !== null),
    ],
    supports: () => true,
    restsOn: 'wszystkie źródła w raporcie',
    measures: 'Jak łatwo znaleźć {subject} i w ilu różnych miejscach.',
    madeOf: 'z liczby różnych źródeł i domen, rodzajów tych źródeł (media, profile, strony, rejestry), własnej strony i potwierdzonych profili',
    raises: ['uzupełniony profil zawodowy', 'własna strona z biogramem', 'wpisy w branżowych katalogach', 'wystąpienia, po których zostaje ślad w sieci'],
  },
  {
    id: 'brand_recognition_level',
    start: 0,
    inputs: [
      {
        key: 'certain_share',
        label: 'udział stron, które na pewno dotyczą tej nazwy',
        weight: 40,
        how: 'strony w raporcie / (strony w raporcie + odłożone + 10)',
        step: 40 / 11,
        measure: (signals, world) => shareOf(signals.length, signals.length + world.setAside),
      },
      distinct('voices', 'niezależni autorzy, którzy podają pełną nazwę', 35, 35, (signal) => (others(signal) && signal.fullName ? signal.voice : null)),
      count('directories', 'hasła w encyklopediach, rejestrach i katalogach', 25, 5, (signal) => signal.directory && others(signal)),
    ],
    supports: (signal) => others(signal) && signal.fullName,
    restsOn: 'cudze źródła, które podają pełną nazwę',
    measures: 'Czy po tej nazwie widać {acc}, a nie kogoś innego.',
    madeOf:
      'z udziału wyników, które na pewno dotyczą tej nazwy, z liczby niezależnych autorów, którzy ją podają, oraz z obecności w encyklopediach, rejestrach i katalogach',
    raises: ['ta sama nazwa i ten sam opis wszędzie', 'stały dopisek (zawód, miasto)', 'teksty podpisane pełną nazwą'],
  },
  {
    id: 'social_media_activity',
    start: 20,
    inputs: [
      count('profiles', 'potwierdzone profile', 12, 8, (signal) => signal.profile !== null),
      count('fresh', 'świeżość ostatniego wpisu (30 dni: 1; 90 dni: 0,6; 180 dni: 0,3)', 32, 8, (signal) => signal.profile?.fresh ?? 0),
      count('rhythm', 'regularność w ostatnich 90 dniach (12 wpisów: 1)', 20, 8, (signal) => signal.profile?.rhythm ?? 0),
      count('reactions', 'widoczne reakcje (50 pod wpisem: 1)', 16, 8, (signal) => signal.profile?.reactions ?? 0),
    ],
    supports: (signal) => signal.profile !== null,
    restsOn: 'potwierdzone profile',
    measures: 'Czy publiczne profile żyją.',
    madeOf: 'z liczby potwierdzonych profili, daty ostatniego wpisu, regularności w ostatnich 90 dniach i widocznych reakcji, o ile serwis pozwala je zobaczyć',
    raises: ['stały rytm, choćby raz w tygodniu', 'odpowiedzi na komentarze', 'zamknięcie profili, których nikt nie prowadzi'],
  },
  {
    id: 'commercial_potential',
    start: 0,
    inputs: [
      count('offer', 'strony z opisem oferty', 18, 8, has('offer')),
      count('contact', 'strony z widocznym kontaktem', 16, 7, (signal) => signal.contact),
      count('reviews', 'opinie i opisy realizacji', 26, 12, has('review', 'project')),
      count('service', 'wzmianki o usługach lub produktach', 20, 20, (signal) => others(signal) && has('service')(signal)),
      drawnMean('tone', 'wydźwięk opinii i wzmianek o usługach (dobra: 1, neutralna: 0,5, zła: 0)', 20, 10, 0.5, (signal) =>
        commercial(signal) ? { mark: toneMark(signal), weight: 1 } : null,
      ),
    ],
    supports: (signal) => signal.contact || has('offer', 'review', 'project', 'service')(signal),
    restsOn: 'źródła z widocznym kontaktem, ofertą, opinią, opisem realizacji, usługi lub produktu',
    measures: 'Czy to, co widać w sieci, ułatwia komuś decyzję o współpracy lub zakupie.',
    madeOf: 'z widocznej oferty i kontaktu, opinii i realizacji, wzmianek w kontekście usług lub produktów oraz ich wydźwięku',
    raises: ['jasna oferta na stronie', 'podpisane opinie klientów', 'opisy realizacji', 'widoczny kontakt'],
  },
  {
    id: 'industry_influence',
    start: 0,
    inputs: [
      count('citations', 'przytoczone wypowiedzi', 25, 10, (signal) => press(signal) && others(signal) && has('speech')(signal)),
      count('interviews', 'wywiady', 20, 8, (signal) => others(signal) && signal.interview),
      count('talks', 'wystąpienia', 15, 7, (signal) => others(signal) && has('talk')(signal)),
      count('awards', 'nagrody i wyróżnienia', 20, 10, (signal) => others(signal) && has('award')(signal)),
      distinct('domains', 'niezależne domeny mediów, serwisów branżowych i blogów, poza sprawami z zarzutem', 20, 40, (signal) =>
        others(signal) && press(signal) && !signal.charging ? signal.domain : null,
      ),
    ],
    supports: (signal) => others(signal) && (press(signal) || signal.interview || has('talk', 'award')(signal)),
    restsOn: 'cudze teksty z mediów, serwisów branżowych i blogów oraz cudze źródła, które mówią o wywiadzie, wystąpieniu lub nagrodzie',
    measures: 'Czy inni powołują się na to, co {nom} mówi i robi.',
    madeOf: 'z cytowań, wywiadów, wystąpień i nagród w cudzych źródłach oraz z tego, w ilu niezależnych mediach, serwisach branżowych i blogach pada nazwa',
    raises: ['komentarze eksperckie dla mediów', 'wystąpienia', 'artykuły pod nazwiskiem', 'własne dane, które inni chcą cytować'],
  },
  {
    id: 'content_quality_score',
    start: 0,
    inputs: [
      count('length', 'długość własnych publikacji (1500 znaków: 1)', 20, 10, (signal) => signal.ownText?.long ?? 0),
      count('dated', 'własne publikacje z datą', 20, 10, (signal) => signal.ownText?.dated ?? false),
      count('signed', 'własne publikacje z podpisem', 20, 10, (signal) => signal.ownText?.signed ?? false),
      count('readable', 'czytelne (średnio do 20 słów w zdaniu)', 20, 10, (signal) => signal.ownText?.readable ?? false),
      count('sourced', 'ze źródłem lub przykładem', 20, 10, (signal) => signal.ownText?.sourced ?? false),
    ],
    supports: (signal) => signal.ownText !== null,
    restsOn: 'własne publikacje',
    measures: 'Czy własne teksty są konkretne, aktualne i podpisane.',
    madeOf: 'z własnych publikacji: ich długości, daty, podpisu, czytelności i tego, czy mają źródła lub przykłady',
    raises: ['jeden porządny tekst na miesiąc zamiast dziesięciu krótkich zapowiedzi', 'daty i podpis', 'aktualizacje starszych tekstów'],
  },
  {
    id: 'reputation_strength',
    start: 0,
    inputs: [
      drawnMean('tone', 'wydźwięk cudzych wzmianek ważony zasięgiem, świeżością i pewnością oceny', 100, 12, 0.5, (signal) =>
        others(signal) && signal.tone !== null ? { mark: toneMark(signal), weight: itemWeight(signal) } : null,
      ),
      count('serious', 'źródła z zarzutem, przy którym raport nie podaje zakończenia', -20, 10, serious),
    ],
    supports: (signal) => others(signal) && signal.tone !== null,
    restsOn: 'cudze wzmianki, których wydźwięk udało się ocenić',
    measures: 'Jak mówią o {loc} inni i jak poważna jest krytyka.',
    madeOf: 'z wydźwięku wzmianek z cudzych źródeł, ważonego ich zasięgiem, świeżością i pewnością oceny, oraz z liczby zarzutów bez zakończenia',
    raises: ['odpowiedź na krytykę, która ma rację', 'sprostowanie błędów', 'nowe, prawdziwe opinie'],
  },
  {
    id: 'partnership_readiness',
    start: 0,
    inputs: [
      count('contact', 'strony z widocznym kontaktem', 18, 9, (signal) => signal.contact),
      count('bio', 'własne opisy i biogramy', 15, 8, (signal) => signal.bio),
      drawnMean('agreement', 'profile, których opis zgadza się z opisem z zamówienia', 15, 9, 0, (signal) =>
        signal.profile?.agrees == null ? null : { mark: Number(signal.profile.agrees), weight: 1 },
      ),
      count('partners', 'przykłady współpracy', 20, 10, has('partner')),
      count('registers', 'wpisy w rejestrach i katalogach', 12, 8, (signal) => signal.directory && others(signal)),
      {
        ...count('no_serious', 'brak zarzutów bez zakończenia', 20, 20, serious),
        how: '(1 − min(1, liczba zarzutów / 20))',
        measure: (signals) => {
          const { value, fraction, low, high } = counted(signals.filter(serious).length, 20);
          return { value, fraction: 1 - fraction, low: 1 - high, high: 1 - low };
        },
      },
    ],
    supports: (signal) => signal.contact || signal.bio || signal.profile !== null || (signal.directory && others(signal)) || has('partner')(signal),
    restsOn: 'źródła z widocznym kontaktem, biogramem lub przykładem współpracy, profile oraz cudze wpisy w rejestrach i katalogach',
    measures: 'Czy ktoś, kto chce podjąć współpracę, znajdzie wszystko, czego potrzebuje.',
    madeOf:
      'z widocznego kontaktu i biogramu, zgodności profili z opisem, przykładów współpracy, wpisów w rejestrach i katalogach oraz z braku zarzutów bez zakończenia',
    raises: ['strona „Współpraca”', 'jeden aktualny biogram do pobrania', 'te same dane na wszystkich profilach'],
  },
  {
    id: 'market_positioning',
    start: 0,
    inputs: [
      {
        key: 'top_topic',
        label: 'cudze źródła z tym samym, najczęstszym tematem, poza sprawami z zarzutem',
        weight: 50,
        how: 'źródła z najczęstszym tematem / (cudze źródła + 10)',
        step: 50 / 11,
        measure: (signals) => {
          const chosen = signals.filter(others);
          return shareOf(topTopic(chosen), chosen.length);
        },
      },
      {
        key: 'described',
        label: 'cudze źródła, które powtarzają słowo z opisu w zamówieniu',
        weight: 30,
        how: 'takie źródła / (cudze źródła + 10)',
        step: 30 / 11,
        measure: (signals) => {
          const chosen = signals.filter(others);
          return shareOf(chosen.filter((signal) => signal.describes).length, chosen.length);
        },
      },
      count('own_described', 'własne teksty i profile, które powtarzają słowo z opisu', 20, 8, (signal) => signal.own && signal.describes),
    ],
    supports: (signal) => signal.describes || (others(signal) && signal.topics.length > 0),
    restsOn: 'cudze źródła z rozpoznanym tematem oraz wszystkie źródła, które powtarzają słowo z opisu',
    measures: 'Czy wiadomo, w czym {nom} się specjalizuje i czym się wyróżnia.',
    madeOf: 'z tego, jak często źródła łączą tę nazwę z tym samym tematem, i z tego, ile cudzych i własnych tekstów powtarza opis podany w zamówieniu',
    raises: ['jedno zdanie o tym, co i dla kogo, powtórzone wszędzie', 'wybór dwóch–trzech tematów'],
  },
  {
    id: 'growth_potential',
    start: 0,
    inputs: [
      {
        key: 'mentions_trend',
        label: 'trend wzmianek (ostatnie 180 dni wobec poprzednich 180)',
        weight: 45,
        how: '(5 + nowe) / (10 + nowe + poprzednie)',
        step: 2.5,
        measure: (signals) => {
          const now = signals.filter((signal) => others(signal) && recent(signal)).length;
          const earlier = signals.filter((signal) => others(signal) && before(signal)).length;
          const all = now + earlier;
          const share = now / Math.max(1, all);
          // The share of new ones among the dated, drawn to a half.
          const drawn = measured(share, all > 0 ? wilson(share, all) : { low: 0, high: 0 }, (p) => (5 + p * all) / (10 + all));
          return { ...drawn, value: drawn.fraction };
        },
      },
      {
        key: 'tone_trend',
        label: 'trend wydźwięku w tych samych okresach',
        weight: 35,
        how: '(1 + wydźwięk nowych − wydźwięk poprzednich) / 2, oba ściągnięte do 0,5 dziesięcioma neutralnymi',
        step: 1.6,
        measure: (signals) => {
          const [now, earlier] = [recent, before].map((test) => toneOf(signals.filter(others), test)) as [Toned, Toned];
          return meanOf((1 + now.mean - earlier.mean) / 2, Math.hypot(now.error, earlier.error) / 2);
        },
      },
      {
        key: 'quick_fixes',
        label: 'szybkie poprawki, które pozostały (braki i własne miejsca do uzupełnienia)',
        weight: 20,
        how: 'min(1, 0,975 · liczba / 10)',
        step: 5.9,
        measure: (signals) => {
          const missing = [
            !signals.some((signal) => signal.ownSite),
            !signals.some((signal) => signal.profile !== null),
            !signals.some((signal) => signal.ownText !== null),
            !signals.some((signal) => signal.contact),
            signals.filter(has('review')).length < 5,
          ].filter(Boolean).length;
          const value = missing + signals.filter((signal) => signal.defect).length;
          // One page can close three gaps at once: 3 × 1.95 < 6, the step published for this input.
          // What is missing is seen, not sampled, so it has no interval.
          return measured(value, { low: value, high: value }, (x) => (x * 0.975) / 10);
        },
      },
    ],
    supports: (signal) => others(signal) && (recent(signal) || before(signal)),
    restsOn: `cudze źródła z datą z ostatnich ${2 * RECENT_DAYS} dni`,
    measures: 'Ile można poprawić niewielkim wysiłkiem i czy kierunek zmian jest dobry.',
    madeOf: 'z trendu wzmianek i wydźwięku oraz z liczby szybkich poprawek, które pozostały do zrobienia',
    raises: ['regularność', 'wykonanie pierwszych trzech rekomendacji z planu'],
  },
];
