/**
 * What short local texts tell without a frame: „powództwo oddalił”, „dostał mandat”, „zażądał zwrotu”. Bound by the paragraph: a cue
 * counts where the subject is named beside it and nobody else is who did it. Ends and answers are read on every page, accusations only
 * on local pages about the subject.
 */
import type { PageKind } from '../../research/types.ts';
import { governed, isHypothetical, isNegated } from './blockers.ts';
import { isKind, isTitle } from './callings.ts';
import { COUNTED, type Cue, ENDS, LOCAL, PEOPLE, POSTS, type Role } from './cues.ts';
import { formOf, isFiniteVerb, isInfinitiveForm } from './forms.ts';
import { framesOf } from './frames/table.ts';
import { KINDS, RELATIONS, TITLES, WRONG } from './lists.ts';
import { isNominative } from './parties.ts';
import { hitAt } from './read.ts';
import { clauseStart, subjectOf } from './slots.ts';
import type { Hit, Page, Place, Sentence, Word } from './types.ts';

/** Most sentences of a local text. */
const LOCAL_TEXT = 90;
/** Mean letters of a sentence up to which a text is a local one; longer ones are press. Chosen on press and everyday pages. */
const LOCAL_SENTENCE = 90;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const OTHERS = set('inny kolejny podobny sąsiedni pozostały poprzedni');
const VICTIM_OF = set('ofiara podszywać podszyć okraść okradziony oszukany włamanie włamać włamywacz');
const SPEAKING = set('mówić powiedzieć twierdzić opowiadać dodawać przyznawać narzekać');
const COMPLAINING = set('żądać zażądać domagać pozwać zawiadomić powiadomić złożyć oskarżać oskarżyć');
const ANSWERING = set(
  'odpowiedzieć odpowiadać odpierać odeprzeć tłumaczyć wyjaśnić wyjaśniać zaprzeczyć zaprzeczać skomentować komentować odnieść przeprosić milczeć odmówić nabrać odebrać',
);
/** Nouns that on a page about a firm stand for it or for who acts for it; those that may be a person's own. */
const LEADS = ['właściciel', 'właścicielka', 'sprzedawca', 'przedsiębiorca', 'kierownik', 'kierowniczka', 'szefowa'];
const OWN = new Set([...KINDS, ...LEADS]);
const PRACTICE = new Set([...LEADS, ...'gabinet kancelaria firma pracownia warsztat sklep salon komis lokal restauracja zakład praktyka'.split(' ')]);

/** Whether a word stands for the subject though it does not name it. */
const isOwnNoun = ({ person, nouns, trade }: Page, x: Word): boolean =>
  x.kind === 'word' &&
  (nouns.has(x.lemma) || trade.has(x.lemma) || (person ? PRACTICE : OWN).has(x.lemma) || (!person && trade.has(x.lemma) && isKind(x.lemma)));

const PROFESSIONS = new Set([...[...TITLES].filter((word) => !/^(?:pan|pani|były|była)$/.test(word)), ...'lek dent dr mec adw inż arch prowadzić'.split(' ')]);
/** Somebody of the subject's, or of the story: their accusation is not the subject's. */
const ELSE = new Set([...RELATIONS, ...PEOPLE, ...'mężczyzna kobieta kierowca sprawca podejrzany napastnik inny'.split(' ')].filter((word) => !OWN.has(word)));

type Ground = {
  page: Page;
  hero: boolean;
  local: boolean;
  posts: boolean;
  /** Numbers of the posts and reviews that speak of the subject. */
  voices: (part: number) => boolean;
  named: boolean[];
  paragraphs: Set<number>;
  /** Paragraphs with a noun that stands for the subject, and the other people that each names. */
  spokenOf: Set<number>;
  others: Map<number, Set<string>>;
  office: boolean;
};

/** Longest text, in sentences, that is about whom its first two sentences name. */
const SHORT_TEXT = 45;

/** Whether the page is about the subject: named in the title, three times, twice and early, or at once in a short text. */
function isAbout({ sentences }: Page): boolean {
  const named = sentences.flatMap(({ words }, at) => words.filter((x) => x.kind === 'subject').map(() => at));
  const [first = Number.POSITIVE_INFINITY] = named;
  return first === 0 || named.length >= 3 || (named.length === 2 && first <= 6) || (first <= 2 && sentences.length <= SHORT_TEXT);
}

