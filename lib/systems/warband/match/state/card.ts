import { dieOf, ranks, type Rank } from '../../sheet/rank';
import type { Fighter, ShooterClass } from '../../sheet/warband';
import type { SkillId } from '../../skills/ask';
import { roleIdOf } from '../../skills/roles';

/** Facts of a fighter that stay the same through a match. */
export interface Card {
  readonly name: string;
  readonly rank: Rank;
  /** Sides of the die. */
  readonly die: number;
  readonly stat: number;
  readonly skills: readonly SkillId[];
  readonly melee: boolean;
  readonly shooter?: ShooterClass;
  readonly shield: boolean;
  readonly minion: boolean;
}

/** @param minion of a Minion Master, as the warband has them */
export const cardOf = (fighter: Fighter, minion: boolean): Card => {
  const { name, rank, stat, melee, shooter, shield } = fighter;
  const role = roleIdOf(fighter);
  return {
    name,
    rank,
    die: dieOf[rank],
    stat,
    skills: [...(role === undefined ? [] : [role]), ...(rank === 'boss' ? (['command'] as const) : [])],
    melee: melee !== undefined,
    ...(shooter && { shooter: shooter.class }),
    shield,
    minion,
  };
};

/** Half a fighter: a rank lower, half the stat rounded up, neither skill nor Command; ruling 7. */
export const halfOf = (card: Card): Card => {
  const rank = ranks[Math.min(ranks.length - 1, ranks.indexOf(card.rank) + 1)] ?? card.rank;
  return {
    ...card,
    rank,
    die: dieOf[rank],
    stat: Math.ceil(card.stat / 2),
    skills: [],
    minion: false,
  };
};
