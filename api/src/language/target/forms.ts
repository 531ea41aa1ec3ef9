/** Constructions that set two parties against each other: comparison, preference, „w przeciwieństwie do”, „nie X, lecz Y”. */
import { polarMatches } from './lexicon.ts';
import type { Clause, Party, Sentence, Word } from './parse.ts';

/** Result of a construction: a value, or a claim to read in place of the sentence. `opposite`: praise in the claim is blame for the target. */
export type Special = { phrase: string; value: number; opposite: boolean; claim?: { words: Word[]; parties: Party[]; clauses: Clause[] } };

const STRENGTH = 3;
const COMPARATIVE = /(?:szy|sza|sze|szego|szej|szemu|szym|szą|szych|si|iej|ej)$/u;
const NOBODY = /^(?:nikt|nikogo|nikomu|nie|trudno|ciężko|żaden|żadna|żadnej|żadnego|próżno|rzadko)$/;

/** After „nie”: „lepszego nie znam”. */
const UNKNOWN = /^(?:mieć|znać|widzieć|spotkać|jeść|ma|spotykać|istnieć|znaleźć|wyobrażać)$/;

export function specialForms(sentence: Sentence): Special | null {
  return compared(sentence) ?? unsurpassed(sentence) ?? missed(sentence) ?? preferred(sentence) ?? unlike(sentence) ?? notButThat(sentence);
}

const said = (phrase: string, value: number): Special => ({ phrase, value, opposite: false });

/** „X lepszy od Y”, „nikt nie leczy lepiej niż X”. */
function compared({ words, parties }: Sentence): Special | null {
  for (let k = 0; k < words.length; k += 1) {
    const word = words[k] as Word;
    const more = /^(?:bardziej|mniej)$/.test(word.lower);
    if (!more && !COMPARATIVE.test(word.lower)) continue;
    const polarity = polarityOf(words, k, more);
    if (polarity === 0) continue;
    const pivot = words.findIndex(
      (other, at) => at > k && at < k + 9 && (other.lower === 'niż' || other.lower === 'aniżeli' || (other.lower === 'od' && at < k + 4)),
    );
    if (pivot < 0) continue;
    const after = parties.find((party) => party.from > pivot && party.from <= pivot + 4);
    const before = parties.find((party) => party.to <= pivot && party.to > pivot - 12);
    const negated = words.some((other, at) => (at < k && NOBODY.test(other.lower)) || (other.lower === 'nie' && UNKNOWN.test(words[at + 1]?.lemma ?? '')));
    if (after?.target) return said('niż', (before || !negated ? -polarity : polarity) * (before && negated ? -0.6 : 1) * STRENGTH);
    if (after && before?.target) return said('niż', (negated ? -0.8 : 1) * polarity * STRENGTH);
  }
  return null;
}

/** „lepszego lekarza nie znam”: praise; „gorszego nie znam”: blame. */
function unsurpassed({ words, parties }: Sentence): Special | null {
  if (!parties.every((party) => party.target)) return null;
  const k = words.findIndex((word) => /^(?:lepsz|gorsz|lepiej|gorzej)/.test(word.lower));
  const denied = words.some(
    (word, at) =>
      word.lower === 'nie' &&
      Math.abs(at - k) < 12 &&
      /^(?:mieć|znać|widzieć|spotkać|jeść|być|ma|spotykać|istnieć|znaleźć|móc|wyobrażać)$/.test(words[at + 1]?.lemma ?? ''),
  );
  if (k < 0 || !denied) return null;
  return said('nie ma lepszego', /^lep/.test((words[k] as Word).lower) ? STRENGTH : -STRENGTH);
}

/** „gdyby nie X”, „bez X byłoby”: praise of X. */
function missed({ words, parties }: Sentence): Special | null {
  const would = words.some((word) => /(?:łby|łaby|łoby|liby|łyby)(?:m|ś|śmy)?$|^by$/u.test(word.lower));
  const k = words.findIndex((word, at) => (word.lower === 'gdyby' && words[at + 1]?.lower === 'nie') || (would && word.lower === 'bez' && words[at + 1]?.name));
  if (k < 0) return null;
  const first = parties.find((party) => party.from > k && party.from < k + 7);
  return first?.target ? said('gdyby nie', 0.8 * STRENGTH) : null;
}

