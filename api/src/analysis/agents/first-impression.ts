/** First impression: what the search for the bare name shows on its first screen. */
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Claim } from '../../contract/report.ts';
import type { Ranked } from '../ledger/features.ts';
import type { Identity } from '../ledger/identity.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, type AgentInput, aimedAt, finding, isOrdered, place, roleQuotes, section, titleHas, topicOf } from './agent.ts';

const SCREEN = 10;
/** What stands so high is seen before anything else; a namesake's trouble there is taken for the subject's. */
const TOP = 3;
const TROUBLE = /(?<!\p{sc=Latn})(?:skazan|oszu[sk]|zarzut|aresztow|przywłaszcz|prokuratur|wyrok|zatrzyman|upad[łl]|śledztw|łapów)\p{sc=Latn}*/iu;
const KIND_WORDS: Record<string, string> = {
  news: 'teksty z mediów',
  trade: 'teksty branżowe',
  blog: 'wpisy na blogach',
  forum: 'wątki na forach',
  social: 'profile i wpisy w serwisach społecznościowych',
  review: 'opinie',
  company: 'strony firmowe',
  encyclopedia: 'hasło w encyklopedii',
  register: 'wpisy w rejestrach',
};

/** The first screen of the search for the bare name: all results on it, and those about the subject. */
type Screen = { entries: Ranked[]; items: LedgerItem[] };

/** Whose pages the first screen shows, and of what kind. */
function viewOf({ features, write }: AgentInput, { entries: screen, items }: Screen): Claim[] {
  const top = screen[0];
  const first = items[0];
  const view = [];
  if (top?.item && top.rank === 1) view.push(...write.claim('FI-01', { domain: top.domain }, [top.item]));
  else if (top && first && top.rank === 1) view.push(...write.claim('FI-02', { rank: first.evidence.rank ?? 1 }, [first]));
  const trouble = screen.find(({ rank, item, label, title }) => rank <= TOP && item === null && label !== null && TROUBLE.test(title));
  if (trouble)
    view.push(...write.claim('FI-18', { rank: trouble.rank, title: shownTitle(trouble.title), domain: trouble.domain }, [], { basis: 'rule', quotes: [] }));
  if (screen.length >= 5 && items.length > 0 && items.length < screen.length) view.push(...write.claim('FI-03', { n: screen.length, m: items.length }, items));
  const kinds = kindsOf(items);
  // „Przede wszystkim” is said of most of the results, not of those alone whose kind has a word.
  const worded = items.filter((item) => wordOf(item) !== undefined).length;
  if (features.others.length >= 10 && kinds.length > 0 && items.length >= 5 && 2 * worded > items.length) {
    const said = write.claim('FI-15', { list: list(kinds) }, items);
    view.push(...(said.length > 0 ? said : write.claim('FI-16', { list: list(kinds) }, items)));
  }
  const site = features.site;
  const siteRank = site ? Math.min(...site.pages.map((page) => page.evidence.rank ?? Number.POSITIVE_INFINITY)) : Number.POSITIVE_INFINITY;
  if (siteRank > SCREEN && screen.length >= 5 && !items.some((item) => item.evidence.own)) view.push(...write.claim('FI-05', {}, items, { basis: 'coverage' }));

  return view;
}

/** What tone and topic the first results have. */
function toneOf({ features, write }: AgentInput, items: LedgerItem[], critical: LedgerItem[]): Claim[] {
  const tone = [];
  const worst = critical[0];
  const rated = items.filter((item) => features.judged.includes(item));
  const told = worst && { title: shownTitle(worst.evidence.title), place: place(worst.evidence) };
  const unsure = items.filter((item) => features.uncertain.includes(item)).length;
  // A count of critical texts is told where most grades are sure and each of them is aimed at the subject.
  const counts = unsure <= rated.length && aimedAt(features, critical).length === critical.length;
  if (told && counts && unsure > 0) tone.push(...write.claim('FI-09c', { ...told, n: critical.length, m: unsure }, critical));
  else if (told && counts)
    tone.push(...(critical.length === 1 ? write.claim('FI-09b', told, critical) : write.claim('FI-09', { ...told, n: critical.length }, critical)));
  else if (!told && rated.length >= 5 && features.negative.length > 0 && !rated.some((item) => features.mixed.includes(item)))
    tone.push(...write.claim('FI-10', { n: rated.length }, rated));
  const topic = topicOf(features, items, 3);
  if (topic) {
    const titled = topic.items.filter((item) => titleHas(item, topic.lemma));
    if (titled.length >= 3) tone.push(...write.claim('FI-06', { topic: topic.lemma, n: titled.length }, titled));
  }
  return tone;
}

