/** What language models were asked for an order's report, kept in its tables: a step that runs again reads it, and asks no more than is left. */
import { and, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { Book } from '../mind/book.ts';
import { modelAnswers, orders } from './tables.ts';

/** The book of an order's report or of its recount, each with limits of its own; answers of one serve the other. */
export function orderBook(db: Db, orderId: string, version: 'report' | 'recount'): Book {
  const ofOrder = eq(modelAnswers.orderId, orderId);
  const ofReport = and(ofOrder, eq(modelAnswers.version, version));
  /** An order whose report is erased while models are asked keeps nothing of it. */
  const isKept = () =>
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.id, orderId), isNull(orders.erasedAt), isNull(orders.withdrawnAt)))
      .get() !== undefined;
  return {
    answer: (key) =>
      db
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(and(ofOrder, eq(modelAnswers.key, key), isNotNull(modelAnswers.answer)))
        .get()?.answer ?? null,
    add({ key, model, purpose }, { in: tokensIn, out: tokensOut, grosze }) {
      if (!isKept()) return false;
      db.insert(modelAnswers)
        .values({ orderId, version, key, model, purpose, tokensIn, tokensOut, grosze })
        .onConflictDoUpdate({
          target: [modelAnswers.orderId, modelAnswers.version, modelAnswers.key],
          set: {
            tokensIn: sql`${modelAnswers.tokensIn} + ${tokensIn}`,
            tokensOut: sql`${modelAnswers.tokensOut} + ${tokensOut}`,
            grosze: sql`${modelAnswers.grosze} + ${grosze}`,
          },
        })
        .run();
      return true;
    },
    keep: (key, answer) =>
      void db
        .update(modelAnswers)
        .set({ answer })
        .where(and(ofReport, eq(modelAnswers.key, key)))
        .run(),
    spent(of) {
      const asked = of && and(eq(modelAnswers.model, of.model), of.purpose ? eq(modelAnswers.purpose, of.purpose) : undefined);
      const { tokensIn, tokensOut, grosze } = modelAnswers;
      const row = db
        .select({ in: sum(tokensIn).mapWith(Number), out: sum(tokensOut).mapWith(Number), grosze: sum(grosze).mapWith(Number) })
        .from(modelAnswers)
        .where(and(ofReport, asked))
        .get();
      return { in: row?.in ?? 0, out: row?.out ?? 0, grosze: row?.grosze ?? 0 };
    },
  };
}
