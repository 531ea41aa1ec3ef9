/** Who says a sentence: only where the sentence itself shows it, in its own words. */
import type { Subject } from '../../contract/subject.ts';
import { lemma, lemmasOf, type Mention, type Span } from '../../language/index.ts';
import { isFiniteVerb, isNoun } from '../accusations/forms.ts';
import { sentenceOf } from '../accusations/page.ts';
import { isEmbedded, isNominative } from '../accusations/parties.ts';
import { clauseStart } from '../accusations/slots.ts';
import type { Word } from '../accusations/types.ts';
import { wordsOf } from '../overview/words.ts';

/**
 * `name` stands in the sentence; `own`: it is the subject; `named`: it has a proper name, not an office alone. `verb`: lemma of the verb
 * of speech, '' in a turn of an interview; `form`: that verb as it stands; `direct`: the words are handed on as they were said.
 */
export type Speaker = { name: string; own: boolean; named: boolean; verb: string; form: string; direct: boolean };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Offices, professions and relations of one person, as lemmas. */
const PERSON = set(
  'wojewoda kurator kuratorka komendant komendantka ordynator ordynatorka inspektor inspektorka proboszcz nauczyciel nauczycielka sąsiad sąsiadka felietonistka adwokat adwokatka aktor aktorka ambasador analityk analityczka arcybiskup autor autorka biskup burmistrz dyrektor dyrektorka doradca dziennikarz dziennikarka ekonomista ekspert ekspertka europoseł felietonista generał gubernator kanclerz kandydat kandydatka kapitan kierownik kierowniczka klient klientka komentator komisarz konserwator lekarz lekarka lider liderka marszałek mecenas menedżer menedżerka menadżer menadżerka mieszkaniec mieszkanka minister naczelnik pacjent pacjentka pan pani pasażer pasażerka pełnomocnik pełnomocniczka pisarz pisarka politolog polityk poseł posłanka prawnik prawniczka premier prezes prezeska prezydent profesor prokurator prorektor przewodniczący przewodnicząca publicysta publicystka radna radny redaktor rektor rektorka reżyser reżyserka rzecznik rzeczniczka satyryk sekretarz senator senatorka sędzia socjolog starosta sołtys szef szefowa trener trenerka wicemarszałek wiceminister wiceprezes wiceprezydent wiceburmistrz wójt właściciel właścicielka współwłaściciel współwłaścicielka założyciel założycielka związkowiec',
);
/** Who hands on what others say: no voice of the matter. */
const MEDIA = set('agencja dziennik gazeta portal radio redakcja serwis stacja telewizja tygodnik');
const MEDIA_NAME = /^(?:pap|reuters?|afp|bbc|cnn|onet|interia|rmf|tvn|tvp|polsat|bloomberg|the|associated)(?!\p{sc=Latn})/iu;
/** Titles that say nothing without a name. */
const ALONE = set('pan pani profesor doktor mecenas');
/** Who speaks for a firm when its name follows. */
const HEADS = set(
  'prezes prezeska szef szefowa dyrektor dyrektorka dyrekcja rzecznik rzeczniczka zarząd właściciel właścicielka współwłaściciel współwłaścicielka przedstawiciel władza rektor pełnomocnik pełnomocniczka kierownik kierowniczka menedżer menedżerka',
);
/** Bodies and groups that speak, as lemmas. */
const BODIES = set(
  'dyrekcja fundacja gmina inspekcja inspektorat internauta kancelaria komenda komitet kuratorium ministerstwo mieszkaniec magistrat nadzór opozycja organizacja pacjent pasażer pilot policja poseł pracownik prokuratura przedstawiciel rada radny ratusz resort rodzic rząd sanepid samorząd sąd sąsiad starostwo stowarzyszenie straż student szpital urząd władza województwo wydział zarząd związek związkowiec',
);
const ACRONYM = /^\p{Lu}[\p{Lu}\p{Ll}]?\p{Lu}{1,4}$/u;
const BODY_NAME =
  /^(?:agencj|dyrekcj|fundacj|inspekcj|komend|komisj|komitet|ministerstw|porozumieni|prokuratur|rad|ruch|sąd|solidarn|stowarzyszeni|urząd|zakład|zarząd|zespół|związ)/iu;
