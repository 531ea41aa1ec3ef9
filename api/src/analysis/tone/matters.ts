/** What a page is about, which the weights for local pages read besides evidence, and its words, which all weights read. */
import { readFileSync } from 'node:fs';
import type { Word } from '../../language/index.ts';
import type { Line } from './page.ts';

type Stems = { whole: Map<string, string[]>; begun: Map<string, string[]>; kinds: string[] };

let known: Stems | null = null;

function load(): Stems {
  const stems: Stems = { whole: new Map(), begun: new Map(), kinds: [] };
  for (const line of readFileSync(new URL('./data/matters.txt', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [kind, words] = line.split(': ') as [string, string];
    stems.kinds.push(kind);
    for (const word of words.split(' ')) {
      const [map, stem] = word.endsWith('*') ? [stems.begun, word.slice(0, -1)] : [stems.whole, word];
      map.set(stem, [...(map.get(stem) ?? []), kind]);
    }
  }
  return stems;
}

/** Kinds of matters that a word tells of, by its form or lemma. Names tell of none. */
function mattersOf({ lower, lemma, name }: Word, { whole, begun }: Stems): Set<string> {
  const found = new Set<string>();
  if (name) return found;
  for (const form of new Set([lower, lemma.toLowerCase()])) {
    for (const kind of whole.get(form) ?? []) found.add(kind);
    for (let length = 2; length <= form.length; length += 1) for (const kind of begun.get(form.slice(0, length)) ?? []) found.add(kind);
  }
  return found;
}

/** Most words of a kind that count in a title. */
const IN_TITLE = 2;

/** How much a page and its title speak of each kind of matter: `matter.KIND` (logarithm of one and the words), `matter.title.KIND` (0 to 2). */
export function matters(lines: readonly Line[]): Record<string, number> {
  known ??= load();
  const [all, inTitle] = [new Map<string, number>(), new Map<string, number>()];
  for (const { parsed, title } of lines)
    for (const word of parsed.words)
      for (const kind of mattersOf(word, known)) {
        all.set(kind, (all.get(kind) ?? 0) + 1);
        if (title) inTitle.set(kind, (inTitle.get(kind) ?? 0) + 1);
      }
  return Object.fromEntries(
    known.kinds.flatMap((kind) => [
      [`matter.${kind}`, Math.log1p(all.get(kind) ?? 0)],
      [`matter.title.${kind}`, Math.min(IN_TITLE, inTitle.get(kind) ?? 0)],
    ]),
  );
}

/** Lemmas of a page in lower case, without names and short words. */
export function lemmasOn(lines: readonly Line[]): Set<string> {
  const found = new Set<string>();
  for (const { parsed } of lines) for (const { lemma, name } of parsed.words) if (!name && /^\p{L}{3,}$/u.test(lemma)) found.add(lemma.toLowerCase());
  return found;
}
