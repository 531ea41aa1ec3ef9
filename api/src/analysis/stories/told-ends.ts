/** What a page tells of the end of a matter, or takes back: word for word, with the words that say of which matter. */
import type { Genre } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { isDenial, namesLowered, retellsEnd } from '../reading/retold-ends.ts';
import { documentSentences, isPolish, overlaps, quoteFrom, readable, type Sentence, shown } from '../reading/text.ts';
import { ENDED, isWhole } from './endings.ts';
import { wordsIn } from './same-matter.ts';

/** A newsroom that takes back its own words: what it says so with, and how a sentence opens. */
const TAKES_BACK = String.raw`prostujemy|(?:publikujemy|zamieszczamy|drukujemy|poniżej) (?:\p{sc=Latn}+ ){0,3}sprostowani[ea]|(?:podaliśmy|napisaliśmy|informowaliśmy|napisałem|napisałam) (?:\p{sc=Latn}+ ){0,3}(?:błędn|nieprawdziw|nieścisł|omyłkow|mylnie)\p{sc=Latn}*|(?:informacj|wiadomoś|doniesieni|tekst|artykuł|publikacj|wpis|zdani)\p{sc=Latn}*,? (?:\p{sc=Latn}+,? ){0,7}(?:okaza|by)(?:ła|ły|ło|ł) (?:się )?(?:błędn|nieprawdziw|nieścisł)\p{sc=Latn}*`;
const CORRECTION = new RegExp(
  `^\\P{L}*sprostowani[ea](?!\\p{sc=Latn}| (?:przyjm|prosi|można|należy|kierow|przysył))|(?<!\\p{sc=Latn})(?:${TAKES_BACK})(?!\\p{sc=Latn})`,
  'iu',
);
/** „Kurier się mylił”, „odszczekujemy”: an author who takes back what it wrote, without calling that a correction; not somebody who is quoted. */
const RECANTS =
  /(?<!\p{sc=Latn})(?:[Oo]dszczekuj(?:ę|emy)|(?:[Pp]o)?[Mm]yli(?:liśmy|łem|łam) się|się (?:po)?myli(?:liśmy|łem|łam)|(?:\p{Lu}\p{sc=Latn}+|[Rr]edakcja|[Pp]ortal|[Aa]utor(?:ka)?) się (?:po)?myli(?:ł|ła|ło)|to,? co (?:napisaliśmy|podaliśmy|napisałem|napisałam),? (?:\p{sc=Latn}+ ){0,2}(?:nieprawd|nie jest prawd|nie było prawd)\p{sc=Latn}*)(?!\p{sc=Latn})/u;
/** Words by which an author speaks of what it wrote itself. */
const OWN_WORK =
  /(?<!\p{sc=Latn})(?:odszczekuj(?:ę|emy)|(?:prze)?prosiliśmy|przeprosi(?:łem|łam)|przepraszam(?:y)?|pisaliśmy|napisaliśmy|podaliśmy|opisaliśmy|napisa(?:łem|łam)|naszego? (?:tekst|artykuł|wpis)\p{sc=Latn}*|(?:tego|tamtego|poprzedniego) (?:tekstu|artykułu|wpisu) nie kasujemy)(?!\p{sc=Latn})/iu;
