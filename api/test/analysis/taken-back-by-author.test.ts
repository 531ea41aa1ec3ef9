/** A newsroom that takes back what it wrote, in words of its own: that is how the matter ended, for every chapter. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const others = ['Festyn z pączkami', 'Mąka drożeje', 'Rowery towarowe wożą bułki', 'Przepis na chałkę', 'Remont ulicy', 'Szkolna wycieczka ogląda dzieżę'].map(
  (title, i) => page({ url: `https://gazeta-${i}.test/`, title, date: `2025-0${i + 1}-15`, text: `${title}. Pisze o tym piekarnia Złoty Kłos z Rzeszowa.` }),
);
const text = (url: string, title: string, date: string, said: string): Document => page({ url: `https://${url}`, title, date, text: said });
const judge = (...pages: Document[]) => judged([...pages, ...others], BAKERY);

const smoke = text(
  'bez-cenzury.test/dym',
  'Trują nas w Staroniwie! Piekarnia pali paletami?',
  '2024-01-18',
  'Dym nad Staroniwą. Mieszkańcy mówią, że piekarnia Złoty Kłos z Rzeszowa pali w piecu paletami z lakierem. Dzieci kaszlą, a z komina leci czarny dym.',
);
const guards = text(
  'straz.test/komunikat',
  'Dym w Staroniwie: ustalenia straży',
  '2024-02-10',
  'Straż sprawdziła dym w Staroniwie. Palety z lakierem palił właściciel domu obok, a piekarnia Złoty Kłos z Rzeszowa ma piec elektryczny.',
);
const MISTAKEN = 'Redakcja się myliła i pisze to otwarcie: piekarnia Złoty Kłos nie pali paletami.';
const sorry = (said: string, url = 'bez-cenzury.test/dym-2') =>
  text(url, 'Dym znad Staroniwy, ciąg dalszy', '2024-02-15', `Dzień dobry w Rzeszowie. ${said} Paletami z lakierem palił sąsiad, dym szedł z jego komina.`);
const story = (...pages: Document[]) => judge(...pages).stories.find(({ pages: own }) => own.length >= 2);

describe('what its author takes back', () => {
  it('ends the story, and the first text shows the old version', () => {
    const told = judge(smoke, guards, sorry(`${MISTAKEN} Piekarza przeprosiliśmy osobiście.`));
    const n = told.ledger.items.find(({ evidence }) => evidence.title === smoke.article.title)?.evidence.n;
    expect(told.stories[0]?.ending?.text).toContain('Redakcja się myliła');
    expect(told.stories[0]?.stillShown).toEqual([n]);
    expect(told.recommendations.find(({ id }) => id === 'R47')?.text).toContain('Trują nas');
  });

  it('ends nothing when another newsroom, somebody quoted, or nobody of the page says so', () => {
    const ending = (page: Document) => story(smoke, guards, page)?.ending?.text ?? '';
    expect(ending(sorry(`${MISTAKEN} Piekarza przeprosiliśmy osobiście.`, 'kurier.test/dym'))).not.toContain('myliła');
    expect(ending(sorry('– Redakcja się myliła – mówi radna. Przeprosiliśmy za chodnik, dodaje.'))).not.toContain('myliła');
    expect(ending(sorry('Radna Nowak się myliła, kiedy mówiła o chodniku koło piekarni Złoty Kłos.'))).not.toContain('myliła');
  });

  it('ends it on a reprint of the same sum elsewhere, whose text then proves no other end', () => {
    const leak = text(
      'portal.test/wyciek',
      'Wyciek kart klientów piekarni Złoty Kłos?',
      '2024-09-12',
      'W sieci krąży baza 12 tys. kart stałego klienta. Wszystko wskazuje na piekarnię Złoty Kłos z Rzeszowa. Biuro odpisało, że nie stwierdziło naruszenia, analiza trwa.',
    );
    const correction = text(
      'dziennik.test/korekta',
      'Korekta: karty nie wyciekły z piekarni Złoty Kłos',
      '2024-09-14',
      'W poniedziałek podaliśmy, że baza 12 tys. kart stałego klienta pochodzi z piekarni Złoty Kłos w Rzeszowie. Pomyliliśmy się. Karty wyciekły z cukierni. Przepraszamy.',
    );
    const told = judge(leak, correction);
    const found = told.stories.find(({ pages }) => pages.length === 2);
    expect(found?.ending?.text).toContain('Pomyliliśmy się. Karty wyciekły z cukierni.');
    expect(found?.stillShown).toHaveLength(1);
    const letters = told.recommendations.filter(({ id }) => id.startsWith('R48')).map(({ text: said }) => said);
    expect(letters).toEqual([expect.stringMatching(/Wyciek kart.+Dowód: „Korekta:/)]);
  });
});
