/**
 * Declension of names for the synthetic texts: six cases of first names and surnames. Returns null where no rule is certain;
 * the texts then avoid inflecting the name.
 */
import { FEMALE_NAMES, MALE_NAMES } from './data/first-names.ts';

/** Nominative, genitive, dative, accusative, instrumental, locative. */
export type Forms = readonly [string, string, string, string, string, string];
export type NameGender = 'm' | 'f';

/** Makes the six forms; `i` is the index of the case in `Forms`. */
export const casesOf = (form: (i: number) => string): Forms => [form(0), form(1), form(2), form(3), form(4), form(5)];

const cut = (word: string, letters: number) => word.slice(0, word.length - letters);
const VOWELS = 'aeiouyąęó';
const isSoft = (stem: string) => /(?:[jlcśćźńż]|sz|cz|rz|dz|ch|[kgh])$/.test(stem);

/** Stem before the locative -e: "Robert" gives "Robercie", "Ewa" gives "Ewie". */
function locativeE(stem: string): string | null {
  const table: readonly [RegExp, string][] = [
    [/st$/, 'ście'],
    [/zd$/, 'ździe'],
    [/sł$/, 'śle'],
    [/zn$/, 'źnie'],
    [/sn$/, 'śnie'],
    [/t$/, 'cie'],
    [/d$/, 'dzie'],
    [/ł$/, 'le'],
    [/r$/, 'rze'],
    [/([nmwbpfsz])$/, '$1ie'],
  ];
  const found = table.find(([pattern]) => pattern.test(stem));
  return found ? stem.replace(found[0], found[1]) : null;
}

/** Nouns in -a, of women and men alike: Anna, Zaręba, Kuba. */
function nounInA(word: string): Forms | null {
  const stem = cut(word, 1);
  const all = (genitive: string, dative: string): Forms => [word, genitive, dative, `${stem}ę`, `${stem}ą`, dative];
  if (/[aeouy]j$/i.test(stem)) return all(`${cut(stem, 1)}i`, `${cut(stem, 1)}i`);
  if (/j$/.test(stem)) return all(`${stem}i`, `${stem}i`);
  if (/(?:[rltdgkwfpbmn]|st)i$/.test(stem)) {
    return all(`${stem}i`, `${stem}i`);
  }
  if (/[sćźśz]i$/.test(stem)) return all(stem, stem);
  if (/(?:sz|cz|rz|dz|ż|c)$/.test(stem)) return all(`${stem}y`, `${stem}y`);
  if (/l$/.test(stem)) return all(`${stem}i`, `${stem}i`);
  if (/k$/.test(stem)) return all(`${stem}i`, `${cut(stem, 1)}ce`);
  if (/g$/.test(stem)) return all(`${stem}i`, `${cut(stem, 1)}dze`);
  if (/ch$/.test(stem)) return all(`${stem}y`, `${cut(stem, 2)}sze`);
  const dative = locativeE(stem);
  return dative && !/[vqx]$/.test(stem) ? all(`${stem}y`, dative) : null;
}

/** Adjective-like: Kowalski, Antoni, Jerzy, Cichy. */
function adjective(word: string): Forms {
  const last = word.at(-1) as string;
  const stem = cut(word, 1);
  const e = last === 'i' ? `${stem}ie` : `${stem}e`;
  return [word, `${e}go`, `${e}mu`, `${e}go`, `${word}m`, `${word}m`];
}

function noun(word: string, stem: string): Forms | null {
  const soft = /[ńśćź]$/.exec(stem);
  if (soft) {
    const plain = `${cut(stem, 1)}${{ ń: 'n', ś: 's', ć: 'c', ź: 'z' }[soft[0]]}i`;
    return [word, `${plain}a`, `${plain}owi`, `${plain}a`, `${plain}em`, `${plain}u`];
  }
  const instrumental = /[kg]$/.test(stem) ? `${stem}iem` : `${stem}em`;
  const locative = isSoft(stem) ? `${stem}u` : locativeE(stem);
  return locative === null ? null : [word, `${stem}a`, `${stem}owi`, `${stem}a`, instrumental, locative];
}

const IRREGULAR: Record<string, string> = {
  Gołąb: 'Gołębi',
  Jastrząb: 'Jastrzębi',
  Stępień: 'Stępni',
  Kwiecień: 'Kwietni',
  Wrzesień: 'Wrześni',
  Grudzień: 'Grudni',
  Kozieł: 'Kozł',
  Kocioł: 'Kotł',
  Wróbel: 'Wróbl',
  Bąbel: 'Bąbl',
  Chmiel: 'Chmiel',
  Majcher: 'Majchr',
};

