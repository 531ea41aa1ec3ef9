/** The words at once before and after a name: what they say of its bearer. */
import { isFirstNameForm, type Mention, type Span } from '../../language/index.ts';
import { isCapital } from './context.ts';
import { isGeneral, senseOf } from './domains.ts';
import type { Word } from './page-words.ts';
import { turnsIn } from './turns.ts';

/** At most 4 words before the name and 6 after it, within marks; after it only behind a comma, bracket or dash. */
export type Beside = {
  words: Set<string>;
  domains: Set<number>;
  /** Professions that tell people apart, with their domains. */
  people: Map<string, readonly number[]>;
  /** Callings of any branch („przedsiębiorca”). */
  offices: Set<string>;
  /** Kinds of firm directly before the name („Hotel X”), with their domains. */
  kinds: Map<string, readonly number[]>;
  /** The same with those that many firms are called („sklep X”). */
  callings: Set<string>;
  /** Kinds with the name behind them in the genitive: parts of a firm („magazyn X-u”). */
  parts: Set<string>;
  towns: Map<string, number>;
  /** An office of any branch („prezes”). */
  office: boolean;
};
/** What collects it. */
type Reading = { beside: Beside };

const BEFORE = 4;
const AFTER = 6;
/** Words of a firm's kind and trade before a name. */
const PHRASE = 3;

export const bump = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);
const MARK = /[,;:.()|–—\n]/;
const FROM = { person: new Set(['z', 'ze', 'spod']), firm: new Set(['w', 'we', 'z', 'ze', 'pod', 'koło', 'spod']) };

