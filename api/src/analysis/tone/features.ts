/**
 * A page's reading as numbers, from which the two heads of the tone model read. Names that end in `.bad` or `.good` are evidence,
 * the others structure. Matters are read on local pages alone, what clears somebody on pages of the press.
 */
import { clearing } from './clearing.ts';
import { lemmasOn, matters } from './matters.ts';
import type { Line, PageReading } from './page.ts';
import { wordsOf } from './words.ts';

export type Features = Record<string, number>;
/** What the heads read of a page: numbers by name, and its lemmas. */
export type Reading = { features: Features; lemmas: ReadonlySet<string> };

const most = (values: readonly number[]): number => values.reduce((top, value) => Math.max(top, value), 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);
const share = (lines: readonly Line[], holds: (line: Line) => boolean): number => mean(lines.map((line) => (holds(line) ? 1 : 0)));

/** Greatest evidence of one sentence. */
const DIRECT_MOST = 3;
const ALL_MOST = 4;

/** Blame and praise of a sentence by everything that is known of it: phrases that fall on the subject, other phrases, the sentence model. */
const allBad = (line: Line): number => Math.min(ALL_MOST, line.against + 0.4 * line.bad + 1.8 * line.unpleasant);
const allGood = (line: Line): number => Math.min(ALL_MOST, line.for + 0.4 * line.good + 1.5 * line.pleasant);
const directBad = (line: Line): number => Math.min(DIRECT_MOST, line.against);
const directGood = (line: Line): number => Math.min(DIRECT_MOST, line.for);

const FIRST_PERSON = /^(?:jestem|mam|myślę|uważam|sądzę|wiem|mnie|mi|moim|moja|mój|\p{sc=Latn}{2,20}ł[ea]m)$/u;
const isAbout = ({ about }: Line): boolean => about === 'named' || about === 'office' || about === 'goesOn';

/** Stretches of a page; a sentence may stand in several. */
function zonesOf(lines: readonly Line[]): Record<string, Line[]> {
  const body = lines.filter(({ title }) => !title);
  return {
    titled: lines.filter((line) => line.title && (line.about === 'named' || line.about === 'office' || line.about === 'group')),
    title: lines.filter(({ title }) => title),
    lead: body.slice(0, 2),
    named: lines.filter(({ about, speech }) => about === 'named' && !speech),
    speech: lines.filter((line) => isAbout(line) && line.speech),
    meant: lines.filter(({ about, speech }) => (about === 'office' || about === 'goesOn') && !speech),
    group: lines.filter(({ about }) => about === 'group'),
    beside: lines.filter(({ about }) => about === 'beside' || about === 'ownWords'),
    rest: lines.filter(({ about }) => about === 'other' || about === 'group'),
  };
}

/** Evidence of each stretch: its strongest sentence by phrases that fall on the subject (`direct`), and by everything (`most`). */
function evidenceOf(zones: Record<string, Line[]>): Features {
  const found: Features = {};
  for (const [zone, lines] of Object.entries(zones)) {
    found[`${zone}.most.bad`] = most(lines.map(allBad));
    found[`${zone}.most.good`] = most(lines.map(allGood));
    found[`${zone}.direct.bad`] = most(lines.map(directBad));
    found[`${zone}.direct.good`] = most(lines.map(directGood));
  }
  return found;
}

