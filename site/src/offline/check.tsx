/** The page /sprawdz as one file: it is opened from a disk, with the public keys in it. */
import { createRoot } from 'react-dom/client';
import { type PublishedKey, publishedKeysSchema } from '#contract/signed-report.ts';
import CheckReport from '../islands/CheckReport.tsx';
import { checkText as t } from '../text/check.ts';

function Page({ keys }: { keys: PublishedKey[] }) {
  return (
    <main className="verify verify-alone">
      <h1>{t.title}</h1>
      <p className="mute">{t.lead}</p>
      <CheckReport keys={keys} />
      <section>
        <h2>{t.meaning.title}</h2>
        {t.meaning.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <p className="sm mute">
        {t.offline.keys}: {keys.map(({ kid }) => kid).join(', ')}
      </p>
    </main>
  );
}

// The server writes the keys into the page when it is downloaded.
const written = document.getElementById('keys')?.textContent ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page keys={publishedKeysSchema.parse({ keys: JSON.parse(written) }).keys} />);
