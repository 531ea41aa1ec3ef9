/** The buyer's word against the rules of identity: pages about somebody else, and pages about the subject after all. */
import { SET_ASIDE_LABELS } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { nicknames } from '../reading/nicknames.ts';
import type { Identity } from './identity.ts';
import type { Ledger } from './types.ts';

/** Addresses of read pages (`Document.url`). */
export type Marks = { notMe: readonly string[]; me: readonly string[] };

/** Why a page is set aside, and why one counts: the buyer says so. */
export const NOT_ME = 'oznaczenie „to nie ja”';
export const ME = 'oznaczenie „to jednak ja”';

/** The pages of these addresses and those that lead to the same page. */
function marked(documents: readonly MatchedDocument[], addresses: readonly string[]): (matched: MatchedDocument) => boolean {
  const urls = new Set(addresses);
  const canonical = new Set(documents.filter(({ document }) => urls.has(document.url)).map(({ document }) => document.canonicalUrl));
  return ({ document }) => canonical.has(document.canonicalUrl);
}

/** The sorted pages as the buyer corrects them. Marks decide about their own pages alone: no other page moves. */
export function withMarks(subject: Subject, identity: Identity, { notMe, me }: Marks): Identity {
  const isOut = marked(identity.kept, notMe);
  const isBack = marked(
    identity.aside.flatMap(({ documents }) => documents),
    me,
  );
  const called = nicknames(subject);
  const out = identity.kept.filter(isOut);
  const back = identity.aside.flatMap(({ documents }) => documents.filter(isBack)).map((matched) => ({ ...called(matched), claimed: true as const }));
  const left = identity.aside
    .map((group) => ({ ...group, documents: group.documents.filter((matched) => !isBack(matched)) }))
    .filter(({ documents }) => documents.length > 0);
  const others = left.filter(({ kind }) => kind === 'other');
  const strangers: Identity['aside'] = out.length > 0 ? [{ label: SET_ASIDE_LABELS.other, reason: NOT_ME, documents: out, kind: 'other' }] : [];
  return {
    ...identity,
    kept: [...identity.kept.filter((matched) => !isOut(matched)), ...back],
    aside: [...others, ...strangers, ...left.filter(({ kind }) => kind !== 'other')],
  };
}

/** Sources and set-aside pages of a ledger that stand where they do by a mark. */
export const markedIn = ({ items, setAside }: Pick<Ledger, 'items' | 'setAside'>): { out: number; back: number } => ({
  out: setAside.reduce((sum, { reason, pages }) => sum + (reason === NOT_ME ? pages.length : 0), 0),
  back: items.filter(({ evidence }) => evidence.matched.reason === ME).length,
});
