/** A shop whose KSeF answers what a story tells it. */
import { KsefError } from '../../src/ksef/ask.ts';
import type { Ksef, KsefOutcome, KsefReceipt, KsefSession } from '../../src/ksef/ksef.ts';
import { sendToKsef } from '../../src/orders/ksef/send.ts';
import { ksefDocuments } from '../../src/orders/ksef/tables.ts';
import { orderEvents } from '../../src/orders/tables.ts';
import { anOrder, type Placed } from './order-events.ts';
import { testApp } from './test-app.ts';

export const MINUTE = 60_000;
const FORMA = { nip: '526-025-02-74', companyName: 'Forma', companyAddress: 'Rynek 1, 20-111 Lublin' };
/** One that the system gives. */
export const NUMBER = '5260250274-20261120-0123456789AB-01';

/** A shop whose KSeF answers as it is told, and what it was asked. */
export async function ksefShop() {
  const asked: string[] = [];
  const note = (what: string): void => void asked.push(what);
  const answers = {
    outcome: (): KsefOutcome => ({ state: 'pending' }),
    receipt: (): KsefReceipt => ({ state: 'pending' }),
    send: (reference: string): string => reference,
    open: () => undefined as unknown,
    close: () => undefined as unknown,
  };
  const door: Ksef = {
    nip: '1111111111',
    signIn: async () => undefined,
    async open() {
      note('open');
      answers.open();
      return { reference: 'S1' } as KsefSession;
    },
    async send(_session, xml) {
      note('send');
      return answers.send(`D-${/LU\/[\w/]+/.exec(xml)?.[0]}`);
    },
    async outcome(session, reference) {
      note(`outcome ${session} ${reference}`);
      return answers.outcome();
    },
    async close(session) {
      note(`close ${session}`);
      answers.close();
    },
    async receipt(session) {
      note(`receipt ${session}`);
      return answers.receipt();
    },
  };
  const t = await testApp({ ksef: () => door });
  const { db } = t.deps;
  const rows = () => db.select().from(ksefDocuments).all();
  return {
    ...t,
    db,
    door,
    answers,
    rows,
    place: (id: string, over: Partial<Placed> = {}) => anOrder(t, { id, invoice: FORMA, paymentStatus: 'paid', paidAt: t.clock(), ...over }),
    /** One run of the job, and what it asked. */
    async run(signal?: AbortSignal) {
      asked.length = 0;
      await sendToKsef(t.deps, signal);
      return [...asked];
    },
    /** When a document is tried again, in minutes from now. */
    waits: () => rows().map(({ nextAttemptAt }) => nextAttemptAt && (nextAttemptAt.getTime() - t.clock().getTime()) / MINUTE),
    told: (type: string) =>
      db
        .select()
        .from(orderEvents)
        .all()
        .flatMap((event) => (event.type === type ? [event.detail] : [])),
  };
}
export const fail =
  (...given: ConstructorParameters<typeof KsefError>) =>
  (): never => {
    throw new KsefError(...given);
  };
