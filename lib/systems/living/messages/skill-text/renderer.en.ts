import { type SkillTextRenderer, plainLine } from '../../skills/skill-text';
import type { Effect } from '../../skills/effects/effect';
import { bodyText } from '#words/systems/living/messages/skill-text/body';
import { said } from '#words/systems/living/messages/skill-text/sentences';

/** Effects on you as words of a sentence, where nothing scales: "you lose one Life". */
export const saidOfYou = (effects: readonly Effect[]): string =>
  plainLine(said(effects, { scale: 1, grows: false, target: 'self' }));

const formWords = {
  'pet-is-dead': 'While the pet is dead',
  recovering: 'While recovering',
} as const;

/** English skill texts. */
export const english: SkillTextRenderer = {
  render: (skill, pips = { green: 1, blue: 1 }) => ({
    ...bodyText(skill, pips),
    otherForm: skill.otherForm && {
      while: formWords[skill.otherForm.while],
      text: { ...bodyText({ class: skill.class, ...skill.otherForm }, pips), otherForm: undefined },
    },
  }),
};
