/** Sentences that turn the one before them, so that it alone would say something else: denials, apologies, answers, what was put right. */
import type { Unit } from './units.ts';

/** „Minister zaprzecza.”, „Wyrok nie jest prawomocny.”: without it the sentence before tells half. */
const LIMITS =
  /^(?:nie (?:stwierdz|potwierdz|wykry|dopatrz|doszło|zakwestionowa)|(?:\p{sc=Latn}+ ){1,3}(?:zaprzecza|nie jest prawomocn|jest nieprawomocn)|w rzeczywistości)|(?<!\p{sc=Latn})natomiast(?!\p{sc=Latn})/iu;
/** „Agencja odcina się od tej wersji”, „Według urzędu minister mija się z prawdą”: somebody says that it is not so. */
const DISPUTES =
  /(?<!\p{sc=Latn})(?:odcina(?:ją|ł|ła|li)? się od|odcię(?:ła|li|ły) się od|odciął się od|mija(?:ją|ł|ła|li)? się z prawdą|dementuj(?:e|ą)|zdementowa(?:ł|ła|li|ły)|zaprzecz(?:a|ają|ył|yła|yli|yły)(?= (?:tej|tym|temu|jednak)(?!\p{sc=Latn})|[.,]))(?!\p{sc=Latn})/iu;

/** „Byłem oszustem”: what somebody says against himself, which the next sentence of his may take back. */
const SELF_BLAME =
  /(?<!\p{sc=Latn})(?:(?:jestem|byłem|byłam|zostałem|zostałam|jesteśmy|byliśmy|zostaliśmy)(?: \p{sc=Latn}+){0,2} (?:oszu[sś]|złodziej|przestępc|bandyt|kłamc|morderc|winn|winien|potwor|mobber|sadyst|cwania)\p{sc=Latn}*|(?:okradł|oszukał|ukradł|pobił|okłamał|skłamał|zniszczył|zabił|zawinił|zawiodł|sfałszował)(?:em|am))(?!\p{sc=Latn})/iu;
/** „Ale …”, „To nieprawda”: what turns the words before it. */
const TURNS = /^[„"–—-]?\s*(?:Ale|Jednak|Tyle że|Tylko że|Mimo to|A jednak|Nieprawda|To nieprawda|Tak mówili|Tak mnie|Teraz)(?!\p{sc=Latn})/u;
/** „– Źle to nazwaliśmy – przyznaje X.” and „– Teraz zwracamy w tydzień”: what somebody owns up to, and how the same person goes on. */
const OWNS_UP =
  /(?<!\p{sc=Latn})(?:przyzna(?:je|ł|ła)|przeprasza|błąd|błędem|źle|wina|winy)(?!\p{sc=Latn})[^.!?]* [–—-] \p{Ll}|[–—-] przyzna(?:je|ł|ła)(?!\p{sc=Latn})/iu;
const GOES_ON = /^[–—-] \p{Lu}/u;
/** „Wiedzieliśmy i odkładaliśmy – przyznał.”: the close of what somebody says, by which he owns up. */
const CLOSES_OWNING_UP = /^[^–—-].*[”"]?,? [–—-] (?:przyzna(?:je|ł|ła|ją|li|ły)|przeprasza(?:ł|ła)?|przeprosi(?:ł|ła|li|ły))(?!\p{sc=Latn})/u;
/** „Radny Lis: …” and „Pan Mucha: …”: in minutes, who answers whom; rows of a list have no quotation marks. */
const SPEAKS = /^(?:\p{L}[\p{L}.]*,? ){1,3}\p{Lu}[\p{L}-]+(?: \([^)]{1,40}\))?: \S/u;
const ANSWERS = /^(?:\p{L}[\p{L}.]*,? ){1,3}\p{Lu}[\p{L}-]+(?: \([^)]{1,40}\))?: ["„–]/u;
/** „Nazajutrz przeprosił i oddał pieniądze”: a wrong that the next sentence tells as put right. */
const PUTS_RIGHT =
  /(?<!\p{sc=Latn})(?:przepro(?:sił|siła|sili|siły|siliśmy|siłem|siłam)|przeprasza(?:m|my)?|cofam|cofnęli|cofnął|cofnęła|odwołał(?:a|em|am)? (?:te|swoje|tamte) słowa|(?:zwróci|odda|wyrówna|naprawi|wymieni|wykreśli|dopłaci)(?:ł|ła|li|ły|liśmy|łem|łam|ono|no))(?!\p{sc=Latn})/iu;
/** „Nie przeprosił”, „miał oddać”: nothing was put right. */
const STILL_WRONG = /(?<!\p{sc=Latn})(?:nie|nikt|nigdy|gdyby|żeby|aby|czy|nim|zanim)(?!\p{sc=Latn})/iu;
const rights = (text: string): boolean => PUTS_RIGHT.test(text) && !STILL_WRONG.test(text);

/** Whether somebody goes on speaking behind a sentence and what follows turns it, so that alone it would say something else. */
export const turnsNext = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  unit !== undefined &&
  next !== undefined &&
  next.paragraph === unit.paragraph &&
  (SELF_BLAME.test(unit.text) || TURNS.test(next.text) || CLOSES_OWNING_UP.test(next.text));

/** Whether a sentence belongs behind the one before it, however little it tells by itself. */
export const belongsBehind = (before: Unit | undefined, { text }: Unit): boolean => {
  const said = before?.text ?? '';
  if (SELF_BLAME.test(said) || (OWNS_UP.test(said) && GOES_ON.test(text))) return true;
  return LIMITS.test(text) || DISPUTES.test(text) || rights(text) || CLOSES_OWNING_UP.test(text) || (SPEAKS.test(said) && ANSWERS.test(text));
};

/** Whether the next sentence answers or disputes this one: no chapter quotes it alone. */
export const isAnswered = (last: Unit | undefined, next: Unit | undefined): boolean =>
  last !== undefined &&
  next !== undefined &&
  next.paragraph === last.paragraph &&
  next.block === last.block &&
  (DISPUTES.test(next.text) || (SPEAKS.test(last.text) && ANSWERS.test(next.text)));

/** Whether words that end with this sentence stop right before what turns it. */
export const isCutShort = (last: Unit | undefined, next: Unit | undefined): boolean =>
  last !== undefined &&
  next !== undefined &&
  next.paragraph === last.paragraph &&
  next.block === last.block &&
  (LIMITS.test(next.text) || isAnswered(last, next));
