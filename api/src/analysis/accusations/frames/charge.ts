/** Frames of charges, rulings and fines that are told by a verb with its noun. */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb } from '../forms.ts';
import { COURTS, LAW, OFFICES, WRONG } from '../lists.ts';
import { objectBefore, objectOf } from '../objects.ts';
import { NOBODY, standsFor, wordsBefore } from '../parties.ts';
import { partyAfter, partyBeside } from '../prepositions.ts';
import { antecedent, clauseStart, formAfter, near, RELATIVE, subjectOf } from '../slots.ts';
import type { Found, Frame, Place, Word } from '../types.ts';
import { isFormal, patientOf } from './patient.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const DATIVE_STOP = /^(?:o|za|na|po|przed|przez|od|u|przy|nad|bez|że|iż)$/;
const isInfinitive = (words: Word[], i: number): boolean => formOf(words[i] as Word) === 'infinitive';
const rest = (words: Word[], i: number, reach: number): string =>
  words
    .slice(i + 1, i + 1 + reach)
    .map((x) => x.lower)
    .join(' ');

const AGAINST = set('wobec przeciw przeciwko dla');
for (const two of ['pod adresem', 'w stosunku do', 'w kierunku', 'w stronę', 'w sprawie']) (AGAINST as Set<string>).add(two);

export { AGAINST, rest };

const CHARGE = set('zarzut');
const HEARD = set('zarzut wyrok');
const FINE = set('kara grzywna mandat zadośćuczynienie');
const THROWN = set('kotwica sieć wędka szalik plecak kurtka temat pomysł plan');
const PROVED = set('wina przestępstwo oszustwo zarzut');
const CRIMES = set(
  'kradzież jazda oszustwo pobicie przemoc znęcanie wyłudzenie fałszowanie fałszerstwo posiadanie wycinka groźba spowodowanie naruszenie złamanie niegospodarność korupcja łapówka plagiat zniesławienie paserstwo włamanie przywłaszczenie reklama',
);
const POWERS = set('władza rząd organizator');
/** Of a board: „sąd dyscyplinarny zawiesił X”. */
const BOARDS = set('dyscyplinarny');
const LEAGUES = set('związek liga federacja izba rada');
const TRIAL = set('proces sąd apelacja');
const WINNY = set('winny');
const PERMITS = /(?:prawo wykonywania|licencję|koncesję|zezwolenie|uprawnienia|prawo jazdy)/;

/** What a person's way to court or prison says. */
function wayOf(lemma: string, after: string): Found['state'] | null {
  if (lemma === 'trafić')
    return /^(?:\p{sc=Latn}+ ){0,2}do (?:aresztu|więzienia)|^(?:\p{sc=Latn}+ ){0,2}za krat/u.test(after)
      ? after.includes('aresz')
        ? 'alleged'
        : 'convicted'
      : null;
  if (lemma === 'stanąć') return /^(?:\p{sc=Latn}+ ){0,2}przed (?:sądem|trybunałem)/u.test(after) ? 'charged' : null;
  if (lemma === 'zasiąść') return after.includes('ławie oskarżonych') ? 'charged' : null;
  if (lemma === 'odsiadywać') return 'convicted';
  return after.includes('przed sądem') ? 'charged' : null;
}

/** A fine that the clause's subject pays or got. */
function paid(place: Place, i: number): Found | null {
  const { words } = place;
  const fine = near(words, i, FINE, 4, 8);
  if (fine < 0 || /^(?:umown|śmierc|minutow)/.test(words[fine + 1]?.lower ?? '')) return null;
  const modal = words.slice(Math.max(0, i - 3), i).some((x) => /^(?:musi|ma|muszą|mają|musiał|musiała|będzie)$/.test(x.lower));
  if (isInfinitive(words, i) && !modal) return null;
  return { state: 'fined', party: subjectOf(place, i) };
}

/** What a court orders: to somebody, of somebody, or finds somebody guilty. */
function ordered(place: Place, i: number): Found | null {
  const { words } = place;
  if (near(words, i, COURTS, 10, 8) < 0 || isInfinitive(words, i)) return null;
  const { lemma } = words[i] as Word;
  if (lemma === 'uznać') return near(words, i, WINNY, 2, 6) < 0 ? null : { state: 'convicted', party: patientOf(place, i) };
  if (lemma === 'nakazać' || lemma === 'zakazać') return { state: 'ruled', party: objectOf(place, i, 'd') };
  if (lemma === 'zobowiązać') return { state: 'ruled', party: objectOf(place, i, 'ag') };
  return { state: 'ruled', party: partyAfter(place, i, set('od'), 12) };
}

