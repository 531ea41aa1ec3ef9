/** Which pages are entries of registers and directories. */
import { readable } from '../reading/text.ts';
import type { LedgerItem } from './types.ts';

/** Numbers of a register at the head of a page: two of them make an entry. */
const ENTRY = [
  /(?<!\p{sc=Latn})KRS\P{L}{0,4}\d{4}/u,
  /(?<!\p{sc=Latn})NIP\P{L}{0,4}\d{3}/u,
  /(?<!\p{sc=Latn})REGON\P{L}{0,4}\d{4}/u,
  /(?<!\p{sc=Latn})PKD(?!\p{sc=Latn})/u,
];
const isEntry = (text: string): boolean => ENTRY.filter((mark) => mark.test(text.slice(0, 2_000))).length >= 2;

/** An undated page that no newsroom and nobody on a forum wrote: an entry among others. */
export const isListed = ({ evidence: { own, genre, kind, publishedAt } }: LedgerItem): boolean =>
  !own && publishedAt === null && (kind === 'other' || kind === 'company') && (genre === 'other' || genre === 'list' || genre === 'catalogue');

/** An entry by its place, by two of its numbers, by what its host or title says, or by how it stands there. */
export const isRegister = (item: LedgerItem): boolean => {
  const { evidence, document } = item;
  return (
    evidence.kind === 'register' ||
    (evidence.genre === 'record' && isEntry(readable(document))) ||
    /katalog|spis firm|baza firm/u.test(`${document.host} ${document.article.title.toLowerCase()}`) ||
    isListed(item)
  );
};
