/** Which proceeding a finding can be of: an end of one court, office or inquiry ends no other's. */
import type { AccusationState } from '../../contract/report.ts';
import { isAccusing, isLoose, type Matter, ON_RULINGS, RULING, type Told } from './findings.ts';
import type { Hit, Source } from './types.ts';

/** Ends of a case in court; bound by the page alone, they end what a court has heard. */
const RULED: ReadonlySet<AccusationState> = new Set(['sued', 'charged', 'fined', 'ruled', 'convicted']);

/** What the prosecution and criminal courts lay at somebody's door, which neither a dismissed civil claim nor a correction ends. */
export const OF_CRIME: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged', 'charged', 'convicted']);
const BY_PROSECUTION = /(?<!\p{L})(?:apelac|kasac|prokurat|oskarż)/iu;
const isOfCrime = ({ state, detail }: Hit): boolean => state === 'charged' || state === 'convicted' || detail === 'detained';
const endsNoCrime = ({ state, detail, sentence }: Hit): boolean => state === 'corrected' || (detail === 'dismissed' && !BY_PROSECUTION.test(sentence.text));

/** What a court of civil law hears; the end of an investigation is not its end. */
const CIVIL: ReadonlySet<AccusationState> = new Set(['sued', 'ruled']);
const INVESTIGATION = /(?<!\p{L})(?:prokurat|śledztw|dochodzeni|polic)/iu;
const endsInvestigation = ({ detail, sentence }: Hit): boolean => (detail === 'discontinued' || detail === 'refused') && INVESTIGATION.test(sentence.text);

/** A fine that an office imposed, not a court. A settlement with somebody ends none. */
export const isOfOffice = ({ state, sentence }: Hit): boolean => state === 'fined' && !/(?<!\p{L})sąd/iu.test(sentence.text);
/** What an office does before it fines. */
export const BEFORE_FINE: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged']);
/** Part of a sum by which two tellings of one penalty differ at most. */
const ROUNDED = 0.1;
/** „3 tys. zł zamiast 9 tys.”: an end that tells the old sum and the new one, of which the penalty has none. */
const isOtherSum = <Item extends Source>({ hit, sums }: Told<Item>, accusing: readonly Told<Item>[]): boolean =>
  hit.detail === 'lowered' &&
  sums.size > 1 &&
  accusing.length > 0 &&
  accusing.every(
    (one) =>
      one.hit.state === 'fined' &&
      one.sums.size > 0 &&
      [...one.sums].every((sum) => [...sums].every((other) => Math.abs(sum - other) > ROUNDED * Math.max(sum, other))),
  );

/** Whether what a finding tells can be of this matter. */
export function mayBeOf<Item extends Source>(told: Told<Item>, matter: Matter<Item>): boolean {
  const accusing = matter.told.filter(({ hit }) => isAccusing(hit));
  const bound = accusing.filter((one) => !isLoose(one));
  if (bound.length > 0 && bound.every(({ hit }) => isOfCrime(hit)) && endsNoCrime(told.hit)) return false;
  if (
    told.hit.detail === 'settled' &&
    bound.some(({ hit }) => isOfOffice(hit)) &&
    bound.every(({ hit }) => BEFORE_FINE.has(hit.state) || hit.state === 'fined')
  )
    return false;
  if (endsInvestigation(told.hit) && bound.length > 0 && bound.every(({ hit }) => CIVIL.has(hit.state))) return false;
  // „Sąd obniżył grzywnę, prokuratura umorzyła śledztwo”: the fine stands.
  if (endsInvestigation(told.hit) && accusing.some(({ hit, item }) => item === told.item && RULING.has(hit.state))) return false;
  // What is merely asked for in court can be dismissed, not lowered.
  if (told.hit.detail === 'lowered' && accusing.length > 0 && accusing.every(({ hit }) => hit.state === 'sued' || hit.state === 'investigated')) return false;
  if (isOtherSum(told, accusing)) return false;
  return !ON_RULINGS.has(told.hit.detail ?? '') || told.hit.binding !== 'page' || accusing.some(({ hit }) => RULED.has(hit.state));
}
