/** Frames of where a matter stands: a sentence that is served, a punishment in the dative, a search, an extradition, an immunity, sanctions, a debt, a test. */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb, isNoun } from '../forms.ts';
import { COURTS, LAW } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { NOBODY, pronounAt } from '../parties.ts';
import { genitiveAfter, partyAfter, partyBeside } from '../prepositions.ts';
import { near, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { patientOf } from './patient.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PRISON = /^(?:więzieni|pozbawieni|aresz|kolonii|obozu|odsiadk|łagr)/;
const behind = (words: Word[], i: number, reach: number): Word[] => words.slice(i + 1, i + 1 + reach);

/** „X odbywa karę sześciu lat więzienia”. */
function serves(place: Place, i: number): Found | null {
  const { words, page } = place;
  if (!page.person || !isFiniteVerb(words[i] as Word)) return null;
  const told = near(words, i, set('kara wyrok'), 3, 8) >= 0 || behind(words, i, 6).some(({ lower }) => PRISON.test(lower));
  return told ? { state: 'convicted', party: subjectOf(place, i) } : null;
}

/** „Sąd wymierzył X sześć lat więzienia”, „urząd wymierzył spółce karę”. */
function imposed(place: Place, i: number): Found | null {
  const { words } = place;
  const form = formOf(words[i] as Word);
  if (form === 'infinitive' || form === 'noun' || form === 'passive') return null;
  const clause = words.filter((x) => x.clause === words[i]?.clause);
  const jailed = clause.some(({ lower }) => PRISON.test(lower));
  if (!jailed && !clause.some(({ lemma }) => /^(?:kara|grzywna|mandat|nagana|upomnienie)$/.test(lemma))) return null;
  return { state: jailed ? 'convicted' : 'fined', party: objectOf(place, i, 'd', /^(?:o|za|na|po|przed|przez|od|u|przy|nad|bez|że|iż)$/) };
}

/** „Jego ekstradycji”, „jej immunitet”: whose the noun is, by a pronoun before it or a genitive behind it. */
function whose(place: Place, i: number): Party {
  const owner = place.words[i - 1];
  return owner && /^(?:jego|jej)$/.test(owner.lower) ? pronounAt(place, i - 1) : genitiveAfter(place, i, 4);
}

/** „Prokuratura wystąpiła o ekstradycję X”, „parlament uchylił immunitet X”. */
function handedOver(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma } = words[i] as Word;
  if (lemma === 'immunitet') {
    const lifting = near(words, i, set('uchylić uchylenie uchylony pozbawić pozbawienie odebrać odebranie stracić'), 6, 4);
    if (lifting < 0 || isNegated(words, lifting)) return null;
    if (words[lifting]?.lemma === 'stracić') return { state: 'investigated', party: subjectOf(place, lifting) };
    const given = /^(?:odebrać)$/.test(words[lifting]?.lemma ?? '') ? objectOf(place, lifting, 'd') : NOBODY;
    return { state: 'investigated', party: given.who ? given : whose(place, i) };
  }
  return { state: 'alleged', party: whose(place, i) };
}

/** „List gończy za X”, „X jest poszukiwany listem gończym”, „X ściga prokuratura”. */
function wanted(place: Place, i: number): Found | null {
  const { words, page } = place;
  const x = words[i] as Word;
  if (x.lemma === 'gończy') {
    const party = partyAfter(place, i, set('za'), 4);
    if (party.who) return { state: 'alleged', party };
    const verb = near(words, i, set('poszukiwany poszukiwać ścigany ścigać'), 6, 2);
    return verb < 0 ? null : { state: 'alleged', party: patientOf(place, verb) };
  }
  const byLaw = words.some((y) => y.clause === x.clause && (y.kind === 'word' ? LAW.has(y.lemma) : LAW.has(y.lower)));
  return page.person && byLaw && formOf(x) !== 'noun' ? { state: 'alleged', party: patientOf(place, i) } : null;
}

const PROBES = set('postępowanie śledztwo dochodzenie');
/** „X objęty sankcjami Unii”, „objęto X sankcjami”, „partia objęta postępowaniem komisji”. */
function sanctioned(place: Place, i: number): Found | null {
  const { words } = place;
  if (near(words, i, set('sankcja'), 2, 5) >= 0) return { state: 'fined', party: patientOf(place, i) };
  const probe = near(words, i, PROBES, 2, 4);
  return probe < 0 || !/(?:em|ami)$/.test(words[probe]?.lower ?? '') ? null : { state: 'investigated', party: patientOf(place, i) };
}

const SUM = /^(?:\d.*|zł|złotych|euro|dolarów|mln|tys|mld|tysiąc|tysiące|tysięcy|milion|miliony|milionów)$/;
/** „X jest winien dostawcom 2,3 mln zł”. */
function owes(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:winien|winna|winni|winne|dłużny|dłużna)$/.test((words[i] as Word).lower) || isNegated(words, i)) return null;
  if (words.some((x) => x.kind === 'word' && COURTS.has(x.lemma)) || !behind(words, i, 5).some(({ lower }) => SUM.test(lower))) return null;
  return { state: 'alleged', party: subjectOf(place, i) };
}

