/** What quoted words show by themselves. Word lists of the gate's own: wide where they take a sentence back, plain where they carry one. */
import type { AccusationState } from '../../contract/report.ts';
import { isFirstNameForm, lemma, sentenceSentiment, tokenize } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { readable } from '../reading/text.ts';

/** Letters and numbers alone, so that marks and cuts do not matter. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A cue as a pattern: from the beginning of a word. */
const cue = (words: string): RegExp => new RegExp(`(?<!\\p{sc=Latn})(?:${words})`, 'giu');

/** „nie”, „nikt”, „bez” before a cue, in the same clause; „nie tylko” takes nothing back. */
const TAKEN_BACK =
  /(?<!\p{sc=Latn})(?:nie(?! tylko)|nikt|nikomu|nikogo|żad(?:en|n\p{sc=Latn}+)|bez|brak\p{sc=Latn}*|ani|rzekom\p{sc=Latn}+|gdyby|jakoby)\s(?:(?!\s(?:ale|lecz|że|i|a)\s|\.\s\p{Lu})[^,;:!?–—])*$/iu;

const SUPPOSED = /(?<!\p{sc=Latn})(?:rzekom\p{sc=Latn}+|gdyby|jakoby)\s[^,;:!?–—]*$/iu;

/** „Zarzuty nie dotyczą …”, „Prokuratura nie postawiła …”. */
const DENIED_AFTER = /^(?:(?!\s(?:ale|lecz|że|i|a|bo|gdy|kiedy)\s|\.\s\p{Lu})[^,;:!?–—])*?\snie(?! tylko)\s/iu;

/** Whether a text holds a cue that nothing takes back. */
export const says = (text: string, pattern: RegExp): boolean => standings(text, pattern).includes(true);

/** Of each cue in a text: whether it stands, or is taken back. */
function standings(text: string, pattern: RegExp): boolean[] {
  const flat = text.replace(/[\s\u00a0]+/g, ' ');
  return [...flat.matchAll(pattern)].map(
    ({ 0: found, index }) =>
      // „Ani uczelnia, ani komisja nie dopatrzyły się …”: before a cue that is negated itself, Polish says „ani” and „nikt” too.
      !(/^nie /i.test(found) ? SUPPOSED : TAKEN_BACK).test(flat.slice(Math.max(0, index - 150), index)) &&
      !DENIED_AFTER.test(flat.slice(index + found.length, index + 150)),
  );
}

/** Words that a quote needs to show what its sentence says. */
export const CUES = {
  answer: cue(
    'oświadcz|wyjaśni|sprostow|dementu|zdementow|prostuj|odpowia|odpowied|odnosi się|odniosł?|odniósł|przeprasza|przepros|zaprzecz|tłumacz|komentuj|skomentow|zapewni|podkreśl|dziękuj|przykro|nieprawd|zabra(?:ł|ła) głos|odpisa',
  ),
  prize: cue('nagrod|wyróżni|medal|statuetk|tytuł|stypendi|laureat|zwycię|odznacz|order|mistrz'),
  offer: cue(
    'ofer[tcu]|cennik|usług|menu|projektuj|prowadz|doradza|wykonuj|zajmuj|specjaliz|przyjmuj|zaprasza|zakres|zamówieni|sprzeda|wynaj|organizuj|realizuj|naprawia|skup',
  ),
  /** A ruling that may still be changed. */
  pending: cue(
    'nieprawomocn|nie (?:jest|są) (?:jeszcze )?(?:prawomocn|ostateczn)|przysługuje|(?:złoży|zapowiada|zapowiedzia|wniesie|wnios)\\p{sc=Latn}* (?:\\p{sc=Latn}+ ){0,2}(?:apelacj|odwołani|zażaleni|skarg)',
  ),
  /** An author who takes back what it wrote. */
  recant: cue('cofam|wycofuj[ęe]|odwołuj[ęe]|odszczekuj|przeprasza|myli(?:ł|li)|pomyli(?:ł|li)|honor|niesłuszn|niepotrzebn|napisał[ae]m|pisał[ae]m'),
  redress: cue(
    'odda(?:ł|n|je)|zwr[óo]c|zwrot|z powrotem|odzyska|wypłac|wyrówna|przelew|załatwi|polubown|pozytywn|uwzględni|uzna(?:ł|n)|zmieni|nie będzie|odstąpi|usun|napraw|porozumi|ugod|wr[óo]ci',
  ),
  speech: cue(
    'mówi|powiedzia|podkreśl|zaznacz|doda(?:je|ł)|komentuj|ocenia|oceni|zauważ|tłumacz|wyjaśni|przekonuj|zapowiad|wspomina|opowiada|przyzna|przypomin|zdaniem|według|stwierdz|odpowiad|pisze|napisa|oświadcz|przekaza|poinformow',
  ),
  got: cue('trafi|otrzyma|odebra|odbiera|zdoby|przyzna|przypad|laureat|wyróżni|nagrodz|dosta|wygra|zwycię|uhonor|odznacz|został|została|ma na koncie'),
  interview: cue('wywiad|rozmow|rozmawia|gość|gościem|pytań|pytani|opowiada|mówi'),
  but: cue('ale|jednak|choć|chociaż|natomiast|lecz|mimo'),
} as const;

