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
};

/** Reading speed assumed for the reading time. */
const WORDS_A_MINUTE = 180;

/** Applies Polish typography to the text between the tags. */
const typesetHtml = (html: string): string => html.replace(/[^<>]+(?=<|$)/g, polish);

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
    html: typesetHtml(rendered?.html ?? ''),
  };
}

/** All articles, newest first. */
export async function articles(): Promise<Article[]> {
  const all: Article[] = (await getCollection('aktualnosci')).map(toArticle);
  return all.sort((a, b) => b.date.getTime() - a.date.getTime() || a.title.localeCompare(b.title, 'pl'));
}
