/** A fetched page to its article and the language of its text: the CPU-heavy part of research, pure. */
import { detectLanguage } from '../language/index.ts';
import { extractPage } from './extract.ts';
import type { Article, FetchedPage } from './types.ts';

export type ReadPage = { article: Article; lang: string };

/** Never throws: an unreadable page has an empty article. For a text too short to detect, the language stated in the markup is used. */
export function readPage(page: FetchedPage): ReadPage {
  const article = extractPage(page);
  const sample = article.text !== '' ? article.text : article.title;
  return { article, lang: sample.length < 20 && article.lang ? article.lang : detectLanguage(sample).lang };
}
