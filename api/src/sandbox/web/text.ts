/**
 * Fills sentence templates. Slots: {S} subject, {N} second mention, {R} role, each with g d a i l for the cases; {C} city,
 * {Cg} genitive, {wC} "w Gdyni", {zC} "z Gdyni"; {w1}–{w4} works and {w1g} their genitive; {F}–{F4}
 * {M}–{M4} invented women and men; {n:12-19} a number; {co} company; {L} label; {y1} the year before; {date} day in words;
 * {street}, {streetg} and {streeta} nominative, genitive and accusative; {saga} {family} about the family; {long} a longer name; {init}
 * first name and initial; in an affair {boss}, who speaks for the subject, and {d:12}, the date of its twelfth day.
 * [m|f] depends on the subject's gender, <person//brand> on its kind.
 */
import { dateLong } from '../../contract/format.ts';
import type { Forms } from './declension.ts';
import type { Persona } from './persona.ts';
import { hash, type Random, random } from './seed.ts';

const CASE = { '': 0, g: 1, d: 2, a: 3, i: 4, l: 5 } as const;
const WOMEN =
  'Alicja Bąk|Hanna Gil|Iwona Cieślak|Lucyna Mazur|Grażyna Sowińska|Nina Wolska|Teresa Lipa|Edyta Kruk|Sabina Orłowska|Wanda Piekarska|Celina Zych|Olga Ratajczak'.split(
    '|',
  );
const MEN =
  'Adam Czarnecki|Olgierd Pawlik|Roman Sikora|Cezary Lis|Tymon Walczak|Leszek Bober|Igor Sadowski|Witold Krupa|Kornel Jasiński|Hubert Mach|Bogdan Wrona|Seweryn Ptak'.split(
    '|',
  );
const BOSSES = {
  f: ['Danuta Wilk', 'Kamila Zięba', 'Sylwia Kozak', 'Regina Maj', 'Bogna Sroka'],
  m: ['Norbert Kula', 'Filip Dudek', 'Oskar Bielak', 'Ryszard Głąb', 'Eryk Sowa'],
} as const;
const DAY = 86_400_000;
const STREETS = 'Lipowa|Ogrodowa|Klonowa|Młyńska|Portowa|Kościelna|Polna|Szkolna|Wodna|Zielona|Słoneczna|Kolejowa'.split('|');

/** Lipowej, Młyńskiej. */
const streetGenitive = (street: string) => `${street.slice(0, -1)}${/[kg]a$/.test(street) ? 'i' : ''}ej`;

/** Slot values of one page. */
export type Fill = { persona: Persona; date: Date; choose: Random; slots: Map<string, string>; affair: { id: string; start: Date } | null };

/** Whoever speaks for a subject: the person, or one who runs the firm, the same on all pages. */
function bossOf(persona: Persona): string {
  if (persona.kind === 'person') return persona.short[0];
  const seed = hash(`boss:${persona.segment}`);
  return seed % 2 ? `${BOSSES.f[seed % 5]}, współwłaścicielka` : `${BOSSES.m[seed % 5]}, współwłaściciel`;
}

/** @param affair whose pages share names and numbers */
export function fillFor(persona: Persona, date: Date, choose: Random, affair: Fill['affair'] = null): Fill {
  const works = choose.shuffle(persona.field.works).map((work) => work.split('|'));
  const women = choose.shuffle(WOMEN);
  const men = choose.shuffle(MEN);
  const street = choose.pick(STREETS);
  const house = choose.between(2, 68);
  const slots = new Map<string, string>([
    ['C', persona.city.nom],
    ['Cg', persona.city.gen],
    ['Cl', persona.city.loc],
    ['wC', `w ${persona.city.loc}`],
    ['zC', `z ${persona.city.gen}`],
    ['co', `„${persona.company}”`],
    ['L', persona.label],
    ['name', persona.identity.name],
    ['nameF', persona.identity.name.replace(/([sc]|dz)ki$/, '$1ka')],
    ['F', women[0] as string],
    ['F2', women[1] as string],
    ['M', men[0] as string],
    ['M2', men[1] as string],
    ['F3', women[2] as string],
    ['M3', men[2] as string],
    ['F4', women[3] as string],
    ['M4', men[3] as string],
    ['y1', String(date.getUTCFullYear() - 1)],
    ['street', `${street} ${house}`],
    ['long', persona.kind === 'person' ? `${persona.identity.name.replace(/-\p{Lu}\p{Ll}+$/u, '')}-Kot` : `${persona.identity.name} Nieruchomości`],
    ['init', persona.identity.name.replace(/(\p{L})[^\s]*$/u, '$1.')],
    ['streeta', `${street.slice(0, -1)}ą ${house}`],
    ['boss', bossOf(persona)],
    ['streetg', `${streetGenitive(street)} ${house}`],
    ['saga', persona.family ? `Saga rodziny ${persona.family[1]}` : `Saga rodu, którego nazwisko brzmi ${persona.identity.name},`],
    ['family', persona.family?.[0] ?? 'Gospodarze'],
  ]);
  works.forEach((work, i) => {
    slots.set(`w${i + 1}`, work[0] as string);
    slots.set(`w${i + 1}g`, work[1] as string);
  });
  return { persona, date, choose, slots, affair };
}

