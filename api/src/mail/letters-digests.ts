/** Words of the weekly digest and of the monthly report's letter. Pure. */
import { FEW_MENTIONS } from '../contract/constants.ts';
import { counted, dateLong, dateShort, integer, monthName, plural } from '../contract/format.ts';
import { sourceLabel } from '../contract/sources.ts';
import { quotedWords } from '../contract/story-words.ts';
import { type Block, button, compose, h, type Leave, type Letter, list, p, type Sender } from './compose.ts';

/** "+3", "−2", "0". */
const signed = (n: number): string => (n > 0 ? `+${integer(n)}` : n < 0 ? `−${integer(-n)}` : '0');

export type Week = {
  /** Whom the letter is about. */
  subjectName: string;
  /** First and last day of the week. */
  from: Date;
  to: Date;
  mentions: number;
  /** Difference to the week before; null if that week was not monitored. */
  change: number | null;
  positive: number;
  negative: number;
  neutral: number;
  newDomains: string[];
  opened: number;
  resolved: number;
  toRead: { title: string; domain: string; at: Date }[];
  recommendation: string | null;
};

/** 9. Weekly digest. Lines without data are left out. */
export const weeklyDigest = (sender: Sender, week: Week, leave: Leave): Letter =>
  compose(sender, {
    template: 'weekly-digest',
    subject: `Twój tydzień w sieci: ${counted(week.mentions, 'wzmianka', 'wzmianki', 'wzmianek')}`,
    preheader: `${dateShort(week.from)}–${dateShort(week.to)}. Pozytywne ${week.positive}, negatywne ${week.negative}, neutralne ${week.neutral}.`,
    leave,
    blocks: [
      p(`oto tydzień ${dateShort(week.from)}–${dateShort(week.to)}. Dotyczy: ${week.subjectName}.`),
      list(
        `Wzmianki: ${integer(week.mentions)}${week.change === null ? '' : ` (${signed(week.change)} względem poprzedniego tygodnia)`}`,
        `Wydźwięk: pozytywne ${week.positive}, negatywne ${week.negative}, neutralne ${week.neutral}`,
        ...(week.newDomains.length > 0 ? [`Nowe źródła: ${week.newDomains.join(', ')}`] : []),
        `Alerty: ${counted(week.opened, 'nowy', 'nowe', 'nowych')}, ${counted(week.resolved, 'rozwiązany', 'rozwiązane', 'rozwiązanych')}`,
      ),
      ...(week.toRead.length > 0
        ? [
            h('Warto przeczytać'),
            { kind: 'list', ordered: true, items: week.toRead.map(({ title, domain, at }) => `${quotedWords(title)} — ${domain}, ${dateShort(at)}`) } as Block,
          ]
        : []),
      ...(week.recommendation ? [p(`Jedna rzecz na ten tydzień: ${week.recommendation}`)] : []),
      button('Otwórz dashboard', `${sender.siteUrl}/dashboard`),
    ],
  });

/** 9b. A week without new mentions. `asked`: number of search sources; `unanswered`: names of those that did not answer. */
export const quietWeek = (sender: Sender, week: { subjectName: string; from: Date; to: Date; asked: number; unanswered: string[] }, leave: Leave): Letter => {
  const checked = `Sprawdziliśmy ${counted(week.asked, 'źródło', 'źródła', 'źródeł')}.`;
  return compose(sender, {
    template: 'quiet-week',
    subject: 'Spokojny tydzień: nic nowego',
    preheader: checked,
    leave,
    blocks: [
      p(
        `w tygodniu ${dateShort(week.from)}–${dateShort(week.to)} (dotyczy: ${week.subjectName}) nie pojawiła się żadna nowa wzmianka. ${checked}${week.unanswered.length > 0 ? ` Nie ${plural(week.unanswered.length, 'odpowiedziało', 'odpowiedziały', 'odpowiedziało')}: ${week.unanswered.map(sourceLabel).join(', ')}.` : ''}`,
      ),
    ],
  });
};

export type Month = {
  /** YYYY-MM. */
  month: string;
  orderId: string;
  /** Mentions of the month and of the month before; null if that one was not monitored. */
  mentions: number;
  before: number | null;
  /** Sentiment index and average of the KPIs, 0–100. `change`: against the previous report; null without one. */
  sentiment: number;
  scoring: number;
  change: {
    sentiment: number;
    scoring: number;
    /** The largest change. `certain`: larger than the uncertainty of the two figures. */
    kpi: { name: string; by: number; certain: boolean } | null;
  } | null;
  keptUntil: Date;
};

/** 10. Monthly report. */
export function monthlyReport(sender: Sender, m: Month, leave: Leave): Letter {
  const [year = '', month = ''] = m.month.split('-');
  const name = `${monthName(Number(month))} ${year}`;
  const points = (n: number | undefined): string => (n === undefined ? '' : ` (zmiana: ${signed(n)} pkt)`);
  const kpi = m.change?.kpi;
  return compose(sender, {
    template: 'monthly-report',
    subject: `Raport miesięczny: ${name}`,
    preheader: 'Co się zmieniło w Twoim wizerunku i dlaczego.',
    leave,
    blocks: [
      p(`raport za ${name} r. jest gotowy.`),
      list(
        `Wzmianki: ${integer(m.mentions)}${m.before === null ? '' : `; miesiąc wcześniej: ${integer(m.before)}`}`,
        `Wskaźnik Sentymentu: ${m.sentiment}%${points(m.change?.sentiment)}`,
        `Scoring Cyfrowy: ${m.scoring}%${points(m.change?.scoring)}`,
        ...(kpi
          ? [`Największa zmiana: ${kpi.name}, ${signed(kpi.by)} pkt${kpi.certain ? ' — więcej niż granice niepewności' : ' — w granicach niepewności'}`]
          : []),
      ),
      button('Przeczytaj raport', `${sender.siteUrl}/report/${m.orderId}`),
      p('PDF pobierzesz na tej samej stronie.'),
      ...(m.change && m.mentions < FEW_MENTIONS ? [p('W tym miesiącu wzmianek było mniej niż pięć, więc zmiany wskaźników traktuj jako orientacyjne.')] : []),
      p(`Raport przechowamy do ${dateLong(m.keptUntil)}`),
    ],
  });
}
