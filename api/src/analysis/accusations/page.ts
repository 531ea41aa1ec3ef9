/** Cuts a page into sentences of words, with the subject's mentions and other names as one word each, and into clauses. */
import type { Subject } from '../../contract/subject.ts';
import {
  guessGender,
  isCommonWord,
  isFirstName,
  isFirstNameForm,
  isStopword,
  lemma,
  type Mention,
  type Span,
  type Token,
  tokenize,
} from '../../language/index.ts';
import { townForms, townsIn, withTowns } from '../reading/towns.ts';
import { bothGenders, isKind, isTitle } from './callings.ts';
import { casesOf, isFiniteVerb, isInfinitiveForm } from './forms.ts';
import { DEGREES, EITHER, FIRMS, PEOPLE, PLURAL } from './lists.ts';
import type { Page, Sentence, Word } from './types.ts';

/** Longest sentence that is read, in words; longer ones are lists or tables. */
const WORDS_MAX = 90;

const CASE_LETTERS = { nom: 'n', gen: 'g', dat: 'd', acc: 'a', inst: 'i', loc: 'l' } as const;
const ACRONYM = /^\p{Lu}{2,6}$/u;
const SURNAME_FORM = /(?:sk|ck|dzk)(?:i|a|iego|iej|iemu|im|ą)$|(?:wicz|czyk|czak)(?:a|owi|em|u)?$/;
/** Capitalised words at the start of a headline that are cues, offices or titles, not names. */
const PLAIN_START =
  /^(?:sam[ao]?$|skazan|oskarżon|podejrzan|zatrzyman|aresztowan|uniewinnion|pozwan|ukaran|umorzon|obwinion|sąd|prokuratur|policj|minister|prezydent|prezes|rzeczni|poseł|posłank|senator|premier|komisj|radn)/;

/** „Sąd nakazał P. oddać pieniądze”: somebody by an initial. */
const INITIAL = /^\p{Lu}$/u;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Cases of a mention: the matcher's where it is sure, else those that the form allows. */
function subjectCases(mention: Mention, form: string, subject: Subject, before: Word | undefined): string {
  const person = subject.kind === 'person';
  // „Od firmy X”, „w restauracji X”: the noun shows the case.
  if (!person && before?.kind === 'word' && before.lower !== before.lemma && isKind(before.lemma) && form === subject.name)
    return before.cases.replace('n', '') || 'gadil';
  const [first = '', ...rest] = form.split(/[\s-]+/);
  const [own = ''] = subject.name.split(/[\s-]+/);
  // „Piłkarze Sokoła”, „pozwał Sokoła”: of men and of names like men's, both cases have one form.
  if ((mention.case === 'acc' || mention.case === 'gen') && /(?:a|ego)$/.test(first) && first !== own) return 'ga';
  if (mention.case) return mention.case === 'nom' && !person ? 'na' : CASE_LETTERS[mention.case];
  if (ACRONYM.test(form) && form !== subject.name) return 'nagdil';
  if (/^\p{Lu}{2,6}-/u.test(form)) return 'gdil';
  if (first.toLowerCase() === own.toLowerCase()) return person && rest.length > 0 ? casesOf(own.toLowerCase(), own.toLowerCase()) : 'nagdil';
  return casesOf(first.toLowerCase(), lemma(first)).replace('n', '') || 'gadil';
}

/** Whether a capitalised word begins another name: not the first word of a sentence, unless it can be nothing else. */
function beginsName(token: Token, opens: boolean, next: string | undefined): boolean {
  if (!opens && next === '.' && INITIAL.test(token.text)) return true;
  if (!isCapital(token.text) || token.text.length < 2 || PLAIN_START.test(token.lower)) return false;
  if (!opens || isFirstNameForm(token.lower) || /\p{Lu}{2,}/u.test(token.text)) return true;
  const base = lemma(token.lower);
  // „Zawiadomienie trafiło …”: no name ends like a verbal noun.
  if (/(?:[aei]nie|[ęy]cie)$/.test(token.lower)) return false;
  if (isInfinitiveForm(base) && base !== token.lower) return false;
  return !isCommonWord(token.lower);
}

