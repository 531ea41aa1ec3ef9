/**
 * Statements that can be checked, read by rules from free text: who the subject is, where, when, how many, with whom, and what happened.
 * Answers of models and words of sources are read alike, so that they can be held against each other.
 */
import type { AccusationState } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { createSubjectIndex, feminineOf, informationOf, isFirstNameForm, lemma, type Mention, type Token, tokenize } from '../../language/index.ts';
import { pageOf, sentenceOf } from '../accusations/page.ts';
import { framesOn } from '../accusations/read.ts';
import { callsBeside } from '../gate/shows.ts';
import { roleOf } from '../reading/context.ts';
import { sentencesOf } from '../reading/text.ts';
import { townAt } from '../reading/towns.ts';

/** What a sentence says of the subject. `what`: as it is printed; two of one `key` say the same. */
export type Fact = { key: string; what: string } & (
  | { kind: 'role'; word: string; domains: readonly number[] }
  | { kind: 'town'; town: string; relation: 'home' | 'born' }
  | { kind: 'date'; year: string; event: string | null; words: readonly string[] }
  | { kind: 'number'; number: string; unit: string; words: readonly string[] }
  | { kind: 'name'; name: string; person: boolean }
  | { kind: 'charge' | 'end'; state: AccusationState }
  | { kind: 'clean'; of: 'charge' | 'conviction' }
);

/** A sentence with its facts. */
export type Read = { text: string; facts: Fact[] };

/** Longest text and sentence that are read, in characters. */
const TEXT = 4_000;
const SENTENCE = 400;

/** What is not said for sure, or is said of the model itself. */
const UNSURE =
  /(?<!\p{sc=Latn})(?:prawdopodobni|być może|może być|możliw|zapewne|jeśli|jeżeli|gdyby|o ile|wydaje się|zakładam|na przykład|przykładow|np\.|hipotetyczn|nie mam|nie posiada[mł]|nie zna[mł](?!\p{sc=Latn})|nie dysponuj|nie mog[ęł]|nie jestem|nie znalaz|nie odnala|nie jest mi|jako model|jako ai|mojej? wiedz|bazie wiedzy|dan\p{sc=Latn}+ treningow|sugeruj|zachęcam|warto (?:sprawdzić|zajrzeć|poszukać)|polecam (?:sprawdzić|zajrzeć)|proszę o|podaj|brak(?:uje)? (?:\p{sc=Latn}+ ){0,3}(?:informacji|danych|wzmianek))/iu;
const NEGATED = /(?<!\p{sc=Latn})(?:nie|nikt|nigdy|żad(?:en|n\p{sc=Latn}+)|brak\p{sc=Latn}*|bez|ani)(?!\p{sc=Latn})/iu;
/** „Nie była skazana”, „nie ma żadnych kontrowersji”. */
const NO_CONVICTION = /(?<!\p{sc=Latn})(?:nie|nigdy nie)\s+(?:\p{sc=Latn}+\s+){0,2}(?:skazan|karan|skazał)/iu;
const NO_CHARGE =
  /(?<!\p{sc=Latn})(?:nie (?:ma|miał\p{sc=Latn}*|był\p{sc=Latn}*|są|tocz\p{sc=Latn}+)|bez|żadn\p{sc=Latn}+|brak\p{sc=Latn}*)(?!\p{sc=Latn})[^.;]{0,60}(?:kontrowers|zarzut|skandal|afer|spraw\p{sc=Latn}* sądow|postępowa)/iu;

/** Events that happen once, by the words that name them, as printed before their year. */
const EVENTS: [string, RegExp][] = [
  ['urodzenie', /(?<!\p{sc=Latn})(?:urodz|ur\.)/iu],
  ['śmierć', /(?<!\p{sc=Latn})(?:zmar[łl]|zgin[ęą])/iu],
  ['założenie', /(?<!\p{sc=Latn})(?:założ|powsta[łl]|utworz|zarejestrow|działa(?:jąc\p{sc=Latn}+)? od|istniej\p{sc=Latn}+ od|na rynku od)/iu],
  ['ukończenie studiów', /(?<!\p{sc=Latn})(?:ukończy|absolwen|dyplom)/iu],
];
const HOME = /(?<!\p{sc=Latn})(?:mieszka|pracuj|działa|prowadz|siedzib|mieści|zlokaliz|związan|pochodz|praktyk|gabinet|pracowni|biur|firm|kancelari)/iu;
const BORN = /(?<!\p{sc=Latn})(?:urodz|ur\.)/iu;
/** Units whose number a subject has once at a time, by what goes with it. */
const NUMBER =
  /(?<![\p{sc=Latn}\d.,/-])(\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:,\d+)?)[ \u00a0](?:(tys\.|tysi\p{sc=Latn}+|mln|mld)[ \u00a0])?(zł|%|\p{sc=Latn}{3,})/gu;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?![\d,])/gu;
