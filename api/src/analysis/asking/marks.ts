/**
 * Holds what an answer says against the words that a report quotes: they say so, they say otherwise, or they are silent. By rules alone: no
 * model is asked whether it was right.
 */
import type { StatementMark } from '../../contract/asked.ts';
import type { Accusation, Cited, Report } from '../../contract/report.ts';
import { lemma, tokenize } from '../../language/index.ts';
import { isGeneral, isLooseCalling } from '../reading/domains.ts';
import { townsIn } from '../reading/towns.ts';
import type { Fact, Read } from './statements.ts';

/** `what` and `where`: how a source's fact is told from the same fact of another. */
type Shown = { fact: Fact; cited: Cited; host: string };
type Passage = { cited: Cited; host: string; words: Set<string>; towns: Set<string>; text: string };
type Namesake = { label: string; words: Set<string>; towns: Set<string> };
export type Ground = { facts: Shown[]; passages: Passage[]; accusations: Accusation[]; domains: Set<number>; common: Set<string>; namesakes: Namesake[] };
export type Marked = { mark: StatementMark; quotes: Cited[] };

/** Words of a sentence that must stand beside the same year or number: how many, and which share of its own. */
const TOLD = { least: 2, share: 0.3 };
/** Share of the passages from which a word says nothing of one of them, and the least count. */
const COMMON = { share: 0.2, least: 4 };
/** Sources of different hosts that must say otherwise where a person may be both: of two trades, of two towns. */
const AGREED = 2;
const UNKNOWN: Marked = { mark: 'unknown', quotes: [] };
const MOST_QUOTES = 2;

const wordsOf = (text: string): Set<string> => new Set(tokenize(text).flatMap(({ text: word, lower }) => [lower, lemma(word).toLowerCase()]));

