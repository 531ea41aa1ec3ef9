/**
 * Identity: a page is kept when something ties it to the order, and set aside otherwise: as somebody else's when it contradicts the
 * order, else as one that only bears the name. Nothing is kept merely because nothing conflicts.
 */
import { SET_ASIDE_LABELS, type SetAside, type SetAsideKind } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { informationOf, lemma, tokenize } from '../../language/index.ts';
import { alike, type Context, contextOf, weightOf } from '../reading/context.ts';
import { isGeneral } from '../reading/domains.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { type Reading, read } from '../reading/signs-of-page.ts';
import { compare, isPolish } from '../reading/text.ts';
import { anchored, nameHosts, type OwnLinks } from './own.ts';

export type Identity = {
  kept: MatchedDocument[];
  aside: { label: string; reason: string; documents: MatchedDocument[]; kind: SetAsideKind }[];
  /** Signs that marked the subject: roles and towns, for FI-14. */
  marks: string[];
  /** True when the buyer gave no usable context and another group was nearly as likely. */
  uncertain: boolean;
  context: Context;
};

/** Least likeness of two pages that count as copies. */
const COPY = 0.6;

/** Why pages that contradict nothing are set aside. */
const REASONS = {
  name: 'strona nie podaje niczego, co łączyłoby ją z opisem',
  surname: 'strona podaje samo nazwisko i nic, co łączyłoby ją z opisem',
} as const satisfies Record<Exclude<SetAsideKind, 'other'>, string>;

/** Support that keeps a page; less for a firm's name of several words with a rare one among them. Set by hand. */
const NEEDED = { name: 1.5, rareWords: 1.1 };
/** One name alone asks for more, a rare surname for less. */
const ONE_NAME = 0.7;
const RARE_NAME = 0.5;
/** Information of a surname or a word of a firm's name, in bits, from which it is rare. */
const RARE_BITS = 19;
/** What a contradiction asks for beyond that, and support that makes up for a missing town. */
const AGAINST = 1.5;
const WITHOUT_TOWN = 4;
/** Less support is asked of a page in another language, which shares few words with the order. */
const FOREIGN = 0.5;
/** More is asked of a rare name on a page of another town. */
const ELSEWHERE = 0.7;

type Bearer = { person: boolean; rare: boolean; single: boolean; needed: number };

function bearerOf(subject: Subject): Bearer {
  const person = subject.kind === 'person';
  const words = subject.name.trim().split(/\s+/);
  const surname = words.at(-1) as string;
  const isRare = (word: string) => word.includes('-') || informationOf(lemma(word)) >= RARE_BITS;
  const rare = person ? words.length > 1 && isRare(surname) : words.some(isRare);
  const single = words.length === 1;
  if (!person) return { person, rare, single, needed: words.length > 1 && rare ? NEEDED.rareWords : NEEDED.name };
  return { person, rare, single, needed: NEEDED.name + (single ? ONE_NAME : rare ? -RARE_NAME : 0) };
}

const meets = <T>(a: Iterable<T>, b: { has(value: T): boolean }): boolean => {
  for (const value of a) if (b.has(value)) return true;
  return false;
};

type Verdict = {
  support: number;
  /** The description's domain or one of its words is on the page, not only its town or a proper name. */
  seen: boolean;
  /** A word of the description's domains stands beside the name. */
  role: boolean;
  /** Its domains are named beside the name or in its sentences. */
  near: boolean;
  /** A rare word of the description is on the page. */
  said: boolean;
  /** A proper name of the description is on the page. */
  named: boolean;
  /** The description's town is on the page. */
  town: boolean;
  conflict: 'role' | 'kind' | 'town' | null;
};

/** Support by the description's own words: by their rarity, more in the sentences with the name; proper names most. */
function wordSupport({ sentence, whole }: Reading, { words, names, special }: Context): Pick<Verdict, 'support' | 'seen' | 'said' | 'named'> {
  let support = 0;
  let seen = false;
  let said = false;
  let named = false;
  for (const word of words) {
    const name = names.has(word);
    if (name && whole.names.has(word)) {
      support += 1.5;
      named = true;
      continue;
    }
    if (word.length < 4) continue;
    const like = (others: Set<string>, least: number) =>
      others.has(word) || (word.length >= least && [...others].some((o) => o.length >= least && alike(o, word)));
    const near = like(sentence.words, 6);
    if (!near && !like(whole.words, 7)) continue;
    support += (near ? 1 : 0.6) * weightOf(word);
    seen ||= !name;
    said ||= special.has(word);
  }
  return { support: Math.min(2.5, support), seen, said, named };
}

