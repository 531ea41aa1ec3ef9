/** A risk tells the whole case: all its sources, and the answer and the end that other chapters print. */
import { describe, expect, it } from 'vitest';
import { isAnswering } from '../../src/analysis/agents/defence.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page, web } from './factory.ts';

const ARCHITECT = 'Jan Kowalski to architekt z Gdyni.';
const text = (host: string, title: string, date: string, said: string): Document =>
  page({ url: `https://${host}/`, title, date, text: `${ARCHITECT} ${said}` });

const charge = text(
  'gazeta.test',
  'Kosztorysy szpitala pod lupą',
  '2026-02-06',
  'Inwestor zarzuca Janowi Kowalskiemu oszustwo przy kosztorysach szpitala w Redłowie. Kosztorysy szpitala zawyżono o trzy miliony.',
);
const again = text(
  'kurier.test',
  'Szpital w Redłowie: kosztorysy i miliony',
  '2026-02-08',
  'Na sesji padły ostre słowa o dachu i windach. Radny Lis oskarża Jana Kowalskiego o oszustwo: kosztorysy szpitala w Redłowie miały wzrosnąć o cenę całego skrzydła. Głosowanie przełożono na marzec.',
);
const reply = text(
  'radio.test',
  'Architekt o kosztorysach szpitala',
  '2026-02-10',
  'Rozmowę nadano rano. Jan Kowalski zaprzecza oskarżeniom o oszustwo i mówi, że kosztorysy szpitala w Redłowie liczył urząd miasta, a on rysował elewację.',
);
const risk = (...pages: Document[]) => judge([...pages, ...web(12)]).risks.find(({ kind }) => kind === 'charge');
const against = (...pages: Document[]) => (risk(...pages)?.against ?? []).map(({ pattern }) => pattern);

describe('a risk', () => {
  it('counts all sources of its case', () => {
    const refs = new Set(risk(charge, again)?.for.flatMap((claim) => claim.refs));
    expect(refs.size).toBe(2);
    expect(
      risk(charge, again)
        ?.for.map(({ text: said }) => said.replace(/\u00a0/g, ' '))
        .join(' '),
    ).toContain('piszą 2 źródła');
  });

  it('has the answer that the accusation has, so that nothing is said to be missing', () => {
    expect(against(charge, again, reply)).toEqual(expect.arrayContaining([expect.stringMatching(/^RI-(?:06|26)$/)]));
    expect(against(charge, again)).toEqual([]);
  });

  it.each([
    ['Jestem z tego powodu szczęśliwa i czuję się świetnie.', false],
    ['Nigdy nie zawyżyliśmy kosztorysu.', true],
    ['Przepraszamy mieszkańców za błąd w wycenie.', true],
    ['Robimy szpitale od trzydziestu lat.', false],
  ])('takes own words for an answer only where they deny, explain or regret: „%s” %s', (words, answers) => {
    expect(isAnswering(words)).toBe(answers);
  });

  it('that nothing ended is never called low where the whole is not', () => {
    const { risks, riskLevel } = judge([charge, again, ...web(12)]);
    expect([riskLevel, risks[0]?.level]).toEqual(['medium', 'medium']);
  });
});
