/** Who speaks in a story: with the side only where the quoted words show it. */
import type { Voice, VoiceSide } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { lemma } from '../../language/index.ts';
import { IN_FIRST } from '../overview/excerpts.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { documentSentences } from '../reading/text.ts';
import { GROUPS, isAimed } from './aimed.ts';
import { isOfChargingOffice } from './charging.ts';
import type { Coverage, Passage } from './passages.ts';
import { type Speaker, speakerBefore, speakerOf, speakerOfSpeech } from './speakers.ts';
import { sideOf } from './stance.ts';

/** Voices of one story at most. */
const MOST: Record<VoiceSide, number> = { critic: 2, defender: 2, own: 2, neutral: 1 };
const BEST: Record<VoiceSide, number> = { critic: 1.4, defender: 1.4, own: 1.3, neutral: 0.8 };

/** Surnames of those who run the subject, as lemmas, and nouns that stand for it, of a firm. */
export type Speaking = { people: ReadonlySet<string>; kinds: ReadonlySet<string> };

type Said = { side: VoiceSide; speaker: string; passage: Passage };

/** Signs of somebody who writes for many, or for nobody. */
export const NOBODY = /^(?:admin|administrator|moderator|gość|anonim\p{sc=Latn}*|redakcja|właściciel)$/iu;

/** A name, or an acronym, other than at the start of a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{L}]{2,}/gu;

const PRONOUN = /(?<!\p{sc=Latn})(?:on[ai]?|jego|jej|ich|go|jemu|mu|niego|niej|nim|nią|tego|taki\p{sc=Latn}*)(?!\p{sc=Latn})/iu;

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

/** Verbs that hand on news of what somebody did: „poinformowała, że się zaszczepiła” is a reporter's sentence on a deed. */
const INFORMS = new Set(
  'poinformować informować podać podawać ogłosić ogłaszać zapowiedzieć zapowiadać przekazać przekazywać ujawnić ujawniać napisać pisać wspomnieć wspominać deklarować zadeklarować pytać zapytać prosić poprosić'.split(
    ' ',
  ),
);
/** What takes a stand on what happened, in whatever words it is handed on. */
const STAND =
  /(?<!\p{sc=Latn})(?:nie|nigdy|żaden|żadn\p{sc=Latn}+|nieprawd\p{sc=Latn}*|prawd[aąęy]|przyzna\p{sc=Latn}+|przepr\p{sc=Latn}+|żałuj\p{sc=Latn}*|błęd\p{sc=Latn}*|błąd|win[aęnąy]\p{sc=Latn}*|niewinn\p{sc=Latn}*|zaprzecz\p{sc=Latn}+|zarzut\p{sc=Latn}*|krytyk\p{sc=Latn}*)(?!\p{sc=Latn})/iu;

/** Whether words are the speaker's stand: said in so many words, or a view, a denial or an admission of theirs in a reporter's. */
const tellsStand = ({ direct, verb }: Speaker, text: string): boolean => direct || !INFORMS.has(verb) || STAND.test(text);

/** „Zapraszamy osobiście, odpowiadamy mailem”, an offer: an own page's words that take no stand. */
const INVITES =
  /(?<!\p{sc=Latn})(?:zaprasza\p{sc=Latn}+|prosimy|proszę|polecamy|oferujemy|kontakt\p{sc=Latn}*|telefon\p{sc=Latn}*|mail\p{sc=Latn}*|e-mail\p{sc=Latn}*|cennik\p{sc=Latn}*|rezerwacj\p{sc=Latn}*|zamówieni\p{sc=Latn}*|szuka(?:m|my))(?!\p{sc=Latn})/iu;
const standing = ({ side, passage: { item, text } }: Said): number =>
  side !== 'own' || !isOwnVoice(item) ? 1 : INVITES.test(text) ? 0.3 : STAND.test(text) ? OWN_STAND : 1;
/** What a denial or an explanation on the subject's own page is worth beside a sentence that a paper has of it. */
const OWN_STAND = 2.5;

