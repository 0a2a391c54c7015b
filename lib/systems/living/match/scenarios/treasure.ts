import { oncePer } from '../../../../once-per';
import type { CarryRule, DigRule } from '../../scenarios/rules';
import type { Effect } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { Game, ScenarioPart, Act } from '../state/game';
import type { Action } from '../state/option';

import { isNextTo } from './carrying';
import { changePiece, isCarried, isCarrier, letGo, tokensOf } from './tokens';

/** An item to dig up with actions, by one or several, before it can be picked up. */
export const digging = ({ token }: DigRule): ScenarioPart => ({
  actionsOf: (game, figure) =>
    tokensOf(game, token)
      .filter((piece) => piece.count > 0 && isNextTo(figure, piece))
      .map(({ key }) => ({ pick: 'scenario', what: 'dig', piece: key, actions: 1 })),
  perform: (game, _figure, { what, piece: key }) => {
    for (const piece of tokensOf(game, token))
      if (what === 'dig' && piece.key === key) changePiece(game, piece, { count: piece.count - 1 });
    return undefined;
  },
});

/** Tokens that an action picks up, and that are dropped at will. */
export const liftingByAction = ({ token, pickUp, mayDrop }: CarryRule): ScenarioPart => ({
  actionsOf: (game, figure) =>
    tokensOf(game, token).flatMap((piece): readonly Action[] => {
      const on = { pick: 'scenario', piece: piece.key } as const;
      if (isCarrier(piece, figure.id)) return mayDrop ? [{ ...on, what: 'drop', actions: 0 }] : [];
      const isFree = pickUp.by === 'action' && !isCarried(piece) && piece.count === 0;
      return isFree && isNextTo(figure, piece) ? [{ ...on, what: 'pick-up', actions: pickUp.actions }] : [];
    }),
  perform: (game, figure, { what, piece: key }) => {
    const piece = tokensOf(game, token).find((each) => each.key === key);
    if (piece && what === 'pick-up') changePiece(game, piece, { figure: figure.id });
    if (piece && what === 'drop') letGo(game, piece, figure.id);
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

/** A lone carrier can only move, by movements and by skills that move him, and 1 # less each time. */
export const burden = ({ token, limits }: CarryRule): ScenarioPart => {
  const carriesAlone = (game: Game, figure: Figure): boolean =>
    tokensOf(game, token).some(
      (piece) => (piece.second ?? -1) < 0 && (isCarrier(piece, figure.id) || isCarrier(piece, figure.rider)),
    );
  const onlyMoves = limits.includes('only-movement');
  const mayUse = (skill: string): boolean => {
    const entry = findSkill(skill);
    return entry !== undefined && movementOf(entry) !== undefined;
  };
  return {
    allows: (game, figure, action) =>
      !onlyMoves ||
      !carriesAlone(game, figure) ||
      stays.has(action.pick) ||
      (action.pick === 'use' && mayUse(action.skill)),
    reads: (game, figure, skill) =>
      onlyMoves && carriesAlone(game, figure) ? (movementOf(skill) ?? skill) : skill,
    moveDistance: (game, mover, usual) =>
      limits.includes('one-less-per-action') && carriesAlone(game, mover) ? Math.max(0, usual - 1) : usual,
  };
};