/** A contradiction: another profession beside a person's name, another kind before a firm's, another town beside either. */
function conflictOf({ beside, sentence, whole }: Reading, context: Context, town: boolean, person: boolean): Verdict['conflict'] {
  const { domains, roles, towns } = context;
  const strange = (found: Map<string, readonly number[]>) =>
    found.size > 0 && [...found].every(([word, of]) => !roles.has(word) && !meets(of, domains) && !of.some(isGeneral));
  if (domains.size > 0 && !meets(beside.domains, domains)) {
    const seen = town && (meets(sentence.domains.keys(), domains) || [...domains].some((domain) => (whole.domains.get(domain)?.size ?? 0) >= 2));
    if (person && !seen && [...beside.people].some(([word, of]) => strange(new Map([[word, of]])))) return 'role';
  }
  if (!person && domains.size > 0 && strange(beside.kinds) && !meets(beside.towns.keys(), towns)) return 'kind';
  return towns.size > 0 && beside.towns.size > 0 && !town ? 'town' : null;
}

function judge(reading: Reading, context: Context, person: boolean): Verdict {
  const { beside, sentence, whole } = reading;
  const { domains } = context;
  let support = 0;
  const role = meets(beside.domains, domains);
  const same = role && meets(context.roles, beside.words);
  if (role) support += same ? 2 : 1.6;
  if (context.office && beside.office) support += 0.6;
  let near = 0;
  let far = 0;
  for (const domain of domains) {
    near = Math.max(near, sentence.domains.get(domain) ?? 0);
    far = Math.max(far, whole.domains.get(domain)?.size ?? 0);
  }
  if (near > 0) support += Math.min(1.2, 0.5 + 0.2 * near);
  if (far >= 2) support += Math.min(1.4, 0.25 * far);
  const words = wordSupport(reading, context);
  support += words.support;
  const town = meets(context.towns, whole.towns);
  if (meets(context.towns, beside.towns)) support += 1.5;
  else if (town) support += 0.7;
  if (context.named.kind) support += 1;
  if (context.named.town) support += 0.6;
  return {
    support,
    seen: role || near > 0 || far >= 2 || words.seen || context.named.kind,
    role,
    near: role || near > 0,
    said: words.said,
    named: words.named,
    town,
    conflict: conflictOf(reading, context, town, person),
  };
}

/** In how many readings each value occurs. */
function counted<T>(readings: Reading[], of: (reading: Reading) => Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const reading of readings) for (const value of new Set(of(reading))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const peopleOf = (reading: Reading): number[] => [...reading.beside.people.values()].flat();
const largest = (counts: Iterable<number>): number => Math.max(0, ...counts);

/** Whether the pages show another bearer of the name above all: by what stands beside a person's name, or is said in a firm's sentences. */
function otherBearer(readings: Reading[], { domains }: Context, person: boolean): boolean {
  if ([...domains].every(isGeneral)) return false;
  const counts = counted(readings, (reading) => (person ? peopleOf(reading) : reading.sentence.domains.keys()));
  for (const domain of counts.keys()) if (isGeneral(domain)) counts.delete(domain);
  const top = largest(counts.values());
  const mine = largest([...domains].map((domain) => counts.get(domain) ?? 0));
  if (person) return top >= 2 && top >= 0.2 * readings.length && mine < top / 3;
  return readings.length >= 4 && top >= 0.5 * readings.length && mine < top / 4;
}

/** The towns that a page names most often. */
function mainTowns({ whole }: Reading): Set<string> {
  const top = largest(whole.towns.values());
  return new Set([...whole.towns].filter(([, n]) => n === top).map(([town]) => town));
}

/** Whether the pages speak of another town above all. */
function otherTown(readings: Reading[], { towns }: Context): boolean {
  if (towns.size === 0 || readings.length < 4) return false;
  const counts = counted(readings, mainTowns);
  const mine = largest([...towns].map((town) => counts.get(town) ?? 0));
  const top = largest(counts.values());
  return top >= 0.3 * readings.length && mine < top / 3;
}

/** Likeness of readings by the words they share: cosine over the words' rarity among all of them. */
function likeness(readings: Reading[]): (a: Reading, b: Reading) => number {
  const weights = new Map<string, number>();
  for (const reading of readings) for (const word of reading.words.keys()) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, documents] of weights) weights.set(word, Math.log(1 + readings.length / documents) ** 2);
  const lengths = new Map(readings.map((reading) => [reading, Math.sqrt([...reading.words.keys()].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0))]));
  return (a, b) => {
    const [small, large] = a.words.size < b.words.size ? [a.words, b.words] : [b.words, a.words];
    let dot = 0;
    for (const word of small.keys()) if (large.has(word)) dot += weights.get(word) ?? 0;
    const length = (lengths.get(a) ?? 0) * (lengths.get(b) ?? 0);
    return length > 0 ? dot / length : 0;
  };
}

