import type { Skill } from '../../skills/category';
import { skillOf } from '../effects/play';
import { does, unmovedOf } from '../effects/use';
import type { Figure } from '../state/figure';
import { profileOf, figureOf, type MatchContext } from '../state/match-context';
import type { AttackAction } from '../using/attacks';
import { supportersOf } from '../attack/reach';
import { attackOn, pipsFor, saidOnAverage } from './reckoning';
import { gainOf } from './value';

/** Worth of green pips besides damage: a push, a taunt, less movement for the target. */
const sideEffect = 0.35;

/** Worth of an attack with a skill: each case of the roll by itself, with green and without. */
const withSkill = (
  match: MatchContext,
  figure: Figure,
  target: Figure,
  pick: AttackAction['pick'],
  skill: Skill,
): number => {
  const { s } = match;
  const { chance, green: mean } = pipsFor(profileOf(match, figure), figure.dice);
  const unmoved = unmovedOf(figure);
  const worthOf = (green: number): number => {
    const said = (read: Parameters<typeof saidOnAverage>[2]): number =>
      saidOnAverage(skill, { green, blue: 0, unmoved }, read) ?? 0;
    const more = said((effect) =>
      effect.act === 'change' && effect.value === 'AV' && effect.whom === 'you' && !effect.until
        ? effect.by
        : undefined,
    );
    const less = said((effect) =>
      effect.act === 'change' && effect.value === 'DV' && effect.whom === 'target' ? effect.by : undefined,
    );
    const { lost, fells } = attackOn(match, figure, target, pick, { more, lessGuard: -less });
    const once = does(skill, 'limit-damage')
      ? gainOf(s, target, Math.min(1, lost), target.dice === 1 ? Math.min(1, lost) : 0)
      : gainOf(s, target, lost, fells);
    const times = 1 + said((effect) => (effect.act === 'more-attacks' ? effect.count : undefined));
    return once * times + (green > 0 && times === 1 && more === 0 ? sideEffect : 0);
  };
  return chance * worthOf(mean) + (1 - chance) * worthOf(0);
};

/** Expected gain from an attack. */
export const attackGain = (match: MatchContext, action: AttackAction): number => {
  const figure = figureOf(match, action.figure);
  const target = figureOf(match, action.target);
  if (action.skill !== undefined) return withSkill(match, figure, target, action.pick, skillOf(action.skill));
  const { pick } = action;
  const support = action.together ? supportersOf(match, figure, target, pick).length : 0;
  const { lost, fells } = attackOn(match, figure, target, pick, { more: support, isJoint: support > 0 });
  return gainOf(match.s, target, lost, fells) - support * 0.5;
};

/** Expected gain from one of the further attacks of a turn. */
export const strikeGain = (
  match: MatchContext,
  figure: Figure,
  target: Figure,
  pick: AttackAction['pick'],
): number => {
  const { lost, fells } = attackOn(match, figure, target, pick);
  return gainOf(match.s, target, lost, fells);
};
