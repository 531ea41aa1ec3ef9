/**
 * What a page of many voices shows to be settled since: its author takes it back, tells that the money came, or adds so below; or the owner's
 * reply says what was given back. Such words are not printed without what came after them.
 */
import type { Document, PageItem } from '../../research/types.ts';
import { tellsRedress } from './redress.ts';
import { readable } from './text.ts';

export type Stretch = { start: number; end: number };
/** Words that were overtaken, by whom, and the words that overtake them. `gave`: they tell in a sentence of its own what was given back. */
export type Settled = { item: PageItem; old: Stretch; by: 'author' | 'reply'; gave: boolean; later: Stretch };

/** Signs that many writers of a page bear at once. */
const ANYBODY = /^(?:gość|anonim\p{sc=Latn}*|użytkowni\p{sc=Latn}+|klient(?:ka)?|pacjent(?:ka)?|usunięt\p{sc=Latn}+)(?:[ _]?\d+)?$/iu;

export const isAnybody = (who: string): boolean => ANYBODY.test(who);

/** „Zapłacili mi za tę opinię”: no money that was owed. */
const FOR_OPINION = String.raw`(?:zapłacil\p{sc=Latn}+|zapłacono|płacil\p{sc=Latn}+|dosta(?:łem|łam)) (?:[\p{sc=Latn}\d]+ ){0,3}za (?:t[ęąeo]\p{sc=Latn}* |moj\p{sc=Latn}+ )?(?:opini|ocen|wpis|komentarz|recenzj|gwiazdk)\p{sc=Latn}*`;
const TAKES_BACK = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:cofam|wycofuj[ęe]|odwołuj[ęe]) (?:\p{sc=Latn}+ ){0,3}(?:słow|opini|ocen|zarzut|skarg|to|wszystk|petycj)\p{sc=Latn}*`,
    'odszczekuj[ęe]',
    'zwracam honor',
    String.raw`nie jest(?:em|eśmy) (?:już )?(?:wście[kc]|zły|zła|źli|obrażon)\p{sc=Latn}*`,
    String.raw`jest(?:em|eśmy) już (?:spokojn|zadowolon|usatysfakcjonowan)\p{sc=Latn}*`,
    String.raw`nie mam(?:y)? (?:już )?(?:\p{sc=Latn}+ )?(?:pretensji|żalu) (?:do|o)`,
    String.raw`(?:podnoszę|podwyższam|poprawiam|zmieniam) (?:\p{sc=Latn}+ ){0,2}(?:ocen[ęe]|gwiazd\p{sc=Latn}+|(?:z \d )?na (?:[3-5]|trzy|cztery|pięć))`,
    String.raw`przyzna(?:ł|ła|ło|li|ły) (?:\p{sc=Latn}+ ){0,2}rację(?! (?:mi|nam|mnie)(?!\p{sc=Latn}))`,
    '(?:po)?myli(?:łem|łam|liśmy) się',
    String.raw`(?:pomyli(?:łem|łam)) (?:firm|gabinet|lekarz|sklep|lokal|nazw|osob)\p{sc=Latn}*`,
    'by(?:łem|łam|liśmy) w błędzie',
    '(?:mój błąd|moja pomyłka)',
    String.raw`(?:sprawa|temat|problem|reklamacja) (?:\p{sc=Latn}+ ){0,2}(?:załatwion|rozwiązan|wyjaśnion|zakończon|nieaktualn)\p{sc=Latn}*`,
    '(?:już )?nieaktualne',
    // What was feared did not come, or what was kept will be given back.
    'uf{2,}',
    String.raw`jednak (?:\p{sc=Latn}+ ){0,2}(?:przyjecha|przysz|by|dojecha|zdąży|znal)\p{sc=Latn}{1,4}(?! nie)`,
    String.raw`(?:by|przyjecha|przysz|stawi|zjawi)(?:ł|ła|li|ły)(?: się)?,? (?:\p{sc=Latn}+ ){0,2}(?:punktualnie|na czas|o czasie)`,
    String.raw`(?:oddadzą|zwrócą|przeleją)(?: \p{sc=Latn}+){0,2} \d+`,
    FOR_OPINION,
  ].join('|')})(?!\p{L})`,
  'giu',
);
const UNSAID =
  /(?<!\p{sc=Latn})(?:(?:nie|nigdy|nikt|jeśli|jeżeli|gdyby|gdy|jak|żeby|aby|oby|może|kiedy|podobno|ponoć)(?: \p{sc=Latn}+){0,2}|(?:obiec|mówi|twierdz|zapewni)\p{sc=Latn}*,? (?:że|ze|iż)) $/iu;
