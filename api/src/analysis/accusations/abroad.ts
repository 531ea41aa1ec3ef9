/** Whether pages tell of the wide world: what they name of other nations. A local page names one at most: „auto z Niemiec”, „kuchnia włoska”. */
import type { Page } from './types.ts';

/** Beginnings of the words for a nation, its land and its seat of government; a line is one nation or union. */
const NATIONS = [
  'Niem(?:cy|iec|cz)|niemieck|Berlin',
  'Francj|Francuz|francusk|Paryż',
  'Wielk\\p{sc=Latn}+ Brytani|Brytyjcz|brytyjsk|Angli|angielsk|Londyn',
  'Szkocj|szkock',
  'Irlandi|irlandzk|Dublin',
  'Stan(?:y|ów|om|ach) Zjednoczon|Ameryk|amerykańsk|USA|Waszyngton',
  'Rosj|rosyjsk|Moskw|Kreml',
  'Ukrain|ukraińsk|Kijow',
  'Białorus|białorusk|Mińsk',
  'Chin(?:y|ach|om)?(?!\\p{sc=Latn})|Chińcz|chińsk|Pekin',
  'Hiszpani|hiszpańsk|Madry',
  'Kataloni|katalońsk|Barcelon',
  'Włoch|Włosi|włosk',
  'Uni[aięąo](?: |\\p{sc=Latn}* )Europejsk|UE(?!\\p{sc=Latn})|unijn|Bruksel|Komisj\\p{sc=Latn}+ Europejsk|Parlament\\p{sc=Latn}* Europejsk',
  'NATO|ONZ',
  'Izrael|izraelsk',
  'Iran(?!\\p{Ll}{4})|irańsk|Teheran',
  'Indi(?:e|i|ach)(?!\\p{sc=Latn})|indyjsk',
  'Pakistan|pakistańsk',
  'Japoni|Japończ|japońsk|Tokio',
  'Kore(?:a|i|ę|ą)(?!\\p{sc=Latn})|koreańsk',
  'Turcj|tureck',
  'Grecj|greck',
  'Holandi|holendersk|Haga|Hadze',
  'Belgi|belgijsk',
  'Szwecj|szwedzk|Sztokholm',
  'Norwegi|norwesk',
  'Danii|duńsk',
  'Finlandi|fińsk',
  'Szwajcari|szwajcarsk|Genew',
  'Austri|austriack|Wiede',
  'Czech(?:y|ach|om)?(?!\\p{sc=Latn})|czesk|Praga|Pradze',
  'Słowacj|słowack',
  'Węgr|Węgier|węgiersk|Budapes',
  'Kanad|kanadyjsk',
  'Australi|australijsk',
  'Brazyli|brazylijsk',
  'Meksyk|meksykańsk',
  'Argenty',
  'Litw|litewsk|Wilno',
  'Rumun|rumuńsk',
  'Bułgari|bułgarsk',
  'Serbi|serbsk',
  'Chorwac|chorwack',
  'Portugali|portugalsk',
  'Syri|syryjsk',
  'Irak|irac',
  'Afganis|afgańsk',
  'Arabi|saudyjsk',
].map((words) => new RegExp(`(?<!\\p{sc=Latn})(?:${words})`, 'u'));

/** Nations that a page of the wide world names. */
const NAMED = 2;
/** Share of such pages from which a subject is one of world news. Set on everyday pages, where it is a seventh at most, and on the press. */
const SHARE = 1 / 4;

const isWide = ({ sentences }: Page): boolean => {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  return NATIONS.filter((nation) => nation.test(text)).length >= NAMED;
};

/** Whether these pages are those of a subject of world news, however few and short they are. */
export const areOfTheWorld = (pages: readonly Page[]): boolean => pages.filter(isWide).length >= SHARE * pages.length;
