/** Stored mentions judged by another context: which are about the subject as it is described now. Pure. */
import { createSubjectIndex, detectLanguage } from '../language/index.ts';
import { type StoredPage, storedDocument } from '../research/index.ts';
import { type Sighting, type WatchedSubjectInput, watchOne } from './watch.ts';

/** A mention and the text of its page; `text` null when no copy of it is left. */
export type StoredMention = Omit<StoredPage, 'text' | 'lang'> & { id: number; text: string | null; content: string; matchStart: number | null };
/**
 * `kept`: the sighting, or null for the copy of another page; `named`: whether the stored sentence still names the subject. `unknown`:
 * without its page's text nothing can be told.
 */
export type Verdict = { id: number; is: 'kept'; sighting: Sighting | null; named: boolean } | { id: number; is: 'aside' } | { id: number; is: 'unknown' };

/** Judges mentions again, all together, as a round judges what it finds. Without a page's text only a missing name can be told. */
export function watchAgain({ subject, namesakes }: WatchedSubjectInput, mentions: readonly StoredMention[]): Verdict[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name: subject.name, kind: subject.kind, description: subject.description });
  const names = (text: string): boolean => index.find(text).length > 0;
  const pages = mentions.flatMap((mention) =>
    mention.text === null
      ? []
      : [{ id: mention.id, document: storedDocument({ ...mention, text: mention.text, lang: detectLanguage(mention.text || mention.title).lang }) }],
  );
  const { sightings } = watchOne(
    { subject, namesakes },
    pages.map(({ document }) => document),
  );
  const found = new Map(sightings.map((sighting) => [sighting.canonicalUrl, sighting]));
  const copies = new Set(sightings.flatMap((sighting) => sighting.copies));
  const addresses = new Map(pages.map(({ id, document }) => [id, document.canonicalUrl]));
  return mentions.map((mention): Verdict => {
    const { id, title, content, matchStart } = mention;
    const address = addresses.get(id);
    if (address === undefined) return { id, is: matchStart === null || names(`${title}\n${content}`) ? 'unknown' : 'aside' };
    const sighting = found.get(address);
    return sighting || copies.has(address) ? { id, is: 'kept', sighting: sighting ?? null, named: names(content) } : { id, is: 'aside' };
  });
}
