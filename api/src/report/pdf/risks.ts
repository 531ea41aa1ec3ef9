/** Risks by level and reach, then for, against and what is not known; accusations with their end. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { isUnsure, laterPages, partedCharges, refsOf, riskSides, UNJUDGED_LEAD, UNJUDGED_TITLE } from '../../contract/charged.ts';
import { RISK_LEVELS } from '../../contract/choices.ts';
import { counted, dateShort, estimate, integer, plural } from '../../contract/format.ts';
import { risksHeading } from '../../contract/headings.ts';
import type { Accusation, Claim, Evidence, Report, Risk, RiskLevel } from '../../contract/report.ts';
import { quotedWords } from '../../contract/story-words.ts';
import { type Margin, paragraph, part, quiet, sheet, wholePart } from './parts.ts';
import { outdated } from './quoted.ts';
import { COLOR, PAIR_GAP, SIZE, TEXT_WIDTH } from './styles.ts';
import { type Mark, markOf, rowOfSigns, sign } from './svg.ts';
import { type Context, cite, claimText, clean, MAX, say } from './text.ts';
import { ACCUSATIONS, LEADS, NO_DATE, RISK_LEVEL, RISK_SIDES, TITLES } from './words.ts';

const HALF = (TEXT_WIDTH - PAIR_GAP) / 2;
/** Page views a month from which a risk stands in the next column. */
const REACH = [5_000, 10_000];
const COLUMNS = ['do 5 tys.', '5–10 tys.', 'ponad 10 tys.'];
const LEVELS: RiskLevel[] = ['critical', 'high', 'medium', 'low'];
const HOT: Record<RiskLevel, number> = { critical: 1, high: 2, medium: 3, low: 3 };

/** A risk of saying nothing rests on no source and has no reach. */
const isRested = (risk: Risk): boolean => refsOf(risk.for).length + refsOf(risk.against).length > 0;

const reachOf = (risk: Risk, { byNumber }: Context): number => refsOf(risk.for).reduce((sum, n) => sum + (byNumber.get(n)?.reach.value ?? 0), 0);

/** A table: levels down, reach across, each risk by its number. */
function matrix(risks: Risk[], ctx: Context): Content {
  const placed = risks.map((risk) => (isRested(risk) ? columnOf(reachOf(risk, ctx)) : null));
  const cell = (level: RiskLevel, column: number): TableCell => {
    const here = risks.flatMap((risk, i) => (risk.level === level && placed[i] === column ? [`${i + 1}. ${risk.name}`] : []));
    return { text: say(here.join('\n'), 140), style: 'small', color: COLOR.ink, ...(column >= HOT[level] ? { fillColor: '#f3eee3' } : {}) };
  };
  return {
    layout: 'matrix',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [62, '*', '*', '*'],
      heights: (row) => (row === 0 ? 10 : 17),
      body: [
        [{ text: 'Poziom', style: 'th' }, ...COLUMNS.map((text): TableCell => ({ text, style: 'th' }))],
        ...LEVELS.map((level): TableCell[] => [{ text: RISK_LEVEL[level], style: 'th' }, ...COLUMNS.map((_, i) => cell(level, i))]),
      ],
    },
  };
}

const columnOf = (reach: number): number => REACH.filter((from) => reach > from).length;

/** The column already says „Za”, „Przeciw”, „Czego nie wiemy”. */
function withoutLabel(claim: Claim): Claim {
  const text = claim.text.replace(/^(Za|Przeciw|Czego nie wiemy):\s*/, '');
  return { ...claim, text: text.charAt(0).toLocaleUpperCase('pl') + text.slice(1) };
}

/** Sentences with their sources; a quote that no sentence holds stands under its own, once in the report. */
const listOf = (claims: Claim[], none: Content[], ctx: Context): Content[] =>
  claims.length === 0
    ? [{ text: none, style: 'side' }]
    : claims.flatMap((claim): Content[] => [
        { text: claimText(withoutLabel(claim), ctx, { fontSize: SIZE.side }, 4), fontSize: SIZE.side, lineHeight: 1.02, margin: [0, 0, 0, 3] },
        ...quotesOf(claim, ctx),
      ]);

