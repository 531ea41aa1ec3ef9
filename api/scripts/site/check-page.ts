/** Makes the page that checks reports as one file without any address in it; the server writes the public keys into it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from '../../../site/src/text/check.ts';
import { CHECK_PAGE, KEYS_PLACE } from '../../src/signing/check-page.ts';

const STYLE = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">|<style>([\s\S]*?)<\/style>/g;
/** What the file has beside the page's styles, which know no other frame than the site's. */
const FRAME = '.verify-alone{max-width:44rem;margin-inline:auto;padding:2rem 1rem 4rem}.verify-alone section{display:grid;gap:.75rem}';

/** The styles of the built page /sprawdz, without its fonts: a file of its own has none. */
function stylesOf(dist: string): string {
  const page = readFileSync(join(dist, 'sprawdz.html'), 'utf8');
  const styles = [...page.matchAll(STYLE)].map(([, sheet, inside = '']) => (sheet ? readFileSync(join(dist, sheet), 'utf8') : inside));
  return `${styles.join('\n').replace(/@font-face\s*\{[^}]*\}/g, '')}${FRAME}`;
}

/** @param script the bundled module of site/src/offline */
export function writeCheckPage(dist: string, script: string): void {
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const html = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checkText.title} — Lustro</title>
<style>${stylesOf(dist)}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="keys">${KEYS_PLACE}</script>
<script type="module">${script}</script>
</body>
</html>
`;
  writeFileSync(join(dist, CHECK_PAGE), html);
}
