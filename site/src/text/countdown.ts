/** Copy of the countdowns; a separate module to keep page scripts small. */
import { plural } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const countdown = typeset({
  label: 'Do startu zostało',
  units: {
    days: (n: number) => plural(n, 'dzień', 'dni', 'dni'),
    hours: (n: number) => plural(n, 'godzina', 'godziny', 'godzin'),
    minutes: (n: number) => plural(n, 'minuta', 'minuty', 'minut'),
    seconds: (n: number) => plural(n, 'sekunda', 'sekundy', 'sekund'),
  },
});