/** Fewest letters of a shout, and the share of them that are capitals: „GRYZĄCE PSY!!!”. */
const SHOUT = { letters: 8, share: 0.7 };
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= SHOUT.letters && (text.match(/\p{Lu}/gu)?.length ?? 0) >= SHOUT.share * letters.length;
}

/** A run of capitalised words as one name; a person by a first name or a surname's ending, which „Uniwersytet Warszawski” has, too. */
function nameOf(run: Token[], text: string, gap: string): Word {
  const first = run[0] as Token;
  const last = run.at(-1) as Token;
  const house = run.length > 1 && isKind(lemma(first.lower));
  const called = SURNAME_FORM.test(last.lower) && !house;
  const person = run.some((token) => isFirstNameForm(token.lower)) || called || (run.length === 1 && INITIAL.test(last.text));
  const head = run.length > 1 && isFirstNameForm(first.lower) ? first : last;
  return {
    text: text.slice(first.start, last.end),
    lower: last.lower,
    lemma: lemma(last.text),
    start: first.start,
    end: last.end,
    kind: person ? 'person' : 'other',
    cases: INITIAL.test(head.text) ? 'nagdil' : casesOf(head.lower, lemma(head.text)),
    gap,
    clause: 0,
    feminine: person ? lemma(first.text).endsWith('a') : null,
  };
}

/** Words of a sentence. `mentions`: those that overlap it, in order, offsets within the sentence. */
function wordsOf(text: string, mentions: (Mention & Span)[], subject: Subject): Word[] {
  const tokens = tokenize(text);
  const shouted = isShouted(text);
  const words: Word[] = [];
  let last = 0;
  let m = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const between = text.slice(last, token.start);
    const gap = DEGREES.has(words.at(-1)?.lower ?? '') ? between.replace('.', '') : between;
    while (m < mentions.length && (mentions[m] as Span).end <= token.start) m += 1;
    const mention = mentions[m];
    let j = i;
    if (mention && mention.start < token.end) {
      while (tokens[j + 1] && (tokens[j + 1] as Token).start < mention.end) j += 1;
      const end = (tokens[j] as Token).end;
      const form = text.slice(token.start, end);
      const cases = subjectCases(mention, form, subject, /^\s+$/.test(gap) ? words.at(-1) : undefined);
      words.push({ text: form, lower: token.lower, lemma: '', start: token.start, end, kind: 'subject', cases, gap, clause: 0, feminine: null });
    } else {
      const opens = words.length === 0 || /[.!?:„“"»]\s*[„"]?$/.test(gap);

      if (!shouted && beginsName(token, opens, text[token.end])) {
        const until = mention?.start ?? text.length;
        while (joins(tokens[j] as Token, tokens[j + 1], text, until)) j += 1;
        words.push(nameOf(tokens.slice(i, j + 1), text, gap));
      } else {
        // „26,4 mln zł kary”: a decimal comma ends no clause.
        while (isDecimal(tokens[j] as Token, tokens[j + 1], text)) j += 1;
        const { end } = tokens[j] as Token;
        const base = lemma(token.lower);
        const read = { text: text.slice(token.start, end), lower: text.slice(token.start, end).toLowerCase(), start: token.start, end };
        words.push({ ...read, lemma: j > i ? read.lower : base, kind: 'word', cases: casesOf(token.lower, base), gap, clause: 0, feminine: null });
      }
    }
    last = (tokens[j] as Token).end;
    i = j;
  }
  return words;
}

/** Whether the next token goes on with a number. */
const isDecimal = (token: Token, next: Token | undefined, text: string): boolean =>
  next !== undefined && /^\d+$/.test(token.text) && /^\d+$/.test(next.text) && /^[,.]$/.test(text.slice(token.end, next.start));

/** „J. Kos”, „Św. Anna”: a longer word before a full stop ends the sentence, also in a title. */
const SHORTENED = /^\p{Lu}\p{Ll}{0,2}$/u;
/** Whether the next token goes on with a name. */
const joins = (token: Token, next: Token | undefined, text: string, until: number): boolean => {
  if (next === undefined || !isCapital(next.text) || next.start >= until) return false;
  const gap = text.slice(token.end, next.start);
  return /^(?:\s|-|–)$/.test(gap) || (/^\.\s$/.test(gap) && SHORTENED.test(token.text));
};

