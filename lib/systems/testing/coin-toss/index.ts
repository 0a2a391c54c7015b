import { say } from '#words/systems/testing/coin-toss/words';
import { defaultCardSize as size } from '../../../cards/card';
import { drawIcon } from '../../../cards/icons';
import { part } from '../../../cards/pieces/part';
import { writeOne } from '../../../cards/sketch';
import { readBy } from '../../file-problem';
import { legalBy } from '../../legal';
import type { CardsPart } from '../../display';
import type { System, MessagesPart } from '../../system';
import { check, coding, coin, mostCoins, zTosser, type Tosser } from './sheet';

type Edit = Partial<Tosser>;

const messages: MessagesPart<Tosser, Edit> = {
  issue: ({ severity }) => (severity === 'error' ? say.tooMany : say.oneMore),
  where: () => say.coins,
  fix: () => say.fix,
  edit: () => say.edit,
  summary: () => ({ emblem: coin, kind: '', kinds: [], searchWords: say.searchWords, spent: [] }),
  kit: say.kitPieces,
};

const cards: CardsPart<Tosser> = {
  cards: ({ name, coins }) => [
    part({ id: 'tosser', kind: 'tosser', name, size }, (face) => {
      const place = { x: size.width / 2, y: 14, align: 'middle', width: size.width - 10 } as const;
      writeOne(face, name, { typeface: 'display', size: 16, fill: 'ink' }, place);
      for (let at = 0; at < coins; at += 1) face.draw(drawIcon(coin, 8 + at * 6, 40, 5, 'gold'));
    }),
  ],
  blanks: {},
  picture: () => ({ width: 50, height: 50, drawings: [drawIcon(coin, 25, 25, 50, 'gold')] }),
};

/** Everybody calls heads or tails and tosses his coins; who was right most often wins. A game for tests alone. */
export const coinToss: System<Tosser, Edit> = {
  id: 'coin-toss',
  inParties: true,
  read: readBy(zTosser),
  write: (tosser) => ({ format: 'pipsmith/coins', version: 1, system: 'coin-toss', ...tosser }),
  legal: legalBy(zTosser, check),
  check,
  points: ({ coins }) => ({ spent: coins, budget: mostCoins }),
  blank: (name) => ({ name, coins: 0 }),
  texts: ({ name }) => ({ name, title: '', notes: '' }),
  writeText: { name: (name) => ({ name }) },
  apply: (tosser, edit) => ({ ...tosser, ...edit }),
  repair: () => [{ coins: mostCoins }],
  coding,
  samples: [{ id: 'penny', sheet: { name: 'Penny', coins: mostCoins } }],
  parts: {
    messages: () => messages,
    cards: () => Promise.resolve(cards),
    kit: async () => (await import('./kit')).kit,
    setUp: async () => (await import('./match')).match,
    match: async () => (await import('./match')).match,
  },
};
