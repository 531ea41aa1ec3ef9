/** The overview of all texts: Polish words for roles and genres, and its order. Shared by page and PDF. */
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
  catalogue: 'katalog',
  other: null,
};

/** Genres whose words are nobody else's opinion of the subject, so that no tone is given. */
export const UNRATED_GENRES: ReadonlySet<Genre> = new Set<Genre>(['own', 'paid', 'release']);

/** Others' texts about the subject, those where it is one of several, its own words, and those that name it in passing. */
const place = ({ role, own }: Evidence): number => (own ? 2 : role === 'hero' ? 0 : role === 'passing' ? 3 : 1);

/** Texts that have excerpts, by their place and then by their numbers. */
export const overviewOrder = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ excerpts }) => excerpts.length > 0).sort((a, b) => place(a) - place(b) || a.n - b.n);

/** What a text is to the subject: genre and role, in words, and whether a model read its tone. Older reports know only whose it is. */
export function textWords({ genre, role, own, sentiment = null }: Pick<Evidence, 'genre' | 'role' | 'own'> & Partial<Pick<Evidence, 'sentiment'>>): string[] {
  const kind = own ? 'own' : genre;
  const part = role === null || UNRATED_GENRES.has(kind) ? null : ROLE_LABELS[role];
  return [GENRE_LABELS[kind], part, sentiment?.by === 'model' ? 'wydźwięk odczytał model językowy' : null].filter((word) => word !== null);
}

/** Whose words an excerpt is, of a page of many voices or where the words do not tell; null on others. */
export const excerptLabel = ({ stars, reply, speaker }: Evidence['excerpts'][number]): string | null =>
  speaker ? `mówi ${speaker}` : reply ? 'odpowiedź właściciela' : stars ? `ocena ${decimal(stars, Number.isInteger(stars) ? 0 : 1)} z 5` : null;

/** An excerpt as it is printed between quotation marks: without a dash of speech before it, inner marks »…«, a cut inside a sentence marked. */
export function shownExcerpt(text: string): string {
  const inner = text
    .replace(/^[–—-]\s+/u, '')
    .replace(/[„“”"]/gu, (mark, at: number) => (mark === '„' || /^(?:|[\s([–—-])$/u.test(text.charAt(at - 1)) ? '»' : '«'));
  return inner.length > 250 && !/[.!?…«’)\]]$/u.test(inner) ? `${inner} […]` : inner;
}
