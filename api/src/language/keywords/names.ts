import { spell } from '../names/forms.ts';
import { lowerOf } from '../text/tokens.ts';
import type { Token } from '../text/types.ts';
import { isFirstName, isFirstNameForm } from '../words/first-names.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';

/** Lower-case words inside names („Ludwig van Beethoven”). */
const PARTICLES = new Set('von van der den de del della di da la le du of the and'.split(' '));
export const MAX_WORDS = 4;
/** Offices and bodies that open a name, as lemmas. */
const HEADS = new Set(
  (
    'agencja akademia bank biblioteka biuro centrum departament dom dyrekcja federacja fundacja gimnazjum inspekcja inspektorat instytut izba kancelaria katedra klub kolegium komenda komisja komitet kuratorium liceum ' +
    'ministerstwo muzeum organizacja ośrodek parlament politechnika przychodnia prokuratura rada samorząd sąd spółdzielnia stowarzyszenie straż szkoła szpital teatr towarzystwo trybunał uniwersytet urząd wydział zakład zarząd zespół związek'
  ).split(' '),
);

const SENTENCE_MARK = /[.!?:;\n…„”"“»«•*()[\]]/;
const ADJECTIVE = /^\p{L}{3,}[yi]$/u;
/** Endings of an adjective in the oblique cases, singular: with a noun in -a, with others. */
const AGREES = { a: /(?:ej|ą)$/, other: /(?:ego|emu|ym|im)$/ };
const PLURAL = /(?:ach|om|ami|ów|ych|ich|ymi|imi)$/;
/** Words that never continue a name: „od” in „UE Od 1 lipca”. */
const LINKING =
  /^(?:od|do|na|po|we|ze|za|przy|przez|oraz|ale|czy|jest|są|się|nie|to|ten|ta|te|tak|jak|jego|jej|ich|który|która|które|gdy|dla|pod|nad|przed|też|już|był|była|było)$/;
/** Titles before a name. */
const TITLE =
  /^(?:pan|pani|panie|panu|pana|panem|panią|prof|dr|hab|mgr|inż|ks|św|gen|płk|mjr|kpt|poseł|posła|posłowi|minister|ministra|prezes|prezesa|marszałek|marszałku|senator|burmistrz|prezydent|premier)$/;

/** Whether a lower-case word is a form of an office or body that may open a name („Urzędu”). */
export const isHead = (word: string): boolean => HEADS.has(lemma(word));

export type NameSpan = { from: number; to: number };

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
/** „PKO”, „MOSiR”: more capitals than one, no Roman number. */
export const isAcronym = (text: string): boolean => /^\p{Lu}(?:\p{Ll}?\p{Lu})+\p{Ll}?$/u.test(text) && text.length < 8 && !/^[IVXLCDM]+$/.test(text);

/** Whether the word opens a text, sentence or quotation, so that its capital does not show a name. */
export function opens(text: string, tokens: readonly Token[], i: number): boolean {
  if (i === 0) return true;
  return SENTENCE_MARK.test(text.slice((tokens[i - 1] as Token).end, (tokens[i] as Token).start));
}

/** Whether most words are in capitals, so that capitals do not show names. */
export const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ text }) => text.length > 1 && text === text.toUpperCase()).length * 2 > tokens.length;

/** Names of two to four words: capitalised neighbours with only a space or hyphen between. None in texts written in capitals. */
export function nameSpans(text: string, tokens: readonly Token[]): NameSpan[] {
  if (isShouted(tokens)) return [];
  const spans: NameSpan[] = [];
  const joined = (i: number): boolean => i < tokens.length && /^(?: |-)$/.test(text.slice((tokens[i - 1] as Token).end, (tokens[i] as Token).start));
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i] as Token;
    if (
      !isNameWord(first) ||
      TITLE.test(first.lower) ||
      (opens(text, tokens, i) && !isFirstNameForm(first.lower) && isCommonWord(first.lower) && !followed(tokens, i, joined))
    ) {
      i += 1;
      continue;
    }
    let to = i + 1;
    while (joined(to)) {
      const next = tokens[to] as Token;
      // „Minister Spraw Zagranicznych Anna Fotyga”: a first name begins another name.
      if (isFirstName(next.lower) && !isFirstNameForm((tokens[to - 1] as Token).lower)) break;
      // A heading before a sentence that opens with the same name.
      if (next.lower === first.lower) break;
      if (isNameWord(next) && !TITLE.test(next.lower)) to += 1;
      else if (PARTICLES.has(next.text) && joined(to + 1) && isNameWord(tokens[to + 1] as Token)) to += 2;
      else break;
    }
    if (to - i > 1 && to - i <= MAX_WORDS) spans.push({ from: i, to });
    i = to;
  }
  return spans;
}

