/**
 * The chronicle of the demo account's invented person: dated pages about her. A page is computed from its address, so its
 * bytes never change. `streamItem` and `history` decide which pages are published at a given time.
 */
import { APPEAL, CRITICISM } from './data/chronicle/criticism.ts';
import { FACTS, FOREIGN_TEXTS } from './data/chronicle/facts.ts';
import { OTHERS } from './data/chronicle/others.ts';
import { OWN_TEXTS } from './data/chronicle/own.ts';
import { DISMISSED, PRAISE } from './data/chronicle/praise.ts';
import type { ChronicleText, Place, Tone } from './data/chronicle/type.ts';
import { hash, random } from './seed.ts';

/** The person's name by slot, one per case. */
const NAME: Record<string, string> = {
  S: 'Marta Zielińska-Nowak',
  Sg: 'Marty Zielińskiej-Nowak',
  Sd: 'Marcie Zielińskiej-Nowak',
  Sa: 'Martę Zielińską-Nowak',
  Si: 'Martą Zielińską-Nowak',
  Sl: 'Marcie Zielińskiej-Nowak',
};
/** Her works in the nominative, genitive, accusative and locative. */
const WORKS = [
  ['Bulwar Rybacki', 'Bulwaru Rybackiego', 'Bulwar Rybacki', 'Bulwarze Rybackim'],
  ['Plac Bosmański', 'Placu Bosmańskiego', 'Plac Bosmański', 'Placu Bosmańskim'],
  ['Skwer Latarników', 'Skweru Latarników', 'Skwer Latarników', 'Skwerze Latarników'],
  ['Pasaż Szkutników', 'Pasażu Szkutników', 'Pasaż Szkutników', 'Pasażu Szkutników'],
  ['Ogród Fal', 'Ogrodu Fal', 'Ogród Fal', 'Ogrodzie Fal'],
  ['Bulwar nad Basenem', 'Bulwaru nad Basenem', 'Bulwar nad Basenem', 'Bulwarze nad Basenem'],
] as const;
const CASES: Record<string, number> = { W: 0, Wg: 1, Wa: 2, Wl: 3 };

/** Host labels by kind of place. */
const HOSTS: Record<Place, readonly string[]> = {
  news: ['kronika-gdynska', 'glos-wybrzeza', 'kurier-pomorski', 'radio-fala', 'gdynia24', 'nasze-miasto-gdynia', 'wiadomosci-demo'],
  trade: ['architektura-dzis', 'branza-dzis', 'przeglad-zawodowy', 'architektura-i-woda'],
  blog: ['zapiski-z-tramwaju', 'blog-pani-hani', 'notes-przy-kawie', 'blog-nad-zatoka'],
  forum: ['forum-gdynian', 'pogaduchy-forum', 'forum-nabrzeze'],
  social: ['facebook', 'x', 'wykop'],
  site: ['zielinska-nowak'],
  profile: ['linkedin'],
  foreign: ['baltic-observer', 'weekend-reader'],
};
/** Path of her profile. */
export const PROFILE = '/in/marta-zielinska-nowak';

const ALL: readonly ChronicleText[] = [...PRAISE, ...DISMISSED, ...CRITICISM, ...APPEAL, ...FACTS, ...FOREIGN_TEXTS, ...OWN_TEXTS];
const BY_ID = new Map(ALL.map((text) => [text.id, text]));
const OTHERS_BY_ID = new Map(OTHERS.map((text) => [text.id, text]));

const CHOICE = /\[([^\]]+)\]/g;
const hasWork = (sentence: string) => /\{W[gal]?\}/.test(sentence.replace(CHOICE, ''));
const radixesOf = (sentence: string): number[] => [
  ...(hasWork(sentence) ? [WORKS.length] : []),
  ...[...sentence.matchAll(CHOICE)].map((choice) => (choice[1] as string).split('|').length),
];
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Number of different sentences of a template, rounded down to an even number (see `digitsOf`). */
export function variety(sentence: string): number {
  const product = radixesOf(sentence).reduce((all, n) => all * n, 1);
  return product - (product % 2);
}

/**
 * The choices of a variant as digits. Variants below `variety` are all different, neighbours differ in most digits; even and
 * odd variants use two separate halves of the sentences.
 */
function digitsOf(sentence: string, variant: number): number[] {
  const radixes = radixesOf(sentence);
  const size = Math.max(2, variety(sentence));
  const half = size / 2;
  let stride = Math.max(1, Math.round(size * 0.382));
  while (gcd(stride, size) !== 1) stride++;
  const nth = (Math.floor(variant / 2) % half) + (variant % 2) * half;
  let rest = (nth * stride + (hash(sentence) % size)) % size;
  return radixes.map((radix) => {
    const digit = rest % radix;
    rest = Math.floor(rest / radix);
    return digit;
  });
}

type Written = { title: string; paragraphs: string[] };

