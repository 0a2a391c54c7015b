import type { Card } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import { armourIcons } from '../../../../painted-die/cards/worn';
import { weaponText } from '../../cards/card-content';
import { iconPath } from '../../cards/icons';
import paths from '../counters/counter-icon-paths.json' with { type: 'json' };
import { findSkill } from '../../skills/index';
import { partIcon } from '../parts/liveries';
import { castCard, castSkill } from './cast-card';
import type { KitCardOptions } from './kit-labels';
import {
  dummiesIn,
  dummyCast,
  traineeCast,
  uncleTom,
  type CastMember,
  type DummyId,
  type MissionId,
} from './training-cast';

/** Mission in which a skill is used, for cards with skills of several missions. */
const missionOf: Readonly<Record<string, MissionId>> = {
  'training/a-boot-to-the-head': 'melee-training',
  'training/go-for-it': 'open-fire',
};

const skillBlocks = (
  skills: CastMember['hero']['skills'],
  { labels, renderSkill }: KitCardOptions,
): readonly Block[] =>
  skills.flatMap((id) => {
    const skill = typeof id === 'string' ? findSkill(id) : undefined;
    const mission = skill && missionOf[skill.id];
    return skill
      ? castSkill(skill.name, renderSkill(skill), mission ? labels.missions[mission] : '', labels.card)
      : [];
  });

/** Pictures of the people of the missions, on cards and standees alike. */
export const dummyEmblems = {
  cloth: partIcon('robe'),
  leather: iconPath('light-armour'),
  chain: iconPath('medium-armour'),
  peate: iconPath('heavy-armour'),
  'peate-shield': iconPath('shield'),
} as const satisfies Readonly<Record<DummyId, string>>;

export const traineeEmblems: Readonly<Record<MissionId, string>> = {
  'first-steps': paths['plague-doctor-profile'],
  'melee-training': partIcon('swordman'),
  'open-fire': partIcon('bowman'),
  'kind-of-magic': paths.healing,
};

const equipment = (title: string, parts: readonly string[]): readonly Block[] =>
  parts.length === 0
    ? []
    : [
        { block: 'section', text: title },
        { block: 'paragraph', text: parts.join(', ') },
      ];

/** A dummy, as one mission has it, or with what it does in all of them. */
const dummyCard = (
  { id, hero }: CastMember<DummyId>,
  options: KitCardOptions,
  mission?: MissionId,
): readonly Card[] => {
  const { labels } = options;
  const { dummies } = labels;
  const text = mission
    ? {
        title: dummies.title(id, mission),
        caption: dummies.caption(mission),
        heading: labels.missions[mission],
        rules: dummies.does[mission],
      }
    : { heading: dummies.heading, rules: [dummies.pips] };
  return castCard(
    {
      id: `dummy-${id}`,
      kind: 'hero',
      text: { ...labels.dummy(id), ...text },
      emblem: dummyEmblems[id],
      icons: armourIcons(hero.equipment, labels.card, iconPath),
      faces: hero.faces,
      skills: skillBlocks(hero.skills, options),
      isHouseValue: true,
      // The credits of a mission's kit tell it once.
      why: mission ? '' : dummies.why,
    },
    options,
  );
};

export const tomEmblem = paths['missile-swarm'];

const tomCard = (options: KitCardOptions): readonly Card[] => {
  const { uncleTom: text, card } = options.labels;
  const hero = uncleTom(text.name, text.equipment);
  return castCard(
    {
      id: 'uncle-tom',
      kind: 'hero',
      text,
      emblem: tomEmblem,
      faces: hero.faces,
      skills: skillBlocks(hero.skills, options),
      foot: equipment(card.equipment, hero.equipment.other),
      isHouseValue: false,
    },
    options,
  );
};

const traineeCard = (
  { id, hero, isHouseValue }: CastMember<MissionId>,
  options: KitCardOptions,
): readonly Card[] => {
  const { labels } = options;
  // Armour is on the front.
  const carried = hero.equipment.weapons.map((weapon) => weaponText(weapon, labels.card));
  return castCard(
    {
      id: `trainee-${id}`,
      kind: 'hero',
      text: labels.trainee(id),
      emblem: traineeEmblems[id],
      icons: armourIcons(hero.equipment, labels.card, iconPath),
      faces: hero.faces,
      skills: skillBlocks(hero.skills, options),
      foot: equipment(labels.card.equipment, carried),
      isHouseValue,
      why: labels.traineeWhy[id],
    },
    options,
  );
};

const traineeCards = (options: KitCardOptions): readonly Card[] =>
  traineeCast((mission) => options.labels.trainee(mission).name).flatMap((member) =>
    traineeCard(member, options),
  );

const dummyCards = (options: KitCardOptions, mission?: MissionId): readonly Card[] => {
  const nameOf = (id: DummyId): string => options.labels.dummy(id).name;
  const members = mission ? dummiesIn(mission, nameOf) : dummyCast(nameOf);
  return members.flatMap((member) => dummyCard(member, options, mission));
};

/** The cards of the training missions: a hero for each, five dummies that serve three of them, and Uncle Tom. */
export const trainingCards = (options: KitCardOptions): readonly Card[] => [
  ...traineeCards(options),
  ...dummyCards(options),
  ...tomCard(options),
];

/** Cards of one mission, its dummies with their behaviour there. */
export const missionCards = (mission: MissionId, options: KitCardOptions): readonly Card[] => [
  ...traineeCards(options).filter(({ id }) => id === `trainee-${mission}`),
  ...(mission === 'first-steps' ? [] : dummyCards(options, mission)),
  ...(mission === 'kind-of-magic' ? tomCard(options) : []),
];
