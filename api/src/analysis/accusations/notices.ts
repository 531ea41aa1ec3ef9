/** What offices write without saying who is fined: „Wydano decyzję o nałożeniu kary”, right behind the sentence that names whom they inspected. */

import type { AccusationState } from '../../contract/report.ts';
import { isOwnNoun } from './ground.ts';
import type { Page } from './types.ts';

const MONEY = '(?:kar[ęy] (?:pienięż|porządkow|w wysoko|\\d)|grzywn[ęy]|mandat|zakaz(?:em|u)? (?:prowadz|wykonyw))';
/** Who answers for a firm by what an office calls them. */
const BEARER =
  '(?:pracodawc\\p{sc=Latn}*|przedsiębiorc\\p{sc=Latn}*|wykonawc\\p{sc=Latn}*|sprzedawc\\p{sc=Latn}*|prowadząc\\p{sc=Latn}+ (?:obiekt|lokal|zakład|sklep)|właściciel\\p{sc=Latn}*)';
/** „Nałożono karę pieniężną”, „ukarano grzywną”, „decyzję o nałożeniu kary”, „karę nałożono”. */
const FINED = [
  new RegExp(`(?<!\\p{sc=Latn})(?:nałożono|wymierzono|wystawiono|orzeczono|wydano decyzj[ęe][^.;]{0,80} nałożeniu)[^.;]{0,40}(?<!\\p{sc=Latn})${MONEY}`, 'iu'),
  /(?<!\p{sc=Latn})ukarano (?:\p{sc=Latn}+ ){0,5}(?:grzywną|mandatem|karą|upomnieniem|naganą)/iu,
  new RegExp(`(?<!\\p{sc=Latn})(?:wymierza|nakłada|orzeka) się[^.;]{0,40}(?<!\\p{sc=Latn})${MONEY}`, 'iu'),
  new RegExp(`(?<!\\p{sc=Latn})${MONEY}[^.;]{0,40}(?<!\\p{sc=Latn})(?:nałożono|wymierzono|opłacono|zapłacono|uiszczono)`, 'iu'),
  new RegExp(
    `(?<!\\p{sc=Latn})(?:sąd|inspektor|urząd)(?!\\p{sc=Latn})[^.;]{0,60}(?:wymierzył|nałożył) (?:na )?${BEARER}(?:[^.;]|(?<=\\p{Lu}\\p{Ll}?)\\.){0,40}${MONEY}`,
    'iu',
  ),
  new RegExp(`(?<!\\p{sc=Latn})${BEARER} (?:został[ao]? )?ukaran[ay] [^.;]{0,20}(?:mandatem|grzywną|karą|upomnieniem)`, 'iu'),
];
/** „Wykonawcy naliczono karę umowną”: what the other side of a contract charges it with. */
const CHARGED = /(?<!\p{sc=Latn})naliczono (?:\p{sc=Latn}+ ){0,3}kar[ęy] umown/iu;
const UNDONE = /(?<!\p{sc=Latn})(?:nie|uchyl\p{sc=Latn}*|umorz\p{sc=Latn}*|odstąpi\p{sc=Latn}*|zamiast|bez|gdyby|jeśli|jeżeli|może|mogą)(?!\p{sc=Latn})/iu;
/** „Uchylono w części dotyczącej wysokości kary i orzeczono karę 500 zł”: another sum, and still a fine. */
const LOWERED = /uchyl\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}w części dotyczącej wysokości/iu;
/** „W 16 obiektach”, „na trzech przedsiębiorców”: several were inspected, and nobody says which of them was fined. */
const SEVERAL =
  /(?<!\p{sc=Latn})(?:(?:\d{1,3}|dw[aóu]\p{sc=Latn}*|trzech|czterech|pięciu|kilku|wielu) (?:\p{sc=Latn}+ )?(?:obiekt|podmiot|przedsiębiorc|sklep|lokal|firm|zakład|gabinet|placów|punkt)\p{sc=Latn}*|obu|obydwu|pozostał\p{sc=Latn}+|inn(?:y|ego|ej|ych|ym))(?!\p{sc=Latn})/iu;

