/**
 * Which words of a page that reproaches say what it reproaches with: those that tell a complaint, a finding, a duty left undone or money
 * kept, and whose it is. What stands before or after them („ja lubię zwierzęta”, „na umowie jest pieczątka”) says nothing to who reads the quote alone.
 */
import { type Span, sentenceTells } from '../../language/index.ts';
import { isOwnNoun } from './ground.ts';
import type { Page, Sentence } from './types.ts';

/** Longest quote, in characters and sentences. */
const LONG = 330;
const MOST = 3;

/** What a deed is told by, with its weight. Each counts once in a passage. */
const DEEDS: readonly [RegExp, number][] = [
  // Who complains, and to whom.
  [
    /(?<!\p{sc=Latn})(?:twierdz(?:i|ą|ił\p{sc=Latn}*)|zarzuc\p{sc=Latn}+|skarż\p{sc=Latn}+|poskarży\p{sc=Latn}+|oskarż\p{sc=Latn}+|domaga\p{sc=Latn}* się|(?:za)?żąda\p{sc=Latn}*|pozwa\p{sc=Latn}+|pozew|pozwem|(?:jak|według) pisze|zdaniem (?:sąsiad|mieszkań|klient|pacjent|rodzic|radn|opozycj|przeciwnik|krytyk)\p{sc=Latn}+|chc(?:e|ą),? (?:że|a)by sąd)(?!\p{sc=Latn})/iu,
    1.2,
  ],
  [
    /(?<!\p{sc=Latn})(?:do (?:prokuratury|sądu|rzecznika|uokik|izby|kuratorium|sanepidu)|na policję|skarg[aęi](?!\p{sc=Latn})|zawiadomieni[ea])(?!\p{sc=Latn})/iu,
    0.8,
  ],
  // What a court or an office found.
  [
    /(?<!\p{sc=Latn})(?:sąd|sędzi\p{sc=Latn}+|rzecznik|inspek\p{sc=Latn}+|kontrol\p{sc=Latn}+|komisj\p{sc=Latn}+|biegł\p{sc=Latn}+|urzędni\p{sc=Latn}+)[^.;!?]{0,50}(?<!\p{sc=Latn})(?:uzna|przyzna|nakaza|kaza|przywróci|zasądzi|stwierdzi|wykaza|wykry|wyją|znalaz|ukara)\p{sc=Latn}*/iu,
    1.5,
  ],
  // What was promised or owed and is not so.
  [
    /(?<!\p{sc=Latn})(?:bez (?:\p{sc=Latn}+ )?(?:badani|zgod|umow|raport|zezwole|pozwole|przetarg|konkurs|uprawnie|powod|podstaw|uprzedze|wyjaśnie|konsultac|wiedz|faktur|ubezpiecze|licencj|kwalifikac|nadzor|znieczule|atest|rozmow|termin)\p{sc=Latn}*|nikt (?:mi |nam |im |jej |mu )?nie|ani słow\p{sc=Latn}+|mia(?:ł|ła|ło|ły) być|obieca(?:ł|ła|li|no|ny|na|ne)|zamiast|choć|chociaż|mimo że|poza kolej\p{sc=Latn}+|osobno|podwójn\p{sc=Latn}+|za mał[oaeąy]|bezprawn\p{sc=Latn}+|niedozwolon\p{sc=Latn}+|specjalnie)(?!\p{sc=Latn})/iu,
    1,
  ],
  [
    /(?<!\p{sc=Latn})nie (?:odda|zwróci|uprzedzi|zapłaci|przysz|przyje|odpowiad|odbiera|usłysza|dosta|uzna|umia|pyta|zapyta|dotrzyma|wywiąza|wyrówna|mieści|zrobi|wykona|naprawi|miał[ao]? prawa)\p{sc=Latn}*/iu,
    1,
  ],
  // Money.
  [/(?<!\p{sc=Latn})(?:zatrzyma|dolicz|policz|nalicz|pobra|skasowa|wzię|wzią)\p{sc=Latn}*[^.;!?]{0,40}(?:\d|pieni|zalicz|tysi)/iu, 0.9],
  [
    /(?<!\p{sc=Latn})(?:zamkn(?:ął|ęła|ęli)|zwolni(?:ł|ła|li)|zgubi(?:ł|ła|li)|zniszczy(?:ł|ła|li)|uszkodzi(?:ł|ła|li)|oszu(?:st|ka)\p{sc=Latn}*|okłama(?:ł|ła|li)|zna(?:lazł|leź)\p{sc=Latn}* się na)(?!\p{sc=Latn})/iu,
    0.8,
  ],
];
/** Somebody else's case beside it. */
const ELSEWHERE =
  /(?<!\p{sc=Latn})(?:podobn\p{sc=Latn}+|w (?:sąsiedni|inn)\p{sc=Latn}+|przypomnijmy|poprzedni\p{sc=Latn}*|tamt\p{sc=Latn}+ (?:spraw|szwag|spór)\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** „Ja go nie bronię, ale on nie kradnie”: who grants the others something, to speak up for whom they blame. */
const SPEAKS_UP =
  /(?<!\p{sc=Latn})(?:nie (?:bronię|bronimy|przepadam|lubię|cierpię|głosowa(?:łem|łam)|jestem (?:\p{sc=Latn}+ ){0,2}(?:fan|zwolenni|wielbiciel)\p{sc=Latn}*)|żaden ze mnie \p{sc=Latn}+)(?!\p{sc=Latn}).*(?<!\p{sc=Latn})(?:ale|jednak|natomiast|tylko że)(?!\p{sc=Latn})/isu;
/** „Poprzedni wójt też nie pytał”: what somebody did before it. */
const PREDECESSOR = /(?<!\p{sc=Latn})(?:przed)?poprzedni(?:k|cz)?a? (?!dzień|rok|tydz|miesi|raz|sezon|noc)\p{Ll}+/iu;
/** Whether words speak up for the subject, or tell what who was there before it did. */
export const isForOrOfElse = (text: string): boolean => SPEAKS_UP.test(text) || PREDECESSOR.test(text);

/** How it ended is no reproach, nor is a wrong that is denied. */
const ENDED =
  /(?<!\p{sc=Latn})(?:wycof|umorz|umarz|oddal(?:i|o)|cofn|przeprasza|przeprosi(?:ł|li)|ugod|uniewinn|oczyszcz|oczyści|sprostow|nieprawd|nigdy nie (?:złam|łam|narusz)|nic wspólnego)\p{sc=Latn}*/iu;
/** A passage that opens so hangs on what stands before it. */
const HANGS =
  /^(?:[–—-] |(?:Tyle|Takich|Tam|Tu|On|Ona|Oni|To|Ten|Ta|Te|Tego|Tej|Jego|Jej|Ich|Tak|Potem|Wtedy|Więc|Ale|A|I|Też|Uzna\p{sc=Latn}+|Dodał\p{sc=Latn}*)(?!\p{sc=Latn}))/u;

const NAMES = 0.9;
const MEANS = 0.5;
const WRONG = 0.8;
const PRAISE = 1;
const HANGING = 0.6;
const PER_SENTENCE = 0.15;
/** Less says no deed. */
const LEAST = 1.2;

const tellsOf = (page: Page, run: readonly Sentence[]): number => {
  const text = run.map((one) => one.text).join(' ');
  const deeds = DEEDS.reduce((sum, [cue, weight]) => sum + (cue.test(text) ? weight : 0), 0);
  if (deeds === 0 || ELSEWHERE.test(text) || ENDED.test(text)) return 0;
  const tells = run.map((one) => sentenceTells(one.text));
  const most = (of: (one: (typeof tells)[number]) => number) => Math.max(...tells.map(of));
  const named = run.some(({ words }) => words.some(({ kind }) => kind === 'subject'));
  const meant = named || run.some(({ words }) => words.some((x) => isOwnNoun(page, x)));
  return (
    deeds +
    (named ? NAMES : meant ? MEANS : 0) +
    WRONG * most(({ wrong, blame }) => Math.max(wrong, blame)) -
    PRAISE * most(({ praise }) => praise) -
    (HANGS.test(text) ? HANGING : 0) -
    PER_SENTENCE * run.length
  );
};

/** The passage of a page that says best what it reproaches with; null where none tells a deed. @param fits whether a sentence may be quoted */
export function deedTold(page: Page, fits: (at: number) => boolean): Span | null {
  const isNear = (at: number, to: number): boolean =>
    page.sentences.slice(Math.max(1, at - 1), to + 2).some(({ words }) => words.some((x) => x.kind === 'subject' || isOwnNoun(page, x)));
  let best: Span | null = null;
  let most = LEAST;
  for (const [at, first] of page.sentences.entries()) {
    const run: Sentence[] = [];
    for (let to = at; to < at + MOST; to += 1) {
      const next = page.sentences[to];
      if (!next || next.start < 0 || !fits(to) || next.paragraph !== first.paragraph || next.part !== first.part) break;
      run.push(next);
      const end = next.start + next.text.length;
      if (end - first.start > LONG) break;
      // What the writer grants is turned in a sentence behind it.
      const whole = page.sentences.slice(at, to + MOST).filter((one) => one.paragraph === first.paragraph && one.part === first.part);
      if (SPEAKS_UP.test(whole.map((one) => one.text).join(' '))) continue;
      const tells = isNear(at, to) ? tellsOf(page, run) : 0;
      if (tells > most) [best, most] = [{ start: first.start, end }, tells];
    }
  }
  return best;
}
