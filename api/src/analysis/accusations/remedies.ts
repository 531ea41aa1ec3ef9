/** Sentences that tell how a wrong was put right, and no wrong: „zapłaciła w terminie”, „wykryło laboratorium samej spółki”. They lay nothing at anybody's door. */
import type { AccusationState } from '../../contract/report.ts';
import { isAccusing, type Matter, type Told } from './findings.ts';
import type { Source } from './types.ts';

const REMEDIES: readonly RegExp[] = [
  // What was ordered was done.
  /(?<!\p{L})(?:zapłaci|uregulowa|przela)(?:ł|ła|ło|li|ły|no)(?!\p{L})[^.;!?]{0,40}(?:w terminie|od razu|tego samego dnia|karę|grzywnę|mandat)(?!\p{L})/iu,
  /(?<!\p{L})nie (?:będzie|będą|zamierza|zamierzają) się (?:od \p{L}+ )?odwoływać(?!\p{L})/iu,
  /(?<!\p{L})(?:wyroku|orzeczenia|decyzji|kary) (?:\p{L}+ ){0,3}nie (?:zaskarży|kwestionuj)\p{L}+/iu,
  // Who is reproached found and reported it.
  /(?<!\p{L})(?:wykry|znalaz|stwierdzi)(?:ł|ła|ło|li) (?:\p{L}+ ){0,2}(?:laboratorium|kontrola|służby|pracownicy) (?:\p{L}+ )?(?:sam(?:ej|ego)|własn\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:sami?|sama|samo) (?:\p{L}+ ){0,2}(?:zgłosi|zawiadomi|powiadomi|poprosi|zadzwoni|wycofa)(?:ł|ła|ło|li)(?!\p{L})/iu,
  // What annoyed was taken away.
  /(?<!\p{L})(?:zlikwidowa|wymieni|zainstalowa|wykreśli|wycisz)(?:ł|ła|li|no|ono)(?!\p{L})/iu,
  /(?<!\p{L})(?:w normie|nie wykazała (?:\p{L}+ )?(?:naruszeń|nieprawidłowości|uchybień))(?!\p{L})/iu,
  // Nothing was lost.
  /(?<!\p{L})(?:znalaz(?:ł|ła|ło|ły) się|odnalaz(?:ł|ła|ło|ły) się|wszystk\p{L}+ (?:\p{L}+ )?cał[aey])(?!\p{L})/iu,
  /(?<!\p{L})(?:zakończy(?:ł|ła|ło) się (?:strajk|protest)|koniec (?:strajku|protestu)|porozumienie (?:\p{L}+ ){0,2}podpis|podpisa(?:ł|ła|li|ły|no) (?:\p{L}+ ){0,3}porozumieni)/iu,
];
/** „Oddał dopiero po pozwie”, „mandat zapłacił za brak próbek”: the wrong stands beside it. */
const WRONG =
  /(?<!\p{L})(?:dopiero|po (?:awanturze|pozwie|skardze|wyroku|miesiąc\p{L}+)|musia\p{L}+|kaza\p{L}+|nakaza\p{L}+|za brak|brak\p{L}*|zamiast|część|połow\p{L}+|tylko|wypadek|śmier\p{L}+|ofiar\p{L}*|rann\p{L}+|pobi\p{L}+|oszu\p{L}+|ukrad\p{L}+|skaza\p{L}+)(?!\p{L})/iu;

/** „Wobec X zarzutów nie ma”: whatever binds it, nobody is charged. */
const NO_CHARGE =
  /(?<!\p{L})(?:zarzut(?:ów|u) (?:\p{L}+ ){0,2}nie (?:ma|było|postawi\p{L}+|przedstawi\p{L}+)|nie (?:ma|było|postawi\p{L}+|przedstawi\p{L}+) (?:\p{L}+ ){0,2}(?:żadn\p{L}+ )?zarzut(?:ów|u))(?!\p{L})/iu;

/** „Filtr, którego nie wymienili”. */
const UNDONE = /(?<!\p{L})(?:nie|nigdy|nikt|ani)(?: \p{L}+)? $/iu;

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
