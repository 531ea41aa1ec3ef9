/**
 * What is read on no page about the subject: reviews that the owner's reply shows to be of another firm of the name, and what is said of the
 * health of a named child, or of a crime against one.
 */
import type { Span } from '../../language/index.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences, overlaps, type Sentence } from '../reading/text.ts';
import { disownedOn } from '../reading/votes.ts';

/** The page without these stretches, and without its title where `titled`. */
export function without(matched: MatchedDocument, sentences: readonly Span[], titled = false): MatchedDocument {
  const { document, mentions } = matched;
  let text = document.article.text;
  for (const { start, end } of sentences) text = `${text.slice(0, start)}${'\n'.repeat(end - start)}${text.slice(end)}`;
  const left = mentions.filter((mention) => !sentences.some((sentence) => overlaps(mention, sentence)));
  return {
    ...matched,
    mentions: left.length > 0 ? left : mentions,
    document: { ...document, article: { ...document.article, text, title: titled ? '' : document.article.title } },
  };
}

const UNDER_AGE = String.raw`(?:[1-9]|1[0-7]|p[oó]ł(?:tora|torej)?|jeden|dw[aiu]\p{sc=Latn}*|trzy\p{sc=Latn}*|cztero\p{sc=Latn}*|cztery|pięcio\p{sc=Latn}*|pięć|sześcio\p{sc=Latn}*|sześć|siedm\p{sc=Latn}+|siedem|ośmio\p{sc=Latn}*|osiem|dziewięcio\p{sc=Latn}*|dziewięć|dziesięcio\p{sc=Latn}*|dziesięć|jedena\p{sc=Latn}+|dwuna\p{sc=Latn}+|dwana\p{sc=Latn}+|trzyna\p{sc=Latn}+|czterna\p{sc=Latn}+|pię[tć]na\p{sc=Latn}+|szesna\p{sc=Latn}+|siedemna\p{sc=Latn}+|kilku)`;
const AGES = String.raw`(?:lat|lata|miesi\p{sc=Latn}+|tygodni\p{sc=Latn}*|tygodnie|dni)`;
const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{2,})`;
const YOUNG = [
  String.raw`(?<!\p{sc=Latn})${NAME} (?:ma|miał|miała|skończył|skończyła) (?:tylko |dopiero |zaledwie )?${UNDER_AGE} ${AGES}(?!\p{sc=Latn}| temu)`,
  String.raw`(?<!\p{sc=Latn})${NAME}(?:, | \()${UNDER_AGE} ${AGES}(?=[),.;])`,
  String.raw`(?<![\p{sc=Latn}\d-])(?:${UNDER_AGE}[- ]?(?:letni|miesięczn|tygodniow)\p{sc=Latn}*) ${NAME}`,
  String.raw`(?<!\p{sc=Latn})(?:synek|synka|synkiem|synkowi|córeczk\p{sc=Latn}+|wnuczek|wnuczk\p{sc=Latn}+|chłopiec|chłopc\p{sc=Latn}+|chłopczyk\p{sc=Latn}*|dziewczynk\p{sc=Latn}+|niemowl\p{sc=Latn}+|noworod\p{sc=Latn}+|przedszkola\p{sc=Latn}+|nastolat\p{sc=Latn}+) (?:imieniem )?${NAME}`,
].map((words) => new RegExp(words, 'gu'));
const HARM =
  /(?<!\p{sc=Latn})(?:gorączk|wysypk|poparz|oparz|szpital|chor[oya]|zachorow|zatru|alergi|uczul|astm|operac|diagnoz|nowotw|białaczk|padaczk|autyz|udar|uraz|złama|rann|ranę|rany|krwawi|wymiot|biegunk|odwodni|zmarł|umarł|utonę|śmier|ofiar|molest|zgwałc|gwałt|wykorzystywa|pobi[łt]|napastow|pornograf)\p{sc=Latn}*/iu;

/** First names of children of whom a text tells how old they are or whose they are. */
const childrenIn = (text: string): Set<string> => new Set(YOUNG.flatMap((words) => [...text.matchAll(words)].flatMap(({ groups }) => groups?.name ?? [])));

/** The stem of a first name, whatever its case: „Kacperka”, „Kacperkowi”. */
const stem = (name: string): string => name.slice(0, Math.max(3, name.length - 2));

function ofChildren({ document }: MatchedDocument): Sentence[] {
  const sentences = documentSentences(document);
  const stems = sentences.flatMap(({ text }) => [...childrenIn(text)]).map(stem);
  if (stems.length === 0) return [];
  return sentences.filter(
    ({ text }) => HARM.test(text) && stems.some((name) => new RegExp(String.raw`(?<!\p{sc=Latn})${name}\p{Ll}{0,6}(?!\p{sc=Latn})`, 'u').test(text)),
  );
}

/** The page as it is read from here on. */
export function leftOut(matched: MatchedDocument): MatchedDocument {
  const children = ofChildren(matched);
  const votes = disownedOn(matched.document);
  if (children.length + votes.length === 0) return matched;
  const { document, ...rest } = without(matched, [...children, ...votes, ...votes.flatMap(({ reply }) => reply ?? [])]);
  const items = document.article.items.filter((item) => !votes.includes(item));
  return {
    ...rest,
    mentions: rest.mentions.filter((mention) => !votes.some((vote) => overlaps(mention, vote))),
    document: { ...document, article: { ...document.article, items } },
  };
}
