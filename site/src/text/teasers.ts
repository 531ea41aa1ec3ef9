/** Copy of /content-strategy and /red-alert. */
import { CONTENT_STRATEGY, RED_ALERT } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const [fewest, most] = CONTENT_STRATEGY.sources;
const { basic, pro, promo } = RED_ALERT;
const upTo = (n: number) => `do ${n} ${n === 1 ? 'słowa kluczowego' : 'słów kluczowych'}`;

export const teasers = typeset({
  badge: 'Wkrótce',
  planned: 'Planowany start:',
});

export const contentStrategy = typeset({
  title: 'Content Strategy & Curation',
  lead: 'Plan, który zaczyna się od tego, jak widać Cię dziś, a kończy na tym, co opublikujesz w czwartek.',
  target: '6 grudnia 2025',
  after: {
    title: 'Termin minął, a my jeszcze nie skończyliśmy',
    text: 'Wolimy się spóźnić, niż wydać coś połowicznego. Zapisz się, a dasz nam znak, że warto — i dowiesz się o starcie z wyprzedzeniem.',
  },
  price: `Przewidywana cena: ${money(CONTENT_STRATEGY.priceGrosze, true)}`,
  early: `-${CONTENT_STRATEGY.earlyPercent}% dla early birds`,
  earlyNote: 'Dla osób z listy oczekujących, które zamówią w dniu startu.',
  weeks: {
    title: 'Cztery tygodnie, jeden temat na każdy',
    list: [
      { when: 'Tydzień 1', title: 'Fundament.', text: 'Kim jesteś i dla kogo: porządek w profilach, biogram, trzy tematy, których się trzymasz.' },
      { when: 'Tydzień 2', title: 'Głos.', text: 'Pierwsze własne posty. Dostajesz pomysły, rytm publikacji i przykłady otwarć.' },
      { when: 'Tydzień 3', title: 'Wybór.', text: 'Cudze treści, które warto podać dalej, z Twoim komentarzem zamiast gołego linku.' },
      { when: 'Tydzień 4', title: 'Rytm.', text: 'Co zadziałało, co odpuścić i plan, który da się utrzymać po zakończeniu programu.' },
    ],
  },
  example: {
    title: 'Prawdziwy plan, z przykładowego raportu',
    text: 'Program zaczyna się tam, gdzie kończy się plan z raportu. Oto kroki osoby z raportu przykładowego.',
    week: (n: number, title: string) => `Tydzień ${n}: ${title}`,
    steps: (n: number) => `Kroki tygodnia ${n}`,
  },
  sources: `Lista ${fewest}–${most} źródeł z Twojej branży, które naprawdę warto śledzić`,
});

export const redAlert = typeset({
  title: 'Red Alert',
  lead: 'Monitoring, który budzi Cię tylko wtedy, gdy jest po co.',
  target: '5 listopada 2025',
  after: {
    title: 'Termin minął, a Red Alert jeszcze dojrzewa',
    text: 'Alarm, który się myli, jest gorszy niż brak alarmu. Testujemy dalej. Zapisz się, a napiszemy, gdy będzie gotowy.',
  },
  plans: {
    title: 'Dwa plany w przygotowaniu',
    monthly: 'miesięcznie',
    list: [
      { name: 'Basic', price: money(basic.priceGrosze, true), points: [upTo(basic.keywords), 'alerty e-mail'] },
      { name: 'Pro', price: money(pro.priceGrosze, true), points: [upTo(pro.keywords), 'alerty SMS i e-mail'] },
    ],
    promo: `Na start: ${promo.percent}% mniej przez pierwsze ${counted(promo.months, 'miesiąc', 'miesiące', 'miesięcy')} dla pierwszych ${promo.people} osób`,
    button: 'Wkrótce dostępne',
  },
  example: {
    title: 'Tak wygląda alert',
    text: 'Wymyślony przykład: spokojny miesiąc, a potem dwa dni krytyki.',
    story: (n: number) => `${n} krytycznych w dwa dni`,
    usual: 'zwykle mniej niż jedna dziennie',
    alt: (all: number, bad: number) => `${all} wzmianek z 30 dni jako kwadraty przy linii czasu; ${bad} krytycznych przypada na dwa dni, 5 i 6 listopada.`,
    sms: 'SMS, 5 listopada, 23:12',
    smsText: 'Lustro: 5 krytycznych wzmianek w dobę, zwykle mniej niż jedna. Temat: przetarg. Pierwsza: forum-gdynian.example. Szczegóły w panelu.',
  },
  how: {
    title: 'Jak to będzie działać',
    text: 'Co godzinę sprawdzimy źródła. Gdy wzmianek przybędzie szybciej niż zwykle albo zepsuje się ich wydźwięk, dostaniesz alert: co się stało, gdzie, jak poważne to jest i co zrobić najpierw.',
  },
});
