/** Proofs of the stories: whose words they are, on which side, how a matter ended, and what stands in the tables. */
import type { Claim, Ending, Evidence, Facts, Story, Voice } from '../../contract/report.ts';
import { informationOf, isStopword, lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { crossesGap } from '../ledger/withheld.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { readable } from '../reading/text.ts';
import { datedOf, type Ground, outletsOf } from './ground.ts';
import { isTitle } from './proofs.ts';
import { CUES, leansTo, plain, STATES, says } from './shows.ts';

const BLAME =
  /(?<!\p{sc=Latn})(?:krytyk|skrytyk|oskarż|zarzu|wytyk|wytkn|wypomn|obwini|winn|win[aiy](?!\p{sc=Latn})|potępi|piętn|oburz|narzek|skarż|skarg|żal|żen|wstyd|hańb|kompromit|naduży|nieodpow|bezczel|kłam|oszu[ks]|przekręt|wyzysk|szanta|odwet|niedopuszcz|niespraw|okropn|skandal|absurd|cwania|chaos|kpi|fatal|nieudol|hipokr|pogard|aroganc|fałsz|bezpraw|rozczar|drama|żałosn|łama|złama|narusz|szkod|lekceważ|bezdusz|nie w porządku|nie powin|brak|w błąd|zł[yaeo](?!\p{sc=Latn})|źle|gorsz|nie dotrzym|atak|groź|groz|prywat|mija się|krzywd|karygodn|bulwers|pazern|nie do (?:przyjęcia|pomyślenia)|niegospod|bezmyśl|bezwstyd|niepoważn|nieetycz|niemoral|nieuczciw|nierzetel|tandeciar|wepch|zawi[óo]d|zaniedb|żąda|domaga|powin)/giu;
const PRAISE =
  /(?<!\p{sc=Latn})(?:bron|obron|chwal|pochwal|popier|popar|docen|gratul|dzięk|usprawied|znakom|wybitn|wspania|świet|zasłuż|podziw|wzor|słuszn|racj|zaufa|poleca|rzetel|uczciw|profesj|pomóg|pomog|niewinn|nie (?:są|jest|był[ay]?|byli) winn|nic złego|niczego złego|trudno mówić|dobr|najleps|pięk|cieszy|sympat|uprzejm|smacz|pyszn|super)/giu;
const TELLING = 8;
const SAME = 0.5;

type Excerpt = Evidence['excerpts'][number];

/** The printed words stand on their page. */
export const isOn = (ground: Ground, n: number, text: string): LedgerItem | null => {
  const item = ground.byNumber.get(n);
  return item && text.trim() !== '' && !crossesGap(text) && readable(item.document).includes(text) ? item : null;
};

/** The item of a page of many voices that holds the words; `reply`: in its owner's reply, or a post of the owner's. */
export function itemAt({ document, posts }: LedgerItem, text: string) {
  const at = readable(document).indexOf(text);
  const inside = (span: { start: number; end: number } | null) => span !== null && at >= span.start && at < span.end;
  const review = document.article.items.find((one) => inside(one) || inside(one.reply)) ?? null;
  return { review, reply: review !== null && (inside(review.reply) || posts?.has(review) === true) };
}

/** What critics and defenders need in the quote: stars of the author, or words of blame or of defence. */
function shows(side: Voice['side'], text: string, stars: number | null): boolean {
  if (side === 'critic') return stars !== null ? stars <= 2 : says(text, BLAME) || leansTo(text, 'negative');
  return stars !== null ? stars >= 4 : [...text.matchAll(PRAISE)].length > 0 || leansTo(text, 'positive');
}

/** Whether the quoted words stand in somebody's defence: by their stars or by themselves. */
export const defends = (item: LedgerItem, text: string): boolean => shows('defender', text, itemAt(item, text).review?.stars ?? null);
/** Whether the words name who says them, or stand under that name. */
export const isSaidBy = (item: LedgerItem, text: string, name: string): boolean => itemAt(item, text).review?.who === name || plain(text).includes(plain(name));

/** A stand that is handed on without the words themselves. */
const CLAIMS = /(?<!\p{sc=Latn})(?:twierdz(?:i|ą|ił)|uważ(?:a|ał)|zapewni(?:a|ł)|zaprzecz(?:a|ył)|przekonuje)\p{sc=Latn}*(?!\p{sc=Latn})/iu;

/** The voice as far as its quotes prove it: without those that do not show the speaker, and „wypowiadają się” where they show no side. */
export function provenVoice(ground: Ground, voice: Voice): Voice | null {
  const { side, speaker } = voice;
  let sure = true;
  const quotes = voice.quotes.filter(({ n, text }) => {
    const item = isOn(ground, n, text);
    if (!item) return false;
    const { review, reply } = itemAt(item, text);
    if (side === 'own') {
      const named = item.mentions.some(({ form }) => text.includes(form)) || plain(text).includes(plain(speaker));
      // Many sites set a hyphen for the dash that opens speech.
      return isOwnVoice(item) || reply || (named && (says(text, CUES.speech) || CLAIMS.test(text) || /[–—„"”:]|(?:^|\s)- /.test(text)));
    }
    sure &&= shows(side, text, review?.stars ?? null);
    return isSaidBy(item, text, speaker) || (review === null && isSpokenBy(item, text, speaker));
  });
  return quotes.length > 0 ? { side: sure ? side : 'neutral', speaker, quotes } : null;
}

const tellingOf = (text: string): string[] =>
  [...new Set(lemmasOf(text))].filter((word) => word.length > 2 && !isStopword(word) && informationOf(word) > TELLING);
const numbersIn = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/** Names within a sentence: whom it names is not what it says. */
const NAMED = /(?<=[\p{L}\d,;:”"»)] ["„(]?)\p{Lu}[\p{L}-]+/gu;
/** Whether a page says what the quote says: most of its telling words, of those that are no names, too, and each of its numbers. */
function saysSame(item: LedgerItem, quote: string): boolean {
  const numbers = new Set(numbersIn(readable(item.document)));
  const hasMost = (words: string[]) => words.filter((word) => item.lemmas.has(word)).length >= SAME * words.length;
  const [words, claim] = [tellingOf(quote), tellingOf(quote.replace(NAMED, ' '))];
  return claim.length > 0 && hasMost(words) && hasMost(claim) && numbersIn(quote).every((number) => numbers.has(number));
}

/** Characters around a quote in which the page must name who says it. */
const [BEFORE, BEHIND] = [1500, 300];
const PERSON = /\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)+/gu;
/** Words around a name in which a verb of speech makes it the speaker's; a colon or a dash behind its sentence does, too. */
const saysThere = (text: string, start: number, end: number): boolean => {
  const sentence = text.slice(end, end + 200).split(/(?<=[.!?…:])\s/u)[0] ?? '';
  return (
    // „Jan Nowak: To wstyd”: a turn of a conversation.
    /^: \p{Lu}/u.test(text.slice(end, end + 3)) ||
    says(text.slice(Math.max(0, start - 50), end + 50), CUES.speech) ||
    /^[^.!?…]*[.:!?…]\s+(?:[–—-]|[„"])\s?/u.test(text.slice(end, end + sentence.length + 4))
  );
};

/** Whether the page names somebody beside quoted words as who says them: behind them, or before them with nobody else who speaks in between. */
export function isSpokenBy({ document }: LedgerItem, text: string, name: string): boolean {
  const page = readable(document);
  const at = page.indexOf(text);
  const behind = page.slice(at + text.length, at + text.length + BEHIND).split('\n')[0] ?? '';
  const named = behind.indexOf(name);
  if (named >= 0 && saysThere(behind, named, named + name.length)) return true;
  const from = Math.max(0, at - BEFORE);
  const before = page.slice(from, at + 3);
  const last = before.lastIndexOf(name);
  if (last < 0 || !saysThere(before, last, last + name.length)) return false;
  const between = before.slice(last + name.length);
  const spoke = [...between.matchAll(PERSON)].some(
    ({ 0: other, index }) => says(between.slice(Math.max(0, index - 40), index), CUES.speech) && !name.includes(other),
  );
  return !spoke;
}

/** Whether an excerpt of the overview that is called a later post is one: written behind another printed one, by whom it says. */
export function isLaterPost(item: LedgerItem, excerpt: Excerpt, printed: readonly Excerpt[]): boolean {
  const { items } = item.document.article;
  const holderOf = (one: Excerpt) => items.find(({ start, end }) => one.start >= start && one.start < end) ?? null;
  const holder = holderOf(excerpt);
  if (!holder || item.posts?.has(holder)) return false;
  return printed.some((one) => {
    if (one.start >= excerpt.start) return false;
    const before = holderOf(one);
    if (excerpt.later === 'author') return before !== null && (before === holder || (before.who !== null && before.who === holder.who));
    if (excerpt.later === 'other') return before !== null && before.who !== holder.who;
    return one.reply === true && items.some(({ who, start }) => who !== null && who === holder.who && start < one.start);
  });
}

/** An excerpt with those further pages alone that say the same. */
export function provenExcerpt(ground: Ground, claim: Claim): Claim | null {
  const [first, ...rest] = claim.refs;
  const { text } = claim;
  if (first === undefined || claim.quotes.some((quote) => quote.n !== first || quote.text !== text) || !isOn(ground, first, text)) return null;
  const page = ground.byNumber.get(first);
  if (claim.speaker !== undefined && !(page && isSpokenBy(page, text, claim.speaker))) return null;
  return {
    ...claim,
    refs: [
      first,
      ...rest.filter((n) => {
        const item = ground.byNumber.get(n);
        return item !== undefined && saysSame(item, text);
      }),
    ],
  };
}

/** What was closed is open again. */
const OPEN_AGAIN = /(?<!\p{sc=Latn})(?:otwor|otwart|otwier|ponown|wznow|wróci|wraca|działa|pracuj|czynn|ruszy)/giu;

/** An end is told by the quoted words: nothing takes it back. */
export const provenEnd = (ground: Ground, { text, n }: { text: string; n: number | undefined }): boolean =>
  n !== undefined && isOn(ground, n, text) !== null && (says(text, STATES['AC-12'] as RegExp) || says(text, OPEN_AGAIN));

/** How far behind an end the page may give its reason, in characters. */
const REASON_NEAR = 1200;
/** What gives grounds: who holds, finds or proves something, and what asks for the reason and answers it. */
const GROUNDS =
  /(?<!\p{sc=Latn})(?:bo|ponieważ|gdyż|dlatego|powod(?:em|u)|uzna|stwierdz|ustal|podkreśl|wyjaśn|uzasadn|tłumacz|wskaza|napisa|mówi|oceni|uwierzy|przekona|da(?:ł|ła|li) wiarę|dopatrz|zdaniem|według|w ocenie|opini|biegł|wykaza|dow[oó]d|podstaw|przesądz|decyduj|rozstrzygaj)|^(?:co|dlaczego|czemu|skąd|powód)(?!\p{sc=Latn})[^.!?]*\? \S/iu;
/** The reason of an end stands on the end's page behind its words, and gives grounds by itself; what is not final or opens again gives none. */
export function provenReason(ground: Ground, end: Claim, reason: Claim): boolean {
  const [n] = end.refs;
  const item = reason.refs[0] === n && n !== undefined ? isOn(ground, n, reason.text) : null;
  if (!item || reason.quotes.some((quote) => quote.n !== n || quote.text !== reason.text) || !GROUNDS.test(reason.text)) return false;
  const page = readable(item.document);
  const behind = page.indexOf(end.text) + end.text.length;
  const at = page.indexOf(reason.text, behind);
  return (
    page.includes(end.text) && at >= behind && at - behind <= REASON_NEAR && !/(?<!\p{sc=Latn})(?:apelacj|zażaleni|nieprawomocn|ponown)/iu.test(reason.text)
  );
}

/** A story as its pages prove it: their days and outlets, and the title of one of them. */
export function provenFrame(ground: Ground, story: Story): Story | null {
  const items = story.pages.flatMap((n) => ground.byNumber.get(n) ?? []);
  const [titled] = story.headline.refs.flatMap((n) => items.filter(({ evidence }) => evidence.n === n));
  if (!titled || !isTitle(story.headline.text, titled)) return null;
  const days = datedOf(items).map(({ day }) => day);
  return {
    ...story,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    // Its own page is no place that wrote of the subject.
    outlets: [...outletsOf(items.filter(({ evidence }) => !evidence.own))],
    background: story.background.filter((n) => ground.byNumber.get(n)?.evidence.role === 'passing'),
  };
}

/** A row of the table of dates and numbers: what it names stands in its words, and these on their page. */
export const provenRow = (ground: Ground, { n, text, what }: Facts['rows'][number]): boolean => text.includes(what) && isOn(ground, n, text) !== null;

/** An end in the line of endings; the date is its page's, or one that its words tell. */
export const provenEnding = (ground: Ground, ending: Ending): boolean => provenEnd(ground, ending);
