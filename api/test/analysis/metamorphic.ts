/**
 * Changes invented pages, or a finished sentence, and asks which sentences still stand: those that rest on what was touched must go, all
 * others must stay as they are. One ledger is judged once, its sentences are held against many changes of it; some are judged anew whole.
 */
import { createJudge, type Ground, groundOf } from '../../src/analysis/gate/index.ts';
import { provenEnd, provenExcerpt, provenVoice } from '../../src/analysis/gate/told.ts';
import type { Analysis } from '../../src/analysis/index.ts';
import type { LedgerItem } from '../../src/analysis/ledger/types.ts';
import type { Claim } from '../../src/contract/report.ts';
import { createSubjectIndex } from '../../src/language/index.ts';
import { claimsOf, judge } from './factory.ts';
import { type Invented, invent, type Random, type Told } from './invented.ts';

/** A change after which a sentence stood that should have gone, or went that should have stayed. */
export type Failure = { seed: number; change: string; fault: 'stood' | 'went'; pattern: string; text: string };
type Unit = { pattern: string; text: string; claim: Claim; holds(ground: Ground): boolean };
type World = { seed: number; random: Random; invented: Invented; analysis: Analysis; ground: Ground; units: Unit[] };
/** What a change must do to each sentence: null where it may do either. */
type Expected = (unit: Unit) => 'goes' | 'stays' | null;
type Change = { name: string; ground: Ground; expected: Expected; units: Unit[] };

const unitOf = (claim: Claim): Unit => ({ pattern: claim.pattern, text: claim.text, claim, holds: (ground) => createJudge(ground).fault(claim) === null });
const asClaim = (pattern: string, quotes: Claim['quotes']): Claim => ({
  pattern,
  text: quotes[0]?.text ?? '',
  refs: quotes.map(({ n }) => n),
  basis: 'evidence',
  quotes,
});

/** Every sentence that is printed, with the check that it passed. */
function unitsOf(analysis: Analysis): Unit[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const excerpts = [...analysis.stories.flatMap(({ excerpts: list }) => list), ...analysis.asides];
  const voices = analysis.stories.flatMap((story) => story.voices);
  const ends = analysis.stories.flatMap(({ ending }) => ending ?? []);
  return [
    ...[...new Set([...claimsOf(analysis), ...analysis.accusations])].map(unitOf),
    ...excerpts.map((claim): Unit => ({ pattern: 'HI-02', text: claim.text, claim, holds: (ground) => same(provenExcerpt(ground, claim), claim) })),
    ...voices.map((voice): Unit => {
      const claim = asClaim('voice', voice.quotes);
      return { pattern: 'voice', text: claim.text, claim, holds: (ground) => same(provenVoice(ground, voice), voice) };
    }),
    ...ends.map(
      (claim): Unit => ({ pattern: claim.pattern, text: claim.text, claim, holds: (ground) => provenEnd(ground, { text: claim.text, n: claim.refs[0] }) }),
    ),
  ];
}

const outside = (text: string): string => text.replace(/„[^”]*”/g, (quoted) => '\u0001'.repeat(quoted.length));
/** With plain blanks: the typography sets some that do not break. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

const indices = new WeakMap<Invented, ReturnType<typeof createSubjectIndex>>();
function indexOf(invented: Invented) {
  const known = indices.get(invented) ?? createSubjectIndex();
  if (!indices.has(invented)) {
    known.add({ id: 'subject', name: invented.subject.name, kind: invented.subject.kind });
    indices.set(invented, known);
  }
  return known;
}

/** The same ledger with one item changed. */
function withItem({ ground }: World, item: LedgerItem, changed: LedgerItem): Ground {
  const { ledger } = ground;
  return groundOf({ ...ledger, items: ledger.items.map((one) => (one === item ? changed : one)) }, []);
}
const withText = (world: World, item: LedgerItem, text: string): Ground =>
  withItem(world, item, { ...item, document: { ...item.document, article: { ...item.document.article, text } }, mentions: indexOf(world.invented).find(text) });
