/** Identity: keeps documents that fit the buyer's context; sets aside namesakes and pages without any sign of who is meant. */
import type { SetAside } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { lemma, tokenize } from '../../language/index.ts';
import { type Context, contextOf, fieldNumber, type Signs } from '../reading/context.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { type Reading, read } from '../reading/signs-of-page.ts';
import { compare } from '../reading/text.ts';
import { isOwnLink, nameHosts, type OwnLinks } from './own.ts';

export type Identity = {
  kept: MatchedDocument[];
  aside: { label: string; reason: string; documents: MatchedDocument[]; kind: 'other' | 'unclear' }[];
  /** Signs that marked the subject: roles and towns, for FI-14. */
  marks: string[];
  /** True when the buyer gave no usable context and another group was nearly as likely. */
  uncertain: boolean;
  context: Context;
};

/** Roles that often accompany another profession, so they do not separate namesakes. */
export const WEAK_ROLES = new Set(
  'wykładowca wykładowczyni badacz badaczka trener trenerka redaktor redaktorka doradca doradczyni artysta artystka projektant projektantka prezydent pomocnik obrońca zawodnik zawodniczka kapitan warsztat szkoła towarzystwo uczelnia redakcja transport kwiaty przedszkole salon profesor profesorka przewodnik dyrektorka nauczyciel nauczycielka poeta klub drużyna zespół sklep hotel serwis ogród gabinet pracownia zakład'.split(
    ' ',
  ),
);

/** Least likeness of two pages that count as copies. */
const COPY = 0.6;
const strongFields = (signs: Signs): Set<number> =>
  new Set([...signs.roles.keys()].filter((role) => !WEAK_ROLES.has(role)).map((role) => fieldNumber(role) as number));
const allFields = (signs: Signs): Set<number> => new Set([...signs.roles.keys()].map((role) => fieldNumber(role) as number));
const meets = <T>(a: Iterable<T>, b: Set<T>): boolean => {
  for (const value of a) if (b.has(value)) return true;
  return false;
};

/** Towns nearest to the name: beside it, else around it, else in the text or the host's name. */
const closeTowns = ({ adjacent, near, whole }: Pick<Reading, 'adjacent' | 'near' | 'whole'>): Map<string, number> =>
  adjacent.towns.size > 0 ? adjacent.towns : near.towns.size > 0 ? near.towns : whole.towns;

/** `needed`: least support with which the page is kept in spite of the conflict. */
type Verdict = { support: number; conflict: 'role' | 'town' | null; needed: number };

function judge(reading: Reading, context: Context, linked: boolean, nameWords: Set<string>, person: boolean): Verdict {
  const { adjacent, near, whole } = reading;
  let support = linked ? 5 : 0;
  // A word of the name itself ("Kawiarnia …") is on every page, so it supports nothing.
  const fields = (signs: Signs) => [...signs.roles.keys()].filter((role) => !nameWords.has(role)).map((role) => fieldNumber(role) as number);
  if (meets(fields(adjacent), context.fields)) support += 2;
  else if (meets(fields(whole), context.fields)) support += 1;
  if (meets(near.towns.keys(), context.towns) || meets(adjacent.towns.keys(), context.towns)) support += 1.5;
  else if (meets(whole.towns.keys(), context.towns)) support += 1;
  let words = 0;
  for (const word of context.words) if (whole.words.has(word) && !context.roles.has(word) && !context.towns.has(word)) words += 1;
  support += Math.min(3, words) * 0.7;
  const strong = strongFields(adjacent);
  // The words beside a brand often name another place; a person's profession seldom does.
  const excused = !person && meets(whole.towns.keys(), context.towns);
  const role = !excused && context.fields.size > 0 && strong.size > 0 && !meets(allFields(adjacent), context.fields);
  const town = context.towns.size > 0 && closeTowns(reading).size > 0 && !meets(whole.towns.keys(), context.towns);
  // Another town beside the name, or around a brand's, weighs more than one met somewhere in a text about a person.
  const needed = role ? 3.5 : town ? (!person || adjacent.towns.size > 0 ? 3 : 2) : 1.4;
  return { support, conflict: role ? 'role' : town ? 'town' : null, needed };
}

