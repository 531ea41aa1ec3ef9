/** What is known of each page that has the name: how it stands to the order, and whose it is. */
import type { Reading } from '../reading/signs-of-page.ts';
import type { Conflict } from './conflict.ts';

export type Verdict = {
  support: number;
  /** The description's domain or one of its words is on the page, not only its town or a proper name. */
  seen: boolean;
  /** A word of the description's domains stands beside the name. */
  role: boolean;
  /** It is the very word of the description. */
  same: boolean;
  /** Its domains are named beside the name or in its sentences. */
  near: boolean;
  /** They are named there, or by two words of the page. */
  domain: boolean;
  /** A rare word of the description is on the page. */
  said: boolean;
  /** One of the description's words for a profession or kind of firm is on the page, if apart from the name. */
  called: boolean;
  /** A proper name of the description is on the page. */
  named: boolean;
  /** A word of the description other than its proper names and those that everybody uses is on the page. */
  worded: boolean;
  /** The description's town is on the page. */
  town: boolean;
  /** The words of the page are of another domain above all; `others`: how many of one such domain. */
  otherTrade: boolean;
  others: number;
  /** A page calls a person a trader, and says nothing of the order's calling near the name. */
  trader: boolean;
  conflict: Conflict;
};

/** What stands between a page and the subject. */
export type State = 'in' | 'other' | 'name';

export type Judged = { reading: Reading; verdict: Verdict; linked: boolean; state: State };
