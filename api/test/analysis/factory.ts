/** Documents as research hands them on, from a few words each. */
import { createHash } from 'node:crypto';
import { type AnalyseInput, type Analysis, analyse } from '../../src/analysis/index.ts';
import type { SourceKind } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Article, Business, Document, PageItem, PageKind, ProfileFacts, Research } from '../../src/research/types.ts';

export const NOW = '2026-11-21T10:00:00.000Z';

export type Page = {
  url: string;
  title?: string;
  text: string;
  kind?: SourceKind;
  lang?: string;
  date?: string | null;
  rank?: number | null;
  author?: string | null;
  links?: string[];
  description?: string | null;
  contact?: boolean;
  business?: Business | null;
  structuredTypes?: string[];
  profile?: ProfileFacts | null;
  /** How the page is built (`Article.kind`), and its items. */
  layout?: PageKind;
  items?: PageItem[];
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export function page({ url, title = 'Wiadomości', text, kind = 'news', lang = 'pl', date = '2026-06-01', rank = null, ...rest }: Page): Document {
  const host = new URL(url).host;
  const article: Article = {
    kind: rest.layout ?? 'text',
    items: rest.items ?? [],
    title,
    text,
    author: rest.author ?? null,
    publishedAt: date,
    siteName: null,
    canonicalUrl: url,
    lang,
    page: {
      description: rest.description ?? null,
      structuredTypes: rest.structuredTypes ?? [],
      business: rest.business ?? null,
      links: rest.links ?? [],
      hasContact: rest.contact ?? false,
      profile: rest.profile ?? null,
    },
  };
  return {
    id: hash(url).slice(0, 16),
    url,
    canonicalUrl: url,
    host,
    domain: host,
    sha256: hash(text),
    fetchedAt: NOW,
    kind,
    platform: rest.profile?.platform ?? null,
    lang,
    article,
    hits: rank === null ? [{ query: 'inne', purpose: 'topic', source: 's', rank: 1 }] : [{ query: 'nazwa', purpose: 'name', source: 's', rank }],
  };
}

/** A thread: each post an item, behind what the page says before them. */
export function thread({ before = '', posts, ...rest }: Omit<Page, 'text' | 'layout' | 'items'> & { before?: string; posts: string[] }): Document {
  const text = [...(before ? [before] : []), ...posts].join('\n\n');
  const items = posts.map((post): PageItem => {
    const start = text.indexOf(post);
    return { who: 'gość', stars: null, when: null, start, end: start + post.length, quoted: null, reply: null };
  });
  return page({ ...rest, text, layout: 'forum', items });
}

export const ARCHITECT: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'architekt, Gdynia', keywords: [], links: [] };

export function research(subject: Subject, documents: Document[]): Research {
  return {
    subject,
    queries: [{ text: subject.name, purpose: 'name' }],
    documents,
    coverage: [{ source: 'searxng', query: subject.name, status: 'ok', found: documents.length, detail: null }],
    pages: [],
    totals: { hits: documents.length, distinct: documents.length, fetched: documents.length, failed: 0 },
    costs: [],
  };
}

export const judge = (
  documents: Document[],
  subject: Subject = ARCHITECT,
  more: Partial<Pick<AnalyseInput, 'included' | 'guarantee' | 'marks'>> = {},
): Analysis => analyse({ subject, research: research(subject, documents), now: NOW, href: (url) => url, ...more });

/** Every claim of an analysis, in the order of the report. */
export const claimsOf = (analysis: Analysis) => [
  analysis.headline,
  ...analysis.summary,
  ...analysis.sections.flatMap((section) => section.findings.flatMap((finding) => finding.claims)),
  ...analysis.risks.flatMap((risk) => [...risk.for, ...risk.against, ...risk.unknown]),
];

const SENTENCES = [
  'Architekt Jan Kowalski z Gdyni zaprojektował bibliotekę przy parku i pokazał jej makietę mieszkańcom.',
  'Mieszkańcy Gdyni chwalą Jana Kowalskiego za świetną, wygodną bibliotekę i doskonałe światło w czytelni.',
  'Gdyński architekt Jan Kowalski rozczarował inwestora, a budynek przy porcie jest fatalnie wykończony.',
  'W Gdyni odbył się wykład, który poprowadził architekt Jan Kowalski.',
  'Nagrodę miasta za bibliotekę otrzymał architekt Jan Kowalski z Gdyni.',
];
const RESTS = ['rower', 'tramwaj', 'port', 'las', 'szkoła', 'most', 'teatr', 'basen', 'rynek', 'ogród', 'stadion', 'zamek'];

/** A varied web about the architect: `n` pages on `hosts` hosts, no two alike. */
export function web(n: number, hosts = n): Document[] {
  return Array.from({ length: n }, (_, i) => {
    const words = Array.from({ length: 14 }, (_, k) => `${RESTS[(i * 7 + k * 5) % RESTS.length]}${String.fromCharCode(97 + ((i * 3 + k) % 26))}${i}${k}`);
    return page({
      url: `https://gazeta-${i % hosts}.test/${i}`,
      title: `Tekst numer ${i}`,
      text: `${SENTENCES[i % SENTENCES.length]} Obok stoją ${words.join(' ')}.`,
      date: `202${4 + (i % 3)}-0${1 + (i % 9)}-11`,
      rank: i < 20 ? i + 1 : null,
    });
  });
}