/** Whether a profession, an office or a firm stands beside the name, so that „gabinet” may be the person's. */
const hasOffice = ({ sentences, trade }: Page): boolean => {
  const isOffice = ({ lemma }: Word) => OWN.has(lemma) || trade.has(lemma) || PROFESSIONS.has(lemma) || isTitle(lemma);
  return sentences.some(({ words }, at) =>
    words.some((x, i) => x.kind === 'subject' && [...(sentences[at - 1]?.words ?? []), ...words.slice(0, i)].slice(-4).some(isOffice)),
  );
};

function groundOf(page: Page, kind: PageKind): Ground {
  const body = page.sentences.slice(1);
  const letters = body.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, body.length);
  const named = page.sentences.map(({ words }) => words.some((x) => x.kind === 'subject'));
  const paragraphs = new Set(page.sentences.filter((_, at) => named[at]).map(({ paragraph }) => paragraph));
  const spokenOf = new Set(page.sentences.filter(({ words }) => words.some((x) => isOwnNoun(page, x))).map(({ paragraph }) => paragraph));
  const others = new Map<number, Set<string>>();
  for (const { paragraph, words } of page.sentences)
    for (const { kind, lemma } of words) if (kind === 'person') others.set(paragraph, (others.get(paragraph) ?? new Set()).add(lemma));
  const posts = kind === 'forum' || kind === 'questions';
  const local = (letters <= LOCAL_SENTENCE && kind === 'text' && body.length <= LOCAL_TEXT) || posts;
  // A thread or reviews under the subject's name: their posts speak of it. Under another name those that name it.
  const parts = new Set(page.sentences.filter((_, at) => named[at]).map(({ part }) => part));
  const voices = (part: number) => (posts || kind === 'reviews') && part > 0 && (named[0] === true || parts.has(part));
  return { page, hero: isAbout(page), local, posts, voices, named, paragraphs, spokenOf, others, office: page.person && hasOffice(page) };
}

/** Last sentence of a lead. */
const LEAD = 4;

/**
 * How near the subject is named: in the sentence, in the paragraph or beside; null when it is not. Where a person is not named, a
 * noun of the firm or office must stand for it: victims, officials and witnesses are named beside accusations too.
 */
function nearness({ page, hero, named, paragraphs, spokenOf, others, office }: Ground, at: number, accusing: boolean): 'named' | 'beside' | null {
  const { paragraph, part, words } = page.sentences[at] as (typeof page.sentences)[number];
  if (named[at]) return 'named';
  const noun = words.some((x) => isOwnNoun(page, x));
  const beside = (n: number) => named[n] === true && page.sentences[n]?.part === part;
  const close = paragraphs.has(paragraph) || beside(at - 1) || beside(at + 1);
  // „X odmawia odpowiedzi. Rodzice zawiadomili prokuraturę.”
  const follows = named[at - 1] === true && page.sentences[at - 1]?.paragraph === paragraph && !words.some(({ kind }) => kind === 'person');
  const opens = hero && at <= LEAD && paragraphs.has(paragraph + 1);
  // „Klientka złożyła skargę do izby”: in the subject's own paragraph, with nobody else who may be meant.
  const aloneIn = hero && paragraphs.has(paragraph) && (others.get(paragraph)?.size ?? 0) <= 1;
  if (accusing && page.person) return (office && noun && (close || opens || paragraphs.has(paragraph - 1))) || follows || aloneIn ? 'beside' : null;
  return close || ((noun || (accusing && spokenOf.has(paragraph))) && hero) || (paragraphs.has(paragraph - 1) && (named[0] || named[1] || noun))
    ? 'beside'
    : null;
}

/** „Skarga na dyrektora”: whom the sentence itself complains of. */
const isAgainst = (page: Page, words: Word[]): boolean =>
  words.some((x, i) => {
    const next = words[i + 1];
    return (
      /^(?:na|przeciw|przeciwko|wobec)$/.test(x.lower) &&
      next !== undefined &&
      (next.kind !== 'word' || ELSE.has(next.lemma) || isTitle(next.lemma)) &&
      !isOwnNoun(page, next)
    );
  });

/**
 * Whether the first who answers after the sentence, in the two that follow, is the subject, of whom the page has told before: then what it
 * tells is laid at its door.
 */
function isAnswered({ page, named }: Ground, at: number): boolean {
  if (!named.slice(0, at).includes(true) || isAgainst(page, page.sentences[at]?.words ?? [])) return false;
  for (const n of [at + 1, at + 2]) {
    const words = page.sentences[n]?.words ?? [];
    if (!words.some((x) => x.kind === 'word' && ANSWERING.has(x.lemma) && isFiniteVerb(x))) continue;
    return words.some((x, i) => (x.kind === 'subject' && x.cases.includes('n')) || (x.lemma === 'zainteresowany' && /^sam/.test(words[i - 1]?.lower ?? '')));
  }
  return false;
}

