/** Shallow parse of a sentence for sentiment towards a subject: words, named parties with their part in the clause, clauses. */

import { tokenize } from '../text/tokens.ts';
import type { Span } from '../text/types.ts';
import { isFirstName, isFirstNameForm } from '../words/first-names.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import type { Case } from '../words/types.ts';
import { verbOfParticiple } from './lexicon.ts';

/** A word of a sentence. `lemma` of a participle or verbal noun is its verb, `noun` its own dictionary form. `done`: a passive participle, an impersonal „-no/-to” form or a verbal noun. */
export type Word = Span & {
  text: string;
  lower: string;
  lemma: string;
  verb: boolean;
  done: boolean;
  impersonal: boolean;
  negated: boolean;
  name: boolean;
  noun: string;
};
/** A named party by word numbers, end exclusive. `weak`: the name may be of a thing or place; it counts only in a contrast. */
export type Party = { from: number; to: number; target: boolean; nominative: boolean | null; weak: boolean };
/** A clause by word numbers; `lead` is the conjunction or relative pronoun it opens with. */
export type Clause = { from: number; to: number; lead: string };
/** A parsed sentence: its text, words, named parties and clauses. */
export type Sentence = { body: string; words: Word[]; parties: Party[]; clauses: Clause[] };
/** A mention of the target, with its case if the form shows it. */
export type Target = Span & { case?: Case | null };

const VERB = /(?:ać|eć|ić|yć|ąć|uć|yść|eść|aść|ieźć|óc|ec|iść|jść)$/u;
const NO_VERB =
  /(?:ość|eść|\p{sc=Latn}+niec|owiec|kupiec|ojciec|chłopiec|przemoc|śmierć|pamięć|miłość)$|^(?:koniec|wiec|piec|moc|noc|pomoc|część|cześć|treść|mać|nić|płeć|sieć|wobec|obec|strzelec|krawiec|siać|dobroć|gość|kość|złość|liść|pięć|sześć|dziewięć|dziesięć|chęć|rtęć|żółć|szpic|widz|nic|więc|tyłec)$/u;
const PASSIVE = /(?:[aeo]n[yaeią]|[aeo]nego|[aeo]nej|[aeo]nemu|[aeo]nym|[aeo]nych|eni|[ęiyu]t[yaeą]|[ęiyu]tego|[ęiyu]tej|[ęiyu]ci)$/u;
const IMPERSONAL = /(?:[aeo]no|[ęiyu]to)$/u;
const PLACES = new Set(
  (
    'warszawa kraków łódź wrocław poznań gdańsk szczecin bydgoszcz lublin białystok katowice gdynia częstochowa radom toruń sosnowiec kielce rzeszów gliwice zabrze olsztyn bytom rybnik tychy opole elbląg płock wałbrzych ' +
    'włocławek tarnów chorzów koszalin kalisz legnica grudziądz jaworzno słupsk nysa sopot zakopane polska niemcy francja ukraina rosja europa ameryka anglia włochy hiszpania czechy słowacja litwa londyn paryż berlin bruksela ' +
    'praga wiedeń kijów moskwa śląsk mazowsze małopolska wielkopolska pomorze mazury podlasie podhale tatry bałtyk wisła odra internet facebook instagram google youtube twitter allegro styczeń bóg unia wielkanoc boże'
  ).split(' '),
);
const INSTITUTION =
  /^(?:sąd|sejm|senat|prokuratur|policj|urz[ąę]d|ministerstw|minister|komis|uokik|nik$|cba|cbś|abw|knf|zus|nfz|pip|krs|pap|rad[aęyą]$|trybunał|teatr|szpital|uniwersytet|politechnik|inspekcj|sanepid|straż|izb|rzecznik|państw|narodow|fundacj|stowarzysz|zesp[oó]ł|ulic|plac|nagrod)/u;
const TITLE =
  /^(?:pan|pani|panem|pana|panu|panią|dr|prof|mec|ks)$|^(?:prezes|dyrektor|radn|pos[łe]|senator|burmistrz|wójt|mecenas|doktor|profesor|trener|redaktor|ksiądz)/u;

