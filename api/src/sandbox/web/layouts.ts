/** HTML of a page in its host's layout: the article with navigation, cookie notice, comments and footer around it. */
import { dateLong, integer } from '../../contract/format.ts';
import type { Charset } from './charset.ts';
import type { Content, ProfileContent } from './content.ts';
import type { Item } from './stories.ts';

export const MARK = 'Strona demonstracyjna: treść syntetyczna, osoby i zdarzenia wymyślone';
export const GENERATOR = 'Lustro demo web (synthetic)';

export const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');
const day = (date: Date) => date.toISOString().slice(0, 10);
/** ISO time; a date without a time becomes 8:00. */
const moment = (date: Date) => (date.getTime() % 86_400_000 === 0 ? `${day(date)}T08:00:00+01:00` : date.toISOString().replace('.000Z', 'Z'));
/** Date without a time, so no time zone is needed. */
const dateShort = (date: Date) => day(date).split('-').reverse().join('.');
const nav = (items: readonly string[]) => `<nav>${items.map((item) => `<a href="/">${item}</a>`).join(' ')}</nav>`;
const SITE_NAMES = (host: string) =>
  host
    .replace(/\.example$/, '')
    .replace(/-/g, ' ')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());

type Shell = { url: string; host: string; charset: Charset; metaCharset: boolean; canonical: boolean };

/** A prompt injection in one of four hidden forms, chosen by `seed`. */
function hiddenText(text: string | null, seed: number): string {
  if (text === null) return '';
  return [
    `<p style="display:none">${esc(text)}</p>`,
    `<!-- ${text.replace(/--/g, '––')} -->`,
    `<p style="color:#fff;background:#fff;font-size:1px">${esc(text)}</p>`,
    `<div aria-hidden="true" style="position:absolute;left:-9999px">${esc(text)}</div>`,
  ][seed % 4] as string;
}

function structured(content: Content, shell: Shell): string {
  const { date, dateStyle, profile } = content;
  const published = date && (dateStyle === 'jsonld' || dateStyle === 'meta') ? { datePublished: moment(date) } : {};
  const author = content.author ? { author: { '@type': content.author === 'Redakcja' ? 'Organization' : 'Person', name: content.author } } : {};
  if (profile) return `<script type="application/ld+json">${json(profileData(content.title, profile, shell.url))}</script>`;
  if (dateStyle === 'text' && content.schema === 'NewsArticle') return '';
  return `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@type': content.schema, headline: content.title, ...published, ...author, publisher: { '@type': 'Organization', name: SITE_NAMES(shell.host) } })}</script>`;
}

function profileData(title: string, profile: ProfileContent, url: string) {
  const count = (type: string, n: number) => ({ '@type': 'InteractionCounter', interactionType: `https://schema.org/${type}`, userInteractionCount: n });
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: title.replace(/ \(@.*$/, ''),
      alternateName: profile.handle,
      description: profile.bio,
      interactionStatistic: count('FollowAction', profile.followers),
      sameAs: profile.links.map((link) => link.url),
    },
    hasPart: profile.posts.map((post) => ({
      '@type': 'SocialMediaPosting',
      datePublished: day(post.date),
      text: post.text,
      interactionStatistic: count('LikeAction', post.reactions),
    })),
  };
}

const stars = (n: number) => `<span class="gwiazdki" aria-label="Ocena ${n} na 5">${'★'.repeat(n)}${'☆'.repeat(5 - n)} ${n}/5</span>`;
/** A post of a thread, or a review with the owner's reply. */
function itemHtml({ who, stars: given, when, text, reply }: Item): string {
  const words = `<p>${esc(text)}</p>`;
  if (given === null)
    return `<div class="wpis"><div class="nick"><b>${esc(who)}</b> <span class="data">${esc(when)}</span></div><div class="wiadomosc">${words}</div></div>`;
  const answer = reply ? `<div class="odpowiedz-wlasciciela"><b>Odpowiedź od właściciela</b><p>${esc(reply)}</p></div>` : '';
  return `<div class="opinia"><div class="kto"><b class="autor">${esc(who)}</b> ${stars(given)} <span class="data">${esc(when)}</span></div>${words}${answer}</div>`;
}
const paragraphs = (content: Content) => content.paragraphs.map((text) => `<p>${esc(text)}</p>`).join('\n');

function byline(content: Content): string {
  const when =
    content.date && content.dateStyle !== 'none'
      ? content.dateStyle === 'text'
        ? dateLong(content.date).replace(/\u00a0/g, ' ')
        : dateShort(content.date)
      : '';
  const time = when && content.date && content.dateStyle !== 'text' ? `<time datetime="${day(content.date)}">${when}</time>` : when;
  const parts = [content.author ? `<span class="autor">${esc(content.author)}</span>` : '', time].filter(Boolean);
  return parts.length > 0 ? `<p class="meta">${parts.join(', ')}</p>` : '';
}

