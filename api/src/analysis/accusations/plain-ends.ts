/**
 * Ends in plain words that no frame reads: „karę umowną cofnięto”, „norowirus, nie salmonella”, „zamiast 14 320 złotych odda 1 960”, „hałas jest w
 * normie”. They end nothing by themselves: only a charge with the same keys, found elsewhere, has its end in them.
 */
import { lemma, tokenize } from '../../language/index.ts';
import { speltIn } from '../reading/amounts.ts';
import { APPLIED_FOR } from './cues.ts';
import { tellsOtherPenalty } from './penalties.ts';
import { hitAt } from './read.ts';
import { entriesOfOthers, rowsOfOthers } from './rows.ts';
import type { Detail, Hit, Page } from './types.ts';

const SANCTION = String.raw`(?:kar[ęyąa]|grzywn\p{sc=Latn}+|mandat\p{sc=Latn}*|upomnieni\p{sc=Latn}+|nagan\p{sc=Latn}+|zakaz\p{sc=Latn}*|decyzj\p{sc=Latn}+|nakaz\p{sc=Latn}*|zawieszeni\p{sc=Latn}+|skreśleni\p{sc=Latn}+)`;
const LIFTS =
  '(?:cofn(?:ął|ęła|ęło|ięto|ięta|ięty)|uchyl(?:ił|iła|iło|ono|ona|ony)|zni(?:ósł|osła|esiono)|anulowa(?:ł|ła|no)|unieważni(?:ł|ła|ono)|zdj(?:ął|ęła|ęto))';