function polarityOf(words: readonly Word[], k: number, more: boolean): number {
  const word = words[k] as Word;
  const sign = word.lower === 'mniej' ? -1 : 1;
  if (/^(?:lepsz|lepiej|najlep)/.test(word.lower)) return 1;
  if (/^(?:gorsz|gorzej)/.test(word.lower)) return -1;
  const [match] = polarMatches(more ? words.slice(k + 1, k + 3) : [word]);
  return match ? sign * Math.sign(match.polar.acts || match.polar.done) : 0;
}

/** „wolę X niż Y”. */
function preferred({ words, parties }: Sentence): Special | null {
  const wish = words.findIndex((word) => word.lemma === 'woleć');
  if (wish < 0) return null;
  const pivot = words.findIndex((word, at) => at > wish && /^(?:niż|aniżeli|od|zamiast)$/.test(word.lower));
  const after = pivot < 0 ? undefined : parties.find((party) => party.from > pivot);
  if (after?.target) return said('wolę … niż', -STRENGTH);
  return parties.some((party) => party.target && (pivot < 0 || party.to <= pivot)) && after ? said('wolę', STRENGTH) : null;
}

/** „W przeciwieństwie do X, Y…”: the claim about Y is reversed for X. */
function unlike({ words, parties, clauses }: Sentence): Special | null {
  const at = words.findIndex((word) => /^(?:przeciwieństwie|odróżnieniu|odmianie)$/.test(word.lower));
  if (at < 0) return null;
  const less = parties.find((party) => party.from > at && party.from <= at + 5);
  const other = parties.find((party) => party !== less);
  if (!less || !other) return null;
  const claim = clauses.flatMap((clause) => {
    const rest =
      at >= clause.from && at < clause.to
        ? [
            { ...clause, to: at - 1 },
            { ...clause, from: less.to },
          ]
        : [clause];
    return rest.filter(({ from, to }) => to > from);
  });
  return { phrase: 'w przeciwieństwie', value: 0, opposite: less.target, claim: { words, parties: [{ ...other, target: true }], clauses: claim } };
}

/** „to nie X zawinił, tylko Y”, „winny jest X, a nie Y”: the claim is about the party that is not denied. */
function notButThat({ words, parties, clauses }: Sentence): Special | null {
  if (parties.length !== 2) return null;
  const [first, second] = parties as [Party, Party];
  const between = words.slice(first.to, second.from).map((word) => word.lower);
  const denied = (party: Party): boolean => words.slice(Math.max(0, party.from - 2), party.from).some((word) => word.lower === 'nie');
  if (denied(first) && between.some((word) => /^(?:tylko|lecz|ale|a)$/.test(word)) && !denied(second)) {
    return { phrase: 'nie', value: 0, opposite: false, ...(second.target ? { claim: claimOf(words, clauses, first, second) } : {}) };
  }
  if (denied(second) && between.includes('a') && !denied(first)) {
    return {
      phrase: 'nie',
      value: 0,
      opposite: false,
      ...(first.target
        ? { claim: { words, parties: [first], clauses: clauses.filter((clause) => second.from >= clause.to || second.to <= clause.from) } }
        : {}),
    };
  }
  return null;
}

/** The claim with the second party in the place of the first. */
function claimOf(words: readonly Word[], clauses: readonly Clause[], first: Party, second: Party): { words: Word[]; parties: Party[]; clauses: Clause[] } {
  const free = words
    .map((word, k) => (k < first.from || k >= first.to ? word : { ...word, lemma: '', lower: '' }))
    .map((word) => ({ ...word, negated: false }));
  const from = free.findIndex((word, k) => k < first.from && word.lower === 'nie');
  if (from >= 0) free[from] = { ...(free[from] as Word), lower: '', lemma: '' };
  const whole: Clause = { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? words.length, lead: '' };
  return { words: free, parties: [{ ...second, nominative: second.nominative, target: true }], clauses: [whole] };
}
