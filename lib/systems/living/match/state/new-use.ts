import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from './figure';
import type { Line, Use } from './use';

/** A use of a skill that begins: nothing is rolled yet. */
export const newUse = (
  skill: Skill,
  user: Figure,
  targets: readonly FigureId[],
  isReaction = false,
): Use => ({
  skill,
  user: user.id,
  green: 0,
  magic: 0,
  roll: [],
  targets,
  powers: new Map(),
  reach: 0,
  charms: new Map(),
  removed: 0,
  affected: 0,
  moved: 0,
  isReaction,
});

/** A line of a use, spoken on its first target. */
export const lineOf = (use: Use, line: Line['line'], scale: number): Line => ({
  use,
  line,
  scale,
  target: use.targets[0] ?? use.user,
});
