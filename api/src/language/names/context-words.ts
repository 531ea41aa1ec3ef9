/**
 * Lemmas whose presence in a sentence shows whether a word that is both a name and a common noun is the name. Hand-written lists
 * by field; a word may be in several.
 */
const TRADE =
  'sklep sieć market supermarket hipermarket dyskont salon punkt galeria kasa kasjer kasjerka paragon faktura rachunek zakup klient klientka konsument promocja rabat kupon bon cena opłata prowizja ' +
  'abonament umowa internet światłowód zasięg nadajnik roaming infolinia konsultant telefon numer awaria aplikacja reklamacja zwrot gwarancja dostawa dostawca kurier paczka przesyłka paczkomat zamówienie obsługa usługa ' +
  'oferta produkt marka firma spółka koncern holding grupa operator bank konto kredyt pożyczka rata polisa ubezpieczenie franczyza franczyzowy franczyzobiorca ajent magazyn logistyka producent dystrybutor hurtownia browar piwo puszka ' +
  'kufel piekarnia cukiernia kawiarnia restauracja lokal menu pizzeria bistro hotel apteka drogeria księgarnia fabryka zakład linia pasażer bilet samolot stacja paliwo tankować kosmetyk odzież kolekcja';
const MONEY =
  'akcja giełda kurs notowanie debiut inwestor akcjonariusz dywidenda zysk strata przychód obrót wynik kwartał rynek udział przejęcie fuzja inwestycja budżet milion miliard mln mld tys zł złoty euro dolar procent proc ' +
  'upadłość restrukturyzacja wierzyciel dłużnik podatek vat kara uokik uke knf zus kontrola';
const COMPANY =
  'prezes prezeska wiceprezes zarząd rzecznik rzeczniczka dyrektor menedżer pracownik pracownica pracownicy zatrudnienie zwolnienie zwolnić przedstawiciel właściciel założyciel biuro centrala oddział siedziba logo reklama kampania sponsor strategia ' +
  'ekspansja strajk związek związkowiec zbiórka darowizna wolontariusz stowarzyszenie fundacja partia poseł posłanka radny radna senator minister wybory kandydat kandydatka mandat klub koalicja opozycja rząd sejm';
const PRESS =
  'redakcja dziennikarz dziennikarka redaktor tygodnik dziennik miesięcznik magazyn gazeta portal numer wydanie okładka artykuł wywiad felieton reportaż czytelnik nakład wydawca ranking sonda publikacja prenumerata';

/** Verbs with a firm, an institution, a paper or a public person as subject. */
const DEEDS =
  'otworzyć otwierać zamknąć zamykać ogłosić ogłaszać zapowiedzieć zapowiadać podnieść podnosić podwyższyć podwyższać obniżyć obniżać zwiększyć zmniejszyć wprowadzić wprowadzać uruchomić uruchamiać sprzedać sprzedawać kupić kupować ' +
  'przejąć przejmować zwolnić zwalniać zatrudnić zatrudniać przeprosić przepraszać odpowiedzieć odpowiadać poinformować informować opublikować publikować wypuścić zarobić zarabiać pozwać oskarżyć oskarżać podpisać podpisywać zainwestować ' +
  'inwestować planować zawyżyć zawyżać naliczyć naliczać oferować zaoferować współpracować reklamować wycofać wycofywać zaprzeczyć zaprzeczać dementować ujawnić ujawniać opóźnić opóźniać odwołać odwoływać obsługiwać dostarczyć dostarczać ' +
  'wysłać wysyłać negocjować kierować notować debiutować zadebiutować zyskać tracić stracić wydać wydawać pisać napisać podać podawać twierdzić przekonywać oświadczyć komentować skomentować apelować zaapelować żądać zażądać wnosić wnieść ' +
  'zawiadomić skarżyć zaskarżyć obiecać obiecywać zapewniać zapewnić testować przetestować rozbudować budować zbudować modernizować wdrożyć wdrażać zmienić zmieniać planować zlikwidować likwidować łączyć połączyć zbankrutować upaść płacić zapłacić ' +
  'wypłacić odszkodować przyznać przyznawać sponsorować wspierać wesprzeć protestować strajkować zebrać zbierać organizować zorganizować złożyć głosować zagłosować wystawić poprzeć popierać krytykować skrytykować zagrozić domagać odmówić odmawiać ' +
  'pobierać pobrać ściągać blokować zablokować wygrać przegrać odnotować raportować zadłużyć konkurować dominować rozszerzyć poszerzyć rezygnować zrezygnować zostać trafić odejść startować wystartować polecać polecić odradzać odradzić omijać unikać oszukać oszukiwać okraść mówić powiedzieć dodać dodawać wyjaśnić tłumaczyć ocenić';

