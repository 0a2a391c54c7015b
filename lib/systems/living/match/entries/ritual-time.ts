import { oncePer } from '../../../../once-per';
import { findSkill } from '../../skills/index';
import type { NamedEffect } from '../../skills/effects/named';
import type { Skill } from '../../skills/school';
import type { Aura, Figure } from '../state/figure';

/** What an entry says of a ritual that keeps from acting, if it begins one. */
const ritualIn = oncePer((skill: Skill): NamedEffect | undefined =>
  (skill.always ?? []).find(
    (effect): effect is NamedEffect =>
      'named' in effect && effect.limits?.includes('no-actions-meanwhile-but-defence') === true,
  ),
);

const ritualOfAura = ({ skill }: Aura): NamedEffect | undefined => {
  const entry = findSkill(skill);
  return entry && ritualIn(entry);
};

/** The ritual that a figure is performing. */
export const ritualOf = (figure: Figure): Aura | undefined =>
  figure.auras.length === 0 ? undefined : figure.auras.find((each) => ritualOfAura(each) !== undefined);

/** Each damage and each loss of Life that its performer survives makes a ritual longer (ruling summoner-ritual). */
export const disturb = (figure: Figure): void => {
  if (figure.auras.length === 0 || figure.hand <= 0) return;
  figure.auras = figure.auras.map((each) => {
    const longer = ritualOfAura(each)?.figures['longer'];
    if (typeof longer !== 'object' || !('fixed' in longer)) return each;
    return { ...each, clock: { ...each.clock, left: each.clock.left + longer.fixed } };
  });
};
