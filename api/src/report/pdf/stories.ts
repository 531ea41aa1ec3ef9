/** What happened, story by story, and the tables over all. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { dateShort, sentenceTitle } from '../../contract/format.ts';
import type { Facts, Opinion, Report, Story } from '../../contract/report.ts';
import {
  endingLabel,
  hasStories,
  namesakePages,
  quotedWords,
  SIDE_LABELS,
  storyFacts,
  STORY_WORDS as t,
  voicesBySide,
  whoSays,
} from '../../contract/story-words.ts';
import { heading, opening } from './parts.ts';
import { COLOR, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { type Context, cite, clean, MAX, say } from './text.ts';

/** Longest quote, speaker and list, in characters. */
const QUOTE = 345;
const SPEAKER = 90;
const LIST = 400;
const PAIR = (TEXT_WIDTH - PAIR_GAP) / 2;

type Inline = { text: string; [style: string]: unknown };

/** Quoted words with their source, then those that say the same. */
const quoted = (text: string, refs: readonly number[], ctx: Context, before = ''): Inline[] => [
  ...(before ? [{ text: `${say(before, SPEAKER)}: `, bold: true }] : []),
  { text: say(quotedWords(text), QUOTE) },
  { text: '\u00a0' },
  ...cite(refs.slice(0, 1), ctx, SIZE.small),
  ...(refs.length > 1 ? [{ text: ` ${t.same} `, fontSize: SIZE.small, color: COLOR.ink2 }, ...cite(refs.slice(1), ctx, SIZE.small)] : []),
];

const excerpt = (claim: { text: string; refs: number[] }, ctx: Context): Content => ({
  text: quoted(claim.text, claim.refs, ctx),
  style: 'quote',
  margin: [0, 4, 40, 0],
});

const label = (text: string): Content => ({ text, style: 'side', bold: true, margin: [0, 0, 0, 1] });
const small = (text: Inline[]): Content => ({ text, style: 'small', margin: [0, 1.5, 0, 0] });

/** Who speaks, how it ended and what to do: cells of a table of two columns. */
function sidesOf(story: Story, ctx: Context): TableCell[] {
  const advice = ctx.report.recommendations.find(({ id }) => id === story.advice);
  return [
    ...voicesBySide(story).map(({ side, voices }) => ({
      stack: [
        label(SIDE_LABELS[side]),
        ...voices.flatMap(({ speaker, quotes }) => quotes.map(({ n, text }) => small(quoted(text, [n], ctx, clean(speaker, SPEAKER))))),
      ],
    })),
    ...(story.ending ? [{ stack: [label(endingLabel(story.ending)), small(quoted(story.ending.text, story.ending.refs, ctx))] }] : []),
    ...(advice ? [{ stack: [label(t.advice), small([{ text: say(sentenceTitle(advice.text), LIST), linkToDestination: 'recommendations' }])] }] : []),
  ];
}

const pairs = (cells: TableCell[]): Content[] =>
  cells.length === 0
    ? []
    : [
        {
          layout: 'pairsNext',
          margin: [0, 6, 0, 0],
          table: {
            widths: [PAIR, PAIR],
            dontBreakRows: true,
            body: Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => [cells[2 * i] as TableCell, cells[2 * i + 1] ?? '']),
          },
        },
      ];

function storyOf(story: Story, ctx: Context): Content[] {
  const [first, ...rest] = story.excerpts;
  const places: Inline[] = [{ text: say(story.outlets.map((outlet) => clean(outlet, MAX.line)).join(', '), LIST) }];
  const background: Inline[] = story.background.length > 0 ? [{ text: `. ${t.background} ` }, ...cite(story.background, ctx, SIZE.small)] : [];
  return [
    opening([
      { text: storyFacts(story), style: 'side' },
      { text: [{ text: say(story.headline.text, MAX.title) }, { text: '\u00a0' }, ...cite(story.headline.refs, ctx)], style: 'h3', margin: [0, 0, 60, 1] },
      ...(first ? [excerpt(first, ctx)] : []),
    ]),
    ...rest.map((claim) => excerpt(claim, ctx)),
    ...pairs(sidesOf(story, ctx)),
    { ...(small([...places, ...background]) as object), margin: [0, 3, 0, 0] } as Content,
  ];
}

