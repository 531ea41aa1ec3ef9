/** What a single ledger item shows: award, interview, offer, complaint… each with the verbatim sentence that shows it. */
import { CERTAIN } from '../../contract/constants.ts';
import { lemma, type Mention, sentenceSentiment, type Token, tokenize } from '../../language/index.ts';
import { isProfession, roleOf, signsOf } from '../reading/context.ts';
import { isOthersStatement } from '../reading/statements.ts';
import { documentSentences, overlaps, quoteFrom, readable, type Sentence, sentenceAt } from '../reading/text.ts';
import { isListed, isRegister } from './registers.ts';
import type { LedgerItem } from './types.ts';

export type Facet =
  | 'award'
  | 'interview'
  | 'speech'
  | 'talk'
  | 'offer'
  | 'review'
  | 'project'
  | 'service'
  | 'partner'
  | 'serious'
  | 'answer'
  | 'question'
  | 'mixed';

/** A verbatim cut and the whole sentence it was taken from. */
export type Shown = { text: string; sentence: string };

export type Facts = {
  /** Facets found, with the sentence that shows each. */
  found: Partial<Record<Facet, Shown>>;
  contact: boolean;
  encyclopedia: boolean;
  register: boolean;
  bio: boolean;
  /** A text of the subject's own: on the own site, or signed with the name. */
  ownText: boolean;
  signed: boolean;
  readableText: boolean;
  sourced: boolean;
  length: number;
  /** Names the subject once in passing; a text wholly about a firm may call it by a noun after that. */
  passing: boolean;
  titled: boolean;
  /** Roles beside the name, as lemmas. */
  roles: string[];
  towns: string[];
  /** The verbatim sentence with the role beside the name, by role. */
  roleQuotes: Map<string, string>;
};

/** Words looked for in sentences that name the subject (in own texts: in any sentence). Lower case, from the start of a word. */
const CUES: Record<Exclude<Facet, 'award' | 'interview' | 'speech' | 'question' | 'mixed' | 'serious'>, RegExp> = {
  // Somebody's lecture in the sentence is not enough: the sentence says that it was given.
  talk: /^(?=.*(?<!\p{sc=Latn})(?:po)?(?:prowadz|wygłos|wystąpi|prelegent|panelist|zasiad|opowiad)).*(?<!\p{sc=Latn})(wystąpi|wystąpieni|prelekcj|prelegent|wykład|konferencj|panel dyskus|panelist|warsztat(?:y|ów|ach)(?!\p{sc=Latn})|webinar|prelegentk|odczyt)/su,
  offer:
    /^(?!\P{L}*nie ).*?(?<!\p{sc=Latn})(?<!nie stanow(?:i|ią) )(ofert|oferuj|cennik|w ofercie|usług|zakres prac|projektujemy|prowadzimy|doradzamy|wykonujemy|główne obszary|zajmuj(?:ę|emy) się|specjalizuj(?:ę|emy) się|przyjmuje zlecenia|zapraszam(y)? do współpracy|menu|zamówieni[ae] przyjmuj)/su,
  review: /(?<!\p{sc=Latn})(polecam|odradzam|nie polecam|opini[aęi]|recenzj|ocena:|gwiazd|korzystał|skorzystał|zamówił|zleci[lł])/u,
  project: /(?<!\p{sc=Latn})(realizacj|zrealizowan|wdrożeni|projekt[uem]? |zaprojektowa|otwarci[ea]|ukończon|portfolio|inwestycj)/u,
  service: /(?<!\p{sc=Latn})(klient|usług|zleceni|ofert|produkt|zamówieni|obsług|cen[aęyąo] |cennik|jakość|termin|gości|goście|wizyt)/u,
  partner: /(?<!\p{sc=Latn})(współprac|partner|wspólnie z|razem z|we współpracy)/u,
  answer:
    /(?<!\p{sc=Latn})(oświadczeni|pisemne wyjaśnienie|sprostowani|dementuj|odpowiada na (zarzuty|krytykę|skargi)|odpowiedź (na (zarzut|krytyk|skarg)|właściciel)|odnosi się do (zarzutów|krytyki|sprawy)|przeprasza(m|my)?(?!\p{sc=Latn})|przeprosi(ł|ła|li)(?!\p{sc=Latn})|prostuje)/u,
};

