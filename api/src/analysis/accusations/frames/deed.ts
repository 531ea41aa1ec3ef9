/** Frames of deeds told of the subject, and of its denials. */

import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb, isInfinitiveForm } from '../forms.ts';
import { BAD, DEEDS, GROUNDLESS, SPOKESMEN } from '../lists.ts';
import { NOBODY } from '../parties.ts';
import { formAfter, near, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { rest } from './charge.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const POWERS = set('władza stanowisko uprawnienie zaufanie kompetencja pozycja');
const JUDGES = set('sąd komisja rzecznik wojewoda trybunał prokuratura');
const TRUTH = set('prawda');
const LAWS = set('prawo przepis ustawa regulamin umowa konstytucja kodeks interes standard reguła zasada');
/** What who is accused calls the accusation. */
const HOUND = set('nagonka prześladowanie polowanie zemsta oszczerstwo pomówienie spisek hucpa szkalowanie');
const ASSURES = /^(?:uciął|ucięła|zapewnia|zapewniał|zapewniała|zapewnił|zapewniła|utrzymuje|utrzymywał|odparł|odparła|oświadczył|oświadczyła|twierdzi)$/;
const HARD_DEEDS = set('łamać naruszać naruszyć oszukać oszukiwać zmuszać wyłudzić wyłudzać fałszować sfałszować mobbing dyskryminować kraść');

/** A deed told as a fact of the clause's subject: lies, deceives, breaks the law. */
function deed(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma } = words[i] as Word;
  const form = formOf(words[i] as Word);
  if (form === 'passive' || form === 'noun' || form === 'impersonal') return null;
  if (/^mi/.test(lemma) && near(words, i, TRUTH, 3, 4) < 0) return null;
  if (/^(?:naduży|przekrocz)/.test(lemma) && near(words, i, POWERS, 2, 4) < 0) return null;
  if (/^(?:złam|łam|narusz|pogwałc)/.test(lemma) && near(words, i, LAWS, 3, 5) < 0) return null;
  if (form === 'infinitive') return null;
  return { state: 'alleged', party: subjectOf(place, i) };
}

/** „skarżą się, że X …” with a bad predicate; who complains is not the subject. */
function complaint(place: Place, i: number): Found | null {
  const { words } = place;
  const that = formAfter(words, i, /^(?:że|iż)$/, 6);
  if (that < 0) return null;
  const verb = words.findIndex((x, k) => k > that && isFiniteVerb(x));
  if (verb < 0) return null;
  const { lemma } = words[i] as Word;
  const told = words.slice(that, that + 25).map((x) => x.lemma);
  const not = words.slice(that + 1, verb).some((x) => x.lower === 'nie');
  const hard = told.some((word) => HARD_DEEDS.has(word));
  const bad = told.some((word) => BAD.has(word));
  // „narzekają, że X nie …” is criticism; a complaint that names a wrong is an accusation.
  if (/^(?:twierdzić|utrzymywać|podnosić|alarmować|donosić)$/.test(lemma) ? !hard || not : !bad) return null;
  const party = subjectOf(place, verb);
  if (party.who !== 'name' && party.who !== 'noun') return null;
  const who = subjectOf(place, i);
  return who.who === 'name' || who.who === 'noun' || who.who === 'dropped' ? null : { state: 'alleged', party };
}

const FOUND_OUT = set('kontrola audyt kontroler nik cba inspekcja inspektor urząd uokik prokuratura śledczy ministerstwo resort komisja');
const UNDUE =
  /(?<!\p{sc=Latn})(?:bez (?:\p{sc=Latn}+ )?(?:przetarg|konkurs|zgod|zezwole|pozwole|umow|podstaw)|niezgodn|nienależn|niegospodarn|nieprawidłow|bezprawn|nielegaln)/u;

/** „Kontrola wykazała, że X wydała pieniądze bez przetargu”. */
function foundOut(place: Place, i: number): Found | null {
  const { words } = place;
  const that = formAfter(words, i, /^(?:że|iż)$/, 3);
  const verb = that < 0 ? -1 : words.findIndex((x, k) => k > that && isFiniteVerb(x));
  const told = words.slice(Math.max(0, that));
  const text = told.map(({ lower }) => lower).join(' ');
  if (verb < 0 || !words.slice(0, that).some((x) => FOUND_OUT.has(x.lemma) || FOUND_OUT.has(x.lower)) || isNegated(words, verb)) return null;
  if (!UNDUE.test(text) && !told.some((x) => HARD_DEEDS.has(x.lemma) || DEEDS.has(x.lemma))) return null;
  const party = subjectOf(place, verb);
  return party.who === 'name' || party.who === 'noun' ? { state: 'alleged', party } : null;
}

