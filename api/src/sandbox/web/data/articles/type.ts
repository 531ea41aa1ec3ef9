/** A hand-written text with slots (see text.ts). Every sentence is used by one page of a subject only. */
export type HostClass =
  | 'national'
  | 'local'
  | 'trade'
  | 'blog'
  | 'forum'
  | 'review'
  | 'encyclopedia'
  | 'register'
  | 'event'
  | 'podcast'
  | 'own'
  | 'ownblog'
  | 'wykop'
  | 'facebook'
  | 'x'
  | 'youtube';
export type Mood = 'good' | 'neutral' | 'bad';

export type Article = {
  id: string;
  on: HostClass;
  mood: Mood;
  title: string;
  body: readonly string[];
  only?: 'person' | 'brand';
  /** Event that several texts share, and the days since its beginning. */
  event?: readonly [string, number];
  /** 1–5, for reviews. */
  stars?: number;
};
