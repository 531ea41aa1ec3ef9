/**
 * Polish declension of one word by its ending, after the patterns of the "Słownik gramatyczny języka polskiego".
 * Several forms per case where usage varies; the first is the one to print.
 */
import { masculineStems, openStem, type Role, soften } from './stems.ts';
import type { Case, Gender } from './types.ts';

export type WordCase = Case | 'voc' | 'plural';
export type WordForms = { forms: Map<WordCase, string[]>; regular: boolean };

const VOWEL = /[aeiouyąęóáéíúäöü]$/;
const SOFT_STEM = /(?:[kgljc]|ch|h|cz|sz|rz|ż|dz|dż|ń|ś|ź|ć|x|q)$/;

class Collector {
  readonly forms = new Map<WordCase, string[]>();
  add(name: WordCase, ...words: string[]): this {
    const list = this.forms.get(name) ?? [];
    for (const word of words) if (!list.includes(word)) list.push(word);
    this.forms.set(name, list);
    return this;
  }
}

function masculineConsonant(word: string, role: Role): WordForms {
  const c = new Collector().add('nom', word);
  const { stems, sure } = masculineStems(word, role);
  for (const stem of stems) {
    const open = openStem(stem);
    const softEnd = open !== stem || SOFT_STEM.test(stem) || stem.endsWith('i');
    const back = /[kg]$/.test(open) ? `${open}i` : open;
    c.add('gen', ...(role === 'common' ? [`${open}a`, `${open}u`] : [`${open}a`]));
    c.add('dat', `${open}owi`);
    if (role === 'common') c.add('dat', `${open}u`);
    c.add('acc', `${open}a`).add('inst', `${back}em`);
    const locative = softEnd ? [`${open}u`] : soften(stem).map((soft) => `${soft}e`);
    c.add('loc', ...locative);
    if (role !== 'first') c.add('loc', `${open}u`);
    c.add('voc', ...locative);
    if (open.endsWith('c') && word.endsWith('ec')) c.add('voc', `${open.slice(0, -1)}cze`);
    c.add(
      'plural',
      `${open}owie`,
      `${open}ów`,
      `${open}om`,
      `${open}ami`,
      `${open}ach`,
      `${back}${back.endsWith('i') ? '' : 'y'}`,
      ...(softEnd ? [`${open}e`, open.endsWith('i') ? open : `${open}i`] : []),
    );
    if (/[^c]z$|r$/.test(stem)) c.add('plural', `${stem.replace(/r$/, 'rz')}y`);
  }
  if (role === 'common') c.add('acc', word);
  return { forms: c.forms, regular: sure && !/[xqv]$|(?:sh|th|ck|ng|ll|ss|tt|ph|nz)$/.test(word) && !(role === 'first' && word.endsWith('es')) };
}

function nounInA(word: string, masculine: boolean): WordForms {
  const stem = word.slice(0, -1);
  const c = new Collector().add('nom', word).add('acc', `${stem}ę`).add('inst', `${stem}ą`);
  let oblique: string[];
  let genitive: string[];
  if (stem.endsWith('i')) {
    // „Kasia”, „Wiśnia”, „Kania” lose the letter i of the ending, „Zofia”, „Eugenia” double it.
    const native = /[szc]i$|[^aeouyn]ni$/.test(stem) || (/[aeou]ni$/.test(stem) && stem.length <= 4);
    genitive = native ? [stem, `${stem}i`] : [`${stem}i`, stem];
    oblique = genitive;
  } else if (stem.endsWith('j')) {
    const cut = `${stem.slice(0, -1)}i`;
    genitive = VOWEL.test(stem.slice(0, -1)) ? [cut, `${stem}i`] : [`${stem}i`, cut];
    oblique = genitive;
  } else if (/[aeouyé]$/.test(stem)) {
    genitive = [`${stem}i`, `${stem}y`];
    oblique = genitive;
  } else if (/[ií]$/.test(stem)) {
    genitive = [`${stem}i`];
    oblique = genitive;
  } else if (stem.endsWith('l')) {
    genitive = [`${stem}i`, `${stem}y`];
    oblique = genitive;
  } else if (/(?:c|cz|sz|ż|rz|dz|dż)$/.test(stem)) {
    genitive = [`${stem}y`];
    oblique = genitive;
  } else {
    genitive = /[kg]$/.test(stem) ? [`${stem}i`] : [`${stem}y`];
    oblique = soften(stem).map((soft) => `${soft}e`);
  }
  c.add('gen', ...genitive)
    .add('dat', ...oblique)
    .add('loc', ...oblique)
    .add('voc', `${stem}o`);
  if (/[ijlś]$|[cnsz]i$/.test(stem)) c.add('voc', `${stem}u`);
  c.add('plural', ...genitive, `${stem}om`, `${stem}ami`, `${stem}ach`, `${stem}ów`);
  if (masculine) c.add('plural', `${stem}owie`);
  return { forms: c.forms, regular: !/[aeouy]a$/.test(word) || /[eu]a$/.test(word) === false };
}

