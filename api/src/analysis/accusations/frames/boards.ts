/** Frames of what boards look into and courts have yet to decide, and of data that a firm let out. */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb } from '../forms.ts';
import { isEmbedded, NOBODY, partyAt } from '../parties.ts';
import { subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { CRIME } from './proceeding.ts';
import { isWrongful } from './wrongful.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const THEIRS = /^(?:klient|abonent|pacjent|użytkowni|pracowni|student|uczni|kupując|czytelni|członk)/;
const TURNS = /^(?:z|ze|od|przez|dla|przeciw|przeciwko|na)$/;
/**
 * The subject's name in the genitive among the next words, nobody else named before it: „doniesień o plagiacie w doktoracie X”.
 * @param theirs „klientów X” stands for it, too: whoever keeps data answers for those of its customers
 */
function ownerAfter(place: Place, from: number, reach: number, theirs = false): Party {
  const { words } = place;
  for (let j = from + 1; j < words.length && j <= from + reach; j += 1) {
    const x = words[j] as Word;
    if (x.kind === 'subject') {
      if (theirs && THEIRS.test(words[j - 1]?.lower ?? '') && x.cases.includes('g')) return { who: 'name', index: j };
      return x.cases.includes('g') && !isEmbedded(words, j) ? partyAt(place, j) : NOBODY;
    }
    if (x.kind !== 'word' || isFiniteVerb(x) || TURNS.test(x.lower)) return NOBODY;
  }
  return NOBODY;
}

/** Whose fault a leak is, is seldom known when it is told. */
const softly = (party: Party): Found => ({ state: 'alleged', party: { who: 'group', index: party.index } });

/** By their forms: „dane” is a form of „dać”, too. */
const DATA = /^(?:dan(?:e|ych|ym|ymi)|pesel\p{sc=Latn}*|numer(?:y|ów)|adres(?:y|ów)|has(?:ła|eł)|baz[aęy]|login(?:y|ów)|dokumentacj[aęi])$/u;
const OUT = /^(?:sieci|internetu|internecie|darknetu|hakerów|przestępców|oszustów)$/;
const OPEN = /(?<!\p{sc=Latn})(?:bez (?:\p{sc=Latn}+ )?(?:hasł|zabezpiecz|logowan)|publicznie|dla każdego|każdemu)/u;
/** „Wyciekły dane klientów X”, „dane abonentów X trafiły do sieci”, „z serwerów X wyciekły hasła”; data that leaked „z banku Y” are Y's to answer for. */
function leaked(place: Place, i: number): Found | null {
  const { words, page } = place;
  const x = words[i] as Word;
  if (page.person || isNegated(words, i)) return null;
  const data = words.findIndex((y, k) => DATA.test(y.lower) && Math.abs(k - i) <= 14);
  if (data < 0 || formOf(x) === 'infinitive') return null;
  const after = words.slice(i + 1, i + 8);
  if (x.lemma === 'trafić' && !after.slice(0, 3).some(({ lower }) => OUT.test(lower))) return null;
  if (x.lemma === 'dostępny' && !(after.some(({ lower }) => OUT.test(lower)) && OPEN.test(after.map(({ lower }) => lower).join(' ')))) return null;
  const out = words.findIndex(({ lower, clause }, k) => /^(?:z|ze|od)$/.test(lower) && clause === x.clause && Math.abs(k - i) <= 5);
  const party = ownerAfter(place, out < 0 ? data : out, out < 0 ? 7 : 3, out < 0);
  return party.who ? softly(party) : null;
}

const DECISION = set('wyrok proces rozprawa');
const INJURED = /(?<!\p{sc=Latn})(?:pokrzywdz|poszkodowan|oskarżyciel|świad|wytoczy|pozwał|przeciw)/u;
/** „X czeka na wyrok w sprawie łapówek”; „w procesie, który wytoczył” is a claim of its own. */
function awaits(place: Place, i: number): Found | null {
  const { words, page, at: line } = place;
  if (!page.person || isNegated(words, i) || words[i + 1]?.lower !== 'na' || INJURED.test(page.sentences[line]?.text ?? '')) return null;
  const at = words.findIndex((x, k) => k > i + 1 && k <= i + 4 && x.kind === 'word' && DECISION.has(x.lemma));
  const about = words.slice(at + 1, at + 7);
  const crime = about.findIndex(({ lower }) => CRIME.test(lower));
  if (at < 0 || crime < 0 || !about.slice(0, crime).some(({ lower }) => /^(?:sprawie|za|o)$/.test(lower))) return null;
  return { state: 'charged', party: subjectOf(place, i) };
}

const LOOKS = /^(?:z?bada|z?badani|sprawdz|wyjaśn|prowadz)/;
const OVER = /(?<!\p{sc=Latn})(?:umorz|odmówi|zakończy|nie dopatrzy)/u;
const WRONGED = /^(?:plagia|narusz|mobbing|molestow|fałszow|sfałszow|przekrocz|nieprawidłow|przepisan|nadużyc|zaniedba|uchybie)/;
/** „Rektor polecił rzecznikowi dyscyplinarnemu zbadanie doniesień o plagiacie w doktoracie X”, „rzecznik dyscyplinarny zbada, czy X przepisał …”. */
function examined(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  if (OVER.test(page.sentences[at]?.text ?? '')) return null;
  if (![words[i - 1], words[i + 1]].some((x) => x?.kind === 'word' && /^(?:rzecznik|komisja)$/.test(x.lemma))) return null;
  const looks = words.findIndex(({ lower }, k) => Math.abs(k - i) <= 8 && LOOKS.test(lower));
  if (looks < 0 || isNegated(words, looks)) return null;
  const whether = words.findIndex(({ lower }, k) => k > looks && k <= looks + 3 && lower === 'czy');
  if (whether >= 0) {
    const deed = words.findIndex((x, k) => k > whether && isFiniteVerb(x));
    const party = deed >= 0 && isWrongful(words, deed) ? subjectOf(place, deed) : NOBODY;
    return party.who ? { state: 'investigated', party } : null;
  }
  const wrong = words.findIndex(({ lower }, k) => k > looks && k <= looks + 6 && WRONGED.test(lower));
  return wrong < 0 ? null : { state: 'investigated', party: ownerAfter(place, wrong, 6) };
}

export const BOARD_FRAMES: Frame[] = [
  { cues: 'wyciec wyciekać wyciek trafić dostępny', common: true, read: leaked },
  { cues: 'czekać oczekiwać', common: true, read: awaits },
  { cues: 'dyscyplinarny', common: true, read: examined },
];
