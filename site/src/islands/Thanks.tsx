import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $thanks, openThanks } from '../stores/thanks.ts';
import { thanks as t } from '../text/thanks.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The part of /thank-you that depends on the order: e-mail address, payment state, link to tracking. */
export default function Thanks() {
  const { payment, email, orderId } = useStore($thanks);

  useEffect(() => {
    void openThanks();
  }, []);

  const confirmed = payment === 'confirmed';
  const waiting = payment === 'pending';
  const first = payment === 'checking' ? { title: t.checking, text: '' } : confirmed ? t.cards.confirmed : t.cards.pending;
  const second = confirmed ? t.cards.analysis : t.cards.waiting;
  return (
    <>
      <p className="lg mute measure wrap-anywhere mt-3">
        {email ? (
          <>
            {waiting ? t.emailPending : t.email}
            <b>{email}</b>.
          </>
        ) : waiting ? (
          t.emailMissingPending
        ) : (
          t.emailMissing
        )}
      </p>
      <ul className="thanks-cards mt-10 grid grid-cols-3 gap-6 max-desk:grid-cols-1" aria-label={t.cardsLabel} aria-live="polite">
        <li>
          <Icon name={confirmed ? 'done' : payment === 'checking' ? 'wait' : 'clock'} />
          <b>{first.title}</b>
          <span>{first.text}</span>
        </li>
        <li>
          <Icon name={confirmed ? 'file' : 'clock'} />
          <b>{second.title}</b>
          <span>{second.text}</span>
        </li>
        <li>
          <Icon name="mail" />
          <b>{t.cards.mail.title}</b>
          <span>{t.cards.mail.text}</span>
        </li>
      </ul>
      <p className="row mt-8">
        <ButtonLink href={orderId ? `/tracking?orderId=${encodeURIComponent(orderId)}` : '/tracking'}>{t.track}</ButtonLink>
        <ButtonLink variant="alt" href="/">
          {t.home}
        </ButtonLink>
      </p>
    </>
  );
}
