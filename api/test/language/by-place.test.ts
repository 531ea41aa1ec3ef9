import { expect, it } from 'vitest';
import { byPlace } from '../../src/contract/letters.ts';

it('a pattern with letters by their places finds what it finds with \\p{L}', () => {
  const [kind, text] = ['oddał', 'Zażółć gęślą, ODDAŁ 5 zł; Łódź-Bałuty oddały Dvořákowi, Москва Ωmega ß x_ẞ 1ą (oddałaby) „oddał”.'];
  const found = (source: string) => [...text.matchAll(new RegExp(source, 'giu'))].map((match) => match.slice());
  for (const [plain, placed] of [
    [String.raw`\p{L}+`, byPlace`\p{L}+`],
    [String.raw`(?<!\p{L})${kind}(\p{L}*)(?!\p{L})`, byPlace`(?<!\p{L})${kind}(\p{L}*)(?!\p{L})`],
    [String.raw`(?<![\p{L}\p{N}])[\p{L}\d-]{3,}(?![\p{L}\p{N}])`, byPlace`(?<![\p{L}\p{N}])[\p{L}\d-]{3,}(?![\p{L}\p{N}])`],
    [String.raw`\P{L}[^\p{L}\]]\(?\p{Lu}`, byPlace`\P{L}[^\p{L}\]]\(?\p{Lu}`],
  ] as const) {
    expect(found(placed), plain).toEqual(found(plain));
    expect(found(placed).length, plain).toBeGreaterThan(0);
  }
});
