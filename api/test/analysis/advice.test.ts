import { describe, expect, it } from 'vitest';
import { WEEKS } from '../../src/analysis/words/plan.ts';
import { ADVICE, type AdviceId } from '../../src/analysis/words/recommendations.ts';
import type { ProfileFacts } from '../../src/research/types.ts';
import { ARCHITECT, claimsOf, judge, page, web } from './factory.ts';

const SITE = 'https://kowalski-pracownia.test/';
const subject = { ...ARCHITECT, links: [SITE] };
const site = page({
  url: SITE,
  kind: 'company',
  title: 'Jan Kowalski – architekt',
  text: 'Jan Kowalski, architekt z Gdyni. Drewno i światło. Drewno na dachu, drewno w ścianach, światło w oknach.',
});
const profile = (facts: Partial<ProfileFacts>, url: string) =>
  page({
    url,
    kind: 'social',
    title: 'Jan Kowalski',
    text: `Jan Kowalski. ${facts.bio ?? ''}`,
    profile: { platform: 'instagram', handle: 'kowalski', bio: null, followers: 120, posts: [], links: [SITE], ...facts },
  });

describe('recommendations and plan', () => {
  const analysis = judge(
    [...web(40), site, profile({ bio: 'Zbieram stare mapy i kubki.', posts: [{ date: '2024-01-02', text: 'Dom', reactions: 3 }] }, 'https://foto.test/k')],
    subject,
  );

  it('are ten at most, never two of one cause, each with its reason', () => {
    const { recommendations } = analysis;
    expect(recommendations.length).toBeLessThanOrEqual(10);
    const causes = recommendations.map((r) => ADVICE[r.id as AdviceId].cause);
    expect(new Set(causes).size).toBe(causes.length);
    for (const r of recommendations) expect(r.reason, r.id).toMatch(/^\p{Ll}.{15,}\.$/u);
  });

  it('become steps of weeks, three a week at most, each printed once, and no week is empty', () => {
    const steps = analysis.plan.weeks.flatMap((week) => week.steps);
    expect(analysis.plan.weeks.map(({ week }) => week)).toEqual(analysis.plan.weeks.map((_, i) => i + 1));
    for (const week of analysis.plan.weeks) expect(week.steps.length, week.title).toBeGreaterThan(0);
    // A week is called by the kinds of work in it.
    for (const { id, text } of analysis.recommendations) {
      const week = analysis.plan.weeks.find((one) => one.steps.some((step) => step.includes(text)));
      expect(week?.title.toLowerCase(), text).toContain((WEEKS[ADVICE[id as AdviceId].week - 1]?.title ?? '').toLowerCase());
    }
    expect(Math.max(...analysis.plan.weeks.map((week) => week.steps.length))).toBeLessThanOrEqual(3);
    // The summary says to begin with the first.
    expect(steps[0]).toContain(analysis.recommendations[0]?.text);
    for (const { text } of analysis.recommendations) expect(steps.filter((step) => step.includes(text))).toHaveLength(1);
  });

  it('notice a profile that fell silent, and say when', () => {
    expect(analysis.recommendations.map((r) => r.id)).toContain('R03');
    expect(claimsOf(analysis).find((claim) => claim.pattern === 'WE-03')?.text).toContain('2\u00a0stycznia\u00a02024');
    const stat = analysis.platforms.find((p) => p.platform === 'instagram');
    expect(stat).toMatchObject({ state: 'confirmed', profile: 'kowalski', followers: 120, posts90: 0 });
    expect(analysis.platforms.find((p) => p.platform === 'tiktok')).toMatchObject({ state: 'unchecked', note: 'o tę platformę nie pytano' });
  });
});

describe('one matter without an own word', () => {
  const SHARED = 'Halę „Zwrotnica” przy Batorego krył Delfinex, papa odkleiła się przy kominach.';
  const told = (host: string, i: number, text: string) =>
    page({
      url: `https://${host}.test/hala-${i}`,
      title: `Hala targowa w Gdyni: ${['radni pytają o dach', 'dach przecieka', 'kto zapłaci za dach'][i % 3]}`,
      text: `${text} ${SHARED}`,
      date: `2026-05-${10 + i}`,
      rank: i + 1,
    });
  const AFFAIR = [
    'Radna Ewa Mazur zarzuca architektowi z Gdyni, Janowi Kowalskiemu, że zaniżył koszt dachu hali targowej. Dach hali targowej przecieka od zimy.',
    'Prokuratura postawiła architektowi Janowi Kowalskiemu zarzut oszustwa przy projekcie dachu hali targowej w Gdyni. Hala targowa jest zamknięta.',
    'Architekt Jan Kowalski z Gdyni zaprojektował dach hali targowej. Kupcy z hali targowej krytykują Jana Kowalskiego, dach przecieka.',
    'Dach hali targowej w Gdyni projektował architekt Jan Kowalski. Miasto szuka pieniędzy na dach hali targowej.',
  ];
  const affair = AFFAIR.map((text, i) => told(`gazeta-${i}`, i, text));

  it('asks for a page of one’s own, and for another subject where it fills the first screen', () => {
    const advice = judge([...web(15), ...affair], ARCHITECT).recommendations;
    const version = advice.find(({ id }) => id === 'R54');
    expect(version?.text).toMatch(/^Opisz własną wersję sprawy, o.której mówi tekst „Hala targowa w.Gdyni: /u);
    expect(version?.reason).toMatch(/4.źródła, a.wśród nich nie ma własnego\.$/u);
    const alone = judge(affair, ARCHITECT).recommendations;
    expect(alone.find(({ id }) => id === 'R55')?.reason).toMatch(/^tej jednej sprawy dotyczy 2 z.4.stron/u);
  });
});

