/** What world news lays at a subject's door: by witnesses, chambers, courts and what belongs to it; and what only stands beside it. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { accused as accusedOn } from './accused.ts';
import { judge, page } from './factory.ts';

const LEADER: Subject = { name: 'Olaf Brandt', kind: 'person', description: 'norweski polityk, przewodniczący parlamentu', keywords: [], links: [] };
const OWNER: Subject = { name: 'Greta Lundmark', kind: 'person', description: 'szwedzka przedsiębiorczyni, założycielka Fjordia', keywords: [], links: [] };
const MAKER: Subject = { name: 'Skandor', kind: 'brand', description: 'duński koncern stoczniowy', keywords: [], links: [] };
const LEADS = new Map([
  [LEADER, 'Przewodniczący parlamentu Olaf Brandt kieruje izbą w Oslo od 2014 roku. '],
  [OWNER, 'Greta Lundmark, założycielka Fjordia, mieszka w Sztokholmie. '],
  [MAKER, 'Duński koncern Skandor buduje promy dla Norwegii i Niemiec. '],
]);
const TITLE = new Map([
  [LEADER, 'Olaf Brandt pod presją w Norwegii i Szwecji'],
  [OWNER, 'Greta Lundmark i jej spółki w Szwecji i Danii'],
  [MAKER, 'Skandor po roku: Dania, Norwegia, Niemcy'],
]);
const accused = (subject: Subject, text: string): string[] => accusedOn(subject, text, TITLE.get(subject), LEADS.get(subject));

/** Of each subject: texts that accuse it, and those that do not. */
const TOLD: [string, Subject, string[], string[]][] = [
  [
    'witnesses tell of, where the subject is named beside it, but not what they tell of others',
    LEADER,
    [
      'Cztery byłe asystentki opowiadały gazecie o krzykach i rzucaniu teczkami. Brandt odmówił komentarza.',
      'Pracownicy biura Brandta opowiadali o poniżaniu na zebraniach.',
    ],
    [
      'Cztery byłe asystentki opowiadały gazecie o krzykach ministra Larsa Holma. Brandt odmówił komentarza.',
      'Uczestnicy marszu opowiadali o przemocy ze strony policji. Brandt odmówił komentarza.',
      'Brandt opowiadał o przemocy, której doświadczył w szkole.',
    ],
  ],
  [
    'is handed to the police, but not what is reported to it',
    LEADER,
    [
      'Związek nauczycieli zgłosił Brandta policji jako sprawcę gróźb.',
      'Brandt pokazał na wiecu ulotkę o uchodźcach. Związek zgłosił ją policji jako podżeganie do nienawiści.',
    ],
    ['Brandt zgłosił policji kradzież roweru.', 'Związek zgłosił policji groźby, które otrzymał Brandt.'],
  ],
  [
    'a chamber asks whether it did its duty',
    LEADER,
    [
      'Komitet etyki zbada, czy Olaf Brandt powinien był zgłosić darowiznę od armatora.',
      'Sejmik objęty skandalem milczy, a Brandt został objęty śledztwem prokuratury.',
    ],
    ['Komitet etyki zbada, czy urzędnicy powinni byli zgłosić darowiznę, poinformował Brandt.', 'Komitet bada, czy Brandt zdąży na głosowanie.'],
  ],
  [
    'is docked, is said by a named source to have done, or is told otherwise than it was',
    LEADER,
    [
      'Brandt wrócił z urlopu. Izba potrąciła mu połowę diety za nieobecność.',
      'Brandt wystąpił w telewizji. Media przypomniały, że miał – jak pisał „Dagen” – odmówić zgody na kontrolę.',
      'Z notatek wynika, że Brandt spotykał się z armatorem częściej, niż podał komisji.',
    ],
    [
      'Izba potrąciła Larsowi Holmowi połowę diety, a Brandt milczał.',
      'Brandt miał – jak pisał „Dagen” – wrócić w piątek.',
      'Z notatek wynika, że Lars Holm spotykał się z armatorem częściej, niż podał Brandtowi.',
    ],
  ],
  [
    'others heard as an insult',
    LEADER,
    ['Brandt poruszył ustami na sali. Zdaniem posłanek opozycji powiedział o niej „idiotka”.'],
    ['Lars Holm poruszył ustami na sali. Zdaniem posłanek opozycji powiedział o niej „idiotka”.'],
  ],
  [
    'a court calls unlawful, where the subject bows to the ruling, but not what the subject suffered',
    LEADER,
    ['Sąd Najwyższy orzekł jednogłośnie, że zawieszenie obrad było niezgodne z konstytucją. Brandt oświadczył, że się nie zgadza, lecz wyrok uszanuje.'],
    [
      'Sąd Najwyższy orzekł jednogłośnie, że zawieszenie obrad było niezgodne z konstytucją. Brandt pogratulował sędziom.',
      'Sąd Najwyższy orzekł, że zatrzymanie posła było bezprawne. Brandt zgadza się z wyrokiem.',
      'Sąd Najwyższy orzekł, że zawieszenie obrad nie było bezprawne. Brandt przyjął wyrok z ulgą.',
    ],
  ],
  [
    'is done by a house of its own, but not by one of somebody else',
    OWNER,
    [
      'Urząd ochrony danych nałożył na Fjordię karę 2 mln koron.',
      'Urząd ukarał należącą do Lundmark firmę Nordvik.',
      'Lundmark zna politykę. Fundacja, którą kieruje od 2012 roku, została objęta postępowaniem prokuratury.',
    ],
    [
      'Urząd ochrony danych nałożył na Balticę karę 2 mln koron, a Lundmark kupiła jej akcje.',
      'Lundmark poznała Larsa Holma. Fundacja, którą kieruje od 2012 roku, została objęta postępowaniem prokuratury.',
    ],
  ],
  [
    'is unlawful by its name, ruled at the end of a sentence, or charged by its noun',
    MAKER,
    [
      'To odwet za niedozwolone dopłaty dla koncernu Skandor.',
      'Skandor umyślnie wprowadzał nabywców w błąd – orzekł w piątek sąd w Kopenhadze.',
      'Skandor bezprawnie wykorzystał dane klientów – podały w sobotę „Politiken” i „Dagen”.',
      'Skandor milczy. Spółce postawiono zarzut zmowy cenowej.',
    ],
    [
      'To odwet za niedozwolone dopłaty dla stoczni z Hamburga, z którą walczy Skandor.',
      'Konkurencja umyślnie wprowadzała nabywców w błąd – orzekł sąd, do którego poszedł Skandor.',
      'Sąd nie powiedział, że Skandor oszukiwał klientów.',
    ],
  ],
];

