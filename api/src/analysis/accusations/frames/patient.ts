/** Frames whose accused is the patient of a verb: accused, sued, convicted, detained, cleared. */

import { isTitle } from '../callings.ts';
import { casesOf, formOf, isFiniteVerb, isNoun } from '../forms.ts';
import { COURTS, KINDS, LAW, PLAY, PROSECUTION, RELATIONS, SPORT } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { isEmbedded, isPreposition, NOBODY, partyAt, standsFor } from '../parties.ts';
import { genitiveAfter } from '../prepositions.ts';
import { formAfter, near, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';

/** Whether a prosecutor, a court or an indictment stands in the clause, so that the charge is a formal one. */
export const isFormal = (words: Word[], i: number): boolean => near(words, i, PROSECUTION, 10, 10) >= 0;
const isPlay = (words: Word[], i: number): boolean => near(words, i, PLAY, 4, 4) >= 0;

/** Whether a participle agrees with the name in gender and case. */
function agrees(participle: Word, name: Word, { page }: Place): boolean {
  const { lower } = participle;
  if (/(?:ani|eni|ęci|ci|ych)$/.test(lower)) return false;
  if (page.person && page.feminine === true && /(?:y|ego|emu|ym)$/.test(lower)) return false;
  if (page.person && page.feminine === false && /(?:a|ą|ej)$/.test(lower)) return false;
  if (/(?:ny|ty|na|ta|ne|te)$/.test(lower) && !name.cases.includes('n')) return false;
  return !/ego$/.test(lower) || /[ga]/.test(name.cases);
}

const PASSIVE = /^(?:jest|są|był|była|było|byli|były|został|została|zostało|zostali|zostały|zostać|zostaną|zostanie|bywa|być)$/;

/** The subject of a passive: with an auxiliary the clause's nominative; a bare participle belongs to the name beside it. */
function passiveParty(place: Place, i: number): Party {
  const { words } = place;
  const clause = words[i]?.clause;
  const from = Math.max(0, i - 6);
  const auxiliary = words
    .slice(from, i + 5)
    .filter((x) => x.clause === clause && PASSIVE.test(x.lower))
    .at(-1);
  if (auxiliary?.lower === 'zostać' || auxiliary?.lower === 'być') return NOBODY;
  if (auxiliary) return subjectOf(place, i);
  return /(?:ani|eni|ęci|ci)$/.test((words[i] as Word).lower) ? pluralBefore(place, i) : (bareBefore(place, i) ?? bareAfter(place, i));
}

/** „X i Y oskarżeni o …”: the subject in the nominative before a plural participle. */
function pluralBefore(place: Place, i: number): Party {
  const { words } = place;
  for (let j = i - 1; j >= 0 && words[j]?.clause === words[i]?.clause && !isFiniteVerb(words[j] as Word); j -= 1) {
    const own = standsFor(place, j);
    if (own && (own === 'noun' || words[j]?.cases.includes('n'))) return { who: own, index: j };
    if (words[j]?.kind === 'word' && KINDS.has((words[j] as Word).lemma) && words.slice(0, j).some((x) => x.kind === 'subject'))
      return { who: 'noun', index: j };
  }
  return NOBODY;
}

/** „X oskarżona o …”, „X, prezes spółki, oskarżony o …”; null when nobody stands before. */
function bareBefore(place: Place, i: number): Party | null {
  const { words } = place;
  const x = words[i] as Word;
  const before = words[i - 1];
  if (before?.kind === 'subject' && agrees(x, before, place)) return partyAt(place, i - 1);
  const owned = before?.kind === 'other' && x.gap.includes(',') && words[i - 2] !== undefined && isNoun(words[i - 2] as Word);
  if (before && before.kind !== 'word' && !owned) return { who: 'else', index: i - 1 };
  for (let j = i - 1; x.gap.includes(',') && j >= Math.max(0, i - 7); j -= 1) {
    const y = words[j] as Word;
    if (y.kind === 'subject') return agrees(x, y, place) ? partyAt(place, j) : NOBODY;
    if (y.kind === 'other' && words[j - 1]?.kind === 'word' && isNoun(words[j - 1] as Word)) continue;
    if (y.kind !== 'word') return { who: 'else', index: j };
    if (isFiniteVerb(y)) break;
  }
  for (let j = i - 1; j >= 0 && words[j]?.clause === x.clause; j -= 1) {
    const y = words[j] as Word;
    if (y.kind === 'subject' && y.cases.includes('n') && agrees(x, y, place)) return partyAt(place, j);
    if (y.kind !== 'word' || isFiniteVerb(y)) return null;
  }
  return apposedTo(place, i) ?? nounBefore(place, i);
}

/** „Jan Nowak, Opole. Wójt, skazany na rok”: the participle describes a noun that stands for the name. */
function nounBefore(place: Place, i: number): Party | null {
  const { words } = place;
  const [noun, x] = [words[i - 1], words[i] as Word];
  const agreed = /(?:na|ta)$/.test(x.lower) === /a$/.test(noun?.lower ?? '');
  if (!noun || noun.clause !== words[0]?.clause || !/^\s*,?\s*$/.test(x.gap) || !agreed || !/(?:ny|na|ty|ta)$/.test(x.lower)) return null;
  return standsFor(place, i - 1) === 'noun' ? { who: 'noun', index: i - 1 } : null;
}

/** „wsparcie dla X, pielęgniarki skazanej na …”: the participle closes a noun that stands for the name before the comma. */
function apposedTo(place: Place, i: number): Party | null {
  const { words, page } = place;
  const noun = words[i - 1];
  const name = words[i - 2];
  if (!page.person || name?.kind !== 'subject' || !noun || !isNoun(noun) || !/^\s*,\s*$/.test(noun.gap)) return null;
  return [...noun.cases].some((c) => casesOf((words[i] as Word).lower, (words[i] as Word).lemma).includes(c)) ? partyAt(place, i - 2) : null;
}

/** „Oskarżony o oszustwo X nie przyszedł”: the participle is an attribute of a following name. */
function bareAfter(place: Place, i: number): Party {
  const { words, page } = place;
  const x = words[i] as Word;
  for (let j = i + 1; j < words.length && j <= i + 8; j += 1) {
    const y = words[j] as Word;
    if ((y.clause !== x.clause && !/^\s*,\s*$/.test(y.gap)) || isFiniteVerb(y)) break;
    if (/^(?:przez|o|za|w|z|na|do)$/.test(y.lower)) {
      if (!page.person) break;
      const next = words.slice(j + 1, j + 7).findIndex((z) => z.kind !== 'word');
      const name = words[j + 1 + next];
      return next >= 0 && name?.kind === 'subject' && agrees(x, name, place) ? partyAt(place, j + 1 + next) : NOBODY;
    }
    if (y.kind === 'subject') return agrees(x, y, place) ? partyAt(place, j) : NOBODY;
    if (y.kind !== 'word') return { who: 'else', index: j };
  }
  return NOBODY;
}

/** The patient of the cue, whatever its form. `official`: an active verb needs an authority in its clause. */
export function patientOf(place: Place, i: number, official = false): Party {
  const { words } = place;
  if (words[i + 1]?.lower === 'się' || words[i - 1]?.lower === 'się') return NOBODY;
  const form = formOf(words[i] as Word);
  if (form === 'noun') return genitiveAfter(place, i, 4);
  if (form === 'passive') return passiveParty(place, i);
  if (form === 'impersonal') return objectOf(place, i, 'ag');
  // „chce oskarżyć X” is a plan, „udało się zatrzymać X” a fact.
  if (form === 'infinitive' && !words.slice(Math.max(0, i - 2), i).some((x) => /^(?:udało|zdołał|zdołała|zdołali)$/.test(x.lower))) return NOBODY;
  const people = /li$/.test((words[i] as Word).lower);
  if (official && !people && near(words, i, LAW, 90, 90) < 0) return NOBODY;
  const party = objectOf(place, i, 'ag');
  return party.who === 'else' || party.who === null ? (objectPast(place, i, party) ?? party) : party;
}

/** Words within which the accused stands behind the verb. */
const REACH = 18;
/** „Skazał w piątek sąd w Y biskupa X”, „skazał na trzy lata więzienia dyrektora szkoły X”: past the court, the time and the penalty. */
function objectPast(place: Place, i: number, { index }: Party): Party | null {
  const { words } = place;
  const met = words[index];
  if (met && (met.kind === 'person' || (met.kind === 'word' && RELATIONS.has(met.lemma) && !isTitle(met.lemma)))) return null;
  for (let j = i + 1; j < words.length && j <= i + REACH && words[j]?.clause === words[i]?.clause; j += 1) {
    const x = words[j] as Word;
    if (x.kind === 'person' && /[ga]/.test(x.cases) && !isPreposition(words[j - 1]?.lower ?? '')) return null;
    // „Skazał na śmierć przez powieszenie X”: the way of it, not who did it.
    const isWay = x.lower === 'przez' && words[j + 1]?.kind === 'word' && /[nc]ie$/.test(words[j + 1]?.lemma ?? '');
    if (/^(?:przeciw|przeciwko|wobec|z|od|dla|przez|o|u)$/.test(x.lower) && words[j + 1]?.kind !== 'other' && !isWay) return null;
    if (x.kind !== 'subject') continue;
    return /[ga]/.test(x.cases) && !isPreposition(words[j - 1]?.lower ?? '') && !isEmbedded(words, j) ? partyAt(place, j) : null;
  }
  return null;
}

const LOST = new Set([
  'porażka',
  'sukces',
  'siebie',
  'przegrana',
  'pożarcie',
  'wygnanie',
  'niepowodzenie',
  'klęska',
  'zagłada',
  'zapomnienie',
  'samotność',
  'łaska',
  'wymarcie',
]);
const FINES = new Set(['kara', 'grzywna', 'mandat']);
const ACCUSED_OF = new Set(['zarzut', 'podejrzenie', 'oskarżenie', 'wina']);

export const PATIENT_FRAMES: Frame[] = [
  {
    cues: 'oskarżyć oskarżać oskarżony oskarżany',
    read(place, i) {
      const { words } = place;
      const { lemma } = words[i] as Word;
      if (isPlay(words, i) || words[i - 1]?.lemma === 'ława' || formOf(words[i] as Word) === 'noun') return null;
      if (lemma === 'oskarżony' && formOf(words[i] as Word) !== 'passive') return null;
      return { state: isFormal(words, i) ? 'charged' : 'alleged', party: patientOf(place, i) };
    },
  },
  {
    cues: 'posądzić posądzać posądzony pomówić pomawiać podejrzewać podejrzewany podejrzany',
    read(place, i) {
      const { words } = place;
      const { lemma } = words[i] as Word;
      if (lemma.startsWith('podejrz') && formAfter(words, i, /^(?:o|że)$/, lemma === 'podejrzany' ? 4 : 6) < 0) return null;
      return { state: 'alleged', party: patientOf(place, i) };
    },
  },
  { cues: 'pozwać pozywać pozwany zaskarżyć zaskarżony', read: (place, i) => ({ state: 'sued', party: patientOf(place, i) }) },
  {
    cues: 'skazać skazywać skazany skazanie',
    read(place, i) {
      const { words } = place;
      const on = formAfter(words, i, /^na$/, 3);
      if (isPlay(words, i) || (on > 0 && LOST.has(words[on + 1]?.lemma ?? ''))) return null;
      return { state: 'convicted', party: patientOf(place, i) };
    },
  },
  {
    cues: 'ukarać karać ukarany obciążyć',
    read(place, i) {
      const { words } = place;
      if (isPlay(words, i) || (words[i]?.lemma === 'obciążyć' && near(words, i, FINES) < 0)) return null;
      return { state: 'fined', party: patientOf(place, i) };
    },
  },
  {
    cues: 'zatrzymać zatrzymywać zatrzymany zatrzymanie aresztować aresztowany aresztowanie',
    read(place, i): Found | null {
      const { words, page } = place;
      const { lemma } = words[i] as Word;
      if (!page.person || (lemma.startsWith('zatrzym') && near(words, i, SPORT, 6, 6) >= 0)) return null;
      return { state: 'alleged', detail: 'detained', party: patientOf(place, i, lemma.startsWith('zatrzym')) };
    },
  },
  {
    cues: 'uniewinnić uniewinniać uniewinniony uniewinnienie oczyścić oczyszczać oczyszczony',
    read(place, i) {
      const { words } = place;
      const x = words[i] as Word;
      // „Sąd oczyścił wójta ze wszystkiego”: whoever judges washes no roads.
      const judged = words.some((y) => y.kind === 'word' && y.clause === x.clause && COURTS.has(y.lemma));
      if (x.lemma.startsWith('oczy') && !judged && near(words, i, ACCUSED_OF, 6, 10) < 0) return null;
      return { state: 'acquitted', party: patientOf(place, i) };
    },
  },
];
