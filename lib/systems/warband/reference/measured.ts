import { ranks, type Rank } from '../sheet/rank';
import { newFighter, shooterClasses, type ShooterClass } from '../sheet/warband';
import type { SkillId } from '../skills/ask';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import data from './measured.json' with { type: 'json' };

/** Worth of a skill: the share of matches its owner wins, draws half. */
export interface Measure {
  readonly id: SkillId;
  readonly share: number;
}

const points: Readonly<Record<string, number>> = data.points;

const shareOf = (question: string): number => (points[question] ?? 0) / data.matches;

/** Outside of this a skill is too strong or too weak; house values. */
export const outside = { least: 0.4, most: 0.6 } as const;

const measuredSkills: readonly SkillId[] = [
  ...rookieRoleIds.filter((id) => id !== 'allrounder'),
  ...specialityIds,
  'command',
];

const statsOf = (rank: Rank) => {
  const start = `stat ${rank} `;
  return {
    usual: newFighter(rank, 1).stat,
    others: Object.keys(points)
      .filter((question) => question.startsWith(start))
      .map((question) => ({ stat: Number(question.slice(start.length)), share: shareOf(question) })),
  };
};

/** Results of `npm run bench:values`, from the data file that it writes. */
export const measured = {
  matches: data.matches,
  /** Matches won by the side that activated first. */
  first: data.first / (data.matches * Object.keys(points).length),
  /** How far chance may move a figure either way, in 19 of 20 cases. */
  noise: 0.98 / Math.sqrt(data.matches),
  skills: measuredSkills
    .map((id): Measure => ({ id, share: shareOf(`skill ${id}`) }))
    .sort((a, b) => b.share - a.share),
  stats: Object.fromEntries(ranks.map((rank) => [rank, statsOf(rank)])) as Readonly<
    Record<Rank, ReturnType<typeof statsOf>>
  >,
  shield: shareOf('shield'),
  shooters: Object.fromEntries(shooterClasses.map((kind) => [kind, shareOf(`shooter ${kind}`)])) as Readonly<
    Record<ShooterClass, number>
  >,
} as const;