export const isNameWord = ({ text, lower }: Token): boolean =>
  isCapital(text) && text.length > 1 && !/^[IVXLCDM]+$/.test(text) && !/\p{N}/u.test(text) && !LINKING.test(lower);

/** „Wolne Państwo Irlandzkie” at the start of a sentence: a common word opens a name when two capitals follow, an office when one does. */
function followed(tokens: readonly Token[], i: number, joined: (at: number) => boolean): boolean {
  if (!joined(i + 1) || !isNameWord(tokens[i + 1] as Token)) return false;
  if (isHead((tokens[i] as Token).lower)) return true;
  // „Decyzję Urzędu Ochrony…”, „Powieść Anny Zielińskiej”: the name begins with the office or the first name.
  const next = (tokens[i + 1] as Token).lower;
  const begins = isFirstName(lemma(next)) || (isHead(next) && !isAdjective((tokens[i] as Token).lower));
  return joined(i + 2) && isNameWord(tokens[i + 2] as Token) && !begins;
}

/** One key for all cases of a name. */
export const nameKey = (words: readonly string[]): string => words.map((word) => (isAcronym(word) ? lowerOf(word) : lemma(word))).join(' ');

/**
 * The form of a name to print: a form from the texts whose head is in the nominative, else one derived where the pattern is certain
 * (person with a known first name, noun with its adjectives), else the commonest form.
 * @param forms the forms met with their counts
 */
export function baseForm(forms: ReadonlyMap<string, number>): string {
  const met = byUse(forms);
  const conjunction = CONJUNCTION.exec(met[0] as string)?.[0];
  if (conjunction) return joinedForm(forms, conjunction);
  if (/^Stan(?:y|ów|om|ach|ami) Zjednoczon/.test(met[0] as string)) return 'Stany Zjednoczone';
  const best = met.find((form) => isNominative(form.split(' ')));
  if (best) return best;
  const words = (met[0] as string).split(' ');
  const [only] = words as [string];
  if (words.length === 1) return isAcronym(only) ? only : spell(only, nominative(only.toLowerCase())?.toLowerCase() ?? only.toLowerCase());
  return person(words) ?? organisation(words) ?? (met[0] as string);
}

const CONJUNCTION = / (?:i|&) /;
const byUse = (forms: ReadonlyMap<string, number>): string[] =>
  [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1)).map(([form]) => form);

/** Words after „i” in names of firms („Braun i Synowie”): lemma to nominative. */
export const FIRM: ReadonlyMap<string, string> = new Map(
  Object.entries({ wspólnik: 'Wspólnicy', partner: 'Partnerzy', syn: 'Synowie', córka: 'Córki', brat: 'Bracia', spółka: 'Spółka' }),
);

/** „Prawa i Sprawiedliwości” → „Prawo i Sprawiedliwość”; the genitive after an office is kept. */
function joinedForm(forms: ReadonlyMap<string, number>, conjunction: string): string {
  const met = byUse(forms).find((form) => isNominative((form.split(CONJUNCTION)[0] as string).split(' ')));
  const halves = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const [form, count] of forms)
    form.split(CONJUNCTION).forEach((part, k) => {
      halves[k]?.set(part, (halves[k].get(part) ?? 0) + count);
    });
  const second = byUse(halves[1])[0] as string;
  const firm = FIRM.get(lemma(second));
  if (met && !firm) return met;
  const first = baseForm(halves[0]);
  const governed = first.includes(' ') && first.split(' ').some((word) => isHead(word.toLowerCase()));
  return first + conjunction + (firm ?? (governed ? second : baseForm(halves[1])));
}

