/**
 * The whole case of a risk, over all pages: how many sources charge, and what speaks against it, from the record of the accusation and the stories that
 * its pages stand in. So no chapter says that there is no answer where another prints one.
 */
import type { AccusationState, Claim, Risk, RiskKind, Story } from '../../contract/report.ts';
import { stemsOf } from '../accusations/findings.ts';
import type { AccusationFound, Telling } from '../accusations/index.ts';
import { meetsCharge } from '../accusations/standing.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { quoteFrom, readable, shown } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type AgentInput, place } from './agent.ts';

/** Risks of what is said; one of a mix-up or of an empty search has nobody to defend it. */
const SAID: ReadonlySet<RiskKind> = new Set(['charge', 'recurring', 'scattered', 'old']);
const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
/** Sentences that answer already. */
const ANSWERS: ReadonlySet<string> = new Set(['RI-06']);

type Found = AccusationFound<LedgerItem>;
type Case = { accusations: Found[]; stories: Story[]; charging: LedgerItem[] };

const pagesOf = ({ told, also }: Found): LedgerItem[] => [...new Set([...told.map(({ item }) => item), ...also])];

/** Accusations that pages of the risk tell, and the stories that most pages of one of them, or of the risk, stand in. */
function caseOf({ for: pro }: Risk, stories: readonly Story[], { ledger, features }: AgentInput): Case {
  const numbers = new Set(pro.flatMap(({ refs }) => refs));
  const pages = ledger.items.filter(({ evidence }) => numbers.has(evidence.n));
  const accusations = features.accusations.filter(({ told }) => told.some(({ item, detail }) => detail !== 'reproach' && pages.includes(item)));
  const groups = [pages, ...accusations.map(pagesOf)];
  const isMainly = (story: Story) =>
    groups.some((group) => group.length > 0 && 2 * group.filter(({ evidence }) => story.pages.includes(evidence.n)).length > group.length);
  const own = stories.filter((story) => pages.some(({ evidence }) => story.pages.includes(evidence.n)) && isMainly(story));
  const inStories = new Set(own.flatMap((story) => story.pages));
  const isCritical = ({ evidence: { n, sentiment } }: LedgerItem) => inStories.has(n) && (sentiment?.label === 'negative' || sentiment?.label === 'mixed');
  const all = new Set([...pages, ...accusations.flatMap(pagesOf), ...ledger.items.filter(isCritical)]);
  // Who tells how it ended is no critic, however bad what it tells.
  const ending = new Set([...accusations.flatMap(({ end }) => end?.item.evidence.n ?? []), ...own.flatMap((story) => story.ending?.refs ?? [])]);
  // Nor is whoever speaks in defence.
  const defending = new Set(own.flatMap(({ voices }) => voices.flatMap(({ side, quotes }) => (side === 'defender' ? quotes.map(({ n }) => n) : []))));
  const isCharging = ({ evidence: { n } }: LedgerItem) => numbers.has(n) || !(ending.has(n) || defending.has(n));
  return { accusations, stories: own, charging: ledger.items.filter((item) => all.has(item) && !isOwnVoice(item) && isCharging(item)) };
}

