/**
 * Local pages that reproach the subject with what happened, in no words of law: „Korona wypadła dwa razy”. What binds is the page's bad
 * or mixed tone, and what is quoted its most telling excerpt, so they are told softly and after all others.
 */
import { set } from './cues.ts';
import { framesOf } from './frames/table.ts';
import { type Ground, groundOf, isOwnNoun } from './ground.ts';
import { isAccusing, isDecided } from './matters.ts';
import { hitAt, isTitledElse } from './read.ts';
import { rowsOfOthers } from './rows.ts';
import type { Hit, Page, Source } from './types.ts';

/** How much likelier a bad tone than a good one has to be, by the score of the page's tone. Set on pages of sets that the tone model had not seen. */
const AGAINST = 0.1;

/** Least sentences from which a page's tone says something of the subject: the title and four more. */
const LEAST = 5;

/** What befalls a subject without anybody's reproach, or makes it the witness or the one who is owed. */
const MISFORTUNE = set(
  'pożar spłonąć piorun podpalić podpalenie powódź zalać nawałnica wichura huragan gradobicie włamanie włamać włamywacz złodziej okraść okradziony ukraść wandal ' +
    'dewastacja zdewastować żałoba wierzyciel poszkodowany pokrzywdzony zeznanie zeznać zeznawać',
);

const isMisfortune = (page: Page): boolean =>
  page.sentences.some(({ words }) => words.some(({ lemma }) => MISFORTUNE.has(lemma)) && words.some((x) => x.kind === 'subject' || isOwnNoun(page, x)));

/** A lost match is no reproach, unless sport is what the subject does. */
const SPORT = set('mecz liga bramka gol zawodnik drużyna turniej trener rywal klub puchar');
const SPORT_WORDS = 3;
const isMatch = ({ sentences, trade }: Page): boolean =>
  new Set(sentences.flatMap(({ words }) => words.flatMap(({ lemma }) => (SPORT.has(lemma) ? [lemma] : [])))).size >= SPORT_WORDS &&
  ![...SPORT].some((word) => trade.has(word));

/** Somebody else whom the title, or a paragraph on the subject, says to be charged, convicted or detained: the wrong is theirs. */
const isElses = (page: Page, { paragraphs }: Ground): boolean =>
  page.sentences.some(
    ({ words, paragraph }, at) =>
      (at === 0 || paragraphs.has(paragraph)) &&
      words.some((word, i) =>
        framesOf(word).some((frame) => {
          const found = frame.read({ page, at, words }, i);
          return found?.party.who === 'else' && (found.state === 'charged' || found.state === 'convicted' || found.detail === 'detained');
        }),
      ),
  );

/** A page's first excerpt as its reproach, unless it asks a question or stands in a row of others. */
function reproachOn({ evidence }: Source, page: Page): Hit | null {
  const others = rowsOfOthers(page);
  const excerpt = evidence.excerpts.find(({ reply }) => !reply);
  const at = excerpt ? page.sentences.findIndex(({ start, text }) => start >= 0 && excerpt.start < start + text.length && start < excerpt.end) : -1;
  const sentence = page.sentences[at];
  if (!excerpt || !sentence || sentence.question || others.has(sentence.paragraph)) return null;
  return { ...hitAt(page, at, 'alleged', 'page', 'reproach'), sentence: { text: excerpt.text, start: excerpt.start, end: excerpt.end } };
}

type Read<Item extends Source> = { item: Item; page: Page; hits: Hit[] };

/** Whether a page's bad or mixed tone is a reproach to the subject. Own pages and reviews reproach nobody. */
function isReproachful<Item extends Source>({ item: { evidence }, page, hits }: Read<Item>, ground: Ground): boolean {
  const { own, sentiment } = evidence;
  if (own || !ground.local || page.sentences.length < LEAST) return false;
  if (!sentiment || sentiment.label === 'positive' || sentiment.label === 'neutral' || sentiment.score > -AGAINST) return false;
  return !hits.some((hit) => isAccusing(hit) || isDecided(hit)) && !isMisfortune(page) && !isMatch(page) && !isTitledElse(page) && !isElses(page, ground);
}

/** Reproaches of the local pages of a subject of such, on which nothing accuses and nothing is ended, by item. */
export function reproaches<Item extends Source>(read: Read<Item>[]): Map<Item, Hit> {
  const found = read
    .filter((one) => isReproachful(one, groundOf(one.page, one.item.document.article.kind)))
    .map(({ item, page }) => [item, reproachOn(item, page)] as const);
  return new Map(found.flatMap(([item, hit]) => (hit ? [[item, hit] as const] : [])));
}
