/** Votes that are not what they seem: raised since, or cast on somebody else. */
import type { Document, PageItem } from '../../research/types.ts';
import { readable } from './text.ts';

const MORE = String.raw`(?:[3-5]|trzy|cztery|pięć|trójk\p{sc=Latn}+|czwórk\p{sc=Latn}+|piątk\p{sc=Latn}+|(?:cztery|pięć|4|5) gwiazd\p{sc=Latn}+)`;
const LESS = String.raw`(?:[12]|jeden|jedną|dwie|dwa|jedynk\p{sc=Latn}+|dwójk\p{sc=Latn}+|(?:1|2|jedną|dwie) gwiazd\p{sc=Latn}+)`;
const RAISES = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:(?:zmieni|podnos|podwyższ|popraw)\p{sc=Latn}+ (?:\p{sc=Latn}+ ){0,2}(?:(?:z|ze) ${LESS} )?na ${MORE}|(?:da|wystawi|postawi)(?:łem|łam|liśmy|łyśmy) (?:\p{sc=Latn}+ ){0,3}${LESS})(?!\p{sc=Latn})`,
  'iu',
);
/** Whether a review says that its author once gave fewer stars, or now gives more. */
export const isRaised = (text: string): boolean => RAISES.test(text);

/** „To nie my”, „pomyliła Pani firmy”: the owner's reply. */
const NOT_US =
  /(?<!\p{sc=Latn})(?:(?:to|byli?) (?:z pewnością |na pewno )?nie (?:my|u nas|nasz[aey]?|mój|moja|moje)(?!\p{sc=Latn})|pomyli(?:ł|ła|li)(?: (?:Pan|Pani|Państwo))?(?: się)?(?: (?:Pan|Pani|Państwo))? (?:\p{sc=Latn}+ )?(?:firm|lokal|adres|gabinet|hotel|sklep|zakład|warsztat|restauracj|szkoł|przychodni|profil|nazw|miast|osob)\p{sc=Latn}*|(?:opinia|ocena|wpis|komentarz) (?:\p{sc=Latn}+ ){0,2}dotyczy (?:inn|zupełnie inn)\p{sc=Latn}+|nie (?:mamy|mam|prowadzimy) (?:\p{sc=Latn}+ ){0,2}(?:nic wspólnego|filii|oddziału|lokalu|sali) (?:z|w)(?!\p{sc=Latn}))/iu;
/** The reply names whom it is about, by a place or by the name: a bare denial is no proof. */
const WHOSE =
  /(?<!\p{sc=Latn})(?:inn\p{sc=Latn}+ (?:firm|lokal|gabinet|hotel|sklep|zakład|warsztat|restauracj|szkoł|przychodni|miast|osob)\p{sc=Latn}*|(?:o )?podobn\p{sc=Latn}+ nazw\p{sc=Latn}+|imienni\p{sc=Latn}+|nazyw\p{sc=Latn}+ się|we? \p{Lu}\p{Ll}+|z(?:e)? \p{Lu}\p{Ll}+|pod \p{Lu}\p{Ll}+)(?!\p{sc=Latn})/u;

/** Reviews of a page that the owner's reply shows to be of another firm of the name. */
export function disownedOn(document: Document): PageItem[] {
  const text = readable(document);
  return document.article.items.filter(({ reply }) => {
    const said = reply ? text.slice(reply.start, reply.end) : '';
    return NOT_US.test(said) && WHOSE.test(said);
  });
}
