import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from './figure';
import type { EffectContext, Use, UseOrigin, Trigger } from './use';
import type { Moment } from '../../skills/effects/terms';

/** A use of a skill that begins: nothing is rolled yet. */
export const newUse = (
  skill: Skill,
  { id: user }: Pick<Figure, 'id'>,
  targets: readonly FigureId[],
  origin: UseOrigin = {},
): Use => ({
  skill,
  user,
  origin,
  since: Infinity,
  targets,
  isFailing: false,
  roll: [],
  green: 0,
  magic: 0,
  reach: 0,
  powers: new Map(),
  ignored: new Map(),
  auras: new Map(),
  waiting: new Map(),
  movers: new Map(),
  movement: { further: 0, jumps: 0, left: 0 },
  outcome: {
    removed: 0,
    affected: 0,
    taken: undefined,
    led: [],
    moreLife: undefined,
    lastShot: undefined,
    isLethal: false,
  },
});

/** A line of a use, spoken on its first target. */
export const contextOf = (use: Use, line: EffectContext['line'], scale: number): EffectContext => ({
  use,
  line,
  scale,
  target: use.targets[0] ?? use.user,
});

export const triggerOf = (
  moment: Moment,
  actor: FigureId,
  more: Partial<Omit<Trigger, 'moment' | 'actor'>> = {},
): Trigger => ({ moment, actor, amount: 0, isStopped: false, ...more });
