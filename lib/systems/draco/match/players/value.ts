import { countersOn, type Figure } from '../state/figure';
import { livingSlayers, slayerCardOf, slayersOf, type Table } from '../state/match-context';
import { contactsOf } from '../places/bases';
import { counterIds, type CounterId } from '../../skills/effect';
import { attacksOn } from './tempo';

/** Worth of a living slayer beside his dice, in dice of the dragon. */
const lifeWorth = 1.6;
const diceWorth = 1.15;

/** Dice that a slayer has not got yet count less the more there are. */
export const slayerWorth = ({ isDead, pool }: Figure): number => (isDead ? 0 : lifeWorth + diceWorth * pool);

/** Cost to a slayer of losing this many dice. */
export const lossOf = (slayer: Figure, dice: number): number => {
  const left = slayer.pool - dice;
  return left > 0 ? diceWorth * dice : slayerWorth(slayer) - Math.max(0, left) * diceWorth;
};

/** Worth of this many of something: the first in full, and each after it less. */
const fewer = (count: number, each: number): number => (count <= 0 ? 0 : each * (0.45 + 0.55 * count));

/** Worth of this many counters on a figure to the other side; below 0 for those that help their bearer. */
const stackWorth = (table: Table, bearer: Figure, id: CounterId, count: number): number => {
  const isClose = contactsOf(table, bearer).length > 0;
  switch (id) {
    // These only tell in their bearer's own turn: his upkeep takes one before.
    case 'hobbled':
      return fewer(count - 1, isClose ? 0.05 : 0.25);
    case 'dazed':
      return fewer(count - 1, isClose ? 1.05 : 0.5);
    case 'goaded':
      return fewer(count - 1, isClose ? 0.5 : 0.15);
    case 'exposed':
      return fewer(count, 0.75 * attacksOn(table, bearer, isClose));
    case 'guarded':
      return -fewer(count, 0.85 * attacksOn(table, bearer, isClose));
    case 'bleeding':
      return fewer(count, 0.9);
    case 'hot-blood':
      return -fewer(count, 0.6);
  }
};

/** Worth of counters on a figure to the other side. */
export const countersWorth = (table: Table, figure: Figure): number => {
  let sum = 0;
  for (const id of counterIds) {
    const count = countersOn(figure, id);
    if (count > 0) sum += stackWorth(table, figure, id, count);
  }
  return sum;
};

/** Worth of more counters on a figure to the other side. */
export const oneMore = (table: Table, figure: Figure, id: CounterId, count: number): number => {
  const has = countersOn(figure, id);
  return stackWorth(table, figure, id, has + count) - stackWorth(table, figure, id, has);
};

/** How good a situation is for the slayers, in dice of the dragon. */
export const worthForSlayers = (table: Table): number => {
  const { s } = table;
  const dragon = s.figures[s.setting.dragon];
  if (!dragon) return 0;
  let worth = -dragon.pool + countersWorth(table, dragon);
  for (const slayer of slayersOf(table)) {
    worth += slayerWorth(slayer);
    if (!slayer.isDead) worth -= countersWorth(table, slayer);
  }
  worth -= 0.8 * s.moreDv;
  for (const { die, isDown } of s.row) if (!isDown) worth += 0.05 * die;
  for (const slayer of livingSlayers(table)) {
    const { attack } = slayerCardOf(table, slayer);
    const isClose = contactsOf(table, slayer).length > 0;
    if (attack === 'dagger') worth += isClose ? 0.35 : 0;
    else worth -= isClose ? 0.8 : 0;
  }
  return worth;
};
