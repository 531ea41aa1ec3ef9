/** Turns of phrase that say what somebody is or runs without its word. */

/** Turns of phrase for an office or institution, as lemmas, with the word that says the same; one word may stand between. */
const TURNS: [string[], string[], string][] = [
  [['głowa'], ['państwo'], 'prezydent'],
  [['szef', 'szefowa'], ['rząd', 'gabinet'], 'premier'],
  [['prezes', 'prezeska'], ['rada'], 'premier'],
  [['szef', 'szefowa'], ['dyplomacja', 'resort', 'ministerstwo'], 'minister'],
  [['szef', 'szefowa'], ['partia'], 'lider'],
  [['zastępca', 'zastępczyni'], ['prezydent', 'prezydenta'], 'wiceprezydent'],
  [['zastępca', 'zastępczyni'], ['premier', 'premiera'], 'wicepremier'],
  [['gospodarz'], ['biały'], 'prezydent'],
  [['szkoła'], ['wyższy', 'wysoki'], 'uczelnia'],
  [['nauka', 'szkoła', 'kurs', 'lekcja'], ['jazda'], 'instruktor'],
  [['rządzić', 'kierować', 'zarządzać', 'czoło', 'gospodarz'], ['miasto', 'miasteczko'], 'burmistrz'],
  [['rządzić', 'kierować', 'zarządzać', 'czoło', 'gospodarz'], ['gmina'], 'wójt'],
  [['rządzić', 'kierować', 'zarządzać', 'czoło'], ['powiat'], 'starosta'],
  [['rada'], ['miasto', 'gmina', 'powiat', 'dzielnica'], 'radny'],
  [['uczyć', 'nauczać'], ['jeździć', 'jazda'], 'instruktor'],
  [['pilnować', 'opiekować'], ['dziecko', 'maluch'], 'niania'],
  [['opieka'], ['dziecko', 'maluch'], 'żłobek'],
  [['szkoła'], ['rodzenie', 'rodzić'], 'położny'],
  [['poród'], ['domowy'], 'położny'],
  [['dom', 'sala'], ['weselny', 'bankietowy'], 'wesele'],
  [['pole'], ['namiotowy', 'kempingowy', 'biwakowy'], 'kemping'],
  [['biuro', 'agencja'], ['podróż', 'turystyczny'], 'wycieczka'],
  [['agencja'], ['ślubny'], 'wesele'],
  [['kuchnia', 'mebel'], ['wymiar'], 'meblarz'],
  [['dom'], ['pogrzebowy'], 'pogrzeb'],
  [['dom'], ['senior', 'opieka', 'starość'], 'opiekun'],
];

/** What the turns among lemmas mean: „dom seniora” is a home with carers. */
export function turnsIn(lemmas: readonly string[]): string[] {
  const found: string[] = [];
  for (const [first, second, means] of TURNS)
    for (const [i, word] of lemmas.entries())
      if (first.includes(word) && (second.includes(lemmas[i + 1] ?? '') || second.includes(lemmas[i + 2] ?? ''))) found.push(means);
  return found;
}
