/** Polish towns in all cases: with professions, the main sign that separates namesakes. */

const TOWNS =
  'warszawa kraków łódź wrocław poznań gdańsk szczecin bydgoszcz lublin białystok katowice gdynia częstochowa radom toruń sosnowiec kielce rzeszów gliwice zabrze olsztyn bytom rybnik opole tychy elbląg płock wałbrzych włocławek tarnów chorzów koszalin kalisz legnica grudziądz jaworzno słupsk siedlce mysłowice piła suwałki stargard gniezno głogów pabianice leszno zamość łomża chełm tomaszów przemyśl kędzierzyn mielec tczew bełchatów świdnica będzin zgierz racibórz legionowo ostrołęka świętochłowice wejherowo starogard skierniewice zawiercie puławy wodzisław rumia sopot tarnobrzeg radomsko otwock ełk sanok nysa krosno cieszyn malbork lębork kwidzyn jarosław oświęcim sandomierz żory żyrardów kutno mińsk zakopane ustka kołobrzeg świnoujście giżycko augustów mrągowo ostróda iława działdowo mława ciechanów sierpc ozorków łowicz sieradz wieluń kluczbork brzeg oława oleśnica trzebnica bolesławiec zgorzelec żagań żary sulechów międzyrzecz gorzów wągrowiec szamotuły września śrem kościan rawicz krotoszyn ostrów jarocin konin turek koło inowrocław mogilno żnin świecie chojnice bytów człuchów szczecinek wałcz białogard police goleniów dębica jasło gorlice limanowa myślenice wieliczka bochnia olkusz chrzanów trzebinia pszczyna mikołów knurów lubliniec myszków jędrzejów pińczów starachowice ostrowiec skarżysko końskie opoczno piotrków grójec garwolin łuków brodnica rypin lipno kętrzyn bartoszyce braniewo hajnówka bielsk sokółka bielsko gołdap sochaczew pruszków piaseczno wołomin pułtusk ostrów płońsk';

/** Towns of two words: stem of each word, and the name. */
const PAIRS: [string, string, string][] = [
  ['jeleni', 'gór', 'jelenia góra'],
  ['zielon', 'gór', 'zielona góra'],
  ['now', 'sącz', 'nowy sącz'],
  ['now', 'targ', 'nowy targ'],
  ['now', 'sol', 'nowa sól'],
  ['stalow', 'wol', 'stalowa wola'],
  ['dąbrow', 'górnicz', 'dąbrowa górnicza'],
  ['biał', 'podlask', 'biała podlaska'],
  ['rud', 'śląsk', 'ruda śląska'],
  ['tarnowski', 'gór', 'tarnowskie góry'],
  ['piekar', 'śląsk', 'piekary śląskie'],
];