const BAD_RULING = /odwet|narusz|łam|bezpraw|niezgodn|niedozwolon|abuzywn|dyskrymin|nieuczciw|nielegaln|niesłuszn|wprowadza|nieważn|winn|nienależyt/;

/** A court rules on what the subject did: „sąd zablokował zwolnienia w X”, „sąd orzekł, że X naruszyła prawo”. */
function ruling(place: Place, i: number): Found | null {
  const { words, at } = place;
  const form = formOf(words[i] as Word);
  if (form === 'infinitive' || form === 'noun') return null;
  const isCourt = (x: Word) => x.kind === 'word' && COURTS.has(x.lemma);
  const named = words.slice(0, i).some((x) => x.kind !== 'word');
  const before = !named && at > 0 && wordsBefore(place, at - 1).some(isCourt);
  if (!words.some(isCourt) && !before) return null;
  const { lemma } = words[i] as Word;
  const after = rest(words, i, 30);
  if (/na korzyść|rację/.test(after)) return null;
  if (/^(?:orzec|ocenić|stwierdzić|podtrzymać)$/.test(lemma) || /^że /.test(after) ? !BAD_RULING.test(after) : !/^(?:zablokować|unieważnić|uznać)$/.test(lemma))
    return null;
  if (
    lemma === 'uznać' &&
    !/^że /.test(after) &&
    !/za (?:\p{sc=Latn}+ )?(?:niezgod|niedozwol|bezpraw|nielegal|nieuczciw|niesłusz|abuzyw)|niezgodn|niedozwolon/u.test(after)
  )
    return null;
  const that = formAfter(words, i, /^(?:że|iż)$/, 3);
  if (that > 0) {
    const verb = words.findIndex((x, k) => k > that && isFiniteVerb(x));
    const party = verb < 0 ? NOBODY : subjectOf(place, verb);
    if (party.who === 'name' || party.who === 'noun') return { state: 'ruled', party };
    if (words.slice(that).some((x) => x.kind === 'subject')) return null;
  }
  for (let j = i + 1; j < words.length; j += 1) {
    const x = words[j] as Word;
    if (isFiniteVerb(x) && j > i + 12) break;
    const own = standsFor(place, j);
    if (own) return /^(?:na|dla|przez|z|ze|od)$/.test(words[j - 1]?.lower ?? '') ? null : { state: 'ruled', party: { who: own, index: j } };
    if (x.kind === 'person' || x.kind === 'subject') return null;
  }
  const told =
    BAD_RULING.test(after) && isHero(place) && /^(?:orzec|ocenić|stwierdzić)$/.test(lemma) && !words.some((x) => x.kind === 'person' || x.kind === 'other');
  return told ? { state: 'ruled', party: { who: 'dropped', index: i } } : null;
}

/** „X naruszył dobra osobiste radnej – orzekł sąd”. */
function ruledBefore(place: Place, i: number): Found | null {
  const { words } = place;
  const from = clauseStart(words, i);
  if (!/[–—-]|,/.test(words[from]?.gap ?? '') || !/^(?:orzekł|uznał|stwierdził)$/.test((words[i] as Word).lower)) return null;
  if (from !== i || !words.slice(i).some((x) => x.kind === 'word' && COURTS.has(x.lemma))) return null;
  const verb = words.findIndex((x, k) => k < from && isFiniteVerb(x) && BAD_RULING.test(x.lower) && !isNegated(words, k));
  return verb < 0 ? null : { state: 'ruled', party: subjectOf(place, verb) };
}

/** Whether a title tells what a court ordered: the page's first sentences name the court. */
const isOfCourt = ({ page, at }: Place): boolean =>
  at === 0 && page.sentences.slice(1, 4).some(({ words }) => words.some((x) => COURTS.has(x.lemma) || x.lemma === 'wyrok'));

/** Whether the page is about the subject: named in the title, or three times. */
export function isHero({ page }: Place): boolean {
  let count = 0;
  for (const { words } of page.sentences) for (const x of words) if (x.kind === 'subject') count += 1;
  return count >= 3 || (page.sentences[0]?.start === -1 && page.sentences[0].words.some((x) => x.kind === 'subject'));
}

