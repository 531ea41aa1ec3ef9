/** The same report says the same on its page and in its PDF: both print what the contract's headings say. */
import { expect, it } from 'vitest';
import { horizonCounts } from '../../src/contract/drawing/horizon.ts';
import { reportHorizon } from '../../src/contract/drawing/report-horizon.ts';
import { firstScreen } from '../../src/contract/first-screen.ts';
import { horizonHeading, platformsHeading, risksHeading } from '../../src/contract/headings.ts';
import type { Report } from '../../src/contract/report.ts';
import { buildDocument } from '../../src/report/pdf/document.ts';
import { read, readReport } from './definition.ts';
import { sampleReport } from './fixture.ts';

const changed = (change: (report: Report) => void): Report => {
  const report = structuredClone(sampleReport);
  change(report);
  return report;
};
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
const printed = (report: Report) => plain(readReport(report).text);

const unsure = changed(({ evidence }) => {
  for (const { sentiment } of evidence) if (sentiment && sentiment.label !== 'neutral') sentiment.confidence = 0.4;
});
const quiet = changed(({ platforms }) => {
  for (const platform of platforms) if (platform.state === 'confirmed') platform.posts90 = 0;
});

it.each([
  ['with praise and charges', sampleReport],
  ['whose charges are all unsure', unsure],
  ['whose profiles have posted nothing for ninety days', quiet],
])('prints the headings and notes of its page for a report %s', (_, report) => {
  const text = printed(report);
  const { sources, stories } = reportHorizon(report);
  const charged = stories.filter(({ tone }) => tone === 'negative').length;
  expect(text).toContain(plain(horizonHeading(horizonCounts(sources), charged, report.headline.text)));
  expect(text).toContain(plain(platformsHeading(report.platforms)));
  expect(text).toContain(plain(risksHeading(report)));
  const screen = firstScreen(report);
  expect(text).toContain(plain(screen?.heading ?? 'none'));
  for (const { note } of [...(screen?.rows ?? []), ...(screen?.under ?? [])]) if (note) expect(text).toContain(plain(note));
});

it('counts as critical only what the report is sure of', () => {
  expect(printed(unsure)).not.toMatch(/tekst\S* krytyczn/);
  expect(printed(sampleReport)).toMatch(/tekst\S* krytyczn/);
});

it('ends what it cuts at a word, and parts an address from the words before it', () => {
  const long = changed(({ recommendations, evidence }) => {
    const seen = evidence.find(({ rank }) => rank !== null && rank <= 10);
    for (const step of recommendations)
      Object.assign(step, { text: `Poproś o dopisek pod tekstami: ${'„Dach przedszkola” i '.repeat(20)}tym`, refs: [seen?.n] });
  });
  const text = printed(long);
  expect(text.slice(text.lastIndexOf('Co zmieni pierwszy ekran')).slice(0, 300)).toMatch(
    /Poproś o dopisek pod tekstami: („Dach przedszkola” i )+(„Dach( przedszkola”)?( i)?)?…/,
  );
  const signed = plain(read(buildDocument(sampleReport, { checkAt: 'https://lustro.example/sprawdz' }).content).text);
  expect(signed).toContain('pokaże, bez wysyłania pliku, strona lustro.example/sprawdz');
});
