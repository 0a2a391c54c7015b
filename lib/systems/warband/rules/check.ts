import type { Severity } from '../../../issue';
import { legalBy } from '../../legal';
import { dieOf, ranks, type Rank } from '../sheet/rank';
import { muster, zWarband, type Fighter, type Warband } from '../sheet/warband';
import { gears, roleIdOf, roleOf, type Gear } from '../skills/roles';
import { areaGunsOf, partnersOf, shootersOf } from './bindings';
import type { Rule, RuleFigures, RuleIssue, RuleIssueOf } from './issue';
import { values } from './values';

const broken = <R extends Rule>(
  rule: R,
  path: readonly (string | number)[],
  figures: RuleFigures[R],
  severity: Severity = 'error',
): RuleIssueOf<R> => ({ rule, severity, path: ['fighters', ...path], figures });

export const countOf = ({ fighters }: Warband, rank: Rank): number =>
  fighters.filter((fighter) => fighter.rank === rank).length;

/** The lowest and the highest stat of a rank; house value. */
export const statRange = (rank: Rank): { readonly least: number; readonly most: number } => ({
  least: values.leastStat,
  most: dieOf[rank] - values.belowDie,
});

export const totalOf = ({ fighters }: Warband): number => fighters.reduce((sum, { stat }) => sum + stat, 0);

export const gearOf = (fighter: Fighter): readonly Gear[] =>
  gears.filter((gear) => (gear === 'shield' ? fighter.shield : fighter[gear] !== undefined));

const keepsRanks = (warband: Warband): boolean =>
  ranks.every((rank) => countOf(warband, rank) === muster[rank]);

const ofTheWarband = (warband: Warband): readonly RuleIssue[] => {
  const isMustered = keepsRanks(warband);
  const total = totalOf(warband);
  const [medium, heavy] = (['medium', 'heavy'] as const).map((weight) => shootersOf(warband, weight).length);
  const counts = {
    boss: countOf(warband, 'boss'),
    specialist: countOf(warband, 'specialist'),
    rookie: countOf(warband, 'rookie'),
  };
  return [
    ...(isMustered ? [] : [broken('warband-ranks', [], { counts })]),
    ...(isMustered && total < values.leastTotal
      ? [broken('stat-total', [], { total, least: values.leastTotal })]
      : []),
    ...(medium !== undefined && medium > values.mediumShooters
      ? [broken('medium-shooters', [], { shooters: medium, most: values.mediumShooters })]
      : []),
    ...(heavy !== undefined && heavy > values.heavyShooters
      ? [broken('heavy-shooters', [], { shooters: heavy, most: values.heavyShooters })]
      : []),
  ];
};

const ofTheStat = ({ name, rank, stat }: Fighter, index: number): readonly RuleIssue[] => {
  const { least, most } = statRange(rank);
  return stat < least || stat > most
    ? [broken('stat-range', [index, 'stat'], { name, rank, stat, least, most })]
    : [];
};

const ofTheFireTeam = (warband: Warband, { name, stat }: Fighter, index: number): readonly RuleIssue[] => {
  const lacks = [
    ...(partnersOf(warband, index).length === 0 ? (['partner'] as const) : []),
    ...(areaGunsOf(warband).length === 0 ? (['gun'] as const) : []),
  ];
  return lacks.length > 0 ? [broken('fire-team', [index, 'role'], { name, stat, lacks })] : [];
};

const ofTheMinions = (warband: Warband, { name }: Fighter, index: number): readonly RuleIssue[] => {
  const rookies = countOf(warband, 'rookie');
  return rookies < values.minions
    ? [broken('minion-master', [index, 'role'], { name, rookies, least: values.minions })]
    : [];
};

const ofTheRole = (warband: Warband, fighter: Fighter, index: number): readonly RuleIssue[] => {
  const { name, rank, stat, shooter } = fighter;
  const role = roleIdOf(fighter);
  if (role === undefined)
    return [broken('role-unknown', [index, 'role'], { name, rank, role: fighter.role })];
  const { leastStat = 0, forbids = [], binds } = roleOf(role);
  const gear = gearOf(fighter);
  return [
    ...(stat < leastStat
      ? [broken('distraction-stat', [index, 'stat'], { name, stat, least: leastStat })]
      : []),
    ...(role !== 'martial-artist' && shooter !== undefined && forbids.includes('shooter')
      ? [broken('no-shooter', [index, 'shooter'], { name, role })]
      : []),
    ...(role === 'martial-artist' && gear.length > 0
      ? [broken('martial-artist-gear', [index, gear[0] ?? 'melee'], { name, gear })]
      : []),
    ...(binds === 'fire-team' ? ofTheFireTeam(warband, fighter, index) : []),
    ...(binds === 'minions' ? ofTheMinions(warband, fighter, index) : []),
  ];
};

const twoHands = (fighter: Fighter, index: number): readonly RuleIssue[] =>
  gearOf(fighter).length > values.hands
    ? [broken('two-hands', [index, 'shield'], { name: fighter.name })]
    : [];

const unarmed = (fighter: Fighter, index: number): readonly RuleIssue[] => {
  const { name, melee, shooter } = fighter;
  return melee === undefined && shooter === undefined && roleIdOf(fighter) !== 'martial-artist'
    ? [broken('unarmed', [index, 'melee'], { name }, 'warning')]
    : [];
};

/** The one gate between draft and legal: every rule whose condition holds, errors before warnings. Never throws. */
export const check = (warband: Warband): readonly RuleIssue[] => [
  ...ofTheWarband(warband),
  ...warband.fighters.flatMap((fighter, index) => [
    ...ofTheStat(fighter, index),
    ...ofTheRole(warband, fighter, index),
    ...twoHands(fighter, index),
  ]),
  ...warband.fighters.flatMap(unarmed),
];

/** A legal warband: the gate for whatever comes from outside; who edits a warband asks `check` directly. */
export const zLegalWarband = legalBy(zWarband, check);
