/** Which proceeding a finding can be of: an end of one court, office or inquiry ends no other's. */
import type { AccusationState } from '../../contract/report.ts';
import { amountsIn } from '../reading/amounts.ts';
import { isDenial } from '../reading/retold-ends.ts';
import { documentSentences } from '../reading/text.ts';
import { isAccusing, isDecided, isLoose, type Matter, ON_RULINGS, RULING, type Told } from './findings.ts';
import type { Hit, Source } from './types.ts';

/** Ends of a case in court; bound by the page alone, they end what a court has heard. */
const RULED: ReadonlySet<AccusationState> = new Set(['sued', 'charged', 'fined', 'ruled', 'convicted']);

/** What the prosecution and criminal courts lay at somebody's door, which neither a dismissed civil claim nor a correction ends. */
export const OF_CRIME: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged', 'charged', 'convicted']);
const BY_PROSECUTION = /(?<!\p{sc=Latn})(?:apelac|kasac|prokurat|oskarż)/iu;
const isOfCrime = ({ state, detail }: Hit): boolean => state === 'charged' || state === 'convicted' || detail === 'detained';
const endsNoCrime = ({ state, detail, sentence }: Hit): boolean => state === 'corrected' || (detail === 'dismissed' && !BY_PROSECUTION.test(sentence.text));

/** What police and prosecution look into; the end of that ends neither an office's fine nor a claim in court. */
const INVESTIGATION = /(?<!\p{sc=Latn})(?:prokurat|śledztw|dochodzeni|polic)/iu;
const endsInvestigation = ({ detail, sentence }: Hit): boolean => (detail === 'discontinued' || detail === 'refused') && INVESTIGATION.test(sentence.text);

/** „Rachunek: 61 tysięcy kary za zerwaną umowę”: of a contract, not of an office. */
const BY_CONTRACT = /(?<!\p{sc=Latn})umow/iu;
/** A fine that an office imposed, not a court. A settlement with somebody ends none. */
export const isOfOffice = ({ state, sentence }: Hit): boolean => state === 'fined' && !/(?<!\p{sc=Latn})sąd/iu.test(sentence.text);
/** What a court of civil law hears. */
const CIVIL: ReadonlySet<AccusationState> = new Set(['sued', 'ruled']);
const isBeforeNoProsecutor = (hit: Hit): boolean => CIVIL.has(hit.state) || isOfOffice(hit);
const isBeforeProsecutor = (hit: Hit): boolean => isOfCrime(hit) || (BEFORE_FINE.has(hit.state) && INVESTIGATION.test(hit.sentence.text));
/** What an office of administration did not find, or dropped, which no prosecutor hears. */
const OFFICE = /(?<!\p{sc=Latn})(?:uokik|inspek|sanepid|sanitarn|nadzór\p{sc=Latn}* budowlan|urz[ąę]d(?!\p{sc=Latn}*ow)|wojewod|starost|burmistrz|wójt)/iu;
const endsOffice = ({ state, detail, sentence: { text } }: Hit): boolean =>
  state === 'dropped' && detail !== 'withdrawn' && OFFICE.test(text) && !/(?<!\p{sc=Latn})(?:sąd|prokurat|śledcz|śledztw|dochodzeni|polic)/iu.test(text);
/** What an office does before it fines. */
export const BEFORE_FINE: ReadonlySet<AccusationState> = new Set(['investigated', 'alleged']);
/** Part of a sum by which two tellings of one penalty differ at most. */
const ROUNDED = 0.1;
/** „Karę 80 tys. zmniejszono do 50 tys., a inny urząd nałożył 120 tys.”: the part that tells what was lowered has its sums. */
const PARTS = /;|, (?:a|zaś|natomiast) /u;
const LOWERED = /(?<!\p{sc=Latn})(?:zmniejsz|obniż|złagodz)\p{sc=Latn}*/iu;
function loweredIn<Item extends Source>({ hit: { sentence }, sums }: Told<Item>): ReadonlySet<number> {
  const parts = sentence.text.split(PARTS);
  const part = parts.length > 1 ? parts.find((text) => LOWERED.test(text)) : undefined;
  const own = part ? amountsIn(part) : sums;
  return own.size > 1 ? own : sums;
}
/** „3 tys. zł zamiast 9 tys.”: an end that tells the old sum and the new one, of which the penalty has none. */
function isOtherSum<Item extends Source>(told: Told<Item>, accusing: readonly Told<Item>[]): boolean {
  const sums = told.hit.detail === 'lowered' ? loweredIn(told) : new Set<number>();
  // A page that tells the penalty and this end may have it from the same sentence.
  const charges = accusing.filter(({ item, hit }) => item !== told.item || hit.at !== told.hit.at);
  const isOther = (one: Told<Item>) => [...one.sums].every((sum) => [...sums].every((other) => Math.abs(sum - other) > ROUNDED * Math.max(sum, other)));
  return sums.size > 1 && charges.length > 0 && charges.every((one) => one.hit.state === 'fined' && one.sums.size > 0 && isOther(one));
}

