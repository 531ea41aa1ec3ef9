import { describe, expect, it, vi } from 'vitest';
import { sampleReport } from '../report/fixture.ts';
import { testApp } from './test-app.ts';

/** Lines as a calendar reads them: unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
const valuesOf = (lines: string[], name: string): string[] => lines.flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []));
const DAY = 86_400_000;

async function delivered(plan: Partial<(typeof sampleReport)['plan']> = {}) {
  const t = await testApp({ report: { ...sampleReport, plan: { ...sampleReport.plan, ...plan } } });
  const { id, intent } = await t.placeOrder();
  await t.pay(intent);
  await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
  await t.fulfil(id);
  return { t, id, calendar: async () => t.call(`/api/reports/calendar/${id}`) };
}
const week = (steps: string[]) => ({ week: 1, title: 'Tydzień pierwszy', lead: '', steps, check: '' });

describe("a report's calendar", () => {
  it('has the steps of the plan on their days, and the dates by which something ends', async () => {
    const { calendar } = await delivered({
      weeks: [
        week([
          'Dzień 1: Napisz do redakcji; podaj źródło, datę i „cytat”. Zajmie to do godziny.',
          'Dni 2–4: Dopisz odpowiedzi. Zarezerwuj pół dnia.',
          'Bez dnia.',
        ]),
      ],
    });
    const { status, headers, text } = await calendar();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('plan-i-terminy-Anna%20Kowalska.ics');
    const lines = linesOf(text);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    // Delivered on 20 November: the plan begins the day after.
    expect(valuesOf(lines, 'DTSTART').slice(0, 2)).toEqual(['20261121', '20261122']);
    expect(valuesOf(lines, 'DTEND').slice(0, 2)).toEqual(['20261122', '20261125']);
    expect(valuesOf(lines, 'SUMMARY')).toEqual([
      'Napisz do redakcji\\; podaj źródło\\, datę i „cytat”',
      'Dopisz odpowiedzi',
      'Ostatni dzień na prośbę o zwrot: Anna Kowalska',
      'Usuniemy kopie stron z raportu: Anna Kowalska',
      'Usuniemy raport: Anna Kowalska',
    ]);
    expect(valuesOf(lines, 'DTSTART')[2]).toBe('20261204');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('made again changes the same events; what is over is left out', async () => {
    const { t, calendar } = await delivered({ weeks: [week(['Dzień 1: Zrób coś.'])] });
    const before = linesOf((await calendar()).text);
    t.passTime(20 * DAY);
    const after = linesOf((await calendar()).text);
    expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID').filter((id) => !id.includes('-zwrot@')));
    expect(valuesOf(after, 'DTSTART')[0]).toBe('20261210');
  });
});
