/** The check of recommendations: text and reason are read back, and every slot is derived anew. */
import type { Claim, Recommendation } from '../../contract/report.ts';
import { nameForms } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { readable } from '../reading/text.ts';
import { ADVICE } from '../words/recommendations.ts';
import type { Ground } from './ground.ts';
import type { Reason, Rule } from './proofs.ts';
import { ADVISED } from './rules/advice.ts';
import type { Heard } from './rules/advice-proofs.ts';
import { plain } from './shows.ts';
import { createTemplateReader } from './template.ts';

const TEMPLATES = Object.fromEntries(
  Object.entries(ADVICE).flatMap(([id, { text, reason }]) => [[`${id} text`, text] as const, [`${id} reason`, reason] as const]),
);

/** What {@link plain} leaves of a text: a pattern of the printed words themselves would be made anew for each, in milliseconds. */
const WORD = /[\p{L}\d]+/gu;

/** The words as they stand on a page, whatever marks are between them. */
function standsOn(item: LedgerItem, printed: string): string | null {
  const words = plain(printed.replace(/\[…\]/g, ' ')).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const text = readable(item.document);
  const there = [...text.matchAll(WORD)];
  const at = there.findIndex((_, i) => words.every((word, k) => there[i + k]?.[0].toLowerCase() === word));
  const [first, last] = [there[at], there[at + words.length - 1]];
  return first && last ? text.slice(first.index, last.index + last[0].length) : null;
}

export type AdviceJudge = (one: Recommendation) => Reason | null;

/** @param heard stories and opinions that passed the gate */
export function createAdviceJudge(ground: Ground, heard: Heard): AdviceJudge {
  const { subject } = ground.ledger;
  const { forms } = nameForms(subject.name, subject.kind);
  const names = [...new Set([subject.name, ...Object.values(forms)])];
  const reader = createTemplateReader(TEMPLATES, subject.kind, names);
  return ({ id, text, reason, refs }) => {
    const rule = (ADVISED as Record<string, Rule>)[id];
    const [said, why] = [reader.read(text, [`${id} text`]), reader.read(reason, [`${id} reason`])];
    if (!rule || !said || !why) return 'template';
    const items = refs.flatMap((n) => ground.byNumber.get(n) ?? []);
    if (items.length < refs.length) return 'reference';
    const slots = { ...said.slots, ...why.slots };
    const shared = Object.keys(said.slots).some((name) => name in why.slots && why.slots[name] !== said.slots[name]);
    if (shared) return 'template';
    const quoted = items.flatMap((item) => {
      const found = slots.quote ? standsOn(item, slots.quote.replace(/^: „|”$/g, '')) : null;
      return found === null ? [] : [{ item, text: found }];
    });
    const claim: Claim = {
      pattern: id,
      text: `${text} ${reason}`,
      refs,
      basis: 'rule',
      quotes: quoted.map(({ item, text: words }) => ({ n: item.evidence.n, text: words })),
    };
    const at = { claim, slots, refs: items, quoted, ground, ...heard };
    for (const [name, proof] of Object.entries(rule.slots)) if (!proof.holds(slots[name] ?? '', at)) return proof.reason;
    for (const [fault, test] of Object.entries(rule.says ?? {})) if (!test(at)) return fault as Reason;
    return null;
  };
}
