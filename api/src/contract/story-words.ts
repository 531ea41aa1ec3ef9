/** Stories in words, shared by page and PDF. */
import { counted, dateShort } from './format.ts';
import { shownExcerpt } from './overview.ts';
import type { Claim, Evidence, Opinion, Rating, Report, Story, VoiceSide } from './report.ts';

export const STORY_WORDS = {
  title: 'Sprawy, o których pisano',
  titleWithout: 'Co piszą źródła',
  lead: 'Sprawa to co najmniej dwa teksty o tym samym. Słowa źródeł są dosłowne.',
  leadWithout: 'Żadnej sprawy nie opisują dwa różne miejsca. Słowa źródeł są dosłowne.',
  same: 'to samo:',
  told: 'W skrócie',
  toldBy: 'Relację ułożył model językowy; każde zdanie potwierdza cytat ze źródła.',
  ending: 'Jak się skończyło',
  outcome: 'Rozstrzygnięcie, o którym piszą',
  reason: 'Dlaczego',
  advice: 'Co zrobić',
  goesOn: 'Ciąg dalszy:',
  titled: 'Tytuł:',
  background: 'Tylko wspominają:',
  asides: 'Poza tym piszą',
  facts: 'Daty i liczby',
  fact: { what: 'Kiedy lub ile', text: 'Co podaje źródło', source: 'Źródło' },
  opinions: 'Opinie według tematów',
  ratings: 'Opinie w gwiazdkach',
  opinionsLead:
    'Ile opinii mówi o temacie dobrze, ile źle, a ile jedno i drugie. Rozstrzyga zdanie o temacie, nie gwiazdki: kto daje pięć, może narzekać na cenę. Gdy zdanie nic nie ocenia, liczą się gwiazdki.',
  opinionsFew: 'Opinii jest zbyt mało, żeby je liczyć według tematów; oto same głosy.',
  opinionsLeadByStars:
    'Ile opinii, w których pada temat, ma cztery lub pięć gwiazdek, ile jedną lub dwie, a ile trzy albo żadnej. Gwiazdki oceniają całość: kto daje pięć, może narzekać na cenę.',
  opinion: { theme: 'Temat', good: 'Dobrze', bad: 'Źle', other: 'I tak, i tak', quotes: 'Głosy' },
  opinionByStars: { theme: 'Temat', good: '4–5 gwiazdek', bad: '1–2 gwiazdki', other: 'Pozostałe', quotes: 'Głosy' },
  endings: 'Zakończenia innych spraw',
  confusions: 'Podobna nazwa, ktoś inny',
} as const;

/** Where the words of an end would stand, of a charge that no page tells an end of; the gate proves it (AC-27). */
export const NO_END = 'Zakończenia tej sprawy nie znaleźliśmy.';

/** The excerpt of a story that says what happened; null where none does. */
export const happenedIn = <C>({ excerpts, happened }: { excerpts: readonly C[]; happened: number | null }): C | null => excerpts[happened ?? -1] ?? null;

type Dated = ReadonlyMap<number, Pick<Evidence, 'publishedAt' | 'genre'>>;

