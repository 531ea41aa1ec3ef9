/** Small worlds for the gate: a few pages with what was found of each, and sentences filled in from their patterns. */
import { describe, expect, it } from 'vitest';
import { createJudge, groundOf } from '../../src/analysis/gate/index.ts';
import type { Ledger } from '../../src/analysis/ledger/types.ts';
import { lemmaCounts } from '../../src/analysis/reading/text.ts';
import { fill, type SlotValue } from '../../src/analysis/words/grammar.ts';
import { PATTERNS, type PatternId } from '../../src/analysis/words/patterns.ts';
import type { Platform } from '../../src/contract/platforms.ts';
import type { Claim, Evidence } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { createSubjectIndex, nameForms, tokenize } from '../../src/language/index.ts';
import type { Document, ProfileFacts } from '../../src/research/types.ts';
import { ARCHITECT, NOW, type Page, page } from './factory.ts';

const TONES = { '+': 'positive', '-': 'negative', '0': 'neutral', '±': 'mixed', '?': 'negative' } as const;
export type Tone = keyof typeof TONES;
const WORDS: Record<Tone, string> = {
  '+': 'Mieszkańcy chwalą Jana Kowalskiego za świetną bibliotekę.',
  '-': 'Jan Kowalski rozczarował inwestora, a dom jest fatalnie wykończony.',
  '0': 'Wykład w sobotę poprowadził architekt Jan Kowalski.',
  '±': 'Jan Kowalski ma świetne pomysły, ale dom jest fatalnie wykończony.',
  '?': 'Jan Kowalski podobno spóźnił się na spotkanie.',
};

/** A page and what was found of it. `tone`: `?` is a criticism that is not sure, null one that was not rated. */
export type Seen = Partial<Page> & { tone?: Tone | null; own?: boolean; copies?: number; evidence?: Partial<Evidence> };
export type World = { pages: Seen[]; ledger?: Partial<Ledger>; documents?: Document[]; subject?: Subject };
/** A sentence of a pattern in a world. */
export type Said = {
  world: World;
  slots?: Record<string, SlotValue>;
  refs?: number[];
  quotes?: [n: number, text: string][];
  basis?: 'evidence' | 'coverage' | 'rule';
  /** Sentences that follow, in one claim. */
  tail?: [PatternId, Record<string, SlotValue>][];
  /** What an accusation has besides. */
  more?: { end?: { quote: string }; redress?: { quote: string }; stillShown?: number[] };
};

/** Pages by their tones: `'++-0'` are four, on four sites. */
export const tones = (list: string, over: Partial<Seen> = {}): Seen[] => [...list].map((tone) => ({ tone: tone as Tone, ...over }));
export const world = (pages: string | Seen[], more: Omit<World, 'pages'> = {}): World => ({ pages: typeof pages === 'string' ? tones(pages) : pages, ...more });

const searched: Ledger['coverage'] = [{ source: 'searxng', query: 'Jan Kowalski', status: 'ok', found: 9, detail: null }];

function ledgerOf({ pages, ledger = {}, subject = ARCHITECT }: World): Ledger {
  const index = createSubjectIndex();
  index.add({ id: 's', name: subject.name, kind: subject.kind });
  const items = pages.map(({ tone = '0', own = false, copies = 0, evidence, ...rest }, i) => {
    const document = page({ url: `https://gazeta-${i + 1}.test/${i + 1}`, title: `Tekst numer ${i + 1}`, text: WORDS[tone ?? '0'], ...rest });
    const { title, text, publishedAt } = document.article;
    const mentions = index.find(text);
    const [first] = mentions;
    return {
      document,
      mentions,
      lemmas: lemmaCounts(tokenize(text)),
      uncertain: false,
      evidence: {
        n: i + 1,
        url: document.url,
        domain: document.domain,
        title,
        kind: document.kind,
        platform: document.platform,
        lang: document.lang,
        publishedAt,
        own,
        rank: rest.rank ?? null,
        role: 'topic',
        copies: Array.from({ length: copies }, (_, k) => ({ url: `https://kopia-${k}.test/` })),
        matched: { start: first?.start ?? 0, end: first?.end ?? 0 },
        quote: { text },
        sentiment: tone === null ? null : { label: TONES[tone], confidence: tone === '?' ? 0.2 : 0.95 },
        ...evidence,
      },
    };
  });
  const totals = { fetched: items.length };
  return { subject, items, records: [], setAside: [], coverage: searched, totals, now: NOW, ...ledger } as never;
}

/** The ledger of a world, and all pages that were read. */
export function groundIn(seen: World) {
  const ledger = ledgerOf(seen);
  return groundOf(ledger, [...ledger.items.map(({ document }) => document), ...(seen.documents ?? [])]);
}

