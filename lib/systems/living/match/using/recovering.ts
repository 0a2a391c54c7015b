import { broughtSkills } from '../../skills/brought';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { eitherOf, mountOf } from '../state/mounts';
import type { MatchContext } from '../state/match-context';
import { lacksLife } from '../values/hand';
import { restoreLife } from '../life/life';
import { isFree } from './learnt';
import type { Action } from '../state/option';

/** The skill that the status brings, which nobody learns; chapter "Conditions and Statuses: Recovering". */
const purify: Skill | undefined = broughtSkills
  .filter(({ id }) => id.startsWith('recovering/'))
  .map((brought) => ({ ...brought, school: 'training' as const, tier: 'training' as const, needs: [] }))[0];

/** A skill by id: learnt, or from recovering. */
export const usedSkill = (id: string): Skill | undefined =>
  findSkill(id) ?? (id === purify?.id ? purify : undefined);

const restoring: readonly Action[] = [{ pick: 'restore' }];
const nothing: readonly Action[] = [];

/** Whether a figure or its mount could do with it. */
const either = (match: MatchContext, figure: Figure, needs: (one: Figure) => boolean): boolean => {
  const mount = mountOf(match, figure);
  return needs(figure) || (mount !== undefined && needs(mount));
};

/** A recovering figure restores Life with a movement action. */
export const restoresOf = (match: MatchContext, figure: Figure): readonly Action[] =>
  figure.isRecovering && either(match, figure, (one) => lacksLife(match, one)) ? restoring : nothing;

/** Options while recovering: movement actions restore Life, two actions may take a counter off. */
export const recoveries = (match: MatchContext, figure: Figure): readonly Action[] => {
  if (!figure.isRecovering) return [];
  const suffers = either(match, figure, ({ conditions }) => conditions.length > 0);
  const canPurify = purify && suffers && isFree(match, figure, purify, false);
  return [
    ...restoresOf(match, figure),
    ...(canPurify ? [{ pick: 'use' as const, skill: purify.id, cost: purify.actions ?? 1 }] : []),
  ];
};

/** A recovering figure only moves, restores Life or tries to shed conditions; anything else ends it. */
export const keepsRecovering = (action: Action): boolean =>
  action.pick === 'move' ||
  action.pick === 'move-and-reload' ||
  action.pick === 'climb' ||
  action.pick === 'restore' ||
  action.pick === 'end' ||
  (action.pick === 'use' &&
    (action.skill === purify?.id || findSkill(action.skill)?.otherForm?.while === 'recovering'));

/** As much Life as there are dice in the Hand, for either the rider or the mount. */
export function* restore(match: MatchContext, unit: Figure): Flow {
  const figure = yield* eitherOf(match, unit, 'heal', (one) => lacksLife(match, one));
  restoreLife(match, figure, figure.hand, unit.id);
}
