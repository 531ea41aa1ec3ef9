/** The most frequent Polish surnames (register of residents, public facts): names that tell nobody from others. */
const COMMON = new Set(
  (
    'nowak kowalski wiśniewski wójcik kowalczyk kamiński lewandowski zieliński szymański woźniak dąbrowski kozłowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski ' +
    'zając pawłowski michalski król wieczorek jabłoński wróbel nowakowski majewski olszewski stępień malinowski jaworski adamczyk dudek nowicki pawlak górski witkowski walczak sikora baran rutkowski ' +
    'michalak szewczyk ostrowski tomaszewski pietrzak zalewski wróblewski marciniak jasiński zawadzki bąk jakubowski sadowski duda włodarczyk wilk chmielewski borkowski sokołowski szczepański sawicki ' +
    'kucharski lis kubiak kalinowski wysocki maciejewski czarnecki kołodziej urban kaźmierczak sobczak konieczny głowacki zakrzewski krupa wasilewski krajewski adamski sikorski mróz laskowski gajewski ' +
    'ziółkowski szulc makowski czerwiński baranowski szymczak brzeziński kaczmarczyk przybylski cieślak borowski błaszczyk andrzejewski górecki kania janik chojnacki mikołajczyk mazurek leszczyński ' +
    'kozak szczepaniak czajkowski sobolewski lipiński mroczek szczepaniak wilczek wolski kurek kołodziejczyk jastrzębski klimek tomczak stachowiak lech markowski domański nawrocki wrona ratajczak ' +
    'kopeć żak stankiewicz łuczak dziedzic matuszewski tomczyk markiewicz pająk słowik skiba olejniczak orłowski skowroński kasprzak leśniak żurek sowa bielecki rybak bednarek kruk wierzbicki sroka ' +
    'kosiński zych bielawski kot mucha pluta rogowski gołębiowski kubicki musiał wnuk siwek janicki bednarz wójtowicz kulesza stasiak kasprzyk madej morawski urbański wawrzyniak janiszewski drozd kuczyński ' +
    'staniszewski milewski cichocki marczak murawski olejnik stefański karpiński wielgosz krzemiński śliwiński jurek gołąb bednarski ślusarczyk rak pietrzyk marek czaja muszyński gutowski kłos banaś szymczyk ' +
    'michałowski kaczorowski żukowski marszałek urbaniak brzozowski stefaniak kowal kurowski dobrowolski kwaśniewski kujawa ciesielski socha czyż wojtas kula rosiński bukowski godlewski rudnicki wojciechowski ' +
    'sienkiewicz lisowski kozieł kozioł bogusz michalik jagodziński wieczorkowski mączka gajda misiak mazurkiewicz małecki dudziński sosnowski banach nowacki lewicki grzelak cybulski kuś jóźwiak karczewski turek ' +
    'jaskulski bieniek staszewski raczyński frąckowiak wasiak grzyb jędrzejewski banasiak kędzierski żuk rybicki filipek majchrzak cieślik smoliński kacprzak kuc dziuba popławski sobczyk szwed czech matusiak lenart ' +
    'kalinowski bartczak zaremba maj białek szafrański gawron jarosz pawlik romanowski skrzypczak przybysz bochenek kmiecik niemiec kisiel witczak rosa gil paluch bujak górka piątek sołtys kaczor wolny szczygieł ' +
    'strzelecki rogalski borek skowron jurkiewicz wojtczak falkowski drozdowski filipiak rudziński dobosz pietras sobieraj olszak stolarczyk wrzesiński puchalski janowski świątek ' +
    'gawroński wojnarowski serafin radomski kubacki stachurski chrzanowski lewandowicz jakubiak grzegorczyk kępa twardowski mielczarek zarzycki wyszyński góra szatkowski siuda wolak rojek wąsik zawada pawelec dudziak ' +
    'karaś zięba pieczyński tkaczyk cichoń krakowiak świderski janas bojarski komorowski florczak jędrzejczyk kubik jeleń kupiec kostrzewa lasota maliszewski sułkowski olczak janus wiącek czapla szpak śliwa dąbek'
  ).split(' '),
);

/** Whether a surname, a woman's too, is one of those that thousands bear. */
export const isCommonSurname = (surname: string): boolean => {
  const lower = surname.toLowerCase();
  return COMMON.has(lower) || COMMON.has(lower.replace(/([sc]|dz)ka$/, '$1ki')) || COMMON.has(lower.replace(/na$/, 'ny'));
};

/** Frequent surnames that dictionaries also know as nouns or adjectives, which texts hardly ever use: „Nowak wraca” is a person, „Mróz wraca” may be the weather. */
const SURNAMES_FIRST = new Set(
  (
    'nowak kowalski wiśniewski wójcik kowalczyk dąbrowski kozłowski wojciechowski krawczyk piotrowski grabowski pawłowski jabłoński olszewski witkowski walczak zalewski wróblewski zawadzki jakubowski ' +
    'sokołowski wysocki zakrzewski sikorski laskowski makowski baranowski borowski sobolewski mroczek jastrzębski markowski matuszewski orłowski wierzbicki marczak wielgosz bednarski ślusarczyk muszyński ' +
    'michałowski żukowski kurowski ciesielski rudnicki lisowski gajda banach karczewski olszak puchalski świątek twardowski rojek świderski komorowski dudek duda mazur szewczyk tkaczyk rosiński'
  ).split(' '),
);

/** Whether a word, a woman's surname too, is a surname before it is a common noun. */
export const isSurnameFirst = (word: string): boolean => SURNAMES_FIRST.has(word) || SURNAMES_FIRST.has(word.replace(/([sc]|dz)ka$/, '$1ki'));