/** Quotes as the matter went on: by the day of their page, those without a date last; of one day in their own order. */
export function byDay<T extends Pick<Claim, 'refs'>>(claims: readonly T[], byNumber: Dated): T[] {
  const dayOf = ({ refs }: T) => byNumber.get(refs[0] ?? 0)?.publishedAt?.slice(0, 10) ?? '9999';
  return [...claims].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

/** Pages of many voices, each of its own day: the page's day is nobody's. */
const MANY: ReadonlySet<Evidence['genre']> = new Set(['forum', 'review']);

/** The day of a source's words („04.05.2023”); null without one, and where they are one voice of many. */
export function dayOfWords(n: number, byNumber: Dated): string | null {
  const item = byNumber.get(n);
  return item?.publishedAt && !MANY.has(item.genre) ? dateShort(item.publishedAt) : null;
}

export const dayOfQuote = ({ refs }: Pick<Claim, 'refs'>, byNumber: Dated): string | null => dayOfWords(refs[0] ?? 0, byNumber);

/** Whose words stand under the heading. `own`: of the subject, as it says them or as a source hands them on. */
export const SIDE_LABELS: Record<VoiceSide, string> = {
  critic: 'Krytycznie',
  defender: 'Przychylnie lub w obronie',
  own: 'Własne stanowisko',
  neutral: 'Wypowiadają się',
};

/** „29.11.2024–09.01.2025 · 7 tekstów · 5 miejsc”. */
export function storyFacts({ from, to, pages, outlets }: Story): string {
  const span = from && to ? (from === to ? dateShort(from) : `${dateShort(from)}–${dateShort(to)}`) : null;
  const texts = counted(pages.length, 'tekst', 'teksty', 'tekstów');
  const places = counted(outlets.length, 'serwis', 'serwisy', 'serwisów');
  return [span, texts, places].filter(Boolean).join(' · ');
}

/** Quoted words between quotation marks; a number in square brackets is no citation of the report. */
export const quotedWords = (text: string): string => `„${shownExcerpt(text.replace(/\s+/g, ' ')).replace(/\[(?=\d)/g, '[\u2060')}”`;

/** Quoted words behind the name of who says them, where they do not tell. */
export const saidWords = ({ text, speaker }: Pick<Claim, 'text' | 'speaker'>): string => `${speaker ? `${speaker}: ` : ''}${quotedWords(text)}`;

const letters = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
/** Where the words of somebody else than the reporter begin. */
const SPEECH = /[„"»]|(?:^|[.:!?…]\s)[–—-]\s/u;

/** „… – mówi Jan Mucha”: a reporter's words behind speech, to the end of the sentence. */
const TOLD_BEHIND = /(?:[”"»]\s*[–—-]?|\s[–—-])\s+(\p{Ll}[^.!?…–—„]*)/gu;

/**
 * Who is named before a voice's words: nobody where a reporter's words before or behind them name the speaker already („Burmistrz Jan Nowak zapowiedział
 * …”, „… – mówi Jan Nowak”), and of a post that it is signed with a name of its author's choice.
 */
export function voiceLead(speaker: string, n: number, text: string, byNumber: ReadonlyMap<number, Pick<Evidence, 'genre'>>): string {
  const [reported = ''] = text.split(SPEECH);
  const surname = letters(speaker.split(/\s+/u).at(-1) ?? speaker);
  const behind = [...text.matchAll(TOLD_BEHIND)].map(([, told = '']) => told);
  if ([reported, ...behind].some((told) => letters(told).includes(surname))) return '';
  const isPost = byNumber.get(n)?.genre === 'forum' && !letters(text).includes(surname);
  return isPost ? `${speaker} (pseudonim)` : speaker;
}

/** „Anna, 5/5” */
export const whoSays = ({ who, stars, sign }: Opinion['quotes'][number]): string =>
  sign === 'reply' ? 'odpowiedź' : [who ?? 'bez podpisu', stars === null ? null : `${stars}/5`].filter(Boolean).join(', ');

/** „4 strony podają jeszcze starą wersję:” */
export const stillWords = (n: number): string => `${counted(n, 'strona podaje', 'strony podają', 'stron podaje')} jeszcze starą wersję:`;

export const namesakePages = (n: number): string => counted(n, 'strona', 'strony', 'stron');

/** Heading over a story's end: sure where an accusation has it, else a decision that its pages report. */
export const endingLabel = ({ pattern }: Claim): string => (pattern === 'HI-05' ? STORY_WORDS.outcome : STORY_WORDS.ending);

/** Reviews with stars from which counts by theme say more than single voices. */
const COUNTABLE = 10;
/** How opinions are told: counted by what they say of a theme, as voices alone where there are few, by stars in older reports. */
export function toldOpinions({ opinions, ratings }: Pick<Report, 'opinions' | 'ratings'>): 'counts' | 'voices' | 'stars' {
  if (opinions.some(({ byWords }) => !byWords)) return 'stars';
  return ratings.reduce((sum, { stars }) => sum + stars.reduce((all, one) => all + one, 0), 0) >= COUNTABLE ? 'counts' : 'voices';
}

/** „10 z 98 opinii (5/5: 4, 4/5: 2, 1/5: 4), serwis podaje średnią 3,4” */
export function ratingWords({ stars, mean, of }: Rating): string {
  const shown = stars.reduce((sum, one) => sum + one, 0);
  const stated = mean === null ? null : `serwis podaje średnią ${String(mean).replace('.', ',')}`;
  if (shown === 0) return `${stated} z ${counted(of ?? 0, 'oceny', 'ocen', 'ocen')}, samych opinii nie widać`;
  const each = stars.flatMap((count, i) => (count > 0 ? [`${i + 1}/5: ${count}`] : [])).reverse();
  const many = of !== null && of > shown ? `${shown} z ${counted(of, 'opinii', 'opinii', 'opinii')}` : counted(shown, 'opinia', 'opinie', 'opinii');
  return [`${many} (${each.join(', ')})`, stated].filter(Boolean).join('; ');
}

/** Whether the chapter has anything to show. */
export const hasStories = ({ stories, asides, opinions, ratings, endings }: Pick<Report, 'stories' | 'asides' | 'opinions' | 'ratings' | 'endings'>): boolean =>
  stories.length + asides.length + opinions.length + ratings.length + endings.length > 0;

/** Voices in the order in which they are printed, by side. */
export const voicesBySide = ({ voices }: Story): { side: VoiceSide; voices: Story['voices'] }[] =>
  (['critic', 'defender', 'own', 'neutral'] as const).flatMap((side) => {
    const of = voices.filter((voice) => voice.side === side);
    return of.length > 0 ? [{ side, voices: of }] : [];
  });

/** Words of a quote in the main part; all of it is in the protocol. */
const QUOTE_WORDS = 30;
/** How many more the first sentence may have to stand whole. */
const WHOLE_SENTENCE = 6;
const words = (text: string) => text.trim().split(/\s+/u).length;

/** A quote in short: the whole sentences that fit, else its beginning. Cuts are marked. */
export function shortQuote(text: string, most = QUOTE_WORDS): string {
  const clean = text.replace(/\s+/gu, ' ').trim();
  if (words(clean) <= most) return clean;
  let kept = '';
  // A full stop after a short word may be an abbreviation's („tzw.”, „mec.”, „r.”): a cut there would end in the middle of a sentence.
  for (const sentence of clean.match(/.+?(?:[!?…]+|(?<=[\p{L}\d”"')]{5})\.)[”"']*(?=\s+[^\p{Ll}]|$)\s*/gu) ?? []) {
    if (words(kept + sentence) > (kept ? most : most + WHOLE_SENTENCE)) break;
    kept += sentence;
  }
  if (kept.trim() === clean) return clean;
  return `${kept.trim() || clean.split(' ').slice(0, most).join(' ')} […]`;
}
