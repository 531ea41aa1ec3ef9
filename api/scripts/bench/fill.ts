/** Fills a database with mentions as fast as SQLite takes them: the rows that `storeMentions` would write. */
import { hashPassword } from '../../src/auth/passwords.ts';
import { users } from '../../src/auth/tables.ts';
import { channelOf } from '../../src/contract/monitoring.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/profile.ts';
import type { Sentiment, SourceKind } from '../../src/contract/report.ts';
import { polishDay } from '../../src/days.ts';
import { openDatabase } from '../../src/db/open.ts';
import { newId } from '../../src/ids.ts';
import { fold, lemma } from '../../src/language/index.ts';
import { firstIdAt, indexedWords, searchWords, toneOf } from '../../src/monitoring/index-mention.ts';
import { INDEX_VERSION } from '../../src/monitoring/renew-index.ts';
import { watchedSubjects } from '../../src/monitoring/tables.ts';
import { settings } from '../../src/settings/tables.ts';
import { seeded } from '../lib/random.ts';

/** Of all its users. */
export const BENCH_PASSWORD = 'nie do logowania się';
const USERS = 50;
const DAYS = 730;
const VOCABULARY = 30_000;
const KINDS: SourceKind[] = ['news', 'news', 'news', 'trade', 'blog', 'forum', 'social', 'social', 'review'];
const SYLLABLES = ['ba', 'czy', 'da', 'fo', 'gra', 'ko', 'la', 'mi', 'no', 'pra', 'ro', 'sta', 'to', 'wi', 'za', 'sze', 'dro', 'ża', 'łu', 'ni'];

/** Words by rank: "bulwar" is the most frequent; each is written in base 20 of syllables. */
const word = (rank: number): string => {
  if (rank === 0) return 'bulwar';
  let text = '';
  for (let n = rank + 400; n > 0; n = Math.floor(n / SYLLABLES.length)) text += SYLLABLES[n % SYLLABLES.length];
  return text;
};

/** Queries of each kind, by how frequent their words are in the mentions. */
export const SEARCHES = {
  frequent: word(0),
  'two words': `${word(1)} ${word(30)}`,
  rare: word(VOCABULARY - 1_000),
  beginning: word(2).slice(0, 4),
  'without diacritics': fold(word(27)),
  source: 'serwis7',
  'no hit': 'niebywałość',
  'long beginning': word(5).slice(0, 6),
} as const;

/** What a search may be narrowed by. */
export const FILTERS = {
  tone: 'sentiment=negative',
  'tone, channel, days': 'sentiment=positive&channel=media&days=30',
  hidden: 'hidden=1',
} as const;

/**
 * Makes the database `file` with `count` mentions of fifty users, half of them of one.
 * @returns ids of the user with half of all mentions and of one of the others
 */
