/**
 * Posts in others' threads that the subject writes itself: signed with its name or by who runs it, „Anna Pył z warsztatu”, „Tu właściciel.” They answer,
 * whatever they admit, and are nobody's charge.
 */
import { isCommonSurname, isFirstNameForm, lemma, lemmasOf, type Mention } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { readable } from './text.ts';

const GREETING = String.raw`(?:(?:dzień dobry|witam|witamy|witajcie|hej|cześć|szanowni państwo|szanown[aey] pan\p{sc=Latn}*|drodzy \p{sc=Latn}+|pani[e]? \p{Lu}\p{sc=Latn}+)\s*[,.!:–-]*\s+)?(?:(?:tu|tutaj|z tej strony|mówi|pisze|odpowiada|nazywam się|jestem)\s+)?`;
/** „Anna Pył.”, „Dzień dobry, Jan Pył z firmy.” */
const OPENS = new RegExp(String.raw`^\P{L}*${GREETING}(\p{Lu}\p{Ll}+)\s+(\p{Lu}[\p{sc=Latn}-]+)(?!\p{sc=Latn})([^.!?:\n]{0,60})`, 'iu');
/** „… Pozdrawiam, Anna Pył” */
const CLOSES =
  /(?:^|[.!?…)]\s+|\n)\s*(?:(?:[Pp]ozdrawia(?:m|my)|[Zz] poważaniem|[Pp]rzepraszamy|[Zz]apraszamy)[,.]?\s+)?(\p{Lu}\p{Ll}+)\s+(\p{Lu}[\p{sc=Latn}-]+)(?!\p{sc=Latn})([^.!?\n]{0,40})[.!]?\s*$/u;
const NAMED_BEFORE = /(?:^|[.!?…)]\s+|\n)\s*(?:(?:pozdrawiam|pozdrawiamy|z poważaniem|zespół|ekipa|załoga|przepraszamy|zapraszamy)[,.]?\s+){0,2}$/iu;
/** What says beside a name that its bearer has the firm, and the office alone behind „tu”. */
const RUNS =
  /(?<!\p{sc=Latn})(?:(?:współ)?właściciel\p{sc=Latn}*|szef(?:owa)?|kierowni\p{sc=Latn}+|prezes\p{sc=Latn}*|(?:z|w imieniu) (?:tej |naszej )?(?:firmy|warsztatu|lokalu|restauracji|sklepu|gabinetu|zakładu|spółki|salonu|kancelarii|pracowni|biura|szkoły))(?!\p{sc=Latn})/iu;
const OFFICE =
  /^\P{L}*(?:(?:dzień dobry|witam|hej|cześć)\s*[,.!:–-]*\s+)?(?:tu|tutaj|z tej strony|jestem|pisze) (?:współ)?(?:właściciel(?:ka|em|ką)?|szef(?:owa)?|kierowni(?:k|czka))(?!\p{sc=Latn})/iu;
/** „Byłem pracownikiem”, „dawny szef”: of before. */
const FORMER = /(?<!\p{sc=Latn})(?:były|była|byłego|byłej|byłem|byłam|dawn\p{sc=Latn}+|ex|eks)(?!\p{sc=Latn})/iu;

/** Whether a name is one of the family whose name the firm bears; a common surname is anybody's. */
const bearsName = (surname: string, words: ReadonlySet<string>): boolean => words.has(lemma(surname).toLowerCase()) && !isCommonSurname(surname);

/** The items of a page that the subject or somebody who runs it signs. @param mentions of the subject in the page's text */
export function ownPosts(document: Document, mentions: readonly Mention[], name: string, person: boolean): ReadonlySet<PageItem> {
  const { items, kind } = document.article;
  if (items.length === 0 || (kind !== 'forum' && kind !== 'questions' && kind !== 'reviews')) return new Set();
  const text = readable(document);
  const words = new Set(lemmasOf(name).map((word) => word.toLowerCase()));
  const isOwn = (first: string, last: string, rest: string) => {
    if (!isFirstNameForm(first.toLowerCase()) || FORMER.test(rest)) return false;
    const both = words.has(lemma(first).toLowerCase()) && words.has(lemma(last).toLowerCase());
    return person ? both : bearsName(last, words) || RUNS.test(rest);
  };
  return new Set(
    items.filter(({ start, end }) => {
      const post = text.slice(start, end).trim();
      const from = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
      const [opens, closes] = [OPENS.exec(post), CLOSES.exec(post)];
      if (opens?.[1] && opens[2] && isOwn(opens[1], opens[2], opens[3] ?? '')) return true;
      if (closes?.[1] && closes[2] && isOwn(closes[1], closes[2], closes[3] ?? '')) return true;
      if (!person && OFFICE.test(post) && !FORMER.test(post.slice(0, 60))) return true;
      // „… Pozdrawiamy, X”: the name closes the post as a sentence of its own.
      if (kind === 'reviews') return false;
      const last = mentions.filter((mention) => mention.start >= from && mention.end <= from + post.length).at(-1);
      return (
        last !== undefined &&
        /^[.!\s]*$/u.test(text.slice(last.end, from + post.length)) &&
        last.start > from &&
        NAMED_BEFORE.test(text.slice(from, last.start))
      );
    }),
  );
}
