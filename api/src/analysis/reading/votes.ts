/** Votes that are not what they seem: raised since, or cast on somebody else. */
import type { Document, PageItem } from '../../research/types.ts';
import { readable } from './text.ts';

const MORE = String.raw`(?:[3-5]|trzy|cztery|pięć|trójk\p{L}+|czwórk\p{L}+|piątk\p{L}+|(?:cztery|pięć|4|5) gwiazd\p{L}+)`;
const LESS = String.raw`(?:[12]|jeden|jedną|dwie|dwa|jedynk\p{L}+|dwójk\p{L}+|(?:1|2|jedną|dwie) gwiazd\p{L}+)`;
const RAISES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:zmieni|podnos|podwyższ|popraw)\p{L}+ (?:\p{L}+ ){0,2}(?:(?:z|ze) ${LESS} )?na ${MORE}|(?:da|wystawi|postawi)(?:łem|łam|liśmy|łyśmy) (?:\p{L}+ ){0,3}${LESS})(?!\p{L})`,
  'iu',
);
/** Whether a review says that its author once gave fewer stars, or now gives more. */
export const isRaised = (text: string): boolean => RAISES.test(text);

/** „To nie my”, „pomyliła Pani firmy”: the owner's reply. */
const NOT_US =
  /(?<!\p{L})(?:(?:to|byli?) (?:z pewnością |na pewno )?nie (?:my|u nas|nasz[aey]?|mój|moja|moje)(?!\p{L})|pomyli(?:ł|ła|li)(?: (?:Pan|Pani|Państwo))?(?: się)?(?: (?:Pan|Pani|Państwo))? (?:\p{L}+ )?(?:firm|lokal|adres|gabinet|hotel|sklep|zakład|warsztat|restauracj|szkoł|przychodni|profil|nazw|miast|osob)\p{L}*|(?:opinia|ocena|wpis|komentarz) (?:\p{L}+ ){0,2}dotyczy (?:inn|zupełnie inn)\p{L}+|nie (?:mamy|mam|prowadzimy) (?:\p{L}+ ){0,2}(?:nic wspólnego|filii|oddziału|lokalu|sali) (?:z|w)(?!\p{L}))/iu;
/** The reply names whom it is about, by a place or by the name: a bare denial is no proof. */
const WHOSE =
  /(?<!\p{L})(?:inn\p{L}+ (?:firm|lokal|gabinet|hotel|sklep|zakład|warsztat|restauracj|szkoł|przychodni|miast|osob)\p{L}*|(?:o )?podobn\p{L}+ nazw\p{L}+|imienni\p{L}+|nazyw\p{L}+ się|we? \p{Lu}\p{Ll}+|z(?:e)? \p{Lu}\p{Ll}+|pod \p{Lu}\p{Ll}+)(?!\p{L})/u;

/** Reviews of a page that the owner's reply shows to be of another firm of the name. */
export function disownedOn(document: Document): PageItem[] {
  const text = readable(document);
  return document.article.items.filter(({ reply }) => {
    const said = reply ? text.slice(reply.start, reply.end) : '';
    return NOT_US.test(said) && WHOSE.test(said);
  });
}
