/** Pages of an invented history as plain data, and what the language core makes of them. Pure: it runs in the thread pool. */
import { reachOf } from '../analysis/ledger.ts';
import type { SourceKind } from '../contract/report.ts';
import { createSubjectIndex, lemmasOf, splitSentences, targetSentiment } from '../language/index.ts';
import type { FoundMention } from '../monitoring/store-mentions.ts';
import { canonicalUrl, domainOf, pageKey, sha256 } from '../research/canonical.ts';

export type DemoPage = {
  url: string;
  at: Date;
  title: string;
  /** Text of the article as a reader finds it: paragraphs divided by a blank line. */
  text: string;
  kind: SourceKind;
  lang: string;
  /** The subject's own publication. */
  own: boolean;
};

/** How a page was judged: as the monitoring does, by the same matcher and the same sentiment. Pages without the name are left out. */
export function judgePages(subject: { name: string }, pages: readonly DemoPage[]): FoundMention[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: 'person' });
  return pages.flatMap((page): FoundMention[] => {
    const found = index.find(page.text, { surnames: true });
    const named = found.find((mention) => mention.full);
    if (!named) return [];
    const sentiment = page.own || page.lang !== 'pl' ? null : targetSentiment(page.text, found);
    const sentence = splitSentences(page.text).find(({ start, end }) => start <= named.start && named.end <= end) ?? named;
    const content = page.text.slice(sentence.start, sentence.end);
    return [
      {
        pageKey: pageKey(canonicalUrl(page.url) ?? page.url),
        url: page.url,
        domain: domainOf(page.url),
        title: page.title,
        content,
        lemmas: { title: lemmasOf(page.title), content: lemmasOf(content) },
        match: { start: named.start - sentence.start, end: named.end - sentence.start },
        kind: page.kind,
        publishedAt: page.at,
        sentiment: sentiment && { label: sentiment.label, score: sentiment.score, confidence: sentiment.confidence },
        own: page.own,
        reach: reachOf(page.kind, null).value,
        sha256: sha256(page.text),
      },
    ];
  });
}