const withEvidence = (world: World, item: LedgerItem, evidence: Partial<LedgerItem['evidence']>): Ground =>
  withItem(world, item, { ...item, evidence: { ...item.evidence, ...evidence } });

const cites = (unit: Unit, n: number): boolean => unit.claim.refs.includes(n) || unit.claim.quotes.some((quote) => quote.n === n);
/** Sentences whose count or scan reads the text of every page. */
const GLOBAL = /^(?:ME-0[78]|CR-06|CR-13|WE-05|RI-08|RI-10|RI-12|RI-18|SU-02|HL-)/;

/** A printed quote that no longer stands in its page takes its sentence with it. */
const afterText =
  (n: number, text: string): Expected =>
  (unit) =>
    unit.claim.quotes.some((quote) => quote.n === n && !text.includes(quote.text))
      ? 'goes'
      : cites(unit, n) || unit.claim.basis !== 'evidence' || GLOBAL.test(unit.pattern)
        ? null
        : 'stays';

/** Where a told sentence stands. */
function toldOn({ analysis, invented, random }: World): { item: LedgerItem; told: Told } | null {
  const told = pick([...invented.told.values()], random);
  const item = told && analysis.ledger.items.find(({ document }) => document.article.text.includes(told.text));
  return told && item ? { item, told } : null;
}

function textChange(world: World, name: string, change: (text: string, told: Told) => string): Change | null {
  const found = toldOn(world);
  if (!found) return null;
  const text = change(found.item.document.article.text, found.told);
  return { name, ground: withText(world, found.item, text), expected: afterText(found.item.evidence.n, text), units: world.units };
}

/** Templates whose quote must show what they say. */
const MEANS = /^(?:AC-0[1-9]|AC-12|SE-0[67]|SE-1[23]|RI-0[1267]|ST-07|CO-02)$/;
const NAMES = /^(?:AC-0[1-9]|AC-12|SE-1[23]|RI-02|ST-07)$/;

/** A page and the sentence that quotes it are both changed, as if the writer had taken the one for the other. */
function forgedQuote(world: World, name: string, variant: 'not' | 'other', patterns: RegExp): Change | null {
  const quoting = world.units.filter((unit) => patterns.test(unit.pattern) && unit.claim.quotes.length === 1);
  const unit = pick(quoting, world.random);
  const [quote] = unit?.claim.quotes ?? [];
  const told = quote && [...world.invented.told.values()].find(({ text }) => text === quote.text);
  const item = quote && world.ground.byNumber.get(quote.n);
  if (!unit || !quote || !told || !item) return null;
  const bare = (text: string) => text.replace(/\.$/, '');
  const forged: Claim = {
    ...unit.claim,
    text: flat(unit.claim.text).replace(bare(told.text), bare(told[variant])),
    quotes: [{ n: quote.n, text: told[variant] }],
  };
  if (!forged.text.includes(bare(told[variant]))) return null;
  const ground = withText(world, item, item.document.article.text.replace(told.text, told[variant]));
  return { name, ground, expected: () => 'goes', units: [unitOf(forged)] };
}

/** A finished sentence is changed outside of its quotes. */
function forgedWords(world: World, name: string, pattern: RegExp, change: (found: string) => string): Change | null {
  const open = world.units.filter((unit) => /^[A-Z]{2}-/.test(unit.pattern) && !/^(?:HI|SU-01)/.test(unit.pattern) && pattern.test(outside(unit.text)));
  const unit = pick(open, world.random);
  const found = unit && pattern.exec(outside(unit.text));
  if (!unit || !found) return null;
  const text = unit.text.slice(0, found.index) + change(found[0]) + unit.text.slice(found.index + found[0].length);
  return { name, ground: world.ground, expected: () => 'goes', units: [unitOf({ ...unit.claim, text })] };
}

