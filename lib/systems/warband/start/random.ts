import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fighterNames, warbandNames, weaponNames } from '#words/systems/warband/messages/start';
import { check, statRange, totalOf } from '../rules/check';
import { values } from '../rules/values';
import { dieOf, ranks } from '../sheet/rank';
import { muster, newFighter, warbandOf, type Fighter, type Warband } from '../sheet/warband';
import { roleOf, rolesOf, type RoleId } from '../skills/roles';

type Chance = (most: number) => number;

const pick = <T>(chance: Chance, list: readonly T[], otherwise: T): T =>
  list[chance(list.length - 1)] ?? otherwise;

const shuffled = <T>(chance: Chance, list: readonly T[]): readonly T[] => {
  const rest = [...list];
  return list.flatMap(() => rest.splice(chance(rest.length - 1), 1));
};

const chanceOf =
  (generator: RandomGenerator): Chance =>
  (most) =>
    uniformInt(generator, 0, Math.max(0, most));

/** Shooters in short supply that a warband may still have. */
interface Armoury {
  medium: number;
  heavy: number;
}

const sword = weaponNames.melee[0];

const shooterOf = (chance: Chance, armoury: Armoury): NonNullable<Fighter['shooter']> => {
  const drawn = chance(5);
  if (drawn === 0 && armoury.heavy > 0) {
    armoury.heavy -= 1;
    return { name: pick(chance, weaponNames.heavyPrecise, 'Cannon'), class: 'heavy-precise' };
  }
  if (drawn <= 2 && armoury.medium > 0) {
    armoury.medium -= 1;
    return { name: pick(chance, weaponNames.medium, 'Rifle'), class: 'medium' };
  }
  return { name: pick(chance, weaponNames.light, 'Bow'), class: 'light' };
};

/** Two hands of gear, as far as the role allows it. */
const armed = (chance: Chance, role: RoleId, armoury: Armoury): Partial<Fighter> => {
  const { forbids = [] } = roleOf(role);
  const held = { melee: pick(chance, weaponNames.melee, sword) };
  if (forbids.includes('melee')) return {};
  if (forbids.includes('shooter')) return { ...held, shield: true };
  return chance(2) === 0 ? { ...held, shield: true } : { ...held, shooter: shooterOf(chance, armoury) };
};

const raised = (chance: Chance, fighters: readonly Fighter[]): readonly Fighter[] => {
  let now = fighters;
  while (totalOf(warbandOf('-', now)) < values.leastTotal) {
    const below = now.filter(({ rank, stat }) => rank !== 'rookie' && stat < statRange(rank).most);
    const one = below[chance(below.length - 1)];
    if (!one) return now;
    now = now.map((fighter) => (fighter === one ? { ...one, stat: one.stat + 1 } : fighter));
  }
  return now;
};

/** A fire team gets its gun: the first of its rookies carries it instead of another ranged weapon. */
const withGun = (chance: Chance, fighters: readonly Fighter[]): readonly Fighter[] => {
  const founder = fighters.find(({ role }) => role === 'fire-team');
  if (!founder) return fighters;
  const gun = { name: pick(chance, weaponNames.heavyArea, 'Mortar'), class: 'heavy-area' as const };
  return fighters.map((fighter) => {
    if (fighter === founder) return { ...fighter, shooter: gun, shield: false };
    const isHeavy = fighter.shooter?.class === 'heavy-precise';
    return isHeavy ? { ...fighter, shooter: { name: 'Bow', class: 'light' as const } } : fighter;
  });
};

const drawn = (chance: Chance): Warband => {
  const names = shuffled(chance, fighterNames);
  const armoury: Armoury = { medium: values.mediumShooters, heavy: values.heavyShooters };
  const rookieStat = 2 + chance(dieOf.rookie - values.belowDie - 2);
  const fighters = ranks.flatMap((rank) =>
    shuffled(chance, rolesOf(rank))
      .slice(0, muster[rank])
      .map((role): Fighter => {
        const { least, most } = statRange(rank);
        const { leastStat = 0 } = roleOf(role);
        const stat = rank === 'rookie' ? Math.max(leastStat, rookieStat) : least + chance(most - least);
        return { ...newFighter(rank, 1), stat, role, ...armed(chance, role, armoury) };
      }),
  );
  return warbandOf(
    pick(chance, warbandNames, warbandNames[0]),
    withGun(chance, raised(chance, fighters)).map((fighter, at) => ({
      ...fighter,
      name: names[at] ?? fighter.name,
    })),
  );
};

/** A legal warband drawn by chance. @param seed 0 to 2^32 - 1; the same seed gives the same warband */
export const randomWarband = (seed: number): Warband => {
  const chance = chanceOf(xoroshiro128plus(seed));
  for (;;) {
    const warband = drawn(chance);
    if (check(warband).every(({ severity }) => severity !== 'error')) return warband;
  }
};