type Words = Page['sentences'][number]['words'];
/** Sentences of the paragraph behind the one that names whom they are about. */
const BEHIND = 5;
const OF_FIRM = new RegExp(`^${BEARER}$`, 'iu');
const FIRST_BEARER = new RegExp(`(?<!\\p{sc=Latn})${BEARER}[^.;]{0,8}$`, 'iu');
/** Where things are, and of which office: „w Tamie Brodzkiej”, „Sąd Rejonowy”. */
const AT = /^(?:w|we|z|ze|pod|koło|przy|ul)$/;

const BEARER_CALLED = new RegExp(`${BEARER} (?=\\p{Lu})`, 'u');
/** „Pracodawcę Jana K. ukarano”: who is named is whose firm the page tells of. */
export const isOfBearer = ({ person, sentences }: Page, at: number): boolean =>
  !person && BEARER_CALLED.test(sentences[at]?.text.replace(/^\p{Lu}/u, (first) => first.toLowerCase()) ?? '');

/** The state in which a notice tells at the sentence that the subject was fined; null where it does not, or may mean somebody else. */
export function noticeAt(page: Page, at: number): AccusationState | null {
  const { text, words, paragraph } = page.sentences[at] as Page['sentences'][number];
  const state = FINED.some((one) => one.test(text)) ? 'fined' : CHARGED.test(text) ? 'alleged' : null;
  if (state === null || UNDONE.test(text.replace(LOWERED, '')) || SEVERAL.test(text)) return null;
  // „Pracodawcę Jana K. ukarano”, „Dachy Kos Jan Kos, Łowicz”: whose firm it is, and where, is nobody else.
  const isElse = (x: Words[number], i: number, all: Words): boolean => {
    const before = all[i - 1];
    // „Rekontrola wypadła dobrze”: a rare word that opens a sentence is no name.
    if (x.kind === 'other' && i === 0 && !x.text.includes(' ')) return false;
    if (x.kind === 'word' || x.kind === 'subject' || page.trade.has(x.lemma) || AT.test(before?.lower ?? '')) return false;
    const owned = !page.person && x.kind === 'person' && before?.kind === 'subject' && x.gap.trim() === '';
    return !owned && !/^(?:sąd|inspektorat|urząd|inspektor)$/.test(before?.lemma ?? '');
  };
  const isBearers = (x: Words[number]): boolean => !page.person && FIRST_BEARER.test(text.slice(0, x.start));
  const names = (all: Words): boolean => all.some((x) => x.kind === 'subject');
  if (words.some((x, i) => isElse(x, i, words) && !isBearers(x))) return null;
  if (names(words)) return state;
  const stands = (all: Words): boolean => all.some((x) => isOwnNoun(page, x) || (!page.person && OF_FIRM.test(x.lower)));
  for (let n = at - 1; n >= Math.max(1, at - BEHIND) && page.sentences[n]?.paragraph === paragraph; n -= 1) {
    const before = (page.sentences[n] as Page['sentences'][number]).words;
    const last = before.findLast((x, i) => x.kind === 'subject' || isElse(x, i, before));
    // The last who is named is the subject.
    if (last) return last.kind === 'subject' || (n === at - 1 && names(before) && stands(words)) ? state : null;
  }
  return opensBehind(page, at) && page.sentences.slice(1, at + 1).some((one) => one.paragraph === paragraph && stands(one.words)) ? state : null;
}

/** Whether the paragraph stands right behind the one that names the subject, and neither names anybody else with a firm's noun before the name. */
function opensBehind({ sentences, person, trade }: Page, at: number): boolean {
  const own = sentences[at]?.paragraph ?? -1;
  const near = sentences.filter((one, n) => n > 0 && n < at && (one.paragraph === own || one.paragraph === own - 1));
  const last = near
    .flatMap(({ words }) => words.filter((x, i) => x.kind === 'subject' || (x.kind !== 'word' && !AT.test(words[i - 1]?.lower ?? '') && !trade.has(x.lemma))))
    .at(-1);
  return !person && last?.kind === 'subject';
}
