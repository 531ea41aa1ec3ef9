/** `npm run methodology`: writes the published formulas for the repository and the site. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodology, publishedFormulas } from '../src/analysis/index.ts';
import { ROOT } from './lib/run.ts';

writeFileSync(join(ROOT, 'docs/methodology.md'), methodology());
writeFileSync(join(ROOT, 'api/src/contract/kpi-formulas.json'), `${JSON.stringify(publishedFormulas(), null, 2)}\n`);
