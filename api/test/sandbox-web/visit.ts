/** A visitor of the demo web: searches, follows pages of results, opens addresses. */
import { createDemoWeb, type DemoWeb } from '../../src/sandbox/web/index.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
export const demoWeb = (): DemoWeb => createDemoWeb({ now: () => NOW });

export type Result = { url: string; title: string; content: string; publishedDate: string | null; engines: string[]; parsed_url: string[] };
export type Answer = { query: string; number_of_results: number; results: Result[]; unresponsive_engines: string[][] };

export async function ask(web: DemoWeb, query: string, page = 1): Promise<Answer> {
  const response = await web.searxng.request(`/search?format=json&language=pl&q=${encodeURIComponent(query)}&pageno=${page}`);
  return (await response.json()) as Answer;
}

/** All pages of results for a query. */
export async function askAll(web: DemoWeb, query: string): Promise<Result[]> {
  const all: Result[] = [];
  for (let page = 1; ; page++) {
    const { results } = await ask(web, query, page);
    if (results.length === 0) return all;
    all.push(...results);
  }
}

export async function open(web: DemoWeb, url: string, init: RequestInit = {}): Promise<Response> {
  const response = web.handleHost(new Request(url, { ...init, headers: { host: new URL(url).host } }));
  if (!response) throw new Error(`no such host: ${url}`);
  return response;
}

/** Body decoded as a browser would: charset of the header, else of the markup. */
export async function read(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  const stated = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '')?.[1];
  const inMarkup = /<meta charset="([\w-]+)"/.exec(new TextDecoder('latin1').decode(bytes.slice(0, 1024)))?.[1];
  return new TextDecoder(stated ?? inMarkup ?? 'utf-8').decode(bytes);
}

/** Paragraphs of the article: those without a class, the footer's line aside. */
export const paragraphsOf = (html: string): string[] =>
  [...html.matchAll(/<p>([^<]*)<\/p>/g)].map((m) => m[1] as string).filter((text) => !text.startsWith('©'));

export const isSlowOrHuge = (url: string): boolean => /powolny-serwer|ogromne-strony/.test(url);
export const segmentIn = (url: string): string => decodeURIComponent(new URL(url).pathname.split('/').find((part) => part.split(',').length >= 3) ?? '');

export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(0, -2).map((_, i) => words.slice(i, i + 3).join(' ')));
}
export function containment(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let same = 0;
  for (const one of small) if (large.has(one)) same++;
  return small.size === 0 ? 0 : same / small.size;
}
