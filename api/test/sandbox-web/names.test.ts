import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyForms, fullNameForms } from '../../src/sandbox/web/declension.ts';
import { createReader } from '../../src/sandbox/web/query.ts';
import { anyCharacter } from '../any-character.ts';
import { ask, demoWeb, open } from './visit.ts';

const forms = (name: string, gender: 'm' | 'f') => fullNameForms(name.split(' '), gender)?.join(', ') ?? null;

describe('names are declined only where the rule is sure', () => {
  it.each([
    ['Jan Kowalski', 'm', 'Jan Kowalski, Jana Kowalskiego, Janowi Kowalskiemu, Jana Kowalskiego, Janem Kowalskim, Janie Kowalskim'],
    ['Marek Dudek', 'm', 'Marek Dudek, Marka Dudka, Markowi Dudkowi, Marka Dudka, Markiem Dudkiem, Marku Dudku'],
    ['Paweł Zaręba', 'm', 'Paweł Zaręba, Pawła Zaręby, Pawłowi Zarębie, Pawła Zarębę, Pawłem Zarębą, Pawle Zarębie'],
    ['Jerzy Krawiec', 'm', 'Jerzy Krawiec, Jerzego Krawca, Jerzemu Krawcowi, Jerzego Krawca, Jerzym Krawcem, Jerzym Krawcu'],
    ['Antoni Nowak', 'm', 'Antoni Nowak, Antoniego Nowaka, Antoniemu Nowakowi, Antoniego Nowaka, Antonim Nowakiem, Antonim Nowaku'],
    [
      'Tadeusz Kościuszko',
      'm',
      'Tadeusz Kościuszko, Tadeusza Kościuszki, Tadeuszowi Kościuszce, Tadeusza Kościuszkę, Tadeuszem Kościuszką, Tadeuszu Kościuszce',
    ],
    [
      'Maria Skłodowska-Curie',
      'f',
      'Maria Skłodowska-Curie, Marii Skłodowskiej-Curie, Marii Skłodowskiej-Curie, Marię Skłodowską-Curie, Marią Skłodowską-Curie, Marii Skłodowskiej-Curie',
    ],
    ['Alicja Bąk', 'f', 'Alicja Bąk, Alicji Bąk, Alicji Bąk, Alicję Bąk, Alicją Bąk, Alicji Bąk'],
    ['Maja Sikora', 'f', 'Maja Sikora, Mai Sikory, Mai Sikorze, Maję Sikorę, Mają Sikorą, Mai Sikorze'],
    ['Anna Niewidoczna', 'f', 'Anna Niewidoczna, Anny Niewidocznej, Annie Niewidocznej, Annę Niewidoczną, Anną Niewidoczną, Annie Niewidocznej'],
    ['Jadwiga Wrona', 'f', 'Jadwiga Wrona, Jadwigi Wrony, Jadwidze Wronie, Jadwigę Wronę, Jadwigą Wroną, Jadwidze Wronie'],
  ] as const)('%s', (name, gender, expected) => {
    expect(forms(name, gender)).toBe(expected);
  });

  it('stays in the nominative when it is not sure', () => {
    for (const name of ['John Smith', 'Thomas Mueller-Lyth', 'Xavier Dupont', 'Jan van Gogh']) expect(forms(name, 'm')).toBeNull();
    expect(familyForms('Kowalska')).toEqual(['Kowalscy', 'Kowalskich']);
    expect(familyForms('Nowak')).toEqual(['Nowakowie', 'Nowaków']);
  });
});

/** A path of any characters, with the commas that divide what the demo web's addresses hold. */
const inventedPath = fc
  .array(fc.string({ unit: anyCharacter, maxLength: 20 }), { maxLength: 12 })
  .map((parts) => parts.map((part) => `/${encodeURIComponent(part.toWellFormed()).replaceAll('%2C', ',')}`).join(''));

describe('any text is a name', () => {
  it('never throws, neither in the search nor on the pages it leads to', async () => {
    const web = demoWeb();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 170 }),
        fc.string({ unit: anyCharacter, maxLength: 60 }),
        async (name, context) => {
          const { results } = await ask(web, `"${name}" ${context}`.toWellFormed());
          for (const { url } of (results ?? []).slice(0, 4)) {
            const response = await open(web, url, { signal: AbortSignal.abort() });
            expect([200, 302, 404, 499, 500]).toContain(response.status);
            await response.body?.cancel();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never throws on an invented path', async () => {
    const web = demoWeb();
    await fc.assert(
      fc.asyncProperty(inventedPath, fc.string({ maxLength: 30 }), async (path, noise) => {
        for (const url of [
          `http://kurier-krajowy.example${path}`,
          `http://linkedin.example/in/${encodeURIComponent(noise)},%ZZ,~,${noise.length}`,
          'http://a.example/a,b,c/%E0%A4%A',
        ]) {
          expect((await open(web, url)).status).toBeLessThan(500);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the questions of one order', () => {
  it.each([
    ['Restauracja Pod Kasztanem', ['Lublinie kuchnia polska', '', 'Lublinie', 'restauracja', 'opinie'], 'Lublin'],
    ['Hotel Bursztyn', ['morzem Kołobrzeg', '', 'Kołobrzeg', 'hotel', 'instagram'], 'Kołobrzeg'],
    ['Kancelaria Brzoza', ['prawna Opolu prawo rodzinne', '', 'Opolu', 'kancelaria prawna', 'skarga'], 'Opole'],
  ])('speak of one bearer of %s', (name, asked, city) => {
    const reader = createReader();
    const cities = asked.map((words) => reader.read(`"${name}" ${words}`)?.identity.city);
    expect(new Set(cities)).toEqual(new Set([city]));
  });
});
