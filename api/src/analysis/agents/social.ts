/** Social-media analyst: public profiles one by one, and only what is seen without signing in. */

import { counted, dateShort } from '../../contract/format.ts';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '../../contract/platforms.ts';
import type { CoverageEntry, PlatformStat } from '../../contract/report.ts';
import { tokenize } from '../../language/index.ts';
import { daysBetween, type Profile } from '../ledger/features.ts';
import { signsOf } from '../reading/context.ts';
import { shownTitle } from '../reading/text.ts';
import { list } from '../words/grammar.ts';
import { type Agent, type AgentInput, finding, section } from './agent.ts';

const ACTIVE_DAYS = 30;

const nameOf = (profile: Profile): string => PLATFORM_NAMES[profile.platform];

/** The share of telling words that two bios have in common; 1 when they name the same profession or kind of business. */
function agree(a: string, b: string): number {
  const roles = signsOf(tokenize(a)).roles;
  if ([...signsOf(tokenize(b)).roles.keys()].some((role) => roles.has(role))) return 1;
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

/** Two confirmed profiles whose bios share almost nothing, if any. */
export function differingBios(profiles: Profile[]): [Profile, Profile] | null {
  const told = profiles.filter((profile) => profile.confirmed && (profile.facts.bio ?? '').length >= 15);
  for (const [i, a] of told.entries()) for (const b of told.slice(i + 1)) if (agree(a.facts.bio as string, b.facts.bio as string) < 0.2) return [a, b];
  return null;
}

export const bioQuote = (profile: Profile) => {
  const bio = (profile.facts.bio ?? '').trim();
  return profile.item.document.article.text.includes(bio) && bio.length <= 200 ? [{ item: profile.item, text: bio }] : [];
};

const postQuote = (profile: Profile, text: string) =>
  profile.item.document.article.text.includes(text) && text.length <= 200 ? [{ item: profile.item, text }] : [];

/** Words of a question, among which the name of a platform may stand. */
const wordsOf = (query: string): string[] => query.toLowerCase().split(/[^a-z0-9]+/);

/** How the search for profiles on a platform ended; a platform that no question names was not asked about. */
function searchOf(platform: Platform, coverage: readonly CoverageEntry[]): { state: PlatformStat['state']; note: string } {
  const asked = coverage.filter(({ query }) => wordsOf(query).includes(platform));
  if (asked.length === 0) return { state: 'unchecked', note: 'o tę platformę nie pytano' };
  const answered = asked.every(({ status }) => status === 'ok' || status === 'zero');
  return answered ? { state: 'none', note: 'nie znaleziono profilu' } : { state: 'unchecked', note: 'nie udało się sprawdzić' };
}

/** One line per platform. */
function platformStats({ ledger, features }: AgentInput): PlatformStat[] {
  return PLATFORMS.map((platform) => {
    const profiles = features.profiles.filter((p) => p.platform === platform);
    const profile = profiles.find((p) => p.confirmed) ?? profiles[0];
    const mentions = features.others.filter((item) => item.evidence.platform === platform && item !== profile?.item);
    const refs = [...(profile ? [profile.item] : []), ...mentions].map((item) => item.evidence.n);
    if (!profile) {
      return {
        platform,
        ...searchOf(platform, ledger.coverage),
        profile: null,
        href: null,
        followers: null,
        lastPost: null,
        posts90: null,
        mentions: mentions.length,
        refs,
      };
    }
    const { facts, item, lastPost, posts90, confirmed } = profile;
    const rhythm = lastPost
      ? `ostatni wpis ${dateShort(lastPost)}, ${counted(posts90, 'wpis', 'wpisy', 'wpisów')} w ostatnich 90 dniach`
      : 'nie widać wpisów bez logowania';
    return {
      platform,
      state: confirmed ? 'confirmed' : 'unconfirmed',
      profile: facts.handle,
      href: item.evidence.href,
      followers: facts.followers,
      lastPost,
      posts90: facts.posts.length > 0 ? posts90 : null,
      mentions: mentions.length,
      note: confirmed ? rhythm : `przynależność niepotwierdzona; ${rhythm}`,
      refs,
    };
  });
}

export const socialAnalyst: Agent = {
  id: 'social-analyst',
  run(input) {
    const { ledger, features, write } = input;
    const confirmed = features.profiles.filter((profile) => profile.confirmed);
    const unconfirmed = features.profiles.filter((profile) => !profile.confirmed);
    const which = [];
    const searched = PLATFORMS.filter((platform) => searchOf(platform, ledger.coverage).state === 'none').map((platform) => PLATFORM_NAMES[platform]);
    if (confirmed.length > 0)
      which.push(
        write.claim(
          'SO-01',
          { n: confirmed.length, list: list(confirmed.map((p) => `${nameOf(p)} („${p.facts.handle}”)`)) },
          confirmed.map((p) => p.item),
        ),
      );
    else if (searched.length > 0) which.push(write.claim('SO-02', { list: list(searched) }, [], { basis: 'coverage', quotes: [] }));
    for (const profile of unconfirmed.slice(0, 2))
      which.push(write.claim('SO-12', { platform: nameOf(profile), profileName: profile.facts.handle }, [profile.item], { repeat: true }));

    const alive = [];
    const active = confirmed.filter((profile) => profile.lastPost && daysBetween(profile.lastPost, ledger.now) <= ACTIVE_DAYS);
    const seen = active.map((profile) => `${nameOf(profile)} (${dateShort(profile.lastPost as string)})`);
    if (active.length > 0)
      alive.push(
        write.claim(
          'SO-03',
          { n: active.length, list: list(seen) },
          active.map((profile) => profile.item),
        ),
      );
    const busiest = [...confirmed].sort((a, b) => b.posts90 - a.posts90)[0];
    if (busiest && busiest.posts90 > 0) alive.push(write.claim('SO-05', { platform: nameOf(busiest), n: busiest.posts90 }, [busiest.item]));
    const posts = confirmed.flatMap((profile) => profile.facts.posts.map((post) => ({ profile, post })));
    const loud = posts.filter(({ post }) => (post.reactions ?? 0) > 0).sort((a, b) => (b.post.reactions ?? 0) - (a.post.reactions ?? 0))[0];
    if (loud && posts.length >= 2)
      alive.push(
        write.claim(
          'SO-10',
          { n: loud.post.reactions ?? 0, title: shownTitle(loud.post.text).slice(0, 110), platform: nameOf(loud.profile) },
          [loud.profile.item],
          { quotes: postQuote(loud.profile, loud.post.text) },
        ),
      );

    const same = [];
    const differ = differingBios(features.profiles);
    const told = confirmed.filter((profile) => (profile.facts.bio ?? '').length >= 15);
    if (differ) {
      const [a, b] = differ;
      const slots = { platformA: nameOf(a), a: shownTitle(a.facts.bio as string), platformB: nameOf(b), b: shownTitle(b.facts.bio as string) };
      same.push(write.claim('SO-07', slots, [a.item, b.item], { quotes: [...bioQuote(a), ...bioQuote(b)] }));
    } else if (told.length >= 2) {
      same.push(
        write.claim(
          'SO-06',
          { n: told.length },
          told.map((p) => p.item),
        ),
      );
    }
    const site = features.site;
    if (site && confirmed.length > 0 && confirmed.every((p) => !linksTo(p, site.host))) {
      const [only] = confirmed;
      const items = confirmed.map((p) => p.item);
      same.push(
        confirmed.length === 1 && only
          ? write.claim('SO-09', { platform: nameOf(only), domain: site.domain }, items)
          : write.claim('SO-09b', { domain: site.domain }, items),
      );
    }
    const own90 = confirmed.reduce((sum, profile) => sum + profile.posts90, 0);
    const spoken = features.social.filter((item) => (features.ageDays(item) ?? 999) <= 90);
    if (spoken.length > own90 && confirmed.length > 0)
      same.push(write.claim('SO-14', { a: spoken.length, b: own90 }, [...spoken, ...confirmed.map((p) => p.item)]));

    return {
      platforms: platformStats(input),
      sections: [
        section(write, 'social', [
          finding('Które profile', confirmed.length > 0 ? 'neutral' : 'thin', ...which),
          finding('Czy profile żyją', 'neutral', ...alive),
          finding('Czy profile mówią jednym głosem', differ ? 'negative' : 'positive', ...same),
        ]),
      ],
    };
  },
};

export const linksTo = (profile: Profile, host: string): boolean =>
  [...profile.facts.links, ...profile.item.document.article.page.links].some((link) => link.includes(host));
