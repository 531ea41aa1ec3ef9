/** Which words of a text speak about the target: clauses, who did what to whom, contrast, reported speech. */
import { isFirstNameForm } from './first-names.ts';
import { lemma } from './lemmas.ts';
import { splitSentences } from './sentences.ts';
import { tokenize } from './tokens.ts';
import type { Span, Token } from './types.ts';

/**
 * A stretch that speaks about the target; `shift` moves the balance towards good (+) or bad (−) where
 * grammar alone tells; `opposite` swaps good and bad. */
export type Evidence = { text: string; weight: number; shift: number; opposite?: boolean };

type Entity = Span & { target: boolean };
type Sentence = { text: string; entities: Entity[] };

const NEXT_WEIGHT = 0.5;
/** Longer than any sentence: tables and lists are read up to here. */
const MAX_SENTENCE = 3000;
const BOUNDARY = /[,;:]|\s[–—-]\s|\s(?=(?:natomiast|podczas gdy|tymczasem|zaś|ale|lecz)\s)/gu;
const AND = /^,?\s*(?:i|oraz|a także|wraz z|razem z)\s+(?:\p{Ll}+\s+)?$/u;
const COMMA = /^\s*,\s*$/;
/** After these a single capitalised word is another party („…, a w Luminie czekałem”). */
const CONTRAST_BEFORE = /(?:,\s*(?:a|ale|zaś|lecz|za to)|natomiast|zaś|tymczasem)\s+(?:\p{Ll}+\s+){0,2}$/u;
/** Verbs whose good or bad falls on the doer; with all others it falls on whom it is done to. */
const DOER_VERBS = new Set(
  (
    'oszukać oszukiwać okraść okradać pobić bić zaatakować atakować zniszczyć niszczyć wyłudzić wyłudzać grozić molestować mobbować obrazić obrażać zniesławić szantażować ' +
    'pomóc pomagać uratować ratować wesprzeć wspierać pokonać wygrać wyprowadzać wyprowadzić zwyciężyć wyprzedzić przegrać ulec zawieść zdradzić naciągnąć zignorować ignorować'
  ).split(' '),
);
const SOURCE_OR_CONTRAST = /(?:przeciwieństwie|odróżnieniu|zdaniem|według|wbrew)\s/iu;
const SPEECH =
  /^(?:powiedzieć|mówić|poinformować|informować|zeznać|zeznawać|stwierdzić|twierdzić|dodać|dodawać|ocenić|oceniać|podkreślić|podkreślać|wyjaśnić|przyznać|zapewnić|zapewniać|ogłosić|napisać|pisać|uważać|sądzić|zaznaczyć|komentować|skomentować|relacjonować|ostrzec|ostrzegać)$/;

/** Evidence about the spans, in text order; empty when no sentence holds one. Linear in the text. */
export function targetEvidence(text: string, spans: Span[]): Evidence[] {
  if (spans.length === 0) return [];
  const targets = [...spans].sort((a, b) => a.start - b.start);
  const out: Evidence[] = [];
  let at = 0;
  let continues = false;
  for (const sentence of splitSentences(text)) {
    const { start } = sentence;
    const end = Math.min(sentence.end, start + MAX_SENTENCE);
    while (at < targets.length && (targets[at] as Span).end <= start) at += 1;
    const inside: Entity[] = [];
    for (let k = at; k < targets.length && (targets[k] as Span).start < end; k += 1) {
      const span = targets[k] as Span;
      if (span.end > start) inside.push({ start: Math.max(0, span.start - start), end: Math.min(end, span.end) - start, target: true });
    }
    const body = text.slice(start, end);
    if (inside.length > 0) {
      out.push(...evidenceIn({ text: body, entities: withOthers(body, inside) }));
      continues = true;
    } else {
      if (continues && withOthers(body, []).length === 0) out.push({ text: body, weight: NEXT_WEIGHT, shift: 0 });
      continues = false;
    }
  }
  return out;
}

/** The clauses about the spans, word for word; what is only said of somebody else, or by the one named, is left out. */
export const targetClauses = (text: string, spans: Span[]): string[] =>
  targetEvidence(text, spans)
    .filter(({ weight, opposite }) => weight === 1 && !opposite)
    .map((evidence) => evidence.text);

