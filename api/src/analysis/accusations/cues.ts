/** What short local texts and posts tell by single words: the cues of accusations, answers and ends, with what must stand beside them. */
import type { AccusationState } from '../../contract/report.ts';
import type { Detail } from './types.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Who the verb's actor must be: not the subject (it is complained of), or the subject if it is named at all. */
export type Role = 'complains' | 'does' | 'any' | 'threatened';
/** Lemmas of the cue, lemmas one of which stands in the same sentence (none: no condition), and how it may be told. */
export type Cue = {
  state: AccusationState;
  detail?: Detail;
  cue: ReadonlySet<string>;
  with?: ReadonlySet<string>;
  without?: ReadonlySet<string>;
  /** What the sentence must read like, and must not. */
  text?: RegExp;
  unless?: RegExp;
  /** What must stand right before the subject's name: „od X”, „w sklepie X”. */
  before?: RegExp;
  /** What it or a sentence beside it must read like. */
  beside?: RegExp;
  /** Asks for „nie” before the cue; other cues ask for none. */
  not?: true;
  role: Role;
  /** Asks for a word of a wrong in the sentence: what is reproached without one is criticism. */
  wrong?: true;
  /** Asks for the subject's name in the sentence. */
  named?: true;
  /** Tells of police, courts and offices, so that it counts in posts too. */
  hard?: true;
};

const PROCEEDING = set('śledztwo dochodzenie postępowanie sprawa prokuratura policja rzecznik');
const DEBT = set('dług kredyt pożyczka odsetki subwencja podatek zaległość składka opłata czynsz');
export const CLAIM = set('pozew powództwo skarga zażalenie wniosek zarzut oskarżenie zawiadomienie roszczenie żądanie doniesienie');
const FAULT = set('naruszenie nieprawidłowość uchybienie zamiar wina błąd przestępstwo wykroczenie');
const PENALTY = set('mandat grzywna kara');
const PAYMENT = set('sąd wyrok odsetek grzywna kara odszkodowanie zadośćuczynienie');
const REFUND = set('zwrot odszkodowanie zadośćuczynienie');
export const MONEY = set('pieniądz zaliczka kaucja opłata wpłata zadatek przedpłata wynagrodzenie pensja wypłata');
const AUTHORITY = set('prokuratura policja rzecznik sanepid inspekcja uokik cba pip kuratorium nadzór inspektorat inspektor nfz nik skarbówka uodo knf');
/** Whoever decides over a firm, a practice or an office. */
export const OFFICE = new Set([
  ...AUTHORITY,
  ...'urząd izba towarzystwo związek minister ministerstwo komisja kontroler śledczy fiskus zus wios sąd straż policjant strażnik prokurator wojewoda starosta starostwo federacja kapituła kolegium gmina miasto samorząd celnik cbśp kas ekspert biegły'.split(
    ' ',
  ),
]);
const BODY = set('towarzystwo izba związek minister sąd rada klub stowarzyszenie federacja partia kapituła komisja wojewoda kolegium uczelnia');
const OWED = set('zapłata zwrot pieniądz wypłata wynagrodzenie pensja odszkodowanie zaliczka kaucja');
const GOODS = set('dokument zdjęcie sprzęt klucz towar paczka przesyłka zamówienie');
const LOSS = /zalicz|pienią|zapłac|karnet|przedpłat|poszkodowan|klien|wpłac|kauc|opłacon/iu;
export const PEOPLE = set('klient konsument pacjent mieszkaniec rodzic pracownik gość sąsiad najemca lokator uczeń kursant');

/** Nouns that name a serious wrong by themselves. */
export const WRONGS = set(
  'lichwa ustawka przekręt kumoterstwo wyzysk mobbing antymobbingowy łapówka łapówkarstwo łapownictwo nękanie molestowanie oszustwo wyłudzenie korupcja nepotyzm znęcanie zastraszanie dyskryminacja samowola przywłaszczenie sprzeniewierzenie fałszerstwo szantaż wymuszenie plagiat',
);
const RIGHTS = set('ośrodek rejestr uprawnienie koncesja licencja zezwolenie prowadzenie działalność prawo');
const WRONGFUL = set('bezprawny nielegalny niedozwolony niezgodny bezprawnie nielegalnie');
const NUISANCE = set('smród fetor odór zapach hałas pył dym ściek zanieczyszczenie emisja uciążliwość');
const MISLED = set('cena promocja obniżka reklama informacja oświadczenie przebieg dane');

