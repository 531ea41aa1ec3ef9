/**
 * Ends in plain words that no frame reads: „karę umowną cofnięto”, „norowirus, nie salmonella”, „zamiast 14 320 złotych odda 1 960”, „hałas jest w
 * normie”. They end nothing by themselves: only a charge with the same keys, found elsewhere, has its end in them.
 */
import { lemma, tokenize } from '../../language/index.ts';
import { amountsIn, speltIn } from '../reading/amounts.ts';
import { hitAt } from './read.ts';
import { entriesOfOthers, rowsOfOthers } from './rows.ts';
import type { Detail, Hit, Page } from './types.ts';

const SANCTION = String.raw`(?:kar[ęyąa]|grzywn\p{L}+|mandat\p{L}*|upomnieni\p{L}+|nagan\p{L}+|zakaz\p{L}*|decyzj\p{L}+|nakaz\p{L}*|zawieszeni\p{L}+|skreśleni\p{L}+)`;
const LIFTS =
  '(?:cofn(?:ął|ęła|ęło|ięto|ięta|ięty)|uchyl(?:ił|iła|iło|ono|ona|ony)|zni(?:ósł|osła|esiono)|anulowa(?:ł|ła|no)|unieważni(?:ł|ła|ono)|zdj(?:ął|ęła|ęto))';
const LIFTED = new RegExp(String.raw`(?<!\p{L})(?:${LIFTS} (?:\p{L}+ ){0,3}${SANCTION}|${SANCTION} (?:\p{L}+ ){0,3}${LIFTS})(?!\p{L})`, 'iu');
const INSTEAD = /(?<!\p{L})zamiast (?!t[eo]go)/iu;
/** „Badania wykazały, że … norowirus, nie salmonella”. */
const FOUND_OUT = /(?<!\p{L})(?:wykaza|okaza|potwierdzi|ustal|stwierdz|przyczyn|źród|winn|sprawc|powod|spowodowa|badani|biegł)/iu;
const NOT_THAT = /, (?:a )?nie (\p{Ll}{4,})(?=[,.;]| (?:z|w|na|ani) )/giu;
const NO_TIE = /(?<!\p{L})nie mi(?:ał|ała|ało|ały) (?:\p{L}+ ){0,2}związku z (\p{Ll}{4,}|„[^”]+”)/giu;
const NORMAL = /(?<!\p{L})(?:w normie|mieści\p{L}* się w norm\p{L}*|nie przekracz\p{L}+ (?:\p{L}+ )?norm\p{L}*)(?!\p{L})/iu;
/** „Postępowanie zostało umorzone”, „odmowa wszczęcia śledztwa”, „zawiadomienie wycofała”. */
const PROCEEDING = String.raw`(?:śledztw\p{L}+|dochodzeni\p{L}+|postępowani\p{L}+|spraw[ęa]|wątk?\p{L}+)`;
const DROPPED = 'umorz(?:ył|yła|yło|ono|one|ona|ony)';
const DISCONTINUED = new RegExp(
  String.raw`(?<!\p{L})(?:${DROPPED} [^.;!?]{0,40}${PROCEEDING}|${PROCEEDING} [^.;!?]{0,90}${DROPPED}|(?:policja|prokuratura|rzecznik|komisja) ${DROPPED})(?!\p{L})`,
  'iu',
);
const REFUSED = /(?<!\p{L})(?:odmow[ęay]|odmówi(?:ł|ła|ło|ono)) wszczęcia(?!\p{L})/iu;
const CLAIM = String.raw`(?:zawiadomieni\p{L}+|skarg[ęi]|zgłoszeni\p{L}+|poz(?:ew|wu)|wnios\p{L}+|żądani\p{L}+|zarzut\p{L}*|petycj\p{L}+)`;
const TOOK_BACK = '(?:wycofa|cofnę)(?:ł|ła|li|łam|łem|liśmy|no)|cofn(?:ął|ąłem|ięto)';
const WITHDRAWN = new RegExp(String.raw`(?<!\p{L})(?:(?:${TOOK_BACK}) (?:\p{L}+ ){0,2}${CLAIM}|${CLAIM} (?:\p{L}+ ){0,3}(?:${TOOK_BACK}))(?!\p{L})`, 'iu');
const UNREAL =
  /(?<!\p{L})(?:nie|jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|chce|chcą|żąda|żądają|domaga\p{L}*|wniosek|wnios\p{L}+|zamierza|zapowiada|liczy|ma|powinien|powinna)(?: [\p{L}-]+){0,4} $/iu;

