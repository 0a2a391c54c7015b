import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import type { Skill } from '../skills/school';
import { effectKinds, effectKindsOf, type EffectKind } from '../skills/effect-kinds';
import { plainLine, type SkillText } from '../skills/skill-text';
import { skillTextRenderer } from './skill-text-renderer';
import { oncePer } from '../../../once-per';
import { conditionNames } from '#words/systems/living/messages/skill-text/words';
import { needPhrase } from '#words/systems/living/messages/skill-locks';

/** Effects that a player looks for in a skill, as a filter names them. */
export const effectNames: Readonly<Record<EffectKind, string>> = {
  damage: 'Damages',
  attack: 'Improves attacks',
  defence: 'Protects',
  heal: 'Heals and cures',
  movement: 'Moves',
  summon: 'Summons somebody',
  dispel: 'Ends magic',
  ...conditionNames,
};

/** Other words that players search for. */
const alsoCalled: Readonly<Partial<Record<EffectKind, string>>> = {
  damage: 'hurt wound',
  attack: 'stronger bonus',
  defence: 'protection armour shield block',
  heal: 'heal healing cure restore regain',
  movement: 'move faster',
  summon: 'summon',
  dispel: 'dispel remove',
  dazed: 'stun stunned daze',
  knockdown: 'knock down prone fall',
  poisoned: 'poison',
  slowed: 'slow',
  burning: 'burn fire',
  bleeding: 'bleed',
};

const lineOf = ({ always, green, blue, removal, otherForm }: SkillText): string =>
  [
    ...[always, green, blue, removal].map(plainLine),
    otherForm ? `${otherForm.while}: ${lineOf(otherForm.text)}` : '',
  ]
    .filter((line) => line !== '')
    .join(' ');

/** Effects of a skill, in one paragraph. */
export const effectLine: (skill: Skill) => string = oncePer((skill) =>
  lineOf(skillTextRenderer.render(skill)),
);

/** All that a search finds a skill by, its name aside. */
export const searchText: (skill: Skill) => string = oncePer((skill) =>
  [
    skillClassNames[skill.class],
    skill.also === undefined ? '' : skillClassNames[skill.also],
    skill.tier,
    effectLine(skill),
    ...skillTextRenderer.render(skill).facts,
    ...skill.needs.map(needPhrase),
    ...effectKindsOf(skill).flatMap((kind) => [effectNames[kind], alsoCalled[kind] ?? '']),
  ].join(' '),
);

/** The filter by what skills do: the kinds that these skills have. */
export const effectChoices = (
  skills: readonly Skill[],
): readonly { readonly value: EffectKind; readonly label: string }[] => {
  const found = new Set(skills.flatMap(effectKindsOf));
  return effectKinds
    .filter((kind) => found.has(kind))
    .map((kind) => ({ value: kind, label: effectNames[kind] }));
};
