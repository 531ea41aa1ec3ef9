/** What an order gives to look up in public registers and archives: numbers of a firm, and the subject's own site. */
import { isValidNip } from '../contract/rules.ts';
import type { Subject } from '../contract/subject.ts';
import { hostOf, parseWebUrl } from './canonical.ts';
import { platformOf, sourceKind } from './kinds.ts';
import type { Document, FactPurpose, Query, SearchHit } from './types.ts';

const LABELLED_NIP = /\bNIP\b(?:[\s:#.=/-]|nr){0,8}(?:PL\s?)?(\d(?:[\s-]?\d){9})(?!\d)/gi;
const LABELLED_KRS = /\bKRS\b(?:[\s:#.=/-]|nr){0,8}(\d{4,10})(?!\d)/gi;
const LABELLED = /\b(?:NIP|KRS|REGON)\b(?:[\s:#.=/-]|nr){0,8}(?:PL\s?)?\d(?:[\s-]?\d)*/gi;
/** Numbers of the court register begin with zeros; those of the tax office never do. */
const BARE_KRS = /^000\d{7}$/;
/** A firm has one of each; a second may be its earlier or its parent firm. */
const MOST = 2;

const PURPOSES = new Set<string>(['nip', 'krs', 'site'] satisfies FactPurpose[]);
export const isFactPurpose = (purpose: string): boolean => PURPOSES.has(purpose);
/** Whether a document is what a register or archive says of a number or site of the order; it is told of the subject by the order alone. */
export const isFact = ({ hits }: Pick<Document, 'hits'>): boolean => hits.some(({ purpose }) => isFactPurpose(purpose));

/** Text without numbers of registers: „NIP” is no word that a page on the subject would share. */
export const withoutNumbers = (text: string): string => text.replace(LABELLED, ' ').trim();

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, number]) => digitsOf(number as string));

/** Numbers that the order names as such, or that are a keyword by themselves. A tax number has to pass its checksum. */
function numbersOf({ keywords, description, links }: Subject): { nips: string[]; courts: string[] } {
  const text = [...keywords, description, ...links].join('\n');
  const bare = keywords.map((keyword) => keyword.replace(/[\s-]/g, '').replace(/^PL/i, '')).filter((keyword) => /^\d{10}$/.test(keyword));
  const nips = [...found(LABELLED_NIP, text), ...bare.filter((number) => !number.startsWith('0'))].filter(isValidNip);
  const courts = [...found(LABELLED_KRS, text), ...bare.filter((number) => BARE_KRS.test(number))];
  return { nips, courts: courts.map((number) => number.padStart(10, '0')).filter((number) => Number(number) > 0) };
}

/** A front page on a host of its own; a page of somebody's platform or newspaper is no site of the subject. */
function siteOf(link: string): string[] {
  const url = parseWebUrl(/^[a-z]+:/i.test(link) ? link : `https://${link}`);
  if (url?.pathname !== '/' || url.search !== '') return [];
  const kind = sourceKind({ url: url.href, structuredTypes: [] });
  return platformOf(url.hostname) === null && (kind === 'other' || kind === 'company' || kind === 'blog') ? [hostOf(url.href)] : [];
}

const LABELS = { nip: 'NIP ', krs: 'KRS ', site: '' } as const satisfies Record<FactPurpose, string>;
const questionOf = (purpose: FactPurpose, value: string): Query => ({ text: `${LABELS[purpose]}${value}`, purpose });
const questions = (purpose: FactPurpose, values: string[]): Query[] => [...new Set(values)].slice(0, MOST).map((value) => questionOf(purpose, value));

/** Questions to registers and archives. Numbers are not looked up for a private person, in whose order they are an employer's. */
export function factQueries(subject: Subject): Query[] {
  const { nips, courts } = subject.kind === 'person' ? { nips: [], courts: [] } : numbersOf(subject);
  return [...questions('nip', nips), ...questions('krs', courts), ...questions('site', subject.links.flatMap(siteOf))];
}

/** Numbers under which the registers' answers say that the same firm stands elsewhere, less those that were asked. */
export function furtherFacts(hits: readonly SearchHit[], asked: readonly Query[]): Query[] {
  const known = new Set(asked.map(({ text }) => text));
  const numbers = hits.flatMap(({ record }) => record?.numbers ?? []).map(({ purpose, value }) => questionOf(purpose, value));
  const fresh = new Map(numbers.filter(({ text }) => !known.has(text)).map((query) => [query.text, query]));
  return [...fresh.values()].slice(0, 2 * MOST);
}
