import { dragonSkillNames } from '#words/systems/draco/messages/skill-names';
import { named } from '../../../language/named';
import type { DragonSkill } from './effect';

/**
 * Skills of dragons, house values but for the two names that the text gives. The three numbers are for a die that
 * shows 1 or 2, 3 or 4, 5 or 6: with many dice she has every face to choose from, so weak faces do most beside the
 * attack.
 */
const entries = {
  'acid-breath': {
    icon: 'poison-gas',
    reach: 5,
    acts: [{ act: 'give', counter: 'exposed', count: [3, 3, 0], to: 'opponent', ifHit: true }],
  },
  'thickening-scales': {
    icon: 'spiked-shell',
    insteadOfAttack: true,
    acts: [{ act: 'more-dv', by: [1, 1, 1] }],
  },
  'tail-sweep': {
    icon: 'whip',
    acts: [{ act: 'push', who: 'all-in-contact', inches: [4, 3, 1] }],
  },
  'wing-beat': {
    icon: 'bat-wing',
    acts: [{ act: 'give', counter: 'hobbled', count: [3, 2, 1], to: 'all-within', within: 3 }],
  },
  'dread-gaze': {
    icon: 'evil-eyes',
    acts: [{ act: 'give', counter: 'dazed', count: [2, 1, 1], to: 'opponent' }],
  },
  'scent-of-blood': {
    icon: 'dragon-head',
    acts: [{ act: 'walk', inches: [5, 3, 1] }],
  },
  'crushing-jaws': {
    icon: 'sharp-lips',
    acts: [{ act: 'damage', by: [3, 2, 0], ifHit: true }],
  },
  'drink-deep': {
    icon: 'mouth-watering',
    acts: [{ act: 'dice', to: 'self', by: [3, 2, 0], ifHit: true }],
  },
  'hot-blood': {
    icon: 'fire-ring',
    acts: [{ act: 'give', counter: 'hot-blood', count: [3, 2, 1], to: 'self' }],
  },
  'rising-fury': {
    icon: 'heart-organ',
    acts: [
      { act: 'av', by: [3, 2, 0] },
      { act: 'av', by: [1, 1, 1], atMost: 13 },
    ],
  },
} as const satisfies Readonly<Record<string, Omit<DragonSkill, 'name'>>>;
export type DragonSkillId = keyof typeof entries;

export const dragonSkills: Readonly<Record<DragonSkillId, DragonSkill>> = named<
  DragonSkillId,
  Omit<DragonSkill, 'name'>
>(entries, dragonSkillNames);

export const dragonSkillIds = Object.keys(dragonSkills) as readonly DragonSkillId[];

const all: Readonly<Record<string, DragonSkill | undefined>> = dragonSkills;

/** A dragon's skill by its id; undefined if there is none. */
export const findDragonSkill = (id: string): DragonSkill | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;
