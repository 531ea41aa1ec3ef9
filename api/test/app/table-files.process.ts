import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { sampleReport } from '../report/fixture.ts';
import { member } from './member.ts';
import { found, store } from './mentions.ts';
import { ORIGIN, type TestApp, testApp } from './test-app.ts';

const bytes = async (t: TestApp, path: string, cookie = ''): Promise<{ response: Response; body: Uint8Array }> => {
  const response = await t.app.fetch(new Request(`${ORIGIN}${path}`, { headers: { Cookie: cookie } }));
  return { response, body: new Uint8Array(await response.arrayBuffer()) };
};
/** Rows of a CSV file as a spreadsheet reads them. */
const rowsOf = (body: Uint8Array): string[][] =>
  strFromU8(body)
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
/** Cells of the workbook's sheet: the text, or the number. */
const cellsOf = (body: Uint8Array): string[][] => {
  const { document } = parseHTML(strFromU8(unzipSync(body)['xl/worksheets/sheet1.xml'] as Uint8Array));
  return [...document.querySelectorAll('row')].map((row) => [...row.querySelectorAll('c')].map((cell) => cell.textContent ?? ''));
};

describe('a list of mentions as a file', () => {
  it('has what the filters leave, in the order of the list, with decimal commas and dates that a spreadsheet reads', async () => {
    const t = await testApp();
    const [anna, jan] = [await member(t), await member(t)];
    store(t, anna.id, [
      found(t, {
        title: 'Dobra wiadomość',
        content: 'Pasaż Szkutników; „odnowiony”, mówi "gospodarz".',
        sentiment: 'positive',
        domain: 'gazeta.example',
        daysAgo: 2,
      }),
      found(t, { title: 'Skarga', content: 'Klient skarży się na pasaż.', sentiment: 'negative', kind: 'forum', daysAgo: 1 }),
      found(t, { title: 'Bez daty', content: 'O pasażu wspomniano.', publishedAt: null }),
    ]);
    store(t, jan.id, [found(t, { title: 'Cudza' })]);
    const all = await bytes(t, '/api/monitoring/mentions/export?format=csv', anna.cookie);
    expect(all.response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.response.headers.get('content-disposition')).toContain(`wzmianki-${t.clock().toISOString().slice(0, 10)}.csv`);
    expect([...all.body.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = rowsOf(all.body);
    const at = (name: string) => head.indexOf(name);
    expect(rows.map((row) => row[at('Tytuł')])).toEqual(['Bez daty', 'Skarga', 'Dobra wiadomość']);
    const good = rows[2] as string[];
    expect(good[at('Cytat')]).toBe('Pasaż Szkutników; „odnowiony”, mówi "gospodarz".');
    expect(good[at('Pewność oceny')]).toBe('0,9');
    expect(good[at('Wydźwięk')]).toBe('pozytywny');
    expect(good[at('Opublikowano')]).toMatch(/^2026-\d\d-\d\d( \d\d:\d\d)?$/);
    expect(rows[0]?.[at('Opublikowano')]).toBe('');
    for (const [filter, titles] of [
      ['q=pasaz%20szkutnikow', ['Dobra wiadomość']],
      ['q=pasaz', ['Bez daty', 'Skarga', 'Dobra wiadomość']],
      ['sentiment=negative', ['Skarga']],
      ['channel=media&q=pasaz', ['Bez daty', 'Dobra wiadomość']],
      ['q=nieznane', []],
      ['hidden=1', []],
    ] as const) {
      for (const format of ['csv', 'xlsx'] as const) {
        const { body } = await bytes(t, `/api/monitoring/mentions/export?format=${format}&${filter}`, anna.cookie);
        const [names = [], ...lines] = format === 'csv' ? rowsOf(body) : cellsOf(body);
        expect(
          lines.map((line) => line[names.indexOf('Tytuł')]),
          `${format} ${filter}`,
        ).toEqual(titles);
      }
    }
  });

  it('runs nothing in a spreadsheet, whatever a page is called', async () => {
    const t = await testApp();
    const anna = await member(t);
    const evil = ['=HYPERLINK("http://x.example";"ok")', '+48 600', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'];
    store(
      t,
      anna.id,
      evil.map((title, n) => found(t, { title, content: `Zdanie ${n} & <b>znaki</b> _x0041_ \u0007\ud800 koniec.` })),
    );
    const [, ...rows] = rowsOf(
      (await bytes(t, '/api/monitoring/mentions/export?format=csv', anna.cookie)).body.filter((byte, at, all) => byte !== 13 || all[at + 1] === 10),
    );
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([]);
    const { body } = await bytes(t, '/api/monitoring/mentions/export?format=xlsx', anna.cookie);
    const sheet = strFromU8(unzipSync(body)['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/<c t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/g)).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 does not allow
    expect(sheet).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(sheet).toContain('_x005F_x0041_');
  });

  it('is the whole list, each mention once, where it is longer than what is read at a time', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(
      t,
      anna.id,
      Array.from({ length: 1_203 }, (_, n) => found(t, { title: `Tekst ${n}`, content: `Mowa o pasażu numer ${n} i o rynku.` })),
    );
    for (const filter of ['', '&q=pasaz', '&channel=media']) {
      const [, ...rows] = rowsOf((await bytes(t, `/api/monitoring/mentions/export?format=csv${filter}`, anna.cookie)).body);
      expect(new Set(rows.map((row) => row.at(-1))).size).toBe(1_203);
      expect(rows).toHaveLength(1_203);
      const { body } = await bytes(t, `/api/monitoring/mentions/export?format=xlsx${filter}`, anna.cookie);
      expect(strFromU8(unzipSync(body)['xl/worksheets/sheet1.xml'] as Uint8Array).match(/<row>/g)).toHaveLength(1_204);
    }
  });

  it('is refused in words: without a format, with an alert of somebody else, to a visitor', async () => {
    const t = await testApp();
    const anna = await member(t);
    expect((await t.call('/api/monitoring/mentions/export', { cookie: anna.cookie })).status).toBe(400);
    expect((await t.call('/api/monitoring/mentions/export?format=ods', { cookie: anna.cookie })).status).toBe(400);
    expect((await t.call(`/api/monitoring/mentions/export?format=csv&alert=${'a'.repeat(32)}`, { cookie: anna.cookie })).status).toBe(404);
    expect((await t.call('/api/monitoring/mentions/export?format=csv')).status).toBe(401);
  });
});

describe("a report's sources as a file", () => {
  it('have each source under its number, and wait for the report', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    expect((await t.call(`/api/reports/sources/${id}?format=csv`)).status).toBe(409);
    await t.pay(intent);
    await vi.waitFor(() => expect(t.order(id)?.paymentStatus).toBe('paid'));
    await t.fulfil(id);
    for (const format of ['csv', 'xlsx'] as const) {
      const { response, body } = await bytes(t, `/api/reports/sources/${id}?format=${format}`);
      expect(response.status).toBe(200);
      expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`zrodla-raportu-`);
      const [head = [], ...rows] = format === 'csv' ? rowsOf(body) : cellsOf(body);
      const at = (name: string) => head.indexOf(name);
      expect(rows.map((row) => [row[at('Numer w raporcie')], row[at('Adres')]])).toEqual(sampleReport.evidence.map(({ n, url }) => [String(n), url]));
    }
  });
});
