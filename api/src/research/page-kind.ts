/** The kind of a page of one voice: its owner's own page, a record of an office or register, a list, a profile, or a text. */
import { parseWebUrl } from './canonical.ts';
import { shortText } from './dom.ts';
import type { Paragraph } from './page-text.ts';
import { type Thing, typesOf } from './structured-data.ts';
import type { PageKind } from './types.ts';

type Page = {
  title: string;
  url: string;
  paragraphs: readonly Paragraph[];
  elements: readonly Element[];
  things: readonly Thing[];
  ogType: string | undefined;
};

const ARTICLE = /(?:Article|BlogPosting|Report)$/;
const NOT_OWN = /^(?:JobPosting|Event|Offer|Product|Recipe)$/;
const OWNER = /(?:Organization|Corporation|Business|Store|Restaurant|Dentist|Physician|Attorney|Hotel|Service|Clinic|^Person)$/;

const DOCUMENT_TITLE =
  /^(?:projekt\s+)?(?:protok[óo][łl]\s+(?:nr|z|ze)|uchwa[łl]a\s+(?:nr|rady|w sprawie)|zarz[ąa]dzenie\s+(?:nr|burmistrza|wójta|prezydenta)|obwieszczenie|zapytanie ofertowe|(?:informacja|zawiadomienie|og[łl]oszenie) o (?:wyborze|wyniku|zam[óo]wieniu|przetargu|udzieleniu|naborze|rozstrzygni[ęe]ciu|konkursie|uniewa[żz]nieniu|wszcz[ęe]ciu)|sprawozdanie (?:z (?:dzia[łl]alno|wykonania|realizacji|kontroli|prac)|za rok|roczne|finansowe|miejskiego|powiatowego)|o[śs]wiadczenie maj[ąa]tkowe|decyzja nr|wyniki (?:konsultacji|wybor[óo]w|przetargu|naboru))\p{sc=Latn}*(?!\p{sc=Latn})/iu;
const CASE_NUMBER = /\bSygn(?:\.|atura)(?:\s+akt)?\s*:?\s*[IVXL\d]|\b[IVX]{1,5}\s+(?:Ca|C|K|Ka|GC|Ga|P|Pa|SA|ACa|AKa|CSK|KK|U|Ns|Nc|RC)\s+\d{1,5}\/\d{2,4}\b/;
const RULING = /W\s+IMIENIU\s+RZECZYPOSPOLITEJ|^(?:WYROK|POSTANOWIENIE|UZASADNIENIE|UCHWAŁA)(?![\p{sc=Latn}])/imu;
const REGISTER_FIELD =
  /^(?:NIP|REGON|KRS|PKD|CEIDG|VAT|numer (?:NIP|REGON|KRS)|nazwa(?: firmy| podmiotu)?|firma|forma prawna|status(?: \p{sc=Latn}+)?|data (?:rozpoczęcia|rejestracji|wpisu|wykreślenia|zawieszenia)(?: \p{sc=Latn}+){0,2}|kapitał zakładowy|adres|siedziba|sposób reprezentacji|prezes zarządu|zarząd|wspólnicy|pełnomocnik|prokurent|sąd rejestrowy|rachunki|poprzednie nazwy)(?![\p{sc=Latn}])/iu;
const NUMBERED_FIELD = /^(?:numer )?(?:NIP|REGON|KRS|PKD)(?![\p{sc=Latn}])/iu;
const RESULT_ROW = /^\d{1,4}\.?\s.{3,120}\b\d{1,2}:\d{2}(?::\d{2}|[.,]\d)?/u;
const LIST_TITLE =
  /(?<!\p{sc=Latn})(?:ranking|top\s?\d+|najlepsi|najlepsze|najlepszych|katalog|lista|spis|wykaz|zestawienie|kandydaci|kandydatów|program|repertuar|laureaci|zwycięzcy|nekrologi|odeszli|(?:firmy|lekarze|adwokaci|warsztaty|restauracje|komisy) w)(?!\p{sc=Latn})/iu;
const ENTRY = /^(?:\d{1,3}[.)]|[-•–—*]|śp\.|godz\.|\d{1,2}[.:]\d{2})\s*\S/iu;
const OWN_TITLE =
  /(?<!\p{sc=Latn})(?:o nas|o mnie|o firmie|kim jeste(?:m|śmy)|kontakt|oferta|cennik|nasz(?:a|e) (?:historia|oferta|zespół|usługi)|about us)(?!\p{sc=Latn})/iu;
const OWN_PATH = /\/(?:o-nas|o-mnie|o-firmie|onas|omnie|about|about-us|kontakt|oferta|cennik|uslugi|firma)(?:[/.]|$)/i;
const OWN_MENU =
  /^(?:o nas|o mnie|o firmie|o gabinecie|kim jestem|oferta|usługi|nasze usługi|cennik|menu|rezerwacje|rezerwacja|zespół|nasz zespół|realizacje|portfolio|co robię|dyżury|galeria|referencje|praca|kariera|kontakt|umów wizytę|skup aut|finansowanie|pokoje|dojazd|start|strona główna|aktualności|blog|produkty|sklep)$/iu;
