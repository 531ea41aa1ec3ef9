/** What language models say of the subject, held against the sources. */
import type { Column, Content } from 'pdfmake/interfaces';
import type { AskedModel, Statement } from '../../contract/asked.ts';
import {
  ASKED_NOTE,
  ASKED_WORDS,
  askedHeading,
  askedLead,
  MARK_WORDS,
  modelNotes,
  modelShares,
  modelWords,
  namesakeWords,
  STATEMENT_WORDS,
  shareWords,
  statementShare,
} from '../../contract/asked-words.ts';
import { quotedWords } from '../../contract/story-words.ts';
import { type Margin, paragraph, part, quiet, sheet } from './parts.ts';
import { COLOR, PAIR_GAP, SIZE } from './styles.ts';
import { type Context, cite, clean, MAX, say } from './text.ts';
import { TITLES } from './words.ts';

const QUOTE = 260;
const WHAT = 190;

/** A statement with its share, and beside it what the sources say. */
function line(statement: Statement, ctx: Context): Content {
  const { kind, what, mark, said, namesake, quotes } = statement;
  const shown: Content[] = [
    { text: say(MARK_WORDS[mark]), bold: true, fontSize: SIZE.side },
    ...(said ? [{ text: say(`${ASKED_WORDS.said} ${quotedWords(said)}`, QUOTE), style: 'small' }] : []),
    ...(namesake ? [{ text: say(namesakeWords(namesake), QUOTE), style: 'small' }] : []),
    ...quotes.map(({ n, text }) => ({
      text: [
        { text: `${ASKED_WORDS.shows} `, style: 'small' },
        { text: say(quotedWords(text), QUOTE), style: 'quote', fontSize: 9.8 },
        { text: '\u00a0' },
        ...cite([n], ctx, SIZE.small),
      ],
      margin: [0, 2, 0, 0] as Margin,
    })),
  ];
  const columns: Column[] = [
    {
      width: WHAT,
      stack: [
        { text: say(STATEMENT_WORDS[kind]), style: 'small' },
        { text: say(what, MAX.line), bold: true },
        { text: say(statementShare(statement)), style: 'small', color: COLOR.ink2 },
      ],
    },
    { width: '*', stack: shown },
  ];
  return { unbreakable: true, columnGap: PAIR_GAP, columns, margin: [0, 0, 0, 8] };
}

function model(each: AskedModel, ctx: Context): Content[] {
  const counts: Content = { ul: modelShares(each).map(([title, share]) => ({ text: say(`${title}: ${shareWords(share)}`), style: 'side' })) };
  const lines = each.statements.map((statement) => line(statement, ctx));
  const notes = modelNotes(each).map((note) => paragraph(note, 3));
  const [first = quiet(ASKED_WORDS.nothing), ...others] = lines;
  return [...part(clean(modelWords(each), 110), counts, [{ stack: [first], margin: [0, 8, 0, 0] }, ...others]), ...notes];
}

/** The sheet; nothing where no model was asked. */
export function asked(ctx: Context): Content[] {
  const { asked: found } = ctx.report;
  if (!found) return [];
  return [
    sheet('ai', TITLES.asked, askedHeading(found), askedLead(found), [], 190),
    ...found.models.flatMap((each) => model(each, ctx)),
    paragraph(ASKED_NOTE, 6),
    ...part(ASKED_WORDS.questions, { ul: found.questions.map((question) => ({ text: say(question), style: 'small' })) }),
  ];
}
