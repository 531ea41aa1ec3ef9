import { describe, expect, it } from 'vitest';
import { itemOf } from '../../src/analysis/ledger/ledger.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import { areLocal } from '../../src/analysis/tone/index.ts';
import { answerBy } from '../../src/analysis/tone/model.ts';
import { readSentence } from '../../src/analysis/tone/sentence.ts';
import { CERTAIN } from '../../src/contract/constants.ts';
import type { PageItem } from '../../src/research/types.ts';
import { ARCHITECT, claimsOf, judge, type Page, page } from './factory.ts';

const filler = (n: number) =>
  Array.from({ length: n }, (_, i) => `Przy ulicy numer ${i} rosną stare lipy, a obok stoją drewniane ławki, które miasto pomalowało wiosną na zielono.`).join(
    ' ',
  );
const toneOf = (given: Partial<Page> & { text: string }) => {
  const document = page({ url: 'https://gazeta.test/1', ...given });
  const [matched] = matchDocuments(ARCHITECT, [document]).matched;
  return itemOf(matched as never, false, (url) => url).evidence.sentiment;
};

/** A page of reviews by their stars. */
function reviews(stars: number[]): { text: string; items: PageItem[]; layout: 'reviews' } {
  let text = 'Jan Kowalski, architekt, Gdynia\n\n';
  const items = stars.map((given, i): PageItem => {
    const start = text.length;
    text += `Byliśmy u architekta w sprawie domu numer ${i}.`;
    const end = text.length;
    text += '\n\n';
    return { who: `Gość ${i}`, stars: given, when: null, start, end, quoted: null, reply: null };
  });
  return { text, items, layout: 'reviews' };
}

