/** What newspapers lay at a subject's door in words of offices, of courts and of what is hidden or not paid, and the sentences beside them that lay nothing. */
import { describe, expect, it } from 'vitest';
import { STATES, says } from '../../src/analysis/gate/shows.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { accused as accusedOn, MAKER } from './accused.ts';
import { judge, page } from './factory.ts';

const MAYOR: Subject = { name: 'Marek Wolny', kind: 'person', description: 'wójt gminy Lipki', keywords: [], links: [] };
const CLUB: Subject = { name: 'Sokół Dębno', kind: 'brand', description: 'klub piłkarski, Dębno', keywords: [], links: [] };
const RECTOR: Subject = { name: 'Adam Rolski', kind: 'person', description: 'rektor uczelni, Słupsk', keywords: [], links: [] };
const LEADS = new Map([
  [RECTOR, 'Rektor Uniwersytetu Nadbrzeżańskiego prof. Adam Rolski kieruje uczelnią od 2014 roku. '],
  [MAKER, 'Producent okien Norlin z Radomia działa od 2004 roku. '],
  [MAYOR, 'Wójt gminy Lipki Marek Wolny rządzi od 2014 roku. '],
  [CLUB, 'Klub piłkarski Sokół Dębno gra w drugiej lidze. '],
]);

const accused = (subject: Subject, text: string, title?: string, lead = LEADS.get(subject) ?? ''): string[] => accusedOn(subject, text, title, lead);

