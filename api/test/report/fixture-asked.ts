/** What two invented models say of the invented architect; for tests of page and PDF. */
import type { Asked, AskedModel, Share, Statement } from '../../src/contract/asked.ts';

const share = (k: number, low: number, high: number): Share => ({ k, n: 30, low, high });
const STATEMENTS: Statement[] = [
  {
    kind: 'role',
    what: 'siatkarka',
    mark: 'false',
    share: share(10, 0.1923, 0.5122),
    said: 'Marta Zielińska-Nowak to siatkarka z Rzeszowa.',
    namesake: 'siatkarka, Rzeszów',
    quotes: [{ n: 3, text: 'Marta Zielińska-Nowak – polska architektka związana z Gdynią.' }],
  },
  {
    kind: 'town',
    what: 'Gdynia',
    mark: 'true',
    share: share(20, 0.4878, 0.8077),
    said: 'Marta Zielińska-Nowak to architektka z Gdyni.',
    quotes: [{ n: 33, text: 'Radzi architektka Marta Zielińska-Nowak z Gdyni.' }],
  },
  {
    kind: 'charge',
    what: 'wyrok skazujący',
    mark: 'false',
    share: share(2, 0.0185, 0.2132),
    said: null,
    quotes: [{ n: 24, text: 'Izba oddaliła odwołanie w całości.' }],
  },
  { kind: 'date', what: 'założenie: 2012', mark: 'unknown', share: share(4, 0.0531, 0.2968), said: 'Założyła pracownię w 2012 roku.', quotes: [] },
];
const MODEL: AskedModel = {
  name: 'claude-haiku-5-5',
  asked: 30,
  failed: 0,
  answers: 30,
  tokens: 6_200,
  knows: share(28, 0.7868, 0.9815),
  right: share(20, 0.4878, 0.8077),
  wrong: share(12, 0.2459, 0.5768),
  charged: share(2, 0.0185, 0.2132),
  statements: STATEMENTS,
  more: 3,
  withheld: 1,
};

export const sampleAsked: Asked = {
  at: '2026-11-24T10:00:00.000Z',
  questions: ['Kim jest Marta Zielińska-Nowak?', 'Jaką opinię ma Marta Zielińska-Nowak?'],
  models: [
    MODEL,
    { ...MODEL, name: 'bielik-11b-v3', asked: 12, answers: 9, failed: 3, stopped: 'unreachable', statements: STATEMENTS.slice(0, 1), more: 0, withheld: 0 },
  ],
};