const CONSONANT = /^[bcćdfghjklłmnńpqrsśtvwxzźż]/i;
/** "z Gdyni" but "ze Szczecina"; "w Gdyni" but "we Wrocławiu". */
function preposition(letter: string, next: string): string {
  const rest = /^[zZ]$/.test(letter) ? /^(?:sz|[szśźż])(.*)/is.exec(next) : /^[wf](.*)/is.exec(next);
  return rest && CONSONANT.test(rest[1] as string) ? `${letter}e` : letter;
}

/** The next number from `n` on that takes the genitive plural ("31 osób", not "32 osoby"). */
function nextPlural(n: number): number {
  return n > 4 && (n % 10 < 2 || n % 10 > 4 || (n % 100 > 11 && n % 100 < 15)) ? n : nextPlural(n + 1);
}

function slotValue(fill: Fill, slot: string): string {
  const { persona, choose, slots } = fill;
  const range = /^n:(\d+)-(\d+)$/.exec(slot);
  if (range) {
    const of = fill.affair ? random(`${fill.affair.id}:${persona.segment}:${slot}`) : choose;
    return String(nextPlural(of.between(Number(range[1]), Number(range[2]))));
  }
  const day = /^d:(\d+)$/.exec(slot);
  if (day && fill.affair) return dateLong(new Date(fill.affair.start.getTime() + Number(day[1]) * DAY)).replace(/\u00a0/g, ' ');
  if (slot === 'date') return dateLong(fill.date).replace(/\u00a0/g, ' ');
  const noun = /^([SNR])([gdail]?)$/.exec(slot);
  if (noun) {
    const forms: Forms = { S: persona.full, N: persona.short, R: persona.role }[noun[1] as 'S'];
    return forms[CASE[noun[2] as 'g']];
  }
  return slots.get(slot) ?? '';
}

/** Fills a template; a slot at the start of a sentence is capitalised. */
export function filled(fill: Fill, template: string): string {
  const { kind, gender } = fill.persona;
  const chosen = template
    .replace(/<([^<>]*?)\/\/([^<>]*?)>/g, (_, person: string, brand: string) => (kind === 'person' ? person : brand))
    .replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, (_, m: string, f: string) => (gender === 'm' ? m : f));
  const marked = chosen.replace(/(^[„–\s]*|[.!?…]”? )\{/g, '$1{^');
  const text = marked.replace(/(^|[\s(„])([wzWZ]) \{([^}]+)\}|\{([^}]+)\}/g, (_, before: string, letter: string, after: string, plain: string) => {
    if (plain === undefined) {
      const value = slotValue(fill, after);
      return `${before}${preposition(letter, value)} ${value}`;
    }
    const first = plain.startsWith('^');
    const slot = first ? plain.slice(1) : plain;
    const value = slotValue(fill, slot);
    const said = slot === 'wC' || slot === 'zC' ? value.replace(/^([wz]) (.*)$/s, (_all, w: string, city: string) => `${preposition(w, city)} ${city}`) : value;
    return first && slot !== 'name' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
  // A date ends in "r.", a firm in "o.o."; that point also ends the sentence.
  return text.replace(/(\p{L}\.)\.(?!\.)/gu, '$1');
}
