/**
 * A definition of pdfmake as a tagged PDF (PDF/UA-1): pdfmake lays out and draws; this adds the structure, the metadata
 * and what belongs to the file.
 */
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { engine } from '../fonts.ts';
import { layouts } from '../styles.ts';
import { type Elastic, type Filler, TaggedLayout } from './layout.ts';
import { xmp } from './metadata.ts';
import { Document, normalizePageMargin, normalizePageSize, SvgMeasure, tableLayouts } from './pdfmake-parts.ts';
import { TaggedRenderer } from './renderer.ts';
import { writeStructure } from './structure.ts';
import { type EmbeddedFont, forgetWords, withWords } from './words.ts';

/** A file that travels inside the PDF as its data. */
export type Attachment = { name: string; description: string; type: string; content: string };
/** `made`: see `xmp`. */
type Extras = { attachment?: Attachment; made?: boolean; fillers?: Filler[]; elastic?: Elastic[] };

const LANGUAGE = 'pl-PL';

/** Named values of a PDF begin with a capital. */
const infoOf = (info: TDocumentDefinitions['info']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(info ?? {}).map(([key, value]) => [key.charAt(0).toUpperCase() + key.slice(1), value]));

/** Renders a definition; the same definition gives the same bytes. pdfmake mutates what it is given. */
export function print(definition: TDocumentDefinitions, { attachment, made = false, fillers = [], elastic = [] }: Extras = {}): Promise<Buffer> {
  const { fonts, virtualfs, localAccessPolicy } = engine();
  const info = infoOf(definition.info);
  forgetWords();
  const known = new Set<EmbeddedFont>();
  class TaggedDocument extends Document {
    override provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont {
      const font = super.provideFont(family, bold, italics);
      if (known.has(font)) return font;
      known.add(font);
      return withWords(font);
    }
    /** pdfkit writes the title as it is, and breaks on an ampersand. */
    _addInfo(): void {
      this.appendXML(xmp(this.info, LANGUAGE, made));
    }
  }
  const size = normalizePageSize(definition.pageSize);
  const document = new TaggedDocument(
    fonts,
    definition.images ?? {},
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      compress: definition.compress ?? true,
      lang: LANGUAGE,
      fontLayoutCache: true,
      bufferPages: false,
      autoFirstPage: false,
      info,
      font: null,
    },
    virtualfs,
    localAccessPolicy,
  );
  if (attachment) {
    const { name, description, type, content } = attachment;
    const date = info.CreationDate;
    document.file(Buffer.from(content), { name, description, type, relationship: 'Data', creationDate: date, modifiedDate: date });
  }
  const layout = new TaggedLayout(size, normalizePageMargin(definition.pageMargins ?? 40), new SvgMeasure());
  layout.fillers = [...fillers];
  layout.elastic = elastic;
  layout.registerTableLayouts(tableLayouts);
  layout.registerTableLayouts(layouts);
  const { content, styles, defaultStyle, background, header, footer, pageBreakBefore } = definition;
  const pages = layout.layoutDocument(content, document, styles ?? {}, defaultStyle ?? {}, background, header, footer, undefined, pageBreakBefore);
  const renderer = new TaggedRenderer(document);
  renderer.renderPages(pages);
  if (layout.root) writeStructure(document, layout.root, renderer.marks, renderer.boxes);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
