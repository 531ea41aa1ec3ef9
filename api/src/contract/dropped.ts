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

/** „Odrzucono 9 zdań, których źródła nie potwierdzają: wydźwięk (5), liczba (4).” */
export function droppedWords({ claimsDropped, droppedFor }: Pick<Report['method'], 'claimsDropped' | 'droppedFor'>): string {
  if (claimsDropped === 0) return 'Każde zdanie tego raportu sprawdzono ponownie w zapisanych kopiach stron; żadnego nie odrzucono.';
  const reasons = Object.entries(droppedFor)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([reason, n]) => `${REASONS[reason as DropReason]} (${n})`);
  const what = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
  return `Odrzucono ${counted(claimsDropped, 'zdanie', 'zdania', 'zdań')}, bo przy ponownym sprawdzeniu źródła ich nie potwierdziły${what}.`;
}
