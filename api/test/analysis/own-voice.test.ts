/** The subject's own words are its own wherever they stand: a statement in a newspaper, a signed post in somebody's thread. */
import { describe, expect, it } from 'vitest';
import { isOthersStatement } from '../../src/analysis/reading/statements.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page, thread } from './factory.ts';

const BREWERY: Subject = { name: 'Browar Skarbek', kind: 'brand', description: 'browar, Prudnik', keywords: [], links: [] };
const news = (path: string, title: string, text: string, date = '2024-04-10') => page({ url: `https://${path}.test/1`, title, text, date });
const FINED = news(
  'opolskie',
  'Kara dla Browaru Skarbek za litraż butelek',
  'Inspekcja Handlowa nałożyła na Browar Skarbek z Prudnika 90 tysięcy złotych kary za litraż butelek. W butelkach było mniej piwa, niż podano na etykiecie.',
  '2024-04-02',
);
const EARLY = news(
  'gory',
  'Inspekcja bada litraż butelek Browaru Skarbek',
  'Inspekcja Handlowa bada litraż butelek z piwem. Browar Skarbek z Prudnika zaprzecza i twierdzi, że litraż butelek jest zgodny z etykietą.',
  '2023-09-01',
);
const OURS =
  'Nie zgadzamy się z decyzją Inspekcji Handlowej w sprawie litrażu butelek i odwołamy się od niej. Powinniśmy byli jednak ważyć butelki częściej.\n\nKlientów, którzy dostali mniej piwa w butelce, przepraszamy. Od maja ważymy każdą skrzynkę butelek.\n\n';
const statement = (title: string, signed: string, text = OURS) => news('prudnik', title, `${text}${signed}`, '2024-04-04');
const BESIDE = [
  news('dozynki', 'Dożynki w Prudniku', 'Na dożynkach w Prudniku zagrała orkiestra dęta. Browar Skarbek z Prudnika rozlał lemoniadę dla dzieci.', '2022-09-02'),
  news('bieg', 'Bieg po górach', 'W biegu po Górach Opawskich wystartowało stu zawodników. Browar Skarbek z Prudnika ufundował puchary.', '2022-06-11'),
];
const voices = (documents: Document[]) =>
  judge([...documents, ...BESIDE], BREWERY).stories.flatMap((story) => story.voices.flatMap(({ side, quotes }) => quotes.map(({ text }) => ({ side, text }))));

describe('a statement that a newspaper prints word for word', () => {
  const own = statement('Stanowisko Browaru Skarbek w sprawie decyzji Inspekcji Handlowej', 'Zarząd Browaru Skarbek, Prudnik');

  it('is the subject’s voice, before an older denial, and no criticism of it', () => {
    expect(voices([FINED, EARLY, own]).filter(({ side }) => side === 'own')[0]?.text).toMatch(/Powinniśmy|przepraszamy|Nie zgadzamy/);
    const { ledger, accusations } = judge([FINED, EARLY, own], BREWERY);
    const [item] = ledger.items.filter(({ document }) => document === own);
    expect(item?.evidence.sentiment).toBeNull();
    expect(accusations.flatMap(({ refs }) => refs)).not.toContain(item?.evidence.n);
  });

  it('is known by its signature where the title names nobody', () => {
    const signed = statement('Oświadczenie w sprawie decyzji Inspekcji Handlowej', 'Franciszek Mruk, prezes\n\nZarząd Browaru Skarbek');
    expect(voices([FINED, EARLY, signed]).some(({ side, text }) => side === 'own' && OURS.includes(text))).toBe(true);
  });

  it.each(['Stanowisko pracowników Browaru Skarbek w sprawie decyzji inspekcji', 'List otwarty do Browaru Skarbek w sprawie litrażu'])(
    'is not, under „%s”',
    (title) => {
      const theirs = statement(title, 'Związek Zawodowy Piwowarów');
      expect(voices([FINED, EARLY, theirs]).filter(({ side, text }) => side === 'own' && OURS.includes(text))).toEqual([]);
    },
  );
});

