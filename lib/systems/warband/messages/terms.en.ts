import { count, list, terms as shared } from '#words/language/words';
import type { Rank } from '../sheet/rank';
import type { ShooterClass } from '../sheet/warband';
import { roleOf, roleIdOf, type Gear } from '../skills/roles';

const ranks: Readonly<Record<Rank, string>> = { boss: 'Boss', specialist: 'Specialist', rookie: 'Rookie' };

const ranksOfMany: Readonly<Record<Rank, string>> = {
  boss: 'Boss',
  specialist: 'Specialists',
  rookie: 'Rookies',
};

const classes: Readonly<Record<ShooterClass, string>> = {
  light: 'Light shooter',
  medium: 'Medium shooter',
  'heavy-area': 'Heavy shooter, area',
  'heavy-precise': 'Heavy shooter, precise',
};

const gears: Readonly<Record<Gear, string>> = {
  melee: 'melee weapon',
  shooter: 'shooter',
  shield: 'shield',
};

/** "boss", "2 specialists". */
const counted = (n: number, rank: Rank): string => {
  const noun = ranks[rank].toLowerCase();
  const many = rank === 'boss' ? 'bosses' : `${noun}s`;
  if (n === 0) return rank === 'boss' ? `no ${noun}` : `no ${many}`;
  return count(n, noun, many);
};

const uses = { passive: 'Passive', active: 'Active' } as const;

/** The game's terms, the same wherever they appear. */
export const terms = {
  ...shared,
  warband: 'Warband',
  ranks,
  ranksOfMany,
  classes,
  gears,
  uses,
  counted,
  /** Placeholder task of an untouched warband. */
  toChoose: (roles: number): string => `${count(roles, 'role')} to choose`,
  shield: 'Shield',
  command: 'Command',
  stat: 'Stat',
  inches: (n: number): string => `${n}″`,
  die: (sides: number): string => `D${sides}`,
  /** Text on the card of a fighter without any gear. */
  unarmed: (fighter: { readonly rank: Rank; readonly role?: string | undefined }): string => {
    const role = roleIdOf(fighter);
    if (role === 'martial-artist') return 'Bare hands: no weapon needed.';
    if (role === 'shapeshifter') return 'No weapon: attacks only as an animal.';
    return 'No weapon: can’t attack.';
  },
  /** "no shooter", "no melee weapon, shooter or shield". */
  forbidden: (gear: readonly Gear[]): string =>
    `no ${list(
      gear.map((each) => gears[each]),
      'or',
    )}`,
  /** "Ranger", "Allrounder"; what his rank cannot be is quoted, what is missing is empty. */
  role: (fighter: { readonly rank: Rank; readonly role?: string | undefined }): string => {
    const id = roleIdOf(fighter);
    if (id !== undefined) return roleOf(id).name;
    return fighter.role === undefined ? '' : `“${fighter.role}”`;
  },
};
