/** Reviews and posts that wait for an answer, that come from somebody who was not there, and what several of them complain of. */
import { dateLong, dateShort } from '../../../contract/format.ts';
import type { PageItem } from '../../../research/types.ts';
import { daysBetween } from '../../ledger/features.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { settledOn } from '../../reading/settled.ts';
import { quoteFrom, readable, shown } from '../../reading/text.ts';
import type { Ground } from './ground.ts';

/** Older voices are no longer waited for. */
const FRESH_DAYS = 730;
/** Shortest review that tells something to answer. */
const SHORT = 40;
const CRITICAL_STARS = 2;
const UNANSWERED = 2;
/** Somebody says that he is still waiting. */
const WAITING =
  /(?<!\p{sc=Latn})(?:cisza|zero (?:odzewu|odpowiedzi|kontaktu)|bez (?:odpowiedzi|odzewu)|do (?:dziś|dzisiaj|tej pory) (?:nie|nikt|cisza|czekam)|(?:nadal|wciąż|dalej|ciągle) (?:czekam|nie (?:dosta|oddal|odda|zwróci|odpis|odpowied))\p{sc=Latn}*|nikt (?:nawet )?nie (?:odpisał|oddzwonił|zadzwonił|odpowiedział|przeprosił))(?!\p{sc=Latn})/iu;
/** Somebody says that he was never there, and speaks of no visit. */
const NOT_THERE =
  /(?<!\p{sc=Latn})(?:nie by(?:łem|łam) i nie (?:będę|zamierzam)|nigdy (?:tam |u (?:nich|was) |w tym miejscu )?nie by(?:łem|łam)(?! tak| bardziej| zadowol)|nie by(?:łem|łam) (?:tam|u nich|u was) (?:nigdy|ani razu))(?!\p{sc=Latn})/iu;
const VISIT = /(?<!\p{sc=Latn})(?:wizyt|umówi|odwoła|zamówi|rezerwac|zapłaci|kupi|dzwoni)\p{sc=Latn}*/iu;
/** „Odmówiono mi zwrotu”, „przyszła w złym rozmiarze”: something that happened can be answered; a taunt and a grumble cannot. */
const HAPPENED =
  /(?<!\p{sc=Latn})\p{sc=Latn}{2,}(?:ł|ła|ło|li|ły|łem|łam|liśmy|łyśmy|ono|ano|ięto|yto)(?!\p{sc=Latn})|(?<!\p{sc=Latn})\p{sc=Latn}{3,}(?:an|on|ęt)(?:y|a|e)(?!\p{sc=Latn})/iu;
/** Words with which a forum's keeper speaks. */
const KEEPER = /moderator|administrator|^admin$/iu;

type Voice = { item: LedgerItem; review: PageItem; text: string };

/** Weeks and months up to which pages count them: „3 tygodnie temu”, „11 miesięcy temu”. */
const WEEKS = 8;
const MONTHS = 12;

/** The day of a voice. Of one that its page may date by „rok temu” or „2 miesiące temu”, for it lies whole weeks, months or years back, about when. */
function dayOf(when: string, fetchedAt: string): string {
  const days = daysBetween(when.slice(0, 10), fetchedAt.slice(0, 10));
  const sameDay = when.slice(8, 10) === fetchedAt.slice(8, 10);
  const weeks = days % 7 === 0 && days <= 7 * WEEKS;
  // The page may have been read a day later than its time zone says.
  const months = [0, 29].includes(days % 30) && days <= 30 * MONTHS;
  if (days <= 0 || !(sameDay || weeks || months || [0, 364].includes(days % 365))) return dateShort(when);
  return days < 360 ? `ok. ${dateLong(when).replace(/^\d+\s|\sr\.$/gu, '')}` : `ok. ${when.slice(0, 4)} r.`;
}

const whoOf = ({ item, review }: Voice): string =>
  [
    review.who ?? 'bez podpisu',
    ...(review.stars === null ? [] : [`${review.stars}/5`]),
    item.evidence.domain,
    ...(review.when === null ? [] : [dayOf(review.when, item.document.fetchedAt)]),
  ].join(', ');