describe('a post in somebody’s thread', () => {
  const posts = (reply: string) =>
    thread({
      url: 'https://forum.test/skarbek',
      title: 'Browar Skarbek Prudnik - szkło w butelce',
      posts: [
        'Ostrzegam. Browar Skarbek, skrzynka z promocji. W drugiej butelce szkło, córka skaleczyła usta, szpital i trzy szwy. Sprzedawca wzruszył ramionami.',
        reply,
        'Straszne. Dobrze, że tylko trzy szwy.',
      ],
      date: '2024-06-01',
    });
  const SAID = 'Byłem dziś w szpitalu u córki. Nie proszę o wybaczenie. Całą partię z promocji wycofaliśmy, rozlewnia stoi do przeglądu.';
  const read = (reply: string) => judge([posts(reply), FINED, EARLY], BREWERY);
  const excerptOf = (reply: string) =>
    read(reply)
      .ledger.items.flatMap(({ evidence }) => evidence.excerpts)
      .filter(({ text }) => text.includes('wycofaliśmy'));

  it.each([`Henryk Skarbek. ${SAID}`, `Dzień dobry, Jan Mruk z browaru, właściciel. ${SAID}`, `${SAID} Pozdrawiam, Henryk Skarbek`])(
    'answers where its owner signs it: %s',
    (reply) => {
      const told = excerptOf(reply);
      expect(told.length).toBeGreaterThan(0);
      expect(told.every((one) => one.reply)).toBe(true);
      expect(read(reply).accusations.filter(({ text }) => text.includes('szpitalu u córki'))).toEqual([]);
    },
  );

  it('leaves the charge that it answers with who makes it', () => {
    const barrel = thread({
      url: 'https://forum.test/beczka',
      title: 'Browar Skarbek Prudnik - beczka na wesele',
      posts: [
        'Browar Skarbek, beczka na wesele brata.',
        'W beczce 50 litrów było 42, zmierzyliśmy wiadrem przy świadkach.',
        'Henryk Skarbek z browaru. Beczka ma 50 litrów z homologacją. My nic nie odlewamy, zapraszamy z wiadrem do nas.',
      ],
      date: '2024-06-01',
    });
    const quoted = judge([barrel, FINED, EARLY], BREWERY).accusations.flatMap(({ quotes }) => quotes.map(({ text }) => text));
    expect(quoted.filter((text) => text.includes('było 42'))).toHaveLength(1);
    expect(quoted.filter((text) => text.includes('odlewamy'))).toEqual([]);
  });

  it('is anybody’s without such a name', () => {
    for (const reply of [`Henryk Gąska. ${SAID}`, `Jan Mruk, były kierownik u nich. ${SAID}`]) expect(excerptOf(reply).some((one) => one.reply)).toBe(false);
  });
});

it('what the subject owns up to is told with what it says in the same breath', () => {
  const said = '– Źle zmierzyliśmy litraż butelek – przyznaje Henryk Skarbek, właściciel browaru.';
  const next = '– Teraz ważymy każdą skrzynkę, a litraż sprawdza nam urząd miar.';
  const paper = news('opolskie', FINED.article.title, `${FINED.article.text}\n\n${said} ${next}`, '2024-04-02');
  const own = voices([paper, EARLY]).filter(({ text }) => text.includes('Źle zmierzyliśmy'));
  expect(own.length).toBeGreaterThan(0);
  for (const { side, text } of own) {
    expect(side).toBe('own');
    expect(text).toContain('urząd miar');
  }
});

