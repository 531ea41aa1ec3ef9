import type { Report } from '#contract/report.ts';
import { hasStories, STORY_WORDS } from '#contract/story-words.ts';
import { reportText as t } from '../../text/report.ts';
import { Improve, Plan, Strategy } from './Advice.tsx';
import { Board } from './Board.tsx';
import { Findings } from './Findings.tsx';
import { Coverage, Method, Others } from './Method.tsx';
import { Mirror } from './Mirror.tsx';
import { Risks } from './Risks.tsx';
import { Social } from './Social.tsx';
import { type SourceFilter, Sources } from './Sources.tsx';
import { Stories } from './Stories.tsx';
import { Summary } from './Summary.tsx';
import { Texts } from './Texts.tsx';

/** Index after the chapter on social media, where the table of platforms is inserted. */
const afterSocial = (sections: Report['sections']): number => {
  const at = sections.findIndex((section) => section.id === 'social');
  return at < 0 ? sections.length : at + 1;
};

function Contents({ report }: { report: Report }) {
  const chapters = report.sections
    .filter((section) => section.findings.length > 0 || section.thin)
    .map((section) => ({ id: `chapter-${section.id}`, title: section.title }));
  const social = chapters.findIndex((chapter) => chapter.id === 'chapter-social') + 1 || chapters.length;
  const items = [
    ...(hasStories(report) ? [{ id: 'stories', title: report.stories.length > 0 ? STORY_WORDS.title : STORY_WORDS.titleWithout }] : []),
    { id: 'mirror', title: t.h.mirror },
    { id: 'kpi', title: t.h.kpi },
    { id: 'improve', title: t.h.improve },
    ...chapters.slice(0, social),
    { id: 'platforms', title: t.h.social },
    ...chapters.slice(social),
    { id: 'risks', title: t.h.risks },
    { id: 'strategy', title: t.h.strategy },
    ...(report.plan.weeks.length > 0 ? [{ id: 'plan', title: t.h.plan }] : []),
    ...(report.evidence.some(({ excerpts }) => excerpts.length > 0) ? [{ id: 'texts', title: t.h.texts }] : []),
    { id: 'sources', title: t.h.sources },
    { id: 'others', title: t.h.others },
    { id: 'coverage', title: t.h.coverage },
    { id: 'method', title: t.h.method },
  ];
  return (
    <nav className="toc" aria-label={t.contents}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The report below its title; `filter` limits the list of sources. Needs a `LedgerContext`. */
export function Chapters({ report, filter, onAll }: { report: Report; filter: SourceFilter | null; onAll: () => void }) {
  const social = afterSocial(report.sections);
  return (
    <>
      <Summary report={report} />
      <Contents report={report} />
      <Stories report={report} />
      <Mirror report={report} />
      <Board report={report} />
      <Improve steps={report.recommendations} />
      <Findings sections={report.sections.slice(0, social)} />
      <Social platforms={report.platforms} />
      <Findings sections={report.sections.slice(social)} />
      <Risks risks={report.risks} accusations={report.accusations} />
      <Strategy text={report.rekomendacje_strategiczne} />
      <Plan plan={report.plan} />
      <Texts evidence={report.evidence} />
      <Sources evidence={report.evidence} filter={filter} onAll={onAll} />
      <Others groups={report.setAside} />
      <Coverage coverage={report.coverage} />
      <Method method={report.method} kpis={report.kpis} />
    </>
  );
}
