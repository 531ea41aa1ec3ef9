/**
 * Identity: a page is kept when something ties it to the order, and set aside otherwise: as somebody else's when it contradicts the
 * order, else as one that only bears the name. Nothing is kept merely because nothing conflicts.
 */
import { SET_ASIDE_LABELS, type SetAside, type SetAsideKind } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { lemma, tokenize } from '../../language/index.ts';
import { asPhrases } from '../reading/asked-phrase.ts';
import { type Context, contextOf } from '../reading/context.ts';
import { listsBearers } from '../reading/lists-of-bearers.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { nicknames } from '../reading/nicknames.ts';
import { type Reading, read } from '../reading/signs-of-page.ts';
import { bearerOf } from './bearer.ts';
import { isOnFirm, settled } from './firms.ts';
import { joining, likeness } from './joining.ts';
import type { Judged } from './judged.ts';
import { capital, groups, isOfOther, labelOf, strangeRoles, withKind } from './namesakes.ts';
import { counted, isOfTown, isPlacedElsewhere, mainTowns, meets, peopleOf, SPOKEN_OF } from './other-bearers.ts';
import { anchored, nameHosts, type OwnLinks } from './own.ts';
import { typedOwners } from './owners.ts';
import { decide, judge } from './verdict.ts';

export type Identity = {
  kept: MatchedDocument[];
  aside: { label: string; reason: string; documents: MatchedDocument[]; kind: SetAsideKind }[];
  /** What marked the subject, as the order calls it: roles and towns, or a phrase of both. */
  marks: string[];
  /** True when the buyer gave no usable context and another group was nearly as likely. */
  uncertain: boolean;
  context: Context;
};
/** Why pages that contradict nothing are set aside. */
const REASONS = {
  name: 'strona nie podaje niczego, co łączyłoby ją z opisem',
  surname: 'strona podaje samo nazwisko lub skrót nazwy i nic, co łączyłoby ją z opisem',
} as const satisfies Record<Exclude<SetAsideKind, 'other'>, string>;
const LISTED = 'spis wymienia kilka firm lub osób tej nazwy';

/** Towns beside the name; of a firm also the one that the page names most. */
function homesOf(reading: Reading, person: boolean): Set<string> {
  const main = person ? new Set<string>() : mainTowns(reading);
  return new Set([...reading.beside.towns.keys(), ...(main.size === 1 ? main : [])]);
}

/** Whether a page speaks of other towns alone, and of one of them more than in passing, or has a firm's short name. */
function isSetElsewhere(reading: Reading, { towns }: Context): boolean {
  const main = mainTowns(reading);
  if (main.size === 0 || meets(towns, reading.whole.towns)) return false;
  const often = [...main].some((town) => (reading.whole.towns.get(town) ?? 0) >= SPOKEN_OF);
  return often || reading.headed || reading.beside.towns.size > 0 || (!reading.matched.full && main.size === 1);
}

/** Pages on the order's village, and their share, from which a town that they name is that of its district. */
const OF_DISTRICT = { pages: 2, share: 0.5 };

/** „Strażak z Zagród Dolnych”: the town that most confirmed pages name beside the order's village is no other bearer's. */
function districtOf({ villages, towns }: Context, core: Reading[]): string[] {
  if (villages.size === 0 || villages.size < towns.size) return [];
  const there = core.filter(({ whole }) => meets(villages, whole.towns));
  const least = Math.max(OF_DISTRICT.pages, OF_DISTRICT.share * there.length);
  return [...counted(there, ({ whole }) => whole.towns.keys())].filter(([town, pages]) => pages >= least && !towns.has(town)).map(([town]) => town);
}

