import { describe, expect, it } from 'vitest';
import { fill, languageName, list, type Speaker } from '../../src/analysis/words/grammar.ts';
import { PATTERNS } from '../../src/analysis/words/patterns.ts';
import { PLAN } from '../../src/analysis/words/plan.ts';
import { ADVICE } from '../../src/analysis/words/recommendations.ts';
import { sentenceTitle } from '../../src/contract/format.ts';
import { nameForms } from '../../src/language/index.ts';

const speaker = (name: string, kind: Speaker['kind'] = 'person'): Speaker => ({ name, kind, forms: nameForms(name, kind) });
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const say = (pattern: string, slots: Record<string, string | number>, who = speaker('Jan Kowalski')) => plain(fill(pattern, slots, who));

describe('sentence patterns', () => {
  it('agree with the number', () => {
    const text = (n: number) => say(PATTERNS['ME-01'], { n, m: n });
    expect(text(1)).toBe('W mediach rozpoznano 1 tekst z 1 redakcji.');
    expect(text(3)).toBe('W mediach rozpoznano 3 teksty z 3 redakcji.');
    expect(text(12)).toBe('W mediach rozpoznano 12 tekstów z 12 redakcji.');
    expect(text(22)).toBe('W mediach rozpoznano 22 teksty z 22 redakcji.');
    expect(say(PATTERNS['CR-05'], { n: 2 })).toBe('W pierwszej dziesiątce wyników są 2 miejsca, nad którymi ta osoba ma kontrolę.');
    expect(say(PATTERNS['SE-01'], { n: 3, list: 'pozytywne — 2, negatywne — 1' })).toBe('Oceniono wydźwięk 3 wzmianek: pozytywne — 2, negatywne — 1.');
  });

  it('speak of people, brands, companies and organisations in the right case', () => {
    expect(say(PATTERNS['WS-10b'], {})).toContain('rozpoznać tę osobę.');
    expect(say(PATTERNS['WS-10b'], {}, speaker('Pod Dębem', 'brand'))).toContain('rozpoznać tę markę.');
    expect(say(PATTERNS['ME-12'], { n: 9 }, speaker('Bzura', 'organisation'))).toBe(
      'Wśród 9 przeczytanych stron nie rozpoznano tekstu redakcji o tej organizacji.',
    );
    expect(say(PATTERNS['FI-02'], { rank: 3 })).toContain('kogoś innego o tym samym nazwisku.');
  });

  it('decline a name that is known and write the long date with one full stop', () => {
    expect(say(PATTERNS['FI-15'], { list: list(['opinie', 'blogi']) })).toBe(
      'Ktoś, kto szuka Jana Kowalskiego, w pierwszej chwili zobaczy przede wszystkim: opinie i blogi.',
    );
    expect(say(PATTERNS['ME-05'], { date: '2026-03-05', date2: '2026-04-06' })).toMatch(/z\s5\smarca\s2026\sr\., a najnowszy z\s6\skwietnia\s2026\sr\.$/);
    expect(say(PATTERNS['WE-03'], { platform: 'X', date: '2026-03-05' })).toMatch(/ostatni widoczny wpis pochodzi z\s5\smarca\s2026\sr\.$/);
  });

  it('keep one-letter words from the end of a line', () => {
    expect(fill('Wyniki i opinie w sieci', {}, speaker('Jan Kowalski'))).toBe('Wyniki i\u00a0opinie w\u00a0sieci');
  });

  it('fail loudly when a slot has no value', () => {
    expect(() => fill(PATTERNS['ME-04'], { n: 3 }, speaker('Jan Kowalski'))).toThrow('outlet');
  });

  it('never say „Twój”, in patterns, advice or plan', () => {
    const texts = [...Object.values(PATTERNS), ...Object.values(ADVICE).flatMap((advice) => [advice.text, advice.effect]), ...Object.values(PLAN).flat()];
    for (const text of texts) expect(text).not.toMatch(/\bTw(ój|oj|oi)/);
  });
});

describe('names of languages', () => {
  it('are Polish, and none is made up for a code that names nothing', () => {
    expect(['en', 'de-AT', 'lt', 'pt'].map(languageName)).toEqual(['angielski', 'niemiecki', 'litewski', 'portugalski']);
    expect(['qq', '', '1?', '<b'].map(languageName)).toEqual(['inny (qq)', 'inny ()', 'inny (1?)', 'inny (<b)']);
  });
});

describe('the first sentence of a recommendation', () => {
  it('does not end inside a quoted title', () => {
    expect(sentenceTitle('Podaj dalej tekst „Dobra nowina. Jest nagroda” (a.pl) z komentarzem. Potem odpocznij.')).toBe(
      'Podaj dalej tekst „Dobra nowina. Jest nagroda” (a.pl) z komentarzem',
    );
  });
});
