import { describe, expect, it } from 'vitest';
import { isAllegation } from '../../src/alerts/allegation.ts';

/** § marks the start and the end of the name. */
const judge = (marked: string): boolean => {
  const start = marked.indexOf('§');
  const end = marked.indexOf('§', start + 1) - 1;
  return isAllegation(marked.replaceAll('§', ''), { start, end });
};

const CHARGES = [
  '§Jan Kowalski§ usłyszał zarzuty oszustwa na kwotę dwóch milionów złotych.',
  'Prokuratura postawiła §Janowi Kowalskiemu§ zarzut przywłaszczenia pieniędzy.',
  'Klienci oskarżają §Jana Kowalskiego§ o wyłudzenie zaliczek.',
  '§Kowalski§ został zatrzymany przez policję w sprawie łapówek.',
  'Sąd skazał §Jana Kowalskiego§ na dwa lata więzienia.',
  'Firma §Luminia§ ogłosiła upadłość, wierzyciele czekają na pieniądze.',
  'Do sądu trafił pozew przeciwko firmie §Luminia§.',
  'Akt oskarżenia przeciwko §Annie Zielińskiej-Nowak§ trafił do sądu.',
  'Pracownicy zarzucają §Annie Nowak§ mobbing.',
  'Śledztwo w sprawie §Jana Kowalskiego§ prowadzi prokuratura w Lublinie.',
  'Afera wokół §Jana Kowalskiego§ zatacza coraz szersze kręgi.',
  'Skandal z udziałem §Anny Nowak§: zniknęły pieniądze fundacji.',
  '§Jan Kowalski§, architekt z Gdyni, jest podejrzany o plagiat projektu.',
  'Projekt §Jana Kowalskiego§ to plagiat, twierdzi pracownia z Krakowa.',
  'Oszukał nas §Jan Kowalski§, wziął zaliczkę i zniknął.',
  'CBA zatrzymało §Jana Kowalskiego§ na lotnisku.',
  '§Luminia§ nie zapłaciła podwykonawcom za trzy miesiące pracy.',
  'Ostrzegam: §Luminia§ to oszuści!',
  '§Kowalski§ stanie przed sądem za prowadzenie po pijanemu.',
  'Wyrok dla §Anny Nowak§: grzywna i zakaz prowadzenia działalności.',
  'Urząd nałożył na spółkę §Luminia§ karę za nadużycia.',
  'Piotr Nowak został nagrodzony, a §Jan Kowalski§ usłyszał zarzuty.',
  '§Jan Kowalski§ aresztowany za defraudację',
  'Studentki oskarżyły §prof. Kowalskiego§ o molestowanie.',
  'Dwa lata więzienia dla §Jana Kowalskiego§ za wyłudzenie kredytów.',
  'Do prokuratury wpłynęło zawiadomienie na §Annę Nowak§.',
  'Były prezes spółki §Luminia§ wyprowadził z niej milion złotych.',
  'Nie polecam, §Jan Kowalski§ to zwykły naciągacz i złodziej, sprawa jest już na policji, oszustwo na całego.',
  'Policja zatrzymała 45-latka; to §Jan Kowalski§, znany deweloper.',
  '§Annie Nowak§ grozi do ośmiu lat więzienia.',
];
const HARMLESS = [
  '§Jan Kowalski§ został uniewinniony od zarzutu oszustwa.',
  'Sąd oddalił pozew przeciwko firmie §Luminia§.',
  'Prokuratura umorzyła śledztwo w sprawie §Jana Kowalskiego§.',
  'Zarzuty wobec §Anny Nowak§ się nie potwierdziły.',
  '§Jan Kowalski§ pozwał dewelopera o zapłatę.',
  '§Kowalski§ oskarża sąsiada o kradzież projektu.',
  'Prokurator §Jan Kowalski§ poinformował o zatrzymaniu trzech osób.',
  'Mecenas §Anna Nowak§ broni oskarżonego w procesie karnym.',
  '§Anna Nowak§ padła ofiarą oszustwa metodą na wnuczka.',
  '§Anna Nowak§, autorka książki o korupcji, spotka się z czytelnikami.',
  'Piotr Nowak usłyszał zarzuty, a §Jan Kowalski§ odebrał nagrodę.',
  'Ekspert §Jan Kowalski§ radzi, jak nie dać się oszukać.',
  '§Jan Kowalski§ prowadzi pracownię architektoniczną w Gdyni.',
  'Dziennikarz §Jan Kowalski§ ujawnił aferę w ratuszu.',
  '§Jan Kowalski§ zagrał skazanego w nowym filmie o więzieniu.',
  'Wniosek przeciwko §Annie Nowak§ okazał się bezpodstawny.',
  '§Luminia§ wygrała proces o plagiat.',
  '§Anna Nowak§ nie jest podejrzana w tej sprawie.',
  'Rzeczniczka policji §Anna Nowak§ mówi o oszustwie na blika.',
  'Czy §Jan Kowalski§ oszukał klientów?',
  '§Jan Kowalski§ wygłosił wykład o zapobieganiu korupcji.',
  'Nowy dom projektu §Jana Kowalskiego§ zdobył nagrodę.',
  'Sąd uniewinnił §Annę Nowak§; prokuratura zarzucała jej mobbing.',
  '§Jan Kowalski§ złożył zawiadomienie do prokuratury w sprawie fałszywych faktur.',
  '§Anna Nowak§ pracuje jako psycholog w zakładzie karnym.',
  'Złodziej ukradł §Janowi Kowalskiemu§ rower.',
  '§Jan Kowalski§ zapewnia, że o żadnym oszustwie nie wiedział.',
  'Najnowszy kryminał §Anny Nowak§ to opowieść o morderstwie i zdradzie.',
  'Fundacja §Luminia§ pomaga ofiarom mobbingu.',
  'Skandalicznie dobre pierogi u §Jana Kowalskiego§!',
];

describe('a charge near the name', () => {
  it.each(CHARGES)('alarms: %s', (sentence) => expect(judge(sentence)).toBe(true));
  it.each(HARMLESS)('does not alarm: %s', (sentence) => expect(judge(sentence)).toBe(false));
});
