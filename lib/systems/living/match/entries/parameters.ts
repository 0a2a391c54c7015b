import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Waiver } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import { amountOf } from '../../../../effects/amount';

/** Everything that the lines of a skill say, removal aside. */
export const parametersOf = (skill: Skill): readonly Effect[] => [
  ...(skill.always ?? []),
  ...(skill.green ?? []),
  ...(skill.blue ?? []),
];

const parametersIn = oncePer(
  (skill: Skill): ReadonlySet<string> =>
    new Set(parametersOf(skill).flatMap((effect) => ('parameter' in effect ? [effect.parameter] : []))),
);

const waiversOf = oncePer(
  (skill: Skill): ReadonlySet<Waiver> =>
    new Set(
      parametersOf(skill).flatMap((effect) =>
        'parameter' in effect && effect.parameter === 'waives' ? [effect.what] : [],
      ),
    ),
);

/** Whether a skill lifts this limit on targets. */
export const waives = (skill: Skill, what: Waiver): boolean => waiversOf(skill).has(what);

/** Whether a line of a skill has a parameter of this name. */
export const hasParameter = (skill: Skill, parameter: string): boolean => parametersIn(skill).has(parameter);

/** The reach that the lines name, in #. */
export const reachOf = (skill: Skill, magic: number, green: number): number => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('parameter' in effect && effect.parameter === 'reach')
        return amountOf(effect.radius, line === 'blue' ? magic : line === 'green' ? green : 1, () => 0);
  return 0;
};
