/** What a link shows is told as the report tells it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { platformsHeading } from '../../api/src/contract/headings.ts';
import { SHARE_SECTIONS, sharedReport } from '../../api/src/contract/sharing.ts';
import { sampleReport } from '../../api/test/report/fixture.ts';
import { $shared, lookAgain, openShared } from '../src/stores/shared.ts';
import { firstScreen } from '../src/view/first-screen.ts';
import { horizonItems } from '../src/view/horizon-table.ts';
import { reportKpi } from '../src/view/kpi-detail.ts';
import { sourceRows } from '../src/view/report-evidence.ts';
import { boardView } from '../src/view/report-kpi.ts';
import { planCalendar } from '../src/view/report-plan.ts';
import { weightiest } from '../src/view/report-sources.ts';
import { storyViews } from '../src/view/report-stories.ts';
import { kpiRows, riskViews } from '../src/view/report-told.ts';
import { reportOf, sourceTypeOf } from '../src/view/shared.ts';
import { fakeApi, fakePage } from './fake-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link that is ended while its report is open', () => {
  it('shows nothing once the reader comes back; a lost connection takes nothing, and no return asks too often', async () => {
    vi.useFakeTimers();
    fakePage('/wglad#tajne');
    const answer = { body: { report: 'one' } };
    const ended = { status: 404, body: { code: 'share_not_found', message: 'Ten link już nie działa.', requestId: 'r' } };
    const api = fakeApi({ 'POST /api/shared': [answer, new Error('offline'), answer, ended] });
    await openShared();
    await lookAgain();
    expect([api.calls.length, $shared.get().kind], 'just asked').toEqual([1, 'ready']);
    for (const kind of ['ready', 'ready', 'missing']) {
      await vi.advanceTimersByTimeAsync(31_000);
      await lookAgain();
      expect($shared.get().kind).toBe(kind);
    }
    await vi.advanceTimersByTimeAsync(31_000);
    await lookAgain();
    expect(api.calls).toHaveLength(4);
  });
});

const all = reportOf(sharedReport(sampleReport, SHARE_SECTIONS));

describe('a shared report', () => {
  it('has every chosen section as the whole report has it', () => {
    expect(horizonItems(all)).toEqual(horizonItems(sampleReport));
    expect(kpiRows(all)).toEqual(kpiRows(sampleReport));
    expect(boardView(all)).toEqual(boardView(sampleReport));
    // What is laid at the door is not shared, only how grave and by whom.
    expect(riskViews(all)).toEqual(riskViews(sampleReport).map((risk) => ({ ...risk, said: null })));
    expect(platformsHeading(all.platforms)).toBe(platformsHeading(sampleReport.platforms));
    expect(planCalendar(all.plan)).toEqual(planCalendar(sampleReport.plan));
    expect(weightiest(all)).toEqual(weightiest(sampleReport));
    // What accusations add to stories and to the first screen is not shared.
    const without = { ...sampleReport, accusations: [], endings: [] };
    expect(storyViews(all)).toEqual(storyViews(without));
    expect(firstScreen(all)).toEqual(firstScreen(without));
  });

  it('shows a source with its words, but not when its copy was made', () => {
    const [first, whole] = [sourceRows(all.evidence)[0], sourceRows(sampleReport.evidence)[0]];
    expect(first).toEqual({ ...whole, fetched: '', copies: [] });
  });

  it('says of a score what it is made of, and what raises it only in words that are the same for all', () => {
    for (const { id } of sampleReport.kpis) {
      const [shown, whole] = [reportKpi(all, id), reportKpi(sampleReport, id)];
      expect(shown?.parts).toEqual(whole?.parts);
      expect(shown?.steps).toEqual([]);
    }
    expect(sampleReport.kpis.some(({ id }) => reportKpi(sampleReport, id)?.steps.length)).toBe(true);
  });

  it('has no first screen, no stories and no score where these are not chosen', () => {
    const few = reportOf(sharedReport(sampleReport, ['horizon']));
    expect(firstScreen(few)).toBeNull();
    expect([few.stories, few.kpis, few.risks, few.platforms, few.recommendations]).toEqual([[], [], [], [], []]);
    expect(horizonItems(few).sources).toHaveLength(sampleReport.evidence.length);
    expect(horizonItems(few).sources.some(({ told, risk }) => told || risk)).toBe(false);
  });

  it('is marked for machines as what it shows was made: by rules, or with a model where a story or a tone of one is shown', () => {
    const [story, ...stories] = sampleReport.stories as [(typeof sampleReport.stories)[number], ...typeof sampleReport.stories];
    const telling = { ...sampleReport, stories: [{ ...story, told: [{ ...story.headline, writer: 'model' as const }] }, ...stories] };
    const [first, ...rest] = sampleReport.evidence as [(typeof sampleReport.evidence)[number], ...typeof sampleReport.evidence];
    const tone = { label: 'negative', score: -0.6, confidence: 0.6, by: 'model' } as const;
    const reading = { ...sampleReport, evidence: [{ ...first, sentiment: tone }, ...rest] };
    const typeOf = (report: typeof sampleReport, sections = SHARE_SECTIONS.slice()) => sourceTypeOf(sharedReport(report, sections)).split('/').at(-1);
    expect([typeOf(sampleReport), typeOf(telling), typeOf(reading)]).toEqual([
      'algorithmicMedia',
      'compositeWithTrainedAlgorithmicMedia',
      'compositeWithTrainedAlgorithmicMedia',
    ]);
    // What a link does not show marks nothing.
    expect(typeOf(telling, ['plan'])).toBe('algorithmicMedia');
  });
});