/** What stands between a page and the subject. */
type State = 'in' | 'other' | 'name';

type Judged = { reading: Reading; verdict: Verdict; linked: boolean; state: State };

/** Decides each page with the full name by itself. */
function decide(readings: Reading[], context: Context, bearer: Bearer, isLinked: (reading: Reading) => boolean, asked: boolean): Judged[] {
  const full = readings.filter(({ matched }) => matched.full);
  const strangers = otherBearer(full, context, bearer.person);
  const elsewhere = asked && otherTown(full, context);
  return full.map((reading): Judged => {
    const verdict = judge(reading, context, bearer.person);
    const linked = isLinked(reading);
    const { conflict, role, named, town } = verdict;
    const state = (): State => {
      if (linked) return 'in';
      if (strangers && !role) return conflict ? 'other' : 'name';
      if (elsewhere && !town && !named) return 'other';
      if (conflict) return outweighs(verdict, bearer) ? 'in' : 'other';
      return ties(reading, verdict, context, bearer, asked) ? 'in' : 'name';
    };
    return { reading, verdict, linked, state: state() };
  });
}

/** Whether a page is the subject's in spite of a contradiction. */
function outweighs({ conflict, support, role, named }: Verdict, { needed, rare }: Bearer): boolean {
  if (conflict === 'kind' || support < needed + AGAINST) return false;
  return conflict === 'role' ? role || named : named || (rare && support >= WITHOUT_TOWN);
}

/** Whether enough of the order is on a page that contradicts nothing. @param asked the order names a town */
function ties(reading: Reading, verdict: Verdict, context: Context, { person, rare, needed }: Bearer, asked: boolean): boolean {
  const { support, seen, role, near, said, named, town } = verdict;
  const foreign = !isPolish(reading.matched.document.lang);
  if (support < needed - (foreign ? FOREIGN : 0) || (context.domains.size > 0 && !seen)) return false;
  if (support >= WITHOUT_TOWN || named) return true;
  const away = asked && !town && reading.whole.towns.size > 0;
  if (rare) return !away || role || support >= needed + ELSEWHERE;
  if (away && !role) return false;
  if (!person || !asked) return true;
  // A common name asks for the town or a word of the description, and for the domain near the name or the page's main town.
  return said || (town && (near || meets(context.towns, mainTowns(reading))));
}

/** Adds domains and towns of at least 20% (and two) of the kept pages, or of the subject's own, to a context that lacks them. */
function learn(context: Context, core: Judged[]): Context {
  const readings = core.map(({ reading }) => reading);
  const own = core.filter(({ linked }) => linked).map(({ reading }) => reading);
  const least = Math.max(2, core.length * 0.2);
  const often = <T>(of: (reading: Reading) => Iterable<T>) =>
    new Set([...[...counted(readings, of)].filter(([, n]) => n >= least).map(([key]) => key), ...own.flatMap((reading) => [...of(reading)])]);
  return {
    ...context,
    domains: context.domains.size > 0 ? context.domains : often((reading) => [...peopleOf(reading), ...[...reading.beside.kinds.values()].flat()]),
    towns: context.towns.size > 0 ? context.towns : often((reading) => reading.beside.towns.keys()),
  };
}

/** Without any context, takes the most frequent domain as the subject's. `contested`: another domain has two pages or more. */
function dominant(readings: Reading[]): { domains: Set<number>; contested: boolean } {
  const counts = counted(readings, (reading) => [...peopleOf(reading), ...[...reading.beside.kinds.values()].flat()]);
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const [top] = sorted;
  if (!top) return { domains: new Set(), contested: false };
  // Domains that share the leading word („profesor”, „aktor”) are no rivals.
  const alongside = new Set(readings.filter((reading) => meets([top[0]], new Set(peopleOf(reading)))).flatMap(peopleOf));
  return { domains: new Set([top[0]]), contested: sorted.some(([domain, n]) => n >= 2 && domain !== top[0] && !alongside.has(domain)) };
}

const capital = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
const most = (counts: Map<string, number>): string | undefined => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0];

/** Towns nearest to the name: beside it, else in its sentences, else in the text or the host's name. */
const closeTowns = ({ beside, sentence, whole }: Reading): Iterable<string> =>
  beside.towns.size > 0 ? beside.towns.keys() : sentence.towns.size > 0 ? sentence.towns : whole.towns.keys();

