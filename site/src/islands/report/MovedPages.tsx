import { polish } from '#contract/format.ts';
import type { MovedPage } from '#contract/recount.ts';
import { safeHref } from '../../view/report-evidence.ts';
import { Outside } from './parts.tsx';

/** Pages that came or went, with a heading; nothing when there are none. */
export const MovedPages = ({ title, pages }: { title: string; pages: MovedPage[] }) =>
  pages.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="lines">
        {pages.map((page) => {
          const href = safeHref(page.href);
          return (
            <li key={`${page.domain} ${page.href}`}>
              {href ? <Outside href={href}>{polish(page.title)}</Outside> : polish(page.title)} <span className="mute">{page.domain}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
