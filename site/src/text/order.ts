/** Copy of /raport-wizerunku. */
import { COMPANY } from '#contract/company.ts';
import { CONSENT_MARKETING, CONSENT_START_NOW, CONSENT_TERMS } from '#contract/consents.ts';
import { GUARANTEE, PRICE_GROSZE, RETENTION, USUAL_TIME } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import { lowestWords } from '#contract/prices.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const months = (n: number) => counted(n, 'miesiąc', 'miesiące', 'miesięcy');

export const order = typeset({
  title: 'Raport wizerunku w internecie',
  lead: 'Dowiedz się, co widzi ktoś, kto wpisuje Twoje nazwisko lub nazwę marki — i co możesz z tym zrobić.',
  aside: 'Najważniejsze informacje o zamówieniu',
  priceOf: `Raport wizerunku, jednorazowo, cena brutto${lowestWords() && `.${lowestWords()}`}`,
  price: money(PRICE_GROSZE, true),
  facts: [
    { term: 'Dostawa', value: `${GUARANTEE.deliveryHours} h` },
    { term: 'Zwykle', value: USUAL_TIME },
    { term: 'Forma', value: 'strona i PDF' },
    { term: 'Podatek', value: 'w cenie' },
    { term: 'Sprzedawca', value: COMPANY.name },
    { term: 'Telefon', value: COMPANY.phone },
  ],
  features: {
    title: 'Co dostajesz',
    list: [
      `Co najmniej ${GUARANTEE.minSources} przeszukanych źródeł: wyszukiwarki, media, profile, rejestry`,
      'Wydźwięk wzmianek z cytatami, które możesz sprawdzić',
      'Dziesięć wskaźników z wyjaśnieniem, co je podniesie',
      'Ryzyka z dowodami za i przeciw',
      'Plan działań na 30 dni',
      'Raport na stronie i w PDF-ie',
    ],
  },
  steps: {
    title: 'Jak to działa',
    list: [
      { title: 'Wypełniasz formularz', text: 'To około 3 minut.' },
      { title: `Płacisz ${money(PRICE_GROSZE, true)}`, text: 'Kartą, BLIK-iem albo przez Przelewy24.' },
      { title: 'Śledzisz postęp', text: `Analiza trwa zwykle ${USUAL_TIME}.` },
      { title: 'Czytasz raport', text: 'Na stronie i w PDF-ie.' },
    ],
  },
  guarantee: {
    title: 'Gwarancja jakości',
    list: [
      { mark: String(GUARANTEE.minSources), text: `minimum ${GUARANTEE.minSources} źródeł` },
      { mark: 'AI', text: 'analiza, w której każdy fakt ma źródło' },
      { mark: `${GUARANTEE.deliveryHours} h`, text: `raport w ciągu ${GUARANTEE.deliveryHours} godzin` },
      { mark: '100%', text: 'zwrotu, jeśli raport Cię nie zadowoli' },
    ],
    note: `Jeśli źródeł będzie mniej niż ${GUARANTEE.minSources} albo raport nie powstanie w ${GUARANTEE.deliveryHours} godziny, zwrot zlecimy sami, automatycznie. W każdym innym przypadku wystarczy jedna wiadomość w ciągu ${GUARANTEE.claimDays} dni od otrzymania raportu.`,
  },
  form: {
    buyer: 'Twoje dane',
    more: 'Słowa kluczowe i adresy (opcjonalnie)',
    buyerHelp: 'Na ten adres wyślemy potwierdzenie, dane logowania i link do raportu.',
    firstName: { label: 'Imię', placeholder: 'Anna' },
    lastName: { label: 'Nazwisko', placeholder: 'Kowalska' },
    email: { label: 'E-mail', placeholder: 'anna@example.com' },
    phone: { label: 'Telefon', placeholder: '600 000 000', hint: 'Tylko na wypadek kłopotu, którego nie wyjaśnimy e-mailem.' },
    subject: 'Kogo szukamy',
    subjectName: {
      label: 'Imię i nazwisko albo nazwa marki',
      placeholder: 'Anna Kowalska',
      hint: 'Wpisz tak, jak inni szukają: bez tytułów i skrótów.',
    },
    description: {
      label: 'Krótki opis',
      placeholder: 'Architektka z Lublina, pracownia Forma, wykłada na politechnice',
      hint: 'Najbardziej pomagają zawód i miasto; potem firma i wcześniejsze nazwisko. Po tym odróżnimy tę osobę od imienników. Nie wpisuj informacji o zdrowiu, poglądach ani innych danych wrażliwych.',
      hintBrand: 'Najbardziej pomagają branża i miasto; potem ulica, właściciel i rok założenia. Po tym odróżnimy tę firmę od innych o podobnej nazwie.',
      oneWord: 'Jedno słowo rzadko wystarcza, żeby odróżnić imienników. Dopisz miasto albo zawód.',
      oneWordBrand: 'Jedno słowo rzadko wystarcza, żeby odróżnić firmy o podobnej nazwie. Dopisz miasto albo branżę.',
    },
    keywords: {
      label: 'Słowa kluczowe',
      placeholder: 'architektka, Lublin, pracownia Forma',
      hint: 'Do 10 słów lub wyrażeń, oddzielonych przecinkami.',
    },
    links: { label: 'Znane profile i strony', placeholder: 'https://', hint: 'Po jednym adresie w wierszu. Pomogą rozpoznać właściwą osobę.' },
    relation: {
      legend: 'Kogo dotyczy raport?',
      options: [
        { value: 'self', label: 'Mnie' },
        { value: 'represented', label: 'Osoby, w której imieniu działam' },
        {
          value: 'other',
          label: 'Innej osoby',
          note: 'Ta osoba ma prawo wiedzieć, że przetwarzamy jej dane, i może zgłosić sprzeciw. Raportów o dzieciach nie sporządzamy.',
        },
        { value: 'brand', label: 'Marki, firmy lub organizacji' },
      ],
    },
    purpose: {
      label: 'Po co Ci ten raport?',
      placeholder: 'Wybierz',
      options: [
        { value: 'own_image', label: 'Dbam o własny wizerunek' },
        { value: 'prepare', label: 'Przygotowuję się do rozmowy lub wystąpienia' },
        { value: 'partner', label: 'Sprawdzam partnera biznesowego' },
        { value: 'represent', label: 'Reprezentuję tę osobę lub markę' },
        { value: 'protect', label: 'Chronię się przed naruszeniem moich praw' },
        { value: 'other', label: 'Inny powód' },
      ],
    },
    purposeText: { label: 'Jaki?', placeholder: 'Napisz w jednym zdaniu' },
    invoice: 'Faktura',
    wantsInvoice: 'Potrzebuję faktury na firmę',
    nip: { label: 'NIP', placeholder: '0000000000' },
    company: {
      looking: 'Szukamy firmy w wykazie podatników VAT…',
      unknown: 'Tego NIP-u nie ma w wykazie podatników VAT. Wpisz dane firmy ręcznie.',
      found: 'Dane firmy pochodzą z wykazu podatników VAT. Sprawdź je i popraw, jeśli trzeba.',
    },
    companyName: { label: 'Nazwa firmy' },
    companyAddress: { label: 'Adres firmy', placeholder: 'Ulica i numer, kod pocztowy, miejscowość' },
  },
  legal: {
    title: 'Co zamawiasz',
    what: (subject: string) => `Raport wizerunku: ${subject}`,
    whatEmpty: 'Raport wizerunku osoby lub marki',
    price: ['Do zapłaty razem: ', money(PRICE_GROSZE), ` brutto, jednorazowo. Żadnych innych opłat.${lowestWords()}`],
    time: `Dostarczymy go w ciągu ${GUARANTEE.deliveryHours} godzin od potwierdzenia płatności: na stronie zamówienia i w PDF-ie.`,
    seller: `Sprzedawca: ${COMPANY.name}, ${COMPANY.address}, NIP ${COMPANY.nip}. Telefon ${COMPANY.phone}, e-mail ${COMPANY.email}.`,
    retention: `Raport przechowamy ${months(RETENTION.reportMonths)}, kopie źródeł ${months(RETENTION.sourcesMonths)}. Na Twoją prośbę usuniemy je wcześniej.`,
    terms: CONSENT_TERMS,
    startNow: CONSENT_START_NOW,
    startNowHelp: `Dzięki tej zgodzie zaczniemy od razu po płatności. Dopóki raport nie jest dostarczony, możesz odstąpić i dostać zwrot całej kwoty. Późniejszego rozpoczęcia nie oferujemy. Gwarancja 100% zwrotu działa niezależnie od tej zgody.`,
    marketing: `${CONSENT_MARKETING} (opcjonalnie)`,
    privacy: [
      `Administratorem danych jest ${COMPANY.name.replace(/\.$/, '')}. Przetwarzamy je, żeby wykonać zamówienie. Szczegóły i Twoje prawa: `,
      'Polityka prywatności',
      '.',
    ],
  },
  submit: 'Zamawiam z obowiązkiem zapłaty',
  submitting: 'Zapisujemy zamówienie…',
  after: 'Za chwilę przejdziesz do płatności.',
});

/** Fixed by the specification, except the first, which is ours. */
export const orderToasts = {
  redirect: { style: 'info', title: 'Zamówienie zapisane', text: 'Przechodzimy do płatności…' },
  incomplete: { style: 'error', title: ERROR_TITLE, text: 'Proszę wypełnić wszystkie wymagane pola' },
  failed: (message: string) => ({ style: 'error' as const, title: 'Błąd tworzenia zamówienia', text: message }),
  noCheckout: { style: 'error', title: ERROR_TITLE, text: 'Nie można przygotować płatności. Spróbuj ponownie.' },
} as const;