/** Adds other named persons and firms of a sentence: capitalised runs of two words or more, or with a first name. */
function withOthers(body: string, inside: Entity[]): Entity[] {
  const entities = [...inside];
  const tokens = tokenize(body);
  let run: Token[] = [];
  const close = (): void => {
    const first = run[0];
    const last = run.at(-1);
    const opposed = first && CONTRAST_BEFORE.test(body.slice(Math.max(0, first.start - 40), first.start));
    if (first && last && (opposed || run.length > 1) && (opposed || run.some((token) => isFirstNameForm(token.lower)))) {
      if (!inside.some((entity) => entity.start < last.end && entity.end > first.start)) entities.push({ start: first.start, end: last.end, target: false });
    }
    run = [];
  };
  for (const token of tokens) {
    const previous = run.at(-1);
    const capital = /^\p{Lu}/u.test(token.text);
    if (!capital || (previous && !/^[\s-]{1,2}$/.test(body.slice(previous.end, token.start)))) close();
    // The first word of a sentence is capital anyway; it opens a name only as a first name.
    if (capital && (token.start > 0 || isFirstNameForm(token.lower))) run.push(token);
  }
  close();
  entities.sort((a, b) => a.start - b.start);
  return SOURCE_OR_CONTRAST.test(body.slice(0, entities[0]?.start ?? 0)) ? entities : merged(entities, body);
}

/** „X, Y i Z” are one party: what is said of one is said of all. A comma alone joins only within such a list. */
function merged(entities: Entity[], body: string): Entity[] {
  const gaps = entities.map((entity, k) => body.slice(entities[k - 1]?.end ?? 0, entity.start));
  const inList = (k: number): boolean => {
    for (let next = k + 1; next < gaps.length; next += 1) if (!COMMA.test(gaps[next] as string)) return AND.test(gaps[next] as string);
    return false;
  };
  const out: Entity[] = [];
  entities.forEach((entity, k) => {
    const last = out.at(-1);
    const gap = gaps[k] as string;
    if (last && (entity.start <= last.end || AND.test(gap) || (COMMA.test(gap) && inList(k)))) {
      last.end = Math.max(last.end, entity.end);
      last.target ||= entity.target;
    } else out.push({ ...entity });
  });
  return out;
}

function evidenceIn(sentence: Sentence): Evidence[] {
  const { text, entities } = sentence;
  if (entities.every((entity) => entity.target)) return [alone(text, entities)];
  const swapped = notThisButThat(sentence) ?? compared(sentence);
  if (swapped) return swapped;
  const out: Evidence[] = [];
  for (const segment of segmentsOf(sentence)) {
    if (!segment.entities.some((entity) => entity.target)) continue;
    if (segment.entities.every((entity) => entity.target)) out.push(alone(segment.text, segment.entities));
    else out.push(...zones(segment));
  }
  return out;
}

/** A sentence or clause with no other party. The content of what the target says is not about the target. */
function alone(text: string, entities: Entity[]): Evidence {
  const first = entities[0] as Entity;
  const before = text.slice(0, first.start);
  const speech = /^(.{0,40}?),\s+(?:że|iż|żeby)\s/su.exec(text.slice(first.end));
  const says = speech && tokenize(speech[1] as string).some((token) => SPEECH.test(lemma(token.lower)));
  const source = /(?:^|\s)(?:zdaniem|według|wg|wedle)\s+(?:\p{L}+\s+)?$/iu.test(before) && entities.length === 1 && !/rejestr/iu.test(before);
  const shift = /(?:^|\s)dzięki\s+(?:\p{L}+\s+)?$/iu.test(before) ? 1.5 : /^przez\s$/iu.test(before) ? -0.7 : 0;
  if (says) return { text: text.slice(0, first.end + (speech[1] as string).length), weight: 1, shift };
  if (source) return { text: '', weight: 1, shift: 0 };
  return { text, weight: 1, shift };
}

