import { useStore } from '@nanostores/react';
import { WEBHOOK_TOPICS } from '#contract/choices.ts';
import type { Delivery, Webhook } from '#contract/integrations.ts';
import { $integrationBusy, $shownSecret, $webhookErrors, endWebhook, renewSecret, saveWebhook, sendTest } from '../../stores/integrations.ts';
import { integrationsText } from '../../text/integrations.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Field, FieldError } from '../../ui/Field.tsx';
import { deliveryWords } from '../../view/integrations.ts';
import { ShownOnce } from '../ShownOnce.tsx';

const t = integrationsText.webhook;
const log = integrationsText.log;

function Line({ delivery }: { delivery: Delivery }) {
  const { text, tone } = deliveryWords(delivery);
  return (
    <li>
      <b>{log.type[delivery.type]}</b>
      <span className="num mute">{log.at(delivery.createdAt)}</span>
      <span className={`said ${tone}`}>{text}</span>
    </li>
  );
}

function Form({ webhook }: { webhook: Webhook }) {
  const busy = useStore($integrationBusy);
  const errors = useStore($webhookErrors);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveWebhook(new FormData(event.currentTarget));
      }}
    >
      <Field
        id="hook-url"
        label={t.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint={t.urlHint}
        error={errors.url ?? null}
        defaultValue={webhook?.url ?? ''}
      />
      <fieldset aria-describedby={errors.topics ? 'hook-topics-error' : undefined}>
        <legend className="label">{t.topics}</legend>
        {WEBHOOK_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            id={`topic-${topic}`}
            name="topic"
            value={topic}
            label={t.topic[topic]}
            defaultChecked={webhook?.topics.includes(topic) ?? topic !== 'mentions'}
          />
        ))}
        {errors.topics ? <FieldError id="hook-topics-error">{errors.topics}</FieldError> : null}
      </fieldset>
      <div className="row">
        <Button type="submit" variant="alt" small busy={busy === 'save'}>
          {busy === 'save' ? t.saving : t.save}
        </Button>
      </div>
    </form>
  );
}

/** The account's webhook: its address and topics, its secret, a test, and the log of what was sent. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const busy = useStore($integrationBusy);
  const secret = useStore($shownSecret);
  return (
    <div className="hook">
      <h3>{t.title}</h3>
      <p className="sm measure">{t.text}</p>
      {webhook?.goneAt ? (
        <div className="notice bad" role="alert">
          <p>{t.gone(webhook.goneAt)}</p>
        </div>
      ) : null}
      <Form key={webhook?.url ?? ''} webhook={webhook} />
      {secret ? <ShownOnce id="hook-secret" label={t.secret} value={secret} hint={t.secretOnce} /> : null}
      {webhook ? (
        <>
          <div className="row">
            <Button variant="alt" small busy={busy === 'test'} onClick={() => void sendTest()}>
              {busy === 'test' ? t.testing : t.test}
            </Button>
            <Button variant="bare" small busy={busy === 'secret'} onClick={() => void renewSecret()}>
              {t.renew}
            </Button>
            <Button variant="bare" small busy={busy === 'end'} onClick={() => void endWebhook()}>
              {t.end}
            </Button>
          </div>
          <h4>{log.title}</h4>
          {webhook.deliveries.length === 0 ? (
            <p className="sm mute">{log.empty}</p>
          ) : (
            <ul className="hook-log sm">
              {webhook.deliveries.map((delivery) => (
                <Line key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )}
          <p className="sm mute measure">{log.kept}</p>
        </>
      ) : null}
    </div>
  );
}