function adjective(word: string): WordForms {
  const c = new Collector().add('nom', word);
  const feminine = /(?:a|ą)$/.test(word);
  if (feminine) {
    const stem = word.slice(0, -1);
    const soft = /[kg]$/.test(stem) ? `${stem}i` : stem;
    c.add('gen', `${soft}ej`).add('dat', `${soft}ej`).add('loc', `${soft}ej`).add('acc', `${stem}ą`).add('inst', `${stem}ą`).add('voc', word);
    c.add('plural', `${soft}e`, ...(soft === stem ? [`${stem}ych`, `${stem}ym`, `${stem}ymi`] : [`${soft}ch`, `${soft}m`, `${soft}mi`]));
    return { forms: c.forms, regular: true };
  }
  const base = word.replace(/e$/, /(?:[kg]ie|ie)$/.test(word) ? '' : 'y');
  const stem = base.endsWith('y') ? base.slice(0, -1) : base;
  c.add('gen', `${stem}ego`).add('dat', `${stem}emu`).add('acc', `${stem}ego`).add('inst', `${base}m`).add('loc', `${base}m`).add('voc', word);
  const personal = base
    .replace(/ki$/, 'cy')
    .replace(/gi$/, 'dzy')
    .replace(/ry$/, 'rzy')
    .replace(/ny$/, 'ni')
    .replace(/ty$/, 'ci')
    .replace(/dy$/, 'dzi')
    .replace(/wy$/, 'wi')
    .replace(/ły$/, 'li')
    .replace(/my$/, 'mi');
  c.add('plural', personal, `${base}ch`, `${base}m`, `${base}mi`, `${base}owie`);
  return { forms: c.forms, regular: true };
}

function nounInO(word: string, role: Role): WordForms {
  const stem = word.slice(0, -1);
  const c = new Collector().add('nom', word);
  if (role === 'surname') {
    const asA = nounInA(`${stem}a`, true);
    for (const [name, list] of asA.forms) if (name !== 'nom') c.add(name, ...list);
  }
  if (role !== 'surname' || !/k?o$/.test(word) || /[lt]o$/.test(word)) {
    const back = /[kg]$/.test(stem) ? `${stem}i` : stem;
    c.add('gen', `${stem}a`)
      .add('dat', ...(role === 'common' ? [`${stem}u`, `${stem}owi`] : [`${stem}owi`]))
      .add('inst', `${back}em`);
    // „Marco”: „Marka”, „Markiem” beside „Marca”.
    if (role === 'first' && stem.endsWith('c'))
      c.add('gen', `${stem.slice(0, -1)}ka`)
        .add('dat', `${stem.slice(0, -1)}kowi`)
        .add('inst', `${stem.slice(0, -1)}kiem`);
    c.add('loc', ...(/[kgljch]$/.test(stem) || stem.endsWith('i') ? [] : soften(stem).map((soft) => `${soft}e`)), `${stem}u`);
    c.add('acc', role === 'common' ? word : `${stem}a`).add('plural', `${stem}om`, `${stem}ami`, `${stem}ach`);
  }
  c.add('voc', word);
  return { forms: c.forms, regular: role === 'surname' ? /(?:ko|dło|bro|dro|tko)$/.test(word) : false };
}

function foreignE(word: string): WordForms {
  const stem = word.slice(0, -1);
  const c = new Collector().add('nom', word);
  c.add('gen', `${word}go`, `${word}'a`, `${stem}a`).add('dat', `${word}mu`, `${word}'owi`, `${stem}owi`).add('acc', `${word}go`, `${word}'a`, `${stem}a`);
  c.add('inst', `${word}m`, `${word}'em`, `${word}'m`, `${stem}em`)
    .add('loc', `${word}m`, `${word}'u`, `${word}'ie`, ...soften(stem).map((soft) => `${soft}e`), `${stem}u`)
    .add('voc', word);
  return { forms: c.forms, regular: false };
}

const fixed = (word: string): WordForms => ({
  forms: new Collector().add('nom', word).add('gen', word).add('dat', word).add('acc', word).add('inst', word).add('loc', word).add('voc', word).forms,
  regular: true,
});

const ADJECTIVE_A = /(?:sk|ck|dzk|zk)a$/;
const ADJECTIVE_Y = /(?:sk|ck|dzk|zk)i$/;