/** What a quote must say for the state that the sentence states; by the template of the sentence. */
export const STATES: Readonly<Record<string, RegExp>> = {
  'AC-01': cue(
    'śledztw|dochodz|postępowani|kontrol|bada|zbada|sprawdz|prokurat|nik(?!\\p{sc=Latn})|cba|audyt|inspekc|wyjaśni|wszcz|zawiadom|przeszuk|abw|uokik|sanepid|komisj|lustr',
  ),
  'AC-02': cue(
    'zarzu|oskarż|skar[gż]|wytyk|wytkn|podejrz|reklamac|żąda|obwini|wini|pretens|oszu[ks]|wyłudz|przywłaszcz|łapów|korup|kłam|naruszy|narusz|złama|łama|przekręt|nielegal|fałsz|pobi|molest|mobb|groz|grozi|kradzie|ukrad|niezwrac|nie zwróc|nie odda|nie zapłac|nie wypłac|poza kolej|nadużyc|zatrzym|areszt|plagi|roszczeni|dług|bezpraw|mija się z prawd|mijał\\p{sc=Latn}* się z prawd|poniża|poniży|upokarz|wyzyw|nęka|bez (?:przetarg|konkurs|zezwol|pozwol)|niezgodn|nienależn|niegospodarn|zawiadomieni',
  ),
  'AC-03': cue('zatrzym|areszt|ujęt|ujęl|zakut|trafił\\p{sc=Latn}* do aresztu'),
  'AC-04': cue('afer|naduży|skandal|nieprawidłow|proceder|zamieszani|oszu[ks]|kontrowers|śledztw|zarzut|oskarż|winn|pozew|pozw'),
  'AC-05': cue('poz[ew]|sąd|powó[dz]|powód|roszcz|wniosek|spór|sporu'),
  'AC-06': cue('zarzu|oskarż|podejrzan|akt oskarż|obwinion|prokurat|proces'),
  'AC-07': cue(
    'kar[aęyąo](?!\\p{sc=Latn})|kar\\p{sc=Latn}{2,4} |ukara|grzywn|mandat|sankc|zapłac|zł(?!\\p{sc=Latn})|złotych|euro|kwot|odebra|cofn|zakaz|upomn|nagan|skreśl|zamkn|wstrzym|unieruchom|wyklucz|zawies|wydal',
  ),
  'AC-08': cue('sąd|sędzi|wyrok|orzek|orzecz|zasądz|nakaza|naka|uzna|zapłac|przegra|trybun|uokik|decyzj|ugod|apelac|postanow'),
  'AC-09': cue('skaza|wyrok|winn|więzien|prawomocn|kar[aęyą](?!\\p{sc=Latn})'),
  'AC-11': cue(
    'zaprzecz|dementuj|zdementow|odpiera|odrzuca|odrzuc|nie przyzna|odpowia|oświadcz|nieprawd|kłam|bzdur|pomówi|absurd|nie ma (?:nic|żad)|niewinn|nie zgadza|wyjaśni|tłumacz|przekon|twierdz|zapewni|nigdy|nie ',
  ),
  'AC-12': cue(
    'umorz|umarz|nie wszcz|(?:po)?myli(?:ł|liśmy)|odszczek|obniż|złagodz|zmniejsz|a (?:odda|zwróci|zapłaci|wypłaci)|(?:odda|zwróci|zapłaci|wypłaci)\\p{sc=Latn}* [^.;!?]{3,60}, a nie(?!\\p{sc=Latn})|oddal|wycof|odmów|odmaw|uniewinn|uchyl|ugod|sprostow|nie potwierdz|nie stwierdz|nie wykry|nie złam|nie narusz|nie doszło do|śledztwa nie|zakończ|przepros|przepraszamy|nie powinniśmy|korekt|nie znalaz|niezasad|bezzasad|oczyszcz|oczyści|zmieni|prawomocn|wygra|rozlicz|to nieprawd|nieprawdą (?:jest|było)|nie jest prawd|nie (?:jest|był[aoy]?) (?:plagiat|oszust|przestępstw|nadużyci|mobbing)|nigdy nie (?:był|został|toczy|doszło)|w rzeczywistości|(?:podaliśmy|napisaliśmy) (?:\\p{sc=Latn}+ )?(?:nieprawdziw|błędn)|(?:błędnie|mylnie|omyłkowo) (?:podaliśmy|napisaliśmy)|pomyliliśmy|(?:dosta|otrzyma)\\p{sc=Latn}+ zwrot|z powrotem|załatwi|odzyska|nie będzie|wypłaci|odda(?:ł|li|no)|zwróc|nie ma podstaw|nie dopatrz|nie doszuka|nie był|porozumi|mediator|odstąpi|cof',
  ),
  'AC-10': /./gu,
};