/** Whether a word is an adjective by its lemma; participles have their verb as lemma. */
const isAdjective = (word: string): boolean => {
  const base = nameLemma(word);
  return (
    base.endsWith('ć') || (ADJECTIVE.test(base) && !isFirstName(base) && !word.includes("'") && /(?:[aeąyi]|ej|ego|emu|ym|im|ych|ich|ymi|imi)$/.test(word))
  );
};
const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Lemma of a lower-case word that was capitalised in the text. */
const nameLemma = (word: string): string => lemma(titled(word));
export const headOf = (lower: readonly string[]): number => lower.findIndex((word) => !isAdjective(word));

function isNominative(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLowerCase());
  const head = headOf(lower);
  if (head < 0) return lower.length > 1 && lower.every((word) => /[aeyi]$/.test(word));
  const own = lower[head] as string;
  if (isFirstName(own))
    return head === 0 && !lower.slice(1).some((word) => /[sc]k(?:iego|iej|im|iemu)$/.test(word) || (isFirstNameForm(word) && !isFirstName(word)));
  return nameLemma(own) === own && !lower.slice(0, head).some((word) => AGREES.other.test(word) || AGREES.a.test(word) || PLURAL.test(word));
}

/**
 * Nominative of a lower-case word with a capital, or null when its lemma is a guess that changes more than an ending: „Londynu”,
 * „Irlandii”, „Zamojskiej”, but not „Steeple”.
 */
function nominative(word: string): string | null {
  const base = nameLemma(word);
  if (base === word) return titled(word);
  if (isAdjective(word))
    return base.endsWith('ć') || PLURAL.test(word) ? null : titled(/(?:ej|ą|a)$/.test(word) ? feminine(base) : /e$/.test(word) ? word : base);
  if (word.startsWith(base) || isCommonWord(base)) return PLURAL.test(word) && !isCommonWord(base) ? null : titled(base);
  return base.endsWith('a') && word.startsWith(base.slice(0, -1)) ? titled(base) : null;
}

const feminine = (base: string): string => `${base.slice(0, -1)}${/[^kg]i$/.test(base) ? 'ia' : 'a'}`;
const neuter = (base: string): string => (base.endsWith('i') ? `${base}e` : `${base.slice(0, -1)}e`);

function person(words: readonly string[]): string | null {
  const lower = words.map((word) => word.toLowerCase());
  const first = lemma(lower[0] as string);
  if (!isFirstName(first)) return null;
  const woman = first.endsWith('a') && !/^(?:kuba|barnaba|kosma)$/.test(first);
  const rest = lower.slice(1).map((word, i) => {
    if (PARTICLES.has(word)) return word;
    if (!woman) return nominative(word) ?? (words[i + 1] as string);
    return /[sc]k(?:iej|ą)$/.test(word) ? titled(feminine(nameLemma(word))) : (words[i + 1] as string);
  });
  return [titled(first), ...rest].join(' ');
}

/** „Unii Europejskiej” → „Unia Europejska”, „Ministerstwie Sprawiedliwości” → „Ministerstwo Sprawiedliwości”. */
function organisation(words: readonly string[]): string | null {
  const lower = words.map((word) => word.toLowerCase());
  const head = headOf(lower);
  const own = lower[head];
  const base = own === undefined || PLURAL.test(own) || /[yi]ch$/.test(lower[head + 1] ?? '') ? null : nominative(own)?.toLowerCase();
  if (!base) return null;
  const agrees = base.endsWith('a') ? AGREES.a : AGREES.other;
  const put = base.endsWith('a') ? feminine : /[oeę]$|um$/.test(base) ? neuter : (adjective: string): string => adjective;
  const out: string[] = [];
  for (const [i, word] of lower.entries()) {
    const adjective = nameLemma(word);
    if (i === head) out.push(titled(base));
    else if ((i < head || i === head + 1) && isAdjective(word) && agrees.test(word) && !adjective.endsWith('ć')) out.push(titled(put(adjective)));
    else if (i < head) return null;
    else out.push(words[i] as string);
  }
  return out.join(' ');
}
