/**
 * Sentences that say of a private person what is nobody's business (GDPR art. 9 and 10): they are taken out of its pages before anything is
 * judged, quoted or told, and counted. Offsets stay: each letter becomes a line break, which no quote crosses.
 */
import { hasPublicFunction, isInBusiness, sensitiveKind } from '../../contract/sensitive.ts';
import type { Subject } from '../../contract/subject.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences, overlaps, readable, type Sentence } from '../reading/text.ts';
import { leftOut, without } from './left-out.ts';

/** Outlets whose title names somebody, from which the press covers them. */
const COVERED = 3;
/** Hosts that put an office beside the name, from which it counts. */
const TOLD = 2;
/** Letters before and after a name that may hold an office. */
const BESIDE = { before: 60, after: 40 };
/** Three line breaks stand in no text that was read: paragraphs have one blank line between them. */
const GAP = '\n\n\n';

/** Whether a cut goes across a sentence that was taken out. */
export const crossesGap = (text: string): boolean => text.includes(GAP);

/** `public`: everything may be told; `known`: a firm or the press make a conviction everybody's business, an illness not; `private`: neither. */
export type Standing = 'public' | 'known' | 'private';

/** The words beside the name, within its line. */
function besideNames({ document, mentions }: MatchedDocument): string[] {
  const text = readable(document);
  return mentions.slice(0, 12).map(({ start, end }) => {
    const before = text.slice(Math.max(0, start - BESIDE.before), start);
    const after = text.slice(end, end + BESIDE.after);
    return `${before.slice(before.search(/[^.!?\n]*$/))} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`;
  });
}

/** Hosts with a page on which the words beside the name pass a test. */
const hostsWith = (kept: readonly MatchedDocument[], test: (text: string) => boolean): number =>
  new Set(kept.filter((each) => besideNames(each).some(test)).map(({ document }) => document.domain)).size;

/** What the order and the pages show of a subject. A firm is never private. */
export function standingOf(subject: Subject, kept: readonly MatchedDocument[]): Standing {
  const order = [subject.description, ...subject.keywords].join(', ');
  if (subject.kind !== 'person' || hasPublicFunction(order) || hostsWith(kept, hasPublicFunction) >= TOLD) return 'public';
  const press = kept.filter(({ document, titled }) => titled !== null && (document.kind === 'news' || document.kind === 'trade'));
  const covered = new Set(press.map(({ document }) => document.domain)).size >= COVERED;
  return covered || isInBusiness(order) || hostsWith(kept, isInBusiness) >= TOLD ? 'known' : 'private';
}

const isWithheld = (text: string, standing: Standing): boolean => {
  const kind = sensitiveKind(text);
  return kind !== null && (kind === 'special' || standing === 'private');
};

const OTHER_NAME = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Sentences of a page that say it of the subject: with its name, or right after such a one and with nobody else's. */
function sensitiveSentences({ document, mentions }: MatchedDocument, standing: Standing): Sentence[] {
  const found: Sentence[] = [];
  let about = false;
  for (const sentence of documentSentences(document)) {
    const named = mentions.some((mention) => overlaps(mention, sentence));
    about = named || (about && !OTHER_NAME.test(sentence.text));
    if (!about) continue;
    if (isWithheld(sentence.text, standing)) found.push(sentence);
  }
  return found;
}

/**
 * Pages about the subject without such sentences. What somebody says on their own pages they have made public themselves.
 * @param own ids of the subject's own pages
 */
export function withholdSensitive(subject: Subject, found: MatchedDocument[], own: ReadonlySet<string>): { kept: MatchedDocument[]; withheld: number } {
  const kept = found.map(leftOut);
  const standing = standingOf(subject, kept);
  if (standing === 'public') return { kept, withheld: 0 };
  let withheld = 0;
  const pages = kept.map((matched) => {
    if (own.has(matched.document.id)) return matched;
    const sentences = sensitiveSentences(matched, standing);
    const titled = matched.titled !== null && isWithheld(matched.document.article.title, standing);
    if (sentences.length === 0 && !titled) return matched;
    withheld += sentences.length + Number(titled);
    return without(matched, sentences, titled);
  });
  return { kept: pages, withheld };
}
