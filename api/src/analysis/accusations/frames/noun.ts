/** Frames whose cue is a noun: charges against somebody, suits, investigations, fines, affairs. */

import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb } from '../forms.ts';
import { INSPECTED, LAW, OFFICES, PROCEEDINGS } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { NOBODY, standsFor } from '../parties.ts';
import { genitiveAfter, partyAfter, partyBeside } from '../prepositions.ts';
import { clauseStart, formAfter, near, subjectOf } from '../slots.ts';
import type { Detail, Found, Frame, Place, Word } from '../types.ts';
import { AGAINST } from './charge.ts';
import { isFormal } from './patient.ts';
import { isWrongful } from './wrongful.ts';

const set = (...words: string[]): ReadonlySet<string> => new Set(words.flatMap((word) => (word.includes('_') ? word.replaceAll('_', ' ') : word.split(' '))));
const TO = set('wobec przeciw przeciwko na', 'pod_adresem', 'w_stosunku_do', 'w_kierunku', 'w_stronę', 'w_sprawie');
const SUED = set('przeciw przeciwko wobec na', 'w_sprawie');
const WITHIN = set('wobec przeciw przeciwko w we u');
const ABOUT = set('ws dotyczące dotyczącego', 'w_sprawie');
const AROUND = set('w we u wokół', 'z_udziałem');
const ENDED = set('odrzucić odrzucać umorzyć oddalić wycofać bezpodstawny bezzasadny nieprawdziwy fałszywy upaść');
const STOPPED = set('wycofać oddalić odrzucić umorzyć cofnąć');
const IMPOSED = set('nałożyć nakładać wymierzyć nałożony');
const LIFTED = set('uchylić umorzyć anulować uchylony');
const MONEY = set('nałożyć nakładać wymierzyć zapłacić milionowy finansowy pieniężny wysoki złoty euro mln tys wysokość sąd uokik więzienie pozbawienie');
const OTHER_CONTROL = set('przejąć stracić utracić graniczny urodzenie lotów jakość ruchu');
const REFUSED = set('odmówić odmawiać odmowa');
const CLEARING = set('wyjaśnić wyjaśniać zbadać badać sprawdzić skontrolować ustalić');
const TROUBLE = set('sprawa okoliczność nieprawidłowość nadużycie zarzut afera incydent przebieg');

const DETAILS: Record<string, Detail> = {
  umorzyć: 'discontinued',
  oddalić: 'dismissed',
  odrzucić: 'dismissed',
  wycofać: 'withdrawn',
  cofnąć: 'withdrawn',
  upaść: 'withdrawn',
};
const dropped = (party: Found['party'], verb: string): Found => ({ state: 'dropped', party, detail: DETAILS[verb] ?? 'discontinued' });

/** A word near that ends the matter and is not denied: „nie umorzyła śledztwa” leaves it open. */
function endNear(words: Word[], i: number, list: ReadonlySet<string>, before: number, after: number): number {
  const end = near(words, i, list, before, after);
  return end >= 0 && isNegated(words, end) ? -1 : end;
}

/** „zarzuty wobec X”, with what became of them. */
function chargeAgainst(place: Place, i: number): Found | null {
  const { words } = place;
  if (words[i - 1]?.lower === 'bez') return null;
  const party = partyBeside(place, i, AGAINST, 6);
  if (!party.who || party.who === 'else') return null;
  const end = endNear(words, i, ENDED, 6, 10);
  const verb = words[end]?.lemma ?? '';
  if (end >= 0 && DETAILS[verb] && verb !== 'odrzucić') return dropped(party, verb);
  if (end >= 0) return { state: 'denied', party };
  return { state: isFormal(words, i) ? 'charged' : 'alleged', party };
}

/** „pozew przeciwko X”, „skarga na X”, „akt oskarżenia przeciw X”. */
function suit(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma, lower } = words[i] as Word;
  if (lemma === 'akt') return words[i + 1]?.lemma === 'oskarżenie' ? { state: 'charged', party: partyAfter(place, i, AGAINST, 7) } : null;
  if (lemma === 'proces' && lower === 'procesie') return null;
  const complaint = lemma === 'skarga' || lemma === 'donos';
  let party = partyBeside(place, i, complaint ? TO : SUED, 7);
  // „skargi na zrywanie umów przez X”
  const by = complaint ? formAfter(words, i, /^przez$/, 14) : -1;
  if (by > 0 && (!party.who || party.who === 'else')) party = partyAfter(place, by - 1, set('przez'), 2);
  const end = endNear(words, i, STOPPED, 8, 10);
  if (end >= 0) return dropped(party, (words[end] as Word).lemma);
  return { state: lemma === 'pozew' || lemma === 'proces' ? 'sued' : 'alleged', party };
}