/** The template by whose cues a state is shown. */
export const PATTERN_OF = {
  investigated: 'AC-01',
  alleged: 'AC-02',
  sued: 'AC-05',
  charged: 'AC-06',
  fined: 'AC-07',
  ruled: 'AC-08',
  convicted: 'AC-09',
  denied: 'AC-11',
  dropped: 'AC-12',
  acquitted: 'AC-12',
  corrected: 'AC-12',
} as const satisfies Record<AccusationState, string>;

const ACCUSING = Object.entries(STATES).flatMap(([id, pattern]) => (/^AC-0[1-9]$/.test(id) ? [pattern] : []));

const DEEDS = {
  negative: cue('krytyk|skrytyk|narzek|oburz|potępi|obwini|rozczarow|zarzuc|oskarż|skarż|skaz[ua]|ukara|pozw'),
  positive: cue('chwal|pochwal|polec|docen|gratul|popier|dziękuj|podziw|cieszy'),
} as const;

/** Every cue of a charge, an end, blame or praise in a text, as it stands there, small. */
export const cuesIn = (text: string): Set<string> =>
  new Set(
    [...Object.entries(STATES), ...Object.entries(DEEDS)].flatMap(([id, pattern]) =>
      id === 'AC-10' ? [] : [...text.matchAll(pattern)].map(([found]) => found.toLowerCase()),
    ),
  );

/** „Ani brud, ani chamstwo …”, „To nieprawda, że …”. */
const REFUSED = /^\W*(?:ani|żad(?:en|n\p{sc=Latn}+))(?!\p{sc=Latn})|(?<!\p{sc=Latn})(?:nieprawd|pomówie)/iu;

