/** Fills in the company of an invoice by its NIP. What the buyer has typed is never replaced. */
import { atom } from 'nanostores';
import { isValidNip } from '#contract/rules.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { order } from '../text/order.ts';
import { orderForm } from './order.ts';

/** What the page says of the lookup; null: nothing. */
export const $companySaid = atom<string | null>(null);

const t = order.form.company;
const digitsOf = (nip: string) => nip.replace(/\D/g, '');
let asked = '';
/** What was filled in last: another company may replace it. */
let filled = { companyName: '', companyAddress: '' };

async function look(nip: string): Promise<void> {
  $companySaid.set(t.looking);
  try {
    const answer = await request(client.api.reports.company[':nip'].$get({ param: { nip } }));
    if (nip !== asked) return;
    const { company } = answer;
    // Without a register there is nothing to say: the fields are there.
    if (!company) return $companySaid.set(answer.why === 'unknown' ? t.unknown : null);
    for (const field of ['companyName', 'companyAddress'] as const) {
      const now = orderForm.$values.get()[field];
      if (now.trim() === '' || now === filled[field]) orderForm.set(field, company[field]);
    }
    filled = company;
    $companySaid.set(t.found);
  } catch (error) {
    if (nip === asked) $companySaid.set(sentenceOf(error, '') || null);
  }
}

/** Looks a company up whenever its NIP is complete. Returns a function that ends it. */
export function watchNip(): () => void {
  return orderForm.$values.subscribe(({ wantsInvoice, nip }) => {
    const digits = digitsOf(nip);
    if (digits === asked) return;
    if (wantsInvoice && isValidNip(nip)) {
      asked = digits;
      void look(digits);
    } else {
      asked = '';
      $companySaid.set(null);
    }
  });
}
