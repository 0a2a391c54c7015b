import { amountOf } from '../../../../effects/amount';
import type { Skill } from '../../skills/school';

/** The reach that the lines name, in #. */
export const reachOf = (skill: Skill, magic: number, green: number): number => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('parameter' in effect && effect.parameter === 'reach')
        return amountOf(effect.radius, line === 'blue' ? magic : line === 'green' ? green : 1, () => 0);
  return 0;
};
