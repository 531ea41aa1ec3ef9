/** Advice on accusations, disputes and errors: to whom to write, about which text, with what proof. */

import type { AccusationState } from '../../../contract/report.ts';
import { stemsOf, tellingWords } from '../../accusations/findings.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { isOwnVoice } from '../../reading/statements.ts';
import { documentSentences, quoteFrom, readable, shown, shownTitle } from '../../reading/text.ts';
import type { Closing } from '../../stories/closings.ts';
import { list } from '../../words/grammar.ts';
import { byDomain, facetQuote, place } from '../agent.ts';
import { worstCharge } from '../risk.ts';
import { onChargesEnded } from './endings.ts';
import type { Ground } from './ground.ts';

const YEAR = 365;
/** What an authority or a court has dealt with has an end that can be shown. */
const FORMAL: ReadonlySet<AccusationState> = new Set(['investigated', 'sued', 'charged', 'fined', 'ruled', 'convicted']);
/** Letters on ended matters, and texts that one of them names, at most. */
const LETTERS = 3;
const TEXTS = 3;
/** Least pages of a matter, and of a first screen, that advice is given on. */
const MATTER = 3;
const SCREEN = 10;
/** Confidence from which a bad grade, sure enough to be told or not, keeps an outlet off a list of places to write for. */
const LEANING = 0.5;
const MEDIA: ReadonlySet<string> = new Set(['news', 'trade']);

const titled = ({ evidence }: LedgerItem): string => `„${shownTitle(evidence.title)}” (${place(evidence)})`;

/** Whether a story tells the page with an end of its own that another page proves: the letter on the page rests on that end or on none. */
const endsElsewhere = ({ stories }: Ground, page: LedgerItem, { item, kind }: Closing): boolean =>
  kind === 'end' &&
  stories.some(({ pages, ending }) => ending && pages.includes(page.evidence.n) && !pages.includes(item.evidence.n) && !ending.refs.includes(item.evidence.n));

/** Each open page once, with the best proof: a correction, then an end that stands in a title, then one in a text, the own page, what is not final last. */
function letters(ground: Ground): Closing[] {
  const rank = ({ kind, item, quote, pending }: Closing) => (pending ? 4 : kind === 'correction' ? 0 : item.evidence.own ? 3 : quote === '' ? 1 : 2);
  const told = new Set<LedgerItem>();
  return [...ground.closings]
    .sort((a, b) => rank(a) - rank(b) || b.open.length - a.open.length)
    .flatMap((closing) => {
      const open = closing.open.filter((page) => !told.has(page) && !endsElsewhere(ground, page, closing));
      for (const page of open) told.add(page);
      return open.length > 0 ? [{ ...closing, open }] : [];
    });
}

/** „Zwróciliśmy się do trzech redakcji o uzupełnienie artykułów”: what the subject says of itself on an own page. */
const ASKED =
  /(?<!\p{sc=Latn})(?:zwróci|wystąpi|poprosi|prosi|napisa|wezwa)(?:liśmy|łem|łam|ł|ła) (?:się )?(?:\p{sc=Latn}+ ){0,4}(?:redakcj|portal|gazet|serwis|autor|wydawc|dziennik)\p{sc=Latn}*[^.!?]{0,60}(?:uzupełni|sprostow|dopis|popraw|usunię|aktualiz|wyjaśni)\p{sc=Latn}*/iu;

/** The sentence in which an own page that tells the same end says that it asked already; null without one. */
function askedBefore({ ledger, stories }: Ground, proof: LedgerItem): { item: LedgerItem; text: string } | null {
  const isOfMatter = ({ evidence: { n } }: LedgerItem) =>
    n === proof.evidence.n || stories.some(({ pages }) => pages.includes(n) && pages.includes(proof.evidence.n));
  for (const item of ledger.items.filter((one) => one.evidence.own && isOfMatter(one))) {
    const sentence = documentSentences(item.document).find(({ text }) => ASKED.test(text));
    const text = sentence && quoteFrom(readable(item.document), sentence).text;
    if (text) return { item, text };
  }
  return null;
}

