/** robots.txt (docs/decisions/017). */
import type { APIRoute } from 'astro';
import { KEY_PAGES, SIGNED_IN_PAGES } from '#contract/addresses.ts';
import { robots } from '../view/robots.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(robots({ site: site ?? url, demo: Boolean(import.meta.env.PUBLIC_DEMO), signedIn: SIGNED_IN_PAGES, keys: KEY_PAGES }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