const PROBED = set('zawiadomienie prokuratura śledztwo afera zarzut');
const NO_DEED = set('być mieć zostać zeznawać zeznać stawić wiedzieć dostać otrzymać paść');
/** „Zawiadomienie złożono po publikacji, według której X miał interweniować”: in such a matter, what somebody is said to have done is laid at his door. */
const isProbed = (words: Word[], lemma: string): boolean =>
  !NO_DEED.has(lemma) && words.some(({ lower }) => lower === 'według') && words.some((x) => x.kind === 'word' && PROBED.has(x.lemma));

/** „X miał wepchnąć …”: hearsay of a bad deed. */
function hearsay(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:miał|miała|mieli)$/.test((words[i] as Word).lower)) return null;
  const verb = words.findIndex((x, k) => k > i && k <= i + 5 && x.clause === words[i]?.clause && x.lower === x.lemma && isInfinitiveForm(x.lemma));
  const { lemma = '' } = words[verb] ?? {};
  return verb >= 0 && (DEEDS.has(lemma) || isProbed(words, lemma)) ? { state: 'alleged', party: subjectOf(place, i) } : null;
}

/** „rzecznik X”: speaks for the organisation. */
function spokesman({ words }: Place, party: Party): Party {
  if (party.who !== 'else' || party.index < 0 || !SPOKESMEN.has((words[party.index] as Word).lemma)) return party;
  for (let j = party.index + 1; j < words.length && j <= party.index + 4; j += 1) {
    const { kind } = words[j] as Word;
    if (kind === 'subject') return { who: 'name', index: j };
    if (kind === 'other') break;
  }
  return NOBODY;
}

const CHARGED = set('zarzut oskarżenie insynuacja krytyka twierdzenie pomówienie podejrzenie sugestia skarga doniesienie informacja plotka');
const SPEAKING = set(
  'mówić powiedzieć odpowiadać odpowiedzieć napisać twierdzić oświadczyć komentować podkreślać podkreślić zapewniać zapewnić przekonywać zaznaczyć stwierdzić odpierać dodać dodawać',
);

function denial(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma } = words[i] as Word;
  if (isNegated(words, i)) return null;
  if (/^(?:odrzu|odpier|odeprz)/.test(lemma) && near(words, i, CHARGED) < 0) return null;
  const form = formOf(words[i] as Word);
  if (form === 'infinitive' || form === 'noun' || form === 'passive') return null;
  return { state: 'denied', party: spokesman(place, subjectOf(place, i)) };
}

/** „– To nieprawda – mówi X”, „zarzuty są bezpodstawne – mówi X”. */
function untrue(place: Place, i: number): Found | null {
  const { words } = place;
  if (GROUNDLESS.has((words[i] as Word).lemma) && near(words, i, CHARGED, 6, 4) < 0) return null;
  const verb = words.findIndex((x, k) => k > i && SPEAKING.has(x.lemma) && isFiniteVerb(x));
  if (verb < 0) return null;
  const party = spokesman(place, subjectOf(place, verb));
  return party.who === 'name' || party.who === 'dropped' ? { state: 'denied', party } : null;
}

/** „X nie przyznaje się do winy”; admitting the guilt is a charge. */
function plea(place: Place, i: number): Found | null {
  const { words } = place;
  const not = words[i - 1]?.lower === 'nie' || words[i - 2]?.lower === 'nie';
  if (near(words, i, set('wina czyn zarzut popełnienie'), 2, 8) < 0) return null;
  if (not) return { state: 'denied', party: subjectOf(place, i) };
  return near(words, i, set('wina'), 2, 8) >= 0 && formOf(words[i] as Word) === 'active' ? { state: 'charged', party: subjectOf(place, i) } : null;
}

const TOLD_BY = set('zdaniem według twierdzić twierdzi relacja zeznać zeznanie świadek wynikać mówić opowiadać');
const HIDING = set('schować ukryć zniszczyć skasować wykasować usunąć przemilczeć sfałszować podrobić zatuszować spalić');

/** „Jej zdaniem X kazał schować wycenę do szuflady”. */
function orderedToHide(place: Place, i: number): Found | null {
  const { words } = place;
  if (!isFiniteVerb(words[i] as Word) || isNegated(words, i) || near(words, i, HIDING, 0, 4) < 0) return null;
  return words.some((x) => TOLD_BY.has(x.lemma) || TOLD_BY.has(x.lower)) ? { state: 'alleged', party: subjectOf(place, i) } : null;
}

