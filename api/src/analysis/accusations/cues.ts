/** What short local texts and posts tell by single words: the cues of accusations, answers and ends, with what must stand beside them. */
import type { AccusationState } from '../../contract/report.ts';
import type { Detail } from './types.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Who the verb's actor must be: not the subject (it is complained of), or the subject if it is named at all. */
export type Role = 'complains' | 'does' | 'any' | 'threatened';
/** Lemmas of the cue, lemmas one of which stands in the same sentence (none: no condition), and how it may be told. */
export type Cue = {
  state: AccusationState;
  detail?: Detail;
  cue: ReadonlySet<string>;
  with?: ReadonlySet<string>;
  without?: ReadonlySet<string>;
  /** What the sentence must read like, and must not. */
  text?: RegExp;
  unless?: RegExp;
  /** The sums of the sentence begin with the smaller one. */
  lower?: true;
  /** What must stand right before the subject's name: „od X”, „w sklepie X”. */
  before?: RegExp;
  /** What it or a sentence beside it must read like. */
  beside?: RegExp;
  /** Asks for „nie” before the cue; other cues ask for none. */
  not?: true;
  role: Role;
  /** Asks for a word of a wrong in the sentence: what is reproached without one is criticism. */
  wrong?: true;
  /** Asks for the subject's name in the sentence. */
  named?: true;
  /** Tells of police, courts and offices, so that it counts in posts too. */
  hard?: true;
};

const PROCEEDING = set('śledztwo dochodzenie postępowanie sprawa prokuratura policja rzecznik');
const DEBT = set('dług kredyt pożyczka odsetki subwencja podatek zaległość składka opłata czynsz');
export const CLAIM = set('pozew powództwo skarga zażalenie wniosek zarzut oskarżenie zawiadomienie roszczenie żądanie doniesienie');
const FAULT = set('naruszenie nieprawidłowość uchybienie zamiar wina błąd przestępstwo wykroczenie');
export const MONEY = set('pieniądz zaliczka kaucja opłata wpłata zadatek przedpłata wynagrodzenie pensja wypłata');
export const AUTHORITY = set('prokuratura policja rzecznik sanepid inspekcja uokik cba pip kuratorium nadzór inspektorat inspektor nfz nik skarbówka uodo knf');
/** Whoever decides over a firm, a practice or an office. */
export const OFFICE = new Set([
  ...AUTHORITY,
  ...'urząd izba towarzystwo związek minister ministerstwo komisja kontroler śledczy fiskus zus wios sąd straż policjant strażnik prokurator wojewoda starosta starostwo federacja kapituła kolegium gmina miasto samorząd celnik cbśp kas ekspert biegły'.split(
    ' ',
  ),
]);
export const PEOPLE = set('klient konsument pacjent mieszkaniec rodzic pracownik gość sąsiad najemca lokator uczeń kursant');

/** Nouns that name a serious wrong by themselves. */
export const WRONGS = set(
  'lichwa ustawka przekręt kumoterstwo wyzysk mobbing antymobbingowy łapówka łapówkarstwo łapownictwo nękanie molestowanie oszustwo wyłudzenie korupcja nepotyzm znęcanie zastraszanie dyskryminacja samowola przywłaszczenie sprzeniewierzenie fałszerstwo szantaż wymuszenie plagiat',
);

/** „Wniosek o pozwolenie”, „wnioski o dotacje”: what somebody applies for. */
export const APPLIED_FOR =
  /(?<!\p{sc=Latn})wnios\p{sc=Latn}+ (?:\p{sc=Latn}+ )?o (?:\p{sc=Latn}+ )?(?:zgod|zezwol|pozwol|rejestrac|wpis|dotac|dofinans|kredyt|konces|licenc|certyf|azyl|patent)/iu;