const THIRD = /(?:ł|ła|ło|li|ły|ją|uje|e|i|y|a)$/;
const NOT_THIRD = /(?:łem|łam|liśmy|łyśmy|łeś|łaś|cie|my|sz)$/;
const PREPOSITIONS = set(
  'w we na o po przy z ze do od przez za pod u dla bez wobec według zdaniem przeciw nad poza podczas mimo dzięki wśród między wraz oraz i a że by gdy jak',
);
/** Words that may stand between a verb of speech and who speaks. */
const BETWEEN = set('też także również nam mi dalej wprost następnie wczoraj dziś potem dodatkowo pap');
/** What follows a verb of speech before which its speaker stands. */
const OPENS_SPEECH = /^[^.;]{0,90}?(?:, (?:że|iż|aby|by|żeby|czy)\s|:\s|[„"»])/u;
const TURN = /^(\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?): \S/u;

const IN_SPEECH = /^(?:[–—-]\s|[„"»][^”"«]*$|[„"»][^”"«]{60,})/u;

/** Offices that a description names: „dyrektorka filharmonii” is called „pani dyrektor”, too. */
export const officesIn = (description: string): Set<string> => {
  const own = lemmasOf(description).filter((word) => PERSON.has(word));
  return new Set(own.flatMap((word) => (word.endsWith('ka') ? [word, word.slice(0, -2)] : [word])));
};

/** Whether a word names a person, a body or an office that may act in its sentence. */
export function namesOther(words: Word[], j: number): boolean {
  const x = words[j] as Word;
  if (x.kind === 'person') return true;
  if (x.kind === 'other') return ACRONYM.test(x.text) || BODY_NAME.test(x.text);
  return x.kind === 'word' && !PREPOSITIONS.has(words[j - 1]?.lower ?? '') && (PERSON.has(x.lemma) || BODIES.has(x.lemma)) && x.cases.includes('n');
}

const NONE: ReadonlySet<string> = new Set();

type Phrase = { from: number; to: number; own: boolean; named: boolean; feminine: boolean | null };

const plain = (x: Word): boolean => x.gap.trim() === '';

/** A noun phrase in the nominative that begins at `j`: an office with its name, a person's name, a body. `kinds`: what the subject is, of a firm. */
function phraseAt(words: Word[], j: number, end: number, kinds: ReadonlySet<string>): Phrase | null {
  const x = words[j];
  if (!x || PREPOSITIONS.has(words[j - 1]?.lower ?? '')) return null;
  if (x.kind === 'subject') return x.cases.includes('n') && !isEmbedded(words, j) ? { from: j, to: j, own: true, named: true, feminine: null } : null;
  if (x.kind === 'person') return isNominative(words, j) && / /.test(x.text) ? { from: j, to: j, own: false, named: true, feminine: x.feminine } : null;
  if (x.kind === 'other')
    return isNominative(words, j) && (ACRONYM.test(x.text) || BODY_NAME.test(x.text)) ? { from: j, to: j, own: false, named: true, feminine: null } : null;
  if (x.kind === 'word' && kinds.has(x.lemma) && x.cases.includes('n')) return { from: j, to: j, own: true, named: true, feminine: null };
  // „Przewodnicząca” is read as a participle, too.
  const person = PERSON.has(x.lower) || (PERSON.has(x.lemma) && (x.lower === x.lemma || x.cases.includes('n')));
  if (!person && !(BODIES.has(x.lemma) && x.cases.includes('n'))) return null;
  let to = j;
  for (let k = j + 1; k < end && k <= j + 5; k += 1) {
    const y = words[k] as Word;
    // „aktorka i reżyserka Anna Nowak”: two offices of one person.
    const other = y.lower === 'i' && words[k + 2]?.kind !== 'word' ? words[k + 1] : undefined;
    if (other && isNoun(other) && other.cases.includes('n')) {
      k += 1;
      continue;
    }
    if (!plain(y) || PREPOSITIONS.has(y.lower) || isFiniteVerb(y)) break;
    if (y.kind === 'subject') return { from: j, to: k, own: HEADS.has(x.lemma) || (person && y.cases.includes('n')), named: true, feminine: null };
    if (y.kind === 'person') return { from: j, to: k, own: false, named: true, feminine: person && y.cases.includes('n') ? y.feminine : null };
    if (y.kind === 'word' && !isNoun(y)) {
      if (!/(?:ego|ej|ych|ich|iej)$/.test(y.lower)) break;
      continue;
    }
    if (y.kind === 'word' && y.lower === y.lemma && y.cases.includes('n')) break;
    to = k;
  }
  const named = words.slice(j + 1, to + 1).some((y) => y.kind !== 'word');
  return ALONE.has(x.lemma) && !named ? null : { from: j, to, own: false, named, feminine: null };
}

/** „powiedział” is no woman's, „powiedziała” no man's. */
const agrees = (verb: string, { feminine }: Phrase): boolean => feminine === null || !(feminine ? /ł$/.test(verb) : /ła$/.test(verb));

const WHERE = set('w we na');
/** Words of „w rozmowie z nami” and the like before a speaker, at most. */
const FAR = 7;

/** The speaker after a verb that closes a quotation: „…” – mówi X. */
function after(words: Word[], i: number, kinds: ReadonlySet<string>): Phrase | null {
  const next = words[i + 1];
  // „poinformowała PIA rzeczniczka X”: an agency that was told, before who speaks.
  const told = next?.kind === 'other' && ACRONYM.test(next.text) && words[i + 2]?.kind === 'word' && PERSON.has(words[i + 2]?.lemma ?? '');
  const start = told || BETWEEN.has(next?.lower ?? '') ? i + 2 : i + 1;
  // „napisała w mediach społecznościowych X”: where it was said stands before who said it.
  const last = WHERE.has(words[start]?.lower ?? '') ? start + FAR : start;
  for (let at = start; at <= last && words[at]?.clause === words[i]?.clause && !isFiniteVerb(words[at] as Word); at += 1) {
    const phrase = phraseAt(words, at, words.length, kinds);
    if (phrase && (at === start || phrase.named)) return phrase;
  }
  return null;
}

/** The speaker before a verb that opens what is said: X mówi, że… */
function before(words: Word[], i: number, text: string, kinds: ReadonlySet<string>): Phrase | null {
  if (!OPENS_SPEECH.test(text.slice((words[i] as Word).end))) return null;
  // „ci, których X nazywał »darmozjadami«”: somebody else says the sentence.
  if (words.slice(clauseStart(words, i), i).some(({ lemma }) => lemma === 'który')) return null;
  for (let j = clauseStart(words, i); j < i; j += 1) {
    const phrase = phraseAt(words, j, i, kinds);
    if (!phrase) continue;
    const rest = words.slice(phrase.to + 1, i);
    if (rest.length > 5 || rest.some((y) => isFiniteVerb(y) || y.kind === 'person')) return null;
    // „X, prezes firmy, oświadczył”: the office is the subject's.
    const apposed = words[phrase.from - 1];
    return apposed?.kind === 'subject' && apposed.cases.includes('n') ? { ...phrase, own: true } : phrase;
  }
  return null;
}

/** Verbs of the lists that tell what somebody did, not what was said. */
const DEEDS = set('zwyciężyć wygrać pozwać wspierać wesprzeć poprzeć odrzucać odrzucić podważyć ustalić ustalać ujawnić ujawniać zaatakować atakować');

/** Whether a word is a verb of speech; words of the lists that are no verbs are never finite. */
const isSpeech = (base: string): boolean => !DEEDS.has(base) && (['speech', 'blame', 'deny', 'praise'] as const).some((kind) => wordsOf(kind).has(base));

/**
 * Who says the sentence by an explicit frame; null without one, and where only a paper or an agency hands it on.
 * `mentions`: of the text that the sentence stands in at `start`. @param kinds nouns that stand for the subject, of a firm
 */
export function speakerOf(text: string, start: number, mentions: Mention[], subject: Subject, kinds: ReadonlySet<string> = NONE): Speaker | null {
  const turn = TURN.exec(text)?.[1];
  const inside = mentions.filter((mention) => mention.start < start + text.length && mention.end > start);
  if (turn) return { name: turn, own: inside.some((mention) => mention.start === start), named: true, verb: '', form: '', direct: true };
  const { words } = sentenceOf(text, start, inside, subject);
  for (const [i, x] of words.entries()) {
    if (x.kind !== 'word' || !isSpeech(x.lemma) || !isFiniteVerb(x) || !THIRD.test(x.lower) || NOT_THIRD.test(x.lower)) continue;
    // „X stwierdził, że za »dobro« odpowiada Y”: marks around a word close no speech.
    const closes = i > 0 && (/[–—-]\s*$/u.test(x.gap) || (/[”"»]\s*,?\s*$/u.test(x.gap) && /^[„"»]/u.test(text)));
    // „– Prezes powiedział, że będzie remont – komentuje”: whoever is named within speech is not who speaks.
    const phrase = closes ? after(words, i, kinds) : IN_SPEECH.test(text) ? null : before(words, i, text, kinds);
    if (!phrase || !agrees(x.lower, phrase)) continue;
    const first = words[phrase.from] as Word;
    if (MEDIA.has(first.lemma) || MEDIA_NAME.test(first.text)) continue;
    const name = text.slice((words[phrase.from] as Word).start, (words[phrase.to] as Word).end);
    const direct = closes || /[:„"»]/u.test(text.slice(x.end, (words[i + 1]?.start ?? x.end) + 1));
    return { name, own: phrase.own, named: phrase.named, verb: x.lemma, form: x.lower, direct };
  }
  return null;
}

/** „Dodał też, że …”, „Zaznaczyła: …”: whoever spoke in the sentence before goes on. */
const GOES_ON = /^(\p{Lu}\p{Ll}+(?:ł|ła))(?: (?:też|także|również|przy tym|jednak|ponadto))?(?:, (?:że|iż)|:)\s/u;

const PAST = /ła?$/u;
/** „powiedziała” and „dodał” are two people's. */
const agreesIn = (one: string, other: string): boolean => !PAST.test(one) || one.endsWith('a') === other.endsWith('a');

/** Who goes on speaking in a sentence that only has a verb of speech: whoever the sentence before it shows. */
export function speakerBefore(
  text: string,
  before: Span & { text: string },
  mentions: Mention[],
  subject: Subject,
  kinds: ReadonlySet<string> = NONE,
): Speaker | null {
  const verb = GOES_ON.exec(text)?.[1];
  if (!verb || !isSpeech(lemma(verb.toLowerCase()))) return null;
  const speaker = speakerOf(before.text, before.start, mentions, subject, kinds);
  return speaker && agreesIn(speaker.form, verb) ? { ...speaker, direct: /[:„"»]/u.test(text) } : null;
}

/** Several sentences that one person says, closed by who says them: „A. B” – mówi X. */
const ONE_SPEECH = /^(?:[„"»][^„”"»«]+["”«]\s*(?:[,–—-]\s*)?|[–—-] (?:(?! [–—-] ).)+ [–—-] )\p{Ll}(?:[^.!?]|\.(?=\p{Ll}))*[.!?]?$/su;
/** Who is told of in a first sentence and speaks in the next: „X nie szuka wymówek. – Wziąłem za dużo.” */
const SPEAKS_NEXT = /^[^.!?„"”–—]{8,160}[.:] [–—-] \p{Lu}/u;
const CLOSED_BY = / [–—-] \p{Ll}/u;

/** „– A – przyznaje X. – B”: one person goes on behind who said it. */
const RESUMED = /^([–—-] (?:(?! [–—-] ).)+ [–—-] \p{Ll}(?:[^.!?]|\.(?=\p{Ll}))*[.!?]) [–—-] (?=\p{Lu})/su;

/** Who says a passage of several sentences; null where it is not surely one voice. */
export function speakerOfSpeech(text: string, start: number, mentions: Mention[], subject: Subject, kinds: ReadonlySet<string> = NONE): Speaker | null {
  if (ONE_SPEECH.test(text)) return speakerOf(text, start, mentions, subject, kinds);
  const told = RESUMED.exec(text);
  if (told?.[1] && !CLOSED_BY.test(text.slice(told[0].length))) return speakerOf(told[1], start, mentions, subject, kinds);
  const opened = SPEAKS_NEXT.exec(text)?.[0];
  if (!opened || CLOSED_BY.test(text)) return null;
  const inside = mentions.filter((mention) => mention.start < start + text.length && mention.end > start);
  const { words } = sentenceOf(text, start, inside, subject);
  const phrase = phraseAt(words, 0, words.length, kinds);
  if (!phrase?.named || words[phrase.to + 1]?.clause !== words[0]?.clause || MEDIA.has(words[0]?.lemma ?? '')) return null;
  return {
    name: text.slice((words[phrase.from] as Word).start, (words[phrase.to] as Word).end),
    own: phrase.own,
    named: true,
    verb: '',
    form: '',
    direct: true,
  };
}
