import { common } from '../../text/common.ts';
import { order } from '../../text/order.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import type { BoundOrder } from './bound.ts';

const t = order.legal;

/** Product, price and seller directly above the button; then the consents, none preselected. */
export function Agreement({ form }: BoundOrder) {
  const [beforePrice, price, afterPrice] = t.price;
  const [beforeTerms, terms, afterTerms] = t.terms;
  const [beforePrivacy, privacy, afterPrivacy] = t.privacy;
  const subject = form.values.subjectName.trim();
  return (
    <section className="agreement" aria-labelledby="agreement">
      <h2 id="agreement">{t.title}</h2>
      <div className="sm measure">
        <p className="wrap-anywhere">{subject ? t.what(subject) : t.whatEmpty}</p>
        <p>
          {beforePrice}
          <strong>{price}</strong>
          {afterPrice}
        </p>
        <p>{t.time}</p>
        <p>{t.seller}</p>
        <p>{t.retention}</p>
      </div>
      <Checkbox
        {...form.check('terms')}
        required
        label={
          <>
            {beforeTerms}
            <a href="/regulamin" target="_blank" rel="noopener">
              {terms}
              <span className="sr"> ({common.newTab})</span>
            </a>
            {afterTerms}
          </>
        }
      />
      <Checkbox {...form.check('startNow')} required label={t.startNow} hint={t.startNowHelp} />
      <Checkbox {...form.check('marketing')} label={t.marketing} />
      <p className="note measure">
        {beforePrivacy}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          {privacy}
          <span className="sr"> ({common.newTab})</span>
        </a>
        {afterPrivacy}
      </p>
    </section>
  );
}
