/** Texts for measuring the language core: pages of the demo web about invented people, the same in every run and on every clone. */
import { extractArticle } from '../../src/research/index.ts';
import { addressOf, catalogueOf, publishedOn } from '../../src/sandbox/web/catalogue.ts';
import { htmlOf } from '../../src/sandbox/web/render.ts';
import { seeded } from '../lib/random.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const FIRST = [
  'Jan',
  'Anna',
  'Piotr',
  'Maria',
  'Tomasz',
  'Katarzyna',
  'Marek',
  'Ewa',
  'Paweł',
  'Zofia',
  'Krzysztof',
  'Barbara',
  'Adam',
  'Halina',
  'Michał',
  'Joanna',
];
const STEMS = [
  'Kowal',
  'Zieliń',
  'Wiśniew',
  'Lewandow',
  'Dąbrow',
  'Gór',
  'Brzeziń',
  'Malinow',
  'Sosnow',
  'Jawor',
  'Kamiń',
  'Lipiń',
  'Orłow',
  'Piasec',
  'Rogal',
  'Tarnow',
];
const FIELDS = ['architekt', 'lekarz', 'prawnik', 'nauczyciel', 'piekarz', 'fotograf'];
const CITIES = ['Gdynia', 'Łódź', 'Kraków', 'Rzeszów', 'Opole'];

const at = <T>(list: readonly T[], k: number): T => list[k % list.length] as T;
const ENDINGS = { f: ['ska', 'cka', 'ik', 'czyk', 'ak', 'owa', 'arz', 'iel'], m: ['ski', 'cki', 'ik', 'czyk', 'ak', 'ow', 'arz', 'iel'] };
const SYLLABLES = ['', 'ba', 'czy', 'do', 'gra', 'ja', 'kle', 'mar', 'no', 'pa', 'ro', 'sta', 'wo', 'za', 'ole', 'bie', 'ku', 'ste', 'wi', 'ry'];

/** The name of the k-th invented person; no two are the same below 40,000. */
export function personName(k: number): string {
  const first = at(FIRST, k);
  const ending = at(first.endsWith('a') ? ENDINGS.f : ENDINGS.m, Math.floor(k / FIRST.length / STEMS.length));
  const middle = at(SYLLABLES, Math.floor(k / FIRST.length / STEMS.length / ENDINGS.m.length));
  return `${first} ${at(STEMS, Math.floor(k / FIRST.length))}${middle}${ending}`;
}

const WORD_PARTS = SYLLABLES.filter((part) => part !== '');

/** An invented word; no two are the same. */
function inventedWord(k: number): string {
  let word = '';
  for (let rest = k + WORD_PARTS.length ** 2; rest > 0; rest = Math.floor(rest / WORD_PARTS.length)) word += at(WORD_PARTS, rest);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name with signs of the k-th invented firm; no two are the same. */
export function signedName(k: number): string {
  const [word, other] = [inventedWord(k), inventedWord((k * 7_919) % 10_000)];
  const names = [
    `${word} & Syn`,
    `Auto-${word}`,
    `Dr. ${word}`,
    `${other} & ${word}`,
    `${word}+`,
    `${word}.pl`,
    `x-${word.toLowerCase()}`,
    `${word} i ${other} 7`,
  ];
  return at(names, k);
}

/** A page and the name of the person it is about. */
export type BenchPage = { html: string; url: string; name: string };

/** Ordinary pages of the demo web about the first `people` persons, some sixty for each. */
export const benchPages = (people: number): BenchPage[] =>
  Array.from({ length: people }, (_, k) => ({ name: personName(k), field: at(FIELDS, k), city: at(CITIES, k), company: '' })).flatMap((identity) =>
    catalogueOf(identity)
      .filter(({ what }) => what.type !== 'broken')
      .map((page) => {
        const date = publishedOn(page, NOW);
        return { html: htmlOf({ page, date }, NOW), url: addressOf(page, date), name: identity.name };
      }),
  );

export const articleOf = ({ html, url }: BenchPage): string => extractArticle(html, url).text;

const WORDS =
  'wczoraj radni przyjęli uchwałę o budżecie miasta który obejmie remonty szkół dróg i mostów firma ogłosiła wyniki za trzeci kwartał oraz plany na przyszły rok mieszkańcy skarżą się na hałas w centrum policja szuka świadków zdarzenia do którego doszło przy ulicy głównej trener zapowiada zmiany w składzie drużyny przed meczem z liderem tabeli naukowcy badają jakość wody w zatoce ceny mieszkań rosną wolniej niż przed rokiem'.split(
    ' ',
  );
const SENTENCES = 10;
/** Sentences of news agencies, which many stories contain. */
const SHARED = 20_000;
const LENGTH = 11;

/** A sentence of words by rank (the lower, the more frequent), its own for each number. */
function sentenceOf(number: number): string {
  const random = seeded(number);
  const words = Array.from({ length: LENGTH }, () => {
    const rank = Math.floor(random() ** 3 * 20_000);
    return rank < WORDS.length ? WORDS[rank] : `${at(SYLLABLES, rank)}${at(WORDS, rank)}${at(SYLLABLES, Math.floor(rank / 20))}`;
  });
  return `${words.join(' ')}.`;
}

/** A news story of ten sentences: every third one is also in other stories, the others are in this one only. */
export function storyOf(number: number): string {
  const random = seeded(number + 1);
  return Array.from({ length: SENTENCES }, (_, k) => sentenceOf(k % 3 === 0 ? Math.floor(random() * SHARED) : SHARED + number * SENTENCES + k)).join(' ');
}
