/** The only door to the judgement stage: from documents to evidence, scores, claims and advice. Pure and synchronous. */
import { GUARANTEE, type Guarantee } from '../contract/constants.ts';
import type { Claim, PageReading, Risk, Section } from '../contract/report.ts';
import type { Subject } from '../contract/subject.ts';
import { nameForms } from '../language/index.ts';
import { isFact } from '../research/facts.ts';
import type { Document, Research } from '../research/types.ts';
import type { Agent, AgentInput } from './agents/agent.ts';
import { audienceAnalyst } from './agents/audience.ts';
import { biographer } from './agents/biography.ts';
import { commercialAnalyst } from './agents/commercial.ts';
import { crisisAnalyst } from './agents/crisis.ts';
import { withCase } from './agents/defence.ts';
import { headline, summary } from './agents/editor.ts';
import { firstImpression } from './agents/first-impression.ts';
import { mediaAnalyst } from './agents/media.ts';
import { namedByProof, riskAnalyst, worstLevel } from './agents/risk.ts';
import { sentimentAnalyst } from './agents/sentiment.ts';
import { socialAnalyst } from './agents/social.ts';
import { strategist } from './agents/strategist.ts';
import { strengthsAnalyst } from './agents/strengths.ts';
import { websiteAnalyst } from './agents/website.ts';
import { createGate, passAccusations, passAdvice, passExcerpts, passRisks, passSection, passStories } from './claims.ts';
import { groundOf } from './gate/index.ts';
import { computeKpis } from './kpis/index.ts';
import { printedOf } from './kpis/printed.ts';
import { featuresOf, markSerious } from './ledger/features.ts';
import { type Identity, identify, unclearPages } from './ledger/identity.ts';
import { buildLedger } from './ledger/ledger.ts';
import { lostResults } from './ledger/lost-results.ts';
import { type Marks, markedIn, withMarks } from './ledger/marks.ts';
import { givenLinks, isOwnLink, ownDocuments } from './ledger/own.ts';
import { recordsOf } from './ledger/records.ts';
import { shortfalls } from './ledger/sources.ts';
import type { Analysis, Ledger } from './ledger/types.ts';
import { voicesOf } from './ledger/voices.ts';
import { withholdSensitive } from './ledger/withheld.ts';
import { mirrorOf } from './mirror.ts';
import { overviewOf } from './overview/overview.ts';
import { type PageQuestion, pageQuestionsOf, readingsOf } from './page-reading.ts';
import { cited, citedRisk, citedSections, quotesLeft, withoutRepeats } from './quoting.ts';
import { matchDocuments } from './reading/match.ts';
import { isPolish } from './reading/text.ts';
import { closingsOf, withOneList } from './stories/closings.ts';
import { groupStories, type Story } from './stories/groups.ts';
import { tellStories, withAdvice } from './stories/index.ts';
import { withRepeats } from './stories/repeats.ts';
import { fill, languageName } from './words/grammar.ts';
import { createWriter, type Writer } from './words/writer.ts';

export { askedOf, type Heard, questionsOn, SETTING } from './asking/index.ts';
export { compareReports } from './compare.ts';
export { methodology, publishedFormulas } from './kpis/methodology.ts';
export type { Marks } from './ledger/marks.ts';
export { reachOf } from './ledger/reach.ts';
export { countSources } from './ledger/sources.ts';
export type * from './ledger/types.ts';
export { adviseOnMentions } from './mention-advice.ts';
export { type PageAnswer, type PageQuestion, pageAnswerShape } from './page-reading.ts';
export { subjectKind } from './reading/subject-kind.ts';
export { type Telling, type Told, type ToldAnswer, tellingsOf, toldOf, toldShape } from './telling.ts';
export { missingIn } from './vague.ts';
export { type Sighting, type Watched, type WatchedSubjectInput, watchMany, watchOne } from './watch.ts';
export { type StoredMention, type Verdict, watchAgain } from './watch-again.ts';

export type AnalyseInput = {
  subject: Subject;
  research: Research;
  /** ISO time of the analysis: ages are counted up to it. */
  now: string;
  /** Address under which the reader opens a page. */
  href: (url: string) => string;
  /** Part of a plan, so not paid for by itself: the report promises no refund. */
  included?: boolean;
  /** What is promised about sources; the contract's by default. */
  guarantee?: Guarantee;
  /** What the buyer says of single pages, when a report is counted again. */
  marks?: Marks;
  /** What a language model answered about single pages. */
  readings?: readonly PageReading[];
};

