import { findSkill } from '../../skills/index';
import type { Figure } from '../state/figure';
import { areAllies, type MatchContext } from '../state/match-context';
import { partnerOf } from '../state/mounts';
import type { Option } from '../state/option';
import { poolOf } from '../values/hand';
import { promiseOf } from './skill-worth';

const lacksLife = (match: MatchContext, figure: Figure): boolean =>
  (figure.life === 'up' || figure.life === 'down') && figure.hand < poolOf(match, figure);

/** Healing for nobody: whoever could get the Life has all of his. */
export const isInVain = (match: MatchContext, figure: Figure, option: Option): boolean => {
  if (option.pick !== 'use') return false;
  const skill = findSkill(option.skill);
  if (!skill || !promiseOf(skill).onlyHeals) return false;
  if (promiseOf(skill).healsOthers)
    return !match.s.figures.some((other) => areAllies(other, figure) && lacksLife(match, other));
  const target = match.s.figures[option.target ?? figure.id] ?? figure;
  const partner = partnerOf(match, target);
  return !lacksLife(match, target) && !(partner && lacksLife(match, partner));
};
