/** Lemmas that the frames of accusations ask for, by what they name. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Who detains, charges and rules. */
export const LAW = set(
  'policja policjant prokuratura prokurator sąd cba abw cbśp cbś cbzc straż strażnik służba śledczy funkcjonariusz agent kryminalny areszt żandarmeria interpol celnik inspektor inspekcja izba trybunał uokik knf urząd komisja sędzia kontroler',
);
export const COURTS = set('sąd sędzia trybunał tsue');
/** Who opens a formal charge. */
export const PROSECUTION = set('prokuratura prokurator sąd śledczy ława akt art kodeks oskarżyciel');
/** Who inspects and fines. */
export const OFFICES = set(
  'prokuratura prokurator policja inspekcja inspektor inspektorat uokik knf nik cba sanepid komisja śledczy urząd pip nfz abw uodo giodo rpo ministerstwo resort wojewoda izba kontroler federacja skarbówka',
);
export const INSPECTED = set(
  'trwać wykazać nfz pip inspekcja inspektor inspektorat nik sanepid uokik knf wszcząć rozpocząć zlecić zlecenie zapowiadać zapowiedzieć przeprowadzić prowadzić szczegółowy resort ministerstwo urząd apelować państwowy prokuratura',
);
export const PROCEEDINGS = set(
  'wszcząć toczyć prowadzić umorzyć wszczęcie administracyjny dyscyplinarny karny przygotowawczy antymonopolowy sprawdzający wyjaśniający prokuratorski',
);

/** Titles and professions: before a name, they are its bearer. */
export const TITLES = set(
  'prezes dyrektor prezydent burmistrz wójt minister poseł posłanka senator aktor aktorka lekarz lekarka trener trenerka radny premier wiceprezes ksiądz pan pani biznesmen przedsiębiorca piosenkarz piosenkarka dziennikarz dziennikarka adwokat lider szef rektor kierowca dyrektorka polityk europoseł naukowiec profesor redaktor pisarz pisarka mecenas doktor sędzia prokurator policjant nauczyciel nauczycielka komik raper muzyk sportowiec piłkarz celebryta influencer influencerka youtuber były dentysta dentystka stomatolog architekt',
);
/** Kinds of firm and organisation: before a name, they are its bearer. */
export const KINDS = set(
  'firma spółka przewoźnik linia uczelnia szpital bank klub partia urząd fundacja koncern sieć sklep producent operator deweloper portal redakcja wydawca wydawnictwo stacja uniwersytet szkoła restauracja hotel kawiarnia przedsiębiorstwo organizacja stowarzyszenie marka gmina miasto ministerstwo instytut platforma zakład agencja pracodawca ugrupowanie placówka komis gabinet salon warsztat przychodnia apteka piekarnia hurtownia lokal',
);
/** Nouns after which a name in the genitive is somebody else's: „brat X”, „pracownik X”. */
export const RELATIONS = set(
  'prezes prezeska szef szefowa rzecznik rzeczniczka dyrektor dyrektorka pracownik pracownica pracowniczka pilot pasażer klient klientka były przedstawiciel przedstawicielka adwokat prawnik obrońca mąż żona syn córka brat siostra szwagier ojciec matka teść zięć kuzyn współpracownik doradca zwolennik wyborca sztab minister kibic fan udziałowiec akcjonariusz związek członek wiceprezes wiceszef menedżer właściciel właścicielka wspólnik wspólniczka lekarz kontrahent konkurent konkurencja rywal sąsiad sąsiadka kolega koleżanka znajomy asystent asystentka zastępca przeciwnik administracja kampania obóz otoczenie rząd agent rektor student autor trener zawodnik kierowca stewardesa załoga personel radny poseł działacz polityk lider sekretarz skarbnik księgowy księgowa ochroniarz wykonawca dostawca mieszkaniec gracz napastnik bramkarz partner partnerka narzeczony następca poprzednik kucharz kelner pacjent pacjentka uczeń uczennica rodzina krewny',
);
/** Who speaks for an organisation. */
export const SPOKESMEN = set(
  'rzecznik rzeczniczka prezes prezeska adwokat pełnomocnik obrońca biuro przedstawiciel przedstawicielka prawnik zarząd dyrektor dyrektorka szef mecenas właściciel właścicielka',
);

