/** Accusations laid at the subject's door over all pages of a ledger, with their end. */
import type { AccusationState } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { createSubjectIndex, lemma, tokenize } from '../../language/index.ts';
import { isWithin, type Settled, settledOn } from '../reading/settled.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { isPolish, readable } from '../reading/text.ts';
import { areOfTheWorld } from './abroad.ts';
import { admissionsOn } from './admissions.ts';
import { withEnds } from './affairs.ts';
import { answeredOn } from './answered-posts.ts';
import { callingOf, isOtherBearer, isVouched } from './callings.ts';
import { chainedHits } from './chain.ts';
import { defendedOn } from './defended.ts';
import { contextOfHit, contextOfPage, eventDate, isAccusing, isDecided, isLoose, stemsOf, type Told, tellingWords, type Weights } from './findings.ts';
import { isOfLocalPages } from './ground.ts';
import { identifiedOn } from './identified.ts';
import { ofOtherInitials, tellsApart } from './initials.ts';
import { keysOf, type Often } from './keys.ts';
import { mattersOf, wrongsOf } from './matters.ts';
import { narrativeOn, type Readers } from './narrative.ts';
import { penaltiesOf, tellsOtherPenalty } from './penalties.ts';
import { asLowered, plainEnds } from './plain-ends.ts';
import { framesOn, hitAt, isTitledElse, readPage } from './read.ts';
import { recantingOn } from './recants.ts';
import { redressIn, redressOn } from './redress.ts';
import { withoutRemedies } from './remedies.ts';
import { isOwnSide, reproaches } from './reproach.ts';
import { retoldOn } from './retold.ts';
import { entriesOfOthers, rowsOfOthers } from './rows.ts';
import { type Standing, standingOf } from './standing.ts';
import { isUntrue } from './taken-back.ts';
import type { Hit, Page, Source } from './types.ts';

/** A page's sentence that tells the accusation, its answer or its end. `inText`: it stands in the text, not in the title alone. */
export type Telling<Item extends Source = Source> = {
  item: Item;
  state: AccusationState;
  detail: Hit['detail'];
  text: string;
  start: number;
  date: string | null;
  /** Of a sentence that a language model pointed at. */
  by?: 'model';
};

export type AccusationFound<Item extends Source = Source> = {
  state: AccusationState;
  /** Bound by a pronoun, a group or the page alone: told softly, never in headline or summary. */
  loose: boolean;
  told: Telling<Item>[];
  date: string | null;
  end: Telling<Item> | null;
  answer: Telling<Item> | null;
  /** What was given back, put right or let go in the matter, as a page of somebody else tells it. */
  redress: Telling<Item> | null;
  /** Pages that tell the matter as the background of its redress. */
  also: Item[];
  /** Pages that mention it among other things: further sources, of which nothing is quoted. */
  retold: Item[];
  stillShown: Item[];
};

const tellingOf = <Item extends Source>({ item, hit, date }: Told<Item>): Telling<Item> => ({
  item,
  state: hit.state,
  detail: hit.detail,
  text: hit.sentence.text,
  start: hit.sentence.start,
  date,
  ...(hit.by ? { by: hit.by } : {}),
});

/** Most findings of one state on a page, those bound by the name first, and most of all pages. */
const STATE_MAX = 4;
const HITS_MAX = 600;

function bounded(hits: Hit[]): Hit[] {
  const counts = new Map<AccusationState, number>();
  const first = [...hits].sort((a, b) => Number(isLoose({ hit: a })) - Number(isLoose({ hit: b })) || a.at - b.at);
  const kept = first.filter(({ state }) => {
    const n = (counts.get(state) ?? 0) + 1;
    counts.set(state, n);
    return n <= STATE_MAX;
  });
  return kept.sort((a, b) => a.at - b.at);
}

