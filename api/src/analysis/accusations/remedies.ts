/** Sentences that tell how a wrong was put right, and no wrong: „zapłaciła w terminie”, „wykryło laboratorium samej spółki”. They lay nothing at anybody's door. */
import type { AccusationState } from '../../contract/report.ts';
import { isAccusing, type Matter, type Told } from './findings.ts';
import type { Source } from './types.ts';

const REMEDIES: readonly RegExp[] = [
  // What was ordered was done.
  /(?<!\p{sc=Latn})(?:zapłaci|uregulowa|przela)(?:ł|ła|ło|li|ły|no)(?!\p{sc=Latn})[^.;!?]{0,40}(?:w terminie|od razu|tego samego dnia|karę|grzywnę|mandat)(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})nie (?:będzie|będą|zamierza|zamierzają) się (?:od \p{sc=Latn}+ )?odwoływać(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})(?:wyroku|orzeczenia|decyzji|kary) (?:\p{sc=Latn}+ ){0,3}nie (?:zaskarży|kwestionuj)\p{sc=Latn}+/iu,
  // Who is reproached found and reported it.
  /(?<!\p{sc=Latn})(?:wykry|znalaz|stwierdzi)(?:ł|ła|ło|li) (?:\p{sc=Latn}+ ){0,2}(?:laboratorium|kontrola|służby|pracownicy) (?:\p{sc=Latn}+ )?(?:sam(?:ej|ego)|własn\p{sc=Latn}+)(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})(?:sami?|sama|samo) (?:\p{sc=Latn}+ ){0,2}(?:zgłosi|zawiadomi|powiadomi|poprosi|zadzwoni|wycofa)(?:ł|ła|ło|li)(?!\p{sc=Latn})/iu,
  // What annoyed was taken away.
  /(?<!\p{sc=Latn})(?:zlikwidowa|wymieni|zainstalowa|wykreśli|wycisz)(?:ł|ła|li|no|ono)(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})(?:w normie|nie wykazała (?:\p{sc=Latn}+ )?(?:naruszeń|nieprawidłowości|uchybień))(?!\p{sc=Latn})/iu,
  // Nothing was lost.
  /(?<!\p{sc=Latn})(?:znalaz(?:ł|ła|ło|ły) się|odnalaz(?:ł|ła|ło|ły) się|wszystk\p{sc=Latn}+ (?:\p{sc=Latn}+ )?cał[aey])(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})(?:zakończy(?:ł|ła|ło) się (?:strajk|protest)|koniec (?:strajku|protestu)|porozumienie (?:\p{sc=Latn}+ ){0,2}podpis|podpisa(?:ł|ła|li|ły|no) (?:\p{sc=Latn}+ ){0,3}porozumieni)/iu,
];
/** „Oddał dopiero po pozwie”, „mandat zapłacił za brak próbek”: the wrong stands beside it. */
const WRONG =
  /(?<!\p{sc=Latn})(?:dopiero|po (?:awanturze|pozwie|skardze|wyroku|miesiąc\p{sc=Latn}+)|musia\p{sc=Latn}+|kaza\p{sc=Latn}+|nakaza\p{sc=Latn}+|za brak|brak\p{sc=Latn}*|zamiast|część|połow\p{sc=Latn}+|tylko|wypadek|śmier\p{sc=Latn}+|ofiar\p{sc=Latn}*|rann\p{sc=Latn}+|pobi\p{sc=Latn}+|oszu\p{sc=Latn}+|ukrad\p{sc=Latn}+|skaza\p{sc=Latn}+)(?!\p{sc=Latn})/iu;

/** „Wobec X zarzutów nie ma”: whatever binds it, nobody is charged. */
const NO_CHARGE =
  /(?<!\p{sc=Latn})(?:zarzut(?:ów|u) (?:\p{sc=Latn}+ ){0,2}nie (?:ma|było|postawi\p{sc=Latn}+|przedstawi\p{sc=Latn}+)|nie (?:ma|było|postawi\p{sc=Latn}+|przedstawi\p{sc=Latn}+) (?:\p{sc=Latn}+ ){0,2}(?:żadn\p{sc=Latn}+ )?zarzut(?:ów|u))(?!\p{sc=Latn})/iu;

/** „Filtr, którego nie wymienili”. */
const UNDONE = /(?<!\p{sc=Latn})(?:nie|nigdy|nikt|ani)(?: \p{sc=Latn}+)? $/iu;

/** Whether a text tells a remedy and no wrong. */
export const isRemedy = (text: string): boolean =>
  !WRONG.test(text) &&
  REMEDIES.some((cue) => {
    const found = cue.exec(text);
    return found !== null && !UNDONE.test(text.slice(0, found.index));
  });

/** What is bound by less than the name and tells a remedy alone, or is told where its author takes it back. */
const MILD: ReadonlySet<AccusationState> = new Set(['alleged', 'investigated', 'ruled']);
const isPutRight = <Item extends Source>({ item, hit }: Told<Item>, recanting: ReadonlySet<Item>): boolean =>
  isAccusing(hit) &&
  (((hit.state === 'alleged' || hit.state === 'charged') && NO_CHARGE.test(hit.sentence.text)) ||
    (hit.binding !== 'name' && MILD.has(hit.state) && (recanting.has(item) || isRemedy(hit.sentence.text))));

/** The matters without such charges, whose pages are further sources of what is left; where nothing is left to accuse, there is no matter. */
export const withoutRemedies = <Item extends Source>(matters: readonly Matter<Item>[], recanting: ReadonlySet<Item>): Matter<Item>[] =>
  matters.flatMap((matter): Matter<Item>[] => {
    const right = matter.told.filter((one) => isPutRight(one, recanting));
    const told = matter.told.filter((one) => !right.includes(one));
    if (right.length === 0) return [matter];
    const also = right.map(({ item }) => item).filter((item) => told.every((one) => one.item !== item));
    return told.some(({ hit }) => isAccusing(hit)) ? [{ told, also: [...new Set(also)] }] : [];
  });
