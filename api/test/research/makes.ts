/** Pages of many makes around the same three paragraphs, and what should be read from them. */

export type Make = {
  name: string;
  url?: string;
  head?: string;
  body: string;
  title?: string;
  author?: string | null;
  published?: string | null;
  canonical?: string | null;
  /** Words of the page that are no part of the article, beside every word in capitals with OBCE. */
  without?: string[];
  with?: string[];
};

export const FETCHED = '2026-03-18T11:00:00.000Z';
export const PARAGRAPHS = [
  'Miejska biblioteka w Pniewach otworzyła w poniedziałek wypożyczalnię narzędzi. Mieszkańcy mogą tam za darmo pożyczyć wiertarkę, drabinę albo maszynę do szycia.',
  'Pomysł zgłosiła emerytowana nauczycielka Helena Drozd, a radni przeznaczyli na niego osiemnaście tysięcy złotych. Sprzęt kupiono w okolicznych sklepach i oznaczono numerami.',
  'Pierwszego dnia po narzędzia przyszło czterdzieści osób. Kierowniczka biblioteki zapowiada, że jesienią dołączą rowery towarowe i namioty, jeśli uda się znaleźć sponsora.',
];
const P = PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n');
const SPANS = PARAGRAPHS.map((text) => `<span>${text}</span><br><br>`).join('\n');
const H1 = '<h1>Wiertarka z biblioteki</h1>';
const TITLE = 'Wiertarka z biblioteki';
const OTHER = '<ul><li><a href="/1">OBCE korki na obwodnicy</a></li><li><a href="/2">OBCE targi ślubne w hali</a></li></ul>';
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const dated = (body: string, published: string | null, name = body): Make => ({
  name: `date: ${name}`,
  body: `<article>${H1}${body}${P}</article>`,
  published,
});
const signed = (body: string, author: string | null): Make => ({ name: `author: ${body}`, body: `<article>${H1}${body}${P}</article>`, author });