type State = 'in' | 'out' | 'neutral';

function decide(verdict: Verdict, full: boolean, linked: boolean): State {
  if (linked) return 'in';
  if (!full) return verdict.conflict === null && verdict.support >= 3 ? 'in' : verdict.conflict === 'role' ? 'out' : 'neutral';
  return verdict.support >= verdict.needed ? 'in' : verdict.conflict ? 'out' : 'neutral';
}

/** Adds fields and towns found in at least 20% (and two) of the kept documents to a context that lacks them. */
function learn(context: Context, core: Reading[]): Context {
  const fields = new Map<number, number>();
  const towns = new Map<string, number>();
  for (const reading of core) {
    for (const field of strongFields(reading.adjacent)) fields.set(field, (fields.get(field) ?? 0) + 1);
    for (const town of reading.near.towns.keys()) towns.set(town, (towns.get(town) ?? 0) + 1);
  }
  const least = Math.max(2, core.length * 0.2);
  const often = <T>(counts: Map<T, number>) => [...counts].filter(([, n]) => n >= least).map(([key]) => key);
  return {
    ...context,
    fields: context.fields.size > 0 ? context.fields : new Set(often(fields)),
    towns: context.towns.size > 0 ? context.towns : new Set(often(towns)),
  };
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

const capital = (name: string): string => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
const most = (counts: Map<string, number>): string | undefined => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0];

/** „dentysta, Kielce” */
function labelOf(readings: Reading[]): string {
  const roles = new Map<string, number>();
  const towns = new Map<string, number>();
  for (const { adjacent, near, whole } of readings) {
    for (const role of adjacent.roles.keys()) if (!WEAK_ROLES.has(role)) roles.set(role, (roles.get(role) ?? 0) + 1);
    for (const town of closeTowns({ adjacent, near, whole }).keys()) towns.set(town, (towns.get(town) ?? 0) + 1);
  }
  const town = most(towns);
  return [most(roles), town ? capital(town) : undefined].filter(Boolean).join(', ');
}

/** Groups pages that were set aside by namesake: those that share a field or a town are one group. Largest first. */
function groups(out: Reading[]): Reading[][] {
  const parts: { fields: Set<number>; towns: Set<string>; readings: Reading[] }[] = [];
  const ordered = [...out].sort((a, b) => strongFields(b.adjacent).size - strongFields(a.adjacent).size);
  for (const reading of ordered) {
    const fields = strongFields(reading.adjacent);
    const town = most(closeTowns(reading));
    const sameField = parts.find((part) => meets(fields, part.fields) && (!town || part.towns.size === 0 || part.towns.has(town)));
    const home = sameField ?? (town ? parts.find((part) => part.towns.has(town) && (fields.size === 0 || part.fields.size === 0)) : undefined);
    const part = home ?? { fields: new Set<number>(), towns: new Set<string>(), readings: [] };
    if (!home) parts.push(part);
    for (const field of fields) part.fields.add(field);
    if (town) part.towns.add(town);
    part.readings.push(reading);
  }
  return parts.map((part) => part.readings).sort((a, b) => b.length - a.length);
}

/** Without any context, takes the most frequent field as the subject's. `contested`: another field has two pages or more. */
function dominant(readings: Reading[]): { context: Partial<Context>; contested: boolean } {
  const fields = new Map<number, number>();
  for (const reading of readings) for (const field of strongFields(reading.adjacent)) fields.set(field, (fields.get(field) ?? 0) + 1);
  const sorted = [...fields].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const [top, second] = sorted;
  return { context: top ? { fields: new Set([top[0]]) } : {}, contested: second !== undefined && second[1] >= 2 };
}

/**
 * Sorts pages that have the name into those about the subject and those about others, or unclear ones.
 * @param namesakes an earlier run found namesakes: then a page without context is set aside even if no namesake appears this time
 */
