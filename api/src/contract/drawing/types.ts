/** What the Horizon draws, and what it returns. */
import type { DocumentTone } from '../report.ts';

/** One source of a report, or one mention of the monitoring: a square. */
export type HorizonSource = {
  n: number;
  /** Day as YYYY-MM-DD; null stands in the tray of the undated. */
  date: string | null;
  /** Null where nothing was judged: own words, other languages. */
  tone: DocumentTone | null;
  /** Judged with a confidence below `CERTAIN`. */
  uncertain?: boolean;
  own?: boolean;
  /** Page views a month, estimated. */
  reach: number;
  /** Part of a story: drawn solid. */
  told?: boolean;
  /** Quoted by a risk: drawn with a double edge. */
  risk?: boolean;
  /** Not judged yet: grey, on the line (while a report is made). */
  waiting?: boolean;
  /** Words beside the square where there are few. */
  label: string;
};

/** A matter that several sources tell: a bracket with its words. */
export type HorizonStory = {
  id: string;
  /** Side of the line that the bracket is on. */
  tone: 'positive' | 'negative';
  label: string;
  /** Days of the first and the last source. */
  from: string;
  to: string;
  refs: number[];
  /** The source that ends it, and a word for the end. */
  end?: { n: number; label: string };
  /** Second line; without it span and number of sources. */
  meta?: string;
};

export type HorizonData = { sources: readonly HorizonSource[]; stories: readonly HorizonStory[] };

export type HorizonOptions = {
  /** Pixels of the view box; 1200 unless told. */
  width?: number;
  /** Day at which the axis ends, as YYYY-MM-DD; without it the last source. */
  now?: string;
  /** First and last day of the axis, for a fixed period. */
  from?: string;
  to?: string;
  /** Squares and line only. */
  mini?: boolean;
  /** All squares of one size. */
  flat?: boolean;
  /** All squares solid. */
  solid?: boolean;
  /** False leaves out the figures at the left. */
  gutter?: boolean;
  /** False leaves out the undated. */
  tray?: boolean;
  /** False leaves out brackets. */
  stories?: boolean;
  /** Words beside every square; by default up to 12 dated sources from a width of 560. */
  direct?: boolean;
  /** Numbers in place of words at the brackets. */
  numbered?: boolean;
  /** Largest cell in pixels. */
  unit?: number;
  /** Height that the stacks may take above and below the line. */
  up?: number;
  down?: number;
  /** Least height above and below. */
  low?: number;
  /** Height of the drawing when nothing is dated. */
  height?: number;
  /** Line and ground run past the frame: covers, letters, shared pictures. */
  bleed?: boolean;
  /** False draws no double edges. */
  risk?: boolean;
  /** Numbers that are not dimmed. */
  only?: readonly number[];
  alt?: string;
};

/** How many of each kind; `sum` is all of them. Undated ones are counted in their kind too. */
export type HorizonCounts = Record<DocumentTone | 'own' | 'uncertain' | 'unrated' | 'undated' | 'sum', number>;

export type Horizon = {
  /** A whole `<svg>` with classes; `printSvg` turns them into attributes. */
  svg: string;
  /** True when brackets bear numbers and the stories belong into a list under the drawing. */
  numbered: boolean;
  stories: HorizonStory[];
  /** Side of a cell in pixels. */
  unit: number;
  height: number;
  /** y of the line. */
  line: number;
  alt: string;
  counts: HorizonCounts;
};

/** Where a square stands. */
export type Side = 'up' | 'line' | 'down';
export function sideOf(source: Toned): Side {
  const tone = shownTone(source);
  return tone === 'positive' ? 'up' : tone === 'negative' ? 'down' : 'line';
}

type Toned = Pick<HorizonSource, 'tone' | 'own' | 'waiting' | 'uncertain'>;

/** The tone that a mark may show by its colour and its side, everywhere: an uncertain one has neither, for a reader takes a colour as said. */
export const shownTone = ({ tone, own, waiting, uncertain }: Toned): DocumentTone | null => (own || waiting || uncertain ? null : tone);
