/** What people say is quoted whole, and with who says it. */
import { describe, expect, it } from 'vitest';
import { voiceLead } from '../../src/contract/story-words.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const BREWERY: Subject = { name: 'Browar Skarbek', kind: 'brand', description: 'browar, Prudnik', keywords: [], links: [] };
const OWNER: Subject = { name: 'Zdzisława Pająk', kind: 'person', description: 'aktorka, Prudnik', keywords: [], links: [] };

const news = (path: string, title: string, text: string, date = '2024-04-10') => page({ url: `https://${path}.test/1`, title, text, date });
const BESIDE = [
  news(
    'opolskie',
    'Dożynki w Prudniku',
    'Na dożynkach w Prudniku zagrała orkiestra dęta. Browar Skarbek z Prudnika rozlał lemoniadę dla dzieci.',
    '2023-09-02',
  ),
  news('gory', 'Bieg po górach', 'W biegu po Górach Opawskich wystartowało stu zawodników. Browar Skarbek z Prudnika ufundował puchary.', '2023-06-11'),
];
const printed = (documents: Document[], subject = BREWERY) => {
  const report = judge([...documents, ...BESIDE], subject);
  const told = report.stories.flatMap(({ excerpts, voices }) => [...excerpts, ...voices.flatMap(({ quotes }) => quotes)]);
  return [...told, ...report.asides, ...report.ledger.items.flatMap(({ evidence }) => evidence.excerpts)] as { text: string; speaker?: string }[];
};

describe('a quotation', () => {
  const STORM = 'Browar Skarbek z Prudnika był przez dwa lata podejrzewany o chrzczenie piwa. ';

  it('never stops at what somebody says against himself when the next sentence turns it', () => {
    const blamed = 'Franciszek Skarbek, właściciel Browaru Skarbek: – Dwa lata byłem oszustem dla całego Prudnika. Dziś nikt nie dzwoni z przeprosinami.';
    const quoted = printed([news('prudnik', 'Browar Skarbek oczyszczony', `${STORM}\n\n${blamed}`)]);
    expect(quoted.some(({ text }) => text.includes('Browar Skarbek'))).toBe(true);
    expect(quoted.filter(({ text }) => text.includes('oszustem') && !text.includes('przeprosinami'))).toEqual([]);
  });

  it('is not printed from its middle with a closing mark that never opened', () => {
    const said = '„To wstyd, w Browarze Skarbek chrzczą piwo. Klienci Browaru Skarbek zasługują na prawdę” – mówi Jan Mucha, komentując kontrolę.';
    const quoted = printed([news('prudnik', 'Kontrola w browarze', `${STORM}\n\n${said}`)]);
    const whole = quoted.filter(({ text }) => text.includes('zasługują'));
    expect(whole.length).toBeGreaterThan(0);
    for (const { text } of whole) expect(text).toContain('To wstyd');
  });
});

describe('words in the first person', () => {
  const page320 = (rest: string) =>
    news(
      'prudnik',
      'Bilety bez kolejki',
      `Aktorka Zdzisława Pająk z Prudnika przyznała w czwartek, że dostała bilety bez kolejki. Zrobił się z tego skandal w Prudniku.\n\n${rest}`,
    );
  const SAID = 'Ja z biletów skorzystałam, bo przewodnik mówił, że przepadną. Nie miałam poczucia, że zabieram komuś miejsce w teatrze';

  it('have the name of who says them where the page shows it before', () => {
    const quoted = printed([page320(`– Żałuję tych biletów – przekazała Maria Gąska. – ${SAID} – wyjaśniła w rozmowie z Radiem Sól.`)], OWNER);
    const mine = quoted.filter(({ text }) => text.includes('skorzystałam'));
    expect(mine.length).toBeGreaterThan(0);
    for (const { text, speaker } of mine) expect(speaker ?? text).toContain('Gąska');
  });

  it('are nobody’s where somebody else is named in between', () => {
    const quoted = printed([page320(`– Żałuję – przekazała Maria Gąska. Potem głos zabrała Ewa Traczyk. – ${SAID} – wyjaśniła.`)], OWNER);
    for (const { speaker } of quoted) expect(speaker ?? '').not.toContain('Gąska');
  });
});

it.each(['...', ' –...', '…'])('a link that the site cut off with „%s” tells nothing and charges with nothing', (cut) => {
  const page = news(
    'prudnik',
    'Nowy komendant straży',
    `Komendantem straży został Adam Pył, który świętował w Browarze Skarbek w Prudniku.\n\nProkuratura zarzuca Browarowi Skarbek w Prudniku oszustwo na beczkach z piwem${cut}\n\n„Straż to moje życie” – mówi Adam Pył.`,
  );
  expect(printed([page]).filter(({ text }) => text.includes('zarzuca'))).toEqual([]);
  expect(judge([page, ...BESIDE], BREWERY).accusations).toEqual([]);
});

