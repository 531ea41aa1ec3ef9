/** Accusations laid at the subject's door, and how they ended. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { ARCHITECT, judge, page, thread, web } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const about = 'Jan Kowalski to architekt z Gdyni. ';
const bread = 'Piekarnia Złoty Kłos działa w Rzeszowie. ';

let count = 0;
const told = (text: string, date: string | null = '2026-03-01', title = 'Wiadomości z miasta') => {
  count += 1;
  return page({ url: `https://gazeta-lokalna-${count}.test/${count}`, title, text: `${about}${text}`, date });
};
const baked = (text: string, date: string | null = '2026-03-01', title = 'Wiadomości z miasta') => {
  count += 1;
  return page({ url: `https://kurier-${count}.test/${count}`, title, text: `${bread}${text}`, date });
};
const found = (documents: Document[], subject = ARCHITECT) => judge(documents, subject).accusations;
const states = (text: string) => found([told(text)]).map(({ state }) => state);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an accusation', () => {
  it('is printed with its source, its state and a sentence that judges nothing', () => {
    const analysis = judge([told('Prokurator postawił Janowi Kowalskiemu zarzut fałszowania kosztorysów.')]);
    const [only] = analysis.accusations;
    expect(only).toMatchObject({ state: 'charged', date: '2026-03-01', loose: false, end: null, stillShown: [], refs: [1] });
    expect(plain(only?.text ?? '')).toMatch(/^Źródło pisze o formalnych zarzutach wobec tej osoby: „Prokurator postawił .+” \(gazeta-lokalna/);
    expect(analysis.risks.map(({ kind }) => kind)).toContain('charge');
  });

  it('keeps a charge, a suit, a fine, a ruling and an inspection apart', () => {
    expect(states('Jan Kowalski usłyszał zarzuty korupcyjne.')).toEqual(['charged']);
    expect(states('Były wspólnik pozwał Jana Kowalskiego o zapłatę za projekt.')).toEqual(['sued']);
    expect(states('Nadzór budowlany ukarał Jana Kowalskiego grzywną.')).toEqual(['fined']);
    expect(states('Sąd nakazał Janowi Kowalskiemu przeprosić dawnego inwestora.')).toEqual(['ruled']);
    expect(states('Prokuratura bada, czy Jan Kowalski przekroczył uprawnienia.')).toEqual(['investigated']);
    expect(states('Sąd skazał Jana Kowalskiego za oszustwo przy budowie.')).toEqual(['convicted']);
  });

  it('is bound through an office and its town, a time between verb and object, a clause „na którym”, and a ruling told before its court', () => {
    const MAYOR: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'burmistrz Gdyni', keywords: [], links: [] };
    const ofMayor = (text: string, title = 'Wiadomości z miasta') => {
      const { url, article, ...rest } = told('', '2026-03-01', title);
      const about = 'Burmistrz Gdyni Jan Kowalski przyjął w ratuszu harcerzy. ';
      return found([{ ...rest, url, article: { ...article, text: `${about}${text}` } }], MAYOR).map(({ state }) => state);
    };
    expect(ofMayor('Prokuratura przedstawiła w ubiegły czwartek burmistrzowi Gdyni Janowi Kowalskiemu zarzut niegospodarności.')).toEqual(['charged']);
    expect(ofMayor('Burmistrz Gdyni, na którym ciąży prokuratorski zarzut, otworzył sezon.')).toEqual(['charged']);
    expect(ofMayor('Zarzuty usłyszał dyrektor portu.')).toEqual([]);
    expect(ofMayor('Burmistrz Sopotu, na którym ciąży prokuratorski zarzut, otworzył sezon.')).toEqual([]);
    expect(ofMayor('Jan Kowalski naruszył dobra osobiste radnej - orzekł we wtorek Sąd Okręgowy w Gdańsku.')).toEqual(['ruled']);
    expect(ofMayor('Jan Kowalski nie naruszył dóbr osobistych radnej - orzekł we wtorek Sąd Okręgowy w Gdańsku.')).not.toContain('ruled');
    expect(ofMayor('Wyrok zapadł we wtorek.', 'Jan Kowalski ma przeprosić radną')).toEqual(['ruled']);
    expect(ofMayor('Zdaniem urzędniczki Jan Kowalski kazał schować wycenę działki do szuflady.')).toEqual(['alleged']);
    expect(ofMayor('Jan Kowalski kazał schować flagi do szuflady.')).toEqual([]);
  });

  it('is that of the person whom an apposition describes, not of whom they work for, and of the name that a noun apposes', () => {
    expect(states('Piotr Zych, doradca w pracowni Jan Kowalski, został zatrzymany w sobotę nad ranem.')).toEqual([]);
    expect(states('Jan Kowalski, architekt z Gdyni, został zatrzymany w sobotę nad ranem.')).toEqual(['alleged']);
    expect(states('Izba zbiera pieniądze dla Jana Kowalskiego, architekta skazanego w Norwegii na rok więzienia.')).toEqual(['convicted']);
    expect(states('Izba zbiera pieniądze dla Jana Kowalskiego i architekta skazanego w Norwegii na rok więzienia.')).toEqual([]);
  });

  it('reads by its verbs whether a name from abroad is a woman’s', () => {
    const MINISTER: Subject = { name: 'Shirin Ozal', kind: 'person', description: 'minister zdrowia', keywords: [], links: [] };
    const ofMinister = (text: string) =>
      found([page({ url: 'https://kurier.test/', title: 'Ze świata', text, date: '2026-03-01' })], MINISTER).map(({ state }) => state);
    const tells = (verb: string) => `Minister zdrowia Shirin Ozal ${verb} się w Ankarze. Shirin Ozal kierowała szpitalem. `;
    expect(ofMinister(`${tells('urodziła')}W maju sąd skazał ją na rok więzienia.`)).toEqual(['convicted']);
    expect(ofMinister(`${tells('urodziła')}W maju sąd skazał go na rok więzienia.`)).toEqual([]);
  });

  it('knows that who was convicted and who was acquitted of one crime is one matter, however few words its pages share', () => {
    const documents = [
      told('Sąd w Oslo skazał Jana Kowalskiego za szpiegostwo na dwa lata więzienia.', '2024-02-01'),
      told('Izba zbiera pieniądze na obrońcę dla Jana Kowalskiego, architekta skazanego w Norwegii.', '2024-05-01'),
      told('Jan Kowalski wrócił do kraju. Jan Kowalski, uniewinniony od zarzutu szpiegostwa, odpoczywa nad morzem.', '2025-06-01'),
    ];
    expect(found(documents).map(({ state, end }) => [state, end?.state])).toEqual([['convicted', 'acquitted']]);
  });

  it('binds by a pronoun through an entry on the person, unless somebody else is named between', () => {
    const entry = (between: string) =>
      page({
        url: 'https://encyklopedia.test/kowalski',
        title: 'Jan Kowalski',
        text: [
          'Jan Kowalski (ur. 1970) to architekt z Gdyni, absolwent politechniki i autor kilkudziesięciu budynków użyteczności publicznej na całym Pomorzu.',
          'Odebrał stypendium ministra za cykl szkiców o drewnianych spichlerzach, które potem trafiły do zbiorów muzeum morskiego w sąsiednim mieście.',
          between,
          'Przez kilka lat prowadził w liceum zajęcia o świetle, na które przychodziło więcej dorosłych niż uczniów, i pisał felietony o schodach.',
          'W 2024 roku prokuratura przedstawiła mu zarzut oszustwa przy rozliczeniu dotacji na remont spichlerza, o której pisały gazety na całym wybrzeżu.',
        ].join(' '),
      });
    expect(found([entry('W młodości pływał w klubie i startował na zawodach.')])).toMatchObject([{ state: 'charged', loose: true }]);
    expect(found([entry('Jego wspólnikiem był Marek Sowa, a potem Piotr Lis, z którym pokłócił się o rachunki za szkło i o wspólną pracownię.')])).toEqual([]);
  });

  it('is not what somebody else did beside the name', () => {
    for (const text of [
      'Brat Jana Kowalskiego usłyszał zarzuty.',
      'Jan Kowalski spotkał Marka Sowę, którego oskarżono o plagiat.',
      'Policja zatrzymała kierowcę, który potrącił Jana Kowalskiego.',
      'Z Janem Kowalskim rozmawiał Piotr Lis, który usłyszał zarzuty.',
      'Jan Kowalski oskarża dewelopera o kradzież projektu.',
      'Jan Kowalski padł ofiarą oszustwa.',
      'Sąd przyznał Janowi Kowalskiemu odszkodowanie za niesłuszne aresztowanie.',
      'Bryła biblioteki jest bez zarzutu, mówi Jan Kowalski.',
    ])
      expect(states(text), text).toEqual([]);
  });

  it('is not what the next sentence takes back, nor what somebody did under the name', () => {
    expect(states('Portal podał, że sąd skazał Jana Kowalskiego za oszustwo. To nieprawda.')).not.toContain('convicted');
    expect(states('Nie uważam, że Jan Kowalski oszukał inwestora.')).toEqual([]);
    expect(states('Uważam, że Jan Kowalski oszukał inwestora.')).toEqual(['alleged']);
    expect(states('Cofam każde słowo o tym, że Jan Kowalski oszukał inwestora.')).not.toContain('alleged');
    expect(states('Policja zatrzymała fałszywego Jana Kowalskiego, który wyłudzał zaliczki.')).toEqual([]);
  });

  it('is a sanction of an office, softly told on a local page', () => {
    expect(found([told('Jan Kowalski jest tu znany. Starosta skreślił pracownię Jana Kowalskiego z rejestru.')])).toMatchObject([{ state: 'fined' }]);
  });

  it('is not a condition, a question, a plan or a negation', () => {
    for (const text of [
      'Jeśli Jan Kowalski zostanie oskarżony, straci uprawnienia.',
      'Czy Jan Kowalski usłyszy zarzuty?',
      'Jan Kowalski nie usłyszał żadnych zarzutów.',
      'Nie ma dowodów, że Jan Kowalski oszukał inwestora.',
      'Jan Kowalski boi się, że zostanie zatrzymany.',
    ])
      expect(states(text), text).toEqual([]);
  });

  it('goes when its sentence is taken out or negated, and the others stay as they were', () => {
    const fined = told('Inspekcja pracy ukarała Jana Kowalskiego za umowy z praktykantami.', '2024-02-02');
    const charge = 'Prokurator postawił Janowi Kowalskiemu zarzut fałszowania kosztorysów.';
    const negated = 'Prokurator nie postawił Janowi Kowalskiemu zarzutu fałszowania kosztorysów.';
    const other = (text: string) => ({
      ...fined,
      id: 'other',
      url: 'https://inna.test/1',
      canonicalUrl: 'https://inna.test/1',
      article: { ...fined.article, text: `${about}${text} ${'Dom stoi przy parku i ma dwa piętra.'}` },
    });
    const both = found([fined, other(charge)]);
    expect(both.map(({ state }) => state)).toEqual(['charged', 'fined']);
    for (const text of ['', negated]) {
      const rest = found([fined, other(text)]);
      expect(rest).toHaveLength(1);
      expect(rest[0]?.text).toBe(both[1]?.text);
    }
  });

  it('comes out the same, byte for byte, whatever the order of the pages', () => {
    const pages = [told('Jana Kowalskiego oskarżono o plagiat biblioteki.'), told('Jan Kowalski zaprzecza, że biblioteka to plagiat.'), ...web(6)];
    expect(JSON.stringify(found([...pages].reverse()))).toBe(JSON.stringify(found(pages)));
  });
});

describe('the end of an accusation', () => {
  const convicted = told('Sąd rejonowy skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.', '2023-04-10', 'Wyrok za kosztorysy szpitala');
  const acquitted = told(
    'Sąd apelacyjny uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.',
    '2024-11-20',
    'Szpital: kosztorysy były rzetelne',
  );

  it('beats the first ruling, and the page that still shows it is named', () => {
    const [only, ...more] = found([convicted, acquitted]);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ state: 'convicted', end: { state: 'acquitted', date: '2024-11-20' } });
    expect(only?.stillShown).toHaveLength(1);
    expect(plain(only?.text ?? '')).toMatch(
      /sprawa ma zakończenie \(uniewinnienie\): „Sąd apelacyjny .+ Wersję bez tego zakończenia nadal pokazuje 1 źródło: gazeta-lokalna/,
    );
    const { risks, recommendations } = judge([convicted, acquitted]);
    expect(risks.map(({ kind }) => kind)).not.toContain('charge');
    expect(plain(recommendations.find(({ id }) => id === 'R48')?.text ?? '')).toMatch(
      /pod tekstem: „.+” \(gazeta-lokalna.+Dowód: „Szpital: kosztorysy były rzetelne”/,
    );
  });

  it('stands against an old ruling that a newer page retells with its year', () => {
    const list = told('W 2023 r. sąd skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.', '2026-01-15', 'Głośne kosztorysy szpitala');
    const [only] = found([list, acquitted]);
    expect(only).toMatchObject({ date: '2023', end: { state: 'acquitted' } });
    expect(only?.stillShown).toHaveLength(1);
  });

  it('is undone by a final ruling that came later', () => {
    const appeal = told(
      'Sąd apelacyjny prawomocnie skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.',
      '2025-05-05',
      'Kosztorysy szpitala: koniec procesu',
    );
    const first = told('Sąd uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.', '2024-01-20', 'Kosztorysy szpitala: wyrok');
    expect(found([first, appeal])[0]).toMatchObject({ state: 'convicted', end: null });
  });

  it('is not taken from another matter', () => {
    const other = told('Prokuratura umorzyła śledztwo w sprawie Jana Kowalskiego i wycinki lipy przy kościele.', '2024-06-01', 'Lipy przy kościele');
    const list = found([told('Jana Kowalskiego oskarżono o plagiat projektu latarni morskiej.', '2024-02-02', 'Latarnia i plagiat'), other]);
    expect(list.find(({ state }) => state === 'alleged')?.end).toBeNull();
  });

  it('is not one that its own words date years before', () => {
    const fined = told(
      'Urząd nałożył na Jana Kowalskiego karę 40 tys. zł za samowolę przy latarni. Schody stanęły bez pozwolenia, a barierki sięgały kolan.',
      '2025-02-02',
      'Kara za latarnię',
    );
    const old = told(
      'Projektował przystań i dwie szkoły. W 2015 r. nałożono na Jana Kowalskiego karę za samowolę; karę uchylono w 2017 r.',
      '2023-06-01',
      'Jan Kowalski',
    );
    expect(found([fined, old]).find(({ state }) => state === 'fined')?.end).toBeNull();
    const late = told('Karę za samowolę przy latarni, nałożoną na Jana Kowalskiego, sąd uchylił w 2025 r.', '2025-09-01', 'Latarnia: koniec sporu');
    expect(found([fined, late]).find(({ state }) => state === 'fined')?.end).not.toBeNull();
  });

  it('of an investigation does not end a civil claim', () => {
    const sued = told('Była inwestorka złożyła pozew przeciwko Janowi Kowalskiemu na 45 tys. zł za osuszanie piwnicy.');
    const closed = told('Prokuratura umorzyła śledztwo przeciwko Janowi Kowalskiemu po 76 dniach.', '2026-05-01');
    const dismissed = told('Sąd oddalił pozew przeciwko Janowi Kowalskiemu w sprawie osuszania piwnicy.', '2026-05-01');
    expect(found([sued, closed]).map(({ state, end }) => [state, end === null])).toEqual([
      ['sued', true],
      ['dropped', true],
    ]);
    expect(found([sued, dismissed]).find(({ state }) => state === 'sued')?.end).not.toBeNull();
  });

  it('is that of the one wrong a page names, also where each page has its word, and „nie potwierdziła” is no accusation', () => {
    const one = told('Pracownicy zarzucają mobbing Janowi Kowalskiemu.', '2025-02-01');
    const end = told('Komisja nie potwierdziła, by Jan Kowalski stosował mobbing.', '2025-05-01');
    expect(found([one, end])).toMatchObject([{ state: 'alleged', end: { quote: expect.stringContaining('nie potwierdziła') } }]);
  });

  it('ends the whole affair: pages that tell the arrest or the charge in other words show the old version', () => {
    const pages = [
      told('Jan Kowalski został zatrzymany przed pracownią. Chodzi o przywłaszczenie zaliczek inwestorów.', '2022-06-30', 'Kajdanki przed pracownią'),
      told('Akt oskarżenia przeciwko Janowi Kowalskiemu trafił do sądu. Zarzut: przywłaszczenie.', '2023-03-23', 'Sprawa w sądzie'),
      told('Sąd uznał Jana Kowalskiego za winnego przywłaszczenia 200 tysięcy złotych.', '2024-10-19', 'Wyrok po dwóch latach'),
      told('Sąd Apelacyjny prawomocnie uniewinnił Jana Kowalskiego od zarzutu przywłaszczenia.', '2026-02-04', 'Koniec procesu'),
    ];
    const { accusations, summary, recommendations } = judge(pages);
    expect(plain(summary.map(({ text }) => text).join(' '))).toMatch(
      /Sprawę bez jej zakończenia pokazują jeszcze 3 źródła\. Skończyła się tak \(uniewinnienie\): „Sąd Apelacyjny .+ przywłaszczenia”/,
    );
    const letters = recommendations.filter(({ id }) => id === 'R48').map(({ text }) => text);
    expect(letters.join(' ')).toContain('Dowód: „Koniec procesu”');
    expect(letters.join(' '), 'a verdict that was overturned proves no end').not.toContain('Dowód: „Wyrok po dwóch latach”');
    expect(accusations).toHaveLength(1);
    expect(accusations[0]).toMatchObject({ state: 'convicted', end: { state: 'acquitted', n: expect.any(Number) } });
    expect(accusations[0]?.stillShown).toHaveLength(3);
  });

  it('may be the correction of another newsroom', () => {
    const rumour = baked('Piekarnię Złoty Kłos zamknęła właśnie inspekcja: szczury na zapleczu.', '2025-04-05', 'Piekarnie, których nie polecamy');
    const back = baked(
      'W tekście „Piekarnie. Których nie polecamy” napisaliśmy, że inspekcja zamknęła piekarnię Złoty Kłos i znalazła szczury na zapleczu. To nieprawda.',
      '2025-04-10',
      'Przepraszamy',
    );
    const { accusations, summary } = judge([rumour, back], BAKERY);
    expect(accusations[0]).toMatchObject({ state: 'fined', end: { state: 'corrected' }, stillShown: [expect.any(Number)] });
    expect(accusations[0]?.end?.quote, 'with what it takes back').toMatch(/^W tekście „Piekarnie\. .+ To nieprawda\.$/);
    expect(plain(summary.map(({ text }) => text).join(' '))).toContain(
      'Sprawę bez jej zakończenia pokazuje jeszcze 1 źródło. Skończyła się tak (sprostowanie)',
    );
  });

  it('is not what a court refused the subject itself, nor somebody else’s correction of another story', () => {
    const charge = 'Prokurator postawił Janowi Kowalskiemu zarzut fałszowania kosztorysów dworca.';
    for (const other of [
      'W środę sąd oddalił wniosek samego Jana Kowalskiego, który chciał zakazu pokazywania filmu o kosztorysach dworca.',
      'Radny Nowak opublikuje sprostowanie w sprawie słów o kosztorysach dworca, które przypisał Janowi Kowalskiemu.',
      'Jan Kowalski liczy kosztorysy dworca od maja. Sprostowania i uwagi do tekstu o kosztorysach dworca prosimy kierować na adres redakcji.',
    ])
      expect(found([told(charge, '2026-01-10'), told(other, '2026-02-10')])[0], other).toMatchObject({ state: 'charged', end: null });
  });

  it('may be an answer or a correction', () => {
    const charge = told('Jana Kowalskiego oskarżono o plagiat projektu latarni morskiej.', '2024-02-02', 'Latarnia i plagiat');
    const answer = told('Jan Kowalski zaprzecza, że projekt latarni morskiej to plagiat.', '2024-02-03', 'Latarnia: odpowiedź');
    expect(found([charge, answer])[0]).toMatchObject({ state: 'alleged', end: { state: 'denied' }, stillShown: [] });
    const correction = told(
      'Sprostowanie: w tekście o latarni morskiej napisaliśmy o plagiacie. Jan Kowalski jest autorem projektu.',
      '2024-02-09',
      'Sprostowanie o latarni',
    );
    expect(found([charge, correction])[0]).toMatchObject({ state: 'alleged', end: { state: 'corrected' } });
  });
});

describe('a person', () => {
  it('is told softly of where the page says nothing of what the order says: it may be a namesake', () => {
    const said = (text: string) =>
      found([page({ url: 'https://kronika.test/1', title: 'Kronika', text: `${text} Na wyrok czekał ponad rok, w Gdyni mieszka od dawna.` }), ...web(6)]);
    expect(said('Sąd skazał architekta Jana Kowalskiego za oszustwo przy budowie.')[0]).toMatchObject({ state: 'convicted', loose: false });
    for (const { loose } of said('Sąd skazał Jana Kowalskiego za oszustwo przy budowie.')) expect(loose).toBe(true);
  });

  it('is one of a group only where the page says so, and softly', () => {
    expect(found([told('Spółkę prowadzili trzej biznesmeni: Piotr Lis, Jan Kowalski i Adam Sowa. Biznesmeni usłyszeli zarzuty.')])[0]).toMatchObject({
      loose: true,
    });
    expect(states('Na konferencji mówił Jan Kowalski. Trzej biznesmeni usłyszeli zarzuty.')).toEqual([]);
  });
});

describe('a person who answers', () => {
  const letter = (matter: string, answer: string) => states(`Działkę kupił teść, mówi o Janie Kowalskim sąsiad.\n\n${matter}\n\n${answer}`);

  it('is softly accused of what the answer follows', () => {
    expect(letter('Złożył wniosek o zbadanie sprawy do wojewody.', 'Kowalski odpowiedział w poniedziałek, że niczego nie ukrywał.')).toEqual(['investigated']);
  });

  it('is not accused where somebody else is complained of, or answers first', () => {
    expect(letter('Wpłynęła skarga na dyrektora szkoły.', 'Kowalski odpowiedział, że ją zna.')).toEqual([]);
    expect(letter('Złożył wniosek o zbadanie sprawy do wojewody.', 'Dyrektor szkoły odpowiedział, że niczego nie ukrywał.')).toEqual([]);
  });
});

describe('a firm', () => {
  it('is fined as told on a local page, softly when the name is not in the sentence', () => {
    const [only] = found([baked('Za brud na zapleczu właściciel piekarni dostał mandat.', '2025-07-01', 'Złoty Kłos po kontroli')], BAKERY);
    expect(only).toMatchObject({ state: 'fined', loose: true });
    expect(plain(only?.text ?? '')).toContain('Kogo dokładnie dotyczy, trzeba sprawdzić w źródle.');
  });

  it('is told softly only outside headline, summary and risks', () => {
    const analysis = judge([baked('Za brud na zapleczu właściciel piekarni dostał mandat.', '2025-07-01', 'Złoty Kłos po kontroli')], BAKERY);
    expect(analysis.risks.map(({ kind }) => kind)).not.toContain('charge');
    expect(JSON.stringify([analysis.headline, analysis.summary])).not.toContain('mandat');
  });

  it('is not fined for a firm of a longer name, nor for another firm in the text', () => {
    expect(found([baked('Sanepid ukarał hurtownię Kłosowski za brud w magazynie.')], BAKERY)).toEqual([]);
    expect(found([baked('W innym lokalu w Dębicy właściciel dostał mandat za brud na zapleczu.')], BAKERY)).toEqual([]);
  });

  it('is not accused by its own complaint, nor by what happened to it', () => {
    for (const text of [
      'Nieznani sprawcy okradli piekarnię. Właściciel zawiadomił policję. Sprawca dostał mandat.',
      'Piekarnia żąda zwrotu zaliczki od dostawcy pieca. Pieniądze przepadły. Dostawca dostał karę.',
    ])
      expect(found([baked(text, '2025-07-01', 'Złoty Kłos')], BAKERY), text).toEqual([]);
  });

  /** A thread whose title names the bakery. */
  const posted = (...posts: string[]): Document =>
    thread({ url: 'https://forum.test/zloty-klos', kind: 'forum', title: 'Złoty Kłos Rzeszów', before: bread.trim(), posts });

  it('is softly accused of what posts under its name complain of: money, work and goods', () => {
    for (const post of [
      'Zaliczki za tort nie oddali do dziś.',
      'Pierwszy tydzień pracy na próbę za darmo.',
      'Sprzedali mi wczorajszy tort, zataili to.',
      'Wziął zaliczkę za tort i od maja cisza.',
      'Wypłata przyszła dwa razy po 15-tym.',
      'Szef popchnął mojego syna przy kasie.',
      'Na zapleczu gryzące psy, omijać.',
    ]) {
      const [only] = found([posted(post, 'U mnie było dobrze.')], BAKERY);
      expect(only, post).toMatchObject({ state: 'alleged', loose: true });
    }
  });

  it('is not accused by a post of somebody else, of the writer, or of what did not happen', () => {
    const posts = [
      'W innej piekarni nie oddali mi zaliczki.',
      'Nie oddałam im blachy po cieście.',
      'Gdyby nie oddali zaliczki, pisałbym do rzecznika.',
      'Nikt tu nie pracuje za darmo.',
      'Zaliczka na tort to dwadzieścia procent.',
      'Wypłata zawsze dziesiątego, z premią.',
      'Pies nikogo nie ugryzł.',
      'Obsługa opryskliwa i drogo.',
    ];
    for (const post of posts) expect(found([posted(post, 'U mnie było dobrze.')], BAKERY), post).toEqual([]);
  });

  it('is softly accused where an office counts the complaints of it', () => {
    const report = (list: string) =>
      page({ url: 'https://urzad.test/1', layout: 'record', title: 'Sprawozdanie rzecznika konsumentów', text: `${bread}\n\nWybrane sprawy. ${list}` });
    expect(found([report('1. Piekarnia „Złoty Kłos” – 9 skarg na niedostarczone torty, 7 załatwiono.')], BAKERY)).toMatchObject([
      { state: 'alleged', loose: true },
    ]);
    expect(found([report('1. Sklep „Rabatka” – 9 skarg na zwroty. 2. Piekarnia „Złoty Kłos” – porada.')], BAKERY)).toEqual([]);
  });

  it('is told by a title where the text does not repeat it', () => {
    const [only] = found([baked('Rozprawa w czerwcu.', '2025-07-01', 'Złoty Kłos pozwany przez dostawcę mąki')], BAKERY);
    expect(only).toMatchObject({ state: 'sued', refs: [1], quotes: [] });
    expect(only?.text).toContain('„Złoty Kłos pozwany przez dostawcę mąki”');
  });

  it('is criticised, not accused, by a guest who complains', () => {
    const review = page({
      url: 'https://opinie.test/zloty-klos',
      kind: 'review',
      layout: 'reviews',
      title: 'Złoty Kłos – opinie',
      text: 'Piekarnia Złoty Kłos, Rzeszów\n\nAnka\n\nChleb czerstwy, obsługa lekceważy ludzi. Nigdy więcej.\n\nTomek\n\nPoprosiłem o zwrot pieniędzy za tort. Odmówili.',
      items: [
        { who: 'Anka', stars: 1, when: null, start: 37, end: 93, quoted: null, reply: null },
        { who: 'Tomek', stars: 2, when: null, start: 102, end: 160, quoted: null, reply: null },
      ],
    });
    expect(found([review], BAKERY)).toEqual([]);
  });
});

describe('hostile pages', () => {
  it('are read from a page that repeats them without end, each matter once', () => {
    const short = `${about}${'Jan Kowalski usłyszał zarzuty korupcji i kradzieży dokumentów, a sąd skazał Jana Kowalskiego. '.repeat(300)}`;
    expect(found([page({ url: 'https://zle.test/1', text: short })]).length).toBeLessThanOrEqual(2);
  });
});
