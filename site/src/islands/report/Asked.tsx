import type { Asked as AskedData, AskedModel, Statement } from '#contract/asked.ts';
import {
  ASKED_NOTE,
  ASKED_WORDS,
  askedHeading,
  askedLead,
  MARK_WORDS,
  modelNotes,
  modelShares,
  modelWords,
  namesakeWords,
  STATEMENT_WORDS,
  shareWords,
  statementShare,
} from '#contract/asked-words.ts';
import { polish } from '#contract/format.ts';
import { quotedWords } from '#contract/story-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Sentence } from './parts.tsx';
import { ToldSection } from './told-parts.tsx';

const TONE = { true: 'positive', false: 'negative', unknown: 'neutral' } as const;
const ICON = { true: 'check', false: 'close', unknown: 'info' } as const;

/** A statement, how often it was made, and what the sources say to it. */
const Line = ({ statement }: { statement: Statement }) => (
  <li>
    <p>
      <span className="sm mute">{STATEMENT_WORDS[statement.kind]}:</span> <b>{polish(statement.what)}</b>{' '}
      <Badge tone={TONE[statement.mark]} icon={ICON[statement.mark]}>
        {MARK_WORDS[statement.mark]}
      </Badge>{' '}
      <span className="sm mute">{polish(statementShare(statement))}</span>
    </p>
    {statement.said ? (
      <p className="sm mute">
        {ASKED_WORDS.said} {polish(quotedWords(statement.said))}
      </p>
    ) : null}
    {statement.namesake ? <p className="sm">{polish(namesakeWords(statement.namesake))}</p> : null}
    {statement.quotes.map(({ n, text }) => (
      <p key={`${n} ${text}`} className="sm">
        {ASKED_WORDS.shows} <Sentence text={quotedWords(text)} refs={[n]} />
      </p>
    ))}
  </li>
);

const Model = ({ model }: { model: AskedModel }) => (
  <div>
    <h3 className="more-head">{polish(modelWords(model))}</h3>
    <dl className="told-points">
      {modelShares(model).map(([title, share]) => (
        <div key={title}>
          <dt>{polish(title)}</dt>
          <dd>{polish(shareWords(share))}</dd>
        </div>
      ))}
    </dl>
    {model.statements.length > 0 ? (
      <ul className="lines">
        {model.statements.map((statement) => (
          <Line key={`${statement.kind} ${statement.what}`} statement={statement} />
        ))}
      </ul>
    ) : (
      <p className="mute">{polish(ASKED_WORDS.nothing)}</p>
    )}
    {modelNotes(model).map((note) => (
      <p key={note} className="sm mute">
        {polish(note)}
      </p>
    ))}
  </div>
);

/** What language models say of the subject, held against the sources. */
export const Asked = ({ asked }: { asked: AskedData }) => (
  <ToldSection id="ai" title={askedHeading(asked)} lead={askedLead(asked)}>
    {asked.models.map((model) => (
      <Model key={model.name} model={model} />
    ))}
    <p className="sm mute">{polish(ASKED_NOTE)}</p>
    <details className="st-rest">
      <summary>{ASKED_WORDS.questions}</summary>
      <ul>
        {asked.questions.map((question) => (
          <li key={question}>{polish(question)}</li>
        ))}
      </ul>
    </details>
  </ToldSection>
);
