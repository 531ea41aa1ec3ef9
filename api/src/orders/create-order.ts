import type { z } from 'zod';
import type { User } from '../auth/tables.ts';
import { CONSENTS_VERSION, TERMS_VERSION } from '../contract/consents.ts';
import { CURRENCY, PRICE_GROSZE } from '../contract/constants.ts';
import { minorSign } from '../contract/minors.ts';
import type { CreatedOrder, createOrderSchema } from '../contract/orders.ts';
import type { SubjectKind } from '../contract/subject.ts';
import { termsOf } from '../contract/terms/index.ts';
import { vagueIn } from '../contract/vague.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newId, newToken, sha256 } from '../ids.ts';
import { guessKind, personName, statedKind } from '../language/index.ts';
import { findStoredOrder } from './find-order.ts';
import { openIntent } from './payment/open-intent.ts';
import { placeOrder } from './transitions.ts';

/** Words that speak of a child, unless the order is on a brand whose name is no person's. */
const childSign = ({ subjectName, description, keywords, relation }: z.output<typeof createOrderSchema>, guessed: SubjectKind, now: Date): string | null =>
  relation === 'brand' && guessed !== 'person' ? null : minorSign([subjectName, description, keywords], now.getFullYear());

/** What the buyer chose in the form; „Dym & Miód” and „Piekarnia Kłos” are no persons, whatever was chosen. */
function kindOf(name: string, relation: z.output<typeof createOrderSchema>['relation']): SubjectKind {
  const guessed = guessKind(name);
  if (relation === 'brand') return guessed === 'person' ? 'brand' : guessed;
  return relation ? (statedKind(name) ?? 'person') : guessed;
}

/**
 * Stores an order and opens its payment intent. If the provider does not answer, the order is kept and `checkoutUrl` is null.
 * @throws AppError minor when the order speaks of a child and the buyer has not said that the person is of age; vague when it hardly says
 * who is meant and the buyer has not said to go on as it is
 * @param buyer the signed-in user; an order with their own e-mail is theirs without being accepted
 */
export async function createOrder(deps: Deps, input: z.output<typeof createOrderSchema>, buyer: Pick<User, 'email'> | null = null): Promise<CreatedOrder> {
  const now = deps.clock();
  const id = newId();
  const editKey = newToken();
  const { consents, relation, phone, keywords, adult, asIs, ...rest } = input;
  const subjectName = relation === 'brand' ? input.subjectName : personName(input.subjectName);
  const guessed = guessKind(subjectName);
  const sign = childSign(input, guessed, now);
  if (sign && !adult) throw new AppError('minor', { fields: ['adult'] });
  const subjectKind = kindOf(subjectName, relation);
  const isVague = vagueIn({ ...input, name: subjectName, isPerson: subjectKind === 'person' }).length > 0;
  if (isVague && !asIs) throw new AppError('vague', { fields: ['asIs'] });
  const said = [...(sign ? [`pełnoletność potwierdzona mimo słów „${sign}”`] : []), ...(isVague ? ['zamówione mimo pytania, o kogo chodzi'] : [])];
  deps.db.transaction((tx) => {
    const order = {
      ...rest,
      subjectName,
      id,
      phone: phone || null,
      keywords: keywords || null,
      relation,
      subjectKind,
      consents: consents
        ? {
            terms: consents.terms,
            immediateStart: consents.immediateStart,
            marketing: consents.marketing ?? false,
            version: CONSENTS_VERSION,
            termsVersion: termsOf(consents.termsVersion ?? '')?.version ?? TERMS_VERSION,
            at: now.toISOString(),
          }
        : null,
      amount: PRICE_GROSZE,
      currency: CURRENCY,
      createdAt: now,
      editKey: sha256(editKey),
      acceptedAt: buyer?.email === input.email ? now : null,
    };
    placeOrder(tx, order, said.join('; ') || null);
  });
  try {
    const intent = await openIntent(deps, findStoredOrder(deps, id));
    return { orderId: id, editKey, checkoutUrl: `/checkout?payment_intent=${encodeURIComponent(intent.id)}&order_id=${id}` };
  } catch (error) {
    deps.log.warn({ err: error }, 'payment could not be prepared');
    return { orderId: id, editKey, checkoutUrl: null };
  }
}
