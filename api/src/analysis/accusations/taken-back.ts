/** Accusations that the page takes back at once, or lays at the door of somebody who used the subject's name. */
import type { Hit, Page } from './types.ts';

/** „Wójt naganę cofnął”: a reprimand that the next sentence takes back. */
const REVOKED =
  /(?<!\p{sc=Latn})(?:nagan[ęay]|upomnieni[ea])(?:\p{sc=Latn}|\s){0,20}(?:cofn|uchyl|anulow|wycof|unieważn)|(?<!\p{sc=Latn})(?:cofn|uchyl|anulow|wycof|unieważn)\p{sc=Latn}+ (?:\p{sc=Latn}+ )?(?:nagan[ęay]|upomnieni[ea])/iu;

/** „To nieprawda”: the next sentence takes back what the one before tells. */
const TAKEN_BACK = /^[–—-]?\s*(?:To|Jest to|Było to) (?:nieprawda|kłamstwo|fałsz|plotka|bzdura|nie (?:jest|była) prawd)/u;
/** „Nie uważam, że zabiła pani mojego psa”: the sentence itself lays nothing at anybody's door. */
const DISOWNED = /(?<!\p{sc=Latn})nie (?:uważam|twierdzę|sądzę|mówię|myślę|powiedział[ae]m|napisał[ae]m),? (?:że|iż|aby|by|żeby)(?!\p{sc=Latn})/iu;
/** „Cofam każde słowo o złodziejach”: names the charge that its author takes back. */
const UNSAYS = /(?<!\p{sc=Latn})(?:cofam|wycofuj[ęe]|odwołuj[ęe]|odszczekuj[ęe]) (?:\p{sc=Latn}+ ){0,3}(?:słow|zarzut|oskarż|pomówie|to,? co)/iu;
/** „Fałszywe »X«”, „podszywa się pod X”: who did it only used the name. */
const FALSE_NAME = /(?:fałszyw|podszy|podrób|podrab)\p{sc=Latn}*[^.]{0,20}$/iu;

/** „Sprawę bada policja i z X nie ma ona nic wspólnego”. */
const UNRELATED = /(?<!\p{sc=Latn})nie (?:ma|miał\p{sc=Latn}*|mają) (?:\p{sc=Latn}+ ){0,2}(?:nic wspólnego|związku)(?!\p{sc=Latn})/iu;

/** Whether what a hit tells is taken back at once, or is told of somebody who used the subject's name. */
export function isUntrue({ sentences }: Page, { at, sentence, state, binding }: Hit): boolean {
  const own = sentences[at];
  const next = sentences[at + 1];
  if (own && (DISOWNED.test(own.text) || (state === 'alleged' && UNSAYS.test(own.text)))) return true;
  if (binding === 'page' && UNRELATED.test(sentence.text)) return true;
  const goesOn = next !== undefined && own !== undefined && next.paragraph === own.paragraph;
  if (goesOn && (TAKEN_BACK.test(next.text) || (state === 'fined' && REVOKED.test(next.text)))) return true;
  const [first] = own?.words.filter(({ kind }) => kind === 'subject') ?? [];
  return first !== undefined && FALSE_NAME.test(sentence.text.slice(0, first.start));
}
