import { BRANDS } from './brands.ts';
import { PEOPLE_1 } from './people-1.ts';
import { PEOPLE_2 } from './people-2.ts';
import type { Field } from './type.ts';

export type { Field } from './type.ts';
export const PERSON_FIELDS: readonly Field[] = [...PEOPLE_1, ...PEOPLE_2];
export const BRAND_FIELDS: readonly Field[] = BRANDS;
export const GENERIC_PERSON = PERSON_FIELDS.at(-1) as Field;
export const GENERIC_BRAND = BRAND_FIELDS.at(-1) as Field;
