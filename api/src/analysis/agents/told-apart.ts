/** What the sources say against taking the subject for somebody else of its name. */
import type { Claim } from '../../contract/report.ts';
import { lemmasOf } from '../../language/index.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { apartIn } from '../reading/telling-apart.ts';
import { documentSentences, quoteFrom, readable, shown } from '../reading/text.ts';
import { type AgentInput, place } from './agent.ts';

/** „Nie jestem tą radną”: who tells itself apart, in the first person. */
const I_AM_NOT = /(?<!\p{sc=Latn})nie (?:jestem t(?:ą|ym)|jesteśmy t(?:ą|ym|ymi))(?!\p{sc=Latn})/iu;

/** What says so itself, and is no row of a register nor an answer behind such a question. */
const TELLS =
  /(?<!\p{sc=Latn})(?:to nie (?:ja|my)|nie m(?:a|am|amy|ają|iał\p{sc=Latn}*|ieli) (?:\p{sc=Latn}+ ){0,5}(?:wspólneg|związk|powiąza)\p{sc=Latn}*|(?:proszę|prosimy|należy) nie mylić|nie mylić|nie (?:należy|wolno) mylić|mylą (?:nas|mnie|go|ją|ich) z|imiennik|imienniczk\p{sc=Latn}*|imiennika|niespokrewnion\p{sc=Latn}+|(?:przypadkow\p{sc=Latn}+|tylko) zbieżność)(?!\p{sc=Latn})/iu;
/** Somebody or some place by name. */
const NAMES = /(?<=[\p{L}\d,;:–—"„] )\p{Lu}\p{L}{2,}/u;

/** A sentence that tells the subject apart from others of its name: on its own pages first, then where it shares a word with the other's label. */
export function disclaimers({ ledger, write }: AgentInput, label: string): Claim[] {
  const others = new Set(lemmasOf(label));
  const found = ledger.items.flatMap((item) => {
    const sentences = documentSentences(item.document);
    const isTold = (text: string) => TELLS.test(text) && (NAMES.test(text) || item.evidence.own || item.profile === true);
    const telling = new Set([...apartIn(sentences).filter(({ text }) => isTold(text)), ...sentences.filter(({ text }) => I_AM_NOT.test(text))]);
    const weightOf = (text: string) =>
      (isOwnVoice(item) || item.profile ? 1 : 0) + (lemmasOf(text).some((word) => word.length > 2 && others.has(word)) ? 2 : 0);
    return [...telling].filter(({ text }) => !text.trim().endsWith('?')).map((sentence) => ({ item, sentence, weight: weightOf(sentence.text) }));
  });
  for (const { item, sentence } of found.sort((a, b) => b.weight - a.weight)) {
    const quote = quoteFrom(readable(item.document), sentence);
    const claims = write.claim('RI-27', { quote: shown(quote.text, sentence.text), place: place(item.evidence) }, [item], {
      quotes: [{ item, text: quote.text }],
      repeat: true,
    });
    if (claims.length > 0) return claims;
  }
  return [];
}