describe('what the subject says in its own places and statements', () => {
  const said = (report: ReturnType<typeof judge>) =>
    [
      ...report.sections.flatMap(({ findings }) => findings.flatMap(({ claims }) => claims.map(({ text }) => text))),
      ...report.recommendations.map(({ text, reason }) => `${text} ${reason}`),
    ].join('\n');
  const own = statement('Stanowisko Browaru Skarbek w sprawie decyzji Inspekcji Handlowej', 'Zarząd Browaru Skarbek, Prudnik');

  it('is its version of the matter: no advice to write one, and no newsroom’s text', () => {
    const again = news(
      'nysa',
      'Za mało piwa w butelkach: inspekcja ukarała Browar Skarbek',
      'Sklepy w Nysie wycofują butelki z piwem. Inspekcja Handlowa zarzuca Browarowi Skarbek z Prudnika zaniżanie litrażu butelek. Kontrolerzy zważyli dwieście butelek.',
      '2024-04-06',
    );
    const without = said(judge([FINED, EARLY, again, ...BESIDE], BREWERY));
    const having = said(judge([FINED, EARLY, again, own, ...BESIDE], BREWERY));
    expect(without).toContain('nie ma własnego');
    expect(without).toContain('nie rozpoznaliśmy własnych publikacji');
    expect(having).not.toContain('nie rozpoznaliśmy własnych publikacji');
    expect(having).not.toContain('nie ma własnego');
    expect(having.match(/W mediach rozpoznano [^.]*/u)?.[0]).toBe(without.match(/W mediach rozpoznano [^.]*/u)?.[0]);
  });

  const profile = (title: string, text: string) =>
    page({ url: 'https://ludzie.test/skarbek', title, text: `${title}. 2 310 osób to lubi. ${text}`, date: null });
  const isProfile = (document: Document) =>
    judge([FINED, EARLY, document, ...BESIDE], BREWERY).ledger.items.find((item) => item.document === document)?.profile === true;

  it('is a profile that speaks in the first person, and no profile of others about it', () => {
    const posts = 'Warzymy w Prudniku od trzech pokoleń. Zapraszamy w sobotę na piwo z beczki i dziękujemy za każdą butelkę.';
    expect(isProfile(profile('Browar Skarbek Prudnik', posts))).toBe(true);
    expect(isProfile(profile('Fani Browaru Skarbek Prudnik', posts))).toBe(false);
    expect(isProfile(profile('Browar Skarbek Prudnik', 'Piwo z Prudnika jest kwaśne, a butelki niepełne.'))).toBe(false);
  });

  it('stands against taking it for somebody else where it tells the two apart', () => {
    const dance = page({
      url: 'https://taniec.test/1',
      title: 'Browar Skarbek – szkoła tańca w Opolu',
      text: 'Szkoła tańca Browar Skarbek z Opola uczy salsy i walca. Lekcje tańca prowadzą w Opolu cztery instruktorki.',
      date: '2024-05-05',
      rank: 1,
    });
    const apart = 'Kochani, szkoła tańca z Opola to nie my, z Browarem Skarbek z Opola nie mamy nic wspólnego.';
    const risks = (text: string) => {
      const pages = [FINED, EARLY, profile('Browar Skarbek Prudnik', `Warzymy piwo w Prudniku i zapraszamy. ${text}`), ...BESIDE];
      return judge([dance, ...pages], BREWERY)
        .risks.filter(({ kind }) => kind === 'confusion')
        .map(({ against }) => against.map((claim) => claim.text).join());
    };
    expect(risks(apart).join()).toContain('to nie my');
    expect(risks('')).toEqual(['']);
  });
});

it.each([
  ['Urząd przyznał w uzgodnionym oświadczeniu, że Browar Skarbek nie złamał prawa', true],
  ['Prokuratura wydała krótkie oświadczenie o browarze', true],
  ['Browar Skarbek złożył oświadczenie majątkowe', true],
  ['Browar Skarbek w oświadczeniu odpiera zarzuty', false],
  ['W oświadczeniu prezes Mruk pisze, że butelki są pełne', false],
])('a statement of others is no answer of the subject’s: %s', (sentence, others) => {
  expect(isOthersStatement(sentence)).toBe(others);
});
