/** Sentences that once were printed and were not true. */
import { describe, expect, it } from 'vitest';
import type { Document, ProfileFacts } from '../../src/research/types.ts';
import { ARCHITECT, claimsOf, judge, page, web } from './factory.ts';

const textOf = (documents: Document[], pattern: string, subject = ARCHITECT) =>
  claimsOf(judge(documents, subject))
    .filter((claim) => claim.pattern === pattern)
    .map((claim) => claim.text);

const complaint = page({
  url: 'https://gazeta-skarg.test/1',
  title: 'Klienci czekają na zaliczki',
  text: 'Architekt Jan Kowalski z Gdyni bardzo zawiódł klientów. Klienci zarzucają Janowi Kowalskiemu, że fatalna pracownia nie oddaje zaliczki i lekceważy prośby.',
  date: '2026-05-10',
  rank: 3,
});
const reply = (text: string, date: string, title = 'Odpowiadam na pytania w sprawie zaliczki') =>
  page({ url: 'https://jan-kowalski.test/blog/1', kind: 'blog', title, text, date, author: 'Jan Kowalski' });
const owner = { ...ARCHITECT, links: ['https://jan-kowalski.test/'] };
const about = 'Jan Kowalski, architekt z Gdyni. ';

describe('an answer to criticism', () => {
  const answered = [...web(20), complaint, reply(`${about}Przepraszam za opóźnienie. Każda zaliczka wraca do klienta w tym tygodniu.`, '2026-05-20')];

  it('is one that speaks of the same matter afterwards, and every chapter counts it alike', () => {
    const { risks } = judge(answered, owner);
    const against = risks.flatMap((risk) => risk.against.map((claim) => claim.text)).join(' ');
    expect(against).toMatch(/publiczna odpowiedź w\stej sprawie, „Odpowiadam na pytania w\ssprawie zaliczki”/);
    const [with_] = textOf(answered, 'CR-06', owner);
    const [yes = 0, all = 0] = (with_?.match(/(\d+)\sz\s(\d+)/) ?? []).slice(1).map(Number);
    expect(yes).toBeGreaterThan(0);
    expect(all).toBeGreaterThanOrEqual(yes);
    // Where the subject speaks in public, nothing is said of texts that nobody answered.
    expect(textOf(answered, 'WE-05', owner)).toEqual([]);
    expect(textOf([...web(20), complaint], 'WE-05')).toHaveLength(1);
  });

  it('is not a correction of a date in a social post', () => {
    const facts: ProfileFacts = {
      platform: 'linkedin',
      handle: 'kowalski',
      bio: 'Architekt, Gdynia',
      followers: 10,
      posts: [],
      links: ['https://jan-kowalski.test/'],
    };
    const post = page({
      url: 'https://linkedin.test/in/kowalski',
      kind: 'social',
      title: 'Jan Kowalski',
      text: 'Jan Kowalski. Architekt, Gdynia\n\nSprostowanie: spotkanie w sprawie zaliczki jest we wtorek, nie w czwartek.\n\nPrzepraszam za zamieszanie.',
      date: '2026-05-21',
      profile: facts,
    });
    const claims = claimsOf(judge([...web(20), complaint, post], owner));
    expect(claims.filter((claim) => ['RI-06', 'CR-06', 'ST-10'].includes(claim.pattern))).toEqual([]);
  });

  it('is told by news, not by a column that makes fun of it', () => {
    const told = (title: string) => {
      const text = 'Jan Kowalski z Gdyni wydał oświadczenie w sprawie zaliczki. Architekt Jan Kowalski przeprasza klientów, każda zaliczka wróci do klienta.';
      const press = page({ url: 'https://dziennik.test/1', title, text, date: '2026-05-20' });
      return claimsOf(judge([...web(20), complaint, press])).filter((claim) => ['CR-06', 'ST-10'].includes(claim.pattern)).length;
    };
    expect(told('Zaliczki wrócą do klientów')).toBeGreaterThan(0);
    expect(told('Zaliczka, której nie było. Felieton')).toBe(0);
  });

  it('is not an apology in another matter, nor one that came before', () => {
    const other = reply(`${about}Przepraszam za nieczynny telefon.`, '2026-05-20', 'Nowy telefon');
    const before = reply(`${about}Przepraszam za opóźnienie. Każda zaliczka wraca do klienta.`, '2026-05-01');
    for (const page_ of [other, before]) expect(textOf([...web(20), complaint, page_], 'RI-06', owner)).toEqual([]);
  });
});