export const CHARGE_FRAMES: Frame[] = [
  {
    cues: 'zarzucać zarzucić zarzucany',
    read(place, i) {
      const { words } = place;
      if (THROWN.has(words[i + 1]?.lemma ?? '') && words[i + 2]?.kind !== 'subject') return null;
      const form = formOf(words[i] as Word);
      if (form === 'infinitive' || form === 'noun') return null;
      const state = isFormal(words, i) ? 'charged' : 'alleged';
      if (state === 'alleged' && !words.slice(Math.max(0, i - 3), i + 16).some((x, k) => k !== i && WRONG.test(x.lemma))) return null;
      const reflexive = words[i + 1]?.lower === 'się' ? objectBefore(place, i, 'd') : NOBODY;
      return { state, party: reflexive.who ? reflexive : objectOf(place, i, 'd', DATIVE_STOP) };
    },
  },
  {
    cues: 'postawić stawiać przedstawić przedstawiać ogłosić',
    read(place, i) {
      const { words } = place;
      if (near(words, i, CHARGE) < 0 || isInfinitive(words, i)) return null;
      // „Spółce postawiono zarzut zmowy”: „zmowy” is no dative.
      const opening = objectBefore(place, i, 'd');
      const party = opening.who === 'noun' ? opening : objectOf(place, i, 'd', DATIVE_STOP);
      return { state: 'charged', party: party.who ? party : partyAfter(place, i, AGAINST) };
    },
  },
  {
    cues: 'usłyszeć słyszeć otrzymać dostać mieć',
    read(place, i) {
      const { words } = place;
      const { lemma, lower } = words[i] as Word;
      // „Słyszę zarzut, że …”: who writes is told something.
      if (/(?:ę|łem|łam|liśmy|łyśmy|ymy|imy)$/.test(lower)) return null;
      const noun = near(words, i, lemma === 'mieć' || lemma === 'dostać' ? CHARGE : HEARD, lemma === 'mieć' ? 0 : 5, 6);
      if (noun < 0 || isInfinitive(words, i) || (lemma === 'otrzymać' && words[noun]?.lemma !== 'wyrok')) return null;
      if (lemma === 'mieć' && (words[noun]?.lower !== 'zarzuty' || formAfter(words, noun, /^(?:do|wobec)$/, 4) > 0)) return null;
      return { state: words[noun]?.lemma === 'wyrok' ? 'convicted' : 'charged', party: subjectOf(place, i) };
    },
  },
  {
    cues: 'ciążyć ciąża',
    read(place, i) {
      const { words } = place;
      if (!/^ciąż(?:y|ą|yły|ył)$/.test((words[i] as Word).lower) || near(words, i, set('zarzut oskarżenie podejrzenie')) < 0) return null;
      const from = clauseStart(words, i);
      const pronoun = words[from]?.lower === 'na' ? (words[from + 1]?.lower ?? '') : '';
      return { state: 'charged', party: RELATIVE.test(pronoun) ? antecedent(place, from, pronoun) : partyBeside(place, i, set('na')) };
    },
  },
  { cues: 'udowodnić', read: (place, i) => (near(place.words, i, PROVED, 4, 6) < 0 ? null : { state: 'convicted', party: objectOf(place, i, 'd') }) },
  {
    cues: 'trafić stanąć zasiąść odpowiadać odpowiedzieć odsiadywać',
    read(place, i) {
      const { words, page } = place;
      const { lemma } = words[i] as Word;
      if (!page.person || isInfinitive(words, i)) return null;
      const lead = words
        .slice(Math.max(0, i - 2), i)
        .map((x) => x.lower)
        .join(' ');
      const state = wayOf(lemma, `${/^(?:do aresztu|do więzienia|za kratki|za kraty)$/.test(lead) ? `${lead} ` : ''}${rest(words, i, 6)}`);
      return state && { state, party: subjectOf(place, i), ...(state === 'alleged' && { detail: 'detained' as const }) };
    },
  },
  {
    // „X odpowie za kradzież”, „X odpowie przed urzędem”; „odpowiada za marketing” is a job.
    cues: 'odpowiedzieć',
    read(place, i) {
      const { words } = place;
      if (!/^odpowie(?:dzą)?$/.test((words[i] as Word).lower)) return null;
      const office = words[i + 1]?.lower === 'przed' && words.slice(i + 2, i + 4).some((x) => LAW.has(x.lemma) || LAW.has(x.lower));
      const crime = words[i + 1]?.lower === 'za' && words.slice(i + 2, i + 5).some((x) => CRIMES.has(x.lemma));
      return office || crime ? { state: 'alleged', party: subjectOf(place, i) } : null;
    },
  },
  {
    cues: 'przeprosić',
    read(place, i) {
      const { words } = place;
      const modal = words.slice(Math.max(0, i - 4), i).findIndex((x) => /^(?:musi|ma|muszą|mają|musiał|musiała)$/.test(x.lower));
      if (modal < 0 || !(isOfCourt(place) || words.some((x) => COURTS.has(x.lemma) || x.lemma === 'wyrok'))) return null;
      return { state: 'ruled', party: subjectOf(place, Math.max(0, i - 4) + modal) };
    },
  },
  { cues: 'przegrać przegrywać', read: (place, i) => (near(place.words, i, TRIAL, 3, 6) < 0 ? null : { state: 'ruled', party: subjectOf(place, i) }) },
  { cues: 'zapłacić płacić dostać zarobić otrzymać', read: paid },
  { cues: 'nakazać zasądzić zakazać zobowiązać uznać', read: ordered },
  { cues: 'zablokować unieważnić orzec ocenić stwierdzić uznać podtrzymać', read: ruling },
  { cues: 'orzec uznać stwierdzić', read: ruledBefore },
  {
    cues: 'winny',
    read(place, i) {
      const { words } = place;
      if (near(words, i, set('sąd uznać uznany'), 8, 4) < 0 || words.slice(Math.max(0, i - 4), i).some((x) => x.lower === 'nie')) return null;
      // „Komisja uznała Annę winną”.
      const verb = near(words, i, set('uznać uznany'), 8, 4);
      if (formOf(words[verb] ?? (words[i] as Word)) !== 'active') return { state: 'convicted', party: subjectOf(place, i) };
      const party = objectOf(place, verb, 'a');
      return { state: 'convicted', party: party.who && party.who !== 'else' ? party : NOBODY };
    },
  },
  {
    cues: 'cofnąć odebrać zawiesić zamknąć wykreślić zdyskwalifikować',
    read(place, i) {
      const { words } = place;
      const passive = formOf(words[i] as Word) === 'passive';
      if (
        near(words, i, OFFICES, 8, 10) < 0 &&
        near(words, i, POWERS, 8, 10) < 0 &&
        near(words, i, BOARDS, 3, 3) < 0 &&
        !(passive && words[i]?.lemma.startsWith('zdyskw')) &&
        !words.some((x, k) => LEAGUES.has(x.lemma) && !(x.lower === 'związku' && words[k - 1]?.lower === 'w'))
      )
        return null;
      const form = formOf(words[i] as Word);
      if (form === 'infinitive' || form === 'noun') return null;
      if (form === 'passive') return { state: 'fined', party: patientOf(place, i) };
      const party = objectOf(place, i, 'd');
      if (party.who && party.who !== 'else') return { state: 'fined', party };
      return /^(?:cofnąć|odebrać)$/.test((words[i] as Word).lemma) ? null : { state: 'fined', party: objectOf(place, i, 'a') };
    },
  },
  {
    cues: 'stracić utracić otrzymać dostać',
    read(place, i) {
      const { words } = place;
      const after = rest(words, i, 4);
      const before = words
        .slice(clauseStart(words, i), i)
        .map(({ lower }) => lower)
        .join(' ');
      const lost = /^(?:stracić|utracić)$/.test((words[i] as Word).lemma)
        ? PERMITS.test(after) || PERMITS.test(before)
        : /(?:upomnienie|naganę|zakaz )/.test(after);
      return lost && !isInfinitive(words, i) ? { state: 'fined', party: subjectOf(place, i) } : null;
    },
  },
  {
    // Headlines without a verb: „X w areszcie”, „X z zarzutami”, „X pod lupą UOKiK”.
    cues: 'areszt lupa celownik zarzut więzienie krata kratka',
    read(place, i) {
      const { words } = place;
      const two = `${words[i - 1]?.lower} ${words[i]?.lower}`;
      if (!/^(?:w areszcie|w więzieniu|za kratkami|pod lupą|na celowniku|z zarzutami|z zarzutem)$/.test(two) || words.some(isFiniteVerb)) return null;
      const watched = /^(?:pod|na) /.test(two);
      if (watched && !words.slice(i + 1, i + 5).some((x) => LAW.has(x.lemma) || OFFICES.has(x.lower))) return null;
      const party = subjectOf(place, i, false);
      if (party.who !== 'name') return null;
      return {
        state: watched ? 'investigated' : two.startsWith('z ') ? 'charged' : 'alleged',
        party,
        ...(/^(?:w|za) /.test(two) && { detail: 'detained' as const }),
      };
    },
  },
];