export function identify(subject: Subject, matched: MatchedDocument[], own: OwnLinks, namesakes = false): Identity {
  const person = subject.kind === 'person';
  const nameWords = new Set(tokenize(subject.name).flatMap((token) => [token.lower, lemma(token.text)]));
  const readings = matched.map((m) => read(m, person));
  let context = contextOf(subject.description, subject.keywords, nameWords, person ? '' : subject.name);
  let uncertain = false;
  if (!context.usable && own.urls.size === 0) {
    const largest = dominant(readings.filter((reading) => reading.matched.full));
    context = { ...context, ...largest.context };
    uncertain = largest.contested;
  }
  const linked = (reading: Reading) => isOwnLink(reading.matched.document, own);
  // A host that contains the whole name has one owner: undecided pages there follow the pages that were kept.
  const judged = (c: Context) =>
    readings.map((reading) => decide(judge(reading, c, linked(reading), nameWords, person), reading.matched.full, linked(reading)));
  let states = judged(context);
  context = learn(
    context,
    readings.filter((_, i) => states[i] === 'in'),
  );
  states = judged(context);
  const sites = nameHosts(
    subject,
    readings.filter((_, i) => states[i] === 'in').map((reading) => reading.matched.document),
  );
  states = states.map((state, i) => (state === 'neutral' && sites.has(readings[i]?.matched.document.host ?? '') ? 'in' : state));
  const pick = (state: State) => readings.filter((_, i) => states[i] === state);
  const core = pick('in');
  const out = pick('out');
  const alike = likeness(readings);
  const closest = (reading: Reading, others: Reading[]) => others.reduce((best, other) => Math.max(best, alike(reading, other)), 0);
  const kept = [...core];
  const unclear: Reading[] = [];
  for (const reading of pick('neutral')) {
    const alone = !namesakes && out.length === 0 && reading.matched.full;
    const near = closest(reading, core);
    const far = closest(reading, out);
    const half = judge(reading, context, false, nameWords, person).support >= 1;
    const supported = reading.matched.full && near >= 0.05 && near > (person ? (half ? 1.3 : 2) : 1.1) * far;
    (alone || supported ? kept : unclear).push(reading);
  }
  const reasonOf = (group: Reading[]) =>
    group.some((reading) => strongFields(reading.adjacent).size > 0 && !meets(allFields(reading.adjacent), context.fields))
      ? 'inny zawód lub rodzaj działalności niż w opisie'
      : 'inna miejscowość niż w opisie';
  // A copy of a kept page is about the same subject, even if the copy has less context.
  for (const reading of [...unclear]) {
    if (!reading.matched.full || closest(reading, kept) < COPY) continue;
    kept.push(reading);
    unclear.splice(unclear.indexOf(reading), 1);
  }
  const aside: Identity['aside'] = groups(out).map((group) => ({
    label: labelOf(group) || 'ktoś inny',
    reason: reasonOf(group),
    documents: group.map((reading) => reading.matched),
    kind: 'other' as const,
  }));
  const full = unclear.filter((reading) => reading.matched.full);
  const surname = unclear.filter((reading) => !reading.matched.full);
  const rest = (group: Reading[], label: string, reason: string) => {
    if (group.length > 0) aside.push({ label, reason, documents: group.map((reading) => reading.matched), kind: 'unclear' });
  };
  rest(full, 'nie wiadomo, o kogo chodzi', 'strona nie podaje niczego, co łączyłoby ją z opisem');
  rest(surname, 'samo nazwisko', 'strona podaje samo nazwisko i nic, co łączyłoby ją z opisem');
  const marks = [...context.roles, ...[...context.towns].map(capital)];
  return { kept: kept.map((reading) => reading.matched), aside, marks, uncertain, context };
}

/** Pages that name the subject but do not show which bearer of the name they mean. */
export const unclearPages = (identity: Identity): number =>
  identity.aside.filter((group) => group.kind === 'unclear').reduce((sum, group) => sum + group.documents.length, 0);

export function setAsideOf(identity: Identity, href: (url: string) => string): SetAside[] {
  return identity.aside.map(({ label, reason, documents }) => ({
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
