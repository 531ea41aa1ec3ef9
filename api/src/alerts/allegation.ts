/** Detects sentences that accuse the named person or company of a crime, a court case or a scandal. Pure. */
import { lemma, type Span, targetClauses, tokenize } from '../language/index.ts';

/** Accusations, as sequences of lemmas: `a|b` are alternatives, `*` allows up to three words between. One match is enough. */
const CHARGES = `afera, areszt, aresztować, aresztowanie, bankructwo, zbankrutować, defraudacja, zdefraudować, fałszerstwo, fałszować, sfałszować, gwałt, zgwałcić
korupcja, korupcyjny, kraść, ukraść, podejrzenie * kradzież, łapówka, łapówkarstwo, malwersacja, mobbing, mobbować, molestować, molestowanie, nadużycie, niewypłacalność, niewypłacalny
oskarżyć, oskarżać, oskarżony, oskarżona, oskarżenie, oszukać, oszukiwać, okraść, oszust, oszustka, oszustwo, pedofilia, piramida finansowy, plagiat, plagiator, splagiatować
podejrzany * o, podejrzewać * o, podejrzenie, poszukiwać * list gończy, list * gończy, pozew, pozwać, pozwany, pozwana, pranie * pieniądz, prać * pieniądz
przekręt, przywłaszczenie, przywłaszczyć, przywłaszczać, skandal, skazać, skazany, skazana, sprzeniewierzyć, sprzeniewierzenie, stalking, szantaż, szantażować, śledztwo
upadłość, wyłudzić, wyłudzać, wyłudzenie, wyrok, rok|miesiąc * więzienie, trafić * do * więzienie, wyprowadzić * pieniądz|majątek|milion, wyprowadzać * pieniądz|majątek, znęcać, zorganizowany * grupa * przestępczy
zarzut, zarzucać * oszustwo|kradzież|plagiat|mobbing|wyłudzenie|korupcja|kłamstwo|nadużycie|naruszenie|nieuczciwość, zarzucić * oszustwo|kradzież|plagiat|mobbing|wyłudzenie|korupcja|kłamstwo|nadużycie|naruszenie
akt * oskarżenie, zawiadomienie * do prokuratura, zawiadomienie * na|przeciw|przeciwko, prokuratura * badać|sprawdzać|prowadzić|postawić|oskarżyć, zatrzymać * policja|cba|cbś|cbśp|abw|funkcjonariusz|krajowy, policja|cba|cbśp|abw * zatrzymać
stanąć * przed * sąd, proces * karny, odpowiadać * przed * sąd, sąd * skazać|ukarać, grzywna, nie zapłacić * pracownik|wykonawca|podwykonawca|kontrahent, nie wypłacić * wynagrodzenie|pensja
zawód * zakaz, zakaz * wykonywać|prowadzić, odebrać * prawo|uprawnienie|licencja|koncesja, postępowanie * karny|dyscyplinarny|upadłościowy, prowadzić * po * pijany, po pijany`;

/** Acquittals and denials: no alert. */
const CLEARED = `uniewinnić, uniewinnienie, uniewinniony, uniewinniona, oczyścić * z, oczyszczony * z, oczyszczona * z, umorzyć, umorzenie, umorzony, oddalić, oddalenie, oddalony, wycofać * pozew|zarzut|oskarżenie|zawiadomienie
niewinny, niewinność, bezpodstawny, bezzasadny, nie potwierdzić, nie potwierdzać, nieprawdziwy * zarzut|oskarżenie|pomówienie, fałszywy * zarzut|oskarżenie, odmówić * wszczęcie, zrehabilitować, sprostowanie, przeprosić
nie mieć * nic wspólny, nie usłyszeć, nie być * podejrzany|oskarżony|oskarżona|winny|oskarżyć, nie zostać * oskarżyć|oskarżony|skazać|skazany|zatrzymać, nie toczyć, wygrać * proces|sprawa, wygrać * w sąd, zadośćuczynienie * dla, bez * zarzut, bez * zarzuty`;