/** The quote is put to another page. */
function moved(world: World): Change | null {
  const unit = pick(
    world.units.filter(({ claim, pattern }) => claim.quotes.length > 0 && pattern !== 'voice' && !pattern.startsWith('HI')),
    world.random,
  );
  const [quote] = unit?.claim.quotes ?? [];
  const other =
    quote &&
    pick(
      world.ground.items.filter(({ evidence, document }) => evidence.n !== quote.n && !document.article.text.includes(quote.text)),
      world.random,
    );
  if (!unit || !quote || !other) return null;
  const { n } = other.evidence;
  const forged: Claim = { ...unit.claim, refs: unit.claim.refs.map((ref) => (ref === quote.n ? n : ref)), quotes: [{ n, text: quote.text }] };
  return { name: 'move the quote to another page', ground: world.ground, expected: () => 'goes', units: [unitOf(forged)] };
}

const shortDay = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.');
const DATED = /^(?:ME-0[56]|ME-13|FI-07|ST-05|WE-0[36]|SE-09|WS-08|CR-06|SU-|AU-|RI-08|HL)/;

function otherDate(world: World): Change | null {
  const item = pick(world.ground.items, world.random);
  if (!item) return null;
  const { n, publishedAt } = item.evidence;
  const date = publishedAt === null ? '2019-02-03' : `${Number(publishedAt.slice(0, 4)) - 3}${publishedAt.slice(4)}`;
  const expected: Expected = (unit) => {
    const printed = publishedAt !== null && outside(unit.text).includes(`${item.evidence.domain}, ${shortDay(publishedAt)}`);
    const alone = unit.claim.refs.length === 1 || unit.claim.quotes.length === 1;
    if (printed && cites(unit, n) && alone && (unit.claim.quotes[0]?.n ?? n) === n && unit.claim.refs.length === 1) return 'goes';
    return cites(unit, n) || DATED.test(unit.pattern) || printed ? null : 'stays';
  };
  return { name: 'another date', ground: withEvidence(world, item, { publishedAt: date }), expected, units: world.units };
}

const TONED = /^(?:SE-|HL-|ST-0[29]|ST-10|RI-|FI-09|FI-10|CO-|CR-|WE-05|SU-|TH-12)/;

function otherTone(world: World): Change | null {
  const item = pick(world.ground.judged, world.random);
  const sentiment = item?.evidence.sentiment;
  if (!item || !sentiment) return null;
  const label = sentiment.label === 'negative' ? 'positive' : 'negative';
  const { n } = item.evidence;
  return {
    name: 'another tone',
    ground: withEvidence(world, item, { sentiment: { ...sentiment, label } }),
    expected: (unit) =>
      unit.pattern === 'SE-01' || (cites(unit, n) && /^SE-(?:0[2-7]|1[237])$/.test(unit.pattern))
        ? 'goes'
        : TONED.test(unit.pattern) || unit.claim.basis !== 'evidence'
          ? null
          : 'stays',
    units: world.units,
  };
}

function otherOutlet(world: World): Change | null {
  const item = pick(world.ground.items, world.random);
  if (!item) return null;
  const { n, domain } = item.evidence;
  return {
    name: 'another outlet',
    ground: withEvidence(world, item, { domain: 'inny-serwis.test' }),
    expected: (unit) =>
      outside(unit.text).includes(domain) &&
      unit.claim.refs.length === 1 &&
      unit.claim.refs[0] === n &&
      !/^(?:HI|voice)/.test(unit.pattern) &&
      !unit.pattern.startsWith('WS') &&
      !unit.pattern.startsWith('CR-01')
        ? 'goes'
        : /^AC-0[1-9]$/.test(unit.pattern) && !cites(unit, n)
          ? 'stays'
          : null,
    units: world.units,
  };
}

