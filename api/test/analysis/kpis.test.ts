import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { methodology, publishedFormulas } from '../../src/analysis/index.ts';
import { FORMULAS } from '../../src/analysis/kpis/formulas.ts';
import { scoreOf } from '../../src/analysis/kpis/index.ts';
import { meanError, poisson, wilson } from '../../src/analysis/kpis/intervals.ts';
import type { Signal } from '../../src/analysis/kpis/signals.ts';
import type { Facet } from '../../src/analysis/ledger/facts.ts';
import { SENTIMENTS, SOURCE_KINDS } from '../../src/contract/report.ts';
import { judge, page, web } from './factory.ts';

const FACETS = Object.keys({
  award: true,
  interview: true,
  speech: true,
  talk: true,
  offer: true,
  review: true,
  project: true,
  service: true,
  partner: true,
  serious: true,
  answer: true,
  question: true,
  mixed: true,
} satisfies Record<Facet, true>) as Facet[];

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const signal: fc.Arbitrary<Signal> = fc
  .record({
    n: fc.nat(),
    own: fc.boolean(),
    kind: fc.constantFrom(...SOURCE_KINDS),
    domain: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    voice: fc.constantFrom('a', 'b', 'c', 'd'),
    tone: fc.option(fc.constantFrom(...SENTIMENTS)),
    confidence: unit,
    reach: fc.nat(20_000),
    ageDays: fc.option(fc.nat(900)),
    fullName: fc.boolean(),
    facets: fc.subarray(FACETS).map((facets) => new Set(facets)),
    contact: fc.boolean(),
    bio: fc.boolean(),
    directory: fc.boolean(),
    interview: fc.boolean(),
    ownSite: fc.boolean(),
    profile: fc.option(fc.record({ fresh: unit, rhythm: unit, reactions: unit, agrees: fc.option(fc.boolean()) })),
    ownText: fc.option(fc.record({ long: unit, dated: fc.boolean(), signed: fc.boolean(), readable: fc.boolean(), sourced: fc.boolean() })),
    topics: fc.subarray(['dom', 'most', 'park', 'port']),
    describes: fc.boolean(),
    defect: fc.boolean(),
    charging: fc.boolean(),
  })
  // A page is the subject's own or somebody else's; only the own are profiles, sites and places to mend, only others' are judged.
  .map((s) => ({
    ...s,
    tone: s.own ? null : s.tone,
    profile: s.own ? s.profile : null,
    ownSite: s.own && s.profile === null && s.ownSite,
    defect: s.own && s.defect,
  }));
const ledger = fc.array(signal, { minLength: 1, maxLength: 30 });
const world = { setAside: 3 };
const raw = (id: string, signals: Signal[]) => {
  const formula = FORMULAS.find((f) => f.id === id);
  if (!formula) throw new Error(id);
  return scoreOf(formula, signals, world).score;
};

describe('the ten formulas', () => {
  it('have points that add up to a hundred and steps that add up to ten at most', () => {
    for (const formula of FORMULAS) {
      const full = formula.start + formula.inputs.filter((input) => input.weight > 0).reduce((sum, input) => sum + input.weight, 0);
      expect(full, formula.id).toBe(100);
      expect(
        formula.inputs.reduce((sum, input) => sum + input.step, 0),
        formula.id,
      ).toBeLessThanOrEqual(10 + 1e-9);
    }
  });

  it('move by at most ten points when any one item comes or goes', () => {
    fc.assert(
      fc.property(ledger, fc.nat(), (signals, pick) => {
        const without = signals.filter((_, i) => i !== pick % signals.length);
        for (const { id } of FORMULAS) expect(Math.abs(raw(id, signals) - raw(id, without)), id).toBeLessThanOrEqual(10.05);
      }),
      { numRuns: 150 },
    );
  });

  it('never lower the reputation when a judgement turns from bad to good, and move it by at most ten points', () => {
    fc.assert(
      fc.property(ledger, signal, (signals, one) => {
        const other: Signal = { ...one, own: false, profile: null, ownSite: false, defect: false };
        const score = (tone: Signal['tone']) => raw('reputation_strength', [...signals, { ...other, tone }]);
        expect(score('neutral')).toBeGreaterThanOrEqual(score('negative'));
        expect(score('positive')).toBeGreaterThanOrEqual(score('neutral'));
        expect(score('positive') - score('negative')).toBeLessThanOrEqual(10.05);
        // A charge takes away whatever the tone of its page is.
        if (!one.facets.has('serious')) expect(score('positive')).toBeGreaterThanOrEqual(raw('reputation_strength', signals));
        expect(score('negative')).toBeLessThanOrEqual(raw('reputation_strength', signals));
      }),
      { numRuns: 150 },
    );
  });

  it('never lower the presence, the activity and the content score by one more item', () => {
    fc.assert(
      fc.property(ledger, signal, (signals, one) => {
        for (const id of ['digital_presence_score', 'social_media_activity', 'content_quality_score'] as const)
          expect(raw(id, [...signals, one]), id).toBeGreaterThanOrEqual(raw(id, signals));
      }),
      { numRuns: 150 },
    );
  });

  it('call fifty the balance of reputation', () => {
    expect(raw('reputation_strength', [])).toBe(50);
  });

  it('put one tended profile above five abandoned ones', () => {
    const profile = (fresh: number, rhythm: number, reactions: number) =>
      ({ ...fc.sample(signal, { numRuns: 1, seed: 7 })[0], own: true, profile: { fresh, rhythm, reactions, agrees: true } }) as Signal;
    expect(raw('social_media_activity', [profile(1, 1, 1)])).toBeGreaterThan(raw('social_media_activity', Array(5).fill(profile(0, 0, 0))));
  });
});

