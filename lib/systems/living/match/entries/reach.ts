import type { Skill } from '../../skills/school';
import { amount } from './amount';

/** The reach that the lines name, in #. */
export const reachOf = (skill: Skill, magic: number, green: number): number => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('frame' in effect && effect.frame === 'reach')
        return amount(effect.radius, line === 'blue' ? magic : line === 'green' ? green : 1, () => 0);
  return 0;
};