/** Whether a frame reads the sentence as somebody else's accusation. */
function isElses(place: Place): boolean {
  const { words } = place;
  const isOther = (index: number) => words[index] !== undefined && !(words[index].kind === 'word' && !ELSE.has(words[index].lemma));
  return words.some((word, i) => framesOf(word).some((frame) => [frame.read(place, i)?.party].some((party) => party?.who === 'else' && isOther(party.index))));
}

const hasAny = (words: Word[], list: ReadonlySet<string>): boolean => words.some((x) => list.has(x.lemma) || (x.kind === 'other' && list.has(x.lower)));

/** Whether the cue at `i` is told as the role asks: who complains is not the subject; who does it is, or is not told. */
function fitsRole(place: Place, i: number, role: Role, objects?: ReadonlySet<string>): boolean {
  if (role === 'any') return true;
  const { words, page } = place;
  const clause = words[i]?.clause;
  const verb = isFiniteVerb(words[i] as Word) ? i : words.findIndex((x) => x.clause === clause && isFiniteVerb(x));
  if (verb < 0) return true;
  const found = subjectOf(place, verb);
  const told = words[found.index];
  // „Zaliczki nie oddali”, „tort zataili”: what the verb is done to stands first.
  const isObject =
    told?.kind === 'word' && (/^\d/.test(told.text) || objects?.has(told.lemma) || (/li$/.test(words[verb]?.lower ?? '') && told.lower === told.lemma));
  const actor = found.who === 'else' && isObject ? { who: null, index: -1 } : found;
  const own = (actor.who !== null && actor.who !== 'else') || isOwnNoun(page, words[actor.index] ?? NO_WORD);
  // „W słoikach Jana był syrop. Dostał karę”: no thing is fined.
  const before = page.sentences[place.at - 1]?.words ?? [];
  if (role === 'does' && page.person && actor.who === 'else' && actor.index < 0 && !before.some(({ kind }) => kind === 'person'))
    return before.some(({ kind }) => kind === 'subject');
  if (role === 'complains') return !own && !goesOnWithSubject(words, verb);
  if (role === 'threatened') return isThreatened(place, i);
  return own || actor.who === null || words.some((x, k) => x.clause === clause && isNominative(words, k) && (x.kind === 'subject' || isOwnNoun(page, x)));
}
const NO_WORD = { kind: 'other' } as Word;
/** „X odwołała się od decyzji i złożyła pozew”: the second verb of a sentence that opens with the subject as who acts. */
function goesOnWithSubject(words: Word[], verb: number): boolean {
  const from = clauseStart(words, verb);
  const [first] = words.filter((x, k) => x.kind !== 'word' || (x.cases.includes('n') && isNominative(words, k)));
  return /^(?:i|oraz|a)$/.test(words[from]?.lower ?? '') && first?.kind === 'subject' && first.cases.includes('n');
}
/** „Hodowca” of a „hodowla”. */
const isOfTrade = ({ trade }: Page, { kind, lemma }: Word): boolean =>
  kind === 'word' && isTitle(lemma) && [...trade].some((word) => word.slice(0, 5) === lemma.slice(0, 5));

/** Whether whom the threat names is the subject: by name or noun, or by a pronoun for who acted in the sentence before. */
function isThreatened(place: Place, i: number): boolean {
  const { page, words, at } = place;
  const clause = words.filter((x) => x.clause === words[i]?.clause);
  if (clause.some((x) => (x.kind === 'subject' && x.cases.includes('d')) || (x.cases.includes('d') && (isOwnNoun(page, x) || isOfTrade(page, x))))) return true;
  if (!clause.some(({ lower }) => /^(?:mu|jej|im)$/.test(lower))) return false;
  const before = page.sentences[at - 1];
  const [first] = before?.words.filter((x, k) => x.kind !== 'word' || isNominative(before.words, k)) ?? [];
  return (
    before !== undefined &&
    before.paragraph === page.sentences[at]?.paragraph &&
    (first?.kind === 'subject' ? first.cases.includes('n') : isOwnNoun(page, first ?? NO_WORD))
  );
}
/** Who else may do wrong in a post, and what the writer only feared. */
const THIRD = set('kurier poczta poczciarz bank listonosz dostawca przewoźnik ubezpieczyciel producent pośrednik złodziej ktoś nikt');
const FEARED = set('myśleć bać obawiać spodziewać sądzić straszyć');
/** „Nie oddałam”: the writer's own doing. */
const FIRST = /(?:łem|łam|liśmy|łyśmy)$/;