export const MAKES: Make[] = [
  {
    name: 'WordPress blog',
    head: `<title>Wiertarka z biblioteki – Notatki z Pniew</title><link rel="canonical" href="https://strona.example/wiertarka/">`,
    body: `<div id="page"><header class="site-header"><p class="site-title"><a href="/">OBCE Notatki z Pniew</a></p></header><div id="content"><main><article class="post hentry"><header class="entry-header"><h1 class="entry-title">Wiertarka z biblioteki</h1><div class="entry-meta"><span class="posted-on"><a href="#"><time class="entry-date published" datetime="2026-03-03T09:15:00+01:00">3 marca 2026</time></a></span><span class="byline"> autor: <span class="author vcard"><a class="url fn n" href="/author/ewa">Ewa Lis</a></span></span></div></header><div class="entry-content">${P}<div class="sharedaddy sd-sharing"><h3>Udostępnij:</h3><ul><li><a href="#">OBCE Facebook</a></li></ul></div></div><footer class="entry-footer">OBCE kategorie</footer></article><nav class="post-navigation"><a href="/p">OBCE poprzedni wpis</a></nav><div id="comments" class="comments-area"><h2>2 komentarze</h2><ol class="comment-list"><li><p>OBCE Świetny pomysł, u nas też by się przydało takie miejsce!</p></li></ol></div></main></div><aside class="widget-area"><h2>Najnowsze wpisy</h2>${OTHER}</aside></div>`,
    title: TITLE,
    author: 'Ewa Lis',
    published: '2026-03-03T08:15:00.000Z',
    canonical: 'https://strona.example/wiertarka',
  },
  {
    name: 'Yoast graph whose author is a reference',
    head: ld({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', '@id': '#a', headline: TITLE, datePublished: '2026-03-03T09:15:00+01:00', author: { '@id': '#ewa' } },
        { '@type': 'WebPage', '@id': '#w', name: 'OBCE' },
        { '@type': 'Person', '@id': '#ewa', name: 'Ewa Lis' },
      ],
    }),
    body: `<div class="elementor">${H1}<div class="elementor-widget-container">${P}</div></div>`,
    title: TITLE,
    author: 'Ewa Lis',
    published: '2026-03-03T08:15:00.000Z',
  },
  {
    name: 'no article element, only div and class',
    body: `<div class="top"><a href="/">OBCE Start</a> <a href="/k">OBCE Kontakt</a></div><div class="srodek">${H1}<div class="tresc">${P}</div></div><div class="prawa">${OTHER}</div>`,
    title: TITLE,
  },
  { name: 'line breaks instead of paragraphs', body: `<div id="glowna">${H1}<div>${SPANS}</div></div><div class="menu">${OTHER}</div>`, title: TITLE },
  {
    name: 'press page with read-too boxes between paragraphs',
    body: `<article>${H1}<p>${PARAGRAPHS[0]}</p><div class="read-also"><strong>Czytaj też:</strong> <a href="/1">OBCE korki na obwodnicy</a></div><p>${PARAGRAPHS[1]}</p><p><strong>Zobacz także: <a href="/2">OBCE targi ślubne w hali</a></strong></p><p><a href="/5">CZYTAJ TAKŻE: OBCE Nowy rozkład jazdy autobusów</a></p><p>${PARAGRAPHS[2]}</p></article>`,
    title: TITLE,
  },
  {
    name: 'press page with a paid teaser',
    body: `<article>${H1}${P}<div class="paywall"><h3>Pozostało 80% artykułu</h3><p>OBCE Wykup dostęp, aby czytać dalej. Już od 19,90 zł za miesiąc.</p><button>Kup dostęp</button></div></article>`,
    title: TITLE,
    without: ['Wykup dostęp', 'Pozostało'],
  },
  {
    name: 'live blog',
    body: `<main>${H1}<div class="live"><div class="live-entry"><time datetime="2026-03-02T12:30:00+01:00">12:30</time><p>${PARAGRAPHS[2]}</p></div><div class="live-entry"><time datetime="2026-03-02T11:00:00+01:00">11:00</time><p>${PARAGRAPHS[1]}</p></div><div class="live-entry"><time datetime="2026-03-02T10:00:00+01:00">10:00</time><p>${PARAGRAPHS[0]}</p></div></div></main>`,
    title: TITLE,
  },
  {
    name: 'gallery with captions',
    body: `<article>${H1}<figure><img src="1.jpg" alt="OBCE opis zdjęcia"><figcaption>fot. Jan Mak</figcaption></figure>${P}<div class="gallery"><a href="/g/1"><img src="1.jpg"></a><a href="/g/2"><img src="2.jpg"></a><span>1 z 12</span></div></article>`,
    title: TITLE,
    without: ['1 z 12', 'Jan Mak'],
  },
  {
    name: 'page with a table that is part of the article',
    body: `<article>${H1}${P}<table><tr><th>Narzędzie</th><th>Sztuk</th></tr><tr><td>Wiertarka udarowa</td><td>4</td></tr><tr><td>Drabina</td><td>2</td></tr></table></article>`,
    with: ['Wiertarka udarowa'],
  },
  {
    name: 'AMP',
    head: '<link rel="canonical" href="https://strona.example/a/wiertarka"><style amp-boilerplate>body{visibility:hidden}</style>',
    body: `<amp-sidebar id="s" layout="nodisplay">${OTHER}</amp-sidebar><article>${H1}<amp-img src="1.jpg" width="4" height="3"></amp-img>${P}</article><amp-ad type="x"><div>OBCE reklama pralki</div></amp-ad>`,
    url: 'https://strona.example/amp/wiertarka',
    title: TITLE,
    canonical: 'https://strona.example/a/wiertarka',
  },
  {
    name: 'script page that carries its text as articleBody',
    head: ld({ '@type': 'NewsArticle', headline: TITLE, datePublished: '2026-03-03', author: 'Ewa Lis', articleBody: PARAGRAPHS.join('\n\n') }),
    body: '<div id="root"></div>',
    title: TITLE,
    author: 'Ewa Lis',
    published: '2026-03-03',
  },
  {
    name: 'microdata',
    body: `<div itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">${TITLE}</h1><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ewa Lis</span></span><meta itemprop="datePublished" content="2026-03-03T10:00:00+01:00"><div itemprop="articleBody">${P}</div></div><div class="reklama">OBCE pralki taniej</div>`,
    title: TITLE,
    author: 'Ewa Lis',
    published: '2026-03-03T09:00:00.000Z',
  },
  {
    name: 'forum thread',
    body: `<div class="breadcrumbs"><a href="/">OBCE Forum</a></div>${H1}<div class="post"><div class="postbody"><p>${PARAGRAPHS[0]}</p></div></div><div class="post"><div class="postbody"><p>${PARAGRAPHS[1]}</p></div></div><div class="post"><div class="postbody"><p>${PARAGRAPHS[2]}</p></div></div>`,
    title: TITLE,
  },
  {
    name: 'shop with reviews, which are its text',
    head: ld({ '@type': 'Product', name: 'Wiertarka Kos 500', review: [{ '@type': 'Review', reviewBody: PARAGRAPHS[0], author: 'Ola' }] }),
    body: `<h1>Wiertarka Kos 500</h1><div class="product"><p>${PARAGRAPHS[1]}</p><p>${PARAGRAPHS[2]}</p><div id="opinie"><h2>Opinie klientów</h2><div class="review"><p>${PARAGRAPHS[0]}</p></div></div></div><div class="related"><h2>Podobne produkty</h2>${OTHER}</div>`,
    title: 'Wiertarka Kos 500',
  },
  {
    name: 'consent wall before the page',
    body: `<div id="cookie-law" class="cookie-wall"><h2>Szanujemy Twoją prywatność</h2><p>OBCE My i nasi partnerzy przechowujemy na urządzeniu informacje takie jak pliki cookie.</p><button>Zgadzam się</button></div><div id="didomi-host"><p>OBCE Używamy plików cookies w celach statystycznych.</p></div><article>${H1}${P}</article>`,
    title: TITLE,
  },
  {
    name: 'comments in other words',
    body: `<article>${H1}${P}</article><section class="opinie-czytelnikow" id="komentarze"><h2>Komentarze (12)</h2><div class="koment"><p>OBCE Po co to komu, lepiej by drogę naprawili panowie radni.</p></div></section><div class="fb-comments">OBCE</div>`,
    title: TITLE,
  },
  {
    name: 'lead in a header of the article',
    body: `<article><header><h1>${TITLE}</h1><p class="lead">${PARAGRAPHS[0]}</p></header><p>${PARAGRAPHS[1]}</p><p>${PARAGRAPHS[2]}</p></article>`,
    title: TITLE,
  },
  {
    name: 'author box and newsletter below',
    body: `<article>${H1}${P}<div class="author-box"><img src="e.jpg"><p>OBCE Ewa Lis pisze o bibliotekach od dziesięciu lat i hoduje koty.</p></div><div class="newsletter-box"><h3>Zapisz się na newsletter</h3><form><input type="email"><p>OBCE Zostaw adres, a wyślemy przegląd tygodnia.</p></form></div></article>`,
    title: TITLE,
  },
  {
    name: 'nesting of a page builder',
    body: `${'<div class="wrap">'.repeat(60)}${H1}${P}${'</div>'.repeat(60)}`,
    title: TITLE,
  },
  {
    name: 'two headings of first rank, the site first',
    body: `<h1 class="logo">OBCE Kurier Pniewski</h1><article>${H1}${P}</article>`,
    head: '<meta property="og:title" content="Wiertarka z biblioteki">',
    title: TITLE,
  },
  { name: 'title only in the head, with the site', head: '<title>Wiertarka z biblioteki | Kurier Pniewski</title>', body: `<div>${P}</div>`, title: TITLE },
  {
    name: 'canonical only as og:url',
    head: '<meta property="og:url" content="https://strona.example/n/7?utm_source=fb">',
    body: `<article>${H1}${P}</article>`,
    canonical: 'https://strona.example/n/7',
  },
  dated('<p class="date">Pniewy, 3 marca 2026 r.</p>', '2026-03-03'),
  dated('<span class="date">03.03.2026, godz. 14:30</span>', '2026-03-03'),
  dated('<div class="info">wczoraj, 12:30</div>', '2026-03-17'),
  dated('<div class="time">2 godz. temu</div>', '2026-03-18'),
  dated('<time>3 dni temu</time>', '2026-03-15'),
  dated('<div class="meta">Ewa Lis • tydzień temu</div>', '2026-03-11'),
  dated('<div class="meta">dzisiaj, 8:05</div>', '2026-03-18'),
  dated('<p class="dateline">wtorek, 3 marca</p>', '2026-03-03'),
  dated('<p class="dateline">środa, 8 września</p>', '2025-09-08'),
  dated('<p class="data">8 IX 2021</p>', '2021-09-08'),
  dated('<p class="data">8.IX.2021 r.</p>', '2021-09-08'),
  dated('<p>Data publikacji: 2026.03.03 08:00</p>', '2026-03-03'),
  dated('<p>Opublikowano: 3 mar 2026</p>', '2026-03-03'),
  dated('<p class="post-date">March 3, 2026</p>', '2026-03-03'),
  dated('<p>Dodano: wczoraj</p>', '2026-03-17'),
  dated('<time datetime="2026-03-03T08:00+0100">rano</time>', '2026-03-03T07:00:00.000Z'),
  dated('<p class="date">12 marek 2026</p>', null),
  dated('<p>3 maja festyn</p>', null, 'a day of an event is none'),
  signed('<p>Autor: Ewa Lis</p>', 'Ewa Lis'),
  signed('<p>Tekst: Ewa Lis, zdjęcia: Jan Mak</p>', 'Ewa Lis'),
  signed('<p>oprac. Ewa Lis</p>', 'Ewa Lis'),
  signed('<p>Opracowanie: Ewa Lis-Kowalska (PAP)</p>', 'Ewa Lis-Kowalska'),
  signed('<p class="autor">Ewa Lis | 3 marca 2026</p>', 'Ewa Lis'),
  signed('<p>Rozmawiała Ewa Lis</p>', 'Ewa Lis'),
  signed('<div class="article__author-name">Ewa Lis</div>', 'Ewa Lis'),
  signed('<p>Autor nieznany jest nikomu.</p>', null),
  signed('<span class="author">admin</span>', null),
  {
    name: 'author in a meta element is an address',
    head: '<meta property="article:author" content="https://www.facebook.com/ewa">',
    body: `<article>${H1}<p>Autor: Ewa Lis</p>${P}</article>`,
    author: 'Ewa Lis',
  },
];