it('the next row of a list is not drawn in', () => {
  const rows = '1. Browar Skarbek z Prudnika – dziewięć skarg na etykiety, wszystkie załatwiono. 2. Piekarnia Kłos – trzy skargi na gramaturę chleba.';
  const quoted = printed([news('urzad', 'Sprawozdanie rzecznika konsumentów', `Rzecznik przyjął w Prudniku dwanaście skarg.\n\n${rows}`)]);
  expect(quoted.some(({ text }) => text.includes('dziewięć skarg'))).toBe(true);
  expect(quoted.filter(({ text }) => text.includes('dziewięć skarg') && text.includes('Piekarnia'))).toEqual([]);
});

describe('before a voice', () => {
  const genres = new Map([
    [1, { genre: 'news' as const }],
    [2, { genre: 'forum' as const }],
  ]);

  it('stands its name, unless a reporter’s words before or behind it say it', () => {
    expect(voiceLead('Jan Mucha', 1, '„To wstyd” – mówi Jan Mucha.', genres)).toBe('');
    expect(voiceLead('prezes izby', 1, '– To wstyd. Nie tak warzymy – stwierdził prezes izby.', genres)).toBe('');
    expect(voiceLead('Jan Mucha', 1, '– Mucha nie siada – mówi prezes.', genres)).toBe('Jan Mucha');
    expect(voiceLead('Marszałek Jan Mucha', 1, 'Marszałek Jan Mucha zapowiedział, że zamówi audyt.', genres)).toBe('');
    expect(voiceLead('Jan Mucha', 1, 'Jan Mucha: – Nie czuję się winny.', genres)).toBe('');
    expect(voiceLead('Browar Skarbek', 1, 'Piwo warzymy od lat i nigdy go nie chrzciliśmy.', genres)).toBe('Browar Skarbek');
  });

  it('of a thread stands a name that its author chose, and no profession', () => {
    expect(voiceLead('Prawnik Miś', 2, 'Wyrok jest prawomocny.', genres)).toBe('Prawnik Miś (pseudonim)');
  });
});

it('an interview behind dashes is told by its answers', () => {
  const turns = [
    '– Browar Skarbek z Prudnika miał w zeszłym roku tysiąc reklamacji. Czy klienci jeszcze wierzą w etykiety?',
    '– Tysiąc na osiem milionów butelek. Skróciliśmy odpowiedź na reklamację do trzech dni.',
    '– A strajk w rozlewni?',
    '– Podnieśliśmy stawki i zapłaciliśmy za nocne zmiany.',
    '– Co z karą za litraż?',
    '– Zapłacona w całości, dziś ważymy każdą skrzynkę.',
  ];
  const paper = news('prudnik', 'Henryk Skarbek: Waga stoi teraz przy taśmie', turns.join('\n\n'));
  const texts = printed([paper]).map(({ text }) => text);
  expect(texts.some((text) => text.includes('osiem milionów') || text.includes('każdą skrzynkę'))).toBe(true);
  expect(texts.filter((text) => text.includes('tysiąc reklamacji'))).toEqual([]);
});

it('who says „pan” to the other asks, without a mark too', () => {
  const turns = [
    '– Ile beczek warzy pan w tygodniu?',
    '– Dziewięć. Dziesiąta się nie mieści.',
    '– Po tamtej kontroli zamknął pan rozlewnię.',
    '– Na dwa miesiące. Urząd Browar Skarbek oczyścił, ale piwo nie czyta decyzji.',
    '– Kontrolerzy z Prudnika napisali też, że w Browarze Skarbek etykiety były niechlujne.',
    '– Były. Kleiłem je nocą, po ciemku. Dziś robi to maszyna.',
    '– Mówią, że jest pan uparty.',
    '– Mówią słusznie. Mój ojciec był gorszy.',
  ];
  const texts = printed([news('prudnik', 'Piwo nie czyta decyzji. Rozmowa z Henrykiem Skarbkiem', turns.join('\n\n'))]).map(({ text }) => text);
  expect(texts.some((text) => text.includes('Urząd Browar Skarbek oczyścił') || text.includes('Kleiłem'))).toBe(true);
  expect(texts.filter((text) => text.includes('niechlujne'))).toEqual([]);
});

it('in minutes nobody is quoted without the answer right behind', () => {
  const minutes =
    'Radny Bąk: w cenniku Browaru Skarbek z Prudnika głośne koncerty na dziedzińcu figurują jako usługa dodatkowa, 900 zł. Pan Skarbek: „To wykreślę”. Głosowanie nad skargą na hałas odbyło się o północy.';
  const quoted = printed([news('gmina', 'Protokół z sesji: skarga na hałas z Browaru Skarbek', `Rada Prudnika rozpatrzyła skargę na hałas.\n\n${minutes}`)]);
  const mine = quoted.filter(({ text }) => text.includes('usługa dodatkowa'));
  expect(mine.length).toBeGreaterThan(0);
  for (const { text } of mine) expect(text).toContain('wykreślę');
});
