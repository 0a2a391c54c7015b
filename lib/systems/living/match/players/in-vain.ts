import { findSkill } from '../../skills/index';
import type { Figure } from '../state/figure';
import { areAllies, type Game } from '../state/game';
import { partnerOf } from '../state/mounts';
import type { Option } from '../state/option';
import { poolOf } from '../values/hand';
import { promiseOf } from './skill-worth';

const lacksLife = (game: Game, figure: Figure): boolean =>
  (figure.life === 'up' || figure.life === 'down') && figure.hand < poolOf(game, figure);

/** Healing for nobody: whoever could get the Life has all of his. */
export const isInVain = (game: Game, figure: Figure, option: Option): boolean => {
  if (option.pick !== 'use') return false;
  const skill = findSkill(option.skill);
  if (!skill || !promiseOf(skill).onlyHeals) return false;
  if (promiseOf(skill).healsOthers)
    return !game.s.figures.some((other) => areAllies(other, figure) && lacksLife(game, other));
  const target = game.s.figures[option.target ?? figure.id] ?? figure;
  const partner = partnerOf(game, target);
  return !lacksLife(game, target) && !(partner && lacksLife(game, partner));
};
