/** Pages full of words of blame after which nobody thinks worse of the subject: those that clear it, of its impostors, and its own interviews. */
import type { Genre } from '../../contract/report.ts';
import { tellsRedress } from '../reading/redress.ts';
import { favours, losesClaim, nameAt } from './favours.ts';
import type { Features } from './features.ts';
import { type Answer, UNSURE } from './model.ts';
import type { Line } from './page.ts';
import { polled } from './polled.ts';

const WRONG =
  '(?:mobbing|molestow|plagiat|przestępstw|wykroczeni|nieprawidłowo|narusze|naduży|zmow|korupcj|łapów|oszust|wyłudze|zagroże|zatru|salmonell|win[ay](?!\\p{sc=Latn}))\\p{sc=Latn}*';
const ENDS = '(?:śledztw|dochodze|postępowa|spraw|proces)\\p{sc=Latn}*';
/** What was laid at somebody's door is over, was taken back or was not so. */
export const OVER = new RegExp(
  `(?<!\\p{sc=Latn})(?:uniewinni|oczyszcz(?:on|ył)|sprostowani[ea](?!\\p{sc=Latn})|niewinn)` +
    `|(?<!\\p{sc=Latn})${ENDS}[^.?]{0,40}(?<!\\p{sc=Latn})umorz|(?<!\\p{sc=Latn})umorz\\p{sc=Latn}+ (?:\\p{sc=Latn}+ ){0,2}${ENDS}` +
    `|(?<!\\p{sc=Latn})uchyl\\p{sc=Latn}+[^.?]{0,30}(?<!\\p{sc=Latn})(?:kar[ęyaą](?!\\p{sc=Latn})|(?:decyzj|zakaz|grzywn|mandat|nakaz|wyrok)\\p{sc=Latn}*)` +
    `|(?<!\\p{sc=Latn})${WRONG} (?:\\p{sc=Latn}+ ){0,4}nie (?:było|ma|stwierdz|wykry|potwierdz|popełni)` +
    `|(?<!\\p{sc=Latn})nie (?:było|ma|stwierdz\\p{sc=Latn}+|wykry\\p{sc=Latn}+|potwierdz\\p{sc=Latn}+|popełni\\p{sc=Latn}+) (?:\\p{sc=Latn}+ ){0,2}${WRONG}` +
    `|(?<!\\p{sc=Latn})(?:nie złama|nie narusz|nie zawini|bez winy)` +
    `|(?<!\\p{sc=Latn})(?:brak(?:u|iem)? dowod|nie (?:ma|było|znalaz\\p{sc=Latn}*|znaleziono) (?:\\p{sc=Latn}+ ){0,2}dowod|nie (?:stani|stan)\\p{sc=Latn}* przed sądem|nie usłysz\\p{sc=Latn}* zarzut)` +
    `|(?<!\\p{sc=Latn})wycof\\p{sc=Latn}+[^.?]{0,20}(?<!\\p{sc=Latn})(?:nakaz|zarzut|oskarżeni|akt oskarżenia)` +
    `|(?<!\\p{sc=Latn})(?:komisja|sąd|prokuratura|kontrola|rzecznik|śledczy|biegli|raport)(?:\\p{sc=Latn}| )*: [^.?]{0,60}(?<!\\p{sc=Latn})nie (?:ukr|zata|okłam|skłam|ukrad|wzi|bra|bi|pobi|oszuk|fałsz|sfałsz|wiedzia|przekrocz|sprzenie)`,
  'iu',
);
/** „X prawomocnie wygrał z urzędem”: the subject's victory in court. */
const WON =
  /(?<!\p{sc=Latn})wygra(?:ł|ła|ło|li|ły)?(?!\p{sc=Latn})[^.?]{0,40}(?<!\p{sc=Latn})(?:z (?:urzęd|prokurat|inspekc|skarb|fiskus)|z \p{Lu}{2,}|(?:w|przed) sąd|proces|spraw|spór|apelac|kasac)/u;
/** „Nie, to nie X. Prostujemy plotkę”: what is said of the subject is taken back. */
const REBUTS =
  /(?<!\p{sc=Latn})(?:prostujemy|sprawdzamy fakty|fałszyw\p{sc=Latn}+ (?:zdjęci|informac|wiadomoś|nagrani|profil)|(?:plotk|pogłosk)\p{sc=Latn}+|to nieprawda)(?!\p{sc=Latn})/iu;