/** Stories that the pages tell which are surely about the subject, largest first. Profiles tell none. */
export function storiesOf(subject: Subject, documents: Document[]): Story[] {
  const pages = documents.filter((document) => !isFact(document));
  const given = givenLinks(subject, pages);
  const found = identify(subject, matchDocuments(subject, pages).matched, given).kept;
  const { kept } = withholdSensitive(
    subject,
    found,
    ownDocuments(
      subject,
      found.map(({ document }) => document),
      given,
    ),
  );
  return groupStories(
    kept.filter(({ document }) => isPolish(document.lang) && document.article.page.profile === null),
    subject.name,
  );
}

/** In the order in which sections are read; each pattern is used by the first that needs it. */
const AGENTS: Agent[] = [
  firstImpression,
  sentimentAnalyst,
  mediaAnalyst,
  socialAnalyst,
  websiteAnalyst,
  audienceAnalyst,
  commercialAnalyst,
  riskAnalyst,
  crisisAnalyst,
  strengthsAnalyst,
  biographer,
];

/** Mean sentiment of others' items weighted by confidence, −1 to 1; 0 without any. */
function overallSentiment(ledger: Ledger): number {
  let sum = 0;
  let total = 0;
  for (const { evidence } of ledger.items) {
    if (evidence.own || !evidence.sentiment) continue;
    sum += evidence.sentiment.score * evidence.sentiment.confidence;
    total += evidence.sentiment.confidence;
  }
  return total > 0 ? Math.round((sum / total) * 1000) / 1000 : 0;
}

/** With fewer items than this, a chapter without a source is left out and named in the notes. */
const FEW = 20;
/** Chapters that are kept when they only say that nothing was found. */
const ABSENCE_MATTERS = new Set<Section['id']>(['social', 'website']);

function isEmpty(section: Section, few: boolean): boolean {
  const claims = section.findings.flatMap((finding) => finding.claims);
  if (claims.some((claim) => claim.refs.length > 0)) return false;
  const told = claims.some((claim) => claim.basis !== 'rule');
  return !(told && (!few || ABSENCE_MATTERS.has(section.id)));
}

const NO_MARKS: Marks = { notMe: [], me: [] };

/** Sentences for „Gdzie szukaliśmy”: what the reader must know before trusting the figures. */
function notesOf(ledger: Ledger, identity: Identity, empty: Section[], write: Writer): string[] {
  const notes: string[] = [];
  const { out, back } = markedIn(ledger);
  if (out > 0) notes.push(write.text('TH-18', { n: out }));
  if (back > 0) notes.push(write.text('TH-18b', { n: back }));
  const items = ledger.items.length;
  // Where all pages are somebody else's, the headline says whose.
  if (items === 0 && ledger.totals.setAside === 0) notes.push(write.text('TH-06', {}));
  notes.push(...shortfalls(ledger.count, items, ledger.included, ledger.guarantee).map(({ id, slots }) => write.text(id, slots)));
  if (empty.length > 0) notes.push(write.text('TH-17', { list: empty.map((section) => `„${section.title}”`).join(', ') }));
  const failed = ledger.coverage.filter((entry) => entry.status !== 'ok' && entry.status !== 'zero').length;
  if (failed > 0) notes.push(write.text('TH-07', { n: failed }));
  const pages = unclearPages(identity);
  if (pages >= 2) notes.push(write.text('TH-09', { n: pages }));
  const foreign = [...new Set(ledger.items.filter((item) => !isPolish(item.evidence.lang)).map((item) => languageName(item.evidence.lang)))];
  if (ledger.totals.foreign > 0 && foreign.length > 0) notes.push(write.text('TH-13', { list: foreign.join(', ') }));
  if (identity.uncertain) notes.push(write.text('TH-15', {}), write.text('TH-14', { list: 'zawód lub branża, miejscowość, adres strony lub profilu' }));
  return notes;
}

/** What the report says of itself where no finding may open it. */
function plainHeadline({ items, count, now }: Ledger, write: Writer): Claim {
  if (items.length > 0)
    return { pattern: 'SU-03', text: write.text('SU-03', { n: items.length, m: count.domains, date: now }), refs: [], basis: 'rule', quotes: [] };
  return {
    pattern: 'TH-06',
    text: fill('W sprawdzonych miejscach prawie nie ma śladów pod nazwą „{subject}”.', {}, write.speaker),
    refs: [],
    basis: 'coverage',
    quotes: [],
  };
}

