/** What is measured of a page to tell whether it reproaches the subject: its tone, what its sentences tell, near the name and apart from it, and whose deeds they are. */
import { sentenceTells } from '../../language/index.ts';
import { set } from './cues.ts';
import { framesOf } from './frames/table.ts';
import { type Ground, groundOf, isAgainst, isOwnNoun, nearness } from './ground.ts';
import { isTitledElse } from './read.ts';
import { rowsOfOthers } from './rows.ts';
import type { Page, Party, Source } from './types.ts';

/** Sentences whose mean is what a page tells most, and what it tells most beside the subject. */
const MOST = { page: 3, near: 2 };

/** What befalls a subject without anybody's reproach, or makes it the witness or the one who is owed. */
const MISFORTUNE = set(
  'pożar spłonąć piorun podpalić podpalenie powódź utonąć utonięcie zalać nawałnica wichura huragan gradobicie włamanie włamać włamywacz złodziej okraść okradziony ukraść wandal ' +
    'dewastacja zdewastować żałoba wierzyciel poszkodowany pokrzywdzony zeznanie zeznać zeznawać',
);

const isMisfortune = (page: Page): boolean =>
  page.sentences.some(({ words }) => words.some(({ lemma }) => MISFORTUNE.has(lemma)) && words.some((x) => x.kind === 'subject' || isOwnNoun(page, x)));

/**
 * Whether the wrong is somebody else's: of whom the title, or a paragraph on the subject, says that they are charged, convicted or
 * detained, or against whom a complaint is.
 */
const isElses = (page: Page, { paragraphs }: Ground): boolean =>
  page.sentences.some(
    ({ words, paragraph }, at) =>
      ((at === 0 || paragraphs.has(paragraph)) &&
        words.some((word, i) =>
          framesOf(word).some((frame) => {
            const found = frame.read({ page, at, words }, i);
            return found?.party.who === 'else' && (found.state === 'charged' || found.state === 'convicted' || found.detail === 'detained');
          }),
        )) ||
      (words.some(({ lemma }) => lemma === 'skarga') && isAgainst(page, words)),
  );

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const highest = (values: readonly number[], count: number): number => meanOf([...values].sort((a, b) => b - a).slice(0, count));

type Nearness = 'named' | 'beside' | 'apart';
const placeOf = (ground: Ground, at: number): Nearness => (ground.named[at] ? 'named' : nearness(ground, at, true) === null ? 'apart' : 'beside');
const PLACES: readonly Nearness[] = ['named', 'beside', 'apart'];
const WHO = ['name', 'noun', 'dropped', 'group', 'else', 'nobody'] as const;
const whoOf = (who: Party['who'] | undefined): (typeof WHO)[number] => (who && who !== 'page' ? who : 'nobody');

/** Of cues of accusations: how many there are near the name and apart from it, by whom they accuse. */
function partySigns(page: Page, ground: Ground): Record<string, number> {
  const counts = new Map<string, number>(PLACES.flatMap((place) => WHO.map((who) => [`${place}.${who}`, 0] as const)));
  for (const [at, { words }] of page.sentences.entries())
    for (const [i, word] of words.entries())
      for (const frame of framesOf(word)) {
        const found = frame.read({ page, at, words }, i);
        if (frame.common && !found?.party.who) continue;
        const key = `${placeOf(ground, at)}.${whoOf(found?.party.who)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return Object.fromEntries([...counts].map(([key, n]) => [key, Math.log(1 + n)]));
}

/** What the sentences that name the subject, and those with the ones beside them, tell: the most and the mean. */
function tellingSigns(page: Page, ground: Ground): Record<string, number> {
  const tells = page.sentences.map(({ text }) => sentenceTells(text));
  const parts = {
    named: tells.filter((_, at) => ground.named[at]),
    near: tells.filter((_, at) => placeOf(ground, at) !== 'apart'),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, list]) =>
      (['wrong', 'mishap', 'praise', 'neutral', 'blame', 'answer'] as const).flatMap((kind) => {
        const values = list.map((one) => one[kind]);
        return [
          [`${part}.${kind}.most`, highest(values, 1)],
          [`${part}.${kind}.mean`, meanOf(values)],
        ];
      }),
    ),
  );
}

/** What the weights read of a page, by name. Sentences are those outside of rows of others. */
export function reproachSigns({ evidence, document }: Source, page: Page): Record<string, number> {
  const { kind } = document.article;
  const ground = groundOf(page, kind);
  const others = rowsOfOthers(page);
  const told = page.sentences
    .map((sentence, at) => ({ sentence, at, named: ground.named[at] === true, near: ground.named[at] === true || nearness(ground, at, true) !== null }))
    .filter(({ sentence }) => !others.has(sentence.paragraph))
    .map(({ sentence, ...where }) => ({ ...where, tells: sentenceTells(sentence.text) }));
  const named = told.filter((one) => one.named);
  const title = told.find(({ at }) => at === 0)?.tells;
  const first = ground.named.indexOf(true);
  return {
    tone: -(evidence.sentiment?.score ?? 0),
    wrong: highest(
      told.map(({ tells }) => tells.wrong),
      MOST.page,
    ),
    near: highest(
      told.filter(({ near }) => near).map(({ tells }) => tells.wrong),
      MOST.near,
    ),
    mishap: meanOf(told.map(({ tells }) => tells.mishap)),
    praise: meanOf(told.map(({ tells }) => tells.praise)),
    neutral: meanOf(told.map(({ tells }) => tells.neutral)),
    blame: meanOf(told.map(({ tells }) => tells.blame)),
    answer: highest(
      told.map(({ tells }) => tells.answer),
      1,
    ),
    titleWrong: title?.wrong ?? 0,
    titlePraise: title?.praise ?? 0,
    titleNeutral: title?.neutral ?? 0,
    namedWrong: highest(
      named.map(({ tells }) => tells.wrong),
      1,
    ),
    namedPraise: meanOf(named.map(({ tells }) => tells.praise)),
    namedAnswer: highest(
      named.map(({ tells }) => tells.answer),
      1,
    ),
    // Whom a long page names late is seldom who did it.
    first: first < 0 ? 1 : first / page.sentences.length,
    person: page.person ? 1 : 0,
    forum: kind === 'forum' ? 1 : 0,
    record: kind === 'record' ? 1 : 0,
    titled: ground.named[0] ? 1 : 0,
    titledElse: isTitledElse(page) ? 1 : 0,
    misfortune: isMisfortune(page) ? 1 : 0,
    elses: isElses(page, ground) ? 1 : 0,
    negative: evidence.sentiment?.label === 'negative' ? 1 : 0,
    mixed: evidence.sentiment?.label === 'mixed' ? 1 : 0,
    positive: evidence.sentiment?.label === 'positive' ? 1 : 0,
    sure: evidence.sentiment?.confidence ?? 0,
    reviews: kind === 'reviews' ? 1 : 0,
    local: ground.local ? 1 : 0,
    hero: ground.hero ? 1 : 0,
    length: Math.log(1 + page.sentences.length),
    names: Math.log(1 + named.length),
    share: page.sentences.filter((_, at) => placeOf(ground, at) !== 'apart').length / Math.max(1, page.sentences.length),
    ...partySigns(page, ground),
    ...tellingSigns(page, ground),
  };
}