describe('criticism that is not one topic', () => {
  const critic = (host: string, title: string, text: string) => page({ url: `https://${host}.test/1`, title, text, date: '2026-05-10' });
  const roof = critic('dach', 'Mokre sufity', 'Architekt Jan Kowalski z Gdyni rozczarował radnych: przeciekający dach biblioteki jest fatalny i skandaliczny.');
  const again = critic('echo', 'Spór o bibliotekę', 'Fatalny, skandaliczny dach biblioteki to wina, którą ponosi architekt Jan Kowalski z Gdyni.');
  const third = critic('trzecia', 'Po sesji', 'Radni ostro skrytykowali w Gdyni architekta Jana Kowalskiego za skandalicznie przeciekający dach.');
  const calm = web(20).filter(({ article }) => !article.text.includes('rozczarował'));
  const risk = (...pages: Document[]) => judge([...calm, ...pages]).risks.find(({ kind }) => kind === 'scattered' || kind === 'recurring');

  it('is not called criticism of various reasons when all of it has one', () => {
    const found = risk(roof, again, third);
    expect(found).toBeDefined();
    expect(found?.name).toBe('Głosy krytyczne');
  });

  it('is, when two critics are quoted on two', () => {
    const late = critic('echo', 'Telefon milczy', 'Architekt Jan Kowalski z Gdyni to oszust i kłamca, skandalicznie zlekceważył przedszkole.');
    const dear = critic('trzecia', 'Faktury', 'Skandal i wyzysk: architekt Jan Kowalski z Gdyni wystawił emerytom oszukańcze faktury.');
    const found = risk(roof, late, dear);
    expect(found?.name).toBe('Krytyka z różnych powodów');
    expect(new Set(found?.for.filter(({ pattern }) => pattern === 'RI-02').flatMap(({ refs }) => refs)).size).toBe(2);
  });
});

describe('a prize', () => {
  const prize = (text: string) =>
    page({ url: 'https://gala.test/1', title: 'Po gali', text: `${text} Architekt z Gdyni był na gali.`, date: '2026-03-03', rank: 1 });
  const shown = (text: string) => textOf([...web(20).filter((d) => !d.article.text.includes('Nagrodę')), prize(text)], 'ST-07').join();

  it('is printed when the subject got it', () => {
    expect(shown('Tegoroczna Nagroda Miasta trafiła do Jana Kowalskiego.')).toContain('Nagroda Miasta');
    expect(shown('Jan Kowalski otrzymał w sobotę medal za bibliotekę.')).toContain('medal');
  });

  it.each([
    'Nagroda Złotej Cegły trafiła w tym roku do Jana Kowalskiego.',
    'Nagroda Złotej Cegły trafiła po raz drugi do pracowni Linia z Gdyni i jej szefa Jana Kowalskiego.',
    'Nagroda Złotej Cegły przypadła w tym roku architektowi Janowi Kowalskiemu.',
  ])('is printed where it came to the subject: %s', (text) => expect(shown(text)).toContain('Złotej Cegły'));

  it.each([
    'Jan Kowalski był faworytem, ale Nagroda Złotej Cegły trafiła do jego rywala.',
    'Nagroda Złotej Cegły trafiła w tym roku do rywala Jana Kowalskiego.',
    'Nagroda Złotej Cegły trafiła do pracowni Kąt i jej szefa, rywala Jana Kowalskiego.',
    'Nagroda Złotej Cegły przypadła w tym roku uczennicy Jana Kowalskiego.',
    'Nagroda Złotej Cegły nie trafiła w tym roku do Jana Kowalskiego.',
    'Nagroda Złotej Cegły nie przypadła Janowi Kowalskiemu.',
  ])('is not printed where it came to somebody else: %s', (text) => expect(shown(text)).toBe(''));

  it('is not printed when it is wished for, handed out or lost', () => {
    expect(shown('Gdyby trzeba było wskazać laureata, nagrodę otrzymałby Jan Kowalski.')).toBe('');
    expect(shown('Jan Kowalski wręczył nagrodę młodej pianistce.')).toBe('');
    expect(shown('Jan Kowalski nie otrzymał nagrody, choć był nominowany.')).toBe('');
  });
});

