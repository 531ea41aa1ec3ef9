import { useStore } from '@nanostores/react';
import { type DragEvent, useState } from 'react';
import type { PublishedKey } from '#contract/signed-report.ts';
import { $check, checkFile } from '../stores/check.ts';
import { checkText as t } from '../text/check.ts';
import { Facts } from '../ui/Facts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type CheckView, checkView } from '../view/check.ts';

function Result({ view, name }: { view: CheckView; name: string }) {
  const facts = view.facts.map(({ term, value }) => ({
    term,
    value: Array.isArray(value) ? (
      <ul>
        {value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      value
    ),
  }));
  return (
    <Notice title={view.title} tone={view.tone}>
      <p className="sm mute wrap-anywhere">{t.file(name)}</p>
      {view.text.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {facts.length > 0 ? (
        <div className="verify-facts">
          <h3>{t.valid.compareTitle}</h3>
          <p className="sm">{t.valid.compare}</p>
          <Facts items={facts} />
        </div>
      ) : null}
    </Notice>
  );
}

/** Takes a report's file by button or drop and says whether it is as it was signed. @param keys those that came with the page */
export default function CheckReport({ keys }: { keys?: PublishedKey[] }) {
  const check = useStore($check);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void checkFile(file, keys);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside works by keyboard. */}
      <div
        className={`verify-drop${over ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="btn">
          <Icon name="file" />
          {check.state === 'done' ? t.another : t.choose}
          <input
            className="sr"
            type="file"
            accept=".json,.pdf,application/json,application/pdf"
            onChange={(event) => {
              take(event.target.files);
              // The same file may be chosen again after it was changed.
              event.target.value = '';
            }}
          />
        </label>
        <p className="sm mute">{t.drop}</p>
      </div>
      <div role="status">
        {check.state === 'busy' ? <p>{t.busy}</p> : null}
        {check.state === 'done' ? <Result view={checkView(check.result, keys !== undefined)} name={check.name} /> : null}
      </div>
    </>
  );
}
