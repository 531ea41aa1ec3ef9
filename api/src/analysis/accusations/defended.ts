/**
 * What the subject defends itself against: „Podpisy zbierano po domach, w nocy. X utrzymuje, że …”. The sentence before the defence tells the
 * wrong; whose it is, is told by who answers. Bound by the page, so it is told softly.
 */
import { sentenceTells } from '../../language/index.ts';
import type { PageKind } from '../../research/types.ts';
import { isNegated } from './blockers.ts';
import { isBystander } from './bystander.ts';
import { formOf, isFiniteVerb } from './forms.ts';
import { isNominative } from './parties.ts';
import { hitAt } from './read.ts';
import { near, subjectOf } from './slots.ts';
import type { Hit, Page, Sentence } from './types.ts';

/** Who is not blamed has no need of these; „twierdzić”, „mówić” and „wyjaśniać” are said by anybody. */
const DEFENDING = new Set('utrzymywać zaprzeczać zaprzeczyć odpierać odeprzeć tłumaczyć bronić żalić przyznawać'.split(' '));
const CHARGED = new Set('zarzut oskarżenie krytyka atak insynuacja podejrzenie'.split(' '));
/** Least probability that the sentence before tells of a misdeed, and how far before it may stand. */
const LIKELY = 0.4;
const BEFORE = 2;

/** Whether the subject defends itself in the sentence: „X zaprzecza”, „X nie przyznaje się”. */
function defends(page: Page, at: number): boolean {
  const { words, question } = page.sentences[at] as Sentence;
  return (
    !question &&
    words.some((x, i) => {
      if (x.kind !== 'word' || !DEFENDING.has(x.lemma) || !isFiniteVerb(x) || formOf(x) !== 'active') return false;
      // „Pytany, odparła, że …”: who answers a question, and no charge.
      if (/^od(?:eprzeć|pierać)$/.test(x.lemma) && near(words, i, CHARGED) < 0) return false;
      // „X bronił przepisów”: who defends something else than himself answers nothing.
      if (x.lemma === 'bronić' && ![words[i - 1], words[i + 1]].some((y) => y?.lower === 'się')) return false;
      const plea = x.lemma === 'przyznawać';
      if (plea ? !(isNegated(words, i) && words[i + 1]?.lower === 'się') : isNegated(words, i)) return false;
      const { who } = subjectOf({ page, at, words }, i);
      return who === 'name' || who === 'noun';
    })
  );
}

/** Whether the sentence tells a wrong, and of nobody else by name. */
function tellsWrong(page: Page, at: number): boolean {
  const { text, words, question } = page.sentences[at] as Sentence;
  if (at < 1 || question) return false;
  const named = words.some(({ kind }) => kind === 'subject');
  if (!named && words.some((x, i) => x.kind === 'person' && isNominative(words, i))) return false;
  const { wrong, praise, mishap, answer } = sentenceTells(text);
  return wrong >= LIKELY && wrong > Math.max(praise, mishap, answer) && !isBystander({ page, at, words }, !named, true);
}

/** The wrongs that the subject of a text answers for, each at the sentence that tells it. */
export function defendedOn(page: Page, kind: PageKind): Hit[] {
  if (kind !== 'text') return [];
  const hits: Hit[] = [];
  for (const at of page.sentences.keys()) {
    if (at < 2 || !defends(page, at)) continue;
    for (let n = at - 1; n >= at - BEFORE; n -= 1)
      if (tellsWrong(page, n)) {
        hits.push(hitAt(page, n, 'alleged', 'page'));
        break;
      }
  }
  return hits;
}
