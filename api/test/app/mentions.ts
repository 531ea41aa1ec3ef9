/** Mentions for stories of monitoring. */
import type { Sentiment } from '../../src/contract/report.ts';
import { lemmasOf } from '../../src/language/index.ts';
import { type FoundMention, storeMentions } from '../../src/monitoring/store-mentions.ts';
import type { TestApp } from './test-app.ts';

const NAME = 'Anna Kowalska';
const SCORES = { positive: 0.8, neutral: 0, negative: -0.8 };

type Given = Partial<Omit<FoundMention, 'sentiment' | 'lemmas'>> & { sentiment?: Sentiment | null };

let pages = 0;
/** A mention of a new page, without a date unless one is given. Lemmas and the place of the name are read from the text. */
export function foundMention({ sentiment = 'neutral', ...given }: Given = {}): FoundMention {
  pages += 1;
  const domain = given.domain ?? 'gazeta.example';
  const content = given.content ?? `Zdanie numer ${pages}: architektka ${NAME} zaprojektowała nową bibliotekę dla dzielnicy.`;
  const title = given.title ?? `Artykuł ${pages}`;
  const start = content.indexOf(NAME);
  return {
    pageKey: `${domain}/${pages}`,
    url: `http://${domain}/${pages}`,
    domain,
    title,
    content,
    lemmas: { title: lemmasOf(title), content: lemmasOf(content) },
    match: start < 0 ? null : { start, end: start + NAME.length },
    kind: 'news',
    publishedAt: null,
    sentiment: sentiment && { label: sentiment, score: SCORES[sentiment], confidence: 0.9 },
    own: false,
    reach: 5_000,
    sha256: '0'.repeat(64),
    ...given,
  };
}

/** A mention published some days ago; now unless said otherwise. */
export const found = (t: TestApp, { daysAgo = 0, ...given }: Given & { daysAgo?: number } = {}): FoundMention =>
  foundMention({ publishedAt: new Date(t.clock().getTime() - daysAgo * 86_400_000), ...given });

export const store = (t: TestApp, userId: string, mentions: FoundMention[]): number[] =>
  t.deps.db.transaction((tx) => storeMentions(tx, t.clock(), userId, null, mentions));