/** Index of the first word that ends after the offset. */
export function firstAfter(words: Word[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).token.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Words beside a mention, cut at marks; `bare`: „z Gliwic” or „Gliwice” directly after the name. */
function besideOf(words: Word[], text: string, sentence: Span, mention: Span, person: boolean): { before: Word[]; after: Word[]; bare: Word[] } {
  const first = firstAfter(words, mention.start);
  let last = first;
  while (last < words.length && (words[last] as Word).token.start < mention.end) last += 1;
  const before: Word[] = [];
  for (let i = first - 1; i >= 0 && i >= first - BEFORE; i -= 1) {
    const word = words[i] as Word;
    if (word.token.start < sentence.start || MARK.test(text.slice(word.token.end, before[0]?.token.start ?? mention.start))) break;
    before.unshift(word);
  }
  const after: Word[] = [];
  const follows = text.slice(mention.end, mention.end + 3);
  if (/^["”»]?\s*[,(|–—-]/.test(follows))
    for (let i = last; i < words.length && i < last + AFTER; i += 1) {
      const word = words[i] as Word;
      if (word.token.end > sentence.end) break;
      if (after.length > 0 && MARK.test(text.slice(after.at(-1)?.token.end, word.token.start))) {
        // „Nowak Anna, lat 58, pielęgniarka”: the age stands between a name and its calling in lists of candidates.
        if (!after.every(({ token }) => /^(?:lat|lata|l|\d+)$/.test(token.lower))) break;
        after.length = 0;
      }
      after.push(word);
    }
  const next = words[last];
  const isFrom = next && FROM[person ? 'person' : 'firm'].has(next.token.lower) && next.token.end <= sentence.end;
  // „Pompon Zamość”, „Katarzyna Lis Legionowo”: as thread titles and lists have it.
  const isTown = next?.town !== undefined && text.slice(mention.end, next.token.start) === ' ';
  const bare = isFrom ? words.slice(last + 1, last + 2) : isTown ? words.slice(last, last + 1) : [];
  return { before, after, bare };
}

/** Prepositions and verbs after which a person's name is not that of whom the words before tell: „burmistrz zawiesił X”, „pismo wójta o X”. */
const APART = new Set([
  'o',
  'na',
  'za',
  'bez',
  'przez',
  'przeciw',
  'przeciwko',
  'dla',
  'wobec',
  'do',
  'od',
  'po',
  'przy',
  'u',
  'ku',
  'nad',
  'między',
  'oraz',
  'i',
]);
const isVerb = (base: string): boolean => /(?:ć|móc)$/.test(base);
/** What one does where one is at home. */
const RESIDES = new Set('być mieć mieszkać przyjmować prowadzić pracować działać leczyć uczyć mieścić znajdować istnieć stać otworzyć'.split(' '));
/** Nouns that end as verbs do. */
const NO_VERB = /(?:ść|^sieć|^pamięć|^śmierć|^chęć|^nić|^płeć)$/;
/** „Goście z Krakowa pytają o X”, „w Pile drużyna wygrała bez X”: a town behind which somebody does something is not the name's. */
const isOfAct = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1).some(({ base }) => isVerb(base) && !NO_VERB.test(base) && !RESIDES.has(base));

/** „Adwokat Jan Kos”: a calling before somebody else's first name is his. */
const isOfAnother = (next: Word | undefined): boolean => next !== undefined && !next.ofName && isCapital(next.token) && isFirstNameForm(next.token.lower);

/** @param apposed from which word on a profession is that of the name */
export function addBeside(reading: Reading, words: Word[], apposed = 0): void {
  const { beside } = reading;
  for (const [i, { base, sense, town, ofName, passing }] of words.entries()) {
    if (ofName) continue;
    if (town && !passing && !(apposed > 0 && isOfAct(words, i))) bump(beside.towns, town);
    beside.words.add(base);
    if (!sense) continue;
    for (const domain of sense.domains) beside.domains.add(domain);
    if (i >= apposed && !isOfAnother(words[i + 1]) && sense.people.length > 0) {
      if (!sense.weak && !sense.people.every(isGeneral)) beside.people.set(sense.word, sense.people);
      else beside.offices.add(sense.word);
    }
    if (sense.people.some(isGeneral) || sense.kinds.some(isGeneral)) beside.office = true;
  }
}

/** „Magazynu X-u”: of a form that several cases share no case is told; a firm's name behind its kind stays in the nominative. */
const isGenitive = (mention: Mention): boolean => mention.case === 'gen' || (mention.case === null && mention.reason === 'inflected');

/** „szkoła taneczna”: the kind in dictionary form with the word behind it that says which. */
function calledBy([kind, next]: readonly Word[]): string {
  const word = kind?.sense?.word ?? '';
  if (!next || next.ofName) return word;
  // „Szkołą tańca”: a noun stays as it is.
  if (!/[yi]$/.test(next.base) || next.base === next.token.lower) return `${word} ${/[yi]$/.test(next.base) ? next.base : next.token.lower}`;
  const ending = word.endsWith('a') ? 'a' : /[oe]$/.test(word) ? 'e' : '';
  return `${word} ${ending === '' ? next.base : next.base.replace(/y$/, ending).replace(/i$/, ending === 'e' ? 'ie' : 'a')}`;
}

/** „Zakład fryzjerski X”, „Ośrodek Szkolenia Kierowców Jan Kos”: a kind that many trades share, with the word that says which. @param before at once before the name */
function addPhrase(reading: Reading, before: readonly Word[], isKind = (_: Word): boolean => true): void {
  // „Sąd apelacyjny uniewinnił X”: what acts is not called X.
  const words = before.slice(before.findLastIndex(({ token, base }) => APART.has(token.lower) || isVerb(base)) + 1);
  const at = words.findIndex((word) => (word.sense?.kinds.length ?? 0) > 0 && !word.ofName && isKind(word));
  const { sense } = words[at] ?? {};
  if (!sense) return;
  const trade = words.slice(at + 1).flatMap((word) => (word.ofName ? [] : (word.sense?.domains.filter((domain) => !word.sense?.loose.includes(domain)) ?? [])));
  const told = sense.weak ? (trade.length > 0 ? trade : sense.told ? sense.domains : []) : sense.domains;
  if (told.length > 0 && !told.some(isGeneral)) reading.beside.kinds.set(calledBy(words.slice(at)), told);
}

/** The kind of firm in the last two words before the name. @param owns the name is in the genitive */
export function addKind(reading: Reading, before: Word[], owns = false): void {
  const known = new Set(reading.beside.kinds.keys());
  // „Drogeria i X” are two firms, and so are „drogeria pozwała X”.
  const near = before.slice(-2);
  const apart = near.findLastIndex(({ token, base }) => /^(?:i|oraz|a|lub|albo|czy)$/.test(token.lower) || isVerb(base));
  for (const { sense, ofName } of near.slice(apart + 1)) {
    if (!sense || ofName || sense.kinds.length === 0) continue;
    reading.beside.callings.add(sense.word);
    // „Sieć X”: no kind of firm of one trade, whatever else the word means.
    if (!sense.weak && !sense.kinds.every((domain) => sense.loose.includes(domain))) reading.beside.kinds.set(sense.word, sense.domains);
  }
  addPhrase(reading, apart < 0 ? before.slice(-PHRASE) : near.slice(apart + 1));
  // „Dom Seniora X”.
  for (const word of turnsIn(near.slice(apart + 1).map(({ base }) => base))) {
    const sense = senseOf(word, word);
    if (sense) reading.beside.kinds.set(word, sense.domains);
  }
  if (owns) for (const kind of reading.beside.kinds.keys()) if (!known.has(kind)) reading.beside.parts.add(kind);
}

/** „Jan Wrona Usługi Brukarskie”: a sole trader's firm, whose words with capitals follow the name at once. */
function addFirm({ beside }: Reading, words: Word[], text: string, mention: Span): void {
  let end = mention.end;
  for (let i = firstAfter(words, mention.end); i < words.length && i < firstAfter(words, mention.end) + PHRASE; i += 1) {
    const { token, base, sense } = words[i] as Word;
    if (!isCapital(token) || text.slice(end, token.start) !== ' ') return;
    end = token.end;
    if (!sense) continue;
    beside.words.add(base);
    for (const domain of sense.domains) beside.domains.add(domain);
  }
}

/** Adds the words around a mention. */
export function addAround(reading: Reading, words: Word[], text: string, sentence: Span, mention: Mention, person: boolean): void {
  const { before, after, bare } = besideOf(words, text, sentence, mention, person);
  addBeside(reading, before, before.findLastIndex(({ token, base }) => APART.has(token.lower) || isVerb(base)) + 1);
  addBeside(reading, after);
  addBeside(reading, bare);
  if (!person) addKind(reading, before, isGenitive(mention));
  // „Gabinet stomatologiczny Jan Kos”, not „w gabinecie”.
  else addPhrase(reading, before.slice(-PHRASE), ({ token, sense }) => isCapital(token) && token.lower === sense?.word);
  if (person) addFirm(reading, words, text, mention);
}
