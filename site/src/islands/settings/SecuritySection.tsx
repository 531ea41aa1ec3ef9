import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Security, SessionEntry } from '#contract/security.ts';
import { canUsePasskeys } from '../../stores/second-step.ts';
import { $ending, askToConfirm, endOtherSessions, endSession, securityState } from '../../stores/security.ts';
import { common } from '../../text/common.ts';
import { security as t } from '../../text/security.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LongList } from '../../ui/LongList.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { agentName } from '../../view/agent.ts';
import { SecurityDialogs } from './SecurityDialogs.tsx';

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <div className="sign-part">
    <h3>{title}</h3>
    {text ? <p className="sm mute measure">{text}</p> : null}
    {children}
  </div>
);

function Passkeys({ passkeys }: Pick<Security, 'passkeys'>) {
  return (
    <Part title={t.passkeys.title} text={t.passkeys.text}>
      {passkeys.length === 0 ? <p>{t.passkeys.none}</p> : null}
      <ul>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} className="sign-row">
            <p>
              <b>{name}</b>
              <span className="note block">
                {t.passkeys.added(createdAt)} · {usedAt ? t.passkeys.used(usedAt) : t.passkeys.unused}
              </span>
            </p>
            <Button variant="bare" small onClick={() => askToConfirm({ act: 'removePasskey', id })}>
              <span>
                {t.passkeys.remove}
                <span className="sr">{t.passkeys.about(name)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button variant="alt" small icon="plus" onClick={() => askToConfirm({ act: 'addPasskey' })}>
          {t.passkeys.add}
        </Button>
      ) : (
        <p className="note">{t.passkeys.unsupported}</p>
      )}
    </Part>
  );
}

function Session({ session }: { session: SessionEntry }) {
  const ending = useStore($ending);
  const { id, current, agent, createdAt, usedAt, method } = session;
  const name = agentName(agent) ?? t.sessions.unknown;
  return (
    <li className="sign-row">
      <p>
        <b>{name}</b>
        {current ? (
          <>
            {' '}
            <Badge tone="positive">{t.sessions.current}</Badge>
          </>
        ) : null}
        <span className="note block">
          {[usedAt && !current ? t.sessions.used(usedAt) : null, createdAt ? t.sessions.since(createdAt, method && t.sessions.methods[method]) : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {current ? null : (
        <Button variant="bare" small busy={ending === id} onClick={() => void endSession(id)}>
          <span>
            {t.sessions.end}
            <span className="sr">{t.passkeys.about(name)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}

/** Devices seen at once. */
const AT_ONCE = 5;

function Loaded({ state }: { state: Security }) {
  const ending = useStore($ending);
  return (
    <>
      {state.administrator && !state.secondFactor ? <p className="notice bad">{t.advice}</p> : null}
      <Passkeys passkeys={state.passkeys} />
      <Part title={t.totp.title} text={t.totp.text}>
        <p>
          <Badge tone={state.totp ? 'positive' : 'quiet'}>{state.totp ? t.totp.on : t.totp.off}</Badge>
        </p>
        <Button variant="alt" small onClick={() => askToConfirm({ act: state.totp ? 'totpOff' : 'totp' })}>
          {state.totp ? t.totp.turnOff : t.totp.turnOn}
        </Button>
      </Part>
      {state.secondFactor ? (
        <Part title={t.recovery.title} text={t.recovery.text}>
          <p>{t.recovery.left(state.recoveryCodes)}</p>
          <Button variant="alt" small onClick={() => askToConfirm({ act: 'recovery' })}>
            {t.recovery.renew}
          </Button>
        </Part>
      ) : null}
      <Part title={t.sessions.title}>
        <LongList items={state.sessions} atOnce={AT_ONCE} more={t.sessions.more}>
          {(session) => <Session key={session.id} session={session} />}
        </LongList>
        {state.sessions.length > 1 ? (
          <Button variant="alt" small busy={ending === 'others'} onClick={() => void endOtherSessions()}>
            {t.sessions.endOthers}
          </Button>
        ) : null}
      </Part>
    </>
  );
}

/** How the account signs in, and where it is signed in. */
export function SecuritySection() {
  const value = useStore(securityState.$value);
  useEffect(() => {
    void securityState.refresh();
  }, []);
  return (
    <section className="sec" aria-labelledby="h-sign-in">
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id="h-sign-in">{t.title}</h2>
        </div>
        <div className="sec-body stack">
          {value.state === 'loading' ? <Spinner label={t.loading} /> : null}
          {value.state === 'failed' ? (
            <div className="row" role="alert">
              <p>{t.failed}</p>
              <Button variant="alt" small icon="refresh" onClick={() => void securityState.retry()}>
                {common.retry}
              </Button>
            </div>
          ) : null}
          {value.state === 'ready' ? <Loaded state={value.data} /> : null}
        </div>
      </div>
      <SecurityDialogs />
    </section>
  );
}
