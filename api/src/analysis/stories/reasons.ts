/** Why a matter ended so, where the page of its end says it behind the end's own words: a court's grounds, an expert's finding, „Co się zmieniło? …”. */
import type { Claim } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { crossesGap } from '../ledger/withheld.ts';
import { isPending } from '../reading/pending.ts';
import { tellsReopening } from '../reading/reopened.ts';
import { documentSentences, readable, type Sentence } from '../reading/text.ts';
import { closesUnopened, endsQuoted } from './quote-marks.ts';

/** Longest quote of a reason, and one that is too short to tell it without the sentence behind. */
const LONG = 330;
const SHORT = 60;
/** Paragraphs behind the end's own that may give its reason. */
const PARAGRAPHS = 2;

/** Who decides, by the stems of his names: a reason is given by whoever the end's words name. */
const DECIDERS = [
  /(?<!\p{sc=Latn})(?:sąd(?!eck)|sędzi|wyrok|trybuna|skład(?:u|owi)? orzekając|trzyosobow)/iu,
  /(?<!\p{sc=Latn})(?:prokurat|śledcz)/iu,
  /(?<!\p{sc=Latn})(?:inspekt|inspekc|sanepid)/iu,
  /(?<!\p{sc=Latn})(?:urz[ąę]d|uokik)/iu,
  /(?<!\p{sc=Latn})(?:rzeczni[ck])/iu,
  /(?<!\p{sc=Latn})(?:komisj)/iu,
  /(?<!\p{sc=Latn})(?:izb[aąęy])/iu,
];
/** Courts of a certain rank: what the lower one held is no reason of the higher one's ruling. */
const RANK = /(?<!\p{sc=Latn})(?:rejonow|okręgow|apelacyjn|najwyższ|wojewódz|naczeln)/giu;
const ranksIn = (text: string): string[] => (text.match(RANK) ?? []).map((rank) => rank.toLowerCase());

/** What whoever decides does when giving grounds. */
const HOLDS =
  /(?<!\p{sc=Latn})(?:uzna(?:ł|ła|ło|li)|stwierdzi(?:ł|ła|ło|li)|ustali(?:ł|ła|li|ły)|podkreśli(?:ł|ła|li)|wyjaśni(?:ł|ła|li|ają|a)|uzasadni(?:ł|ła|li|ał|ała|ali|a)|tłumaczy(?:ł|ła|li)?|wskaza(?:ł|ła|li)|napisa(?:ł|ła|li)|mówi(?:ł|ła)?|oceni(?:ł|ła|li)) ?/iu;
