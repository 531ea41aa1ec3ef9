/**
 * How a page tells in words of its own that a matter came to nothing, or ended in peace: no ruling and no correction is quoted, yet whoever reads it
 * knows the end. Such a page needs no note.
 */

import { byPlace } from '../../contract/letters.ts';
import { amountsIn, speltIn } from './amounts.ts';

const WHO = '(?:t[aeo]n?|tam|oni?|on[aeo]|ci|tych|tego|jego|jej|ich|nic)';
const PAPER = String.raw`(?:gazet|redakcj|portal|dziennik|tygodnik|dziennikar|reporter|autor|radi|telewizj)\p{sc=Latn}*`;
const RETOLD = new RegExp(
  byPlace`(?<!\p{L})(?:${[
    // „Okazało się, że nie ta”, „okazało się, że to nie on”, „okazało się pomyłką”
    String.raw`okaza(?:ło|ła|ł|ły|li) się,? (?:\p{sc=Latn}+ ){0,2}(?:że|iż) (?:to )?nie ${WHO}`,
    String.raw`okaza(?:ło|ła|ł|ły|li) się (?:\p{sc=Latn}+ ){0,2}(?:pomyłk|nieporozumieni|nieprawd|kłamstw|plotk|zmyślon|fałsz)\p{sc=Latn}*`,
    String.raw`okaza(?:ło|ła|ł|ły|li) się,? (?:\p{sc=Latn}+ ){0,2}(?:że|iż) (?:\p{sc=Latn}+ ){0,3}(?:pomyłk|niewinn|zmyśli|skłama|pomyli)\p{sc=Latn}*`,
    // „Przepraszam, pani Anno”, „przepraszam za tamten wpis”
    String.raw`przepraszam(?:y)?,? (?:pani[eą]?|panie|pana|państw[ao]) \p{Lu}\p{sc=Latn}+`,
    String.raw`przepraszam(?:y)? za (?:\p{sc=Latn}+ ){0,3}(?:wpis|post|komentarz|tekst|artykuł|udostępnieni|klik|słow|podejrzeni|pomyłk)\p{sc=Latn}*`,
    String.raw`${PAPER} (?:\p{sc=Latn}+ ){0,3}(?:pomyli(?:ł|ła|ło|li)|przeprosi(?:ł|ła|ło|li)|sprostowa(?:ł|ła|ło|li)|odwoła(?:ł|ła|li) zarzut)`,
    // „Strony doszły do porozumienia”, „dogadali się”
    '(?:dosz(?:ło|li|ły)|doszliśmy) do (?:ugody|porozumienia)',
    '(?:dogada|pogodzi|rozliczy)(?:li|ły|liśmy) się',
    String.raw`spraw[ęa] (?:\p{sc=Latn}+ ){0,2}(?:zamknięto|zakończono|została zamknięta|została zakończona)`,
  ].join('|')})(?!\p{L})`,
  'giu',
);
const UNREAL =
  /(?<!\p{sc=Latn})(?:nie|jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|zapowiada|zapowiedział\p{sc=Latn}*|zamierza|chce|chcą|żąda|żądają|domaga\p{sc=Latn}*|powinien|powinna|powinni|niech)(?: [\p{sc=Latn}-]+){0,3} $/iu;

/** Whether a text tells so of itself; not that it may, or should. */
export const retellsEnd = (text: string): boolean => [...text.matchAll(RETOLD)].some(({ index }) => !UNREAL.test(text.slice(Math.max(0, index - 60), index)));

/** „obniżył karę z 9 do 3 mln zł”, „orzeczono karę 1 500 zł”: the sum that an end puts in the place of a larger one. */
const LOWERED = /(?<!\p{sc=Latn})(?:(?:obniż|zmniejsz|złagodz)\p{sc=Latn}*[^.!?]*? (?:do|na)|orzecz\p{sc=Latn}+ karę) ([^.!?]{1,24})/giu;
const sumsIn = (text: string): number[] => [...amountsIn(text), ...speltIn(text)];

/** Whether a text names the sum to which an end lowered another. @param end the end's words */
export function namesLowered(text: string, end: string): boolean {
  const [lowered] = [...end.matchAll(LOWERED)].flatMap(([, said = '']) => sumsIn(said));
  return lowered !== undefined && sumsIn(text).includes(lowered);
}

/** „Spółka zapewnia, że nie złamała prawa”: a denial, which ends nothing. */
const DENIES =
  /(?<!\p{sc=Latn})(?:zapewnia|twierdzi|przekonuje|utrzymuje|upiera się|przekonywał|zapewniał|twierdził|utrzymywał)\p{sc=Latn}*,? (?:[^.;]{0,60} )?(?:że|iż) [^.;]{0,80}(?<!\p{sc=Latn})nie (?:złama|naruszy|doszło)/iu;
export const isDenial = (text: string): boolean => DENIES.test(text);