const OWN_MENU_SURE =
  /^(?:o nas|o mnie|o firmie|o gabinecie|oferta|usługi|nasze usługi|cennik|menu|rezerwacje|zespół|nasz zespół|realizacje|co robię|dyżury|pokoje|skup aut|referencje)$/iu;
const PRESS_MENU =
  /^(?:wiadomości|sport|kultura|region|kraj|świat|na sygnale|ogłoszenia|biznes|gospodarka|kronika|interwencje|archiwum|forum|reklama|redakcja|styl życia|zdrowie|motoryzacja|opinie|wideo|miasta|branże|szukaj|prawo|recenzje|rankingi|podróże)$/iu;
const FIRST_PERSON =
  /(?<![\p{sc=Latn}])(?:jestem|jesteśmy|mamy|nasz\p{sc=Latn}{0,4}|nas|nam|nami|moj\p{sc=Latn}{0,3}|mój|mnie|mną|prowadzę|prowadzimy|oferujemy|zapraszamy|zapraszam|zajmujemy|zajmuję|działamy|pracujemy|dbamy|wykonujemy|gwarantujemy|przepraszam|przepraszamy|dziękuję|dziękujemy|\p{sc=Latn}{3,}(?:liśmy|łyśmy))(?![\p{sc=Latn}])/giu;
const MENU_LINKS = 60;

/** Words of a text outside of quotation marks and of lines of speech. */
const spoken = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .filter(({ text }) => !/^[–—-]\s/.test(text))
    .map(({ text }) => text.replace(/[„"«][^„”"»]{1,600}[”"»]/gu, ' '))
    .join(' ')
    .slice(0, 20_000);

/** Share of words in the first person, per hundred. */
function firstPerson(paragraphs: readonly Paragraph[]): number {
  const text = spoken(paragraphs);
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words < 20 ? 0 : (100 * (text.match(FIRST_PERSON)?.length ?? 0)) / words;
}

function isRecord({ title, paragraphs }: Page): boolean {
  if (DOCUMENT_TITLE.test(title)) return true;
  const start = paragraphs
    .slice(0, 6)
    .map((p) => p.text)
    .join('\n')
    .slice(0, 1_500);
  if (CASE_NUMBER.test(`${title}\n${start}`) && RULING.test(start)) return true;
  const short = paragraphs.filter(({ text }) => text.length <= 160);
  const fields = short.filter(({ text }) => REGISTER_FIELD.test(text));
  const isRegister = fields.length >= 4 && fields.length >= short.length * 0.25 && short.filter(({ text }) => NUMBERED_FIELD.test(text)).length >= 2;
  const results = short.filter(({ text }) => RESULT_ROW.test(text)).length;
  return isRegister || (results >= 4 && results >= paragraphs.length * 0.3);
}

const TURN = /^[–—-]\s/u;
/** Questions among lines that begin with a dash from which these are turns of a conversation, not rows. */
const QUESTIONS = 3;

function isList({ title, paragraphs, elements }: Page): boolean {
  const isTalk = paragraphs.filter(({ text }) => TURN.test(text) && text.trimEnd().endsWith('?')).length >= QUESTIONS;
  const entries = paragraphs.filter(({ text }) => ENTRY.test(text) && !(isTalk && TURN.test(text))).length;
  const rows = Math.min(elements.filter((element) => element.localName === 'tr').length, paragraphs.length);
  if (LIST_TITLE.test(title)) return Math.max(entries, rows) >= 4;
  return entries >= 10 && entries >= paragraphs.length * 0.6;
}

/** Points for a page on which its owner speaks: menu, structured data, first person, name of the page. */
function isOwn(page: Page): boolean {
  const { elements, things, paragraphs, title, url } = page;
  const types = things.flatMap(typesOf);
  if (types.some((type) => NOT_OWN.test(type))) return false;
  const menu = new Set<string>();
  for (const element of elements) {
    if (element.localName !== 'a' && element.localName !== 'li') continue;
    const text = shortText(element, 40).trim();
    if (text.length > 0 && text.length <= 30) menu.add(text.toLowerCase());
    if (menu.size >= MENU_LINKS) break;
  }
  const labels = [...menu];
  if (labels.filter((label) => PRESS_MENU.test(label)).length >= 2) return false;
  const isOwnMenu = labels.filter((label) => OWN_MENU.test(label)).length >= 2 && labels.some((label) => OWN_MENU_SURE.test(label));
  const share = firstPerson(paragraphs);
  // How many say „we” is not enough: an apology of a newspaper says it too.
  const built =
    (isOwnMenu ? 1 : 0) +
    (types.some((type) => OWNER.test(type)) && !types.includes('AggregateRating') ? 1 : 0) +
    (OWN_TITLE.test(title) || OWN_PATH.test(parseWebUrl(url)?.pathname ?? '') ? 1 : 0);
  return built >= 2 || (built === 1 && share >= 1.2);
}

/** Kind of a page without items, by its title, its text and its menu. `text` when nothing says more. */
export function kindOfPage(page: Page): PageKind {
  if (page.ogType === 'profile') return 'profile';
  const isArticle = page.ogType === 'article' || page.things.flatMap(typesOf).some((type) => ARTICLE.test(type));
  if (!isArticle && isRecord(page)) return 'record';
  if (isList(page)) return 'list';
  return !isArticle && isOwn(page) ? 'own' : 'text';
}