const QUOTE = 190;
const holds = (text: string, quote: string): boolean => text.includes(quote.replace(/[\s.…!?]+$/, ''));

function quotesOf(claim: Claim, ctx: Context): Content[] {
  const quote = claim.quotes.find(({ n, text }) => text.trim() !== '' && ctx.byNumber.has(n) && !ctx.shown.has(`${n} ${text}`) && !holds(claim.text, text));
  const item = quote && ctx.byNumber.get(quote.n);
  if (!quote || !item) return [];
  ctx.shown.add(`${quote.n} ${quote.text}`);
  const where = `${clean(item.domain, MAX.line)}, ${item.publishedAt ? dateShort(item.publishedAt) : NO_DATE}`;
  return [
    {
      columnGap: 5,
      margin: [0, 0, 0, 5],
      columns: [
        sign(markOf(item), 1),
        {
          width: '*',
          text: [
            { text: say(quotedWords(quote.text), QUOTE), style: 'quote', fontSize: 9.8 },
            { text: ` ${where}\u00a0`, style: 'small' },
            ...cite([quote.n], ctx, SIZE.small),
            ...outdated(quote.n, ctx),
          ],
        },
      ],
    },
  ];
}

/** Rules may overlook an answer: nothing is said to be missing, and later pages of the matter are named. */
function noneAgainst(risk: Risk, ctx: Context): Content[] {
  const later = laterPages(risk, ctx.report);
  return [RISK_SIDES.noneAgainst, ...(later.length > 0 ? [` ${RISK_SIDES.later} `, ...cite(later, ctx, SIZE.small)] : [])];
}

function riskBlock(risk: Risk, i: number, ctx: Context): Content[] {
  // As on the page: what is for it hangs under the line, what is against it stands on it.
  const { charging, defending } = riskSides(risk, ctx.report.evidence);
  const pro = charging.map((): Mark => ({ tone: 'negative' }));
  const contra = defending.map((): Mark => ({ tone: 'positive' }));
  const reach = reachOf(risk, ctx);
  // Of one text the same number that its sentence says.
  const about = charging.length > 1 ? estimate(reach) : Number(reach.toPrecision(1));
  const seen = reach > 0 ? `; ${charging.length > 1 ? 'razem ' : ''}ok. ${integer(about)} odsłon w miesiącu` : '';
  const counts = isRested(risk) ? `; za tym ryzykiem ${counted(pro.length, 'źródło', 'źródła', 'źródeł')}, przeciw niemu ${contra.length}` : '';
  const words = `ryzyko ${RISK_LEVEL[risk.level]}${counts}${seen}`;
  const table: Content = {
    layout: 'plain',
    table: {
      widths: [HALF, PAIR_GAP, HALF],
      body: [
        [
          { stack: [{ text: 'Za', style: 'h4', margin: [0, 0, 0, 3] as Margin }, ...listOf(risk.for, [RISK_SIDES.noneFor], ctx)] },
          '',
          {
            stack: [{ text: 'Przeciw', style: 'h4', margin: [0, 0, 0, 3] as Margin }, ...listOf(risk.against, noneAgainst(risk, ctx), ctx)],
          },
        ],
      ],
    },
  };
  const top: Content = {
    columnGap: 12,
    margin: [0, 1, 0, 8],
    columns: [
      ...(pro.length + contra.length > 0 ? [{ width: 'auto', stack: [rowOfSigns([...pro, ...contra], 260)] }] : []),
      { width: '*', text: say(words), style: 'side', color: COLOR.ink, margin: [0, 6, 0, 0] as Margin },
    ],
  };
  const unknown = risk.unknown.map(
    (claim): Content => ({
      text: [
        { text: 'Czego nie wiemy: ', bold: true },
        ...claimText({ ...withoutLabel(claim), text: lowered(withoutLabel(claim).text) }, ctx, { fontSize: SIZE.side }, 3),
      ],
      fontSize: SIZE.side,
      margin: [0, 3, 0, 0],
    }),
  );
  return wholePart(`${i + 1}. ${say(risk.name, MAX.title)}`, top, [table, ...unknown], i === 0 ? 20 : 18);
}

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1);

