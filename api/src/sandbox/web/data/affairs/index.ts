import type { Article } from '../articles/type.ts';
import { CARS } from './cars.ts';
import { BUILDING, CRAFTS } from './crafts.ts';
import { CULTURE } from './culture.ts';
import { FOOD } from './food.ts';
import { GENERIC } from './generic.ts';
import { HEALTH } from './health.ts';
import { IT } from './it.ts';
import { LAW } from './law.ts';
import { OFFICE } from './office.ts';
import { SCHOOL } from './school.ts';
import { SHOP } from './shop.ts';
import type { Affair, Trade } from './type.ts';

export type { Affair, Trade } from './type.ts';
export const TRADES: readonly Trade[] = [CARS, FOOD, HEALTH, BUILDING, CRAFTS, LAW, IT, CULTURE, SHOP, SCHOOL, OFFICE, GENERIC];

/** The pages of an affair as articles; their ids are the affair's with a number. */
export const articlesOfAffair = (affair: Affair): Article[] =>
  affair.pages.map(([on, day, mood, title, ...body], i) => ({
    id: `${affair.id}-${i + 1}`,
    on,
    mood,
    title,
    body,
    event: [affair.id, day],
    span: Math.max(...affair.pages.map(([, at]) => at)),
  }));
