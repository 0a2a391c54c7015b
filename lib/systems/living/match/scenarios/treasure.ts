import { oncePer } from '../../../../once-per';
import type { CarryRule, DigRule } from '../../scenarios/rules';
import type { Effect } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { MatchContext, ScenarioPart, Act } from '../state/match-context';
import type { Action } from '../state/option';

import { isNextTo } from './carrying';
import { changePiece, isCarried, isCarrier, letGo, tokensOf } from './tokens';

/** An item to dig up with actions, by one or several, before it can be picked up. */
export const digging = ({ token }: DigRule): ScenarioPart => ({
  actionsOf: (match, figure) =>
    tokensOf(match, token)
      .filter((piece) => piece.count > 0 && isNextTo(figure, piece))
      .map(({ key }) => ({ pick: 'scenario', what: 'dig', piece: key, actions: 1 })),
  perform: (match, _figure, { what, piece: key }) => {
    for (const piece of tokensOf(match, token))
      if (what === 'dig' && piece.key === key) changePiece(match, piece, { count: piece.count - 1 });
    return undefined;
  },
});

/** Tokens that an action picks up, and that are dropped at will. */
export const liftingByAction = ({ token, pickUp, mayDrop }: CarryRule): ScenarioPart => ({
  actionsOf: (match, figure) =>
    tokensOf(match, token).flatMap((piece): readonly Action[] => {
      const on = { pick: 'scenario', piece: piece.key } as const;
      if (isCarrier(piece, figure.id)) return mayDrop ? [{ ...on, what: 'drop', actions: 0 }] : [];
      const isFree = pickUp.by === 'action' && !isCarried(piece) && piece.count === 0;
      return isFree && isNextTo(figure, piece) ? [{ ...on, what: 'pick-up', actions: pickUp.actions }] : [];
    }),
  perform: (match, figure, { what, piece: key }) => {
    const piece = tokensOf(match, token).find((each) => each.key === key);
    if (piece && what === 'pick-up') changePiece(match, piece, { figure: figure.id });
    if (piece && what === 'drop') letGo(match, piece, figure.id);
    return undefined;
  },
});

const motion: ReadonlySet<Act['act']> = new Set(['further', 'jump', 'fly']);

/** Whether an effect moves the user himself. */
const moves = (effect: Effect): boolean =>
  'act' in effect &&
  (motion.has(effect.act) ||
    (effect.act === 'perform' && effect.action === 'movement' && effect.who === 'you'));

/** Part of a skill that moves its user; undefined where none does. */
const movementOf = oncePer((skill: Skill): Skill | undefined => {
  const kept = (line: readonly Effect[] = []): readonly Effect[] =>
    line.filter((effect) => 'parameter' in effect || moves(effect));
  const [always, green, blue] = [kept(skill.always), kept(skill.green), kept(skill.blue)];
  return [...always, ...green, ...blue].some(moves) ? { ...skill, always, green, blue } : undefined;
});

const stays: ReadonlySet<Action['pick']> = new Set([
  'move',
  'move-and-reload',
  'climb',
  'land',
  'stand-up',
  'shake-off',
  'mount',
  'dismount',
  'delay',
  'scenario',
  'dismiss',
  'drop-cannon',
  'take-life',
  'end',
]);

/** A lone carrier can only move, by movements and by skills that move the carrier, and 1 # less each time. */
export const burden = ({ token, limits }: CarryRule): ScenarioPart => {
  const carriesAlone = (match: MatchContext, figure: Figure): boolean =>
    tokensOf(match, token).some(
      (piece) => (piece.second ?? -1) < 0 && (isCarrier(piece, figure.id) || isCarrier(piece, figure.rider)),
    );
  const onlyMoves = limits.includes('only-movement');
  const mayUse = (skill: string): boolean => {
    const entry = findSkill(skill);
    return entry !== undefined && movementOf(entry) !== undefined;
  };
  return {
    allows: (match, figure, action) =>
      !onlyMoves ||
      !carriesAlone(match, figure) ||
      stays.has(action.pick) ||
      (action.pick === 'use' && mayUse(action.skill)),
    reads: (match, figure, skill) =>
      onlyMoves && carriesAlone(match, figure) ? (movementOf(skill) ?? skill) : skill,
    moveDistance: (match, mover, usual) =>
      limits.includes('one-less-per-action') && carriesAlone(match, mover) ? Math.max(0, usual - 1) : usual,
  };
};
