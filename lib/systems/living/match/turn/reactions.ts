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
import type { MatchContext } from '../state/match-context';
import { isAlone } from '../state/training';
import type { Action } from '../state/option';
import type { Skill } from '../../skills/school';
import { isFree, reactionSkills } from '../using/learnt';
import { storedActions } from '../using/stored';
import { attackable } from '../values/weapons';
import { proneOf } from '../state/mounts';
import { loadsOnTheMove } from '../attack/loading';

/** A stored spell may be used this way, unless it answers an announcement, which it would be too late for. */
const isReaction = (match: MatchContext, figure: Figure, skill: Skill): boolean =>
  !answersAnnouncement(skill) && isFree(match, figure, skill, true);

/** Uses of a Delay counter: a movement, an attack, or a skill whose text allows it as an answer. */
export const reactionsOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  // A pet whose Hero is down answers nobody.
  if (isDistracted(match, figure) || isAlone(match, figure)) return [];
  const { allows } = match.scenario;
  return [
    ...plainReactions(match, figure),
    ...(isHeldBack(match, figure)
      ? []
      : [
          ...reactionSkills(match, figure),
          ...storedActions(match, figure, (skill) => isReaction(match, figure, skill), ['kept']),
        ]),
  ].filter((action) => allows(match, figure, action));
};

/** A reaction is a movement or an attack, never a charge (ruling 27). */
const plainReactions = (match: MatchContext, figure: Figure): readonly Action[] => {
  if (proneOf(match, figure)) return [];
  const moveOnly: readonly Action[] = [{ pick: 'move' }, ...loadsOnTheMove(match, figure)];
  const mounted = mountedAttacks(match, figure);
  const own = isHeldToMoving(match, figure) || !mayAttack(match, figure) ? [] : attackable(match, figure);
  const attacks = [...melees(match, figure, own), ...shots(match, figure, own), ...mounted];
  return [...moveOnly, ...attacks.filter((action) => action.pick !== 'charge' && !('skill' in action))];
};
