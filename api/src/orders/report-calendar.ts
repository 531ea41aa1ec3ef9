import { dateLong, sentenceTitle } from '../contract/format.ts';
import { PLAN_TITLE, planSteps } from '../contract/plan-days.ts';
import { addDays, polishDay } from '../days.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';
import { findOrder } from './find-order.ts';
import { getReport } from './results.ts';
import { claimEnd } from './withdrawal-order.ts';

/**
 * The report's plan of thirty days and the dates that follow from it, as a calendar. The plan begins on the day after the delivery, or
 * today if that is over.
 * @throws AppError order_not_found, restricted, report_not_ready
 */
export async function reportCalendar(deps: Deps, orderId: string): Promise<{ subjectName: string; calendar: string }> {
  const order = findOrder(deps, orderId);
  const report = order.reportStatus === 'completed' ? await getReport(deps.db, order.id) : null;
  if (!report || !order.completedAt) throw new AppError('report_not_ready');
  const now = deps.clock();
  const { subjectName, completedAt } = order;
  const url = `${deps.config.siteUrl}/report/${order.id}`;
  const id = (name: string) => `${order.id.slice(0, 8)}-${name}@${new URL(deps.config.siteUrl).hostname}`;
  const first = [addDays(polishDay(completedAt), 1), polishDay(now)].sort().at(-1) as string;
  const steps = planSteps(report.plan).map(
    ({ from, to, text }, at): CalendarEvent => ({
      id: id(`plan-${at + 1}`),
      from: addDays(first, from - 1),
      to: addDays(first, to - 1),
      title: sentenceTitle(text),
      text: `${text}\n\n${PLAN_TITLE} z raportu: ${subjectName}.`,
      url,
    }),
  );
  const day = (name: string, at: string | Date, title: string, text: string): CalendarEvent => {
    const date = polishDay(new Date(at));
    return { id: id(name), from: date, to: date, title: `${title}: ${subjectName}`, text, url, remind: true };
  };
  const until = claimEnd(completedAt);
  const { reportDate, sourcesDate } = report.method.retention;
  const claimable = order.paymentStatus === 'paid' && !order.included && !order.refundRequestedAt && !order.claimedAt;
  const deadlines = [
    ...(claimable
      ? [
          day(
            'zwrot',
            until,
            'Ostatni dzień na prośbę o zwrot',
            `Do ${dateLong(until)} możesz poprosić o zwrot z gwarancji: ${deps.config.siteUrl}/tracking?orderId=${order.id}`,
          ),
        ]
      : []),
    day(
      'kopie',
      sourcesDate,
      'Usuniemy kopie stron z raportu',
      'Zapisane kopie stron usuwamy po okresie podanym w raporcie. Cytaty zostają w raporcie i w PDF.',
    ),
    day('raport', reportDate, 'Usuniemy raport', 'Jeśli chcesz go zachować, pobierz wcześniej PDF i dane.'),
  ];
  return { subjectName, calendar: calendarFile(`Lustro: ${subjectName}`, [...steps, ...deadlines.filter(({ from }) => from >= polishDay(now))], now) };
}
