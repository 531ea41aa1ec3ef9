import { keywords, lemma, tokenize } from '../language/index.ts';

/** Lemmas and names that each group of texts speaks of most, at most `limit` a group, best first; words of the name are none. Pure. */
export function topicsOf({ groups, name, limit }: { groups: string[][]; name: string; limit: number }): string[][] {
  const own = new Set(tokenize(name).map((token) => lemma(token.text)));
  return groups.map((texts) => keywords(texts, limit, own).map((keyword) => keyword.lemma));
}