const CONTRAST_LEAD = /^(?:a|ale|zaś|lecz|natomiast|tymczasem|podczas|tylko|choć|chociaż|jednak|za)$/u;
const LEADS = new Set(
  'a ale lecz zaś natomiast tymczasem podczas choć chociaż bo ponieważ gdyż że iż żeby aby by jeśli jeżeli gdyby gdy kiedy jednak więc dlatego zatem'.split(
    ' ',
  ),
);
const CUTTING = new Set('natomiast zaś ale lecz tymczasem podczas choć chociaż bo ponieważ gdyż'.split(' '));

/** „trudno uznać”, „nie można powiedzieć, że”: negates the following words; a second negation cancels it. */
const DENIAL = /^(?:trudno|ciężko|niepodobna|nie (?:można|sposób|da się|mogę|powiem|powiedziałbym|powiedziałabym|należy|wypada|chce się))$/;
const DENIED =
  /^(?:uznać|nazwać|powiedzieć|mówić|zaliczyć|określić|uwierzyć|wierzyć|twierdzić|stwierdzić|zgodzić|liczyć|chwalić|polecić|polecać|doszukać|doszukiwać)$/;

export function wordsOf(body: string): Word[] {
  const words = plainWords(body);
  for (let k = 0; k + 1 < words.length; k += 1) {
    const [one, two, three] = words.slice(k, k + 3).map((word) => word.lower);
    const opening = DENIAL.test(one as string) ? 1 : DENIAL.test(`${one} ${two}`) ? 2 : DENIAL.test(`${one} ${two} ${three}`) ? 3 : 0;
    if (opening === 0) continue;
    const next = words.slice(k + opening, k + opening + 2);
    const twice = next.some((word) => word.lower === 'nie');
    if (!twice && !next.some((word) => DENIED.test(word.lemma))) continue;
    for (let at = k; at < Math.min(words.length, k + 12); at += 1) (words[at] as Word).negated = !twice;
    for (const word of next) if (twice && word.lower === 'nie') word.lemma = '';
    if (twice) for (const word of words.slice(k, k + opening + 2)) if (word.lower === 'nie') word.lower = '';
    break;
  }
  return words;
}

function plainWords(body: string): Word[] {
  let reach = 0;
  let last = 0;
  let nounal = false;
  return tokenize(body).map(({ start, end, text, lower }) => {
    const plain = lemma(lower);
    const verbal =
      verbOfParticiple(plain) ??
      (/(?:ni|ci)e$/.test(plain) && plain !== 'zdanie' ? verbOfParticiple(plain.replace(/nie$/, 'ny').replace(/cie$/, 'ty')) : undefined);
    const base = verbal ?? plain;
    const verb = verbal !== undefined || (lower !== 'były' && VERB.test(base) && !NO_VERB.test(base));
    if (/[,;:.!?()–—]/.test(body.slice(last, start))) reach = 0;
    last = end;
    // „bez wahania pomógł”: „bez”, „brak” and „zero” negate a noun, never a verb.
    const negated = reach > 0 && !(nounal && verb);
    reach = /^(?:nie|nigdy|ani|żaden|żadna|żadne|żadnego|żadnej|żadnych)$/.test(lower)
      ? 4
      : /^(?:bez|brak|zero)$/.test(lower)
        ? 2
        : verb && nounal
          ? 0
          : Math.max(0, reach - 1);
    nounal = /^(?:bez|brak|zero)$/.test(lower) || (nounal && reach > 0);
    const impersonal = verb && IMPERSONAL.test(lower) && lower !== base;
    const done = verb && (impersonal || (lower !== base && PASSIVE.test(lower) && (verbal !== undefined || !/(?:ł|li|ły)$/.test(lower))));
    return { start, end, text, lower, lemma: base, verb, done, impersonal, negated, name: false, noun: plain };
  });
}

