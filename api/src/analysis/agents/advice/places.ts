/** Advice on the subject's own places, on others who are seen under the name, and on good texts. */
import { PLATFORM_NAMES } from '../../../contract/platforms.ts';
import { SET_ASIDE_LABELS } from '../../../contract/report.ts';
import { daysBetween, type Profile } from '../../ledger/features.ts';
import { addressKey } from '../../ledger/own.ts';
import type { LedgerItem } from '../../ledger/types.ts';
import { readable, shownTitle } from '../../reading/text.ts';
import { list } from '../../words/grammar.ts';
import { byStrength, domainsOf, facetQuote, isFront, place } from '../agent.ts';
import { QUESTION_DAYS } from '../audience.ts';
import { differingBios, linksTo } from '../social.ts';
import type { Ground } from './ground.ts';

const STALE_DAYS = 180;
const PRAISE_DAYS = 730;
/** Fewer sources than this, none of them own: what is missing first is a place of one's own. */
const ALMOST_NONE = 5;
/** A subject that so many outlets write of has a site, whether the search shows it or not. */
const KNOWN = 5;
/** A page with fewer reviews can use more. */
const FEW_REVIEWS = 5;

const namesOf = (profiles: Profile[]): string => list(profiles.map((profile) => PLATFORM_NAMES[profile.platform]));
const itemsOf = (profiles: Profile[]): LedgerItem[] => profiles.map((profile) => profile.item);

/** Profiles that disagree, are left alone or lead nowhere. */
function onProfiles({ ledger, features, confirmed, add }: Ground): void {
  const { site } = features;
  const differ = differingBios(features.profiles);
  if (differ) {
    const [a, b] = differ;
    const bios = { a: shownTitle(a.facts.bio as string), b: shownTitle(b.facts.bio as string) };
    add('R01', { list: namesOf(confirmed), platformA: PLATFORM_NAMES[a.platform], platformB: PLATFORM_NAMES[b.platform], ...bios }, itemsOf(differ));
  }
  const stale = confirmed.find((profile) => profile.lastPost && daysBetween(profile.lastPost, ledger.now) >= STALE_DAYS);
  if (stale) add('R03', { platform: PLATFORM_NAMES[stale.platform], date: stale.lastPost as string }, [stale.item]);
  const unlinked = site ? confirmed.filter((profile) => !linksTo(profile, site.host)) : [];
  if (site && unlinked.length > 0) add('R05', { domain: site.domain, list: namesOf(unlinked), n: unlinked.length }, itemsOf(unlinked));
}

/** Places of one's own that are missing. */
function onAbsence({ ledger, features, confirmed, trade, add }: Ground): void {
  if (features.site || confirmed.length > 0) return;
  const [first] = features.others;
  if (ledger.items.length < ALMOST_NONE && features.own.length === 0 && ledger.totals.setAside + ledger.totals.named < ALMOST_NONE) add('R45', {}, []);
  else if (first && features.others.length >= ALMOST_NONE && domainsOf(features.media).length < KNOWN)
    add('R06', { contents: trade.contents, title: shownTitle(first.evidence.title), place: place(first.evidence) }, [first]);
  else if (first && features.own.length === 0 && features.others.length >= ALMOST_NONE) {
    const top = features.others.reduce((best, item) => ((item.evidence.rank ?? 999) < (best.evidence.rank ?? 999) ? item : best), first);
    add('R06b', { n: ledger.items.length, title: shownTitle(top.evidence.title), place: place(top.evidence) }, [top]);
  }
}

/** Last characters of a text in which a signature stands. */
const SIGNATURE = 160;
/** „Z poważaniem Jan Kowalski”: signed in the text itself. */
const endsWithName = ({ document, mentions }: LedgerItem): boolean => mentions.some(({ end }) => end >= readable(document).length - SIGNATURE);

/** What to mend on the own site, as far as its pages were read. */
function onSite({ ledger, features, trade, add }: Ground): void {
  const { site } = features;
  if (!site) return;
  const { home, domain, pages } = site;
  if (isFront(home)) {
    if (home.document.article.page.description === null) add('R07', { domain }, [home]);
    if (!features.facts.get(home)?.titled && home.evidence.title.trim() !== '') add('R08', { domain, title: shownTitle(home.evidence.title) }, [home]);
    if (pages.every((item) => item.document.article.page.structuredTypes.length === 0))
      add('R09', { domain, schema: ledger.subject.kind === 'person' ? 'Person' : 'Organization' }, [home]);
    if (!ledger.items.some((item) => item.evidence.own && features.facts.get(item)?.contact)) add('R12', { domain }, [home]);
    const sells = ledger.subject.kind !== 'organisation' && (['service', 'review'] as const).some((facet) => features.has(facet).length > 0);
    if (sells && features.has('offer').length === 0) add('R13', { domain, offer: trade.offer }, pages);
  }
  const unsigned = features.ownTexts.filter((item) => !features.facts.get(item)?.signed && !endsWithName(item));
  const [example] = unsigned;
  if (example && unsigned.length >= 2) add('R27', { domain, title: shownTitle(example.evidence.title), n: unsigned.length }, unsigned);
}

