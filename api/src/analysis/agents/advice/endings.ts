/** Advice on ends that charges have: a thread that does not lead to where it was taken back, and a ruling that took away a part alone. */
import type { AccusationFound, Telling } from '../../accusations/index.ts';
import { addressKey } from '../../ledger/own.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { pendingAfter } from '../../reading/pending.ts';
import { quoteFrom, readable, shown, shownTitle } from '../../reading/text.ts';
import { place } from '../agent.ts';
import type { Ground } from './ground.ts';

type Ended = AccusationFound<LedgerItem> & { end: Telling<LedgerItem> };
const isEnded = (one: AccusationFound<LedgerItem>): one is Ended => one.end !== null && one.end.start >= 0;

/** „Obniżył karę”: less of it is left. */
const LOWERED =
  /(?<!\p{sc=Latn})(?:obniży|zmniejszy|złagodzi)(?:ł|ła|ło|li|ły)(?!\p{sc=Latn})|(?<!\p{sc=Latn})(?:obniżon|zmniejszon|złagodzon)[oaey](?!\p{sc=Latn})/iu;
/** „Utrzymał naganę, a z zarzutu … oczyścił”: one part stays, the other falls. */
const STAYS = /(?<!\p{sc=Latn})(?<!nie )(?:utrzyma(?:ł|ła|ło|li|no)|częściowo|w (?:pozostał|częś)\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
const FALLS = /(?<!\p{sc=Latn})(?<!nie )(?:oczyści|uniewinni|uchyli|oddali|umorzy|cofn)(?:ł|ła|ło|li|ęła|ął|ęli|ono|ęto)(?!\p{sc=Latn})/iu;
const ALL = /(?<!\p{sc=Latn})(?:w całości|całkowicie|wszystki)/iu;
const isPart = (text: string): boolean => !ALL.test(text) && (LOWERED.test(text) || (STAYS.test(text) && FALLS.test(text)));

const wordsOf = ({ item, start, text }: Telling<LedgerItem>): string => quoteFrom(readable(item.document), { start, end: start + text.length }).text;

/** A post of the same place takes back what an old thread says, and the thread has no link to it. */
function onTakenBack({ features, add }: Ground): void {
  for (const { end, told } of features.accusations.filter(isEnded)) {
    const thread = end.detail === 'recanted' ? told.find(({ item }) => item !== end.item && item.document.host === end.item.document.host)?.item : undefined;
    if (!thread || thread.document.article.page.links.map(addressKey).includes(addressKey(end.item.evidence.url))) continue;
    const titles = { title: shownTitle(thread.evidence.title), proof: shownTitle(end.item.evidence.title) };
    const slots = { ...titles, outlet: thread.evidence.domain, proofPlace: place(end.item.evidence), quote: shown(wordsOf(end)) };
    add('R56', slots, [thread, end.item], { own: titles.title });
  }
}

/** A last ruling that is good in a part. */
function onPart({ features, add }: Ground): void {
  const isLast = ({ item, start, text }: Telling<LedgerItem>) => pendingAfter(item.document, { start, end: start + text.length }) === null;
  const found = features.accusations.filter(isEnded).find((one) => !one.loose && !one.end.item.evidence.own && isPart(one.end.text) && isLast(one.end));
  if (!found) return;
  const { item } = found.end;
  add('R57', { title: shownTitle(item.evidence.title), place: place(item.evidence), quote: shown(wordsOf(found.end)) }, [item]);
}

export function onChargesEnded(ground: Ground): void {
  onTakenBack(ground);
  onPart(ground);
}
