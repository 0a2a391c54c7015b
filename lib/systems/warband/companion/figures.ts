import type { CompanionCounter, CompanionFigure } from '../../companion-part';
import { woundsOf } from '../cards/boxes';
import { iconPath } from '../cards/icons';
import { companion as say } from '#words/systems/warband/messages/companion';
import { roleTexts } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf, type Rank } from '../sheet/rank';
import { isHeavy, type Fighter, type Warband } from '../sheet/warband';
import { roleIdOf } from '../skills/roles';

/** Texts on a fighter's card. */
const linesOf = (fighter: Fighter): readonly string[] => {
  const { melee, shooter, shield, notes } = fighter;
  const role = roleIdOf(fighter);
  return [
    ...(role === undefined ? [] : [`${terms.role(fighter)}: ${roleTexts[role]}`]),
    ...(melee === undefined ? [] : [melee]),
    ...(shooter
      ? [[shooter.name, terms.classes[shooter.class]].filter((part) => part !== undefined).join(', ')]
      : []),
    ...(shield ? [terms.shield] : []),
    ...(notes === '' ? [] : [notes]),
  ];
};

const wounds = (rank: Rank) =>
  ({ id: 'wounds', name: say.wounds, start: 0, most: woundsOf[rank], shownAs: 'boxes' }) as const;

/** A boss ignores the first wound of each turn; chapter "Wound". */
const ignored = { id: 'ignored', name: say.ignored, start: 0, most: 1, shownAs: 'boxes' } as const;

const lower: Readonly<Record<Rank, Rank>> = { boss: 'specialist', specialist: 'rookie', rookie: 'rookie' };

/** Ids include rank and stat, so rolls work without the sheet. */
const fighterId = (nth: number, rank: Rank, stat: number): string => `${nth}-${rank}-${stat}`;

const idParts = /^(?:half-)?\d+-(boss|specialist|rookie)-(\d+)$/;

/** The rank and stat of a figure. */
export const rankAndStat = ({ id }: CompanionFigure): { readonly rank: Rank; readonly stat: number } => {
  const [, rank, stat] = idParts.exec(id) ?? [];
  return { rank: rank === 'boss' || rank === 'specialist' ? rank : 'rookie', stat: Number(stat ?? 0) };
};

const fighterFigure = (fighter: Fighter, nth: number): CompanionFigure => {
  const { rank, stat, name, shooter } = fighter;
  return {
    id: fighterId(nth, rank, stat),
    name,
    kind: say.kind(terms.ranks[rank], dieOf[rank], stat),
    lines: linesOf(fighter),
    skills: [roleIdOf(fighter) ?? ''].filter((role) => role !== ''),
    counts: rank === 'boss' ? [wounds(rank), ignored] : [wounds(rank)],
    actions: shooter && isHeavy(shooter.class) ? 1 : 2,
  };
};

/** A half of a Doppelganger: one rank lower, half the stat rounded up, no skill. */
const halfOf = ({ name, rank, stat }: Fighter, nth: number): CompanionFigure => {
  const [less, half] = [lower[rank], Math.ceil(stat / 2)];
  return {
    id: `half-${fighterId(nth, less, half)}`,
    name: say.half(name),
    kind: say.kind(terms.ranks[less], dieOf[less], half),
    lines: [],
    skills: [],
    counts: [wounds(less)],
    actions: 2,
    isLater: true,
  };
};

/** Every fighter, and the halves of Doppelgangers. */
export const companionFigures = ({ fighters }: Warband): readonly CompanionFigure[] => [
  ...fighters.map(fighterFigure),
  ...fighters.flatMap((fighter, nth) => (roleIdOf(fighter) === 'doppelganger' ? [halfOf(fighter, nth)] : [])),
];

const icons = {
  treasure: iconPath('warband'),
  animal: iconPath('shapeshifter'),
  'loses-activation': iconPath('influencer'),
  gun: iconPath('heavy-area'),
  out: iconPath('maniac'),
} as const;

const ids = ['treasure', 'animal', 'loses-activation', 'gun', 'out'] as const;

const whose: Readonly<Partial<Record<(typeof ids)[number], string>>> = {
  animal: 'shapeshifter',
  'loses-activation': 'influencer',
};

/** Counters beside a fighter's card, other than wounds. */
export const companionCounters = (
  warbands: readonly Warband[],
): { readonly all: readonly CompanionCounter[]; readonly usual: ReadonlySet<string> } => {
  const fighters = warbands.flatMap((warband) => warband.fighters);
  const roles = new Set(fighters.flatMap((fighter) => roleIdOf(fighter) ?? []));
  const usual = ids.filter((id) => {
    if (id === 'gun') return roles.has('fire-team');
    const role = whose[id];
    return role === undefined || fighters.some((fighter) => roleIdOf(fighter) === role);
  });
  return {
    all: ids.map((id) => {
      const role = whose[id];
      return {
        id,
        ...say.counters[id],
        group: say.group,
        icon: icons[id],
        most: 1,
        ...(role !== undefined && { of: ({ skills }) => skills.includes(role) }),
      };
    }),
    usual: new Set(usual),
  };
};