const MONTHS = /^(?:stycz|lut[eya]|mar[cz]|kwie[ct]|maj|czerw|lip[ci]|sierp|wrze[sś]|paźdz|listop|grud|rok)/u;
/** Longest name, in characters; and marks of addresses and code, beside which no word is taken for a name. */
const NAME = 60;
const FOREIGN = /https?:|www\.|[@<>{}[\]|\\]/u;
/** A word before a place; and the information, in bits, from which a single word is taken for a name. */
const PLACED = /(?<!\p{sc=Latn})(?:we?|ze?|na|do|od|koło)\s+$/iu;
const RARE = 16;
/** Names that everybody's text has. */
const COMMON = /^(?:polsk|europ|internet|google|facebook|linkedin|instagram|youtube|wikipedi|unii? europejsk|covid)/iu;

/** Words that tell, as lemmas: rare enough to say what a number or year is of. */
const tellingIn = (tokens: readonly Token[]): string[] => [
  ...new Set(
    tokens
      .filter(({ text, lower }) => lower.length > 3 && text === lower)
      .map(({ text }) => lemma(text))
      .filter((word) => informationOf(word) >= 8),
  ),
];

/** Trades of two names. */
const SAME: Record<string, string> = { stomatolog: 'dentysta', mecenas: 'adwokat', pedagog: 'nauczyciel', warsztat: 'serwis' };

/** One word for a man and a woman of a trade. */
const MEN = /(?:czka|yni|ka|lożka|a)$/u;
function tradeKey(given: string): string {
  const word = SAME[given] ?? given;
  if (!MEN.test(word)) return word;
  const stem = word.slice(0, -2);
  const men = [
    stem,
    `${stem}a`,
    `${stem}k`,
    word.replace(/czka$/u, 'k'),
    word.replace(/czyni$/u, 'ca'),
    word.replace(/lożka$/u, 'log'),
    word.replace(/rka$/u, 'rz'),
  ];
  const man = men.find((one) => one !== word && feminineOf(one) === word) ?? word;
  return SAME[man] ?? man;
}

/** The subject's place in a sentence that goes on about it without its name. */
const GOES_ON = /^(?:to|jest|była?|on|ona|pracuje|działa|zajmuje się|prowadzi)(?!\p{sc=Latn})/iu;

type Around = { text: string; tokens: Token[]; places: { start: number; end: number }[] };
type RoleFact = Extract<Fact, { kind: 'role' }>;

type Role = { fact: RoleFact; start: number; end: number };

/** Offices that every page of a firm names: „administratorem danych osobowych jest …”. */
const FORMAL = new Set(['administrator', 'inspektor', 'abonent', 'użytkownik']);

const PLURAL = /(?:ów|ami|ach|om)$/u;
/** A preposition before a word, with an adjective or two between. */
const AT = /(?<!\p{sc=Latn})(?:na|we?|przy|do|ze?|od|dla|przez|o|pod|nad)\s+(?:\p{Ll}+\s+){0,2}$/iu;