/** Whether a text tells of blame or of praise only to deny it: „Sąd nie skazał …”, „Nie polecam”. */
function isDenied(text: string, label: keyof typeof DEEDS): boolean {
  const deeds = standings(text, DEEDS[label]);
  const cues = label === 'negative' ? ACCUSING.flatMap((pattern) => standings(text, pattern)) : [];
  return (label === 'negative' && REFUSED.test(text)) || [deeds, cues].some((found) => found.length > 0 && !found.includes(true));
}

/** Least confidence at which a sentence alone counts as praise or criticism. */
const SURE = 0.8;

/** Whether quoted words praise or criticise by themselves. */
export function leansTo(text: string, side: 'positive' | 'negative'): boolean {
  const { label, confidence } = sentenceSentiment(text);
  return label === side && confidence >= SURE && !isDenied(text, side);
}

/** Whether quoted words lay something at somebody's door, or criticise. */
export const accuses = (text: string): boolean => leansTo(text, 'negative') || (!isDenied(text, 'negative') && ACCUSING.some((pattern) => says(text, pattern)));

/** Whether a word, or another form of it, stands in the text. */
export const holdsWord = (text: string, word: string): boolean => {
  const wanted = word.toLowerCase();
  return tokenize(text).some((token) => token.lower === wanted || lemma(token.text) === wanted);
};

/** Whether words between a role and a name leave them one phrase: „architekt z Gdyni Jan Kowalski”, never another name or a verb of a list. */
const BETWEEN = /^(?: (?:\p{Ll}+|\p{Lu}{2,6}|(?<= (?:z|ze|w|we) )\p{Lu}\p{L}+)){0,5}[ ,(„"–—-]{0,3}$/u;

/** A page's words that put the role beside the name: before it in one phrase, or after it in apposition, and of nobody else. */
export function callsSo({ document, mentions }: LedgerItem, role: string): boolean {
  const text = readable(document);
  return mentions.some((mention) => callsBeside(text, mention, role));
}

/** Whether a text puts the role beside the words at a place, which are the subject's name. */
export function callsBeside(text: string, { start, end }: { start: number; end: number }, role: string): boolean {
  const before = /[^.!?:;\n]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const after = /^[^.!?;\n]*/u.exec(text.slice(end, end + 70))?.[0] ?? '';
  return callsBefore(before, role) || callsAfter(after, role);
}

const isWord = (token: { text: string; lower: string }, role: string): boolean => token.lower === role || lemma(token.text) === role;

function callsBefore(before: string, role: string): boolean {
  const at = tokenize(before).findLast((token) => isWord(token, role));
  return at !== undefined && BETWEEN.test(before.slice(at.end));
}

/** „…, architekt z Gdyni”, „… to komis”; „…, satyryk Adam Nowak” is another's. */
function callsAfter(after: string, role: string): boolean {
  const at = tokenize(after).find((token) => isWord(token, role));
  if (!at) return false;
  const between = after.slice(0, at.start);
  const next = after.slice(at.end);
  const joined = /^\s*(?:[,(–—-]|to|jest|był|była|jako|został|została)(?!\p{sc=Latn})/u.test(between) || /^\s*$/u.test(between);
  return joined && !/\p{Lu}\p{Ll}/u.test(between) && !/^ \p{Lu}\p{Ll}/u.test(next);
}

/** Whether a text has a person's first name and surname. */
export const namesPerson = (text: string): boolean =>
  [...text.matchAll(/(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+/gu)].some(([, first]) => isFirstNameForm((first ?? '').toLowerCase()));

/** Whether the subject is named in the quoted words, or not far before them on the page where they name nobody else. */
export function isNamedAt({ document, mentions, evidence }: LedgerItem, quote: string, near = 400): boolean {
  const at = readable(document).indexOf(quote);
  if (at < 0) return false;
  const end = at + quote.length;
  if (mentions.some((mention) => mention.start < end && mention.end > at)) return true;
  if (namesPerson(quote)) return false;
  return mentions.some((mention) => mention.end >= at - near && mention.start <= end + 60) || (evidence.matched.start === evidence.matched.end && at < 600);
}