/** Somebody uses the subject's name or looks: „Fałszywe bilety na mecze X”, „Oszuści podszywają się pod X”. */
const IMPOSTOR =
  /(?<!\p{sc=Latn})(?:podszy\p{sc=Latn}+|(?:oszu[sś]\p{sc=Latn}+|haker\p{sc=Latn}*|naciągacz\p{sc=Latn}*) (?:\p{sc=Latn}+ ){0,2}(?:dzwoni|podaj|udaj|wykorzyst)\p{sc=Latn}*|fałszyw\p{sc=Latn}+ (?:profil|stron|sklep|kon(?:t|sult)|pracowni|karnet|bilet|mail|e-mail|sms|wiadomo|zbiór|inwest|ogłosz|zaprosz|reklam|lekarz|policj|telefon|zdję|nagrani|list|infolini|aplikacj)\p{sc=Latn}*)/iu;
/** Whether a title says so. */
export const saysOver = (title: string): boolean => OVER.test(title);
/** What was done to somebody was against the law; not what somebody lost. */
const WRONGED =
  /(?<!\p{sc=Latn})(?:odwołani|zwolnieni|wypowiedzeni|zawieszeni|zatrzymani|przeszukani|wykluczeni)\p{sc=Latn}*[^.?]{0,60}(?<!\p{sc=Latn})(?:bezprawn|bezzasadn|bezpodstawn|niezgodn\p{sc=Latn}+ z prawem)/iu;
const LOST = /(?<!\p{sc=Latn})(?:wygra|przegra)/iu;
/** Others owe the subject an apology. */
const OWED = /(?<!\p{sc=Latn})(?:(?:musi|muszą|ma|mają) przeprosić|przeprosi(?!\p{sc=Latn})|przeprasza(?:ją|my)?(?!\p{sc=Latn}))/iu;
/** Cleared in part, or of one thing and not of another. */
const PARTLY =
  /(?<!\p{sc=Latn})(?:warunkow\p{sc=Latn}*|częściow\p{sc=Latn}*|ale|jednak|choć|chociaż|mimo|lecz|przegra\p{sc=Latn}*|ukaran\p{sc=Latn}*|skaza\p{sc=Latn}*|były)(?!\p{sc=Latn})|, (?:był|są|jest)(?!\p{sc=Latn})/iu;

/** Lines at the head of a page that tell whose crime, or whose end, a title means. */
const LEAD = 4;

/** What a title that clears the subject says of it; null for others: a title that names somebody else clears them. */
function clearing(lines: readonly Line[]): 'positive' | 'mixed' | null {
  const titles = lines.filter(({ title }) => title);
  const title = titles.map(({ text }) => text).join(' ');
  const named = titles.filter(({ about }) => about === 'named');
  const owed = named.some(({ text, role }) => role !== 'subject' && OWED.test(text));
  const won = named.some(({ text, role }) => role === 'subject' && WON.test(text));
  const isCalled = titles.some(({ about }) => about === 'named' || about === 'office');
  const isMeant = isCalled || (titles.every(({ others }) => others === 0) && lines.slice(0, LEAD).some(({ about }) => about === 'named'));
  if (!owed && !won && !(isMeant && saysOver(title)) && !(isCalled && WRONGED.test(title) && !LOST.test(title))) return null;
  return PARTLY.test(title) ? 'mixed' : 'positive';
}

/** Words of a title that lay a crime at somebody's door. */
const CRIME =
  /(?<!\p{sc=Latn})(?:zatrzyman[aiy]|aresztowan[aiy]|oskarżon[aiy]|skazan[aiy]|z zarzut\p{sc=Latn}+|usłyszał[ai]?|w areszcie|akt oskarżenia|groził|pobił|okradł|oszukał|podszy\p{sc=Latn}+)(?!\p{sc=Latn})/iu;

/** Whether a title tells of impostors and does not say that the subject is one: „X wydawał fałszywe bilety”. */
const isMisused = (lines: readonly Line[]): boolean =>
  lines.some(({ title, text }) => title && IMPOSTOR.test(text)) && !lines.some(({ title, about, role }) => title && about === 'named' && role === 'subject');

