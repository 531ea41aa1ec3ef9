/** Domains of life by their words, from `data/domains.txt`: what tells bearers of one name apart. */
import { readFileSync } from 'node:fs';
import { feminineOf, lemma, type Token, wordForms } from '../../language/index.ts';

/** What a word says of a domain. Domains are numbers: lines of the file. */
export type Sense = {
  /** Dictionary form. */
  word: string;
  /** Domains in which the word names people, or a kind of firm or institution. */
  people: readonly number[];
  kinds: readonly number[];
  /** All domains of the word. */
  domains: readonly number[];
  /** Domains that it only supports. */
  loose: readonly number[];
  /** Never speaks against another domain („artysta”, „klub”): all its domains are loose. */
  weak: boolean;
  /** The word beside it tells which of its domains is meant. */
  told?: boolean;
};

type Line = { name: string; general: boolean; people: string[]; kinds: string[]; words: string[] };

/** A line that cannot be read; the message names it. */
class DomainFileError extends Error {
  constructor(line: number, problem: string) {
    super(`data/domains.txt:${line}: ${problem}`);
  }
}

/** The lines of a file's text. @throws DomainFileError at the first bad line */
export function parseDomains(text: string): Line[] {
  const lines: Line[] = [];
  text.split('\n').forEach((content, at) => {
    if (content.trim() === '' || content.startsWith('#')) return;
    const parts = content.split('|').map((part) => part.trim().split(/\s+/).filter(Boolean));
    const [head, people, kinds, words] = parts;
    if (parts.length !== 4 || head?.length !== 1 || !people || !kinds || !words) throw new DomainFileError(at + 1, 'a line is: name | people | kinds | words.');
    const bad = [...people, ...kinds, ...words].find((word) => !/^~?[\p{Ll}-]{2,}!?$/u.test(word));
    if (bad) throw new DomainFileError(at + 1, `"${bad}" is no word.`);
    const name = head[0] as string;
    lines.push({ name: name.replace('~', ''), general: name.startsWith('~'), people, kinds, words });
  });
  return lines;
}

type Draft = { word: string; people: Set<number>; kinds: Set<number>; domains: Set<number>; loose: Set<number> };
type Senses = { names: string[]; general: Set<number>; byForm: Map<string, Sense>; byLemma: Map<string, Sense> };

const merged = (a: Sense, b: Sense): Sense => ({
  word: a.word,
  people: [...new Set([...a.people, ...b.people])],
  kinds: [...new Set([...a.kinds, ...b.kinds])],
  domains: [...new Set([...a.domains, ...b.domains])],
  loose: [...new Set([...a.loose, ...b.loose])],
  weak: a.weak || b.weak,
});

/** Drafts of senses by dictionary form; feminines of the people included. */
function draftsOf(lines: Line[]): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  const draft = (written: string, domain: number): Draft => {
    const word = written.replace(/[~!]/g, '');
    const known = drafts.get(word) ?? { word, people: new Set(), kinds: new Set(), domains: new Set(), loose: new Set() };
    drafts.set(word, known);
    known.domains.add(domain);
    if (written.startsWith('~')) known.loose.add(domain);
    return known;
  };
  for (const [domain, { people, kinds, words }] of lines.entries()) {
    for (const written of people) {
      draft(written, domain).people.add(domain);
      const feminine = written.endsWith('!') ? null : feminineOf(written.replace('~', ''));
      if (feminine) draft(`${written.startsWith('~') ? '~' : ''}${feminine}`, domain).people.add(domain);
    }
    for (const written of kinds) draft(written, domain).kinds.add(domain);
    for (const written of words) draft(written, domain);
  }
  return drafts;
}

/** The adjective that a calling makes by rule („stolarz” – „stolarski”, „fryzjer” – „fryzjerski”); null for others. */
const craftAdjective = (word: string): string | null => (/arz$/.test(word) ? word.replace(/rz$/, 'rski') : /er$/.test(word) ? `${word}ski` : null);

let senses: Senses | null = null;

function load(): Senses {
  if (senses) return senses;
  const lines = parseDomains(readFileSync(new URL('./data/domains.txt', import.meta.url), 'utf8'));
  const byForm = new Map<string, Sense>();
  const byLemma = new Map<string, Sense>();
  const put = (map: Map<string, Sense>, key: string, sense: Sense) => {
    const known = map.get(key);
    map.set(key, known && known !== sense ? merged(known, sense) : sense);
  };
  const drafts = draftsOf(lines);
  // „Usługi dekarskie” are those of a „dekarz”.
  for (const { word, people, loose } of [...drafts.values()]) {
    const adjective = people.size > 0 ? craftAdjective(word) : null;
    if (adjective && !drafts.has(adjective))
      drafts.set(adjective, {
        word: adjective,
        people: new Set(),
        kinds: new Set(),
        domains: new Set(people),
        loose: new Set([...loose].filter((domain) => people.has(domain))),
      });
  }
  for (const { word, people, kinds, domains, loose } of drafts.values()) {
    const weak = loose.size === domains.size;
    const sense: Sense = { word, people: [...people], kinds: [...kinds], domains: [...domains], loose: [...loose], weak };
    // „przyjmujący” plays volleyball, but who „przyjmuje” does not: the lemma of a participle is no sign.
    for (const base of new Set([word, lemma(word)])) if (base === word || !base.endsWith('ć')) put(byLemma, base, sense);
    // All cases of the words that may contradict: the lemma of „polityk” is that of „polityka” in some of them.
    const forms = people.size + kinds.size > 0 ? wordForms(word) : [word];
    for (const form of new Set([word, ...forms])) {
      // „Premiera” is a first night, too, and „warsztaty” are no garage: where a form is another word, it is nobody's calling.
      const other = form === word ? undefined : drafts.get(form);
      const apart = other !== undefined && other.people.size + other.kinds.size === 0 && ![...other.domains].some((domain) => domains.has(domain));
      put(byForm, form, apart ? { ...sense, people: [], kinds: [] } : sense);
    }
  }
  senses = { names: lines.map(({ name }) => name), general: new Set(lines.flatMap(({ general }, i) => (general ? [i] : []))), byForm, byLemma };
  return senses;
}