function otherRank(world: World): Change | null {
  const item = pick(world.ground.screen, world.random);
  if (!item) return null;
  const { n } = item.evidence;
  return {
    name: 'another rank',
    ground: withEvidence(world, item, { rank: 47 }),
    expected: (unit) =>
      cites(unit, n) && (/^FI-(?:01|03|15|16|06|11)$/.test(unit.pattern) || unit.pattern === 'RI-05')
        ? 'goes'
        : /^(?:SE|AC|ME|ST|BI)-/.test(unit.pattern)
          ? 'stays'
          : null,
    units: world.units,
  };
}

/** A charge that says that no end of it was found: true only where somebody looked. */
const NO_END = /Zakończenia tej sprawy nie znaleźliśmy/u;

const unanswered = (world: World): Change => {
  const { ledger } = world.ground;
  const coverage = ledger.coverage.map((entry) => ({ ...entry, status: 'error' as const }));
  return {
    name: 'no search was answered',
    ground: groundOf({ ...ledger, coverage }, []),
    expected: ({ claim }) => (claim.basis === 'coverage' || NO_END.test(claim.text) ? 'goes' : /^(?:SE|ME-0|ST-0|AC|BI)/.test(claim.pattern) ? 'stays' : null),
    units: world.units,
  };
};

/** Words that make a denial doubtful, and the sentences that must then not be printed. */
const DOUBTS: [string, string, RegExp][] = [
  ['an accusation', 'Prokuratura bada też inną sprawę, w której pada nazwa {name}, a skargi czekają.', /^(?:RI-18|CR-13)$/],
  ['an answer', '{name} odpowiada na uwagi i przeprasza.', /^(?:RI-10|CR-13)$/],
  ['an end', 'Sprawa, w której pada nazwa {name}, skończyła się ugodą.', /^RI-12$/],
  ['an offer', '{name} ma w ofercie nowe usługi.', /^CO-03$/],
];
function doubt(world: World): Change | null {
  const item = pick(world.ground.items, world.random);
  const [name = '', sentence = '', patterns = /(?!)/] = pick(DOUBTS, world.random) ?? [];
  if (!item) return null;
  const text = `${item.document.article.text} ${sentence.replace('{name}', world.invented.subject.name)}`;
  return { name: `add ${name}`, ground: withText(world, item, text), expected: (unit) => (patterns.test(unit.pattern) ? 'goes' : null), units: world.units };
}

const CHANGES: ((world: World) => Change | null)[] = [
  (world) => textChange(world, 'delete the sentence', (text, told) => text.replace(told.text, '')),
  (world) => textChange(world, 'negate the sentence', (text, told) => text.replace(told.text, told.not)),
  (world) =>
    textChange(world, 'change its number', (text, told) =>
      text.replace(
        told.text,
        told.text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
      ),
    ),
  (world) => textChange(world, 'swap in a namesake', (text, told) => text.replace(told.text, told.other)),
  (world) => forgedQuote(world, 'negate sentence and quote', 'not', MEANS),
  (world) => forgedQuote(world, 'tell it of another', 'other', NAMES),
  (world) => forgedWords(world, 'print another number', /(?<![\p{L}\d.-])\d+(?![\d.]|-?\p{L})/u, (found) => String(Number(found) + 1)),
  (world) => forgedWords(world, 'print another date', /\d{2}\.\d{2}\.\d{4}/, (found) => `${found.startsWith('11') ? '12' : '11'}${found.slice(2)}`),
  (world) => forgedWords(world, 'print another outlet', /[\w-]+\.test/, () => 'zmyslony.test'),
  (world) => forgedWords(world, 'print another word', /(?<=\s)\p{Ll}{6,}/u, (found) => `nie${found}`),
  moved,
  otherDate,
  otherTone,
  otherOutlet,
  otherRank,
  unanswered,
  doubt,
];

