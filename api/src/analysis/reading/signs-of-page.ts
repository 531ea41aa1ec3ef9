/** Signs in a document: professions, towns and words beside the name, near it, and in the whole text. */
import { type Token, tokenize } from '../../language/index.ts';
import { isProfession, type Signs, signsOf } from './context.ts';
import type { MatchedDocument } from './match.ts';
import { documentTokens, lemmaCounts, readable } from './text.ts';
import { townInHost } from './towns.ts';

const ADJACENT_BEFORE = 4;
const ADJACENT_AFTER = 6;
const NEAR = 30;

/** Signs in at most 4 words before and 6 after a mention, in 30 on each side, and in the whole text; lemmas with their counts. */
export type Reading = {
  matched: MatchedDocument;
  adjacent: Signs;
  near: Signs;
  whole: Signs;
  words: Map<string, number>;
};

function window(tokens: Token[], from: number, to: number): Token[] {
  return tokens.slice(Math.max(0, from), Math.max(0, to));
}

function merge(parts: Signs[]): Signs {
  const all: Signs = { roles: new Map(), towns: new Map(), words: new Set() };
  for (const part of parts) {
    for (const [role, n] of part.roles) all.roles.set(role, (all.roles.get(role) ?? 0) + n);
    for (const [town, n] of part.towns) all.towns.set(town, (all.towns.get(town) ?? 0) + n);
    for (const word of part.words) all.words.add(word);
  }
  return all;
}

const SENTENCE_END = /[.!?]\s+\p{Lu}/u;

/** Keeps the roles that separate subjects of this kind: professions for people, kinds of business for the rest. */
function telling(signs: Signs, person: boolean): Signs {
  return { ...signs, roles: new Map([...signs.roles].filter(([role]) => isProfession(role) === person)) };
}

/** Reads a document around the first twelve mentions of the name. @param person whether professions or kinds of business count */
export function read(matched: MatchedDocument, person: boolean): Reading {
  const text = readable(matched.document);
  const tokens = documentTokens(matched.document);
  const adjacent: Signs[] = [];
  const near: Signs[] = [];
  for (const mention of matched.mentions.slice(0, 12)) {
    const first = tokens.findIndex((token) => token.end > mention.start);
    if (first < 0) continue;
    let last = first;
    while (last < tokens.length && (tokens[last]?.start ?? 0) < mention.end) last += 1;
    const before = window(tokens, first - ADJACENT_BEFORE, first).filter((token) => !SENTENCE_END.test(text.slice(token.end, mention.start + 1)));
    const after = window(tokens, last, last + ADJACENT_AFTER).filter((token) => !SENTENCE_END.test(text.slice(mention.end, token.start + 1)));
    adjacent.push(signsOf(before), signsOf(after));
    near.push(signsOf(window(tokens, first - NEAR, first)), signsOf(window(tokens, last, last + NEAR)));
  }
  const { titled, document } = matched;
  if (titled) {
    const title = document.article.title.slice(0, 500);
    const rest = `${title.slice(0, titled.start)} | ${title.slice(titled.end)}`;
    adjacent.push(signsOf(tokenize(rest)));
  }
  const profile = document.article.page.profile;
  if (profile?.bio) adjacent.push(signsOf(tokenize(profile.bio)));
  const local = townInHost(document.host);
  const whole = signsOf(tokenize(`${document.article.title}\n${profile?.bio ?? ''}\n`).concat(tokens));
  if (local) whole.towns.set(local, (whole.towns.get(local) ?? 0) + 1);
  return {
    matched,
    adjacent: telling(merge(adjacent), person),
    near: telling(merge(near), person),
    whole: telling(whole, person),
    words: lemmaCounts(tokens, matched.mentions),
  };
}
