/** What came to light of a subject, and where a matter stands: each mechanism with the sentences beside it that lay nothing at the subject's door. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { accused, LEADS, MAKER, MAYOR, TRAINER } from './accused.ts';
import { judge, page } from './factory.ts';

/** Of each mechanism: sentences that accuse, with the state, and those that do not. */
const TOLD: [string, Subject, [string, string][], string[]][] = [
  [
    'the accused stands behind the court, the place, the time and the penalty',
    MAYOR,
    [
      ['Na dwa lata więzienia skazał w piątek sąd w Płocku wójta Marka Zawady.', 'convicted'],
      ['Sąd skazał w środę na trzy lata więzienia Marka Zawady, byłego wójta gminy.', 'convicted'],
      ['Sąd wymierzył Markowi Zawadzie osiem miesięcy więzienia.', 'convicted'],
    ],
    [
      'Na dwa lata więzienia skazał w piątek sąd w Płocku Jana Nowaka, o którym zeznawał Marek Zawada.',
      'Sąd wymierzył woźnemu osiem miesięcy więzienia po zeznaniach Marka Zawady.',
      'Sąd nie wymierzył Markowi Zawadzie żadnej kary.',
    ],
  ],
  [
    'a matter is under way, or a sentence is served',
    MAYOR,
    [
      ['Marek Zawada odbywa karę dwóch lat więzienia.', 'convicted'],
      ['Sąd wydał list gończy za Markiem Zawadą.', 'alleged'],
      ['Prokuratura wystąpiła o ekstradycję Marka Zawady.', 'alleged'],
      ['Marek Zawada odpowie za fałszowanie protokołów.', 'alleged'],
      ['Marek Zawada ma zarzut: przyjęcie pieniędzy za miejsce na cmentarzu.', 'charged'],
      ['Marek Zawada jest winien wykonawcom 90 tys. zł.', 'alleged'],
      ['W Płocku ruszył proces Marka Zawady.', 'charged'],
    ],
    [
      'Marek Zawada odbywa staż w ministerstwie.',
      'Policja wydała list gończy za woźnym, o którym mówił Marek Zawada.',
      'Marek Zawada odpowiada za plan zagospodarowania.',
      'Marek Zawada nie jest winien wykonawcom ani 90 tys. zł.',
      'W Płocku ruszył proces Marka Zawady z wydawcą gazety.',
    ],
  ],
  [
    'what a report, a paper or witnesses found that somebody did',
    MAYOR,
    [
      ['Z raportu wynika, że wójt Marek Zawada przez pięć lat krył nauczyciela, który krzywdził dzieci.', 'alleged'],
      ['Rada odkryła, że Marek Zawada wystawiał fałszywe faktury za remont.', 'alleged'],
      ['Jak ustaliła gazeta, Marek Zawada przywłaszczył pieniądze ze składek.', 'alleged'],
      ['Według świadków Marek Zawada wyzywał urzędniczki.', 'alleged'],
    ],
    [
      'Z raportu wynika, że Marek Zawada pracował w gminie od 2014 roku.',
      'Z raportu nie wynika, że Marek Zawada krył nauczyciela, który krzywdził dzieci.',
      'Rada odkryła, że woźny wystawiał fałszywe faktury, a Marek Zawada zwołał zebranie.',
      'Marek Zawada odkrył, że woźny wystawiał fałszywe faktury.',
      'Jak ustaliła gazeta, Marek Zawada kupił dom w Lipkach.',
    ],
  ],
  [
    'who lost the post when something came to light',
    MAYOR,
    [['Marek Zawada zrezygnował po audycie, który wykazał braki w kasie.', 'alleged']],
    ['Marek Zawada zrezygnował po dwudziestu latach pracy.', 'Marek Zawada nie zrezygnował po audycie.', 'Marek Zawada zwolnił woźnego po audycie kasy.'],
  ],
  [
    'what a test found',
    TRAINER,
    [['W próbce pobranej od Igi Sowińskiej wykryto steryd.', 'alleged']],
    ['W próbce pobranej od Igi Sowińskiej nie wykryto sterydu.'],
  ],
  [
    'an office takes or puts on',
    MAKER,
    [
      ['Urząd wymierzył firmie Norlin karę 200 tys. zł.', 'fined'],
      ['Władze cofnęły spółce Norlin koncesję na wydobycie piasku.', 'fined'],
    ],
    ['Urząd wymierzył konkurentowi karę 200 tys. zł, a Norlin otworzył halę.', 'Norlin cofnął dostawcy zgodę na używanie znaku.'],
  ],
];

describe('what came to light, and where it stands', () => {
  it.each(TOLD.flatMap(([what, subject, told]) => told.map(([text, state]) => [what, text, state, subject] as const)))('%s: %s', (_, text, state, subject) => {
    expect(accused(subject, text)).toContain(state);
  });

  it.each(TOLD.flatMap(([what, subject, , not]) => not.map((text) => [what, text, subject] as const)))('not of the subject: %s: %s', (_, text, subject) => {
    expect(accused(subject, text)).toEqual([]);
  });
});

describe('what the subject of a text defends itself against', () => {
  const WRONG = 'Pieniądze z kasy gminy przelewano na konto fikcyjnej firmy, a faktury niszczono.';

  it('is laid at its door, softly, at the sentence that tells the wrong', () => {
    const [only] = judge(
      [
        page({
          url: 'https://kurier.example/1',
          title: 'Kasa gminy',
          text: `${LEADS.get(MAYOR)}${WRONG} Wójt Marek Zawada utrzymuje, że o niczym nie wiedział.`,
          date: '2026-03-01',
        }),
      ],
      MAYOR,
    ).accusations;
    expect(only).toMatchObject({ state: 'alleged', loose: true });
    expect(JSON.stringify(only)).toContain('fikcyjnej firmy');
  });

  it('is not where somebody else answers, where nothing wrong is told, or where the subject found it', () => {
    expect(accused(MAYOR, `${WRONG} Skarbnik Jan Nowak utrzymuje, że o niczym nie wiedział.`)).toEqual([]);
    expect(accused(MAYOR, 'Gmina kupiła nowy autobus dla szkoły. Wójt Marek Zawada tłumaczy, że stary miał dwadzieścia lat.')).toEqual([]);
    expect(accused(MAYOR, 'Wójt Marek Zawada wykrył, że faktury niszczono. Wójt Zawada zaprzecza, że trwało to długo.')).toEqual([]);
  });
});
