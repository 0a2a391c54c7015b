import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Waiver } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';

/** Everything that the lines of a skill say, removal aside. */
export const framesOf = (skill: Skill): readonly Effect[] => [
  ...(skill.always ?? []),
  ...(skill.green ?? []),
  ...(skill.blue ?? []),
];

const framesIn = oncePer(
  (skill: Skill): ReadonlySet<string> =>
    new Set(framesOf(skill).flatMap((effect) => ('frame' in effect ? [effect.frame] : []))),
);

const waiversOf = oncePer(
  (skill: Skill): ReadonlySet<Waiver> =>
    new Set(
      framesOf(skill).flatMap((effect) =>
        'frame' in effect && effect.frame === 'waives' ? [effect.what] : [],
      ),
    ),
);

/** Whether a skill says that this does not limit whom it may be aimed at. */
export const waives = (skill: Skill, what: Waiver): boolean => waiversOf(skill).has(what);

/** Whether a line of a skill has a frame of this name. */
export const hasFrame = (skill: Skill, frame: string): boolean => framesIn(skill).has(frame);