/** Adds domains and towns of at least 20% (and two) of the kept pages, or of the subject's own, to a context that lacks them. */
function learn(context: Context, core: Judged[], person: boolean): Context {
  const readings = core.map(({ reading }) => reading);
  const own = core.filter(({ linked }) => linked).map(({ reading }) => reading);
  const least = Math.max(2, core.length * 0.2);
  const often = <T>(of: (reading: Reading) => Iterable<T>) =>
    new Set([...[...counted(readings, of)].filter(([, n]) => n >= least).map(([key]) => key), ...own.flatMap((reading) => [...of(reading)])]);
  return {
    ...context,
    domains: context.domains.size > 0 ? context.domains : often((reading) => [...peopleOf(reading), ...[...reading.beside.kinds.values()].flat()]),
    towns: context.towns.size > 0 ? new Set([...context.towns, ...districtOf(context, readings)]) : often((reading) => homesOf(reading, person)),
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

/** Pages in one town, their share of those that stand in any, from which the order's bearer is of it though the order names none. */
const OF_ONE_TOWN = { pages: 3, share: 0.6 };

/** „Notariuszka”, a common name: when most kept pages stand in one town, a page of another that never names it is a namesake's. */
function partElsewhere(judged: Judged[]): void {
  const shown = judged.filter(({ state, reading }) => state === 'in' && reading.whole.towns.size > 0);
  const counts = counted(
    shown.map(({ reading }) => reading),
    (reading) => reading.whole.towns.keys(),
  );
  const [home, times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!home || times < OF_ONE_TOWN.pages || times < OF_ONE_TOWN.share * shown.length) return;
  // The profile of somebody in another town is his, though a guest on it names this one.
  const isThere = ({ headed, titleTowns, beside, whole }: Reading) =>
    headed && titleTowns.size > 0 && beside.towns.size > 0 ? titleTowns.has(home) || beside.towns.has(home) : whole.towns.has(home);
  for (const one of shown) if (!one.linked && isOfTown(one.reading) && !one.verdict.named && !isThere(one.reading)) one.state = 'other';
}

/** Whether no other bearer has more than a fifth of the pages that show whose they are. */
const mostlyOne = (judged: Judged[]): boolean => {
  const others = judged.filter(({ state }) => state === 'other').length;
  return others * 4 <= judged.filter(({ state }) => state === 'in').length;
};
/**
 * Sorts pages that have the name into those about the subject, those about others, and those that only bear the name.
 * @param namesakes an earlier run found namesakes: then, without any context, a page without signs is set aside even if no namesake appears
 */
export function identify(subject: Subject, all: MatchedDocument[], own: OwnLinks, namesakes = false): Identity {
  let bearer = bearerOf(subject);
  // „Jan Drew” among the keywords of „Jan-Drew” is the name itself.
  const nameWords = new Set([subject.name, subject.name.replaceAll('-', ' ')].flatMap(tokenize).flatMap((token) => [token.lower, lemma(token.text)]));
  let context = contextOf(subject.description, subject.keywords, nameWords, bearer.person ? '' : subject.name);
  const anchors = anchored(
    all.map(({ document }) => document),
    own,
  );
  const lists = all.filter((one) => !anchors.has(one.document.id) && listsBearers(one));
  const matched = lists.length === 0 ? all : all.filter((one) => !lists.includes(one));
  const readings = matched.map((m) => read(m, bearer.person, nameWords, context.places));
  bearer = settled(bearer, readings, context);
  let uncertain = false;
  const open = !context.usable && own.urls.size === 0;
  if (open) {
    const guess = dominant(readings.filter((reading) => reading.matched.full));
    context = { ...context, domains: guess.domains };
    uncertain = guess.contested;
  }
  const linked = (reading: Reading) => anchors.has(reading.matched.document.id);
  const asked = context.towns.size > 0;
  let judged = decide(readings, context, bearer, linked, asked);
  if (!asked && !bearer.rare) partElsewhere(judged);
  const learnt = learn(
    context,
    judged.filter(({ state }) => state === 'in'),
    bearer.person,
  );
  // Learnt signs contradict; they do not ask for a town that the order never named.
  if (learnt.domains !== context.domains || learnt.towns.size !== context.towns.size) judged = decide(readings, learnt, bearer, linked, asked);
  if (!asked && !bearer.rare) partElsewhere(judged);
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
  const joins = joining(judged, surnames, context, bearer, asked, likeness(readings), typedOwners(subject), subject);
  // The order's own pages may call the firm by its owner alone.
  for (const reading of surnames) if (linked(reading)) joins.add(reading);
  const isKept = ({ reading, state }: Judged) => state === 'in' || joins.has(reading);
  const kept = [...judged.filter(isKept).map(({ reading }) => reading), ...surnames.filter((reading) => joins.has(reading))];
  const rest = judged.filter((one) => !isKept(one));
  // „Nie mylić z”: a page that is of another town is told as somebody else's, and not as one that only bears the name.
  const isElsewhere = (reading: Reading) =>
    asked && !(bearer.unique && isOnFirm(reading, context)) && isPlacedElsewhere(reading, context) && isSetElsewhere(reading, context);
  const isOthers = (reading: Reading) => judge(reading, context, bearer).conflict !== null || (asked && isSetElsewhere(reading, context));
  const short = bearer.person ? [] : surnames.filter((reading) => !joins.has(reading) && isOthers(reading));
  const told = [...rest.filter(({ reading, state }) => state === 'other' || isElsewhere(reading)).map(({ reading }) => reading), ...short];
  const others = [...told, ...rest.map(({ reading }) => reading).filter((reading) => !told.includes(reading) && isOfOther(reading, told, context))];
  const ofOtherTrade = new Set(rest.flatMap(({ reading, verdict }) => (verdict.conflict === 'trade' ? [reading] : [])));
  const found: Identity['aside'] = groups(others).map((group) => ({
    label: labelOf(group, context, { name: subject.name, person: bearer.person }) || SET_ASIDE_LABELS.other,
    reason: group.every(({ late }) => late)
      ? 'strona pisze o osobie zmarłej'
      : group.some((reading) => ofOtherTrade.has(reading) || strangeRoles(reading, context, bearer.person).length > 0)
        ? 'inny zawód lub rodzaj działalności niż w opisie'
        : group.some((reading) => mainTowns(reading).size > 0 && !meets(context.towns, mainTowns(reading)))
          ? 'inna miejscowość niż w opisie'
          : 'strona mówi o kimś innym tej nazwy',
    documents: group.map((reading) => reading.matched),
    kind: 'other',
  }));
  // Towns named in passing part the pages of one bearer; its name, also without its kind of firm, joins them again.
  const aside: Identity['aside'] = [];
  for (const group of found) {
    const same = aside.find(({ label }) => label.endsWith(group.label) || group.label.endsWith(label));
    if (!same) aside.push(group);
    else Object.assign(same, { label: group.label.length > same.label.length ? group.label : same.label, documents: [...same.documents, ...group.documents] });
  }
  for (const group of aside) group.label = withKind(group.label, bearer.person);
  const add = (group: Reading[], kind: Exclude<SetAsideKind, 'other'>) => {
    if (group.length > 0) aside.push({ label: SET_ASIDE_LABELS[kind], reason: REASONS[kind], documents: group.map((reading) => reading.matched), kind });
  };
  add(
    rest.map(({ reading }) => reading).filter((reading) => !others.includes(reading)),
    'name',
  );
  if (lists.length > 0) aside.push({ label: SET_ASIDE_LABELS.name, reason: LISTED, documents: lists, kind: 'name' });
  add(
    surnames.filter((reading) => !joins.has(reading) && !short.includes(reading)),
    'surname',
  );
  // „Dom opieki” is no „opiekun”: a firm is told by what was typed.
  const typed = new Set(tokenize(subject.description).flatMap((token) => [token.lower, lemma(token.text)]));
  const roles = [...context.roles].filter((role) => bearer.person || typed.has(role));
  const marks = asPhrases(subject.description, [...roles, ...[...(context.typed.size > 0 || asked ? context.typed : context.towns)].map(capital)]);
  const called = nicknames(subject);
  return { kept: kept.map((reading) => called(reading.matched)), aside, marks, uncertain, context };
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
