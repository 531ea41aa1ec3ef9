/** Puts the Regulamin and the model withdrawal form as PDFs beside the pages: every version, and the newest under a stable name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../../src/contract/company.ts';
import { LEGAL_DOCUMENTS, legalFileName, TERMS } from '../../src/contract/terms/index.ts';
import { renderLegalPdf } from '../../src/report/index.ts';

/** @param folder the built site */
export async function addLegalDocuments(folder: string, siteUrl: string): Promise<void> {
  for (const [i, make] of TERMS.entries())
    for (const name of LEGAL_DOCUMENTS) {
      const document = { name, version: make(COMPANY).version };
      const pdf = await renderLegalPdf(document, siteUrl);
      writeFileSync(join(folder, legalFileName(document)), pdf);
      if (i === 0) writeFileSync(join(folder, `${name}.pdf`), pdf);
    }
}
