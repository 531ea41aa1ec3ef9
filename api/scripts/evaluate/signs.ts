/** Whether names with signs („Dym & Miód”, „4F”) are found in single sentences, and not in longer names of others. */
import { readFileSync } from 'node:fs';
import type { SubjectKind } from '../../src/contract/subject.ts';
import { createSubjectIndex } from '../../src/language/index.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Line = { name: string; kind: SubjectKind; sentence: string; named: boolean };

/** Lines of a table with a heading: name, kind, sentence, 1 where the sentence holds the name and 0 where it does not. */
function linesOf(file: string): Line[] {
  const [, ...rows] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => {
    const [name = '', kind, sentence = '', hits] = row.split('\t');
    return { name, kind: kind as SubjectKind, sentence, named: hits === '1' };
  });
}

const isFound = ({ name, kind, sentence }: Line): boolean => {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name, kind });
  return index.find(sentence).length > 0;
};

/** Prints how many are found and how many falsely; `list` prints the sentences that went wrong. @throws Error at a missing file */
export function signs(file: string, list: boolean): void {
  const lines = linesOf(file).map((line) => ({ ...line, found: isFound(line) }));
  const [inside, outside] = [lines.filter(({ named }) => named), lines.filter(({ named }) => !named)];
  const count = (some: typeof lines) => some.filter(({ found }) => found).length;
  say(`names with signs: found ${count(inside)} of ${inside.length}, falsely ${count(outside)} of ${outside.length}`);
  if (list) for (const { name, sentence } of lines.filter(({ named, found }) => named !== found)) say(`  ${name} | ${sentence}`);
}