const LIFTED = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:${LIFTS} (?:\p{sc=Latn}+ ){0,3}${SANCTION}|${SANCTION} (?:\p{sc=Latn}+ ){0,3}${LIFTS})(?!\p{sc=Latn})`,
  'iu',
);
const INSTEAD = /(?<!\p{sc=Latn})(?:zamiast|w miejsce) (?!t[eo]go)/iu;
/** „Badania wykazały, że … norowirus, nie salmonella”. */
const FOUND_OUT = /(?<!\p{sc=Latn})(?:wykaza|okaza|potwierdzi|ustal|stwierdz|przyczyn|źród|winn|sprawc|powod|spowodowa|badani|biegł)/iu;
const NOT_THAT = /, (?:a )?nie (\p{Ll}{4,})(?=[,.;]| (?:z|w|na|ani) )/giu;
const NO_TIE = /(?<!\p{sc=Latn})nie mi(?:ał|ała|ało|ały) (?:\p{sc=Latn}+ ){0,2}związku z (\p{Ll}{4,}|„[^”]+”)/giu;
const NORMAL =
  /(?<!\p{sc=Latn})(?:w normie|mieści\p{sc=Latn}* się w norm\p{sc=Latn}*|nie przekracz\p{sc=Latn}+ (?:\p{sc=Latn}+ )?norm\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** „Postępowanie zostało umorzone”, „odmowa wszczęcia śledztwa”, „zawiadomienie wycofała”. */
const PROCEEDING = String.raw`(?:śledztw\p{sc=Latn}+|dochodzeni\p{sc=Latn}+|postępowani\p{sc=Latn}+|spraw[ęa]|wątk?\p{sc=Latn}+)`;
const DROPPED = 'umorz(?:ył|yła|yło|ono|one|ona|ony)';
const DISCONTINUED = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:${DROPPED} [^.;!?]{0,40}${PROCEEDING}|${PROCEEDING} [^.;!?]{0,90}${DROPPED}|(?:policja|prokuratura|rzecznik|komisja) ${DROPPED})(?!\p{sc=Latn})`,
  'iu',
);
const REFUSED = /(?<!\p{sc=Latn})(?:odmow[ęay]|odmówi(?:ł|ła|ło|ono)) wszczęcia(?!\p{sc=Latn})/iu;
const CLAIM = String.raw`(?:zawiadomieni\p{sc=Latn}+|skarg[ęi]|zgłoszeni\p{sc=Latn}+|poz(?:ew|wu)|wnios\p{sc=Latn}+|żądani\p{sc=Latn}+|zarzut\p{sc=Latn}*|petycj\p{sc=Latn}+)`;
const TOOK_BACK = '(?:wycofa|cofnę)(?:ł|ła|li|łam|łem|liśmy|no)|cofn(?:ął|ąłem|ięto)';
const WITHDRAWN = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:(?:${TOOK_BACK}) (?:\p{sc=Latn}+ ){0,2}${CLAIM}|${CLAIM} (?:\p{sc=Latn}+ ){0,3}(?:${TOOK_BACK}))(?!\p{sc=Latn})`,
  'iu',
);
const UNREAL =
  /(?<!\p{sc=Latn})(?:nie|jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|chce|chcą|żąda|żądają|domaga\p{sc=Latn}*|wniosek|wnios\p{sc=Latn}+|zamierza|zapowiada|liczy|ma|powinien|powinna)(?: [\p{sc=Latn}-]+){0,4} $/iu;

/** „Wątek spółki prokurator zamknął”, „sprawę uważa za zamkniętą”: closed, by whoever looked into it. */
const CLOSED = new RegExp(
  String.raw`(?<!\p{sc=Latn})(?:${PROCEEDING} [^.;!?]{0,60}zamkn(?:ął|ęła|ęło|ęli|ięto|ięty|ięta|ięte|iętą)|zamkn(?:ął|ęła|ęło|ęli|ięto) (?:\p{sc=Latn}+ ){0,3}${PROCEEDING})(?!\p{sc=Latn})`,
  'iu',
);
/** „Rzecznik nie dopatrzył się przewinienia”: what an office looked for and did not find. */
const UNFOUND =
  /(?<!\p{sc=Latn})nie (?:(?:dopatrz|stwierdz|wykaz|potwierdz|wykry|znalaz)(?:ył|yła|yło|yli|ono|ił|iła|iło|ili|ał|ała|ało|ali|ł|ła|ło|li|to)|doszukał\p{sc=Latn}*) (?:się )?(?:\p{sc=Latn}+ ){0,2}(?:przewinie|win[y](?!\p{sc=Latn})|umyśln|nieprawidłowoś|narusze|uchybie|zaniedba|nadużyć|znamion|przestępstw|wykrocze|błęd)\p{sc=Latn}*/iu;
/** „Podpisali papier u mediatora”, „strony zawarły przed sądem ugodę”. */
const AGREED =
  /(?<!\p{sc=Latn})(?:(?:podpisa|zawar)(?:ł|ła|ło|li|ły|no|to|liśmy|łyśmy) [^.;!?]{0,60}(?:ugod[ęy]|porozumieni[ea]|mediator(?:a|em|ce|ką|ze))|(?:ugod[ęay]|porozumieni[ea]) (?:\p{sc=Latn}+ ){0,4}(?:zawar|podpisa)(?:ł|ła|ło|li|ły|no|to|ta|na|ne))(?!\p{sc=Latn})/iu;

/** Whether the words before a cue leave it a fact. */
const isFact = (text: string, at: number): boolean => !UNREAL.test(text.slice(Math.max(0, at - 80), at));

/** „400 zł”, „3 tys. zł”, „dziesięciu”: sums beside such words, small ones too, for a penalty of some hundreds can be lowered; a bare numeral takes the word of the other. */
const SUM =
  /(?<![\d.,/-])(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:,(\d{1,2}))?[ \u00a0]?(tys\p{sc=Latn}*|mln|milion\p{sc=Latn}*)?\.?[ \u00a0]?(?:zł|euro|funt|dolar|tys|mln)?/gu;
const timesOf = (unit = ''): number => (unit.startsWith('tys') ? 1_000 : unit === '' ? 1 : 1_000_000);
const sumsOf = (part: string): number[] => [
  ...[...part.matchAll(SUM)].map(([, whole = '', fraction = '0', unit]) => Number(`${whole.replace(/\D/g, '')}.${fraction}`) * timesOf(unit)),
  ...speltIn(part),
];

/** „Zamiast X … Y”, „Y zamiast X”, „z X zostało Y”: the sum that was and the one that is to be paid. Null without both. */
function changedIn(text: string): [old: number, now: number] | null {
  const left = LEFT.exec(text);
  const at = left ? left.index + left[0].length : (INSTEAD.exec(text)?.index ?? -1);
  if (at < 0) return null;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const [early, late] = [sumsOf(before), sumsOf(after)];
  if (left) return pair(early.at(-1), late[0] ?? scaled(after, early.at(-1)));
  const now = early.at(-1);
  return now === undefined ? pair(late[0], late[1]) : pair(late[0] ?? scaled(after, now), now);
}
const pair = (old: number | undefined, now: number | undefined): [number, number] | null => (old === undefined || now === undefined ? null : [old, now]);
/** „Z sześćdziesięciu tysięcy zostało …”. */
const LEFT = /(?<!\p{sc=Latn})z [^.;!?]{3,40}(?:tys\p{sc=Latn}*|złotych|zł|mln|milion\p{sc=Latn}*)[^.;!?]{0,10} zosta(?:ło|ły|nie)(?!\p{sc=Latn})/iu;
/** „3 tys. zł zamiast dziesięciu”: a bare numeral, counted in what the sum beside it is counted in. */
function scaled(text: string, other: number | undefined): number | undefined {
  if (other === undefined) return undefined;
  const [bare] = speltIn(text.replace(/^\W*(?:zamiast |w miejsce )?(\p{sc=Latn}+)/iu, '$1 tysięcy'));
  return bare === undefined ? undefined : other >= 1_000_000 ? bare * 1_000 : other >= 1_000 ? bare : bare / 1_000;
}

/** Whether a sentence says that less is to be paid than was. */
function isLess(text: string): boolean {
  const changed = changedIn(text);
  return changed !== null && changed[1] < changed[0];
}

/** Sentences behind „sąd zmienił wyrok” in which the new sum may stand. */
const BEHIND = 2;
/**
 * „Zmieniono w części dotyczącej kary, orzekając 400 zł w miejsce 1 500 zł; w zakresie leków umorzono”, „Sąd zmienił wyrok. Zapłaci 3 tys. zamiast
 * dziesięciu”: what is lower is not gone.
 */
export function asLowered(page: Page, hit: Hit): Hit {
  if (hit.state !== 'dropped') return hit;
  const { text } = hit.sentence;
  if (tellsOtherPenalty(text) && isLess(text)) return { ...hit, detail: 'lowered' };
  const own = page.sentences[hit.at];
  const next =
    hit.detail === 'overturned'
      ? page.sentences.findIndex((one, at) => at > hit.at && at <= hit.at + BEHIND && one.paragraph === own?.paragraph && isLess(one.text))
      : -1;
  return next < 0 ? hit : { ...hitAt(page, next, 'dropped', hit.binding, 'lowered'), final: hit.final };
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
  [AGREED, 'settled'],
  [UNFOUND, 'unconfirmed'],
  [CLOSED, 'closed'],
];
function detailOf(text: string): Detail | null {
  const lifted = LIFTED.exec(text);
  if (lifted && isFact(text, lifted.index)) return 'lifted';
  for (const [cue, detail] of PLAIN) {
    const found = cue.exec(text);
    if (found && isFact(text, found.index) && !(detail === 'withdrawn' && APPLIED_FOR.test(text))) return detail;
  }
  if (isLess(text)) return 'lowered';
  if (refutedIn(text).length > 0) return 'refuted';
  const normal = NORMAL.exec(text);
  return normal && isFact(text, normal.index) ? 'mended' : null;
}

/** „Wymieniliśmy jedno nazwisko. Nie powinniśmy byli”, „Pana X przepraszamy”: a newsroom on its own text. */
const OURS =
  /(?<!\p{sc=Latn})(?:(?:na)?pisaliśmy|podaliśmy|(?:po)?informowaliśmy|opublikowaliśmy|wymieniliśmy|nazwaliśmy|pomyliliśmy|wracamy do (?:\p{sc=Latn}+ )?tekst\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const SORRY =
  /(?<!\p{sc=Latn})(?:przepraszamy(?! (?:za (?:usterk|utrudnie|błędy w druku)))|nie powinniśmy|(?:jest|było) to nieprawda|to nieprawda|pomyliliśmy)(?!\p{sc=Latn})/iu;
const correctedAt = (sentences: Page['sentences']): number =>
  sentences.slice(0, SHORT_PAGE).some(({ text }) => OURS.test(text)) ? sentences.findIndex(({ text, start }) => start >= 0 && SORRY.test(text)) : -1;

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
  const corrected = isAbout ? correctedAt(page.sentences) : -1;
  return page.sentences.flatMap(({ text, question, words, paragraph }, at) => {
    if (at === corrected && !question) return [hitAt(page, at, 'corrected', named.includes(at) ? 'name' : 'page')];
    const detail = at === 0 || question || others.has(paragraph) || entries.has(at) ? null : detailOf(text);
    if (!detail || !(isAbout || named.some((one) => one > 0 && Math.abs(one - at) <= NEAR))) return [];
    // Of somebody else by name, not of the subject.
    const isNamed = named.includes(at);
    if (!isNamed && !OF_ANYBODY.has(detail) && words.some(({ kind }) => kind === 'person')) return [];
    const hit = hitAt(page, at, OF_ANYBODY.has(detail) ? 'acquitted' : 'dropped', isNamed ? 'name' : 'page', detail);
    return [detail === 'lowered' ? { ...hit, date: null } : hit];
  });
}
