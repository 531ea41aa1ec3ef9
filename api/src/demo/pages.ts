/** Pages of the invented history, and how a monitoring round judges them. Pure; runs in the thread pool. */
import { type Sighting, watchOne } from '../analysis/index.ts';
import type { SourceKind } from '../contract/report.ts';
import { type Document, storedDocument } from '../research/index.ts';

export type DemoPage = {
  url: string;
  at: Date;
  title: string;
  /** Text of the article, paragraphs separated by a blank line. */
  text: string;
  kind: SourceKind;
  lang: string;
  /** The subject's own publication. */
  own: boolean;
};

/** The page as research would hand it on. */
export const documentOf = ({ at, ...page }: DemoPage): Document => storedDocument({ ...page, publishedAt: at, fetchedAt: at });

/** Each page judged by itself, as a monitoring round judges what is new. Pages without the name are left out. */
export function judgePages({ name }: { name: string }, pages: readonly DemoPage[]): Sighting[] {
  return pages.flatMap((page) => {
    const links = page.own ? [page.url] : [];
    return watchOne({ subject: { name, kind: 'person', description: '', keywords: [], links }, namesakes: false }, [documentOf(page)]).sightings;
  });
}