const OTHERS = { own: false, tone: 'positive', confidence: 0.9, facets: new Set<Facet>(), profile: null, ownSite: false, defect: false } as const;
const reputation = FORMULAS.find(({ id }) => id === 'reputation_strength') as (typeof FORMULAS)[number];

describe('inputs', () => {
  const bakery = { name: 'Złoty Kłos', kind: 'brand' as const, description: 'piekarnia, Rzeszów', keywords: [], links: [] };
  const of = (host: string, title: string, text: string, more = {}) => page({ url: `https://${host}.test/1`, title, text, date: '2026-05-10', ...more });
  const opinions = 'Bułki w Złotym Kłosie są świetne, polecam.\n\nChleb ze Złotego Kłosa jest wspaniały.';
  const { kpis, risks, sections } = judge(
    [
      of(
        'zarzut',
        'Czynsz piekarni Złoty Kłos',
        'Piekarnia Złoty Kłos z Rzeszowa zalega z czynszem. Urząd przedstawił dane z trzech lat. Prokuratura postawiła piekarni Złoty Kłos zarzut oszustwa na 40 tys. zł.',
      ),
      of('gala', 'Zwycięzcą kategorii „Chleb roku” piekarnia Złoty Kłos', 'Gala w Rzeszowie trwała dwie godziny. Piekarnia Złoty Kłos piecze od 1990 roku.'),
      of(
        'gazeta',
        'Piekarnia Złoty Kłos: drożdże nie lubią pośpiechu',
        'Spotykamy się w piekarni Złoty Kłos w Rzeszowie.\n\nDlaczego akurat chleb żytni? Bo tak piekła babcia.\n\nIle bochenków dziennie robicie? Sto dwadzieścia, w soboty więcej.\n\nKto uczył pana tego zawodu? Ojciec, a potem stryj.',
      ),
      of(
        'rejestr',
        'ZŁOTY KŁOS ADAM WILK',
        'Piekarnia Złoty Kłos, Rzeszów\n\nNIP 8130000000\n\nREGON 690000000\n\nPKD 10.71.Z Produkcja pieczywa\n\nAdres ul. Długa 1, Rzeszów',
        { date: null, kind: 'other' },
      ),
      of(
        'czytelnia',
        'Pożar',
        'Pożar w piekarni Złoty Kłos w Rzeszowie gasiło sześć zastępów. – Spłonął piec – mówi Adam Wilk, właściciel piekarni Złoty Kłos.',
      ),
      page({
        url: 'https://gwiazdki.test/1',
        kind: 'other',
        title: 'Piekarnia Złoty Kłos Rzeszów – opinie',
        text: opinions,
        layout: 'reviews',
        items: opinions.split('\n\n').map((text) => ({
          who: 'gość',
          stars: 5,
          when: null,
          start: opinions.indexOf(text),
          end: opinions.indexOf(text) + text.length,
          quoted: null,
          reply: null,
        })),
      }),
    ],
    bakery,
  );
  const value = (id: string, key: string) => kpis.find((kpi) => kpi.id === id)?.inputs.find((input) => input.key === key)?.value;

  it.each([
    ['industry_influence', 'awards'],
    ['industry_influence', 'interviews'],
    ['industry_influence', 'citations'],
    ['brand_recognition_level', 'directories'],
    ['partnership_readiness', 'registers'],
    ['commercial_potential', 'reviews'],
  ])('see what the chapters tell: %s, %s', (id, key) => expect(value(id, key)).toBeGreaterThan(0));

  it('take no job advert on a board for an offer, a directory for an entry, and a prize with a name of its own for one', () => {
    const found = judge(
      [
        of(
          'etaty',
          'Piekarz na noce – Złoty Kłos, Rzeszów',
          'Złoty Kłos w Rzeszowie szuka piekarza. Dajemy umowę od pierwszego dnia. Oferta aktualna. Zapraszamy do nas.',
          {
            kind: 'other',
            layout: 'own',
            structuredTypes: ['JobPosting'],
          },
        ),
        of('wizytowki', 'Piekarnie – Podkarpacie, litery S–Ż', 'Rogal – Krosno; Skórka – Jasło; Złoty Kłos – piekarnia, Rzeszów; Żytnia – Łańcut.', {
          date: null,
          kind: 'other',
        }),
        of('izba', 'Chlebowe laury rozdane', 'Piekarnia Złoty Kłos z Rzeszowa zdobyła Złotą Pajdę w konkursie na chleb żytni. Drugi był młyn z Jasła.'),
      ],
      bakery,
    );
    const input = (key: string) => found.kpis.flatMap(({ inputs }) => inputs).find((one) => one.key === key)?.value;
    expect({
      own: found.ledger.items.filter(({ evidence }) => evidence.own).length,
      offer: input('offer'),
      directories: input('directories'),
      awards: input('awards'),
    }).toEqual({
      own: 0,
      offer: 0,
      directories: 1,
      awards: 1,
    });
  });

  it('give a scandal that most sources tell neither a place on the market nor influence', () => {
    const said = (host: string) =>
      of(
        host,
        `Czynsz piekarni, ${host}`,
        `Piekarnia Złoty Kłos z Rzeszowa zalega z czynszem za kamienicę. Prokuratura postawiła piekarni Złoty Kłos zarzut oszustwa, pisze ${host}.`,
      );
    const scores = (...hosts: string[]) => judge(hosts.map(said), bakery).kpis.filter(({ id }) => id === 'market_positioning' || id === 'industry_influence');
    for (const { inputs } of scores('kurier', 'gazeta', 'echo', 'glos'))
      for (const { key, value } of inputs) if (key === 'top_topic' || key === 'domains') expect(value, key).toBe(0);
  });

  it('do not say that there is no serious charge beside a risk that tells one', () => {
    expect(risks.map(({ kind }) => kind)).toContain('charge');
    expect(value('reputation_strength', 'serious')).toBe(1);
    expect(value('partnership_readiness', 'no_serious')).toBe(1);
  });

  it('count the opinions that the chapter on trade counts', () => {
    expect(sections.flatMap(({ findings }) => findings.flatMap(({ claims }) => claims.map(({ pattern }) => pattern)))).toContain('CO-04');
  });
});

