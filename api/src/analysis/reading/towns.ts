/** Polish towns in all cases: with professions, the main sign that separates namesakes. */

import { readFileSync } from 'node:fs';
import { isCommonWord, isFirstNameForm, lemma, lemma as lemmaOf, type Token, tokenize } from '../../language/index.ts';

const lines = readFileSync(new URL('./data/towns.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const words = lines.filter((line) => !line.includes('|')).flatMap((line) => line.split(' '));
const TOWNS = words.filter((word) => !/[:<]/.test(word)).map((word) => word.replace('?', ''));
/** Names that are common words or surnames too: they count only after „w”, „z”, „do”… */
const AMBIGUOUS = new Set(words.filter((word) => word.endsWith('?')).map((word) => word.slice(0, -1)));
/** Towns of two words: beginnings of each word, and the name. */
const PAIRS = lines.filter((line) => line.includes('|')).map((line) => line.split('|') as [string, string, string]);
/** Adjectives that name a town as surely as its name does, by lemma. */
const pairs = (sign: string) => words.filter((word) => word.includes(sign)).map((pair) => pair.replace('+', ' ').split(sign) as [string, string]);
const ADJECTIVES = new Map(pairs(':'));

/** Endings of towns whose adjective follows a rule. */
const RULES: [RegExp, string][] = [
  [/([iy])c[ea]$/u, '$1cki'],
  [/(i|y)k$/u, '$1cki'],
  [/ów$/u, 'owski'],
  [/(ow|aw|ew)[oa]$/u, '$1ski'],
  [/ec$/u, 'ecki'],
  [/ek$/u, 'ecki'],
  [/sk$/u, 'ski'],
  [/eg$/u, 'eski'],
  [/ez$/u, 'eski'],
  [/ok$/u, 'ocki'],
  [/om$/u, 'omski'],
  [/([aeouy])ń$/u, '$1ński'],
  [/([iy])n$/u, '$1ński'],
];

/** The adjective that a town's name makes by rule; null where there is none. „gryficki” of Gryfice, „trzebiatowski” of Trzebiatów. */
function adjectiveOf(town: string): string | null {
  const rule = RULES.find(([ending]) => ending.test(town));
  return rule ? town.replace(...rule) : null;
}
const listed = new Set(ADJECTIVES.values());
/** Of the other towns, by list and by rule: known in small letters, and where no surname looks so („Nidzickie Sprawy”). */
const PLAIN = new Map([
  ...TOWNS.filter((town) => !listed.has(town) && !AMBIGUOUS.has(town)).flatMap((town): [string, string][] => {
    const adjective = adjectiveOf(town);
    return adjective ? [[adjective, town]] : [];
  }),
  ...pairs('<'),
]);

/** An adjective in „-ski” or „-cki” in its first form, which the lemma of a word that is also a noun („nyski”) misses. */
const firstForm = (lower: string): string => lower.replace(/([sc]k)(?:a|ą|i|ie|iego|iej|iemu|im|ich|imi)$/u, '$1i');

/** Fewest letters of a form that is known without Polish letters. */
const LEAST_PLAIN = 4;

const PREPOSITIONS = new Set(['w', 'we', 'z', 'ze', 'do', 'od', 'koło', 'pod', 'gmina', 'gminy', 'gminie', 'miasto', 'miasta', 'mieście']);

/** Case forms of a town's name by its ending. Some do not exist; a match also needs a capital letter. */
function formsOf(town: string): string[] {
  const ends = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending);
  const cut = (n: number) => town.slice(0, -n);
  if (town === 'łódź') return ['łódź', 'łodzi', 'łodzią'];
  if (town === 'białystok') return ['białystok', 'białegostoku', 'białymstoku', 'białymstokiem', 'białemustokowi'];
  if (town === 'oświęcim' || town === 'przemyśl' || town === 'bydgoszcz') return [town, ...ends(town, 'ia iu iem a u em y ą')];
  if (town === 'chodzież' || town === 'gołańcz') return [town, ...ends(town, 'y ą')];
  if (/bórz$/.test(town)) return [town, ...ends(town.replace(/ó(?=rz$)/, 'o'), 'a u em owi')];
  if (/(?:dź|ap|szcz)$/.test(town)) return [town, ...ends(town.replace(/dź$/, 'dz'), 'i y ą u em')];
  if (/ów$/.test(town)) return [town, ...ends(cut(2), 'owa owie owem owowi')];
  if (/ń$/.test(town)) return [town, ...ends(cut(1), 'nia niu niem niowi')];
  if (/ść$/.test(town)) return [town, ...ends(cut(2), 'ścia ściu ściem')];
  if (/ek$/.test(town)) return [town, ...ends(cut(2), 'ka ku kiem kowi')];
  if (/iec$/.test(town)) return [town, ...ends(cut(3), 'ca cu cem cowi')];
  if (/[^i]ec$/.test(town)) return [town, ...ends(cut(2), 'ca cu cem cowi')];
  if (/ia$/.test(town)) return [town, ...ends(cut(2), 'i ię ią')];
  if (/ka$|ga$/.test(town)) return [town, ...ends(cut(1), 'i ę ą'), `${cut(2)}ce`, `${cut(2)}dze`];
  if (/owa$/.test(town)) return [town, ...ends(cut(1), 'y ie ę ą ej')];
  if (/[wpbmnf]a$/.test(town)) return [town, ...ends(cut(1), 'y ie ę ą')];
  if (/kie$/.test(town)) return [town, ...ends(cut(1), 'ch m mi'), cut(1)];
  if (/ła$/.test(town)) return [town, ...ends(cut(2), 'ły le łę łą')];
  if (/da$/.test(town)) return [town, ...ends(cut(2), 'dy dzie dę dą')];
  if (/[lj]a$/.test(town)) return [town, ...ends(cut(1), 'i ę ą')];
  if (/[rt]a$/.test(town)) return [town, ...ends(cut(1), 'y ę ą'), `${cut(2)}${town.endsWith('ra') ? 'rze' : 'cie'}`];
  if (/a$/.test(town)) return [town, ...ends(cut(1), 'y ie ę ą')];
  if (town === 'zakopane') return [town, ...ends(cut(1), 'ego emu em')];
  if (town === 'gniezno') return ['gniezno', 'gniezna', 'gnieźnie', 'gnieznem'];
  if (/s[nł]o$/.test(town)) return [town, ...ends(cut(1), 'a u em'), town.replace(/sno$/, 'śnie').replace(/sło$/, 'śle')];
  if (/[^s]ło$/.test(town)) return [town, ...ends(cut(1), 'a u em'), `${cut(2)}le`];
  if (town === 'tychy') return ['tychy', 'tychów', 'tych', 'tychach', 'tychom', 'tychami'];
  if (/(ce|y|ki|ty|ły)$/.test(town)) return [town, cut(1), ...ends(cut(1), 'ach om ami'), ...ends(cut(1), 'iach iom')];
  if (/[eo]$/.test(town)) return [town, ...ends(cut(1), 'a u em ie owi'), ...ends(cut(1), 'iu')];
  if (/[wm]$/.test(town)) return [town, ...ends(town, 'a u em ie owi iu ia iem')];
  if (/[kg]$/.test(town)) return [town, ...ends(town, 'a u iem owi')];
  if (/d$/.test(town)) return [town, ...ends(town, 'u a em zie')];
  if (/st$/.test(town)) return [town, ...ends(cut(2), 'stu ście stem')];
  if (/t$/.test(town)) return [town, ...ends(town, 'a u em owi'), `${cut(1)}cie`];
  if (/r$/.test(town)) return [town, ...ends(town, 'a u em owi'), `${cut(1)}rze`];
  return [town, ...ends(town, 'a u em ie owi'), `${cut(1)}${town.at(-1) === 'ł' ? 'le' : 'ie'}`];
}

const ascii = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .replace(/ł/g, 'l');

const byForm = new Map<string, string>();
/** „W Szczytnie”, „w Bielsku”: Szczytno and Bielsko, rather than the small towns that share the form. */
const byUse = [...TOWNS].sort((a, b) => Number(b.endsWith('o')) - Number(a.endsWith('o')));
for (const town of byUse) for (const form of formsOf(town)) if (!byForm.has(form)) byForm.set(form, town);
/** Forms as typed without Polish letters („Elblagu”), where they are no other word. */
for (const [form, town] of [...byForm]) {
  const plain = ascii(form);
  if (plain.length >= LEAST_PLAIN && !byForm.has(plain) && !AMBIGUOUS.has(town) && !isCommonWord(plain)) byForm.set(plain, town);
}
const names = new Set(TOWNS);
/** The forms of a town of one word, in lower case. */
export const townForms = (town: string): Set<string> => new Set(names.has(town) ? formsOf(town) : []);

/** Whether the lemma is a town's name or an adjective made of one. */
export const isTownWord = (word: string): boolean => names.has(word) || ADJECTIVES.has(word) || byForm.get(word) === word;

/** Whether the word, in lower case, is a town in its first form. */
export const isTownName = (word: string): boolean => names.has(word);

/** Whether the word, in lower case, is a town's name in its first form and also a common word or surname. */
export const isAmbiguousTown = (word: string): boolean => AMBIGUOUS.has(word);

type Word = { text: string; lower: string };
const isCapital = ({ text, lower }: Word): boolean => text.charAt(0) !== lower.charAt(0);

/** „Kielecka 12”, „ulica Radomska”, „przy Hrubieszowskiej”, „Kaliska, Konin”: a street's name, which may be in any town. */
export const isStreet = (word: Word, before: Word | undefined, after: Word | undefined): boolean =>
  /^\d/.test(after?.text ?? '') ||
  /^(?:ul|ulic|al$|alej)/.test(before?.lower ?? '') ||
  (isCapital(word) && /[sc]ka$/.test(word.lower) && after !== undefined && isCapital(after) && names.has(after.lower)) ||
  (isCapital(word) && word.lower.endsWith('iej') && /^(?:przy|na|z|do|od)$/.test(before?.lower ?? ''));

/** The town that the word names, given its neighbours; `lemma` is the word's lemma. */
export function townAt(word: Word, lemma: string, before: Word | undefined, after: Word | undefined): string | undefined {
  const adjective = ADJECTIVES.get(lemma) ?? ADJECTIVES.get(firstForm(word.lower));
  // „z Radomska” is a town, „radomska” an adjective of another.
  const named = isCapital(word) && PREPOSITIONS.has(before?.lower ?? '') ? byForm.get(word.lower) : undefined;
  // „Brzezie Tarnowskie” is a place of its own.
  if (adjective && !named && isCapital(word) && before && isCapital(before) && !isCommonWord(before.lower) && !isCommonWord(lemmaOf(before.lower)))
    return undefined;
  // „Anna Tarnowska” is no woman of Tarnów.
  if (adjective && !named) return isStreet(word, before, after) || (isCapital(word) && before && isFirstNameForm(before.lower)) ? undefined : adjective;
  const made = isCapital(word) && !word.lower.endsWith('kie') ? undefined : (PLAIN.get(lemma) ?? PLAIN.get(firstForm(word.lower)));
  if (made && !named) return isStreet(word, before, after) ? undefined : made;
  if (!isCapital(word)) return undefined;
  const pair = after && isCapital(after) && PAIRS.find(([a, b]) => word.lower.startsWith(a) && after.lower.startsWith(b));
  if (pair) return pair[2];
  const town = byForm.get(word.lower);
  if (!town || (AMBIGUOUS.has(town) && !PREPOSITIONS.has(before?.lower ?? ''))) return undefined;
  return town;
}

/** The town that a capitalised word names when it is read as one, as after „w”: also where it is a common word. */
export const townNamed = (word: Word, after?: Word): string | undefined => townAt(word, lemma(word.text), { text: 'w', lower: 'w' }, after);

/** Towns that a text names, in any case or as an adjective. */
export function townsIn(text: string): Set<string> {
  const tokens = tokenize(text);
  return new Set(tokens.flatMap((token, i) => townAt(token, lemma(token.text), tokens[i - 1], tokens[i + 1]) ?? []));
}

/** Words after which a town is meant, whatever else the word may be. */
const IN_TOWN = new Set(['w', 'we', 'z', 'ze', 'koło', 'okolice', 'okolicach']);

/** Whether a word in small letters is a town in a buyer's own text: by the word before it, or standing apart, or since it is no other word. */
function isTyped(line: string, tokens: readonly Token[], i: number): boolean {
  const [token, before, after] = [tokens[i] as Token, tokens[i - 1], tokens[i + 1]];
  const town = byForm.get(token.lower);
  if (!town) return false;
  const edge = (from: number, to: number) => /[,;.()/–—-]/.test(line.slice(from, to));
  const ends = !after || edge(token.end, after.start);
  const apart = ends || !before || edge(before.end, token.start);
  if (IN_TOWN.has(before?.lower ?? '')) return !AMBIGUOUS.has(town) || ends;
  if (AMBIGUOUS.has(town)) return token.lower === town && ends && before !== undefined;
  return token.lower === town ? apart || !isCommonWord(token.lower) : !isCommonWord(token.lower);
}

/** A buyer's text with its towns in capitals, as they are looked for: „nauka jazdy konin” → „nauka jazdy Konin”. A line that has one is left as it is. */
export function withTowns(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const tokens = tokenize(line);
      if (tokens.some((token, i) => i > 0 && isCapital(token) && townAt(token, token.lower, tokens[i - 1], tokens[i + 1]))) return line;
      let out = line;
      const raise = (at: number) => {
        out = out.slice(0, at) + out.charAt(at).toUpperCase() + out.slice(at + 1);
      };
      for (const [i, token] of tokens.entries()) {
        const after = tokens[i + 1];
        const pair = after && PAIRS.some(([a, b]) => token.lower.startsWith(a) && after.lower.startsWith(b));
        if (pair) for (const at of [token.start, after.start]) raise(at);
        else if (isTyped(line, tokens, i)) raise(token.start);
      }
      return out;
    })
    .join('\n');
}

const hosts = [...names, ...PAIRS.map(([, , name]) => name)]
  .filter((town) => town.length >= 5 && !AMBIGUOUS.has(town))
  .map((town) => [ascii(town), town] as const);

/** The town in a host name such as "gdynia24.pl", if any. */
export function townInHost(host: string): string | undefined {
  const plain = host.toLowerCase().replace(/[^a-z0-9]/g, '');
  return hosts.find(([written]) => plain.includes(written))?.[1];
}