/** „Spółki wycofały wniosek o zgodę”: what was asked of an office for oneself was no charge. */
const OF_PERMIT =
  /(?<!\p{sc=Latn})wnios\p{sc=Latn}+ o (?:wydanie |udzielenie |przyznanie )?(?:zgod|pozwoleni|zezwoleni|koncesj|licencj|dofinansowani|dotacj|rejestracj|wpis|przyłącz|przedłużeni|certyfikat)/iu;

/** „Bank dostał upomnienie. Zarzut zwłoki nie potwierdził się”: a part of what was looked into, beside what came of the rest. */
const PUNISHED =
  /(?<!\p{sc=Latn})(?<!nie )(?:dosta|otrzyma|udziel|nałoż|wymierz|nalicz)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,4}(?:upomnieni|nagan|kar[aęy](?!\p{sc=Latn})|grzywn|mandat|(?:tys\.|mln) zł kary)/iu;
const UNDONE = /(?<!\p{sc=Latn})(?:uchyl|cofn|umorz|unieważn|anulow)/iu;
const BESIDE = 3;
function isInPart<Item extends Source>({ item, hit }: Told<Item>): boolean {
  if (hit.detail !== 'unconfirmed' && hit.detail !== 'withdrawn') return false;
  const sentences = documentSentences(item.document);
  const at = sentences.findIndex(({ start }) => start >= hit.sentence.start);
  return at >= 0 && sentences.slice(Math.max(0, at - BESIDE), at + BESIDE).some(({ text }) => PUNISHED.test(text) && !UNDONE.test(text));
}

/** Whether what a finding tells can be of this matter. */
export function mayBeOf<Item extends Source>(told: Told<Item>, matter: Matter<Item>): boolean {
  const accusing = matter.told.filter(({ hit }) => isAccusing(hit));
  const bound = accusing.filter((one) => !isLoose(one));
  if (bound.length > 0 && bound.every(({ hit }) => isOfCrime(hit)) && endsNoCrime(told.hit)) return false;
  const leading = bound.length > 0 ? bound : accusing;
  if (
    told.hit.detail === 'settled' &&
    leading.some(({ hit }) => isOfOffice(hit) && !BY_CONTRACT.test(hit.sentence.text)) &&
    leading.every(({ hit }) => BEFORE_FINE.has(hit.state) || hit.state === 'fined')
  )
    return false;
  // What was not found is not what somebody was punished for, where the punishment is told to stand.
  if (told.hit.detail === 'unconfirmed' && !told.hit.final && leading.some(({ hit }) => RULING.has(hit.state))) return false;
  if (endsInvestigation(told.hit) && leading.some(({ hit }) => isBeforeNoProsecutor(hit)) && !leading.some(({ hit }) => isBeforeProsecutor(hit))) return false;
  if (endsOffice(told.hit) && leading.length > 0 && leading.every(({ hit }) => isOfCrime(hit))) return false;
  // „Sąd obniżył grzywnę, prokuratura umorzyła śledztwo”: the fine stands.
  if (endsInvestigation(told.hit) && accusing.some(({ hit, item }) => item === told.item && RULING.has(hit.state))) return false;
  if (isDecided(told.hit) && isInPart(told)) return false;
  // What is merely asked for in court can be dismissed, not lowered.
  if (told.hit.detail === 'lowered' && accusing.length > 0 && accusing.every(({ hit }) => hit.state === 'sued' || hit.state === 'investigated')) return false;
  if (isOtherSum(told, accusing)) return false;
  if (isDecided(told.hit) && isDenial(told.hit.sentence.text)) return false;
  if (told.hit.detail === 'withdrawn' && OF_PERMIT.test(told.hit.sentence.text)) return false;
  return !ON_RULINGS.has(told.hit.detail ?? '') || told.hit.binding !== 'page' || accusing.some(({ hit }) => RULED.has(hit.state));
}
