/** Reads a pdfmake definition the way a reader reads the page: its words, links and anchors. */
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Report } from '../../src/contract/report.ts';
import { buildDocument } from '../../src/report/pdf/document.ts';

type Node = { id?: string; linkToDestination?: string; pageReference?: string; link?: string; outline?: boolean; outlineText?: string };
const PARTS = ['stack', 'columns', 'table', 'body', 'text'] as const;

function walk(node: unknown, visit: (node: Node | string) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (typeof node === 'string') visit(node);
  else if (node && typeof node === 'object') {
    visit(node as Node);
    for (const part of PARTS) walk((node as Record<string, unknown>)[part], visit);
    // Of content in several forms one is printed: the first where it has room.
    const [form] = ((node as Record<string, unknown>).forms ?? []) as unknown[];
    walk(form, visit);
  }
}

export function read(node: unknown) {
  const seen = { jumps: [] as string[], links: [] as string[], anchors: [] as string[], bookmarks: [] as string[] };
  let text = '';
  walk(node, (n) => {
    if (typeof n === 'string') {
      text += n;
      return;
    }
    if (n.linkToDestination) seen.jumps.push(n.linkToDestination);
    if (n.pageReference) seen.jumps.push(n.pageReference);
    if (n.link) seen.links.push(n.link);
    if (n.id) seen.anchors.push(n.id);
    if (n.outline) seen.bookmarks.push(n.outlineText ?? '');
  });
  return { text: text.replace(/\u00a0/g, ' '), ...seen };
}

export const definitionOf = (report: Report): TDocumentDefinitions => buildDocument(report);
export const readReport = (report: Report) => read(definitionOf(report).content);

/** The running foot of a page. */
export function footOf(report: Report, page: number, pages = 20): string {
  const { footer } = definitionOf(report);
  if (typeof footer !== 'function') throw new Error('The footer is drawn for each page.');
  return read(footer(page, pages, { width: 595, height: 842, orientation: 'portrait' })).text;
}