/** Why the gate drops a sentence; null where it is printed. */
export function faultOf(id: PatternId, { world: seen, slots = {}, refs = [], quotes = [], basis = 'evidence', tail = [], more = {} }: Said): string | null {
  const ground = groundIn(seen);
  const { name, kind } = ground.ledger.subject;
  const speaker = { name, kind, forms: nameForms(name, kind) };
  const text = [[id, slots] as const, ...tail].map(([each, given]) => fill(PATTERNS[each], given, speaker)).join(' ');
  const { fault } = createJudge(ground);
  return fault({ pattern: id.replace(/[a-z]$/, ''), text, refs, basis, quotes: quotes.map(([n, quote]) => ({ n, text: quote })), ...more } as Claim);
}

/** A post of a profile; the analysis is of 21 November 2026. */
export const post = (date: string, over: Partial<ProfileFacts['posts'][number]> = {}) =>
  ({ date, text: 'Nowa wystawa w porcie', reactions: null, ...over }) as ProfileFacts['posts'][number];
/** A profile, of the subject unless `seen` says otherwise. */
export const profile = (platform: string, over: Partial<ProfileFacts> = {}, seen: Seen = {}): Seen => ({
  own: true,
  kind: 'social',
  url: `https://${platform}.test/jan`,
  ...seen,
  profile: { platform: platform as Platform, handle: `jan-${platform}`, name: 'Jan Kowalski', bio: null, links: [], posts: [], ...over } as ProfileFacts,
});
/** A page of the own site. */
export const site = (over: Seen = {}): Seen => ({
  own: true,
  kind: 'company',
  url: 'https://kowalski.test/',
  title: 'Jan Kowalski',
  text: 'Jan Kowalski rysuje domy.',
  ...over,
});

const DAY_MS = 86_400_000;
/** Other values of a slot, none of which may be printed in its place. */
function wrong(name: string, value: SlotValue): SlotValue[] {
  if (typeof value === 'number') return [value + 1, ...(value > 0 ? [value - 1] : [])];
  if (/^date|Date$/.test(name)) return [1, -1].map((days) => new Date(Date.parse(value) + days * DAY_MS).toISOString());
  if (/^\d{4}$/.test(value)) return [String(Number(value) + 1), String(Number(value) - 1)];
  if (name === 'month') return ['styczeń', 'grudzień'].filter((month) => month !== value);
  if (name === 'place')
    return [value.replace(/^[^,]+/, 'zmyslone.test'), value.replace(/\d\d\.\d\d/, (day) => (day === '02.02' ? '03.03' : '02.02'))].filter(
      (one) => one !== value,
    );
  if (/, | i /.test(value)) return [`${value} i zmyślone`, `zmyślone, ${value}`, 'zmyślone'];
  return ['zmyślone', `${value} zmyślone`];
}

/** The sentence with one slot told otherwise, each slot in turn. */
const slotLies = (said: Said, free: string[] = []): Said[] =>
  Object.entries(said.slots ?? {}).flatMap(([name, value]) =>
    free.includes(name) ? [] : wrong(name, value).map((other) => ({ ...said, slots: { ...said.slots, [name]: other } })),
  );

/** The sentence with a page too few, and with one too many. */
const refLies = (said: Said): Said[] => {
  const refs = said.refs ?? [];
  const outside = said.world.pages.map((_, i) => i + 1).find((n) => !refs.includes(n));
  return [refs.slice(1), ...(outside === undefined ? [] : [[...refs, outside]])].map((other) => ({ ...said, refs: other }));
};

/** `exact`: the sentence cites those pages and no others. `free`: slots that this gate does not prove. */
export type Story<Id = PatternId, S = Said> = { id: Id; printed: S[]; dropped: S[]; exact?: boolean; free?: string[] };

/** Tests of sentences: printed where they are true, and not with a slot told otherwise, a page too few or too many, or of another world. */
export function tell(stories: Story[]): void;
export function tell<Id extends string, S extends Said>(stories: Story<Id, S>[], faultIn: (id: Id, said: S) => string | null): void;
export function tell(stories: Story[], faultIn = faultOf): void {
  describe.each(stories)('$id', ({ id, printed, dropped, exact, free }) => {
    it('is printed where it is true', () => {
      for (const said of printed) expect(faultIn(id, said), JSON.stringify(said.slots)).toBeNull();
    });
    it('is not with a slot told otherwise, a page too few or too many, or of another world', () => {
      const lies = [...printed.flatMap((said) => [...slotLies(said, free), ...(exact ? refLies(said) : [])]), ...dropped];
      for (const said of lies) expect(faultIn(id, said), `${JSON.stringify(said.slots)} [${said.refs}]`).not.toBeNull();
    });
  });
}