/** Named parties in order: the target's mentions, other people, and capitalised names that may be firms. */
export function partiesOf(body: string, words: readonly Word[], targets: readonly Target[]): Party[] {
  const parties: Party[] = [];
  for (const target of targets) {
    const from = words.findIndex((word) => word.end > target.start);
    if (from < 0) continue;
    let to = from;
    while (to < words.length && (words[to] as Word).start < target.end) to += 1;
    if (to > from) parties.push({ from, to, target: true, nominative: target.case === undefined ? null : target.case === 'nom', weak: false });
  }
  let from = -1;
  const close = (to: number): void => {
    if (from >= 0 && !parties.some((party) => party.target && party.from < to && party.to > from)) addOther(parties, words, from, to);
    from = -1;
  };
  words.forEach((word, k) => {
    const capital = /^\p{Lu}/u.test(word.text) && !parties.some((party) => party.target && k >= party.from && k < party.to);
    const joined = k > 0 && /^(?:[\s-]{1,2}|\.\s)$/.test(body.slice((words[k - 1] as Word).end, word.start));
    if (from >= 0 && (!capital || !joined)) close(k);
    const opens = k === 0 || /[.!?:„"]\s*[„"]?$/.test(body.slice(0, word.start));
    if (capital && from < 0 && (!opens || isFirstNameForm(word.lower) || /^\p{Lu}/u.test(words[k + 1]?.text ?? '') || /\p{Lu}{2,}$/u.test(word.text))) from = k;
  });
  close(words.length);
  for (const party of parties) party.nominative ??= nominativeForm(words, party);
  return parties.sort((a, b) => a.from - b.from);
}

function addOther(parties: Party[], words: readonly Word[], from: number, to: number): void {
  let first = from;
  while (first < to && TITLE.test((words[first] as Word).lower)) first += 1;
  if (words.slice(first, to).some((word) => INSTITUTION.test(word.lower)) && !words.slice(first, to).some((word) => isFirstNameForm(word.lower))) return;
  if (first === to) return;
  const run = words.slice(first, to);
  // „Bulwar Rybacki” ends like a surname, but opens with a common noun.
  const surname =
    /(?:sk|ck|dzk)(?:i|a|iego|iej|iemu|im|ą)$|(?:wicz|czyk|czak)(?:a|owi|em|u)?$/u.test(run.at(-1)?.lower ?? '') &&
    (run.length === 1 || !isCommonWord((run[0] as Word).lower));
  const person = surname || run.some((word) => isFirstNameForm(word.lower));
  const place = run.length === 1 && (PLACES.has((run[0] as Word).lemma) || PLACES.has((run[0] as Word).lower));
  const brand = run.length === 1 && !isCommonWord((run[0] as Word).lower) && first > 0;
  if (place || (first > from && !person) || (run.length === 1 && /(?:sk|ck|dzk)(?:i|a|ie|iego|iej|iemu|im|ą)$/u.test((run[0] as Word).lower) && first === 0))
    return;
  parties.push({ from: first, to, target: false, nominative: null, weak: !person && !brand });
}

/** Whether a name's form is the nominative: by the first name where there is one, else by ending; null where both are possible. */
function nominativeForm(words: readonly Word[], { from, to }: Party): boolean | null {
  const run = words.slice(from, to);
  const named = run.find((word) => isFirstNameForm(word.lower));
  if (named) return isFirstName(named.lower);
  const last = run.at(-1)?.lower ?? '';
  if (/(?:ego|emu|owi|iem|ę|ą|ej|ami|ach|om)$/u.test(last)) return false;
  if (/(?:em|ie|u|y|i)$/u.test(last)) return null;
  return /a$/u.test(last) ? null : true;
}

