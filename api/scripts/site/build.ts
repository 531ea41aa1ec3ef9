/** Builds the site when something it is made of has changed, and compresses what will be served. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { type Config, readConfig } from '../../src/config.ts';
import { FIRST_VIEW_MODULE } from '../../src/contract/first-view.ts';
import { BUILT_FOR, pageSettings } from '../../src/recipients.ts';
import { files, fingerprint, ROOT, run, tell } from '../lib/run.ts';
import { writeCheckPage } from './check-page.ts';
import { makeFonts } from './fonts.ts';
import { addLegalDocuments } from './legal-documents.ts';
import { addModulePreloads } from './module-preloads.ts';
import { stylePages } from './page-styles.ts';
import { prepareSample } from './sample.ts';
import { addSharePictures } from './share-pictures.ts';

const DIST = join(ROOT, 'site/dist');
const STAMP = join(DIST, '.build');
const INPUTS = [
  'site/src',
  'site/public',
  'site/generated',
  'api/src/contract',
  'api/src/report/pdf',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'api/scripts/site/check-page.ts',
  'api/scripts/site/legal-documents.ts',
  'api/scripts/site/module-preloads.ts',
  'api/scripts/site/page-styles.ts',
  'api/scripts/site/share-pictures.ts',
  'api/scripts/site/used-styles.ts',
];
const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|ico)$/;

function precompress(): void {
  for (const file of files(DIST)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const plain = readFileSync(file);
    if (plain.length < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

/** A bundle of its own, apart from the pages. */
async function bundle(config: InlineConfig): Promise<Awaited<ReturnType<typeof import('vite')['build']>>> {
  // Imported here, since most starts have nothing to build.
  const vite = await import('vite');
  const { NODE_ENV } = process.env;
  const made = await vite.build({ configFile: false, logLevel: 'error', root: ROOT, define: { 'process.env.NODE_ENV': '"production"' }, ...config });
  // Vite sets NODE_ENV for the whole process; later child processes must not inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return made;
}

/** Bundles the module with which the server renders the dashboard's head (`api/src/dashboard/dashboard-page.ts`), whole in one file. */
const buildFirstView = () =>
  bundle({
    ssr: { noExternal: true },
    build: {
      ssr: 'site/src/first-view/FirstView.tsx',
      outDir: DIST,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: FIRST_VIEW_MODULE, codeSplitting: false } },
    },
  });

/** Makes the page that checks reports without a network, whole in one file. */
async function buildCheckPage(): Promise<void> {
  const made = await bundle({
    build: { write: false, minify: true, rolldownOptions: { input: 'site/src/offline/check.tsx', output: { codeSplitting: false } } },
  });
  const script = [made].flat().flatMap((each) => ('output' in each ? each.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : []));
  // A closing tag inside a string would end the script.
  writeCheckPage(DIST, script.join('\n').replaceAll('</script', '<\\/script'));
}

/** Brings up to date what the pages are made of beside their sources: the sample report and the fonts. */
export async function prepareParts({ siteUrl }: Pick<Config, 'siteUrl'>): Promise<void> {
  await prepareSample(siteUrl);
  // After the sample, which empties `site/generated` when it is made again.
  await makeFonts();
}

/** Brings `site/dist` up to date. Returns false when the build failed; the reason is printed. */
export async function build(): Promise<boolean> {
  const config = readConfig(process.env);
  // The build date in the privacy policy does not count: a new day alone is no reason to build.
  const settings = pageSettings(config);
  await prepareParts(config);
  const wanted = fingerprint(settings, INPUTS);
  const finish = () => writeFileSync(join(DIST, BUILT_FOR), JSON.stringify(settings));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
    finish();
    return true;
  }
  process.stdout.write('Building the pages…\n');
  const result = await run('pages', 'astro', ['build'], { env: settings });
  if (result.status !== 0) {
    tell(result);
    return false;
  }
  addModulePreloads(DIST);
  stylePages();
  await addSharePictures(DIST, join(ROOT, 'node_modules/.cache/share-pictures'), JSON.parse(readFileSync(join(ROOT, 'site/generated/raport.json'), 'utf8')));
  await buildFirstView();
  await buildCheckPage();
  await addLegalDocuments(DIST, config.siteUrl);
  precompress();
  finish();
  writeFileSync(STAMP, wanted);
  return true;
}