describe('scores in the report', () => {
  it('carry an interval around the score, words for thin evidence, and their supporting items', () => {
    const { kpis, ledger: l } = judge(web(30));
    for (const kpi of kpis) {
      expect(kpi.low).toBeLessThanOrEqual(kpi.score);
      expect(kpi.high).toBeGreaterThanOrEqual(kpi.score);
      expect(kpi.refs).toHaveLength(kpi.support);
      expect(kpi.refs.every((n) => n >= 1 && n <= l.items.length)).toBe(true);
      expect(kpi.thin).toBe(kpi.support < 5);
      if (kpi.thin) expect(kpi.note).toMatch(/^(Za mało danych|Brak danych)/);
      const points = kpi.inputs.reduce((sum, input) => sum + input.share, 0);
      expect(Math.abs(Math.max(0, Math.min(100, points)) - kpi.score)).toBeLessThan(0.2);
    }
  });

  it('take for shares, counts and means the interval that the tables give', () => {
    const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((x) => Math.round(x * 100) / 100);
    // Wilson, 8 of 10.
    expect(rounded(wilson(0.8, 10))).toEqual([0.49, 0.94]);
    // Poisson, exact: 0 gives 0–3.69, 5 gives 1.62–11.67, 20 gives 12.22–30.89. Byar's is within 0.03 of them.
    for (const [k, low, high] of [
      [0, 0, 3.69],
      [5, 1.62, 11.67],
      [20, 12.22, 30.89],
    ] as const) {
      expect(Math.abs(poisson(k).low - low), `${k}`).toBeLessThan(0.03);
      expect(Math.abs(poisson(k).high - high), `${k}`).toBeLessThan(0.03);
    }
    // Ten marks without imaginary items: the standard error of their mean, √(0.25 / 10).
    const marks = Array.from({ length: 10 }, (_, i) => ({ mark: i % 2, weight: 1 }));
    expect(meanError(marks, 0, 0.5)).toEqual({ mean: 0.5, error: Math.sqrt(0.025) });
  });

  it('lie in an interval that narrows with the evidence for it, and is the whole scale without any', () => {
    const judged = (n: number): Signal[] =>
      fc.sample(signal, { numRuns: 1, seed: 3 }).flatMap((one) => Array.from({ length: n }, (_, i) => ({ ...one, ...OTHERS, n: i, domain: `d${i}` })));
    const width = (n: number) => {
      const { low, high } = scoreOf(reputation, judged(n), world);
      return high - low;
    };
    const widths = [1, 3, 10, 30, 100].map(width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths.at(-1)).toBeLessThan(widths[0] as number);
    expect(width(0)).toBe(100);
    fc.assert(
      fc.property(ledger, (signals) => {
        for (const formula of FORMULAS) {
          const { low, score, high, support } = scoreOf(formula, signals, world);
          expect(low >= 0 && low <= score && score <= high && high <= 100, formula.id).toBe(true);
          if (support.length === 0) expect([low, high]).toEqual([0, 100]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are described on the methodology page word for word', () => {
    expect(readFileSync(new URL('../../../docs/methodology.md', import.meta.url), 'utf8')).toBe(methodology());
    const published = readFileSync(new URL('../../src/contract/kpi-formulas.json', import.meta.url), 'utf8');
    expect(JSON.parse(published), 'run `npm run methodology`').toEqual(publishedFormulas());
  });
});
