import { describe, expect, it } from 'vitest';
import { extractPage } from '../../src/research/index.ts';

const FETCHED = '2026-03-18T11:00:00.000Z';
const WORDS = [
  'Bardzo miła obsługa i szybki termin, polecam każdemu z okolicy.',
  'Czekałem dwie godziny mimo umówionej wizyty, nikt nie przeprosił.',
  'Cena wyższa niż podana przez telefon, ale robota solidna.',
  'Wszystko w porządku, wrócę jesienią z drugim rowerem.',
];
const NAMES = ['Anna K.', 'rowerzysta88', 'Marek Zieliński', 'Ola'];
const STARS = [5, 1, 3, 4];
const DATES = ['12 marca 2025', '3 lutego 2025', '28 stycznia 2025', '1 grudnia 2024'];
const DAYS = ['2025-03-12', '2025-02-03', '2025-01-28', '2024-12-01'];

type Voice = { name: string; words: string; stars: number; date: string; i: number };
const each = (write: (voice: Voice) => string) =>
  NAMES.map((name, i) => write({ name, words: WORDS[i] as string, stars: STARS[i] as number, date: DATES[i] as string, i })).join('\n');
const read = (title: string, body: string, head = '') => {
  const article = extractPage({
    html: `<!doctype html><html lang="pl"><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
    finalUrl: 'https://strona.example/p/1',
    contentType: 'text/html',
    fetchedAt: FETCHED,
  });
  const cut = (span: { start: number; end: number } | null) => (span ? article.text.slice(span.start, span.end) : null);
  return { ...article, voices: article.items.map((item) => ({ ...item, words: cut(item), reply: cut(item.reply) })) };
};

const MAP = each(
  ({ name, words, stars, i }) =>
    `<div class="jX${i}tQ Ab3"><button class="q1">${name}</button><div class="q2">${name}</div><div class="q3">Lokalny przewodnik · 4${i} opinii</div>
    <span class="q4" role="img" aria-label="${stars} gwiazdki"></span><span class="q5">${i + 2} miesiące temu</span><div><span class="q6">${words}</span></div><button>Lubię to</button>
    ${i === 1 ? '<div class="q7"><span>Odpowiedź właściciela</span> <span>miesiąc temu</span><div>Przepraszamy, zapraszamy na darmowy przegląd.</div></div>' : ''}</div>`,
);
const MICRODATA = each(
  ({ name, words, stars, date, i }) =>
    `<div itemprop="review" itemscope itemtype="https://schema.org/Review"><b itemprop="author">${name}</b> <span itemprop="reviewRating" itemscope itemtype="https://schema.org/Rating"><span itemprop="ratingValue">${stars * 2}</span>/<span itemprop="bestRating">10</span></span>
    <span class="date">${date}</span><p itemprop="reviewBody">${words}</p><p>Data wizyty: 2026-0${i + 1}-18</p><a href="#">Przydatna?</a> <a href="#">Zgłoś</a></div>`,
);
const ICONS = each(
  ({ name, words, stars, date }) =>
    `<li class="opinia"><span class="row">${'<i class="fas fa-star"></i>'.repeat(stars)}${'<i class="far fa-star"></i>'.repeat(5 - stars)}</span><h4>${name}</h4><time>${date}</time><div>${words}</div></li>`,
);
const WIDTHS = each(
  ({ name, words, stars, date }) =>
    `<div class="rev"><div class="rev_head"><span class="nick">${name}</span> <span class="rev_date">data wystawienia: ${date}</span></div><div class="stars"><span style="width:${stars * 20}%"></span></div><p>${words}</p></div>`,
);

const ATTRIBUTES = each(
  ({ name, words, stars, date, i }) =>
    `<li class="opinion" data-score="${stars}"><div><span class="op-user">${name}</span><time>${date}</time></div><div><p>${words}</p></div><div class="op-foot">Czy ta opinia była pomocna? Tak (${i + 3}) Nie (${i})</div></li>`,
);

const PHPBB = each(
  ({ name, words, date, i }) =>
    `<div id="p${i}" class="post bg${(i % 2) + 1}"><dl class="postprofile"><dt>${name}</dt><dd>Posty: 12${i}</dd></dl><div class="postbody"><p class="author">Autor: <strong>${name}</strong> » ${date}, 20:1${i}</p>
    <div class="content">${i === 2 ? '<blockquote><cite>rowerzysta88 pisze:</cite> nikt nie przeprosił</blockquote>' : ''}<p>${words}</p></div><div class="signature">Rower to jest świat</div></div></div>`,
);
const OLD_TABLES = `<table><tr><th>Autor</th><th>Wiadomość</th></tr>${each(
  ({ name, words, date, i }) =>
    `<tr><td class="row1"><span class="name"><b>${name}</b></span><br><span class="postdetails">${['Nowy', 'Stary wyga', 'Stały bywalec'][i % 3]}<br>Dołączył: 12 Sty 2009<br>Posty: 31${i}</span></td>
    <td class="row1"><span class="postdetails">Wysłany: Sro ${date} 8:14 pm &nbsp; Temat postu: Jaki serwis?</span><br><br><span class="postbody">${words}<br>_________________<br>Rower to jest świat</span></td></tr>
    <tr><td><a href="#">Powrót do góry</a></td><td><a href="#">Zobacz profil autora</a></td></tr>`,
)}</table>`;
const MESSAGES = each(
  ({ name, words, i }) =>
    `<article class="message message--post" id="js-${i}"><div class="message-cell--user"><section class="message-user"><h4 class="message-name"><a href="/members/${i}/" class="username">${name}</a></h4><h5>Aktywny</h5><dl class="message-userExtras"><dt>Dołączył</dt><dd>12 Sty 2010</dd></dl></section></div>
    <header class="message-attribution"><time datetime="${DAYS[i]}T08:00:00+0100">dawno</time> <a href="#">#${i + 1}</a></header><div class="message-body"><div>${i === 2 ? '<blockquote class="bbCodeBlock--quote"><a>rowerzysta88 napisał(a):</a><div>nikt nie przeprosił</div></blockquote>' : ''}${words}</div></div><aside class="message-signature">Rower to jest świat</aside></article>`,
);
const FEED = `<div role="feed">${each(
  ({ name, words, date, i }) =>
    `<div class="${i === 0 ? 'x1a' : 'x2b'}" role="article"><div dir="auto"><a>${name}</a> · <span>${date}</span></div><div dir="auto">${words}</div><div>${i + 3} Lubię to! · Odpowiedz</div></div>`,
)}</div>`;
const GUESTBOOK = each(({ name, words, date }) => `<p><b>${name}</b>, ${date}, 20:15</p><p>${words}</p>`);

describe('reviews', () => {
  it.each([
    ['a map with classes that say nothing', MAP],
    ['a portal with microdata on a scale of ten', MICRODATA],
    ['icons of stars', ICONS],
    ['rows of stars cut to a width', WIDTHS],
    ['scores in attributes of the items', ATTRIBUTES],
  ])('are read one by one from %s', (_, body) => {
    const page = read('Serwis Szprycha – opinie', `<main><h1>Serwis Szprycha</h1><div class="list">${body}</div></main>`);
    expect(page.kind).toBe('reviews');
    expect(page.voices.map(({ who, stars, words }) => [who, stars, words])).toEqual(NAMES.map((name, i) => [name, STARS[i], WORDS[i]]));
  });

  it('have days, also those counted from the day of reading, and the reply of the owner', () => {
    const [first, second] = read('Szprycha', `<h1>Szprycha</h1>${MAP}`).voices;
    expect([first?.when, second?.when]).toEqual(['2026-01-17', '2025-12-18']);
    expect([first?.reply, second?.reply]).toEqual([null, 'Przepraszamy, zapraszamy na darmowy przegląd.']);
  });

  it('are found by structured data where only words stand on the page, and only if they do', () => {
    const stated = [...WORDS, 'Tego zdania nikt na stronie nie zobaczy.'].map((reviewBody, i) => ({
      '@type': 'Review',
      author: { name: NAMES[i] ?? 'Duch' },
      reviewRating: { ratingValue: STARS[i] ?? 5 },
      reviewBody,
    }));
    const head = `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', name: 'Szprycha', review: stated })}</script>`;
    const page = read('Szprycha', `<h1>Szprycha</h1><p>Naprawiamy rowery od dwudziestu lat.</p>${each(({ words }) => `<p>${words}</p>`)}`, head);
    expect(page.voices.map(({ who, stars, words }) => [who, stars, words])).toEqual(NAMES.map((name, i) => [name, STARS[i], WORDS[i]]));
  });
});

describe('a thread', () => {
  it.each([
    ['a forum of today', PHPBB],
    ['a forum of nested tables', OLD_TABLES],
    ['a forum of messages', MESSAGES],
    ['a guest book of plain lines', GUESTBOOK],
    ['a group of a social network', FEED],
  ])('is read post by post from %s, without signatures and facts about accounts', (_, body) => {
    const page = read(
      'Forum Rowerowe - Jaki serwis w Gdyni?',
      `<div id="page-header"><h1>Forum Rowerowe</h1></div><h2>Jaki serwis w Gdyni?</h2><div id="posts">${body}</div>`,
    );
    expect([page.kind, page.title]).toEqual(['forum', 'Jaki serwis w Gdyni?']);
    expect(page.voices.map(({ who, words, when }) => [who, words, when])).toEqual(NAMES.map((name, i) => [name, WORDS[i], DAYS[i]]));
    expect(page.text).not.toMatch(/Posty:|Lubię to|Rower to jest świat|Stały bywalec|Powrót do góry/);
  });

  it.each([PHPBB, MESSAGES])('tells words that a post quotes from its own', (body) => {
    const { voices, text } = read('Forum', body);
    expect(voices.map((voice) => voice.quoted)).toEqual([null, null, 'rowerzysta88', null]);
    expect(text).toContain('rowerzysta88: nikt nie przeprosił\n\nCena wyższa');
  });

  it.each(['pytanie sprzed 2 lat', 'pytanie sprzed roku', 'pytanie sprzed kilku miesięcy'])('of answers below a question is one of questions: %s', (label) => {
    const body = each(
      ({ name, words, i }) =>
        `<div class="${i === 0 ? 'question' : 'answer'}"><b>${name}</b> <span>${i === 0 ? label : 'odpowiedź'}</span><p>${words}</p></div>`,
    );
    const page = read('Czy warto?', `<main><h1>Czy warto?</h1>${body}</main>`);
    expect(page.kind).toBe('questions');
    expect(page.voices.map(({ who, words }) => [who, words])).toEqual(NAMES.map((name, i) => [name, WORDS[i]]));
  });
});

describe('what only looks like many voices', () => {
  const ARTICLE = `<article><h1>Nowy serwis</h1><p>${WORDS.join(' ')} ${WORDS.join(' ')}</p></article>`;
  it.each([
    [
      'comments below an article',
      `${ARTICLE}<ol>${each(({ name, words, date }) => `<li><cite>${name}</cite> <small>${date}, 12:30</small><p>OBCE ${words}</p></li>`)}</ol>`,
    ],
    [
      'marked comments below an article',
      `${ARTICLE}<div class="comments">${each(({ name, words }) => `<div class="comment"><b class="author">${name}</b> <i>2 dni temu</i><p>OBCE ${words}</p></div>`)}</div>`,
    ],
    [
      'a list of articles',
      each(
        ({ words, date, i }) =>
          `<article class="post"><h2><a href="/p${i}">Remont ulicy ${i}</a></h2><span class="author">Redakcja</span> <time>${date}</time><p>${words}</p></article>`,
      ),
    ],
    ['a calendar', each(({ words, date }) => `<div class="box"><strong>Koncert</strong> <span>${date}, 18:00</span><p>${words}</p></div>`)],
    [
      'a list of doctors',
      each(
        ({ name, words, stars, i }) =>
          `<li class="doctor"><h3><a href="/d${i}">${name}</a></h3><span class="rating" data-score="${stars}"></span> 2${i} opinii<p>${words}</p></li>`,
      ),
    ],
    [
      'a shelf of a shop',
      each(
        ({ words, stars, i }) =>
          `<div class="item"><a href="/r${i}"><b>Kos ${i}</b></a><div class="stars" title="${stars}/5"></div><p>199${i},00 zł</p><p>${words}</p></div>`,
      ),
    ],
    ['a team', each(({ name, words }) => `<div class="person"><h3>${name}</h3><span>mechanik</span><p>${words}</p></div>`)],
  ])('has no items: %s', (_, body) => {
    const page = read('Strona', body);
    expect(page.items).toEqual([]);
    expect(page.text).not.toContain('OBCE');
  });
});

describe('the kind of a page of one voice', () => {
  const rows = (cells: [string, string][]) => `<table>${cells.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`;
  const MENU = '<div class="m"><a href="/">Start</a> <a href="/o">O nas</a> <a href="/c">Cennik</a> <a href="/k">Kontakt</a></div>';
  const OURS = '<p>Naprawiamy rowery od dwudziestu lat. Nasz warsztat mieści się w Gdyni, zapraszamy codziennie, a u nas każdy przegląd jest bezpłatny.</p>';
  it.each([
    ['own', 'Szprycha – o nas', MENU + OURS],
    [
      'text',
      'Sprostowanie',
      `<p>Napisaliśmy nieprawdę o warsztacie, za co bardzo przepraszamy. Nasz dziennikarz pomylił adresy, a nas nikt nie poprawił na czas.</p>`,
    ],
    [
      'record',
      'Szprycha sp. z o.o.',
      rows([
        ['NIP', '000'],
        ['REGON', '000'],
        ['KRS', '000'],
        ['Forma prawna', 'spółka'],
        ['Adres', 'Gdynia, Morska 1'],
        ['Data rozpoczęcia', '2011-03-14'],
      ]),
    ],
    [
      'record',
      'Wyniki biegu',
      rows([
        ['1 Kos Jan', '41:10'],
        ['2 Lis Ewa', '41:32'],
        ['3 Mak Jan', '42:01'],
        ['4 Wilk Ewa', '43:59'],
        ['5 Sowa Jan', '44:10'],
      ]),
    ],
    ['record', 'Protokół nr 4 z posiedzenia komisji', '<p>Obecnych było pięciu radnych. Komisja jednogłośnie przyjęła porządek obrad i wysłuchała skargi.</p>'],
    [
      'text',
      'Anna Kos: Podpisałam, więc odpowiadam',
      ['Czyta pani raport?', 'Czego pani żałuje?', 'Wystartuje pani jesienią?', 'Co z mostem?', 'Kto panią zastąpi?', 'I co dalej?']
        .map((asked, i) => `<p>– ${asked}</p><p>– Mówię to od ${i + 2} lat i zdania nie zmienię, bo most jest potrzebny całej gminie.</p>`)
        .join(''),
    ],
    ['list', 'Ranking serwisów w Gdyni', `<p>Sprawdziliśmy serwisy w mieście.</p>${each(({ words, i }) => `<h2>${i + 1}. Serwis ${i}</h2><p>${words}</p>`)}`],
    ['profile', 'Szprycha', '<div id="app"></div><div>Zaloguj się, aby zobaczyć więcej. Nie pamiętasz hasła? Utwórz nowe konto</div>'],
  ])('is %s: %s', (kind, title, body) => {
    const head =
      kind === 'profile'
        ? '<meta property="og:type" content="profile"><meta property="og:description" content="Serwis rowerowy w Gdyni. Jutro wracamy po remoncie, zapraszamy od dziesiątej.">'
        : '';
    const page = read(title, body, head);
    expect(page.kind).toBe(kind);
    if (kind === 'profile') expect(page.text).toBe('Serwis rowerowy w Gdyni. Jutro wracamy po remoncie, zapraszamy od dziesiątej.');
  });
});

describe('the date of a page', () => {
  const TEXT = `<p>${WORDS.join(' ')}</p>`;
  it.each([
    ['a thread is its first post’s', read('Forum', PHPBB), '2025-03-12'],
    ['reviews is none', read('Opinie', `<h1>Opinie</h1>${MICRODATA}`), null],
    [
      'a register is none: a founding is no publication',
      read('Szprycha', '<h1>Szprycha</h1><p>Data rozpoczęcia: 2011-03-14</p><p>Data wpisu 14.03.2011</p>'),
      null,
    ],
    [
      'a list of articles is none',
      read(
        'Aktualności',
        each(({ date, words, i }) => `<div class="n"><h3><a href="/${i}">Remont ${i}</a></h3><span class="date">${date}</span><p>${words}</p></div>`),
      ),
      null,
    ],
    [
      'an article is not its comments’',
      read('Serwis', `<article><h1>Serwis</h1>${TEXT}</article><div class="comments"><span class="date">1 marca 2026</span><p>Super</p></div>`),
      null,
    ],
    ['an article is not the event’s to come', read('Serwis', `<article><h1>Serwis</h1><div class="info">3 maja 2026</div>${TEXT}</article>`), null],
    ['an old layout stands with a town', read('Serwis', `<h1>Serwis</h1><p>Gdynia, 3.03.2026</p>${TEXT}`), '2026-03-03'],
    [
      'an article may be counted from the day of reading',
      read('Serwis', `<article><h1>Serwis</h1><div class="time">pół roku temu</div>${TEXT}</article>`),
      '2025-09-17',
    ],
  ])('of %s', (_, page, date) => {
    expect(page.publishedAt).toBe(date);
  });
});
