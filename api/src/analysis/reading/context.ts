/** Signs that tell namesakes apart: professions, kinds of business, towns. Lists are lemmas; compatible ones share a line. */
import { isStopword, lemma, type Token, tokenize } from '../../language/index.ts';
import { townAt } from './towns.ts';

/** Professions, one field a line: words on one line do not contradict each other. */
const PROFESSIONS = `
architekt architektka urbanista urbanistka projektant projektantka
adwokat adwokatka prawnik prawniczka radca mecenas notariusz notariuszka prokurator prokuratorka sędzia sędzina
dentysta dentystka stomatolog stomatolożka ortodonta ortodontka
lekarz lekarka chirurg chirurżka kardiolog kardiolożka pediatra neurolog neurolożka ginekolog ginekolożka okulista okulistka dermatolog dermatolożka onkolog psychiatra psychiatrka internista internistka ortopeda ratownik ratowniczka pielęgniarz pielęgniarka położna
psycholog psycholożka psychoterapeuta psychoterapeutka terapeuta terapeutka
weterynarz weterynarka
farmaceuta farmaceutka aptekarz aptekarka
nauczyciel nauczycielka pedagog pedagożka wychowawca wychowawczyni dyrektorka
profesor profesorka naukowiec naukowczyni historyk historyczka biolog biolożka fizyk fizyczka chemik chemiczka matematyk matematyczka socjolog socjolożka ekonomista ekonomistka filozof filozofka wykładowca wykładowczyni badacz badaczka
piłkarz piłkarka trener trenerka sportowiec napastnik bramkarz pomocnik obrońca zawodnik zawodniczka siatkarz siatkarka koszykarz koszykarka kolarz kolarka biegacz biegaczka pływak pływaczka lekkoatleta lekkoatletka tenisista tenisistka bokser bokserka żużlowiec
aktor aktorka reżyser reżyserka scenarzysta scenarzystka
muzyk muzyczka piosenkarz piosenkarka wokalista wokalistka gitarzysta gitarzystka perkusista perkusistka pianista pianistka skrzypek skrzypaczka kompozytor kompozytorka raper raperka dyrygent dyrygentka
pisarz pisarka poeta poetka tłumacz tłumaczka
dziennikarz dziennikarka publicysta publicystka redaktor redaktorka reporter reporterka
malarz malarka rzeźbiarz rzeźbiarka grafik graficzka ilustrator ilustratorka fotograf fotografka artysta artystka
polityk polityczka poseł posłanka senator senatorka radny radna burmistrz burmistrzyni wójt wójcina starosta prezydent prezydentka minister ministra wojewoda
strażak strażaczka policjant policjantka żołnierz żołnierka oficer
ksiądz proboszcz wikary biskup zakonnik zakonnica pastor
kucharz kucharka szef-kuchni restaurator restauratorka cukiernik cukierniczka piekarz piekarka barista baristka
programista programistka informatyk informatyczka deweloper developer
mechanik mechaniczka lakiernik lakierniczka blacharz
hydraulik elektryk elektryczka murarz murarka stolarz stolarka dekarz cieśla tynkarz glazurnik
rolnik rolniczka sadownik sadowniczka ogrodnik ogrodniczka pszczelarz pszczelarka
fryzjer fryzjerka kosmetyczka kosmetolog kosmetolożka wizażysta wizażystka
księgowy księgowa doradca doradczyni audytor audytorka pośrednik pośredniczka agentka makler maklerka
kierowca taksówkarz taksówkarka pilot pilotka marynarz kapitan
geodeta geodetka geolog geolożka leśnik leśniczka leśniczy
przewodnik przewodniczka himalaista himalaistka alpinista alpinistka żeglarz żeglarka
bibliotekarz bibliotekarka archiwista archiwistka muzealnik muzealniczka
`;

/** Kinds of business and institution: they tell brands apart, and say nothing of a person. */
const PLACES = `
kawiarnia restauracja bistro pizzeria cukiernia piekarnia pub lodziarnia herbaciarnia palarnia
sklep butik hurtownia księgarnia kwiaciarnia drogeria
hotel pensjonat hostel schronisko gospodarstwo agroturystyka
warsztat serwis wulkanizacja lakiernia komis
tartak stolarnia fabryka zakład producent hurtownik browar
przychodnia szpital gabinet klinika apteka
fundacja stowarzyszenie towarzystwo
szkoła przedszkole żłobek uczelnia liceum
drużyna klub
wydawnictwo drukarnia redakcja
kancelaria pracownia
transport spedycja logistyka
salon fryzjerstwo spa siłownia
kwiaty ogród szkółka
zespół kapela orkiestra chór
`;

const fieldOf = new Map<string, number>();
const professions = PROFESSIONS.trim().split('\n');
for (const [number, line] of [...professions, ...PLACES.trim().split('\n')].entries())
  for (const word of line.trim().split(/\s+/)) if (!fieldOf.has(word)) fieldOf.set(word, number);

export const fieldNumber = (word: string): number | undefined => fieldOf.get(word);
/** Whether the word names a profession; otherwise it names a kind of business or institution. */
export const isProfession = (word: string): boolean => (fieldOf.get(word) ?? Number.POSITIVE_INFINITY) < professions.length;

export type Signs = { roles: Map<string, number>; towns: Map<string, number>; words: Set<string> };

/** Professions, towns and lemmas of a run of tokens. */
export function signsOf(tokens: Token[]): Signs {
  const roles = new Map<string, number>();
  const found = new Map<string, number>();
  const words = new Set<string>();
  const bump = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const [i, token] of tokens.entries()) {
    if (token.lower.length < 3 || !/^\p{L}/u.test(token.lower)) continue;
    const word = lemma(token.text);
    const capital = token.text.charAt(0) !== token.lower.charAt(0);
    if (fieldOf.has(word) && !(capital && i > 0 && tokens[i - 1]?.text.charAt(0) !== tokens[i - 1]?.lower.charAt(0))) bump(roles, word);
    const town = townAt(token, word, tokens[i - 1], tokens[i + 1]);
    if (town) bump(found, town);
    if (!isStopword(token.lower) && !isStopword(word)) words.add(word);
  }
  return { roles, towns: found, words };
}

export type Context = {
  /** Fields of work that the buyer named. */
  fields: Set<number>;
  roles: Set<string>;
  towns: Set<string>;
  /** Lemmas of description and keywords, without stopwords. */
  words: Set<string>;
  usable: boolean;
};

/** The buyer's description and keywords as signs. Words of the name itself are left out. */
export function contextOf(description: string, keywords: string[], nameWords: Set<string>, name = ''): Context {
  const signs = signsOf(tokenize(`${description}\n${keywords.join('\n')}`));
  const ofName = signsOf(tokenize(name));
  const roles = new Set([...signs.roles.keys(), ...ofName.roles.keys()]);
  const words = new Set([...signs.words].filter((word) => !nameWords.has(word)));
  const fields = new Set([...roles].map((role) => fieldOf.get(role)).filter((field) => field !== undefined));
  const ofTowns = new Set([...signs.towns.keys(), ...ofName.towns.keys()]);
  return { fields, roles, towns: ofTowns, words, usable: words.size > 0 };
}
