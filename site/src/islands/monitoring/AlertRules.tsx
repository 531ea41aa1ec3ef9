import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { LENGTH } from '#contract/constants.ts';
import { dateLong } from '#contract/format.ts';
import type { AlertRules as Rules } from '#contract/monitoring.ts';
import { $ruleBusy, $ruleError, $rules, addRule, loadRules, removeRule, retryRules } from '../../stores/alert-rules.ts';
import { alertsText } from '../../text/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { LoadError } from './LoadError.tsx';

const t = alertsText.rules;

function Form() {
  const busy = useStore($ruleBusy);
  const error = useStore($ruleError);
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className="rule-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('rule') ?? '');
        if (await addRule(words)) form.current?.reset();
        form.current?.querySelector('input')?.focus();
      }}
    >
      <Field id="rule" label={t.words} maxLength={LENGTH.rule} autoComplete="off" error={error} />
      <Button type="submit" variant="alt" busy={busy === 'new'}>
        {busy === 'new' ? t.adding : t.add}
      </Button>
    </form>
  );
}

function List({ rules, limit }: Rules) {
  const busy = useStore($ruleBusy);
  return (
    <>
      {rules.length === 0 ? <p className="sm mute">{t.empty}</p> : null}
      <ul className="rule-list">
        {rules.map(({ id, words, since }) => (
          <li key={id}>
            <b>„{words}”</b>
            <span className="sm mute">{t.since(dateLong(since))}</span>
            <Button variant="bare" small busy={busy === id} onClick={() => void removeRule(id)}>
              {t.remove}
              <span className="sr">{t.removeOf(words)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {rules.length < limit ? <Form /> : <p className="sm">{t.full}</p>}
      <p className="sm mute">{t.count(rules.length, limit)}</p>
    </>
  );
}

/** The user's own rules, asked for when they are opened. */
export function AlertRules() {
  const rules = useStore($rules);
  return (
    <details className="alert-history alert-rules" onToggle={(event) => event.currentTarget.open && void loadRules()}>
      <summary>{t.title}</summary>
      <p className="sm measure">{t.lead}</p>
      {rules.state === 'loading' ? <Skeleton label={t.loading} lines={2} /> : null}
      {rules.state === 'failed' ? <LoadError onRetry={retryRules} /> : null}
      {rules.state === 'ready' ? <List {...rules.data} /> : null}
    </details>
  );
}
