/** Pages that name the subject by its initial alone („zatrzymano Jana K.”), where another page says that this is somebody else. */
import type { Page, Source } from './types.ts';

/** „Zatrzymany Jan K. nosi inne nazwisko”. */
const OTHER_NAME = /(?<!\p{sc=Latn})(?:nosi(?:ł|ła)? inne nazwisko|nazywa(?:ł|ła)? się inaczej)(?!\p{sc=Latn})/iu;
/** „Nie ma z tą sprawą żadnego związku”: on a page that apologises; elsewhere it may be the subject's own denial. */
const UNRELATED = /(?<!\p{sc=Latn})nie (?:ma|miał|miała) (?:\p{sc=Latn}+ ){0,5}(?:nic wspólnego|związku)(?!\p{sc=Latn})/iu;
const SORRY = /(?<!\p{sc=Latn})(?:przepraszamy|sprostowani[ea]|prostujemy)(?!\p{sc=Latn})/iu;

/** „J. Kos” has the surname, „Jan K.” has not. */
const isInFull = ({ form }: Source['mentions'][number]): boolean => !form.endsWith('.');

/** Whether a page says that somebody else of the initial was meant. */
export function tellsApart({ sentences }: Page): boolean {
  const isSorry = sentences.some(({ text }) => SORRY.test(text));
  return sentences.some(
    ({ text, question, words }) => !question && (OTHER_NAME.test(text) || (isSorry && UNRELATED.test(text) && words.some(({ kind }) => kind === 'subject'))),
  );
}

/** Those of the pages whose accused is known to be another bearer of the initial. */
export function ofOtherInitials<Item extends Source>(pages: readonly { item: Item; page: Page }[]): ReadonlySet<Item> {
  const isTold = pages.some(({ item, page }) => item.mentions.some(isInFull) && tellsApart(page));
  return new Set(isTold ? pages.flatMap(({ item }) => (item.mentions.some(isInFull) ? [] : [item])) : []);
}
