import { writeFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { lettersTo, letterTo, linkIn } from './support/letters.ts';
import { createOrder, deliver, type Finished, payWithoutBrowser, waitForStatus } from './support/orders.ts';
import { DELIVERED, FINISHED } from './support/place.ts';

test('a tab closed right after the payment: the webhook alone sees the report through to the letter', async () => {
  const { orderId, email } = await createOrder({ subjectName: 'Maria Wiśniewska', description: 'lekarka weterynarii, Toruń', keywords: 'klinika, psy' });
  await payWithoutBrowser(orderId);
  await waitForStatus(orderId, 'completed');

  const ready = await letterTo(email, 'report-ready');
  expect(ready.subject).toContain('Maria Wiśniewska');
  expect(linkIn(ready, '/report/')).toBe(`/report/${orderId}`);
  const confirmation = await letterTo(email, 'order-confirmation');
  expect(linkIn(confirmation, '/tracking')).toBe(`/tracking?orderId=${orderId}`);
  await letterTo(email, 'login-details');
  expect(await lettersTo(email, 'refund-few-sources')).toEqual([]);

  const finished: Finished = { orderId, email, subjectName: 'Maria Wiśniewska' };
  writeFileSync(FINISHED, JSON.stringify(finished));
});

test('a second report, for the stories that only read one', async () => {
  writeFileSync(DELIVERED, JSON.stringify(await deliver()));
});
