/** Pages on a firm with an invented name: a part of it, or another town, tells no other bearer where a page speaks of a firm at work. */
import { type Context, weightOf } from '../reading/context.ts';
import { senseOf } from '../reading/domains.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import type { Bearer } from './bearer.ts';
import { isLocal, isSpread, meets } from './other-bearers.ts';

/** Words of firms of any trade: what they are, their parts, who works and pays there. */
const OF_FIRMS = new Set(
  (
    'spółka firma przedsiębiorstwo sieć marka operator przewoźnik producent inwestor konkurent konkurencja oddział placówka filia centrala sortownia magazyn ' +
    'hala terminal rozlewnia zarząd prezes prezeska klient klientka pracownik kurier kierowca sponsor umowa faktura infolinia regulamin reklamacja abonament aplikacja ' +
    'użytkownik akcjonariusz dystrybucyjny logistyczny'
  ).split(' '),
);
/** Such words of a page, none of them in the name's sentences. */
const APART = 2;

/** Whether the page has a word of the order for a trade or a kind of firm, other than those for any firm. */
export const isOfItsKind = ({ whole }: Reading, { roles }: Context): boolean =>
  [...roles].some((role) => whole.words.has(role) && senseOf(role, role)?.weak === false);

/** Whether a page tells of a firm: by the order's kind, in the name's sentences, in a part of it, or by several words. */
export const isOnFirm = (reading: Reading, context: Context): boolean => {
  const { beside, sentence, whole } = reading;
  return (
    isOfItsKind(reading, context) ||
    beside.parts.size > 0 ||
    meets(OF_FIRMS, sentence.words) ||
    [...OF_FIRMS].filter((word) => whole.words.has(word)).length >= APART
  );
};

/** Pages from which an order whose town none of them names, and whose words half of them lack, means another bearer; what each then needs more. */
const STRANGE = { pages: 4, more: 1 };
/** Weight of a word of the order from which it tells one firm from another. */
const TELLING = 0.4;

/** The bearer as its pages show it: where they are those of another firm, or all that are of other towns are of one, an invented name has several bearers. */
export function settled(bearer: Bearer, readings: readonly Reading[], context: Context): Bearer {
  if (!bearer.unique || context.towns.size === 0) return bearer;
  const full = readings.filter(({ matched }) => matched.full);
  const told = [...context.words].filter((word) => context.roles.has(word) || weightOf(word) >= TELLING);
  const isNowhere = full.length >= STRANGE.pages && !full.some(({ whole }) => meets(context.towns, whole.towns));
  if (isNowhere && full.filter(({ whole }) => meets(told, whole.words)).length * 2 < full.length)
    return { ...bearer, unique: false, needed: bearer.needed + STRANGE.more };
  return isLocal(full, context) && !isSpread(full, context) ? { ...bearer, unique: false } : bearer;
}
