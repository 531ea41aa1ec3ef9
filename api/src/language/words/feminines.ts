/** Endings of men's occupations and of the women's names made of them, most special first (Słownik gramatyczny języka polskiego, feminatywa). */
const ENDINGS: [RegExp, string][] = [
  [/owiec$/, 'owczyni'],
  [/log$/, 'lożka'],
  [/gog$/, 'gożka'],
  [/urg$/, 'urżka'],
  [/(ni|di|ti|i|y)k$/, '$1czka'],
  [/ak$/, 'aczka'],
  [/iec$/, 'czyni'],
  [/ca$/, 'czyni'],
  [/ciel$/, 'cielka'],
  [/([lnrtz])arz$/, '$1arka'],
  [/(a|e)rz$/, '$1rka'],
  [/(i|y)sta$/, '$1stka'],
  [/([ei])ta$/, '$1tka'],
  [/([eo])da$/, '$1dka'],
  [/(eu|au|on)ta$/, '$1tka'],
  [/(i|a)tra$/, '$1trka'],
  [/([^l])(ant|ent|at|ot)$/, '$1$2ka'],
  [/(or|er|ar|ir|yr)$/, '$1ka'],
  [/(es|an|on|yn)$/, '$1ka'],
  [/acz$/, 'aczka'],
  [/([ou])sz$/, '$1szka'],
  [/af$/, 'afka'],
  [/(men|kt|el)$/, '$1ka'],
  [/(ow|n)y$/, '$1a'],
];

/** The woman's name of an occupation: „dentysta” → „dentystka”, „psycholog” → „psycholożka”; null where no regular one is made. */
export function feminineOf(occupation: string): string | null {
  const rule = ENDINGS.find(([ending]) => ending.test(occupation));
  return rule ? occupation.replace(rule[0], rule[1]) : null;
}
