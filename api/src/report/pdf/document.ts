import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { dateLong } from '../../contract/format.ts';
import { hasCalendar, PLAN_TITLE } from '../../contract/plan-days.ts';
import type { Report } from '../../contract/report.ts';
import { fileText, SIGNED_FILE_NAME } from '../../contract/signed-report.ts';
import { hasStories, STORY_WORDS } from '../../contract/story-words.ts';
import { plan, recommendations } from './advice.ts';
import { asked } from './asked.ts';
import { chapters, isTold } from './chapters.ts';
import { cover, coverFoot, coverGround } from './cover.ts';
import { coverage, elasticQueries } from './coverage.ts';
import { firstScreen } from './first-screen.ts';
import { formulas } from './formulas.ts';
import { horizonSheet } from './horizon.ts';
import { type ContentsEntry, contents, kpiSheet } from './kpi.ts';
import { ownTexts, platforms, whoWrites } from './platforms.ts';
import { risks } from './risks.ts';
import { glossary, measures, method, raises, scope } from './scope.ts';
import { sources } from './sources.ts';
import { stories } from './stories.ts';
import { COLOR, PAGE, SANS, SIZE, styles, TEXT_WIDTH } from './styles.ts';
import { summary } from './summary.ts';
import type { Filler } from './tagged/layout.ts';
import { print } from './tagged/print.ts';
import { type Context, clean, createContext, say } from './text.ts';
import { texts } from './texts.ts';
import { DEMO_NOTICE, TITLES } from './words.ts';

type PdfOptions = {
  /** False leaves the streams readable, for tests. */
  compress?: boolean;
  /** Text of the file that lies in the PDF; the unsigned report when absent. */
  file?: string;
  /** Address of the page that checks it; absent for a report that is not signed. */
  checkAt?: string;
};

/**
 * The PDF as a pdfmake definition. Pure. pdfmake mutates what it is given, so a definition serves one rendering.
 */
export function buildDocument(report: Report, options: PdfOptions = {}): TDocumentDefinitions {
  const ctx = createContext(report, options.checkAt);
  const name = clean(report.subject.name, 160);
  const created = new Date(report.method.recountedAt ?? report.method.generatedAt);
  return {
    compress: options.compress ?? true,
    info: {
      title: `Raport wizerunku: ${name}`,
      author: 'Lustro',
      subject: `Wizerunek w sieci, stan na ${dateLong(report.method.generatedAt)}`,
      keywords: report.method.code,
      creator: 'Lustro',
      producer: 'pdfmake',
      creationDate: created,
      modDate: created,
    },
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SANS, fontSize: SIZE.text, lineHeight: 1.07, color: COLOR.ink },
    styles: styles(),
    background: (page: number) => (page === 1 ? coverGround() : null),
    footer: (page: number, pages: number) => (page === 1 ? coverFoot(ctx) : footer(ctx, name, page, pages)),
    content: [
      ...cover(ctx),
      ...summary(ctx),
      ...kpiSheet(ctx),
      ...contents(contentsOf(report)),
      ...horizonSheet(ctx),
      ...firstScreen(ctx),
      ...stories(ctx),
      ...risks(ctx),
      ...asked(ctx),
      ...platforms(ctx),
      ...recommendations(ctx),
      ...plan(ctx),
      ...sources(ctx),
      ...texts(ctx),
      ...formulas(ctx),
      ...scope(ctx),
      ...method(ctx),
      ...chapters(ctx),
      { stack: [], rest: true },
      ...coverage(ctx),
      { stack: [], last: true },
    ],
  };
}

/** Small blocks that stand where a page would end half empty, else before the last chapter. */
const fillersOf = (ctx: Context): Filler[] => [...whoWrites(ctx), ...ownTexts(ctx), ...raises(ctx), ...measures(ctx), ...glossary()];

/**
 * Renders a report. The same report gives the same bytes: the file's dates are those of the analysis.
 * Takes up to a second of CPU, so it belongs in a worker thread.
 * @returns the PDF 1.7 file: tagged, fonts embedded, the report's JSON inside
 */
export async function renderPdf(report: Report, options: PdfOptions = {}): Promise<Buffer> {
  const content = options.file ?? fileText(JSON.stringify(report), null);
  const attachment = { name: SIGNED_FILE_NAME, description: 'Dane tego raportu', type: 'application/json', content };
  const ctx = createContext(report, options.checkAt);
  return print(buildDocument(report, options), { attachment, made: true, fillers: fillersOf(ctx), elastic: elasticQueries(ctx) });
}

function contentsOf(report: Report): ContentsEntry[] {
  const entries: [boolean, string, string][] = [
    [true, 'summary', TITLES.summary],
    [true, 'kpi', TITLES.kpi],
    [report.evidence.length > 0, 'horizon', TITLES.horizon],
    [report.evidence.some(({ rank }) => rank !== null && rank <= 10), 'first-screen', TITLES.firstScreen],
    [hasStories(report), 'stories', report.stories.length > 0 ? STORY_WORDS.title : STORY_WORDS.titleWithout],
    [true, 'risks', TITLES.risks],
    [report.asked !== undefined, 'ai', TITLES.asked],
    [report.platforms.length > 0, 'platforms', TITLES.platforms],
    [true, 'recommendations', TITLES.recommendations],
    [hasCalendar(report.plan), 'plan', PLAN_TITLE],
    [true, 'sources', TITLES.sources],
    [report.evidence.some(({ excerpts }) => excerpts.length > 0), 'texts', TITLES.texts],
    [true, 'formulas', TITLES.formulas],
    [true, 'scope', TITLES.scope],
    [report.setAside.length > 0, 'identity', TITLES.identity],
    [true, 'method', TITLES.method],
    [report.sections.some(isTold), 'protocol', TITLES.protocol],
    [true, 'coverage', TITLES.coverage],
  ];
  return entries.flatMap(([there, id, title]) => (there ? [{ id, title }] : []));
}

/** Subject, date, code, page of pages, and the demo notice while sources are synthetic. */
function footer({ report }: Context, name: string, page: number, pages: number): Content {
  const title = name.length > 52 ? `${name.slice(0, 51).trimEnd()}…` : name;
  const demo = report.method.demo ? ` ${DEMO_NOTICE}` : '';
  return {
    margin: [PAGE.left, 20, PAGE.right, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.75, lineColor: COLOR.line2 }] },
      {
        margin: [0, 7, 0, 0],
        columns: [
          { width: TEXT_WIDTH - 70, style: 'foot', text: say(`${title}. Raport wizerunku, ${dateLong(report.method.generatedAt)}`) },
          {
            width: 70,
            alignment: 'right',
            text: [
              { text: String(page), bold: true, fontSize: 9.8 },
              { text: ` z\u00a0${pages}`, fontSize: 9.8, color: COLOR.ink3 },
            ],
            lineHeight: 0.9,
          },
        ],
      },
      { style: 'foot', margin: [0, 2, 0, 0], text: say(`Kod ${report.method.code}, ten sam co na stronie raportu.${demo}`) },
    ],
  };
}