/** „Paczkowy” of „paczka”, „oponowy” of „opona”: what an adjective in -owy is made of. */
const MADE_OF = ['', 'a', 'o'];
function ofNoun(base: string, byLemma: Map<string, Sense>): Sense | undefined {
  const stem = /^(\p{sc=Latn}{4,})owy$/u.exec(base)?.[1];
  const noun = stem === undefined ? undefined : MADE_OF.map((ending) => byLemma.get(stem + ending)).find((sense) => sense && !sense.weak);
  return noun && { ...noun, word: base, people: [], kinds: [] };
}

/** What a word says of domains; undefined for other words. @param lower the word as written, in lower case @param base its lemma */
export function senseOf(lower: string, base: string): Sense | undefined {
  const { byForm, byLemma } = load();
  return byForm.get(lower) ?? byLemma.get(base) ?? ofNoun(base, byLemma);
}

/** „Lekarka weterynarii”, „lek. wet.”, „lekarz małych zwierząt”: no physician; one of the next two words says more. */
const HEALERS = new Set(['lekarz', 'lekarka', 'doktor', 'lek']);
const HEALED: [RegExp, string][] = [
  [/^(?:weterynar|wet$|zwierząt$)/, 'weterynarz'],
  [/^(?:dentyst|stomatolog|dent$)/, 'dentysta'],
];

/** Whether the word may call somebody of one of the domains who is otherwise called more closely: a vet or a dentist is „lekarka”, too. */
export const isLooseCalling = (word: string, domains: ReadonlySet<number>): boolean =>
  HEALERS.has(word) && [...domains].some((domain) => domainName(domain) === 'weterynaria' || domainName(domain) === 'stomatologia');

export const isHealer = (base: string): boolean => HEALERS.has(base);

/** „Nauka jazdy”, „szkoła tańca”, „kanclerz uczelni”: what is taught or run says the trade. A word, its neighbour, and a word of the trade that they mean. */
const TAUGHT: [RegExp, RegExp, string][] = [
  [/^(?:nauk|szkoł|kurs|lekcj|praw[oa]$)/, /^jazdy$/, 'kursant'],
  [/^(?:szkoleni|kurs|ośrod)/, /^kierowców$/, 'kursant'],
  [/^(?:szkoł|nauk|kurs|lekcj)/, /^tańca$/, 'taneczny'],
  [/^kanclerz/, /^(?:uczelni|uniwersytetu|politechniki|akademii|wyższej)$/, 'rektor'],
  [/^kanclerz/, /^kurii$/, 'proboszcz'],
];
function taughtAt(tokens: readonly Token[], i: number): string | undefined {
  const [word, next, before] = [tokens[i]?.lower ?? '', tokens[i + 1]?.lower ?? '', tokens[i - 1]?.lower ?? ''];
  return TAUGHT.find(([first, second]) => (first.test(word) && second.test(next)) || (first.test(before) && second.test(word)))?.[2];
}

/** What the word says where it stands. @param base its lemma */
export function senseAt(tokens: readonly Token[], i: number, base: string): Sense | undefined {
  const { lower } = tokens[i] as Token;
  const taught = taughtAt(tokens, i);
  if (taught) return senseOf(taught, taught);
  // „Nauczyciel zawodu” is in no contest: that is a word of the plural.
  if (base === 'zawód' && !/^zawod(?:y|ów|om|ami|ach)$/.test(lower)) return undefined;
  // „Towarzystwo Ubezpieczeń X” is no charity.
  if (base === 'towarzystwo' && tokens[i + 1]?.lower.startsWith('ubezpiecz')) return senseOf('ubezpieczalnia', 'ubezpieczalnia');
  if (HEALERS.has(base) || HEALERS.has(lower)) {
    const next = [tokens[i + 1]?.lower ?? '', tokens[i + 2]?.lower ?? ''];
    const means = HEALED.find(([form]) => next.some((word) => form.test(word)))?.[1];
    if (means) return senseOf(means, means);
  }
  return senseOf(lower, base);
}

/** Offices of any branch („prezes”, „urząd”): they support, and do not tell one bearer from another. */
export const isGeneral = (domain: number): boolean => load().general.has(domain);

/** Domains that enter the news of anybody: courts, police, the media, illness. */
const EVENTS = new Set(['prawo', 'służby', 'media', 'internetowi', 'platformy', 'medycyna', 'społeczne']);
export const isEvent = (domain: number): boolean => EVENTS.has(domainName(domain));

/** Whether the domain is one of courts or of police and firemen. */
export const isOfCourts = (domain: number): boolean => ['prawo', 'służby'].includes(domainName(domain));

export const domainName = (domain: number): string => load().names[domain] ?? '';
