import { oncePer } from '../../../../once-per';
import type { Ending } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';

/** What ends a skill's enchantment, hex, Loa or repetition before its time, as its entry says. */
export const endingsOf = oncePer((skill: Skill): readonly Ending[] =>
  [skill.always, skill.green, skill.blue]
    .flatMap((line) => line ?? [])
    .flatMap((effect) =>
      'parameter' in effect && (effect.parameter === 'lasts' || effect.parameter === 'repeats')
        ? (effect.or ?? [])
        : [],
    ),
);