describe('the tone of a page', () => {
  it('is that of most reviews, and mixed where they differ', () => {
    expect(toneOf(reviews([5, 5, 4, 5, 5, 4]))?.label).toBe('positive');
    expect(toneOf(reviews([1, 1, 2, 1, 1]))?.label).toBe('negative');
    expect(toneOf(reviews([5, 1, 4, 2, 5]))?.label).toBe('mixed');
  });

  it('is neutral where a register states facts, whatever its words', () => {
    const text = 'Jan Kowalski, architekt, Gdynia.\n\nUpadłość: brak wpisów\n\nStrata netto 2024: 12 000,00 zł\n\nSkargi: brak';
    expect(toneOf({ text, layout: 'record' })).toMatchObject({ label: 'neutral' });
  });

  it('follows the affair that the title lays at the door of the subject', () => {
    const bad = `Radni ostro skrytykowali architekta Jana Kowalskiego z Gdyni za nieprawidłowości przy budowie biblioteki. Zdaniem radnych Kowalski oszukał miasto i zlekceważył ostrzeżenia inspektora. ${filler(3)} Skandal z udziałem Jana Kowalskiego bulwersuje mieszkańców całej Gdyni od kilku tygodni.`;
    const good = `Jury wyróżniło architekta Jana Kowalskiego z Gdyni za wybitny projekt biblioteki. Jan Kowalski zdobył nagrodę miasta i odniósł kolejny sukces w zawodzie. ${filler(3)} Mieszkańcy chwalą Jana Kowalskiego i gratulują mu zwycięstwa w ogólnopolskim konkursie.`;
    const bare = `Architekt Jan Kowalski z Gdyni opowiedział uczniom o bibliotece przy parku miejskim. ${filler(5)}`;
    expect(toneOf({ title: 'Skandal przy bibliotece. Jan Kowalski oszukał miasto', text: bad })?.label).toBe('negative');
    expect(toneOf({ title: 'Jan Kowalski z nagrodą za bibliotekę', text: good })?.label).toBe('positive');
    // Its words alone may lean to a side, but state none.
    const plain = toneOf({ title: 'Spotkanie w szkole', text: bare });
    expect(plain?.label === 'neutral' || (plain?.confidence ?? 1) < CERTAIN).toBe(true);
  });

  it('is not bad where the title clears the subject, whatever words the case needs', () => {
    const told = `Sąd w środę ogłosił wyrok w sprawie, którą gazety nazywały skandalem. Architekta Jana Kowalskiego z Gdyni oskarżano o nieprawidłowości i oszustwo przy budowie biblioteki. Radni ostro krytykowali Kowalskiego i zarzucali mu, że naraził miasto na poważne straty. ${filler(3)}`;
    const of = (title: string) => toneOf({ title, text: told });
    expect(of('Skandal przy bibliotece. Jan Kowalski pod ostrzałem radnych')?.label).toBe('negative');
    for (const title of [
      'Jan Kowalski uniewinniony',
      'Śledztwo w sprawie biblioteki umorzone',
      'Sąd uchylił karę dla architekta z Gdyni',
      'Gazeta musi przeprosić Jana Kowalskiego',
      'Sąd: zwolnienie architekta było bezprawne',
      'Koniec sporu o bibliotekę. Jan Kowalski wygrał z urzędem',
      'Komisja: Jan Kowalski nie ukrył ekspertyzy',
      'Prokurator: brak dowodów przeciw Janowi Kowalskiemu',
      'Jan Kowalski nie stanie przed sądem',
      'Sąd wycofał nakaz aresztowania Jana Kowalskiego',
    ])
      expect(of(title)?.label, title).toMatch(/positive|mixed/);
    expect(of('Oszustwa nie było, ale Jan Kowalski zapłaci grzywnę')?.label).toBe('mixed');
    // What is taken back, and whose crime is told under somebody else's name, says nothing of the subject.
    expect(of('Nie, to nie Jan Kowalski. Prostujemy plotkę')?.label).toBe('neutral');
    expect(of('Groził architektowi śmiercią. 52-latek w areszcie')?.label).toBe('neutral');
    expect(of('Jan Kowalski skazany')?.label).toBe('negative');
    // Nor is it cleared with somebody else of the affair, or by what was against the law of its own deeds.
    expect(of('Zofia Bury uniewinniona w sprawie biblioteki')).toMatchObject({ label: 'negative', confidence: 0.5 });
    expect(of('Sąd: zawieszenie przetargu było bezprawne')?.label).toBe('negative');
    // Who has to say sorry is not cleared, nor is who lost.
    expect(of('Jan Kowalski musi przeprosić miasto')?.label).toBe('negative');
    expect(of('Urzędniczka wygrała z biurem architekta. Zwolnienie było bezprawne')?.label).toBe('negative');
  });

  it('is good where a decision against the subject is quashed or a claim against it fails, not where its own claim does', () => {
    const court = (whose: string) =>
      `${whose} Zdaniem powoda współpraca była fatalna, a w biurze dochodziło do nadużyć i awantur. Sędzia mówiła o sporze i o stratach. ${filler(5)}`;
    const against = court('Sąd oddalił w środę pozew inwestora Zenona Burego przeciwko architektowi Janowi Kowalskiemu z Gdyni.');
    const own = court('Sąd oddalił w środę pozew Jana Kowalskiego, architekta z Gdyni, przeciwko inwestorowi.');
    expect(toneOf({ title: 'Sąd oddalił pozew inwestora', text: against })?.label).toBe('positive');
    expect(toneOf({ title: 'Sąd oddalił pozew architekta', text: own })?.label).not.toBe('positive');
    const board = `Radni ostro krytykowali architekta Jana Kowalskiego z Gdyni za nieprawidłowości przy budowie biblioteki i zarzucali mu, że naraził miasto na straty. Zdaniem radnych Kowalski oszukał miasto. ${filler(5)}`;
    expect(toneOf({ title: 'Izba unieważniła uchwałę o odwołaniu Jana Kowalskiego', text: board })?.label).toBe('positive');
    expect(toneOf({ title: 'Sąd uchylił odmowę wszczęcia śledztwa wobec Jana Kowalskiego', text: board })?.label).not.toBe('positive');
  });

  it('is at worst mixed where what was complained of is put right, and not sure where somebody is asked', () => {
    const blame = `Radni ostro krytykowali architekta Jana Kowalskiego z Gdyni za nieprawidłowości przy budowie biblioteki. Zdaniem radnych Kowalski oszukał miasto i naraził je na straty. ${filler(4)}`;
    const title = 'Skandal przy bibliotece. Jan Kowalski pod ostrzałem radnych';
    const [plain, asked] = [title, `${title}. Rozmowa z radną`].map((one) => toneOf({ title: one, text: blame }));
    expect(plain?.label).toBe('negative');
    expect(plain?.confidence).toBeGreaterThanOrEqual(CERTAIN);
    expect(toneOf({ title, text: `Pomiary hałasu wyszły w normie. ${blame}` })?.label).toBe('mixed');
    expect(toneOf({ title, text: `Jan Kowalski usunął wszystkie uchybienia. ${blame}` })?.label).toBe('mixed');
    expect(toneOf({ title, text: `Jan Kowalski nie usunął uchybień. ${blame}` })?.label).toBe('negative');
    expect(asked?.confidence).toBeLessThan(CERTAIN);
    // Who is asked weighs both sides, if not of whom the interview is.
    expect(toneOf({ title: 'Skandal przy bibliotece. Rozmowa z radną', text: `${blame} ${filler(30)}` })?.label).toBe('mixed');
    // Who says sorry did something; who speaks in a title blames others.
    const praise = `Jury wyróżniło architekta Jana Kowalskiego z Gdyni za wybitny projekt biblioteki. Mieszkańcy chwalą Jana Kowalskiego i gratulują mu zwycięstwa. ${filler(3)}`;
    const [praised, sorry] = ['cieszy się', 'przeprosił'].map((verb) => toneOf({ title: 'Jan Kowalski z nagrodą', text: `${praise} Jan Kowalski ${verb}.` }));
    expect(praised).toMatchObject({ label: 'positive' });
    expect(praised?.confidence).toBeGreaterThanOrEqual(CERTAIN);
    expect(sorry?.confidence).toBeLessThan(CERTAIN);
    expect(toneOf({ title: 'Jan Kowalski: radni oszukali miasto', text: blame })?.confidence).toBeLessThan(CERTAIN);
  });

  it('is what a poll says of the subject, where the answers are told', () => {
    const asked = (answer: string) => toneOf({ title: 'Sondaż: kogo cenią mieszkańcy Gdyni', text: `${filler(3)} ${answer} ${filler(3)}` })?.label;
    expect(asked('Architektowi Janowi Kowalskiemu ufa 19 proc. badanych, nie ufa 54.')).toBe('negative');
    expect(asked('Architekta Jana Kowalskiego dobrze ocenia 61 proc., źle 22.')).toBe('positive');
    expect(asked('Aż 66 proc. uważa, że architekt Jan Kowalski źle dba o zieleń.')).toBe('negative');
    expect(asked('Architekta Jana Kowalskiego dobrze ocenia 41 proc., źle 38.')).toBe('neutral');
    expect(asked('Na architekta Jana Kowalskiego chce głosować 19 proc. badanych, na Zofię Bury 31.')).not.toBe('negative');
  });

  it('is not sure where what the weights of local pages read is the opposite of what those of the press do', () => {
    const heads = (bad: number, good: number) => ({ bias: [bad, good] as [number, number], weights: {}, lemmas: {}, calibration: [1, 1] as [number, number] });
    const read = { features: {}, lemmas: new Set<string>() };
    const sure = answerBy({ press: heads(2, -3), local: heads(2, -3) }, read, 120);
    const torn = answerBy({ press: heads(2, -3), local: heads(-3, 2) }, read, 120);
    expect(sure).toMatchObject({ label: 'negative' });
    expect(sure.confidence).toBeGreaterThan(CERTAIN);
    expect(torn).toMatchObject({ label: 'negative' });
    expect(torn.confidence).toBeLessThan(CERTAIN);
  });

  it('is not bad because somebody misuses the subject’s name', () => {
    const told = `Policja zatrzymała mężczyznę podejrzanego o oszustwo. Oszukanych jest trzydzieści osób, a straty sięgają stu tysięcy złotych. Architekt Jan Kowalski z Gdyni złożył zawiadomienie, gdy na rynku pojawiły się jego rzekome projekty. Jan Kowalski mówi o fałszerstwie i kłamstwie. ${filler(3)}`;
    expect(toneOf({ title: 'Oszuści podszywają się pod Jana Kowalskiego', text: told })?.label).not.toBe('negative');
    expect(toneOf({ title: 'Fałszywy profil architekta. Jan Kowalski ostrzega', text: told })?.label).not.toBe('positive');
    const deed = `Policja zatrzymała architekta Jana Kowalskiego z Gdyni pod zarzutem oszustwa. Jan Kowalski oszukał trzydzieści osób i sfałszował podpisy, a straty sięgają stu tysięcy złotych. Radni skrytykowali Jana Kowalskiego i zarzucili mu kłamstwo. ${filler(3)}`;
    expect(toneOf({ title: 'Jan Kowalski wysyłał fałszywe listy. Skandal w Gdyni', text: deed })?.label).toBe('negative');
  });

  it('is better where something is granted or lifted after all, without a word of praise', () => {
    const told = `Sąd drugiej instancji uchylił w piątek decyzję urzędu i przywrócił uprawnienia, które architekt Jan Kowalski z Gdyni stracił wiosną. Odwołanie Jana Kowalskiego uwzględniono w całości, a skargę inwestora oddalono. ${filler(3)}`;
    const granted = toneOf({ title: 'Jan Kowalski jednak z uprawnieniami. Odwołanie uwzględnione', text: told });
    const plain = toneOf({
      title: 'Jan Kowalski z uprawnieniami. Odwołanie rozpatrzone',
      text: told.replace(/uchylił|przywrócił|uwzględniono|oddalono/gu, 'rozpatrzono'),
    });
    expect(granted?.score).toBeGreaterThan(plain?.score ?? 1);
  });

  it('is the same after a neutral paragraph more', () => {
    const text = `Radni skrytykowali architekta Jana Kowalskiego z Gdyni za nieprawidłowości przy budowie biblioteki. Kowalski zlekceważył ostrzeżenia i naraził miasto na poważne straty. ${filler(4)}`;
    const title = 'Jan Kowalski pod ostrzałem radnych';
    const [shorter, longer] = [toneOf({ title, text }), toneOf({ title, text: `${text}\n\n${filler(2)}` })];
    expect(Math.sign(longer?.score ?? 0)).toBe(Math.sign(shorter?.score ?? 0));
    expect(longer?.label).not.toBe('positive');
  });
});

