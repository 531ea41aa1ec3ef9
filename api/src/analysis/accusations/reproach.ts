/**
 * Pages that reproach the subject with what happened, in no words of law: „Korona wypadła dwa razy”. What binds is the whole page: its
 * tone, what its sentences tell, and whose deed it is. What is quoted is an excerpt, so they are told softly and after all others.
 */
import { readFileSync } from 'node:fs';
import { sentenceTells } from '../../language/index.ts';
import { isWithin, settledOn } from '../reading/settled.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { readable } from '../reading/text.ts';
import { set } from './cues.ts';
import { deedTold, isForOrOfElse } from './deeds-told.ts';
import { isAccusing, isDecided } from './findings.ts';
import { isFiniteVerb } from './forms.ts';
import { plainEnds } from './plain-ends.ts';
import { hitAt } from './read.ts';
import { isRemedy } from './remedies.ts';
import { reproachSigns } from './reproach-signs.ts';
import { rowsOfOthers } from './rows.ts';
import { subjectOf } from './slots.ts';
import { isUsedBy } from './somebody-else.ts';
import type { Hit, Page, Source } from './types.ts';

/** Least probability of a reproach. By pages of sets that the weights had not seen: docs/quality.md. */
const LIKELY = 0.5;

/** Least sentences from which a page says something of the subject: the title and four more. */
const LEAST = 5;

/** „Prostujemy”, „wycofujemy się z tekstu”: the page takes back what another said. */
const TAKES_BACK =
  /(?<!\p{sc=Latn})(?:prostujemy|sprostowani[ea]|wycofujemy|przepraszamy (?:\p{sc=Latn}+ ){0,4}za (?:\p{sc=Latn}+ ){0,2}(?:tekst|publikacj|artykuł|informacj|wpis))/iu;
const OPENING = 4;
const isTakenBack = ({ sentences }: Page): boolean => sentences.slice(0, OPENING).some(({ text }) => TAKES_BACK.test(text));

const REPORTING = set('zawiadomić powiadomić zgłosić');
/** „Kierowca wjechał w witrynę”: a stranger on the road, who did it. */
const STRANGER = /^(?:(?:Pijan|Nietrzeźw)\p{sc=Latn}+ )?(?:\d+-lat\p{sc=Latn}+|kierowca|kierująca|kierujący|rowerzysta|motocyklista)(?!\p{sc=Latn})/iu;

/** „O brakach zawiadomił prezes X”: who reports a wrong is not who did it. */
const isReporter = (page: Page): boolean =>
  page.sentences.some(({ words }, at) =>
    words.some((x, i) => {
      if (x.kind !== 'word' || !REPORTING.has(x.lemma) || !isFiniteVerb(x)) return false;
      const { who, index } = subjectOf({ page, at, words }, i);
      return who === 'name' && words[index]?.cases.includes('n') === true;
    }),
  );

/** Log-odds of a reproach: `bias` plus each sign times its weight. Fitted by `api/scripts/train/reproach.ts`. */
export type ReproachWeights = { bias: number; weights: Record<string, number> };
let weights: ReproachWeights | null = null;
const load = (): ReproachWeights => {
  weights ??= JSON.parse(readFileSync(new URL('./data/reproach-weights.json', import.meta.url), 'utf8')) as ReproachWeights;
  return weights;
};

/** Probability that a page with such signs reproaches the subject with a misdeed. */
export function reproachChance(signs: Record<string, number>, { bias, weights: of } = load()): number {
  const z = Object.entries(of).reduce((sum, [name, weight]) => sum + weight * (signs[name] ?? 0), bias);
  return 1 / (1 + Math.exp(-z));
}

/** „Podpisali papier u mediatora”: a page that tells how it ended, and reproaches with nothing. */
const ENDS_MATTER = set('settled unconfirmed closed');

const SAYING = set(
  'mówić powiedzieć twierdzić dodać dodawać przyznać przyznawać potwierdzić tłumaczyć wyjaśnić wyjaśniać odpowiedzieć odpowiadać odpisać zaprzeczyć zaprzeczać ' +
    'zapewniać zapewnić komentować skomentować napisać poprosić prosić odnieść przeprosić',
);
const SALUTATION = /^(?:Szanown|Droga |Drogi |Drodzy )/u;

/** „– Przeczytałam dwa razy – powiedziała X”: the subject's own side, which reproaches it with nothing. */
export const isOwnSide = (page: Page, at: number): boolean => {
  const { text, words } = page.sentences[at] as (typeof page.sentences)[number];
  const says = (i: number): boolean => ['name', 'noun', 'dropped'].includes(subjectOf({ page, at, words }, i).who ?? '');
  return SALUTATION.test(text) || words.some((word, i) => word.kind === 'word' && SAYING.has(word.lemma) && isFiniteVerb(word) && says(i));
};

