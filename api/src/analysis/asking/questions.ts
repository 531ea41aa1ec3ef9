/** The standard questions about a subject, as somebody who checks a name asks them. The name alone is said: what the order describes stays here. */
import type { SubjectKind } from '../../contract/subject.ts';

/** The setting in which each is asked: nothing that would lead the answer. */
export const SETTING = 'Odpowiadaj po polsku, zwykłym tekstem, w najwyżej sześciu zdaniach.';

const PERSON = [
  'Kim jest {name}?',
  'Co wiesz o tej osobie: {name}?',
  'Czym zawodowo zajmuje się {name}?',
  'Skąd pochodzi i gdzie pracuje {name}?',
  'Od kiedy {name} działa zawodowo i jakie są najważniejsze daty?',
  'Jakie osiągnięcia i nagrody ma {name}?',
  'Z jakimi firmami lub instytucjami jest związana ta osoba: {name}?',
  'Jaką opinię ma {name}?',
  'Czy {name} ma za sobą kontrowersje, zarzuty albo sprawy sądowe?',
  'Czy warto zaufać tej osobie: {name}?',
];
const FIRM = [
  'Co to jest {name}?',
  'Co wiesz o „{name}”?',
  'Czym zajmuje się {name}?',
  'Gdzie ma siedzibę i gdzie działa {name}?',
  'Od kiedy działa {name} i jakie są najważniejsze daty?',
  'Jakie osiągnięcia i nagrody ma {name}?',
  'Kto prowadzi {name} i ile osób tam pracuje?',
  'Jakie opinie ma {name}?',
  'Czy wokół „{name}” były kontrowersje, zarzuty albo sprawy sądowe?',
  'Czy warto skorzystać z tego, co oferuje {name}?',
];

/** Letters of a name that go into a question: none is longer. */
const NAME = 160;

/** The questions, in the order in which they are asked. */
export const questionsOn = ({ name, kind }: { name: string; kind: SubjectKind }): string[] =>
  (kind === 'person' ? PERSON : FIRM).map((question) => question.replace('{name}', () => name.replace(/\s+/gu, ' ').trim().slice(0, NAME)));
