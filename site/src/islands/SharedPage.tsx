import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { markSource, onReturn } from '../lib/browser.ts';
import { $shared, lookAgain, openShared } from '../stores/shared.ts';
import { common } from '../text/common.ts';
import { sharingText as t } from '../text/sharing.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { sourceTypeOf } from '../view/shared.ts';
import { SharedReport } from './report/SharedReport.tsx';

const Loading = () => (
  <div className="making">
    <h1 className="sr">{t.bar}</h1>
    <p className="sr" role="status">
      {t.opening}
    </p>
    <span className="sk sk-title" />
    <span className="sk w-full h-[1.4rem] mt-8" />
    <span className="sk bg-under h-80 mt-8" />
  </div>
);

/** /wglad#…: a report as far as its link shows it. */
export default function SharedPage() {
  const view = useStore($shared);
  useEffect(() => {
    void openShared();
    // Another link pasted into the same tab.
    const again = () => void openShared();
    window.addEventListener('hashchange', again);
    const left = onReturn(() => void lookAgain());
    return () => {
      left();
      window.removeEventListener('hashchange', again);
    };
  }, []);
  useEffect(() => {
    if (view.kind !== 'ready') return;
    document.title = t.titleOf(view.answer.report.subject.name);
    markSource(sourceTypeOf(view.answer.report));
  }, [view]);
  if (view.kind === 'loading') return <Loading />;
  if (view.kind === 'ready') return <SharedReport answer={view.answer} />;
  return (
    <div className="making">
      {view.kind === 'missing' ? (
        <Empty title={t.missing} level={1}>
          <p>{view.said}</p>
          <ButtonLink href="/">{common.home}</ButtonLink>
        </Empty>
      ) : (
        <Empty title={t.unreachable} level={1}>
          <p>{t.unreachableText}</p>
          <Button icon="refresh" onClick={() => void openShared()}>
            {t.retry}
          </Button>
        </Empty>
      )}
    </div>
  );
}
