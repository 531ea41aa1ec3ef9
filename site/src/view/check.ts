/** What a check of a report's file says: a heading, sentences, and what to compare. Pure. */
import { counted, dateLong, decimal } from '#contract/format.ts';
import type { About, Change, Verdict } from '#contract/verify-report.ts';
import { checkText as t } from '../text/check.ts';

export type CheckResult = Verdict | { state: 'no_keys' };
export type CheckView = {
  tone: 'ok' | 'bad' | 'plain';
  title: string;
  text: string[];
  facts: { term: string; value: string | string[] }[];
};

const PLAIN = { unsigned: t.unsigned, not_a_report: t.notReport, unable: t.unable, no_keys: t.noKeys } as const;

function changeWords(change: Change): string[] {
  if (change.kind === 'signature') return [t.changed.signature];
  if (change.kind === 'part') return [t.changed.part(change.names)];
  const known = change.sources.filter((n) => n > 0);
  const words = change.kind === 'snapshot' ? t.changed.snapshot : t.changed.quote;
  return [...(known.length > 0 ? [words(known)] : []), ...(known.length < change.sources.length ? [t.changed.extra] : [])];
}

function factsOf({ subject, headline, kpis, coverage, method }: About): CheckView['facts'] {
  const { sources, domains } = coverage.totals;
  return [
    { term: t.facts.subject, value: [subject.name, subject.description].filter(Boolean).join(', ') },
    { term: t.facts.date, value: dateLong(method.generatedAt) },
    ...(method.recountedAt ? [{ term: t.facts.recounted, value: dateLong(method.recountedAt) }] : []),
    { term: t.facts.code, value: method.code },
    { term: t.facts.sources, value: `${counted(sources, 'źródło', 'źródła', 'źródeł')}, ${counted(domains, 'domena', 'domeny', 'domen')}` },
    { term: t.facts.headline, value: headline.text },
    { term: t.facts.kpis, value: kpis.map(({ name, score, support }) => `${name}: ${support > 0 ? decimal(score / 10) : t.facts.noScore}`) },
  ];
}

/** @param offline whether the keys came with the file that checks */
export function checkView(result: CheckResult, offline: boolean): CheckView {
  if (result.state === 'valid') {
    const { about, signedAt, key, sources, snapshots, quotes } = result;
    const pages = snapshots > 0 ? t.valid.pages(snapshots, sources, quotes) : t.valid.withoutPages;
    return {
      tone: 'ok',
      title: t.valid.title,
      text: [t.valid.signed(signedAt, key.kid), pages, ...(about?.method.demo ? [t.facts.demo] : [])],
      facts: about ? factsOf(about) : [],
    };
  }
  if (result.state === 'changed') return { tone: 'bad', title: t.changed.title, text: [...result.changes.flatMap(changeWords), t.changed.text], facts: [] };
  if (result.state === 'unknown_key')
    return { tone: 'bad', title: t.unknownKey.title, text: [t.unknownKey.text(result.keyId), ...(offline ? [t.unknownKey.offline] : [])], facts: [] };
  const { title, text } = PLAIN[result.state];
  return { tone: 'plain', title, text: [text], facts: [] };
}
