/** Kind of host on which an article is published. */
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
  | 'maps'
  | 'qa'
  | 'press'
  | 'office'
  | 'sponsored'
  | 'youtube';
export type Mood = 'good' | 'neutral' | 'bad';

export type Article = {
  id: string;
  on: HostClass;
  mood: Mood;
  title: string;
  body: readonly string[];
  only?: 'person' | 'brand';
  /** Id of an event that several articles share, and the day of the article counted from the event's start. */
  event?: readonly [string, number];
  /** Days that the event lasts, when it is an affair. */
  span?: number;
};
