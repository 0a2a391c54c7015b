import { amountOf, type Amount } from '../../../effects/amount';
import { units } from '../match/geometry/where';
import { figureOf, profileOf, type MatchContext } from '../match/state/match-context';
import type { Option } from '../match/state/option';
import type { Effect } from '../skills/effects/effect';
import { isGroup, type Who } from '../skills/effects/terms';
import { findSkill } from '../skills/index';
import type { OptionArea } from '../../play-part';

/** A circle that an effect names: how far it reaches, and around which figure. */
interface Circle {
  readonly radius: Amount<string>;
  readonly of: 'target' | 'you';
}

const about = (radius: Amount<string>, of: string): readonly Circle[] =>
  of === 'target' || of === 'you' ? [{ radius, of }] : [];

const ofWhom = (whom: Who): readonly Circle[] =>
  isGroup(whom) && typeof whom.in === 'object' && 'reach' in whom.in ? about(whom.in.reach, whom.in.of) : [];

const circlesIn = (effect: Effect): readonly Circle[] => {
  if ('parameter' in effect && effect.parameter === 'reach') return about(effect.radius, effect.of);
  return 'whom' in effect ? ofWhom(effect.whom) : [];
};

/** The skill of an option and its target, if it is one that is carried out at once. */
const usedBy = (option: Option): { readonly skill: string; readonly target?: number } | undefined => {
  if (option.pick === 'use')
    return {
      skill: option.skill,
      ...(option.target !== undefined && option.target >= 0 && { target: option.target }),
    };
  const isAttack = option.pick === 'melee' || option.pick === 'shoot' || option.pick === 'charge';
  return isAttack && option.skill !== undefined ? { skill: option.skill, target: option.target } : undefined;
};

/**
 * The widest circle in which an option reaches others than its target, with the best face of the figure's die; undefined
 * where it has none.
 */
export const areaOf = (match: MatchContext, id: number, option: Option): OptionArea | undefined => {
  const used = usedBy(option);
  const skill = used && findSkill(used.skill);
  if (!used || !skill) return undefined;
  const figure = figureOf(match, id);
  const { sides } = profileOf(match, figure);
  const pips = { always: 1, green: Math.max(...sides.skill), blue: Math.max(...sides.magic) } as const;
  let widest: OptionArea | undefined;
  for (const line of ['always', 'green', 'blue'] as const)
    for (const { radius, of } of (skill[line] ?? []).flatMap(circlesIn)) {
      const centre = of === 'you' ? id : used.target;
      const far = units(amountOf(radius, pips[line], () => figure.hand));
      if (centre !== undefined && far > (widest?.radius ?? 0)) widest = { about: centre, radius: far };
    }
  return widest;
};
