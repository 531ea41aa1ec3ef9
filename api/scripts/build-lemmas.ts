/**
 * Builds `api/src/language/data/lemmas.bin` and `words.bin` from PoliMorf: a trie over reversed word forms whose nodes hold
 * "strip, append" rules, and a Bloom filter of common (lower-case) lemmas.
 * Usage: node api/scripts/build-lemmas.ts polish.dict texts.jsonl [outDir]
 * `polish.dict` lies in morfologik-polish.jar (Debian libmorfologik-stemming2-java). `texts.jsonl` (rows with `text`) only
 * supplies lemma counts that settle ambiguous forms. Same inputs, same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bloomAdd } from '../src/language/bloom.ts';
import { readDictionary } from './polish-dictionary.ts';

const [dictPath, textsPath, outDir = 'api/src/language/data'] = process.argv.slice(2);
if (!dictPath || !textsPath) {
  process.stderr.write('usage: node api/scripts/build-lemmas.ts polish.dict texts.jsonl [outDir]\n');
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

/** Frequent forms whose most likely reading no count of forms reveals. */
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

const forms: string[] = [];
const analyses: Analyses[] = [];
const commonLemmas = new Set<string>();
for (const { form, readings } of readDictionary(readFileSync(dictPath))) {
  const lower = form.toLowerCase();
  if (!/^[\p{L}'-]+$/u.test(lower)) continue;
  for (const { lemma } of readings) if (lemma === lemma.toLowerCase() && lemma.length > 1) commonLemmas.add(lemma);
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

const entries = [...byForm].map(([form, found]) => ({
  key: [...form].reverse().join(''),
  rule: ruleOf(form, choose(form, found)),
  weight: 1 + Math.min(20, seen.get(form) ?? 0),
}));
for (const [form, base] of Object.entries(FIXED))
  if (!byForm.has(form)) entries.push({ key: [...form].reverse().join(''), rule: ruleOf(form, base), weight: 20 });
entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

type Node = { rule: number; children: [string, Node][] };
/** Least weight of wrongly handled forms that is worth a node; 1 keeps every form of the dictionary exact. */
const MIN_GAIN = 1;

function grow(lo: number, hi: number, depth: number, inherited: number): Node | null {
  const tally = new Map<number, number>();
  let total = 0;
  let differs = 0;
  for (let i = lo; i < hi; i += 1) {
    const { rule, weight } = entries[i] as (typeof entries)[number];
    tally.set(rule, (tally.get(rule) ?? 0) + weight);
    total += weight;
    if (rule !== inherited) differs += weight;
  }
  if (differs < MIN_GAIN && depth > 1) return null;
  let best = inherited;
  let bestCount = tally.get(inherited) ?? 0;
  for (const [rule, count] of tally) if (count > bestCount) [best, bestCount] = [rule, count];
  const node: Node = { rule: best, children: [] };
  if (bestCount < total) {
    for (let i = lo; i < hi; ) {
      const char = (entries[i] as (typeof entries)[number]).key[depth] ?? '';
      let j = i + 1;
      while (j < hi && ((entries[j] as (typeof entries)[number]).key[depth] ?? '') === char) j += 1;
      const child = char === '' ? leaf(i, best) : grow(i, j, depth + 1, best);
      if (child) node.children.push([char, child]);
      i = j;
    }
  }
  return node.rule === inherited && node.children.length === 0 ? null : node;
}
function leaf(i: number, inherited: number): Node | null {
  const { rule, weight } = entries[i] as (typeof entries)[number];
  return rule === inherited || weight < MIN_GAIN ? null : { rule, children: [] };
}

const root = grow(0, entries.length, 0, -1) as Node;
// Rules by use, so that the frequent ones take one byte.
const uses = new Map<number, number>();
(function count(node: Node): void {
  uses.set(node.rule, (uses.get(node.rule) ?? 0) + 1);
  for (const [, child] of node.children) count(child);
})(root);
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
// Node: rule, child count, then each child as char + byte length + bytes.
function pack(node: Node): Buffer {
  const parts: Buffer[] = [Buffer.from([...varint(rank.get(node.rule) as number), node.children.length])];
  for (const [char, child] of node.children) {
    const bytes = pack(child);
    parts.push(Buffer.from([charRank.get(char) as number, ...varint(bytes.length)]), bytes);
  }
  return Buffer.concat(parts);
}
const head = Buffer.from(JSON.stringify({ alphabet, rules: order.map((id) => rules[id]) }), 'utf8');
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
const body = pack(root);
writeFileSync(join(outDir, 'lemmas.bin'), Buffer.concat([size, head, body]));

const bloom = new Uint8Array(320 * 1024);
for (const word of [...commonLemmas].sort()) bloomAdd(bloom, word);
writeFileSync(join(outDir, 'words.bin'), bloom);
process.stdout.write(`${byForm.size} forms, ${order.length} rules, ${commonLemmas.size} common lemmas; lemmas.bin ${head.length + body.length + 4} bytes\n`);
