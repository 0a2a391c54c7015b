import { countersOn, type Counters, type Figure } from '../figure';
import { livingSlayers, slayerCardOf, slayersOf, type Table } from '../game';
import { contactsOf } from '../places/bases';
import type { CounterId } from '../../skills/effect';

/** What a living slayer is worth beside his dice, in dice of the dragon. */
const lifeWorth = 1.6;
const diceWorth = 1.15;

/** Dice that a slayer has not got yet count less the more there are. */
export const slayerWorth = ({ isDead, pool }: Figure): number => (isDead ? 0 : lifeWorth + diceWorth * pool);

/** What losing so many dice costs a slayer. */
export const lossOf = (slayer: Figure, dice: number): number => {
  const left = slayer.pool - dice;
  return left > 0 ? diceWorth * dice : slayerWorth(slayer) - Math.max(0, left) * diceWorth;
};

/** What a counter is worth to the other side of whoever bears it; below 0 what helps its bearer. */
const counterWorth: Readonly<Record<CounterId, number>> = {
  hobbled: 0.14,
  guarded: -0.55,
  exposed: 0.6,
  dazed: 0.45,
  bleeding: 0.85,
  goaded: 0.3,
  'hot-blood': -0.5,
};

/** What counters on a figure are worth to the other side; the first of a stack does most. */
export const countersWorth = ({ counters }: { readonly counters: Counters }): number => {
  let sum = 0;
  for (const [id, count] of Object.entries(counters) as [CounterId, number][])
    sum += counterWorth[id] * Math.min(count, 1 + 0.55 * (count - 1));
  return sum;
};

/** What one more counter on a figure is worth to the other side. */
export const oneMore = (figure: Figure, id: CounterId, count: number): number => {
  const more = { ...figure.counters, [id]: countersOn(figure, id) + count };
  return countersWorth({ counters: more }) - countersWorth(figure);
};

/** How good a situation is for the slayers, in dice of the dragon. */
export const worthForSlayers = (table: Table): number => {
  const { s } = table;
  const dragon = s.figures[s.setting.dragon];
  if (!dragon) return 0;
  let worth = -dragon.pool + countersWorth(dragon);
  for (const slayer of slayersOf(table)) {
    worth += slayerWorth(slayer);
    if (!slayer.isDead) worth -= countersWorth(slayer) * 0.7;
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
