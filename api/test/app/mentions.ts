/** Users and mentions for stories of monitoring. */
import { type User, users } from '../../src/auth/tables.ts';
import type { Sentiment } from '../../src/contract/report.ts';
import { newId } from '../../src/ids.ts';
import { lemmasOf } from '../../src/language/index.ts';
import { type FoundMention, storeMentions } from '../../src/monitoring/store-mentions.ts';
import type { TestApp } from './test-app.ts';

export type Member = { id: string; user: User; cookie: string };

/** A signed-in user. */
export async function member(t: TestApp, over: Partial<User> = {}): Promise<Member> {
  const id = newId();
  const row = { id, email: `${id.slice(0, 8)}@example.com`, firstName: 'Anna', lastName: 'Kowalska', createdAt: t.clock(), passwordHash: 'x', ...over };
  const user = t.deps.db.insert(users).values(row).returning().get();
  return { id, user, cookie: `lustro=${await t.deps.sessions.create(id)}` };
}

let pages = 0;
/** A mention of its own page, published now unless said otherwise. */
export function found(
  t: TestApp,
  over: Partial<Omit<FoundMention, 'sentiment' | 'lemmas'>> & { sentiment?: Sentiment | null; daysAgo?: number } = {},
): FoundMention {
  const { sentiment = 'neutral', daysAgo, ...rest } = over;
  pages += 1;
  const domain = rest.domain ?? 'gazeta.example';
  return read({
    pageKey: `${domain}/${pages}`,
    url: `http://${domain}/${pages}`,
    domain,
    title: `Artykuł ${pages}`,
    content: `Zdanie numer ${pages}: architektka Anna Kowalska zaprojektowała nową bibliotekę dla dzielnicy.`,
    match: null,
    kind: 'news',
    publishedAt: new Date(t.clock().getTime() - (daysAgo ?? 0) * 86_400_000),
    sentiment: sentiment && { label: sentiment, score: { positive: 0.8, neutral: 0, negative: -0.8 }[sentiment], confidence: 0.9 },
    own: false,
    reach: 5_000,
    sha256: '0'.repeat(64),
    ...rest,
  });
}

/** A mention with its lemmas, as a worker thread hands it on. */
export const read = (found: Omit<FoundMention, 'lemmas'>): FoundMention => ({
  ...found,
  lemmas: { title: lemmasOf(found.title), content: lemmasOf(found.content) },
});

export const store = (t: TestApp, userId: string, mentions: FoundMention[]): number[] =>
  t.deps.db.transaction((tx) => storeMentions(tx, t.clock(), userId, null, mentions));
