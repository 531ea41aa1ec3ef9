/** Who only stands beside a wrong, and is not accused of it. */
import { describe, expect, it } from 'vitest';
import { isOtherBearer } from '../../src/analysis/accusations/callings.ts';
import { ofOtherInitials } from '../../src/analysis/accusations/initials.ts';
import { readPage } from '../../src/analysis/accusations/read.ts';
import type { Source } from '../../src/analysis/accusations/types.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { accused, MAKER, MAYOR, TRAINER } from './accused.ts';
import { judge, page } from './factory.ts';

/** Short local texts in which the wrong is somebody else's: what the subject is to it. */
const BYSTANDERS: [string, Subject, string, string?][] = [
  ['finds it', TRAINER, 'Oszustwo wykryła trenerka Iga Sowińska.'],
  ['finds it in a year that a preposition opens', TRAINER, 'Nieprawidłowości wykryła w 2019 roku trenerka klubu miejskiego Iga Sowińska.'],
  ['comments on it', TRAINER, '– Szkoda, że dopiero po skardze – oceniła Iga Sowińska.'],
  ['complained of it', TRAINER, 'W sekretariacie leży skarga Igi Sowińskiej na zimną wodę.'],
  ['is robbed by it', MAKER, 'Prokurator przedstawił Janowi Nowakowi zarzut wyłudzenia pieniędzy z Norlinu.'],
  ['is set apart from it', MAYOR, 'Marek Zawada nie ma nic wspólnego z zatrzymanym w sobotę Markiem Zawadą z Gdyni.'],
  ['has the surname of him who did it', TRAINER, 'Sowiński zapłacił 2 tys. zł kary.'],
  ['heads what others of two were convicted of', TRAINER, 'Dodała, że dwie trenerki zostały skazane za bicie dzieci.'],
  [
    'defends a rule, not himself',
    MAYOR,
    'Radny ukrył przed mieszkańcami rachunki i sfałszował podpisy pod petycją. Marek Zawada bronił przepisów o petycjach.',
  ],
  [
    'is named before another to whom it is done',
    MAYOR,
    'Sam Marek Zawada milczy. Steinbrück zatrzymany został w maju w Ankarze, postawiono mu zarzut szpiegostwa.',
  ],
  ['works beside whom it is told of', MAYOR, 'Gmina ma nowego sponsora. Trwa śledztwo w sprawie sponsora, firmy Drewnex, podejrzanej o wyłudzenie VAT.'],
];

describe('whoever only stands beside a wrong is not accused of it', () => {
  it.each(BYSTANDERS)('%s', (_, subject, text) => {
    expect(accused(subject, text)).toEqual([]);
  });

  it('and is accused where the wrong is the subject’s own', () => {
    expect(accused(MAKER, 'Prokurator przedstawił firmie Norlin zarzut wyłudzenia pieniędzy z banku.')).toContain('charged');
    expect(accused(TRAINER, 'Sowińska zapłaciła 2 tys. zł kary.')).toContain('fined');
  });

  it.each([
    [true, 'przedsiębiorcę', 'Sąsiedzi myśleli, że to jakiś wójt.'],
    [false, 'przedsiębiorcę', 'Wójt Lipek wyroku nie komentuje.'],
    [false, 'wójta Lipek', 'Sąsiedzi myśleli, że to jakiś inny.'],
    [false, 'ojca trojga dzieci', 'Sąsiedzi myśleli, że to jakiś wójt.'],
  ])('somebody else bears the name (%s) where he is called „%s” and the page says „%s”', (isOther, who, more) => {
    const { matched } = matchDocuments(MAYOR, [
      page({ url: 'https://kurier.example/1', title: 'Wyrok za rower', text: `Sąd skazał Marka Zawadę, ${who}, za kradzież roweru. ${more}` }),
    ]);
    const [one] = matched;
    if (!one) throw new Error('not matched');
    expect(isOtherBearer(readPage(one.document, one.mentions, [], MAYOR), 1, new Set(['wójt']))).toBe(isOther);
  });

  it('a penalty told by its way is its own', () => {
    expect(accused(MAYOR, 'Sąd w Teheranie skazał na śmierć przez rozstrzelanie 50-letniego Marka Zawadę.')).toContain('convicted');
    expect(accused(MAYOR, 'Sąd w Teheranie skazał człowieka wskazanego przez Marka Zawadę.')).not.toContain('convicted');
  });

  it.each([
    [false, 'Rolnicy z Lipek zebrali rzepak.'],
    [false, 'Wójt mówi, że nie ma z opisaną sprawą związku.'],
    [true, 'Marek Zawada nie ma z opisaną sprawą związku. Przepraszamy go za zdjęcie.'],
    [true, 'Zatrzymany nosi inne nazwisko niż wójt.'],
  ])('an initial is somebody else’s (%s) where another page says: %s', (isElse, more) => {
    const { matched } = matchDocuments(MAYOR, [
      page({ url: 'https://echo.example/2', title: 'Wójt Lipek', text: `Wójt gminy Lipki Marek Zawada rządzi. ${more}` }),
    ]);
    const pages = matched.map((one) => ({ item: one as unknown as Source, page: readPage(one.document, one.mentions, [], MAYOR) }));
    const [full] = pages;
    if (!full) throw new Error('not matched');
    const short = {
      item: { ...full.item, mentions: full.item.mentions.map((one) => ({ ...one, form: 'Marek Z.' })) },
      page: { ...full.page, sentences: [] },
    };
    expect(ofOtherInitials([full, short])).toEqual(new Set(isElse ? [short.item] : []));
  });

  it('a case that has nothing in common with it is not its own', () => {
    const told = 'Sprawę skażonej studni bada policja';
    expect(accused(MAKER, `${told}.`)).toContain('investigated');
    expect(accused(MAKER, `${told} i z firmą Norlin nie ma ona nic wspólnego.`)).toEqual([]);
  });

  it('a name that stands only behind the charge is not whose it is', () => {
    const text = 'Kontrola trwała trzy dni. Prokuratura bada wyłudzenie pieniędzy. Gmina milczy. Nagrodę miesiąca dostała trenerka Iga Sowińska.';
    expect(judge([page({ url: 'https://kurier.example/1', title: 'Krótko z regionu', text, date: '2026-03-01' })], TRAINER).accusations).toEqual([]);
  });
});