/** „Obiekt przejęła w dzierżawę Anna Nowak”: somebody who runs the subject. */
const RUNS = new Set(
  'przejąć przejmować prowadzić kierować zarządzać dzierżawić właściciel właścicielka prezes prezeska kierownik kierowniczka szef szefowa dzierżawca najemca'.split(
    ' ',
  ),
);
const tellsWhoRuns = ({ words }: Page['sentences'][number]): boolean => {
  const person = words.find(({ kind, cases }) => kind === 'person' && cases.includes('n'));
  return person !== undefined && words.some((x) => x.kind === 'word' && x.clause === person.clause && RUNS.has(x.lemma));
};
/** „… – mówi.”: a speech whose tag names nobody. */
const TAG = /[–—-]\s(?:mówi|powiedziała?|dodaje|dodała?|tłumaczy|wyjaśnia|wyjaśniła?|zapewnia|odpowiada)\s?\.?$/u;

/**
 * Whether a sentence is the subject's own speech, in which nothing is laid at its door: „– Policja skontrolowała autokar, mamy protokół –
 * mówi X”. Where the tag names nobody, who acts in the sentence before speaks; of a firm, also who runs it.
 */
function isSpokenByOwn({ sentences, ...page }: Page, { at }: Hit): boolean {
  const { text, paragraph } = sentences[at] as Page['sentences'][number];
  if (!/^\s*[–—-]\s/u.test(text)) return false;
  const speech = [at, at + 1, at + 2].filter((n) => sentences[n]?.paragraph === paragraph);
  const before = sentences[at - 1];
  const acts =
    before?.paragraph === paragraph && (before.words.some((x) => x.kind === 'subject' && x.cases.includes('n')) || (!page.person && tellsWhoRuns(before)));
  return speech.some((n) => isOwnSide({ sentences, ...page }, n) || (acts && TAG.test(sentences[n]?.text ?? '')));
}

/** „Ma zwrócić 7 tysięcy. Żądanie zadośćuczynienia oddalono”: beside what a court grants, what it dismisses is a part. */
const BESIDE = 4;
const isBesideRuling = ({ detail, at, final }: Hit, hits: readonly Hit[]): boolean =>
  detail === 'dismissed' && !final && hits.some((hit) => hit.state === 'ruled' && hit.at > 0 && Math.abs(hit.at - at) <= BESIDE);

/** „Resztę żądania oddalono”, „w pozostałej części uniewinnił”: what is left stands. */
const REST = /(?<!\p{sc=Latn})(?:reszt[aęy]|pozostał\p{sc=Latn}+|częściowo|w części)(?!\p{sc=Latn})/iu;
const ENDS_ALL: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted']);
const isInPart = ({ state, sentence: { text } }: Hit): boolean =>
  ENDS_ALL.has(state) && REST.test(text) && !/(?<!\p{sc=Latn})w całości/iu.test(text) && !tellsOtherPenalty(text);

/** Sentences that a language model pointed at. They bind by the page alone, so they are told softly. */
function pointedAt(page: Page, { document, told = [] }: Source): Hit[] {
  const text = readable(document);
  return told.flatMap(({ state, quote }) => {
    const from = text.indexOf(quote);
    const at = page.sentences.findIndex(({ text: own, start }) => start >= 0 && from >= start && from < start + own.length);
    return from < 0 || at < 0 || page.sentences[at]?.question ? [] : [{ ...hitAt(page, at, state, 'page'), by: 'model' as const }];
  });
}

/** „Cofam opinię”, „gazeta przeprosiła”: what is taken back lays nothing at anybody's door, nor do the words that do so; what was given back stands beside it. */
const isOvertaken = ({ sentence }: Hit, settled: readonly Settled[]): boolean =>
  settled.some(({ old, later, gave }) => (isWithin(sentence.start, old) && !gave) || isWithin(sentence.start, later));

/** Whether a place of a page stands in one of these posts. */
const isIn = (posts: Source['posts'], start: number): boolean => [...(posts ?? [])].some((post) => isWithin(start, post));