function write(text: { id: string; title: string; body: readonly string[] }, variant: number): Written {
  const key = text.body.findIndex((sentence) => /\{S[gdail]?\}/.test(sentence));
  const keySentence = text.body[Math.max(0, key)] as string;
  const digits = digitsOf(keySentence, variant);
  const work = hasWork(keySentence) ? (digits.shift() as number) : hash(`work:${text.id}:${variant}`) % WORKS.length;
  const choose = random(`chronicle:${text.id}:${variant}`);
  const filled = (template: string, own?: number[]) => {
    const text = template
      .replace(CHOICE, (_, options: string) => {
        const list = options.split('|');
        const digit = own ? own.shift() : undefined;
        return list[digit ?? choose.between(0, list.length - 1)] as string;
      })
      .replace(/\{(\w+)\}/g, (_, slot: string) => NAME[slot] ?? WORKS[work]?.[CASES[slot] ?? 0] ?? '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const sentences = text.body.map((sentence, i) => filled(sentence, i === Math.max(0, key) ? digits : undefined));
  return { title: filled(text.title), paragraphs: sentences };
}

/** Joins sentences to paragraphs of two; posts of threads and profiles stay single. */
const toParagraphs = (place: Place, sentences: readonly string[]): string[] =>
  place === 'forum' || place === 'social' || place === 'profile'
    ? [...sentences]
    : Array.from({ length: Math.ceil(sentences.length / 2) }, (_, i) => sentences.slice(2 * i, 2 * i + 2).join(' '));

const pad = (n: number) => String(n).padStart(2, '0');

export type ChroniclePage = {
  url: string;
  host: string;
  at: Date;
  id: string;
  place: Place;
  title: string;
  /** True if she published it herself. */
  own: boolean;
  /** Paragraphs of two sentences, or posts of a forum. */
  paragraphs: string[];
  lang: 'pl' | 'en';
};

function addressOf(id: string, variant: number, place: Place, at: Date): { url: string; host: string } {
  const hosts = HOSTS[place];
  const host = `${hosts[hash(`host:${id}:${variant}`) % hosts.length]}.example`;
  const day = `${at.getUTCFullYear()}/${pad(at.getUTCMonth() + 1)}/${pad(at.getUTCDate())}`;
  const time = `${pad(at.getUTCHours())}${pad(at.getUTCMinutes())}`;
  return { host, url: `http://${host}${place === 'profile' ? PROFILE : ''}/${day}/kronika/${time}-${id}-${variant}.html` };
}

/** Rounds down to the minute; avoids midnight, which would be read as a date without a time. */
export const minuteOf = (ms: number): Date => {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return new Date(minute % 86_400_000 === 0 ? minute - 60_000 : minute);
};

/** The page of text `id` published at `at`; null if there is no such text. */
export function chroniclePage(id: string, variant: number, at: Date): ChroniclePage | null {
  const text = BY_ID.get(id);
  const other = OTHERS_BY_ID.get(id);
  if (!text && !other) return null;
  const place = text?.on ?? 'news';
  const { title, paragraphs } = write((text ?? other) as ChronicleText, variant);
  return {
    ...addressOf(id, variant, place, at),
    at,
    id,
    place,
    title,
    own: text?.tone === 'own',
    paragraphs: toParagraphs(place, paragraphs),
    lang: place === 'foreign' ? 'en' : 'pl',
  };
}

const ADDRESS = /^(?:\/in\/marta-zielinska-nowak)?\/(\d{4})\/(\d{2})\/(\d{2})\/kronika\/(\d{2})(\d{2})-([a-z-]+)-(\d{1,9})\.html$/;

/** The page of an address; null if there is none. Never throws. */
export function chronicleAt(host: string, path: string): ChroniclePage | null {
  const found = ADDRESS.exec(path);
  if (!found) return null;
  const [, year, month, day, hour, minute, id, variant] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 2015 || at.getUTCFullYear() > 2099) return null;
  const page = chroniclePage(id as string, Number(variant), at);
  return page && page.url === `http://${host}${path}` ? page : null;
}

/** Texts of a tone that belong to no chapter, in a fixed order. */
const anytimeTexts = (tone: Tone) => ALL.filter((text) => text.tone === tone && (text.chapter ?? 'any') === 'any');
const STREAM: readonly Tone[] = ['positive', 'positive', 'positive', 'positive', 'positive', 'negative', 'negative', 'neutral', 'neutral', 'positive'];
const SLOTS_OF_HERS = 4;

/**
 * The page published in time slot `n`: one slot in four is about her, the others are news about somebody else. Uses even
 * variants only; `history` uses the odd ones, so that they never share a sentence.
 */
export function streamItem(n: number, slotMs: number): ChroniclePage {
  const at = minuteOf(n * slotMs + (hash(`minute:${n}`) % slotMs));
  const block = Math.floor(n / SLOTS_OF_HERS);
  if (n - block * SLOTS_OF_HERS !== hash(`slot:${block}`) % SLOTS_OF_HERS) {
    const other = OTHERS[hash(`other:${n}`) % OTHERS.length] as (typeof OTHERS)[number];
    return chroniclePage(other.id, n, at) as ChroniclePage;
  }
  const tone = STREAM[hash(`tone:${block}`) % STREAM.length] as Tone;
  const texts = anytimeTexts(tone);
  const text = texts[block % texts.length] as ChronicleText;
  return chroniclePage(text.id, 2 * Math.floor(block / texts.length), at) as ChroniclePage;
}

export { ALL as CHRONICLE_TEXTS, anytimeTexts };