describe('an own description and a talk', () => {
  it('are not any sentence with the name', () => {
    const news = page({
      url: 'https://jan-kowalski.test/aktualnosci',
      kind: 'company',
      title: 'Aktualności',
      text: 'W kalendarzu Jana Kowalskiego na ten kwartał jest szkolenie i piknik.',
    });
    const quiet = web(20).filter((d) => !d.article.text.includes('wykład'));
    expect(textOf([...quiet, news], 'BI-03', owner)).toEqual([]);
  });
});

describe('a quoted voice', () => {
  it('says on its own what its label says: a question or the speaker line of a record does not', () => {
    const record = page({
      url: 'https://sejm.test/1',
      title: 'Stenogram',
      text: 'Architekt z Gdyni zabrał głos. Wicemarszałek Jan Kowalski: Dziękuję bardzo panu posłowi. Serdecznie dziękuję za wspaniałe wystąpienie.',
    });
    const asked = page({
      url: 'https://forum.test/1',
      kind: 'forum',
      title: 'Pytanie',
      text: 'Czy ktoś zna architekta Jana Kowalskiego z Gdyni? Jan Kowalski z Gdyni świetnie zaprojektował nam dom, jesteśmy zachwyceni.',
    });
    const voices = textOf([record, asked], 'SE-12').join();
    expect(voices).not.toContain('Wicemarszałek');
    expect(voices).not.toContain('Czy ktoś');
  });
});

describe('topics', () => {
  const words = (analysis: ReturnType<typeof judge>) => analysis.mirror.map((word) => word.lemma);
  const told = (text: string) => web(8).map((d, i) => ({ ...d, article: { ...d.article, text: `${d.article.text} ${'abcdefgh'[i]}${i}. ${text}` } }));

  it('are no names of other people', () => {
    const analysis = judge(told('Obok pracuje Marcin Sobczak i jego drewno. Drewno wybiera Sobczak.'));
    expect(words(analysis)).toContain('drewno');
    expect(words(analysis)).not.toContain('sobczak');
    expect(words(analysis)).not.toContain('marcin');
  });

  it('never tie a person to health, faith or politics', () => {
    expect(words(judge(told('Jego choroba i jego wyznanie to drewno. Partia i drewno, choroba i partia.')))).toEqual(
      expect.not.arrayContaining(['choroba', 'partia', 'wyznanie']),
    );
  });
});

describe('the length of a report', () => {
  it('keeps a timeline to eight events that concern the subject', () => {
    const events = Array.from({ length: 12 }, (_, i) =>
      page({
        url: `https://wydarzenia-${i}.test/1`,
        title: i % 2 ? `Nagroda dla Jana Kowalskiego, edycja ${i}` : 'Program festiwalu nauki',
        text: `${about}Edycja ${i} ${'xyzwvutsrqpo'[i]}${i}${i} w Gdyni, pokaz prowadzi Jan Kowalski. Sala ${i * 7}.`,
        date: `2025-0${1 + (i % 9)}-02`,
      }),
    );
    const lines = textOf([...web(20), ...events], 'TL-01');
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(lines.join()).not.toContain('Program festiwalu');
  });

  it('holds at most four sentences under a heading', () => {
    for (const section of judge(web(60)).sections)
      for (const finding of section.findings) if (section.id !== 'timeline') expect(finding.claims.length, section.title).toBeLessThanOrEqual(4);
  });

  it('names empty chapters in one note instead of printing them, but tells of the missing site', () => {
    const { sections, notes } = judge([page({ url: 'https://jedna.test/1', text: `${about}Dom stoi przy parku.` })]);
    expect(sections.map((section) => section.id)).toContain('website');
    expect(sections.map((section) => section.id)).not.toContain('timeline');
    expect(notes.join(' ')).toMatch(/Za mało źródeł na rozdziały: .*„Oś czasu”/);
    for (const section of sections) expect(section.thin ?? '').not.toContain('nie ma danych');
  });
});

