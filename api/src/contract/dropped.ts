/** Sentences that the gate did not let through, in words. Shared by page and PDF. */
import { counted } from './format.ts';
import type { DropReason, Report } from './report.ts';

const REASONS: Record<DropReason, string> = {
  reference: 'brak źródła',
  quote: 'cytat',
  template: 'treść zdania',
  number: 'liczba',
  date: 'data',
  name: 'o kim mowa',
  source: 'miejsce publikacji',
  words: 'słowo lub opis',
  tone: 'wydźwięk',
  speaker: 'kto mówi',
  state: 'stan sprawy',
  absence: 'czy czegoś naprawdę nie ma',
};

const reasonsOf = (droppedFor: Report['method']['droppedFor']): string => {
  const reasons = Object.entries(droppedFor)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([reason, n]) => `${REASONS[reason as DropReason]} (${n})`);
  return reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
};

/** Pages that a language model read, in words. */
const readWords = ({ name, pages }: NonNullable<Report['method']['model']>): string =>
  pages
    ? ` Model „${name}” czytał też strony, których wydźwięku reguły nie były pewne: zapytany o ${pages.asked}, jego odczyt przyjęty przy ${pages.read}, bo potwierdzają go cytaty ze strony.`
    : '';
const them = (sentences: number): string => (sentences === 1 ? 'go' : 'ich');

/** Who put the sentences together, and what a language model had to do with it. */
export function writerWords({ model }: Pick<Report['method'], 'model'>): string {
  if (!model) return 'Zdania ułożyły reguły, bez modelu językowego.';
  return `${toldWords(model)}${readWords(model)}`;
}

function toldWords(model: NonNullable<Report['method']['model']>): string {
  if (model.printed === 0) return `Zdania ułożyły reguły. Model językowy „${model.name}” nie dał zdania, które potwierdzałby cytat.`;
  const dropped =
    model.dropped > 0
      ? ` ${counted(model.dropped, 'zdanie odrzucono', 'zdania odrzucono', 'zdań odrzucono')}, bo cytat ${them(model.dropped)} nie potwierdził${reasonsOf(model.droppedFor)}.`
      : '';
  return `Zdania ułożyły reguły, a relacje ze spraw model językowy „${model.name}”: ${counted(model.printed, 'zdanie', 'zdania', 'zdań')}, każde z cytatem, który je potwierdza.${dropped}`;
}

/** What was left out of a report on a private person; it does not say of what kind, since that would tell it. */
const withheldWords = (n: number): string =>
  n > 0
    ? ` Pominęliśmy ${counted(n, 'zdanie', 'zdania', 'zdań')} ze znalezionych stron. O osobach, które nie działają publicznie, nie piszemy, co dotyczy ich zdrowia, wyznania, orientacji, pochodzenia albo poglądów; o wyrokach piszemy tylko, gdy ktoś prowadzi firmę albo opisuje go prasa.`
    : '';

/** „Odrzucono 9 zdań, których źródła nie potwierdzają: wydźwięk (5), liczba (4).” */
export function droppedWords({
  claimsDropped,
  droppedFor,
  withheld = 0,
}: Pick<Report['method'], 'claimsDropped' | 'droppedFor'> & { withheld?: number }): string {
  if (claimsDropped === 0) return `Każde zdanie tego raportu sprawdzono ponownie w zapisanych kopiach stron; żadnego nie odrzucono.${withheldWords(withheld)}`;
  return `Odrzucono ${counted(claimsDropped, 'zdanie', 'zdania', 'zdań')}, bo przy ponownym sprawdzeniu źródła ${them(claimsDropped)} nie potwierdziły${reasonsOf(droppedFor)}.${withheldWords(withheld)}`;
}