const CUT = /[,;:()–—]|\s-\s|[”"»]\s*[–-]/;
const AND = new Set(['i', 'oraz', 'a', 'ale', 'lecz']);

/** Numbers the clauses: cut at commas, dashes and brackets, and at „i” between two finite verbs; lists of names stay whole. */
function numberClauses(words: Word[]): void {
  const finite = words.map(isFiniteVerb);
  /** Whether a finite verb stands between the word and the next cut. */
  const ahead: boolean[] = [];
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const next = words[i + 1];
    ahead[i] = next !== undefined && !CUT.test(next.gap) && ((finite[i + 1] as boolean) || (ahead[i + 1] as boolean));
  }
  let clause = 0;
  let verb = false;
  for (const [i, x] of words.entries()) {
    const before = words[i - 1];
    if (before && CUT.test(x.gap)) {
      const list = /^\s*,\s*$/.test(x.gap) && before.kind !== 'word' && x.kind !== 'word';
      if (!list) [clause, verb] = [clause + 1, false];
    } else if (before && AND.has(x.lower) && verb && ahead[i]) [clause, verb] = [clause + 1, false];
    verb ||= finite[i] as boolean;
    x.clause = clause;
  }
}

/** The sentence as the frames read it. `mentions`: sorted, offsets of the text that the sentence is a part of. */
export function sentenceOf(text: string, start: number, mentions: Mention[], subject: Subject): Sentence {
  const inside = mentions.map((mention) => ({ ...mention, start: mention.start - start, end: mention.end - start }));
  const words = wordsOf(text, inside, subject);
  const none = { text, start, paragraph: 0, part: 0 };
  if (words.length > WORDS_MAX) return { ...none, words: [], question: false };
  numberClauses(words);
  return { ...none, words, question: /\?["”»)]?\s*$/.test(text) };
}

const OFFICES = new Set(
  'szef szefowa prezes rzecznik minister dyrektor lider wiceszef pełnomocnik kandydat prezeska rzeczniczka przewodniczący wiceprezes premier kanclerz gubernator ambasador selekcjoner rektor komendant kurator'.split(
    ' ',
  ),
);
/** Offices that a town has one of: with its name they stand for who holds them. */
const ONE_IN_TOWN = new Set('prezydent burmistrz wójt prezydentka burmistrzyni starosta wojewoda marszałek'.split(' '));
/** Kinds in an order's description that make „firma” and „pracodawca” stand for the subject. */
const TRADING = new Set(
  'firma spółka przewoźnik linia bank koncern sieć sklep producent operator deweloper wydawca wydawnictwo restauracja hotel kawiarnia przedsiębiorstwo marka serwis platforma zakład hurtownia salon portal fabryka klinika komis gabinet warsztat piekarnia apteka'.split(
    ' ',
  ),
);
const FIRM_NOUNS = ['firma', 'spółka', 'pracodawca', 'przedsiębiorstwo'];

/** Common nouns that stand for the subject: beside its name, or in the order's description. */
function nounsOf(sentences: Sentence[], subject: Subject, trade: Set<string>): Set<string> {
  const person = subject.kind === 'person';
  const nouns = new Set<string>();
  const fits = person ? isTitle : isKind;
  for (const word of trade) if (fits(word) && word !== 'pan' && word !== 'pani') nouns.add(word);
  const towns = person ? [...townsIn(withTowns(subject.description.slice(0, 500)))] : [];
  for (const office of [...trade].filter((word) => ONE_IN_TOWN.has(word)))
    for (const form of towns.flatMap((town) => [...townForms(town)])) nouns.add(`${office} ${form}`);
  for (const { words } of sentences)
    for (const [i, x] of words.entries()) {
      if (x.kind !== 'subject') continue;
      const [two, one] = [words[i - 2], words[i - 1]];
      if (person && two && one?.kind === 'other' && (OFFICES.has(two.lemma) || ONE_IN_TOWN.has(two.lemma))) nouns.add(`${two.lemma} ${one.lower}`);
      // „Związkowcy wytykają X …”: who acts on the subject is nobody that stands for it.
      const beside = one && isFiniteVerb(one) ? [] : [one, two];
      for (const y of beside) if (y?.kind === 'word' && fits(y.lemma) && !(person && (y.lemma === 'pan' || y.lemma === 'pani'))) nouns.add(y.lemma);
    }
  const business = subject.kind === 'company' || FIRM_NOUNS.some((noun) => nouns.has(noun)) || [...trade].some((word) => TRADING.has(word));
  if (business) for (const noun of FIRM_NOUNS) nouns.add(noun);
  return nouns;
}

const LIST_WORDS = new Set('in wśród tacy lista liście liczba gronie grono grupie grupa ludzie'.split(' '));
const isName = (x: Word | undefined): boolean => x !== undefined && (x.kind === 'person' || x.kind === 'other');
const joined = (x: Word | undefined): boolean => x !== undefined && (x.lower === 'i' || x.lower === 'oraz' || x.lower === 'czy');

/** Groups that the page puts the subject in: the subject stands in a list of names that a group noun introduces. */
function groupsOf(sentences: Sentence[], person: boolean): Page['groups'] {
  const groups: Page['groups'] = [];
  for (const [at, { words }] of sentences.entries())
    for (const [i, x] of words.entries()) {
      if (x.kind !== 'subject') continue;
      const [before, after] = [words[i - 1], words[i + 1]];
      const listed =
        isName(before) ||
        isName(after) ||
        (joined(before) && words[i - 2] !== undefined && words[i - 2]?.kind !== 'word') ||
        (joined(after) && isName(words[i + 2])) ||
        /^(?:in|tym|jak|między)$/.test(before?.lower ?? '');
      if (!listed) continue;
      for (const y of words.slice(Math.max(0, i - 30), i)) {
        if (y.kind !== 'word') continue;
        const plural = PLURAL.test(y.lower);
        if (plural && ((person ? PEOPLE : FIRMS).has(y.lemma) || EITHER.has(y.lemma))) groups.push({ lemma: y.lemma, at });
        if (person && LIST_WORDS.has(y.lower)) groups.push({ lemma: '*', at });
      }
    }
  return groups;
}

/** Words after a name within which its verb stands. */
const TO_VERB = 4;

/** Whether a person is a woman: by a first name that is known, else by the verbs behind the name; null where they do not tell. */
function isFeminine(sentences: Sentence[], { name }: Subject): boolean | null {
  const gender = guessGender(name);
  if (tokenize(name.slice(0, 200)).some(({ lower }) => isFirstName(lower)) || /[sc]k[ia]$/u.test(name)) return gender === 'unknown' ? null : gender === 'f';
  const told = { f: 0, m: 0 };
  for (const { words } of sentences)
    for (const [i, { kind, clause, cases }] of words.entries()) {
      if (kind !== 'subject' || !cases.includes('n')) continue;
      const after = words.slice(i + 1, i + 1 + TO_VERB).filter((x) => x.clause === clause);
      const verb = after.findIndex((x) => x.kind === 'word' && /\p{L}{2}ła?$/u.test(x.lower) && x.lower !== x.lemma);
      if (verb >= 0 && after.slice(0, verb).every((x) => x.kind === 'word')) told[after[verb]?.lower.endsWith('ła') ? 'f' : 'm'] += 1;
    }
  if (told.f > 2 * told.m) return true;
  if (told.m > 2 * told.f) return false;
  return gender === 'f' ? true : null;
}

/** The page of these sentences about the subject. */
export function pageOf(sentences: Sentence[], subject: Subject): Page {
  const person = subject.kind === 'person';
  // Towns typed in small letters have the lemmas of other words.
  const told = tokenize(withTowns(subject.description.slice(0, 500))).filter(({ lower }) => !isStopword(lower));
  const called = told.flatMap((token) => [lemma(token.lower), lemma(token.text)]);
  const trade = new Set(person ? called.flatMap(bothGenders) : called);
  return {
    person,
    feminine: person ? isFeminine(sentences, subject) : null,
    nouns: nounsOf(sentences, subject, trade),
    groups: groupsOf(sentences, person),
    trade,
    sentences,
  };
}
