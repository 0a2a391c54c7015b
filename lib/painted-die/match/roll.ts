import { faceNumbers } from '../../dice/face';
import type { Sides } from '../../dice/odds';
import type { Chance } from '../../match/chance';
import type { FacesOf, Green, PaintedDie } from '../die';

/** Sides of rolled dice, 0 for the 1-face to 5 for the 6-face. */
export type Roll = readonly number[];

/** Dice were rolled by a figure: `why` is what for. */
export interface Rolled {
  readonly type: 'rolled';
  readonly figure: number;
  readonly faces: Roll;
  readonly why: string;
}

/** The pips of each colour of a painted die by its sides, the 1-face first. */
export const sidesByPip = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): Readonly<Record<Trait | Green, Sides>> =>
  Object.fromEntries(
    die.pips.map((pip) => [pip, faceNumbers.map((number) => faces[number][pip])] as const),
  ) as unknown as Record<Trait | Green, Sides>;

/** Rolls dice of a figure, and reports it. */
export const rollDice = (
  host: Chance & { readonly emit: (event: Rolled) => void },
  figure: number,
  why: string,
  dice: number,
): Roll => {
  const faces: number[] = [];
  for (let die = 0; die < dice; die += 1) faces.push(host.draw('dice', 6, figure, why));
  host.emit({ type: 'rolled', figure, faces, why });
  return faces;
};

/** Pips of the die that shows the most. */
export const bestOf = (sides: Sides, roll: Roll): number => {
  let best = 0;
  for (const side of roll) best = Math.max(best, sides[side] ?? 0);
  return best;
};

/** Pips of all dice together. */
export const sumOf = (sides: Sides, roll: Roll): number => {
  let sum = 0;
  for (const side of roll) sum += sides[side] ?? 0;
  return sum;
};
