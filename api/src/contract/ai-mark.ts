/** What says to machines that a report was made by a program (AI Act art. 50(2)): in the PDF's XMP, the report's JSON, and its pages. */
import { COMPANY } from './company.ts';

/** IPTC's words for where media come from, by what wrote the sentences; see decision 027. */
export const DIGITAL_SOURCE_TYPES = {
  rules: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  model: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
} as const;

export const aiMark = (writer: keyof typeof DIGITAL_SOURCE_TYPES) => ({
  generated: true as const,
  digitalSourceType: DIGITAL_SOURCE_TYPES[writer],
  system: COMPANY.brand,
});
