/** Sentences that need the one before them: without it a reader takes them for somebody else's, or does not know of what they tell. */
import { lemma } from '../../language/index.ts';
import { isFiniteVerb } from '../accusations/forms.ts';
import { sentenceOf } from '../accusations/page.ts';
import { isNominative } from '../accusations/parties.ts';
import { wordsOf } from './words.ts';

/** „Za te pieniądze powstała …”, „Po tym wyroku …”: of what stood before; „w tym roku” is a date. */
const THOSE =
  /^[„"–—-]*\s*(?:za|na|po|we?|o|ze?|do|od|przy|przez|dla|przed|mimo|wobec|obok|nad|pod|podczas|poza|dzięki) (?:te|ten|to|tę|tą|tego|tej|tych|tym|tymi|temu|takie|takiego|takiej|takich|takim|taką) (?!(?:rok|tygod|miesią|kwarta|sezon|por[yęz]|chwil|moment|sam|kto|co|czas|wiek|półrocz|dekad|stuleci|że|jak|nie)\p{sc=Latn}*)\p{Ll}/iu;
/** „Żadnemu z nich …”, „Obie ukarane strony …”: of whom the sentence before tells. */
const OF_THEM = /^[„"–—-]*\s*(?:(?:\p{sc=Latn}+ ){1,2}(?:z|spośród) (?:nich|tych|tamtych)|ob(?:a|aj|ie|oje|u|oma|ydwaj|ydwie))(?!\p{sc=Latn})/iu;
/** „Przewiduje on …”, „Sąd przyznał jej …”: a pronoun before any name. */
const PRONOUN =
  /^[„"–—-]*\s*\p{Lu}\p{Ll}+(?: (?!(?:i|oraz|a|że|która?|które)(?!\p{sc=Latn}))\p{Ll}+)? (?<!(?:^|\s)(?:i|oraz|a) )(?:on|ona|oni|mu|jej|im|go|ją|nim|nią|nimi)(?!\p{sc=Latn})/u;
/** „Tłumaczył, że …”: whoever spoke before, the subject or another. */
const SAID_THAT = /^\p{Lu}\p{Ll}+(?:ł|ła|li|ły), (?:że|iż|by|aby|żeby)(?!\p{sc=Latn})/u;
/** „Dodał też, że …”: the voices read who goes on speaking. */
const GOES_ON = /^\p{Lu}\p{Ll}+(?:ł|ła)(?: (?:też|także|również|przy tym|jednak|ponadto)(?:, (?:że|iż)|:)|:)/u;
/** „Ufa im odpowiednio 41 i 6 proc.”: in the order in which the sentence before names them. */
const RESPECTIVELY = /(?<!\p{sc=Latn})odpowiednio(?!\p{sc=Latn})[^.!?]{0,20}\d/iu;
/** „Doszło do …”, „Okazało się, że …”, „Chodzi o …”, „Mówi się, że …”: verbs that have no subject. */
const IMPERSONAL = /^\P{L}*(?:\p{sc=Latn}+ło|chodzi|wynika|\p{sc=Latn}+(?:(?<!ł)a|e|(?<!l)i) się)(?!\p{sc=Latn})/iu;
const PAST = /^[„"–—-]*\s*(?:nie )?(\p{sc=Latn}{2,}(?:ł|ła|li|ły))(?!\p{sc=Latn})/iu;
const PRESENT = /^[„"–—-]*\s*(\p{Lu}\p{Ll}+)(?!\p{L})/u;
const NOBODY = { name: '', kind: 'brand', description: '', keywords: [], links: [] } as const;

/** Whether a sentence tells what somebody said, or of some of them, and only the one before it tells who. */
export const saidByNobody = (text: string): boolean => SAID_THAT.test(text) || OF_THEM.test(text);

/** Whether a sentence points at what stands before it by a pronoun or a demonstrative. */
export const pointsBack = (text: string): boolean => THOSE.test(text) || saidByNobody(text) || PRONOUN.test(text) || RESPECTIVELY.test(text);

/** Whether a sentence begins with its verb and does not say whose deed or word it is: „Posługiwał się pieczątką”, „Uznał, że …”. */
export function lacksSubject(text: string): boolean {
  if (IMPERSONAL.test(text) || GOES_ON.test(text)) return false;
  const verb = PAST.exec(text)?.[1] ?? PRESENT.exec(text)?.[1];
  if (!verb || (!PAST.test(text) && !wordsOf('speech').has(lemma(verb.toLowerCase())))) return false;
  const { words } = sentenceOf(text, 0, [], { ...NOBODY, keywords: [], links: [] });
  const at = words.findIndex(({ text: form }) => form === verb);
  const own = words[at];
  if (!own || !isFiniteVerb(own)) return false;
  return !words.some((x, i) => i !== at && x.clause === own.clause && (x.kind !== 'word' ? x.cases.includes('n') : isNominative(words, i)));
}
