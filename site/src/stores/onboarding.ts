/** The onboarding form: whom to watch, and what distinguishes them from namesakes. Typed values survive a reload of the tab. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import { STORED } from '#contract/browser-storage.ts';
import { LENGTH } from '#contract/constants.ts';
import type { Onboarding } from '#contract/profile.ts';
import { client, request } from '../lib/api.ts';
import { readInTab, storeInTab, takeFromTab } from '../lib/storage.ts';
import { forms } from '../text/forms.ts';
import { onboardingToasts, onboarding as t } from '../text/onboarding.ts';
import { NO_SUBJECT, SUBJECT_TEXTS, type SubjectValues, subjectErrors, subjectValues, toSubject } from '../view/subject.ts';
import { isWebAddress, withScheme } from '../view/web-address.ts';
import { createForm } from './form.ts';
import { refetchUser } from './session.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';
import { subjects } from './watched-subjects.ts';

/** A row of the form; `name` is the platform of a profile or the title of a page. */
export type Row = { id: number; name: string; url: string };
export type RowList = 'socialProfiles' | 'externalLinks';
const RELATIONS = ['self', 'represented', 'other', 'brand'] as const;
const TEXTS = ['position', 'company', 'description', 'knownFor'] as const;
export type TextField = (typeof TEXTS)[number];
type Values = Record<TextField, string> & Record<RowList, Row[]> & SubjectValues;
/** Id of a control (a field's name, or `fieldOf` a row) → Polish error. */
type Errors = Record<string, string>;

const LIMITS: Record<TextField, number> = {
  position: LENGTH.company,
  company: LENGTH.company,
  description: LENGTH.description,
  knownFor: LENGTH.description,
};
const NAME_LIMIT: Record<RowList, number> = { socialProfiles: LENGTH.name, externalLinks: LENGTH.subject };
const LISTS = ['socialProfiles', 'externalLinks'] as const;

/** Id of a row's control. */
export const fieldOf = (list: RowList, row: Row, part: 'name' | 'url'): string => `${list}-${row.id}-${part}`;

let ids = 0;
const newRow = (name = '', url = ''): Row => {
  ids += 1;
  return { id: ids, name, url };
};

const isBlank = (row: Row) => row.name.trim() === '' && row.url.trim() === '';

function validate(values: Values): Errors {
  // Until the subject is loaded, it is confirmed as it is.
  const errors: Errors = known ? subjectErrors(values) : {};
  const tooLong = (field: string, text: string, max: number) => {
    if (text.trim().length > max) errors[field] = forms.tooLong(max, text.trim().length);
  };
  for (const field of TEXTS) tooLong(field, values[field], LIMITS[field]);
  for (const list of LISTS)
    for (const row of values[list]) {
      if (isBlank(row)) continue;
      tooLong(fieldOf(list, row, 'name'), row.name, NAME_LIMIT[list]);
      const url = row.url.trim();
      if (!url) errors[fieldOf(list, row, 'url')] = t.urlEmpty;
      else if (!isWebAddress(withScheme(url))) errors[fieldOf(list, row, 'url')] = forms.url;
    }
  return errors;
}

/** Non-empty rows, trimmed; an empty name becomes the host of the address. */
const filledRows = (rows: Row[]) =>
  rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const url = withScheme(row.url.trim());
      return { name: row.name.trim() || new URL(url).hostname.replace(/^www\./, ''), url };
    });

function toOnboarding(values: Values): Onboarding {
  return {
    position: values.position.trim(),
    company: values.company.trim(),
    description: values.description.trim(),
    knownFor: values.knownFor.trim(),
    socialProfiles: filledRows(values.socialProfiles).map(({ name, url }) => ({ platform: name, url })),
    externalLinks: filledRows(values.externalLinks).map(({ name, url }) => ({ title: name, url })),
    hasCompletedOnboarding: true,
    ...(known && { subject: toSubject(values) }),
  };
}

const DRAFT = STORED.onboarding.name;
const LATER = STORED.onboardingLater.name;

/** True if the user has postponed the form in this tab. */
export const $later = atom(false);
/** True once the form is saved: the page then shows the dashboard. */
export const $saved = atom(false);

