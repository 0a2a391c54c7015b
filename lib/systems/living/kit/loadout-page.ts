import type { Card } from '../../../cards/card';
import type { DrawPages } from '../../../cards/paper/paper';
import { textPanel } from '../../../cards/pieces/text-panel';
import type { Block } from '../../../cards/text/flow';
import type { CardLabels } from '../cards/card-labels';
import { blankCards } from './cards/blank-cards';
import { anybodysSnowman } from './cards/follower-cards';
import type { KitCardOptions } from './cards/kit-labels';
import { greenOnly } from '../cards/cards';
import { emblemOf } from '../cards/card-content';
import { fullText } from '../cards/card-skills';
import { iconPath } from './counters/counter-cards';
import { broughtByLoadout, loadoutSkills } from './scenario-fit';
import type { HeroDraft } from '../sheet/hero';
import type { Skill } from '../skills/school';
import type { SkillText } from '../skills/skill-text';

/** The words of the list that a Snowfall loadout is chosen from. */
export interface LoadoutWords {
  readonly title: string;
  readonly note: string;
  /** "Common: choose 4". */
  readonly tiers: Readonly<Record<'common' | 'elite', string>>;
  /** Above the skills that nobody chooses, and others bring. */
  readonly brought: string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

/** points, mm */
const look = { size: 7.5, column: 62, height: 150 } as const;

/** All skills that a Snowfall loadout may hold or bring, with what they do. */
export const loadoutPage =
  ({ title, note, tiers, brought, renderSkill, labels }: LoadoutWords): DrawPages =>
  (paper) => {
    const listed = (heading: string, skills: readonly Skill[]) =>
      skills.map((skill, index): readonly Block[] => [
        ...(index === 0 ? [{ block: 'heading', text: heading } as const] : []),
        { block: 'section', text: skill.name, icon: iconPath(skill.icon) },
        ...fullText(renderSkill(skill), labels),
      ]);
    const groups = [
      ...(['common', 'elite'] as const).flatMap((tier) =>
        listed(
          tiers[tier],
          loadoutSkills.filter((skill) => skill.tier === tier),
        ),
      ),
      ...listed(brought, broughtByLoadout),
    ];
    return [textPanel({ id: 'loadout', name: title, title, note, groups, ...look }, paper)];
  };

/** A card for each hero with the emblem of his skills elsewhere, to write the chosen loadout on, and a snowman's, if somebody chooses one. */
export const loadoutCards = (heroes: readonly HeroDraft[], options: KitCardOptions): readonly Card[] => [
  ...heroes.flatMap(({ name, faces, skills }) =>
    blankCards('snowfall', options.labels.card, {
      name,
      faces: greenOnly(faces),
      emblem: emblemOf(skills).emblem,
    }),
  ),
  ...(heroes.length > 0 ? anybodysSnowman(options) : []),
];
