/** Pages that name the subject in passing and yet tell its matter. */
import type { Genre } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { tellsRedress } from '../reading/redress.ts';
import { documentSentences, overlaps, readable } from '../reading/text.ts';
import type { Affair } from './affairs.ts';
import { ENDED } from './endings.ts';
import { namesIn } from './same-matter.ts';

/** Words that a small story's pages share, which the title and beginning of one need to tell its event; in a large one every page has them. */
const EVENT = 2;
const BEGINNING = 400;
export const FEW_PAGES = 4;
/** Pages that tell many matters open with none. */
const MANY: ReadonlySet<Genre> = new Set(['record', 'list', 'catalogue']);

/** Pages of a small story that name the subject once and yet tell its event in their title or beginning. */
export function tellingInPassing({ items, words }: Affair): LedgerItem[] {
  if (items.length > FEW_PAGES) return [];
  const event = words.map((word) => lemma(word)).filter((word) => items.filter(({ lemmas }) => lemmas.has(word)).length >= 2);
  return items.filter(({ evidence, document }) => {
    const opening = new Set(lemmasOf(`${evidence.title}. ${readable(document).slice(0, BEGINNING)}`));
    return evidence.role === 'passing' && !MANY.has(evidence.genre) && event.filter((word) => opening.has(word)).length >= EVENT;
  });
}

/** Whether a page says beside the subject's name what ended a matter or was put right: then it does more than mention it. */
export const tellsResult = ({ document, mentions }: LedgerItem): boolean =>
  documentSentences(document).some((one) => mentions.some((mention) => overlaps(one, mention)) && (ENDED.test(one.text) || tellsRedress(one.text)));

/** A name that more of the subject's pages have is a place or a topic, and nobody's matter. */
const FEW_NAME = 2;

/**
 * Whether a page that names the subject in passing tells somebody else's matter: its title has a name that no other of the pages has anywhere, nor
 * many of the subject's. An office that fined two parties is no bond between their matters.
 * @param having how many pages of the subject have a word
 */
export function tellsElses(page: LedgerItem, pages: readonly LedgerItem[], skip: ReadonlySet<string>, having: ReadonlyMap<string, number>): boolean {
  if (page.evidence.role !== 'passing' || tellsResult(page)) return false;
  const written = new Set([...page.evidence.title.matchAll(/\p{Lu}\p{Ll}{2,}/gu)].map(([word]) => lemma(word.toLowerCase())));
  const named = [...namesIn(page, skip)].filter((word) => written.has(word));
  return named.some((word) => (having.get(word) ?? 0) <= FEW_NAME && pages.every((other) => other === page || !other.lemmas.has(word)));
}