function fits(place: Place, i: number, cue: Cue): boolean {
  const { words } = place;
  const x = words[i] as Word;
  if (x.kind !== 'word' || !cue.cue.has(x.lemma)) return false;
  if (cue.with && !hasAny(words, cue.with)) return false;
  if (cue.without && hasAny(words, cue.without)) return false;
  const { text } = place.page.sentences[place.at] as Sentence;
  if ((cue.text && !cue.text.test(text)) || cue.unless?.test(text)) return false;
  if (cue.before) {
    const name = words.find(({ kind }) => kind === 'subject');
    if (!name || !cue.before.test(text.slice(0, name.start))) return false;
  }
  if (cue.beside && ![-1, 0, 1].some((step) => cue.beside?.test(place.page.sentences[place.at + step]?.text ?? ''))) return false;
  if (cue.wrong && !words.some((y, k) => k !== i && WRONG.test(y.lemma))) return false;
  const modal = words.slice(Math.max(0, i - 5), i).some((y) => /^(?:musi|ma|muszą|mają|musiał|musiała)$/.test(y.lower));
  if (isInfinitiveForm(x.lower) && x.lower === x.lemma && formOf(x) === 'infinitive' && !(modal && cue.state === 'ruled')) return false;
  // A perfective present is the future: „odda”; „zapłaci karę” is told in headlines.
  if (/^(?:oddać|zwrócić)$/.test(x.lemma) && cue.state === 'ruled' && !modal && !/(?:ł|ła|li|ły)$/.test(x.lower)) return false;
  if (words.slice(clauseStart(words, i), i).some((y) => /^(?:czy|wbrew)$/.test(y.lower))) return false;
  if (isNegated(words, i) !== (cue.not ?? false) || (cue.role !== 'threatened' && isHypothetical(words, i))) return false;
  if (!cue.not && governed(words, i)) return false;
  return fitsRole(place, i, cue.role, cue.with);
}

/** „Komisja nie potwierdziła, by …”: the sentence takes the wrong back that it names. */
const CLEARS = /(?<!\p{L})nie (?:\p{L}+ )?(?:potwierdz|stwierdz|wykaz|dopatrz|był[aoy]?(?!\p{L})|dosz|znalaz)/iu;

/** Whether an accusation told at the sentence is of somebody else, or of nobody. */
function isBlocked(ground: Ground, place: Place, near: 'named' | 'beside', { role }: Cue): boolean {
  const { words } = place;
  if (hasAny(words, VICTIM_OF)) return true;
  if (role === 'any' && CLEARS.test(place.page.sentences[place.at]?.text ?? '')) return true;
  // Who complains may be named; who else is named may be the one who did it.
  if (near === 'beside' && role !== 'complains' && words.some((x) => x.kind === 'person')) return true;
  if (near === 'beside' && (hasAny(words, OTHERS) || isElsewhere(ground.page, words))) return true;
  // „W zeszłym roku zamknięto sąsiedni lokal. Jego właściciel …”
  const before = ground.page.sentences[place.at - 1];
  if (near === 'beside' && before && !ground.named[place.at - 1] && hasAny(before.words, OTHERS)) return true;
  // „Gość hotelu nie zapłacił. Odpowie za oszustwo”: whoever acted before goes on acting.
  if (near === 'beside' && role === 'any' && goesOnWithElse(place)) return true;
  return isElses(place);
}

/** Whether a sentence without a subject of its own goes on with somebody else's deed. */
function goesOnWithElse(place: Place): boolean {
  const { words } = place;
  if (words.some((_, k) => isNominative(words, k))) return false;
  const verb = words.findIndex(isFiniteVerb);
  return verb >= 0 && subjectOf(place, verb).who === 'else';
}

/** A place in the sentence that the order does not name: „w Zabrzu”. */
const isElsewhere = (page: Page, words: Word[]): boolean =>
  words.some((x, i) => x.kind === 'other' && /^(?:w|we|z|ze|pod)$/.test(words[i - 1]?.lower ?? '') && !page.trade.has(x.lemma));

