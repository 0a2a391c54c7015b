import type { Skill } from '../skills/school';

/** Whether all that a skill does waits for the attack that it goes with to kill: it changes none of its odds. */
export const comesAfterKill = ({ always = [], green = [], blue = [] }: Skill): boolean => {
  const effects = [...always, ...green, ...blue];
  return effects.length > 0 && effects.every((effect) => 'when' in effect && effect.when === 'kills');
};
