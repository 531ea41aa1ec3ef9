/**
 * Builds `api/src/language/data/lemmas.bin` and `words.bin` from PoliMorf: a trie over reversed word forms whose nodes hold
 * "strip, append" rules, a small one of the endings of proper names with a Bloom filter of lemmas that are no common words, by
 * which unseen names are recognised and put in the nominative, and a Bloom filter of common (lower-case) lemmas.
 * Usage: node api/scripts/train/lemmas.ts polish.dict texts.jsonl [outDir]
 * `polish.dict` is in morfologik-polish.jar (Debian libmorfologik-stemming2-java). `texts.jsonl` (rows with `text`) only
 * gives the lemma counts that decide ambiguous forms. Same inputs, same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bloomAdd } from '../../src/language/text/bloom.ts';
import { readDictionary } from './polish-dictionary.ts';

const [dictPath, textsPath, outDir = 'api/src/language/data'] = process.argv.slice(2);
if (!dictPath || !textsPath) {
  process.stderr.write('usage: node api/scripts/train/lemmas.ts polish.dict texts.jsonl [outDir]\n');
  process.exit(1);
}

/** Reading order of word classes when a form has several: function words, then adverbs, verbs, adjectives, nouns, participles. */
function classScore(tag: string): number {
  if (/^(prep|conj|comp|qub|ppron|siebie|num|pred|interj|burk)/.test(tag)) return 5;
  if (/^adv/.test(tag)) return 4.2;
  if (/^verb:(fin|praet|inf|bedzie|imps)/.test(tag)) return 4;
  if (/^subst/.test(tag)) return 4.1;
  if (/^adj/.test(tag)) return 4;
  if (/^verb/.test(tag)) return 2.5;
  if (/^(ger|ppas|pact|winien)/.test(tag)) return 3;
  return 1;
}