/** Why charges are no risks of their own: said only where it is so of every one that is printed. */
const UNWEIGHED = ' Nie ważymy ich jako osobnych ryzyk, bo nie wiążą się z nazwą dość pewnie albo mają już zakończenie.';

export function risks(ctx: Context): Content[] {
  const { report } = ctx;
  const n = report.coverage.totals.sources;
  const none =
    n > 0
      ? report.accusations.length > 0
        ? `Zarzuty, które padają w źródłach, stoją niżej, słowo w słowo.${report.accusations.every(({ loose, end }) => loose || end) ? UNWEIGHED : ''}`
        : `W ${n === 1 ? 'jedynym źródle' : `${n} sprawdzonych źródłach`} nie znaleziono treści, którą oceniono by jako poważne ryzyko. To opis stanu na dzień analizy, nie gwarancja.`
      : 'Za mało danych, żeby mówić o ryzykach.';
  const mapped = report.risks.some(isRested);
  const top = mapped ? [matrix(report.risks, ctx)] : report.risks.length > 0 ? [] : [quiet(none)];
  const lead = mapped ? [LEADS.risks, ...(isLifted(report) ? [overall(report)] : [])].join(' ') : overall(report);
  return [
    sheet('risks', TITLES.risks, risksHeading(report), lead, top, mapped ? 190 : 110),
    ...report.risks.flatMap((risk, i) => riskBlock(risk, i, ctx)),
    ...accusations(ctx),
    ...readiness(report),
  ];
}

/** The level of the whole; a charge may lift it above that of every risk. */
const isLifted = ({ riskLevel, risks: found }: Report): boolean =>
  found.length > 0 && found.every(({ level }) => RISK_LEVELS.indexOf(level) < RISK_LEVELS.indexOf(riskLevel));

function overall(report: Report): string {
  return `Ogólnie ryzyko jest ${RISK_LEVEL[report.riskLevel]}${isLifted(report) ? ': podnosi je to, co zarzucają źródła niżej' : ''}.`;
}

function accusations(ctx: Context): Content[] {
  const { told, unjudged } = partedCharges(ctx.report.accusations);
  const lines = (charges: Accusation[]) =>
    charges.map((one): Content => ({ text: claimText(one, ctx, { fontSize: SIZE.side }, 4), fontSize: SIZE.side, lineHeight: 1.04, margin: [0, 0, 0, 5] }));
  const [first, ...rest] = lines(told);
  return [...(first ? part(ACCUSATIONS, first, rest) : []), ...(unjudged.length > 0 ? part(UNJUDGED_TITLE, quiet(UNJUDGED_LEAD), lines(unjudged)) : [])];
}

/** Critical texts as squares, and how many places of the first screen could answer them. */
function readiness(report: Report): Content[] {
  const isCritical = ({ own, sentiment }: Evidence) => !own && (sentiment?.label === 'negative' || sentiment?.label === 'mixed');
  const critical = report.evidence.filter((item) => isCritical(item) && !isUnsure(item));
  if (critical.length === 0) return [];
  const places = report.evidence.filter(({ own, rank }) => own && rank !== null && rank <= 10).length;
  const from =
    places > 0
      ? `Jest skąd odpowiadać: ${counted(places, 'miejsce', 'miejsca', 'miejsc')} pierwszego ekranu ${plural(places, 'jest własne', 'są własne', 'jest własnych')}.`
      : 'Na pierwszym ekranie nie ma własnego miejsca, z którego można odpowiedzieć.';
  const words = `${counted(critical.length, 'tekst krytyczny lub mieszany', 'teksty krytyczne lub mieszane', 'tekstów krytycznych lub mieszanych')}. ${from}`;
  return part('Gotowość na kryzys', {
    columnGap: 12,
    columns: [{ width: 'auto', stack: [rowOfSigns(critical.map(markOf), 260)] }, { width: '*', ...(paragraph(words) as object) } as never],
  });
}