/** Ends and answers: on every page. */
export const ENDS: Cue[] = [
  { state: 'dropped', detail: 'discontinued', cue: set('umorzyć umorzony umarzać'), with: PROCEEDING, without: DEBT, role: 'any' },
  { state: 'dropped', detail: 'refused', cue: set('wszczęcie'), with: set('odmówić odmawiać odmowa'), role: 'any' },
  {
    state: 'dropped',
    detail: 'unconfirmed',
    cue: set('znaleźć znajdować dopatrzyć'),
    with: set('podstawa potwierdzenie nieprawidłowość przestępstwo znamię'),
    not: true,
    role: 'any',
  },
  {
    state: 'dropped',
    detail: 'unconfirmed',
    cue: set('potwierdzić'),
    with: set('zarzut podejrzenie skarga zgłoszenie informacja doniesienie kontrola'),
    not: true,
    role: 'any',
  },
  { state: 'dropped', detail: 'unconfirmed', cue: set('potwierdzić stwierdzić wykazać dopatrzyć być dojść'), with: WRONGS, not: true, role: 'any' },
  { state: 'dropped', detail: 'withdrawn', cue: set('wycofać wycofywać cofnąć'), with: CLAIM, role: 'any' },
  { state: 'dropped', detail: 'withdrawn', cue: set('iść pójść trafić'), with: set('sąd'), not: true, role: 'any' },
  { state: 'dropped', detail: 'settled', cue: set('ugoda'), with: set('zawrzeć podpisać zakończyć skończyć sąd'), role: 'any' },
  { state: 'dropped', detail: 'settled', cue: set('spór konflikt'), with: set('zakończyć skończyć zażegnać rozwiązać'), role: 'any' },
  { state: 'dropped', detail: 'dismissed', cue: set('oddalić oddalony'), with: CLAIM, role: 'any' },
  {
    state: 'dropped',
    detail: 'overturned',
    cue: set('uchylić uchylony zmienić'),
    with: set('wyrok mandat decyzja orzeczenie kara'),
    without: set('uniewinnić uniewinniający uniewinnienie rozpoznanie'),
    role: 'any',
  },
  { state: 'acquitted', cue: set('uniewinnić uniewinniony'), role: 'any' },
  { state: 'acquitted', cue: set('oczyścić'), with: set('komisja sąd zarzut podejrzenie'), role: 'any' },
  { state: 'acquitted', cue: set('stwierdzić stwierdzać wykazać wykryć'), with: FAULT, not: true, role: 'any' },
  { state: 'acquitted', cue: set('złamać naruszyć'), with: set('prawo przepis regulamin'), not: true, role: 'does' },
  { state: 'corrected', cue: set('sprostowanie sprostować'), without: set('żądać domagać wniosek zażądać'), role: 'any' },
  { state: 'denied', cue: set('nieprawda nieprawdziwy'), role: 'any' },
  { state: 'denied', cue: set('zgadzać'), with: set('zarzut teza ocena opinia twierdzenie'), not: true, role: 'any' },
];