/** Days after which what the subject said is an older stand of its, where it took another since; and what that is worth. */
const OLDER_DAYS = 120;
const OLDER = 0.4;
const DAY_MS = 86_400_000;
const dayOf = ({ passage: { item } }: Said): number => Date.parse(item.evidence.publishedAt ?? '');
/** Whether the subject took a stand on the matter long after these words of its. */
const isOutrun = (said: Said, all: readonly Said[]): boolean =>
  said.side === 'own' && all.some((other) => other.side === 'own' && STAND.test(other.passage.text) && dayOf(other) - dayOf(said) > OLDER_DAYS * DAY_MS);

/** „Źle to nazwaliśmy – przyznaje X. – Teraz zwracamy w tydzień”: what the subject owns up to, where a longer passage has what it says next. */
const OWNS_UP =
  /(?<!\p{sc=Latn})(?:przyzna\p{sc=Latn}+|źle|błąd\p{sc=Latn}*|błęd\p{sc=Latn}*|win[aęnąy]\p{sc=Latn}*|przepr\p{sc=Latn}+|powin(?:ien|na|ni)\p{sc=Latn}*|niestety|zawied\p{sc=Latn}+|zawinil\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
const isCut = ({ side, passage: { item, text, start, end } }: Said, all: readonly Said[]): boolean =>
  side === 'own' &&
  OWNS_UP.test(text) &&
  all.some((other) => other.side === 'own' && other.passage.item === item && other.passage.start <= start && other.passage.end > end);
/** What words are worth that share none with their story, beside such as do. */
const OF_NOTHING = 0.4;

const surnameIn = (name: string, text: string): boolean => text.includes(name.split(/\s+/u).at(-1) ?? name);

/** Who speaks where the passage itself does not tell: whoever the page says does, or spoke in the sentence before. */
function speakerAround(passage: Passage, subject: Subject, kinds: ReadonlySet<string>): Speaker | null {
  const { item, voice, text, start, sentences } = passage;
  if (voice) return { name: voice, own: false, named: true, verb: '', form: '', direct: true };
  if (sentences > 1 || passage.inside) return null;
  const all = documentSentences(item.document);
  const at = all.findIndex((one) => one.start === start);
  const before = all[at - 1];
  const speaker = before ? speakerBefore(text, before, item.mentions, subject, kinds) : null;
  return speaker && !speaker.named && !speaker.own ? { ...speaker, name: nameBefore(speaker.name, item.document.article.text.slice(0, start)) } : speaker;
}

/** „premier” of a page that wrote „Premier Adam Pył” before. */
const nameBefore = (office: string, text: string): string =>
  [
    ...text.matchAll(new RegExp(`(?<!\\p{sc=Latn})[${office[0]}${office[0]?.toUpperCase()}]${office.slice(1)} \\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{sc=Latn}-]+`, 'gu')),
  ].at(-1)?.[0] ?? office;

/** Whether somebody is the subject, by a name that its page has for it. */
const isSubject = (name: string, { item }: Passage, subject: Subject): boolean =>
  lemma(name.split(' ').at(-1) ?? '') === lemma(subject.name.split(' ').at(-1) ?? '') || item.mentions.some(({ form }) => form.includes(name));

/** Blame or praise of the subject in somebody's words whose speaker stands around them. */
function sidedBy(passage: Passage, subject: Subject, { people, kinds }: Speaking): Said | null {
  const { item, review, text } = passage;
  if (review || isOwnVoice(item) || item.evidence.own) return null;
  const speaker = speakerAround(passage, subject, kinds);
  if (!speaker || speaker.own || isSubject(speaker.name, passage, subject) || people.has(lemma(speaker.name.split(' ').at(-1) ?? ''))) return null;
  const side = sideOf(text, speaker.verb);
  if (side === 'defender' && isOfChargingOffice(passage, speaker.name)) return null;
  return side !== 'neutral' && isAimed(passage, subject, kinds) ? { side, speaker: speaker.name, passage } : null;
}

function saidBy(passage: Passage, subject: Subject, people: ReadonlySet<string>, kinds: ReadonlySet<string>): Said | null {
  const { item, review, reply, text } = passage;
  if (ASKED.test(text) || passage.inside) return null;
  if (review && reply) return { side: 'own', speaker: subject.name, passage };
  if (review) {
    if (!review.who || NOBODY.test(review.who) || item.evidence.role !== 'hero') return null;
    const stars = review.stars;
    const side = stars === null ? 'neutral' : stars <= 2 ? 'critic' : stars >= 4 ? 'defender' : 'neutral';
    return { side, speaker: review.who, passage };
  }
  const speaker = (passage.sentences > 1 ? speakerOfSpeech : speakerOf)(text, passage.start, item.mentions, subject, kinds);
  if (!speaker) {
    const first =
      (item.statement || (item.evidence.own && passage.sentences === 1)) && (passage.first || (IN_FIRST.test(text) && STAND.test(text) && !INVITES.test(text)));
    return first ? { side: 'own', speaker: subject.name, passage } : null;
  }
  // „X dostała siedem głosów. – Pani dyrektor zostawia lecznicę na plusie – mówi Y”: led up to by one, said by another.
  if (speaker.verb === '' && passage.next !== null && !surnameIn(speaker.name, passage.next)) return null;
  // „Restauracja oświadczyła”: a common noun is no signature.
  const unnamed = subject.kind === 'person' || kinds.has(lemma(speaker.name));
  const byOwner = people.has(lemma(speaker.name.split(' ').at(-1) ?? ''));
  if (speaker.own || byOwner) return tellsStand(speaker, text) ? { side: 'own', speaker: speaker.own && unnamed ? subject.name : speaker.name, passage } : null;
  const bound = isBound(passage, subject, speaker.name) ? sideOf(text, speaker.verb) : 'neutral';
  const side = bound === 'defender' && isOfChargingOffice(passage, speaker.name) ? 'neutral' : bound;
  return side === 'neutral' && !speaker.named ? null : { side, speaker: speaker.name, passage };
}

const keyOf = ({ side, speaker }: Said): string => (side === 'own' ? '' : lemma(speaker.split(' ').at(-1) ?? ''));

/**
 * Voices of a story, critics first, each speaker once with one sentence; printed ones are marked in `coverage`.
 * @param by who speaks for the subject
 * @param most voices in all
 * @param isOfMatter whether words share something with what the story tells
 */
export function voicesOf(
  passages: readonly Passage[],
  subject: Subject,
  by: Speaking,
  coverage: Coverage,
  most: number,
  isOfMatter: (passage: Passage) => boolean,
): Voice[] {
  const said = passages.flatMap((passage) => sidedBy(passage, subject, by) ?? saidBy(passage, subject, by.people, by.kinds) ?? []);
  const all = said.filter((one) => !isCut(one, said));
  const outrun = new Set(all.filter((one) => isOutrun(one, all)));
  const left = { ...MOST };
  const speakers = new Set<string>();
  const chosen: Said[] = [];
  while (chosen.length < most) {
    let found: Said | null = null;
    let worth = 0;
    for (const one of all) {
      if (left[one.side] === 0 || (one.side !== 'own' && speakers.has(keyOf(one)))) continue;
      const gain = coverage.gain(one.passage) * BEST[one.side] * standing(one) * (outrun.has(one) ? OLDER : 1) * (isOfMatter(one.passage) ? 1 : OF_NOTHING);
      if (gain > worth && coverage.isFresh(one.passage)) [found, worth] = [one, gain];
    }
    if (!found) break;
    coverage.print(found.passage);
    speakers.add(keyOf(found));
    left[found.side] -= 1;
    chosen.push(found);
  }
  const sides: VoiceSide[] = ['critic', 'defender', 'own', 'neutral'];
  return sides.flatMap((side) =>
    chosen.filter((one) => one.side === side).map(({ speaker, passage }) => ({ side, speaker, quotes: [{ n: passage.item.evidence.n, text: passage.text }] })),
  );
}