/** Where and how a page speaks of the subject. */
function structureOf({ lines, person }: PageReading, zones: Record<string, Line[]>): Features {
  const named = lines.filter(({ about }) => about === 'named');
  const meant = lines.filter(({ about }) => about === 'office' || about === 'goesOn');
  const inTitle = (zones.title ?? []).some(({ about }) => about === 'named') ? 1 : 0;
  const sentences = Math.max(1, lines.length);
  const part = named.length / sentences;
  return {
    inTitle,
    inTitleMeant: (zones.titled ?? []).length > 0 ? 1 : 0,
    inLead: (zones.lead ?? []).some(({ about }) => about === 'named') ? 1 : 0,
    first: named[0] ? lines.indexOf(named[0]) / Math.max(1, lines.length - 1) : 1,
    share: part,
    shareMeant: (named.length + meant.length) / sentences,
    count: Math.log1p(named.length),
    countMeant: Math.log1p(meant.length),
    countGroup: Math.log1p((zones.group ?? []).length),
    once: named.length <= 1 ? 1 : 0,
    listed: share(named, ({ listed }) => listed),
    speaks: share([...named, ...meant], ({ speech }) => speech),
    others: mean(named.map(({ others }) => others)),
    acts: share(named, ({ role }) => role === 'subject'),
    undergoes: share(named, ({ role }) => role === 'object' || role === 'about' || role === 'owner'),
    hero: 0.5 * inTitle + 0.5 * Math.min(1, 2 * part),
    length: Math.log1p(lines.length),
    questions: share(lines, ({ asked }) => asked),
    quotes: share(lines, ({ text }) => /[„"»]/u.test(text)),
    dashes: share(lines, ({ text }) => /^\s*[-–—]/u.test(text)),
    percents: share(lines, ({ text }) => /\d\s?(?:proc|%|pkt)/u.test(text)),
    firstPerson: share(lines, ({ parsed }) => parsed.words.some(({ lower }) => FIRST_PERSON.test(lower))),
    person: person ? 1 : 0,
  };
}

/** Evidence of the whole page, alone and with structure. */
function crossed(lines: readonly Line[], zones: Record<string, Line[]>, structure: Features): Features {
  const of = (name: string): number => structure[name] as number;
  const bad = mean(lines.map((line) => Math.min(DIRECT_MOST, line.bad)));
  const good = mean(lines.map((line) => Math.min(DIRECT_MOST, line.good)));
  const titleBad = Math.min(DIRECT_MOST, most((zones.title ?? []).map((line) => line.bad)));
  const titleGood = Math.min(DIRECT_MOST, most((zones.title ?? []).map((line) => line.good)));
  return {
    'page.bad': bad,
    'page.good': good,
    'page.listed.bad': bad * of('listed'),
    'page.hero.bad': bad * of('hero'),
    'page.hero.good': good * of('hero'),
    'page.group.bad': bad * Math.min(1, of('countGroup')),
    'page.speaks.bad': bad * of('speaks'),
    'title.any.bad': titleBad,
    'title.any.good': titleGood,
    'title.hero.bad': titleBad * of('inTitle'),
    'title.hero.good': titleGood * of('inTitle'),
  };
}

/** Sums over a short page on which few sentences name the subject; the beginning weighs more. */
function sums(lines: readonly Line[]): Features {
  const body = lines.filter(({ title }) => !title);
  const scale = Math.sqrt(body.length + 4);
  const sum = (value: (line: Line) => number): number =>
    body.reduce((total, line, i) => total + value(line) * (1 - (0.7 * i) / Math.max(1, body.length - 1)), 0) / scale;
  const has = (of: ReadonlySet<string>) => (line: Line) => (line.parsed.words.some(({ lemma, noun }) => of.has(lemma) || of.has(noun)) ? 1 : 0);
  return {
    'sum.direct.bad': sum(directBad),
    'sum.direct.good': sum(directGood),
    'sum.any.bad': sum((line) => Math.min(DIRECT_MOST, line.bad)),
    'sum.any.good': sum((line) => Math.min(DIRECT_MOST, line.good)),
    'amends.good': sum(has(wordsOf('amends'))),
    'cleared.good': sum(has(wordsOf('cleared'))),
    amends: sum(has(wordsOf('amends'))),
    cleared: sum(has(wordsOf('cleared'))),
  };
}

/** All that the heads read of a page. */
export function readingOf(page: PageReading): Reading {
  const { lines } = page;
  const zones = zonesOf(lines);
  const structure = structureOf(page, zones);
  const features = { ...evidenceOf(zones), ...structure, ...crossed(lines, zones, structure), ...sums(lines), ...matters(lines), ...clearing(lines, isAbout) };
  return { features, lemmas: lemmasOn(lines) };
}
