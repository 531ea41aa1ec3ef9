/** The words of `data/words.txt`, by what a sentence that has them does. */
import { readFileSync } from 'node:fs';

export const WORD_KINDS = ['speech', 'blame', 'deny', 'praise', 'outcome', 'contrast', 'dangling', 'first'] as const;
type WordKind = (typeof WORD_KINDS)[number];

let known: Record<WordKind, Set<string>> | null = null;

/** Lemmas of each kind; those of `dangling` and `first` are forms in lower case. @throws Error at a kind without a line */
export function wordsOf(kind: WordKind): Set<string> {
  known ??= read(readFileSync(new URL('./data/words.txt', import.meta.url), 'utf8'));
  return known[kind];
}

function read(text: string): Record<WordKind, Set<string>> {
  const lines = new Map(
    text.split('\n').map(
      (line) =>
        [
          line.slice(0, line.indexOf(':')),
          line
            .slice(line.indexOf(':') + 1)
            .trim()
            .split(' '),
        ] as const,
    ),
  );
  const of = (kind: WordKind) => {
    const words = lines.get(kind);
    if (!words) throw new Error(`data/words.txt has no line "${kind}".`);
    return new Set(words);
  };
  return Object.fromEntries(WORD_KINDS.map((kind) => [kind, of(kind)])) as Record<WordKind, Set<string>>;
}
