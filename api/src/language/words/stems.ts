/** Stems of Polish words before an ending: what softens, and what flees or changes in the last syllable. */

export type Role = 'first' | 'surname' | 'common';

/** Stem before the ending -e of locative and feminine dative: "kot" → "koci", "wron" → "wroni", "mak(a)" → "mac". */
export function soften(stem: string): string[] {
  const rules: [RegExp, string][] = [
    [/st$/, 'ści'],
    [/zd$/, 'ździ'],
    [/sł$/, 'śl'],
    [/zł$/, 'źl'],
    [/ch$/, 'sz'],
    [/r$/, 'rz'],
    [/ł$/, 'l'],
    [/d$/, 'dzi'],
    [/t$/, 'ci'],
    [/k$/, 'c'],
    [/g$/, 'dz'],
    [/h$/, 'ż'],
  ];
  for (const [pattern, to] of rules) if (pattern.test(stem)) return [stem.replace(pattern, to)];
  if (/sn$/.test(stem)) return [stem.replace(/sn$/, 'śni'), `${stem}i`];
  if (/[nmbpwfszv]$/.test(stem)) return [`${stem}i`];
  return [stem];
}

/** Stems of a masculine consonant noun: fleeting e, ó/o, ą/ę. The likeliest first; `sure` when no other is usual. */
export function masculineStems(word: string, role: Role): { stems: string[]; sure: boolean } {
  const swap = (pattern: RegExp, to: string): string => word.replace(pattern, to);
  if (role === 'first' && /(?:niel|biel|muel|fael|cel|chel|wel)$/.test(word)) return { stems: [word], sure: true };
  if (role === 'first' && /(?:ksander|asper|acper|ylwester)$/.test(word)) return { stems: [swap(/er$/, 'r'), word], sure: true };
  if (role === 'first' && word === 'lew') return { stems: ['lw', word], sure: true };
  if (/rzec$/.test(word)) return { stems: [swap(/rzec$/, 'rc'), swap(/rzec$/, 'rzc'), word], sure: false };
  if (/ciek$/.test(word)) return { stems: [swap(/ciek$/, 'ćk'), word], sure: role === 'first' };
  if (/siek$/.test(word)) return { stems: [swap(/siek$/, 'śk'), swap(/siek$/, 'siek')], sure: role === 'first' };
  if (/[^aeiouy]iec$/.test(word)) return { stems: [swap(/iec$/, 'c'), swap(/niec$/, 'ńc'), word], sure: !/niec$/.test(word) && word.length > 5 };
  if (/[^aeiouy](?:ek|ec)$/.test(word)) return { stems: [swap(/e([kc])$/, '$1'), word], sure: word.length > 4 };
  if (/cień$/.test(word)) return { stems: [swap(/cień$/, 'tń'), word], sure: true };
  if (/sień$/.test(word)) return { stems: [swap(/sień$/, 'śń'), word], sure: false };
  if (/dzień$/.test(word)) return { stems: [swap(/dzień$/, 'dń'), word], sure: word.length > 5 };
  if (/ień$/.test(word)) return { stems: [swap(/ień$/, 'ń'), word], sure: /.pień$/.test(word) };
  if (/czeń$/.test(word)) return { stems: [swap(/czeń$/, 'czń'), word], sure: false };
  if (/cioł$/.test(word)) return { stems: [word, swap(/cioł$/, 'tł')], sure: false };
  if (/zioł$/.test(word)) return { stems: [swap(/zioł$/, 'zł'), word], sure: true };
  if (/rzeł$/.test(word)) return { stems: [swap(/rzeł$/, 'rł'), word], sure: true };
  if (/ieł$/.test(word)) return { stems: [swap(/ieł$/, 'ł'), word], sure: false };
  if (/eł$/.test(word)) return { stems: [swap(/eł$/, 'ł'), word], sure: true };
  if (/iel$/.test(word)) return { stems: [word, swap(/iel$/, 'l')], sure: false };
  if (/[^aeiouy](?:el|er)$/.test(word))
    return { stems: /[bw]el$/.test(word) ? [swap(/el$/, 'l'), word] : [word, swap(/e([lr])$/, '$1')], sure: /er$/.test(word) };
  if (/[^aeiouy]e[pmbtn]$/.test(word)) return { stems: [word, swap(/e(.)$/, '$1')], sure: true };
  if (/ó[^aeiouyó]{1,3}$/.test(word)) return { stems: [word.replace(/ó([^ó]+)$/, 'o$1'), word], sure: false };
  if (/ą[^aeiouyb]{1,2}$/.test(word)) return { stems: [word, word.replace(/ą([^ą]+)$/, 'ę$1')], sure: !/ą(?:d|ż|dź|dz)$/.test(word) };
  if (/ąb$/.test(word)) return { stems: [`${swap(/ąb$/, 'ęb')}i`, swap(/ąb$/, 'ęb'), word], sure: false };
  if (/[^s]x$/.test(word)) return { stems: [word, swap(/x$/, 'ks')], sure: false };
  return { stems: [word], sure: true };
}

/** "ń" before a vowel is "ni", and so on. */
export function openStem(stem: string): string {
  const soft: Record<string, string> = { ń: 'ni', ś: 'si', ź: 'zi', ć: 'ci' };
  const last = soft[stem.at(-1) ?? ''];
  return last ? stem.slice(0, -1).replace(/ś$/, 's') + last : stem;
}