/** „śledztwo w sprawie X”, „kontrola w X” with an institution or a verb of proceedings. */
function investigation(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma } = words[i] as Word;
  if (/^(?:postępowanie|czynność)$/.test(lemma) && near(words, i, PROCEEDINGS, 6, 6) < 0) return null;
  if (/^(?:kontrola|audyt)$/.test(lemma) && near(words, i, INSPECTED, 10, 12) < 0) return null;
  if (near(words, i, OTHER_CONTROL, 3, 3) >= 0) return null;
  let party = partyBeside(place, i, WITHIN);
  if (!party.who || party.who === 'else') party = partyAfter(place, i, ABOUT, 10);
  const found = near(words, i, set('umorzyć umorzony umorzenie wykazać'), 8, 12);
  const end = words[found]?.lemma === 'wykazać' ? found : endNear(words, i, set('umorzyć umorzony umorzenie'), 8, 12);
  if (near(words, i, REFUSED, 6, 4) >= 0) return { state: 'dropped', party, detail: 'refused' };
  if (end < 0) return { state: 'investigated', party };
  if (words[end]?.lemma !== 'wykazać') return dropped(party, 'umorzyć');
  const clean = words.slice(Math.max(0, end - 3), end).some((x) => x.lower === 'nie' || x.lower === 'niczego');
  return clean ? { state: 'dropped', party, detail: 'unconfirmed' } : { state: 'investigated', party };
}

/** „kara dla X”, „nałożono na X karę”. */
function fine(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma, lower } = words[i] as Word;
  const next = words[i + 1];
  if (/^(?:umown|śmierci|rzut|minutow)/.test(next?.lower ?? '') || /^karą$|^minutow/.test(lower)) return null;
  if (lemma === 'kara' && formAfter(words, i, /^(?:za|dla)$/, 4) < 0 && near(words, i, MONEY) < 0) return null;
  const imposed = near(words, i, IMPOSED, 12, 8);
  let party = partyAfter(place, i, set('dla wobec przeciw przeciwko'), 6);
  if (!party.who && imposed >= 0) party = partyAfter(place, Math.max(-1, Math.min(imposed, i) - 5), set('na'), 18);
  if (!party.who) return null;
  if (endNear(words, i, LIFTED, 6, 8) >= 0) return { state: 'dropped', party, detail: 'overturned' };
  return { state: lemma === 'wyrok' ? 'ruled' : 'fined', party };
}

const APPEALED = set('kara grzywna mandat');
const LODGED = set('złożyć składać wnieść zapowiedzieć');

/** „X odwołuje się od kary”, „X złoży odwołanie od decyzji urzędu, który nałożył na nią karę”: who appeals was fined. */
function appeal(place: Place, i: number): Found | null {
  const { words } = place;
  const from = formAfter(words, i, /^od$/, 3);
  if (from < 0) return null;
  const appealed = words.slice(from + 1, from + 4).map(({ lemma }) => lemma);
  const imposed = appealed.includes('decyzja') && words.slice(from).some((x) => APPEALED.has(x.lemma));
  if (!imposed && !appealed.some((word) => APPEALED.has(word))) return null;
  const verb = words[i]?.lemma === 'odwołanie' ? near(words, i, LODGED, 4, 0) : i;
  return verb < 0 ? null : { state: 'fined', party: subjectOf(place, verb) };
}

/** „afera w X”, „wybuchła afera, gdy … X”. */
function affair(place: Place, i: number): Found | null {
  const { words } = place;
  const party = partyBeside(place, i, AROUND, 6);
  const about = (party: Found['party']): Found => ({ state: 'alleged', detail: 'affair', party });
  if (party.who && party.who !== 'else') return isNegated(words, i) ? null : about(party);
  const lead = formAfter(words, i, /^(?:gdy|kiedy|po|gdzie)$/, 3);
  if (lead < 0 || words[lead]?.clause === words[i]?.clause) return null;
  const verb = words.findIndex((x, k) => k > lead && isFiniteVerb(x) && x.clause === words[lead]?.clause);
  if (verb < 0) return null;
  const subject = subjectOf(place, verb);
  if (subject.who === 'name') return about(subject);
  const listed = words.findIndex((_, k) => k > verb && standsFor(place, k) === 'name');
  return listed >= 0 && words[listed]?.cases.includes('n') ? about({ who: 'group', index: listed }) : null;
}

const BAD_QUESTION = set(
  'naruszyć naruszać złamać łamać oszukać oszukiwać wyłudzić popełnić dopuścić przekroczyć nadużyć nadużywać ukryć sfałszować stosować przywłaszczyć wprowadzać niszczyć zaniżać zawyżać zanieczyszczać przyjąć brać',
);
const HOMES = set('dom mieszkanie biuro siedziba gabinet');
const CONDUCT = set('działanie działalność zachowanie praktyka przestępstwo nadużycie');
const isLaw = (x: Word): boolean => (x.kind === 'word' && LAW.has(x.lemma)) || (x.kind === 'other' && LAW.has(x.text.toLowerCase()));
const isOffice = (x: Word): boolean =>
  (x.kind === 'word' && OFFICES.has(x.lemma)) || (x.kind === 'other' && OFFICES.has(x.text.toLowerCase().split(/[\s-]/)[0] ?? ''));