describe('a local page of short sentences', () => {
  it('praises whom it thanks for help', () => {
    const text =
      'Składamy serdeczne podziękowania wszystkim, którzy pomogli przy remoncie świetlicy.\n\n' +
      'Jan Kowalski, architekt z Gdyni, przygotował projekt społecznie. Nie wziął za niego ani złotówki. Przez trzy soboty sam malował z nami ściany. ' +
      'Dziękujemy też piekarni za drożdżówki i strażakom za drabinę. Zbiórka na nowe krzesła trwa do niedzieli.';
    expect(toneOf({ title: 'Dziękujemy za pomoc', text })?.label).toBe('positive');
  });

  it('does not blame whom a misfortune befalls, whatever its words', () => {
    const theft =
      'Złodzieje włamali się w nocy do pracowni przy ulicy Portowej. Ukradli trzy komputery i ploter. Straty sięgają czterdziestu tysięcy złotych.\n\n' +
      '– Najbardziej żal dysku z rysunkami – mówi Jan Kowalski, architekt z Gdyni. Policja przegląda nagrania z monitoringu. Sprawców szukają dwa patrole. ' +
      'To trzecia kradzież w tej okolicy. Komputer pożyczyli mu koledzy z sąsiedniej pracowni.';
    const storm =
      'Nawałnica przeszła nad Gdynią w poniedziałek wieczorem. Wichura zerwała dach szkoły i zalała piwnice. Strażacy wyjeżdżali dwieście razy.\n\n' +
      'Woda weszła też do pracowni, którą prowadzi architekt Jan Kowalski. Zniszczyła makiety i archiwum. Nikt nie został ranny. ' +
      'Prądu nie miało tysiąc odbiorców. Miasto przyjmuje wnioski o pomoc.';
    expect(toneOf({ title: 'Włamanie do pracowni. Zniknęły komputery', text: theft })?.label).not.toMatch(/negative|mixed/);
    expect(toneOf({ title: 'Nawałnica nad Gdynią. Zerwane dachy', text: storm })?.label).not.toMatch(/negative|mixed/);
  });

  it('does not blame whom it clears', () => {
    const text =
      'W lipcu napisaliśmy, że Jan Kowalski, architekt z Gdyni, usłyszał zarzut oszustwa. Informacja ta jest nieprawdziwa. ' +
      'Zarzut usłyszał inny mieszkaniec o tym samym nazwisku. Prokuratura nie prowadzi wobec architekta żadnego postępowania. ' +
      'Za błąd przepraszamy pana Kowalskiego i jego rodzinę. Tekst usunęliśmy ze strony.';
    expect(toneOf({ title: 'Sprostowanie', text })?.label).not.toMatch(/negative|mixed/);
  });
});

