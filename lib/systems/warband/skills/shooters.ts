import type { ShooterClass } from '../sheet/warband';

/** Inches up to which a shot is short, normal and long; chapter "Ranged". */
export const ranges = [5, 10, 15] as const;
export type Range = (typeof ranges)[number];

/** Which die counts where two are rolled. */
export type Keep = 'one' | 'lower' | 'higher';

/** How each class shoots at each range; nothing where it does not reach. */
const dice: Readonly<Record<ShooterClass, Readonly<Partial<Record<Range, Keep>>>>> = {
  light: { 5: 'one', 10: 'higher' },
  medium: { 5: 'lower', 10: 'one', 15: 'higher' },
  'heavy-area': { 5: 'one', 10: 'higher' },
  'heavy-precise': { 5: 'higher', 10: 'higher', 15: 'higher' },
};

/** At long range a fire team shoots too; chapter "Fire Team". */
export const teamAtLongRange: Keep = 'higher';

/** The dice of a class at a range; undefined where it does not reach. */
export const diceAt = (kind: ShooterClass, range: Range): Keep | undefined => dice[kind][range];

/** Inches within which an area shooter attacks everybody round the target. */
export const areaRadius = 2;

/** Wounds of a hit that is not defended. */
export const woundsOfShot = (kind: ShooterClass): number => (kind === 'heavy-precise' ? 2 : 1);