/** Of each subject: sentences that accuse it, and those that do not. */
const TOLD: [string, Subject, string[], string[]][] = [
  [
    'is told of a head by the name behind the institution and the degree, but not of another head',
    RECTOR,
    [
      'Komisja dyscyplinarna ukarała rektora Uniwersytetu Nadbrzeżańskiego prof. Adama Rolskiego naganą.',
      'Komisja odwoławcza ukarała rektora Uniwersytetu Nadbrzeżańskiego Adama Rolskiego naganą, uchyliła natomiast zakaz kierowania.',
    ],
    [
      'Komisja dyscyplinarna ukarała rektora Akademii Zamojskiej prof. Jana Dudę naganą, a prof. Adam Rolski pogratulował studentom.',
      'Prof. Adam Rolski ukarał dziekana Wydziału Geograficznego prof. Jana Dudę naganą.',
    ],
  ],
  [
    'an office reproaches with in the dative, but not of what the subject reproaches others with, nor of taste',
    MAKER,
    [
      'Norlinowi urząd wytknął, że przez rok nie odpowiadał na reklamacje.',
      'Kontrolerzy wytknęli spółce Norlin brak nadzoru nad podwykonawcami.',
      'Rzecznik konsumentów wytyka Norlinowi ukrywanie kosztów transportu.',
    ],
    [
      'Norlin wytknął urzędowi, że przez rok nie odpowiadał na pisma.',
      'Konkurentom Norlinu urząd wytknął brak nadzoru.',
      'Nikt nie wytknął Norlinowi żadnego błędu.',
      'Trener wytknął Norlinowi, że sponsoruje tylko piłkę ręczną.',
      'Urząd wytknął producentom z Kielc brak nadzoru, a Norlin otworzył nową halę.',
    ],
  ],
  [
    'an office holds of the subject, where what it holds is a wrong of the subject’s own',
    MAKER,
    [
      'Urząd podtrzymuje stanowisko, że Norlin i jego wspólnicy połączyli firmy bez wymaganej zgody.',
      'Prokuratura utrzymuje, że Norlin wystawiał fikcyjne faktury.',
      'Według UOKiK Norlin wprowadzał klientów w błąd co do rabatów.',
      'Komisja uznała, że Norlin celowo ominął obowiązek przetargu.',
    ],
    [
      'Urząd podtrzymuje stanowisko, że Norlin działał zgodnie z prawem.',
      'Zdaniem inspektorów Norlin zatrudniał ludzi na umowy o pracę.',
      'Według UOKiK konkurent Norlinu wprowadzał klientów w błąd.',
      'Komisja uznała, że Norlin nie ominął obowiązku przetargu.',
      'Norlin twierdzi, że urząd działał bez wymaganej zgody.',
    ],
  ],
  [
    'the subject is said to have hidden or put off',
    MAKER,
    [
      'Według nieoficjalnych informacji Norlin miał w marcu spóźnić się z ratą kredytu.',
      'Norlin miał zwlekać z ujawnieniem awarii pieca.',
      'Norlin przez osiem miesięcy nie ujawniał klientom wyników badań.',
      'Norlin zataił przed bankiem zadłużenie spółki córki.',
      'Z ustaleń portalu wynika, że zarząd Norlinu wiedział o wadzie od roku, a mimo to nie wstrzymał sprzedaży.',
    ],
    [
      'Norlin miał w marcu otworzyć fabrykę w Kielcach.',
      'Według nieoficjalnych informacji Norlin miał kupić grunt pod Łodzią.',
      'Norlin nie ujawnił kwoty kontraktu.',
      'Norlin nie ujawnia nazwisk klientów ze względu na tajemnicę handlową.',
      'Były prezes miał zataić przed Norlinem swoje długi.',
    ],
  ],
  [
    'somebody won against the subject in court, or the court made it pay',
    MAKER,
    ['Klientka wygrała proces z Norlinem.', 'Norlin musiał zapłacić byłemu montażyście 40 tysięcy złotych, tak orzekł sąd.'],
    [
      'Norlin wygrał proces z byłym pracownikiem.',
      'Gmina wygrała z Norlinem w finale turnieju halowego.',
      'Norlin musiał zapłacić za prąd 40 tysięcy złotych.',
      'Klientka nie wygrała procesu z Norlinem.',
    ],
  ],
  [
    'a complaint is made of what the subject does or may do',
    MAKER,
    [
      'Stowarzyszenie złożyło w sądzie skargę na pozwolenie, które pozwala spółce Norlin palić w piecu nocą.',
      'Mieszkańcy złożyli skargę na działalność Norlinu.',
    ],
    [
      'Norlin złożył w sądzie skargę na decyzję urzędu.',
      'Norlin zaskarżył decyzję środowiskową.',
      'Stowarzyszenie złożyło skargę na pozwolenie dla konkurenta.',
    ],
  ],
  [
    'a person in office did, hid or knew, and not what others did or what he denies',
    MAYOR,
    [
      'Przyszła jedna z kobiet, które go oskarżyły o molestowanie.',
      'Regionalna izba obrachunkowa wytknęła wójtowi Markowi Wolnemu, że rozdał dotacje bez konkursu.',
      'Marek Wolny nie ujawnił radzie długu gminnej spółki.',
      'Marek Wolny wiedział o skażeniu studni od marca, ale nie zawiadomił mieszkańców.',
      'Według prokuratury Marek Wolny zlecał roboty bez przetargu.',
      'Marek Wolny miał spóźnić się ze zgłoszeniem dochodów z najmu.',
      'Sekretariat wójta Marka Wolnego przez rok nie ujawniał mieszkańcom wyników badań wody.',
    ],
    [
      'Przyszła jedna z kobiet, które oskarżył o kłamstwo.',
      'Opozycja wytyka Markowi Wolnemu, że rzadko się uśmiecha.',
      'Wojewoda wytknął radnym, że nie słuchają Marka Wolnego.',
      'Marek Wolny wiedział, że będzie trudno, i od razu zwołał sesję.',
      'Według prokuratury sołtys zlecał roboty bez wiedzy Marka Wolnego.',
      'Marek Wolny spóźnił się na sesję.',
      'Nikt nie zarzuca Markowi Wolnemu, że zataił dochody.',
      'Marek Wolny zaprzecza, że zataił dochody.',
      'Marek Wolny zarzuca staroście, że zataił raport o drodze.',
      'Ukrywał się w lesie, aż znalazł go Marek Wolny.',
    ],
  ],
  [
    'the people of a club are not paid, by the club and nobody else',
    CLUB,
    [
      'Piłkarze Sokoła Dębno nie dostali pensji za dwa miesiące.',
      'Zawodnicy Sokoła Dębno od kwietnia bez wypłat.',
      'Sokół Dębno nie zapłacił byłemu trenerowi premii za awans.',
      'Klub Sokół Dębno zalega z pensjami od lutego.',
      'Zarząd Sokoła Dębno zataił przed piłkarzami ugodę ze sponsorem.',
    ],
    [
      'Piłkarze Sokoła Dębno dostali pensje.',
      'Piłkarze Sokoła Dębno nie dostali gola od trzech meczów.',
      'Sponsor nie zapłacił Sokołowi Dębno premii za awans.',
      'Zarząd Sokoła Dębno oskarżył sponsora o kłamstwo.',
      'Gdyby Sokół Dębno zalegał z pensjami, straciłby licencję.',
      'Miasto zalega Sokołowi Dębno z dotacją.',
      'Miasto nie wypłaciło klubowi Sokół Dębno premii.',
    ],
  ],
];

describe.each(TOLD)('what %s', (_, subject, accusing, harmless) => {
  it.each(accusing)('accuses: %s', (text) => expect(accused(subject, text)).not.toEqual([]));
  it.each(harmless)('accuses of nothing: %s', (text) => expect(accused(subject, text)).toEqual([]));
});

describe('a title that names an office alone', () => {
  const titled = (title: string) => accused(RECTOR, 'Uczelnia świętuje w maju jubileusz.', title);
  it('tells of whom the text names first, and of nobody else', () => {
    expect(titled('Rektor przywłaszczył pieniądze z grantu. Śledztwo na Pomorzu')).toEqual(['alleged']);
    expect(titled('Rektor Jan Duda przywłaszczył pieniądze z grantu')).toEqual([]);
    expect(accusedOn(RECTOR, 'Prof. Adam Rolski zabrał głos.', 'Rektor przywłaszczył pieniądze', 'Jan Duda kieruje uczelnią w Elblągu. ')).toEqual([]);
  });
});

