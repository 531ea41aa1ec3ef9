/** Copy of „Jak dokładne są nasze oceny” on /metodologia. Every figure comes from the file that `npm run evaluate -- told --save` writes. */
import measured from '#contract/accuracy.json' with { type: 'json' };
import { counted, dateLong, percent } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const { press, everyday } = measured.results;
const { toneUnseen: tone, readersAgree: agree } = measured;
const sum = (of: (set: typeof press) => number) => of(press) + of(everyday);
const [accused, missed, wrong, opposite] = [
  sum((set) => set.accusations),
  sum((set) => set.accusationsMissed),
  sum((set) => set.accusationsWrong),
  sum((set) => set.opposite),
];
const asNeutral = sum((set) => set.criticalAsNeutral) / sum((set) => set.critical);

const none = (n: number, said: string, other: string) => (n === 0 ? said : other);

const shown = (share: number) => ({ share, text: percent(share) });
const both = (press: number, everyday: number): [Shown, Shown] => [shown(press), shown(everyday)];
type Shown = ReturnType<typeof shown>;

export const accuracy = typeset({
  title: 'Jak dokładne są nasze oceny',
  lead: `Pomiar z ${dateLong(new Date(measured.date))}: ${counted(press.reports + everyday.reports, 'cały raport', 'całe raporty', 'całych raportów')} na stronach, które wcześniej opisał czytelnik.`,
  howTitle: 'Jak mierzymy',
  how: 'Jeden zestaw to prawdziwa prasa, drugi to ułożone na wzór prawdziwych strony o zwykłych osobach i firmach. Raport porównujemy z tym, co czytelnik uznał za najważniejsze. Wydźwięk sprawdzamy na tematach i osobach, których program wcześniej nie widział.',
  caption: 'Zgodność raportu z czytelnikiem',
  columns: { what: 'Co sprawdzamy', press: 'Prasa', everyday: 'Zwykłe strony' },
  rows: [
    { what: 'Tekst oddany tym zdaniem, które o nim rozstrzyga', shares: both(press.told, everyday.told) },
    { what: 'Ważne punkty sprawy obecne w raporcie', shares: both(press.points, everyday.points) },
    { what: 'Wydźwięk taki jak u czytelnika', shares: both(tone.press.strict, tone.everyday.strict) },
    { what: 'Wydźwięk, który czytelnik też uznaje za słuszny', shares: both(tone.press.lenient, tone.everyday.lenient) },
    { what: 'Dla porównania: zgoda dwóch czytelników', shares: both(agree.press, agree.everyday) },
  ],
  wrong: `Gdzie się mylimy: ${percent(asNeutral)} krytycznych tekstów uznaliśmy za neutralne. Z ${counted(accused, 'tekstu', 'tekstów', 'tekstów')} z poważnym zarzutem pominęliśmy ${missed}; ${none(wrong, 'żadnego zarzutu nie dopisaliśmy', `${wrong} dopisaliśmy niesłusznie`)}. ${none(opposite, 'Pochwały za krytykę ani krytyki za pochwałę nie wzięliśmy, gdy byliśmy pewni oceny.', `Pochwałę z krytyką pomyliliśmy ${counted(opposite, 'raz', 'razy', 'razy')}, choć byliśmy pewni oceny.`)}`,
  unsure:
    'Reguły układaliśmy, znając te strony, więc na innych może być gorzej. Próba jest mała: kilka punktów procentowych w tę czy w tamtą stronę to przypadek.',
});
