/** Who speaks in defence in the stories: evidence against a risk that rests on one of their pages, so that no chapter says there is none. */
import type { Claim, Risk, RiskKind, Story } from '../../contract/report.ts';
import type { Ledger } from '../ledger/types.ts';
import { list } from '../words/grammar.ts';
import type { Writer } from '../words/writer.ts';

/** Risks of what is said; one of a mix-up or of an empty search has nobody to defend it. */
const SAID: ReadonlySet<RiskKind> = new Set(['charge', 'recurring', 'scattered', 'old']);

/** The sentence on the defenders in the stories that the risk's pages stand in; nothing without one. */
export function defendersOf(risk: Risk, stories: readonly Story[], ledger: Ledger, write: Writer): Claim[] {
  if (!SAID.has(risk.kind)) return [];
  const charging = new Set(risk.for.flatMap(({ refs }) => refs));
  const voices = stories.filter(({ pages }) => pages.some((n) => charging.has(n))).flatMap(({ voices: all }) => all.filter(({ side }) => side === 'defender'));
  const byName = [...new Map(voices.map((voice) => [voice.speaker, voice])).values()];
  const quotes = byName.flatMap((voice) =>
    voice.quotes.slice(0, 1).flatMap(({ n, text }) => ledger.items.filter(({ evidence }) => evidence.n === n).map((item) => ({ item, text }))),
  );
  if (quotes.length === 0) return [];
  const said = { quotes, repeat: true };
  const items = quotes.map(({ item }) => item);
  const [first] = byName;
  return byName.length === 1 && first
    ? write.claim('RI-23', { speaker: first.speaker }, items, said)
    : write.claim('RI-23b', { list: list(byName.map(({ speaker }) => speaker)) }, items, said);
}
