/** Grammatical role of a named party in a clause, and the value of a verb for that role. */
import { isAfterSubject, roleOfHead } from './agreement.ts';
import type { PolarMatch } from './lexicon.ts';
import type { Clause, Party, Word } from './parse.ts';

/**
 * Role of a party in a clause: `subject`, `object`, `agent` (after „przez”), `place` (after „w, u”), `thanks` (after „dzięki”),
 * `about` (after another preposition), `owner` (genitive after a noun), `any` (not named in the clause).
 */
export type Role = 'subject' | 'object' | 'agent' | 'place' | 'about' | 'owner' | 'thanks' | 'any';

const PREPOSITIONS: Record<string, Role> = {
  przez: 'agent',
  dzięki: 'thanks',
  w: 'place',
  we: 'place',
  u: 'place',
  ze: 'about',
};
for (const preposition of 'z od do o na dla za nad nade pod po przy wobec przeciw przeciwko wbrew mimo pomimo bez między według zdaniem wokół koło ku przed zamiast oprócz poza względem'.split(
  ' ',
))
  PREPOSITIONS[preposition] = 'about';
const LOOK_BACK = 3;
const FUNCTION_WORD =
  /^(?:i|oraz|a|ale|że|to|już|też|także|również|tylko|tam|tu|dziś|wczoraj|jutro|znów|znowu|się|nie|jak|co|czy|nawet|jednak|właśnie|wreszcie|niż|m\.in|m|in|jako|lecz|by)$/u;
const TITLE =
  /^(?:prezes|dyrektor|radn|pos[łe]|senator|burmistrz|wójt|mecenas|doktor|profesor|trener|redaktor|ksi[ąę]d?z|pan|dr|prof|mgr|inż|adw|mec|lek|st|minister|premier|marszał|sędzi|komisarz|inspektor|firm|spół|sieć|sieci|bank|klub|szkoł|hotel|restaurac|fundacj)/u;

/** The preposition that governs a party: at most three words before it, without a verb or another party between. */
export function prepositionBefore(words: readonly Word[], clause: Clause, party: Party, parties: readonly Party[]): { word: string; near: boolean } | null {
  for (let k = party.from - 1; k >= Math.max(clause.from, party.from - LOOK_BACK); k -= 1) {
    const word = words[k] as Word;
    if (PREPOSITIONS[word.lower]) return { word: word.lower, near: k === party.from - 1 };
    if (word.verb || parties.some((other) => other !== party && k >= other.from && k < other.to)) return null;
  }
  return null;
}

export function roleOf(words: readonly Word[], clause: Clause, party: Party, parties: readonly Party[]): Role {
  const governed = prepositionBefore(words, clause, party, parties);
  if (party.nominative && !governed?.near) {
    const beside = roleOfHead(words, clause, party, governed !== null);
    if (beside) return beside === 'governed' && governed ? (PREPOSITIONS[governed.word] as Role) : (beside as Role);
    return isAfterSubject(words, clause, party, parties) ? 'object' : 'subject';
  }
  if (governed) return PREPOSITIONS[governed.word] as Role;
  let before = party.from - 1;
  while (before >= clause.from && TITLE.test((words[before] as Word).lower)) before -= 1;
  const previous = before >= clause.from ? (words[before] as Word) : undefined;
  const open = !previous || previous.verb || FUNCTION_WORD.test(previous.lower) || /(?:[^aeiouy]o|nie|dnio)$/u.test(previous.lower);
  if (party.nominative === null && (party.from === clause.from || !hasVerb(words, clause.from, party.from))) return 'subject';
  return open ? 'object' : 'owner';
}

const hasVerb = (words: readonly Word[], from: number, to: number): boolean => words.slice(from, to).some((word) => word.verb);

const OTHERS_PRONOUN = /^(?:go|jego|ją|jej|mu|jemu|nim|nią|niego|niej|nich|im|ich)$/;
/** First person, present and past; applied to verbs only. */
const FIRST_PERSON = /(?:[aei]m|my|łem|łam|ę)$/u;

/** Value of a matched verb phrase for a party in the given role, in logits. `at` of the match counts from the start of the clause. */
export function verbValue({ polar, at }: PolarMatch, words: readonly Word[], clause: Clause, role: Role, partyAt: number, otherSubject: boolean): number {
  const place = at.find((k) => (words[clause.from + k] as Word).verb) ?? (at[0] as number);
  const verb = words[clause.from + place] as Word;
  const { acts } = polar;
  const done = governs({ polar, at }, words, clause, partyAt) ? polar.done : 0;
  const speaker = FIRST_PERSON.test(verb.lower);
  const either = acts || done;
  switch (role) {
    case 'subject':
      return verb.done ? (isPredicate(words, clause, clause.from + place, partyAt) ? done : 0) : acts;
    case 'agent':
      return verb.done ? acts : acts || done;
    case 'object':
      // „odkrycie X”: a verbal noun of praise describes the party in the genitive.
      return acts > 0 && done === 0 && VERBAL_NOUN.test(verb.lower) ? acts : done;
    case 'thanks':
      return Math.max(acts, 0);
    case 'owner':
      if (speaker) return done;
      return clause.from + place > partyAt ? (verb.done ? done : otherSubject ? done : either) : done || (otherSubject ? 0 : acts);
    case 'place':
      return verb.done ? done : otherSubject ? done : either;
    case 'about':
      return done || (otherSubject || speaker ? 0 : acts);
    case 'any': {
      if (verb.done) return done;
      const pronoun = words.slice(clause.from, clause.to).some((word) => OTHERS_PRONOUN.test(word.lower));
      if (speaker) return done;
      return pronoun ? done || acts : either;
    }
  }
}

