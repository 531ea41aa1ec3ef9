/** What sort of text a page is, by how it is built, where it stands, and what its title and its first and last lines say. */
import type { Genre, SourceKind } from '../../contract/report.ts';
import type { Document, PageKind } from '../../research/types.ts';
import { readable } from '../reading/text.ts';

const BY_BUILD: Partial<Record<PageKind, Genre>> = {
  reviews: 'review',
  forum: 'forum',
  questions: 'forum',
  record: 'record',
  list: 'list',
  profile: 'profile',
};
const BY_PLACE: Partial<Record<SourceKind, Genre>> = { review: 'review', forum: 'forum', encyclopedia: 'encyclopedia', register: 'record' };

/** Labels of texts that somebody paid for. */
const PAID =
  /(?<!\p{sc=Latn})(?:(?:materiał|artykuł|tekst|wpis|publikacja|treść) (?:sponsorowan|płatn|partner|reklamow|promocyjn|komercyjn)\p{sc=Latn}*|(?:płatna|komercyjna) (?:współpraca|promocja|reklama)|współpraca (?:reklamowa|płatna|komercyjna)|advertorial|powstał[ao]? (?:we współpracy z (?:mark|firm|partner)|na zlecenie (?:klient|firm|mark|partner|reklamodawc|zleceniodawc|właściciel))|(?:materiał|tekst|artykuł|treść|treści)(?: \p{sc=Latn}+)? (?:dostarczon|przygotowan|przekazan|opłacon)\p{sc=Latn}+ (?:przez )?(?:partner|klient|reklamodawc|zleceniodawc)|redakcja (?:serwisu |portalu )?nie (?:sprawdza|weryfikuje|odpowiada za|ponosi odpowiedzialności za) (?:\p{sc=Latn}+ )?(?:treści?|informacji|materiał)\p{sc=Latn}* (?:\p{sc=Latn}+ )?(?:reklam|pras|sponsor|ogłosze|partner|artykuł))/iu;
