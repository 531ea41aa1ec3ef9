/**
 * Where somebody speaks on a page, from its opening to its close, and who the page says it is. A cut inside such a stretch would hand on half of what
 * was said, or nobody's words as if they were the subject's.
 */
import { isFirstNameForm, lemma, type Span } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { readable } from '../reading/text.ts';
import { wordsOf } from './words.ts';

/** `who`: the name as the page has it beside the words; null where it shows none. */
export type Speech = Span & { who: string | null };

/** A dash behind the end of a sentence, a colon or nothing opens speech; one before a small letter may close it. */
const OPENS_DASH = /(?<=^|[.!?…:”"»)]\s+)[–—-]\s+(?=[\p{Lu}„"»…(])/gu;
const CLOSES = /(?:[”"»,]?\s*[–—-]|[”"»],?)\s+(?=\p{Ll})/gu;
/** Words of a reporting clause in which its verb stands. */
const VERB_WITHIN = 2;
/** Small words between a verb of speech and a name: „przyznaje wczoraj prezes Jan Nowak”. */
const NAMED =
  /^(?:\s+\p{Ll}[\p{sc=Latn}.-]*){0,7}?\s+(?<!(?:^|\s)(?:w|we|na|dla|z|ze|do|po|przed|podczas|u|od|przez|portalowi|stacji|agencji)\s+)((?:[Pp]an[i]?\s+)?\p{Lu}[\p{sc=Latn}'’-]+(?:\s+\p{Lu}[\p{sc=Latn}'’-]+){0,2})/u;