/** Whether an end or an answer is of the subject's matter; an answer is the subject's own words, so nobody else may be named. */
function isOwnEnd(ground: Ground, place: Place, near: 'named' | 'beside', { state }: Cue): boolean {
  const { words } = place;
  if (near === 'beside' && (hasAny(words, OTHERS) || isElses(place))) return false;
  return state !== 'denied' || (ground.local && !words.some((x) => x.kind === 'person'));
}

/** Whether the page tells the subject as who was wronged or complains: then its complaints are no accusations of it. */
const isWronged = ({ page }: Ground): boolean =>
  page.sentences.some(({ words }, at) => {
    const place = { page, at, words };
    const first = words.some(({ lower }) => /^(?:nam|nas|mi|mnie)$/.test(lower));
    if (hasAny(words, VICTIM_OF) && words.some((x) => x.kind === 'subject' || isOwnNoun(page, x))) return true;
    return words.some((x, i) => {
      const acts = x.kind === 'word' && (COMPLAINING.has(x.lemma) || (first && SPEAKING.has(x.lemma))) && isFiniteVerb(x) && !isNegated(words, i);
      return acts && !fitsRole(place, i, 'complains');
    });
  });

/** The wrong that a post or review under the subject's name complains of; an owner's reply complains of nothing. */
function complaintOf({ page, voices }: Ground, place: Place): Cue | undefined {
  const { part } = page.sentences[place.at] as (typeof page.sentences)[number];
  const { words } = place;
  const elses =
    words.some(({ kind }, i) => kind === 'person' || (kind === 'other' && i > 0)) || [OTHERS, VICTIM_OF, THIRD, FEARED].some((list) => hasAny(words, list));
  if (!voices(part) || elses) return undefined;
  return POSTS.find((cue) => words.some((x, i) => !FIRST.test(x.lower) && fits(place, i, cue)));
}

/** Words between a name in an office's list and the complaints that it counts. */
const BESIDE = 8;

/** „Komis X – 14 skarg na …”: complaints that an office counts, right after the name. */
function countedOf(place: Place): Cue | undefined {
  const { words } = place;
  const counted = words.findIndex((x, i) => COUNTED.cue.has(x.lemma) && /\d/.test(words[i - 1]?.text ?? '') && fits(place, i, COUNTED));
  const before = words.slice(Math.max(0, counted - BESIDE), Math.max(0, counted));
  const named = before.findLastIndex(({ kind }) => kind !== 'word');
  return before[named]?.kind === 'subject' ? COUNTED : undefined;
}

/** What tells of police, courts and offices. */
const HARD = LOCAL.filter(({ hard }) => hard);
/** A title that names the subject tells by the same cues, without those of courts, which stand in the text too. */
const TITLES_TELL = LOCAL.filter(({ state }) => state !== 'ruled');

/** What the text tells beyond the frames. Accusations are bound by the page, so they are printed softly. */
export function narrativeOn(page: Page, kind: PageKind): Hit[] {
  const ground = groundOf(page, kind);
  const hits: Hit[] = [];
  const accusable = ground.local;
  const wronged = accusable && isWronged(ground);
  for (const [at, { words, question, part }] of page.sentences.entries()) {
    if (question) continue;
    const place: Place = { page, at, words };
    if (at === 0) {
      const cue = accusable && !wronged && ground.named[0] ? TITLES_TELL.find((one) => words.some((_, i) => fits(place, i, one))) : undefined;
      if (cue && !isBlocked(ground, place, 'named', cue)) hits.push(hitAt(page, at, cue.state, 'page', cue.detail));
      continue;
    }
    const plain = complaintOf(ground, place) ?? countedOf(place);
    if (plain) hits.push(hitAt(page, at, plain.state, 'page', plain.detail));
    if (plain || (kind === 'reviews' && part !== 0)) continue;
    const told = (cues: Cue[], near: 'named' | 'beside') => cues.find((cue) => (near === 'named' || !cue.named) && words.some((_, i) => fits(place, i, cue)));
    const near = nearness(ground, at, false);
    const end = near && told(ENDS, near);
    if (end && isOwnEnd(ground, place, near, end)) hits.push(hitAt(page, at, end.state, 'page', end.detail));
    if (end || !accusable) continue;
    const answered = page.person && ground.hero && isAnswered(ground, at) ? 'beside' : null;
    const accused = nearness(ground, at, true) ?? answered;
    const cues = ground.posts || wronged ? HARD : LOCAL;
    const cue = accused && (accused === 'named' || !wronged) && told(cues, accused);
    if (cue && !isBlocked(ground, place, accused, cue)) hits.push(hitAt(page, at, cue.state, 'page', cue.detail));
  }
  return hits;
}