it('short sentences are of the press where nobody else writes, and local where reviews and threads stand beside them', () => {
  const short = (n: number) =>
    page({
      url: `https://gazeta${n}.test/1`,
      title: `Warsztaty numer ${n}`,
      text: `Architekt Jan Kowalski z Gdyni prowadził zajęcia numer ${n}. Dzieci budowały domy z pudełek. Było wesoło. Potem zjadły ciasto.`,
    });
  const long = page({
    url: 'https://gazeta.test/2',
    title: 'Podziękowania',
    text: `Serdecznie dziękujemy architektowi Janowi Kowalskiemu z Gdyni, który bezinteresownie pomógł nam przygotować projekt świetlicy i przez trzy soboty sam malował z nami wszystkie ściany. ${filler(5)}`,
  });
  const opinions = (n: number) => page({ url: `https://opinie${n}.test/1`, title: 'Jan Kowalski, architekt', ...reviews([5, 4, 5]) });
  const { matched } = matchDocuments(ARCHITECT, [long, ...[1, 2, 3, 4, 5, 6, 7].map(short), opinions(1), opinions(2)]);
  const texts = matched.filter(({ document }) => document.article.kind === 'text');
  expect(texts).toHaveLength(8);
  expect(areLocal(texts.slice(0, 2))).toBeUndefined();
  expect(areLocal(texts.slice(0, 5))).toBeUndefined();
  expect(areLocal(texts)).toBe(false);
  expect(areLocal(matched)).toBe(true);
  const scoreOf = (known?: boolean) => itemOf(texts[0] as never, false, (url) => url, undefined, known).evidence.sentiment?.score ?? 0;
  expect(scoreOf(true)).not.toBe(scoreOf(false));
  expect(scoreOf()).toBe(scoreOf(false));
});