/** Rulings, fines and complaints: only on local pages about the subject. */
export const LOCAL: Cue[] = [
  { state: 'ruled', cue: set('zapłacić oddać zwrócić'), with: PAYMENT, role: 'does', hard: true },
  { state: 'ruled', cue: set('kazać nakazać zasądzić'), with: set('sąd'), role: 'any', hard: true },
  { state: 'fined', cue: set('dostać otrzymać przyjąć zapłacić'), with: PENALTY, role: 'does', hard: true },
  {
    state: 'fined',
    cue: set('zamknąć zamknięcie unieruchomić unieruchomienie wstrzymać wstrzymanie'),
    with: set('sanepid inspekcja inspektor nadzór stacja inspektorat'),
    role: 'any',
    hard: true,
  },
  { state: 'alleged', cue: set('skarga'), with: new Set([...PEOPLE, 'wpłynąć', 'złożyć', 'podpisać', 'nauczyciel', 'podwładny']), role: 'complains' },
  { state: 'alleged', cue: set('skarga'), named: true, role: 'complains' },
  { state: 'investigated', cue: set('złożyć skierować wystąpić'), with: set('zbadanie kontrola ukaranie wszczęcie'), role: 'complains' },
  { state: 'alleged', cue: set('złożyć wpłynąć wnieść skierować'), with: set('zawiadomienie pozew doniesienie skarga'), role: 'complains', hard: true },
  { state: 'alleged', cue: set('zawiadomienie doniesienie'), with: set('prokuratura policja wojewoda cba'), without: set('złożyć złożony'), role: 'complains' },
  {
    state: 'alleged',
    cue: set('nazwać nazywać uznać uznawać ocenić określić'),
    with: set('uchybienie nieprawidłowość zaniedbanie nadużycie'),
    role: 'any',
    hard: true,
  },
  { state: 'alleged', cue: set('zarzucać zarzucić oskarżać oskarżyć'), wrong: true, role: 'complains', hard: true },
  { state: 'alleged', cue: set('podejrzewać podejrzenie'), named: true, role: 'complains' },
  { state: 'alleged', cue: set('konflikt'), with: set('interes'), named: true, role: 'any' },
  { state: 'alleged', cue: set('uznać uznawać przyjąć'), with: set('reklamacja'), not: true, role: 'does' },
  { state: 'alleged', cue: set('odrzucić odmówić'), with: set('reklamacja zwrot naprawa wymiana'), role: 'does' },
  { state: 'alleged', cue: set('prosić poprosić żądać zażądać domagać walczyć'), with: REFUND, role: 'complains' },
  { state: 'investigated', cue: set('trafić zająć zajmować zawiadomić powiadomić zgłosić'), with: AUTHORITY, role: 'complains', hard: true },
  { state: 'alleged', cue: set('przepaść przepadać'), with: MONEY, role: 'any' },
  { state: 'alleged', cue: set('oddać oddawać zwrócić zwracać wypłacić wypłacać zapłacić płacić'), with: MONEY, not: true, role: 'does' },
  {
    state: 'alleged',
    cue: set('oszukać oszukiwać naciągnąć naciągać wyłudzić zataić zatajać sfałszować fałszować podrobić przywłaszczyć zaniżyć zawyżyć pominąć'),
    role: 'does',
  },
  { state: 'alleged', cue: set('stwierdzić wykryć wykazać'), with: set('nieprawidłowość uchybienie naruszenie zaniedbanie'), role: 'any', hard: true },
  { state: 'alleged', cue: set('zatruć zatrucie'), with: set('sanepid szpital salmonella objaw stacja inspekcja'), role: 'any' },
  {
    state: 'alleged',
    cue: WRONGS,
    without: set('szkolenie przepis ustawa definicja kodeks zapobiegać przeciwdziałać przeciwdziałanie polityka poradnik'),
    role: 'any',
    hard: true,
  },
  { state: 'fined', cue: set('skreślić skreślenie cofnąć cofnięcie odebrać zakazać'), with: RIGHTS, role: 'any', hard: true },
  { state: 'alleged', cue: WRONGFUL, with: set('żądanie klauzula opłata dopłata praktyka umowa prawo przepis działanie zapis'), role: 'any' },
  { state: 'alleged', cue: set('nieprawdziwy mylący zawyżony zaniżony sztuczny sfałszowany'), with: MISLED, role: 'any' },
  {
    state: 'investigated',
    cue: set('sprawdzać badać skontrolować kontrolować wszcząć'),
    with: AUTHORITY,
    // „Skontrolował 30 lokali”: not for what one of them did.
    unless: /\d+ (?:lokal|firm|sklep|restaurac|podmiot|placów|obiekt|punkt|gabinet|aut|pojazd)/u,
    role: 'complains',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('grozić'),
    text: /groz\p{L}+ .{0,60}(?:\d lat|lat(?:a|ach)? więzieni|więzieni|odsiadk|grzywn|kar[ayę](?!\p{L})|mandat|utrata)/u,
    role: 'threatened',
    hard: true,
  },
  { state: 'alleged', cue: set('wykryć wykrywać ujawnić odkryć'), with: OFFICE, role: 'complains', hard: true },
  {
    state: 'alleged',
    cue: set('znaleźć znajdować zabezpieczyć'),
    with: OFFICE,
    text: /(?<!\p{L})(?:u niego|u niej|u nich|w jego|w jej)(?!\p{L})|zmarły|fikcyj|nielegaln|przetermin|bez wymagan|nieprawidł/u,
    role: 'complains',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('pracować zatrudniać zatrudnić zatrudniony praca'),
    text: /na czarno|za darmo|bez um(?:ów|owy)(?!\p{L})|bez wynagrodzeni/u,
    role: 'any',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('zalegać'),
    with: new Set([...OWED, 'złoty', 'tysiąc', 'milion', 'faktura', 'czynsz', 'składka', 'podwykonawca', 'płatność']),
    role: 'does',
    hard: true,
  },
  { state: 'alleged', cue: set('czekać'), with: OWED, role: 'complains' },
  { state: 'alleged', cue: set('czekać'), text: /za (?:który|którą|które)(?: już)? (?:\p{L}+ )?zapłaci/u, role: 'complains' },
  { state: 'alleged', cue: set('dotyczyć'), with: set('proces zarzut skarga śledztwo postępowanie'), named: true, role: 'any', hard: true },
  { state: 'alleged', cue: set('obwiniać obwinić winić'), named: true, role: 'complains', hard: true },
  { state: 'alleged', cue: set('widzieć dostać otrzymać odzyskać doczekać'), with: OWED, not: true, role: 'complains' },
  { state: 'alleged', cue: set('oddać oddawać wydać wydawać zwrócić'), with: GOODS, not: true, role: 'does' },
  {
    state: 'alleged',
    cue: set('chcieć żądać zażądać domagać wezwać'),
    with: OFFICE,
    text: /(?<!\p{L})od .*(?:tysi|milion|zł|zwrot|dotacj)/u,
    role: 'complains',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('chcieć żądać zażądać domagać'),
    text: /(?:tysi|milion|\d zł|złot|odszkodowani|zadośćuczynieni)/u,
    before: /(?<!\p{L})od (?:\p{L}+ ){0,3}$/iu,
    role: 'complains',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('znaleźć znajdować zabezpieczyć'),
    with: OFFICE,
    text: /kradzion|nielegaln|narkotyk|podr[oó]b|przetermin|bez akcyzy|broń/u,
    before: /(?<!\p{L})(?:we?|u) (?:\p{L}+ ){0,4}$/iu,
    role: 'complains',
    hard: true,
  },
  { state: 'ruled', cue: set('nakaz'), with: set('zapłata'), before: /(?<!\p{L})(?:przeciw|przeciwko|wobec) (?:\p{L}+ ){0,3}$/iu, role: 'any', hard: true },
  {
    state: 'alleged',
    cue: set('czekać'),
    text: /(?<!\p{L})czeka\p{L}* (?:\p{L}+ ){0,2}(?:kara|grzywna|proces|zarzut|sprawa w sądzie|odpowiedzialność)/u,
    named: true,
    role: 'any',
    hard: true,
  },
  { state: 'alleged', cue: set('brać wziąć przyjmować przyjąć'), with: set('koperta łapówka korzyść'), role: 'does', hard: true },
  { state: 'fined', cue: set('wykluczyć zawiesić usunąć wydalić'), with: BODY, named: true, role: 'complains', hard: true },
  {
    state: 'alleged',
    cue: set('wyłączyć odbierać zniknąć przepaść zapaść zamknąć'),
    text: /wyłącz\p{L}+ telefon|nie odbiera\p{L}* telefon|znik(?:ł|nę)\p{L}* (?:z|bez)|bez śladu|z dnia na dzień|pod ziemię/u,
    beside: LOSS,
    role: 'any',
  },
  {
    state: 'alleged',
    cue: set('sprzedawać sprzedać oferować podawać serwować'),
    text: /zakazan|nielegaln|przetermin|podr[oó]b|zepsut|kradzion|bez (?:pozwoleni|zezwoleni|uprawnie|licencj|koncesj)/u,
    role: 'does',
    hard: true,
  },
  {
    state: 'alleged',
    cue: set('odebrać odbierać zabrać'),
    text: /(?:odb|zab)\p{L}+ .{0,20}(?:ps[ayóo]|kot|zwierz|koni|szczeni)/u,
    named: true,
    role: 'complains',
  },
  { state: 'alleged', cue: set('ostrzegać ostrzec przestrzegać'), text: /przed /u, named: true, role: 'complains' },
  { state: 'alleged', cue: set('podpisywać podpisać'), text: /pust\p{L}+ (?:formularz|druk|umow|kart|blankiet)|nie czytając/u, role: 'any' },
  {
    state: 'investigated',
    cue: set('sprawa'),
    text: /spraw[aęą] (?:\p{L}+ ){0,3}(?:u rzecznik|w prokuratur|w sądzie|na policj|do sądu|do prokuratur|do rzecznik)/iu,
    role: 'any',
    hard: true,
  },
  { state: 'ruled', cue: set('przegrać'), with: set('sąd proces sprawa'), role: 'does', hard: true },
  {
    state: 'alleged',
    cue: NUISANCE,
    unless: /(?<!\p{L})(?:za|do)?pyta/iu,
    with: set('mieszkaniec sąsiad skarżyć skarga narzekać dość uciążliwy protestować protest petycja'),
    role: 'any',
  },
  { state: 'alleged', cue: set('podpis petycja protest'), with: set('przeciw przeciwko mieszkaniec sąsiad'), role: 'complains' },
  { state: 'alleged', cue: set('truć zatruwać zabić zabijać'), role: 'does' },
  { state: 'alleged', cue: set('skarżyć poskarżyć'), with: PEOPLE, role: 'complains' },
  {
    state: 'alleged',
    cue: set('zakwestionować kwestionować'),
    with: new Set([...OFFICE, 'urzędnik', 'złoty', 'tysiąc', 'dotacja', 'faktura', 'wydatek', 'rozliczenie']),
    role: 'complains',
    hard: true,
  },
  { state: 'alleged', cue: set('stwierdzenie'), with: set('naruszenie nieprawidłowość uchybienie'), role: 'any', hard: true },
  {
    state: 'alleged',
    cue: set('zasada przetarg konkurs procedura'),
    text: /bez zachowania zasad|z pominięciem|bez (?:\p{L}+ )?(?:przetargu|konkursu)|z naruszeniem/u,
    named: true,
    role: 'any',
    hard: true,
  },
  {
    state: 'fined',
    cue: set('upomnienie nagana'),
    unless: /bez |zamiast |za mało|samo upomnienie/iu,
    with: set('za wymierzyć udzielić ukarać kara dostać otrzymać otrzymywać'),
    named: true,
    role: 'any',
    hard: true,
  },
  { state: 'fined', cue: set('udzielić'), with: set('upomnienie nagana'), role: 'complains', hard: true },
  {
    state: 'alleged',
    cue: set('promil pijany nietrzeźwy'),
    text: /\d promil|badanie wykaza|wydmuch|po pijanemu/u,
    beside: /kierow|prowadzi|jecha(?:ł|li)|jazd/u,
    role: 'any',
    hard: true,
  },
  { state: 'ruled', cue: set('zakaz'), with: set('sąd wyrok'), unless: /bez zakazu|zakaz\p{L}* (?:uchyl|zniós)/u, role: 'any', hard: true },
  { state: 'fined', cue: PENALTY, with: set('kosztować'), role: 'any', hard: true },
  {
    state: 'alleged',
    cue: set('siostrzenica siostrzeniec bratanek bratanica szwagier szwagierka kuzyn kuzynka krewny zięć synowa'),
    with: set('zlecenie zlecić umowa zatrudnić przetarg oferta projektować kontrakt etat dotacja zapytanie konkurs wygrać'),
    role: 'any',
  },
  {
    state: 'alleged',
    cue: set('zniszczyć uszkodzić połamać rozbić zgubić'),
    with: set('firma klient klientka pracownik ekipa brygada przewoźnik'),
    role: 'does',
  },
  { state: 'alleged', cue: set('czuć'), with: set('oszukany okradziony pokrzywdzony'), text: /przez /u, named: true, role: 'any' },
  { state: 'alleged', cue: set('dopisać dopisywać'), with: set('godzina wizyta kilometr punkt pozycja'), role: 'any' },
  {
    state: 'alleged',
    cue: set('papier fikcyjny'),
    text: /(?:tylko|wyłącznie) na papierze|fikcyjn\p{L}+ (?:wizyt|faktur|godzin|zatrudni|umow|świadcze|rozlicze)/u,
    role: 'any',
  },
  { state: 'alleged', cue: set('skopiować kopiować splagiatować'), role: 'any', unless: /nie (?:\p{L}+ )?skopiow/iu },
  { state: 'alleged', cue: set('okazać'), text: /okaza\p{L}+ się (?:\p{L}+ )?(?:kopi|plagiat|fałsz|podr[oó]b)/u, role: 'any' },
  { state: 'alleged', cue: set('popchnąć pobić szarpać zwyzywać wyzywać znieważyć lżyć poniżać'), named: true, role: 'does' },
  // What somebody says that the subject did, where it has gone to an office.
  {
    state: 'alleged',
    cue: set('twierdzić utrzymywać'),
    named: true,
    text: /(?:twierdz|utrzymuj)\p{L}*,? że/u,
    beside: /(?<!\p{L})(?:skarg|zawiadomi|pozew|pozw|prokurat|polic|rzeczni)/iu,
    role: 'complains',
  },
];
