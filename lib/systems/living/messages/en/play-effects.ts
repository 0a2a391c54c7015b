import { capital } from '../../../../language/en';
import type { Effect } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import { plainLine } from '../../skills/skill-text';
import { english } from './skill-text/renderer';
import { said } from './skill-text/sentences';

/** What a skill leaves to choose, by its place. */
export const effectText = (skillId: string, nth: number): string => {
  const skill = findSkill(skillId);
  const lines = [...(skill?.always ?? []), ...(skill?.green ?? []), ...(skill?.blue ?? [])];
  const choice = lines.find((effect): effect is Extract<Effect, { choose: unknown }> => 'choose' in effect);
  const chosen = choice?.choose[nth];
  const text = chosen && plainLine(said([chosen], { scale: 1, grows: false, target: skill?.target }));
  return text === undefined || text === '' ? `Effect ${nth + 1}` : capital(text);
};

/** What so many Magic pips bring, as the card of the skill has it. */
export const blueText = (id: string | undefined, magic: number): string => {
  const skill = id === undefined ? undefined : findSkill(id);
  return skill?.blue ? plainLine(english.render(skill, { green: 1, blue: magic, rolled: true }).blue) : '';
};