const strangeRoles = ({ beside }: Reading, { domains, roles }: Context): string[] =>
  [...beside.people, ...beside.kinds].filter(([word, of]) => !roles.has(word) && !meets(of, domains)).map(([word]) => word);

/** „dentysta, Kielce” */
function labelOf(readings: Reading[]): string {
  const town = most(counted(readings, closeTowns));
  const role = most(counted(readings, ({ beside }) => [...beside.people.keys(), ...beside.kinds.keys()]));
  return [role, town ? capital(town) : undefined].filter(Boolean).join(', ');
}

/** Groups pages that were set aside by namesake: those that share a domain or a town are one group. Largest first. */
function groups(out: Reading[]): Reading[][] {
  const parts: { domains: Set<number>; towns: Set<string>; readings: Reading[] }[] = [];
  const domainsOf = ({ beside }: Reading) => [...beside.people.values(), ...beside.kinds.values()].flat();
  const ordered = [...out].sort((a, b) => domainsOf(b).length - domainsOf(a).length);
  for (const reading of ordered) {
    const domains = domainsOf(reading);
    const town = most(counted([reading], closeTowns));
    const same = parts.find((part) => meets(domains, part.domains) && (!town || part.towns.size === 0 || part.towns.has(town)));
    const home = same ?? (town ? parts.find((part) => part.towns.has(town) && (domains.length === 0 || part.domains.size === 0)) : undefined);
    const part = home ?? { domains: new Set<number>(), towns: new Set<string>(), readings: [] };
    if (!home) parts.push(part);
    for (const domain of domains) part.domains.add(domain);
    if (town) part.towns.add(town);
    part.readings.push(reading);
  }
  return parts.map((part) => part.readings).sort((a, b) => b.length - a.length);
}

/** Whether no other bearer has more than a fifth of the pages that show whose they are. */
const mostlyOne = (judged: Judged[]): boolean => {
  const others = judged.filter(({ state }) => state === 'other').length;
  return others * 4 <= judged.filter(({ state }) => state === 'in').length;
};

/** Likeness to a confirmed page with which an undecided one joins it; less where the page has some support of its own. */
const LIKE = { alone: 0.06, supported: 0.03, /** A surname alone, or a common name without the town. */ surname: 0.1 };

/** Pages that join the confirmed ones. Each is compared with what was confirmed by itself, so that none is let in by another such page. */
function joining(
  judged: Judged[],
  surnames: Reading[],
  context: Context,
  bearer: Bearer,
  asked: boolean,
  alike: (a: Reading, b: Reading) => number,
): Set<Reading> {
  const confirmed = judged.filter(({ state }) => state === 'in').map(({ reading }) => reading);
  const strangers = otherBearer(
    judged.map(({ reading }) => reading),
    context,
    bearer.person,
  );
  // Among confirmed pages, one whose main town is the order's and that contradicts nothing speaks of the same bearer.
  const placed = ({ reading, state }: Judged) => state === 'name' && asked && meets(context.towns, mainTowns(reading));
  const local = confirmed.length >= 2 && !strangers && (bearer.rare || !bearer.single) ? judged.filter(placed).map(({ reading }) => reading) : [];
  const core = [...confirmed, ...local];
  const joins = new Set<Reading>(local);
  const closest = (reading: Reading) => core.reduce((best, other) => Math.max(best, alike(reading, other)), 0);
  const majority = core.length >= 2 && core.length >= 0.5 * judged.length && !strangers;
  // Another town while the wanted one is nowhere: with a name that others bear, another bearer.
  const away = (reading: Reading, { town, named }: Verdict) => asked && !town && !named && !bearer.rare && reading.whole.towns.size > 0;
  for (const { reading, verdict, state } of judged) {
    if (state !== 'name' || joins.has(reading)) continue;
    const best = closest(reading);
    const common = bearer.person && !bearer.rare && asked && !verdict.town && !verdict.named;
    const least = common ? LIKE.surname : verdict.support >= 0.5 ? LIKE.supported : LIKE.alone;
    if (best >= COPY || (majority && best >= least && !away(reading, verdict))) joins.add(reading);
  }
  for (const reading of surnames) {
    const verdict = judge(reading, context, bearer.person);
    if (verdict.conflict || away(reading, verdict)) continue;
    const town = !asked || verdict.town;
    const enough = verdict.support >= (bearer.rare ? 1 : 2) && town;
    // A surname beside profession and town stands by itself; with less it needs confirmed pages.
    if (verdict.support >= 3 && verdict.role && town) joins.add(reading);
    else if (core.length >= 2 && (closest(reading) >= LIKE.surname || enough || (closest(reading) >= LIKE.alone && verdict.support >= 0.7 && town)))
      joins.add(reading);
  }
  return joins;
}

