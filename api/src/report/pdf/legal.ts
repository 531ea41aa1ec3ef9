/** The Regulamin and the model withdrawal form as PDFs, in the look of the report. */
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces';
import { COMPANY } from '../../contract/company.ts';
import { dateLong, polish } from '../../contract/format.ts';
import { ANNEXES, type Clause, type LegalDocument, runsOf, termsOf } from '../../contract/terms/index.ts';
import { horizon } from './parts.ts';
import { COLOR, DISPLAY, PAGE, SANS, SIZE, styles, TEXT_WIDTH } from './styles.ts';
import { print } from './tagged/print.ts';

const TITLES: Record<LegalDocument['name'], string> = { regulamin: 'Regulamin', 'formularz-odstapienia': 'Odstąpienie od umowy' };
/** What is left to be written by hand gets a line of this many dots. */
const DOTS = '.'.repeat(90);

const marked = (text: string, siteUrl: string): ContentText => ({
  text: runsOf(polish(text)).map(({ text: words, bold, href }) => ({
    text: words,
    ...(bold ? { bold } : {}),
    ...(href ? { link: `${siteUrl}${href}`, color: COLOR.accent } : {}),
  })),
  lineHeight: 1.18,
  margin: [0, 0, 0, 5],
});

function clause({ title, items, text }: Clause, siteUrl: string): Content[] {
  const body: Content[] = [
    ...(items ? [{ ol: items.map((item) => marked(item, siteUrl)), markerColor: COLOR.ink3 }] : []),
    ...(text ?? []).map((line) => marked(line.replace(/…$/, DOTS), siteUrl)),
  ];
  const [first, ...rest] = body;
  const heading: Content = { text: polish(title), style: 'clause', outline: true, outlineText: title, margin: [0, 16, 0, 6] };
  // A heading stays with the text below it; a long list may break.
  return items ? [{ ...heading, headlineLevel: 1 }, ...body] : [{ unbreakable: true, stack: [heading, ...(first ? [first] : [])] }, ...rest];
}

/**
 * A document as a pdfmake definition. Pure; a definition serves one rendering.
 * @throws Error when there is no such version
 */
export function legalDefinition({ name, version }: LegalDocument, siteUrl: string): TDocumentDefinitions {
  const terms = termsOf(version);
  if (!terms) throw new Error(`There is no version ${version} of the Regulamin.`);
  const title = TITLES[name];
  const clauses = name === 'regulamin' ? terms.clauses : terms.clauses.filter(({ id }) => (ANNEXES as readonly string[]).includes(id));
  const day = new Date(`${version}T12:00:00Z`);
  return {
    info: {
      title: `${title} — Lustro`,
      author: COMPANY.name,
      subject: `Wersja ${version}`,
      creator: 'Lustro',
      producer: 'pdfmake',
      creationDate: day,
      modDate: day,
    },
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SANS, fontSize: SIZE.quote, color: COLOR.ink },
    styles: styles(),
    pageBreakBefore: (node, around) => node.headlineLevel === 1 && around.getFollowingNodesOnPage().length < 2,
    footer: (page: number, pages: number) => ({
      margin: [PAGE.left, 18, PAGE.right, 0],
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.75, lineColor: COLOR.line2 }] },
        {
          margin: [0, 7, 0, 0],
          columns: [
            { width: TEXT_WIDTH - 70, style: 'foot', text: polish(`${COMPANY.name} · ${title}, wersja ${version} · ${siteUrl}/regulamin`) },
            { width: 70, style: 'foot', alignment: 'right', text: `${page} z\u00a0${pages}` },
          ],
        },
      ],
    }),
    content: [
      { text: 'Lustro', font: DISPLAY, fontSize: 15, bold: true, margin: [0, 0, 0, 26] },
      { text: title, style: 'h1', margin: [0, 0, 0, 6] },
      {
        text: polish(name === 'regulamin' ? `Obowiązuje od ${dateLong(day)} Wersja ${version}.` : `Załączniki do Regulaminu w wersji ${version}.`),
        color: COLOR.ink2,
        margin: [0, 0, 0, 12],
      },
      horizon(),
      ...clauses.flatMap((each) => clause(each, siteUrl)),
    ],
  };
}

/** Renders a document. The same document gives the same bytes. Takes a part of a second of CPU: it belongs in a worker thread. */
export const renderLegalPdf = async (document: LegalDocument, siteUrl: string, options: { compress?: boolean } = {}): Promise<Buffer> =>
  print({ ...legalDefinition(document, siteUrl), ...options });
