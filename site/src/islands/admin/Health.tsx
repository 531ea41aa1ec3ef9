import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { health } from '../../stores/admin-lists.ts';
import { admin } from '../../text/admin.ts';
import { adminHealth as t } from '../../text/admin-health.ts';
import { common } from '../../text/common.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { HEALTH_TONE, type HealthLine, healthLines, problemsIn } from '../../view/admin-health.ts';

const Line = ({ line }: { line: HealthLine }) => (
  <li>
    <b>{line.name}</b>
    <Badge tone={HEALTH_TONE[line.state]}>{t.states[line.state]}</Badge>
    <p>
      {line.facts}
      {line.error ? <span className="note block">{line.error}</span> : null}
    </p>
  </li>
);

/** The system's health: folded while all is well, open once something is wrong. */
export function Health() {
  const value = useStore(health.$value);
  useEffect(() => {
    void health.refresh();
    return health.stop;
  }, []);
  if (value.state === 'loading') return <Spinner label={t.loading} />;
  if (value.state === 'failed')
    return (
      <div className="row mb-7" role="alert">
        <p>{admin.listFailed}</p>
        <Button variant="alt" small icon="refresh" onClick={() => void health.retry()}>
          {common.retry}
        </Button>
      </div>
    );
  const lines = healthLines(value.data);
  const problems = problemsIn(lines);
  return (
    <div className="adm-lists adm-health">
      <details key={problems > 0 ? 'wrong' : 'well'} open={problems > 0}>
        <summary>
          <h2>{t.title}</h2>
          <Badge tone={lines.some(({ state }) => state === 'bad') ? 'negative' : problems > 0 ? 'neutral' : 'positive'}>
            {problems > 0 ? t.problems(problems) : t.good}
          </Badge>
        </summary>
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </details>
    </div>
  );
}