/** What a report's sources say. @param read reads sentences on its subject */
export function groundOf(report: Report, read: (text: string) => Read[]): Ground {
  const facts: Shown[] = [];
  const passages: Passage[] = [];
  for (const { n, domain: host, quote, excerpts, title } of report.evidence) {
    const texts = [...new Set([quote.text, ...excerpts.map(({ text }) => text)])].filter(Boolean);
    for (const text of texts) {
      passages.push({ cited: { n, text }, host, words: wordsOf(text), towns: townsIn(text), text });
      for (const sentence of read(text)) for (const fact of sentence.facts) facts.push({ fact, cited: { n, text: sentence.text }, host });
    }
    // A title says what its page is of; it is no quote of the page.
    passages.push({ cited: { n, text: '' }, host, words: wordsOf(title), towns: townsIn(title), text: '' });
  }
  const described = read(`${report.subject.name}, ${report.subject.description}.`).flatMap(({ facts: of }) => of);
  const domains = new Set(described.flatMap((fact) => (fact.kind === 'role' ? fact.domains : [])));
  const others = report.setAside.filter(({ kind }) => kind === 'other').map(({ label }) => ({ label, words: wordsOf(label), towns: townsIn(label) }));
  const counts = new Map<string, number>();
  for (const { words } of passages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(COMMON.least, COMMON.share * passages.length);
  const common = new Set([...counts].flatMap(([word, n]) => (n >= most ? [word] : [])));
  return { facts, passages, accusations: report.accusations, domains, common, namesakes: others };
}

const hosts = (shown: readonly Shown[]): number => new Set(shown.map(({ host }) => host)).size;
const quotesOf = (shown: readonly Shown[]): Cited[] => {
  const byText = new Map(shown.map(({ cited }) => [cited.text, cited]));
  return [...byText.values()].slice(0, MOST_QUOTES);
};
/** Those that most hosts tell alike. */
function mostTold<S extends Shown>(shown: readonly S[]): S[] {
  const byKey = Map.groupBy(shown, ({ fact }) => fact.key);
  return [...byKey.values()].sort((a, b) => hosts(b) - hosts(a))[0] ?? [];
}
const otherwise = (shown: readonly Shown[]): Marked => ({ mark: 'false', quotes: quotesOf(shown) });
const confirmed = (shown: readonly Shown[]): Marked => ({ mark: 'true', quotes: quotesOf(shown) });

type Of<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
const ofKind = <K extends Fact['kind']>({ facts }: Ground, kind: K): (Shown & { fact: Of<K> })[] =>
  facts.filter((shown): shown is Shown & { fact: Of<K> } => shown.fact.kind === kind);

/** Offices, and what somebody may be beside any trade: they speak against none, and none against them. */
const BESIDE_ANY =
  /^(?:(?:wice)?(?:minister|premier|prezydent|prezes|dyrektor|marszałek)|poseł|posłanka|europoseł|senator|radn[ya]|burmistrz|wójt|starosta|wojewoda|rektor|rzecznik|kandydat|polityk|działacz|szef|lider|urzędnik|sołtys|ekonomista|historyk|prawnik|filozof|socjolog|politolog|inżynier|profesor|doktor|magister|naukowiec|wykładowca|nauczyciel|pisarz|autor|poeta|publicysta|bloger|przedsiębiorca|menedżer|społecznik|wolontariusz|właściciel|założyciel|trener|instruktor|juror|student)$/u;

function role(fact: Of<'role'>, ground: Ground): Marked {
  const known = ofKind(ground, 'role');
  const same = known.filter((shown) => shown.fact.key === fact.key);
  if (same.length > 0) return confirmed(same);
  const near = new Set([...ground.domains, ...known.flatMap((shown) => shown.fact.domains)]);
  // Who is one of a branch may be another of it, and a word of the pages may be meant of the subject where rules cannot see it.
  const related = isLooseCalling(fact.word, near) || fact.domains.some((domain) => near.has(domain) || isGeneral(domain));
  const named = ground.passages.some(({ words }) => words.has(fact.what) || words.has(fact.word));
  const agreed = mostTold(known.filter((shown) => !BESIDE_ANY.test(shown.fact.word)));
  return related || BESIDE_ANY.test(fact.word) || named || hosts(agreed) < AGREED ? UNKNOWN : otherwise(agreed);
}

function town(fact: Of<'town'>, ground: Ground): Marked {
  const known = ofKind(ground, 'town').filter((shown) => shown.fact.relation === fact.relation);
  const same = known.filter((shown) => shown.fact.town === fact.town);
  if (same.length > 0) return confirmed(same);
  const named = ground.passages.some(({ towns }) => towns.has(fact.town));
  const agreed = mostTold(known);
  const enough = hosts(agreed) >= (fact.relation === 'born' ? 1 : AGREED);
  return named || !enough ? UNKNOWN : otherwise(agreed);
}

const shares = (a: readonly string[], b: ReadonlySet<string>): boolean => a.some((word) => b.has(word));

/** Whether two sentences with one number or year tell of one thing: enough of the first one's words, which not every page has, are the other's. */
function tellsTheSame(words: readonly string[], others: readonly string[], { common }: Ground): boolean {
  const telling = words.filter((word) => !common.has(word));
  const shared = telling.filter((word) => others.includes(word)).length;
  return shared >= TOLD.least && shared >= TOLD.share * telling.length;
}

function date(fact: Of<'date'>, ground: Ground): Marked {
  if (fact.event) {
    const known = ofKind(ground, 'date').filter((shown) => shown.fact.event === fact.event);
    const same = known.filter((shown) => shown.fact.year === fact.year);
    if (same.length > 0) return confirmed(same);
    return known.length > 0 ? otherwise(known) : UNKNOWN;
  }
  const same = ofKind(ground, 'date').filter((shown) => shown.fact.year === fact.year && tellsTheSame(fact.words, shown.fact.words, ground));
  return same.length > 0 ? confirmed(same) : UNKNOWN;
}

/** Units of which a subject has one number at a time, with a word that both must have. */
const HAS_ONE = /^(?:zatrudni|oddział|lokal|placów|doświadcz)/u;

function number(fact: Of<'number'>, ground: Ground): Marked {
  const known = ofKind(ground, 'number').filter((shown) => shown.fact.unit === fact.unit && shares(fact.words, new Set(shown.fact.words)));
  const same = known.filter((shown) => shown.fact.number === fact.number && tellsTheSame(fact.words, shown.fact.words, ground));
  if (same.length > 0) return confirmed(same);
  const rivals = known.filter((shown) =>
    [shown.fact.unit, ...shown.fact.words].some((word) => HAS_ONE.test(word) && [fact.unit, ...fact.words].includes(word)),
  );
  return rivals.length > 0 ? otherwise(rivals) : UNKNOWN;
}

function name(fact: Of<'name'>, ground: Ground): Marked {
  const same = ofKind(ground, 'name').filter((shown) => shown.fact.key === fact.key);
  return same.length > 0 ? confirmed(same) : UNKNOWN;
}

const HEAVY = new Set<Accusation['state']>(['convicted', 'ruled', 'fined']);
const ENDS = new Set<Accusation['state']>(['dropped', 'acquitted', 'corrected']);
/** No charge by itself: a way out of one, or its denial. */
const isAnswer = ({ state }: Accusation): boolean => ENDS.has(state) || state === 'denied';
const endQuote = ({ end }: Accusation): Cited[] => (end ? [{ n: end.n, text: end.quote }] : []);

function charge(fact: Of<'charge' | 'end'>, { accusations }: Ground): Marked {
  const sure = accusations.filter(({ loose }) => !loose);
  if (fact.kind === 'end') {
    const ended = sure.flatMap((each) => (each.end?.state === fact.state ? endQuote(each) : each.state === fact.state ? each.quotes : []));
    return ended.length > 0 ? { mark: 'true', quotes: ended.slice(0, MOST_QUOTES) } : UNKNOWN;
  }
  const same = sure.filter((each) => each.state === fact.state || (fact.state === 'alleged' && !isAnswer(each)));
  const [first] = same;
  if (first) return { mark: 'true', quotes: [...first.quotes.slice(0, 1), ...endQuote(first)] };
  const cleared = HEAVY.has(fact.state) ? sure.filter(({ end, state }) => (end && ENDS.has(end.state)) || ENDS.has(state)) : [];
  const proof = cleared.flatMap((each) => (each.end ? endQuote(each) : each.quotes));
  return proof.length > 0 ? { mark: 'false', quotes: proof.slice(0, MOST_QUOTES) } : UNKNOWN;
}

function clean(fact: Of<'clean'>, { accusations }: Ground): Marked {
  const sure = accusations.filter((each) => !each.loose && !isAnswer(each));
  const against = fact.of === 'charge' ? sure : sure.filter(({ state, end }) => state === 'convicted' && end === null);
  const [first] = against;
  if (first) return { mark: 'false', quotes: [...first.quotes.slice(0, 1), ...endQuote(first)] };
  const acquitted = fact.of === 'conviction' ? accusations.filter(({ end, loose }) => !loose && end?.state === 'acquitted') : [];
  return acquitted[0] ? { mark: 'true', quotes: endQuote(acquitted[0]) } : UNKNOWN;
}

/** How another bearer of the name is called whom what is not the subject's fits: a model may have mixed them up. */
export function namesakeOf(fact: Fact, { namesakes }: Ground): string | null {
  if (fact.kind === 'role') return namesakes.find(({ words }) => words.has(fact.what) || words.has(fact.word))?.label ?? null;
  return fact.kind === 'town' ? (namesakes.find(({ towns }) => towns.has(fact.town))?.label ?? null) : null;
}

/** What the sources say to a fact. */
export function markOf(fact: Fact, ground: Ground): Marked {
  switch (fact.kind) {
    case 'role':
      return role(fact, ground);
    case 'town':
      return town(fact, ground);
    case 'date':
      return date(fact, ground);
    case 'number':
      return number(fact, ground);
    case 'name':
      return name(fact, ground);
    case 'charge':
    case 'end':
      return charge(fact, ground);
    case 'clean':
      return clean(fact, ground);
  }
}
