/** What models say of a subject, counted over all their answers and held against the report's sources. Pure: the models are asked elsewhere. */
import type { Asked, AskedModel, Share, Statement } from '../../contract/asked.ts';
import type { Report } from '../../contract/report.ts';
import { hasPublicFunction, isInBusiness, sensitiveKind } from '../../contract/sensitive.ts';
import type { Subject } from '../../contract/subject.ts';
import { accuses } from '../gate/shows.ts';
import { isPlainSentence } from '../gate/written.ts';
import { wilson } from '../kpis/intervals.ts';
import { type Ground, groundOf, type Marked, markOf, namesakeOf } from './marks.ts';
import { createReader, type Fact, type Read, withoutMarks } from './statements.ts';

export { questionsOn, SETTING } from './questions.ts';

/** What a model answered, and how the asking went. */
export type Heard = Pick<AskedModel, 'name' | 'asked' | 'failed' | 'tokens' | 'stopped'> & { answers: string[] };

/** Statements of a model that are listed. */
const LISTED = 16;
/** Longest sentence of an answer that is repeated. */
const SAID = 240;

/** What a charge or its end is called; no model's word for it is repeated. */
const EVENTS: Record<string, string> = {
  investigated: 'postępowanie lub kontrola',
  alleged: 'zarzuty',
  sued: 'pozew lub spór w sądzie',
  charged: 'zarzuty karne',
  fined: 'kara',
  ruled: 'niekorzystne rozstrzygnięcie',
  convicted: 'wyrok skazujący',
  dropped: 'koniec sprawy bez zarzutu',
  acquitted: 'uniewinnienie lub inne korzystne rozstrzygnięcie',
  corrected: 'sprostowanie',
  charge: 'brak zarzutów i kontrowersji',
  conviction: 'brak wyroków',
};

const share = (k: number, n: number): Share => {
  const { low, high } = wilson(n > 0 ? k / n : 0, n);
  const round = (x: number) => Math.round(x * 1e4) / 1e4;
  return { k, n, low: round(low), high: round(high) };
};

type Found = { fact: Fact; marked: Marked; sentence: string };

/** Whether a sentence of an answer is repeated: nothing of charges, private life or addresses. */
const isRepeated = (fact: Fact, sentence: string): boolean =>
  fact.kind !== 'charge' &&
  fact.kind !== 'end' &&
  sentence.length <= SAID &&
  !accuses(sentence) &&
  sensitiveKind(sentence) === null &&
  isPlainSentence(sentence);

/** Counts the statements of one model's answers. */
function modelOf({ answers, ...heard }: Heard, subject: Subject, ground: Ground, read: (text: string) => Read[]): AskedModel {
  const told = ground.accusations.length > 0 || hasPublicFunction(subject.description) || isInBusiness(subject.description);
  const isPrivate = (text: string): boolean => {
    const kind = subject.kind === 'person' ? sensitiveKind(text) : null;
    return kind === 'special' || (kind === 'convictions' && !told);
  };
  const withheld = new Set<string>();
  const found = new Map<string, Found>();
  const counts = new Map<string, number>();
  const of = { knows: 0, right: 0, wrong: 0, charged: 0 };
  for (const answer of answers) {
    const keys = new Set<string>();
    for (const { text, facts } of read(withoutMarks(answer))) {
      // What concerns private life is not weighed either: to call it wrong would tell it.
      if (isPrivate(text)) {
        withheld.add(text);
        continue;
      }
      const marked = facts.map((fact) => ({ fact, marked: markOf(fact, ground) }));
      const strangers = marked.some(({ fact, marked: { mark } }) => fact.kind === 'name' && fact.person && mark === 'unknown');
      const charges = facts.some(({ kind }) => kind === 'charge' || kind === 'end');
      for (const { fact, marked: mark } of marked) {
        if (fact.kind === 'name' && fact.person && mark.mark === 'unknown') withheld.add(fact.key);
        keys.add(fact.key);
        const sentence = !strangers && !charges && isRepeated(fact, text) ? text : '';
        const known = found.get(fact.key);
        if (!known || (known.sentence === '' && sentence !== '')) found.set(fact.key, { fact, marked: mark, sentence });
      }
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const marks = [...keys].flatMap((key) => found.get(key)?.marked.mark ?? []);
    of.knows += Number(keys.size > 0);
    of.right += Number(marks.includes('true'));
    of.wrong += Number(marks.includes('false'));
    of.charged += Number([...keys].some((key) => found.get(key)?.fact.kind === 'charge'));
  }
  const n = answers.length;
  const rank = { false: 0, true: 1, unknown: 2 };
  const statements = [...found]
    .filter(([key]) => !withheld.has(key))
    .map(([key, { fact, marked, sentence }]): Statement => {
      const what = fact.kind === 'charge' || fact.kind === 'end' || fact.kind === 'clean' ? (EVENTS[fact.what] ?? fact.what) : fact.what;
      // Sources that have a name show that it belongs to the subject, not what the sentence says of it.
      const said = fact.kind === 'name' && marked.mark === 'true' ? null : sentence || null;
      const namesake = marked.mark === 'true' ? null : namesakeOf(fact, ground);
      return {
        kind: fact.kind,
        what,
        mark: marked.mark,
        share: share(counts.get(key) ?? 0, n),
        said,
        quotes: marked.quotes,
        ...(namesake ? { namesake } : {}),
      };
    })
    .sort((a, b) => rank[a.mark] - rank[b.mark] || b.share.k - a.share.k || (a.what < b.what ? -1 : 1));
  return {
    ...heard,
    answers: n,
    knows: share(of.knows, n),
    right: share(of.right, n),
    wrong: share(of.wrong, n),
    charged: share(of.charged, n),
    statements: statements.slice(0, LISTED),
    more: Math.max(0, statements.length - LISTED),
    withheld: withheld.size,
  };
}

/** The section of a report. @param at ISO time of the asking */
export function askedOf({ report, at, questions, heard }: { report: Report; at: string; questions: string[]; heard: Heard[] }): Asked {
  const subject: Subject = { ...report.subject, keywords: [], links: [] };
  const read = createReader(subject);
  const ground = groundOf(report, read);
  return { at, questions, models: heard.map((each) => modelOf(each, subject, ground, read)) };
}