/** A label may stand in the last paragraph, which tells how the text came about. */
const LAST_LABEL = 260;
/** The same where the site runs it into the first paragraph. */
const PAID_HEAD = new RegExp(String.raw`^\P{L}*${PAID.source}(?=\P{L}*[.:|!–—-]|\P{L}*\n)`, 'iu');
/** What a page or its site says of itself where nothing on it happened; in capitals before a title or alone on a line it is a section's name. */
const SATIRE =
  /(?<!\p{sc=Latn})(?:(?:to|jest to|tekst|wpis|artykuł|strona|portal|serwis|treści?)(?: \p{sc=Latn}+){0,3} (?:ma(?:ją)? charakter |jest |są )?satyryczn\p{sc=Latn}+|(?:tekst|treść|treści|historia|wszystko)(?: \p{sc=Latn}+){0,4} (?:zmyślon\p{sc=Latn}+|zmyślili\p{sc=Latn}*|zmyśliłem|zmyśliłam|wymyślili\p{sc=Latn}*|fikcyjn\p{sc=Latn}+|jest fikcją|są fikcją)|(?:zmyśliliśmy|wymyśliliśmy) (?:to |wszystko|wszystkie|te)\p{sc=Latn}*|(?:wszelkie|jakiekolwiek) podobieństwo do (?:prawdziw|rzeczywist)\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
const SATIRE_SECTION = /^\P{L}*(?:satyra|żart|na niby|prima aprilis|zmyślone)(?:\P{L}*$| ?[|:–—-])|[|–—-] ?satyra\P{L}*$/iu;
/** Labels of texts that a press office sent out; photo credits are none. */
const RELEASE =
  /^(?!\P{L}*(?:fot|zdj|grafik))(?:.{0,40}(?<!\p{sc=Latn})(?:informacj[aąi]|komunikat|notatk[aąi]|materiały?) pras\p{sc=Latn}+|.{0,20}(?<!\p{sc=Latn})(?:kontakt dla (?:mediów|prasy)|dodatkowych informacji udziela|biuro prasowe\W*$|o (?:firmie|spółce|organizatorze):?$))/iu;
const OPINION_TITLE =
  /^\P{L}*(?:felieton|komentarz|opinia|opinie|list|listy|polemika|esej|publicystyka)(?!\p{sc=Latn})|\[(?:opinia|komentarz|felieton)\]|[.:|–—-] ?(?:felieton|komentarz|opinia)\P{L}*$/iu;
const OPINION_LINE =
  /^\P{L}*(?:felieton|komentarz|opinia|listy? do redakcji|publicystyka|polemika)\P{L}*$|(?<!\p{sc=Latn})(?:otrzymaliśmy list od|(?:mój|mojego|moim|w tym|ten|tego) felieton\p{sc=Latn}*|list czytelni\p{sc=Latn}+|szanowna redakcjo|autor(?:ka)? (?:felietonu|jest publicyst\p{sc=Latn}+))/iu;
const I_THINK =
  /(?<!\p{sc=Latn})(?:moim zdaniem|uważam|myślę|sądzę|mam wrażenie|nie wierzę|wolałbym|wolałabym|dziwi mnie|nie lubię|powiem (?:szczerze|wprost)|przyznam|zapewniam|drodzy|proszę państwa)(?!\p{sc=Latn})/giu;
/** „Piszę to z ganku”, „moja sąsiadka”, „nie wiem”: an author who speaks of himself; a reporter does not. */
const I_WRITE =
  /(?<!\p{sc=Latn})(?:piszę|wiem|pójdę|wolę|muszę|chcę|widzę|pamiętam|lubię|boję się|rozumiem|wierzę|ufam|czytam|słyszę|powtarzam|mnie|mój|moja|moje|moim|moją|mojej|mojego|moich|\p{sc=Latn}{3,}(?:łem|łam))(?!\p{sc=Latn})/giu;
const WRITES = 3;
const INTERVIEW_TITLE = /(?<!\p{sc=Latn})(?:wywiad(?: z|:|\P{L}*$)|rozmow[aęy] (?:z|o)(?!\p{sc=Latn})|pytamy (?:kandydat|ekspert))/iu;
const INTERVIEW_LINE = /(?<!\p{sc=Latn})(?:rozmawia(?:ł|ła|ją|li)?:?|wywiad przeprowadził\p{sc=Latn}*|w rozmowie z \p{Lu}\p{sc=Latn}+ mówi) \p{Lu}/u;
/** A question that opens a paragraph, with its answer behind it: „Dlaczego tutaj? Bo tu mieszkam.” */
const ASKED = /(?:^|\n)(?:[\p{Lu}][^\n.?!:]{2,40}: )?[^\n.?!]{8,160}\?\s(?=[\p{Lu}][^\n]{2})/gu;
const TURN = /\?["”]?\s{1,3}[–—-]\s|\?["”]?\n{1,3}(?=[^\n]{20})/gu;
const POLL = /(?<!\p{sc=Latn})(?:[Ss]ondaż\p{sc=Latn}*|CBOS|IBRiS|Kantar|Estymator|Pollster)(?!\p{sc=Latn})/u;
const ANNOUNCEMENT =
  /^\P{L}*(?:(?:ogłoszenie|zawiadomienie|zapraszamy|zaproszenie|zatrudnimy)(?!\p{sc=Latn})|apel do|ruszają zapisy|oferta pracy|praca:)|(?<!\p{sc=Latn})(?:sprostowanie|oświadczenie|komunikat)(?!\p{sc=Latn})/iu;
const JOB = /(?<!\p{sc=Latn})(?:wymagamy|wymagania:|oferujemy|aplikuj|prosimy o (?:przesłanie|wysłanie) CV|umow[aę] o pracę|wyślij CV)/giu;
const RECORD_TITLE =
  /^\P{L}*(?:protokół|uchwała|zarządzenie|wyrok|postanowienie|orzeczenie|sprawozdanie z|obwieszczenie|informacja o wyborze|zapytanie ofertowe|rozstrzygnięcie|decyzja (?:w sprawie|nr|znak|o)(?!\p{sc=Latn})|stenogram|wykaz|rejestr|oświadczeni[ae] majątkow|rozstrzygnięci[ae]|informacja (?:z otwarcia|o (?:wyborze|wynikach|odstąpieniu|postępowani|zakończonych)|rzecznika|pokontroln)|z (?:pracy|działalności) rzecznika|wyniki kontroli)|(?<!\p{sc=Latn})(?:oddział|inspekcj|inspektorat|sanepid|izb|PIP|NFZ|UOKiK)[^:]{0,40}: [^:]{0,50}(?<!\p{sc=Latn})wyniki kontroli|\(wyciąg\)|(?<!\p{sc=Latn})ustalenia kontroli/iu;
/** „Wyrok po śmierci w magazynie”: how a newsroom begins; a court's own paper has its case number or its day. */
const OF_A_RULING = /^\P{L}*(?:wyrok|postanowienie|orzeczenie)(?! (?:sądu|trybunału|komisji|kolegium|z dnia|nr|w imieniu|sygn))(?!\P{L}*$)/iu;
/** How an office opens its notice: „Powiatowy Rzecznik Konsumentów informuje”. */
const NOTICE =
  /^(?:\p{Lu}\p{sc=Latn}+ ){0,4}(?:Rzecznik|Inspektor|Inspektorat|Inspekcja|Burmistrz|Wójt|Prezydent Miasta|Starosta|Urząd|Zarząd Powiatu|Dyrektor Izby)(?: \p{sc=Latn}+){0,6} (?:informuj|zawiadamia|przedstawia|ogłasza|podaj|obwieszcza)/u;
/** „HD.906.2.2026”: numbers of an office's cases, one after the other. */
const CASE_NUMBERS = /(?<![\p{L}\d])\p{Lu}{1,5}[.-]\d{2,4}\.\d+\.20\d\d/gu;
/** How a chair gives the floor in a parliament or council. */
const DEBATE = /(?<!\p{sc=Latn})(?:Wysok[ai] Izb[ao]|Wysoki Sejmie|Panie Marszałku|Głos ma pan|Zamykam dyskusję)(?!\p{sc=Latn})/u;
const RECORD_MARKS = [
  /(?<!\p{sc=Latn})NIP/u,
  /(?<!\p{sc=Latn})REGON/u,
  /(?<!\p{sc=Latn})PKD/u,
  /KRS/u,
  /(?<!\p{sc=Latn})[Ss]ygn\./u,
  /§ ?\d/u,
  /(?<!\p{sc=Latn})[Zz]amawiając/u,
];
const LIST_TITLE =
  /(?<!\p{sc=Latn})(?:ranking|top ?\d+|lista (?:najlepsz|startow|kandydat)\p{sc=Latn}*|\d+ najlepsz\p{sc=Latn}+)(?!\p{sc=Latn})|[–—-] (?:program|wyniki)(?!\p{sc=Latn})|^\P{L}*(?:wyniki|program)(?!\p{sc=Latn})/iu;
/** „Jan Kowalski (ur. 1950 w …) – polski architekt”. */
const BORN = /^[^\n]{3,90}\((?:[^)\n]{0,40}, )?(?:ur\.|zm\.|właśc\.)[^)\n]{4,90}\) ?[–—-]/u;

