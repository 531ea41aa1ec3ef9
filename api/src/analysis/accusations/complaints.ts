/** What posts, reviews and offices' lists complain of, by single words. */
import { type Cue, MONEY, set, WRONGS } from './cues.ts';
import type { Place } from './types.ts';

const ADVANCE = set('zaliczka zadatek przedpłata');
const WAGES = set('pensja wypłata wynagrodzenie zapłacić wypłacić zapłata stawka');
const WORK_TIME = set('godzina nadgodzina sobota niedziela zmiana zebranie szkolenie dyżur święto');
const MONTHS = '(?:stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|paźdz|listop|grud)';
/** „Za październik zapłacił w styczniu”: for one month in another. */
const LATER = new RegExp(`za (${MONTHS})\\p{sc=Latn}* (?:\\p{sc=Latn}+ )?(?:za|wy)płac\\p{sc=Latn}+ (?:\\p{sc=Latn}+ )?(?:w|po) (?!\\1)${MONTHS}`, 'iu');

/** Wrongs that posts and reviews complain of, on a page whose title names the subject: money, work and goods, not manners or prices. */
export const POSTS: Cue[] = [
  { state: 'alleged', cue: set('oddać oddawać zwrócić zwracać wypłacić wypłacać'), with: MONEY, not: true, role: 'does' },
  { state: 'alleged', cue: set('płacić zapłacić'), with: set('nadgodzina wypłata pensja zus składka praca'), not: true, role: 'does' },
  { state: 'alleged', cue: set('uznać uznawać przyjąć'), with: set('reklamacja'), not: true, role: 'does' },
  { state: 'alleged', cue: set('odrzucić odmówić odmawiać'), with: set('reklamacja zwrot'), role: 'does' },
  { state: 'alleged', cue: set('oszukać oszukiwać naciągnąć naciągać wyłudzić zataić zatajać sfałszować podrobić zawyżyć'), role: 'does' },
  { state: 'alleged', cue: set('przepaść przepadać'), with: MONEY, role: 'any' },
  { state: 'alleged', cue: set('próbny próba okres praca'), with: set('darmo bezpłatny bezpłatnie zero'), role: 'any' },
  { state: 'alleged', cue: set('cofnięty przekręcony skręcony kręcony'), with: set('licznik przebieg'), role: 'any' },
  { state: 'alleged', cue: set('dopłata dopłacić doliczyć'), with: set('umowa trakt kurs trakcie wcześniej uprzedzić'), role: 'any' },
  {
    state: 'alleged',
    cue: set('ściągać ściągnąć pobierać pobrać potrącić'),
    with: new Set([...MONEY, 'zł', 'karta', 'konto', 'rata', 'abonament']),
    role: 'does',
  },
  // The cue is „bez” itself: a noun behind it counts as denied.
  {
    state: 'alleged',
    cue: set('bez'),
    text: /(?:zdję|usun|wymieni|pobra|ścią|opublik|wstawi|obci|dolicz|przedłuż|zmieni|sprzeda|wyrzuc|wyci|wzię|zabra)\p{sc=Latn}*[^.!?]{0,60} bez (?:\p{sc=Latn}+ ){0,2}(?:zgody|wiedzy|pytania|uprzedzenia)/iu,
    role: 'any',
  },
  {
    state: 'alleged',
    cue: set('bez'),
    text: /(?<!\p{sc=Latn})(?:na|po|przy|robi|prac|kaza|jeźdz|jeżdż|wchodz)\p{sc=Latn}*[^.!?]{0,40} bez (?:\p{sc=Latn}+ )?(?:szelek|kask\p{sc=Latn}*|zabezpiecze\p{sc=Latn}+|uprzęży|asekuracji|masek|rękawic|umów|umowy|uprawnień|badań)/iu,
    role: 'any',
  },
  { state: 'alleged', cue: set('oszust oszustka złodziej naciągacz truciciel trucizna krętacz kanciarz kłamca hochsztapler morderca zakładnik'), role: 'any' },
  { state: 'alleged', cue: set('koperta stół czarno'), text: /do koperty|pod stołem|na czarno/iu, role: 'any' },
  {
    state: 'alleged',
    cue: set('dopisać dopisywać doliczyć policzyć naliczyć skasować'),
    text: /(?:któr\p{sc=Latn}+|czego|choć|mimo że) (?:\p{sc=Latn}+ ){0,2}nie (?:był|rob|zrob|wykon|wymieni|zamawia|wycina)/iu,
    role: 'any',
  },
  { state: 'alleged', cue: set('dopisać dopisywać'), with: set('godzina wizyta kilometr punkt pozycja'), role: 'any' },
  { state: 'alleged', cue: set('przejechać potrącić'), with: set('dziecko rowerzysta pieszy pies kot'), role: 'does' },
  { state: 'alleged', cue: set('truć zatruć zabić zabijać'), role: 'does' },
  { state: 'alleged', cue: set('bić uderzyć szarpać pobić popchnąć'), with: set('dziecko uczeń córka syn klient pacjent pracownik'), role: 'any' },
  { state: 'alleged', cue: set('gryźć pogryźć ugryźć'), with: set('pies dziecko gość'), role: 'any' },
  { state: 'alleged', cue: set('gryzący'), with: set('pies'), role: 'any' },
  {
    state: 'alleged',
    cue: ADVANCE,
    text: /(?:zalicz|zadat|przedpłat)\p{sc=Latn}*[^.!?]{0,50}(?<!\p{sc=Latn})(?:nic|cisz[aęy]|ani widu|nie ma|nie odbiera|nie przyjecha\p{sc=Latn}+|pół roku|miesiąc\p{sc=Latn}*)(?!\p{sc=Latn})/iu,
    role: 'any',
  },
  {
    state: 'alleged',
    cue: WAGES,
    text: /(?:pensj|wypłat|wynagrodzeni|stawk|zapłac|zapłat)\p{sc=Latn}*[^.!?]{0,40}(?<!\p{sc=Latn})(?:po \d|spóźni|z opóźnieniem|(?:dwa|trzy|cztery|kilka|\d+) miesi|po terminie|w następnym)/iu,
    role: 'any',
  },
  { state: 'alleged', cue: WAGES, text: LATER, role: 'any' },
  {
    state: 'alleged',
    cue: set('miesiąc tydzień rok'),
    text: /czeka\p{sc=Latn}+ (?:\p{sc=Latn}+ ){0,2}(?:na|za) (?:\p{sc=Latn}+ ){0,2}(?:wypłat|pensj|pieni|kas[ęy]|zwrot|wynagrodz|przelew|\d[\d ]* ?zł)/iu,
    role: 'any',
  },
  { state: 'alleged', cue: set('płacić zapłacić'), with: WORK_TIME, not: true, role: 'any' },
  {
    state: 'alleged',
    cue: WORK_TIME,
    text: /(?:godzin|zmian|sobot|niedziel)\p{sc=Latn}*[^.!?]{0,60} bez (?:dodatkow\p{sc=Latn}+ )?(?:kasy|zapłaty|pieniędzy|wynagrodzenia)/iu,
    role: 'any',
  },
  { state: 'alleged', cue: WRONGS, role: 'any' },
];

