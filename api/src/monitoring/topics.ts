import { lemma, tokenize, topics } from '../language/index.ts';

/** The main topics of each group of texts: lemmas, best first, at most `limit`; words of `name` are excluded. Pure. */
export function topicsOf({ groups, name, limit }: { groups: string[][]; name: string; limit: number }): string[][] {
  const own = new Set(tokenize(name).map((token) => lemma(token.text)));
  return groups.map((texts) => topics(texts, limit, own).map((topic) => topic.lemma));
}
