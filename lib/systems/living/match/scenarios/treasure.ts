import type { CarryRule, DigRule } from '../../scenarios/rules';
import { findSkill } from '../../skills/index';
import type { Figure } from '../figure';
import type { Game } from '../game';
import type { Action } from '../option';
import type { ScenarioPart } from '../scenario-part';
import { isNextTo } from './carrying';
import { changePiece, drop, isCarried, tokensOf } from './tokens';

/** Something that has to be dug up by actions, of one or of several, before anybody can pick it up. */
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

/** What is picked up by an action, and dropped at will. */
export const liftingByAction = ({ token, pickUp, mayDrop }: CarryRule): ScenarioPart => ({
  actionsOf: (game, figure) =>
    tokensOf(game, token).flatMap((piece): readonly Action[] => {
      const on = { pick: 'scenario', piece: piece.key } as const;
      if (piece.figure === figure.id) return mayDrop ? [{ ...on, what: 'drop', actions: 0 }] : [];
      const isFree = pickUp.by === 'action' && !isCarried(piece) && piece.count === 0;
      return isFree && isNextTo(figure, piece) ? [{ ...on, what: 'pick-up', actions: pickUp.actions }] : [];
    }),
  perform: (game, figure, { what, piece: key }) => {
    const piece = tokensOf(game, token).find((each) => each.key === key);
    if (piece && what === 'pick-up') changePiece(game, piece, { figure: figure.id });
    if (piece && what === 'drop') drop(game, piece);
    return undefined;
  },
});

const motion: ReadonlySet<string> = new Set(['further', 'jump', 'fly']);

/** Whether everything that a skill does is to move its user. */
const onlyMoves = (id: string): boolean => {
  const skill = findSkill(id);
  if (!skill) return false;
  const effects = [...(skill.always ?? []), ...(skill.green ?? []), ...(skill.blue ?? [])];
  return effects.every(
    (effect) =>
      'frame' in effect ||
      ('act' in effect &&
        (motion.has(effect.act) ||
          (effect.act === 'perform' && effect.action === 'movement' && effect.who === 'you'))),
  );
};

const stays: ReadonlySet<Action['pick']> = new Set([
  'move',
  'move-and-reload',
  'stand-up',
  'shake-off',
  'mount',
  'dismount',
  'delay',
  'scenario',
  'end',
]);

/** Who carries alone moves only, by movements and by skills that move him, and 1 # less each time. */
export const burden = ({ token, limits }: CarryRule): ScenarioPart => {
  const carries = (game: Game, figure: Figure): boolean =>
    tokensOf(game, token).some(
      ({ figure: carrier }) => carrier === figure.id || (carrier >= 0 && carrier === figure.rider),
    );
  return {
    allows: (game, figure, action) =>
      !limits.includes('only-movement') ||
      !carries(game, figure) ||
      stays.has(action.pick) ||
      (action.pick === 'use' && onlyMoves(action.skill)),
    stride: (game, mover, usual) =>
      limits.includes('one-less-per-action') && carries(game, mover) ? Math.max(0, usual - 1) : usual,
  };
};
