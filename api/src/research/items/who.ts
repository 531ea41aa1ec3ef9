/** The name of an item's author. */
import { parseDate } from '../dates.ts';
import { shortText } from '../dom.ts';
import { squeeze } from '../metadata.ts';
import { paragraphsOf } from '../page-text.ts';
import { isItemNoise, isNameLike, takeHead, whenIn } from './patterns.ts';
import { starsIn } from './stars.ts';

const NAME =
  /(?:^|[\s_-])(?:author\w*|autor\w*|nick\w*|user-?name\w*|username\w*|reviewer\w*|poster|login|display-?name|fn|member\w*|commenter\w*|klient|customer-?name|osoba)(?:[\s_-]|$)/i;
const NAME_PARENT = /(?:^|[\s_-])(?:user|name|profile|byline|creator)(?:[\s_-]|$)/i;
const PROFILE_LINK = /(?:profil|\/user|\/u\/|member|uzytkownik|\/author|\/autor|contrib|ludzie|\/people|mode=viewprofile|\/@)/i;
const PLAIN_NAME_TAGS = new Set(['dt', 'strong', 'b', 'cite', 'h3', 'h4', 'h5', 'h6']);
const AVATAR = /(?:^|[\s_-])avatar/i;
const MAX_NAME = 60;

/** Class and itemprop of an element. */
export const marksOf = (element: Element): string => `${element.getAttribute('class') ?? ''} ${element.getAttribute('itemprop') ?? ''}`;

/** A name without the label before it and the date behind it; null for what is no name. */
function cleanName(text: string | null, isMarked: boolean): string | null {
  let name = squeeze(text, 200);
  if (!name) return null;
  name = name.replace(/^(?:(?:autor(?:ka)?|napisa(?:ł|ła|ne)(?:\(a\))?|doda(?:ł|ła|ne)(?:\(a\))?|nick)\s*(?:przez\s*)?:?|użytkownik:|przez|by)\s+/iu, '');
  name = (name.split(/\s*(?:[»|·•]|\s[–—-]\s)\s*/u)[0] as string).trim();
  const when = whenIn(name);
  if (when) name = name.slice(0, name.indexOf(when)).trim();
  name = name.replace(/\s+(?:pisze|napisa[łl]\p{sc=Latn}*(?:\(a\))?|doda[łl]\p{sc=Latn}*(?:\(a\))?|says|wrote)\s*:?$/iu, '').replace(/[\s,:(–—-]+$/u, '');
  if (name.startsWith('@')) name = name.slice(1);
  const isName = name !== '' && name.length <= MAX_NAME && /[\p{L}\d]/u.test(name) && starsIn(name) === null && parseDate(name) === null;
  return isName && (isMarked ? !/^(?:\d|posty|do[łl]ączył|odpowiedz|zgłoś|cytuj)/iu.test(name) || /^\d+\p{L}/u.test(name) : !isItemNoise(name)) ? name : null;
}

/** The shortest marked element says the name: a box around it says more. */
export function nameOf(own: readonly Element[], isSkipped: (element: Element) => boolean): string | null {
  const marked = own
    .filter((element) => !isSkipped(element) && (NAME.test(marksOf(element)) || NAME_PARENT.test(marksOf(element)) || isProfileLink(element)))
    .slice(0, 24);
  const names = marked
    .map((element) => ({ name: cleanName(namedText(element), true), isAuthor: NAME.test(marksOf(element)) ? 0 : 1 }))
    .filter((one): one is { name: string; isAuthor: number } => one.name !== null)
    .sort((a, b) => a.isAuthor - b.isAuthor);
  if (names.length > 0) return (names[0] as { name: string }).name;
  const dated = own.find((element) => element.firstElementChild === null && whenIn(shortText(element, 200)) !== null);
  const before = /^([^,|·•]{1,40}?)\s*[,|·•–-]\s/u.exec((dated ? shortText(dated, 200) : '').trim())?.[1];
  if (before && isNameLike(before) && takeHead(before, null).rest !== '' && cleanName(before, false)) return cleanName(before, false);
  let initial: string | null = null;
  for (const element of own.slice(0, 30)) {
    if (AVATAR.test(marksOf(element))) continue;
    // The text that an element begins with, before any element inside it.
    const first = element.firstChild;
    const isNamed = PLAIN_NAME_TAGS.has(element.localName);
    const text = isNamed ? shortText(element, 200) : first?.nodeType === 3 ? (first.nodeValue ?? '').slice(0, 200) : '';
    if (text.trim() === '') continue;
    const name = cleanName(text.length <= 120 ? text : null, false);
    if (name && name.length <= 40 && !/[.!?…]{2}$|[!?]$/.test(name)) {
      // A letter in a circle stands for a picture: the name that begins with it follows.
      if (initial === null && /^\p{L}{1,2}$/u.test(name)) {
        initial = name;
        continue;
      }
      return initial !== null && !name.startsWith(initial.slice(0, 1)) ? initial : name;
    }
    if (text.trim().length > 80) return initial;
  }
  return initial;
}

const isProfileLink = (element: Element) => element.localName === 'a' && PROFILE_LINK.test(element.getAttribute('href') ?? '');

function namedText(element: Element): string | null {
  if (element.hasAttribute('content')) return element.getAttribute('content');
  const inner = element.querySelector('[itemprop~="name"], strong, b, a');
  if (shortText(element, 201).length > 200) return null;
  const text = (paragraphsOf(element, undefined, true)[0]?.text ?? '').split('\n')[0] as string;
  const innerText = inner ? (inner.getAttribute('content') ?? shortText(inner, 200)) : '';
  return innerText.trim() !== '' && cleanName(innerText, true) !== null ? innerText : text;
}
