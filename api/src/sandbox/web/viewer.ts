/** The demo web for human readers: the same pages under /sandbox/web/{host}/…, with links rewritten and without inline styles. */
import { Hono } from 'hono';
import { esc, MARK } from './layouts.ts';
import { answer, charsetOf, chronicleHtml, htmlOf, missingPage, notePage, placeOf } from './render.ts';
import { styleOf } from './styles.ts';

const BASE = '/sandbox/web';
const CSP = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const EXPLAINED: Record<string, string> = {
  slow: 'Ta strona odpowiada celowo dopiero po minucie.',
  huge: 'Ta strona ma celowo 30 megabajtów.',
  loop: 'Ta strona przekierowuje celowo sama na siebie.',
  pdf: 'Pod tym adresem jest dokument PDF.',
  empty: 'Ta strona jest celowo pusta.',
  garbage: 'Ta strona ma celowo uszkodzony kod HTML.',
  error: 'Ta strona odpowiada celowo błędem serwera.',
  redirect: 'Ten adres przekierowuje do artykułu.',
};

/** Rewrites links to the viewer; hidden parts get a class, since the CSP forbids inline styles. */
function rewriteLinks(html: string, host: string): string {
  return html
    .replace(/<meta charset="[^"]*">/, '')
    .replace('<head>', '<head><meta charset="utf-8">')
    .replace(/href="\/-\//g, `href="${BASE}/-/`)
    .replace(/href="http:\/\/([a-z0-9.-]+\.example)([^"]*)"/g, (_, to: string, rest: string) => `href="${BASE}/${to}${rest || '/'}"`)
    .replace(/href="\/(?!sandbox\/web\/)/g, `href="${BASE}/${host}/`)
    .replace(/ style="color:[^"]*"/g, ' class="biale"')
    .replace(/ style="[^"]*"/g, ' class="ukryte"');
}

const page = (html: string, status = 200) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex', 'content-security-policy': CSP, 'referrer-policy': 'no-referrer' },
  });

async function shown(response: Response, host: string): Promise<Response> {
  return page(rewriteLinks(await response.text(), host), response.status);
}

export function createViewer(now: () => Date): Hono {
  const app = new Hono();
  app.get('/-/:file', (c) => styleOf(c.req.param('file').replace(/\.css$/, '')));
  app.get('/:host/*', async (c) => {
    const host = c.req.param('host').toLowerCase();
    if (!/^[a-z0-9.-]+\.example$/.test(host)) return shown(missingPage(), host);
    const { pathname } = new URL(c.req.raw.url);
    const path = pathname.slice(pathname.toLowerCase().indexOf(`/${host}/`) + host.length + 1);
    const told = chronicleHtml(host, path, now());
    if (told) return page(rewriteLinks(told, host));
    const place = placeOf(host, path);
    if (!place) return shown(await answer(new Request(`http://${host}${path}`), host, now()), host);
    const { what } = place.page;
    const note = what.type === 'broken' ? EXPLAINED[what.behaviour] : undefined;
    if (note && what.type === 'broken') {
      const of = what.behaviour === 'redirect' ? ' Treść jest w artykule, do którego prowadzi.' : '';
      return shown(notePage('Strona, która zachowuje się źle', note + of), host);
    }
    if (what.type === 'broken' && what.behaviour === 'missing') return shown(missingPage(), host);
    const charset = charsetOf(host).charset;
    const remark = charset === 'utf-8' ? MARK : `${MARK} (oryginał w kodowaniu ${charset})`;
    return page(rewriteLinks(htmlOf(place, now()), host).replace(esc(MARK), esc(remark)));
  });
  return app;
}