export async function fill(file: string, count: number): Promise<{ heavy: string; usual: string }> {
  const db = openDatabase(file);
  const client = db.$client;
  const random = seeded(count);
  const now = Date.now();
  const passwordHash = await hashPassword(BENCH_PASSWORD);
  const ids = Array.from({ length: USERS }, () => newId());
  db.insert(users)
    .values(
      ids.map((id, n) => ({
        id,
        email: `bench${n}@example.com`,
        firstName: 'Anna',
        lastName: `Nowak${n}`,
        passwordHash,
        hasCompletedOnboarding: true,
        createdAt: new Date(now),
      })),
    )
    .run();
  // Monitoring is off: rounds would add mentions and take processor time.
  db.insert(settings)
    .values(ids.map((userId) => ({ userId, flags: { ...DEFAULT_SETTINGS, dailyMonitoring: false }, savedAt: new Date(now) })))
    .run();

  // As their owners have confirmed them. Otherwise a server that starts would do it, and judge all mentions again while it is measured.
  const subject = { kind: 'person', relation: 'self', description: '', keywords: '', createdAt: new Date(now), judgedAt: new Date(now) } as const;
  db.insert(watchedSubjects)
    .values(ids.map((userId, n) => ({ ...subject, id: userId, userId, name: `Anna Nowak${n}` })))
    .run();

  // WAL is left by switching to DELETE.
  client.pragma('journal_mode = DELETE');
  client.pragma('journal_mode = OFF');
  client.pragma('synchronous = OFF');
  client.pragma('foreign_keys = OFF');
  client.pragma('cache_size = -400000');
  // Indexes are made at the end: sorting once is faster than ordered inserts.
  const indexes = client.prepare("select name, sql from sqlite_master where type = 'index' and tbl_name = 'mentions' and sql is not null").all() as {
    name: string;
    sql: string;
  }[];
  for (const { name } of indexes) client.exec(`drop index "${name}"`);
  client.exec("insert into mention_words (mention_words, rank) values ('hashsize', 134217728)");
  const lemmas = Array.from({ length: VOCABULARY }, (_, rank) => lemma(word(rank)));
  const forms = Array.from({ length: VOCABULARY }, (_, rank) => word(rank));
  // Zipf: the word of rank r has frequency 1/r.
  const pick = () => Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** random()) - 1);
  const insert = client.prepare(
    `insert into mentions (id, user_id, subject_id, page_key, url, domain, title, content, match_start, match_end, kind, channel, published_at, found_at,
       sentiment, model_sentiment, score, confidence, own, reach, reprints, fingerprint, sha256, hidden)
     values (?, ?, ?, ?, ?, ?, ?, ?, 0, 4, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)`,
  );
  const index = client.prepare('insert into mention_words (rowid, words) values (?, ?)');
  const days = new Map<string, number>();
  const totals = new Map<string, number>();
  const hex = (n: number, salt: string) => `${salt}${n.toString(16)}`.padStart(64, '0');
  client.transaction(() => {
    let second = -1;
    let inSecond = 0;
    for (let n = 0; n < count; n++) {
      const at = new Date(now - DAYS * 86_400_000 + Math.floor((n / count) * DAYS * 86_400) * 1_000);
      inSecond = at.getTime() === second ? inSecond + 1 : 0;
      second = at.getTime();
      const id = firstIdAt(at) + inSecond;
      const userId = (random() < 0.5 ? ids[0] : ids[1 + Math.floor(random() * (USERS - 1))]) as string;
      const kind = KINDS[Math.floor(random() * KINDS.length)] as SourceKind;
      const channel = channelOf(kind);
      const own = random() < 0.05;
      const luck = random();
      const sentiment: Sentiment | null = own || luck < 0.05 ? null : luck < 0.55 ? 'positive' : luck < 0.85 ? 'neutral' : 'negative';
      const ranks = Array.from({ length: 26 }, pick);
      const title = ranks.slice(0, 6).map((rank) => forms[rank]);
      const content = ranks.slice(6).map((rank) => forms[rank]);
      const domain = `serwis${Math.floor(random() * 300)}.example`;
      const url = `https://${domain}/wpis/${n}`;
      const hidden = random() < 0.02 ? 'not_me' : null;
      insert.run(
        id,
        userId,
        userId,
        url,
        url,
        domain,
        title.join(' '),
        `Anna ${content.join(' ')}.`,
        kind,
        channel,
        at.getTime(),
        at.getTime(),
        sentiment,
        sentiment,
        sentiment ? 0.5 : null,
        sentiment ? 0.8 : null,
        own ? 1 : 0,
        1_000 + (n % 5_000),
        hex(n, 'f'),
        hex(n, 'a'),
        hidden,
      );
      const words = ranks.map((rank) => lemmas[rank] as string);
      const found = searchWords({ title: title.join(' '), content: content.join(' '), domain }, { title: words.slice(0, 6), content: words.slice(6) });
      index.run(id, indexedWords({ subjectId: userId, sentiment, channel, own }, found));
      if (hidden) continue;
      const tone = toneOf({ sentiment, own });
      for (const [counts, key] of [
        [days, `${userId} ${polishDay(at)} ${tone}`],
        [totals, `${userId} ${channel} ${tone}`],
      ] as const)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const counter = client.prepare('insert into mention_days (user_id, subject_id, day, tone, count) values (?, ?, ?, ?, ?)');
    for (const [key, n] of days) counter.run(key.split(' ')[0], ...key.split(' '), n);
    const total = client.prepare('insert into mention_totals (user_id, subject_id, channel, tone, count) values (?, ?, ?, ?, ?)');
    for (const [key, n] of totals) total.run(key.split(' ')[0], ...key.split(' '), n);
    const alert = client.prepare(
      `insert into alerts (id, user_id, subject_id, key, kind, severity, title, description, status, created_at, mention_ids) values (?, ?, ?, ?, 'negative_big', 'high', ?, ?, 'active', ?, ?)`,
    );
    const newest = client.prepare('select id from mentions where subject_id = ? order by id desc limit 5').all(ids[0]) as { id: number }[];
    for (let n = 0; n < 8; n++)
      alert.run(
        newId(),
        ids[0],
        ids[0],
        `bench ${n}`,
        `Krytyczny tekst ${n}`,
        'Opis.\nŹródła: serwis1.example.',
        now,
        JSON.stringify(newest.map(({ id }) => id)),
      );
  })();
  for (const { sql } of indexes) client.exec(sql);
  client.exec("insert into mention_words (mention_words, rank) values ('hashsize', 1048576)");
  client.pragma(`application_id = ${INDEX_VERSION}`);
  client.pragma('journal_mode = WAL');
  client.close();
  return { heavy: ids[0] as string, usual: ids[1] as string };
}