/** A prize that the subject got: the name (§) is who receives it. Wishes, conditions and other people's prizes do not count. */
const PRIZE = '(?:nagrod|wyróżnieni|medal|statuetk|tytuł|stypendi)\\p{sc=Latn}*';
const GOT = '(?:otrzyma|odebra|odbiera|zdoby)\\p{sc=Latn}*';
/** „w tym roku”, „po raz drugi”, „ostatecznie”: what stands between the verb and who receives. */
const WHEN = '(?:(?:we? (?:[\\p{sc=Latn}\\d]+ ){1,2}|po raz \\p{sc=Latn}+ |\\p{sc=Latn}+ )?)';
const WENT_TO = `(?:trafi(?:ł|a)\\p{sc=Latn}* ${WHEN}do|przyznan\\p{sc=Latn}*|przypad\\p{sc=Latn}*(?: we? (?:[\\p{sc=Latn}\\d]+ ?){1,2})?|dla)`;
const AWARDED = [
  new RegExp(`(?<!\\p{sc=Latn})${PRIZE} .{0,60}${WENT_TO} (?:\\p{sc=Latn}+ ){0,2}§`, 'u'),
  // „do filharmonii i jej szefowej X”
  new RegExp(`(?<!\\p{sc=Latn})${PRIZE} .{0,60}${WENT_TO} (?:\\p{sc=Latn}+ ){1,6}i (?:jej|jego|ich) (?:\\p{sc=Latn}+ ){0,2}§`, 'u'),
  new RegExp(`(?<!\\p{sc=Latn})${PRIZE} .{0,60}${GOT} .{0,40}§`, 'u'),
  new RegExp(`§ (?:.{0,40} )?${GOT} .{0,40}${PRIZE}`, 'u'),
  /(?<!\p{sc=Latn})(?:otrzyma|zdoby)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,3}§/u,
  /(?<!\p{sc=Latn})zwyciężył[ao]? (?:\p{sc=Latn}+ ){0,3}§/u,
  // „X zdobyła Złoty Bochen w konkursie …”: the prize has a name of its own
  /§ (?:.{0,40} )?(?:zdoby|wygra|otrzyma|zwycięży)\p{sc=Latn}* (?:[\p{sc=Latn}„”"»«-]+ ){0,5}(?:konkurs|plebiscy)(?!\p{sc=Latn}* na (?:stanowisk|dyrekt|preze|rektor|obsług|prowadzen))/u,
  /(?<!\p{sc=Latn})(?:laureat(?:em|ką|ka)?|zwycięzcą|zwyciężczynią) (?:[\p{sc=Latn}„”"»«-]+ ){0,6}§|§,? (?:\p{sc=Latn}+ ){0,3}(?:laureat|nagrodzon|wyróżnion)/u,
];
const PRIZED = new RegExp(`${PRIZE}|laureat|zwyci|wyróżni|konkurs|plebiscy`, 'u');
const NOT_AWARDED =
  /(?<!\p{sc=Latn})(?:gdyby|nie (?:otrzyma|zdoby|trafi|przyzna|przypad|odebra|dosta|odbier)|nominow|kandyd|szans|wręcz|ufundowa|funduj|oby(?!\p{sc=Latn})|może(?!\p{sc=Latn})|mógł|\p{sc=Latn}+(?:łby|łaby))/u;

/** „do rywala X”, „dla córki X”: somebody of the subject's, not the subject. */
const AWARDED_ELSE =
  /(?<!\p{sc=Latn})(?:do|dla|przyznan\p{sc=Latn}*|przypad\p{sc=Latn}*) (?:[\p{sc=Latn}\d]+ ){0,6}(?:rywal|konkuren|przeciwni|następ|poprzedni|uczni|uczenni|wychowan|student|klient|pacjent|koleg(?!ium|iów|iach)|koleż|przyjaci|żon|mąż|męż|syn(?!\p{sc=Latn}{4})|cór|brat|siostr|ojc|matk)\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}§/u;

/** Whether a sentence, in lower case and with the subject's name as §, says that the subject got a prize. */
const isAwarded = (sentence: string): boolean =>
  PRIZED.test(sentence) && !NOT_AWARDED.test(sentence) && !AWARDED_ELSE.test(sentence) && AWARDED.some((pattern) => pattern.test(sentence));

const SPEAKS =
  '(?:mówi(?:ł|ła)?|podkreśla(?:ł|ła)?|zaznacza(?:ł|ła)?|dodaje|dodał|dodała|komentuje|ocenia|zauważa|tłumaczy|wyjaśnia|przekonuje|zapowiada|wspomina|opowiada|przyznaje|przypomina|powiedział|powiedziała)';
/** The speaker before the verb („X mówi”, not „mówi się”) or after it („– mówi X”, „mówi prezes X”, not „mówi, że X”). */
const SPEAKS_AFTER = new RegExp(`^ ${SPEAKS}(?!\\p{sc=Latn})(?! się)`, 'u');
const SPEAKS_BEFORE = new RegExp(`[–—”"-]\\s*${SPEAKS}\\s(?:\\p{sc=Latn}+\\s)?$`, 'u');
const ACCORDING = /(?<!\p{sc=Latn})(?:zdaniem|według)\s$/u;
const INTERVIEW = /(?<!\p{sc=Latn})(wywiad|rozmowa z|rozmawiamy z|rozmowa:|w rozmowie|nasz gość|pięć pytań|trzy pytania)(?!\p{sc=Latn})/u;
const ANSWER_TITLE = /(sprostowanie|oświadczenie|przeprosiny|odpowiedź na (zarzut|krytyk|skarg)|odpowiada(m|my)? na pytania w sprawie)/u;
const SOURCED = /(?<!\p{sc=Latn})(na przykład|np\.|przykład|według danych|badani[ae]|źródł|raport|https?:|statysty)/u;
const CONTACT = /(?<!\p{sc=Latn})(kontakt|telefon|tel\.|e-mail|napisz do nas)(?!\p{sc=Latn})|[\w.+-]+@[\w-]+\.[\w.]+/u;

function averageWords(sentences: { text: string }[]): number {
  return sentences.reduce((sum, sentence) => sum + tokenize(sentence.text).length, 0) / Math.max(1, sentences.length);
}

/** A legal notice says that a page is no offer. */
const NO_OFFER = /nie stanowi\p{sc=Latn}* (?:\p{sc=Latn}+ )?ofert/u;

/** Whether a sentence names a person other than the subject: two capitalised words in a row inside it. */
function namesAnother(sentence: string, mentions: { form: string }[]): boolean {
  const names = sentence.slice(1).match(/(?<=[\p{L},;:–„(] ?)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => !mentions.some((mention) => mention.form.includes(name) || name.includes(mention.form)));
}

const NOWHERE = { start: -1, end: -1 };
/** Least length of an own publication, in characters; shorter pages are notices. */
const OWN_TEXT_MIN = 250;

/** What the cue lists are held against: an item with its sentences, and how its name is recognised. */
type Read = { item: LedgerItem; text: string; sentences: Sentence[]; title: string; titled: boolean; people: readonly string[] };
type Found = Facts['found'];

/** Keeps the first sentence that shows a facet, cut around the words that show it, else around the name. Shorter cuts show nothing. */
function show(found: Found, { item, text, sentences }: Read, facet: Facet, at: number, cue?: RegExp): void {
  const sentence = sentences[at];
  if (!sentence || found[facet]) return;
  const mention = item.mentions.find((m) => overlaps(m, sentence));
  const word = cue?.exec(sentence.text.toLowerCase());
  const spot = word && { start: sentence.start + word.index, end: sentence.start + word.index + word[0].length };
  const quote = quoteFrom(text, sentence, spot ?? mention ?? sentence);
  if (quote.text.length >= 12) found[facet] = { text: quote.text, sentence: sentence.text };
}

/** Whether who is named in the sentence speaks: beside a verb of speech, or introduced by „zdaniem”. @param span the name, from the sentence's start */
function speaks({ text }: Sentence, span: { start: number; end: number }, subject: boolean): boolean {
  const lower = text.toLowerCase();
  const before = lower.slice(Math.max(0, span.start - 30), span.start);
  const after = lower.slice(span.end, span.end + 45);
  if (subject && (SPEAKS_AFTER.test(after) || SPEAKS_BEFORE.test(before)) && /[„”"–—:]/.test(text)) return true;
  return ACCORDING.test(before);
}

const BUT = /(?<!\p{sc=Latn})(?:ale|jednak|choć|chociaż|natomiast)(?!\p{sc=Latn})/u;

/** Whether one clause praises and another, after „ale”, criticises; each for sure. */
function isMixed(lower: string): boolean {
  if (!BUT.test(lower)) return false;
  const parts = lower.split(BUT).map((part) => sentenceSentiment(part));
  const labels = new Set(parts.filter((part) => part.confidence >= CERTAIN + 0.1).map((part) => part.label));
  return labels.has('positive') && labels.has('negative');
}

/** Facets that a sentence naming the subject shows. */
function showNamed(found: Found, read: Read, at: number, sentence: Sentence, mention: Mention): void {
  const { item } = read;
  const lower = sentence.text.toLowerCase();
  const named = `${lower.slice(0, Math.max(0, mention.start - sentence.start))}§${lower.slice(mention.end - sentence.start)}`;
  if (!item.evidence.own && isAwarded(named)) show(found, read, 'award', at);
  const span = { start: mention.start - sentence.start, end: mention.end - sentence.start };
  if (speaks(sentence, span, mention.case === null || mention.case === 'nom')) show(found, read, 'speech', at);
  if (isMixed(lower)) show(found, read, 'mixed', at);
}

/** Facets of one sentence: by its words where it is about the subject, by the name's place where it names the subject. */
function showSentence(found: Found, read: Read, at: number, sentence: Sentence): void {
  const { item, sentences, titled, people } = read;
  const { evidence, mentions } = item;
  const lower = sentence.text.toLowerCase();
  const mention = mentions.find((m) => overlaps(m, sentence));
  const beside = mentions.some((m) => overlaps(m, sentences[at - 1] ?? NOWHERE) || overlaps(m, sentences[at + 1] ?? NOWHERE));
  // An answer runs over several sentences; the name need not be in each, but nobody else's may be.
  const isOf = mention || (beside && !namesAnother(sentence.text, mentions));
  if (isOf && CUES.answer.test(lower) && !isOthersStatement(lower)) show(found, read, 'answer', at, CUES.answer);
  // Who runs a firm speaks for it, as in the stories; many sites set a hyphen for the dash („- mówi X”).
  for (const name of people) {
    const start = sentence.text.indexOf(name);
    if (start < 0) continue;
    const said = SPEAKS_BEFORE.test(lower.slice(Math.max(0, start - 30), start));
    if (said || speaks(sentence, { start, end: start + name.length }, true)) show(found, read, 'speech', at);
  }
  if (!mention && !evidence.own && !(evidence.kind === 'review' && titled)) return;
  for (const [facet, cue] of Object.entries(CUES) as [Facet, RegExp][])
    if ((facet !== 'answer' || evidence.own) && cue.test(lower) && !NO_OFFER.test(lower)) show(found, read, facet, at, facet === 'talk' ? undefined : cue);
  if (mention) showNamed(found, read, at, sentence, mention);
  const asked = sentence.text.trimEnd().endsWith('?') && (evidence.kind === 'forum' || evidence.kind === 'social');
  if (asked && !evidence.own) show(found, read, 'question', at);
}

/** Facets that the title shows; the sentence beside them is the first that names the subject. */
function showTitle(found: Found, read: Read): void {
  const { item, sentences, title, titled } = read;
  const first = item.mentions[0];
  const at = first ? sentenceAt(sentences, first) : 0;
  if (INTERVIEW.test(title) && titled) show(found, read, 'interview', at);
  if (ANSWER_TITLE.test(title)) show(found, read, 'answer', at);
  // „Zwycięzcą jest X”: a headline says who won where the text speaks of the gala.
  const form = item.mentions.map((mention) => mention.form.toLowerCase()).find((name) => title.includes(name));
  if (!item.evidence.own && form && isAwarded(title.replace(form, '§'))) show(found, read, 'award', at);
}

/** Takes out facets that a page of this kind, owner or tone cannot show. */
function dropImpossible(found: Found, { item, text }: Read): void {
  const { evidence, document } = item;
  const { own, kind } = evidence;
  // „Oferta aktualna” on a job advert offers work, not wares.
  const isJob = evidence.genre === 'announcement' || document.article.page.structuredTypes.includes('JobPosting');
  if (isJob || (!own && kind !== 'register' && kind !== 'company' && !isListed(item))) delete found.offer;
  // The pages whose opinions the report tells.
  const opinions = kind === 'review' || (evidence.genre === 'review' && document.article.items.length > 0);
  if (opinions && !own && text !== '') found.review = { text: evidence.quote.text, sentence: evidence.quote.text };
  // A post or a review is no public answer: an answer is on an own page or is reported by a newsroom or a blog.
  if (document.article.page.profile !== null || !(own || kind === 'news' || kind === 'trade' || kind === 'blog')) delete found.answer;
  if (own) for (const facet of ['review', 'speech', 'award', 'question', 'mixed', 'interview'] as const) delete found[facet];
  else if (!opinions && kind !== 'forum' && kind !== 'social') delete found.review;
}

/**
 * Facts of one item, but the facet `serious`, which rests on all pages together. Pure; the text is data and only ever compared with the cue lists.
 * @param people who runs the firm
 */
export function factsOf(item: LedgerItem, isSubjectName: (text: string) => boolean, person: boolean, people: readonly string[] = []): Facts {
  const { evidence, document, mentions } = item;
  const { article } = document;
  const text = readable(document);
  const sentences = documentSentences(document).slice(0, 400);
  const title = article.title.toLowerCase();
  const titled = evidence.matched.start === evidence.matched.end || isSubjectName(article.title);
  const read: Read = { item, text, sentences, title, titled, people };
  const found: Found = {};
  const foreign = item.lemmas.size === 0 && evidence.sentiment === null && !evidence.own;
  if (!foreign && evidence.genre !== 'satire') {
    for (const [at, sentence] of sentences.entries()) showSentence(found, read, at, sentence);
    showTitle(found, read);
  }
  dropImpossible(found, read);

  const signed = article.author !== null && isSubjectName(article.author);
  const words = averageWords(sentences);
  return {
    found,
    contact: article.page.hasContact || CONTACT.test(text.slice(0, 6000).toLowerCase()),
    encyclopedia: evidence.kind === 'encyclopedia',
    register: isRegister(item),
    bio: evidence.own && describesItself(item, title),
    ownText:
      article.page.profile === null && text.length >= OWN_TEXT_MIN && (evidence.own ? evidence.publishedAt !== null || evidence.kind === 'blog' : signed),
    signed,
    readableText: words > 0 && words <= 20,
    sourced: SOURCED.test(text.toLowerCase()),
    length: text.length,
    passing: mentions.length === 1 && !titled && evidence.role !== 'hero' && text.length > 700,
    titled,
    ...besideName(item, text, sentences, person),
  };
}

/** Whether a page says who it is about: a profile's bio, a description, or a title like „O mnie”. */
function describesItself({ document }: LedgerItem, title: string): boolean {
  const { profile, description } = document.article.page;
  return (profile?.bio ?? '').length > 10 || (description ?? '').length > 20 || /(o mnie|o nas|biogram)/u.test(title);
}

/** Words before a name that may call it something: without a verb's or a list's „,” and „i” between. */
const callingBefore = (before: string): string => /[^,–—-]*$/u.exec(before)?.[0] ?? '';
const isPastVerb = ({ text, lower }: Token): boolean => /(?:ł|ła|ło|li|ły)$/.test(lower) && lemma(text).endsWith('ć');
/** „Powiedział dziennikarzom X”, „w stroju motorniczego wystąpił X”: what stands before a verb, or in the plural of another case, calls nobody. */
const callingWords = (tokens: Token[]): Token[] => tokens.slice(tokens.findLastIndex(isPastVerb) + 1).filter(({ lower }) => !/(?:om|ami|ach)$/.test(lower));
/** Words in apposition after a name, up to where another name begins: „, satyryk Adam Nowak” calls somebody else. */
function callingAfter(after: string): string {
  const calling = /^\s*(?:[,(–—-]\s*|to |jest |był |była |jako )([^,]*)/u.exec(after)?.[1] ?? '';
  return /^\p{Ll}+ \p{Lu}|^\p{Lu}/u.test(calling) ? '' : calling;
}

/** Roles and towns within a few words of the name; professions for people, kinds of business for the rest. */
function besideName(item: LedgerItem, text: string, sentences: Sentence[], person: boolean): Pick<Facts, 'roles' | 'towns' | 'roleQuotes'> {
  const towns = new Set<string>();
  const roleQuotes = new Map<string, string>();
  for (const mention of item.mentions.slice(0, 8)) {
    const before =
      text
        .slice(Math.max(0, mention.start - 45), mention.start)
        .split(/[.!?:;()\n]/)
        .at(-1) ?? '';
    const after = text.slice(mention.end, mention.end + 60).split(/[.!?:;()\n]/)[0] ?? '';
    for (const part of [tokenize(before).slice(-3), tokenize(after).slice(0, 5)]) for (const town of signsOf(part).towns.keys()) towns.add(town);
    for (const part of [callingWords(tokenize(callingBefore(before))).slice(-4), tokenize(callingAfter(after)).slice(0, 4)]) {
      for (const role of signsOf(part).roles.keys()) {
        if (isProfession(role) !== person || roleQuotes.has(role)) continue;
        const sentence = sentences[sentenceAt(sentences, mention)];
        const quote = sentence && quoteFrom(text, sentence, mention).text;
        if (quote && tokenize(quote).some((token) => roleOf(token)?.word === role)) roleQuotes.set(role, quote);
      }
    }
  }
  return { roles: [...roleQuotes.keys()], towns: [...towns], roleQuotes };
}
