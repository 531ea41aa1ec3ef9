/** A small web of a set's documents with a SearXNG search in front, on loopback hosts, for whole reports without a network. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fold } from '../../src/sandbox/web/seed.ts';
import type { Row } from './sets.ts';

const HOSTS = 40;
const MOST = 100;
const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word: string) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.length > 3 ? word.slice(0, -1) : word);
const esc = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const visible = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ');
const textOf = (row: Row) => [row.title ?? '', ...(row.paragraphs ?? row.sentences ?? [])];
const hostOf = (row: Row, n: number) => `127.0.1.${row.host ?? (n % HOSTS) + 1}`;
const titleOf = (row: Row) => row.title ?? (row.sentences?.[0] ?? '').slice(0, 90);
/** Some documents have no date: then one is made up, as long as the page is made here too. */
const dayOf = (row: Row, n: number) =>
  row.date ?? `20${10 + (n % 10)}-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 27) + 1).padStart(2, '0')}T08:00:00`;

const TYPES: Record<string, string> = { prasa: 'NewsArticle', wiadomosci: 'NewsArticle', blogi: 'BlogPosting' };
function pageOf(row: Row, n: number): string {
  if (row.html) return row.html;
  const parts = row.paragraphs ?? [];
  for (let i = 0; !row.paragraphs && i < (row.sentences ?? []).length; i += 4) parts.push((row.sentences ?? []).slice(i, i + 4).join(' '));
  const type = TYPES[row.category ?? ''];
  const about = { '@context': 'https://schema.org', '@type': type, headline: titleOf(row), datePublished: dayOf(row, n) };
  const data = type && row.title ? `<script type="application/ld+json">${JSON.stringify(about).replace(/</g, '\\u003c')}</script>` : '';
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${esc(titleOf(row))} – Portal ${n % HOSTS}</title>
<meta property="article:published_time" content="${dayOf(row, n)}">${data}</head><body><nav><a href="/">Strona główna</a> <a href="/sport">Sport</a></nav>
<main><article><h1>${esc(titleOf(row))}</h1><p class="meta">Redakcja, ${dayOf(row, n).slice(0, 10)}</p>${parts.map((part) => `<p>${esc(part)}</p>`).join('\n')}</article></main>
<footer>© Portal ${n % HOSTS}. Regulamin.</footer></body></html>`;
}

/** Serves the documents until `close`; `address` is the n-th document's. */
export async function serveDocuments(rows: Row[]): Promise<{ search: string; address: (n: number) => string; close: () => void }> {
  const index = rows.map((row) => words(row.html ? visible(row.html) : textOf(row).join(' ')));
  let port = 0;
  const address = (n: number) => `http://${hostOf(rows[n] as Row, n)}:${port}/d/${n}`;
  const find = (query: string): number[] => {
    const wanted = words(query.replace(/site:\S+|-\S+/g, '')).map(stem);
    const hits = rows.map((_, n) => ({ n, hits: wanted.filter((word) => index[n]?.some((one) => one.startsWith(word))).length }));
    const enough = hits.filter((one) => wanted.length > 0 && one.hits >= Math.max(1, Math.ceil(wanted.length * 0.6)));
    return enough.sort((a, b) => b.hits - a.hits).map(({ n }) => n);
  };
  const resultOf = (n: number) => {
    const row = rows[n] as Row;
    const publishedDate = row.html ? (row.date ?? null) : dayOf(row, n);
    return {
      url: address(n),
      title: titleOf(row),
      content: textOf(row).slice(0, 3).join(' ').slice(0, 240),
      publishedDate,
      engine: 'local',
      engines: ['local'],
    };
  };
  const answer = (path: string): { type: string; body: string } | null => {
    const url = new URL(path, 'http://localhost');
    if (url.pathname === '/robots.txt') return { type: 'text/plain', body: '' };
    if (url.pathname === '/search') {
      const all = find(url.searchParams.get('q') ?? '').slice(0, MOST);
      const at = (Number(url.searchParams.get('pageno') ?? 1) - 1) * 10;
      return { type: 'application/json', body: JSON.stringify({ results: all.slice(at, at + 10).map(resultOf), unresponsive_engines: [] }) };
    }
    const n = Number(/^\/d\/(\d+)$/.exec(url.pathname)?.[1] ?? Number.NaN);
    const row = rows[n];
    return row ? { type: 'text/html; charset=utf-8', body: pageOf(row, n) } : null;
  };
  const servers: Server[] = [];
  const listen = (host: string) =>
    new Promise<void>((ready, failed) => {
      const server = createServer((request, response) => {
        const found = answer(request.url ?? '/');
        response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/html' });
        response.end(found?.body ?? '');
      });
      servers.push(server);
      server.once('error', failed).listen(port, host, () => {
        port = (server.address() as AddressInfo).port;
        ready();
      });
    });
  await listen('127.0.0.1');
  for (const host of new Set(rows.map(hostOf))) await listen(host);
  const close = () => {
    for (const server of servers) server.close();
  };
  return { search: `http://127.0.0.1:${port}`, address, close };
}