export const DEED_FRAMES: Frame[] = [
  { cues: 'kazać polecić nakazać zlecić', read: orderedToHide },
  {
    cues: 'mijać minąć kłamać skłamać oszukać oszukiwać wyłudzić wyłudzać szantażować zaszantażować zastraszać sfałszować fałszować przywłaszczyć defraudować molestować znęcać nadużyć nadużywać przekroczyć złamać łamać łam naruszyć naruszać pogwałcić',
    read: deed,
  },
  { cues: 'skarżyć narzekać zarzucać zarzucić twierdzić alarmować żalić donosić utrzymywać podnosić', read: complaint },
  { cues: 'mieć', read: hearsay },
  { cues: 'wykazać wykazywać ustalić stwierdzić', read: foundOut },
  {
    cues: 'zaprzeczyć zaprzeczać zdementować dementować odrzucić odrzucać odpierać odeprzeć sprostować prostować odżegnywać wypierać',
    own: true,
    read: denial,
  },
  {
    cues: 'bronić obronić odnieść odnosić ustosunkować odpowiedzieć odpowiadać',
    own: true,
    read(place, i) {
      const { words } = place;
      const charge = near(words, i, set('zarzut oskarżenie'), 0, 6);
      if (
        charge < 0 ||
        !/(?:przed|do|na) (?:\p{sc=Latn}+ )*?(?:zarzut|oskarż)/u.test(rest(words, i, 6)) ||
        isNegated(words, i) ||
        formOf(words[i] as Word) !== 'active'
      )
        return null;
      return { state: 'denied', party: spokesman(place, subjectOf(place, i)) };
    },
  },
  {
    // „X nazwał zarzuty bezpodstawnymi”
    cues: 'nazwać nazywać uznać określić',
    own: true,
    read(place, i) {
      const { words } = place;
      const groundless = near(words, i, CHARGED, 2, 5) >= 0 && near(words, i, GROUNDLESS, 2, 7) >= 0;
      if ((!groundless && near(words, i, HOUND, 0, 5) < 0) || formOf(words[i] as Word) !== 'active') return null;
      return { state: 'denied', party: spokesman(place, subjectOf(place, i)) };
    },
  },
  { cues: 'przyznać przyznawać', own: true, read: plea },
  {
    // „X nie złamał prawa, uznała komisja”
    cues: 'złamać naruszyć',
    own: true,
    read(place, i) {
      const { words } = place;
      if (!isNegated(words, i) || near(words, i, LAWS, 3, 5) < 0) return null;
      if (words.some((x) => JUDGES.has(x.lemma))) return { state: 'acquitted', party: subjectOf(place, i) };
      // „X uciął: w niczym nie naruszył reguł”.
      const says = words.findIndex((x, k) => k < i && ASSURES.test(x.lower));
      return says < 0 || words.slice(says, i).some(({ kind }) => kind === 'person') ? null : { state: 'denied', party: subjectOf(place, says) };
    },
  },
  {
    cues: 'niewinny winny',
    own: true,
    read(place, i) {
      const { words } = place;
      const innocent = words[i]?.lemma === 'niewinny' || words.slice(Math.max(0, i - 3), i).some((x) => x.lower === 'nie');
      if (!innocent) return null;
      const court = words.some((x) => x.lemma === 'sąd' || x.lemma === 'trybunał') && words.some((x) => /^(?:orzec|uznać|stwierdzić)$/.test(x.lemma));
      return { state: court ? 'acquitted' : 'denied', party: subjectOf(place, i) };
    },
  },
  { cues: 'nieprawda kłamstwo bzdura oszczerstwo pomówienie insynuacja fałszywy nieprawdziwy bezpodstawny', own: true, read: untrue },
  {
    // „X: twierdzenie o … jest fałszywe”, said of the accusation by a text that names the subject first.
    cues: 'twierdzenie zarzut oskarżenie doniesienie insynuacja pogłoska',
    own: true,
    read(place, i) {
      const { words } = place;
      if (!words.slice(i + 1).some((x) => GROUNDLESS.has(x.lemma)) || !words.some((x) => /^(?:jest|są|to|były|było|okazały|okazał)$/.test(x.lower)))
        return null;
      const first = words.findIndex((x) => x.kind !== 'word');
      const name = words[first];
      if (name?.kind !== 'subject' || !name.cases.includes('n') || /^(?:w|we|o|na|z)$/.test(words[first - 1]?.lower ?? '')) return null;
      return { state: 'denied', party: { who: 'name', index: first } };
    },
  },
];
