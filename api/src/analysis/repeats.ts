/** Leaves out of the chapters what the stories have quoted already. */
import type { Cited, Section } from '../contract/report.ts';
import type { Told } from './ledger/types.ts';

const quotesOf = ({ stories, asides, facts, opinions, endings }: Told): Cited[] => [
  ...stories.flatMap(({ excerpts, voices, ending }) => [...excerpts, ...voices, ...(ending ? [ending] : [])].flatMap(({ quotes }) => quotes)),
  ...asides.flatMap(({ quotes }) => quotes),
  ...facts.flatMap(({ rows }) => rows),
  ...opinions.flatMap(({ quotes }) => quotes),
  ...endings,
];

/** Letters and numbers alone, so that inner quotation marks and cuts do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
/** Characters from which a printed quote in a sentence is one. */
const LEAST = 20;

/** Sentences that only hand on a quote of the stories are left out; others lose it beside them. Headings without a sentence go, too. */
export function withoutRepeats(sections: Section[], told: Told): Section[] {
  const printed = new Map<number, string[]>();
  for (const { n, text } of quotesOf(told)) printed.set(n, [...(printed.get(n) ?? []), plain(text)]);
  const isTold = ({ n, text }: Cited): boolean => (printed.get(n) ?? []).some((one) => one.includes(plain(text)));
  return sections.map((section) => ({
    ...section,
    findings: section.findings
      .map((finding) => ({
        ...finding,
        claims: finding.claims
          .filter(({ text, quotes }) => !quotes.some((quote) => quote.text.length >= LEAST && isTold(quote) && plain(text).includes(plain(quote.text))))
          .map((claim) => ({ ...claim, quotes: claim.quotes.filter((quote) => !isTold(quote)) })),
      }))
      .filter(({ claims }) => claims.length > 0),
  }));
}
