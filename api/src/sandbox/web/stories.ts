/** What a persona's trade brings: its affairs, chosen by name and trade, and what clients write. Pure. */

import { GENERIC } from './data/affairs/generic.ts';
import { articlesOfAffair, TRADES, type Trade } from './data/affairs/index.ts';
import { OWNER_REPLIES, VOICES } from './data/affairs/voices.ts';
import type { Article } from './data/articles/type.ts';
import type { Persona } from './persona.ts';
import { fold, hash, type Random, random } from './seed.ts';
import { type Fill, filled } from './text.ts';

/** A post or a review as its page shows it. */
export type Item = { who: string; stars: number | null; when: string; text: string; reply: string | null };

/** The trade as it was typed, else the trade of the field. */
function tradeOf({ identity, field }: Persona): Trade {
  const typed = `${fold(identity.field)} ${fold(identity.name)}`;
  const words = typed.split(/[^a-z0-9]+/);
  const named = (trade: Trade) => trade.words.some((word) => words.some((one) => one.startsWith(word)));
  return TRADES.find(named) ?? TRADES.find(({ fields }) => fields.includes(field.id)) ?? GENERIC;
}

/** How well the subject is liked, 0–4, by a hash of name and trade. */
export const likingOf = ({ segment }: Persona): number => hash(`liking:${segment}`) % 5;

const FEWEST = 3;
/** Pages of three or four affairs of the persona's trade. */
export function affairPagesOf(persona: Persona): Article[] {
  const fitting = tradeOf(persona).affairs.filter(({ only }) => only === undefined || only === persona.kind);
  const choose = random(`affairs:${persona.segment}`);
  const pool = fitting.length < FEWEST ? GENERIC.affairs : fitting;
  return choose.shuffle(pool).slice(0, choose.between(FEWEST, 4)).flatMap(articlesOfAffair);
}

const BLAME = [0.7, 0.55, 0.4, 0.25, 0.1];
/** A review as a line of an article: „Name 4*: text >> reply”. */
function lineOf(choose: Random, who: string, { text, kind }: { text: string; kind: 'praise' | 'blame' | 'plain' }, starred: boolean): string {
  if (!starred) return `${who}: ${text}`;
  const stars = kind === 'praise' ? choose.between(4, 5) : kind === 'blame' ? choose.between(1, 2) : 3;
  return `${who} ${stars}*: ${text}${kind === 'blame' && choose.chance(0.6) ? ` >> ${choose.pick(OWNER_REPLIES)}` : ''}`;
}

/** Opinions of clients on a map, in a portal of reviews and in a thread; no opinion stands on two of them. */
export function voicePagesOf(persona: Persona): Article[] {
  const trade = tradeOf(persona);
  const choose = random(`voices:${persona.segment}`);
  const share = BLAME[likingOf(persona)] as number;
  const of = (kind: 'praise' | 'blame' | 'plain') => choose.shuffle(trade[kind]).map((text) => ({ text, kind }));
  const left = { praise: of('praise'), blame: of('blame'), plain: of('plain') };
  const names = choose.shuffle(VOICES);
  const take = (n: number, starred: boolean) =>
    Array.from({ length: n }, () => {
      const wanted = choose.chance(0.15) ? 'plain' : choose.chance(share) ? 'blame' : 'praise';
      const voice = left[wanted].pop() ?? left.praise.pop() ?? left.blame.pop();
      return voice ? [lineOf(choose, names.pop() as string, voice, starred)] : [];
    }).flat();
  const page = (id: string, on: 'maps' | 'review' | 'forum', title: string, body: string[]): Article => ({ id, on, mood: 'neutral', title, body, span: 0 });
  return [
    page('opinie-na-mapie', 'maps', '{name}, {C}: opinie', take(choose.between(4, 7), true)),
    page('opinie-klientow', 'review', '{name} – opinie i oceny, {C}', take(choose.between(3, 5), true)),
    page('watek-opinie', 'forum', 'Czy ktoś zna {Sa}? Opinie', [`${names.pop()}: Pytam, bo się zastanawiam: {S}, {L} {zC}, warto?`, ...take(3, false)]),
  ];
}

const ITEM = /^([^:]{2,30}?)(?: (\d)\*)?: (.+?)(?: >> (.+))?$/s;
const ITEM_HOSTS = /^(?:maps|review|forum|qa)$/;
const DAY = 86_400_000;
const shortDate = (date: Date) => date.toISOString().slice(0, 10).split('-').reverse().join('.');
const AGES = ['3 miesiące temu', 'rok temu', '2 lata temu', '3 lata temu', '8 miesięcy temu', 'tydzień temu'];

/** Posts and reviews of an article whose every sentence is one; null for other articles. On maps the dates are ages. */
export function itemsOf(fill: Fill, article: Article): Item[] | null {
  const read = ITEM_HOSTS.test(article.on) ? article.body.map((line) => ITEM.exec(line)) : [null];
  if (read.some((match) => match === null)) return null;
  return (read as RegExpExecArray[]).map(([, who, stars, text, reply], i): Item => {
    const seed = hash(`item:${fill.persona.segment}:${article.id}:${i}`);
    const at = new Date(fill.date.getTime() - (stars ? (read.length - i) * (3 + (seed % 9)) : -i) * DAY);
    const hour = `${8 + (seed % 14)}:${String(10 + (seed % 49)).padStart(2, '0')}`;
    const isAge = article.on === 'maps' && article.event === undefined;
    return {
      who: who as string,
      stars: stars ? Number(stars) : null,
      when: isAge ? (AGES[seed % AGES.length] as string) : stars ? shortDate(at) : `${shortDate(at)}, ${hour}`,
      text: filled(fill, text as string),
      reply: reply ? filled(fill, reply) : null,
    };
  });
}