/** Masculine nouns that end in a consonant, with the fleeting -e- of Marek, Krawiec, Paweł. */
function consonantal(word: string, firstName: boolean): Forms | null {
  const known = IRREGULAR[word];
  if (known?.endsWith('i')) return [word, `${known}a`, `${known}owi`, `${known}a`, `${known}em`, `${known}u`];
  if (known) return noun(word, known);
  if (/(?:[vqx]|th|ll|tz|ck|sh|gh)$/i.test(word)) return null;
  if (/^[A-ZŁŚŻŹĆ][^aeiouyąęó]*e[kc]$/.test(word)) return noun(word, word);
  if (/iek$/.test(word)) return noun(word, `${cut(word, 3)}k`);
  if (/ek$/.test(word)) return noun(word, `${cut(word, 2)}k`);
  if (/(?:dziec|ziec|rzec|siec|ciec|ąb|ó[^aeiouyąęó]+)$/.test(word)) return null;
  if (/iec$/.test(word)) return noun(word, `${cut(word, 3)}c`);
  if (/ec$/.test(word)) return noun(word, `${cut(word, 2)}c`);
  if (firstName && /eł$/.test(word)) return noun(word, `${cut(word, 2)}ł`);
  if (firstName && /(?:and|acp|est)er$/.test(word)) return noun(word, `${cut(word, 2)}r`);
  if (/(?:el|eł|eń|ew|eść)$/.test(word) && !/(?:iel|uel|cel|nel)$/.test(word)) return null;
  return noun(word, word);
}

function masculine(word: string, firstName: boolean): Forms | null {
  const last = fold1(word);
  if (/(?:[szc]k|dzk|[kg]|n|l|cz|rz|ż)i$/.test(word) && (!firstName || /(?:ni|cy|rzy)$/.test(word))) return adjective(word);
  if (/(?:[ntwłrmzcdsbp]y|rzy|szy|czy)$/.test(word)) return adjective(word);
  if (last === 'a') return nounInA(word);
  if (/ko$/.test(word)) return firstName ? noun(word, cut(word, 1)) : withNominative(nounInA(`${cut(word, 1)}a`), word);
  return VOWELS.includes(last) || 'éèáíúůőöüäô'.includes(last) ? null : consonantal(word, firstName);
}

const fold1 = (word: string) => word.at(-1)?.toLowerCase() ?? '';
const withNominative = (forms: Forms | null, word: string): Forms | null => forms && [word, ...(forms.slice(1) as [string, string, string, string, string])];
const uninflected = (word: string): Forms => [word, word, word, word, word, word];

function feminine(word: string, firstName: boolean): Forms | null {
  if (!firstName && /(?:sk|ck|dzk)a$/.test(word)) {
    const stem = cut(word, 1);
    return [word, `${stem}iej`, `${stem}iej`, `${stem}ą`, `${stem}ą`, `${stem}iej`];
  }
  if (!firstName && (/(?:czn|sn|śn|żn|jn)a$/.test(word) || /^(?:Wesoła|Biała|Czarna|Cicha|Mała|Dobra)$/.test(word))) {
    const stem = cut(word, 1);
    const ej = `${stem}ej`;
    return [word, ej, ej, `${stem}ą`, `${stem}ą`, ej];
  }
  if (!firstName && /(?:ow|ew|ewn|ówn|ni)a$/.test(word)) return null;
  if (word.endsWith('a')) return nounInA(word);
  // Women's surnames that end in a consonant or -o are not inflected; such first names are foreign.
  return uninflected(word);
}

const isWord = (word: string) => /^\p{Lu}[\p{Ll}]+$/u.test(word);

/** Gender of a Polish or common foreign first name; null if unknown. */
export function genderOf(firstName: string): NameGender | null {
  if (FEMALE_NAMES.has(firstName)) return 'f';
  return MALE_NAMES.has(firstName) ? 'm' : null;
}

/** Cases of a surname; hyphenated ones part by part. Null if uncertain. */
export function surnameForms(surname: string, gender: NameGender): Forms | null {
  const parts = surname.split('-').map((part) => (isWord(part) ? (gender === 'f' ? feminine(part, false) : masculine(part, false)) : null));
  return joined(parts, '-');
}

function joined(parts: readonly (Forms | null)[], by: string): Forms | null {
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  return casesOf((i) => parts.map((part) => (part as Forms)[i]).join(by));
}

/** Cases of a full name: known first names, then the surname as the last word. Null if any part is uncertain. */
export function fullNameForms(words: readonly string[], gender: NameGender): Forms | null {
  const first = words
    .slice(0, -1)
    .map((word) => (genderOf(word) === gender && isWord(word) ? (gender === 'f' ? feminine(word, true) : masculine(word, true)) : null));
  return joined([...first, surnameForms(words.at(-1) ?? '', gender)], ' ');
}

/** Plural for the family, nominative and genitive: "Kowalscy", "Kowalskich"; "Nowakowie", "Nowaków". Null if uncertain. */
export function familyForms(surname: string): readonly [string, string] | null {
  const base = surname.replace(/(sk|ck|dzk)a$/, '$1i');
  const adjectival = /^(\p{Lu}\p{Ll}*?)(sk|ck|dzk)i$/u.exec(base);
  if (adjectival) return [`${adjectival[1]}${{ sk: 'sc', ck: 'cc', dzk: 'dzc' }[adjectival[2] as 'sk']}y`, `${base}ch`];
  const forms = /[a-ząćęłńóśźż][^aeiouyąęó]$/.test(base) && isWord(base) ? consonantal(base, false) : null;
  return forms ? [`${cut(forms[2], 3)}owie`, `${cut(forms[2], 3)}ów`] : null;
}
