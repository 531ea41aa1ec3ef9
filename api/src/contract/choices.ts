/** Values to choose from. Kept apart from the schemas, so that a page that needs them does not load the schema library. */

/** Towards the subject. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

/** Of a whole page towards the subject. `mixed`: it speaks for and against it. */
export const DOCUMENT_TONES = [...SENTIMENTS, 'mixed'] as const;

/** Of a risk, the lightest first. */
export const RISK_LEVELS = ['low', 'medium', 'high', 'critical'] as const;

/** What the reader may filter sources by. */
export const CHANNELS = ['media', 'blogs', 'social', 'other'] as const;

/** Days that the list of mentions may be narrowed to. */
export const MENTION_PERIODS = [7, 30, 90] as const;

/** Days that the time chart may show. */
export const CHART_DAYS = [30, 90, 180] as const;

/** The ten switches of /settings, in the order of the page. */
export const FLAGS = [
  'emailAlerts',
  'pushNotifications',
  'redAlertNotifications',
  'weeklyReports',
  'dailyMonitoring',
  'realTimeMonitoring',
  'publicDataOnly',
  'socialMediaScanning',
  'newsMonitoring',
  'blogMonitoring',
] as const;

/** What one may wait for, as the addresses of the site name it, and what it is called. */
export const WAITING_SERVICES = ['przyszlosc', 'red-alert', 'content-strategy'] as const;
export type WaitingService = (typeof WAITING_SERVICES)[number];
export const WAITING_NAMES: Record<WaitingService, string> = {
  przyszlosc: 'Twoja Przyszłość',
  'red-alert': 'Red Alert',
  'content-strategy': 'Content Strategy & Curation',
};

/** Parts of the analysis. */
export const PRESENCE_BLOCKS = ['socialMedia', 'websiteSeo', 'mediaCoverage', 'contentPerformance', 'audienceAnalysis'] as const;
export const COMMERCIAL_BLOCKS = ['marketValue', 'partnershipPotential', 'competitivePositioning'] as const;
export const REPUTATION_BLOCKS = ['sentimentAnalysis', 'riskFactors', 'crisisReadiness'] as const;

/** Text of an invoice's line, before the order's number. It leaves out the subject of the report on purpose. */
export const INVOICE_ITEM = 'Raport wizerunku, zamówienie';
/**
 * How far an order's documents are: no invoice yet; invoice issued; issued, and its payment has gone back since; that one
 * corrected; the payment went back before there was an invoice, so that nothing waits.
 */
export type InvoiceState = 'to_issue' | 'issued' | 'to_correct' | 'corrected' | 'refunded';
export const INVOICE_STATE_WORDS: Record<InvoiceState, string> = {
  to_issue: 'do wystawienia',
  issued: 'wystawiona',
  to_correct: 'do skorygowania',
  corrected: 'skorygowana',
  refunded: 'zwrot przed fakturą',
};
/** Head row of the file for the accountant. */
export const INVOICE_COLUMNS = [
  'Stan',
  'Data płatności',
  'Data zwrotu',
  'Numer faktury',
  'Numer korekty',
  'Nabywca',
  'NIP',
  'Adres',
  'E-mail',
  'Pozycja',
  'Netto',
  'Stawka VAT',
  'VAT',
  'Brutto',
  'Waluta',
  'Zamówienie',
] as const;

/** Columns of the provider's payouts for the accountant. */
export const PAYOUT_COLUMNS = [
  'Wypłata',
  'Data wypłaty',
  'Data operacji',
  'Operacja',
  'Kwota',
  'Opłata',
  'Netto',
  'Waluta',
  'Metoda płatności',
  'Zamówienie',
  'Numer faktury lub korekty',
  'Numer u operatora',
] as const;
/** Words for the provider's reporting categories; others stand as they are. */
export const PAYOUT_LINE_WORDS: Readonly<Record<string, string>> = {
  charge: 'płatność',
  refund: 'zwrot',
  refund_failure: 'zwrot odesłany przez bank',
  dispute: 'spór: kwota zabrana',
  dispute_reversal: 'spór: kwota oddana',
  fee: 'opłata operatora',
};

/** Files that a table may be taken away as. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What a webhook may be told of. */
export const WEBHOOK_TOPICS = ['alerts', 'mentions', 'reports'] as const;