/** „Nie stwierdziliśmy obecności gryzoni”: what was looked for and not found. */
const FOUND_NOTHING = /(?<!\p{sc=Latn})nie (?:stwierdz|wykry|potwierdz|znale[zź])\p{sc=Latn}*(?!\p{sc=Latn})/iu;

/** „Szacun, mógł skasować”: an excerpt that praises more than it blames; of a thread, also one that tells nothing: „Szukam kogoś na marzec”. */
function isHarmless(text: string, thread: boolean): boolean {
  if (FOUND_NOTHING.test(text) || isForOrOfElse(text)) return true;
  const { praise, neutral, wrong, blame } = sentenceTells(text);
  return Math.max(praise, thread ? neutral : 0) > Math.max(wrong, blame);
}

/** On a page of questions whoever asks may reproach; who answers advises him. */
export const isAnswer = ({ document: { article } }: Pick<Source, 'document'>, start: number): boolean => {
  const [asked] = article.items;
  return article.kind === 'questions' && asked !== undefined && !isWithin(start, asked);
};

/** The reproach in the words of its page that tell the deed. */
function inItsWords(hit: Hit, item: Source, page: Page): Hit {
  const { document } = item;
  const others = rowsOfOthers(page);
  const settled = settledOn(document);
  const told = deedTold(page, (at) => {
    const { start, question, paragraph, text } = page.sentences[at] as (typeof page.sentences)[number];
    const isOvertaken = settled.some(({ old, later }) => isWithin(start, old) || isWithin(start, later));
    return (
      !isOvertaken && !isAnswer(item, start) && !question && !others.has(paragraph) && !isOwnSide(page, at) && !isRemedy(text) && !FOUND_NOTHING.test(text)
    );
  });
  return told ? { ...hit, sentence: { text: readable(document).slice(told.start, told.end), ...told } } : hit;
}

/** A page's first excerpt that is no praise, not the subject's own side, and not in a row of others, as its reproach. Null where that one asks. */
function reproachOn(item: Source, page: Page): Hit | null {
  const { evidence, document } = item;
  const others = rowsOfOthers(page);
  const thread = document.article.kind === 'forum' || document.article.kind === 'questions';
  const settled = settledOn(document);
  for (const { text, start, end, reply } of evidence.excerpts) {
    const within = [...page.sentences.keys()].filter((n) => {
      const sentence = page.sentences[n] as (typeof page.sentences)[number];
      return sentence.start >= 0 && start < sentence.start + sentence.text.length && sentence.start < end;
    });
    const [at] = within;
    const sentence = at === undefined ? undefined : page.sentences[at];
    if (isAnswer(item, start)) continue;
    // A thread that contradicts its own title reproaches with nothing that can be quoted.
    if (thread && isForOrOfElse(text)) return null;
    const asks = thread && within.some((n) => page.sentences[n]?.question);
    // What its author has taken back, and the words that take it back, reproach with nothing.
    if (settled.some(({ old, later }) => isWithin(start, old) || isWithin(start, later))) continue;
    if (at === undefined || !sentence || reply || asks || within.some((n) => isOwnSide(page, n)) || isHarmless(text, thread) || isRemedy(text)) continue;
    if (sentence.question || others.has(sentence.paragraph)) return null;
    return { ...hitAt(page, at, 'alleged', 'page', 'reproach'), sentence: { text, start, end } };
  }
  return null;
}

type Read<Item extends Source> = { item: Item; page: Page; hits: Hit[] };

/**
 * Whether a page is one of those that the weights judge: not the subject's own, no reviews, nothing on it accuses by itself or ends, and what
 * it tells is neither a stranger's deed nor what the subject reports.
 */
export const mayReproach = (item: Source, page: Page, hits: readonly Hit[]): boolean =>
  !isOwnVoice(item) &&
  // In an interview the subject speaks; who asks it reproaches in questions.
  item.evidence.genre !== 'interview' &&
  item.document.article.kind !== 'reviews' &&
  page.sentences.length >= LEAST &&
  !hits.some((hit) => isAccusing(hit) || isDecided(hit)) &&
  !STRANGER.test(page.sentences[0]?.text ?? '') &&
  !isTakenBack(page) &&
  !isUsedBy(page) &&
  !plainEnds(page).some(({ detail }) => ENDS_MATTER.has(detail ?? '')) &&
  !isReporter(page);

/** Reproaches of the pages of a subject of local ones, by item. */
export function reproaches<Item extends Source>(read: Read<Item>[]): Map<Item, Hit> {
  const found = read
    .filter(({ item, page, hits }) => mayReproach(item, page, hits) && reproachChance(reproachSigns(item, page)) >= LIKELY)
    .map(({ item, page }) => ({ item, page, hit: reproachOn(item, page) }));
  // The excerpt says whether the page reproaches; who reads it alone needs the deed.
  return new Map(found.flatMap(({ item, page, hit }) => (hit ? [[item, inItsWords(hit, item, page)] as const] : [])));
}
