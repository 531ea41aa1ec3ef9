/** Sentences on accusations: what is laid at the subject's door, the answer, the end, and who still shows the old version. */
import type { Accusation, AccusationState, Claim } from '../../contract/report.ts';
import { stemsOf } from '../accusations/findings.ts';
import type { AccusationFound, Telling as TellingOf } from '../accusations/index.ts';
import { meetsCharge } from '../accusations/standing.ts';
import { PATTERN_OF } from '../gate/shows.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { isPending, pendingAfter } from '../reading/pending.ts';
import { documentSentences, quoteFrom, readable, shown, shownTitle } from '../reading/text.ts';
import { tellsEnd } from '../stories/told-ends.ts';
import { list } from '../words/grammar.ts';
import type { Quoted } from '../words/writer.ts';
import { type AgentInput, place } from './agent.ts';

type Found = AccusationFound<LedgerItem>;
type Telling = TellingOf<LedgerItem>;

/** Most accusations printed, and quotes beside one. */
const MOST = 12;
const QUOTES = 3;
/** Most pages with the old version that are named. */
const PLACES = 3;

type Pattern = (typeof PATTERN_OF)[AccusationState] | 'AC-03' | 'AC-04' | 'AC-10' | 'AC-10b' | 'AC-13' | 'AC-14' | 'AC-14b' | 'AC-15';

/** How a matter ended, as it stands in brackets. */
const HOW: Record<string, string> = {
  discontinued: 'umorzenie',
  dismissed: 'oddalenie żądania',
  withdrawn: 'wycofanie zarzutu lub żądania',
  refused: 'odmowa wszczęcia postępowania',
  unconfirmed: 'zarzutu nie potwierdzono',
  lowered: 'obniżenie kary lub kwoty',
  overturned: 'zmiana lub uchylenie rozstrzygnięcia',
  settled: 'ugoda lub zakończony spór',
  lifted: 'cofnięcie kary, zakazu lub decyzji',
  refuted: 'przyczyna była inna',
  mended: 'wynik w normie',
  closed: 'zamknięcie sprawy',
  acquitted: 'korzystne rozstrzygnięcie',
  corrected: 'sprostowanie',
};
const howOf = ({ state, detail, text }: Telling): string =>
  state === 'acquitted' && /uniewinn/iu.test(text) ? 'uniewinnienie' : (HOW[detail ?? ''] ?? HOW[state] ?? 'zakończenie bez zarzutu');

/** A quote shorter than this says too little alone, so that the sentence before it is quoted too; longest quote of two. Characters. */
const SHORT = 40;
const LONGEST = 330;
/** Longest quote that is printed uncut. */
const WHOLE = 200;

