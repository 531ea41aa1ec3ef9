import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/analysis/index.ts';
import type { Report } from '../../src/contract/report.ts';
import { sideBySide } from '../../src/contract/side-by-side.ts';
import { sampleReport } from '../report/fixture.ts';

const THEN = new Date('2026-06-20T08:00:00Z');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

/** What the dashboard says about two reports that differ by `edit`. */
function compared(edit: (now: Report, then: Report) => void) {
  const [now, then] = [structuredClone(sampleReport), structuredClone(sampleReport)];
  edit(now, then);
  const comparison = compareReports({ orderId: 'before', completedAt: THEN, report: then }, now);
  return { ...comparison, sentences: comparison.sentences.map(plain) };
}
const kpi = (report: Report, id: string) => {
  const found = report.kpis.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('an analysis against the one before it', () => {
  it('says that nothing has changed when nothing has', () => {
    const { scoring, sentiment, sources, sentences, completedAt, orderId } = compared((now, then) => {
      then.recommendations = [];
      now.recommendations = [];
    });
    expect({ scoring, sentiment, sources, completedAt, orderId }).toEqual({
      scoring: 0,
      sentiment: 0,
      sources: 0,
      completedAt: THEN.toISOString(),
      orderId: 'before',
    });
    expect(sentences).toEqual([
      'Od raportu z 20 czerwca 2026 r. przybyło 0 nowych źródeł, a zniknęło 0 dawnych.',
      'W tym obszarze nic istotnego się nie zmieniło.',
    ]);
  });

  it('counts new and vanished sources by page, not by spelling of the address', () => {
    const { sentences, sources } = compared((now, then) => {
      const [gone, moved, ...rest] = then.evidence;
      then.evidence = [gone, moved, ...rest] as Report['evidence'];
      now.evidence = [
        { ...(moved as Report['evidence'][number]), url: `${moved?.url}?utm_source=x` },
        ...rest,
        ...[1, 2].map((n) => ({ ...(moved as Report['evidence'][number]), url: `http://nowe.example/${n}` })),
      ];
      now.coverage.totals.sources = then.coverage.totals.sources + 1;
    });
    expect(sentences[0]).toBe('Od raportu z 20 czerwca 2026 r. przybyły 2 nowe źródła, a zniknęło 1 dawne.');
    expect(sources).toBe(1);
  });

  it('records of registers, and questions to them, are no change', () => {
    const { sentences, sources } = compared((now, then) => {
      then.recommendations = [];
      now.recommendations = [];
      const last = now.evidence.at(-1) as Report['evidence'][number];
      now.evidence.push({ ...last, n: now.coverage.totals.sources + 1, url: 'https://api-krs.ms.gov.pl/api/krs/OdpisAktualny/0000424242' });
      now.coverage.queries.push({ source: 'krs', query: 'KRS 0000424242', status: 'ok', found: 1, detail: null });
    });
    expect(sentences).toEqual([
      'Od raportu z 20 czerwca 2026 r. przybyło 0 nowych źródeł, a zniknęło 0 dawnych.',
      'W tym obszarze nic istotnego się nie zmieniło.',
    ]);
    expect(sources).toBe(0);
  });

  it('tells a certain change of a KPI from one within the interval', () => {
    const { kpis, scoring, sentences } = compared((now) => {
      Object.assign(kpi(now, 'social_media_activity'), { score: 58, low: 51, high: 66 });
      Object.assign(kpi(now, 'industry_influence'), { score: 60, low: 52, high: 68 });
      Object.assign(kpi(now, 'content_quality_score'), { score: 80, low: 72, high: 86 });
    });
    expect(kpis.filter(({ from, to }) => from !== to)).toEqual([
      { id: 'social_media_activity', from: 36, to: 58, certain: true, thin: false },
      { id: 'industry_influence', from: 82, to: 60, certain: true, thin: false },
      { id: 'content_quality_score', from: 70, to: 80, certain: false, thin: false },
    ]);
    expect(scoring).toBe(1);
    expect(sentences).toContain('Wskaźnik „Aktywność w mediach społecznościowych” wzrósł z 36 do 58.');
    expect(sentences).toContain('Wskaźnik „Wpływ w branży” spadł z 82 do 60.');
    expect(sentences).toContain('Wskaźnik „Jakość treści” zmienił się z 70 na 80, ale różnica mieści się w granicach niepewności.');
  });

  it('calls no KPI of too few sources higher, as the comparison side by side does not, and says why', () => {
    const edit = (now: Report) => Object.assign(kpi(now, 'social_media_activity'), { score: 58, low: 51, high: 66, support: 3, thin: true });
    const { kpis, sentences } = compared(edit);
    expect(kpis.find(({ id }) => id === 'social_media_activity')).toMatchObject({ certain: false, thin: true });
    expect(sentences).toContain('Wskaźnik „Aktywność w mediach społecznościowych” zmienił się z 36 na 58, ale źródeł jest za mało, żeby to porównywać.');
    const later = structuredClone(sampleReport);
    edit(later);
    const { kpis: beside } = sideBySide([
      { orderId: 'before', report: sampleReport },
      { orderId: 'later', report: later },
    ]);
    expect(beside.find(({ id }) => id === 'social_media_activity')?.differences).toEqual(['unclear']);
  });

  it('speaks of the share of positive mentions only when it moved', () => {
    const share = (positive: number) =>
      compared((now, then) => {
        then.sentiment = { positive: 50, neutral: 30, negative: 20, mixed: 0, uncertain: 0 };
        now.sentiment = { positive, neutral: 80 - positive, negative: 20, mixed: 0, uncertain: 0 };
        now.overallSentimentScore = then.overallSentimentScore + 0.1;
      });
    expect(share(60).sentences).toContain('Udział pozytywnych wzmianek: 50% poprzednio, 60% teraz.');
    expect(share(60).sentiment).toBe(5);
    expect(share(52).sentences.join()).not.toContain('Udział');
  });

  it('names a new risk with its first source, and one that is gone only when its pages are', () => {
    const gone = (rank: number | null) =>
      compared((now, then) => {
        const [risk] = then.risks;
        if (!risk) throw new Error('the fixture has a risk');
        now.risks = [{ ...risk, kind: 'recurring', name: 'Świeża sprawa' }];
        now.evidence = now.evidence.map((item) => ({ ...item, rank }));
        then.risks = [risk];
      });
    const { sentences } = gone(40);
    const [risk] = sampleReport.risks;
    expect(sentences.some((text) => text.startsWith('Nowe ryzyko: Świeża sprawa. Pierwsze źródło: '))).toBe(true);
    expect(sentences.some((text) => text.startsWith(`Ryzyko „${risk?.name}” nie jest już widoczne`))).toBe(true);
    expect(gone(3).sentences.join()).not.toContain('nie jest już widoczne');
  });

  it('warns when the method or the places searched are not the same', () => {
    const { sentences } = compared((now, then) => {
      now.method.version = '2.0';
      then.method.version = '1.0';
      now.coverage.queries = [{ source: 'inne', query: 'a', status: 'ok', found: 1, detail: null }];
      then.coverage.queries = [{ source: 'searxng', query: 'a', status: 'ok', found: 1, detail: null }];
    });
    expect(sentences).toContain('Od poprzedniego raportu zmienił się wzór (wersja 1.0 → 2.0), dlatego wyniki nie są w pełni porównywalne.');
    expect(sentences).toContain('Tym razem sprawdzono inny zestaw źródeł (inne, SearXNG), dlatego liczby wzmianek nie są w pełni porównywalne.');
    expect(compared(() => undefined).sentences.join()).not.toMatch(/wzór|zestaw/);
  });

  it('tells where the own page stands now, and what advice is still open', () => {
    const { sentences } = compared((now, then) => {
      const rank = (report: Report, value: number) => {
        report.evidence = report.evidence.map((item) => (item.own && item.platform === null ? { ...item, rank: value } : item));
      };
      rank(then, 6);
      rank(now, 2);
    });
    expect(sentences).toContain(`Strona własna przesunęła się z pozycji 6 na 2 dla hasła „${sampleReport.subject.name}”.`);
    expect(sentences.filter((text) => text.startsWith('Zalecenie nadal aktualne: „'))).toHaveLength(2);
  });
});
