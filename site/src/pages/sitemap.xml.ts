/** Sitemap: existing pages with a row in text/seo.ts, and the articles. */
import type { APIRoute } from 'astro';
import { TERMS_VERSION } from '#contract/consents.ts';
import { articles } from '../lib/articles.ts';
import { SEO } from '../text/seo.ts';

const paths = Object.keys(import.meta.glob('./*.astro')).map((file) => file.slice(1, -'.astro'.length).replace(/^\/index$/, '/'));

export const GET: APIRoute = async ({ site, url }) => {
  const list = await articles();
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const newest = list
    .map(({ updated }) => day(updated))
    .sort()
    .at(-1);
  // `lastmod` only for texts with a known date, never the date of the build.
  const changed: Record<string, string | undefined> = { '/aktualnosci': newest, '/regulamin': TERMS_VERSION };
  const rows = [
    ...paths.filter((path) => SEO[path]).map((path) => ({ path, day: changed[path] })),
    ...list.map(({ path, updated }) => ({ path, day: day(updated) })),
  ];
  const entries = rows.map(({ path, day: at }) => `<url><loc>${new URL(path, site ?? url).href}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};