/**
 * Sorts pages that have the name into those about the subject, those about others, and those that only bear the name.
 * @param namesakes an earlier run found namesakes: then, without any context, a page without signs is set aside even if no namesake appears
 */
export function identify(subject: Subject, matched: MatchedDocument[], own: OwnLinks, namesakes = false): Identity {
  const bearer = bearerOf(subject);
  const nameWords = new Set(tokenize(subject.name).flatMap((token) => [token.lower, lemma(token.text)]));
  let context = contextOf(subject.description, subject.keywords, nameWords, bearer.person ? '' : subject.name);
  const readings = matched.map((m) => read(m, bearer.person, nameWords, context.places));
  let uncertain = false;
  const open = !context.usable && own.urls.size === 0;
  if (open) {
    const guess = dominant(readings.filter((reading) => reading.matched.full));
    context = { ...context, domains: guess.domains };
    uncertain = guess.contested;
  }
  const anchors = anchored(
    matched.map(({ document }) => document),
    own,
  );
  const linked = (reading: Reading) => anchors.has(reading.matched.document.id);
  const asked = context.towns.size > 0;
  let judged = decide(readings, context, bearer, linked, asked);
  const learnt = learn(
    context,
    judged.filter(({ state }) => state === 'in'),
  );
  // Learnt signs contradict; they do not ask for a town that the order never named.
  if (learnt.domains !== context.domains || learnt.towns !== context.towns) judged = decide(readings, learnt, bearer, linked, asked);
  context = learnt;
  // A host that contains the whole name has one owner: undecided pages there follow the pages that were kept.
  const inside = judged.filter(({ state }) => state === 'in').map(({ reading }) => reading.matched.document);
  const sites = nameHosts(subject, inside);
  const clean = open && !namesakes && mostlyOne(judged);
  // Without any context, pages without signs follow the bearer that nearly all others speak of, unless they name only other towns.
  const follows = ({ reading }: Judged) => {
    const { towns } = reading.whole;
    return clean && (towns.size === 0 || context.towns.size === 0 || meets(context.towns, towns));
  };
  for (const one of judged) if (one.state === 'name' && (follows(one) || sites.has(one.reading.matched.document.host))) one.state = 'in';
  const surnames = readings.filter((reading) => !reading.matched.full);
  const joins = joining(judged, surnames, context, bearer, asked, likeness(readings));
  const isKept = ({ reading, state }: Judged) => state === 'in' || joins.has(reading);
  const kept = [...judged.filter(isKept).map(({ reading }) => reading), ...surnames.filter((reading) => joins.has(reading))];
  const rest = judged.filter((one) => !isKept(one));
  const others = rest.filter(({ state }) => state === 'other').map(({ reading }) => reading);
  const aside: Identity['aside'] = groups(others).map((group) => ({
    label: labelOf(group) || SET_ASIDE_LABELS.other,
    reason: group.some((reading) => strangeRoles(reading, context).length > 0)
      ? 'inny zawód lub rodzaj działalności niż w opisie'
      : 'inna miejscowość niż w opisie',
    documents: group.map((reading) => reading.matched),
    kind: 'other',
  }));
  const add = (group: Reading[], kind: Exclude<SetAsideKind, 'other'>) => {
    if (group.length > 0) aside.push({ label: SET_ASIDE_LABELS[kind], reason: REASONS[kind], documents: group.map((reading) => reading.matched), kind });
  };
  add(
    rest.filter(({ state }) => state === 'name').map(({ reading }) => reading),
    'name',
  );
  add(
    surnames.filter((reading) => !joins.has(reading)),
    'surname',
  );
  const marks = [...context.roles, ...[...context.towns].map(capital)];
  return { kept: kept.map((reading) => reading.matched), aside, marks, uncertain, context };
}

/** Pages that name the subject but do not show which bearer of the name they mean. */
export const unclearPages = (identity: Identity): number =>
  identity.aside.filter((group) => group.kind !== 'other').reduce((sum, group) => sum + group.documents.length, 0);

export function setAsideOf(identity: Identity, href: (url: string) => string): SetAside[] {
  return identity.aside.map(({ label, reason, documents, kind }) => ({
    kind,
    label,
    reason,
    pages: documents.map(({ document }) => ({
      url: document.url,
      href: href(document.url),
      title: document.article.title.trim() || document.url,
      domain: document.domain,
    })),
  }));
}