/** Whether a title tells the crime of somebody whom it does not call by the subject's name: „Groził śmiercią premier. 52-latek w areszcie”. */
const isOfOthers = (title: string, lines: readonly Line[]): boolean =>
  CRIME.test(title) &&
  !lines.some((line) => line.title && line.about === 'named') &&
  !lines.slice(0, LEAD).some(({ text, about, role }) => about === 'named' && role === 'subject' && CRIME.test(text));

/** Share of sentences that name who is asked. */
const ASKED = 0.1;
/** „Pomiary w normie”, „zlikwidowali taras”, „usunięto uchybienia”: what was complained of is put right. */
const MENDED =
  /(?<!\p{sc=Latn})(?:(?:w|w granicach) norm(?:ie|y)(?!\p{sc=Latn})|nie przekracz\p{sc=Latn}+ (?:\p{sc=Latn}+ ){0,2}norm|zlikwidowa(?:ł|ła|li|no)(?!\p{sc=Latn})|wycofa(?:ł|ła|li|no) (?:się )?ze? |usun(?:ął|ęła|ęli|ięto) (?:\p{sc=Latn}+ ){0,3}(?:uchybie|nieprawidł|wad|uster|błęd|szkod)\p{sc=Latn}*|naprawi(?:ł|ła|li|ono)(?!\p{sc=Latn}))/iu;
/** Whether a title or what follows it says that what was complained of is put right, or given back. */
const isMended = (lines: readonly Line[]): boolean =>
  lines.slice(0, LEAD).some(({ text }) => MENDED.test(text) && !/(?<!\p{sc=Latn})nie (?:zlikw|wycof|usun|napraw)/iu.test(text));
/** Whether a title or what follows it says that something is over or given back, whosever it is. */
const isOver = (title: string, lines: readonly Line[]): boolean =>
  saysOver(title) || lines.slice(0, LEAD).some(({ text }) => saysOver(text) || tellsRedress(text));
const isSorry = ({ text, about, role }: Line): boolean => about === 'named' && role === 'subject' && /(?<!\p{sc=Latn})przepr(?:osi|asza)/iu.test(text);
/** „Jan Nowak: prezes okłamał załogę”: who speaks in a title blames somebody else. */
const isAccuser = (line: Line): boolean => line.title && line.about === 'named' && (nameAt(line) ?? Infinity) < line.text.indexOf(':');
/** Where blame stands that falls on the subject; without any the page blames somebody, but whom is not known. */
const ON_SUBJECT = ['titled', 'named', 'meant', 'speech', 'group'];
const SCORE = { positive: 0.3, mixed: 0, neutral: 0, negative: -0.3 } as const;

/** The answer, unless it is a bad one for a page that clears the subject or asks it, or one without praise for a decision in its favour. */
export function unlessCleared(answer: Answer, lines: readonly Line[], features: Features, genre: Genre): Answer {
  const { inTitle = 0, share = 0 } = features;
  const unsure = { ...answer, confidence: Math.min(UNSURE, answer.confidence) };
  const poll = polled(lines);
  if (poll && poll !== answer.label) return { label: poll, score: SCORE[poll], confidence: UNSURE };
  const title = lines.flatMap((line) => (line.title ? [line.text] : [])).join(' ');
  if (answer.label === 'positive' && losesClaim(lines)) return { label: 'neutral', score: SCORE.neutral, confidence: UNSURE };
  // Whoever is cleared was accused before, and may be another of the affair; who says sorry did something: readers part.
  if (answer.label === 'positive') return saysOver(title) || lines.some(isSorry) ? unsure : answer;
  if (answer.label === 'mixed') return answer;
  const favour = favours(lines);
  if (favour) return { label: favour, score: SCORE[favour], confidence: UNSURE };
  if (answer.label !== 'negative') return answer;
  const isInterview = genre === 'interview';
  const asked = isInterview && (inTitle > 0 || share >= ASKED);
  const label = clearing(lines) ?? (asked || REBUTS.test(title) || isMisused(lines) || isOfOthers(title, lines) ? 'neutral' : null);
  if (label) return { label, score: SCORE[label], confidence: UNSURE };
  // Who is asked blames and praises by turns, and mostly others than the subject.
  if (isMended(lines) || isInterview) return { label: 'mixed', score: SCORE.mixed, confidence: UNSURE };
  const isDoubtful = isOver(title, lines) || lines.some(isAccuser) || !ON_SUBJECT.some((zone) => (features[`${zone}.direct.bad`] ?? 0) > 0);
  return isDoubtful ? unsure : answer;
}