describe('a sentence', () => {
  const said = (text: string, name: string) => {
    const start = text.indexOf(name);
    const { for: pro, against } = readSentence(text, [{ start, end: start + name.length }]);
    return Math.sign(pro - against);
  };

  it('speaks against the one who is criticised, not against the one who does it', () => {
    expect(said('Jan Kowalski skrytykował Adama Nowaka.', 'Adama Nowaka')).toBe(-1);
    expect(said('Adam Nowak oszukał Jana Kowalskiego.', 'Adam Nowak')).toBe(-1);
    expect(said('Adam Nowak oszukał Jana Kowalskiego.', 'Jana Kowalskiego')).toBeGreaterThanOrEqual(0);
  });

  it('does not blame the victim, and praises nobody for what is only aimed at', () => {
    expect(said('Jan Kowalski padł ofiarą oszustwa.', 'Jan Kowalski')).toBe(0);
    const { for: aimed } = readSentence('Jan Kowalski walczy o nagrodę.', [{ start: 0, end: 12 }]);
    const { for: reached } = readSentence('Jan Kowalski odebrał nagrodę.', [{ start: 0, end: 12 }]);
    expect(aimed).toBeLessThan(reached / 2);
  });
});

it('a report counts mixed pages apart and says so', () => {
  const documents = [page({ url: 'https://opinie.test/1', title: 'Jan Kowalski, architekt, Gdynia', kind: 'review', ...reviews([5, 1, 4, 1]) })];
  const analysis = judge(documents);
  const sentence = claimsOf(analysis).find(({ pattern }) => pattern === 'SE-01');
  expect(sentence?.text.replace(/\s/gu, ' ')).toBe('Oceniono wydźwięk jednej wzmianki; jest mieszana.');
  expect(claimsOf(analysis).some(({ pattern }) => pattern === 'SE-16')).toBe(false);
});
