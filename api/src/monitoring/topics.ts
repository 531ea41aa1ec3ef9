import { lemma, tokenize, topics } from '../language/index.ts';

/** Matters that each group of texts speaks of most, as lemmas and names, at most `limit` a group, best first; words of the name are none. Pure. */
export function topicsOf({ groups, name, limit }: { groups: string[][]; name: string; limit: number }): string[][] {
  const own = new Set(tokenize(name).map((token) => lemma(token.text)));
  return groups.map((texts) => topics(texts, limit, own).map((topic) => topic.lemma));
}
