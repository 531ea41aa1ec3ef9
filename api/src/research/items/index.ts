/** Reviews, posts, questions and answers of a page. */
export { isDateLine } from './patterns.ts';
export { placeItems } from './place.ts';
export { readItems, readPlainItems, type Voices } from './read.ts';
export { ratingsOf } from './stars.ts';
