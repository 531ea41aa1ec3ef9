/** Reads sets of pages with labels that stand outside the repository. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentTone } from '../../src/contract/report.ts';
import type { SubjectKind } from '../../src/contract/subject.ts';
import { detectLanguage } from '../../src/language/index.ts';
import { extractPage } from '../../src/research/extract.ts';
import type { Article, Document } from '../../src/research/types.ts';

/** An identity case: what was typed for a subject, and pages that are its own (`same`), strangers', or unknown (null). */
export type Case = { subject: string; context: string; docs: string[]; same: boolean | null };
/** What a buyer types in the order form; links are ids of pages. */
export type Order = { subject: string; kind: SubjectKind; context: string; keywords: string[]; links: string[] };
/** A page that is about a subject. */
export type Label = { subject: string; context: string; doc: string; charges: { state: string; what: string; quote: string }[] };
/** A label with all that it says of a page; a passage is given word for word or by its place in the text. */
type Passage = string | [number, number];
export type FullLabel = Label & {
  role: string;
  tone: DocumentTone;
  also: string[];
  key: Passage[];
  says: { quote?: Passage | null; span?: Passage | null }[];
};
export type Brief = { subject: string; context: string; must: { point: string; docs: string[]; weight: number }[] };
/** A page of a set with the bearer of a name that it is about. */
export type SetPage = { document: Document; about: string | null };

export type Row = {
  id: string;
  category?: string;
  title?: string;
  paragraphs?: string[];
  sentences?: string[];
  date?: string | null;
  html?: string;
  host?: number;
  about?: string | null;
};

const lines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

function articleOf(row: Row, url: string): Article {
  if (row.html) return extractPage({ html: row.html, finalUrl: url, contentType: 'text/html' });
  const parts = row.paragraphs ?? row.sentences ?? [];
  const page = { description: null, structuredTypes: [], links: [], hasContact: false, profile: null };
  const title = row.title ?? (parts[0] ?? '').slice(0, 80);
  return {
    kind: 'text',
    items: [],
    title,
    text: parts.join(row.paragraphs ? '\n\n' : ' '),
    author: null,
    publishedAt: null,
    siteName: null,
    canonicalUrl: null,
    lang: 'pl',
    page,
  };
}

function pageOf(row: Row): SetPage {
  const host = row.host === undefined ? `${row.id.replace(/[^a-z0-9]+/gi, '-')}.example` : `site-${row.host}.example`;
  const url = `https://${host}/${encodeURI(row.id)}`;
  const article = articleOf(row, url);
  const sha256 = createHash('sha256').update(article.text).digest('hex');
  const base = { url, canonicalUrl: url, host, domain: host, sha256, fetchedAt: '2026-11-01T00:00:00.000Z' };
  return {
    document: {
      id: row.id,
      ...base,
      kind: /^blog/.test(row.category ?? '') ? 'blog' : 'news',
      platform: null,
      lang: detectLanguage(article.text).lang,
      article,
      hits: [],
    },
    about: row.about ?? null,
  };
}

/** Pages of all folders, by id. */
export const pagesOf = (folders: string[]): Map<string, SetPage> =>
  new Map(folders.flatMap((folder) => lines<Row>(join(folder, 'documents.jsonl'))).map((row) => [row.id, pageOf(row)]));

/** Documents of all folders as they stand, in their order. */
export const rowsOf = (folders: string[]): Row[] => folders.flatMap((folder) => lines<Row>(join(folder, 'documents.jsonl')));

/** What a consultant's report must say of a subject, with the documents it rests on. */
export const briefsOf = (folder: string): Brief[] => lines(join(folder, 'briefs.jsonl'));

export const casesOf = (folder: string): Case[] => lines(join(folder, 'contexts.jsonl'));
export const labelsOf = (folder: string): Label[] => lines(join(folder, 'labels.jsonl'));

/** Orders of a set; none where it has no buyers. */
export function ordersOf(folder: string): Order[] {
  const file = join(folder, 'order.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Order[]) : [];
}
