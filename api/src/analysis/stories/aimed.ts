/** Whether what somebody blames or praises is the subject: the sentence with the word of blame must be of it, and of nobody else. */
import type { Subject } from '../../contract/subject.ts';
import { isNoun } from '../accusations/forms.ts';
import { sentenceOf } from '../accusations/page.ts';
import { isEmbedded, isPreposition } from '../accusations/parties.ts';
import type { Word } from '../accusations/types.ts';
import { sentencesOf } from '../reading/text.ts';
import type { Passage } from './passages.ts';
import { namesOther, officesIn } from './speakers.ts';
import { marksIn } from './stance.ts';

/** Groups that a person belongs to, as others speak of them. */
export const GROUPS =
  /(?<!\p{sc=Latn})(?:aktorz|aktorów|aktork|aktorami|artyś|artyst|celebry|osob(?:y|om|ami) publiczn|osób publiczn|polity[kc]|radn(?:i|ych|ym)|lekarz[eyoa]|nauczyciel[eio]|sportow|zaszczepieni|oskarżeni|skazani)/iu;
/** What somebody is, did or said, before the name: „zachowanie X”, „wpis X”. */
const CONDUCT =
  /(?<!\p{sc=Latn})(?:zachowani[aeu]|postępowani[aeu]|postaw[aęy]|decyzj[aeęi]|działani[aeu]|działań|polityk[aęi]|słowa|słów|wpis\p{sc=Latn}*|wypowied\p{sc=Latn}+|ofert[aęy]|wina|winę|przez|za|u|do|dla) $/iu;
const PRONOUN = /(?<!\p{sc=Latn})(?:on[aie]?|jego|jej|ich|jemu|mu|niego|niej|nich|nim|nią|nimi)(?!\p{sc=Latn})/iu;
/** „To skandal”, „Oczywiście, że jest to nie w porządku”: of what the sentence before tells. */
const OF_BEFORE = /^["„–—-]*\s*(?:Oczywiście, że )?(?:To|Tak|Jest to|Jest|Takie|Taki|Taka|Wstyd|Skandal|Hańba|Żenad\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
/** „Byłoby skandalem, gdyby …”: of what did not happen; „Niektórzy mówią, że …”, „zarzucają jej”: others' blame, often an interviewer's. */
const IF =
  /(?<!\p{sc=Latn})(?:byłob[yi]\p{sc=Latn}*|gdyb[yi]\p{sc=Latn}*|jeśli|jeżeli|czy|(?:niektórzy|inni|wielu|część) (?:\p{sc=Latn}+ ){0,2}(?:zwraca|mówi|twierdzi|uważa|pisze|zarzuca)\p{sc=Latn}*|(?:zarzuca|krytykuje|oskarża)(?:ją|no)? (?:pan[aiu]|panią|jej|mu|im|ją|go|ich))(?!\p{sc=Latn})/iu;
/** „… – mówi X, komentując zachowanie celebrytów”: what the words are about, behind them. */
const ABOUT = /(?<!\p{sc=Latn})(?:komentuj\p{sc=Latn}*|skomentowa\p{sc=Latn}*|odnosząc się|na temat|zapytan[aey]|pytan[aey])(?!\p{sc=Latn})/iu;
/** „… – mówi Jan Nowak”: who says it, behind the words. */
const REPORT = /(?:["”»]\s*,?\s*)?[–—-]\s+\p{Ll}[^–—-]*$/u;

/** „…, ale kompromituje się wykonawca”: the clause with the word of blame has another noun for who acts. @param at place of that word */
function isOfOther(words: Word[], at: number, isOwn: (i: number) => boolean): boolean {
  const mark = words.findIndex(({ end }) => end > at);
  const clause = words.flatMap((x, i) => (x.clause === words[mark]?.clause ? [i] : []));
  if (clause.some(isOwn)) return false;
  return clause.some((i) => {
    const x = words[i] as Word;
    // Behind the verb „prawo” may be what is broken, „wykonawca” only who breaks it.
    const acts = i < mark ? x.cases.includes('n') : i > mark && x.cases.includes('n') && !x.cases.includes('a');
    return acts && (x.kind !== 'word' || isNoun(x)) && !isPreposition(words[i - 1]?.lower ?? '');
  });
}

/** Whether a sentence of `passage` is of the subject: it acts in it or its conduct is named, or, of a page about it, what it is called and nobody else. */
function isOfSubject(text: string, start: number, passage: Passage, subject: Subject, kinds: ReadonlySet<string>): boolean {
  const { item } = passage;
  const said = text.replace(REPORT, '');
  const inside = item.mentions.filter((mention) => mention.start < start + said.length && mention.end > start);
  const { words } = sentenceOf(said, start, inside, subject);
  const offices = subject.kind === 'person' ? officesIn(subject.description) : kinds;
  const isOwn = (i: number) => words[i]?.kind === 'subject' || offices.has(words[i]?.lemma ?? '');
  const at = words.findIndex((_, i) => isOwn(i));
  const other = words.findIndex((_, i) => !isOwn(i) && namesOther(words, i));
  const own = words[at];
  if (own) {
    const acts = own.cases.includes('n') && !isEmbedded(words, at);
    if ((other >= 0 && other < at) || marksIn(said).some((index) => isOfOther(words, index, isOwn))) return false;
    return acts || (other < 0 && CONDUCT.test(said.slice(0, own.start)));
  }
  if (other >= 0 || item.evidence.role === 'passing') return false;
  return (subject.kind === 'person' && GROUPS.test(said)) || (passage.beside && PRONOUN.test(said));
}

/** Whether every sentence of somebody's words that blames or praises is of the subject. @param kinds nouns that stand for the subject, of a firm */
export function isAimed(passage: Passage, subject: Subject, kinds: ReadonlySet<string>): boolean {
  const sentences = sentencesOf(passage.text);
  const marked = sentences.flatMap(({ text }, i) => (marksIn(text).length > 0 ? [i] : []));
  const report = REPORT.exec(passage.text);
  const from = passage.start + (report?.index ?? 0);
  const tellsWhom =
    report !== null &&
    ABOUT.test(report[0]) &&
    (passage.item.mentions.some(({ start, end }) => start >= from && end <= passage.end) || (subject.kind === 'person' && GROUPS.test(report[0])));
  const isOf = (i: number): boolean => {
    const one = sentences[i];
    if (!one) return false;
    return isOfSubject(one.text, passage.start + one.start, passage, subject, kinds) || (OF_BEFORE.test(one.text) && (i === 0 ? tellsWhom : isOf(i - 1)));
  };
  return marked.length > 0 && marked.every((i) => !IF.test(sentences[i]?.text ?? '') && isOf(i));
}
