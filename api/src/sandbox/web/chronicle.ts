/**
 * The chronicle of one invented person (the demo account's): dated pages at any time. Everything stands in the address, so a page
 * has the same bytes for ever; which pages exist "by now" is decided by a stream over time and by `history`.
 */
import { APPEAL, CRITICISM } from './data/chronicle/criticism.ts';
import { FACTS, FOREIGN_TEXTS } from './data/chronicle/facts.ts';
import { OTHERS } from './data/chronicle/others.ts';
import { OWN_TEXTS } from './data/chronicle/own.ts';
import { DISMISSED, PRAISE } from './data/chronicle/praise.ts';
import type { ChronicleText, Place, Tone } from './data/chronicle/type.ts';
import { hash, random } from './seed.ts';

/** Who the chronicle is about. */
const NAME: Record<string, string> = {
  S: 'Marta Zielińska-Nowak',
  Sg: 'Marty Zielińskiej-Nowak',
  Sd: 'Marcie Zielińskiej-Nowak',
  Sa: 'Martę Zielińską-Nowak',
  Si: 'Martą Zielińską-Nowak',
  Sl: 'Marcie Zielińskiej-Nowak',
};
/** Her works: nominative, genitive, accusative, locative. */
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

/** How many different sentences a template gives; an even number, so that it has two halves. */
export function variety(sentence: string): number {
  const product = radixesOf(sentence).reduce((all, n) => all * n, 1);
  return product - (product % 2);
}

/**
 * The digits of a variant: neighbours differ in most of them, and no two below `variety` are the same. Odd variants have one half
 * of the sentences, even ones the other.
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

/** Articles in paragraphs of two sentences; every post of a thread or profile by itself. */
const paragraphed = (place: Place, sentences: readonly string[]): string[] =>
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
  /** Her own publication. */
  own: boolean;
  /** The text; paragraphs of two sentences, or a forum's posts. */
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

/** To the minute, and never midnight: a day without an hour would be read as a day alone. */
export const minuteOf = (ms: number): Date => {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return new Date(minute % 86_400_000 === 0 ? minute - 60_000 : minute);
};

/** The page of a text at a minute. */
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
    paragraphs: paragraphed(place, paragraphs),
    lang: place === 'foreign' ? 'en' : 'pl',
  };
}

const ADDRESS = /^(?:\/in\/marta-zielinska-nowak)?\/(\d{4})\/(\d{2})\/(\d{2})\/kronika\/(\d{2})(\d{2})-([a-z-]+)-(\d{1,9})\.html$/;

/** The page that an address names; null when the chronicle has none there. Never throws. */
export function chronicleAt(host: string, path: string): ChroniclePage | null {
  const found = ADDRESS.exec(path);
  if (!found) return null;
  const [, year, month, day, hour, minute, id, variant] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 2015 || at.getUTCFullYear() > 2099) return null;
  const page = chroniclePage(id as string, Number(variant), at);
  return page && page.url === `http://${host}${path}` ? page : null;
}

/** Texts of a tone that may stand at any time, in a fixed order. */
const ordinary = (tone: Tone) => ALL.filter((text) => text.tone === tone && (text.chapter ?? 'any') === 'any');
const STREAM: readonly Tone[] = ['positive', 'positive', 'positive', 'positive', 'positive', 'negative', 'negative', 'neutral', 'neutral', 'positive'];
const SLOTS_OF_HERS = 4;

/**
 * What is published in slot `n` of time: one slot in four has a text about her, the others news about somebody else.
 * Even variants only: the odd ones are those of `history`, so that the two never share a sentence.
 */
export function streamItem(n: number, slotMs: number): ChroniclePage {
  const at = minuteOf(n * slotMs + (hash(`minute:${n}`) % slotMs));
  const block = Math.floor(n / SLOTS_OF_HERS);
  if (n - block * SLOTS_OF_HERS !== hash(`slot:${block}`) % SLOTS_OF_HERS) {
    const other = OTHERS[hash(`other:${n}`) % OTHERS.length] as (typeof OTHERS)[number];
    return chroniclePage(other.id, n, at) as ChroniclePage;
  }
  const tone = STREAM[hash(`tone:${block}`) % STREAM.length] as Tone;
  const texts = ordinary(tone);
  const text = texts[block % texts.length] as ChronicleText;
  return chroniclePage(text.id, 2 * Math.floor(block / texts.length), at) as ChroniclePage;
}

export { ALL as CHRONICLE_TEXTS, ordinary };
