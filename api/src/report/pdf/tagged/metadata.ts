/** XMP: what a program reads of a file before it opens it. */
import { DIGITAL_SOURCE_TYPES } from '../../../contract/ai-mark.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown): string => String(text ?? '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

const description = (namespace: string, address: string, body: string): string =>
  `<rdf:Description rdf:about="" xmlns:${namespace}="${address}">${body}</rdf:Description>`;

const alternative = (name: string, text: unknown): string =>
  `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${name}>`;

/** The document's title, author, dates and standard; `made`: its words were put together by a system, not by a person. */
export function xmp(info: Record<string, unknown>, language: string, made: boolean): string {
  const created = (info.CreationDate as Date).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    description('pdfuaid', 'http://www.aiim.org/pdfua/ns/id/', '<pdfuaid:part>1</pdfuaid:part>'),
    description(
      'dc',
      'http://purl.org/dc/elements/1.1/',
      [
        '<dc:format>application/pdf</dc:format>',
        alternative('title', info.Title),
        alternative('description', info.Subject),
        `<dc:creator><rdf:Seq><rdf:li>${escaped(info.Author)}</rdf:li></rdf:Seq></dc:creator>`,
        `<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>`,
      ].join(''),
    ),
    description(
      'xmp',
      'http://ns.adobe.com/xap/1.0/',
      `<xmp:CreateDate>${created}</xmp:CreateDate><xmp:ModifyDate>${created}</xmp:ModifyDate><xmp:CreatorTool>${escaped(info.Creator)}</xmp:CreatorTool>`,
    ),
    description(
      'pdf',
      'http://ns.adobe.com/pdf/1.3/',
      `<pdf:Producer>${escaped(info.Producer)}</pdf:Producer>${info.Keywords ? `<pdf:Keywords>${escaped(info.Keywords)}</pdf:Keywords>` : ''}`,
    ),
    ...(made
      ? [
          description(
            'Iptc4xmpExt',
            'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
            `<Iptc4xmpExt:DigitalSourceType>${DIGITAL_SOURCE_TYPES.rules}</Iptc4xmpExt:DigitalSourceType><Iptc4xmpExt:AISystemUsed>${escaped(info.Creator)}</Iptc4xmpExt:AISystemUsed>`,
          ),
        ]
      : []),
  ].join('\n');
}
