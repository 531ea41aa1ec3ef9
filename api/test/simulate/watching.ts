/** Monitoring in a schedule: what rounds find, what buyers do with it, and a naive count beside every counter. */
import type { Sighting, Watched } from '../../src/analysis/index.ts';
import { type Action, type Buyer, type Stage, said, signIn } from './buyers.ts';
import type { Chance } from './chance.ts';
import { really } from './files.ts';
import type { Server } from './server.ts';
import { smallReport } from './small-report.ts';

const OUTLETS = ['kurier', 'gazeta', 'portal'];

/** Up to three pages that name the subject; a page may come again. */
export function pagesOf(name: string, chance: Chance, nowMs: number): Watched {
  const found = Array.from({ length: chance.below(4) }, (): Sighting => {
    const page = chance.below(30);
    const domain = `${chance.pick(OUTLETS)}.example`;
    const of = chance.pick(smallReport.evidence);
    const words = `${name} na stronie ${page}`;
    const publishedAt = chance.is(0.2) ? null : new Date(nowMs - chance.below(40 * 86_400_000)).toISOString();
    const evidence = { ...of, url: `http://${domain}/${page}`, domain, title: words, publishedAt, quote: { ...of.quote, text: `${words}.` } };
    const lemmas = words.toLowerCase().split(' ');
    return { evidence, canonicalUrl: evidence.url, match: { start: 0, end: name.length }, lemmas: { title: lemmas, content: lemmas }, copies: [] };
  });
  return { sightings: [...new Map(found.map((one) => [one.canonicalUrl, one])).values()], setAside: chance.below(3) };
}

const asBuyer =
  (act: (stage: Stage, buyer: Buyer, cookie: string) => Promise<string>): Action =>
  async (stage) => {
    const buyer = stage.chance.pick(stage.buyers);
    const cookie = await signIn(stage, buyer);
    return cookie ? act(stage, buyer, cookie) : 'no account';
  };

export const monitor = asBuyer(async ({ server }, _buyer, cookie) => said(await server.call('/api/monitoring/run', { body: {}, cookie })));

/** Corrects the sentiment of a mention, or says that it is about somebody else. */
export const correctMention = asBuyer(async ({ server, chance }, { email }, cookie) => {
  const own = server.client.prepare('select m.id from mentions m join users u on u.id = m.user_id where u.email = ? order by m.id').pluck().all(email);
  if (own.length === 0) return 'no mention';
  const body = chance.is(0.5) ? { sentiment: chance.pick(['positive', 'neutral', 'negative']) } : { notMe: chance.is(0.6) };
  return said(await server.call(`/api/monitoring/mentions/${chance.pick(own)}`, { method: 'PATCH', body, cookie }));
});

export const mute = asBuyer(async ({ server, chance }, _buyer, cookie) => {
  const domain = `${chance.pick(OUTLETS)}.example`;
  if (chance.is(0.6)) return said(await server.call('/api/monitoring/muted', { body: { domain }, cookie }));
  return said(await server.call(`/api/monitoring/muted/${domain}`, { method: 'DELETE', cookie }));
});

/** What the dashboard says in sum is what the rows say, when nothing else goes on. */
export const statistics = asBuyer(async ({ server, broken }, { email }, cookie) => {
  const naive = server.client.prepare('select count(*) from mentions m join users u on u.id = m.user_id where u.email = ? and hidden is null').pluck();
  const before = naive.get(email);
  const answer = await server.call('/api/monitoring/stats', { cookie });
  if (answer.status === 200 && before === naive.get(email) && (answer.json as { total: number }).total !== before)
    broken.push(`${email}: the dashboard says ${(answer.json as { total: number }).total} mentions, the rows say ${before}`);
  return said(answer);
});

/** The administrator's counters, from the rows. */
export function naive(server: Server): { orders: number; paid: number; income: number } {
  const rows = server.rows('select payment_status as payment, included, refund_id as refund, amount from orders') as Record<string, unknown>[];
  const paid = rows.filter(({ payment, included }) => payment === 'paid' && !included);
  const income = paid.filter(({ refund }) => refund === null).reduce((sum, { amount }) => sum + Number(amount), 0);
  return { orders: rows.length, paid: paid.length, income };
}

/** Mentions and their counters by day are erased in steps, after what counts them in all: those that wait for it count as gone. */
const LEFT = `subject_id not in (select substr(what, 7) from pending_erasures where what like 'found:%')`;
/** By subject, day and tone, or channel and tone: what is counted, less what the rows say. */
const DIFFERENT = (key: string, counters: string) => `
  select subject_id, sum(n) as n from (
    select subject_id, ${key} as one, coalesce(sentiment, iif(own, 'own', 'none')) as tone, 1 as n from mentions where hidden is null and ${LEFT}
    union all select subject_id, one, tone, -count from (select subject_id, ${counters} as one, tone, count from ${counters === 'day' ? 'mention_days' : 'mention_totals'} where ${LEFT}))
  group by subject_id, one, tone having sum(n) <> 0`;
/** Polish time in the weeks of a schedule is an hour ahead; before the end of October it was two. */
const DAY = `date(id / 1048576 + iif(id / 1048576 < unixepoch('2026-10-25T01:00:00Z'), 7200, 3600), 'unixepoch')`;

export const watchingFaults = really(({ rows }: Server): string[] => [
  ...rows(DIFFERENT('channel', 'channel')).map((row) => `the counters of all time differ from the mentions: ${JSON.stringify(row)}`),
  ...rows(DIFFERENT(DAY, 'day')).map((row) => `the counters of days differ from the mentions: ${JSON.stringify(row)}`),
  ...rows(`select subject_id from monitoring_rounds where status in ('queued', 'running') group by subject_id having count(*) > 1`).map(
    (row) => `two rounds at once: ${JSON.stringify(row)}`,
  ),
]);

/** At the end no round hangs. */
export const roundsLeft = ({ rows }: Server, nowMs: number): string[] =>
  rows(`select id, status from monitoring_rounds where status in ('queued', 'running') and requested_at < ${nowMs - 2 * 86_400_000}`).map(
    (row) => `a round hangs: ${JSON.stringify(row)}`,
  );
