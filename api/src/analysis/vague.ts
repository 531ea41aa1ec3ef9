/** What an order lacks to tell its subject from namesakes, by the signs that identity goes by. */
import type { Missing } from '../contract/orders.ts';
import type { Subject } from '../contract/subject.ts';
import { isTie } from '../contract/vague.ts';
import { bareName, isFirstNameForm, tokenize, withoutTitles } from '../language/index.ts';
import { contextOfOrder, roleOf } from './reading/context.ts';
import { isGeneral } from './reading/domains.ts';

/** The words of a name, in lower case, without titles and initials. */
const wordsOf = (name: string): string[] =>
  withoutTitles(tokenize(bareName(name)))
    .map(({ lower }) => lower)
    .filter((word) => /\p{L}{2}/u.test(word));

/**
 * What to add to the order, in the order of asking; empty when it is enough. A person called by one word lacks the other name, and with it
 * trade and town where they are not said. Others lack them only when the description has neither and no own page is given. An office of any
 * branch („szef”, „moja firma”) and a tie to the buyer („mój sąsiad”) are no trade; a firm's name may say it („Piekarnia Sowa”).
 */
export function missingIn(subject: Subject): Missing[] {
  const isPerson = subject.kind === 'person';
  const words = wordsOf(subject.name);
  const { domains, special, names, towns } = contextOfOrder(subject);
  const isDescribed = names.size > 0 || [...domains].some((domain) => !isGeneral(domain)) || [...special].some((word) => !isTie(word));
  const isHalf = isPerson && words.length === 1;
  if (!isHalf && (isDescribed || towns.size > 0 || subject.links.length > 0)) return [];
  const name: Missing[] = isHalf ? [isFirstNameForm(words[0] as string) ? 'surname' : 'forename'] : [];
  const saysTrade = isDescribed || (!isPerson && tokenize(subject.name).some(roleOf));
  return [...name, ...(towns.size > 0 ? [] : ['town' as const]), ...(saysTrade ? [] : ['trade' as const])];
}
