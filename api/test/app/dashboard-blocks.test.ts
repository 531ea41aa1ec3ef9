import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../../src/analysis/words/patterns.ts';
import { COMMERCIAL_BLOCKS, PRESENCE_BLOCKS, REPUTATION_BLOCKS } from '../../src/contract/choices.ts';

import type { Claim, Report } from '../../src/contract/report.ts';
import { achievementsOf, blocksOf, ELSEWHERE, summaryOf } from '../../src/profile/blocks.ts';
import { sampleReport } from '../report/fixture.ts';

const claim = (pattern: string, text: string, refs = [1]): Claim => ({ pattern, text, refs, basis: 'evidence', quotes: [] });
const withTimeline = (...claims: Claim[]): Report => ({
  ...sampleReport,
  sections: [{ id: 'timeline', title: 'Oś czasu', lead: '', thin: null, findings: [{ title: 'Wydarzenia', tone: 'neutral', claims }] }],
});

describe('the blocks of the analysis dashboard', () => {
  const { claims, texts } = blocksOf(sampleReport);

  it('put each sentence of the report where a reader looks for it', () => {
    const patterns = Object.fromEntries(Object.entries(claims).map(([block, list]) => [block, list.map((c) => c.pattern)]));
    expect(patterns).toEqual({
      socialMedia: ['SO-01', 'SO-04', 'WE-03'],
      websiteSeo: ['RI-11', 'WS-01', 'WS-12'],
      mediaCoverage: ['ME-01', 'ME-06', 'ME-03'],
      contentPerformance: ['AU-02'],
      audienceAnalysis: ['AU-01'],
      marketValue: ['CO-02'],
      partnershipPotential: ['CO-04'],
      competitivePositioning: ['FI-11'],
      sentimentAnalysis: ['SE-01', 'SE-06', 'SE-07', 'ST-02'],
      riskFactors: ['FI-09'],
      crisisReadiness: ['CR-02'],
    });
  });

  it('say nothing twice on one page, and nothing that the summary says', () => {
    const shown = [sampleReport.headline, ...summaryOf(sampleReport), ...Object.values(claims).flat()].map((c) => c.text);
    expect(shown).toEqual([...new Set(shown)]);
    const award = 'Nagroda roku za Bulwar Rybacki pojawia się w 14 źródłach; w dziewięciu obok imienia i nazwiska.';
    expect(shown.filter((text) => text === award)).toHaveLength(1);
    // The text keeps what the page shows in another place.
    expect(texts.websiteSeo).toContain(award);
  });

  it('keep a sentence told above rather than stand empty', () => {
    const only = { ...sampleReport, summary: [claim('CR-02', 'Na stronie widać dane kontaktowe, ale nie ma na niej słowa o zakończonej sprawie.')] };
    expect(blocksOf(only).claims.crisisReadiness).toHaveLength(1);
  });

  it('name the risks in the text of the risks', () => {
    for (const risk of sampleReport.risks) expect(texts.riskFactors).toContain(`${risk.name}. ${risk.for[0]?.text}`);
  });

  it('know only patterns and blocks that exist', () => {
    const known = new Set([...PRESENCE_BLOCKS, ...COMMERCIAL_BLOCKS, ...REPUTATION_BLOCKS]);
    for (const [pattern, block] of Object.entries(ELSEWHERE)) {
      expect(Object.keys(PATTERNS)).toContain(pattern);
      if (block) expect(known).toContain(block);
    }
  });
});

describe('the timeline of achievements', () => {
  it('has a year, the event alone and its source, oldest first, without disputes', () => {
    const report = withTimeline(
      claim('TL-01', '2025 — „Nagroda Miasta (edycja X) dla Anny Kowalskiej” (nasze-miasto.example).', [7]),
      claim('TL-02', '2024 — „Opóźnienia i skargi. Co dalej?” (glos.example).', [8]),
      claim('TL-01', '2023\u00a0— otwarcie pracowni.', [9]),
      claim('TL-01', 'Bez roku.', [10]),
    );
    expect(achievementsOf(report)).toEqual([
      { year: '2023', achievement: 'Otwarcie pracowni', refs: [9] },
      { year: '2025', achievement: '„Nagroda Miasta (edycja X) dla Anny Kowalskiej”', refs: [7] },
    ]);
  });

  it('is empty without such a chapter', () => {
    expect(achievementsOf({ ...sampleReport, sections: [] })).toEqual([]);
  });
});

it('the summary of the page leaves out the first step and the number of sources', () => {
  const report = { ...sampleReport, summary: [claim('SE-01', 'a'), claim('SU-01', 'b'), claim('SU-03', 'c'), claim('SU-02', 'd')] };
  expect(summaryOf(report).map((c) => c.text)).toEqual(['a', 'd']);
});