/** The first words of a voice, as printed. */
function quoteOf({ item, review, text }: Voice, anchor = 0): string {
  const quote = quoteFrom(readable(item.document), review, { start: review.start + anchor, end: review.start + anchor }).text;
  return shown(quote, text);
}

function voicesOf({ ledger }: Ground): Voice[] {
  return ledger.items
    .filter(({ evidence }) => !evidence.own && evidence.role === 'hero')
    .flatMap((item) => item.document.article.items.map((review) => ({ item, review, text: readable(item.document).slice(review.start, review.end).trim() })))
    .filter(({ text, review }) => text.length > 0 && !KEEPER.test(review.who ?? ''));
}

const byDate = (a: Voice, b: Voice): number => ((a.review.when ?? '') < (b.review.when ?? '') ? 1 : (a.review.when ?? '') > (b.review.when ?? '') ? -1 : 0);

/** Whether nobody answered: no reply of the owner stands below, and its author does not write later that the matter is over. */
const isOpen = ({ item, review }: Pick<Voice, 'item' | 'review'>): boolean =>
  review.reply === null && !settledOn(item.document).some((one) => one.item === review);

export function onVoices(ground: Ground): void {
  const { ledger, opinions, add } = ground;
  const all = voicesOf(ground);
  const voices = all.filter(({ review }) => review.when === null || daysBetween(review.when, ledger.now) <= FRESH_DAYS);
  const reviews = voices.filter(({ item, review }) => item.evidence.genre === 'review' && isOpen({ item, review }));
  const absent = reviews.find(({ review, text }) => (review.stars ?? 5) <= CRITICAL_STARS && NOT_THERE.test(text) && !VISIT.test(text));
  if (absent) add('R51', { domain: absent.item.evidence.domain, quote: quoteOf(absent), who: whoOf(absent) }, [absent.item]);
  const waiting = reviews.filter(({ review, text }) => (review.stars === null || review.stars <= CRITICAL_STARS) && WAITING.test(text)).sort(byDate);
  const bad = reviews
    .filter(
      (voice) =>
        voice !== absent && !waiting.includes(voice) && (voice.review.stars ?? 5) <= CRITICAL_STARS && voice.text.length >= SHORT && HAPPENED.test(voice.text),
    )
    .sort(byDate);
  for (const voice of [...waiting, ...bad].slice(0, UNANSWERED)) {
    const slots = { quote: quoteOf(voice, waiting.includes(voice) ? Math.max(0, voice.text.search(WAITING)) : 0), who: whoOf(voice) };
    add(waiting.includes(voice) ? 'R16b' : 'R16', slots, [voice.item], { own: `${voice.item.evidence.n}:${voice.review.start}` });
  }
  const themes = opinions.filter((one) => one.bad >= 2 && one.bad > one.good);
  const quoted = new Set([...waiting, ...bad].slice(0, UNANSWERED).map(({ text }) => text.slice(0, SHORT)));
  const reviewOf = (n: number, text: string) => all.find(({ item, text: whole }) => item.evidence.n === n && whole.includes(text.replace(/…$/u, '').trim()));
  // What has its answer is no example of what waits for one.
  const isWaiting = ({ n, text }: { n: number; text: string }) => {
    const voice = reviewOf(n, text);
    return !voice || isOpen(voice);
  };
  const examples = themes.flatMap(({ quotes }) => quotes.filter((one) => one.sign === 'bad' && isWaiting(one)));
  const example = examples.find(({ text }) => !quoted.has(text.slice(0, SHORT))) ?? examples[0];
  const page = ledger.items.find(({ evidence }) => evidence.n === example?.n);
  if (!example || !page) return;
  const told = themes.map((one) => `${one.theme} (głosy złe: ${one.bad}, dobre: ${one.good})`).join(', ');
  const who = [example.who ?? 'bez podpisu', ...(example.stars === null ? [] : [`${example.stars}/5`]), page.evidence.domain].join(', ');
  const refs = new Set(themes.flatMap((one) => one.refs));
  add(
    'R52',
    { themes: told, quote: shown(example.text), who },
    ledger.items.filter(({ evidence }) => refs.has(evidence.n)),
  );
}
