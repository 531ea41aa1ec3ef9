import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, askAll, demoWeb, open, paragraphsOf, read, segmentIn } from './visit.ts';

type Seen = { url: string; title: string; text: string; html: string };

/** The readable pages of an order's web: those about the subject, and around it. */
async function pagesOf(name: string, context: string): Promise<Seen[]> {
  const web = demoWeb();
  await ask(web, `"${name}" ${context}`);
  const pages: Seen[] = [];
  for (const { url, title } of await askAll(web, name)) {
    if (/powolny-serwer|ogromne-strony|dziwne-pliki|w-kolko|stare-adresy|utm_|\/private\/|zamkniete|usuniety/.test(url)) continue;
    const html = await read(await open(web, url));
    pages.push({ url, title, html, text: paragraphsOf(html).join('\n') });
  }
  return pages;
}

const idsOf = (pages: Seen[]) => new Set(pages.map(({ url }) => /([^/]+)\.html$/.exec(url)?.[1] ?? ''));
const AFFAIR = /^[a-z-]+-\d$/;
const affairsOf = (pages: Seen[]) =>
  new Set([...idsOf(pages)].filter((id) => AFFAIR.test(id) && !/^(?:z-powiatu|w-skrocie|rubryka|poradnik|abroad|obok|przedruk|usuniety-artykul)-/.test(id)));

const WOMEN = ['Alicja Borowska', 'Hanna Mróz', 'Ewa Kania', 'Joanna Wilk', 'Zofia Kruszyńska-Bąk'];
const MEN = ['Piotr Walczak', 'Zbigniew Mroczek', 'Jan Kowalski', 'Adam Wrona', 'Marek Dudek'];
const FIRMS = ['Kawiarnia Zacisze', 'Autokomis Granica', 'Softlinia sp. z o.o.', 'Fundacja Nowe Media', 'Bzura', 'North Star Studio'];
const TRADES =
  'dentysta lekarz prawnik radny nauczyciel programista muzyk fotograf trener malarz hydraulik mechanik architekt kucharz pisarz naukowiec komis sklep kawiarnia klinika oprogramowanie hotel'.split(
    ' ',
  );
const CITIES = ['Wrocław', 'Szczecin', 'Łódź', 'Gdynia', 'Zamość', 'Włocławek', 'Ciechanów', 'Zielona Góra', 'Wałbrzych', 'Sopot'];
const order = fc.tuple(fc.constantFrom(...WOMEN, ...MEN, ...FIRMS), fc.constantFrom(...TRADES), fc.constantFrom(...CITIES));

/** Faults of Polish that a pattern can see; each with the words around it. */
function faults(name: string, { url, text, title }: Seen): string[] {
  const all = `${title}\n${text}`;
  const verb = WOMEN.includes(name) ? '(?:ł|ął|ósł|ogł|szedł)' : '(?:ła|ęła|osła|ogła|szła)';
  const patterns = [
    /[{}[\]|]|undefined|\/\/|NaN/,
    /ulicy? \p{L}+[kg]ej/u,
    /(?:hasł\p{L}+|kategorii) „/u,
    /(?<!\p{L})[wW] [WwFf][^aeiouyąęóAEIOUYrRl\s]/u,
    /(?<!\p{L})[zZ] (?:[ZSŻŚ][^aeiouyąęóAEIOUY\s]|Sz[^aeiouyąęó\s])/u,
    / ,|\.\.(?!\.)|\?\.|!\./,
    ...(FIRMS.includes(name) ? [] : [new RegExp(`(?<!nazwisku )${name} (?!działa |odsyła |wysyła )\\p{L}+${verb}(?!\\p{L})`, 'u')]),
  ];
  return segmentIn(url).startsWith(name.replaceAll(' ', '_')) && !/abroad-/.test(url)
    ? patterns.flatMap((pattern) => pattern.exec(all.replaceAll('[przedruk]', ''))?.[0] ?? []).map((found) => `${name}: „${found}” ${url}`)
    : [];
}

