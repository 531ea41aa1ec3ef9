/** Which side a sentence takes towards the subject, by words of blame or of defence in it. */
import type { VoiceSide } from '../../contract/report.ts';

/** Words of blame, from their beginning. */
const BLAME =
  /(?<!\p{sc=Latn})(?:żenując|wstyd|hańb|haniebn|kompromit|nadużyc|nieodpowiedzialn|bezczeln|kłam|oszu[ks]|przekręt|wyzysk|szantaż|odwet|niedopuszczaln|niesprawiedliw|okropn|skandal|absurd|prywat|cwania|chaos|kpin|fataln|nieudoln|hipokry|pogard|aroganc|fałszyw|bezpraw|zdegustowan|rozczarow|oburz|dramatyczn|żałosn|łama[nćłl]|narusz|szkodz|zlekceważ|lekceważ|bezduszn|winn|mija się z prawdą|nie w porządku|nie powin|powin(?:ien|na|no|ni) był|nie zapomnę|brak szacunku|brak odpowiedzialności|wprowadza\p{sc=Latn}* w błąd|zły przykład|źle |najgorsz|nie dotrzyma|obieca\p{sc=Latn}+ i nie|krzywdząc|karygodn|bulwersuj|pazern|nie do przyjęcia|nie do pomyślenia|niegospodarn|bezmyśln|bezwstydn|niepoważn|nieetyczn|niemoraln|nieuczciw|nierzeteln|tandeciar|wepchn|wepch(?:ał|ają)|zawiódł|zawiodł[aoy]|zaniedb|(?:żąda|domaga)(?:m|my|ją|ł|ła|li|ły)?(?: się)? (?:\p{sc=Latn}+ )?(?:dymisji|odwołania|przeprosin|odejścia|wyjaśnień)|powin(?:ien|na|no|ni) (?:odejść|przeprosić|ustąpić|się wstydzić|podać się))/giu;
/** Words of defence or praise. */
const DEFENCE =
  /(?<!\p{sc=Latn})(?:nie (?:są|jest|był[ay]?|byli) winn|niewinn|nie wid\p{sc=Latn}+ (?:w tym )?niczego złego|trudno (?:jest )?mówić o (?:\p{sc=Latn}+ )?aferze|nie jest aferą|znakomit|wybitn|wspania|świetn|zasłużon|podziw|wzorow|słusznie|ma(?:ją)? rację|doceni|pochwala|gratul|popiera|stan\p{sc=Latn}+ w obronie|broni[ąła]?(?!\p{sc=Latn})|usprawiedliw|chwal|zaufani|polecam|dziękuj|rzeteln|uczciw|profesjonaln|pomóg|pomogł)/giu;
const NEGATED = /(?<!\p{sc=Latn})nie(?: \p{sc=Latn}+){0,2} $/iu;

const VERBS = {
  critic: new Set(
    'krytykować skrytykować oskarżyć oskarżać zarzucić zarzucać wytknąć wytykać wypomnieć wypominać obwinić obwiniać winić potępić potępiać piętnować atakować zaatakować kpić oburzyć oburzać narzekać skarżyć poskarżyć żalić'.split(
      ' ',
    ),
  ),
  defender: new Set(
    'bronić obronić chwalić pochwalić popierać poprzeć doceniać docenić gratulować dziękować podziękować usprawiedliwić usprawiedliwiać'.split(' '),
  ),
};

/** „Przepisy są po to, żeby wyborcy mieli zaufanie”: what somebody wishes for defends nobody. */
const WISHED = /(?<!\p{sc=Latn})(?:(?:że|a|gdy|o)?by|oby|po to|powin(?:ien|na|no|ni)|trzeba|należy)(?: \p{sc=Latn}+){0,6} $/iu;

const found = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)]
    .map(({ index }) => index)
    .filter((index) => !NEGATED.test(text.slice(Math.max(0, index - 30), index)))
    .filter((index) => pattern !== DEFENCE || !WISHED.test(text.slice(Math.max(0, index - 80), index)));
const count = (text: string, pattern: RegExp): number => found(text, pattern).length;

/** Where a sentence blames or praises in so many words. */
export const marksIn = (text: string): number[] => [...found(text, BLAME), ...found(text, DEFENCE)];

/**
 * The side of who says `text`; `neutral` where the words do not show one, or show both.
 * @param verb lemma of the verb of speech
 */
export function sideOf(text: string, verb: string): Exclude<VoiceSide, 'own'> {
  const against = count(text, BLAME) + (VERBS.critic.has(verb) ? 1 : 0);
  const inFavour = count(text, DEFENCE) + (VERBS.defender.has(verb) ? 1 : 0);
  return against > 0 && inFavour === 0 ? 'critic' : inFavour > 0 && against === 0 ? 'defender' : 'neutral';
}
