import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src/analysis/reading/context.ts';
import { domainName, parseDomains, senseOf } from '../../src/analysis/reading/domains.ts';
import { feminineOf, lemma } from '../../src/language/index.ts';

const domainsOf = (word: string) => senseOf(word.toLowerCase(), lemma(word))?.domains.map(domainName);

describe('domains of life', () => {
  it('know their words in all cases, and the women of a trade', () => {
    for (const word of ['dentysta', 'dentystki', 'dentystą', 'stomatologów', 'ortodontka', 'dentystycznego'])
      expect(domainsOf(word), word).toContain('stomatologia');
    for (const word of ['politykiem', 'polityczka', 'posłanki', 'radną', 'wyborczej']) expect(domainsOf(word), word).toContain('polityka');
    for (const word of ['restauracją', 'kucharka', 'gastronomicznym']) expect(domainsOf(word), word).toContain('gastronomia');
    expect(domainsOf('dziwny')).toBeUndefined();
  });

  it('let a word of one domain alone contradict another', () => {
    expect(senseOf('dentysta', 'dentysta')).toMatchObject({ word: 'dentysta', weak: false });
    expect(senseOf('artysta', 'artysta')?.weak).toBe(true);
  });

  it.each([
    ['rządzę miastem na Mazurach', 'polityka'],
    ['stoję na czele gminy pod Kielcami', 'polityka'],
    ['jestem w radzie powiatu', 'polityka'],
    ['strzygę i farbuję w Sopocie', 'uroda'],
    ['szyję firany', 'moda'],
    ['uczę jeździć, Łomża', 'jazda'],
    ['kopię studnie', 'budowa'],
    ['fotografuję śluby', 'fotografia'],
    ['pilnuję dzieci', 'opieka'],
    ['tłumaczę z niemieckiego', 'literatura'],
  ])('are heard in what somebody says they do: %s', (description, domain) => {
    expect([...contextOf(description, [], new Set()).domains].map(domainName)).toContain(domain);
  });

  it('name the line that cannot be read', () => {
    expect(() => parseDomains('# comment\nprawo | adwokat | sąd')).toThrow('data/domains.txt:2');
    expect(() => parseDomains('prawo | Adwokat | sąd | wyrok')).toThrow('"Adwokat" is no word');
  });
});

describe('women of a trade', () => {
  it('are named by the ending of the men', () => {
    const pairs = {
      dentysta: 'dentystka',
      psycholog: 'psycholożka',
      polityk: 'polityczka',
      naukowiec: 'naukowczyni',
      nauczyciel: 'nauczycielka',
      księgowy: 'księgowa',
    };
    for (const [man, woman] of Object.entries(pairs)) expect(feminineOf(man)).toBe(woman);
    expect(feminineOf('ksiądz')).toBeNull();
  });
});
