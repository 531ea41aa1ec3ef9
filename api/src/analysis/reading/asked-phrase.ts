/** What an order calls the subject by: its words as they were typed, where they are one phrase. */
import { lemma, tokenize } from '../../language/index.ts';

const PREPOSITIONS: ReadonlySet<string> = new Set(['w', 'we', 'z', 'ze', 'pod', 'koło', 'nad', 'przy', 'na', 'od', 'do', 'ds', 'spod']);

/**
 * The marks of an order (roles and towns as lemmas), those that it says in one phrase („sołtys wsi pod Ełkiem”) as that phrase: a list of its
 * words says nothing to a reader. A phrase begins with the first mark; two nouns in the nominative („ortopeda Olsztyn”) are none.
 */
export function asPhrases(description: string, marks: readonly string[]): string[] {
  const tokens = tokenize(description);
  const of = (at: number) => marks.find((mark) => tokens[at] && [tokens[at].lower, lemma(tokens[at].text).toLowerCase()].includes(mark.toLowerCase()));
  const isLinked = (at: number) => /^\s*$/u.test(description.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  const isPreposition = (at: number) => PREPOSITIONS.has(tokens[at]?.lower ?? '');
  const start = tokens.findIndex((_, at) => of(at) === marks[0]);
  const told = new Set(marks.slice(0, 1));
  let end = start;
  for (let at = start + 1; start >= 0 && at < tokens.length && isLinked(at); at++) {
    const mark = of(at);
    const isGoverned = isPreposition(at - 1) || tokens[at]?.lower !== mark?.toLowerCase();
    if (mark && isGoverned) {
      told.add(mark);
      end = at;
    } else if (!isPreposition(at)) break;
  }
  const [first, last] = [tokens[start], tokens[end]];
  if (!first || !last || end === start) return [...marks];
  return [description.slice(first.start, last.end), ...marks.filter((mark) => !told.has(mark))];
}
