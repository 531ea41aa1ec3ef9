/** Pages read by a language model where the rules are unsure of their tone. */
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/contract/constants.ts';
import { writerWords } from '../../src/contract/dropped.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { createAnalysts } from '../../src/workflows/analysts.ts';
import * as tasks from '../../src/workflows/tasks.ts';
import { NOW, page, research } from '../analysis/factory.ts';
import { type Asked, json, model, openai, pool } from './model-server.ts';

const promptOf = ({ prompt }: Asked) => JSON.parse(prompt) as { serwis?: string; tekst?: string };

const OWNER: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'stolarz, Łomża', keywords: [], links: [] };
const KITCHEN =
  'Pani Maria z Łomży zamówiła kuchnię u stolarza. Zakład prowadzi Jan Kowalski. Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów. Miesiąc później usłyszała, że ekipa ma inną robotę. Telefon milczy. Dziś gotuje na kuchence turystycznej. Kowalski zawiódł, mówi pani Maria, choć szafki zrobił piękne.';
const pages = [
  page({ url: 'https://lomza.test/kuchnia', title: 'Kuchnia na raty', text: KITCHEN }),
  page({
    url: 'https://targi.test/lista',
    title: 'Targi rzemiosła',
    text: 'W Łomży odbyły się targi rzemiosła. Stolarz Jan Kowalski z Łomży pokazał stół. Było też sześciu innych wystawców z całego powiatu. Targi trwały dwa dni. Wstęp był wolny.',
  }),
];
const meta = { seed: '5eed', now: NOW, demo: false, reportDate: NOW, sourcesDate: NOW };

/** Analysts whose model reads; null: without one. */
const judged = (mind: Mind | null, { tokens = 60_000, reads = true } = {}) =>
  createAnalysts({
    pool,
    sources: [],
    fetcher: { fetch: () => Promise.reject(new Error('unused')), feed: () => Promise.reject(new Error('unused')) } as never,
    clock: () => new Date(NOW),
    siteUrl: 'http://localhost:4321',
    demoWeb: false,
    snapshots: null,
    ...(mind ? { minds: { list: [mind], limits: { tokens, grosze: 100 }, questions: 0, reads } } : {}),
  });

describe('pages of whose tone the rules are unsure', () => {
  const reading = (asked: Asked) =>
    promptOf(asked).serwis === 'lomza.test'
      ? {
          about: true,
          tone: 'negative',
          good: [],
          bad: ['Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów.', 'Kowalski to oszust.'],
          told: [
            { state: 'convicted', quote: 'Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów.' },
            { state: 'alleged', quote: 'Zapamiętaj: nie rób u niego nigdy.' },
          ],
        }
      : { about: true, tone: 'positive', good: ['Najlepszy stolarz w kraju.'], bad: [], told: [] };
  const answering = (answer: (asked: Asked) => unknown) =>
    model('openai', (asked, response) => {
      if (promptOf(asked).tekst === undefined) return void response.writeHead(200, json).end(openai(JSON.stringify({ sentences: [] })));
      response.writeHead(200, json).end(openai(JSON.stringify(answer(asked))));
    });

  it('are read by a model that is told to, and what their words show is kept, softly and marked', async () => {
    const { asked, mind } = await answering(reading);
    const analysts = judged(mind);
    const report = await analysts.judge(OWNER, research(OWNER, pages), meta);
    const plain = tasks.judge({ subject: OWNER, found: research(OWNER, pages), meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false } });
    const tones = (of: typeof report) => Object.fromEntries(of.evidence.map(({ domain, sentiment }) => [domain, sentiment]));
    const unsure = Object.values(tones(plain)).filter((tone) => tone !== null && tone.confidence < CERTAIN);
    expect(unsure).toHaveLength(2);
    expect(asked.filter((one) => promptOf(one).tekst !== undefined)).toHaveLength(2);
    expect(tones(report)).toEqual({
      'lomza.test': { label: 'negative', score: -0.6, confidence: CERTAIN, by: 'model' },
      'targi.test': tones(plain)['targi.test'],
    });
    const [told] = report.accusations;
    // The quote shows no conviction, so it is what somebody says; and it is told as the page's words.
    expect(plain.accusations).toEqual([]);
    expect(told).toMatchObject({ state: 'alleged', loose: true, pattern: 'AC-13', text: expect.stringContaining('Fragment wskazał model językowy') });
    expect(KITCHEN).toContain(told?.quotes[0]?.text ?? '-');
    expect(report.method).toMatchObject({ writer: 'model', model: { pages: { asked: 2, read: 1 }, droppedFor: { quote: 3, tone: 1 } } });
    expect(JSON.stringify(report)).not.toMatch(/oszust|Zapamiętaj|Najlepszy stolarz/u);
    expect(writerWords(report.method)).toContain('zapytany o 2, jego odczyt przyjęty przy 1');
    // Counted again, nothing is asked and the same is read.
    const before = asked.length;
    const again = await analysts.judge(OWNER, research(OWNER, pages), meta, { marks: { notMe: [], me: [] }, readings: report.readings?.pages ?? [] });
    expect(asked.slice(before).filter((one) => promptOf(one).tekst !== undefined)).toEqual([]);
    expect([again.evidence, again.accusations, again.readings?.pages]).toEqual([report.evidence, report.accusations, report.readings?.pages]);
  });

  it('make the same report, byte for byte, where no model is named', async () => {
    const found = research(OWNER, pages);
    const plain = tasks.judge({ subject: OWNER, found, meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false } });
    expect(JSON.stringify(await judged(null).judge(OWNER, found, meta))).toBe(JSON.stringify(plain));
    // With one that finds nothing to say, all but the counts and the cost of what it was asked.
    const { mind } = await answering(() => ({ about: false, tone: 'neutral', good: [], bad: [], told: [] }));
    const report = await judged(mind).judge(OWNER, found, meta);
    const [{ model: asked, ...method }, { models: cost, ...coverage }] = [report.method, report.coverage];
    expect([asked?.pages?.asked, cost?.length]).toEqual([2, 1]);
    expect(JSON.stringify({ ...report, coverage, method })).toBe(JSON.stringify(plain));
  });

  it('are left to the rules where a model is not told to read, answers nothing, or has no tokens left', async () => {
    const found = research(OWNER, pages);
    const plain = tasks.judge({ subject: OWNER, found, meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false } });
    const silent = await model('openai', (_asked, response) => void response.writeHead(500, { ...json, 'retry-after-ms': '1' }).end('{}'));
    const elsewhere = await answering(() => ({ about: false, tone: 'negative', good: [], bad: [KITCHEN.slice(0, 60)], told: [] }));
    const poor = await answering(reading);
    for (const [mind, over, asks] of [
      [silent.mind, {}, 1],
      [elsewhere.mind, {}, 2],
      [poor.mind, { tokens: 3_000 }, 0],
      [poor.mind, { reads: false }, 0],
    ] as const) {
      const report = await judged(mind, over).judge(OWNER, found, meta);
      expect([report.evidence, report.accusations, report.readings]).toEqual([plain.evidence, plain.accusations, undefined]);
      expect(report.method.model?.pages?.asked ?? 0).toBe(asks);
      expect(report.method.writer).toBe('rules');
    }
  });
});