/** „Jan Nowak, prezes spółki, …” and „Prezes spółki Jan Nowak …”, at the beginning of a sentence that leads up to speech. */
const LEADS = /^[–—-]?\s*((?:\p{Lu}?\p{Ll}+\s+){0,4}?)((?:[Pp]an[i]?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?=[\s,:])/u;
/** „…? Jan Nowak: To relikty”: an answer in a conversation that is set as one paragraph. */
const TURN = /(?<=\?["”]?\s)(\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}-]+):\s(?=\p{Lu})/gu;
/** Whether between quotation marks a sentence ends and another begins: else it is a word or a title. */
const SEVERAL = /[.!?…]\s+["„]?\p{Lu}/u;
const SENTENCE_END = /[.!?…]["”»)]*(?=\s+["„–—-]*\s*\p{Lu}|\s*$)/u;

/** „Zarzeka się pan Ryszard”, „płacze Ewa Lis”, „kwituje.”: a verb of the third person with who, or alone, is one of speech behind a dash. */
const THIRD = /(?:ł|ła|ło|li|ły|ją|uje|i|y|a|e)$/u;
const TELLS_WHO = /^(?:\s+się)?(?:\s+(?:pani?|\p{Lu}\p{sc=Latn}+)(?!\p{sc=Latn})|\s*$)/u;

const saysSo = (word: string): boolean => {
  const base = lemma(word);
  return (['speech', 'blame', 'deny', 'praise'] as const).some((kind) => wordsOf(kind).has(base));
};

/** What stands behind speech as far as it says who spoke: the verb and the rest of its sentence; null where it is no such clause. */
function reportAt(text: string, at: number): { verb: string; rest: string; end: number } | null {
  const end = SENTENCE_END.exec(text.slice(at));
  const clause = text.slice(at, end ? at + end.index : undefined);
  let from = 0;
  for (const word of clause.split(/\s+/u).slice(0, VERB_WITHIN)) {
    from = clause.indexOf(word, from) + word.length;
    const verb = word.replace(/\P{L}+$/u, '');
    if (THIRD.test(verb) && (saysSo(verb) || TELLS_WHO.test(clause.slice(from)))) return { verb, rest: clause.slice(from), end: at + clause.length };
  }
  return null;
}

/** A person's name: with a first name, „pani Ewa”, or one capitalised word. An acronym, a paper or a town is none. */
function personIn(name: string | undefined): string | null {
  if (!name) return null;
  const words = name.split(/\s+/u);
  const titled = /^pani?$/iu.test(words[0] ?? '');
  // „Prezes Balgazu Jan Nowak”: a firm's name runs into the person's.
  const isFirst = (word: string | undefined) => isFirstNameForm((word ?? '').toLowerCase());
  if (!titled && words.length === 3 && !isFirst(words[0]) && isFirst(words[1])) return personIn(words.slice(1).join(' '));
  const own = titled ? words.slice(1) : words;
  if (own.some((word) => /^\p{Lu}{2,}$/u.test(word))) return null;
  return titled || (own.length > 1 && isFirst(own[0])) || (own.length === 1 && own[0] === name) ? name : null;
}

/** „Wyjaśniła” is said of no man, „wyjaśnił” of no woman. */
const agrees = (verb: string, who: string): boolean => {
  const first = who.split(/\s+/u).find((word) => !/^pani?$/iu.test(word)) ?? '';
  if (!who.includes(' ')) return true;
  const feminine = /a$/u.test(first) || /^pani(?!\p{sc=Latn})/iu.test(who);
  return !(feminine ? /ł$/u.test(verb) : /ła$/u.test(verb));
};

/** Between quotation marks of one paragraph, those that hold more than a sentence. */
function quotedIn(text: string): Span[] {
  const found: Span[] = [];
  let open = -1;
  for (const { 0: mark, index } of text.matchAll(/[„“”"»«]/gu)) {
    const opens = mark === '„' || (mark !== '”' && /(?:^|[\s(–—-])$/u.test(text.slice(0, index)) && /^[\p{L}\d(.…]/u.test(text.slice(index + 1)));
    if (opens) open = index;
    else if (open >= 0) {
      if (SEVERAL.test(text.slice(open, index))) found.push({ start: open, end: index + 1 });
      open = -1;
    }
  }
  return found;
}

/** After dashes of one paragraph: to the clause that says who spoke, else to its end. */
function dashedIn(text: string): Span[] {
  const found: Span[] = [];
  for (const { index } of text.matchAll(OPENS_DASH)) {
    if ((found.at(-1)?.end ?? -1) > index) {
      (found.at(-1) as Span).end = index;
    }
    const closing = [...text.slice(index + 2).matchAll(CLOSES)].find((one) => reportAt(text, index + 2 + one.index + one[0].length) !== null);
    found.push({ start: index, end: closing ? index + 2 + closing.index : text.length });
  }
  return found;
}

function turnsIn(text: string): Speech[] {
  const turns = [...text.matchAll(TURN)];
  return turns.map((turn, i) => ({ start: turn.index, end: turns[i + 1]?.index ?? text.length, who: turn[1] ?? null }));
}

/** „W rozmowie z Radiem Sól”, „na Twitterze”. */
const PLACED = /(?<!\p{sc=Latn})(?:w|we|na|dla|z|ze|po|do|podczas)(?:\s+\p{Ll}+){0,3}(?:\s+[„"]?\p{Lu}[\p{sc=Latn}\d]*)+/gu;
/** A name in the middle of a sentence: somebody else may go on speaking behind it. */
const NAMES = /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;

/** The last sentence of what stands before speech. */
function sentenceBefore(text: string): string {
  const trimmed = text.trimEnd();
  const starts = [...trimmed.slice(0, -1).matchAll(/[.!?…]["”»)]*\s+(?=["„–—-]*\s*\p{Lu})/gu)].map((one) => one.index + one[0].length);
  return trimmed.slice(starts.at(-1) ?? 0);
}

/** „Jan Nowak rozkłada ręce. – Nie wiem”: whoever the sentence before begins with; a preposition before the name makes it no speaker. */
function ledBy(text: string, speech: Span): string | null {
  const lead = LEADS.exec(sentenceBefore(text.slice(0, speech.start)));
  const named = personIn(lead?.[2]);
  return named?.includes(' ') && !/(?:^|\s)(?:w|we|na|dla|z|ze|do|po|przed|u|od|przez|o|według|zdaniem|wobec)\s$/iu.test(lead?.[1] ?? '') ? named : null;
}

/** Who the page says speaks: behind the words, before them, or whoever spoke last where only a verb stands behind. */
function whoIn(text: string, speech: Span, last: string | null): string | null {
  const mark = /^(?:[”"»,]?\s*[–—-]?\s*)/u.exec(text.slice(speech.end));
  const report = reportAt(text, speech.end + (mark?.[0].length ?? 0));
  if (report) {
    const named = personIn(NAMED.exec(report.rest)?.[1]);
    if (named) return named;
    // „– wyjaśniła w rozmowie z nami”: an office in small letters is nobody's name.
    if (!/^(?:[.,]?\s*$|[.,]?\s+(?:w|we|na|dla|z|ze|podczas|po|przed|nam|też|także|również|jednak|dalej)(?!\p{sc=Latn}))/u.test(report.rest)) return null;
    // Somebody may be named in a form that was not read; „w rozmowie z Gazetą” is where it was said.
    if (/\p{Lu}/u.test(report.rest.replace(PLACED, ''))) return null;
    const nearest = ledBy(text, speech) ?? last;
    return nearest !== null && agrees(report.verb, nearest) ? nearest : null;
  }
  const lead = ledBy(text, speech);
  return lead ?? (/[–—-] \p{Ll}/u.test(sentenceBefore(text.slice(0, speech.start))) ? last : null);
}

const known = new WeakMap<Document, Speech[]>();

/** Stretches of a page in which somebody speaks, in order; of several that overlap the first. */
export function speechesOf(document: Document): Speech[] {
  const cached = known.get(document);
  if (cached) return cached;
  const found: Speech[] = [];
  let at = 0;
  for (const text of readable(document).split('\n')) {
    const turns = turnsIn(text);
    const spans = [...dashedIn(text), ...quotedIn(text)].sort((a, b) => a.start - b.start || b.end - a.end);
    let end = -1;
    let last: string | null = null;
    for (const span of spans) {
      if (span.start < end) continue;
      const between = end < 0 ? '' : text.slice(end, span.start);
      if (last !== null && NAMES.test(between.replace(last, '').replace(PLACED, ''))) last = null;
      const who = whoIn(text, span, last);
      last = who;
      end = span.end;
      found.push({ start: at + span.start, end: at + span.end, who });
    }
    found.push(...turns.map(({ start, end: to, who }) => ({ start: at + start, end: at + to, who })));
    at += text.length + 1;
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  known.set(document, found);
  return found;
}

/**
 * How a part of a page stands to speech. `inside`: it begins within; `open`: it ends within, and more is said; `who`: of the speech it begins in,
 * `next`: of one that begins further on; `past`: whole sentences that nobody says stand in it behind the speech. */
export type Spoken = { inside: boolean; opens: boolean; open: boolean; who: string | null; next: string | null; past: boolean };

/** A sentence ends and another begins. */
const GOES_PAST = /[.!?…]["”»)]*\s+["„–—-]*\s*\p{Lu}/u;

/** Characters by which the beginning of speech and of the part may differ: a dash, a mark, a blank. */
const MARKS = 3;

export function spokenIn(speeches: readonly Speech[], text: string, { start, end }: Span): Spoken {
  const from = speeches.find((one) => one.start <= start + MARKS && one.end > start + MARKS);
  const inside = from !== undefined && start > from.start + MARKS;
  const goesOn = (one: Speech) => /\p{L}/u.test(text.slice(end, one.end));
  return {
    inside,
    opens: from !== undefined && !inside,
    open: speeches.some((one) => one.start < end && one.end > end && goesOn(one)),
    who: from?.who ?? null,
    past: from !== undefined && GOES_PAST.test(text.slice(Math.min(from.end, end), end)),
    next: speeches.find((one) => one.start > start + MARKS && one.start < end)?.who ?? null,
  };
}