/** Groups that a page may put a person in, and those for firms. */
export const PEOPLE = set(
  'aktor aktorka artysta celebryta polityk osoba pracownik działacz lekarz radny poseł urzędnik sędzia piłkarz zawodnik mężczyzna kobieta kierowca policjant nauczyciel przedsiębiorca biznesmen samorządowiec gwiazda pozwany oskarżony podejrzany skazany zatrzymany senator minister menedżer członek uczestnik wspólnik brat siostra małżonek para duet trójka dwójka oboje obaj obie',
);
export const FIRMS = set('firma linia spółka bank placówka operator przewoźnik deweloper szpital producent klub sieć pozwany oskarżony ukarany komis sklep');
export const EITHER = set('osoba pozwany oskarżony ukarany podejrzany zatrzymany skazany celebryta');
/** Ends of group nouns in the plural. */
export const PLURAL = /(?:ów|om|ami|ach|cy|ych|ymi|rzy|owie|ści|szy|dzy|eci|by|oby|osób|osoby|ki|ni|oboje|obaj|obie|obu|ne|my|nie|wie|rki)$/;

/** Deeds that accuse whoever did them. */
export const DEEDS = set(
  'wepchnąć wyłudzić wyłudzać oszukać oszukiwać ukraść kraść pobić molestować znęcać fałszować sfałszować zmuszać przywłaszczyć wyprowadzić szantażować zastraszać przekroczyć dopuścić złamać naruszyć naruszać zabić zgwałcić zniszczyć handlować podrobić podrabiać zataić ukryć zdefraudować defraudować popełnić nadużyć nadużywać zawyżać zaniżać zanieczyszczać łamać dyskryminować kłamać skłamać poniżać poniżyć wyzywać nękać mobbingować upokarzać uderzyć spoliczkować bić kopnąć opluć znieważyć',
);
/** Forms of those in a clause after „że”. */
export const BAD = set(
  'łamać naruszać naruszyć oszukać oszukiwać kłamać skłamać zmuszać domagać odmawiać wyzyskiwać zastraszać ignorować lekceważyć okradać mobbing dyskryminować ukrywać opóźniać zaniedbywać niszczyć truć obchodzić szantażować wykorzystywać nielegalny bezprawny fałszować sfałszować nieuczciwy dopuścić przekroczyć wyłudzić wyłudzać zaniżać zawyżać oddawać płacić',
);

/** Beginnings of lemmas that name a wrong; what is reproached without one is criticism. */
export const WRONG =
  /^(?:kłam|plagia|mobbing|oszu|łam|narusz|nepotyzm|korup|kradzi|ukra|fałsz|wyłudz|molest|przemoc|naduży|zaniedb|niegospodar|dyskrym|przekroc|szkod|zmusz|nieuczciw|nielegal|bezpraw|zawyż|zaniż|ukry|zataj|manipul|szantaż|zastrasz|łapów|zdrad|rasiz|antysemi|nierzetel|mataczy|przywłaszcz|nieprawidłow|niszcz|zatru|zanieczyszcz|blokow|wprowadza|przestępst|sprzeniewierz|defraud|nękan|groźb|pomówi|zniesław|zniewaga|znieważ|pobi|doping|zmow|oddawa|płaci|niezwr|niepłac|niewypł|jazd|znęca|spowodow|popełni|dopuści|naraż)/;

/** Phrases in which a word of law means something else. */
export const PLAY = set(
  'żółty czerwony kartka faul porażka siebie sukces niepowodzenie zapomnienie tęsknota samotność łaska rzut karny gol bramka przegrana pożarcie wygnanie klęska zagłada wymarcie boisko minutowy',
);
export const SPORT = set('kadr boisko pole bramka piłka pamięć akcja rywal czas kadra obraz stoper napastnik obrońca rajd ruch');

export const DENYING = set('zaprzeczyć zaprzeczać zdementować dementować sprostować prostować nieprawda bzdura kłamstwo plotka');
export const UNREAL = set(
  'bać obawiać grozić straszyć chcieć liczyć spodziewać zapowiadać zapowiedzieć przewidywać marzyć życzyć oczekiwać wykluczać wykluczyć',
);
export const GROUNDLESS = set('bezpodstawny bezzasadny nieprawdziwy fałszywy wyssany kłamliwy absurdalny nieuzasadniony zdementować');
/** Nouns that name an accusation. */
export const CHARGES = set('zarzut oskarżenie podejrzenie kara śledztwo zatrzymanie aresztowanie afera pozew');
/** Nouns that are no subject of a passive or dropped clause: „zarzut usłyszał X”. */
export const THINGS = set('zarzut wyrok kara grzywna oskarżenie wina prawo krytyka raz godzina mandat tydzień sprawa');
/** Before a name, with a dot that ends nothing. */
export const DEGREES = set('prof dr hab inż mgr mec ks bp abp gen płk red adw lek');
