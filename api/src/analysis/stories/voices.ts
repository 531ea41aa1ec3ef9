/** Who speaks in a story: with the side only where the quoted words show it. */
import type { Voice, VoiceSide } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { lemma } from '../../language/index.ts';
import type { Coverage, Passage } from './passages.ts';
import { speakerOf } from './speakers.ts';
import { sideOf } from './stance.ts';

/** Voices of one story at most. */
const MOST: Record<VoiceSide, number> = { critic: 2, defender: 2, own: 2, neutral: 1 };
const BEST: Record<VoiceSide, number> = { critic: 1.4, defender: 1.4, own: 1.3, neutral: 0.8 };

/** Surnames of those who run the subject, as lemmas, and nouns that stand for it, of a firm. */
export type Speaking = { people: ReadonlySet<string>; kinds: ReadonlySet<string> };

type Said = { side: VoiceSide; speaker: string; passage: Passage };

/** Signs of somebody who writes for many, or for nobody. */
const NOBODY = /^(?:admin|administrator|moderator|gość|anonim\p{L}*|redakcja|właściciel)$/iu;

/** Groups that a person belongs to, as others speak of them. */
const GROUPS =
  /(?<!\p{L})(?:aktorz|aktorów|aktork|aktorami|artyś|artyst|celebry|polity[kc]|radn(?:i|ych|ym)|lekarz[eyoa]|nauczyciel[eio]|sportow|zaszczepieni|oskarżeni|skazani)/iu;
/** A name, or an acronym, other than at the start of a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{L}]{2,}/gu;

const PRONOUN = /(?<!\p{L})(?:on[ai]?|jego|jej|ich|go|jemu|mu|niego|niej|nim|nią|tego|taki\p{L}*)(?!\p{L})/iu;

/**
 * Whether what is said is surely about the subject: it is named or called by what it is; or, on a page about it, its group is, or a pronoun stands
 * in a paragraph that names it, and nobody else is named beside the speaker.
 */
function isBound(passage: Passage, subject: Subject, speaker: string): boolean {
  if (passage.about) return true;
  if (passage.item.evidence.role === 'passing') return false;
  const grouped = subject.kind === 'person' && GROUPS.test(passage.text);
  const others = (passage.text.match(NAME) ?? []).filter((name) => !speaker.includes(name));
  return (grouped || (passage.beside && PRONOUN.test(passage.text))) && others.length === 0;
}

/** „To ta Anna, co pobiła dziecko? Szwagierka tak mówi”: what is asked is nobody's view, and its answer stands elsewhere. */
const ASKED = /\?(?:\s|["”»]|$)/u;

function saidBy(passage: Passage, subject: Subject, people: ReadonlySet<string>, kinds: ReadonlySet<string>): Said | null {
  const { item, review, reply, text } = passage;
  if (ASKED.test(text)) return null;
  if (review && reply) return { side: 'own', speaker: subject.name, passage };
  if (review) {
    if (!review.who || NOBODY.test(review.who) || item.evidence.role !== 'hero') return null;
    const stars = review.stars;
    const side = stars === null ? 'neutral' : stars <= 2 ? 'critic' : stars >= 4 ? 'defender' : 'neutral';
    return { side, speaker: review.who, passage };
  }
  if (passage.sentences > 1) return null;
  const speaker = speakerOf(text, passage.start, item.mentions, subject, kinds);
  if (!speaker) {
    const first = item.evidence.own && passage.first;
    return first ? { side: 'own', speaker: subject.name, passage } : null;
  }
  // „Restauracja oświadczyła”: a common noun is no signature.
  const unnamed = subject.kind === 'person' || kinds.has(lemma(speaker.name));
  if (speaker.own) return { side: 'own', speaker: unnamed ? subject.name : speaker.name, passage };
  if (people.has(lemma(speaker.name.split(' ').at(-1) ?? ''))) return { side: 'own', speaker: speaker.name, passage };
  const side = isBound(passage, subject, speaker.name) ? sideOf(text, speaker.verb) : 'neutral';
  return side === 'neutral' && !speaker.named ? null : { side, speaker: speaker.name, passage };
}

const keyOf = ({ side, speaker }: Said): string => (side === 'own' ? '' : lemma(speaker.split(' ').at(-1) ?? ''));

/**
 * Voices of a story, critics first, each speaker once with one sentence; printed ones are marked in `coverage`.
 * @param by who speaks for the subject
 * @param most voices in all
 */
export function voicesOf(passages: readonly Passage[], subject: Subject, by: Speaking, coverage: Coverage, most: number): Voice[] {
  const all = passages.flatMap((passage) => saidBy(passage, subject, by.people, by.kinds) ?? []);
  const left = { ...MOST };
  const speakers = new Set<string>();
  const chosen: Said[] = [];
  while (chosen.length < most) {
    let found: Said | null = null;
    let worth = 0;
    for (const said of all) {
      if (left[said.side] === 0 || (said.side !== 'own' && speakers.has(keyOf(said)))) continue;
      const gain = coverage.gain(said.passage) * BEST[said.side];
      if (gain > worth && coverage.isFresh(said.passage)) [found, worth] = [said, gain];
    }
    if (!found) break;
    coverage.print(found.passage);
    speakers.add(keyOf(found));
    left[found.side] -= 1;
    chosen.push(found);
  }
  const sides: VoiceSide[] = ['critic', 'defender', 'own', 'neutral'];
  return sides.flatMap((side) =>
    chosen
      .filter((said) => said.side === side)
      .map(({ speaker, passage }) => ({ side, speaker, quotes: [{ n: passage.item.evidence.n, text: passage.text }] })),
  );
}
