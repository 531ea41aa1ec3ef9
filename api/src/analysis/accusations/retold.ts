/** Pages that retell a matter in which another page accuses the subject by name: „ukarana w czerwcu sieć”, „zarzut nadal nad nim ciąży”. They are further sources of it. */
import type { AccusationState } from '../../contract/report.ts';
import { lemma, tokenize } from '../../language/index.ts';
import { amountsIn, speltIn } from '../reading/amounts.ts';
import { isGuarded, isHypothetical, isNegated } from './blockers.ts';
import { WRONGS } from './cues.ts';
import { contextOfHit, isAccusing, isDecided, isLoose, tellingWords, type Weights } from './findings.ts';
import { isNounOf } from './parties.ts';
import { penaltiesOf } from './penalties.ts';
import type { Hit, Page, Sentence, Word } from './types.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const COURT = set('zarzut oskarżenie oskarżyć oskarżać oskarżony podejrzany proces skazać skazany wyrok więzienie');
/** What names a case by its state: who was fined is not told of where the page speaks of a trial. */
const CASES: Partial<Record<AccusationState, ReadonlySet<string>>> = {
  fined: set('kara grzywna mandat ukarać ukarany sankcja'),
  charged: COURT,
  convicted: COURT,
  ruled: set('wyrok zasądzić zasądzony przegrać'),
  sued: set('pozew proces pozwać pozwany'),
  investigated: set('śledztwo dochodzenie postępowanie'),
};
/** „Prezydent, wciąż czekający na wyrok”, „kłopoty z prokuraturą”: words that say by themselves whose case is meant, so that less is shared. */
const STILL =
  /(?<!\p{sc=Latn})(?:czeka\p{sc=Latn}* na (?:\p{sc=Latn}+ )?(?:wyrok|proces|rozpraw)|kłopot\p{sc=Latn}* z (?:prokuratur|prawem|wymiarem)|z zarzut\p{sc=Latn}* na karku)/iu;
const SHARED_STILL = 0.5;
const IN_COURT: ReadonlySet<AccusationState> = new Set(['charged', 'convicted']);
/** What says how it ended, or that it is not so. */
const OVER = /(?<!\p{sc=Latn})(?:umorz|uniewinn|oddal|uchyl|sprostow|oczyszcz|wycofa|nieprawd|przepros|bezpodstaw|bezzasad|obniż|zmniejsz)/iu;
/** What the page must share with the matter. */
const SHARED = 1.2;

/** „Na czwartym miejscu X, 31,5 mln zł za …”: no round sum, so the penalty of which another page tells is meant, whatever word stands for it here. */
const ODD = /[1-9]\d*[1-9]/;
const namesSum = ({ text, question }: Sentence, sums: ReadonlySet<number>): boolean =>
  !question && !OVER.test(text) && [...amountsIn(text), ...speltIn(text)].some((sum) => ODD.test(String(sum)) && sums.has(sum));

const shared = (a: Weights, b: Weights): number => [...a].reduce((sum, [word, weight]) => sum + (b.has(word) ? weight : 0), 0);

/** The sentence with those beside it in its paragraph. */
const around = (page: Page, at: number): Sentence[] => {
  const own = page.sentences[at] as Sentence;
  return page.sentences.slice(Math.max(1, at - 1), at + 2).filter((one) => one === own || (one.paragraph === own.paragraph && one.part === own.part));
};

/** „Czy zostanie ukarany”, „grozi kara”. */
const isAsked = (words: Word[], i: number): boolean =>
  isHypothetical(words, i) || words.some((x) => x.clause === words[i]?.clause && /^(?:czy|zostanie|zostaną|będzie|będą)$/.test(x.lower));

/** Whether the sentence names such a case that nothing takes back. */
const names = ({ words, question, text }: Sentence, cases: ReadonlySet<string>): boolean =>
  !question &&
  !OVER.test(text) &&
  words.some((x, i) => x.kind === 'word' && cases.has(x.lemma) && !isNegated(words, i) && !isGuarded(words, i) && !isAsked(words, i));

/** Whether the sentence speaks of the subject: by its name, by a noun near its name, or behind a sentence that names it, with nobody else. */
function isOf(page: Page, at: number): boolean {
  const { words, paragraph, part } = page.sentences[at] as Sentence;
  if (words.some((x) => x.kind === 'subject')) return true;
  if (words.some((_, i) => isNounOf({ page, at, words }, i)) && words.every(({ kind }) => kind !== 'person')) return true;
  const before = page.sentences[at - 1];
  const follows = before?.paragraph === paragraph && before.part === part && before.words.some((x) => x.kind === 'subject');
  return follows && words.every(({ kind }) => kind !== 'person');
}

/** The wrongs that an allegation names: „mobbing”, „plagiat”. */
const wrongsOf = ({ sentence }: Hit): ReadonlySet<string> =>
  new Set(
    tokenize(sentence.text)
      .map(({ lower }) => lemma(lower))
      .filter((word) => WRONGS.has(word)),
  );

/** Pages that tell no accusation by themselves, with those that they retell of other pages. `skip`: stems that tell no matter. */
export function retoldOn<Item>(read: readonly { item: Item; page: Page; hits: Hit[] }[], skip: ReadonlySet<string>): Map<Item, Hit[]> {
  const matters = read.flatMap(({ page, hits }) =>
    hits.flatMap((hit) => {
      const cases = isAccusing(hit) && !isLoose({ hit }) ? (hit.state === 'alleged' ? wrongsOf(hit) : CASES[hit.state]) : undefined;
      return cases ? [{ hit, cases, told: tellingWords(contextOfHit(page, hit), skip), sums: penaltiesOf(page, hit) }] : [];
    }),
  );
  const retold = new Map<Item, Hit[]>();
  for (const { item, page, hits } of read) {
    if (matters.length === 0 || hits.some((hit) => isAccusing(hit) || isDecided(hit))) continue;
    const found = page.sentences.flatMap((sentence, at) => {
      if (at === 0 || !isOf(page, at)) return [];
      const still = STILL.test(sentence.text);
      const named = matters.filter(({ hit, cases }) => names(sentence, cases) || (still && IN_COURT.has(hit.state)));
      const text = named.length > 0 ? around(page, at).map((one) => one.text) : [];
      const told = tellingWords(text.join(' '), skip);
      const same = named.filter(({ hit, told: own }) => shared(told, own) >= (still && IN_COURT.has(hit.state) ? SHARED_STILL : SHARED));
      return [...same, ...matters.filter(({ sums }) => namesSum(sentence, sums))];
    });
    if (found.length > 0) retold.set(item, [...new Set(found.map(({ hit }) => hit))]);
  }
  return retold;
}