/** How a charge that a page tells of the leader is told once its end or its answer stands there, too. */
const CHARGE = 'Poseł Lars Holm oskarżył Olafa Brandta o korupcję przy zakupie fregat. ';
const ENDED: string[] = [
  'Prokuratura nie znalazła dowodów na to, by Brandt brał pieniądze za zakup fregat.',
  'Prokuratura nie wszczęła śledztwa przeciw Brandtowi o zakup fregat.',
  'Sąd uchylił wezwanie Brandta na rozprawę o zakup fregat.',
];
const OPEN: string[] = [
  'Prokuratura nie znalazła jeszcze dowodów na zakup fregat za łapówkę, a Brandt milczy.',
  'Rozmowy o zakupie fregat zamknięto bez zarzutów ze strony Brandta.',
  'Brandt wycofał wezwanie do rozmów o zakupie fregat.',
  'Stocznia i Brandt wycofali wniosek o zgodę na zakup fregat.',
];
const ANSWERED: string[] = ['Brandt nazwał śledztwo nagonką polityczną.', 'Brandt uciął: w niczym nie naruszył reguł.'];
const NO_ANSWER: string[] = ['Brandt nazwał festiwal świętem.', 'Lars Holm uciął: w niczym nie naruszył reguł, a Brandt milczał.'];
const told = (text: string) =>
  judge([page({ url: 'https://kurier.example/1', title: TITLE.get(LEADER) ?? '', text: `${LEADS.get(LEADER)}${text}`, date: '2026-03-01' })], LEADER)
    .accusations;

describe('of a subject of world news', () => {
  for (const [what, subject, accusing, harmless] of TOLD) {
    it.each(accusing)(`it is an accusation that ${what}: %s`, (text) => expect(accused(subject, text)).not.toEqual([]));
    it.each(harmless)(`it is none beside what ${what}: %s`, (text) => expect(accused(subject, text)).toEqual([]));
  }

  it.each(ENDED)('a charge has its end: %s', (text) => expect(told(CHARGE + text).some(({ end }) => end !== null)).toBe(true));
  it.each(OPEN)('a charge stays open: %s', (text) => expect(told(CHARGE + text).every(({ end }) => end === null)).toBe(true));
  it.each(ANSWERED)('it answers: %s', (text) => expect(told(text).map(({ state }) => state)).toContain('denied'));
  it.each(NO_ANSWER)('that is no answer of its: %s', (text) => expect(told(text).map(({ state }) => state)).not.toContain('denied'));

  it('short sentences are no local page, which would accuse by its tone or by single words', () => {
    const text =
      'Brandt był w Paryżu i w Berlinie. Rozmowy z Francją trwały krótko. Niemcy nie chciały ustąpić. Tydzień później zwrócił pieniądze za lot. Wszyscy narzekali na obiad.';
    expect(accused(LEADER, text)).toEqual([]);
  });

  it('an answer to a question is no defence against the sentence before it', () => {
    expect(accused(LEADER, 'Rada ukryła przed posłami rachunki za remont. Pytany o termin, Olaf Brandt odparł, że obrady zaczną się w maju.')).toEqual([]);
  });
});
