/** One case is one story, called by how it ended. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page, web } from './factory.ts';

const text = (host: string, title: string, date: string, said: string): Document => page({ url: `https://${host}/`, title, date, text: said });
const storiesOn = (...pages: Document[]) => judged([...pages, ...web(12)]).stories.map(({ headline }) => headline.text);

describe('what a story is called', () => {
  const raid = text(
    'kurier.test',
    'Agenci w pracowni architekta. W tle kładka nad torami',
    '2023-03-20',
    'Agenci zabezpieczyli w pracowni dokumenty kładki nad torami. Wycenę kładki podpisał Jan Kowalski, architekt z Gdyni. Kładka nad torami kosztowała trzy miliony.',
  );
  const charged = text(
    'gazeta.test',
    'Architekt kładki z zarzutem',
    '2023-04-10',
    'Jan Kowalski, architekt z Gdyni, usłyszał w prokuraturze zarzut zaniżenia wyceny kładki nad torami. Dokumenty kładki zabezpieczyli agenci.',
  );
  const dropped = text(
    'dziennik.test',
    'Śledztwo wobec architekta kładki umorzone',
    '2024-11-20',
    'Prokuratura umorzyła śledztwo przeciwko architektowi Janowi Kowalskiemu z Gdyni. Śledczy uznali, że wycena kładki nad torami nie była zaniżona.',
  );

  it('is its end, where a page tells it in its title', () => {
    expect(storiesOn(raid, charged)).not.toContain(dropped.article.title);
    expect(storiesOn(raid, charged, dropped)).toContain(dropped.article.title);
  });

  it('is no forecast where another page tells what came of it', () => {
    const contest = (host: string, title: string, date: string, said: string) =>
      text(host, title, date, `${said} Konkurs na rektora akademii rozstrzyga senat.`);
    const poll = contest(
      'sonda.test',
      'Sondaż przed konkursem na rektora akademii: Jan Kowalski przegrywa',
      '2024-05-10',
      'W sondażu pracowni Puls na Jana Kowalskiego, architekta z Gdyni, chce głosować 31 proc. senatorów akademii, na jego rywala 44 proc. Sondaż przeprowadzono telefonicznie na próbie 300 osób.',
    );
    const won = contest(
      'wynik.test',
      'Senat akademii wybrał rektora',
      '2024-05-12',
      'Architekt Jan Kowalski z Gdyni wygrał konkurs na rektora akademii. Dostał 61 głosów senatorów akademii, jego rywal 58.',
    );
    expect(storiesOn(poll, won)).toContain(won.article.title);
    expect(storiesOn(poll, won)).not.toContain(poll.article.title);
  });
});

describe('a case told in two groups of pages', () => {
  const FINE = 'Architekt Jan Kowalski z Gdyni został ukarany: 15 000 zł kary.';
  const pages = [
    text(
      'a.test',
      'Klucze czekały miesiąc, depozyt wyszedł wcześniej',
      '2022-02-01',
      `Wypłata z depozytu nastąpiła przed odbiorem mieszkania, a klucze czekały miesiąc. Młode małżeństwo z niemowlęciem nocowało u krewnych. ${FINE}`,
    ),
    text(
      'b.test',
      'Depozyt, czyli jak nie nocować u krewnych',
      '2025-02-11',
      `Niemowlę płakało, klucze do mieszkania były daleko, a małżeństwo nocowało na materacu. Kto wpłaca depozyt, niech pilnuje wypłaty. ${FINE}`,
    ),
    text(
      'c.test',
      'Przewodnicząca składu: brak porządku w biurze',
      '2022-11-10',
      `Rzecznik dyscyplinarny domagał się surowszej sankcji. Przewodnicząca składu mówiła o braku porządku i o zdaniu odrębnym. ${FINE}`,
    ),
    text(
      'd.test',
      'Wyższy skład: upomnienie zamiast kary',
      '2023-09-14',
      'Wyższy sąd zmienił orzeczenie wobec architekta Jana Kowalskiego z Gdyni i w miejsce kary pieniężnej 15 000 zł wymierzył upomnienie. Rzecznik dyscyplinarny i przewodnicząca składu spierali się o porządek, zdanie odrębne złożył sędzia.',
    ),
  ];

  it('is one story with its end', () => {
    const { stories, ledger } = judged([...pages, ...web(12)]);
    const titles = new Map(ledger.items.map(({ evidence }) => [evidence.n, evidence.title]));
    const told = stories.filter((story) => story.pages.some((n) => pages.some(({ article }) => article.title === titles.get(n))));
    expect(told.map(({ pages: own }) => own.map((n) => titles.get(n)).sort())).toEqual([pages.map(({ article }) => article.title).sort()]);
    expect(told[0]?.ending?.text).toContain('wymierzył upomnienie');
  });

  it('quotes in itself, and in nothing beside it, a page that only its accusation joins to it', () => {
    const profile = text(
      'tygodnik.test',
      'Sylwetka: rysunki, drewno i latarnia',
      '2023-06-20',
      `Ławki z modrzewia stoją w parku od jesieni, a fontannę uruchomi w maju konserwator z Sopotu. ${FINE} Jan Kowalski zapowiedział wystawę rysunków w latarni morskiej i cykl wykładów o drewnie.`,
    );
    const { stories, asides, accusations, ledger } = judged([...pages.slice(0, 2), profile]);
    const n = ledger.items.find(({ evidence }) => evidence.domain === 'tygodnik.test')?.evidence.n;
    expect(stories.map((story) => [story.pages.includes(n ?? 0), story.excerpts.some(({ refs }) => refs[0] === n)])).toEqual([[true, true]]);
    expect(asides.flatMap(({ refs }) => refs)).not.toContain(n);
    expect(accusations.map((one) => one.text.replace(/\u00a0/g, ' ')).join(' ')).toContain('O tym wspominają jeszcze 2 inne źródła.');
  });
});

describe('a story of a decision', () => {
  const limes = text(
    'kurier.test',
    'Lipy pod topór',
    '2026-05-06',
    'Mieszkańcy bronią lip, które stały przy pracowni architekta Jana Kowalskiego z Gdyni. Wycinka lip oburzyła ulicę.',
  );
  const dispute = (decided: string) =>
    text(
      'gazeta.test',
      'Spór o lipy',
      '2026-05-20',
      `Radna Stefania Kubiak skrytykowała architekta Jana Kowalskiego z Gdyni za wycinkę lip przy pracowni: „To skandal, te lipy miały sto lat”. ${decided}`,
    );
  const endings = (decided: string) => judged([limes, dispute(decided), ...web(12)]).stories.flatMap(({ ending }) => ending?.text ?? []);

  it('ends where the decision was changed in the size of its fine, not where that may still come', () => {
    const changed = 'Burmistrz zmienił decyzję w części dotyczącej wysokości kary za wycinkę lip przy pracowni.';
    expect(endings(changed)).toEqual([changed]);
    expect(endings('Burmistrz może zmienić decyzję w części dotyczącej wysokości kary za wycinkę lip przy pracowni.')).toEqual([]);
    expect(endings('Burmistrz utrzymał decyzję w części dotyczącej wysokości kary za wycinkę lip przy pracowni.')).toEqual([]);
  });
});
