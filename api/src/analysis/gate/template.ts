/**
 * Reads a printed sentence back: which template it is, and what stands in its slots. Shares no code with the writer that fills them, so
 * that a wrong number form or a slot that ran away is seen.
 */
import type { SubjectKind } from '../../contract/subject.ts';

/** What a sentence says: the id of its template, and the words in each slot. */
export type Read = { id: string; slots: Record<string, string> };

const NOUN: Record<SubjectKind, string> = {
  person: 'osob(?:a|y|ie|ę|ą)',
  brand: 'mar(?:ka|ki|ce|kę|ką)',
  company: 'firm(?:a|y|ie|ę|ą)',
  organisation: 'organizacj(?:a|i|ę|ą)',
};
const LONG_DATE = '\\d{1,2} \\p{Ll}+ \\d{4} r\\.';
const SHORT_DATE = '\\d{2}\\.\\d{2}\\.\\d{4}';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Blanks of any kind are one blank: the typography sets some that do not break. */
export const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

type Slot = { name: string; format: string; forms: string[] };

/** A template as a pattern of the sentences that it may give; the number forms of each slot beside it. */
type Reader = { pattern: RegExp; numbers: Slot[] };

function sourceOf({ name, format, forms }: Slot, kind: SubjectKind, names: string, seen: Set<string>): string {
  if (name === 'subject') return names;
  if (name === 'this') return `t(?:a|ej|ę|ą) ${NOUN[kind]}`;
  if (name === 'same') return kind === 'person' ? 'o tym samym nazwisku' : 'o tej samej nazwie';
  if (format === 'verb') return `(?<${name}_verb>${forms.map(literal).join('|')})`;
  const again = seen.has(name);
  seen.add(name);
  if (forms.length > 0) return `${again ? `\\k<${name}>` : `(?<${name}>\\d[\\d ]*)`} (?<${name}_${format}>${forms.map(literal).join('|')})`;
  if (again) return `\\k<${name}>`;
  if (name.startsWith('date') || name.endsWith('Date')) return `(?<${name}>${format === 'long' ? LONG_DATE : SHORT_DATE})`;
  // A number first, so that a slot after it does not take it.
  return `(?<${name}>\\d{1,3}(?: \\d{3})+|\\d+|.*?)`;
}

function readerOf(template: string, kind: SubjectKind, forms: readonly string[]): Reader {
  const names = `(?:${forms.map((form) => literal(flat(form))).join('|')})`;
  const numbers: Slot[] = [];
  const seen = new Set<string>();
  let source = '';
  let last = 0;
  const text = flat(template);
  for (const found of text.matchAll(/\{(\w+)(?::(\w+)(?: ([^}]*))?)?\}/g)) {
    const slot: Slot = { name: found[1] as string, format: found[2] ?? '', forms: found[3]?.split('|') ?? [] };
    source += literal(text.slice(last, found.index)) + sourceOf(slot, kind, names, seen);
    last = found.index + found[0].length;
    if (slot.forms.length > 0) numbers.push(slot);
    // A long date brings its own full stop.
    if (slot.format === 'long' && text[last] === '.') last += 1;
  }
  return { pattern: new RegExp(`^${source}${literal(text.slice(last))}$`, 'iu'), numbers };
}

/** Index of the form that a whole number takes: one, few, many. Cases in which it does not count have no third form. */
function formAt(n: number): number {
  if (n === 1) return 0;
  const [unit, ten] = [n % 10, n % 100];
  return unit >= 2 && unit <= 4 && (ten < 12 || ten > 14) ? 1 : 2;
}

export const numberIn = (text: string): number => Number(text.replace(/\s/g, ''));

/** Whether noun or verb agree with their number; a verb may stand where the number does not. */
function agrees({ name, format, forms }: Slot, groups: Record<string, string | undefined>): boolean {
  const number = groups[name];
  if (number === undefined) return true;
  const wanted = forms[Math.min(formAt(numberIn(number)), forms.length - 1)];
  return groups[`${name}_${format}`]?.toLowerCase() === wanted?.toLowerCase();
}

export type TemplateReader = {
  /** What the sentence says by one of the templates; null when by none, or when a number and its noun do not agree. */
  read(text: string, ids: readonly string[]): Read | null;
};

/** @param forms the subject's name in every case in which it may be printed */
export function createTemplateReader(templates: Record<string, string>, kind: SubjectKind, forms: readonly string[]): TemplateReader {
  const readers = new Map<string, Reader>();
  const readerFor = (id: string): Reader => {
    const known = readers.get(id) ?? readerOf(templates[id] ?? '', kind, forms);
    readers.set(id, known);
    return known;
  };
  return {
    read(text, ids) {
      for (const id of ids) {
        const { pattern, numbers } = readerFor(id);
        const groups = pattern.exec(flat(text))?.groups;
        if (!groups && !pattern.test(flat(text))) continue;
        if (!numbers.every((slot) => agrees(slot, groups ?? {}))) continue;
        return { id, slots: Object.fromEntries(Object.entries(groups ?? {}).filter(([name]) => !name.includes('_'))) };
      }
      return null;
    },
  };
}