const CHAMBERS = new Set('parlament senat sejm komitet panel regulator agencja rzecznik unia'.split(' '));
/** A chamber, a panel or an agency may ask, too. */
const isChamber = ({ kind, lemma, text }: Word): boolean =>
  (kind === 'word' && CHAMBERS.has(lemma)) || (kind === 'other' && CHAMBERS.has(text.toLowerCase().split(/[\s-]/)[0] ?? ''));
/** „Czy X powinna była zgłosić …”: whether a duty was left undone. */
const OUGHT = /^(?:powinien|powinna|powinno|powinni|powinny)$/;

/** „prokuratura bada, czy X …”, „sprawą X zajęła się prokuratura”, „inspekcja kontroluje X”. */
function examined(place: Place, i: number): Found | null {
  const { words } = place;
  if (!words.some((x) => isOffice(x) || isChamber(x))) return null;
  const { lemma } = words[i] as Word;
  if (lemma.startsWith('zaj')) {
    const matter = near(words, i, set('sprawa'), 6, 6);
    return matter < 0 ? null : { state: 'investigated', party: genitiveAfter(place, matter) };
  }
  const whether = formAfter(words, i, /^czy$/, 4);
  if (whether > 0) {
    const verb = words.findIndex((x, k) => k > whether && (isFiniteVerb(x) || OUGHT.test(x.lower)));
    const asked = words[verb];
    return asked && (BAD_QUESTION.has(asked.lemma) || OUGHT.test(asked.lower) || isWrongful(words, verb))
      ? { state: 'investigated', party: subjectOf(place, verb) }
      : null;
  }
  if (formOf(words[i] as Word) !== 'active' || !/^(?:kontrolować|skontrolować|prześwietlać)$/.test(lemma)) return null;
  const [actor] = words.slice(clauseStart(words, i), i).filter((x) => x.kind !== 'word' || isOffice(x));
  return actor && isOffice(actor) ? { state: 'investigated', party: objectOf(place, i, 'ag') } : null;
}

export const NOUN_FRAMES: Frame[] = [
  { cues: 'zarzut oskarżenie podejrzenie', read: chargeAgainst },
  { cues: 'pozew proces skarga zawiadomienie donos doniesienie akt', read: suit },
  { cues: 'śledztwo dochodzenie postępowanie kontrola audyt czynność', read: investigation },
  {
    cues: 'komisja zespół',
    read(place, i) {
      const { words } = place;
      if (!words.some((x) => CLEARING.has(x.lemma)) || !words.some((x) => TROUBLE.has(x.lemma))) return null;
      return { state: 'investigated', party: partyBeside(place, i, set('w we u'), 5) };
    },
  },
  { cues: 'badać sprawdzać kontrolować skontrolować zbadać wyjaśniać prześwietlać zająć zajmować', read: examined },
  {
    // „CBA przeszukało dom X”
    cues: 'przeszukać przeszukanie przeszukiwać wejść',
    read(place, i) {
      const { words } = place;
      const home = near(words, i, HOMES, 0, 4);
      if (home < 0 || !words.some(isLaw)) return null;
      return { state: 'investigated', party: genitiveAfter(place, home, 3) };
    },
  },
  {
    // „zawiadomili prokuraturę o działaniach X”
    cues: 'zawiadomić powiadomić poinformować',
    read(place, i) {
      const { words } = place;
      const about = formAfter(words, i, /^o$/, 6);
      const deed = about < 0 ? -1 : near(words, about, CONDUCT, 0, 3);
      return deed < 0 || !words.slice(i, about).some(isLaw) ? null : { state: 'alleged', party: genitiveAfter(place, deed) };
    },
  },
  { cues: 'kara grzywna mandat wyrok', read: fine },
  { cues: 'odwołać odwoływać odwołanie', own: true, read: appeal },
  { cues: 'afera skandal nadużycie proceder nieprawidłowość korupcja oszustwo mobbing molestowanie przekręt', read: affair },
  {
    cues: 'wokanda',
    read(place, i) {
      const matter = near(place.words, i, set('sprawa proces'), 9, 6);
      return matter < 0 ? null : { state: 'investigated', party: genitiveAfter(place, matter) };
    },
  },
  {
    cues: 'umorzyć umarzać umorzony umorzenie oddalić oddalony wycofać',
    read(place, i) {
      const { words } = place;
      const matter = near(words, i, set('śledztwo dochodzenie postępowanie sprawa proces pozew powództwo zarzut oskarżenie skarga akt'), 8, 10);
      if (matter < 0 || formOf(words[i] as Word) === 'infinitive') return null;
      const after = partyAfter(place, matter, set('wobec przeciw przeciwko ws dotyczące na', 'w_sprawie'), 10);
      const party = after.who ? after : genitiveAfter(place, matter, 2);
      const stem = (words[i] as Word).lemma.slice(0, 3);
      return { state: 'dropped', party: party.who ? party : NOBODY, detail: stem === 'odd' ? 'dismissed' : stem === 'wyc' ? 'withdrawn' : 'discontinued' };
    },
  },
];