/** Who is seen under the name: roles, profiles, others. */
function whoOf({ features, write }: AgentInput, items: LedgerItem[], others: Identity['aside']): Claim[] {
  const who = [];
  const roles = rolesOn(items, (item) => features.facts.get(item)?.roles ?? []);
  const [roleA, roleB] = roles.filter(({ role }) => isOrdered(features, role));
  if (roleA && roleA.items.length >= 3)
    who.push(...write.claim('FI-11', { role: roleA.role }, roleA.items, { quotes: roleQuotes(features, roleA.items, roleA.role) }));
  else if (roleA && roleB && roleA.items[0] && roleB.items[0] && roleA.items[0] !== roleB.items[0])
    who.push(
      ...write.claim('FI-12', { roleA: roleA.role, roleB: roleB.role, domainA: roleA.items[0].evidence.domain, domainB: roleB.items[0].evidence.domain }, [
        roleA.items[0],
        roleB.items[0],
      ]),
    );
  const profile = features.profiles.find((p) => p.confirmed && (p.item.evidence.rank ?? 99) <= SCREEN);
  if (profile && profile.item.evidence.rank !== 1)
    who.push(...write.claim('FI-13', { platform: PLATFORM_NAMES[profile.platform], rank: profile.item.evidence.rank as number }, [profile.item]));
  if (others.length > 0) {
    const marks = features.identity.marks.slice(0, 4);
    const basis = { basis: 'rule' as const, quotes: [] };
    const labels = others.map((group) => group.label).join('; ');
    who.push(...(marks.length > 0 ? write.claim('FI-14', { labels, list: marks.join(', ') }, [], basis) : write.claim('FI-14b', { labels }, [], basis)));
  }
  if (features.identity.uncertain) who.push(...write.claim('TH-15', {}, [], { basis: 'rule', quotes: [] }));
  return who;
}

export const firstImpression: Agent = {
  id: 'first-impression',
  run(input) {
    const { features, write } = input;
    const entries = features.ranked.filter((entry) => entry.rank <= SCREEN);
    const items = entries.map((entry) => entry.item).filter((item): item is LedgerItem => item !== null);
    const critical = items.filter((item) => features.negative.includes(item));
    const others = features.identity.aside.filter((group) => group.kind === 'other');
    const worst = critical[0];
    const view = viewOf(input, { entries, items });
    const tone = toneOf(input, items, critical);
    const who = whoOf(input, items, others);
    return {
      sections: [
        section(write, 'first_impression', [
          finding('Pierwszy ekran wyników', worst ? 'neutral' : 'positive', view),
          finding('Ton i świeżość pierwszych wyników', worst ? 'negative' : 'neutral', tone),
          finding('Kogo widać pod tą nazwą', others.length > 0 ? 'negative' : 'neutral', who),
        ]),
      ],
    };
  },
};

const wordOf = ({ evidence, document }: LedgerItem): string | undefined =>
  evidence.own && document.article.page.profile === null ? 'własną stronę' : KIND_WORDS[evidence.kind];

function kindsOf(items: LedgerItem[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const word = wordOf(item);
    if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word);
}

function rolesOn(items: LedgerItem[], of: (item: LedgerItem) => string[]): { role: string; items: LedgerItem[] }[] {
  const groups = new Map<string, LedgerItem[]>();
  for (const item of items) for (const role of of(item)) groups.set(role, [...(groups.get(role) ?? []), item]);
  return [...groups].map(([role, list]) => ({ role, items: list })).sort((a, b) => b.items.length - a.items.length || (a.role < b.role ? -1 : 1));
}
