/** Who speaks for an office that fines, charges or investigates on the same page: whatever words they choose, they defend nobody there. */
import { documentSentences } from '../reading/text.ts';
import type { Passage } from './passages.ts';

/** Offices and bodies that charge, from their beginning; an acronym stands for itself. */
const OFFICE =
  /(?<!\p{sc=Latn})(?:(komisj|prokura|urz[ąę]d|polic|komend|inspek|nadz[óo]r|sanepid|skarb[óo]w|ministerst|resor|kurator|agencj|rzecznik (?:praw|dyscyplin)|federacj|izb[aąęiy](?!\p{sc=Latn})|związ[ek])\p{sc=Latn}*|\p{Lu}{3,6})(?!\p{sc=Latn})/giu;
/** What such an office does to whoever it is after. */
const CHARGES =
  /(?<!\p{sc=Latn})(?:(?:u|s)kara(?:ł|ła|ło|li)|nałoży(?:ł|ła|ło)|wymierzy(?:ł|ła|ło)|oskarży(?:ł|ła|ło)|oskarża|(?:po|przed)stawi(?:ł|ła|ło)(?: \p{sc=Latn}+){0,3} zarzut\p{sc=Latn}*|zarzuc(?:a|ił|iła|iło)|wszcz(?:ął|ęła|ęło)|prowadzi(?:ł|ła|ło)?(?: \p{sc=Latn}+){0,2} (?:śledztw|dochodzeni|postępowani|kontrol)\p{sc=Latn}+|stwierdzi(?:ł|ła|ło)(?: \p{sc=Latn}+){0,4} (?:narusz|złama|uchybi|nieprawid)\p{sc=Latn}+|(?:skierowa|wnios|złoży)(?:ł|ła|ło)(?: \p{sc=Latn}+){0,2} (?:akt|wniosek|zawiadomieni)\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** Characters between an office and what it does, at most. */
const NEAR = 90;

const keyOf = ([word, stem]: RegExpMatchArray): string => (stem ? stem.toLowerCase().replaceAll('ą', 'ę').replaceAll('ó', 'o') : word);
const officesIn = (text: string): RegExpMatchArray[] => [...text.matchAll(OFFICE)].filter(([word, stem]) => stem || word === word.toUpperCase());

/** Whether `speaker` is of an office that the page itself shows charging somebody: named beside the words, or where the page names the speaker. */
export function isOfChargingOffice({ item, text }: Passage, speaker: string): boolean {
  const surname = speaker.split(/\s+/u).at(-1) ?? speaker;
  const sentences = documentSentences(item.document);
  const around = [
    speaker,
    text.slice(Math.max(0, text.lastIndexOf(surname) - NEAR)),
    ...sentences.filter((one) => one.text.includes(surname)).map((one) => one.text),
  ];
  const own = new Set(around.flatMap((one) => officesIn(one).map(keyOf)));
  return (
    own.size > 0 &&
    sentences.some((one) =>
      officesIn(one.text).some((office) => own.has(keyOf(office)) && CHARGES.test(one.text.slice(office.index, (office.index ?? 0) + NEAR))),
    )
  );
}