describe('every page of any order', () => {
  it('has its slots filled, its streets, towns and prepositions right, and verbs of the subject’s gender', async () => {
    await fc.assert(
      fc.asyncProperty(order, async ([name, trade, city]) => {
        expect((await pagesOf(name, `${trade} ${city}`)).flatMap((page) => faults(name, page))).toEqual([]);
      }),
      { numRuns: Number(process.env.DEMO_ORDERS ?? 30), endOnFailure: true },
    );
  }, 300_000);
});

describe('the affairs of a subject', () => {
  it('are of its trade, and differ between names of one trade', async () => {
    const [dentist, other, cafe, firm] = await Promise.all([
      pagesOf('Alicja Borowska', 'dentystka Poznań'),
      pagesOf('Joanna Wilk', 'dentystka Poznań'),
      pagesOf('Kawiarnia Zacisze', 'kawiarnia Lublin'),
      pagesOf('Autokomis Granica', 'komis samochodowy Kielce'),
    ]);
    const told = [dentist, cafe, firm].map(affairsOf);
    for (const affairs of told) expect(affairs.size).toBeGreaterThanOrEqual(10);
    for (const [i, affairs] of told.entries()) for (const later of told.slice(i + 1)) expect([...affairs].filter((id) => later.has(id))).toEqual([]);
    const sentences = (pages: Seen[]) => new Set(pages.filter(({ url }) => affairsOf([{ url } as Seen]).size > 0).flatMap(({ text }) => text.split('\n')));
    const [mine, hers] = [sentences(dentist), sentences(other)];
    expect([...mine].filter((text) => hers.has(text)).length / mine.size).toBeLessThan(0.8);
  });

  it('end, keep one voice and one number on all pages, and leave an old version somewhere', async () => {
    const pages = await pagesOf('Alicja Borowska', 'dentystka Poznań');
    const affairs = Map.groupBy(
      pages.filter(({ url }) => affairsOf([{ url } as Seen]).size > 0),
      ({ url }) => /([a-z-]+)-\d\.html$/.exec(url)?.[1] ?? '',
    );
    expect(affairs.size).toBeGreaterThanOrEqual(3);
    for (const texts of affairs.values()) {
      expect(texts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(texts.map(({ url }) => new URL(url).host)).size).toBeGreaterThanOrEqual(2);
    }
    expect(pages.filter(({ text }) => /umorzył|oddalił|zmienił|bez zastrzeżeń|krótsza|krócej|prawomocn/.test(text)).length).toBeGreaterThan(0);
  });

  it('bring reviews with names, stars, dates and replies, and threads with the times of their posts', async () => {
    const pages = await pagesOf('Kawiarnia Zacisze', 'kawiarnia Lublin');
    const map = pages.find(({ url }) => url.includes('opinie-na-mapie'))?.html ?? '';
    expect(map.match(/class="opinia"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(map).toMatch(/Ocena \d na 5/);
    expect(map).toMatch(/temu/);
    const thread = pages.find(({ url }) => url.includes('watek-opinie'))?.html ?? '';
    expect(thread).toMatch(/class="data">\d\d\.\d\d\.\d{4}, \d+:\d\d/);
  });
});

describe('around the subject', () => {
  it('stand a list, a page with wrong facts, a longer name, a side bar and a namesake of the same trade', async () => {
    const pages = await pagesOf('Alicja Borowska', 'dentystka Poznań');
    const at = (n: number) => pages.find(({ url }) => url.includes(`/obok-${n}.html`));
    expect(at(1)?.text).toMatch(/\n4\. Alicja Borowska, ulica/);
    expect(at(2)?.text).toContain('Singapurze');
    expect(at(3)?.text).toContain('Alicja Borowska-Kot');
    expect(at(4)?.text).not.toContain('Borowsk');
    expect(at(5)?.text).toMatch(/Alicja B\./);
    const trades = new Set(pages.map(({ url }) => segmentIn(url)).filter((segment) => /^Alicja_Borowska,dentyst/.test(segment)));
    expect(trades.size).toBe(2);
  });
});
