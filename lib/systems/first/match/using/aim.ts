import { canSee, gapBetween, reachBetween, type Units } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { does } from '../effects/use';
import type { Figure } from '../state/figure';
import { areFoes, fiendOf, isStanding, isTarget, type MatchContext } from '../state/match-context';
import { areInContact } from '../geometry/placing';

/**
 * How far a spell goes: a radius around its caster, and how far the caster may be from a target it would have to
 * touch.
 */
export interface Limits {
  readonly radius?: Units | undefined;
  readonly reach: Units;
}

const sees = (match: MatchContext, from: Figure, to: Figure): boolean =>
  from === to || canSee(match.ground, from.at, to.at);

/** A figure that is down can be healed, until it is dead. */
const isFriend = (caster: Figure, other: Figure, skill: Skill): boolean =>
  other.team === caster.team &&
  other.kind !== 'trap' &&
  (other.life === 'up' || (other.life === 'down' && (does(skill, 'heal') || does(skill, 'mend'))));

const isFallen = (caster: Figure, { team, kind, life, most }: Figure): boolean =>
  team === caster.team && kind === 'hero' && (life === 'down' || life === 'dead') && most > 1;

const fits = (
  match: MatchContext,
  caster: Figure,
  skill: Skill,
  other: Figure,
  { reach }: Limits,
): boolean => {
  switch (skill.target) {
    case 'self':
      return other === caster;
    case 'friend':
      return isFriend(caster, other, skill);
    case 'other-friend':
      return other !== caster && isFriend(caster, other, skill);
    case 'fallen-friend':
      return (
        isFallen(caster, other) &&
        (areInContact(match, caster, other) || gapBetween(caster.at, other.at) <= reach)
      );
    case 'foe':
    case 'foe-in-contact':
      return isTarget(other) && areFoes(caster, other) && (other.kind !== 'trap' || does(skill, 'damage'));
    case 'any':
      return isStanding(other) && (isTarget(other) || !areFoes(caster, other));
    case 'everyone':
      return other !== caster && isTarget(other);
    case 'your-fiend':
      return other === fiendOf(match, caster);
  }
};

/** Everybody a spell can target; chapter "Skills": its range is the line of sight. */
export const aimable = (
  match: MatchContext,
  caster: Figure,
  skill: Skill,
  limits: Limits,
): readonly Figure[] =>
  match.s.figures.filter(
    (other) =>
      fits(match, caster, skill, other, limits) &&
      (limits.radius === undefined ||
        other === caster ||
        reachBetween(caster.at, other.at) <= limits.radius) &&
      sees(match, caster, other),
  );

/** A fiend that can be made to attack by its summoner. */
export const readyFiend = (match: MatchContext, caster: Figure): Figure | undefined => {
  const fiend = fiendOf(match, caster);
  return fiend && !fiend.thisTurn.hasAttacked && !fiend.isNew && sees(match, caster, fiend)
    ? fiend
    : undefined;
};