/** The pages about the subject, numbered, with everything that is known of them before the analysts read them. */
function ledgerOf({ research: found, subject, marks = NO_MARKS, readings: answers = [], now, href, included = false, guarantee = GUARANTEE }: AnalyseInput) {
  const research: Research = { ...found, subject, documents: found.documents.filter((document) => !isFact(document)) };
  const given = givenLinks(subject, research.documents);
  const { matched, offTopic } = matchDocuments(subject, research.documents, (document) => isOwnLink(document, given));
  const all = withMarks(subject, identify(subject, matched, given), marks);
  const own = ownDocuments(
    subject,
    all.kept.map((m) => m.document),
    given,
  );
  const { kept, withheld } = withholdSensitive(subject, all.kept, own);
  const identity = { ...all, kept };
  const readings = readingsOf(kept, answers);
  const ledger = buildLedger({ research, identity, own, offTopic: offTopic.length, now, href, guarantee, included, readings: readings.proven });
  return { research, identity, ledger, readings, withheld, lost: lostResults(ledger, all, research.documents) };
}

/** What to ask a language model about the pages of whose tone the rules are unsure. */
export const pageQuestions = (input: Omit<AnalyseInput, 'readings'>): PageQuestion[] => pageQuestionsOf(input.subject, ledgerOf(input).ledger.items);

/**
 * Judges the documents of a research. Deterministic: the same input gives the same bytes. Texts of pages are data: nothing
 * in them steers the analysis. Never throws on garbage documents.
 */
export function analyse(input: AnalyseInput): Analysis {
  const { subject, href, marks = NO_MARKS } = input;
  const { documents } = input.research;
  const { research, identity, ledger: plain, readings, withheld, lost } = ledgerOf(input);
  const overview = overviewOf(plain);
  const { ledger } = overview;
  const isOut = new Set(marks.notMe);
  const records = recordsOf(
    subject,
    documents.filter(({ url }) => !isOut.has(url)),
    ledger.items.length,
    href,
  );
  const found = featuresOf(ledger, identity);
  const read = { ...found, accusations: withRepeats(found.accusations, ledger.items, subject.name) };
  const closings = closingsOf(read, ledger.items, subject.name);
  const features = { ...read, accusations: withOneList(read.accusations, closings, subject.name) };
  markSerious(features);
  const speaker = { name: subject.name, kind: subject.kind, forms: nameForms(subject.name, subject.kind) };
  const write = createWriter(speaker);
  const agentInput: AgentInput = { ledger, features, write };
  const gate = createGate(groundOf(ledger, research.documents));

  const outputs = AGENTS.map((agent) => agent.run(agentInput));
  const chapters = outputs.flatMap((output) => output.sections ?? []);
  const empty = chapters.filter((section) => isEmpty(section, ledger.items.length < FEW));
  const sections: Section[] = chapters.filter((section) => !empty.includes(section)).map((section) => passSection(gate, section));
  const risks: Risk[] = passRisks(
    gate,
    outputs.flatMap((output) => output.risks ?? []),
  ).map(namedByProof);
  const accusations = passAccusations(
    gate,
    outputs.flatMap((output) => output.accusations ?? []),
  );
  const short = risks.map(citedRisk);
  const brief = citedSections(sections, short);
  const stories = passStories(gate, tellStories(overview, accusations, closings, quotesLeft(brief, short, accusations)));
  const people = voicesOf(ledger).map(({ name }) => name);
  const kpis = computeKpis(ledger, features, speaker, printedOf(stories.stories, accusations, people));
  const { recommendations, plan } = strategist({ ...agentInput, kpis }, { ...stories, closings }, passAdvice(gate, stories));
  const defended = short.map((risk) => withCase(risk, stories.stories, agentInput, (claims) => gate.pass(claims).map(cited)));
  const told = { ...stories, stories: withAdvice(stories.stories, recommendations) };
  const top = cited(headline(agentInput, told.stories).find((claim) => gate.pass([claim]).length > 0) ?? plainHeadline(ledger, write));
  const page = gate.pass(summary(agentInput, brief, risks, recommendations, told.stories, top));
  return {
    ledger: { ...ledger, items: passExcerpts(gate, ledger.items), records },
    kpis,
    headline: top,
    summary: page.map(cited),
    ...told,
    sections: withoutRepeats(brief, told),
    risks: defended,
    accusations,
    riskLevel: worstLevel(risks, accusations),
    overallSentimentScore: overallSentiment(ledger),
    recommendations,
    plan,
    platforms: outputs.flatMap((output) => output.platforms ?? []),
    ...mirrorOf(ledger, features),
    notes: [...notesOf(ledger, identity, empty, write), ...(records.length > 0 ? [write.text('TH-19', { n: records.length })] : [])],
    claimsPrinted: gate.printed,
    claimsDropped: gate.dropped,
    droppedFor: gate.reasons,
    withheld,
    lostResults: lost,
    ...(input.readings ? { readings: readings.kept } : {}),
  };
}
