/** Proofs of how a matter ended: the name of the end stands for its words, and who takes something back is who wrote it. */

import { readable } from '../../reading/text.ts';
import type { At } from '../ground.ts';
import * as p from '../proofs.ts';
import { namesPerson, plain, STATES, says } from '../shows.ts';

/** Words of an end by the name that stands in brackets. */
const HOW: Record<string, RegExp> = {
  umorzenie: /umorz|umarz/iu,
  'oddalenie żądania': /oddal|oddali|nie uwzględni|przegra/iu,
  'wycofanie zarzutu lub żądania': /wycof|cof|odstąpi|rezygn/iu,
  'odmowa wszczęcia postępowania': /odmów|odmaw|nie wszcz/iu,
  'zarzutu nie potwierdzono': /nie (?:\p{sc=Latn}+ )?(?:potwierdz|stwierdz|znalaz|dopatrz|doszuka|wykaza|wykry|było)|niezasad|bezzasad|bez zastrzeż|nie miał/iu,
  'obniżenie kary lub kwoty':
    /obniż|zamiast|w miejsce|zmniejsz|złagodz|(?<!\p{sc=Latn})z [^.;]+ zosta(?:ło|ły)|(?:odda|zwróci|zapłaci|wypłaci)\p{sc=Latn}*[^.;]{3,60}, a (?:odda|zwróci|zapłaci|wypłaci|nie(?!\p{sc=Latn}))/iu,
  'zmiana lub uchylenie rozstrzygnięcia': /uchyl|zmieni|unieważn|oddal/iu,
  'ugoda lub zakończony spór': /ugod|porozumi|mediat|zakończ|pogodz|zwróc|przepros|wypłac|odda/iu,
  uniewinnienie: /uniewinn/iu,
  'korzystne rozstrzygnięcie': /oczy(?:szcz|ści)|wygra|korzyść|racj|niewinn/iu,
  'cofnięcie kary, zakazu lub decyzji': /(?:cof|uchyl|zni(?:ó|o|e)s|anulow|unieważn|zdj[ąę])/iu,
  'przyczyna była inna': /(?<!\p{sc=Latn})nie (?:\p{sc=Latn}|mia)/iu,
  'wynik w normie': /norm/iu,
  'zamknięcie sprawy': /zamkn/iu,
  sprostowanie: /sprostow|prostuj|korekt|przepr[ao]s|nie powinniśmy|nieprawd|błęd|myli(?:ł|liśmy)|odszczek/iu,
  'zakończenie bez zarzutu': /./u,
};
/** Ends in plain words, which need none of those of courts. */
const PLAIN: ReadonlySet<string> = new Set([
  'cofnięcie kary, zakazu lub decyzji',
  'przyczyna była inna',
  'wynik w normie',
  'obniżenie kary lub kwoty',
  'zamknięcie sprawy',
]);
export const how: p.Proof = {
  reason: 'state',
  holds: (value, { slots: { quote = '' } }) => (HOW[value]?.test(quote) ?? false) && (PLAIN.has(value) || says(quote, STATES['AC-12'] as RegExp)),
};
/** Who wrote a post on the page of the quote also wrote one on another cited page of the same place. */
export const sameWriter = ({ slots: { quote = '' }, refs, ...at }: At): boolean => {
  const page = p.quotedAs(quote, { slots: { quote }, refs, ...at });
  const writers = new Set(page?.document.article.items.flatMap(({ who }) => who ?? []));
  return refs.some(
    (item) => item !== page && item.document.host === page?.document.host && item.document.article.items.some(({ who }) => who !== null && writers.has(who)),
  );
};

/** Letters behind the words of an end within which its page may name the subject. */
const BEHIND = 1_200;
/** The end names the subject, or its page does before or soon behind it, where the words name nobody else: „Postępowanie umorzono. X …”. */
export const namesOfEnd = (at: At): boolean => {
  const { quote = '' } = at.slots;
  if (p.quoteNames(600)(at)) return true;
  const told = at.quoted.find(({ item, text }) => item === p.quotedAs(quote, at) && plain(text).includes(plain(quote).slice(0, 40)));
  if (!told || namesPerson(told.text)) return false;
  const end = readable(told.item.document).indexOf(told.text) + told.text.length;
  return told.item.mentions.some((mention) => mention.start >= end && mention.start <= end + BEHIND);
};