/** Adjectives that name a town as surely as its name does, by lemma. */
const ADJECTIVES = new Map(
  'warszawski:warszawa krakowski:kraków łódzki:łódź wrocławski:wrocław poznański:poznań gdański:gdańsk szczeciński:szczecin bydgoski:bydgoszcz lubelski:lublin białostocki:białystok katowicki:katowice gdyński:gdynia częstochowski:częstochowa radomski:radom toruński:toruń kielecki:kielce rzeszowski:rzeszów gliwicki:gliwice olsztyński:olsztyn opolski:opole elbląski:elbląg płocki:płock tarnowski:tarnów koszaliński:koszalin kaliski:kalisz legnicki:legnica słupski:słupsk sopocki:sopot stołeczny:warszawa sosnowiecki:sosnowiec zabrzański:zabrze bytomski:bytom rybnicki:rybnik tyski:tychy chorzowski:chorzów wałbrzyski:wałbrzych włocławski:włocławek grudziądzki:grudziądz siedlecki:siedlce suwalski:suwałki gnieźnieński:gniezno leszczyński:leszno zamojski:zamość łomżyński:łomża mielecki:mielec tczewski:tczew ciechanowski:ciechanów pilski:piła konecki:końskie kutnowski:kutno ełcki:ełk sanocki:sanok krośnieński:krosno cieszyński:cieszyn sandomierski:sandomierz zakopiański:zakopane kołobrzeski:kołobrzeg giżycki:giżycko oświęcimski:oświęcim koniński:konin inowrocławski:inowrocław puławski:puławy wejherowski:wejherowo pszczyński:pszczyna raciborski:racibórz skierniewicki:skierniewice'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Names that are common words too: they count only after „w”, „z”, „do”… */
const AMBIGUOUS = new Set('police koło turek piła brzeg świecie września nysa jarosław końskie tychy lipno'.split(' '));
const PREPOSITIONS = new Set(['w', 'we', 'z', 'ze', 'do', 'od', 'koło', 'pod']);

/** Case forms of a town's name by its ending. Some do not exist; a match also needs a capital letter. */
function formsOf(town: string): string[] {
  const ends = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending);
  const cut = (n: number) => town.slice(0, -n);
  if (town === 'łódź') return ['łódź', 'łodzi', 'łodzią'];
  if (town === 'białystok') return ['białystok', 'białegostoku', 'białymstoku', 'białymstokiem', 'białemustokowi'];
  if (town === 'oświęcim' || town === 'przemyśl' || town === 'bydgoszcz') return [town, ...ends(town, 'ia iu iem a u em y ą')];
  if (/ów$/.test(town)) return [town, ...ends(cut(2), 'owa owie owem owowi')];
  if (/ń$/.test(town)) return [town, ...ends(cut(1), 'nia niu niem niowi')];
  if (/ść$/.test(town)) return [town, ...ends(cut(2), 'ścia ściu ściem')];
  if (/ek$/.test(town)) return [town, ...ends(cut(2), 'ka ku kiem kowi')];
  if (/iec$/.test(town)) return [town, ...ends(cut(3), 'ca cu cem cowi')];
  if (/ia$/.test(town)) return [town, ...ends(cut(2), 'i ię ią')];
  if (/ka$|ga$/.test(town)) return [town, ...ends(cut(1), 'i ę ą'), `${cut(2)}ce`, `${cut(2)}dze`];
  if (/[wpbmnf]a$/.test(town)) return [town, ...ends(cut(1), 'y ie ę ą')];
  if (/ła$/.test(town)) return [town, ...ends(cut(2), 'ły le łę łą')];
  if (/da$/.test(town)) return [town, ...ends(cut(2), 'dy dzie dę dą')];
  if (/a$/.test(town)) return [town, ...ends(cut(1), 'y ie ę ą')];
  if (town === 'gniezno') return ['gniezno', 'gniezna', 'gnieźnie', 'gnieznem'];
  if (town === 'tychy') return ['tychy', 'tychów', 'tych', 'tychach', 'tychom', 'tychami'];
  if (/(ce|y|ki|ty|ły)$/.test(town)) return [town, cut(1), ...ends(cut(1), 'ach om ami'), ...ends(cut(1), 'iach iom')];
  if (/[eo]$/.test(town)) return [town, ...ends(cut(1), 'a u em ie owi'), ...ends(cut(1), 'iu')];
  if (/[wm]$/.test(town)) return [town, ...ends(town, 'a u em ie owi iu ia iem')];
  if (/[kg]$/.test(town)) return [town, ...ends(town, 'a u iem owi')];
  if (/d$/.test(town)) return [town, ...ends(town, 'u a em zie')];
  if (/st$/.test(town)) return [town, ...ends(cut(2), 'stu ście stem')];
  return [town, ...ends(town, 'a u em ie owi'), `${cut(1)}${town.at(-1) === 'ł' ? 'le' : 'ie'}`];
}

const byForm = new Map<string, string>();
for (const town of TOWNS.split(' ')) for (const form of formsOf(town)) if (!byForm.has(form)) byForm.set(form, town);
const names = new Set(TOWNS.split(' '));

/** Whether the lemma is a town's name or an adjective made of one. */
export const isTownWord = (word: string): boolean => names.has(word) || ADJECTIVES.has(word) || byForm.get(word) === word;

type Word = { text: string; lower: string };

/** „Kielecka 12”, „ulica Radomska”: a street's name, which may be in any town. */
const isStreet = (before: Word | undefined, after: Word | undefined): boolean =>
  /^\d/.test(after?.text ?? '') || /^(?:ul|ulic|al$|alej)/.test(before?.lower ?? '');

/** The town that the word names, given its neighbours; `lemma` is the word's lemma. */
export function townAt(word: Word, lemma: string, before: Word | undefined, after: Word | undefined): string | undefined {
  const adjective = ADJECTIVES.get(lemma);
  if (adjective) return isStreet(before, after) ? undefined : adjective;
  if (word.text.charAt(0) === word.lower.charAt(0)) return undefined;
  const pair = after && PAIRS.find(([a, b]) => word.lower.startsWith(a) && after.lower.startsWith(b) && after.text.charAt(0) !== after.lower.charAt(0));
  if (pair) return pair[2];
  const town = byForm.get(word.lower);
  if (!town || (AMBIGUOUS.has(town) && !PREPOSITIONS.has(before?.lower ?? ''))) return undefined;
  return town;
}

const ascii = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .replace(/ł/g, 'l');
const hosts = [...names, ...PAIRS.map(([, , name]) => name)].filter((town) => town.length >= 5).map((town) => [ascii(town), town] as const);

/** The town in a host name such as "gdynia24.pl", if any. */
export function townInHost(host: string): string | undefined {
  const plain = host.toLowerCase().replace(/[^a-z0-9]/g, '');
  return hosts.find(([written]) => plain.includes(written))?.[1];
}
