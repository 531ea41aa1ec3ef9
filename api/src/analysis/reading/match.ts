/** Which documents speak of the subject, and where. */
import type { Subject } from '../../contract/subject.ts';
import { createSubjectIndex, type Mention, type SubjectIndex, type WatchedSubject } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { contextOfOrder } from './context.ts';
import { isShortForOther, nameInTexts, withoutLonger } from './longer-names.ts';
import {
  familiarNamesOf,
  familyName,
  hasOtherNumber,
  initialMentions,
  isFirstWord,
  isInLongerName,
  isPlural,
  peopleAsked,
  shortNamesOf,
  turnedName,
} from './short-names.ts';
import { readable } from './text.ts';

/** A document that names the subject. `mentions` lie in the article's text; `titled`: the name in the title. `full`: the full name is in one of them, or the page is the subject's own. */
export type MatchedDocument = {
  document: Document;
  mentions: Mention[];
  titled: Mention | null;
  full: boolean;
  /** The page brings up the name as a part of another's longer name. */
  shortForOther?: boolean;
  /** It has the words of the name the other way round, and nowhere as they are. */
  turned?: boolean;
  /** It names none but a person whom a firm's order looks for. */
  byPerson?: boolean;
  /** It names the family of a family's firm („u Wronów”), and not the firm. */
  byFamily?: boolean;
  /** Nouns of the order for what the subject is, which stand for it on its pages. */
  kinds?: ReadonlySet<string>;
  /** The buyer says that it is about the subject. */
  claimed?: true;
};

const SUBJECT_ID = 'subject';
const TITLE_MAX = 500;

type Found = { titled: Mention | null; mentions: Mention[] };

/** The name in a page's title and the mentions in its text, of every subject of an index, by the subject's id. @param short short names are candidates, too */
function readMentions(index: SubjectIndex, document: Document, short: boolean): Map<string, Found> {
  const found = new Map<string, Found>();
  const of = (id: string) => {
    const known = found.get(id) ?? { titled: null, mentions: [] };
    found.set(id, known);
    return known;
  };
  for (const mention of index.find(document.article.title.slice(0, TITLE_MAX), { surnames: short })) {
    const { titled } = of(mention.subjectId);
    if ((mention.full || short) && (!titled || (mention.full && !titled.full))) of(mention.subjectId).titled = mention;
  }
  for (const mention of index.find(readable(document), { surnames: short })) of(mention.subjectId).mentions.push(mention);
  return found;
}

/** The page with its mentions; null when it does not name the subject, or only in the title of an empty page. */
function matchedBy(document: Document, found: Found | undefined): MatchedDocument | null {
  if (!found) return null;
  const { titled, mentions } = found;
  const profileName = document.article.page.profile !== null && titled !== null;
  if (mentions.length === 0 && !(titled && (document.article.text.trim() !== '' || profileName))) return null;
  return { document, mentions, titled, full: titled?.full === true || mentions.some((mention) => mention.full) };
}

const clash = (a: Mention, b: Mention): boolean => a.start < b.end && b.start < a.end;

/** Mentions by the full name and those by another form of it: where both stand, the full one counts. */
function merged(own: Found, alias: Found): Found {
  const added = alias.mentions.filter((mention) => mention.full).map((mention) => ({ ...mention, subjectId: SUBJECT_ID }));
  const kept = own.mentions.filter((mention) => mention.full || !added.some((other) => clash(other, mention)));
  const titled = own.titled?.full || !alias.titled?.full ? own.titled : { ...alias.titled, subjectId: SUBJECT_ID };
  return { titled, mentions: [...kept, ...added.filter((mention) => !kept.some((other) => clash(other, mention)))].sort((a, b) => a.start - b.start) };
}

/** Mentions by the full name with those by short names, which count only where no full name stands. */
function joined(own: Found | undefined, familiar: (Found | undefined)[], short: (Found | undefined)[], initials: Mention[]): Found | undefined {
  const full = familiar.reduce<Found>((all, found) => (found ? merged(all, found) : all), own ?? { titled: null, mentions: [] });
  const candidate = (mention: Mention): Mention => ({ ...mention, subjectId: SUBJECT_ID, full: false });
  const mentions = [...full.mentions];
  for (const mention of [...short.flatMap((found) => found?.mentions ?? []), ...initials])
    if (!mentions.some((other) => clash(other, mention))) mentions.push(candidate(mention));
  const titledShort = short.map((found) => found?.titled).find((mention) => mention) ?? null;
  const titled = full.titled ?? (titledShort && candidate(titledShort));
  if (mentions.length === 0 && !titled) return undefined;
  return { titled, mentions: mentions.sort((a, b) => a.start - b.start) };
}

/** Takes out a first word that goes on to another name. */
function dropGoingOn({ article }: Document, short: Found): void {
  const title = article.title.slice(0, TITLE_MAX);
  if (short.titled && isInLongerName(title, short.titled)) short.titled = null;
  short.mentions = short.mentions.filter((mention) => !isInLongerName(article.text, mention));
}

/** Takes out mentions inside longer names of others. */
function dropLonger(subject: Subject, { article }: Document, found: Found): void {
  const title = article.title.slice(0, TITLE_MAX);
  const all = withoutLonger(subject, `${title}\n${article.text}`, [
    ...(found.titled ? [found.titled] : []),
    ...found.mentions.map((mention) => ({ ...mention, start: mention.start + title.length + 1, end: mention.end + title.length + 1 })),
  ]);
  if (found.titled && !all.includes(found.titled)) found.titled = null;
  const kept = new Set(all.filter((mention) => mention !== found.titled).map(({ start }) => start - title.length - 1));
  found.mentions = found.mentions.filter(({ start }) => kept.has(start));
}

