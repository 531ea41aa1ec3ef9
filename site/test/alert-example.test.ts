import { expect, it } from 'vitest';
import { redAlert } from '../src/text/teasers.ts';
import { alertExample } from '../src/view/alert-example.ts';

it('the drawn example of an alert and its message state the same days and counts', () => {
  const { data, bad, all, from, to } = alertExample(redAlert.example);
  const critical = data.sources.filter(({ tone }) => tone === 'negative');
  const [story] = data.stories;
  expect([story?.from, story?.to]).toEqual(['2026-11-05', '2026-11-06']);
  expect(bad).toBe(critical.filter(({ date }) => date !== null && date >= '2026-11-05' && date <= '2026-11-06').length);
  expect(story?.label).toContain(String(bad));
  expect(all).toBe(data.sources.length);
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  // The message is sent on the first day.
  expect(redAlert.example.smsText.replaceAll('\u00a0', ' ')).toContain(`${critical.filter(({ date }) => date === '2026-11-05').length} krytycznych`);
  // „Zwykle mniej niż jedna dziennie”.
  expect((critical.length - bad) / 28).toBeLessThan(1);
  expect(redAlert.example.smsText.length).toBeLessThanOrEqual(160);
});
