/** What happened, story by story, and the tables over all. */
import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { spanWords } from '../../contract/drawing/dates.ts';
import { horizon } from '../../contract/drawing/horizon.ts';
import { storyHorizon } from '../../contract/drawing/report-horizon.ts';
import { counted, sentenceTitle } from '../../contract/format.ts';
import type { Claim, Facts, Report, Story } from '../../contract/report.ts';
import {
  byDay,
  dayOfQuote,
  dayOfWords,
  endingLabel,
  hasStories,
  namesakePages,
  quotedWords,
  SIDE_LABELS,
  stillWords,
  STORY_WORDS as t,
  voiceLead,
  voicesBySide,
} from '../../contract/story-words.ts';
import { opinions } from './opinions.ts';
import { part, rule, sheet, whole } from './parts.ts';
import { type Inline, QUOTE, quoted, SPEAKER, tabled, titlesOf } from './quoted.ts';
import { COLOR, DRAWN, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { figure, markOf, sign } from './svg.ts';
import { type Context, cite, clean, MAX, say } from './text.ts';
import { EFFORT } from './words.ts';

/** Longest list, in characters. */
const LIST = 400;
const HALF = (TEXT_WIDTH - PAIR_GAP) / 2;
/** Excerpts of one story at most; a large matter is not told by two sentences. */
const QUOTES_SHOWN = 10;
/** Share of a page that must be used before the last block of a story takes its end along to the next. */
const FULL_BEFORE_END = 0.8;
/** Texts outside of stories; all are in the overview. */
const ASIDES_SHOWN = 6;

/** Who still shows a matter without its ending. */
const still = (pages: readonly number[], ctx: Context): Inline[] =>
  pages.length > 0 ? [{ text: ` ${say(stillWords(pages.length), LIST)} `, color: COLOR.ink2 }, ...cite(pages, ctx, SIZE.small)] : [];

/** Quoted words behind the sign of their source, with its day. */
function excerpt(claim: Pick<Claim, 'text' | 'refs' | 'speaker'>, ctx: Context, above = 5): Content {
  const source = ctx.byNumber.get(claim.refs[0] ?? 0);
  const day = dayOfQuote(claim, ctx.byNumber);
  const text = [
    ...(day ? [{ text: `${day} `, fontSize: SIZE.small, color: COLOR.ink2 }] : []),
    ...quoted(claim.text, claim.refs, ctx, claim.speaker ? clean(claim.speaker, SPEAKER) : ''),
  ];
  const columns: Column[] = [...(source ? [sign(markOf(source), 1.5)] : []), { width: '*', text, style: 'quote', fontSize: 10.9 }];
  return { unbreakable: true, margin: [0, above, 0, 0], stack: [{ columnGap: 6, columns }] };
}

const small = (text: Inline[]): Content => ({ text, style: 'small', margin: [0, 2, 0, 0] });

/** The matter in a language model's words, each sentence with its source. */
const toldOf = ({ told = [] }: Story, ctx: Context): Content[] =>
  told.length === 0
    ? []
    : [
        {
          unbreakable: true,
          margin: [0, 0, 0, 8],
          stack: [
            { text: told.flatMap(({ text, refs }) => [{ text: `${say(text, QUOTE)}\u00a0` }, ...cite(refs.slice(0, 1), ctx, SIZE.small), { text: ' ' }]) },
            { text: say(t.toldBy, LIST), style: 'side', margin: [0, 2, 0, 0] },
          ],
        },
      ];

/** Who speaks, side by side with the quotes. */
function sidesOf(story: Story, ctx: Context): Content[] {
  return voicesBySide(story).map(
    ({ side, voices }): Content => ({
      margin: [0, 0, 0, 7],
      stack: [
        { text: SIDE_LABELS[side], style: 'h4' },
        ...voices.flatMap(({ speaker, quotes }) =>
          quotes.map(({ n, text }) => small(quoted(text, [n], ctx, clean(voiceLead(speaker, n, text, ctx.byNumber), SPEAKER)))),
        ),
      ],
    }),
  );
}

const titleOf = ({ headline }: Story): string => say(headline.text.replace(/\.$/, ''), MAX.title);

/** How it ended and what to do, at the foot of the story; where only this is left for the next sheet, under a line that says of which matter. */
function endOf(story: Story, ctx: Context): Content[] {
  const advice = ctx.report.recommendations.find(({ id }) => id === story.advice);
  const column = (label: string, text: Inline[]): Column => ({ width: '*', stack: [{ text: label, style: 'h4' }, small(text)] });
  const why = story.reason ? [{ text: ` ${t.reason}: `, bold: true }, ...quoted(story.reason.text, story.reason.refs, ctx)] : [];
  const end = story.ending
    ? [column(endingLabel(story.ending), [...quoted(story.ending.text, story.ending.refs, ctx), ...why, ...still(story.stillShown, ctx)])]
    : [];
  const todo = advice
    ? [
        column(`${t.advice} (${EFFORT[advice.effort]})`, [
          { text: `${say(sentenceTitle(advice.text), LIST)}.`, linkToDestination: 'recommendations', color: COLOR.ink },
        ]),
      ]
    : [];
  if (end.length + todo.length === 0) return [];
  const columns = { columnGap: PAIR_GAP, columns: [...end, ...todo] };
  const matter: Content = { text: `${t.goesOn} ${titleOf(story)}`, style: 'side', margin: [0, 0, 0, 6] };
  return [
    {
      forms: [
        { unbreakable: true, stack: [rule(7, 6), columns] },
        { unbreakable: true, stack: [matter, columns] },
      ],
      stack: [],
    },
  ];
}

/** Size of a voice's words beside those of an excerpt. */
const VOICE_SIZE = 0.7;

const pair = (left: Content[], right: Content[]): Content => ({
  unbreakable: true,
  layout: 'plain',
  table: { widths: [HALF, PAIR_GAP, HALF], body: [[{ stack: left }, '', { stack: right }]] },
});

/**
 * Excerpts in the order of their days: beside the voices as many as are as long as these, then two beside each other.
 * The first block stays with the head of its story, the last with its end; a page may end after any other.
 */
function bodyOf(story: Story, ctx: Context): Content[] {
  const shown = byDay(story.excerpts.slice(0, QUOTES_SHOWN), ctx.byNumber);
  const voices = sidesOf(story, ctx);
  const spoken = VOICE_SIZE * story.voices.reduce((sum, { quotes }) => sum + quotes.reduce((length, { text }) => length + text.length, 0), 0);
  let filled = 0;
  const beside = shown.findIndex(({ text }, i) => {
    const isFull = i > 0 && filled + text.length / 2 > spoken;
    filled += text.length;
    return isFull;
  });
  const first = voices.length === 0 ? 0 : beside < 0 ? shown.length : beside;
  const rest = shown.slice(first);
  const pairs = rest.flatMap((_, i) => (i % 2 === 0 ? [rest.slice(i, i + 2)] : []));
  return [
    ...(voices.length > 0
      ? [
          pair(
            shown.slice(0, first).map((claim, i) => excerpt(claim, ctx, i === 0 ? 0 : 5)),
            voices,
          ),
        ]
      : []),
    ...pairs.map(([left, right], i): Content => {
      const above = i === 0 && voices.length === 0 ? 0 : 7;
      if (!right) return excerpt(left as Claim, ctx, above);
      return pair([excerpt(left as Claim, ctx, above)], [excerpt(right, ctx, above)]);
    }),
  ];
}

function storyOf(story: Story, ctx: Context, first: boolean): Content[] {
  const { report } = ctx;
  const span = story.from && story.to ? `${spanWords(story.from, story.to)} · ` : '';
  const facts = `${span}${counted(story.pages.length, 'źródło', 'źródła', 'źródeł')}, ${counted(story.outlets.length, 'serwis', 'serwisy', 'serwisów')}`;
  const dated = report.evidence.some(({ n, publishedAt }) => publishedAt !== null && story.pages.includes(n));
  const drawn = dated ? horizon(storyHorizon(report, story), { width: DRAWN, gutter: false, direct: true, solid: true, low: 14, unit: 8, tray: false }) : null;
  const background: Inline[] = story.background.length > 0 ? [{ text: ` ${t.background} ` }, ...cite(story.background, ctx, SIZE.small)] : [];
  const [opening, ...more] = bodyOf(story, ctx);
  const last = more.pop();
  const end = endOf(story, ctx);
  return [
    ...(first ? [] : [{ notOnTop: true as const, stack: [rule(12, 12)] }]),
    whole(
      {
        unbreakable: true,
        margin: [0, 0, 0, 7],
        stack: [
          { text: [{ text: facts }, { text: ' ' }, ...cite(story.pages, ctx, SIZE.side), ...background], style: 'side', id: story.id } as Content,
          { text: titleOf(story), style: 'h3', fontSize: 18.75, margin: [0, 3, 40, drawn ? 8 : 0] },
          ...(drawn ? [figure(drawn.svg, DRAWN, drawn.alt.replace('Horyzont reputacji', 'Horyzont sprawy'))] : []),
        ],
      },
      [...toldOf(story, ctx), ...(opening ? [opening] : [])],
    ),
    ...more,
    ...(last ? [whole(last, end, FULL_BEFORE_END)] : end),
  ];
}

const dateOf = (n: number, { byNumber }: Context): Inline[] => {
  const day = dayOfWords(n, byNumber);
  return day ? [{ text: `${day}\u00a0` }] : [];
};

const factTable = ({ rows }: Facts, ctx: Context): Content => ({
  layout: 'headed',
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [95, '*', 78],
    body: [
      titlesOf(t.fact),
      ...rows.map(({ what, text, n }): TableCell[] => [
        { text: say(what, SPEAKER), style: 'td', bold: true },
        { text: say(quotedWords(text), QUOTE), style: 'td' },
        { text: [...dateOf(n, ctx), ...cite([n], ctx, SIZE.small)], style: 'td' },
      ]),
    ],
  },
});

const ending = ({ n, text, stillShown }: Report['endings'][number], ctx: Context): Content => ({
  text: [...quoted(text, [n], ctx), ...still(stillShown, ctx)],
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
  const [firstAside, ...asides] = report.asides.slice(0, ASIDES_SHOWN).map((claim) => excerpt(claim, ctx));
  const names = confusions.map((one) => `${clean(one.label, MAX.line)} (${namesakePages(one.pages)}, ${clean(one.domain, MAX.line)})`).join('; ');
  return [
    sheet('stories', some ? t.title : t.titleWithout, some ? t.title : t.titleWithout, some ? t.lead : t.leadWithout, [], 210),
    ...report.stories.flatMap((story, i) => storyOf(story, ctx, i === 0)),
    ...report.facts.map((table) => tabled(t.facts, factTable(table, ctx))),
    ...opinions(ctx),
    ...(firstEnd ? part(t.endings, firstEnd, ends) : []),
    ...(firstAside ? part(t.asides, firstAside, asides) : []),
    ...(confusions.length > 0
      ? part(t.confusions, small([{ text: say(names, MAX.sentence), ...(report.setAside.length > 0 ? { linkToDestination: 'identity' } : {}) }]))
      : []),
  ];
}
