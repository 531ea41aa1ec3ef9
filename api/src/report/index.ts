/** Judgement to result: the JSON that the site reads and the PDF that the buyer keeps. */
export { composeReport, type ReportMeta } from './compose.ts';
export { renderComparisonPdf } from './pdf/comparison.ts';
export { renderPdf } from './pdf/document.ts';
export { renderLegalPdf } from './pdf/legal.ts';
export { verificationCode } from './verification-code.ts';