/** „To nie X zawinił, tylko Y”: X is cleared, what X did not do falls on Y. */
function notThisButThat({ text, entities }: Sentence): Evidence[] | null {
  const [first, second] = entities;
  if (!first || !second || entities.length !== 2) return null;
  if (!/(?:^|\s)(?:to\s+)?nie\s*$/iu.test(text.slice(0, first.start))) return null;
  const between = text.slice(first.end, second.start);
  if (!/(?:,|\s)\s*(?:tylko|lecz|ale|a)\s*$/iu.test(between)) return null;
  if (first.target) return [{ text: '', weight: 1, shift: 0 }];
  const deed = between.replace(/,?\s*(?:tylko|lecz|ale|a)\s*$/iu, '');
  return [{ text: `${text.slice(second.start, second.end)} ${deed} ${text.slice(second.end)}`, weight: 1, shift: 0 }];
}

/** „W przeciwieństwie do X, Y…”, „wolę Y niż X”: what is good of one is bad of the other. */
function compared({ text, entities }: Sentence): Evidence[] | null {
  const [first, second] = entities;
  if (!first || !second || entities.length !== 2) return null;
  const between = text.slice(first.end, second.start);
  if (/(?:przeciwieństwie|odróżnieniu|odmianie)\s+(?:do|od)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, first.start))) {
    const claim = text.slice(second.start);
    return [second.target ? { text: claim, weight: 1, shift: 0 } : { text: claim, weight: 1, shift: 0, opposite: true }];
  }
  if (/(?:^|\s)(?:niż|aniżeli)\s/u.test(between) && /(?:^|\s)(?:wol\p{L}+|lepsz\p{L}+|lepiej|bardziej)(?:\s|$)/iu.test(text.slice(0, second.start))) {
    return [{ text: '', weight: 1, shift: first.target ? 3.5 : -3.5 }];
  }
  return null;
}

/** Clauses of a sentence; one without a party joins the party before it, or the next at the beginning. */
function segmentsOf({ text, entities }: Sentence): Sentence[] {
  const cuts = [...text.matchAll(BOUNDARY)].map((match) => match.index).filter((cut) => !entities.some((entity) => cut > entity.start && cut < entity.end));
  const bounds = [0, ...cuts, text.length];
  const joined: Span[] = [];
  for (let k = 0; k + 1 < bounds.length; k += 1) {
    const piece = { start: bounds[k] as number, end: bounds[k + 1] as number };
    const last = joined.at(-1);
    const hasParty = (span: Span): boolean => entities.some((entity) => entity.start >= span.start && entity.end <= span.end);
    if (last && (!hasParty(piece) || !hasParty(last))) last.end = piece.end;
    else joined.push(piece);
  }
  return joined.map((span) => ({
    text: text.slice(span.start, span.end),
    entities: entities
      .filter((entity) => entity.start >= span.start && entity.end <= span.end)
      .map((entity) => ({ ...entity, start: entity.start - span.start, end: entity.end - span.start })),
  }));
}

/**
 * One clause, several parties: words before the first are about the first; the verb between two falls on the second, unless it
 * is one that falls on the doer, or the clause is passive („X został nagrodzony przez Y”).
 */
function zones({ text, entities }: Sentence): Evidence[] {
  const out: Evidence[] = [];
  entities.forEach((entity, k) => {
    if (!entity.target) return;
    const left = entities[k - 1];
    const right = entities[k + 1];
    let from = left ? left.end : 0;
    let to = right ? right.start : text.length;
    if (left) from = fallsOnFirst(text.slice(left.end, entity.start)) ? entity.start : left.end;
    if (right) to = fallsOnFirst(text.slice(entity.end, right.start)) ? (entities[k + 2]?.start ?? text.length) : entity.end;
    if (left && from === entity.start && !right) to = entity.end;
    const words = text.slice(from, entity.start) + text.slice(entity.end, to);
    out.push({ text: /\p{L}/u.test(words) ? text.slice(from, to) : '', weight: 1, shift: 0 });
  });
  return out;
}

function fallsOnFirst(between: string): boolean {
  const lemmas = tokenize(between).map((token) => lemma(token.lower));
  const doer = lemmas.some((word) => DOER_VERBS.has(word));
  const passive = lemmas.at(-1) === 'przez' && lemmas.some((word) => word === 'zostać' || word === 'być');
  return doer !== passive;
}