/** Ends and answers: on every page. */
export const ENDS: Cue[] = [
  { state: 'dropped', detail: 'discontinued', cue: set('umorzyć umorzony umarzać'), with: PROCEEDING, without: DEBT, role: 'any' },
  { state: 'dropped', detail: 'refused', cue: set('wszczęcie'), with: set('odmówić odmawiać odmowa'), role: 'any' },
  // „Nie wszczęła śledztwa”.
  { state: 'dropped', detail: 'refused', cue: set('wszcząć'), with: set('śledztwo dochodzenie postępowanie'), not: true, role: 'any' },
  // „Uchylił wezwanie”, „wycofała nakaz aresztowania”.
  {
    state: 'dropped',
    cue: set('uchylić wycofać cofnąć'),
    with: set('sąd sędzia trybunał prokuratura prokurator'),
    text: /(?<!\p{sc=Latn})(?:wezwani[ae]|nakaz(?:u|y)? (?:aresztowania|zatrzymania|deportacji))(?!\p{sc=Latn})/iu,
    named: true,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'unconfirmed',
    cue: set('znaleźć znajdować dopatrzyć'),
    with: set('podstawa potwierdzenie nieprawidłowość przestępstwo znamię dowód'),
    not: true,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'unconfirmed',
    cue: set('potwierdzić'),
    with: set('zarzut podejrzenie skarga zgłoszenie informacja doniesienie kontrola'),
    not: true,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'unconfirmed',
    cue: set('potwierdzić stwierdzić wykazać dopatrzyć być dojść'),
    with: WRONGS,
    not: true,
    // „Przedmiotem procesu nie był mobbing”: nothing was decided on it.
    unless: /(?<!\p{sc=Latn})(?:przedmiot\p{sc=Latn}*|dotycz\p{sc=Latn}*|chodzi\p{sc=Latn}*) /iu,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'withdrawn',
    cue: set('wycofać wycofywać cofnąć'),
    with: CLAIM,
    // „Strony wycofały wniosek o zgodę”: what is applied for accuses nobody.
    unless: APPLIED_FOR,
    role: 'any',
  },
  { state: 'dropped', detail: 'withdrawn', cue: set('iść pójść trafić'), with: set('sąd'), not: true, role: 'any' },
  { state: 'dropped', detail: 'settled', cue: set('ugoda'), with: set('zawrzeć podpisać zakończyć skończyć sąd'), role: 'any' },
  { state: 'dropped', detail: 'settled', cue: set('spór konflikt'), with: set('zakończyć skończyć zażegnać rozwiązać'), role: 'any' },
  { state: 'dropped', detail: 'dismissed', cue: set('oddalić oddalony'), with: CLAIM, role: 'any' },
  { state: 'dropped', detail: 'dismissed', cue: set('uwzględnić uwzględniony'), with: CLAIM, not: true, role: 'any' },
  {
    state: 'dropped',
    detail: 'overturned',
    cue: set('uchylić uchylony zmienić'),
    with: set('wyrok mandat decyzja orzeczenie kara'),
    without: set('uniewinnić uniewinniający uniewinnienie rozpoznanie'),
    // „Zmieniła regulamin jeszcze przed decyzją”: what comes before or after a decision does not change it.
    text: /(?<!(?<!\p{sc=Latn})(?:przed|po|mimo|wbrew) (?:\p{sc=Latn}+ )?)(?<!\p{sc=Latn})(?:wyrok|mandat|decyzj|orzeczeni|kar[aęyo](?!\p{sc=Latn}))/iu,
    // „Zmienił decyzję i obniżył karę”: what is lowered stands.
    unless: /(?<!\p{sc=Latn})(?:obniż|zmniejsz|złagodz)\p{sc=Latn}*/iu,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'lowered',
    cue: set('obniżyć złagodzić zmniejszyć'),
    with: set('mandat grzywna kara'),
    unless: /(?<!\p{sc=Latn})(?:żąda|domaga|wnosi|wnios|chce|prosi)\p{sc=Latn}*/iu,
    named: true,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'lowered',
    cue: set('mieć'),
    text: /(?<!\p{sc=Latn})mia(?:ł|ła|ło|ły|li) (?:\p{sc=Latn}+ ){0,3}(?:odda|zwróci|zapłaci|wypłaci)ć [^.;!?]{3,60}, a (?:odda|zwróci|zapłaci|wypłaci)(?:ł|ła|li)?(?!\p{sc=Latn})/iu,
    named: true,
    role: 'any',
  },
  {
    // „Musi zapłacić 300 tys., a nie, jak chciał urząd, 2 mln zł”.
    state: 'dropped',
    detail: 'lowered',
    cue: set('musieć mieć zapłacić oddać zwrócić'),
    text: /(?<!\p{sc=Latn})(?:(?:mus|m)(?:i|ą|a|ają|iał|iała|iały|ieli) (?:\p{sc=Latn}+ ){0,2}(?:zapłaci|odda|zwróci|wypłaci)ć|(?:zapłaci|odda|zwróci|wypłaci)(?:ł|ła|li|ły)?) [^.;!?]{3,60}, a nie(?:,| jak| \d| \p{sc=Latn}+ (?:tys|mln|milion))/iu,
    lower: true,
    named: true,
    role: 'any',
  },
  { state: 'acquitted', cue: set('uniewinnić uniewinniony'), role: 'any' },
  { state: 'acquitted', cue: set('oczyścić'), with: set('komisja sąd zarzut podejrzenie'), role: 'any' },
  { state: 'acquitted', detail: 'unconfirmed', cue: set('stwierdzić stwierdzać wykazać wykryć'), with: FAULT, not: true, role: 'any' },
  { state: 'acquitted', cue: set('złamać naruszyć'), with: set('prawo przepis regulamin'), not: true, role: 'does' },
  {
    state: 'corrected',
    cue: set('sprostowanie sprostować'),
    without: set('żądać domagać wniosek zażądać prosić kierować przyjmować nadsyłać zgłaszać adres mail redakcyjny'),
    // „Wystąpiła o sprostowanie”, „wezwał do sprostowania”: what is asked for is not yet given.
    unless: /(?<!\p{sc=Latn})(?:o|do) (?:\p{sc=Latn}+ ){0,2}sprostowani/iu,
    role: 'any',
  },
  {
    state: 'denied',
    cue: set('nieprawda nieprawdziwy'),
    // „Zarzut poświadczania nieprawdy”, „nieprawdziwe faktury”: a charge, which denies nothing.
    unless:
      /(?<!\p{sc=Latn})(?:poświadcz\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}nieprawd|nieprawdziw\p{sc=Latn}+ (?:dan|dokument|faktur|oświadcze|zezna|wpis|podpis))\p{sc=Latn}*/iu,
    role: 'any',
  },
  { state: 'denied', cue: set('zgadzać'), with: set('zarzut teza ocena opinia twierdzenie'), not: true, role: 'any' },
];
