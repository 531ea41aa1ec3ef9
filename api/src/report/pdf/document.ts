import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { counted, dateLong } from '../../contract/format.ts';
import type { Report } from '../../contract/report.ts';
import { hasStories, STORY_WORDS } from '../../contract/story-words.ts';
import { plan, recommendations, riskNote, risks } from './advice.ts';
import { cover, coverFoot, HORIZON } from './cover.ts';
import { section, sectionId } from './findings.ts';
import { method } from './method.ts';
import { stories } from './stories.ts';
import { COLOR, PAGE, SANS, SIZE, styles, TEXT_WIDTH } from './styles.ts';
import { type ContentsEntry, contents, kpiPage, summary } from './summary.ts';
import { coverage, identities, sources } from './tables.ts';
import { print } from './tagged/print.ts';
import { type Context, clean, createContext, say } from './text.ts';
import { texts } from './texts.ts';
import { DEMO_NOTICE, TITLES } from './words.ts';

type PdfOptions = {
  /** False leaves the streams readable, for tests. */
  compress?: boolean;
};

/**
 * The PDF as a pdfmake definition. Pure. pdfmake mutates what it is given, so a definition serves one rendering.
 */
export function buildDocument(report: Report, options: PdfOptions = {}): TDocumentDefinitions {
  const ctx = createContext(report);
  const name = clean(report.subject.name, 160);
  const parts = report.sections.filter((s) => s.findings.some((f) => f.claims.length > 0) || s.thin);
  const created = new Date(report.method.generatedAt);
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
    background: (page: number) =>
      page === 1 ? { canvas: [{ type: 'rect', x: 0, y: HORIZON, w: PAGE.width, h: PAGE.height - HORIZON, color: COLOR.under }] } : null,
    footer: (page: number, pages: number) => (page === 1 ? coverFoot(ctx) : footer(ctx, name, page, pages)),
    content: [
      ...cover(ctx),
      ...summary(ctx),
      ...kpiPage(ctx),
      ...contents(contentsOf(ctx, parts)),
      ...stories(ctx),
      ...parts.flatMap((part, i) => section(part, ctx, i === 0 && !hasStories(report))),
      ...risks(ctx),
      ...recommendations(ctx),
      ...plan(ctx),
      ...texts(ctx),
      ...sources(ctx),
      ...identities(ctx),
      ...coverage(ctx),
      ...method(ctx),
    ],
  };
}

/**
 * Renders a report. The same report gives the same bytes: the file's dates are those of the analysis.
 * Takes up to a second of CPU, so it belongs in a worker thread.
 * @returns the PDF 1.7 file: tagged, fonts embedded, the report's JSON inside
 */
export async function renderPdf(report: Report, options: PdfOptions = {}): Promise<Buffer> {
  const attachment = { name: 'raport.json', description: 'Dane tego raportu', type: 'application/json', content: JSON.stringify(report) };
  return print(buildDocument(report, options), { attachment, made: true });
}

const storyEntry = (report: Report): ContentsEntry[] => {
  const { length } = report.stories;
  if (!hasStories(report)) return [];
  return [
    { id: 'stories', title: length > 0 ? STORY_WORDS.title : STORY_WORDS.titleWithout, note: length > 0 ? counted(length, 'sprawa', 'sprawy', 'spraw') : '' },
  ];
};

function contentsOf({ report }: Context, parts: Report['sections']): ContentsEntry[] {
  const pages = report.setAside.reduce((sum, other) => sum + other.pages.length, 0);
  return [
    { id: 'summary', title: TITLES.summary, note: '' },
    { id: 'kpi', title: TITLES.kpi, note: '' },
    ...storyEntry(report),
    ...parts.map((part) => ({ id: sectionId(part), title: clean(part.title, 80), note: part.thin ? 'za mało danych' : '' })),
    { id: 'risks', title: TITLES.risks, note: riskNote(report) },
    { id: 'recommendations', title: TITLES.recommendations, note: report.recommendations.length > 0 ? 'co, gdzie i po co' : '' },
    ...(report.plan.weeks.length > 0 ? [{ id: 'plan', title: TITLES.plan, note: '' }] : []),
    ...(report.evidence.some(({ excerpts }) => excerpts.length > 0)
      ? [{ id: 'texts', title: TITLES.texts, note: counted(report.evidence.length, 'tekst', 'teksty', 'tekstów') }]
      : []),
    { id: 'sources', title: TITLES.sources, note: counted(report.evidence.length, 'pozycja', 'pozycje', 'pozycji') },
    ...(report.setAside.length > 0 ? [{ id: 'identity', title: TITLES.identity, note: counted(pages, 'strona', 'strony', 'stron') }] : []),
    { id: 'coverage', title: TITLES.coverage, note: '' },
    { id: 'method', title: TITLES.method, note: '' },
  ];
}

/** Subject, date, code, page of pages, and the demo notice while sources are synthetic. */
function footer({ report }: Context, name: string, page: number, pages: number): Content {
  const title = name.length > 52 ? `${name.slice(0, 51).trimEnd()}…` : name;
  const demo = report.method.demo ? ` ${DEMO_NOTICE}` : '';
  return {
    margin: [PAGE.left, 18, PAGE.right, 0],
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