const VERBAL_NOUN = /(?:ni|ci)(?:e|a|u|em)$/u;

/** Whether a phrase that ends in a preposition („uciekać z”) has the party as that preposition's object. */
function governs({ polar, at }: PolarMatch, words: readonly Word[], clause: Clause, partyAt: number): boolean {
  const last = polar.words.at(-1) as string[];
  if (at.length < 2 || !last.every((word) => PREPOSITIONS[word])) return true;
  const place = clause.from + (at.at(-1) as number);
  return partyAt <= place
    ? !words.slice(Math.max(clause.from, partyAt - LOOK_BACK), partyAt).some((word) => word.lower === 'do')
    : partyAt - place <= LOOK_BACK + 1;
}

export const COPULA = /^(?:być|zostać|zostawać|bywać)$/;

/** Whether a passive participle is a predicate of the party: with „być, zostać”, or within three words of it. */
const isPredicate = (words: readonly Word[], { from, to }: Clause, place: number, partyAt: number): boolean =>
  (words[place] as Word).impersonal === false &&
  (Math.abs(partyAt - place) <= 3 ||
    words.slice(from, to).some((word) => COPULA.test(word.lemma)) ||
    !words.slice(from, to).some((word) => word.verb && !word.done));

/** Value of a negated verb: the opposite sign, weaker. „Nie pomógł” is strong blame (.8), „nie oszukał” weak praise (.4), „nigdy nie oszukał” full praise. */
export const negatedValue = (value: number, never: boolean): number => (value > 0 ? -0.8 : never ? -1 : -0.4) * value;

/** Verbs after which a bad thing is overcome (`OVERCOMES`) or a good thing is missing (`LOSES`). */
const OVERCOMES =
  /^(?:spłacić|spłacać|usunąć|usuwać|naprawić|naprawiać|rozwiązać|rozwiązywać|pokonać|pokonywać|zwalczyć|zwalczać|walczyć|zapobiec|zapobiegać|uniknąć|ujawnić|ujawniać|wykryć|wykrywać|zażegnać|opanować|ugasić|gasić|zlikwidować|przezwyciężyć|wyeliminować|eliminować|ograniczyć|ograniczać|zmniejszyć|zmniejszać|skrócić|skracać|zredukować|powstrzymać|oddalić|odeprzeć|odpierać|obalić|zdementować|dementować|zaprzeczyć|zaprzeczać|wyciągnąć|wyprowadzić|ratować|uratować|ocalić|ochronić|chronić|poradzić|przetrwać|wyjść|zdemaskować|tropić|przeciwdziałać|nagłośnić|wyjaśnić)$/;
const LOSES =
  /^(?:stracić|tracić|utracić|utrata|strata|brak|brakować|zabraknąć|zero|pozbawić|pozbawiać|zaprzepaścić|zmarnować|odmówić|koniec|udawać|rzekomy|pseudo|niedoszły|daleki|daleko)$/;
/** Words for victims and witnesses: the following bad thing does not judge the subject. */
const SUFFERS = /^(?:ofiara|poszkodować|poszkodowany|poszkodowana|pokrzywdzić|pokrzywdzony|pokrzywdzona|świadek|padać|paść|przeżyć)$/;
const SHIFT_REACH = 4;

/** Value of a word after a verb that turns it round: „spłacił długi”, „walczy z korupcją” are praise, „brak profesjonalizmu”, „stracił zaufanie” blame. */
export function shiftedValue(words: readonly Word[], clause: Clause, place: number, value: number): number {
  const before = words.slice(Math.max(clause.from, place - SHIFT_REACH), place);
  if (value < 0 && before.some((word) => SUFFERS.test(word.lemma))) return 0;
  if (value < 0 && before.some((word) => OVERCOMES.test(word.lemma))) return -0.5 * value;
  if (value > 0 && before.slice(-3).some((word) => LOSES.test(word.lemma))) return -0.9 * value;
  return value;
}

/** Whether a negation is absolute: „nigdy nie”, „ani razu nie”. */
export const never = (words: readonly Word[], clause: Clause, place: number): boolean =>
  words.slice(Math.max(clause.from, place - 6), place).some((word) => /^(?:nigdy|ani|nikt|nikogo)$/.test(word.lower));

/** Most words before the name of a speaker: „(Oklaski) Wicemarszałek Sejmu”. */
const MAX_TITLE = 5;
const OPENING: Clause = { from: 0, to: MAX_TITLE, lead: '' };

/** Whether the sentence is the target's own speech in a transcript („Wicemarszałek X: …”). `first` is the first party of the sentence. */
export function isTurn(body: string, words: readonly Word[], first: Party | undefined): boolean {
  if (!first?.target || first.nominative === false || first.from > MAX_TITLE || words.slice(0, first.from).some((word) => word.verb)) return false;
  if (prepositionBefore(words, OPENING, first, [first])) return false;
  // „Fatalna robota, X: …” addresses X.
  if (body.slice(0, (words[first.from] as Word).start).includes(',')) return false;
  return /^\s*(?:\([^()]{1,60}\)\s*)?:/.test(body.slice((words[first.to - 1] as Word).end));
}