/** „Nazwy podobne: X s.c., X Meble”: a register lists others that are called alike. */
const CALLED_ALIKE = /(?<!\p{sc=Latn})(?:nazwy podobne|podobne nazwy|podobne firmy|o podobnej nazwie|inne podmioty)(?!\p{sc=Latn})[^.!?\n]{0,80}$/iu;
const ALIKE_BEFORE = 120;

/** Takes out mentions in a list of others that are called alike, where the entry is not on a firm of the name. */
function dropCalledAlike({ name }: Subject, { article: { text, title } }: Document, found: Found): void {
  if (title.toLowerCase().startsWith(name.toLowerCase())) return;
  found.mentions = found.mentions.filter(({ start }) => !CALLED_ALIKE.test(text.slice(Math.max(0, start - ALIKE_BEFORE), start)));
}

/** Whether the title, or the text under a title without the name, brings up another's longer name first. */
function isOther(pattern: RegExp, { document, mentions, titled }: MatchedDocument, kinds: ReadonlySet<string>): boolean {
  if (titled) return false;
  return isShortForOther(pattern, document.article.title.slice(0, TITLE_MAX), [], kinds) || isShortForOther(pattern, readable(document), mentions, kinds);
}

/**
 * Splits documents into those that mention the subject and those that do not. A surname or another short name alone counts as a
 * mention only as a candidate (`full` false); identity decides.
 * @param isOwn pages that the order names as the subject's own: they speak of it whether they name it or not
 */
export function matchDocuments(
  subject: Subject,
  documents: Document[],
  isOwn: (document: Document) => boolean = () => false,
): { matched: MatchedDocument[]; offTopic: Document[] } {
  const index = createSubjectIndex();
  index.add({ id: SUBJECT_ID, name: subject.name, kind: subject.kind, description: subject.description });
  const turned = turnedName(subject);
  const shorter = [...shortNamesOf(subject), ...(turned === null ? [] : [turned])].map((name, i) => {
    const id = `short-${i}`;
    index.add({ id, name, kind: subject.kind, description: subject.description });
    return { id, name };
  });
  const familiar = familiarNamesOf(subject).map((name, i) => {
    const id = `familiar-${i}`;
    index.add({ id, name, kind: subject.kind, description: subject.description });
    return id;
  });
  const people = peopleAsked(subject).map((name, i) => {
    const id = `person-${i}`;
    index.add({ id, name, kind: 'person', description: '' });
    return id;
  });
  const family = familyName(subject);
  if (family !== null) index.add({ id: 'family', name: family, kind: 'person', description: '' });
  const pattern = nameInTexts(subject);
  const { roles: kinds } = contextOfOrder(subject);
  const matched: MatchedDocument[] = [];
  const offTopic: Document[] = [];
  for (const document of documents) {
    const found = readMentions(index, document, true);
    for (const one of found.values()) {
      if (pattern) dropLonger(subject, document, one);
      dropCalledAlike(subject, document, one);
    }
    const text = `${document.article.title}\n${readable(document)}`;
    for (const { id, name } of shorter) {
      const one = found.get(id);
      if (one && isFirstWord(subject, name)) dropGoingOn(document, one);
    }
    const mayBe = shorter.filter(({ name }) => !hasOtherNumber(subject, name, text));
    const short = mayBe.map(({ id }) => found.get(id));
    const isTurned =
      turned !== null &&
      ![found.get(SUBJECT_ID), ...mayBe.filter(({ name }) => name !== turned).map(({ id }) => found.get(id))].some(
        (one) => one && (one.titled || one.mentions.length > 0),
      );
    const named = familiar.map((id) => found.get(id));
    const initials = initialMentions(subject, readable(document), SUBJECT_ID);
    const called = matchedBy(document, joined(found.get(SUBJECT_ID), named, short, initials));
    const asked = people.map((id) => found.get(id));
    const plural = (found.get('family')?.mentions ?? []).filter(({ form }) => isPlural(form));
    const ofFamily = { titled: null, mentions: plural };
    const person = matchedBy(document, joined(found.get(SUBJECT_ID), named, [...short, ...asked], initials));
    const one = person ?? matchedBy(document, joined(undefined, [], [ofFamily], []));
    if (one)
      matched.push({
        ...one,
        kinds,
        ...(called || !person ? {} : { byPerson: true }),
        ...(called || plural.length === 0 ? {} : { byFamily: true }),
        ...(isTurned ? { turned: true } : {}),
        ...(pattern && isOther(pattern, one, kinds) ? { shortForOther: true } : {}),
      });
    else if (isOwn(document) && document.article.text.trim() !== '') matched.push({ document, mentions: [], titled: null, full: true, kinds });
    else offTopic.push(document);
  }
  return { matched, offTopic };
}

/** Reads each document once for many subjects: the pages that have a subject's full name, by the subject's id. */
export function matchMany(subjects: WatchedSubject[], documents: Document[]): Map<string, MatchedDocument[]> {
  const index = createSubjectIndex();
  for (const subject of subjects) index.add(subject);
  const matched = new Map<string, MatchedDocument[]>();
  for (const document of documents)
    for (const [id, found] of readMentions(index, document, false)) {
      const one = matchedBy(document, found);
      if (!one?.full) continue;
      const pages = matched.get(id);
      if (pages) pages.push(one);
      else matched.set(id, [one]);
    }
  return matched;
}
