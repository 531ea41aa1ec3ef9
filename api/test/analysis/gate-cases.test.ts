/** Sentences on the whole case of a risk: printed where they are true, and not otherwise. */
import { place, quoteIn } from './gate-words.ts';
import { type Said, tell, world } from './gate-world.ts';

const CLOSED = 'Sąd oddalił powództwo przeciwko Janowi Kowalskiemu.';
const REPLIED = 'Jan Kowalski zaprzecza, że wziął zaliczkę za rysunki.';
const BLAMED = 'Jan Kowalski oszukał inwestora, to skandal.';
const saying = (text: string, at = 1): Said => ({
  world: world([{ tone: '-', text }, { tone: '-' }]),
  slots: { quote: quoteIn(text), place: place(at) },
  refs: [1],
  quotes: [[1, text]],
});

tell([
  {
    id: 'RI-24',
    printed: [{ world: world('--0'), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [
      { world: world('--0'), slots: { n: 3 }, refs: [1, 2] },
      { world: world('-+0'), slots: { n: 2 }, refs: [1, 2] },
    ],
  },
  { id: 'RI-25', printed: [saying(CLOSED)], dropped: [saying(BLAMED), saying(CLOSED, 2)] },
  { id: 'RI-26', printed: [saying(REPLIED)], dropped: [saying(BLAMED), saying(REPLIED, 2)] },
]);
