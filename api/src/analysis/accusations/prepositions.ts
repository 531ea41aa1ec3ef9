/** The party after a preposition, and in the genitive after a noun. */

import { isTitle } from './callings.ts';
import { isNoun } from './forms.ts';
import { objectNoun } from './objects.ts';
import { isEmbedded, listedAfter, NOBODY, partyAt, pronounAt } from './parties.ts';
import { isBearer, RELATIVE } from './slots.ts';
import type { Party, Place, Word } from './types.ts';

const SKIPPED = new Set(
  'jednostka oddział spółka postępowanie decyzja działanie działalność praktyka metoda usługa regulamin reklama władza siedziba zarząd wpis słowo wypowiedź zachowanie'.split(
    ' ',
  ),
);

/** How many words from `j` on are one of the prepositions; 0 when none is. Prepositions are forms joined by blanks. */
function prepositionAt(words: Word[], j: number, prepositions: ReadonlySet<string>): number {
  for (let length = 3; length >= 1; length -= 1)
    if (
      prepositions.has(
        words
          .slice(j, j + length)
          .map((x) => x.lower)
          .join(' '),
      )
    )
      return length;
  return 0;
}

/** The party after a preposition behind word `i` („zarzuty wobec X”). */
export function partyAfter(place: Place, i: number, prepositions: ReadonlySet<string>, reach = 8): Party {
  const { words } = place;
  for (let j = i + 1; j < words.length && j <= i + reach; j += 1) {
    if (/[;:.]/.test((words[j] as Word).gap)) break;
    const length = prepositionAt(words, j, prepositions);
    if (length === 0 || RELATIVE.test(words[j + length]?.lower ?? '')) continue;
    return prepositionParty(place, j, j + length);
  }
  return NOBODY;
}

/** The party of a phrase whose preposition stands at `from` and whose first word at `first`. */
function prepositionParty(place: Place, from: number, first: number): Party {
  const { words } = place;
  for (let k = first; k < words.length && k <= first + 4 && words[k]?.clause === words[from]?.clause; k += 1) {
    const x = words[k] as Word;
    if (k === first && /^(?:niego|niej|nich|nim|nią)$/.test(x.lower)) return pronounAt(place, k);
    // „Nieprawidłowości w 2019 roku wykryła kontrolerka X”: who acts is not who it is found at.
    if (x.kind === 'subject') return place.page.person && x.cases === 'n' && k > first ? NOBODY : partyAt(place, k);
    if (x.kind !== 'word') {
      const listed = listedAfter(words, k, 12);
      return partyAt(place, listed >= 0 ? listed : k);
    }
    if (!isNoun(x)) continue;
    if (place.page.person && x.cases === 'n' && k > first && isTitle(x.lemma)) return NOBODY;
    const party = objectNoun(place, k);
    if (party.who !== 'else') return party;
    if (!isTitle(x.lemma) && !SKIPPED.has(x.lemma)) return party;
  }
  return NOBODY;
}

/** The party after a preposition in the clause before word `i` („W X trwa kontrola”). */
export function partyBefore(place: Place, i: number, prepositions: ReadonlySet<string>, reach = 9): Party {
  const { words } = place;
  const clause = words[i]?.clause;
  for (let j = i - 1; j >= Math.max(0, i - reach) && words[j]?.clause === clause; j -= 1) {
    const party = partyAt(place, j);
    if (words[j]?.kind !== 'subject' && (words[j]?.kind !== 'word' || party.who === 'else')) continue;
    if (party.who === 'else') return party;
    for (let skip = 0; skip <= 2; skip += 1) {
      if (!words.slice(Math.max(0, j - skip), j).every((x) => x.kind === 'word' && (!isNoun(x) || isBearer(x, place.page)))) break;
      for (let length = 1; length <= 3; length += 1) {
        const from = j - skip - length;
        if (from >= 0 && prepositionAt(words, from, prepositions) === length) return party;
      }
    }
    return NOBODY;
  }
  return NOBODY;
}

/** After the word, else before it. */
export function partyBeside(place: Place, i: number, prepositions: ReadonlySet<string>, reach = 8): Party {
  const after = partyAfter(place, i, prepositions, reach);
  if (after.who && after.who !== 'else') return after;
  const before = partyBefore(place, i, prepositions, reach + 2);
  return before.who ? before : after;
}

const NO_GENITIVE = /^(?:wobec|przez|o|w|z|za|na|do|dla|przeciw|przeciwko|i|że)$/;
/** The genitive right after a noun („zatrzymanie X”). */
export function genitiveAfter(place: Place, i: number, reach = 3): Party {
  const { words } = place;
  for (let j = i + 1; j < words.length && j <= i + reach && words[j]?.clause === words[i]?.clause; j += 1) {
    const x = words[j] as Word;
    if (NO_GENITIVE.test(x.lower)) return NOBODY;
    if (x.kind === 'subject') return x.cases.includes('g') && !isEmbedded(words, j) ? partyAt(place, j) : NOBODY;
    if (x.kind !== 'word') return { who: 'else', index: j };
    if (isNoun(x) && !isBearer(x, place.page)) return partyAt(place, j);
  }
  return NOBODY;
}
