/** All frames by the lemma of their cue. */
import type { Frame, Word } from '../types.ts';
import { BOARD_FRAMES } from './boards.ts';
import { CHARGE_FRAMES } from './charge.ts';
import { DEED_FRAMES } from './deed.ts';
import { HIDDEN_FRAMES } from './hidden.ts';
import { NOUN_FRAMES } from './noun.ts';
import { OFFICE_FRAMES } from './office.ts';
import { PATIENT_FRAMES } from './patient.ts';
import { PROCEEDING_FRAMES } from './proceeding.ts';
import { REPORTED_FRAMES } from './reported.ts';
import { REVEALED_FRAMES } from './revealed.ts';

const byCue = new Map<string, Frame[]>();
for (const frame of [
  ...PATIENT_FRAMES,
  ...CHARGE_FRAMES,
  ...NOUN_FRAMES,
  ...DEED_FRAMES,
  ...OFFICE_FRAMES,
  ...HIDDEN_FRAMES,
  ...PROCEEDING_FRAMES,
  ...REVEALED_FRAMES,
  ...BOARD_FRAMES,
  ...REPORTED_FRAMES,
])
  for (const cue of frame.cues.split(' ')) byCue.set(cue, [...(byCue.get(cue) ?? []), frame]);

const NONE: Frame[] = [];

/** Frames whose cue the word is. Feminine participles are lemmas of their own („oskarżona”). */
export function framesOf({ kind, lemma }: Word): Frame[] {
  if (kind !== 'word') return NONE;
  return byCue.get(lemma) ?? (/[nt]a$/.test(lemma) ? byCue.get(`${lemma.slice(0, -1)}y`) : undefined) ?? NONE;
}
