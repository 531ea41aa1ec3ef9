/** Stories as the main part of a report tells them: two quotes, who charges and who defends, the end, one thing to do. Pure. */
import { blamedIn, isCharged, isUnsure, signsOf } from '#contract/charged.ts';
import { spanWords } from '#contract/drawing/dates.ts';
import { outletName } from '#contract/drawing/report-horizon.ts';
import { shortened } from '#contract/drawing/text-width.ts';
import { counted, dateShort, polish, sentenceTitle } from '#contract/format.ts';
import { largestMatters } from '#contract/largest.ts';
import type { Claim, DocumentTone, Evidence, Report, Story } from '#contract/report.ts';
import { dayOfWords, endingLabel, happenedIn, NO_END, quotedWords, SIDE_LABELS, STORY_WORDS, saidWords, shortQuote, voiceLead } from '#contract/story-words.ts';
import { reportText } from '../text/report.ts';
import { toldText } from '../text/told.ts';
import { weekOf } from './report-plan.ts';

const t = toldText.stories;

/** Stories that stand open; the others are a press away. */
export const OPEN_STORIES = 3;
/** Matters at the head of the report. */
const MATTERS = 4;
const SPEAKERS = 4;

export type StoryQuote = { n: number; text: string; place: string; tone: DocumentTone | null; uncertain: boolean; own: boolean };
export type Side = { title: string; voices: { speaker: string; text: string; n: number }[] };
export type StoryView = {
  id: string;
  meta: string;
  headline: string;
  lead: string;
  /** The matter in a language model's words; empty where the rules alone tell it. */
  told: { text: string; n: number }[];
  quotes: StoryQuote[];
  /** None, one or two columns; an empty one only beside charges. */
  sides: Side[];
  ending: { title: string; text: string; n: number | null } | null;
  todo: { title: string; text: string } | null;
};

type StoryReport = Pick<Report, 'stories' | 'evidence' | 'recommendations' | 'plan' | 'accusations' | 'risks'>;

const HEADLINE = 96;
const shortHeadline = (text: string): string => polish(shortened(text.replace(/\.$/u, '').replace(/\s+\([^)]*\)$/u, ''), HEADLINE));

const toneOf = (item: Evidence): DocumentTone | null => (item.own ? null : (item.sentiment?.label ?? null));
/** A matter in short, for the head of the report: the charge or what happened and how it ended, each in the words of one source. */
export type StoryInShort = {
  id: string;
  headline: string;
  happened: { text: string; place: string; n: number };
  ending: { title: string; text: string; place: string; n: number } | null;
  /** That no end was found; empty where that is not proved. */
  open: string;
};

/** An end with its reason, where its page gives one apart from it. */
const endWords = (reason: Claim | undefined, text: string): string =>
  [quotedWords(shortQuote(text)), ...(reason ? [`${STORY_WORDS.reason}: ${quotedWords(shortQuote(reason.text))}`] : [])].map(polish).join(' ');

/** The largest matters that have words which say what happened. */
export function storiesInShort(report: Pick<Report, 'stories' | 'evidence' | 'accusations'>): StoryInShort[] {
  const byNumber = new Map(report.evidence.map((item) => [item.n, item]));
  const placeOf = (n: number) => [byNumber.get(n)?.domain, dayOfWords(n, byNumber)].filter(Boolean).join(', ');
  return largestMatters(report, MATTERS).flatMap(({ story, title, told, ending, open }): StoryInShort[] => {
    if (!told || !byNumber.has(told.n)) return [];
    return [
      {
        id: story?.id ?? `charge-${told.n}`,
        headline: shortHeadline(title.text),
        happened: { text: polish(quotedWords(shortQuote(told.text))), place: placeOf(told.n), n: told.n },
        ending: ending ? { title: ending.label, text: endWords(story?.reason, ending.text), place: placeOf(ending.n), n: ending.n } : null,
        open: open ? polish(NO_END) : '',
      },
    ];
  });
}

/** Two quotes of different pages, one from each side where there are two. */
function quotesOf(story: Story, byNumber: ReadonlyMap<number, Evidence>): StoryQuote[] {
  const ended = story.ending?.text;
  const happened = happenedIn(story);
  // What happened comes first, before what is said of it.
  const excerpts = happened ? [happened, ...story.excerpts.filter((claim) => claim !== happened)] : story.excerpts;
  const all = excerpts.flatMap((claim): StoryQuote[] => {
    const item = byNumber.get(claim.refs[0] ?? 0);
    if (!item || claim.text === ended) return [];
    const place = [item.domain, dayOfWords(item.n, byNumber)].filter(Boolean).join(', ');
    return [
      { n: item.n, text: polish(saidWords({ ...claim, text: shortQuote(claim.text) })), place, tone: toneOf(item), uncertain: isUnsure(item), own: item.own },
    ];
  });
  const [first] = all;
  if (!first) return [];
  const others = all.filter(({ n }) => n !== first.n);
  const second = others.find(({ tone }) => tone !== first.tone && tone !== 'neutral') ?? others[0];
  if (!second) return [first];
  // A matter is told as it went on.
  const dayOf = ({ n }: StoryQuote) => byNumber.get(n)?.publishedAt ?? '9999';
  return dayOf(second) < dayOf(first) ? [second, first] : [first, second];
}