const SUBSTANCE =
  /^(?:erytropoe|epo$|doping|steryd|testosteron|niedozwolon|zabronion|zakazan|kokain|amfetamin|marihuan|narkotyk|promil|alkohol|salmonell|listeri|gronkow|pleśń|pleśni)/;
/** „W próbce X wykryto steryd”, „u X wykryto doping”, „w wyrobach X wykryto salmonellę”. */
function tested(place: Place, i: number): Found | null {
  const { words } = place;
  const form = formOf(words[i] as Word);
  if ((form !== 'impersonal' && form !== 'active') || isNegated(words, i) || !behind(words, i, 5).some(({ lower }) => SUBSTANCE.test(lower))) return null;
  const party = partyBeside(place, i, set('u od w we'), 9);
  if (party.who && party.who !== 'else') return { state: 'alleged', party };
  const sample = words.findIndex((x) => /^(?:próbk|organizm|krwi|moczu|wyrob|partii|produk)/.test(x.lower));
  return sample < 0 ? null : { state: 'alleged', party: genitiveAfter(place, sample, 4) };
}

const OPENED = set('ruszyć ruszać rozpocząć zacząć toczyć trwać wrócić zakończyć');
/** „Ruszył proces X”, „trwa proces X, który …”; of „proces Y z X” it says nothing. */
function onTrial(place: Place, i: number): Found | null {
  const { words, page } = place;
  if (!page.person || near(words, i, OPENED, 8, 3) < 0) return null;
  const party = genitiveAfter(place, i, 5);
  const next = words[party.index + 1];
  // „Proces X z wydawcą”, „proces X przeciw gazecie”: who sues.
  if (!party.who || (next && /^(?:z|ze|przeciw|przeciwko|o)$/.test(next.lower) && next.clause === words[i]?.clause)) return null;
  return { state: 'charged', party };
}

export const CRIME =
  /^(?:zabójstw|kradzie|oszust|pobici|znęcan|wyłudz|fałszow|nakłanian|naraże|spowodowan|niegospodar|korupcj|łapów|przywłaszcz|zaległ|składani|nieumyśln|sprowadzen|napaść|przemy|handel|posiadani|prani|zniesław|mobbing|molestow|gwał|przekrocz|niedopełn|ujawnien)/;
/** „X odpowie za nakłanianie do fałszywych zeznań”, „za zaległe składki X odpowie przed sądem”. */
function answersFor(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:odpowie|odpowiedzą|odpowiada|odpowiadają)$/.test((words[i] as Word).lower) || isNegated(words, i)) return null;
  const clause = words.filter((x) => x.clause === words[i]?.clause);
  const crime = clause.some((x, k) => k > 0 && CRIME.test(x.lower) && clause.slice(Math.max(0, k - 3), k).some(({ lower }) => lower === 'za'));
  return crime ? { state: 'alleged', party: subjectOf(place, i) } : null;
}

const AGAINST = set('przeciw przeciwko wobec');
/** „Toczy się przeciw niemu postępowanie”, „wobec niej prowadzi się śledztwo”: the pronoun before the noun. */
function againstHim(place: Place, i: number): Found | null {
  const { words } = place;
  const at = words.findIndex((x, k) => k > 0 && k < i && i - k <= 5 && /^(?:niemu|niego|niej)$/.test(x.lower) && AGAINST.has(words[k - 1]?.lower ?? ''));
  if (at < 0 || words[at]?.clause !== words[i]?.clause || near(words, i, set('umorzyć umorzony zakończyć'), 8, 8) >= 0) return null;
  return { state: (words[i] as Word).lemma === 'zarzut' ? 'charged' : 'investigated', party: pronounAt(place, at) };
}

/** „X ma zarzut”, „X ma zarzuty”: of a charge that is named. */
function hasCharge(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:ma|mają|miał|miała)$/.test((words[i] as Word).lower) || isNegated(words, i)) return null;
  const [next, second] = [words[i + 1], words[i + 2]];
  if (next?.lower !== 'zarzut' || !second || !(/:/.test(second.gap) || (isNoun(second) && second.cases.includes('g')))) return null;
  return { state: 'charged', party: subjectOf(place, i) };
}

export const PROCEEDING_FRAMES: Frame[] = [
  { cues: 'odbywać odbyć odsiadywać odsiedzieć', read: serves },
  { cues: 'wymierzyć wymierzać', read: imposed },
  { cues: 'ekstradycja immunitet', read: handedOver },
  { cues: 'gończy ścigać ścigany', read: wanted },
  { cues: 'objąć objęty', read: sanctioned },
  { cues: 'winien winny dłużny', read: owes },
  { cues: 'wykryć wykrywać stwierdzić znaleźć', read: tested },
  { cues: 'proces', read: onTrial },
  { cues: 'odpowiedzieć odpowiadać', read: answersFor },
  { cues: 'postępowanie śledztwo dochodzenie zarzut', read: againstHim },
  { cues: 'mieć', read: hasCharge },
];
