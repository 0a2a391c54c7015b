import type { Figure } from '../state/figure';
import { type MatchContext, type ScenarioPart, profileOf } from '../state/match-context';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { win } from '../../../../skirmish/rules/scoring';

const hurts = ({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'damage');

/** He has a snowball that deals damage, and can throw it. */
const canHurt = (match: MatchContext, figure: Figure): boolean =>
  profileOf(match, figure).skills.some((id) => {
    const skill = findSkill(id);
    return skill?.kind === 'snowball' && hurts(skill) && !figure.barred.some((barred) => barred.skill === id);
  });

/** Nobody but this one can damage anybody, no snowman stands, and nobody is unconscious (ruling snowfall-winter-spirit). */
const isStill = (match: MatchContext, spirit: Figure): boolean =>
  match.s.figures.every((figure) => {
    if (figure.life === 'gone') return true;
    if (figure.kind === 'snowman') return false;
    return figure.life === 'up' && (figure === spirit || !canHurt(match, figure));
  });

const see = (match: MatchContext): undefined => {
  for (const figure of match.s.figures)
    if (figure.home !== undefined && isStill(match, figure)) win(match, figure.team, 'stalemate');
  return undefined;
};

/** The Hero that has left its team to bring the fight to a halt wins once it has come to one. */
export const stalemate: ScenarioPart = { actionEnds: see, turnEnds: see, phaseEnds: see };
