/** What takes an accusation back in its own sentence: negation, condition, and the clause that governs it. */
import { isFiniteVerb } from './forms.ts';
import { CHARGES, DENYING, GROUNDLESS, UNREAL } from './lists.ts';
import { clauseStart } from './slots.ts';
import type { Word } from './types.ts';

const NEGATION = new Set('nie nigdy bez ani żaden żadnych żadnego żadnej nikt'.split(' '));
const AUXILIARY = new Set('jest są został została zostali był była byli było ma mają miał miała'.split(' '));
const IF = new Set(
  'gdyby jeśli jeżeli oby żeby aby by może mogą mógł mogła mogło mogli mogłaby mógłby mogłoby mogliby grozi groziła groziło powinien powinna powinni powinno chyba ewentualny ewentualne ewentualnego możliwy możliwe możliwość niesłuszny niesłuszne niesłusznie'.split(
    ' ',
  ),
);

/** Whether a negation up to three words before governs the word. */
export function isNegated(words: Word[], i: number): boolean {
  for (let j = i - 1; j >= Math.max(0, i - 3) && words[j]?.clause === words[i]?.clause; j -= 1) {
    const x = words[j] as Word;
    // „Bez Stresu ma zapłacić”: a firm's name negates nothing.
    if (x.kind === 'subject') continue;
    if (NEGATION.has(x.lower)) return !/^(?:tylko|pierwszy|pierwsza|pierwsze)$/.test(words[j + 1]?.lower ?? '');
    if (isFiniteVerb(x) && !AUXILIARY.has(x.lower)) return false;
  }
  return false;
}

/** Verbs that make a charge, a suit, an inquiry or a fine. */
const MAKING = new Set(
  'prowadzić prowadzony toczyć złożyć składać złożony wnieść wnosić postawić stawiać postawiony przedstawić wszcząć wszczęty skierować zgłosić usłyszeć otrzymać dostać wpłynąć nałożyć'.split(
    ' ',
  ),
);

/** Whether the clause says that it was not made: „nie prowadzi śledztwa”, „zarzutów nie postawiono”. */
export const isUnmade = (words: Word[], i: number): boolean =>
  words.some((x, j) => j > 0 && x.clause === words[i]?.clause && MAKING.has(x.lemma) && words[j - 1]?.lower === 'nie' && words[j - 1]?.clause === x.clause);

/** „X nie ma nic wspólnego z zatrzymanym”: what the subject is set apart from. */
export const isSetApart = (words: readonly Word[], i: number): boolean =>
  words.slice(0, i).some((x, j) => x.lower === 'wspólnego' && words[j - 1]?.lower === 'nic');

/** Whether the clause speaks of what may be, or would be. */
export function isHypothetical(words: Word[], i: number): boolean {
  const from = clauseStart(words, i);
  return (
    words.slice(from, i + 3).some((x) => x.clause === words[i]?.clause && IF.has(x.lower)) || /(?:łby|łaby|liby|łyby|łoby)$/.test((words[i] as Word).lower)
  );
}

const SAYS =
  /^(?:powiedzia\p{sc=Latn}+|mówi\p{sc=Latn}*|twierdz\p{sc=Latn}*|uzna\p{sc=Latn}+|orzek\p{sc=Latn}+|stwierdzi\p{sc=Latn}+|napisa\p{sc=Latn}+|sugeruj\p{sc=Latn}*|zarzuca\p{sc=Latn}*)$/u;

/** What the sentence makes of the accusation at `i`: nothing („boi się, że …”), a denial („zaprzecza, że …”), or itself. */
export function governed(words: Word[], i: number): 'unreal' | 'denied' | null {
  const from = clauseStart(words, i);
  const clause = words[i]?.clause;
  const groundless = words.slice(i + 1, i + 9).some((x) => x.clause === clause && GROUNDLESS.has(x.lemma));
  if (groundless || words.slice(from, i).some((x) => DENYING.has(x.lemma))) return CHARGES.has((words[i] as Word).lemma) ? 'denied' : null;
  const lead = words.slice(from, from + 2).map((x) => x.lower);
  if (!lead.some((word) => /^(?:że|iż|jakoby|by|aby|żeby)$/.test(word))) return null;
  const before = words.slice(Math.max(0, from - 9), from);
  if (before.some((x) => UNREAL.has(x.lemma))) return 'unreal';
  const negated = before.findIndex((x) => /^(?:nie|brak|bez)$/.test(x.lower));
  if (negated >= 0 && before.slice(negated).some((x) => /^(?:dowód|mowa|podstawa|powód|wątpliwość|prawda)$/.test(x.lemma))) return 'unreal';
  // „Nie powiedziała, że …”, „nikt nie twierdzi, że …”: what nobody says.
  if (before.some((x, k) => x.lower === 'nie' && SAYS.test(before[k + 1]?.lower ?? ''))) return 'unreal';
  return before.some((x) => DENYING.has(x.lemma)) || lead.includes('jakoby') ? 'denied' : null;
}

/** „Uczyli rozpoznawania oszustw”, „chroni przed wyłudzeniem”: who guards against a wrong does not do it. */
const GUARDS = /^(?:rozpozna|zapobieg|przeciwdział|zwalcz|unika|uchron|chroni|ochron|ostrzeg|ostrzeż|wykrywa|walk|walcz|przed$)/u;
export const isGuarded = (words: readonly Word[], at: number): boolean => words.slice(Math.max(0, at - 3), at).some(({ lower }) => GUARDS.test(lower));
