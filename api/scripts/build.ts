/** `npm run build`: brings `site/dist` up to date. */
import { loadSettings } from './lib/run.ts';
import { build } from './site/build.ts';

loadSettings();
process.exit((await build()) ? 0 : 1);