/** A letter on an end: whether it may still be changed, and whether one was sent before. */
function onEnd(ground: Ground, { item, quote, open, pending }: Closing): void {
  const { add } = ground;
  const proof = shownTitle(item.evidence.title);
  // News of the first day told what was known; who repeats it after the end is asked first.
  const late = open.filter((page) => (page.evidence.publishedAt ?? '').slice(0, 10) > (item.evidence.publishedAt ?? '9').slice(0, 10));
  const texts = (late.length > 0 ? late : open).slice(0, TEXTS);
  const slots = { n: texts.length, list: list(texts.map(titled)), proof, proofPlace: place(item.evidence), quote: quote === '' ? '' : `: „${quote}”` };
  const asked = pending ? null : askedBefore(ground, item);
  if (pending) add('R48b', slots, [...texts, item], { own: proof });
  else if (asked)
    add('R48c', { ...slots, asked: shown(asked.text), askedPlace: place(asked.item.evidence) }, [...new Set([...texts, item, asked.item])], { own: proof });
  else add('R48', slots, [...texts, item], { own: proof });
}

function onEndings(ground: Ground): void {
  const { closings: all, add } = ground;
  for (const closing of letters(ground).slice(0, LETTERS)) {
    const { item, kind, open } = closing;
    const proof = shownTitle(item.evidence.title);
    const [page] = open;
    // Of another outlet, a correction proves what was false, and is nobody's own.
    if (kind === 'correction' && page?.evidence.domain === item.evidence.domain && page.evidence.publishedAt && item.evidence.publishedAt) {
      const dates = { date: page.evidence.publishedAt, proofDate: item.evidence.publishedAt };
      add('R47', { outlet: page.evidence.domain, title: shownTitle(page.evidence.title), proof, ...dates }, [page, item], { own: proof });
    } else onEnd(ground, closing);
  }
  // What may still be changed is no end to write down on the own page.
  const closings = all.filter(({ pending }) => !pending);
  const own = closings.find(({ ownOpen, item }) => ownOpen.length > 0 && !item.evidence.own);
  const [page] = own?.ownOpen ?? [];
  if (own && page)
    add(
      'R49',
      { title: shownTitle(page.evidence.title), place: place(page.evidence), proof: shownTitle(own.item.evidence.title), proofPlace: place(own.item.evidence) },
      [page, own.item],
    );
  const answer = closings.find(({ item, talk }) => item.evidence.own && talk.length > 0);
  if (!answer) return;
  const talk = answer.talk.slice(0, TEXTS);
  const slots = { title: shownTitle(answer.item.evidence.title), place: place(answer.item.evidence), list: list(talk.map(titled)) };
  add('R50', slots, [answer.item, ...talk]);
}

/** Whoever criticises the subject by name in an affair that is still written of. */
function onCritics({ ledger, features, stories, closings, add }: Ground): void {
  // Nobody answers the text that tells how the matter ended.
  const ends = new Set([
    ...closings.map(({ item }) => item.evidence.n),
    ...features.accusations.flatMap(({ end }) => end?.item.evidence.n ?? []),
    ...stories.flatMap(({ ending }) => ending?.refs ?? []),
  ]);
  const ages = ledger.items.flatMap((item) => features.ageDays(item) ?? []);
  const newest = Math.min(...ages);
  for (const { pages, voices } of stories) {
    for (const { side, speaker, quotes } of voices) {
      const [quote] = quotes;
      const page = ledger.items.find(({ evidence }) => evidence.n === quote?.n);
      const isCurrent = page && (features.ageDays(page) ?? Number.POSITIVE_INFINITY) <= newest + YEAR;
      if (side !== 'critic' || !quote || !page || !isCurrent || ends.has(page.evidence.n) || page.document.article.items.length > 0) continue;
      const said = { speaker, quote: shown(quote.text), title: shownTitle(page.evidence.title), place: place(page.evidence), n: pages.length };
      add('R53', said, [page]);
      return;
    }
  }
}

/** Words that a statement shares with a matter, what each must tell at least, and how far into the texts they are looked for. */
const SHARED = 3;
const RARE = 0.25;
const OPENING = 800;

