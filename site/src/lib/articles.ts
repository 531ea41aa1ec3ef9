import { type CollectionEntry, getCollection } from 'astro:content';
import { polish } from '#contract/format.ts';
import type { Picture } from '../view/article-picture.ts';

export type Article = {
  path: string;
  title: string;
  description: string;
  author: string;
  date: Date;
  updated: Date;
  minutes: number;
  html: string;
  picture: Picture;
  /** Its second-level headings, in order. */
  parts: { slug: string; title: string }[];
};

/** Reading speed assumed for the reading time. */
const WORDS_A_MINUTE = 180;

/** Applies Polish typography to the text between the tags. */
const typesetHtml = (html: string): string => html.replace(/[^<>]+(?=<|$)/g, polish);

/** The name of a heading without Polish letters, as an address shows it. */
const plainSlug = (slug: string): string => slug.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const withPlainIds = (html: string): string => html.replace(/(?<=<h2 id=")[^"]+/g, plainSlug);

/** The article with one of its sentences set large before its middle heading; those who hear the page hear it once. */
function withPull(html: string, pull: string): string {
  const headings = [...html.matchAll(/<h2[\s>]/g)].map(({ index }) => index);
  const at = headings[Math.floor(headings.length / 2)] ?? html.length;
  return `${html.slice(0, at)}<p class="pull" aria-hidden="true">${pull}</p>${html.slice(at)}`;
}

function toArticle({ id, data, body = '', rendered }: CollectionEntry<'aktualnosci'>): Article {
  return {
    path: `/aktualnosci/${id}`,
    title: polish(data.title),
    description: polish(data.description),
    author: data.author,
    date: data.date,
    updated: data.updated ?? data.date,
    minutes: Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE),
    picture: data.picture,
    parts: ((rendered?.metadata?.headings ?? []) as { depth: number; slug: string; text: string }[])
      .filter(({ depth }) => depth === 2)
      .map(({ slug, text }) => ({ slug: plainSlug(slug), title: polish(text) })),
    html: withPull(withPlainIds(typesetHtml(rendered?.html ?? '')), polish(data.pull)),
  };
}

/** All articles, newest first. */
export async function articles(): Promise<Article[]> {
  const all: Article[] = (await getCollection('aktualnosci')).map(toArticle);
  return all.sort((a, b) => b.date.getTime() - a.date.getTime() || a.title.localeCompare(b.title, 'pl'));
}
