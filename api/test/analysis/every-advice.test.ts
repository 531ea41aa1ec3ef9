/** Every recommendation of the list can be given, to somebody whose pages ask for it. */
import { expect, it } from 'vitest';
import { ADVICE } from '../../src/analysis/words/recommendations.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { ProfileFacts } from '../../src/research/types.ts';
import { ARCHITECT, judge, NOW, type Page, page, web } from './factory.ts';

const SITE = 'https://kowalski-pracownia.test/';
const OWNED: Subject = { ...ARCHITECT, links: [SITE] };
const site = (over: Partial<Page> = {}): Page => ({
  url: SITE,
  kind: 'company',
  title: 'Jan Kowalski, architekt',
  text: 'Jan Kowalski, architekt z Gdyni. Pracownia działa od 2004 roku przy ulicy Starowiejskiej.',
  description: 'Pracownia architekta',
  structuredTypes: ['Person'],
  contact: true,
  ...over,
});
const profile = (platform: ProfileFacts['platform'], over: Partial<ProfileFacts> = {}): Page => ({
  url: `https://${platform}.test/kowalski-architekt`,
  title: `Jan Kowalski | ${platform}`,
  kind: 'social',
  text: over.bio ?? 'Jan Kowalski, architekt, Gdynia',
  profile: { platform, handle: 'kowalski-architekt', bio: 'Jan Kowalski, architekt, Gdynia', followers: 120, posts: [], links: [], ...over },
});
const linked = (platform: ProfileFacts['platform'], over: Partial<ProfileFacts> = {}): Subject & { of: Page } => {
  const of = profile(platform, over);
  return { ...OWNED, links: [SITE, of.url], of };
};
const recent = (days: number): string => new Date(Date.parse(NOW) - days * 86_400_000).toISOString().slice(0, 10);

const [facebook, linkedin] = [linked('facebook'), linked('linkedin', { bio: 'Buduję drewniane pawilony i uczę rysunku dzieci ze szkół' })];
const charge = 'Prokuratura postawiła architektowi Janowi Kowalskiemu z Gdyni zarzut przyjęcia łapówki przy odbiorze szkoły.';

/** Pages and the order of somebody to whom a recommendation is given. */
const WHO: Record<string, { pages: Page[]; subject?: Subject }> = {
  R01: { pages: [site(), facebook.of, linkedin.of], subject: { ...OWNED, links: [SITE, facebook.of.url, linkedin.of.url] } },
  R05: { pages: [site(), facebook.of], subject: facebook },
  R07: { pages: [site({ description: null })] },
  R09: { pages: [site({ structuredTypes: [] })] },
  R12: { pages: [site({ contact: false })] },
  R13: {
    pages: [
      site(),
      {
        url: 'https://opinie.test/1',
        title: 'Opinia',
        kind: 'review',
        text: 'Polecam usługi, architekt Jan Kowalski z Gdyni doradził nam i wykonał projekt w terminie.',
      },
      {
        url: 'https://opinie-2.test/1',
        title: 'Opinia',
        kind: 'review',
        text: 'Klienci chwalą współpracę: architekt Jan Kowalski z Gdyni przygotował wycenę i projekt domu.',
      },
    ],
  },
  R18: { pages: [{ url: 'https://kurier.test/zarzut', title: 'Zarzut dla architekta', text: charge, date: recent(40) }] },
  R19: { pages: [{ url: 'https://kurier.test/zarzut', title: 'Zarzut dla architekta', text: charge, date: recent(900) }] },
  R23: {
    pages: [
      site(),
      facebook.of,
      {
        ...profile('instagram', { handle: 'jan_kowalski_foto', bio: 'Jan Kowalski, architekt z Gdyni, zdjęcia z budów' }),
        url: 'https://instagram.test/jan_kowalski_foto',
      },
    ],
    subject: facebook,
  },
  R27: {
    pages: [
      site(),
      ...['swiatlo', 'drewno', 'schody'].map(
        (word, i): Page => ({
          url: `${SITE}blog/${word}`,
          title: `O czym myślę: ${word}`,
          kind: 'company',
          date: recent(300 + i),
          text: `Architekt Jan Kowalski z Gdyni pisze, czym jest ${word} w domu. Część ${i + 1}. ${'Każdy dom ma swoje światło i swoją porę dnia. '.repeat(8)}`,
        }),
      ),
    ],
  },
  R30: {
    pages: [
      site(),
      {
        url: 'https://forum.test/pytanie',
        title: 'Jan Kowalski architekt Gdynia',
        kind: 'forum',
        date: recent(20),
        text: 'Czy architekt Jan Kowalski z Gdyni przyjmuje jeszcze zlecenia na domy? Ile kosztuje projekt?',
      },
    ],
  },
  R42: {
    pages: [
      [
        'schody',
        'Schody do ratusza są śliskie i za strome, a poręcz kończy się w połowie. Fatalny pomysł, architekt Jan Kowalski z Gdyni zawiódł wszystkich, którzy tędy chodzą.',
      ],
      ['dworzec', 'W poczekalni wieje, kasy schowano za filarem. Gdyński architekt Jan Kowalski oddał okropny, tandetny dworzec, a podróżni są oburzeni.'],
      [
        'kładka',
        'Przęsła skrzypią po roku. Mieszkańcy Gdyni skarżą się, że architekt Jan Kowalski zaprojektował brzydką, niebezpieczną kładkę i nie odpowiada na listy.',
      ],
      [
        'hala',
        'Dach przecieka nad stoiskami. Kupcy odradzają i mówią, że architekt Jan Kowalski z Gdyni skandalicznie spóźnił się z planami, a hala jest źle zrobiona.',
      ],
    ].map(([word, text], i): Page => ({ url: `https://krytyk.test/${i}`, title: `Co widać z bliska: ${word}`, date: recent(100 + i), text: text as string })),
  },
  R43: {
    pages: [
      site(),
      {
        url: 'https://gazeta.test/biblioteka',
        title: 'Świetna biblioteka Jana Kowalskiego',
        kind: 'news',
        date: recent(60),
        text: 'Mieszkańcy Gdyni chwalą świetną, wygodną bibliotekę, którą zaprojektował architekt Jan Kowalski. Czytelnicy są zachwyceni doskonałym światłem, a Jan Kowalski dostał wspaniałe recenzje.',
      },
    ],
  },
};
/** Shown where their matters are: `recommendations.test.ts`, `affairs.test.ts`, `advice.test.ts`, `gate-advice.test.ts`. */
const ELSEWHERE = 'R03 R06 R06b R08 R15 R16 R16b R21 R45 R47 R48 R48b R48c R49 R50 R51 R52 R53 R54 R55 R56 R57'.split(' ');

it('has a place for each of the list', () => {
  expect([...Object.keys(WHO), ...ELSEWHERE].sort()).toEqual(Object.keys(ADVICE).sort());
});

it.each(Object.entries(WHO))('%s is given to who needs it', (id, { pages, subject = OWNED }) => {
  const { recommendations } = judge([...pages.map(page), ...web(12)], subject);
  expect(recommendations.map((one) => one.id)).toContain(id);
});
