import {
  warbandOf,
  newFighter,
  type Fighter,
  type Shooter,
  type ShooterClass,
  type Warband,
} from '../sheet/warband';
import type { RookieRole, Speciality } from '../skills/roles';

interface Gear {
  readonly melee?: string;
  readonly shooter?: Shooter;
  readonly shield?: true;
}

const shooter =
  (kind: ShooterClass) =>
  (name: string): Gear => ({ shooter: { name, class: kind } });
export const light = shooter('light');
export const medium = shooter('medium');
export const heavyArea = shooter('heavy-area');
export const melee = (name: string): Gear => ({ melee: name });
export const shield: Gear = { shield: true };

const fighter = (
  rank: Fighter['rank'],
  role: string | undefined,
  name: string,
  stat: number,
  gear: readonly Gear[],
): Fighter => ({
  ...newFighter(rank, 1),
  name,
  stat,
  ...(role !== undefined && { role }),
  ...gear.reduce<Gear>((all, one) => ({ ...all, ...one }), {}),
});

export const boss = (role: Speciality, name: string, stat: number, ...gear: readonly Gear[]): Fighter =>
  fighter('boss', role, name, stat, gear);
export const specialist = (role: Speciality, name: string, stat: number, ...gear: readonly Gear[]): Fighter =>
  fighter('specialist', role, name, stat, gear);
/** A rookie; an Allrounder where no role is named. */
export const rookie = (
  role: RookieRole | undefined,
  name: string,
  stat: number,
  ...gear: readonly Gear[]
): Fighter => fighter('rookie', role, name, stat, gear);

export const warband = (name: string, ...fighters: readonly Fighter[]): Warband => warbandOf(name, fighters);
