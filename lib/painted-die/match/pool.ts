import { unit, type Units } from '../../table/table';

/** The dice of a pool are its figure's Life: this many of them damage takes, never more than there are. */
export const diceTaken = (dice: number, damage: number): number => Math.min(Math.max(0, damage), dice);

/** Dice that healing gives back, up to the most of the pool. */
export const diceGiven = (dice: number, most: number, healing: number): number =>
  Math.max(0, Math.min(healing, most - dice));

/** Dice that a fall takes, without defence: none up to one #, from there on one for each full #; chapters "Falling" and "Terrain". */
export const diceLostInFall = (depth: Units): number => (depth > unit ? Math.floor(depth / unit) : 0);
