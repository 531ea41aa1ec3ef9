/** Towns that a page names for somebody or something else: whence a bystander is, where an event was, where a court sits. They say nothing of the subject's own place. */
import { isFirstNameForm, type Token } from '../../language/index.ts';
import type { Place } from './places.ts';

type Word = { token: Token; base: string; town: string | undefined; ofName: boolean; passing?: boolean };

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Whom texts name by their town alone. */
const BYSTANDERS = wordsIn(
  'pacjent pacjentka klient klientka mieszkaniec mieszkanka rodzic rodzice matka ojciec mama tata syn córka chłopiec chłopak dziewczynka dziewczyna dziecko niemowlę ' +
    'małżeństwo para rodzina kobieta mężczyzna emeryt emerytka senior seniorka turysta turystka uczeń uczennica student studentka czytelnik czytelniczka ' +
    'świadek poszkodowany poszkodowana pokrzywdzony pokrzywdzona oszukany oszukana gość przechodzień widz kibic fan fanka czytelnik konsument konsumentka ' +
    'internauta internautka nastolatek nastolatka dwudziestolatek trzydziestolatek czterdziestolatek pięćdziesięciolatek poborca dziadek babcia wnuk wnuczka sąsiad sąsiadka',
);
/** What takes anybody to another town, and the parts of a firm that are not its seat. */
const EVENTS = wordsIn(
  'koncert festiwal turniej mecz targi targ konferencja spotkanie wystawa przegląd konkurs zawody gala jarmark kongres zjazd maraton bieg wyścig premiera ' +
    'mistrzostwo mistrzostwa regaty wernisaż panel debata forum sympozjum szczyt pielgrzymka pikieta protest manifestacja rajd kiermasz olimpiada igrzyska ' +
    'działka scena stadion hala biblioteka amfiteatr stoisko magazyn sortownia filia oddział terminal zgrupowanie obóz plener tor',
);
/** Who deals with people of anywhere, when nothing says that it is a district's. */
const COURTS = wordsIn('sąd');
const OF_DISTRICT = /^(?:rejonow|grodzk|miejsk|powiatow)/;
/** What one does where one is for a day, and what is done to one there. */
const FOR_A_DAY = wordsIn(
  'wystąpić wystąpienie występować zagrać zagrywać koncertować wygrać wygrywać przegrać zdobyć zdobywać wystartować startować zremisować pokonać odebrać odbierać ' +
    'gościć odwiedzić skazać osądzić oskarżyć przesłuchać ukarać zasądzić oddalić uznać uniewinnić unieważnić przemawiać zatrzymać',
);
/** „Chłopiec, który trafił do szpitala w Krośnie”: one person who was taken somewhere; a whole family that was, was taken from a place near by. */
const TAKEN = wordsIn('trafić leżeć zawieźć przewieźć');
const ONE = wordsIn('pacjent pacjentka klient klientka chłopiec dziewczynka dziecko niemowlę córka syn matka ojciec kobieta mężczyzna emeryt emerytka');
/** Who deals with one district. */
const DISTRICT = wordsIn('prokuratura prokurator policja policjant policjantka komenda kryminalny');
const FAR_BACK = 8;
const BACK = 5;
const AHEAD = 4;

const isCapital = ({ token }: Word): boolean => token.text.charAt(0) !== token.lower.charAt(0);

/** „Chłopiec z Krosna”, „Anna Lis z Kutna”: the word before „z” is somebody who is not the name. */
function isBystander(words: readonly Word[], at: number): boolean {
  const [before, one] = [words[at - 1], words[at]];
  if (!one || one.ofName) return false;
  if (BYSTANDERS.has(one.base)) return true;
  return isCapital(one) && before !== undefined && !before.ofName && isCapital(before) && isFirstNameForm(before.token.lower);
}

/** „Po koncercie X w Mielcu”, „sąd w Gdańsku”: what stands in the town is no seat of the name's. */
function isOfEvent(words: readonly Word[], at: number): boolean {
  let others = 0;
  for (let i = at; i >= 0 && i > at - BACK; i -= 1) {
    const { base, ofName, token } = words[i] as Word;
    if (EVENTS.has(base)) return true;
    if (COURTS.has(base)) return !words.slice(i + 1, at + 1).some(({ token: { lower } }) => OF_DISTRICT.test(lower));
    if (!ofName) others += 1;
    if (others > 2 || /^(?:i|oraz|a|ale|że|który|która|które)$/.test(token.lower)) return false;
  }
  return false;
}

/** „Bydgoska prokuratura”, „policja w Bydgoszczy”: the town of a district's office. */
export function isOfDistrict(words: readonly Word[], at: number): boolean {
  const [before, one, after] = [words[at - 2], words[at - 1], words[at + 1]];
  if (/^(?:w|we)$/.test(one?.token.lower ?? '')) return before !== undefined && DISTRICT.has(before.base);
  return !isCapital(words[at] as Word) || /[sc]k(?:[aio]|i?e(?:j|go|mu)?|ą|im)$/.test(words[at]?.token.lower ?? '')
    ? after !== undefined && DISTRICT.has(after.base)
    : false;
}

/** „W Żarach wystąpią X”, „X zagrali w Mielcu”: the verb is within a few words of „w” and its town, on either side. */
const isForADay = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - AHEAD), at).some(({ base }) => FOR_A_DAY.has(base)) ||
  words.slice(at + 2, at + 2 + AHEAD).some(({ base }) => FOR_A_DAY.has(base));

const isTakenTo = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - AHEAD), at).some(({ base }) => TAKEN.has(base)) && words.slice(Math.max(0, at - FAR_BACK), at).some(({ base }) => ONE.has(base));

/** Marks such towns. The order's own town counts wherever it stands. */
export function markPassing(words: Word[], places: readonly Place[]): void {
  for (const [i, word] of words.entries()) {
    const { town } = word;
    const before = words[i - 1];
    if (!town || !before || places.some(({ name }) => name === town)) continue;
    const { lower } = before.token;
    if (/^(?:z|ze|spod)$/.test(lower)) word.passing = isBystander(words, i - 2);
    else if (/^(?:w|we|pod|koło)$/.test(lower)) word.passing = isOfEvent(words, i - 2) || isForADay(words, i - 1) || isTakenTo(words, i - 1);
  }
}