describe('a list', () => {
  const fined = (verb: string, what: string) =>
    accused(
      MAKER,
      `Przypominamy ${verb}. Szybex, 2019 rok – 2 mln złotych za utrudnianie zwrotów. Norlin, 2020 rok – 7 mln złotych za ${what}. Oknex z Radomia, 2021 rok – 3 mln złotych za reklamę.`,
    );

  it('of fines says what each was fined, a list of purchases nothing', () => {
    expect(fined('kary, które nałożył urząd', 'ukrywanie opłat')).toEqual(['fined']);
    expect(fined('największe zakupy roku', 'działkę w Łodzi')).toEqual([]);
  });

  it('of people says of each what its own entry says', () => {
    const listed = (own: string) =>
      accused(MAYOR, `Lista osób. 1. Jan Mech, Opole. Sołtys, dwa lata za oszustwo. 2. Marek Wolny, Lipki. Wójt, ${own}.`, 'Raport o urzędnikach', '');
    expect(listed('skazany w 2019 roku na grzywnę za fałszowanie dokumentów')).toEqual(['convicted']);
    expect(listed('nagrodzony w 2019 roku za przedszkole')).toEqual([]);
  });
});

describe('a quote', () => {
  const told = (before: string) =>
    judge(
      [
        page({
          url: 'https://kurier.example/1',
          title: 'Wiadomości',
          text: `${LEADS.get(MAKER)}${before} Z informacji stacji wynika, że Norlin zataił przed bankiem zadłużenie spółki córki.`,
          date: '2026-03-01',
        }),
      ],
      MAKER,
    ).accusations.flatMap(({ quotes }) => quotes.map(({ text }) => text));

  it('takes along the sentence that calls it unofficial', () => {
    expect(told('Nieoficjalnych ustaleń reportera nikt nie chce komentować.')).toEqual([
      'Nieoficjalnych ustaleń reportera nikt nie chce komentować. Z informacji stacji wynika, że Norlin zataił przed bankiem zadłużenie spółki córki.',
    ]);
    expect(told('Firma ma trzy hale.')).toEqual(['Z informacji stacji wynika, że Norlin zataił przed bankiem zadłużenie spółki córki.']);
  });
});

describe('an end', () => {
  it('is none where a correction is only asked for', () => {
    const [only] = judge(
      [
        page({
          url: 'https://kurier.example/1',
          title: 'Raport z Lipek',
          text: 'Wójt gminy Lipki Marek Wolny zataił przed radą raport o wodzie. Kancelaria wójta Marka Wolnego wystąpiła do redakcji o sprostowanie raportu o wodzie.',
          date: '2026-03-01',
        }),
      ],
      MAYOR,
    ).accusations;
    expect(only).toMatchObject({ state: 'alleged', end: null });
  });
});

describe('an accusation whose end is not proved', () => {
  const MADE = 'Producent okien Norlin z Radomia działa od 2004 roku. ';
  const told = (...texts: string[]) =>
    judge(
      texts.map((text, i) => page({ url: `https://kurier-${i}.example/1`, title: `Wiadomości ${i}`, text: `${MADE}${text}`, date: `2026-0${i + 1}-01` })),
      MAKER,
    ).accusations;

  it('is told without it, not kept back', () => {
    const [first] = told(
      'Norlin jest oskarżany o wyłudzenie zaliczek od dwustu klientów.',
      'Prokuratura o wyłudzeniu zaliczek przez Norlin: umowy z klientami nie są oszustwem, sprawdzono je dwa razy.',
    );
    expect(first).toMatchObject({ state: 'alleged' });
  });

  it('is not told by the very page that tells the end', () => {
    expect(
      told(
        'Inspekcja potwierdziła 30 grudnia 2025 r., że Norlin wypłacił nadgodziny i kupił elektroniczną ewidencję. „Uchybień nie stwierdzono” – czytamy w piśmie.',
      ),
    ).toEqual([]);
  });
});

it('a fine that a court lowered is told as a fine while the ruling may be changed, then as ended', () => {
  const lowered = (more: string) =>
    judge(
      [
        page({
          url: 'https://kurier.example/1',
          title: 'Kara niższa',
          text: `Producent okien Norlin z Radomia działa od 2004 roku. Sąd w Radomiu obniżył w czwartek karę nałożoną na spółkę Norlin za ukryte koszty z 31 do 9 mln zł.${more}`,
          date: '2026-03-01',
        }),
      ],
      MAKER,
    ).accusations.map(({ text }) => text);
  expect(lowered(' Wyrok nie jest prawomocny.').join()).toContain('To samo źródło zaznacza: „Wyrok nie jest prawomocny”');
  expect(lowered(' Wyrok nie jest prawomocny.').join()).not.toContain('zakończon');
  expect(lowered('').join()).toContain('zakończon');
});

it.each([
  ['Sąd przypomniał, że ani uczelnia, ani komisja nie dopatrzyły się plagiatu.', true],
  ['Komisja uznała, że praca nie jest plagiatem.', true],
  ['Byłoby dobrze, gdyby komisja nie stwierdziła plagiatu.', false],
  ['Komisja stwierdziła plagiat.', false],
])('„%s” shows an end: %s', (quote, shown) => {
  expect(says(quote, STATES['AC-12'] as RegExp)).toBe(shown);
});
