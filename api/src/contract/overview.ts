/** The overview of all texts: Polish words for roles and genres, and its order. Shared by page and PDF. */
import { cutAt, sentenceEnds } from './cut.ts';
import { decimal } from './format.ts';
import type { Evidence, Genre, PageRole } from './report.ts';

export const ROLE_LABELS: Record<PageRole, string> = { hero: 'główny temat', party: 'jeden z wątków', passing: 'wzmianka' };

/** Null where the kind of source says more. */
export const GENRE_LABELS: Record<Genre, string | null> = {
  news: 'wiadomość',
  opinion: 'komentarz',
  interview: 'wywiad',
  announcement: 'komunikat',
  release: 'informacja prasowa',
  paid: 'materiał płatny',
  review: 'opinie',
  forum: 'forum',
  record: 'dokument',
  list: 'zestawienie',
  own: 'treść własna',
  profile: 'profil',
  encyclopedia: 'encyklopedia',
  poll: 'sondaż',
  satire: 'satyra',
  catalogue: 'katalog',
  other: null,
};

/** Genres whose words are nobody else's opinion of the subject, or are made up, so that no tone is given. */
export const UNRATED_GENRES: ReadonlySet<Genre> = new Set<Genre>(['own', 'paid', 'release', 'satire']);

/** Others' texts about the subject, those where it is one of several, its own words, and those that name it in passing. */
const place = ({ role, own }: Evidence): number => (own ? 2 : role === 'hero' ? 0 : role === 'passing' ? 3 : 1);

/** Texts that have excerpts, by their place and then by their numbers. */
export const overviewOrder = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ excerpts }) => excerpts.length > 0).sort((a, b) => place(a) - place(b) || a.n - b.n);

/** What a text is to the subject: genre and role, in words, and whether a model read its tone. Older reports know only whose it is. */
export function textWords({
  genre,
  role,
  own,
  kind: place,
  sentiment = null,
}: Pick<Evidence, 'genre' | 'role' | 'own'> & Partial<Pick<Evidence, 'sentiment' | 'kind'>>): string[] {
  const kind = own ? 'own' : genre;
  const part = role === null || UNRATED_GENRES.has(kind) ? null : ROLE_LABELS[role];
  // What stands on a blog is somebody's post, whatever it tells.
  const label = kind === 'news' && place === 'blog' ? 'wpis na blogu' : GENRE_LABELS[kind];
  return [label, part, sentiment?.by === 'model' ? 'wydźwięk odczytał model językowy' : null].filter((word) => word !== null);
}

const LATER_LABELS = { author: 'autor wpisu później', answer: 'odpowiedź na te słowa', other: 'ktoś inny później' } as const;

/** Whose words an excerpt is, of a page of many voices or where the words do not tell; null on others. */
export function excerptLabel({ stars, reply, speaker, later }: Evidence['excerpts'][number]): string | null {
  if (speaker) return `mówi ${speaker}`;
  if (reply) return 'odpowiedź właściciela';
  const parts = [later && LATER_LABELS[later], stars && `ocena ${decimal(stars, Number.isInteger(stars) ? 0 : 1)} z 5`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Quotation marks inside a quotation: »…«, whatever the page uses. */
export const innerMarks = (text: string): string =>
  text.replace(/[„“”"]/gu, (mark, at: number) => (mark === '„' || /^(?:|[\s([–—-])$/u.test(text.charAt(at - 1)) ? '»' : '«'));

/** An excerpt as it is printed between quotation marks: without a dash of speech before it, inner marks »…«, a cut inside a sentence marked. */
export function shownExcerpt(text: string): string {
  const inner = innerMarks(text.replace(/^[–—-]\s+/u, ''));
  return inner.length > 250 && !/[.!?…«’)\]]$/u.test(inner) ? `${inner} […]` : inner;
}

/** What a text decides. */
const OUTCOME = /(?<!\p{L})(?:wybran|wygra|zwycięż|przyznan|zdoby|otrzyma|umorz|oddal|uchyl|uniewinn|obniży|przegra|ugod|przepr[ao]s|sprostow)\p{L}*/giu;
/** Characters between an outcome and whose it is. */
const BESIDE = 40;

/** „Wyrok nie jest prawomocny.”, „Pozwu nie złożono.”: without it the words before tell half. */
const LIMITS =
  /^(?:(?:pozew|pozwu|wyrok|wyroku|decyzja|decyzji|orzeczenie|postanowienie|apelacj\p{L}+|odwołani[ea]|akt\p{L}* oskarżenia)(?!\p{L})|[^.!?]{0,60}(?<!\p{L})(?:nieprawomocn|prawomocn|nie jest ostateczn|pozostaj\p{L}* w mocy|odwoła się|zapowiada\p{L}* (?:apelacj|odwołani)))/iu;

/**
 * An excerpt that is too long for its place, from the sentence or the part of one that has the name, and what was decided on it where that fits: one
 * that stops before them tells somebody else's.
 */
export function windowOf(text: string, name: string, most: number): string {
  if (text.length <= most) return text;
  // Names are declined: „Jandy”, „Kłosem”.
  const stems = (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const named = stems.length > 0 ? new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'giu') : null;
  const at = (pattern: RegExp | null, part: string) => (pattern ? [...part.matchAll(pattern)].map(({ index }) => index) : []);
  const worth = (part: string) => {
    // A name at which the cut falls is not told.
    const names = at(named, part).filter((index) => index + name.length <= part.length || text.endsWith(part));
    const isDecided = at(OUTCOME, part).some((decided) =>
      names.some((one) => Math.abs(one - decided) <= BESIDE && !/[.!?;] /u.test(part.slice(Math.min(one, decided), Math.max(one, decided)))),
    );
    // Of two that tell the decision the one that tells it to its end.
    return Number(names.length > 0) * 2 + Number(isDecided) * (/[.!?…]$/u.test(part) ? 1.5 : 1);
  };
  const room = (from: number) => most - (from > 0 ? 4 : 0);
  const starts = [0, ...[...text.matchAll(/(?:[.!?…]["”«]?|;) (?=[\p{Lu}\d„»–—-])/gu)].map(({ index, 0: end }) => index + end.length)];
  const parts = starts.flatMap((from) => {
    const all = text.slice(from);
    const ends = all.length <= room(from) ? [all.length] : [...sentenceEnds(all, room(from)), cutAt(all, room(from))];
    return [...new Set(ends)].map((end) => ({ from, end: from + end, worth: worth(all.slice(0, end)) - (LIMITS.test(all.slice(end).trimStart()) ? 1 : 0) }));
  });
  const size = ({ from, end }: { from: number; end: number }) => end - from;
  const best = parts.reduce((kept, one) =>
    one.worth > kept.worth || (one.worth === kept.worth && one.from === kept.from && size(one) > size(kept)) ? one : kept,
  );
  const part = text.slice(best.from, best.end);
  const ends = best.end >= text.length;
  return `${best.from > 0 ? '[…] ' : ''}${part.replace(/ \[…\]$/u, '')}${ends && !/ \[…\]$/u.test(part) ? '' : ' […]'}`;
}