/** Whole judgements of a changed web: nothing printed rests on what is gone, and accusations of other pages stand. */
function judgedAnew(world: World): { failures: Failure[]; tried: number } {
  const { invented, random, seed } = world;
  const told = pick([...invented.told.values()], random);
  // Two pages may tell the same by chance: the change is made on each.
  const touched = new Set(invented.documents.filter(({ article }) => told && article.text.includes(told.text)));
  if (!told || touched.size === 0) return { failures: [], tried: 0 };
  const failures: Failure[] = [];
  const variants = { 'judge anew without it': '', 'judge anew with its opposite': told.not, 'judge anew with it of another': told.other };
  for (const [change, text] of Object.entries(variants)) {
    const documents = invented.documents.map((one) =>
      touched.has(one) ? { ...one, article: { ...one.article, text: one.article.text.replace(told.text, text) } } : one,
    );
    const again = judge(documents, invented.subject);
    const after = unitsOf(again);
    // Without the sentence a page may be a copy of another, so that fewer are counted.
    const sameWeb = again.ledger.items.length === world.ground.items.length;
    for (const unit of after) {
      const quoted = unit.claim.quotes.map((quote) => quote.text).join(' ');
      const states = /^AC-0[1-9]$|^ST-07$/.test(unit.pattern);
      if (quoted.includes(told.text) || (states && text !== '' && quoted.includes(text)))
        failures.push({ seed, change, fault: 'stood', pattern: unit.pattern, text: unit.text });
    }
    // Which other page tells the same matter may change with the words of all pages; that the accusation is told may not.
    const printed = new Set(after.flatMap(({ claim }) => claim.quotes.map(({ text: one }) => one)));
    for (const unit of world.units) {
      const elsewhere = unit.claim.refs.every((n) => {
        const cited = world.ground.byNumber.get(n)?.document;
        return cited !== undefined && !touched.has(cited);
      });
      if (/^AC-0[1-9]$/.test(unit.pattern) && elsewhere && change === 'judge anew without it' && sameWeb && !printed.has(unit.claim.quotes[0]?.text ?? ''))
        failures.push({ seed, change, fault: 'went', pattern: unit.pattern, text: unit.text });
    }
  }
  return { failures, tried: Object.keys(variants).length };
}

/** Sentences of a ledger that are held against one change, beside those that it touches. */
const BYSTANDERS = 4;

/**
 * Makes one ledger and holds its sentences against `changes` changes.
 * @param anew whether the changed web is judged whole, too
 */
export function metamorphose(seed: number, random: Random, changes: number, anew: boolean): { failures: Failure[]; tried: number } {
  const invented = invent(random);
  const analysis = judge(invented.documents, invented.subject);
  const ground = groundOf(analysis.ledger, invented.documents);
  // A chapter's sentence that was proved by a quote is printed with the number of its source alone; it cannot be proved again without it.
  const units = unitsOf(analysis).filter((unit) => unit.claim.quotes.length > 0 || unit.holds(ground));
  const world: World = { seed, random, invented, analysis, ground, units };
  const failures: Failure[] = [];
  let tried = 0;
  for (let i = 0; i < changes * 3 && tried < changes; i += 1) {
    const change = (CHANGES[i % CHANGES.length] as (typeof CHANGES)[number])(world);
    if (!change) continue;
    tried += 1;
    const expected = change.units.map((unit) => ({ unit, wanted: change.expected(unit) }));
    const staying = expected.filter(({ wanted }) => wanted === 'stays');
    const bystanders = new Set(Array.from({ length: BYSTANDERS }, () => pick(staying, random)));
    for (const one of expected) {
      if (one.wanted === null || (one.wanted === 'stays' && !bystanders.has(one))) continue;
      const holds = one.unit.holds(change.ground);
      if (holds === (one.wanted === 'goes'))
        failures.push({ seed, change: change.name, fault: holds ? 'stood' : 'went', pattern: one.unit.pattern, text: one.unit.text });
    }
  }
  if (!anew) return { failures, tried };
  const whole = judgedAnew(world);
  return { failures: [...failures, ...whole.failures], tried: tried + whole.tried };
}