function main(content: Content, injection: string): string {
  const title = `<h1>${esc(content.title)}</h1>`;
  const { profile } = content;
  if (profile) {
    const posts = profile.posts
      .map(
        (post) =>
          `<li class="post"><p>${esc(post.text)}</p><footer><time datetime="${day(post.date)}">${dateShort(post.date)}</time> · ${integer(post.reactions)} polubień</footer></li>`,
      )
      .join('\n');
    return `<main><header class="profil">${title}<p class="bio">${esc(profile.bio)}</p><p>${integer(profile.followers)} obserwujących</p>${content.links.map((link) => `<a rel="me" href="${esc(link.url)}">${esc(link.label)}</a>`).join(' ')}</header><ul>${posts}</ul></main>`;
  }
  if (content.layout === 'classic')
    return `<table class="uklad"><tr><td class="lewa">${content.related.map(esc).join('<br>')}</td><td class="tresc">${title}${byline(content)}${paragraphs(content)}${injection}</td></tr></table>`;
  if (content.items)
    return `<main class="${content.layout === 'forum' ? 'watek' : 'lista-opinii'}">${title}${content.items.map(itemHtml).join('\n')}${injection}</main>`;
  if (content.layout === 'forum') {
    const posts = content.paragraphs
      .map((text, i) => `<div class="wpis"><b class="nick">uzytkownik${(text.length * 7 + i) % 900}</b><div class="wiadomosc"><p>${esc(text)}</p></div></div>`)
      .join('\n');
    return `<main class="watek"><article>${title}${byline(content)}${posts}${injection}</article></main>`;
  }
  const body = `${title}${byline(content)}${paragraphs(content)}${content.more ? `<p class="wiecej"><a href="/">${content.more}</a></p>` : ''}${injection}`;
  if (content.layout === 'reference') return `<div id="tresc">${body}</div>`;
  return `<main><article class="tekst">${body}</article></main>`;
}

function around(content: Content, shell: Shell): { before: string; after: string } {
  const name = SITE_NAMES(shell.host);
  const menu = {
    forum: ['Działy', 'Szukaj', 'Zaloguj się'],
    profile: ['Główna', 'Odkrywaj', 'Zaloguj się'],
  }[content.layout as 'forum'] ?? ['Strona główna', 'Sport', 'Biznes', 'Kultura'];
  const cookies =
    content.layout === 'site' || content.layout === 'blog'
      ? ''
      : '<div role="dialog" class="ciasteczka">Szanujemy prywatność. My i nasi partnerzy używamy plików cookie. <button>Zgadzam się</button> <button>Odmawiam</button></div>';
  const comments =
    content.comments.length > 0
      ? `<section class="komentarze"><h2>Komentarze (${content.comments.length})</h2>${content.comments.map((text) => `<p class="komentarz">${esc(text)}</p>`).join('')}</section>`
      : '';
  const related =
    content.layout === 'portal'
      ? `<aside class="polecane"><h2>Czytaj też</h2><ul>${content.related.map((text) => `<li><a href="/">${esc(text)}</a></li>`).join('')}</ul></aside>`
      : '';
  const links = (of: Content['links'], rel = '') => of.map((link) => `<a${rel} href="${esc(link.url)}">${esc(link.label)}</a>`).join(' ');
  const isHere = (link: { url: string }) => new URL(link.url).host === shell.host;
  const own = content.profile
    ? ''
    : links(
        content.links.filter((link) => !isHere(link)),
        ' rel="me"',
      );
  const top = content.layout === 'site' ? `<nav>${links(content.links.filter(isHere))}</nav>` : nav(menu);
  return {
    before: `${cookies}<header class="naglowek"><a href="/">${esc(name)}</a>${top}</header>`,
    after: `${comments}${related}<footer class="stopka">${own ? `<div class="odnosniki">${own}</div>` : ''}<p>© ${esc(name)}. Regulamin. Polityka prywatności.</p><p class="demo" role="note">${MARK}</p></footer>`,
  };
}

/** The complete page; `seed` chooses the form of a hidden prompt injection. */
export function pageHtml(content: Content, shell: Shell, seed: number): string {
  const { before, after } = around(content, shell);
  const metaDate = content.date && content.dateStyle === 'meta' ? `<meta property="article:published_time" content="${moment(content.date)}">` : '';
  const description = esc((content.profile?.bio ?? content.paragraphs[0] ?? '').slice(0, 160));
  return `<!doctype html>
<html lang="${content.lang}"><head>${shell.metaCharset ? `<meta charset="${shell.charset}">` : ''}<title>${esc(content.title)} – ${esc(SITE_NAMES(shell.host))}</title>
<meta name="viewport" content="width=device-width"><meta name="generator" content="${GENERATOR}"><meta name="robots" content="noindex">
<meta name="description" content="${description}"><meta property="og:title" content="${esc(content.title)}"><meta property="og:site_name" content="${esc(SITE_NAMES(shell.host))}">${metaDate}
${shell.canonical ? `<link rel="canonical" href="${esc(shell.url)}">` : ''}<link rel="stylesheet" href="/-/${content.layout}.css">${structured(content, shell)}</head>
<body>${before}
${main(content, hiddenText(content.injection, seed))}
${after}</body></html>`;
}
