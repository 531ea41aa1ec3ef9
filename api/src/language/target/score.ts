import { logitsOf, TOWARDS } from '../sentiment/model.ts';
import type { JudgedPart, Logits, Moved } from '../sentiment/types.ts';
import type { Evidence } from './evidence.ts';
import type { Reason } from './read-clause.ts';

/** Mixing weights: sentence model, first phrase, each further phrase, neutral prior, extra neutral prior for questions and conditions. Calibrated on `api/scripts/language/rows`. */
const SCORE = { model: 0.43, phrases: 0.86, again: 0.4, nothing: 0.28, doubt: 0.57 };
/** After a clearing („uniewinniony”) the words of the charge count only in part. */
const CLEARED =
  /uniewinni|umorz|oczyści|oczyszcz|odrzuc|oddal|bezpodstaw|bezzasad|wyssan|fałszyw|nieprawdziw|niesłuszn|nie dopatrz|nie stwierdz|nie potwierdz|nie wykaz|czyst\p{sc=Latn}+ kont|rehabilit|niewinn/iu;
const ACCUSED = { phrases: 0.15, model: 0.3 };

/** Logits towards the target of one piece of evidence. `parts`, if given, is filled with its summands. */
export function judgeTowards({ text, masked, reasons, weight, doubt, opposite }: Evidence, parts?: JudgedPart[]): Logits {
  const moved: Moved[] | undefined = parts && [];
  const cleared = reasons.some(({ phrase, value }) => value > 0 && CLEARED.test(phrase));
  const share = SCORE.model * (cleared ? ACCUSED.model : 1);
  const words: Moved[] | undefined = parts && [];
  const z = (/\p{L}/u.test(masked) ? logitsOf(masked, TOWARDS, words) : [0, 0, 0]).map((value) => share * value) as Logits;
  for (const one of words ?? []) moved?.push({ ...one, logits: one.logits.map((value) => share * value) as Logits });
  const add = (kind: Moved['kind'], phrase: string, logits: Logits): void => {
    for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (logits[c] as number);
    moved?.push({ kind, text: phrase, logits });
  };
  for (const { phrase, value } of shared(reasons)) {
    const logit = SCORE.phrases * Math.abs(value) * (cleared && value < 0 ? ACCUSED.phrases : 1);
    add('phrase', phrase, value > 0 ? [logit, 0, 0] : [0, logit, 0]);
  }
  add('caution', '', [0, 0, SCORE.nothing + (doubt ? SCORE.doubt : 0)]);
  const turn = ([good, bad, none]: Logits): Logits => (opposite ? [bad, good, none] : [good, bad, none]);
  if (parts && moved) parts.push({ text, weight, opposite, moved: moved.map((one) => ({ ...one, logits: turn(one.logits) })) });
  return turn(z);
}

/** The strongest reason of each sign counts fully, further ones in part. */
function shared(reasons: readonly Reason[]): Reason[] {
  const count = { good: 0, bad: 0 };
  return [...reasons]
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ phrase, value }) => {
      const side = value > 0 ? 'good' : 'bad';
      const before = count[side];
      count[side] += 1;
      return { phrase, value: before === 0 ? value : (value * SCORE.again) / before };
    });
}
