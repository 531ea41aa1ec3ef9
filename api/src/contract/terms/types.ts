/** The Regulamin as data: page and PDF are made from the same words. Marks: `**bold**`, `[link](/path)`. */
export type Clause = {
  id: string;
  title: string;
  /** Numbered from 1. */
  items?: readonly string[];
  text?: readonly string[];
};
export type Terms = {
  /** Also the day from which it is in force, YYYY-MM-DD. */
  version: string;
  clauses: readonly Clause[];
};
export type Company = Readonly<
  Record<'name' | 'address' | 'krs' | 'court' | 'nip' | 'regon' | 'capital' | 'email' | 'privacyEmail' | 'phone' | 'hours', string>
>;

/** A stretch of text in one style. */
export type Run = { text: string; bold: boolean; href: string | null };

/** A marked text as runs. A link may be inside bold, not the other way round. */
export function runsOf(marked: string): Run[] {
  return marked
    .split('**')
    .flatMap((part, i) =>
      [...part.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)|[^[]+|\[/g)].map(
        ([all, text, href]): Run => ({ text: text ?? all, bold: i % 2 === 1, href: href ?? null }),
      ),
    );
}
