/**
 * Explanations of the ten scores, addressed to the person described. "Z czego powstaje" lists exactly the inputs of the
 * published formula; a test compares the two.
 */
import type { KpiId } from '#contract/kpis.ts';
import { typeset } from './typeset.ts';

export type KpiWords = { measures: string; madeOf: string; read: string; raise: string };

export const kpiWords: Record<KpiId, KpiWords> = typeset({
  digital_presence_score: {
    measures: 'Jak łatwo Cię znaleźć i w ilu różnych miejscach.',
    madeOf: 'Z liczby różnych źródeł i domen, rodzajów tych źródeł (media, profile, strony, rejestry), podstron własnej strony i potwierdzonych profili.',
    read: 'Niski wynik nie znaczy nic złego — często po prostu mało o Tobie napisano. Wysoki znaczy, że osoba, która Cię szuka, trafi na Ciebie z wielu stron.',
    raise: 'Uzupełniony profil zawodowy, własna strona z biogramem, wpisy w branżowych katalogach i wystąpienia, po których zostaje ślad w sieci.',
  },
  brand_recognition_level: {
    measures: 'Czy po Twojej nazwie widać Ciebie, a nie kogoś innego.',
    madeOf:
      'Z udziału stron, które na pewno Cię dotyczą, z liczby niezależnych autorów, którzy podają Twoją pełną nazwę, oraz z haseł w encyklopediach, rejestrach i katalogach.',
    read: 'Niski wynik przy popularnym nazwisku jest naturalny. Ważne, czy rośnie.',
    raise: 'Ta sama nazwa i ten sam opis wszędzie, stały dopisek (zawód, miasto), teksty podpisane pełnym imieniem i nazwiskiem.',
  },
  social_media_activity: {
    measures: 'Czy Twoje publiczne profile żyją.',
    madeOf:
      'Z 20 punktów na start, liczby potwierdzonych profili, świeżości ostatniego wpisu, regularności w ostatnich 90 dniach i widocznych reakcji, o ile serwis pozwala je zobaczyć.',
    read: 'Nie mierzymy popularności. Jeden zadbany profil daje więcej niż pięć opuszczonych. Profili prywatnych nie widzimy.',
    raise: 'Stały rytm, choćby raz w tygodniu, odpowiedzi na komentarze, zamknięcie profili, których nie prowadzisz.',
  },
  commercial_potential: {
    measures: 'Czy to, co widać w sieci, ułatwia komuś decyzję, żeby Ci zapłacić.',
    madeOf: 'Z widocznej oferty i kontaktu, opinii i opisów realizacji, wzmianek o usługach lub produktach oraz z wydźwięku tych opinii i wzmianek.',
    read: 'To ocena śladów w sieci, a nie przychodów ani kompetencji.',
    raise: 'Jasna oferta na stronie, podpisane opinie klientów, opisy realizacji, widoczny kontakt.',
  },
  industry_influence: {
    measures: 'Czy inni powołują się na to, co mówisz i robisz.',
    madeOf:
      'Z przytoczonych wypowiedzi, wywiadów, wystąpień i nagród w cudzych źródłach oraz z liczby niezależnych domen mediów, serwisów branżowych i blogów.',
    read: 'Jeden wywiad to początek. Wysoki wynik wymaga głosów z wielu niezależnych miejsc.',
    raise: 'Komentarze eksperckie dla mediów, wystąpienia, artykuły pod nazwiskiem, własne dane, które inni chcą cytować.',
  },
  content_quality_score: {
    measures: 'Czy teksty, które od Ciebie wychodzą, są konkretne, aktualne i podpisane.',
    madeOf: 'Z własnych publikacji: ich długości, daty, podpisu, czytelności i tego, czy mają źródło lub przykład.',
    read: 'Wskaźnik nie ocenia poglądów ani stylu. Przy mniej niż pięciu własnych tekstach wynik ma dopisek „za mało danych”.',
    raise: 'Jeden porządny tekst na miesiąc zamiast dziesięciu krótkich zapowiedzi; daty, podpis, aktualizacje starszych tekstów.',
  },
  reputation_strength: {
    measures: 'Jak mówią o Tobie inni i jak poważna jest krytyka.',
    madeOf: 'Z wydźwięku wzmianek z cudzych źródeł, ważonego ich zasięgiem, świeżością i pewnością oceny, pomniejszonego o źródła z zarzutem bez zakończenia.',
    read: '50 to równowaga. Pojedyncza negatywna wzmianka zmienia wynik najwyżej o 10 punktów.',
    raise: 'Odpowiedź na krytykę, która ma rację; sprostowanie błędów; nowe, prawdziwe opinie osób, z którymi pracujesz.',
  },
  partnership_readiness: {
    measures: 'Czy ktoś, kto chce z Tobą pracować, znajdzie wszystko, czego potrzebuje.',
    madeOf:
      'Z widocznego kontaktu i biogramu, zgodności profili z opisem z zamówienia, przykładów współpracy, wpisów w rejestrach i katalogach oraz z braku zarzutów bez zakończenia.',
    read: 'To lista rzeczy do sprawdzenia zamieniona na liczbę — łatwo ją poprawić.',
    raise: 'Strona „Współpraca”, jeden aktualny biogram do pobrania, te same dane na wszystkich profilach.',
  },
  market_positioning: {
    measures: 'Czy wiadomo, w czym się specjalizujesz i czym się wyróżniasz.',
    madeOf:
      'Z tego, jak często cudze źródła łączą Cię z tym samym, najczęstszym tematem, i z tego, ile cudzych źródeł oraz ile własnych tekstów i profili powtarza słowo z opisu w zamówieniu.',
    read: 'Niski wynik znaczy zwykle, że każdy opisuje Cię inaczej.',
    raise: 'Jedno zdanie o tym, co robisz i dla kogo, powtórzone wszędzie; wybór dwóch–trzech tematów.',
  },
  growth_potential: {
    measures: 'Ile możesz poprawić niewielkim wysiłkiem i czy kierunek zmian jest dobry.',
    madeOf: 'Z trendu wzmianek i trendu ich wydźwięku (ostatnie 180 dni wobec poprzednich 180) oraz z liczby szybkich poprawek, które pozostały do zrobienia.',
    read: 'Wysoki wynik przy niskich pozostałych to dobra wiadomość — wiele zależy od kilku prostych kroków. To nie jest prognoza.',
    raise: 'Regularność i wykonanie pierwszych trzech rekomendacji z planu.',
  },
});