/** A heading with what must stay with it; see `opening` for how long that may be. */
const headed = (title: string, ...content: Content[]): Content => ({
  unbreakable: true,
  stack: [{ text: title, style: 'h3', margin: [0, 0, 0, 3] }, ...content],
  margin: [0, 14, 0, 0],
});
const head = (labels: Record<string, string>): TableCell[] => Object.values(labels).map((text) => ({ text, style: 'th' }));

const dateOf = (n: number, { byNumber }: Context): Inline[] => {
  const date = byNumber.get(n)?.publishedAt;
  return date ? [{ text: `${dateShort(date)}\u00a0` }] : [];
};

const factTable = ({ rows }: Facts, ctx: Context): Content => ({
  layout: 'headed',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [95, '*', 78],
    body: [
      head(t.fact),
      ...rows.map(({ what, text, n }): TableCell[] => [
        { text: say(what, SPEAKER), style: 'td', bold: true },
        { text: say(quotedWords(text), QUOTE), style: 'td' },
        { text: [...dateOf(n, ctx), ...cite([n], ctx, SIZE.small)], style: 'td' },
      ]),
    ],
  },
});

const opinionTable = (opinions: Opinion[], ctx: Context): Content => ({
  layout: 'headed',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [80, 52, 44, 48, '*'],
    body: [
      head(t.opinion),
      ...opinions.map(({ theme, good, bad, middle, unrated, quotes }): TableCell[] => [
        { text: theme, style: 'td', bold: true },
        { text: String(good), style: 'td' },
        { text: String(bad), style: 'td' },
        { text: String(middle + unrated), style: 'td' },
        { stack: quotes.map((quote) => ({ text: quoted(quote.text, [quote.n], ctx, clean(whoSays(quote), SPEAKER)), style: 'td' })) },
      ]),
    ],
  },
});

const ending = ({ n, text, stillShown }: Report['endings'][number], ctx: Context): Content => ({
  text: [...quoted(text, [n], ctx), ...(stillShown.length > 0 ? [{ text: ` ${t.still} `, color: COLOR.ink2 }, ...cite(stillShown, ctx, SIZE.small)] : [])],
  style: 'small',
  margin: [0, 2, 0, 0],
});

/** The chapter; nothing in reports made before stories were told. */
export function stories(ctx: Context): Content[] {
  const { report } = ctx;
  if (!hasStories(report)) return [];
  const some = report.stories.length > 0;
  const { confusions } = report;
  const [firstEnd, ...ends] = report.endings.map((one) => ending(one, ctx));
  const [firstAside, ...asides] = report.asides.map((claim) => excerpt(claim, ctx));
  const names = confusions.map((one) => `${clean(one.label, MAX.line)} (${namesakePages(one.pages)}, ${clean(one.domain, MAX.line)})`).join('; ');
  return [
    ...heading('stories', some ? t.title : t.titleWithout, some ? t.lead : t.leadWithout, true),
    ...report.stories.flatMap((story) => storyOf(story, ctx)),
    ...report.facts.map((table) => headed(t.facts, factTable(table, ctx))),
    ...(report.opinions.length > 0 ? [headed(t.opinions, opinionTable(report.opinions, ctx))] : []),
    ...(firstEnd ? [headed(t.endings, firstEnd), ...ends] : []),
    ...(firstAside ? [headed(t.asides, firstAside), ...asides] : []),
    ...(confusions.length > 0
      ? [headed(t.confusions, small([{ text: say(names, MAX.sentence), ...(report.setAside.length > 0 ? { linkToDestination: 'identity' } : {}) }]))]
      : []),
  ];
}