/** Accusing sentences of own pages and posts are answers or quotations, but for penalties that the subject tells of itself; of other languages, nothing is read. */
function hitsOn(item: Source, page: Page, calling: Set<string>, readers: Readers): Hit[] {
  const others = rowsOfOthers(page);
  const entries = entriesOfOthers(page);
  const all = [...framesOn(page), ...identifiedOn(page, item), ...narrativeOn(page, item.document.article.kind, readers), ...pointedAt(page, item)];
  const read = all.filter((hit) => !isAccusing(hit) || !isIn(item.posts, hit.sentence.start));
  const found = read.some(isAccusing) ? read : [...read, ...defendedOn(page, item.document.article.kind), ...answeredOn(page, item)];
  const hits = found.filter(
    (hit) => (hit.binding === 'name' || !(others.has(page.sentences[hit.at]?.paragraph ?? -1) || entries.has(hit.at))) && !isInPart(hit),
  );
  const first = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.at} ${hit.state}`;
    if (!first.has(key)) first.set(key, hit);
  }
  const elses = isTitledElse(page);
  const settled = settledOn(item.document);
  const isOthers = (hit: Hit) =>
    isOwnVoice(item) || isOvertaken(hit, settled) || isUntrue(page, hit) || (hit.binding === 'page' && (elses || isSpokenByOwn(page, hit)));
  const once = [...first.values()];
  const laid = once.filter((hit) => (isAccusing(hit) ? !isOthers(hit) : !isBesideRuling(hit, once)));
  const admitted = admissionsOn(page, item).filter(({ at }) => laid.every((hit) => hit.at !== at));
  const kept = bounded([...laid, ...admitted].filter((hit) => !isOtherBearer(page, hit.at, calling)).map((hit) => asLowered(page, hit)));
  return isVouched(page, calling) ? kept : kept.map((hit) => ({ ...hit, binding: 'page' as const }));
}

function accusationOf<Item extends Source>(standing: Standing<Item>): AccusationFound<Item> {
  const [first] = standing.told;
  return {
    state: standing.state,
    loose: standing.told.every(isLoose),
    told: standing.told.map(tellingOf),
    date: first?.date ?? null,
    end: standing.end && tellingOf(standing.end),
    answer: standing.answer && tellingOf(standing.answer),
    redress: null,
    also: standing.also,
    retold: [],
    stillShown: standing.stillShown,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Stems that tell no matter of this subject: those of the order, and those on a third of the pages (from six pages on). */
function commonStems(pages: Weights[], typed: Set<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const words of pages) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(3, pages.length / 3);
  return new Set([...typed, ...[...counts].filter(([, n]) => n > most).map(([word]) => word)]);
}

/** The part of the pages that have a word in what they tell. */
function oftenOn(pages: readonly Page[], skip: ReadonlySet<string>): Often {
  const all = pages.map((page) => tellingWords(page.sentences.map(({ text }) => text).join(' '), skip));
  return (word) => all.filter((words) => words.has(word)).length / Math.max(1, all.length);
}

/**
 * Accusations, each with its end, gravest first. Pure and deterministic. Reads the pages of the ledger alone, which are all about the
 * subject. An answer or an end without an accusation is told where the name itself binds it.
 */
export function accusationsOf<Item extends Source>(items: Item[], subject: Subject): AccusationFound<Item>[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: subject.kind, description: subject.description });
  const typed = `${subject.name} ${subject.description}`;
  const skip = new Set(tokenize(typed).map((token) => lemma(token.lower)));
  const pages = items
    .filter((item) => isPolish(item.evidence.lang))
    .map((item) => {
      const titled = index.find(item.document.article.title.slice(0, 300), { surnames: true });
      return { item, page: readPage(item.document, item.mentions, titled, subject) };
    });
  const calling = callingOf(subject);
  const everyday = isOfLocalPages(pages.map(({ item, page }) => ({ page, kind: item.document.article.kind, own: item.evidence.own })));
  const wide = areOfTheWorld(pages.map(({ page }) => page));
  const elses = ofOtherInitials(pages);
  const bound = pages.map(({ item, page }) => ({ item, page, hits: elses.has(item) ? [] : hitsOn(item, page, calling, { everyday, wide }) }));
  const chained = chainedHits(bound, skip);
  const accused = bound.map(({ item, page, hits }) => ({ item, page, hits: [...hits, ...(chained.get(item) ?? [])] }));
  const reproached = everyday ? reproaches(accused.filter(({ item, page }) => !elses.has(item) && !tellsApart(page))) : new Map<Item, Hit>();
  const read = accused.map(({ item, page, hits }) => ({ item, page, hits: [...hits, ...[reproached.get(item) ?? []].flat()] }));
  const stems = commonStems(
    read.map(({ page }) => tellingWords(contextOfPage(page), NONE)),
    stemsOf(typed),
  );
  const named = stemsOf(typed);
  const toldOn = ({ item, page }: (typeof read)[number], hits: readonly Hit[]) => {
    const around = tellingWords(contextOfPage(page), stems);
    return hits.map((hit): Told<Item> => {
      const words = tellingWords(contextOfHit(page, hit), stems);
      const keys = keysOf(page, hit, named);
      return { item, hit, words, around, wrongs: wrongsOf(page, hit), sums: penaltiesOf(page, hit), keys, date: eventDate(hit, item.evidence.publishedAt) };
    });
  };
  const told = read.flatMap((one) => toldOn(one, one.hits));
  // A paper's correction is none of the subject's words, though the order gives its address.
  const plain = read.flatMap((one) =>
    toldOn(
      one,
      plainEnds(one.page).filter(({ state }) => state === 'corrected' || !isOwnVoice(one.item)),
    ),
  );
  const recanting = read.flatMap(({ item, page }) => recantingOn(item, page) ?? []);
  const retold = retoldOn(
    read.filter(({ page }) => page.sentences.every((_, at) => !isOtherBearer(page, at, calling))),
    named,
  );
  const redress = read.flatMap(({ item, page }) => (isOwnVoice(item) ? [] : redressOn(item, page, stems)));
  const ends = [...told.filter(({ hit }) => isDecided(hit)), ...plain];
  const often = oftenOn(
    read.map(({ page }) => page),
    named,
  );
  const charged = withoutRemedies(mattersOf(told.slice(0, HITS_MAX)), new Set(recanting.map(({ item }) => item)));
  const standings = withEnds(charged.map(standingOf), { ends, recanting, pages: read.length }, often, named);
  const matters = standings
    .filter(({ told: own }) => own.some(({ hit }) => isAccusing(hit)) || own.some((one) => !isLoose(one)))
    .map((standing) => ({ found: accusationOf(standing), own: standing.told.map(({ hit }) => hit), given: redressIn(standing, redress) }));
  const putRight = (item: Item, than: AccusationFound<Item>) =>
    matters.some(({ found, given }) => found !== than && !found.loose && given.some((one) => one.item === item));
  const background = matters.filter(({ found, given }) => isBackground(found, given, putRight));
  const backing = new Set(background.flatMap(({ found }) => found.told.map(({ item }) => item)));
  return matters
    .filter((one) => !background.includes(one))
    .map(({ found, own, given }) => ({
      ...found,
      redress: given[0] ? tellingOf(given[0]) : null,
      also: [...found.also, ...(found.loose ? [] : [...backing].filter((page) => given.some(({ item }) => item === page)))],
      retold: found.loose ? [] : retelling(own, retold),
    }))
    .sort(byGravity);
}

/** The pages that retell one of these accusations. */
const retelling = <Item>(own: readonly Hit[], retold: ReadonlyMap<Item, readonly Hit[]>): Item[] =>
  [...retold].flatMap(([item, hits]) => (hits.some((hit) => own.includes(hit)) ? [item] : []));

/** What a page tells loosely on which the redress of another matter is the news: „pieniądze przepadały” where they were given back. It lays nothing anew. */
const isBackground = <Item extends Source>(
  found: AccusationFound<Item>,
  given: readonly Told<Item>[],
  putRight: (item: Item, than: AccusationFound<Item>) => boolean,
): boolean => found.loose && !found.end && found.told.every(({ item }) => given.some((one) => one.item === item) && putRight(item, found));

const ORDER: AccusationState[] = ['convicted', 'charged', 'ruled', 'fined', 'sued', 'alleged', 'investigated', 'denied', 'dropped', 'acquitted', 'corrected'];
const isReproachAlone = ({ told }: AccusationFound): boolean => told.every(({ detail }) => detail === 'reproach');
const byGravity = (a: AccusationFound, b: AccusationFound): number =>
  Number(a.end !== null) - Number(b.end !== null) ||
  Number(a.loose) - Number(b.loose) ||
  Number(isReproachAlone(a)) - Number(isReproachAlone(b)) ||
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
  (a.told[0]?.item.evidence.n ?? 0) - (b.told[0]?.item.evidence.n ?? 0) ||
  (a.told[0]?.start ?? 0) - (b.told[0]?.start ?? 0);
