import { describe, expect, it } from 'vitest';
import { watchOne } from '../../src/analysis/watch.ts';
import { droppedWords } from '../../src/contract/dropped.ts';
import { sensitiveKind } from '../../src/contract/sensitive.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { planQueries, storyQueries } from '../../src/research/queries.ts';
import { judge, page } from './factory.ts';

const halina = (description: string): Subject => ({ name: 'Halina Wrzos', kind: 'person', description, keywords: [], links: [] });

const SPECIAL = [
  'Halina Wrzos z Ełku od lat choruje na stwardnienie rozsiane.',
  'Halina Wrzos z Ełku jest lesbijką i mieszka z partnerką.',
  'Halina Wrzos z Ełku przeszła na islam w zeszłym roku.',
  'Halina Wrzos z Ełku jest z pochodzenia Romką.',
  'Halina Wrzos z Ełku należy do związku zawodowego w swoim zakładzie.',
];
const CONVICTION = 'Sąd w Ełku skazał Halinę Wrzos na rok więzienia w zawieszeniu.';
const ECHO = 'Wcześniej trafiła do szpitala psychiatrycznego.';
const PLAIN = 'Halina Wrzos z Ełku upiekła świetne, pyszne ciasto na festyn i mieszkańcy ją chwalą.';
const OF_OTHERS = 'Marek Sosna choruje na cukrzycę, a pomaga mu sąsiadka.';

const RESTS = ['rowery i kajaki', 'szkołę przy porcie', 'stary tramwaj', 'most nad jeziorem', 'ogród seniora', 'basen i halę'];
/** Pages of six sites, no two alike but for the sentence on her cake. */
const pages = () =>
  [...SPECIAL, CONVICTION].map((sentence, i) => {
    const words = Array.from({ length: 24 }, (_, k) => `${'abcdefghij'[(i * 3 + k) % 10]}${i}słowo${k}`).join(' ');
    return page({
      url: `https://forum-${i}.example/1`,
      kind: 'forum',
      title: `Ełk, wątek ${i}`,
      text: `${PLAIN} ${sentence} ${i === 0 ? ECHO : ''}\n\n${OF_OTHERS} Potem mowa o tym, jak odnowić ${RESTS[i]}: ${words}.`,
      rank: i + 1,
    });
  });

describe('what is told of a private person', () => {
  it('is nothing of health, faith, orientation, origin, union or convictions; the rest of the page is, and the report says how much it left out', () => {
    const analysis = judge(pages(), halina('mieszkanka Ełku'));
    const { ledger, ...told } = analysis;
    const printed = JSON.stringify([told, ledger.items.map(({ evidence }) => evidence)]);
    for (const sentence of [...SPECIAL, CONVICTION, ECHO]) expect(printed, sentence).not.toContain(sentence.slice(14, -1));
    expect(printed).not.toMatch(/stwardnienie|lesbijk|islam|Romk|skazał|psychiatryczn/);
    expect([ledger.items.length, analysis.withheld]).toEqual([6, 7]);
    for (const { evidence, document } of ledger.items) for (const { text } of evidence.excerpts) expect(document.article.text).toContain(text);
    expect(ledger.items.every(({ evidence }) => evidence.quote.text.includes('upiekła'))).toBe(true);
    expect(droppedWords({ claimsDropped: 0, droppedFor: {}, withheld: analysis.withheld }).replace(/\u00a0/g, ' ')).toContain('Pominęliśmy 7 zdań ze');
    expect(droppedWords({ claimsDropped: 1, droppedFor: {} })).toContain('źródła go nie potwierdziły');
  });

  it('is a conviction where a firm or the press make it a matter of others, an illness not', () => {
    for (const analysis of [
      judge(pages(), halina('właścicielka cukierni, Ełk')),
      judge(
        [
          ...pages(),
          ...[1, 2, 3].map((n) =>
            page({ url: `https://gazeta-${n}.example/1`, title: `Halina Wrzos wygrała festyn numer ${n}`, text: `${PLAIN} Było to ${n} maja w parku.` }),
          ),
        ],
        halina('mieszkanka Ełku'),
      ),
    ]) {
      const printed = JSON.stringify(analysis.ledger.items.map(({ document }) => document.article.text));
      expect([printed.includes(CONVICTION), printed.includes('lesbijk'), analysis.withheld]).toEqual([true, false, 6]);
    }
  });

  it('is everything of who has a public function, of a firm, and what somebody says on their own pages', () => {
    expect(judge(pages(), halina('radna miasta Ełk')).withheld).toBe(0);
    expect(judge(pages(), { ...halina('cukiernia, Ełk'), name: 'Cukiernia Wrzos', kind: 'company' }).withheld).toBe(0);
    const own = judge(pages(), { ...halina('mieszkanka Ełku'), links: ['https://forum-1.example/1'] });
    expect([own.withheld, own.ledger.items.find(({ evidence }) => evidence.own)?.document.article.text.includes('lesbijk')]).toEqual([6, true]);
  });

  it('stays out of what monitoring keeps, and of the questions that are sent to others', () => {
    const found = JSON.stringify(watchOne({ subject: halina('mieszkanka Ełku'), namesakes: false }, pages()).sightings.map(({ evidence }) => evidence));
    expect(found).toContain('upiekła');
    expect(found).not.toMatch(/stwardnienie|lesbijk|islam|skazał/);
    const asked = (subject: Subject) =>
      [...planQueries(subject), ...storyQueries(subject, [['skazana', 'festyn', 'depresja', 'ciasto']])].map(({ text }) => text).join('\n');
    const said = asked({ ...halina('mieszkanka Ełku, chora na depresję, Żydówka, karana za kradzież'), keywords: ['alkoholiczka', 'festyn'] });
    expect(said).not.toMatch(/chora|depresj|żydów|karan|alkohol|skazan/i);
    expect(said).toMatch(/festyn/);
    expect(asked(halina('radna, skazana za kradzież'))).toMatch(/skazana/);
  });

  it('knows a profession, a metaphor or somebody’s patients from a state of the person', () => {
    for (const told of [
      'Psychiatra leczy depresję i uzależnienia.',
      'Onkolog pomaga chorym na raka.',
      'Firma cierpi na tym od lat.',
      'Prokuratura postawiła jej zarzut oszustwa.',
      'Sąd oddalił powództwo.',
      'Walczy z konkurencją o klientów.',
      'Restauracja podaje dania kuchni żydowskiej.',
      'Wyrok w sprawie kredytu cieszy klientów.',
    ])
      expect(sensitiveKind(told), told).toBeNull();
    for (const told of [
      'Jest uzależniona od leków.',
      'Została prawomocnie skazana za kradzież.',
      'Odsiaduje karę za oszustwo.',
      'Zmaga się z ciężką depresją.',
      'Jest w ciąży.',
    ])
      expect(sensitiveKind(told), told).not.toBeNull();
  });
});
