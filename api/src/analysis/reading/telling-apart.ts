/** Sentences that tell two bearers of one name apart, and what they say of the one whom their page does not mean. */
import { lemma, tokenize } from '../../language/index.ts';
import { isGeneral, senseAt } from './domains.ts';
import type { Sentence } from './text.ts';

/** Lemmas, and domains of life. */
export type Told = { words: Set<string>; domains: Set<number> };

/** What a sentence with it says of the one bearer is not said of the other. */
const TELLS_APART =
  /zbieżność (?:imion|nazw)|(?:to sam[oe]|tym samym|tego samego|takim samym) (?:imi\p{sc=Latn}+ i )?nazwisk|nie (?:należy )?mylić|(?<!\p{sc=Latn})nie jestem t(?:ym|ą) (?:\p{sc=Latn}+,? ){1,3}któr|łącz(?:y|yło) (?:go|ją|ich|mnie|nas) (?:\p{sc=Latn}+ ){0,3}(?:tylko|jedynie) (?:imię i )?nazw|(?:tylko|jedynie) (?:imię i )?nazw(?:isko|a) (?:go|ją|ich|mnie|nas) łączy|nic wspólnego z|(?<!\p{sc=Latn})ze? .{3,80} nie m(?:a|ają) nic wspólnego|t(?:ej|akiej) samej nazwie|(?<!\p{sc=Latn})to nie (?:my|ja)(?!\p{sc=Latn})|nie m(?:a|ają|iał\p{sc=Latn}*) (?:z nami|ze mną) (?:żadnego )?związku|(?:właściciel\p{sc=Latn}*|firma|spółka) nie m(?:a|ają) ze? \p{sc=Latn}+ nic wspólnego|imienni(?:k|cz)|z któr\p{sc=Latn}+ (?:nas|mnie|go|ją|ich) (?:po)?myl|myl(?:i|ą|ono|ił[aoy]?|ili) (?:się )?(?:pan(?:ią|a|ie|ów)|nas|mnie|go|ją|ich) z(?!\p{sc=Latn})|(?<!\p{sc=Latn})o (?:łudząco |bardzo )?(?:podobnej|zbliżonej|identycznej) nazwie|(?:podobne nazwy|nazwy podobne|podobne firmy)\s*:/iu;
/** „To inne Leśne Echo, pod Brodnicą”: another of the name. */
const IS_ANOTHER = /(?<!\p{sc=Latn})to (?:(?:jest|było|już) )?(?:zupełnie |całkiem )?inn[aey] (?=[„"]?\p{Lu})/u;
/** „… nie jest właścicielem szkoły jazdy o tym samym nazwisku”: whom the page does not mean. */
const IS_NOT =
  /(?<!\p{sc=Latn})nie (?:jest|był|była|chodzi o|dotyczy|jestem t(?:ym|ą)|(?:należy )?mylić ze?(?= (?:\p{Ll}\p{sc=Latn}+ ){1,3}))(?!\p{sc=Latn})/iu;

const LISTS = /nazwisk\p{sc=Latn}*\s*:/iu;

const isApart = (sentence: Sentence | undefined): boolean => sentence !== undefined && (TELLS_APART.test(sentence.text) || IS_ANOTHER.test(sentence.text));

/** „Jego właściciele nie mają ze sprawą nic wspólnego”, „Z ełcką firmą nie jest związany”: whom the sentence before it names. */
const OF_THE_ONE_BEFORE =
  /^[\s–—„]*(?:(?:jego|jej|ich|tamtejs\p{sc=Latn}+) \p{sc=Latn}+ nie m(?:a|ają|iał\p{sc=Latn}*) .{0,40}nic wspólnego|ze? (?:t\p{sc=Latn}+ )?(?:\p{Ll}+ )?(?:firmą|spółką|sprawą|lokalem|szkołą|salonem|gabinetem|sklepem) nie (?:jest|są|był\p{sc=Latn}*) (?:w żaden sposób )?(?:związan|powiązan))/iu;

/** „Nie mam gabinetu w Kutnie”: what goes on to say in the first person what the page's bearer is not. */
const I_AM_NOT = /^\s*nie \p{sc=Latn}+[mę](?!\p{sc=Latn})/iu;

/** Such sentences of a page. „Czy myli się go z posłem o tym samym nazwisku? – Raz dostałem list o dopłatach”: the answer is one, too. */
export const apartIn = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(
    (sentence, i) =>
      isApart(sentence) ||
      OF_THE_ONE_BEFORE.test(sentence.text) ||
      OF_THE_ONE_BEFORE.test(sentences[i + 1]?.text ?? '') ||
      (isApart(sentences[i - 1]) && (sentences[i - 1]?.text.trimEnd().endsWith('?') || I_AM_NOT.test(sentence.text))),
  );

function addTold(told: Told, text: string): void {
  const tokens = tokenize(text);
  for (const [i, token] of tokens.entries()) {
    const base = lemma(token.text);
    told.words.add(base);
    for (const domain of senseAt(tokens, i, base)?.domains ?? []) if (!isGeneral(domain)) told.domains.add(domain);
  }
}

/** „Nie jesteśmy kempingiem.”: what a firm's page says that its bearer is not; „nie jesteśmy zwykłą restauracją” praises. */
const WE_ARE_NOT = /(?<!\p{sc=Latn})nie jesteśmy (\p{sc=Latn}+)(?=[.,;!]|$)/iu;
/** Adds it to `denied`. */
export function addDisowned(denied: Told, sentences: readonly Sentence[]): void {
  for (const { text } of sentences) {
    const [, what] = WE_ARE_NOT.exec(text) ?? [];
    if (what) addTold(denied, what);
  }
}

/** Adds what such a sentence says: `denied`, what the page's bearer is not; `namesake`, what a text that `tells` says of anybody, as a register does not. */
export function addApart({ denied, namesake }: { denied: Told; namesake: Told }, { text }: Sentence, tells: boolean, person: boolean): void {
  const at = IS_NOT.exec(text);
  if (at && person) addTold(denied, text.slice(at.index + at[0].length));
  // „Osoby o tym samym nazwisku: …” is a list of whoever bears it.
  if (LISTS.test(text)) return;
  // „Proszę nie mylić obrońcy z oskarżonym” tells of no namesake.
  if (tells && !/(?<!\p{sc=Latn})mylić(?!\p{sc=Latn})/iu.test(text)) addTold(namesake, text);
}
