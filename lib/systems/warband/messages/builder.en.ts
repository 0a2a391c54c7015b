import { capital, count, list } from '#words/language/words';
import { ranks, type Rank } from '../sheet/rank';
import { muster, type ShooterClass } from '../sheet/warband';
import { roleOf, useOf, type RoleId } from '../skills/roles';
import { terms } from '#words/systems/warband/messages/terms';

const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

const shooters: Readonly<Record<ShooterClass, string>> = {
  light: '1 die up to 5″, 2 dice up to 10″ (the higher counts), no shot beyond that.',
  medium: '2 dice up to 5″ (the lower counts), 1 die up to 10″, 2 dice up to 15″ (the higher counts).',
  'heavy-area':
    '1 die up to 5″, 2 dice up to 10″ (the higher counts); it attacks everybody within 2″ of the target, friends too. Its carrier has 1 action, of any kind.',
  'heavy-precise':
    '2 dice up to 15″ (the higher counts). A hit that isn’t defended causes two wounds. Its carrier has 1 action, of any kind.',
};

const use = (id: RoleId): string => terms.uses[useOf(roleOf(id))];

/** Needs and bans of a role, in a sentence; empty where it has neither. */
const demands = (id: RoleId): string => {
  const { forbids, leastStat, binds } = roleOf(id);
  return [
    ...(forbids ? [`${capital(terms.forbidden(forbids))} allowed.`] : []),
    ...(leastStat === undefined ? [] : [`Needs a stat of ${leastStat} or more.`]),
    ...(binds === 'fire-team'
      ? ['Needs another Fire Team or Allrounder with the same stat, and a heavy area shooter.']
      : []),
    ...(binds === 'minions' ? ['Needs two rookies.'] : []),
  ].join(' ');
};

/** Texts of the builder about a warband. */
export const builder = {
  /** The one section of the builder, as short as a phone's bar. */
  section: 'Fighters',
  title: 'Fighters',
  /** "1 boss, 3 specialists, 4 rookies". */
  muster: (counts: Readonly<Record<Rank, number>>): string =>
    ranks.map((rank) => `${terms.ranksOfMany[rank]} ${counts[rank]} of ${muster[rank]}`).join(' · '),
  total: (total: number, least: number): string => `Stat total ${total}, at least ${least} needed`,
  few: (weight: 'Medium' | 'Heavy', n: number, most: number): string => `${weight} shooters ${n} of ${most}`,
  add: (rank: Rank): string => `Add a ${rank}`,
  open: (name: string): string => `Change ${name}`,
  close: (name: string): string => `Close ${name}`,
  problems: (n: number): string => count(n, 'problem'),
  warnings: (n: number): string => count(n, 'warning'),
  photo: (name: string): string => `Photo of ${name}`,
  copy: 'Add another like this',
  remove: 'Remove',
  name: 'Name',
  stat: 'Stat',
  range: (rank: Rank, least: number, most: number): string => `A ${rank}’s stat is ${least} to ${most}.`,
  hits: (stat: number, chance: number): string => `Hits on ${stat} or less, ${percent(chance)}`,
  defends: (stat: number, chance: number): string => `Defends on ${stat + 1} or more, ${percent(chance)}`,
  again: (chance: number): string => `With shield or cover ${percent(chance)}`,
  recovers: (stat: number, chance: number): string => `Recovers on ${stat + 1} or more, ${percent(chance)}`,
  moves: (inches: number): string => `Moves ${terms.inches(inches)}`,
  role: { boss: 'Speciality', specialist: 'Speciality', rookie: 'Role' } satisfies Record<Rank, string>,
  noRole: 'Choose a speciality',
  unknownRole: (id: string): string => `“${id}”`,
  use,
  demands,
  command: 'Command',
  melee: 'Melee weapon',
  meleePlaceholder: 'None, or a name such as Sword',
  shooter: 'Shooter',
  noShooter: 'None',
  shooterName: 'Its name',
  shooterPlaceholder: 'Bow',
  shooters,
  shield: 'Shield',
  shieldFact: 'Always in cover: reroll a failed defence.',
  locked: (id: RoleId, gear: 'melee' | 'shooter' | 'shield'): string =>
    `A ${roleOf(id).name} can’t have a ${terms.gears[gear]}.`,
  handsFull: 'Both hands are full.',
  minion: 'A minion of the Minion Master',
  notes: 'Notes',
  minionChip: 'Minion',
  teamChip: 'Fire team',
  bindings: {
    title: 'Groups that act together',
    team: (stat: number): string => `Fire team with stat ${stat}`,
    rookies: (n: number): string => (n > 2 ? 'Two of' : 'Rookies'),
    gun: 'Gun',
    noGun: 'nobody carries a heavy area shooter',
    gunElsewhere: (name: string): string => `${name} carries it; a rookie takes it before the match`,
    director: 'Directed by',
    anySpecialist: (names: readonly string[]): string =>
      names.length === 0 ? 'no specialist' : list(names, 'or'),
    teamRule:
      'They are activated together, with 3 actions: all of them move, or both rookies fire and the specialist directs them.',
    master: (name: string): string => `Minions of ${name}`,
    minions: 'Minions',
    none: 'no rookie',
    masterRule:
      'They are activated with their master, and all act in any order. Within 5″ they take the master’s wounds, and they leave the table with the master.',
    chosen: 'To choose others, tick “A minion” for two rookies.',
  },
};