/** Frequent forms whose most likely reading cannot be counted. */
const FIXED: Record<string, string> = Object.fromEntries(
  (
    'mam:mieć ma:mieć mają:mieć miał:mieć miała:mieć są:być jest:być był:być była:być było:być byli:być były:być będzie:być jestem:być tam:tam tak:tak jak:jak ' +
    'ale:ale tylko:tylko już:już może:móc mogą:móc pani:pani pana:pan panu:pan panem:pan panie:pan pracy:praca pracę:praca rady:rada radę:rada sądu:sąd sądzie:sąd ' +
    'dobrze:dobrze źle:źle bardzo:bardzo lat:rok lata:rok latach:rok ludzi:człowiek ludzie:człowiek ludziom:człowiek ludźmi:człowiek dni:dzień dnia:dzień ' +
    'polecam:polecać poleca:polecać stali:stać stał:stać firm:firma firmy:firma firmie:firma kary:kara karę:kara kar:kara winy:wina wina:wino winę:wina winien:winien ' +
    'osób:osoba osoby:osoba sam:sam sama:sam jego:on jej:on ich:on go:on mu:on go:on nią:on nim:on nich:on im:on mnie:ja mi:ja mną:ja tym:ten tego:ten tej:ten tę:ten ta:ten te:ten ' +
    'co:co czym:co czego:co kto:kto kogo:kto pod:pod nad:nad raz:raz razy:raz po:po o:o z:z w:w i:i a:a na:na do:do się:się nie:nie to:to że:że czy:czy by:by bo:bo dla:dla od:od za:za ' +
    'wielu:wiele wiele:wiele dużo:dużo mniej:mało więcej:dużo lepiej:dobrze gorzej:źle projekt:projekt projektu:projekt szkoły:szkoła domu:dom dom:dom miasta:miasto miasto:miasto'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const BITS_PER_LEMMA = 12;
const NOUN_OF_VERB = /^(.*(?:ni|ci))(?:e|a|u|em|om|ami|ach)$/;
type Analyses = Map<string, number>;

function analysesOf(form: string, raw: { lemma: string; tag: string }[]): Analyses {
  const out: Analyses = new Map();
  for (const { lemma: base, tag } of raw) {
    // "nieoskarżony" keeps its "nie": under "oskarżyć" it would say the opposite.
    if (/:neg\b/.test(tag)) continue;
    // A gerund is listed under its verb; readers know it as a noun ("leczenie").
    const noun = tag.startsWith('ger') ? NOUN_OF_VERB.exec(form) : null;
    const lemma = (noun ? `${noun[1]}e` : base).toLowerCase();
    const proper = base !== base.toLowerCase() ? -1.5 : 0;
    out.set(lemma, Math.max(out.get(lemma) ?? -9, classScore(tag) + proper));
  }
  return out;
}

type Entry = { key: string; rule: number; weight: number };
const reversed = (form: string): string => [...form].reverse().join('');
const forms: string[] = [];
/** Forms that are proper names alone, with the weight of each lemma. */
const names = new Map<string, Map<string, number>>();
/** Percent of names in a text by case; plurals are rarer, those without the personal ending hardly occur. */
const CASES: Record<string, number> = { nom: 35, gen: 30, dat: 3, acc: 12, inst: 9, loc: 11, voc: 0.5 };
const [PLURAL, DEPRECIATIVE, OTHER] = [0.6, 0.01, 5];

/** Weight of a name's form: its frequency, damped so that rare cases are learnt, too. */
function nameWeight(tag: string): number {
  let sum = 0;
  for (const reading of tag.split('+')) {
    const [pos, number, cases = ''] = reading.split(':') as [string, string?, string?];
    const met = cases.split('.').reduce((total, name) => total + (CASES[name] ?? 0), 0) || OTHER;
    sum += met * (pos === 'depr' ? DEPRECIATIVE : number === 'pl' ? PLURAL : 1);
  }
  return Math.cbrt(sum / (CASES.nom as number));
}
const analyses: Analyses[] = [];
const commonLemmas = new Set<string>();
for (const { form, readings } of readDictionary(readFileSync(dictPath))) {
  const lower = form.toLowerCase();
  if (!/^[\p{L}'-]+$/u.test(lower)) continue;
  for (const { lemma } of readings) if (lemma === lemma.toLowerCase() && lemma.length > 1) commonLemmas.add(lemma);
  if (readings.every(({ lemma }) => lemma !== lemma.toLowerCase())) {
    const of = names.get(lower) ?? new Map<string, number>();
    for (const { lemma, tag } of readings) of.set(lemma.toLowerCase(), Math.max(of.get(lemma.toLowerCase()) ?? 0, nameWeight(tag)));
    names.set(lower, of);
  }
  const found = analysesOf(lower, readings);
  if (found.size === 0) continue;
  forms.push(lower);
  analyses.push(found);
}
// Capitalised and lower-case entries of one spelling are one form here.
const byForm = new Map<string, Analyses>();
for (let i = 0; i < forms.length; i += 1) {
  const known = byForm.get(forms[i] as string);
  if (!known) byForm.set(forms[i] as string, analyses[i] as Analyses);
  else for (const [lemma, score] of analyses[i] as Analyses) known.set(lemma, Math.max(known.get(lemma) ?? -9, score));
}

const counts = new Map<string, number>();
const seen = new Map<string, number>();
for (const line of readFileSync(textsPath, 'utf8').split('\n')) {
  if (!line) continue;
  for (const [word] of (JSON.parse(line).text as string).toLowerCase().matchAll(/[\p{L}]+/gu)) {
    seen.set(word, (seen.get(word) ?? 0) + 1);
    const found = byForm.get(word);
    if (found) for (const lemma of found.keys()) counts.set(lemma, (counts.get(lemma) ?? 0) + 1 / found.size);
  }
}

function choose(form: string, found: Analyses): string {
  const fixed = FIXED[form];
  if (fixed) return fixed;
  let best = '';
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [lemma, score] of found) {
    const total = score + 0.6 * Math.log2(1 + (counts.get(lemma) ?? 0)) - lemma.length / 50;
    if (total > bestScore || (total === bestScore && lemma < best)) [best, bestScore] = [lemma, total];
  }
  return best;
}

const ruleIds = new Map<string, number>();
const rules: string[] = [];
function ruleOf(form: string, lemma: string): number {
  let prefix = 0;
  let common = 0;
  for (const p of [0, 3]) {
    if (p === 3 && !form.startsWith('naj')) continue;
    let c = 0;
    while (c < lemma.length && form[p + c] === lemma[c]) c += 1;
    if (c > common) [common, prefix] = [c, p];
  }
  const rule = `${prefix},${form.length - prefix - common},${lemma.slice(common)}`;
  let id = ruleIds.get(rule);
  if (id === undefined) {
    id = rules.push(rule) - 1;
    ruleIds.set(rule, id);
  }
  return id;
}

const rareLemmas = new Set<string>();
const entries = [...byForm].map(([form, found]): Entry => {
  const base = choose(form, found);
  if (!commonLemmas.has(base)) rareLemmas.add(base);
  return { key: reversed(form), rule: ruleOf(form, base), weight: 1 + Math.min(20, seen.get(form) ?? 0) };
});
for (const [form, base] of Object.entries(FIXED)) if (!byForm.has(form)) entries.push({ key: reversed(form), rule: ruleOf(form, base), weight: 20 });
const nameEntries = [...names].flatMap(([form, found]) =>
  [...found].map(([base, weight]): Entry => ({ key: reversed(form), rule: ruleOf(form, base), weight })),
);
const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rule - b.rule);
entries.sort(byKey);
nameEntries.sort(byKey);

type Node = { rule: number; children: [string, Node][] };
/** A node is made from this weight of wrongly handled forms on (1 keeps every form exact), from this weight of all forms on, to this depth. */
type Growth = { entries: Entry[]; minGain: number; minWeight: number; maxDepth: number };
const EXACT: Growth = { entries, minGain: 1, minWeight: 1, maxDepth: Number.POSITIVE_INFINITY };
/** Chosen with a twentieth of the lexemes left out. */
const ENDINGS: Growth = { entries: nameEntries, minGain: 1, minWeight: 8, maxDepth: 6 };

function grow(growth: Growth, lo: number, hi: number, depth: number, inherited: number): Node | null {
  const { entries, minGain, minWeight, maxDepth } = growth;
  const tally = new Map<number, number>();
  let total = 0;
  let differs = 0;
  for (let i = lo; i < hi; i += 1) {
    const { rule, weight } = entries[i] as Entry;
    tally.set(rule, (tally.get(rule) ?? 0) + weight);
    total += weight;
    if (rule !== inherited) differs += weight;
  }
  if ((differs < minGain && depth > 1) || total < minWeight) return null;
  let best = inherited;
  let bestCount = tally.get(inherited) ?? 0;
  for (const [rule, count] of tally) if (count > bestCount) [best, bestCount] = [rule, count];
  const node: Node = { rule: best, children: [] };
  if (bestCount < total && depth < maxDepth) {
    for (let i = lo; i < hi; ) {
      const char = (entries[i] as Entry).key[depth] ?? '';
      let j = i + 1;
      while (j < hi && ((entries[j] as Entry).key[depth] ?? '') === char) j += 1;
      const child = char === '' ? leaf(growth, i, best) : grow(growth, i, j, depth + 1, best);
      if (child) node.children.push([char, child]);
      i = j;
    }
  }
  return node.rule === inherited && node.children.length === 0 ? null : node;
}
function leaf({ entries, minWeight }: Growth, i: number, inherited: number): Node | null {
  const { rule, weight } = entries[i] as Entry;
  return rule === inherited || weight < minWeight ? null : { rule, children: [] };
}

const root = grow(EXACT, 0, entries.length, 0, -1) as Node;
const nameRoot = grow(ENDINGS, 0, nameEntries.length, 0, -1) as Node;
// Rules by use, so that the frequent ones take one byte.
const uses = new Map<number, number>();
function count(node: Node): void {
  uses.set(node.rule, (uses.get(node.rule) ?? 0) + 1);
  for (const [, child] of node.children) count(child);
}
count(root);
count(nameRoot);
const order = [...uses].sort((a, b) => b[1] - a[1] || ((rules[a[0]] as string) < (rules[b[0]] as string) ? -1 : 1)).map(([id]) => id);
const rank = new Map(order.map((id, at) => [id, at]));
const alphabet = ['', ...new Set([...byForm.keys()].flatMap((form) => [...form]))].sort();
const charRank = new Map(alphabet.map((char, at) => [char, at]));

function varint(n: number): number[] {
  const out: number[] = [];
  let rest = n;
  while (rest > 127) {
    out.push((rest & 127) | 128);
    rest >>>= 7;
  }
  out.push(rest);
  return out;
}
// Node: twice the rule, and one more with children; then their count, and each child as char + byte length + bytes.
function pack(node: Node): Buffer {
  const rule = (rank.get(node.rule) as number) * 2;
  const { length } = node.children;
  const parts: Buffer[] = [Buffer.from(length > 0 ? [...varint(rule + 1), length] : varint(rule))];
  for (const [char, child] of node.children) {
    const bytes = pack(child);
    parts.push(Buffer.from([charRank.get(char) as number, ...varint(bytes.length)]), bytes);
  }
  return Buffer.concat(parts);
}
const rare = new Uint8Array(BITS_PER_LEMMA * Math.ceil(rareLemmas.size / 8));
for (const word of [...rareLemmas].sort()) bloomAdd(rare, word);
const endings = pack(nameRoot);
const body = pack(root);
const head = Buffer.from(JSON.stringify({ alphabet, rules: order.map((id) => rules[id]), rare: rare.length, endings: endings.length }), 'utf8');
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
const file = Buffer.concat([size, head, rare, endings, body]);
writeFileSync(join(outDir, 'lemmas.bin'), file);

const bloom = new Uint8Array(320 * 1024);
for (const word of [...commonLemmas].sort()) bloomAdd(bloom, word);
writeFileSync(join(outDir, 'words.bin'), bloom);
process.stdout.write(
  `${byForm.size} forms, ${order.length} rules, ${commonLemmas.size} common lemmas; ${rareLemmas.size} others; lemmas.bin ${file.length} bytes, endings of names ${endings.length}\n`,
);