export const onboardingForm = createForm<Values>({
  initial: { ...NO_SUBJECT, position: '', company: '', description: '', knownFor: '', socialProfiles: [], externalLinks: [] },
  validate: validate as (values: Values) => Errors & Record<never, never>,
  async send(values) {
    await request(client.api.user.onboarding.$patch({ json: toOnboarding(values) }));
    takeFromTab(DRAFT);
    owner = null;
    void subjects.refresh();
    showToast({ style: 'ok', ...onboardingToasts.done });
    $saved.set(true);
    await refetchUser();
  },
  onFailure: (error) => {
    if (!sessionEnded(error)) showToast({ style: 'error', ...onboardingToasts.failed });
  },
});

/** Whether the form says whom to watch. */
let known = false;
/** Id of the user whose form is open; drafts are stored only then. */
let owner: string | null = null;
onboardingForm.$values.listen((values) => {
  if (owner) storeInTab(DRAFT, JSON.stringify({ user: owner, values }));
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** The user's draft stored in this tab; values of unexpected types are dropped. */
function draftOf(user: string): Partial<Values> {
  try {
    const kept = JSON.parse(readInTab(DRAFT) ?? 'null') as { user: string; values: Record<string, unknown> } | null;
    if (kept?.user !== user) return {};
    const texts = [...TEXTS, ...SUBJECT_TEXTS].filter((field) => isText(kept.values[field])).map((field) => [field, kept.values[field]]);
    const relation = RELATIONS.find((each) => each === kept.values.relation);
    const lists = LISTS.map((list) => [
      list,
      (kept.values[list] as Row[]).filter((row) => isText(row.name) && isText(row.url)).map((row) => newRow(row.name, row.url)),
    ]);
    return { ...Object.fromEntries([...texts, ...lists]), ...(relation && { relation }) } as Partial<Values>;
  } catch {
    return {};
  }
}

/** Fills the form with this tab's draft or else the stored profile. Empty lists get one empty row. */
export function openOnboarding(user: CurrentUser): void {
  $later.set(readInTab(LATER) === user.id);
  $saved.set(false);
  if (owner === user.id) return;
  const draft = draftOf(user.id);
  const values: Values = {
    ...NO_SUBJECT,
    position: user.position,
    company: user.company,
    description: user.description,
    knownFor: user.knownFor,
    socialProfiles: user.socialProfiles.map(({ platform, url }) => newRow(platform, url)),
    externalLinks: user.externalLinks.map(({ title, url }) => newRow(title, url)),
    ...draft,
  };
  for (const list of LISTS) if (values[list].length === 0) values[list] = [newRow()];
  known = values.subjectName !== '';
  onboardingForm.$values.set(values);
  owner = user.id;
  if (!known) void seedSubject(user.id);
}

/** Fills in the subject as the orders name it, or as it was confirmed. */
async function seedSubject(user: string): Promise<void> {
  await subjects.ensure();
  const loaded = subjects.$value.get();
  const subject = loaded.state === 'ready' ? loaded.data.subjects[0] : undefined;
  if (!subject || owner !== user || known) return;
  known = true;
  onboardingForm.$values.set({ ...onboardingForm.$values.get(), ...subjectValues(subject) });
}

/** „Wypełnię później”: shows the dashboard instead of the form. */
export function postponeOnboarding(user: CurrentUser): void {
  storeInTab(LATER, user.id);
  $later.set(true);
}

/** Shows the form again. */
export function resumeOnboarding(): void {
  takeFromTab(LATER);
  $later.set(false);
}

/** Adds a row and returns it; null if the maximum is reached. */
export function addRow(list: RowList): Row | null {
  const rows = onboardingForm.$values.get()[list];
  if (rows.length >= LENGTH.links) return null;
  const row = newRow();
  onboardingForm.set(list, [...rows, row]);
  return row;
}

export function removeRow(list: RowList, id: number): void {
  onboardingForm.set(
    list,
    onboardingForm.$values.get()[list].filter((row) => row.id !== id),
  );
}

export function changeRow(list: RowList, id: number, change: Partial<Omit<Row, 'id'>>): void {
  onboardingForm.set(
    list,
    onboardingForm.$values.get()[list].map((row) => (row.id === id ? { ...row, ...change } : row)),
  );
}

/** Ids of the form's controls in their order, for the error summary. */
export const fieldsOf = (values: Values): string[] => [
  ...SUBJECT_TEXTS,
  ...TEXTS,
  ...LISTS.flatMap((list) => values[list].flatMap((row) => [fieldOf(list, row, 'name'), fieldOf(list, row, 'url')])),
];
