import * as z from 'zod/mini';
import type { Issue } from '../../../issue';
import { name, type Coding } from '../../../radix/coding';
import { zName } from '../../../file-fields';

/** Coins that a tosser may toss, and how many a file can give him. */
export const mostCoins = 3;
const inFile = 9;

/** Rounds of a match. */
export const rounds = 3;

/** A coin, as a path in a box of 512 x 512. */
export const coin = 'M16 256a240 240 0 1 0 480 0a240 240 0 1 0 -480 0z';

export const zTosser = z.object({
  name: zName,
  coins: z._default(z.int().check(z.gte(0), z.lte(inFile)), 0),
});
export type Tosser = Readonly<z.output<typeof zTosser>>;

export const check = ({ coins }: Tosser): readonly Issue[] => {
  const issue = { path: ['coins'], figures: { coins, most: mostCoins } };
  if (coins > mostCoins) return [{ ...issue, rule: 'too-many-coins', severity: 'error' }];
  return coins < mostCoins ? [{ ...issue, rule: 'coins-left', severity: 'warning' }] : [];
};

const aName = name(80);

export const coding: Coding<Tosser> = {
  write: (to, tosser) => {
    aName.write(to, tosser.name);
    to.choose(tosser.coins, inFile + 1);
  },
  read: (from) => ({ name: aName.read(from), coins: from.choose(inFile + 1) }),
};
