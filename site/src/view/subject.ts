/** What is typed about a watched subject, and what is sent of it. Pure. */
import { LENGTH } from '#contract/constants.ts';
import { minorSign } from '#contract/minors.ts';
import type { WatchedSubject } from '#contract/watched.ts';
import { forms } from '../text/forms.ts';
import { isWebAddress, linksOf } from './web-address.ts';

export type SubjectRelation = WatchedSubject['relation'];
/** `subjectLinks`: one address a line. */
export type SubjectValues = {
  relation: SubjectRelation;
  subjectName: string;
  subjectDescription: string;
  subjectKeywords: string;
  subjectLinks: string;
  /** Ticked when it was asked whether the person is of age. */
  adult: boolean;
};
export const SUBJECT_TEXTS = ['subjectName', 'subjectDescription', 'subjectKeywords', 'subjectLinks'] as const;
export type SubjectField = (typeof SUBJECT_TEXTS)[number];

export const NO_SUBJECT: SubjectValues = { relation: 'self', subjectName: '', subjectDescription: '', subjectKeywords: '', subjectLinks: '', adult: false };

export const subjectValues = (subject: WatchedSubject): SubjectValues => ({
  // A person watched by an order that did not say whose they are is somebody else.
  relation: subject.kind === 'person' && subject.relation === 'brand' ? 'other' : subject.kind === 'person' ? subject.relation : 'brand',
  subjectName: subject.name,
  subjectDescription: subject.description,
  subjectKeywords: subject.keywords,
  subjectLinks: subject.links.join('\n'),
  adult: false,
});

/** Words that speak of a child; the form then asks whether the person is of age. A brand has years of its own. */
export const childSignIn = ({ relation, subjectName, subjectDescription, subjectKeywords }: SubjectValues): string | null =>
  relation === 'brand' ? null : minorSign([subjectName, subjectDescription, subjectKeywords], new Date().getFullYear());

/** Field → Polish error. */
export function subjectErrors(values: SubjectValues): Partial<Record<SubjectField | 'adult', string>> {
  const errors: Partial<Record<SubjectField | 'adult', string>> = {};
  const limits = { subjectName: LENGTH.subject, subjectDescription: LENGTH.description, subjectKeywords: LENGTH.keywords };
  for (const [field, max] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const { length } = values[field].trim();
    if (length > max) errors[field] = forms.tooLong(max, length);
  }
  if (!/[\p{L}\p{N}]/u.test(values.subjectName)) errors.subjectName = forms.subject;
  const links = linksOf(values.subjectLinks);
  if (links.length > LENGTH.links) errors.subjectLinks = forms.links(LENGTH.links);
  else if (!links.every(isWebAddress)) errors.subjectLinks = forms.url;
  if (childSignIn(values) && !values.adult) errors.adult = forms.adult;
  return errors;
}

/** What the server is told of the subject. */
export const toSubject = (values: SubjectValues) => ({
  name: values.subjectName.trim(),
  kind: values.relation === 'brand' ? ('brand' as const) : ('person' as const),
  relation: values.relation,
  description: values.subjectDescription.trim(),
  keywords: values.subjectKeywords.trim(),
  links: linksOf(values.subjectLinks),
  ...(values.adult && { adult: true }),
});
