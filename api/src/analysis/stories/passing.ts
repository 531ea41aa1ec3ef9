/** Pages that name the subject in passing and yet tell its matter. */
import type { Genre } from '../../contract/report.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { tellsRedress } from '../reading/redress.ts';
import { documentSentences, overlaps, readable } from '../reading/text.ts';
import type { Affair } from './affairs.ts';
import { ENDED } from './endings.ts';

/** Words that a small story's pages share, which the title and beginning of one need to tell its event; in a large one every page has them. */
const EVENT = 2;
const BEGINNING = 400;
const FEW_PAGES = 4;
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
