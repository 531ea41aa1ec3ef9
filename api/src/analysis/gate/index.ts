/**
 * The last check before the report, and the only door to it: a sentence is printed when every slot of its template is derived anew
 * from a quote or from a named part of the ledger, and its fixed words are true of it. What is not is left out and counted.
 */
import type { Claim } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { nameForms } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { crossesGap } from '../ledger/withheld.ts';
import { readable } from '../reading/text.ts';
import type { SlotNames } from '../words/grammar.ts';
import { PATTERNS, type PatternId } from '../words/patterns.ts';
import type { At, Ground } from './ground.ts';
import type { Reason, Rule } from './proofs.ts';
import { MATTERS } from './rules/matters.ts';
import { MEDIA } from './rules/media.ts';
import { NOTES } from './rules/notes.ts';
import { OWN } from './rules/own.ts';
import { TONE } from './rules/tone.ts';
import { createTemplateReader, flat, type Read, type TemplateReader } from './template.ts';

export { type Ground, groundOf } from './ground.ts';
export type { Reason } from './proofs.ts';

/** Every template has its proof; a new one without it does not compile. */
const RULES: { [Id in PatternId]: Rule<SlotNames<(typeof PATTERNS)[Id]>> } = { ...TONE, ...MEDIA, ...OWN, ...MATTERS, ...NOTES };
const ruleOf = (id: string): Rule => (RULES as Record<string, Rule>)[id] ?? { slots: {} };

const IDS = Object.keys(PATTERNS);
/** A template with its forms: `SU-02`, `SU-02b`. */
const formsOf = new Map<string, string[]>();
for (const id of IDS) {
  const key = id.replace(/[a-z]$/, '');
  formsOf.set(key, [...(formsOf.get(key) ?? []), id]);
}
/** Sentences that may follow an accusation, in their order. */
const TAILS = ['AC-23', 'AC-25', 'AC-27', 'AC-20', 'AC-20b', 'AC-21', 'AC-26', 'AC-24', 'AC-22'] as const;
const OPENING = new Map(TAILS.map((id) => [id, flat(PATTERNS[id].split('{')[0] ?? '')]));
/** Texts that are a page's own words. */
const VERBATIM = /^HI-/;

export type Judge = {
  /** Why a claim may not be printed; null when it may. */
  fault(claim: Claim): Reason | null;
};

/** The sentences of a claim: one, or an accusation with what follows it. */
function sentencesOf(claim: Claim): { text: string; ids: readonly string[] }[] {
  const ids = formsOf.get(claim.pattern) ?? [];
  if (!claim.pattern.startsWith('AC-')) return [{ text: claim.text, ids }];
  const text = flat(claim.text);
  const found = TAILS.map((id) => ({ id, at: text.lastIndexOf(` ${OPENING.get(id)}`) })).filter(({ at }) => at > 0);
  const ends = [...found.map(({ at }) => at), text.length];
  return [{ text: text.slice(0, ends[0]), ids }, ...found.map(({ id, at }, i) => ({ text: text.slice(at, ends[i + 1]), ids: [id] }))];
}

const readers = new WeakMap<Subject, TemplateReader>();

/** Templates are made into patterns once for each subject. */
function readerFor(subject: Subject): TemplateReader {
  const known = readers.get(subject);
  if (known) return known;
  const { forms } = nameForms(subject.name, subject.kind);
  const names = [...new Set([subject.name, ...Object.values(forms)])];
  const reader = createTemplateReader(PATTERNS, subject.kind, names);
  readers.set(subject, reader);
  return reader;
}

export function createJudge(ground: Ground): Judge {
  const { subject, coverage } = ground.ledger;
  const reader = readerFor(subject);
  const searched = coverage.some(({ status }) => status === 'ok' || status === 'zero');

  const refFault = ({ refs, basis }: Claim): Reason | null => {
    if (refs.some((n) => !ground.byNumber.has(n))) return 'reference';
    if (basis === 'coverage' && !searched) return 'absence';
    return basis === 'evidence' && refs.length === 0 ? 'reference' : null;
  };

  const said = (read: Read, at: Omit<At, 'slots'>): Reason | null => {
    const { slots, says = {} } = ruleOf(read.id);
    const told: At = { ...at, slots: read.slots };
    for (const [name, proof] of Object.entries(slots)) if (!proof.holds(read.slots[name] ?? '', told)) return proof.reason;
    for (const [reason, test] of Object.entries(says)) if (!test(told)) return reason as Reason;
    return null;
  };

  return {
    fault(claim) {
      const missing = refFault(claim);
      if (missing) return missing;
      const quoted: { item: LedgerItem; text: string }[] = [];
      for (const { n, text } of claim.quotes) {
        const item = ground.byNumber.get(n);
        if (!item || text.trim() === '' || crossesGap(text) || !readable(item.document).includes(text)) return 'quote';
        quoted.push({ item, text });
      }
      const at = { claim, refs: claim.refs.flatMap((n) => ground.byNumber.get(n) ?? []), quoted, ground };
      if (VERBATIM.test(claim.pattern)) return null;
      for (const { text, ids } of sentencesOf(claim)) {
        const read = reader.read(text, ids);
        if (!read) return 'template';
        const fault = said(read, at);
        if (fault) return fault;
      }
      return null;
    },
  };
}
