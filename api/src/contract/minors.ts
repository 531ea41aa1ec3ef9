/** Words of an order that speak of a child: no report is made on one. They stop the order and ask, since an adult's career also has its years. Pure. */

const ADULT = 18;

/** What may have years without being a child: „12-letnie doświadczenie”. */
const THINGS =
  'doświadcz|staż|prakty|działaln|histori|tradycj|gwarancj|karier|współprac|umow|okres|kadencj|plan|program|projekt|sp[oó]r|proces|samoch|aut[oa]|kredyt|prac|rodzinn|firm|restaur|opiek';
const NUMBER_WORDS =
  'roczn|dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio|jedenasto|dwunasto|trzynasto|czternasto|piętnasto|szesnasto|siedemnasto';

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
/** The same with a number of years, which has to be below {@link ADULT}. */
const AGES = [
  '(?:ma|mam|miał|miała|skończył|skończyła|kończy)\\s+(?<n>\\d{1,2})\\s+(?:lat|lata|latka|roczek|rok)(?!\\s+(?:pracy|stażu|praktyki|doświadczenia|w|na|od))',
  '(?:wiek|wieku|lat):?\\s*(?<n>\\d{1,2})',
  '(?<n>\\d{1,2})\\s*(?:r\\.\\s?ż\\.|rok\\s+życia)',
  `(?<n>\\d{1,2})\\s?[-–]?\\s?(?:latk[aięo]|latkiem|latek|latką|letni(?:a|ego|ej|emu|m|ą)?(?!\\s+(?:${THINGS})))`,
].map(word);
/** An age that stands alone between commas: „Anna Nowak, 12 lat”. */
const AGE_ALONE = /(?:^|[,;(.\n–-]\s*)(?<n>\d{1,2})\s*(?:lat|lata|latka|l\.)\s*(?=$|[,;).\n])/iu;
const BORN = word(
  '(?:ur\\.?|urodzon[aey]\\p{L}*|rocznik|urodził[ao]?\\s+się)[\\s:,]*(?:(?:w|dnia|roku|r\\.|\\d{1,2}[.\\s]|\\p{L}+)\\s*){0,4}(?<year>20\\d\\d)',
);

/** One person in the singular, as an order describes its subject: „z uczniami”, „dla nastolatków” are somebody's work. */
const STATES = [
  'uczeń|uczniem|uczennica|uczennicą|licealist[aą]|licealistk[aą]|gimnazjalist[aą]|gimnazjalistk[aą]|przedszkolak|przedszkolakiem|niemowlę|niemowlak|maluch',
  'nastolat(?:ek|ka|kiem|ką)|(?:niepełno|nie|mało)letni(?:a|ego|ej|emu|m|ą)?|dziewczynk[aą]|chłopczyk|chłopiec|chłopcem|dzieckiem',
  `(?:${NUMBER_WORDS})(?:latek|latka|latkiem|latką)`,
  `(?:${NUMBER_WORDS})letni(?:a|ego|ej|emu|m|ą)?(?!\\s+(?:${THINGS}))`,
  '(?:mój|nasz|mojego|naszego|moim|moja|nasza|mojej|naszej|moją|swojego|swojej|swoją)\\s+(?:syn(?:a|em|ek|ka|kiem)?|córk[aięą]|córeczk[aięą]|wnu[kc]\\p{L}*)',
  '(?:moje|nasze|swoje|to|jego|jej)\\s+dziecko',
  '(?:chodzi|uczęszcza|uczy\\s+się)\\s+(?:jeszcze\\s+)?(?:do|w)\\s+(?:\\p{L}+\\s+){0,3}(?:szko[łl]\\p{L}*|podstawów\\p{L}*|przedszkol\\p{L}*|liceum|technikum|klas\\p{L}*)',
  'klas(?:a|ie)\\s+(?:[1-8]|I{1,3}|IV|V|VI{1,3})[a-f]?',
].map(word);

/**
 * The first words that speak of a child, as they were typed („12 lat”, „uczennica”); null without any.
 * @param texts what was typed of the subject: name, description, keywords @param year the present year
 */
export function minorSign(texts: readonly (string | null | undefined)[], year: number): string | null {
  for (const text of texts) {
    if (!text) continue;
    for (const pattern of [...AGES, AGE_ALONE]) {
      const found = pattern.exec(text);
      if (found && Number(found.groups?.n) < ADULT) return found[0].replace(/^[\s,;(.–-]+/u, '').trim();
    }
    const born = BORN.exec(text);
    if (born && year - Number(born.groups?.year) <= ADULT) return born[0].trim();
    for (const pattern of STATES) {
      const found = pattern.exec(text);
      if (found) return found[0].trim();
    }
  }
  return null;
}