describe('a quotation in a sentence', () => {
  it('has »…« inside and keeps the stop of an abbreviation', () => {
    const subject = { name: 'Softline sp. z o.o.', kind: 'company' as const, description: 'oprogramowanie, Wrocław', keywords: [], links: [] };
    const documents = Array.from({ length: 6 }, (_, i) =>
      page({
        url: `https://firmy-${i}.test/1`,
        title: `Nagroda „Orła” dla firmy Softline sp. z o.o.`,
        text: `Firma Softline sp. z o.o. z Wrocławia tworzy oprogramowanie numer ${i}. Nagroda „Orła ${i}” trafiła do firmy Softline sp. z o.o. i jej zespołu. Sala ${'abcdef'[i]}${i * 13}.`,
        date: `2026-0${i + 1}-02`,
        rank: i + 1,
      }),
    );
    const printed = claimsOf(judge(documents, subject)).map((claim) => claim.text);
    expect(printed.find((text) => text.startsWith('Wyróżnienie'))).toContain('„Nagroda »Orła');
    expect(printed.join(' ')).toMatch(/Softline sp\.\sz\so\.o\.”/);
    for (const text of printed) expect(text).not.toMatch(/„[^”]*„/);
  });
});

describe('what the order already says, and what it does not', () => {
  const told = (documents: Parameters<typeof judge>[0]) => claimsOf(judge(documents, owner)).map(({ pattern, text }) => `${pattern} ${text}`);
  const called = (role: string) =>
    Array.from({ length: 4 }, (_, i) =>
      page({
        url: `https://gazeta-${i}.test/${role}`,
        text: `Zdaniem ${role}a Jana Kowalskiego, architekta z Gdyni, port ${i} rośnie. Na scenie stał ${role} Jan Kowalski.`,
        rank: i + 1,
      }),
    );

  it("are told apart: a role that the order does not name is not printed as the subject's", () => {
    const texts = told([...web(8), ...called('aktor')]).join('\n');
    expect(texts).not.toMatch(/„aktor”/);
    expect(texts).toMatch(/BI-01 .+„architekt”/);
  });

  it('are not those of whom the subject speaks to, nor whose dress it wears', () => {
    const opened = (text: string, n: number) =>
      page({ url: `https://tramwaj-${n}.test/`, title: 'Nowa linia', rank: n, text: `${text} Architekt z Gdyni zaprojektował wiaty.` });
    const texts = (first: string, second: string) =>
      textOf([opened(first, 1), opened(second, 2), ...web(8)], 'FI-12', { ...ARCHITECT, description: 'Gdynia, wiaty tramwajowe' }).join();
    expect(texts('Nie odejdę - powiedział dziennikarzom Jan Kowalski.', 'W stroju motorniczego poprowadził skład Jan Kowalski.')).toBe('');
  });

  it('is no offer where a notice says that the page is none', () => {
    const site = (text: string) =>
      page({ url: 'https://jan-kowalski.test/', kind: 'company', title: 'Jan Kowalski – architekt', text: `Jan Kowalski, architekt, Gdynia. ${text}` });
    expect(told([...web(8), site('Informacje na tej stronie nie stanowią oferty handlowej.')]).join('\n')).not.toMatch(/CO-02|wyżej niż ofertę/);
    expect(told([...web(8), site('Nie dotykamy, psa prowadzimy na smyczy.')]).join('\n')).not.toMatch(/CO-02/);
    expect(told([...web(8), site('Projektujemy domy z drewna, a cennik usług wysyłamy w dwa dni.')]).join('\n')).toMatch(/wyżej niż ofertę/);
  });
});

describe('criticism in a risk', () => {
  it('is never the remedy that the subject offered, however bad the harm it names', () => {
    const harms = ['spóźnione drzwi', 'popękane schody', 'krzywe balkony', 'ciekący dach'];
    const pages = harms.map((harm, i) =>
      page({
        url: `https://skargi-${i}.test/1`,
        title: `Fatalne ${harm}`,
        text: `Architekt Jan Kowalski zaoferował w Gdyni zwrot pieniędzy za fatalne, skandaliczne i beznadziejne ${harm}. Sąsiedzi mówią o nich od ${i + 2} lat.`,
        rank: i + 1,
      }),
    );
    const { risks } = judge([...web(8), ...pages], ARCHITECT);
    expect(risks.length).toBeGreaterThan(0);
    expect(risks.flatMap((risk) => risk.for.map(({ text }) => text)).join(' ')).not.toContain('zaoferował');
  });
});
