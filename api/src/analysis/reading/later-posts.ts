/**
 * Posts and reviews that a later one goes on about: the same author adds what came of it or comes back with other stars, whoever complained answers the
 * owner, or somebody else tells that a thing no longer holds. The earlier words alone would stand as if nothing had come after them.
 */
import { informationOf, isStopword, lemmasOf } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { isAnybody, type Stretch, settledOn } from './settled.ts';
import { readable } from './text.ts';

/** Words, and the later words that belong beside them; `at`: where these say what changed; `by`: whose they are; `holding`: a place that the earlier words must hold. */
export type Later = { old: Stretch; later: Stretch; at: number; by: 'author' | 'answer' | 'other'; holding?: number };

/** „Update: …”, „Dopisuję po wakacjach”, „Wracam po dwóch latach”: the author goes on. */
const GOES_ON =
  /^\P{L}*(?:edit|edycja|update|upd|aktualizacja|aktualizuję|dopisuję|dopisek|uzupełnienie|uzupełniam|ciąg dalszy|wracam (?:po|z|tu|do wątku|do tematu)|już po(?=[.,!:]| \p{sc=Latn}+[.,!]))(?!\p{sc=Latn})/iu;
/** „Dostałem kartkę po podpisaniu”, „Zwrócili”: tells what was done; a taunt or a question tells nothing. */
const TELLS = /(?<!\p{sc=Latn})\p{sc=Latn}{3,}(?:łem|łam|liśmy|łyśmy|li|ły)(?!\p{sc=Latn})/iu;

const NO_MORE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:od \p{sc=Latn}+|już|teraz) (?:\p{sc=Latn}+ ){0,3}nie ma(?!\p{sc=Latn}| (?:co|się|jak|sensu|mowy|szans|racji|czasu)(?!\p{sc=Latn}))`,
    String.raw`nie ma już(?! (?:co|się|jak|sensu|mowy|szans|racji|czasu)(?!\p{sc=Latn}))`,
    'już (?:jest|są|działa|działają)',
    'zlikwidowa(?:li|no|ł|ła)|znieśli|zniesiono|zrezygnowa(?:li|no)|wycofa(?:li|no) się|skończyli z|przestali',
    'naprawi(?:li|ono)|wymieni(?:li|ono)',
  ].join('|')})(?!\p{L})`,
  'iu',
);
/** A word of less information („pan”, „praca”) is in every post. */
const TELLING = 8;
const thingsIn = (text: string, named: ReadonlySet<string>): Set<string> =>
  new Set(lemmasOf(text).filter((word) => word.length > 3 && !isStopword(word) && informationOf(word) > TELLING && !named.has(word)));

/** What happened to the thing is not the thing. */
const HAPPENED = new Set(lemmasOf('jest są działa działają zlikwidowali zniesiono zrezygnowali wycofali skończyli przestali naprawili wymienili'));
/** What a clause names that says that something no longer holds. */
const goneIn = (clause: string, named: ReadonlySet<string>): string[] =>
  NO_MORE.test(clause) ? [...thingsIn(clause, named)].filter((word) => !HAPPENED.has(word)) : [];

/** Sentences of a stretch with their offsets. */
const sentencesIn = (text: string, { start, end }: Stretch): { start: number; said: string }[] =>
  [...text.slice(start, end).matchAll(/[^.!?…;]+[.!?…;]*/gu)].map(({ 0: said, index }) => ({
    start: start + index + said.length - said.trimStart().length,
    said,
  }));

/**
 * What later posts of a page belong beside earlier ones.
 * @param own posts that the subject signs
 * @param named lemmas of its name: every post on it has them
 */
export function laterOn(document: Document, own: ReadonlySet<PageItem> = new Set(), named: ReadonlySet<string> = new Set()): Later[] {
  const { items } = document.article;
  if (items.length < 2) return [];
  const text = readable(document);
  const settled = settledOn(document).filter(({ by }) => by === 'author');
  const wordsOf = ({ start, end }: Stretch) => text.slice(start, end);
  const isSigned = ({ who }: PageItem) => who !== null && !isAnybody(who);
  const found: Later[] = [];
  const add = (old: Stretch, later: Stretch, by: Later['by'], at = later.start): void => {
    if (!found.some((one) => one.old.start === old.start && one.later.start === later.start)) found.push({ old, later, at, by });
  };
  for (const [place, item] of items.entries()) {
    const after = items.slice(place + 1);
    if (own.has(item)) {
      // Who wrote before the owner and right behind him answers him.
      const [answer] = after;
      const asked = answer && isSigned(answer) && items.slice(0, place).some(({ who }) => who === answer.who);
      if (asked && !own.has(answer) && TELLS.test(wordsOf(answer)) && !/[?!]/u.test(wordsOf(answer))) add(item, answer, 'answer');
      continue;
    }
    const taken = settled.find((one) => one.item === item);
    if (taken) add(taken.old, taken.later, 'author');
    const mine = isSigned(item) ? after.filter(({ who }) => who === item.who) : [];
    const update = mine.findLast((one) => GOES_ON.test(wordsOf(one)));
    if (update) add(item, update, 'author');
    // A first name alone may be two people's, if they do not stand one behind the other.
    const again = mine.find(
      (one) => item.stars !== null && one.stars !== null && one.stars !== item.stars && (one === after[0] || /\P{L}/u.test(item.who ?? '')),
    );
    if (again) add(item, again, 'author');
    const things = thingsIn(wordsOf(item), named);
    if (things.size === 0) continue;
    for (const one of after) {
      if (own.has(one)) continue;
      const said = sentencesIn(text, one).find((sentence) =>
        sentence.said.split(/[,:–—]/u).some((clause) => goneIn(clause, named).some((word) => things.has(word))),
      );
      if (said) {
        add(item, one, one.who !== null && one.who === item.who ? 'author' : 'other', said.start);
        break;
      }
    }
  }
  return found;
}

/** What belongs beside words that stand at these offsets and do not reach it themselves. */
export const laterThan = (later: readonly Later[], { start, end }: Stretch): Later[] =>
  later.filter(({ old, at, holding = start }) => start >= old.start && start < old.end && !(at >= start && at < end) && holding >= start && holding < end);
