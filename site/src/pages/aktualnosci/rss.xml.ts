/** RSS feed with the full articles. */
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articles } from '../../lib/articles.ts';
import { head } from '../../text/common.ts';
import { SEO } from '../../text/seo.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const list = await articles();
  return rss({
    title: head.feed,
    description: SEO['/aktualnosci']?.description ?? head.feed,
    site: site ?? url,
    trailingSlash: false,
    items: list.map(({ path, title, description, date, html }) => ({ link: path, title, description, pubDate: date, content: html })),
    customData: '<language>pl</language>',
  });
};
