/** Which pages somebody else writes of the subject, whoever gave their address: a link in an order says what is worth reading, not whose it is. */
import type { Subject } from '../../contract/subject.ts';
import { createSubjectIndex, lemmasOf, tokenize } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { readable } from '../reading/text.ts';
import { pageGenre } from './genre.ts';

/** Kinds of page that others write on. */
const KINDS = new Set(['reviews', 'forum', 'questions', 'record', 'list']);

/** „Jak napisaliśmy”, „nasi Czytelnicy”: a newsroom's first person, which is no owner's. */
const NEWSROOM =
  /(?<!\p{sc=Latn})(?:na|o|za|do|s)?(?:pis|podaw|pod|opublikow|inform|poinformow|pyt|zapyt|rozmawi|zadzwoni|dzwoni|ustali|usłysze|dotar|słysze|sprawdzi|przypomnie|otrzym|dosta)\p{sc=Latn}{0,3}(?:liśmy|łyśmy)(?: się)?(?!\p{sc=Latn})|(?<!\p{sc=Latn})dowiedzieliśmy się|(?<!\p{sc=Latn})nas(?:z|i)\p{sc=Latn}* (?:redakcj|czytelni|portal|gaze[ct]|tygodnik|dziennik|reporter|rozmówc|artykuł|tekst|publikacj|korespond|region|miast|gmin|powia)\p{sc=Latn}*|(?:naszym|w) (?:wydaniu|numerze)/giu;
/** Whoever owns a page speaks of itself there. */
const OWNERS =
  /(?<!\p{sc=Latn})(?:ja|mnie|mi|mną|mój|moja|moje|moi|mojego|mojej|moją|moich|moim|my|nas|nam|nami|nasz|nasza|nasze|nasi|naszego|naszej|naszą|naszych|naszym|naszymi|jestem|jesteśmy|mam|mamy|robię|robimy|prowadz(?:ę|imy)|zaprasza(?:m|my)|dziękuj(?:ę|emy)|pracuj(?:ę|emy)|przyjmuj(?:ę|emy)|oferujemy|\p{sc=Latn}{2,}(?:łem|łam|liśmy|łyśmy|łbym|łabym|libyśmy)|gdybym|gdybyśmy)(?!\p{sc=Latn})/iu;
const SAID = /[„"«][^”"»\n]{0,900}[”"»]|(?:^|(?<=[.!?:]) ?)[–—-] [^\n]*/gmu;
const EDITED = new Set(['news', 'poll', 'opinion', 'interview', 'announcement']);

/** Whether the text, apart from what it quotes, is in the first person of whoever has the page. */
const speaksAsOwner = (text: string): boolean => OWNERS.test(text.replace(SAID, ' ').replace(NEWSROOM, ' '));

/** Whether somebody is the subject, or bears a word of its name. */
function isNamedAs(name: string, subject: Subject): boolean {
  const words = new Set(lemmasOf(subject.name));
  return lemmasOf(name).some((word) => word.length > 2 && words.has(word));
}

/** Whether a text has the subject's name, other than in its last line, where its author signs. */
function tellsOf(text: string, subject: Subject): boolean {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: subject.kind });
  const last = text.trimEnd().lastIndexOf('\n');
  return index.find(last > 0 ? text.slice(0, last) : text).length > 0;
}

/** Polish letters as host names write them: "zielińska" gives "zielinska". */
export const asciiOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');
/** Letters from which a word of a name says in a host whose it is. */
const TELLING = 5;
/** „lis-projekty.pl”: a host that bears the surname, or a long word of a firm's name. */
function bearsName(host: string, subject: Subject): boolean {
  const words = tokenize(subject.name).map(({ lower }) => asciiOf(lower));
  const said = subject.kind === 'person' ? words.slice(-1) : words;
  return said.some((word) => word.length >= TELLING && host.includes(word));
}

/** A front page: whoever gives it claims the site. */
const isFront = ({ canonicalUrl }: Document): boolean => /^[^/]+\/\/[^/]+\/?$/.test(canonicalUrl.split(/[?#]/)[0] ?? '');

/**
 * Whether a page is somebody else's text: many voices, what the press marks as its own, an interview, or a dated text that tells of the subject in the
 * third person and in nobody's first, whatever it apologises for.
 */
export function isByOthers(document: Document, subject: Subject): boolean {
  const { kind, page, publishedAt, author } = document.article;
  if (KINDS.has(kind) || page.structuredTypes.some((type) => /NewsArticle$/.test(type) || type === 'DiscussionForumPosting')) return true;
  if (kind !== 'text' || page.profile !== null || publishedAt === null || isFront(document) || bearsName(document.host, subject)) return false;
  if (author !== null && isNamedAs(author, subject)) return false;
  const genre = pageGenre(document, false);
  if (genre === 'interview') return true;
  const text = readable(document);
  return EDITED.has(genre) && tellsOf(text, subject) && (genre === 'opinion' ? subject.kind === 'person' : !speaksAsOwner(text));
}
