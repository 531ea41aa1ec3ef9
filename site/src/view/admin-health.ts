/** The system's health → lines of the panel. Pure. */
import type { AdminHealth, HealthState, OutsideCheck } from '#contract/health.ts';
import { sourceLabel } from '#contract/sources.ts';
import { adminHealth as t } from '../text/admin-health.ts';

export type HealthLine = { id: string; name: string; state: HealthState; facts: string; error: string | null };

export const HEALTH_TONE = { ok: 'positive', warn: 'neutral', bad: 'negative', idle: 'quiet' } as const;

const facts = (...all: (string | null | false)[]): string => all.filter(Boolean).join(' · ');

const outside = (id: string, name: string, { state, okAt, failedAt, error }: OutsideCheck): HealthLine => ({
  id,
  name,
  state,
  facts: facts(okAt && t.answered(okAt), error && failedAt && t.failed(failedAt), !okAt && !failedAt && t.notAsked),
  error,
});

/** One line for each check, in the order of the panel. */
export function healthLines({ mail, payments, search, feeds, queue, rounds, workers, disk }: AdminHealth): HealthLine[] {
  return [
    {
      id: 'mail',
      name: t.mail.name,
      state: mail.state,
      facts: facts(
        mail.failing > 0 && t.mail.failing(mail.failing),
        mail.lost > 0 && t.mail.lost(mail.lost),
        mail.overdue > 0 && t.mail.overdue(mail.overdue),
        mail.sentAt ? t.mail.sent(mail.sentAt) : t.mail.none,
      ),
      error: mail.failing > 0 ? mail.error : null,
    },
    outside('payments', t.payments, payments),
    ...search.map(({ source, ...check }) => outside(source, t.search(sourceLabel(source)), check)),
    {
      id: 'feeds',
      name: t.feeds.name,
      state: feeds.state,
      facts: feeds.all === 0 ? t.feeds.none : facts(t.feeds.all(feeds.all), feeds.failing > 0 && t.feeds.failing(feeds.failing)),
      error: feeds.error,
    },
    {
      id: 'queue',
      name: t.queue.name,
      state: queue.state,
      facts: queue.unanswered ? '' : facts(t.queue.size(queue.waiting, queue.running), queue.ageMs >= 60_000 && t.queue.age(queue.ageMs)),
      error: queue.unanswered ? t.queue.unanswered : null,
    },
    {
      id: 'rounds',
      name: t.rounds.name,
      state: rounds.state,
      facts: facts(t.rounds.day(rounds.ended, rounds.failed), rounds.finishedAt && t.rounds.finished(rounds.finishedAt)),
      error: rounds.failed > 0 ? rounds.error : null,
    },
    ...workers.map((worker) => ({
      id: `worker ${worker.name}`,
      name: t.worker.name(worker.name),
      state: worker.state,
      facts: facts(worker.okAt && t.worker.threads(worker.threads), t.worker.tasks(worker.done, worker.lost), worker.failedAt && t.failed(worker.failedAt)),
      error: worker.fault && worker.failedAt ? t.worker.faults[worker.fault] : null,
    })),
    { id: 'disk', name: t.disk.name, state: disk.state, facts: facts(t.disk.free(disk.free, disk.total), t.disk.database(disk.database)), error: null },
  ];
}

/** How many lines need somebody. */
export const problemsIn = (lines: readonly HealthLine[]): number => lines.filter(({ state }) => state === 'bad' || state === 'warn').length;
