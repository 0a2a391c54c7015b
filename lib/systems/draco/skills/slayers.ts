import { fixed } from '../../../effects/amount';
import { slayerSkillNames } from '#words/systems/draco/messages/skill-names';
import { named } from '../../../language/named';
import type { SlayerSkill } from './effect';

/** Skills of slayers, house values but for names that the text gives. A digit grows with the suns. */
const entries = {
  hamstring: {
    icon: 'quick-slash',
    use: 'attack',
    needs: 'dagger',
    oncePerTurn: true,
    suns: [{ act: 'give', counter: 'hobbled', count: 2, to: 'opponent', ifHit: true }],
  },
  'low-guard': {
    icon: 'shield-reflect',
    use: 'attack',
    needs: 'dagger',
    lessAv: 1,
    suns: [{ act: 'give', counter: 'guarded', count: 1, to: 'self' }],
  },
  'heavy-swing': {
    icon: 'axe-swing',
    use: 'attack',
    needs: 'dagger',
    oncePerTurn: true,
    suns: [{ act: 'av', by: 1 }],
  },
  'between-the-scales': {
    icon: 'piercing-sword',
    use: 'attack',
    needs: 'dagger',
    lessAv: 1,
    suns: [{ act: 'give', counter: 'exposed', count: 1, to: 'opponent' }],
  },
  'barbed-arrow': {
    icon: 'arrow-cluster',
    use: 'attack',
    needs: 'bow',
    lessAv: 1,
    suns: [{ act: 'give', counter: 'bleeding', count: 1, to: 'opponent' }],
  },
  'shot-at-the-eye': {
    icon: 'target-shot',
    use: 'attack',
    needs: 'bow',
    lessAv: 1,
    suns: [{ act: 'give', counter: 'dazed', count: 2, to: 'opponent' }],
  },
  'long-shot': {
    icon: 'high-shot',
    use: 'attack',
    needs: 'bow',
    lessAv: 1,
    suns: [
      { act: 'reach', inches: 3 },
      { act: 'less-dv', by: fixed(1) },
    ],
  },
  'fall-back': {
    icon: 'sprint',
    use: 'move',
    suns: [{ act: 'farther', inches: 1 }, { act: 'unmet' }],
  },
  'slip-away': {
    icon: 'dodging',
    use: 'move',
    suns: [{ act: 'slip-away' }, { act: 'farther', inches: 1 }],
  },
  'shoulder-charge': {
    icon: 'charging-bull',
    use: 'move',
    needs: 'dagger',
    suns: [{ act: 'push', who: 'opponent', inches: 1 }],
  },
  'draw-her-eye': {
    icon: 'burning-eye',
    use: 'alone',
    suns: [{ act: 'give', counter: 'goaded', count: 2, to: 'opponent' }],
  },
  'second-wind': {
    icon: 'wind-slap',
    use: 'alone',
    oncePerTurn: true,
    suns: [{ act: 'dice', to: 'self', by: 2 }],
  },
  'raise-the-dead': {
    icon: 'raise-zombie',
    use: 'spell',
    needs: 'magic',
    oncePerTurn: true,
    suns: [{ act: 'raise', dice: 1 }],
  },
  'spider-sting': {
    icon: 'fangs',
    use: 'spell',
    needs: 'magic',
    suns: [{ act: 'magic-attack', more: 1 }],
  },
  venom: {
    icon: 'poison-bottle',
    use: 'spell',
    needs: 'magic',
    suns: [{ act: 'damage', by: 1 }],
  },
  'great-web': {
    icon: 'spider-web',
    use: 'spell',
    needs: 'magic',
    suns: [
      { act: 'give', counter: 'hobbled', count: 1, to: 'opponent' },
      { act: 'give', counter: 'exposed', count: fixed(1), to: 'opponent' },
    ],
  },
  'knit-wounds': {
    icon: 'healing',
    use: 'spell',
    needs: 'magic',
    suns: [{ act: 'dice', to: 'friend', by: 1 }],
  },
  'silken-ward': {
    icon: 'healing-shield',
    use: 'spell',
    needs: 'magic',
    suns: [{ act: 'give', counter: 'guarded', count: 1, to: 'friend' }],
  },
} as const satisfies Readonly<Record<string, Omit<SlayerSkill, 'name'>>>;
export type SlayerSkillId = keyof typeof entries;

export const slayerSkills: Readonly<Record<SlayerSkillId, SlayerSkill>> = named<
  SlayerSkillId,
  Omit<SlayerSkill, 'name'>
>(entries, slayerSkillNames);

export const slayerSkillIds = Object.keys(slayerSkills) as readonly SlayerSkillId[];

const all: Readonly<Record<string, SlayerSkill | undefined>> = slayerSkills;

/** A slayer's skill by its id; undefined if there is none. */
export const findSlayerSkill = (id: string): SlayerSkill | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;
