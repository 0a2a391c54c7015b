import { stir } from '../../../match/chance';
import { check } from '../rules/check';
import type { Rank } from '../sheet/rank';
import type { Fighter, Warband } from '../sheet/warband';
import { rookieRoleIds, roleOf, specialityIds, type Gear, type RoleId } from '../skills/roles';
import { randomWarband } from './random';

/** Warbands that are drawn for two roles before one gives up. */
const mostDrawn = 60;

const isRole = (id: string): id is RoleId => [...rookieRoleIds, ...specialityIds].some((role) => role === id);

const rankOf = (role: RoleId): Rank => (rookieRoleIds.some((id) => id === role) ? 'rookie' : 'specialist');

/** A fighter without gear that either role forbids, so that only the role differs. */
const bare = (fighter: Fighter, gears: readonly Gear[]): Fighter =>
  Object.fromEntries(
    Object.entries({ ...fighter, shield: fighter.shield && !gears.includes('shield') }).filter(
      ([key]) => key === 'shield' || !gears.some((gear) => gear === key),
    ),
  ) as Fighter;

const isLegal = (warband: Warband): boolean => check(warband).every(({ severity }) => severity !== 'error');

/**
 * Two legal warbands that differ only in the role of one fighter.
 * @param one
 * @param other ids of roles of the same rank
 * @param seed 0 to 2^32 - 1
 */
export const exchange = (
  one: string,
  other: string,
  seed: number,
): readonly [Warband, Warband] | undefined => {
  if (!isRole(one) || !isRole(other) || rankOf(one) !== rankOf(other)) return undefined;
  const roles = [one, other] as const;
  const forbidden = roles.flatMap((id) => roleOf(id).forbids ?? []);
  for (let nth = 1; nth <= mostDrawn; nth += 1) {
    const drawn = randomWarband(stir(seed, nth) >>> 0);
    // Only one fighter may have some roles: a fighter with one of the two is the one to change.
    const held = drawn.fighters.filter(({ role }) => roles.some((id) => id === role));
    const place = drawn.fighters.findIndex((fighter) =>
      held.length > 0 ? fighter === held[0] : fighter.rank === rankOf(one),
    );
    const withRole = (role: RoleId): Warband => ({
      ...drawn,
      fighters: drawn.fighters.map((fighter, at) =>
        at === place ? { ...bare(fighter, forbidden), role } : fighter,
      ),
    });
    const [a, b] = [withRole(one), withRole(other)];
    if (held.length < 2 && isLegal(a) && isLegal(b)) return [a, b];
  }
  return undefined;
};
