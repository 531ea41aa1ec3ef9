/** What offices write without saying who is fined: „Wydano decyzję o nałożeniu kary”, right behind the sentence that names whom they inspected. */

import type { AccusationState } from '../../contract/report.ts';
import { isOwnNoun } from './ground.ts';
import type { Page } from './types.ts';

const MONEY = '(?:kar[ęy] (?:pienięż|porządkow|w wysoko|\\d)|grzywn[ęy]|mandat|zakaz(?:em|u)? (?:prowadz|wykonyw))';
/** „Nałożono karę pieniężną”, „ukarano grzywną”, „decyzję o nałożeniu kary”, „karę nałożono”. */
const FINED = [
  new RegExp(`(?<!\\p{L})(?:nałożono|wymierzono|wystawiono|orzeczono|wydano decyzj[ęe][^.;]{0,80} nałożeniu)[^.;]{0,40}(?<!\\p{L})${MONEY}`, 'iu'),
  /(?<!\p{L})ukarano (?:\p{L}+ ){0,5}(?:grzywną|mandatem|karą|upomnieniem|naganą)/iu,
  new RegExp(`(?<!\\p{L})${MONEY}[^.;]{0,40}(?<!\\p{L})(?:nałożono|wymierzono)`, 'iu'),
];
/** „Wykonawcy naliczono karę umowną”: what the other side of a contract charges it with. */
const CHARGED = /(?<!\p{L})naliczono (?:\p{L}+ ){0,3}kar[ęy] umown/iu;
const UNDONE = /(?<!\p{L})(?:nie|uchyl\p{L}*|umorz\p{L}*|odstąpi\p{L}*|zamiast|bez|gdyby|jeśli|jeżeli|może|mogą)(?!\p{L})/iu;
/** „Uchylono w części dotyczącej wysokości kary i orzeczono karę 500 zł”: another sum, and still a fine. */
const LOWERED = /uchyl\p{L}* (?:\p{L}+ ){0,2}w części dotyczącej wysokości/iu;
/** „W 16 obiektach”, „na trzech przedsiębiorców”: several were inspected, and nobody says which of them was fined. */
const SEVERAL =
  /(?<!\p{L})(?:(?:\d{1,3}|dw[aóu]\p{L}*|trzech|czterech|pięciu|kilku|wielu) (?:\p{L}+ )?(?:obiekt|podmiot|przedsiębiorc|sklep|lokal|firm|zakład|gabinet|placów|punkt)\p{L}*|pozostał\p{L}+|inn(?:y|ego|ej|ych|ym))(?!\p{L})/iu;

/** The state in which a notice tells at the sentence that the subject was fined; null where it does not, or may mean somebody else. */
export function noticeAt(page: Page, at: number): AccusationState | null {
  const { text, words, paragraph } = page.sentences[at] as Page['sentences'][number];
  const state = FINED.some((one) => one.test(text)) ? 'fined' : CHARGED.test(text) ? 'alleged' : null;
  if (state === null || UNDONE.test(text.replace(LOWERED, '')) || SEVERAL.test(text)) return null;
  const isElse = ({ kind, lemma }: (typeof words)[number]): boolean => kind === 'person' || (kind === 'other' && !page.trade.has(lemma));
  const names = (all: typeof words): boolean => all.some((x) => x.kind === 'subject');
  if (words.some(isElse)) return null;
  if (names(words)) return state;
  const before = page.sentences[at - 1];
  if (!before || before.paragraph !== paragraph || !names(before.words)) return null;
  // The last who is named in the sentence before is the subject.
  const last = before.words.findLast((x) => x.kind !== 'word' && (x.kind === 'subject' || isElse(x)));
  return last?.kind === 'subject' || words.some((x) => isOwnNoun(page, x)) ? state : null;
}