describe('the word mirror', () => {
  it('counts words of own texts above and of others below, without the name', () => {
    const others = web(6).map((d, i) => ({ ...d, article: { ...d.article, text: `${d.article.text} Cegła${i} ${'abcdef'[i]}${i} i drewno, drewno.` } }));
    const { mirror } = judge([...others, site], subject);
    expect(mirror.length).toBeLessThanOrEqual(8);
    const wood = mirror.find((word) => word.lemma === 'drewno');
    expect(wood).toMatchObject({ own: 3, others: 12 });
    expect(mirror.map((word) => word.lemma)).not.toContain('kowalski');
    expect(mirror.map((word) => word.lemma)).not.toContain('gdynia');
  });

  it('calls a word more frequent on one side only where chance would not do it', () => {
    const times = (word: string, n: number) => Array.from({ length: n }, () => word).join(', ');
    /** Two pages of one's own and four of others, each with so many of one word and of another. */
    const noteOf = (own: [number, number], others: [number, number]) => {
      const said = ([wood, brick]: [number, number], sign: string) =>
        `Znak ${sign} i ${[times('drewno', wood), times('cegła', brick)].filter(Boolean).join(', ')}.`;
      const pages = web(8).map((d, i) => ({
        ...d,
        article: { ...d.article, text: `${d.article.text} ${i < 4 ? said(others, `${'abcd'[i]}${i}`) : ''}` },
      }));
      const mine = ['', 'o-nas'].map((path, i) =>
        page({
          url: `${SITE}${path}`,
          kind: 'company',
          title: 'Jan Kowalski – architekt',
          text: `Jan Kowalski, architekt z Gdyni. ${said(own, `${'xy'[i]}${i}`)}`,
        }),
      );
      return judge([...pages, ...mine], subject).mirrorNote;
    };
    expect(noteOf([5, 0], [0, 3])).toMatch(/^Słowo „drewno” częściej pada we własnych tekstach, a\s„cegła”/);
    // Six against four, or two against none, may be chance.
    expect(noteOf([3, 0], [1, 3])).not.toContain('częściej');
    expect(noteOf([1, 0], [0, 3])).not.toContain('częściej');
    expect(noteOf([5, 1], [0, 1])).not.toContain('częściej');
  });

  it('says so when there are no own texts', () => {
    expect(judge(web(12)).mirrorNote).toMatch(/Nie znaleziono własnych tekstów/);
  });
});

describe('thin evidence', () => {
  it('is said in the section and without percent signs below five items', () => {
    const analysis = judge(web(3));
    const sentiment = analysis.sections.find((section) => section.id === 'sentiment');
    expect(sentiment?.thin).toMatch(/traktuj go jako wskazówkę/);
    expect(sentiment?.findings.flatMap((finding) => finding.claims).every((claim) => !claim.text.includes('%'))).toBe(true);
  });

  it('does not call two good words of five a good reputation', () => {
    const mixed = [
      'Gdyński architekt Jan Kowalski zachwycił wszystkich, biblioteka jest znakomita i piękna.',
      'Mieszkańcy Gdyni uwielbiają Jana Kowalskiego, świetny architekt i wspaniały dom.',
      'Architekt Jan Kowalski z Gdyni zawiódł, taras fatalnie przecieka i nikt nie odbiera telefonu.',
      'Architekt Jan Kowalski z Gdyni oddał okropny, tandetny, brzydki projekt, odradzam.',
      'Architekt Jan Kowalski z Gdyni pokazał plan.',
    ].map((text, i) => page({ url: `https://g-${i}.test/1`, text }));
    expect(judge(mixed).headline.text).not.toMatch(/przede wszystkim dobrze/);
  });
});
