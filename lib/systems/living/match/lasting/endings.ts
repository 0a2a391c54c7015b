import type { Ending } from '../../effects/terms';
import type { Skill } from '../../skills/school';

const known = new WeakMap<Skill, readonly Ending[]>();

/** What ends a skill's enchantment, hex, Loa or repetition before its time, as its entry says. */
export const endingsOf = (skill: Skill): readonly Ending[] => {
  let endings = known.get(skill);
  if (!endings) {
    endings = [skill.always, skill.green, skill.blue]
      .flatMap((line) => line ?? [])
      .flatMap((effect) =>
        'frame' in effect && (effect.frame === 'lasts' || effect.frame === 'repeats')
          ? (effect.or ?? [])
          : [],
      );
    known.set(skill, endings);
  }
  return endings;
};
