import { oncePer } from '../../../../once-per';
import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Aura, Figure } from '../state/figure';
import { figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import { addAura } from '../lasting/modifiers';
import { clockOf } from '../lasting/clock';
import type { Action } from '../state/option';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';

/** Whether a skill takes its user into the air. */
const takesOff = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'fly'),
);

const isFlight = (id: string): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && takesOff(skill);
};

const keepsAloft = ({ skill }: Aura): boolean => isFlight(skill);

/** Rises, or stays in the air for this many turns more (ruling summoner-wings-longer). */
export const fly: ActPlay<'fly'> = (match, { until }, context) => {
  const flyer = figureOf(match, context.use.user);
  const left = flyer.auras.find(keepsAloft)?.clock.left ?? 0;
  const clock = clockOf(match, until, flyer.id, flyer, context.scale);
  flyer.isFlying = true;
  addAura(match, flyer, 'state', context, { ...clock, left: clock.left + left }, 0);
  return undefined;
};

const isTakeOff = (action: Action): boolean => action.pick === 'use' && isFlight(action.skill);

/**
 * The actions of a figure that flies by a skill: when its time in the air is over, the first action is that skill
 * again or landing, and only landing once the skill failed; a figure that has landed does not take off again in that
 * turn (ruling summoner-wings).
 */
export const inTheAir = (figure: Figure, actions: readonly Action[]): readonly Action[] => {
  if (figure.kind !== 'daemon') return actions;
  if (!figure.isFlying)
    return figure.thisTurn.flew ? actions.filter((action) => !isTakeOff(action)) : actions;
  if (figure.auras.some(keepsAloft) || figure.actions === 0) return actions;
  const again = figure.thisTurn.acts === 0 ? actions.filter(isTakeOff) : [];
  return [...again, { pick: 'land' }];
};

/** Lands where it is, or at the nearest place that is free. */
export const land = (match: MatchContext, figure: Figure): void => {
  figure.isFlying = false;
  figure.thisTurn = { ...figure.thisTurn, flew: true };
  const bases = basesFor(match, figure);
  if (table.canStand(match.ground, figure.at, [...bases.passable, ...bases.blocking])) return;
  const at = table.besides(match.ground, figure.at, bases, units(3));
  if (at) put(match, figure, at);
};