/** Whether every „ is closed: a quoted title with a full stop is cut into sentences. */
const isClosed = (text: string): boolean => (text.match(/„/gu)?.length ?? 0) <= (text.match(/[”"]/gu)?.length ?? 0) && !/^[^„"]*”/u.test(text);
const ASKED = /\?["”»)]?\s*$/u;

const REPEATS = /^(?:Z (?:tych |jego |jej |naszych )?(?:informacji|ustaleń|doniesień)|Według (?:nich|niego|niej))(?!\p{sc=Latn})/u;
const UNOFFICIAL = /(?<!\p{sc=Latn})(?:nieoficjaln|niepotwierdzon|anonimow|nieujawnion)/iu;
/** „Z nieoficjalnych ustaleń … . Z informacji stacji wynika, że …”: what hedges the words goes along with them. */
function hedgedFrom(item: LedgerItem, start: number, text: string): number {
  if (!REPEATS.test(text)) return start;
  const sentences = documentSentences(item.document);
  const before = sentences[sentences.findIndex((one) => one.start === start) - 1];
  const span = before && readable(item.document).slice(before.start, start + text.length);
  return before && span && UNOFFICIAL.test(before.text) && span.length <= WHOLE && !span.includes('\n') ? before.start : start;
}

const GAVE_BACK = /^(?:Odda|Zwróci|Wypłaci|Przeprosi|Poprawi|Naprawi|Wymieni)(?:ł|li)\p{sc=Latn}*(?!\p{sc=Latn})/u;
/** „Wziął zaliczkę i pół roku nic. Oddał dopiero po pozwie”: the end that stands beside the reproach goes along with it. */
function endWith({ item, start, text }: Telling): number {
  const end = start + text.length;
  const sentences = documentSentences(item.document);
  const next = sentences[sentences.findIndex((one) => one.start === start) + 1];
  const span = next && readable(item.document).slice(start, next.end);
  return next && span && GAVE_BACK.test(next.text) && span.length <= WHOLE && !span.includes('\n') ? next.end : end;
}

/**
 * Where a telling's quote starts: at its sentence, or at the one before in the same paragraph („Sąd zasądził 18 tysięcy. Pozwaną była
 * spółka X”), where that leaves no quoted title cut.
 */
function startOf({ item, start, text }: Telling): number {
  if (text.length >= SHORT) return hedgedFrom(item, start, text);
  const whole = readable(item.document);
  const sentences = documentSentences(item.document);
  const at = sentences.findIndex((one) => one.start === start);
  for (const before of [sentences[at - 1], sentences[at - 2]]) {
    const span = before && whole.slice(before.start, start + text.length);
    if (!before || !span || span.length > LONGEST || span.includes('\n') || ASKED.test(before.text)) break;
    if (isClosed(span)) return before.start;
  }
  return start;
}

/** The sentence as a quote beside a claim and as printed; a title is printed as the page's own, without a quote of its text. */
function quoteOf(telling: Telling): { quoted: Quoted | null; text: string } | null {
  const { item, start } = telling;
  if (start < 0) return { quoted: null, text: shownTitle(item.evidence.title) };
  const span = { start: startOf(telling), end: endWith(telling) };
  const quote = quoteFrom(readable(item.document), span).text;
  return quote.length >= 12 ? { quoted: { item, text: quote }, text: shown(quote, readable(item.document).slice(span.start, span.end)) } : null;
}

/** „Jan Nowak: miasto nas okłamało”: a title that is somebody's own words. */
const SPOKEN = /^[„"«]?\p{Lu}\p{L}+ \p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?: /u;
/** Whether the page gives views: what it says is its author's or whom it asks. */
const isOpinion = ({ evidence: { genre, title } }: LedgerItem): boolean =>
  genre === 'opinion' || (genre !== 'forum' && genre !== 'review' && SPOKEN.test(title));

/** Whether the name stands in the words that are quoted. */
const namesSubject = ({ item: { mentions }, start, text }: Telling): boolean =>
  start >= 0 && mentions.some((mention) => mention.start >= start && mention.end <= start + text.length);

const patternOf = ({ loose }: Found, telling: Telling): Pattern => {
  const { state, detail, by, item, start } = telling;
  // The page reproaches; its excerpt, of an interview, too, need be no opinion.
  if (detail === 'reproach') return namesSubject(telling) ? 'AC-14b' : 'AC-14';
  if (loose && start >= 0 && state === 'alleged' && !by && isOpinion(item)) return 'AC-15';
  if (loose) return by ? 'AC-13' : namesSubject(telling) ? 'AC-10b' : 'AC-10';
  return state === 'alleged' && detail === 'detained' ? 'AC-03' : state === 'alleged' && detail === 'affair' ? 'AC-04' : PATTERN_OF[state];
};

/** The sentence behind an end that says that it may still be changed. */
function notFinal({ item, start, text }: Telling): Quoted | null {
  const sentence = start < 0 ? null : pendingAfter(item.document, { start, end: start + text.length });
  const quote = sentence && quoteFrom(readable(item.document), sentence).text;
  return quote && isPending(quote) ? { item, text: quote } : null;
}

/** The end, or the answer to the charge that is printed, in words. */
function endOf({ write, ledger }: AgentInput, found: Found, charge: string): { telling: Telling; quoted: Quoted; more: Quoted[]; text: string } | null {
  for (const telling of [found.end, found.answer]) {
    const quote = telling && quoteOf(telling);
    if (!telling || !quote?.quoted || (telling === found.answer && !meetsCharge(telling.text, charge, stemsOf(ledger.subject.name)))) continue;
    const slots = { quote: quote.text, place: place(telling.item.evidence) };
    const pending = telling === found.end ? notFinal(telling) : null;
    const ended = () =>
      telling.detail === 'recanted'
        ? write.text('AC-26', slots)
        : pending
          ? write.text('AC-20b', { ...slots, how: howOf(telling), pending: shown(pending.text) })
          : write.text('AC-20', { ...slots, how: howOf(telling) });
    const text = telling === found.end ? ended() : write.text('AC-21', slots);
    return { telling, quoted: quote.quoted, more: pending ? [pending] : [], text };
  }
  return null;
}

const RULED: ReadonlySet<AccusationState> = new Set(['fined', 'ruled', 'convicted']);

/** Of a ruling without an end: the sentence of its page that says that it may still be changed. */
function pendingOf({ write }: AgentInput, { end }: Found, { item, state, text, start }: Telling): { quoted: Quoted; text: string } | null {
  if (end || !RULED.has(state) || isPending(text)) return null;
  const sentence = documentSentences(item.document).find((one) => one.start !== start && isPending(one.text));
  const quote = sentence && quoteFrom(readable(item.document), sentence).text;
  if (!sentence || !quote || !isPending(quote)) return null;
  return { quoted: { item, text: quote }, text: write.text('AC-25', { quote: shown(quote, sentence.text) }) };
}

/** What was put right, in words, where no end says more. */
function redressOf({ write }: AgentInput, { redress, end }: Found): { quoted: Quoted; text: string } | null {
  const quote = redress && !end ? quoteOf(redress) : null;
  if (!redress || !quote?.quoted) return null;
  return { quoted: quote.quoted, text: write.text('AC-24', { quote: quote.text, place: place(redress.item.evidence) }) };
}

/** Where the old version stands: up to three places. */
const placesOf = (items: LedgerItem[]): string => {
  const places = items.slice(0, PLACES).map(({ evidence }) => place(evidence));
  return list(items.length > PLACES ? [...places, 'inne'] : places);
};

/** How an accusation is worded: `first`, the number of the quote that leads; `alone`, without further quotes; `soft`, as one that binds loosely. */
type Wording = { first: number; alone: boolean; soft: boolean };
/** Tried in turn: one quote that does not prove the sentence must not take the matter out of the report. */
const WORDINGS: Wording[] = [
  { first: 0, alone: false, soft: false },
  { first: 0, alone: true, soft: false },
  { first: 1, alone: true, soft: false },
  { first: 2, alone: true, soft: false },
  { first: 0, alone: true, soft: true },
];

function accusationOf(input: AgentInput, matter: Found, { first, alone, soft }: Wording, saysOpen = false): Accusation[] {
  const { write } = input;
  const found = soft ? { ...matter, loose: true } : matter;
  // A ruling that lowered a fine tells both: where another page tells the fine, that one leads.
  const isOfEnd = ({ item, start }: Telling) => item === found.end?.item && start === found.end.start;
  const told = [...found.told].sort((a, b) => Number(isOfEnd(a)) - Number(isOfEnd(b)));
  const quotes = told.flatMap((telling) => {
    const quote = quoteOf(telling);
    return quote ? [{ telling, ...quote }] : [];
  });
  // Words of the text prove more than a title.
  const proving = quotes.filter(({ quoted }) => quoted);
  const main = proving[first] ?? (first === 0 ? quotes[0] : undefined);
  if (!main) return [];
  const items = [...new Set([...told.map(({ item }) => item), ...found.also, ...found.retold])];
  // The title of a page that also says it in its text is no quote.
  const inText = [main, ...(alone ? [] : proving)];
  const distinct = inText.filter((one, i) => inText.findIndex((other) => other.telling.item === one.telling.item) === i).slice(0, QUOTES);
  const end = endOf(input, found, main.text);
  const { evidence } = main.telling.item;
  const slots = { quote: main.text, title: shownTitle(evidence.title), place: place(evidence), how: howOf(main.telling) };
  const given = redressOf(input, found);
  const pending = pendingOf(input, found, main.telling);
  const quoted = [...(pending ? [pending.quoted] : []), ...(end ? [end.quoted, ...end.more] : []), ...(given ? [given.quoted] : [])];
  const all = [...distinct.flatMap(({ quoted: own }) => own ?? []), ...quoted.filter(({ text }) => distinct.every((one) => one.quoted?.text !== text))];
  const cited = [...new Set([...items, ...quoted.map(({ item }) => item)])];
  // Where the sentence that lowered a penalty is all that tells of it, the matter is told by its end; while that may be changed, as a penalty.
  const isOwnEnd = isOfEnd(main.telling) && end !== null;
  const isTold = isOwnEnd && end.more.length === 0;
  const still = isOwnEnd ? end.more[0] : undefined;
  const open = pending ?? (still && { quoted: still, text: write.text('AC-25', { quote: shown(still.text) }) });
  const [claim] = write.claim(isTold ? 'AC-12' : patternOf(found, main.telling), isTold && found.end ? { ...slots, how: howOf(found.end) } : slots, cited, {
    quotes: all,
    repeat: true,
  });
  if (!claim) return [];
  // Who tells the end, or puts the charge right, mentions no charge.
  const mentions = items.filter((item) => item !== main.telling.item && !(item !== found.end?.item && tellsEnd(item)));
  const more = mentions.length > 0 ? [write.text('AC-23', { n: mentions.length })] : [];
  const older = found.end && end && found.stillShown.length > 0 ? [write.text('AC-22', { n: found.stillShown.length, list: placesOf(found.stillShown) })] : [];
  const { telling } = end ?? {};
  return [
    {
      ...claim,
      text: [
        claim.text,
        ...more,
        ...(open ? [open.text] : []),
        ...(saysOpen ? [write.text('AC-27', {})] : []),
        ...(end && !isOwnEnd ? [end.text] : []),
        ...(given && given.quoted.text !== main.quoted?.text ? [given.text] : []),
        ...older,
      ].join(' '),
      state: found.state,
      date: found.date,
      loose: found.loose,
      end: end && telling ? { state: telling.state, quote: end.quoted.text, n: telling.item.evidence.n, date: telling.date } : null,
      ...(given ? { redress: { quote: given.quoted.text, n: given.quoted.item.evidence.n } } : {}),
      stillShown: found.stillShown.map((item) => item.evidence.n).sort((a, b) => a - b),
    },
  ];
}

/** The gravest matter that some pages still show without its end, told by that end; in short as the headline. */
export function endedMatter(input: AgentInput, short = false): Claim[] {
  const found = input.features.accusations.find(({ end, loose, stillShown }) => end && !loose && stillShown.length > 0);
  const end = found?.end;
  const quote = end && quoteOf(end);
  if (!found || !end || !quote?.quoted) return [];
  const pending = notFinal(end);
  const said = { n: found.stillShown.length, how: howOf(end) };
  const shown: [LedgerItem[], { quotes: (typeof quote.quoted)[]; repeat: true }] = [
    [...found.stillShown, end.item],
    { quotes: [quote.quoted, ...(pending ? [pending] : [])], repeat: true },
  ];
  return short
    ? input.write.claim(pending ? 'HL-12b' : 'HL-12', said, ...shown)
    : input.write.claim(pending ? 'SU-05b' : 'SU-05', { ...said, quote: quote.text, place: place(end.item.evidence) }, ...shown);
}

/** What is told loosely on no page but the one whose news is that nothing was found is no accusation. */
const isClearedThere = ({ loose, told, end }: Found): boolean => loose && end?.state === 'acquitted' && told.every(({ item }) => item === end.item);

/** Accusations of the report: of each matter its wordings, the fullest first, of which the first that is proved is printed. */
export const accusationClaims = (input: AgentInput): Accusation[][] =>
  input.features.accusations.slice(0, MOST).map((found) => {
    if (isClearedThere(found)) return [];
    // What was put right may not be proved, and takes nothing else along.
    const bare = found.redress ? [found, { ...found, redress: null }] : [found];
    // Nor may an end or an answer: then the matter is told softly without it, by the pages that tell neither.
    const told = found.told.filter(({ item }) => item !== found.end?.item && item !== found.answer?.item);
    const isOpen = (found.end || found.answer) && told.length > 0;
    const open = isOpen ? [{ ...found, told, loose: true, end: null, answer: null, redress: null, stillShown: [] }] : [];
    // That no end was found is said where the gate proves it, of what binds surely; the same charge stands without it.
    const mayBeOpen = (one: Found, { soft }: Wording) => !soft && !one.loose && !one.end && !one.answer && !one.redress;
    const worded = (all: Found[]) =>
      WORDINGS.flatMap((wording) =>
        all.flatMap((one) => [...(mayBeOpen(one, wording) ? accusationOf(input, one, wording, true) : []), ...accusationOf(input, one, wording)]),
      );
    return [...worded(bare), ...worded(open)];
  });
