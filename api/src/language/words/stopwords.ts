/** Function words and words too general to name a subject, as lemmas. */
const STOPWORDS = new Set(
  (
    'a aby ach acz aczkolwiek aj albo ale ależ ani aż bardzo bez blisko bo bowiem by być bynajmniej cały chcieć chociaż choć ci co cokolwiek coraz coś cóż czasami czasem czemu czy czyj czyli ' +
    'czyż ćwierć daleko dla dlaczego dlatego do dobrze dokąd dość dużo dwa dziać dziś dzisiaj gdy gdyby gdyż gdzie gdziekolwiek gdzieś go godzina hej i ich ile im inna inny iż ja jak jakaś ' +
    'jakby jaki jakiś jakiż jakkolwiek jako jakoś jeden jednak jednakże jego jej jeszcze jeśli jeżeli jest już kiedy kierunek kilka kimś kto ktokolwiek ktoś który lecz lub ma mało mieć mi mimo ' +
    'między moi może można możliwie móc mój mu musieć my na nad nadal nam nasz natomiast natychmiast nawet nic nich nie niech niego niej niektóry niemal niemniej nigdy nim no nowy o obok od ' +
    'około on ona one oni ono oraz oto owszem pan pani po pod podczas pomimo ponad ponieważ powinien poza potem prawie przecież przed przede przedtem przez przy raz razem rok również sam są się ' +
    'skąd skoro sobą sobie sposób stać swój szczególny ta tak taka taki takż także tam te tego temu ten teraz też to tobie toteż trzeba tu tutaj twój ty tyle tylko tym u w wam wasz we według ' +
    'wiele wielu więc więcej wszystek wszystko wszyscy wtedy wy z za zapewne zawsze ze znowu znów został zostać żaden że żeby dzień miesiąc czas raczej właśnie przykład powiedzieć mówić ' +
    'dodać pierwszy drugi trzeci dwóch trzy dany cztery pięć proc procent tys mln mld zł ul im tzw itd itp np m.in r s t nr art pkt ust godz www http https pl com html foto fot źródło czytaj ' +
    'duży mały każdy oczywiście niż śmy wiedzieć przypadek pewny dobry wyjątkowo znaleźć niektóre pierwszy prosty zresztą należeć chyba zwykle ' +
    'więcej zobacz także strona cookie cookies polityka prywatność regulamin zaloguj udostępnij komentarz komentować wczoraj jutro ostatni kolejny różny sprawa bywać część chwila'
  ).split(' '),
);

/** Whether a lemma says nothing about the subject of a text: function words, general verbs, boilerplate of pages, single letters. */
export const isStopword = (word: string): boolean => STOPWORDS.has(word) || word.length < 2;
