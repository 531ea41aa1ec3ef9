/** Whether a clause tells of a wrong: by the deed, by how it was done, or by the duty that was left undone. */
import { isNegated } from '../blockers.ts';
import { BAD, DEEDS, WRONG } from '../lists.ts';
import type { Word } from '../types.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const HARD = set(
  'ominąć omijać obejść obchodzić ukryć ukrywać zataić zatajać tuszować zatuszować przemilczeć zwlekać zalegać zaniedbać zaniedbywać kryć krzywdzić skrzywdzić głodzić szykanować wymuszać wymusić zmyślać zmyślić faworyzować podsłuchiwać inwigilować oczerniać upokarzać zlekceważyć zignorować',
);
/** How something is done that is wrong by that alone. */
const UNDULY =
  /(?<!\p{sc=Latn})(?:bez (?:\p{sc=Latn}+ ){0,2}?(?:przetarg|konkurs|zgod|zezwole|pozwole|umow|umów|podstaw|uprawnie|upoważnie|licencj|koncesj|nadzor|zabezpiecze|badań|przegląd|rejestracji)|niezgodn|nienależn|niegospodarn|nieprawidłow|bezprawn|nielegaln|fikcyjn|w błąd|na czarno|po terminie|z naruszeniem|z pominięciem|wbrew (?:prawu|przepisom|umowie|zakazowi))/u;
/** „Bezprawnie wykorzystał”. */
const WRONGLY = /^(?:bezprawnie|nielegalnie|nieprawidłowo|nienależnie|umyślnie)$/;
/** Duties: who leaves them undone is at fault. */
const DUTY = set(
  'zgłosić zgłaszać zawiadomić powiadomić poinformować sprawdzić skontrolować dopełnić zapewnić wypłacić zapłacić zwrócić oddać reagować zareagować odpowiadać wywiązać wykonać przestrzegać zabezpieczyć dopilnować usunąć rozliczyć ujawnić',
);
const WRONGFUL_NOUN = /^(?:opóźnien|opieszał|bezczynn|niedbal|zwlok|brak$|brać$)/;

/** Whether words name a wrong: „zaniżanie dyżurów”, „że łamie regulamin”, „brak nadzoru”. */
export const namesWrong = (words: readonly Word[]): boolean =>
  words.some((x) => x.kind === 'word' && (WRONG.test(x.lemma) || WRONGFUL_NOUN.test(x.lemma))) || UNDULY.test(words.map(({ lower }) => lower).join(' '));

/** Whether the clause of a verb tells of a wrong that its actor does. */
export function isWrongful(words: Word[], verb: number): boolean {
  const x = words[verb] as Word;
  if (isNegated(words, verb)) return DUTY.has(x.lemma);
  if (HARD.has(x.lemma) || DEEDS.has(x.lemma) || words.slice(Math.max(0, verb - 2), verb).some(({ lower }) => WRONGLY.test(lower))) return true;
  const after = words.slice(verb, verb + 14);
  return UNDULY.test(after.map(({ lower }) => lower).join(' ')) || (BAD.has(x.lemma) && WRONG.test(x.lemma));
}