/** Sentences in which it says what was not so. */
const RECANTED = 12;
const SPEECH = /^\s*[–—„"-]/u;
/** Where a page takes back, in other words than a correction's, what its author wrote; −1 where it does not. */
const recantsAt = (sentences: readonly Sentence[], title: string): number =>
  [title, ...sentences.map(({ text }) => text)].some((text) => OWN_WORK.test(text) && !SPEECH.test(text))
    ? sentences.findIndex(({ text }) => RECANTS.test(text) && !SPEECH.test(text) && !UNREAL.test(text))
    : -1;

/** What a correction proves first: what was not so, then that it takes something back. */
const NOT_SO = /(?<!\p{sc=Latn})(?:nieprawdą (?:jest|było)|nie jest prawdą|nigdy nie|w rzeczywistości)(?!\p{sc=Latn})/iu;
const MISTAKEN = /(?<!\p{sc=Latn})(?:pomyliliśmy|(?:błędnie|mylnie|omyłkowo) (?:podaliśmy|napisaliśmy)|przepraszamy)(?!\p{sc=Latn})/iu;
/** „Ta informacja okazała się nieprawdziwa” does not say which. */
const POINTING = /^\P{L}*(?:Ta|To|Ten|Te|Było to|Jest to)(?!\p{sc=Latn})/u;
/** „Radnemu nakazano sprostowanie” tells of somebody else's; a title speaks for its page. */
const CORRECTION_TITLE = /(?<!\p{sc=Latn})sprostowani[ea](?!\p{sc=Latn})/iu;
/** Not yet, not surely, or not for good. */
const UNREAL =
  /(?<!\p{sc=Latn})(?:jeśli|jeżeli|gdyby|czy|żeby|oby|może|mógłby|mogłaby|zapowiada|zamierza|chce|wniosek|domaga|zażalenie|odwołanie|(?:wniesion|złożon)\p{sc=Latn}+ przez)(?!\p{sc=Latn})/iu;

/** Where people talk: what they say ends nothing. */
export const TALK: ReadonlySet<Genre> = new Set(['forum', 'review']);
/** Shortest quote that proves something. */
const SHORT = 30;

const isCorrectionTitle = (title: string): boolean => CORRECTION_TITLE.test(title) || CORRECTION.test(title);

/** Sentences of a register's entry behind the one that names the subject. */
const ENTRY = 2;

export type Told = { words: Set<string>; kind: 'correction' | 'end'; raw: string; quote: string };

/** „Ja: …”, „Oni: …”: what each side of a settlement does stands in a sentence or two of its own. */
const SIDE = /^\p{Lu}\p{L}{0,14}(?: \p{L}{1,14})?: \p{Ll}/u;
/** Longest quote of both sides, and how far back the other may stand. */
const BOTH = 340;
const BACK = 4;

/** Both sides of a settlement, where a sentence tells one of them: half of it makes the other look beaten. */
function bothSides(item: LedgerItem, sentences: readonly Sentence[], sentence: Sentence): string | null {
  if (!SIDE.test(sentence.text)) return null;
  const at = sentences.indexOf(sentence);
  const other = sentences.slice(Math.max(0, at - BACK), at).find(({ text }) => SIDE.test(text));
  const text = other && readable(item.document).slice(other.start, sentence.end).trim();
  return text && text.length <= BOTH ? text : null;
}

/** „Pomyliliśmy się. Dane wyciekły z innej firmy.”: what is taken back in few words goes with the sentence behind it. */
function withNext({ document }: LedgerItem, sentences: readonly Sentence[], sentence: Sentence): Sentence {
  const next = sentences[sentences.indexOf(sentence) + 1];
  const text = next && readable(document).slice(sentence.start, next.end);
  return next && text && sentence.text.length < SHORT && !text.includes('\n') ? { ...sentence, end: next.end, text } : sentence;
}

/** What the page tells of an end, or takes back; the words beside it say of which matter. */
export function toldOn(item: LedgerItem, skip: ReadonlySet<string>): Told | null {
  const { genre, role, own, lang, title } = item.evidence;
  if (TALK.has(genre) || !isPolish(lang) || (genre === 'record' && role !== 'hero') || (genre === 'list' && role !== 'hero')) return null;
  const sentences = documentSentences(item.document).slice(0, 200);
  // A register tells many matters: only what stands by the name is the subject's.
  const named = sentences.flatMap((one, n) => (item.mentions.some((mention) => overlaps(one, mention)) ? [n] : []));
  const isNear = (n: number) => genre !== 'record' || named.some((one) => n >= one && n - one <= ENTRY);
  const find = (cue: RegExp) => sentences.findIndex(({ text }, n) => cue.test(text) && !UNREAL.test(text) && !isDenial(text) && text.length < 400 && isNear(n));
  const recants = own || genre === 'record' || genre === 'interview' ? -1 : recantsAt(sentences, title);
  const isCorrection = !own && (isCorrectionTitle(title) || find(CORRECTION) >= 0 || recants >= 0) && genre !== 'record';
  const titled = ENDED.test(title) && !UNREAL.test(title);
  const proofOf = (sentence: Sentence) => {
    const quote = bothSides(item, sentences, sentence) ?? quoteFrom(readable(item.document), sentence).text;
    return quote.length >= SHORT && isWhole(quote) ? quote : '';
  };
  const proves = (cue: RegExp) => sentences.findIndex((one) => cue.test(one.text) && !POINTING.test(one.text) && one.text.length < 400 && proofOf(one) !== '');
  const cues = [NOT_SO, CORRECTION, MISTAKEN];
  const at = isCorrection ? ([recants, ...cues.map(proves), find(CORRECTION)].find((n) => n >= 0) ?? 0) : find(ENDED);
  const sentence = sentences[at];
  if (!sentence && !titled) return null;
  const near = titled ? [] : sentences.slice(Math.max(0, at - 1), at + 2);
  // Who takes something back without a heading says in its own time of what.
  const opening = sentences.slice(0, recants >= 0 ? RECANTED : 3);
  const beside = titled || isCorrection ? [...opening, ...near] : near;
  const words = wordsIn(`${title} ${beside.map(({ text }) => text).join(' ')}`, item, skip);
  if (titled || !sentence) return { words, raw: '', quote: '', kind: 'end' };
  const raw = isCorrection && at === 0 && !CORRECTION.test(sentence.text) ? '' : proofOf(at === recants ? withNext(item, sentences, sentence) : sentence);
  // An end that can neither be quoted nor read in the title is no proof of anything.
  if (raw === '' && !isCorrection) return null;
  return { words, raw, quote: raw === '' ? '' : shown(raw, sentence.text).replace(/\s+/g, ' '), kind: isCorrection ? 'correction' : 'end' };
}

export const tellsEnd = (item: LedgerItem): boolean =>
  ENDED.test(`${item.evidence.title}. ${readable(item.document)}`) || isCorrectionTitle(item.evidence.title);

/** Whether a page that is not older than an end tells it in words of its own („okazało się, że nie ta”) or by its new sum. @param raw the end's words */
export function retellsSince({ evidence, document }: LedgerItem, end: LedgerItem, raw: string): boolean {
  const text = `${evidence.title}. ${readable(document)}`;
  return (evidence.publishedAt ?? '9') >= (end.evidence.publishedAt ?? '') && (retellsEnd(text) || namesLowered(text, raw));
}