/** „że …”, or speech: what was held stands in the sentence. */
const HELD = /(?<!\p{sc=Latn})(?:że|iż|bo|ponieważ|gdyż|jakoby|za (?:nie)?wiarygodn\p{sc=Latn}+)(?!\p{sc=Latn})|[„”"]|[–—-] \p{Ll}/iu;
const BELIEVED = /(?<!\p{sc=Latn})(?:uwierzy(?:ł|ła|li)|przekona(?:ł|ła|ły|ło)|da(?:ł|ła|li) wiarę|(?:nie )?dopatrzy(?:ł|ła|li) się)(?!\p{sc=Latn})/iu;
/** Words that give grounds whoever says them. */
const GROUNDS =
  /(?<!\p{sc=Latn})(?:zdaniem (?:sądu|sędzi\p{sc=Latn}*|prokurat\p{sc=Latn}+|śledczych|biegł\p{sc=Latn}+|inspek\p{sc=Latn}+)|według (?:sądu|prokurat\p{sc=Latn}+|śledczych|biegł\p{sc=Latn}+)|w ocenie (?:sądu|prokurat\p{sc=Latn}+|śledczych|biegł\p{sc=Latn}+)|w (?:pisemnym |ustnym )?uzasadnieniu|(?:z|jak wynika z|po) opini\p{sc=Latn} biegł\p{sc=Latn}+|biegł[yaei] (?:\p{sc=Latn}+ ){0,3}(?:ustali|stwierdzi|uzna|wykaza|wykluczy|potwierdzi)\p{sc=Latn}+(?: jednak)?,? (?:że|iż)|powodem (?:umorzenia|oddalenia|uchylenia|uniewinnienia|obniżenia|odmowy|zmiany|decyzji)|decydując\p{sc=Latn}+ (?:okaza|był)\p{sc=Latn}+ się|rozstrzygając\p{sc=Latn}+ (?:okaza|był)\p{sc=Latn}+|przesądzi(?:ł|ła|ło|ły)|(?:sąd|sędzia|prokurator|śledczy) nie (?:mia|znalaz)\p{sc=Latn}+ (?:dowod|podstaw)\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
/** „Co się zmieniło? Jeden podpis.”: a newsroom asks and answers. */
const ASKS = /^(?:Co się (?:w sprawie )?zmieniło|Dlaczego|Czemu|Skąd (?:ta |taka )?(?:zmiana|decyzja)|Co przesądziło|Co przekonało \p{sc=Latn}+|Powód)\?$/u;

/** „Uznał, że …”: who did stands in the sentence before. */
const UNNAMED = /^(?:Uzna|Stwierdzi|Ustali|Podkreśli|Wyjaśni|Wskaza|Oceni)(?:ł|ła|ło|li)(?!\p{sc=Latn})/u;
/** Speech that is led up to its speaker, and a sentence that opens speech. */
const SPOKEN = /[\p{L}.,!”"] [–—-] \p{Ll}[^–—]*$/u;
const OPENS = /^[–—-] ?\p{Lu}/u;

/** What an earlier or another ruling held, what a party thinks of it, and what is said of cost and force, gives no reason of this end. */
const ELSES =
  /(?<!\p{sc=Latn})(?:podobn(?:y|e|ych|ą|ej)|inn(?:y|ych|ej|ego) (?:spraw|wyrok|firm|sąd)\p{sc=Latn}*|kolejn(?:y|ych|ej)|tymczasem|z kolei|w tym samym (?:dniu|tygodniu|miesiącu)|jeszcze (?:dwie|trzy) spraw\p{sc=Latn}+|wcześniej|wcześniejsz\p{sc=Latn}+ (?:wyrok|orzecze|decyzj)\p{sc=Latn}*|poprzedni\p{sc=Latn}*|początkowo|(?:pierwszej|niższej) instancji (?:uzna|stwierdzi|ustali|skaza|przyzna|orzek)\p{sc=Latn}*|pierwotn\p{sc=Latn}+|przypom\p{sc=Latn}+|rok temu|(?:przed|pół) roku?|wówczas|wtedy|dotąd)(?!\p{sc=Latn})/iu;
const PARTIES =
  /(?<!\p{sc=Latn})(?:adwoka|mecenas|mec\.|obroń?c|pełnomocni|prawni[ck]|oskarżyciel|powód(?!\p{sc=Latn})|powódk|pozwan|radn[yaei]|burmistrz|wójt|poseł|posłan|komentuj|internau|zapowiada|zaskarż|złoży|apelacj|odwołani|kasacj|zażaleni|nie zgadza|prawomocn|ostateczn|koszt)/iu;
const AGAINST = /^\P{L}*(?:\p{sc=Latn}+ ){0,5}(?:jednak|natomiast|zarazem|mimo to)(?!\p{sc=Latn})/iu;
const LISTED = /^(?:\d{1,2}[.)]|[•*]) /u;
/** A sum that the page's end does not tell may be of another matter. */
const SUM = /\d[\d\s.,]*(?:tys\.|mln|tysi\p{sc=Latn}+|milion\p{sc=Latn}+)? ?(?:zł|złotych|euro)(?!\p{sc=Latn})/iu;

const isElses = (text: string): boolean => ELSES.test(text) || LISTED.test(text) || tellsReopening(text);

/**
 * Whether a sentence gives grounds of a decision that these words tell.
 * @param before the sentence before it, which names who held that where it does not
 */
function givesGrounds(text: string, end: string, before: string): boolean {
  if (PARTIES.test(text) || isPending(text) || SUM.test(text) || /\?["”]?$/u.test(text)) return false;
  const ranks = ranksIn(end);
  if (ranks.length > 0 && ranksIn(text).some((rank) => !ranks.includes(rank))) return false;
  const named = DECIDERS.filter((decider) => decider.test(text));
  if (!named.every((decider) => decider.test(end))) return false;
  const holder = DECIDERS.filter((decider) => decider.test(before));
  if (UNNAMED.test(text)) return HELD.test(text) && holder.length > 0 && holder.every((decider) => decider.test(end)) && !PARTIES.test(before);
  return GROUNDS.test(text) || (named.length > 0 && ((HOLDS.test(text) && HELD.test(text)) || BELIEVED.test(text)));
}

/** Whether the words of an end tell its reason themselves. */
const tellsWhy = (text: string): boolean => /(?<!\p{sc=Latn})(?:bo|ponieważ|gdyż|dlatego,? że)(?!\p{sc=Latn})/iu.test(text) || GROUNDS.test(text);

/** The words that give the reason, with the quotation that they close, and with the answer to what they ask. */
function wordsOf(whole: string, paragraph: readonly Sentence[], at: number): string | null {
  const spanned = (from: number, to: number) => whole.slice(paragraph[from]?.start, paragraph[to]?.end).trim();
  const textAt = (n: number) => paragraph[n]?.text.trim() ?? '';
  let from = at;
  // What turns the sentence before, and what leaves out who held it, says nothing alone.
  const leans = AGAINST.test(textAt(at)) || UNNAMED.test(textAt(at));
  if (leans) from -= 1;
  while (from > 0 && closesUnopened(spanned(from, at))) from -= 1;
  if (SPOKEN.test(textAt(at)) && !OPENS.test(textAt(from)) && !/[„"]/u.test(spanned(from, at))) {
    const opens = paragraph.slice(0, at).findLastIndex(({ text }) => OPENS.test(text));
    from = opens < 0 ? from : opens;
  }
  if (from < 0 || paragraph.slice(from, at).some(({ text }) => isElses(text) || PARTIES.test(text))) return null;
  let to = at;
  const asks = ASKS.test(textAt(at));
  const goesOn = () => (asks ? to < at + 3 : spanned(from, to).length < SHORT) || endsQuoted(spanned(from, to));
  while (to + 1 < paragraph.length && goesOn()) {
    const next = paragraph[to + 1]?.text ?? '';
    if (isElses(next) || PARTIES.test(next) || SUM.test(next) || spanned(from, to + 1).length > LONG) break;
    to += 1;
  }
  const text = spanned(from, to);
  if (text.length > LONG || text.length < SHORT || (asks && to === at)) return null;
  return closesUnopened(text) || endsQuoted(text) || crossesGap(text) ? null : text;
}

/** The reason of an end in words of its page, apart from the end's own; null where the end tells it, or the page does not. */
export function reasonOf(end: Claim, items: readonly LedgerItem[]): Claim | null {
  const [n] = end.refs;
  const item = items.find(({ evidence }) => evidence.n === n);
  if (!item || n === undefined || tellsWhy(end.text)) return null;
  const { genre, own } = item.evidence;
  if (own || item.document.article.items.length > 0 || genre === 'interview' || genre === 'record' || genre === 'list') return null;
  const whole = readable(item.document);
  const start = whole.indexOf(end.text);
  if (start < 0) return null;
  let last = start + end.text.length;
  const paragraphs: Sentence[][] = [[]];
  for (const sentence of documentSentences(item.document)) {
    if (sentence.start < start + end.text.length - 1) continue;
    if (whole.slice(last, sentence.start).includes('\n')) paragraphs.push([]);
    if (paragraphs.length > PARAGRAPHS + 1) break;
    paragraphs.at(-1)?.push(sentence);
    last = sentence.end;
  }
  for (const paragraph of paragraphs.slice(0, PARAGRAPHS + 1)) {
    for (const [at, { text }] of paragraph.entries()) {
      // From here on the page may tell of another matter.
      if (LISTED.test(text) || (isElses(text) && !/^\P{L}*(?:Wtedy|Wówczas|Wcześniej|Przypom)/u.test(text))) return null;
      if (isElses(text) || !(ASKS.test(text.trim()) || givesGrounds(text, end.text, paragraph[at - 1]?.text ?? ''))) continue;
      const told = wordsOf(whole, paragraph, at);
      if (told) return { pattern: 'HI-06', text: told, refs: [n], basis: 'evidence', quotes: [{ n, text: told }] };
    }
  }
  return null;
}