const HARD = /[,;:()]|\s[–—-]\s|["”»]\s*[–—-]/u;

/** Clauses: cut at commas, dashes, brackets and contrasting conjunctions, never inside a party or a list of names. */
export function clausesOf(body: string, words: readonly Word[], parties: readonly Party[]): Clause[] {
  const cuts: number[] = [0];
  for (let k = 1; k < words.length; k += 1) {
    if (parties.some((party) => party.from < k && party.to > k)) continue;
    const gap = body.slice((words[k - 1] as Word).end, (words[k] as Word).start);
    const hard = HARD.test(gap) && !inList(gap, words, parties, k);
    // „…, skazał natomiast X”: the clause has just begun.
    if (hard || (CUTTING.has((words[k] as Word).lower) && k - (cuts.at(-1) as number) > 2)) cuts.push(k);
  }
  const hasVerb = (from: number, to: number): boolean => words.slice(from, to).some((word) => word.verb);
  const named = (from: number, to: number): boolean => parties.some((party) => party.from >= from && party.to <= to);
  // „byłego wspólnika, Marka Tokarza”: a name set off by commas belongs to the clause it explains.
  for (let k = cuts.length - 1; k > 0; k -= 1) {
    const [before, from, to] = [cuts[k - 1] as number, cuts[k] as number, cuts[k + 1] ?? words.length];
    const comma = body.slice((words[from - 1] as Word).end, (words[from] as Word).start).trim() === ',';
    if (comma && named(from, to) && !hasVerb(from, to) && !named(before, from) && leadOf(words, from) === '') cuts.splice(k, 1);
  }
  const clauses = cuts.map((from, k) => ({ from, to: cuts[k + 1] ?? words.length, lead: leadOf(words, from) }));
  return clauses.flatMap((clause) => atAnd(clause, words, parties));
}

function leadOf(words: readonly Word[], from: number): string {
  for (const word of words.slice(from, from + 2)) {
    if (word.lemma === 'który' || word.lemma === 'jaki') return 'który';
    if (LEADS.has(word.lower)) return word.lower;
  }
  return '';
}

/** Whether all words of a party are in the clause. */
export const isWithin = (party: Party, { from, to }: Clause): boolean => party.from >= from && party.to <= to;

/** „X, Y i Z”: a comma with names on both sides. */
const inList = (gap: string, words: readonly Word[], parties: readonly Party[], k: number): boolean =>
  gap.trim() === ',' &&
  parties.some((party) => party.to === k) &&
  parties.some((party) => party.from === k && /^(?:,|i|oraz)$/.test(words[party.to]?.lower ?? ''));

/** „X chwali, i/oraz/a Y gani”: cut if both sides have a party and a verb. */
function atAnd(clause: Clause, words: readonly Word[], parties: readonly Party[]): Clause[] {
  const whole = (from: number, to: number): boolean =>
    words.slice(from, to).some((word) => word.verb) && parties.some((party) => party.from >= from && party.to <= to);
  for (let k = clause.from + 1; k < clause.to - 1; k += 1) {
    if (!/^(?:i|oraz|a)$/.test((words[k] as Word).lower)) continue;
    if (whole(clause.from, k) && whole(k, clause.to))
      return [
        { ...clause, to: k },
        { from: k, to: clause.to, lead: (words[k] as Word).lower },
      ];
  }
  return [clause];
}

/** Drops weak parties, except at the head of a clause that contrasts them with the target. */
export function strongParties(clauses: readonly Clause[], words: readonly Word[], parties: readonly Party[]): Party[] {
  return parties.filter((party) => {
    if (!party.weak) return true;
    const clause = clauses.find((item) => item.from <= party.from && item.to >= party.to);
    if (!clause || parties.some((other) => other.target && other.from >= clause.from && other.to <= clause.to)) return false;
    return party.from - clause.from <= 3 && CONTRAST_LEAD.test((words[clause.from] as Word).lower);
  });
}

const MASK = 'Xxxx';

/** The kept words with the punctuation between neighbours. `masked`: every name becomes the same word, so that names do not influence the model. */
export function textOf(body: string, words: readonly Word[], kept: ReadonlySet<number>, masked: boolean): string {
  let out = '';
  words.forEach((word, k) => {
    if (!kept.has(k)) return;
    const joined = kept.has(k - 1) || out === '';
    const between = joined ? body.slice(out === '' ? word.start : (words[k - 1] as Word).end, word.start) : ' ';
    const inName = masked && word.name;
    out += inName && joined && words[k - 1]?.name ? '' : between + (inName ? MASK : body.slice(word.start, word.end));
    if (k === words.length - 1) out += body.slice(word.end);
  });
  return out;
}
