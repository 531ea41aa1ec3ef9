/** „Streszczenie”: what to know when nothing else is read. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { shortened } from '../../contract/drawing/text-width.ts';
import { axisKpis, firstSentence, NONE_WORD, shownMean, tenText, toneShares } from '../../contract/figures.ts';
import { counted, dateLong, sentenceTitle } from '../../contract/format.ts';
import { averageSentences } from '../../contract/kpis.ts';
import { citedOf, largestMatters, type MatterInShort } from '../../contract/largest.ts';
import { opinionsInShort } from '../../contract/opinion-words.ts';
import type { Cited, DocumentTone, Report, Story } from '../../contract/report.ts';
import { isMeasured } from '../../contract/rules.ts';
import { dayOfWords, endingLabel, NO_END, quotedWords, STORY_WORDS, shortQuote } from '../../contract/story-words.ts';
import { horizon, isRated, type Margin, part, sheet } from './parts.ts';
import { COLOR, DISPLAY, FILL, SIZE, TEXT_WIDTH } from './styles.ts';
import { type Mark, markOf, partsBar, sign } from './svg.ts';
import { type Context, cite, claimText, say } from './text.ts';
import { AI_NOTICE, EFFORT, SENTIMENT_WORD, TITLES } from './words.ts';

const SCORE_COLUMN = 142;
const RIGHT_COLUMN = TEXT_WIDTH - SCORE_COLUMN - 22;
/** Sentences of the summary that stand elsewhere on its page: the first step, what the report rests on, and the tones. */
const PRINTED_APART = new Set(['SU-01', 'SU-03', 'SE-01']);
const FIRST_STEPS = 3;
/** Characters of a first step: three lines. */
const STEP_LENGTH = 240;
/** Points that a first step takes. */
const STEP_ROOM = 62;

export function summary(ctx: Context): Content[] {
  const { report } = ctx;
  const told = report.summary.filter((claim) => !PRINTED_APART.has(claim.pattern));
  // Where stories fill the page, a sentence is enough.
  const sentences = told.slice(0, Math.max(1, 5 - report.stories.length));
  return [
    sheet('summary', TITLES.summary, TITLES.summary, '', [
      {
        text: [{ text: say(firstSentence(report)) }, { text: '\u00a0' }, ...cite(report.headline.refs, ctx, SIZE.text, 2)],
        style: 'lead',
        margin: [0, 6, 0, 16],
      },
    ]),
    horizon(0, 14),
    {
      columnGap: 22,
      columns: [
        {
          width: SCORE_COLUMN,
          stack: [bigScore(report), { text: say(meanOf(report.kpis)), style: 'side', margin: [0, 9, 0, 0] }],
        },
        {
          width: RIGHT_COLUMN,
          stack: [
            ...tones(report),
            { text: say(`${basis(report)} ${AI_NOTICE}`), style: 'small', margin: [0, 7, 0, 0] },
            ...refundOf(report).map((text): Content => ({ text: say(text), style: 'side', bold: true, margin: [0, 5, 0, 0] })),
          ],
        },
      ],
    },
    ...storyList(ctx),
    { ifRoom: FURTHER_ROOM, stack: reviews(ctx) },
    ...firstSteps(ctx),
    ...sentences.map((claim, i): Content => {
      const text: Content = { text: claimText(claim, ctx, { fontSize: SIZE.text }, 3), margin: [0, i === 0 ? 0 : 5, 0, 0] };
      return { ifRoom: i === 0 ? 110 : 60, stack: i === 0 ? part('Co widać w źródłach', text) : [text] };
    }),
  ];
}

const basis = ({ coverage: { totals }, method }: Report): string =>
  totals.sources === 0
    ? `Nie znaleziono źródeł, stan na ${dateLong(method.generatedAt)}`
    : `Na podstawie ${counted(totals.sources, 'źródła', 'źródeł', 'źródeł')} z ${counted(totals.domains, 'domeny', 'domen', 'domen')}, stan na ${dateLong(method.generatedAt)}`;

/** What is short of the promise is said here, not in the last chapter alone. */
const refundOf = ({ coverage }: Report): string[] => coverage.notes.filter((note) => note.includes('należy się zwrot')).slice(0, 1);

const meanOf = (kpis: Report['kpis']): string => {
  const names = (of: Report['kpis']) => of.map(({ name }) => name);
  return averageSentences(shownMean(kpis)?.of ?? 0, names(kpis.filter((kpi) => kpi.thin && isMeasured(kpi))), names(kpis.filter((kpi) => !isMeasured(kpi))));
};

