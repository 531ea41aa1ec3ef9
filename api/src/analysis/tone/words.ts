/** The words of `data/words.txt`, by what they show of a page's subject. */
import { readFileSync } from 'node:fs';

const KINDS = ['person', 'firm', 'people', 'firms', 'speech', 'amends', 'cleared'] as const;
type Kind = (typeof KINDS)[number];

let known: Map<string, Set<string>> | null = null;

/** Lemmas of a kind; of `people` and `firms` plural forms in lower case. @throws Error at a kind without a line */
export function wordsOf(kind: Kind): Set<string> {
  known ??= new Map(
    readFileSync(new URL('./data/words.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), new Set(line.slice(colon + 2).split(' '))];
      }),
  );
  const words = known.get(kind);
  if (!words) throw new Error(`data/words.txt has no line "${kind}".`);
  return words;
}
