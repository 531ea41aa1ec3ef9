import { beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/contract/consents.ts';
import type { Report } from '../../src/contract/report.ts';
import { renderLegalPdf } from '../../src/report/index.ts';
import { print } from '../../src/report/pdf/tagged/print.ts';
import { sampleReport } from './fixture.ts';
import { sampleAsked } from './fixture-asked.ts';
import { all, contentOf, type Dict, type Element, type Name, PdfFile, type Ref, structureOf } from './pdf-file.ts';
import { rendered } from './rendered.ts';

const fileOf = async (report: Report) => new PdfFile(await rendered(report));
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
/** Pieces of page content that no element of the structure owns. */
function unowned(file: PdfFile): number {
  const tree = new Map<number, unknown[]>();
  const { Nums, Kids } = file.dict(file.dict(file.catalog.StructTreeRoot).ParentTree) as { Nums?: unknown[]; Kids?: Ref[] };
  const numbers = Nums ?? (Kids ?? []).flatMap((kid) => file.list(file.dict(kid).Nums));
  for (let i = 0; i < numbers.length; i += 2) tree.set(numbers[i] as number, file.list(numbers[i + 1] as Ref));
  return file.pages
    .flatMap((page) => Array.from(contentOf(file, page).words.keys(), (mcid) => tree.get(file.dict(page).StructParents as number)?.[mcid]))
    .filter((owner) => !owner).length;
}

describe('the PDF for a reader who cannot see it', () => {
  let file: PdfFile;
  let root: Element;
  let elements: Element[];
  const tagged = (tag: string) => elements.filter((element) => element.tag === tag);

  beforeAll(async () => {
    file = await fileOf(sampleReport);
    root = structureOf(file);
    elements = all(root);
  }, 60_000);

  it('says that it is tagged, Polish, and named by its title', () => {
    expect(file.dict(file.catalog.MarkInfo).Marked).toBe(true);
    expect(file.catalog.Lang).toBe('pl-PL');
    expect(file.dict(file.catalog.ViewerPreferences).DisplayDocTitle).toBe(true);
    for (const page of file.pages) expect((file.dict(page).Tabs as Name).name).toBe('S');
  });

  it('paints nothing outside of an element or a decoration, and every piece has its element', () => {
    expect(file.pages.flatMap((page) => contentOf(file, page).stray)).toEqual([]);
    expect(unowned(file)).toBe(0);
    expect(elements.some(({ text }) => text.includes('\ufffd'))).toBe(false);
  });

  it('owns every piece of what models say, too, with its counts as a list', async () => {
    const more = await fileOf({ ...sampleReport, asked: sampleAsked });
    expect(more.pages.flatMap((page) => contentOf(more, page).stray)).toEqual([]);
    expect(unowned(more)).toBe(0);
    const lists = all(structureOf(more)).filter(({ tag }) => tag === 'L');
    expect(lists.some(({ text }) => plain(text).includes('podaje coś, czemu źródła przeczą: 12 z 30'))).toBe(true);
  });

  it('leaves the foot of the page to the eye', () => {
    expect(plain(root.text)).not.toContain('ten sam co na stronie raportu');
    expect(plain(root.text)).not.toMatch(/\d z \d+$/);
  });

  it('has one first heading, the name, and skips no level below it', () => {
    const headings = elements.filter(({ tag }) => /^H\d$/.test(tag));
    expect(headings.filter(({ tag }) => tag === 'H1').map(({ text }) => plain(text))).toEqual([sampleReport.subject.name]);
    const levels = headings.map(({ tag }) => Number(tag.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThan(8);
    expect(headings.every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it('gives every table heads of columns and rows of one length', () => {
    const tables = tagged('Table');
    const levels = tables.find(({ text }) => text.startsWith('Poziom'))?.kids.slice(1);
    expect(levels?.every(({ kids: [first] }) => first?.tag === 'TH' && (first.attributes.Scope as Name).name === 'Row')).toBe(true);
    expect(tables.length).toBeGreaterThan(1);
    const width = (row: Element) => row.kids.reduce((sum, { attributes }) => sum + ((attributes.ColSpan as number | undefined) ?? 1), 0);
    for (const table of tables) {
      const [head, ...rows] = table.kids;
      expect(head?.kids.every(({ tag, attributes }) => tag === 'TH' && (attributes.Scope as Name).name === 'Column')).toBe(true);
      expect(new Set(table.kids.map(width)).size).toBe(1);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => row.kids.every(({ tag }) => tag === 'TD' || tag === 'TH'))).toBe(true);
    }
  });

  it('puts words in place of every figure', () => {
    const figures = tagged('Figure');
    expect(figures.length).toBeGreaterThan(4);
    expect(plain(figures[0]?.alt ?? '')).toMatch(/^Horyzont reputacji: 67 źródeł/);
    for (const { alt, attributes } of figures) {
      expect(alt.length).toBeGreaterThan(20);
      expect(alt).toMatch(/\d/);
      expect(attributes.BBox).toHaveLength(4);
    }
  });

  it('reads a citation in its sentence, and says where each link leads', () => {
    const links = tagged('Link');
    expect(links.length).toBeGreaterThan(100);
    for (const { links: areas, text } of links) {
      expect(areas.length).toBeGreaterThan(0);
      expect(text.trim()).not.toBe('');
      for (const area of areas) expect(String(area.Contents)).toMatch(/\p{L}{2}/u);
    }
    const sentence = elements.find(({ tag, kids, text }) => tag === 'P' && kids.some((kid) => kid.tag === 'Link') && /\p{L} \[\d+\]\.?$/u.test(plain(text)));
    expect(sentence?.kids.at(-1)?.links[0]?.Contents).toMatch(/^Źródło \d+ w spisie$/);
    const areas = file.pages.flatMap((page) => file.list(file.dict(page).Annots)).map((annotation) => file.dict(annotation));
    expect(areas).toHaveLength(links.flatMap(({ links: own }) => own).length);
    expect(areas.every(({ StructParent }) => typeof StructParent === 'number')).toBe(true);
  });

  it('makes lists of what are lists: each entry one item with a body', () => {
    const lists = [...tagged('L'), ...tagged('TOC')];
    expect(lists.length).toBeGreaterThan(0);
    for (const { tag, kids } of lists) for (const kid of kids) expect(kid.tag).toBe(tag === 'L' ? 'LI' : 'TOCI');
    for (const { kids } of tagged('LI')) expect(kids.some(({ tag }) => tag === 'LBody')).toBe(true);
  });

  it('reads in the order of the pages', () => {
    const text = plain(root.text);
    const order = [sampleReport.subject.name, sampleReport.headline.text.slice(0, 40), 'Ryzyka', 'Rekomendacje', 'Plan na 30 dni'].map((part) =>
      text.indexOf(part),
    );
    expect(order.every((at) => at >= 0)).toBe(true);
  });
});

describe('what a program reads of the file', () => {
  const xmpOf = (file: PdfFile) => file.stream(file.catalog.Metadata as Ref).toString('utf8');

  it('names title, language, standard and that a system put it together', async () => {
    const named = structuredClone(sampleReport);
    named.subject.name = 'Kowal & Syn <Łódź>';
    const xmp = xmpOf(await fileOf(named));
    expect(xmp).toContain('Raport wizerunku: Kowal &amp; Syn &lt;Łódź&gt;</rdf:li>');
    expect(xmp).toContain('<rdf:li>pl-PL</rdf:li>');
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia');
    expect(xmp).toContain('<xmp:CreateDate>2026-11-20T');
  });

  it('carries the report itself, as its data', async () => {
    const file = await fileOf(sampleReport);
    const [attached] = file.list(file.catalog.AF).map((each) => file.dict(each)) as [Dict];
    expect((attached.AFRelationship as Name).name).toBe('Data');
    expect(attached.UF).toBe('raport.json');
    const stream = (attached.EF as Dict).F as Ref;
    expect((file.dict(stream).Subtype as Name).name).toBe('application/json');
    expect(JSON.parse(file.stream(stream).toString('utf8'))).toEqual({ ...sampleReport, signed: { format: 'lustro-report/1', signature: null } });
    const { EmbeddedFiles } = file.dict(file.catalog.Names);
    expect(file.list(file.dict(EmbeddedFiles).Names)[0]).toBe('raport.json');
  });

  it('does not say of the Regulamin, which people wrote, that a system made it', async () => {
    const file = new PdfFile(await renderLegalPdf({ name: 'regulamin', version: TERMS_VERSION }, 'https://lustro.example', { compress: false }));
    const xmp = xmpOf(file);
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).not.toContain('digitalsourcetype');
    expect(file.catalog.AF).toBeUndefined();
    const elements = all(structureOf(file));
    const [first] = elements.filter(({ tag }) => tag === 'LI');
    expect(first?.kids.map(({ tag }) => tag)).toEqual(['Lbl', 'LBody']);
    expect(plain(first?.kids[0]?.text ?? '')).toBe('1.');
    expect(elements.find(({ tag }) => /^H\d$/.test(tag))?.tag).toBe('H1');
  });
});

describe('a table that goes on over the page', () => {
  it('has its head read once, and repeated for the eye alone', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`Wiersz ${i}`, 'Wartość']);
    const content = [{ layout: 'headed', table: { headerRows: 1, body: [['Nazwa', 'Liczba'], ...rows] } }];
    const file = new PdfFile(await print({ compress: false, defaultStyle: { font: 'Hanken' }, info: { creationDate: new Date(0) }, content }));
    expect(file.pages.length).toBeGreaterThan(1);
    const elements = all(structureOf(file));
    expect(elements.filter(({ tag }) => tag === 'TH').map(({ text }) => text)).toEqual(['Nazwa', 'Liczba']);
    expect(elements.filter(({ tag }) => tag === 'TR')).toHaveLength(61);
    expect(unowned(file)).toBe(0);
  });
});

describe('the second document of a process', () => {
  it('can be searched and copied as the first: its letters keep their codes', async () => {
    const make = async (...content: string[]) =>
      new PdfFile(await print({ compress: false, defaultStyle: { font: 'Hanken', italics: true }, info: { creationDate: new Date(0) }, content }));
    // Written into the file, letters with a sign are put together of those without, which nobody has asked for yet.
    await make('Żółw Ćma Śnieg Ńandu');
    expect(all(structureOf(await make('Zebra Cena Sowa Nuta'))).map(({ text }) => text)).toContain('Zebra Cena Sowa Nuta');
  });
});