/** Verbs of animals, plants, things and weather. */
const NATURE_DEEDS =
  'siedzieć usiąść leżeć położyć skakać skoczyć wskoczyć podskakiwać wyskoczyć rechotać zarechotać kumkać pływać pływać płynąć popłynąć spać zasnąć drzemać jeść zjeść zjadać żreć żuć pić wypić lizać gryźć ugryźć zagryźć pożreć polować upolować kwitnąć zakwitnąć ' +
  'przekwitnąć rosnąć wyrosnąć urosnąć więdnąć zwiędnąć wyć zawyć latać lecieć frunąć odfrunąć przylecieć śpiewać ćwierkać biegać biec pobiec pędzić pohukiwać hukać miauczeć mruczeć zamruczeć drapać podrapać szczekać gdakać pełzać wyglądać świecić zaświecić ' +
  'umierać zimować pojawić pachnieć smakować dojrzewać dojrzeć padać zgnić gnić wisieć zawisnąć stać stanąć toczyć potoczyć kręcić błyszczeć lśnić zdychać zdechnąć urodzić wykluć czaić kryć schować chować uciec uciekać wyjść wychodzić wejść wchodzić przebiec przechodzić ' +
  'interesować obchodzić nudzić męczyć cieszyć słabnąć siąść gonić łapać złapać węszyć brzęczeć kapać topnieć mijać minąć przyjść przychodzić nadejść nadchodzić trwać kończyć zacząć skończyć boleć czekać pękać kosztować';
const NATURE =
  'liść staw trawa las drzewo gałąź ogród ogródek woda łąka zoo zwierzę ptak ptaszek owad płaz ssak gad drapieżnik kropka ogon łapa łapka futro sierść dziób skrzydło pióro weterynarz parapet niebo słońce deszcz śnieg pogoda temperatura upał mróz wiatr chmura ' +
  'szklanka smak zapach kolor odcień barwa kwiat kwiatek bez pąk bukiet doniczka bagno rzeka jezioro morze plaża brzeg góra skała kamień zagroda stado owca krowa koza kura pies kot mysz zając stodoła wieś pole polana szosa słoik pudełko szuflada karnisz ' +
  'firanka zasłona klamra klucz stół krzesło szafa kuchnia łóżko kanapa kołdra podłoga dywan drzwi okno szyba ściana muszla naszyjnik bajka kołysanka sen noc poranek wieczór lato zima wiosna jesień czerwiec lipiec sierpień przepis sok owoc sałatka ciasto plasterek miód ' +
  'kraul basen pływanie biegacz maraton zakręt stadion sonata utwór akord melodia ząb język brzuch noga ręka głowa serce dziecko';

const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

/** Nouns and a few adjectives of trade, money, firms, politics and the press. */
export const BUSINESS = words(TRADE, MONEY, COMPANY, PRESS);
export const BUSINESS_DEEDS = words(DEEDS);
/** Nouns of nature, the household, weather and the body. */
export const EVERYDAY = words(NATURE);
export const EVERYDAY_DEEDS = words(NATURE_DEEDS);
/** Nouns that directly precede a name: „sklep Żabka”, „operator Play”, „tygodnik Polityka”. */
export const BEARERS = words(
  'sklep sieć market salon operator firma spółka marka koncern grupa bank aplikacja browar piwo tygodnik dziennik miesięcznik magazyn gazeta portal restauracja cukiernia kawiarnia pizzeria hotel klub stowarzyszenie partia fundacja hurtownia apteka drogeria telewizja radio minister pan pani poseł posłanka prezes',
);