/** Who speaks in defence in the stories of the case. */
function defendersOf({ stories }: Case, { ledger, write }: AgentInput): Claim[] {
  const voices = stories.flatMap(({ voices: all }) => all.filter(({ side }) => side === 'defender'));
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

/** A sentence against the risk with words of one page. */
function quotedFrom({ write, ledger }: AgentInput, pattern: 'RI-25' | 'RI-26', n: number, text: string): Claim[] {
  const item = ledger.items.find(({ evidence }) => evidence.n === n);
  if (!item || text.length < 12) return [];
  return write.claim(pattern, { quote: shown(text, text), place: place(item.evidence) }, [item], { quotes: [{ item, text }], repeat: true });
}
const wordsOf = ({ item, start, text }: Telling<LedgerItem>): string => quoteFrom(readable(item.document), { start, end: start + text.length }).text;

/** How the case ended, by its record, else by a story. */
function endOf({ accusations, stories }: Case, risk: Risk, input: AgentInput): Claim[] {
  const end = accusations.flatMap((one) => (one.end && DECIDED.has(one.end.state) && one.end.start >= 0 ? [one.end] : [])).at(-1);
  if (end) return quotedFrom(input, 'RI-25', end.item.evidence.n, wordsOf(end));
  const told = stories.flatMap(({ ending }) => ending ?? [])[0];
  // What was put right is told already.
  const given = risk.against.some(({ pattern, refs }) => pattern === 'RI-21' && refs[0] === told?.refs[0]);
  return told && !given ? quotedFrom(input, 'RI-25', told.refs[0] ?? 0, told.text) : [];
}

/** „Nigdy nie cofnęliśmy licznika”, „przepraszamy za spóźnienie”: own words that deny, explain or apologise. „Jestem szczęśliwa” answers nothing. */
const ANSWERING =
  /(?<!\p{sc=Latn})(?:nie|nigdy|nieprawd\p{sc=Latn}*|kłamstw\p{sc=Latn}*|pomówi\p{sc=Latn}*|zaprzecz\p{sc=Latn}*|odpiera\p{sc=Latn}*|przepr[ao]s\p{sc=Latn}*|przykro|wyjaśni\p{sc=Latn}*|tłumacz\p{sc=Latn}*|dlatego|ponieważ|bo|win[ayęi]|błąd|błęd\p{sc=Latn}+|odda\p{sc=Latn}+|zwr[óo]c\p{sc=Latn}+|sprostow\p{sc=Latn}*|odwoła\p{sc=Latn}*)(?!\p{sc=Latn})/iu;

/** Whether own words answer a charge at all. */
export const isAnswering = (text: string): boolean => ANSWERING.test(text);

/** What the subject answers: to the charge, by its record, else its own words in a story of the case. */
function answerOf({ accusations, stories }: Case, risk: Risk, input: AgentInput): Claim[] {
  if (risk.against.some(({ pattern }) => ANSWERS.has(pattern))) return [];
  const charged = risk.for.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(' ');
  const skip = stemsOf(input.ledger.subject.name);
  const answer = accusations.flatMap((one) => (one.answer && one.answer.start >= 0 && meetsCharge(one.answer.text, charged, skip) ? [one.answer] : []))[0];
  const own = stories.flatMap(({ voices }) =>
    voices.filter(({ side }) => side === 'own').flatMap(({ quotes }) => quotes.filter(({ text }) => isAnswering(text)).slice(0, 1)),
  )[0];
  if (answer) return quotedFrom(input, 'RI-26', answer.item.evidence.n, wordsOf(answer));
  return own ? quotedFrom(input, 'RI-26', own.n, own.text) : [];
}

/** States in which an office or a court says that the charge is true. */
const RULED: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);
/** „Pochwalili się szczepieniem”: the subject told of it itself. */
const TOLD_ITSELF = /(?<!\p{sc=Latn})(?:pochwali|przyzna)(?:ł|ła|li|ły) się(?!\p{sc=Latn})/iu;

/** Nothing is said to be unknown that a sentence against the risk tells; whether a charge is true is known where an office, a court or the subject says so. */
function isUnknown(pattern: string, { accusations }: Case, risk: Risk, ended: boolean): boolean {
  if (pattern === 'RI-12') return !ended;
  const charge = risk.for.find((claim) => claim.pattern === 'RI-02');
  const isRuled = accusations.some(({ state, loose, told }) => !loose && RULED.has(state) && told.some(({ item }) => charge?.refs.includes(item.evidence.n)));
  return pattern !== 'RI-11' || !(ended || isRuled || TOLD_ITSELF.test(charge?.text ?? ''));
}

/** A risk with its whole case. @param pass what the gate lets through */
export function withCase(risk: Risk, stories: readonly Story[], input: AgentInput, pass: (claims: Claim[]) => Claim[]): Risk {
  if (!SAID.has(risk.kind)) return risk;
  const found = caseOf(risk, stories, input);
  const known = new Set(risk.for.flatMap(({ refs }) => refs));
  const more = found.charging.some(({ evidence }) => !known.has(evidence.n));
  const ended = pass(endOf(found, risk, input));
  const against = [...ended, ...risk.against, ...pass(answerOf(found, risk, input)), ...pass(defendersOf(found, input))];
  return {
    ...risk,
    for: [...risk.for, ...(more ? pass(input.write.claim('RI-24', { n: found.charging.length }, found.charging, { repeat: true, quotes: [] })) : [])],
    against,
    unknown: risk.unknown.filter(({ pattern }) => isUnknown(pattern, found, risk, ended.length > 0)),
  };
}
