/**
 * Orders that hardly say who is meant: they stop the order and ask, since a page on a namesake is no help to anybody. The words are a
 * closed list; what dictionaries of towns and trades know more is asked beside the payment (`analysis/vague.ts`). Pure.
 */

/** Titles before a name, without their dots. */
const TITLES = new Set('pan pani ks o s br dr prof mgr inż hab lek dent med mec adw adwokat r pr płk gen mjr kpt doc arch św jr sr'.split(' '));

/** What somebody is to the buyer, and offices and groups of any branch: no page tells a namesake by them. Longer stems take any ending. */
const TIES = new RegExp(
  `^(?:(?:${[
    'sąsia[dś]|znajom|koleż|kumpe?l|przyjaci|chłopak|dziewczyn|narzeczon|partner|siostr|matk|teści|synow|szwagi|kuzyn|najemc|wynajmując|właściciel|lokator',
    'klient|kontrahent|pracowni[kc]|współpracowni|wspólni|konkuren|prezes|dyrektor|kierowni[kc]|przełożon|pracodawc|szef|człowiek|mężczyzn|krewn|organizacj|przedsiębiorstw',
  ].join('|')})\\p{L}{0,4}|${[
    'koleg[aięą]|koledzy|koledze|kolegów|mąż|męż(?:a|em|owi|u)|żon[ayęą]|żonie|brat(?:a|em|u)?|bracie|syn(?:a|em|u)?|córk[aięą]|córce|ojciec|ojc(?:a|em|u)|tat[ayęą]|mam[ayęą]',
    'rodzic(?:e|ów)?|rodzin[ayęą]|teść|zięć|zięci(?:a|em)|szwagr(?:a|em)|wujek|wujk(?:a|em)|cioci[aę]|ciotk[aięą]|dziadek|dziadk(?:a|em)|babci[aę]?',
    'os[oó]b[ayęą]?|osobie|facet|gość|kobiet[ayęą]|mark[aęą]|marce|firm[ayęą]|firmie|spółk[aięą]|biznes',
  ].join('|')})$`,
  'u',
);

/** Words of a description that say nothing by themselves. */
const EMPTY = new Set(
  (
    'ja mnie mi to ten ta tego tej tym tę tą jest są jestem był była było byłem byłam być on ona jego jej go ją nim nią się i a oraz lub albo o od do dla z ze w we na po za przez u obok koło przy nad pod ' +
    'mój moja moje mojego mojej moim moją mojemu nasz nasza nasze naszego naszej naszym naszą swój swoja swoje swojego swojej swoim swoją czyjś ' +
    'były byłego byłym byłej byłą dawny dawna dawnego dawnej obecny obecna obecnego obecnej nowy nowa nowego nowej stary stara starego starej przyszły przyszła dobry dobra dobrego dobrej pewien pewna ' +
    'który która które którego której którym którą jaki jaka kim kto co nie wiem brak nic inne inny inna mieszka mieszkam pracuje pracuję pracy praca szkoły studiów bloku klatki piętra ulicy osiedla ' +
    'imię nazwisko imienia nazwiska nazwa nazwy raport opis test chcę chciałbym chciałabym sprawdzić wiedzieć dowiedzieć proszę prywatny prywatna prywatna prywatnie zwykły zwykła'
  ).split(' '),
);

/** Says who somebody is to the buyer, or an office of any branch, in any form: „sąsiada”, „szefowa”. @param word in lower case */
export const isTie = (word: string): boolean => TIES.test(word);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a name, without titles and initials. */
const namesIn = (name: string): string[] =>
  name
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((word) => word.length > 1 && !TITLES.has(word.toLowerCase()));

/** A word of a description that tells somebody from others. */
const tells = (word: string): boolean => word.length > 1 && !isTie(word) && !EMPTY.has(word);

/** What was typed of the subject. `isPerson`: no brand, firm or organisation. */
export type Described = { name: string; isPerson: boolean; description: string; keywords?: string | null | undefined; links?: readonly string[] | undefined };

/** `name`: a person called by one word. `context`: nothing but ties and empty words („mój sąsiad”), and no own page. */
export type Vague = 'name' | 'context';

/** What makes an order vague; empty when it says who is meant. An empty description is refused elsewhere. */
export function vagueIn({ name, isPerson, description, keywords, links }: Described): Vague[] {
  const isHalf = isPerson && namesIn(name).length === 1;
  const isUntied = (links?.length ?? 0) === 0 && ![description, keywords ?? ''].some((text) => wordsIn(text).some(tells));
  return [...(isHalf ? ['name' as const] : []), ...(isUntied ? ['context' as const] : [])];
}
