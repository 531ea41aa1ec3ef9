/**
 * What is not told of a private person (GDPR art. 9 and 10): health, faith, orientation, origin, union, party, convictions. By Polish turns of
 * phrase that say it of one person; a profession that deals with such matters says nothing of its bearer. Pure.
 */
import { byPlace } from './letters.ts';

/** `special`: art. 9; `convictions`: art. 10. */
export type SensitiveKind = 'special' | 'convictions';

const word = (pattern: string) => new RegExp(byPlace`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu');

/** Who has a public function or is active in public: their public life may be told of. */
const PUBLIC = word(
  [
    '(?:wice)?(?:prezydent(?:a|em|ka|ki|ką)?|premier(?:em)?|minist(?:er|ra|rem|rą|ry)|marszał(?:ek|ka|kiem|kini)|wojewod(?:a|y|ą)|starost(?:a|y|ą)|burmistrz(?:a|em|yni)?|wójt(?:a|em)?)',
    'sołtys\\p{L}*|radn(?:y|a|ego|ej|emu|ym|ą)|poseł|posł(?:a|em|owi)|posłan(?:ka|ki|ką)|europos\\p{L}+|senator\\p{L}*|samorządow(?:iec|ca|cem|czyni)|polity(?:k|ka|kiem|czka|czki|czką)|kandydat(?:ka|ki|ką|a|em)? (?:na|do)',
    'ambasador\\p{L}*|konsul(?:a|em)?|sędzi(?:a|ego|emu|ą|owie)?|prokurator\\p{L}*|komendant\\p{L}*|rektor\\p{L}*|kurator\\p{L}* oświaty|rzeczni(?:k|ka|kiem|czka|czki|czką)',
    'biskup\\p{L}*|arcybiskup\\p{L}*|kardynał\\p{L}*|ksi[ąę]dz\\p{L}*|proboszcz\\p{L}*|pastor\\p{L}*|rabin\\p{L}*|imam\\p{L}*',
    'aktor(?:a|em|ka|ki|ką)?|reżyser\\p{L}*|piosenkar\\p{L}+|wokalist\\p{L}+|muzy(?:k|kiem)|raper\\p{L}*|kompozytor\\p{L}*|pisar(?:z|za|zem|ka|ki|ką)|poe(?:ta|ty|tą|tka|tki|tką)',
    'dziennikar(?:z|za|zem|ka|ki|ką)|publicyst\\p{L}+|prezenter\\p{L}*|youtuber\\p{L}*|influencer\\p{L}*|celebryt\\p{L}+|komi(?:k|kiem)|satyry\\p{L}+',
    'piłkar(?:z|za|zem|ka|ki|ką)|sportow(?:iec|ca|cem|czyni)|olimpij\\p{L}+|trener\\p{L}* (?:kadry|reprezentacji)|reprezentant\\p{L}* (?:polski|kraju)|mistrz(?:yni)? (?:polski|europy|świata)',
  ].join('|'),
);
/** Whose living is a firm or practice of their own: what concerns it may be told of, their private life not. */
const BUSINESS = word(
  [
    'właściciel\\p{L}*|współwłaściciel\\p{L}*|przedsiębior\\p{L}+|założyciel\\p{L}*|wspólni(?:k|ka|kiem|czka|czki|czką)|(?:wice)?prezes\\p{L}*|biznes(?:men|woman|menka)\\p{L}*|deweloper\\p{L}*',
    'prowadzi (?:\\p{L}+ ){0,2}(?:firm|sklep|salon|gabinet|warsztat|kancelari|restauracj|pracowni|hotel|klinik|szkoł|biuro|studio)\\p{L}*',
    'firma|gabinet|kancelaria|pracownia|salon|warsztat|studio|klinika|praktyka',
    'adwokat\\p{L}*|radc\\p{L}+ prawn\\p{L}+|notariusz\\p{L}*|komorni\\p{L}+|doradc\\p{L}+ \\p{L}+|pośredni\\p{L}+|dentyst\\p{L}+|stomatolog\\p{L}*|lekar\\p{L}+|ortodont\\p{L}+|weterynar\\p{L}+|psycholog\\p{L}*|architekt\\p{L}*|trener\\p{L}* personaln\\p{L}+',
  ].join('|'),
);

/** Whether words of an order, or those beside a name, say that somebody has a public function. */
export const hasPublicFunction = (text: string): boolean => PUBLIC.test(text);
/** Whether they say that somebody runs a firm or a practice. */
export const isInBusiness = (text: string): boolean => BUSINESS.test(text);

const IS = '(?:jest|była?|została?|zostaje|bywa)\\s+(?:\\p{L}+\\s+){0,2}';
const ILLNESS =
  'chorob|rak(?:iem|a|u|ami)?(?!\\p{L})|nowotw|białaczk|depresj|schizofren|alkohol|uzależn|nałog|narkoty|anoreksj|bulimi|cukrzyc|padaczk|epileps|stwardnieni|astm|zawał|udar|borelioz|migren|nerwic|bezpłodn|niepłodn|otyłoś|demencj|alzheimer|parkinson|covid|hiv|aids|guz';

const SPECIAL = [
  // Health.
  '(?:choruje|chorowała?|zachorowała?|zapadła?|cierpi|cierpiała?)\\s+na(?!\\s+tym)',
  `(?:zmaga(?:ła?)?|boryka(?:ła?)?|walczy(?:ła?)?|przegrała?|wygrała?)\\s+(?:się\\s+)?(?:\\p{L}+\\s+){0,2}z\\s+(?:\\p{L}+\\s+){0,2}(?:${ILLNESS})\\p{L}*`,
  `(?:ma|miała?|przeszedł|przeszła|przechodzi|przebyła?)\\s+(?:\\p{L}+\\s+){0,2}(?:${ILLNESS}|hiv|aids|adhd|autyzm|przeszczep|chemioterapi|radioterapi|operacj[ęi](?!\\s+(?:polic|służb)))\\p{L}*`,
  `(?:zdiagnozowano|rozpoznano|wykryto|stwierdzono)\\s+(?:u\\s+)?(?:\\p{L}+\\s+){0,4}(?:${ILLNESS})\\p{L}*`,
  `${IS}(?:(?:ciężko|śmiertelnie|przewlekle|psychicznie|nieuleczalnie)\\s+chor(?:y|a|ym|ą)|niepełnosprawn\\p{L}+|niewidom\\p{L}+|niesłysząc\\p{L}+|w\\s+ciąży|alkoholi(?:kiem|czką)|narkoman(?:em|ką)|uzależnion\\p{L}+)`,
  'leczy(?:ła?)?\\s+się\\s+(?:psychiatrycznie|onkologicznie|odwykowo|na|z|u\\s+psychiatry|w\\s+(?:szpitalu|klinice|ośrodku))|w\\s+\\p{L}+\\s+miesiącu\\s+ciąży|zaszła\\s+w\\s+ciążę|poroniła?',
  'trafiła?\\s+(?:do|na)\\s+(?:\\p{L}+\\s+){0,2}(?:szpital|psychiatr|hospicjum|odwyk|oddział|oiom)\\p{L}*|prób(?:a|ę|owała?)\\s+(?:popełni(?:ć|enia)\\s+)?samobój\\p{L}+|orzeczeni\\p{L}+\\s+o\\s+niepełnosprawności|na\\s+wózku\\s+inwalidzkim|w\\s+śpiączce',
  // Faith.
  `${IS}(?:katoli(?:kiem|czką)|muzułmani(?:nem|nką)|żyd(?:em|ówką)|ateist(?:ą|ką)|buddyst(?:ą|ką)|protestant(?:em|ką)|ewangeli(?:kiem|czką)|prawosławn(?:y|a|ym|ą)|świadkiem\\s+jehowy|(?:nie)?wierząc(?:y|a|ym|ą)|praktykując(?:y|a|ym|ą))`,
  '(?:przeszedł|przeszła)\\s+na\\s+(?:islam|judaizm|katolicyzm|protestantyzm|prawosławie|buddyzm)|nawróciła?\\s+się|dokonała?\\s+apostazji|wystąpiła?\\s+z\\s+kościoła|wyznania\\s+\\p{L}+(?:iego|owego|skiego)|należy\\s+do\\s+(?:świadków|zboru)',
  // Orientation.
  `${IS}(?:gejem|lesbijką|homoseksualist(?:ą|ką)|homoseksualn\\p{L}+|biseksualn\\p{L}+|transpłciow\\p{L}+|niebinarn\\p{L}+|transseksualist(?:ą|ką)|osobą\\s+(?:lgbt\\p{L}*|trans))`,
  'orientacj\\p{L}+\\s+(?:homo|bi)?seksualn\\p{L}+|coming[\\s-]out\\p{L}*|ujawniła?\\s+(?:swoją\\s+)?orientację',
  // Origin.
  `${IS}(?:żyd(?:em|ówką)|rom(?:em|ką)|cygan(?:em|ką)|ukrai(?:ńcem|nką)|białorusin(?:em|ką)|rosjanin(?:em|ką)|czeczen(?:em|ką))|narodowości\\s+\\p{L}+(?:iej)`,
  'pochodzenia\\s+(?:żydow|rom|ukraiń|białoru|rosyj|niemiec|tatar|wietnam|arab|afrykań|azjatyc|czeczeń|ormiań|gruziń)(?:s?kiego)|z\\s+pochodzenia\\s+(?:żyd|rom|ukrai|białorus|rosjan|niem|czeczen)\\p{L}*',
  // Union and party.
  `(?:${IS}(?:człon(?:kiem|kinią)|działacz(?:em|ką))|należ(?:y|ała?)\\s+do|zapisała?\\s+się\\s+do)\\s+(?:\\p{L}+\\s+){0,3}(?:związk(?:u|ów)\\s+zawodow\\p{L}+|nszz|opzz|[„"]?solidarności)`,
  `(?:${IS}(?:człon(?:kiem|kinią)|zwolenni(?:kiem|czką)|sympaty(?:kiem|czką))|należ(?:y|ała?)\\s+do)\\s+(?:partii|pis|platformy|konfederacji|lewicy|psl|prawa\\s+i\\s+sprawiedliwości)|głos(?:uje|owała?)\\s+na\\s+(?:partię|pis|platformę|konfederację|lewicę|psl|koalicję)`,
].map(word);

const CONVICTIONS = [
  'skazan(?:y|a|ego|ej|emu|ym|ą)|skazała?|skazano|skazując\\p{L}*|karan(?:y|a)\\s+(?:sądownie|za)|(?:była?|jest)\\s+(?:\\p{L}+\\s+)?(?:nie)?karan(?:y|a)|karalnoś\\p{L}+|recydywist\\p{L}+',
  '(?:usłyszała?|dostała?|ma|miała?)\\s+(?:\\p{L}+\\s+){0,2}wyrok(?:i|ów)?|wyrok\\p{L}*\\s+(?:\\p{L}+\\s+){0,4}(?:pozbawienia\\s+wolności|więzienia|w\\s+zawieszeniu)',
  'odsiad(?:uje|ywała?|ziała?|kę)|odbywa(?:ła?)?\\s+karę|(?:trafiła?|poszedł|poszła|wróciła?)\\s+do\\s+(?:więzienia|zakładu\\s+karnego)|(?:wyszedł|wyszła)\\s+z\\s+więzienia|siedziała?\\s+w\\s+więzieniu|dozór\\s+elektroniczny',
].map(word);

/** What a sentence says of a person, if it says any of it; convictions last. Null for all other sentences. */
export function sensitiveKind(text: string): SensitiveKind | null {
  if (SPECIAL.some((pattern) => pattern.test(text))) return 'special';
  return CONVICTIONS.some((pattern) => pattern.test(text)) ? 'convictions' : null;
}

/** Words that are not sent to a search together with a private person's name. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'chor(?:y|a|ego|ej|ą|ym|uje|owała?)|rak(?:a|iem|u)?(?=\\s|$)|nowotw\\p{L}*|depresj\\p{L}*|schizofren\\p{L}*|niepełnosprawn\\p{L}*|inwalid\\p{L}*|alkoholi\\p{L}*|uzależnion\\p{L}*|narkoman\\p{L}*|ciąż[ayęą]|ciężarn\\p{L}*|hiv|aids|adhd|autyz\\p{L}*|autyst\\p{L}*|cukrzy\\p{L}*|padaczk\\p{L}*|epilep\\p{L}*|samobój\\p{L}*',
    'katoli(?:k|czk)\\p{L}*|muzułman\\p{L}*|żyd(?:em|a|zi|ów\\p{L}*)?|ateist\\p{L}*|buddyst\\p{L}*|protestan\\p{L}*|prawosławn\\p{L}*|ewangelik\\p{L}*|jehow\\p{L}*|(?:nie)?wierząc\\p{L}*|wyznani\\p{L}*',
    'gej(?:em|a)?|lesbij\\p{L}*|homoseks\\p{L}*|biseks\\p{L}*|transpłci\\p{L}*|transseks\\p{L}*|niebinarn\\p{L}*|lgbt\\p{L}*|orientacj\\p{L}*|romsk\\p{L}*|rom(?:em|ką|ka)|cygan\\p{L}*|narodowoś\\p{L}*|związkow(?:iec|ca|cem|czyni\\p{L}*)',
    'skazan\\p{L}*|(?:nie)?karan\\p{L}*|więzie[nń]\\p{L}*|więźni\\p{L}*|kryminalist\\p{L}*|recydyw\\p{L}*|przestępc\\p{L}*',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A text without such words. */
export const withoutSensitiveWords = (text: string): string => text.replace(WORDS, ' ').replace(/ {2,}/g, ' ').trim();
