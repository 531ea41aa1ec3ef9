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

const UNDER_AGE = String.raw`(?:[1-9]|1[0-7]|p[oó]ł(?:tora|torej)?|jeden|dw[aiu]\p{L}*|trzy\p{L}*|cztero\p{L}*|cztery|pięcio\p{L}*|pięć|sześcio\p{L}*|sześć|siedm\p{L}+|siedem|ośmio\p{L}*|osiem|dziewięcio\p{L}*|dziewięć|dziesięcio\p{L}*|dziesięć|jedena\p{L}+|dwuna\p{L}+|dwana\p{L}+|trzyna\p{L}+|czterna\p{L}+|pię[tć]na\p{L}+|szesna\p{L}+|siedemna\p{L}+|kilku)`;
const AGES = String.raw`(?:lat|lata|miesi\p{L}+|tygodni\p{L}*|tygodnie|dni)`;
const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{2,})`;
const YOUNG = [
  String.raw`(?<!\p{L})${NAME} (?:ma|miał|miała|skończył|skończyła) (?:tylko |dopiero |zaledwie )?${UNDER_AGE} ${AGES}(?!\p{L}| temu)`,
  String.raw`(?<!\p{L})${NAME}(?:, | \()${UNDER_AGE} ${AGES}(?=[),.;])`,
  String.raw`(?<![\p{L}\d-])(?:${UNDER_AGE}[- ]?(?:letni|miesięczn|tygodniow)\p{L}*) ${NAME}`,
  String.raw`(?<!\p{L})(?:synek|synka|synkiem|synkowi|córeczk\p{L}+|wnuczek|wnuczk\p{L}+|chłopiec|chłopc\p{L}+|chłopczyk\p{L}*|dziewczynk\p{L}+|niemowl\p{L}+|noworod\p{L}+|przedszkola\p{L}+|nastolat\p{L}+) (?:imieniem )?${NAME}`,
].map((words) => new RegExp(words, 'gu'));
const HARM =
  /(?<!\p{L})(?:gorączk|wysypk|poparz|oparz|szpital|chor[oya]|zachorow|zatru|alergi|uczul|astm|operac|diagnoz|nowotw|białaczk|padaczk|autyz|udar|uraz|złama|rann|ranę|rany|krwawi|wymiot|biegunk|odwodni|zmarł|umarł|utonę|śmier|ofiar|molest|zgwałc|gwałt|wykorzystywa|pobi[łt]|napastow|pornograf)\p{L}*/iu;

/** First names of children of whom a text tells how old they are or whose they are. */
const childrenIn = (text: string): Set<string> => new Set(YOUNG.flatMap((words) => [...text.matchAll(words)].flatMap(({ groups }) => groups?.name ?? [])));

/** The stem of a first name, whatever its case: „Kacperka”, „Kacperkowi”. */
const stem = (name: string): string => name.slice(0, Math.max(3, name.length - 2));

function ofChildren({ document }: MatchedDocument): Sentence[] {
  const sentences = documentSentences(document);
  const stems = sentences.flatMap(({ text }) => [...childrenIn(text)]).map(stem);
  if (stems.length === 0) return [];
  return sentences.filter(({ text }) => HARM.test(text) && stems.some((name) => new RegExp(String.raw`(?<!\p{L})${name}\p{Ll}{0,6}(?!\p{L})`, 'u').test(text)));
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
