import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Cause } from '../../skills/school-rule';
import { ruleAbout } from '../../skills/school-rules';
import type { Skill } from '../../skills/school';
import type { Aura, Figure } from '../state/figure';

/** How a spirit behaves that a skill sends into somebody. */
interface Riding {
  /** A guest that stays for a while counts as what it becomes. */
  readonly as: 'guest' | 'sleeper' | 'intruder';
  readonly leavesBy: readonly Cause[];
  /** Comes to lead another away, and may enter a ridden figure. */
  readonly leadsAway: boolean;
}

const effectsOf = ({ always = [], green = [], blue = [] }: Skill): readonly Effect[] => [
  ...always,
  ...green,
  ...blue,
];

const becomes = (skill: Skill): Riding['as'] => {
  if (skill.kind === 'sleeper' || skill.kind === 'intruder') return skill.kind;
  const effects = effectsOf(skill);
  if (effects.some((effect) => 'parameter' in effect && effect.parameter === 'becomes-sleeper'))
    return 'sleeper';
  return effects.some(
    (effect) => 'named' in effect && effect.limits?.includes('dies-again-when-it-leaves') === true,
  )
    ? 'intruder'
    : 'guest';
};

/** How the spirit of a skill rides; undefined for a skill that sends none (school rule "one-bearer"). */
export const ridingOf = oncePer((skill: Skill): Riding | undefined => {
  if (!ruleAbout(skill, 'one-bearer')) return undefined;
  const as = becomes(skill);
  return {
    as,
    leavesBy: ruleAbout({ class: skill.class, kind: as }, 'ended-only-by')?.causes ?? [],
    leadsAway: effectsOf(skill).some(
      (effect) => 'act' in effect && effect.act === 'dispel' && effect.what === 'loa',
    ),
  };
});

const ridingOfAura = ({ kind, skill: id }: Aura): Riding | undefined => {
  const skill = kind === 'loa' ? findSkill(id) : undefined;
  return skill && ridingOf(skill);
};

/** Whether this ends what rides somebody. */
export const leavesBy = (aura: Aura, cause: Cause): boolean =>
  ridingOfAura(aura)?.leavesBy.includes(cause) === true;

/** It sleeps until what it waits for happens, and leaves once that is done. */
export const isSleeper = (aura: Aura): boolean => ridingOfAura(aura)?.as === 'sleeper';

/** A Vessel takes no other spirit but one that leads away; the same one may be renewed (ruling voodoo-ridden). */
export const refuses = ({ auras }: Figure, skill: Skill): boolean => {
  if (auras.length === 0) return false;
  const riding = ridingOf(skill);
  if (!riding || riding.leadsAway) return false;
  return auras.some((aura) => aura.kind === 'loa' && aura.skill !== skill.id);
};