/** Complaints that an office counts: told on any page in the sentence that names the subject. */
export const COUNTED: Cue = { state: 'alleged', cue: set('skarga'), role: 'any' };

/** „Siedem z nich dotyczyło X”: how many of the complaints that the sentences before count are of the subject. */
const OF_THEM = /(?<!\p{sc=Latn})z (?:nich|tych skarg|tych zgłoszeń|tego) (?:\p{sc=Latn}+ )?(?:odnosi\p{sc=Latn}+ się do|dotycz\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
const NONE_OF_THEM = /(?<!\p{sc=Latn})(?:nie|żadn[aey]|zero)(?!\p{sc=Latn})/iu;
const COMPLAINTS = /(?<!\p{sc=Latn})(?:skarg|reklamacj|zażale|nieprawidłowoś|rozbieżnoś|narusze)\p{sc=Latn}*/iu;
/** Sentences before in which the complaints are counted, and words to the name. */
const BACK = 2;
const TO_NAME = 5;

export function isCountedOf({ page, at, words }: Place): boolean {
  const { text, paragraph } = page.sentences[at] as (typeof page.sentences)[number];
  const of = OF_THEM.exec(text);
  if (!of || NONE_OF_THEM.test(text)) return false;
  const after = words.filter(({ start }) => start >= of.index + of[0].length);
  const named = after.findIndex(({ kind }) => kind !== 'word');
  if (named < 0 || named > TO_NAME || after[named]?.kind !== 'subject') return false;
  return page.sentences.slice(Math.max(1, at - BACK), at).some((one) => one.paragraph === paragraph && COMPLAINTS.test(one.text));
}