type Means = { good: string; mid: string; weak: string };
/** What a score means, as the headline of its dialog. */
export const kpiMeans: Record<KpiId, Means> = typeset({
  digital_presence_score: {
    good: 'Łatwo Cię znaleźć, w wielu różnych miejscach',
    mid: 'Można Cię znaleźć, ale nie wszędzie',
    weak: 'Trudno Cię znaleźć: śladów jest mało',
  },
  brand_recognition_level: {
    good: 'Pod tą nazwą widać głównie Ciebie',
    mid: 'Pod tą nazwą widać Ciebie, ale nie tylko',
    weak: 'Pod tą nazwą trudno Cię rozpoznać',
  },
  social_media_activity: { good: 'Publiczne profile żyją', mid: 'Profile żyją, ale nierówno', weak: 'Profile milczą albo ich nie widać' },
  commercial_potential: {
    good: 'To, co widać, ułatwia decyzję o zakupie',
    mid: 'Część tego, czego szuka klient, jest na miejscu',
    weak: 'Klient niewiele się stąd dowie',
  },
  industry_influence: {
    good: 'Inni powołują się na to, co mówisz i robisz',
    mid: 'Inni powołują się na Ciebie od czasu do czasu',
    weak: 'Inni rzadko powołują się na to, co mówisz',
  },
  content_quality_score: {
    good: 'Własne teksty dobrze się bronią',
    mid: 'Własne teksty są, mają jednak braki',
    weak: 'Własnych tekstów jest mało albo mają wiele braków',
  },
  reputation_strength: {
    good: 'Ton źródeł działa na Twoją korzyść',
    mid: 'Ton źródeł ani nie pomaga, ani nie szkodzi',
    weak: 'Ton źródeł działa na niekorzyść',
  },
  partnership_readiness: {
    good: 'Jest do kogo napisać i co przeczytać',
    mid: 'Partner znajdzie część tego, czego szuka',
    weak: 'Partner nie znajdzie tego, czego szuka',
  },
  market_positioning: {
    good: 'Wiadomo, kim jesteś i czym się zajmujesz',
    mid: 'Wiadomo, kim jesteś; czym się zajmujesz, już mniej',
    weak: 'Trudno stąd wyczytać, czym się zajmujesz',
  },
  growth_potential: { good: 'Widać wyraźny kierunek w górę', mid: 'Bez wyraźnego kierunku', weak: 'Mało znaków, że coś rośnie' },
});
