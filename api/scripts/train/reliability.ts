/**
 * Draws the calibration of `sentenceSentiment`: stated confidence against share of right answers, and the expected calibration error
 * (Naeini et al. 2015). Usage: node api/scripts/train/reliability.ts sentiment_sentence.jsonl docs/sentiment-reliability.svg
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { sentenceSentiment } from '../../src/language/index.ts';

const [rowsPath, svgPath] = process.argv.slice(2);
if (!rowsPath || !svgPath) {
  process.stderr.write('usage: node api/scripts/train/reliability.ts rows.jsonl out.svg\n');
  process.exit(1);
}

type Bin = { count: number; stated: number; right: number };
/** Bins of 0.1; with three labels no confidence is under a third. */
const bins: Bin[] = Array.from({ length: 7 }, () => ({ count: 0, stated: 0, right: 0 }));
const rows = readFileSync(rowsPath, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; label: string })
  .filter(({ label }) => label !== 'ambivalent');
for (const { text, label } of rows) {
  const said = sentenceSentiment(text);
  const bin = bins[Math.min(6, Math.max(0, Math.floor(said.confidence * 10) - 3))] as Bin;
  bin.count += 1;
  bin.stated += said.confidence;
  if (said.label === label) bin.right += 1;
}
const filled = bins.filter(({ count }) => count > 0);
const error = filled.reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0) / rows.length;
const cells = (of: (bin: Bin) => string): string => filled.map((bin) => ` ${of(bin)} |`).join('');
process.stdout.write(
  `| stated |${cells((bin) => (bin.stated / bin.count).toFixed(2))}\n|${' --- |'.repeat(filled.length + 1)}
| right |${cells((bin) => (bin.right / bin.count).toFixed(2))}\n| sentences |${cells((bin) => String(bin.count))}
expected calibration error ${error.toFixed(4)} on ${rows.length} rows\n`,
);

const [SIDE, EDGE] = [320, 48];
const x = (share: number): number => Math.round(EDGE + share * SIDE);
const y = (share: number): number => Math.round(16 + (1 - share) * SIDE);
const ticks = [0, 0.25, 0.5, 0.75, 1].map(
  (at) => `<text x="${x(at)}" y="${y(0) + 18}" text-anchor="middle">${at}</text><text x="${x(0) - 8}" y="${y(at) + 4}" text-anchor="end">${at}</text>`,
);
const dots = filled.map(({ count, stated, right }) => {
  const radius = (3 + 9 * Math.sqrt(count / rows.length)).toFixed(1);
  return `<circle cx="${x(stated / count)}" cy="${y(right / count)}" r="${radius}"><title>${count} sentences</title></circle>`;
});
writeFileSync(
  svgPath,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE + EDGE + 24} ${SIDE + 64}" font-family="sans-serif" font-size="12">
<title>Reliability of stated confidence: sentences right against sentences sure</title>
<rect width="100%" height="100%" fill="#fff"/>
<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#444"/><path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
<g fill="#444">${ticks.join('')}<text x="${x(0.5)}" y="${y(0) + 40}" text-anchor="middle">stated confidence</text><text x="${x(0.04)}" y="${y(0.95)}">share right, ECE ${error.toFixed(3)}</text></g>
<g fill="#1b5e9e" fill-opacity="0.8">${dots.join('')}</g>
</svg>
`,
);
