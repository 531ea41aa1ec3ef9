/** The words of a page as identity reads them: with their lemma, what they say of domains of life, and the town they name. */
import { lemma, type Token } from '../../language/index.ts';
import { isCapital } from './context.ts';
import { type Sense, senseAt } from './domains.ts';
import { markPassing } from './passing-towns.ts';
import { type Place, placeOf } from './places.ts';
import { townsOfRegion } from './regions.ts';
import { isSeat } from './seats.ts';
import { isAmbiguousTown, isTownName, townAt } from './towns.ts';
import { isOpening, townApart } from './towns-apart.ts';

export type Word = {
  token: Token;
  base: string;
  sense: Sense | undefined;
  town: string | undefined;
  ofName: boolean /** The town is somebody else's, or an event's. */;
  passing?: boolean;
};

/** The order's town for the region that it lies in. */
function inRegion(tokens: readonly Token[], i: number, places: readonly Place[]): string | undefined {
  const towns = townsOfRegion(tokens[i] as Token, tokens[i - 1], tokens[i + 1]);
  return towns.length === 0 ? undefined : places.find(({ name }) => towns.includes(name))?.name;
}

/** „Korona Kielce”: a club, whatever its name means. */
const isClub = (token: Token, next: Token | undefined, { people, kinds }: Sense): boolean =>
  people.length + kinds.length === 0 && isCapital(token) && next !== undefined && isCapital(next) && isTownName(next.lower);

/** The order's town, also without „w” before it; not where a capital says nothing and the town's name is a common word. */
function orderTown(text: string, tokens: readonly Token[], i: number, places: readonly Place[]): string | undefined {
  const [token, before, after] = [tokens[i] as Token, tokens[i - 1], tokens[i + 1]];
  const place = placeOf(token, places);
  return place !== undefined && isAmbiguousTown(place) && isOpening(text, before, token, after) ? undefined : place;
}

/** „Gabinet stomatologiczny”: a word of many domains takes those that the next word, or the one before it, shares. */
function narrowed(sense: Sense, near: Sense | undefined): Sense {
  if (!near || near.weak) return sense;
  const shared = sense.domains.filter((domain) => near.domains.includes(domain) && !near.loose.includes(domain));
  if (shared.length === 0) return sense;
  const keep = (of: readonly number[]) => of.filter((domain) => shared.includes(domain));
  return { ...sense, people: keep(sense.people), kinds: keep(sense.kinds), domains: shared, loose: keep(sense.loose), told: true };
}

/** Narrows the weak words of a text by their neighbours. */
function narrow(words: Word[], text: string): void {
  const isTied = (a: Word, b: Word) => text.slice(a.token.end, b.token.start) === ' ';
  for (const [i, word] of words.entries()) {
    if (!word.sense?.weak || word.sense.domains.length < 2) continue;
    const [before, after] = [words[i - 1], words[i + 1]];
    word.sense = narrowed(word.sense, after && isTied(word, after) ? after.sense : undefined);
    if (!word.sense.told) word.sense = narrowed(word.sense, before && isTied(before, word) ? before.sense : undefined);
  }
}

/** @param text what the tokens are of @param title it is a page's title */
export function wordsOf(text: string, tokens: readonly Token[], nameWords: Set<string>, places: readonly Place[], title = false): Word[] {
  const words: Word[] = [];
  for (const [i, token] of tokens.entries()) {
    const base = lemma(token.text);
    const sense = token.lower.length < 3 ? undefined : senseAt(tokens, i, base);
    const town =
      townAt(token, base, tokens[i - 1], tokens[i + 1]) ??
      (isCapital(token) ? (townApart(text, token, title) ?? orderTown(text, tokens, i, places) ?? inRegion(tokens, i, places)) : undefined);
    words.push({
      token,
      base,
      sense: sense && isClub(token, tokens[i + 1], sense) ? undefined : sense,
      town: town && isSeat(words, town, places) ? undefined : town,
      ofName: nameWords.has(token.lower) || nameWords.has(base),
    });
  }
  narrow(words, text);
  markPassing(words, places);
  return words;
}