/** Whether the words before a cue leave it a fact. */
const isFact = (text: string, at: number): boolean => !UNREAL.test(text.slice(Math.max(0, at - 80), at));

/** Whether the last sum of „zamiast X … Y” or „Y zamiast X” that is to be paid is the smaller one. */
function isLess(text: string): boolean {
  const at = INSTEAD.exec(text)?.index ?? -1;
  if (at < 0) return false;
  const sums = (part: string) => [...amountsIn(part), ...speltIn(part)];
  const [before, after] = [sums(text.slice(0, at)), sums(text.slice(at))];
  const [old, now] = before.length > 0 ? [after[0], before[0]] : [after[0], after[1]];
  return old !== undefined && now !== undefined && now < old;
}

/** What a sentence says was not so: „nie salmonella”, „nie miała związku z kremem”. */
export function refutedIn(text: string): string[] {
  const words = [...(FOUND_OUT.test(text) ? text.matchAll(NOT_THAT) : []), ...text.matchAll(NO_TIE)].map(([, word]) => word ?? '');
  return words.flatMap((word) => tokenize(word).map(({ lower }) => lemma(lower))).filter((word) => word.length > 3 && !/(?:ć|no|to|ło|ły|li)$/u.test(word));
}

const PLAIN: readonly [RegExp, Detail][] = [
  [DISCONTINUED, 'discontinued'],
  [REFUSED, 'refused'],
  [WITHDRAWN, 'withdrawn'],
];
function detailOf(text: string): Detail | null {
  const lifted = LIFTED.exec(text);
  if (lifted && isFact(text, lifted.index)) return 'lifted';
  for (const [cue, detail] of PLAIN) {
    const found = cue.exec(text);
    if (found && isFact(text, found.index)) return detail;
  }
  if (isLess(text)) return 'lowered';
  if (refutedIn(text).length > 0) return 'refuted';
  const normal = NORMAL.exec(text);
  return normal && isFact(text, normal.index) ? 'mended' : null;
}

/** The words of a sanction that was lifted: what came in its place stands. */
export const liftedIn = (text: string): string => LIFTED.exec(text)?.[0] ?? text;

/** Sentences between the name and such an end; of a page up to so long, the name may stand anywhere. */
const NEAR = 3;
const SHORT_PAGE = 45;
const OF_ANYBODY: ReadonlySet<Detail> = new Set(['refuted', 'mended']);

/** What ends so on a page that tells of the subject there. */
export function plainEnds(page: Page): Hit[] {
  const others = rowsOfOthers(page);
  const entries = entriesOfOthers(page);
  const named = page.sentences.flatMap(({ words }, at) => (words.some(({ kind }) => kind === 'subject') ? [at] : []));
  const isAbout = named.includes(0) || (named.length > 0 && page.sentences.length <= SHORT_PAGE);
  return page.sentences.flatMap(({ text, question, words, paragraph }, at) => {
    const detail = at === 0 || question || others.has(paragraph) || entries.has(at) ? null : detailOf(text);
    if (!detail || !(isAbout || named.some((one) => one > 0 && Math.abs(one - at) <= NEAR))) return [];
    // Of somebody else by name, not of the subject.
    const isNamed = named.includes(at);
    if (!isNamed && !OF_ANYBODY.has(detail) && words.some(({ kind }) => kind === 'person')) return [];
    const hit = hitAt(page, at, OF_ANYBODY.has(detail) ? 'acquitted' : 'dropped', isNamed ? 'name' : 'page', detail);
    return [detail === 'lowered' ? { ...hit, date: null } : hit];
  });
}