/** Forms of one lower-case word as part of a person's name. Gender 'unknown' takes both patterns together. */
export function declinePersonal(word: string, role: 'first' | 'surname', gender: Gender): WordForms {
  if (gender === 'unknown')
    return merge(declinePersonal(word, role, word.endsWith('a') ? 'f' : 'm'), declinePersonal(word, role, word.endsWith('a') ? 'm' : 'f'));
  if (word.length < 3) return fixed(word);
  if (word.endsWith('a')) {
    if (role === 'surname' && gender === 'f' && ADJECTIVE_A.test(word)) return adjective(word);
    const noun = nounInA(word, gender === 'm');
    if (role === 'first' || gender === 'm' || !/(?:[nwtrłmdbpsgk]a|[śćńcż]a|cha)$/.test(word)) return noun;
    return { forms: merge(noun, adjective(word)).forms, regular: noun.regular && !/(?:[^aeiouy]na|owa|ąca|ęta|ata|ła)$/.test(word) };
  }
  if (gender === 'f') return { ...fixed(word), regular: role === 'surname' || !VOWEL.test(word) };
  if (/[aeou]y$/.test(word)) return { ...masculineConsonant(word, role), regular: false };
  if (/[iy]$/.test(word)) {
    const forms = merge(adjective(word), foreignVowel(word));
    if (role === 'surname' && word.endsWith('y'))
      return { forms: merge(forms, masculineConsonant(word, role)).forms, regular: /(?:[^aeiouy]ny|[wtłr]y|ory)$/.test(word) };
    return { forms: forms.forms, regular: ADJECTIVE_Y.test(word) || (role === 'first' && !/(?:rr|nr|nn|mm|bb|ll|dd|nd|ck|rc)y$/.test(word)) };
  }
  if (word.endsWith('o')) return nounInO(word, role === 'first' ? 'first' : 'surname');
  if (word.endsWith('e') || word.endsWith('é')) return foreignE(word);
  if (VOWEL.test(word)) return { forms: merge(fixed(word), foreignVowel(word)).forms, regular: false };
  return masculineConsonant(word, role);
}

/** Foreign names that take noun endings after a vowel: „Martynaua”, „Györgya”, „Rushdiem”. */
function foreignVowel(word: string): WordForms {
  const c = new Collector()
    .add('gen', `${word}a`)
    .add('dat', `${word}owi`)
    .add('acc', `${word}a`)
    .add('inst', `${word}em`)
    .add('loc', `${word}u`)
    .add('voc', `${word}u`);
  return { forms: c.forms, regular: true };
}

/** Forms of one lower-case word as part of a brand or organisation: every pattern its ending allows. */
export function declineCommon(word: string): WordForms {
  if (word.length < 3 || /um$/.test(word)) return fixed(word);
  if (/'s$/.test(word)) return merge(masculineConsonant(word.slice(0, -2), 'common'), masculineConsonant(word, 'common'), word);
  if (word.endsWith('a')) return /(?:[nwkgłtrmdcszż]a)$/.test(word) ? merge(nounInA(word, false), adjective(word)) : nounInA(word, false);
  if (word.endsWith('o')) return merge(nounInO(word, 'common'), nounInO(word, 'surname'));
  if (/(?:nie|cie)$/.test(word)) return neuterInE(word);
  if (word.endsWith('e')) return merge(merge(adjective(word), foreignE(word)), pluralNoun(word));
  if (/owie$/.test(word)) return pluralNoun(word.replace(/owie$/, 'y'));
  if (/[aeou]y$/.test(word)) return masculineConsonant(word, 'common');
  if (/[iy]$/.test(word)) return merge(merge(adjective(word), pluralNoun(word)), foreignVowel(word));
  if (VOWEL.test(word)) return merge(fixed(word), foreignVowel(word));
  return masculineConsonant(word, 'common');
}

function neuterInE(word: string): WordForms {
  const stem = word.slice(0, -1);
  const c = new Collector().add('nom', word).add('gen', `${stem}a`).add('dat', `${stem}u`).add('acc', word).add('inst', `${word}m`).add('loc', `${stem}u`);
  return { forms: c.add('plural', `${stem}om`, `${stem}ami`, `${stem}ach`, stem.replace(/ni$/, 'ń')).forms, regular: true };
}

function pluralNoun(word: string): WordForms {
  const stem = word.replace(/[iye]$/, '');
  const c = new Collector()
    .add('nom', word)
    .add('acc', word)
    .add('gen', `${stem}ów`, stem)
    .add('dat', `${stem}om`)
    .add('inst', `${stem}ami`)
    .add('loc', `${stem}ach`);
  if (/rzy$/.test(word)) for (const [name, list] of pluralNoun(word.replace(/rzy$/, 'ry')).forms) if (name !== 'nom') c.add(name, ...list);
  return { forms: c.forms, regular: false };
}

function merge(a: WordForms, b: WordForms, nominative?: string): WordForms {
  const c = new Collector();
  if (nominative) c.add('nom', nominative);
  for (const { forms } of [a, b]) for (const [name, list] of forms) c.add(name, ...list);
  return { forms: c.forms, regular: a.regular && b.regular };
}

/** Every form of one lower-case common word, all cases and numbers. */
export const wordForms = (word: string): string[] => [...new Set([...declineCommon(word).forms.values()].flat())];
