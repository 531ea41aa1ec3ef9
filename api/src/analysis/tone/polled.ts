/** What a poll says of the subject: how many think well and how many think ill of it, told in numbers that no word of praise or blame carries. */
import type { Line } from './page.ts';

const ILL = /(?<!\p{sc=Latn})(?:nie (?:ufa|wierzy|popiera|akceptuje)|nieufn|źle|zł(?:y|a|e|ą|ego|ej)(?!\p{sc=Latn})|negatywn|niezadowol|krytyczn)/iu;
const WELL =
  /(?<!\p{sc=Latn})(?:ufa(?!\p{sc=Latn})|ufają|wierzy(?!\p{sc=Latn})|dobrze|dobr(?:y|a|e|ą|ego|ej)(?!\p{sc=Latn})|pozytywn|zadowol|popiera|akceptuje)/iu;
const SHARE = /(?<!\d)(\d{1,2}(?:,\d+)?)(?!\d)/u;
const PERCENT = /\d\s?(?:proc|%)/u;
/** Where one answer of those who were asked ends and the next begins; „uważa, że” goes on. */
const NEXT = /[,;](?!\d)\s+(?!że )(?:a |zaś |natomiast )?/u;
/** So near are the camps of a divided opinion; so many must share an answer that is told without the other. */
const NEAR = 10;
const MOST = 50;
/** A page says little else of the subject where so few lines name it. */
const FEW = 2;
const LEAD = 4;

function balanceOf(text: string): number | null {
  let [well, ill, answers] = [0, 0, 0];
  for (const part of text.split(NEXT)) {
    const share = Number(SHARE.exec(part)?.[1]?.replace(',', '.') ?? Number.NaN);
    const isIll = ILL.test(part);
    if (Number.isNaN(share) || (!isIll && !WELL.test(part))) continue;
    answers += 1;
    if (isIll) ill = Math.max(ill, share);
    else well = Math.max(well, share);
  }
  return answers > 1 || Math.max(well, ill) > MOST ? well - ill : null;
}

/** The tone of a poll's answers on the subject; null on pages that tell none, or tell more than them. */
export function polled(lines: readonly Line[]): 'positive' | 'neutral' | 'negative' | null {
  const named = lines.filter(({ about }) => about === 'named');
  for (const line of named) {
    if (!PERCENT.test(line.text) || (named.length > FEW && lines.indexOf(line) >= LEAD)) continue;
    const balance = balanceOf(line.text);
    if (balance !== null) return Math.abs(balance) <= NEAR ? 'neutral' : balance > 0 ? 'positive' : 'negative';
  }
  return null;
}
