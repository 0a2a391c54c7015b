import { answersAnnouncement } from './answers';
import {
  isDistracted,
  isHeldBack,
  isHeldToMoving,
  mayAttack,
  melees,
  mountedAttacks,
  shots,
} from './attacks';
import type { Figure } from '../state/figure';
import type { Game } from '../state/game';
import { isAlone } from '../state/training';
import type { Action } from '../state/option';
import type { Skill } from '../../skills/school';
import { isFree, reactionSkills } from '../using/learnt';
import { storedActions } from '../using/stored';
import { attackable } from '../values/weapons';
import { proneOf } from '../state/mounts';
import { loadsOnTheMove } from '../attack/loading';

/** A stored spell may be used this way, unless it answers an announcement, which it would be too late for. */
const isReaction = (game: Game, figure: Figure, skill: Skill): boolean =>
  !answersAnnouncement(skill) && isFree(game, figure, skill, true);

/** Uses of a Delay counter: a movement, an attack, or a skill whose text allows it as an answer. */
export const reactionsOf = (game: Game, figure: Figure): readonly Action[] => {
  // A pet whose Hero is down answers nobody.
  if (isDistracted(game, figure) || isAlone(game, figure)) return [];
  const { allows } = game.scenario;
  return [
    ...plainReactions(game, figure),
    ...(isHeldBack(game, figure)
      ? []
      : [
          ...reactionSkills(game, figure),
          ...storedActions(game, figure, (skill) => isReaction(game, figure, skill), ['kept']),
        ]),
  ].filter((action) => allows(game, figure, action));
};

/** A reaction is a movement or an attack, never a charge (ruling 27). */
const plainReactions = (game: Game, figure: Figure): readonly Action[] => {
  if (proneOf(game, figure)) return [];
  const moveOnly: readonly Action[] = [{ pick: 'move' }, ...loadsOnTheMove(game, figure)];
  const mounted = mountedAttacks(game, figure);
  const own = isHeldToMoving(game, figure) || !mayAttack(game, figure) ? [] : attackable(game, figure);
  const attacks = [...melees(game, figure, own), ...shots(game, figure, own), ...mounted];
  return [...moveOnly, ...attacks.filter((action) => action.pick !== 'charge' && !('skill' in action))];
};
