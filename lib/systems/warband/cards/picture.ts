import type { Drawing, Picture } from '../../../cards/card';
import { drawIcon } from '../../../cards/icons';
import type { Fighter, Warband } from '../sheet/warband';
import { ranks } from '../sheet/rank';
import { emblemOf } from './icons';

/** mm: a picture as wide and high as that of a die, with the fighters in rows of four. */
const size = { width: 50, height: 33 };
const across = 4;
const cell = size.width / across;

const ring = { boss: 'red', specialist: 'blue', rookie: 'gold' } as const;

const drawn = (fighter: Fighter, x: number, y: number): readonly Drawing[] => [
  { draw: 'circle', x, y, radius: cell * 0.46, fill: 'leaf', stroke: ring[fighter.rank], strokeWidth: 0.7 },
  drawIcon(emblemOf(fighter), x, y, cell * 0.6),
];

/** The first eight fighters by rank, each with the icon of the role; the colour of a ring is the rank. */
export const pictureOf = ({ fighters }: Warband): Picture => {
  const shown = ranks
    .flatMap((rank) => fighters.filter((fighter) => fighter.rank === rank))
    .slice(0, 2 * across);
  const rows = Math.ceil(shown.length / across);
  const top = (size.height - rows * cell) / 2;
  return {
    ...size,
    drawings: shown.flatMap((fighter, at) =>
      drawn(fighter, cell * ((at % across) + 0.5), top + cell * (Math.floor(at / across) + 0.5)),
    ),
  };
};
