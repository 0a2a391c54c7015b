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
import { findSkill } from '../skills/index';
import type { Skill } from '../skills/school';
import type { SkillText } from '../skills/skill-text';

/** The words of the list that a Snowfall loadout is chosen from. */
export interface LoadoutWords {
  readonly title: string;
  readonly note: string;
  /** Above the ready-made sets. */
  readonly sets: string;
  readonly setNames: Readonly<Record<ReadySet, string>>;
  /** "Common: choose 4". */
  readonly tiers: Readonly<Record<'common' | 'elite', string>>;
  /** Above the skills that nobody chooses, and others bring. */
  readonly brought: string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

/** points, mm */
const look = { size: 7.5, column: 62, height: 150 } as const;

/** Ready-made loadouts for a first snowball fight. */
export const readySets = {
  thrower: ['regular-snowball', 'hidden-stone', 'icicle', 'dodge', 'avalanche'],
  runner: ['regular-snowball', 'dodge', 'popsicle', 'shove', 'raise-snowman'],
  helper: ['regular-snowball', 'hot-chocolate', 'soothe', 'popsicle', 'igloo'],
} as const;
export type ReadySet = keyof typeof readySets;
const readySetIds = Object.keys(readySets) as readonly ReadySet[];

const namesIn = (set: ReadySet): string =>
  readySets[set].flatMap((id) => findSkill(`snowfall/${id}`)?.name ?? []).join(', ');

/** The list that all heroes choose their loadouts from: ready-made sets, then all skills that one may hold or bring, with what they do. */
export const loadoutPage =
  ({ title, note, sets, setNames, tiers, brought, renderSkill, labels }: LoadoutWords): DrawPages =>
  (paper) => {
    const listed = (heading: string, skills: readonly Skill[]) =>
      skills.map((skill, at): readonly Block[] => [
        ...(at === 0 ? [{ block: 'heading', text: heading } as const] : []),
        { block: 'section', text: skill.name, icon: iconPath(skill.icon) },
        ...fullText(renderSkill(skill), labels),
      ]);
    const groups = [
      ...readySetIds.map((set, at): readonly Block[] => [
        ...(at === 0 ? [{ block: 'heading', text: sets } as const] : []),
        { block: 'section', text: setNames[set] },
        { block: 'paragraph', text: namesIn(set) },
      ]),
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
  ...heroes.flatMap(({ name, title, faces, skills }) =>
    blankCards('snowfall', options.labels.card, {
      name,
      faces: greenOnly(faces),
      emblem: emblemOf(skills, title).emblem,
    }),
  ),
  ...(heroes.length > 0 ? anybodysSnowman(options) : []),
];