/** „Most Zwodzony – most w …”, „X (ang. Y) to spółka”: how an entry begins, which ends with others to look up. */
const DEFINES = /^\p{Lu}[^.!?\n]{1,90}? (?:[–—-] |(?:był[ao]? )?to )\p{Ll}/u;
const SEE_ALSO = /(?:^|\n)\P{L}*(?:zobacz też|przypisy|bibliografia|linki zewnętrzne)(?!\p{sc=Latn})/iu;

/** Lines at the beginning and at the end in which a text says what it is, and the longest such line. */
const EDGE = 6;
const LABEL = 120;
const HEAD = 1_500;

/** Short lines of a text's beginning and end. */
function labelsOf(text: string): string[] {
  const head = text.slice(0, HEAD).split('\n').filter(Boolean).slice(0, EDGE);
  const tail = text.length > HEAD ? text.slice(-HEAD).split('\n').filter(Boolean).slice(-EDGE) : [];
  return [...head, ...tail].map((line) => line.trim()).filter((line) => line.length <= LABEL);
}

/** The last paragraph where it is short. */
function lastOf(text: string): string {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return last.length <= LAST_LABEL ? last : '';
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Somebody's own words on a matter, others' quotations left out. */
function thinks(text: string): boolean {
  const own = text.replace(/[„"][^"”\n]{0,600}["”]/gu, '').replace(/(?:^|(?<=[.!?:])) ?[–—-] [^\n]*/gmu, '');
  return count(own, I_THINK) >= 2 || count(own, I_WRITE) >= WRITES;
}

/** @param told whether a newsroom stands behind it */
function byTitle(title: string, text: string, told = false): Genre | null {
  if (RECORD_TITLE.test(title) && !(told && OF_A_RULING.test(title))) return 'record';
  if (ANNOUNCEMENT.test(title)) return 'announcement';
  if (OPINION_TITLE.test(title)) return 'opinion';
  if (INTERVIEW_TITLE.test(title)) return 'interview';
  if (LIST_TITLE.test(title)) return 'list';
  return POLL.test(title) || POLL.test(text.slice(0, 200)) ? 'poll' : null;
}

function byText(labels: string[], text: string): Genre | null {
  if (labels.some((line) => OPINION_LINE.test(line))) return 'opinion';
  if (count(text, TURN) >= 3 || count(text, ASKED) >= 3 || labels.some((line) => INTERVIEW_LINE.test(line))) return 'interview';
  if (NOTICE.test(text) || count(text, CASE_NUMBERS) >= 2 || RECORD_MARKS.filter((mark) => mark.test(text)).length >= 3) return 'record';
  if (DEBATE.test(text)) return 'record';
  if (count(text, JOB) >= 3) return 'announcement';
  return thinks(text) ? 'opinion' : null;
}

/** An entry says what its title is: „Jan Kowalski – polski architekt”. */
function isEntry(title: string, text: string): boolean {
  const head = text.slice(0, 300);
  const at = title.length < 100 ? head.lastIndexOf(title) : -1;
  const [first = ''] = head.split('\n', 1);
  if (SEE_ALSO.test(text) && DEFINES.test(first)) return true;
  return BORN.test(head) || (at >= 0 && /^(?: \([^)]{0,60}\))? ?[–—-] \p{Ll}/u.test(head.slice(at + title.length)));
}

/** What a page is by the types that its markup states. */
function byTypes(types: readonly string[]): Genre | null {
  if (types.includes('JobPosting')) return 'announcement';
  if (types.includes('OpinionNewsArticle')) return 'opinion';
  return types.includes('AdvertiserContentArticle') ? 'paid' : null;
}

/** The genre of a page by rule; `other` when nothing decides and it is no news. @param isOwn the page is the subject's own */
export function pageGenre({ article, kind, platform }: Pick<Document, 'article' | 'kind' | 'platform'>, isOwn: boolean): Genre {
  if (isOwn) return 'own';
  const text = readable({ article } as Document);
  const title = article.title.slice(0, 300);
  const labels = labelsOf(text);
  const isPaid = [title, article.author ?? '', ...labels, lastOf(text)].some((line) => PAID.test(line)) || PAID_HEAD.test(text.slice(0, LABEL));
  if (isPaid) return 'paid';
  const own = [title, article.siteName ?? '', article.page.description ?? '', ...labels, lastOf(text)];
  if (own.some((line) => SATIRE.test(line) || SATIRE_SECTION.test(line))) return 'satire';
  if (RELEASE.test(title) || labels.some((line) => RELEASE.test(line))) return 'release';
  // A newspaper's article on a ruling quotes sections and case numbers, and is news.
  const isArticle = article.page.structuredTypes.includes('NewsArticle') && !RECORD_TITLE.test(title);
  // Questions and answers in a row are built as a list.
  if (INTERVIEW_TITLE.test(title) && article.items.every(({ stars }) => stars === null) && !article.page.profile && article.kind === 'list') return 'interview';
  const build = article.page.profile ? 'profile' : BY_BUILD[article.kind];
  const built = isArticle && build === 'record' ? undefined : build;
  const stated = built ?? BY_PLACE[kind] ?? byTypes(article.page.structuredTypes) ?? byTitle(title, text, kind === 'news' || kind === 'trade');
  if (stated) return stated;
  if (isEntry(title, text)) return 'encyclopedia';
  // A site's or file's name in place of a title: the first line is the title.
  const first = labels[0] ?? '';
  const titled = /[.!?…]\P{L}*$/u.test(first) ? null : byTitle(first, '');
  const read = titled ?? byText(labels, text);
  if (read && !(isArticle && read === 'record')) return read;
  if (kind === 'company') return 'catalogue';
  const told = kind === 'news' || kind === 'trade' || kind === 'blog' || article.publishedAt !== null;
  return told && platform === null ? 'news' : 'other';
}
