/** What people speak of in opinions on a person, a firm or a place: labels as printed, and the words (lemmas or forms) that show each. */
export const THEMES: readonly { label: string; words: readonly string[] }[] = [
  [
    'obsługa',
    'obsługa obsłużyć personel recepcja recepcjonistka kelner kelnerka sprzedawca uprzejmy miły miła opryskliwy niemiły kulturalny grzeczny bezczelny',
  ],
  [
    'jakość',
    'jakość jedzenie smak smaczny pyszny pyszne danie mięso kuchnia wykonanie wykonany fuszerka solidny dokładny dokładnie starannie usterka wada zepsuć naprawa naprawić leczenie zabieg robota produkt towar równo równy krzywo krzywy cieknąć przeciekać porządny porządnie',
  ],
  ['cena', 'cena cennik drogi drogo drożej tani tanio koszt kosztować zapłacić rachunek paragon dopłata dopłacić wycena zł zaliczka'],
  ['czas i terminy', 'termin czekać czekanie kolejka spóźnić opóźnienie punktualny punktualnie szybko godzina minuta zwlekać'],
  ['kontakt', 'telefon dzwonić zadzwonić odebrać oddzwonić odpisać odpisywać kontakt mail wiadomość sms dodzwonić'],
  [
    'uczciwość',
    'uczciwy uczciwie oszust oszukać oszustwo kłamać kłamstwo ukryć zataić umowa faktura gwarancja reklamacja zwrot rzetelny naciągać naciągacz cwaniak cwaniaczek kombinator krętacz szczery szczerze',
  ],
  [
    'podejście i wyjaśnienia',
    'podejście cierpliwy cierpliwość wytłumaczyć tłumaczyć wyjaśnić wysłuchać słuchać delikatny spokojny dziecko stres strach ból boleć bezboleśnie',
  ],
  [
    'miejsce i wygoda',
    'parking lokal wnętrze sala czysto czysty brudny brud hałas głośno toaleta poczekalnia dojazd klimat atmosfera ogródek stolik pokój łazienka łóżko nocleg grzyb pleśń',
  ],
].map(([label = '', words = '']) => ({ label, words: words.split(' ') }));