/** Professions of a person, or kinds of a firm, beside the name. */
const rolesIn = ({ text, tokens, places }: Around, person: boolean): Role[] =>
  tokens.flatMap((token) => {
    const sense = roleOf(token);
    // A person is no „gabinet”, and „piloci” of a firm are its staff; „fizyki” is of a science.
    const fits =
      sense && !FORMAL.has(sense.word) && (person ? sense.people : sense.kinds).length > 0 && !(/a$/u.test(lemma(token.text)) && !/a$/u.test(sense.word));
    // „zatrudnienie pilotów”: several are not the one.
    if (!fits || (PLURAL.test(token.lower) && token.lower !== sense.word) || (/^\p{Lu}/u.test(token.text) && token.start > 0)) return [];
    // „na lotnisku Ryanair”: where a firm does something is not what it is.
    if (!person && AT.test(text.slice(0, token.start))) return [];
    const worksAs = places.length > 0 && /(?<!\p{sc=Latn})(?:jako|zawodu)\s+(?:\p{Ll}+\s+)?$/u.test(text.slice(Math.max(0, token.start - 30), token.start));
    if (!worksAs && !places.some((place) => callsBeside(text, place, token.lower))) return [];
    const word = tradeKey(sense.word);
    return [{ fact: { kind: 'role', key: `role ${word}`, what: sense.word, word, domains: sense.domains }, start: token.start, end: token.end }];
  });

/** What may stand between a name or role and „z Gdyni”, „w Łodzi”: an adjective or two, never a verb. */
const TIED = /^[\s,–—-]*(?:\p{Ll}+(?:ego|ej|ym|im|ą|y|a|i|e)\s+){0,2}$/u;

function townsIn({ text, tokens, places }: Around, roles: readonly Role[]): { facts: Fact[]; at: Set<number> } {
  const at = new Set<number>();
  const facts: Fact[] = [];
  for (const [i, token] of tokens.entries()) {
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const town = townAt(token, lemma(token.text), before, after);
    if (!town) continue;
    at.add(token.start);
    const near = text.slice(Math.max(0, token.start - 70), token.start);
    const of = before && /^(?:w|we|z|ze)$/u.test(before.lower) ? before : null;
    // „Jan Kowalski w Gdyni” is there, „architekt w Gdyni” works there.
    const anchors = [...roles.map(({ end }) => end), ...(of?.lower.startsWith('z') ? places.map(({ end }) => end) : [])];
    const beside = of !== null && anchors.some((end) => end > 0 && end <= of.start && TIED.test(text.slice(end, of.start)));
    // „gdyńska architektka”, not „w łódzkich hotelach”.
    const adjective = /^\p{Ll}/u.test(token.text);
    const home = adjective ? roles.some(({ start }) => start === after?.start) : beside || (of !== null && HOME.test(near));
    const relation = BORN.test(near) && !adjective ? 'born' : home ? 'home' : null;
    const name = town.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    if (relation) facts.push({ kind: 'town', key: `${relation} ${town}`, what: relation === 'born' ? `urodzenie: ${name}` : name, town, relation });
  }
  return { facts, at };
}

function datesIn({ text, tokens }: Around): Fact[] {
  return [...text.matchAll(YEAR)].map(({ 1: year = '', index }): Fact => {
    const clause = text.slice(Math.max(0, index - 60), index + 30);
    const event = EVENTS.find(([, pattern]) => pattern.test(clause))?.[0] ?? null;
    const words = tellingIn(tokens);
    return { kind: 'date', key: `date ${event ?? ''} ${year}`, what: event ? `${event}: ${year}` : `rok ${year}`, year, event, words };
  });
}

function numbersIn({ text, tokens, places }: Around): Fact[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, 1: number = '', 2: times = '', 3: unit = '', index }): Fact[] => {
    // „Auto-Bart 12 sprzedaje”: the number is the name's.
    if (places.some(({ start, end }) => index < end && index >= start)) return [];
    if (/^(?:19|20)\d{2}$/u.test(number) || MONTHS.test(unit.toLowerCase())) return [];
    const value = `${number.replace(/[ \u00a0]/gu, '')}${times.slice(0, 2)}`;
    return [{ kind: 'number', key: `number ${value} ${lemma(unit)}`, what: found, number: value, unit: lemma(unit), words: tellingIn(tokens) }];
  });
}

/** A run of names that begins with a first name: „Bulwar Rybacki” ends like a surname and is nobody. */
const isPerson = ({ kind, text }: { kind: string; text: string }): boolean => kind === 'person' && isFirstNameForm(text.split(/\s/u)[0]?.toLowerCase() ?? '');

const lemmasOf = (text: string): string[] => tokenize(text).map((token) => lemma(token.text).toLowerCase());

