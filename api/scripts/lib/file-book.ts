/** A book of questions to models that keeps its answers in a file, so that a measure which is taken again asks for what is new alone. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Book, memoryBook } from '../../src/mind/book.ts';

const line = z.object({ key: z.string(), answer: z.string() });

/** The answers of `answers.jsonl` in a folder; what is spent is counted from the start of the process. A line cut off by a crash is left out. */
export function fileBook(folder: string): Book {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'answers.jsonl');
  const book = memoryBook();
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      const { key, answer } = line.parse(JSON.parse(text));
      book.keep(key, answer);
    } catch {
      // Half a line; the question is put again.
    }
  }
  return {
    ...book,
    keep(key, answer) {
      book.keep(key, answer);
      appendFileSync(file, `${JSON.stringify({ key, answer })}\n`);
    },
  };
}
