import { fiendPointsPerMagic, type Pip } from '../sheet/pips';
import { terms } from '#words/systems/first/messages/terms';
import { dieWords } from '#words/painted-die/messages/die-words';
import { pipKeys } from '#words/painted-die/messages/pip-keys';
import {
  equipmentPanel,
  lifeFromMagic,
  notesPanel,
  skillsPanel,
  spentOf,
} from '#words/painted-die/messages/panels';

/** The panels of the builder. */
export const panels = {
  spent: spentOf,

  /** The sections of the builder, as short as a phone's bar. */
  sections: { die: 'Die', gear: 'Gear', skills: 'Skills', fiend: 'Fiend' },

  equipment: {
    ...equipmentPanel('Armour'),
    noWeapons: 'None.',
    weaponPlaceholder: 'Name, such as Mace',
    full: (limit: number): string => `A hero can have ${limit} at most.`,
  },

  skills: {
    ...skillsPanel,
    searchPlaceholder: 'Name, effect or category',
    category: 'Category',
    allCategories: 'All categories',
    kind: 'Kind',
    allKinds: 'All kinds',
    nothingFound: 'No skill found. Try another word or category.',
    spell: 'Spell',
  },

  fiend: {
    title: 'First fiend',
    hint: 'Paint your first fiend’s die here. You paint later ones when they appear.',
    none: 'Summon Fiend calls a fiend. Paint the first fiend’s die here, or when it appears.',
    add: 'Paint its die',
    remove: 'Remove its die',
    life: (life: number): string => lifeFromMagic('The fiend', life, life * fiendPointsPerMagic),
  },

  notes: notesPanel,

  facts: { equipment: 'Equipment', nothing: 'Empty hands' },
};

/** The keys that paint, in the order of the brushes. */
export const paintKeys: readonly { readonly key: string; readonly pip: Pip }[] = [
  { key: pipKeys.defends, pip: 'armour' },
  { key: pipKeys.melee, pip: 'melee' },
  { key: pipKeys.ranged, pip: 'ranged' },
  { key: pipKeys.magic, pip: 'magic' },
  { key: pipKeys.skill, pip: 'skill' },
];

/** Words for painting a die. */
export const painting = dieWords(terms.pips, paintKeys);