/** Reads sentences on one subject. */
export function createReader(subject: Subject): (text: string) => Read[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: subject.kind, description: subject.description });
  const own = new Set(lemmasOf(subject.name));
  const isOne = subject.kind === 'person';
  const find = (text: string): Mention[] => index.find(text, { surnames: true });

  const namesIn = (text: string, mentions: Mention[], towns: ReadonlySet<number>): Fact[] => {
    if (FOREIGN.test(text)) return [];
    return sentenceOf(text, 0, mentions, subject).words.flatMap(({ kind, text: name, start }, i): Fact[] => {
      // The first word of a sentence has a capital whatever it is.
      const isName = (kind === 'person' || kind === 'other') && (i > 0 || /\s/u.test(name));
      if (!isName || name.length < 3 || name.length > NAME || COMMON.test(name) || /\d/u.test(name)) return [];
      const base = lemmasOf(name).join(' ');
      if (towns.has(start) || own.has(base)) return [];
      // „w Niemczech”: where, not with whom; „Kultury”: a piece of a longer name.
      const single = !/\s/u.test(name);
      if (single && (PLACED.test(text.slice(0, start)) || informationOf(base) < RARE)) return [];
      return [{ kind: 'name', key: `name ${base}`, what: name, name, person: isPerson({ kind, text: name }) }];
    });
  };

  const happened = (text: string, mentions: Mention[], goesOn: boolean): Fact[] => {
    // Without the name, what a sentence charges somebody with is charged to whom the answer is about.
    const told = goesOn && mentions.length === 0 ? `${subject.name}. ${text}` : text;
    const sentences = sentencesOf(told).map((one) =>
      sentenceOf(
        one.text,
        one.start,
        find(told).filter((m) => m.start >= one.start && m.end <= one.end),
        subject,
      ),
    );
    const states = new Set(framesOn(pageOf(sentences, subject)).map(({ state }) => state));
    return [...states].flatMap((state): Fact[] => {
      if (state === 'denied') return [];
      const kind = state === 'dropped' || state === 'acquitted' || state === 'corrected' ? 'end' : 'charge';
      return [{ kind, key: state, what: state, state }];
    });
  };

  return (text) => {
    const found: Read[] = [];
    let about = true;
    for (const { text: sentence } of sentencesOf(text.slice(0, TEXT))) {
      const mentions = find(sentence);
      const goesOn = about && GOES_ON.test(sentence);
      const whole: Around = {
        text: goesOn ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence,
        tokens: tokenize(sentence),
        places: mentions.length > 0 ? mentions : goesOn ? [{ start: 0, end: 0 }] : [],
      };
      // Who leads a firm is told of the firm; another person beside a person may be whom the sentence is about.
      const people = isOne && sentenceOf(sentence, 0, mentions, subject).words.some(isPerson);
      about = mentions.length > 0 || (about && !people);
      if (!about || sentence.length > SENTENCE || /\?["”»)]?\s*$/u.test(sentence) || UNSURE.test(sentence)) continue;
      const roles = rolesIn(whole, isOne);
      const { facts: towns, at: townsAt } = townsIn(whole, roles);
      if (NO_CONVICTION.test(sentence) || NO_CHARGE.test(sentence)) {
        const of = NO_CONVICTION.test(sentence) ? 'conviction' : 'charge';
        found.push({ text: sentence, facts: [{ kind: 'clean', key: `clean ${of}`, what: of, of }] });
        continue;
      }
      const events = happened(sentence, mentions, about);
      // What goes with a charge is part of it: how long, when, over whom.
      const plain =
        NEGATED.test(sentence) || events.length > 0
          ? []
          : [...roles.map(({ fact }) => fact), ...towns, ...datesIn(whole), ...numbersIn(whole), ...namesIn(sentence, mentions, townsAt)];
      const facts = [...new Map([...plain, ...events].map((fact) => [fact.key, fact])).values()];
      found.push({ text: sentence, facts });
    }
    return found;
  };
}

/** An answer without the marks of lists, headings and links that models like. */
export const withoutMarks = (text: string): string =>
  text
    .slice(0, TEXT)
    .replace(/\[([^\]]{0,200})\]\([^)]{0,300}\)/gu, '$1')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)]|#{1,6})\s+/gmu, '')
    .replace(/[*_`]{1,3}/gu, '')
    .replace(/\r/gu, '');
