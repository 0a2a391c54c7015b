import type { Figure } from '../state/figure';
import { type Game, type ScenarioPart, sheetOf } from '../state/game';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { win } from '../../../../skirmish/rules/scoring';

const hurts = ({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'damage');

/** He has a snowball that deals damage, and can throw it. */
const canHurt = (game: Game, figure: Figure): boolean =>
  sheetOf(game, figure).skills.some((id) => {
    const skill = findSkill(id);
    return skill?.kind === 'snowball' && hurts(skill) && !figure.barred.some((barred) => barred.skill === id);
  });

/** Nobody but this one can damage anybody, no snowman stands, and nobody is unconscious (ruling snowfall-winter-spirit). */
const isStill = (game: Game, spirit: Figure): boolean =>
  game.s.figures.every((figure) => {
    if (figure.life === 'gone') return true;
    if (figure.kind === 'snowman') return false;
    return figure.life === 'up' && (figure === spirit || !canHurt(game, figure));
  });

const see = (game: Game): undefined => {
  for (const figure of game.s.figures)
    if (figure.home !== undefined && isStill(game, figure)) win(game, figure.team, 'stalemate');
  return undefined;
};

/** The Hero that has left its team to bring the fight to a halt wins once it has come to one. */
export const stalemate: ScenarioPart = { actionEnds: see, turnEnds: see, phaseEnds: see };