/** Whether the subject's statement, wherever it stands, is on the matter that a page tells: it joins no story as newsrooms' texts do. */
function isStatedOn(titled: LedgerItem, { items, subject }: Ground['ledger']): boolean {
  const name = stemsOf(subject.name);
  const wordsOf = ({ evidence, document }: LedgerItem) => tellingWords(`${evidence.title} ${readable(document).slice(0, OPENING)}`, name);
  const told = wordsOf(titled);
  return items.some((item) => item.statement && [...wordsOf(item)].filter(([word, weight]) => weight >= RARE && told.has(word)).length >= SHARED);
}

/** The largest matter that lays something at the subject's door, and that no own page tells. */
function onOwnVersion({ ledger, features, stories, closings, add }: Ground): void {
  const accused = new Set(features.accusations.flatMap(({ told }) => told.map(({ item }) => item)));
  const ended = new Set(closings.map(({ item }) => item));
  for (const { pages, voices, headline, ending } of stories) {
    const items = ledger.items.filter(({ evidence }) => pages.includes(evidence.n));
    const titled = items.find(({ evidence }) => evidence.n === headline.refs[0]);
    const blames = voices.some(({ side }) => side === 'critic') || items.some((item) => accused.has(item) || features.negative.includes(item));
    if (!titled || ending || items.length < MATTER || !blames || items.some((item) => isOwnVoice(item) || ended.has(item))) continue;
    if (isStatedOn(titled, ledger)) continue;
    add('R54', { title: shownTitle(titled.evidence.title), place: place(titled.evidence), n: items.length }, [titled]);
    return;
  }
}

/** One matter that holds half of the first screen. */
function onOneMatter({ ledger, features, stories, add }: Ground): void {
  const screen = ledger.items.filter(({ evidence }) => evidence.rank !== null && evidence.rank <= SCREEN);
  const [largest] = stories.map((story) => ({ story, n: screen.filter(({ evidence }) => story.pages.includes(evidence.n)).length })).sort((a, b) => b.n - a.n);
  const titled = largest && ledger.items.find(({ evidence }) => evidence.n === largest.story.headline.refs[0]);
  // Nobody takes a text to those who attack him, however sure the grade.
  const attacking = new Set(stories.flatMap(({ voices }) => voices.flatMap(({ side, quotes }) => (side === 'critic' ? quotes.map(({ n }) => n) : []))));
  const isKind = ({ evidence: { n, sentiment } }: LedgerItem) => !(sentiment?.label === 'negative' && sentiment.confidence >= LEANING) && !attacking.has(n);
  const hostile = new Set(ledger.items.filter((item) => !isKind(item)).map(({ evidence }) => evidence.domain));
  const media = features.media.filter((item) => MEDIA.has(item.evidence.kind) && !hostile.has(item.evidence.domain));
  const places = [...new Set(media.map(({ evidence }) => evidence.domain))].slice(0, TEXTS);
  if (!titled || screen.length < MATTER || largest.n * 2 < screen.length || places.length < 2) return;
  add('R55', { title: shownTitle(titled.evidence.title), list: list(places), n: largest.n, m: screen.length }, [titled]);
}

/** What to do about charges, ended matters and criticism that comes from one place. */
export function onMatters(ground: Ground): void {
  const { features, add } = ground;
  const serious = worstCharge(features);
  if (serious) {
    const told = { title: shownTitle(serious.evidence.title), place: place(serious.evidence) };
    const quote = facetQuote(features, serious, 'serious');
    const where = features.site ? `na stronie ${features.site.domain}` : 'we własnym miejscu';
    const isFresh = (features.ageDays(serious) ?? 0) <= YEAR;
    if (isFresh && quote) add('R18', { ...told, quote: quote.text }, [serious], { urgent: true });
    else if (features.accusations.some((one) => FORMAL.has(one.state) && one.told.some(({ item }) => item === serious)))
      add('R19', { ...told, where }, [serious], { urgent: true });
  }
  onEndings(ground);
  onChargesEnded(ground);
  onCritics(ground);
  onOwnVersion(ground);
  onOneMatter(ground);
  const { negative } = features;
  const [loudest] = byDomain(negative);
  const [text] = loudest?.items ?? [];
  if (loudest && text && negative.length >= 4 && loudest.items.length / negative.length > 0.5)
    add('R42', { domain: loudest.domain, title: shownTitle(text.evidence.title) }, loudest.items);
}
