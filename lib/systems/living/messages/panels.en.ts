import { abilityEffects } from '#words/systems/living/messages/ability-effects';
import type { FollowerKind } from '../sheet/follower';
import type { Sex } from '../sheet/sex';
import type { Tier } from '../skills/school';
import { terms } from '#words/systems/living/messages/terms';
import { dieWords } from '#words/painted-die/messages/die-words';
import { pipKeys } from '#words/painted-die/messages/pip-keys';
import {
  equipmentPanel,
  lifeFromMagic,
  notesPanel,
  skillsPanel,
  spentOf,
} from '#words/painted-die/messages/panels';
import type { Pip } from '../sheet/pips';
import type { PetKind } from '../start/pets';

const tiers: Readonly<Record<Tier, string>> = {
  common: 'Common',
  elite: 'Elite',
  form: 'Form',
  training: 'Training',
};

/** A skill's name without the rulebook's mark for a skill that its school requires. */
const plain = (skill: string): string => skill.replace(' (required)', '');

/** The panels of the builder. */
export const panels = {
  spent: spentOf,

  /** The sections of the builder, as short as a phone's bar. */
  sections: { die: 'Die', gear: 'Gear', skills: 'Skills', followers: 'Followers' },

  equipment: {
    ...equipmentPanel('Defence'),
    noWeapons: 'None: your hero fights with bare fists, which are blunt.',
    weaponPlaceholder: 'Name, such as Heavy mace',
    pole: 'Pole weapon',
    poleOf: (kind: string): string => `${kind}, pole weapon`,
    inMelee: 'In melee',
    inMeleeNothing: 'Not set',
    full: (limit: number): string => `That’s ${limit}, the most a hero can have.`,
    groups: { melee: 'Melee', ranged: 'Ranged', more: 'More' },
  },

  skills: {
    ...skillsPanel,
    learn: (name: string): string => `Learn ${name}`,
    addCustom: 'Design a skill',
    tiers,
    searchPlaceholder: 'Name, effect or weapon: knockdown, heal, pole',
    school: 'School',
    allSchools: 'All schools',
    kind: 'Class',
    allKinds: 'All classes',
    nothingFound: 'No skill found. Try another word or school.',
    custom: {
      title: 'Design a skill',
      description:
        'You can design a skill for an “other” weapon. It counts as a common skill of the Warrior or the Ranger. Agree on its text with your group.',
      name: 'Name of the skill',
      school: 'Counts as',
      text: 'What it does',
      submit: 'Add the skill',
      edit: 'Edit',
      save: 'Save skill',
      kind: 'custom skill',
    },
  },

  followers: {
    title: 'Followers',
    none: 'None yet. A pet needs Basic Animal Training, a Daemon needs Summon Daemon, and a beast shape needs Shapeshift.',
    add: {
      pet: 'Add a pet',
      daemon: 'Add a Daemon',
      'beast-shape': 'Add a beast shape',
    } satisfies Record<FollowerKind, string>,
    whichPet: 'Which pet?',
    pets: {
      wolf: { name: 'Wolf', hint: 'Strikes hard' },
      bear: { name: 'Bear', hint: 'Hard to hurt' },
      hawk: { name: 'Hawk', hint: 'Flies' },
    } satisfies Record<PetKind, { readonly name: string; readonly hint: string }>,
    blankPet: 'A blank pet',
    replace: (name: string): string => `Replace ${name}`,
    needs: (kind: FollowerKind, skill: string): string => {
      switch (kind) {
        case 'pet':
          return `Every pet needs the skill ${plain(skill)}.`;
        case 'daemon':
          return `A Daemon needs the skill ${plain(skill)}.`;
        case 'beast-shape':
          return `A beast shape needs the skill ${plain(skill)}.`;
      }
    },
    onlyOne: (kind: FollowerKind): string =>
      `A hero can have only one ${terms.followerKinds[kind].toLowerCase()}.`,
    addWithSkill: (kind: FollowerKind, skill: string): string =>
      `Add ${skill} and a ${terms.followerKinds[kind].toLowerCase()}`,
    name: (kind: FollowerKind): string => `Name of the ${terms.followerKinds[kind].toLowerCase()}`,
    remove: (name: string): string => `Remove ${name}`,
    ability: 'Ability',
    noAbility: 'Choose an ability',
    abilityEffects,
    magical: 'Magical',
    weapons: 'Natural weapons',
    weaponPlaceholder: 'Name, such as Teeth',
    daemonSkills: 'Daemon Skills',
    daemonLife: (life: number, budget: number): string => lifeFromMagic('The Daemon', life, budget),
    daemonSlots: 'Daemon Skills use the skill slots your hero leaves free.',
    addDaemonSkill: 'Add a Daemon Skill',
  },

  snowfall: {
    title: 'Snowfall loadout',
    hint: 'A separate loadout for Snowfall scenarios, on its own card: four common skills and one elite skill, whatever your traits.',
    add: 'Add a Snowfall skill',
    none: 'Empty.',
  },

  notes: notesPanel,

  sex: {
    label: 'Sex',
    none: 'Not set',
    names: { female: 'Female', male: 'Male' } satisfies Record<Sex, string>,
    hint: 'This only matters for the skill Tease: for the hero who uses it and for the target.',
    missing: 'Tease lures the opposite sex, so say which sex your hero is.',
    note: 'Choose sex',
  },
};

/** The keys that paint, in the order of the brushes. */
export const paintKeys: readonly { readonly key: string; readonly pip: Pip }[] = [
  { key: pipKeys.defends, pip: 'defence' },
  { key: pipKeys.melee, pip: 'melee' },
  { key: pipKeys.ranged, pip: 'ranged' },
  { key: pipKeys.magic, pip: 'magic' },
  { key: pipKeys.skill, pip: 'skill' },
];

/** Texts about a painted die. */
export const painting = dieWords(terms.pips, paintKeys);