/** A person whose life is threatened or who hides; on so many pages of others. */
const THREAT =
  /(?<!\p{sc=Latn})(?:pogróżk\p{sc=Latn}+|groź\p{sc=Latn}+ śmierci|gro(?:żą|zi|zili|żono) (?:jej|mu|im)? ?śmierci\p{sc=Latn}*|(?:żyje|mieszka|przebywa) (?:pod ochroną|w ukryciu)|ukrywa się|(?:nie (?:ujawni|ujawnia|zdradza|podaje)|nieujawni\p{sc=Latn}+) (?:\p{sc=Latn}+ ){0,2}miejsc\p{sc=Latn}+ (?:zamieszkania|pobytu)|domaga\p{sc=Latn}* się (?:jej|jego) (?:śmierci|powieszenia))(?!\p{sc=Latn})/iu;
const THREATENED = 2;
/** Whether pages tell that the subject is in danger: whoever hides wants no page, no contact and no tag with a calling. */
const isThreatened = ({ ledger, features }: Ground): boolean =>
  ledger.subject.kind === 'person' &&
  features.others.filter(({ document, evidence }) => evidence.role !== 'passing' && THREAT.test(readable(document))).length >= THREATENED;

/** Namesakes of whom such things are told harm the subject most. */
const TROUBLE = /(?<!\p{sc=Latn})(?:skazan|oszu[sk]|zarzut|aresztow|przywłaszcz|prokuratur|wyrok)\p{sc=Latn}*/iu;

/** Others who are seen under the name. */
function onOthers({ ledger, features, confirmed, add }: Ground): void {
  const { aside, marks } = features.identity;
  const tag = marks.slice(0, 2).join(', ');
  // A label that begins with a town tells where, not who.
  const bearers = aside.filter(({ kind, label }) => kind === 'other' && label !== SET_ASIDE_LABELS.other && /^\p{Ll}/u.test(label));
  const other = bearers.find(({ documents }) => documents.some(({ document }) => TROUBLE.test(document.article.text))) ?? bearers[0];
  const [example] = [...(other?.documents ?? [])].sort((a, b) => Number(TROUBLE.test(b.document.article.text)) - Number(TROUBLE.test(a.document.article.text)));
  if (tag !== '' && other && example && (ledger.subject.kind === 'person' || /\p{Lu}/u.test(tag)))
    add('R21', { tag, label: other.label, title: shownTitle(example.document.article.title), domain: example.document.domain }, []);
  const foreign = features.profiles.find((profile) => !profile.confirmed);
  if (foreign && confirmed.length > 0) add('R23', { profileName: foreign.facts.handle, platform: PLATFORM_NAMES[foreign.platform] }, [foreign.item]);
}

/** Questions that are not addressed to the subject. */
const OPEN_QUESTION = /czy ktoś|polecacie|co sądzicie|jakie macie/iu;

/** Reviews, questions and good texts. */
function onTexts({ ledger, features, confirmed, trade, add }: Ground): void {
  const reviewed = features.others.find(
    ({ evidence, document }) => evidence.genre === 'review' && evidence.role === 'hero' && document.article.items.length > 0,
  );
  const voices = reviewed?.document.article.items.length ?? 0;
  if (reviewed && voices < FEW_REVIEWS)
    add('R15', { customers: trade.customers, title: shownTitle(reviewed.evidence.title), domain: reviewed.evidence.domain, n: voices }, [reviewed]);
  const isAsking = (item: LedgerItem) => !OPEN_QUESTION.test(facetQuote(features, item, 'question')?.text ?? '');
  const asking = features.has('question').find((item) => (features.ageDays(item) ?? 999) <= QUESTION_DAYS && isAsking(item));
  const question = asking && facetQuote(features, asking, 'question');
  if (asking && question) add('R30', { quote: question.text, place: place(asking.evidence) }, [asking]);
  const [profile] = confirmed;
  const where = features.site ? `na stronie ${features.site.domain}` : profile ? `w profilu na platformie ${PLATFORM_NAMES[profile.platform]}` : null;
  const linked = new Set(features.own.flatMap(({ document }) => document.article.page.links.map(addressKey)));
  const praise = byStrength(features.positive).find(
    (item) =>
      item.evidence.role === 'hero' &&
      !['review', 'forum', 'record', 'list'].includes(item.evidence.genre) &&
      (features.ageDays(item) ?? 0) <= PRAISE_DAYS &&
      !linked.has(addressKey(item.evidence.url)) &&
      ledger.items.includes(item),
  );
  if (praise && where) add('R43', { where, title: shownTitle(praise.evidence.title), place: place(praise.evidence) }, [praise]);
}

export function onPlaces(ground: Ground): void {
  if (isThreatened(ground)) return;
  onProfiles(ground);
  onAbsence(ground);
  onSite(ground);
  onOthers(ground);
  onTexts(ground);
}