function bigScore(report: Report): Content {
  const mean = shownMean(report.kpis);
  if (!mean) return { text: NONE_WORD, font: DISPLAY, fontSize: 21 };
  // A mean of nothing but thin scores does not look like a sure one.
  const sure = axisKpis(report.kpis).rows.length > 0;
  return {
    text: [
      {
        text: tenText(mean.points),
        font: DISPLAY,
        fontSize: sure ? 56 : 30,
        color: sure ? COLOR.ink : COLOR.ink2,
        fontFeatures: ['pnum'],
        characterSpacing: -1,
      },
      { text: '\u00a0/10', fontSize: 13.5, color: COLOR.ink2 },
    ],
    lineHeight: 0.82,
  };
}

/** How many sources of each tone, of those whose tone is sure; the rest in words. */
function tones({ sentiment, evidence }: Report): Content[] {
  const { rated, shares, uncertain } = toneShares(sentiment);
  if (rated === 0) return [{ text: 'Brak wzmianek, których wydźwięk dałoby się ocenić.', bold: true }];
  const own = evidence.filter((item) => item.own).length;
  const unrated = Math.max(0, evidence.length - rated - uncertain - own);
  const rest = [
    ...(own > 0 ? [counted(own, 'źródło własne', 'źródła własne', 'źródeł własnych')] : []),
    ...(uncertain > 0 ? [counted(uncertain, 'ocena niepewna', 'oceny niepewne', 'ocen niepewnych')] : []),
    ...(unrated > 0 ? [`${counted(unrated, 'tekst', 'teksty', 'tekstów')} bez oceny`] : []),
  ];
  return [
    { text: say(`Wydźwięk ${counted(rated, 'ocenionej wzmianki', 'ocenionych wzmianek', 'ocenionych wzmianek')}`), bold: true, margin: [0, 1, 0, 6] },
    partsBar(shares, RIGHT_COLUMN),
    {
      margin: [0, 6, 0, 4],
      columns: shares.map(({ tone, count }) => ({
        width: 'auto',
        margin: [0, 0, 14, 0] as Margin,
        text: [
          { text: `${SENTIMENT_WORD[tone]}\u00a0`, color: FILL[tone][1], bold: true, noWrap: true },
          { text: String(count), noWrap: true },
        ],
        style: 'side',
      })),
    },
    ...(rest.length > 0 ? [{ text: say(`Poza tym ${rest.join(', ')}.`), style: 'side' }] : []),
  ];
}

/** A list whose heading stays with its first row; a sheet may end after any row. */
function rowsOf(title: string, layout: string, widths: number[], rows: TableCell[][]): Content[] {
  const [first, ...rest] = rows.map((row): Content => ({ layout, table: { widths, dontBreakRows: true, body: [row] } }));
  return first ? part(title, first, rest, 24) : [];
}

function firstSteps(ctx: Context): Content[] {
  const rows = ctx.report.recommendations.slice(0, FIRST_STEPS).map((rec, i): TableCell[] => [
    { text: String(i + 1), font: DISPLAY, fontSize: 18, lineHeight: 0.9 },
    {
      stack: [
        { text: [{ text: say(shortened(sentenceTitle(rec.text), STEP_LENGTH)), bold: true }, { text: '\u00a0' }, ...cite(rec.refs, ctx, SIZE.text, 3)] },
        {
          text: say(
            `${EFFORT[rec.effort]}. Efekt: ${rec.effect}.`.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
            200,
          ),
          style: 'side',
          margin: [0, 2, 0, 0],
        },
      ],
    },
  ]);
  if (rows.length === 0) return [];
  // The summary is one sheet: what has no room stands in the chapter of recommendations.
  const [first, ...more] = rowsOf('Zrób najpierw', 'lines', [22, TEXT_WIDTH - 31], rows);
  return first ? [first, ...more.map((row): Content => ({ ifRoom: STEP_ROOM, stack: [row] }))] : [];
}