/** The subject is a victim, works on the case or comments on it, or the case is fiction. */
const OTHER_ROLE = `ofiara, pokrzywdzić, pokrzywdzony, pokrzywdzona, poszkodować, poszkodowany, poszkodowana, zostać * oszukać|okraść|pobić|oszukany|okradziony, paść * ofiara, podszyć, podszywać
prokurator, prokuratorka, rzecznik, rzeczniczka, adwokat, adwokatka, mecenas, obrońca, pełnomocnik, pełnomocniczka, sędzia, sędzina, biegły, kryminolog, kurator, detektyw, komisarz, aspirant, inspektor, nadkomisarz, podinspektor
ekspert, ekspertka, dziennikarz, dziennikarka, reporter, reporterka, autor, autorka, reżyser, reżyserka, aktor, aktorka, rola, film, serial, powieść, książka, spektakl, kryminał, fabuła, komentować, skomentować, wyjaśniać, tłumaczyć, ostrzega, ostrzegł, ostrzegła, ostrzec, radzić, doradzać, wykład, szkolenie, warsztat, konferencja, poradnik, walczyć, zwalczać, przeciwdziałać, ochrona, zapobiegać, ujawnić, ujawniać, wykryć, zdemaskować, tropić`;

/** `words[k]`: alternatives of the k-th word; `gap[k]`: up to {@link GAP} words may precede it. */
type Phrase = { words: string[][]; gap: boolean[] };
const GAP = 3;

/** Phrases of a list by their first word. */
function parse(list: string): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const written of list.split(/,\s|\n/)) {
    const phrase: Phrase = { words: [], gap: [] };
    let open = false;
    for (const part of written.trim().split(' ')) {
      if (part === '*') open = true;
      else {
        phrase.words.push(part.split('|'));
        phrase.gap.push(open);
        open = false;
      }
    }
    for (const first of phrase.words[0] ?? []) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

const LISTS = { charges: parse(CHARGES), cleared: parse(CLEARED), roles: parse(OTHER_ROLE) };

/** End (exclusive) of a phrase that begins at `start`; 0 if it does not match. A word matches by lemma or by form. */
function endOf(phrase: Phrase, words: [string, string][], start: number): number {
  let at = start;
  for (let k = 1; k < phrase.words.length; k++) {
    const alternatives = phrase.words[k] as string[];
    const furthest = at + 1 + (phrase.gap[k] ? GAP : 0);
    let next = at + 1;
    while (next <= furthest && !words[next]?.some((form) => alternatives.includes(form))) next += 1;
    if (next > furthest) return 0;
    at = next;
  }
  return at + 1;
}

/** Whether the words contain a phrase of the list. */
const contains = (list: Map<string, Phrase[]>, words: [string, string][]): boolean =>
  words.some((forms, at) => forms.some((form) => list.get(form)?.some((phrase) => endOf(phrase, words, at) > 0)));

/** Lemma and lower-case form of each word. */
const wordsOf = (text: string): [string, string][] => tokenize(text).map((token) => [lemma(token.text), token.lower]);

/** The subject is the accuser: „X oskarża…”, „X pozwał…”, „X zarzuca…”, „X złożył zawiadomienie…”. Matched after the name. */
const ACCUSES =
  /^\s*(?:\([^)]*\)|,[^,]{0,60},)?\s*(?:też |także |już |publicznie |wczoraj |dziś |we? [\p{L}]+ )?(?:oskarż(?:a|ył|yła|yli|ają)|pozwał\p{L}?|pozywa|zarzuca(?!\p{L}* się)|zarzucił\p{L}?|złoży(?:ł|ła|li) (?:\p{L}+ )?(?:zawiadomienie|pozew|skargę)|zawiadomił\p{L}?|domaga|ujawni(?:a|ł|ła)|odpiera|zaprzecza|dementuje|krytykuje|opisuje|opisał\p{L}?|mówi(?:ł|ła)? o|pisze|napisał\p{L}?|relacjonuje|komentuje)(?!\p{L})(?! \p{L}*[oó] przyjęci)/u;
/** The subject is the victim: „ukradł X-owi…”. Matched before the name. */
const DONE_TO = /(?:ukrad|skrad|okrad|oszuka)\p{L}+\s$/u;
/** A question is not an accusation. */
const QUESTION = /\?\s*["”»]?\s*$/u;

/**
 * Whether a text accuses the subject: the clause about the name contains an accusation, the text contains no acquittal, and
 * the subject is not the accuser, the victim or somebody who works on the case.
 * @param text a sentence or a title
 * @param name range of the name in it
 */
export function isAllegation(text: string, name: Span): boolean {
  if (QUESTION.test(text) || DONE_TO.test(text.slice(0, name.start)) || ACCUSES.test(text.slice(name.end))) return false;
  const all = wordsOf(text);
  if (!contains(LISTS.charges, all) || contains(LISTS.cleared, all)) return false;
  return targetClauses(text, [name]).some((clause) => {
    const words = wordsOf(clause);
    return contains(LISTS.charges, words) && !contains(LISTS.roles, words);
  });
}
