import { findSkill } from '../../skills/index';
import { takesNoAction, type Action } from '../state/option';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { spendGrant } from './grants';

/** Number of actions that it takes; 2 for Charge and Recover. */
export const costOf = (action: Action): number => {
  if (action.pick === 'charge' || action.pick === 'recover') return 2;
  if (action.pick === 'use' && action.cost !== undefined) return action.cost;
  if ('skill' in action) return findSkill(action.skill)?.actions ?? 1;
  if (action.pick === 'scenario') return action.actions;
  if (action.pick === 'climb') return action.actions ?? 1;
  return takesNoAction(action) ? 0 : 1;
};

/** Options that don't count as an action: ending the turn, Delay, and those that take no action. */
export const isNone = (action: Action): boolean =>
  action.pick === 'end' || action.pick === 'delay' || takesNoAction(action);

/** Counts an action that is carried out or lost; waiting isn't one. */
export const countAct = (figure: Figure, action: Action, isReaction: boolean): void => {
  if (isNone(action)) return;
  const acts = figure.thisTurn.acts + (isReaction ? 1 : costOf(action));
  figure.thisTurn = { ...figure.thisTurn, acts };
};

/** Takes what an action costs: one that a skill granted, or the figure's own. */
export const pay = (match: MatchContext, figure: Figure, action: Action): void => {
  if (action.pick === 'end' || spendGrant(match, figure, action)) return;
  figure.actions = Math.max(0, figure.actions - costOf(action));
};
