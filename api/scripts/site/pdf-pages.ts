/** Pages of a PDF as pictures, without a program of the machine: PDFium as WebAssembly. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';

let library: Promise<PDFiumLibrary> | null = null;

/**
 * Pages of a PDF on white, `scale` pixels for each point, ready for an encoder (`.png()`, `.avif()`…). One is drawn when it
 * is asked for, so that a long document holds one bitmap. `numbers` chooses pages, from 1; without it all come in order.
 */
export async function* pdfPages(pdf: Uint8Array, scale: number, numbers?: readonly number[]): AsyncGenerator<Sharp> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const chosen = numbers ?? Array.from({ length: document.getPageCount() }, (_, i) => i + 1);
    for (const number of chosen) {
      const { data, width, height } = await document.getPage(number - 1).render({ scale, render: 'bitmap' });
      // PDFium's wrapper has put the channels into the order that sharp reads.
      yield sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    }
  } finally {
    document.destroy();
  }
}
