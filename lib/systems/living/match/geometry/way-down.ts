import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { Game } from '../state/game';

/** Where a movement may end, and the way there. */
interface Movement {
  readonly region: table.Region;
  readonly wayTo: (to: table.Point) => table.Route | undefined;
}

const either = (a: table.Region, b: table.Region): table.Region => ({
  contains: (place) => a.contains(place) || b.contains(place),
  candidates: () => {
    const all = [...a.candidates(), ...b.candidates()].sort((one, two) => one.x - two.x || one.y - two.y);
    return all.filter(({ x, y }, at) => x !== all[at - 1]?.x || y !== all[at - 1]?.y);
  },
  sample: (next) => (next(2) === 0 ? a : b).sample(next),
});

/**
 * A movement of up to `length`. Who stands higher than a harmless jump may also jump down, where no other way leads; it
 * costs Life (chapter "Falling").
 */
export const movementOf = (
  game: Game,
  figure: Figure,
  length: table.Units,
  bases: table.Bases,
  manner: table.Manner,
): Movement => {
  const { ground } = game;
  const plain: Movement = {
    region: table.reachable(ground, figure.at, length, bases, manner),
    wayTo: (to) => table.routeTo(ground, figure.at, to, bases, manner),
  };
  if (figure.height <= table.unit || manner.flies) return plain;
  const down = { ...manner, drop: figure.height };
  return {
    region: either(plain.region, table.reachable(ground, figure.at, length, bases, down)),
    wayTo: (to) =>
      table.routeTo(ground, figure.at, to, bases, manner, length) ??
      table.routeTo(ground, figure.at, to, bases, down),
  };
};
