import { capital } from '#words/language/words';
import type { Effect } from '../skills/effects/effect';
import { findSkill } from '../skills/index';
import { plainLine } from '../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';
import { said } from '#words/systems/living/messages/skill-text/sentences';

/** Option of a skill's choice in words, by its place. */
export const effectText = (skillId: string, nth: number): string => {
  const skill = findSkill(skillId);
  const lines = [...(skill?.always ?? []), ...(skill?.green ?? []), ...(skill?.blue ?? [])];
  const choice = lines.find((effect): effect is Extract<Effect, { choose: unknown }> => 'choose' in effect);
  const chosen = choice?.choose[nth];
  const text = chosen && plainLine(said([chosen], { scale: 1, grows: false, target: skill?.target }));
  return text === undefined || text === '' ? `Effect ${nth + 1}` : capital(text);
};

/** Effect of this many Magic pips, as on the card of the skill. */
export const blueText = (id: string | undefined, magic: number): string => {
  const skill = id === undefined ? undefined : findSkill(id);
  return skill?.blue ? plainLine(english.render(skill, { green: 1, blue: magic, rolled: true }).blue) : '';
};