function sidesOf(story: Story, charged: boolean, byNumber: ReadonlyMap<number, Evidence>): Side[] {
  const of = (...sides: Story['voices'][number]['side'][]) =>
    story.voices
      .filter(({ side }) => sides.includes(side))
      .flatMap(({ speaker, quotes }) =>
        quotes.slice(0, 1).map(({ text, n }) => ({ speaker: voiceLead(speaker, n, text, byNumber), text: polish(quotedWords(shortQuote(text))), n })),
      )
      .slice(0, SPEAKERS);
  const [critics, defenders, own, others] = [of('critic'), of('defender'), of('own'), of('neutral')];
  if (critics.length > 0)
    return [
      { title: t.critics, voices: critics },
      { title: t.defenders, voices: [...defenders, ...own].slice(0, SPEAKERS) },
    ];
  return [
    { title: charged ? t.defenders : t.praising, voices: defenders },
    { title: SIDE_LABELS.own, voices: own },
    { title: t.others, voices: others },
  ]
    .filter(({ voices }) => voices.length > 0)
    .slice(0, 2);
}

/** How many texts in how many places and days, how they are rated, and where beginning and end stand in the results. */
function leadOf(story: Story, byNumber: ReadonlyMap<number, Evidence>, signs: ReadonlyMap<number, number>): string {
  const items = story.pages.flatMap((n) => byNumber.get(n) ?? []);
  const days = story.from && story.to ? Math.round((Date.parse(story.to) - Date.parse(story.from)) / 86_400_000) + 1 : 0;
  const count = (sign: number) => items.filter(({ n }) => signs.get(n) === sign).length;
  const tones = t.tones(count(1), count(-1), items.filter(isUnsure).length);
  const end = byNumber.get(story.ending?.refs[0] ?? 0)?.rank;
  const charging = items.flatMap(({ n, rank }) => (rank !== null && signs.get(n) === -1 ? [rank] : []));
  const ranks = end && charging.length > 0 && Math.min(...charging) < end ? ` ${t.ranks(Math.min(...charging), end)}` : '';
  return polish(`${t.leadOf(story.pages.length, story.outlets.length, days)}${tones ? `: ${tones}` : ''}.${ranks}`);
}

/**
 * The newest dated text of a story whose end was not recognised. That it is open is not said: more often than not a text tells the
 * end in words that were not read.
 */
function newestOf(story: Story, headline: string, byNumber: ReadonlyMap<number, Evidence>): StoryView['ending'] {
  const [newest] = story.pages
    .flatMap((n) => byNumber.get(n) ?? [])
    .filter(({ publishedAt }) => publishedAt !== null)
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  if (!newest?.publishedAt) return null;
  const title = shortHeadline(newest.title);
  const place = `${newest.domain}, ${dateShort(newest.publishedAt)}`;
  return {
    title: t.newest,
    // A title that heads the story already is not said again.
    text: polish(title === headline ? place : t.titled(quotedWords(title), place)),
    n: newest.n,
  };
}

/** All stories, in the order of the report. */
export function storyViews(report: StoryReport): StoryView[] {
  const byNumber = new Map(report.evidence.map((item) => [item.n, item]));
  const signs = signsOf(report.evidence);
  const blamed = blamedIn(report);
  return report.stories.map((story): StoryView => {
    const charged = isCharged(story, signs, blamed);
    const headline = shortHeadline(story.headline.text);
    const advice = report.recommendations.find(({ id }) => id === story.advice);
    const week = advice ? weekOf(report.plan, advice.text) : null;
    const effort = advice ? reportText.rec.effort[advice.effort] : '';
    const span = story.from && story.to ? spanWords(story.from, story.to) : null;
    return {
      id: story.id,
      meta: [span, counted(story.pages.length, 'źródło', 'źródła', 'źródeł')].filter(Boolean).join(' · '),
      headline,
      lead: leadOf(story, byNumber, signs),
      told: (story.told ?? []).map(({ text, refs }) => ({ text: polish(text), n: refs[0] ?? 0 })),
      quotes: quotesOf(story, byNumber),
      sides: sidesOf(story, charged, byNumber),
      ending: story.ending
        ? { title: endingLabel(story.ending), text: endWords(story.reason, story.ending.text), n: story.ending.refs[0] ?? null }
        : charged
          ? newestOf(story, headline, byNumber)
          : null,
      todo: advice ? { title: t.todo(week === null ? effort : t.week(week, effort)), text: polish(`${sentenceTitle(advice.text)}.`) } : null,
    };
  });
}

/** A story's strip in words: outlets with their days. */
export const stripWords = (story: Story, evidence: readonly Evidence[]): string =>
  evidence
    .filter(({ n }) => story.pages.includes(n))
    .map((item) => [outletName(item.domain), item.publishedAt ? dateShort(item.publishedAt) : null].filter(Boolean).join(' '))
    .join(', ');