/** „Cofam, jak oddadzą”: not yet. */
const ONCE = /^[^.!?]{0,20}(?<!\p{sc=Latn})(?:jak|gdy|kiedy|jeśli|jeżeli|o ile|pod warunkiem)(?!\p{sc=Latn})/iu;
const saysSo = (text: string): boolean =>
  [...text.matchAll(TAKES_BACK)].some(({ index, 0: { length } }) => !UNSAID.test(text.slice(0, index)) && !ONCE.test(text.slice(index + length)));
/** „Cofam połowę”, „dwie czekają”: what is left stands. */
const PARTLY =
  /(?<!\p{sc=Latn})(?:połow\p{sc=Latn}*|częś[cć]\p{sc=Latn}*|w \d+ ?%|reszt\p{sc=Latn}+|(?:nadal|wciąż|dalej) (?:czeka|nie)\p{sc=Latn}*|czekają)(?!\p{sc=Latn})/iu;

/** „Przyszło 640”: a sum that came, which the complaint names. */
const CAME =
  /(?<!\p{sc=Latn})(?:przysz(?:ło|ły|edł)|wpłynę(?:ło|ły)|dotar(?:ło|ły|ł)|odda(?:ł|ła|li|ły)|zwróci(?:ł|ła|li|ły)|dosła(?:ł|ła|li)|przela(?:ł|ła|li|ły)|dosta(?:łem|łam|liśmy)|odzyska(?:łem|łam|liśmy)) (?:\p{sc=Latn}+ ){0,3}(\d[\d ]*\d)/giu;
const digits = (text: string): string => text.replace(/\D/g, '');
const cameOf = (text: string, complaint: string): boolean => {
  const sums = new Set([...complaint.matchAll(/\d[\d ]*\d/gu)].map(([sum]) => digits(sum)));
  return [...text.matchAll(CAME)].some(({ index, 1: sum = '' }) => sums.has(digits(sum)) && !UNSAID.test(text.slice(0, index)));
};

/** @param least length of a sentence that can be printed by itself */
const givesBack = (text: string, least = 0): boolean => {
  if (PAID.test(text)) return false;
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  return sentences.some((sentence, i) => sentence.length >= least && tellsRedress(sentence, sentences[i + 1]));
};
const PRINTED = 30;
const PAID = new RegExp(FOR_OPINION, 'iu');

/** Whether later words of an author take back or settle what the author complained of. */
const settles = (later: string, complaint: string): boolean => !PARTLY.test(later) && (saysSo(later) || cameOf(later, complaint) || givesBack(later));

/** Where the author of an item adds to it later. */
const ADDED = /(?<!\p{sc=Latn})(?:edit|update|upd|aktualizacja|dopisek|uzupełnienie)(?: z?\s?\d[\d.]*)?\s*[:–-]/iu;

/** „Ta sprawa nas nie dotyczyła, redakcja przeprosiła”: whose matter it is, by somebody else's word. */
const OF_ELSE = /(?<!\p{sc=Latn})nie dotyczy(?:ł[aoy]?)? (?:\p{sc=Latn}+ )?(?:nas(?!\p{sc=Latn})|nasz|mnie(?!\p{sc=Latn}))/iu;
const BY_OTHERS =
  /(?<!\p{sc=Latn})(?:redakcj|gazet|portal|sąd|prokuratur|policj)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:przepros|sprost|potwierdz|ustali|przyzna)/iu;

/** The items of a page that were overtaken by what their author or the owner wrote later. */
export function settledOn(document: Document): Settled[] {
  const text = readable(document);
  const { items } = document.article;
  const wordsOf = ({ start, end }: Stretch) => text.slice(start, end);
  return items.flatMap((item, at): Settled[] => {
    const own = wordsOf(item);
    const added = ADDED.exec(own)?.index ?? 0;
    const update = own.slice(added);
    if (added > 0 && settles(update, own.slice(0, added)))
      return [
        {
          item,
          old: { start: item.start, end: item.start + added },
          by: 'author',
          gave: givesBack(update, PRINTED),
          later: { start: item.start + added, end: item.end },
        },
      ];
    const signed = item.who !== null && !isAnybody(item.who);
    const later = signed ? items.slice(at + 1).find((one) => one.who === item.who && settles(wordsOf(one), own)) : undefined;
    if (later) return [{ item, old: item, by: 'author', gave: givesBack(wordsOf(later), PRINTED), later }];
    const reply = item.reply && wordsOf(item.reply);
    const gave = typeof reply === 'string' && givesBack(reply);
    const answered = reply && (gave || (OF_ELSE.test(reply) && BY_OTHERS.test(reply)));
    return item.reply && answered ? [{ item, old: item, by: 'reply', gave, later: item.reply }] : [];
  });
}

export const isWithin = (start: number, stretch: Stretch): boolean => start >= stretch.start && start < stretch.end;