/** The side of a story by its sure tones; without one, by those that are not, drawn as such. */
function storySide({ pages }: Story, report: Report): Mark {
  const items = report.evidence.filter(({ n, own, sentiment }) => pages.includes(n) && !own && sentiment !== null);
  const sure = items.filter(isRated);
  const labels = new Set((sure.length > 0 ? sure : items).map(({ sentiment }) => sentiment?.label));
  const both = labels.has('mixed') || (labels.has('positive') && labels.has('negative'));
  const tone: DocumentTone = both ? 'mixed' : labels.has('negative') ? 'negative' : labels.has('positive') ? 'positive' : 'neutral';
  return { tone, uncertain: sure.length === 0 };
}

/** Matters that are told in short: a fourth would push the first steps to the next sheet. */
const TOLD = 3;

/** Words of a passage here: the whole stands in its chapter. Fewer where matters and their ends are more than three, so that the summary is one sheet. */
const [WORDS, FEWER_WORDS] = [30, 20];
/** Least room for a further story and for what reviewers say, in points: the first step comes behind them. */
const FURTHER_ROOM = 180;

/** Words of one source with its place and day. No mark of an old version: the end stands right below. */
function saidIn({ n, text }: Cited, label: string, words: number, ctx: Context): Content {
  const place = [ctx.byNumber.get(n)?.domain, dayOfWords(n, ctx.byNumber)].filter(Boolean).join(', ');
  return {
    text: [
      ...(label ? [{ text: `${label}: `, bold: true }] : []),
      { text: say(`${quotedWords(shortQuote(text, words))}${place ? ` (${place})` : ''}`) },
      { text: '\u00a0' },
      ...cite([n], ctx, SIZE.side),
    ],
    style: 'side',
    margin: [0, 2, 0, 0],
  };
}

/** The charge or what happened, then how it ended. */
function inShort({ story, told, ending, open }: MatterInShort, words: number, ctx: Context): Content[] {
  return [
    ...(told ? [saidIn(told, '', words, ctx)] : []),
    ...(ending ? [saidIn(ending, ending.label, words, ctx)] : []),
    ...(story?.reason && words === WORDS ? [saidIn(citedOf(story.reason), STORY_WORDS.reason, words, ctx)] : []),
    ...(open ? [{ text: say(NO_END), style: 'side', margin: [0, 2, 0, 0] as Margin }] : []),
  ];
}

/** Of further stories the end alone, as their titles may be a charge. */
const endAlone = (story: Story, ctx: Context): Content[] => (story.ending ? [saidIn(citedOf(story.ending), endingLabel(story.ending), FEWER_WORDS, ctx)] : []);

function storyList(ctx: Context): Content[] {
  const { report } = ctx;
  const matters = largestMatters(report, TOLD);
  const words = matters.length + matters.filter(({ ending }) => ending).length > 3 ? FEWER_WORDS : WORDS;
  const row = (mark: Mark, title: Content[], told: Content[], id: string): TableCell[] => [
    { columns: [sign(mark, 1)] },
    { stack: [{ text: title, lineHeight: 1 }, ...told] },
    { text: 'x', pageReference: id, style: 'side', alignment: 'right' } as never,
  ];
  const titled = (text: string, id: string): Content => ({ text: say(text.replace(/\.$/, ''), 92), bold: true, linkToDestination: id });
  const ofMatter = (matter: MatterInShort): TableCell[] => {
    const { story, title } = matter;
    const page = ctx.byNumber.get(title.n);
    const mark: Mark = story ? storySide(story, report) : page ? markOf(page) : { tone: null };
    const id = story?.id ?? 'risks';
    return row(mark, [titled(title.text, id)], inShort(matter, words, ctx), id);
  };
  const further = report.stories
    .slice(matters.length)
    .map((story): TableCell[] => row(storySide(story, report), [titled(story.headline.text, story.id)], endAlone(story, ctx), story.id));
  const rows = rowsOf('O czym pisano', 'tight', [18, TEXT_WIDTH - 18 - 18 - 30, 30], [...matters.map(ofMatter), ...further]);
  return rows.map((one, i): Content => (i < matters.length ? one : { ifRoom: FURTHER_ROOM, stack: [one] }));
}

/** What reviewers say, in a line. */
function reviews(ctx: Context): Content[] {
  const said = opinionsInShort(ctx.report);
  if (!said) return [];
  const refs = ctx.report.ratings.map(({ n }) => n);
  return [
    {
      text: [{ text: 'Opinie: ', bold: true }, { text: `${say(said)}\u00a0` }, ...cite(refs, ctx, SIZE.side)],
      style: 'side',
      margin: [18, 4, 0, 0],
    },
  ];
}
