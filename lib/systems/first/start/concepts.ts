import { facesFrom } from '../../../painted-die/die';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';

export const conceptIds = [
  'paladin',
  'knight',
  'berserker',
  'brawler',
  'trapper',
  'archer',
  'marksman',
  'bard',
  'healer',
  'battlemage',
  'stormcaller',
  'summoner',
] as const;
export type ConceptId = (typeof conceptIds)[number];

type Layout = Pick<HeroDraft, 'equipment' | 'faces' | 'skills'> & Partial<Pick<HeroDraft, 'fiend'>>;

const none = { armour: 'none', shield: false, weapons: [], other: [] } as const;
const sword = { name: 'Sword', type: 'melee' } as const;
const bow = { name: 'Longbow', type: 'ranged' } as const;
const staff = { name: 'Staff', type: 'magic' } as const;

/** The die, equipment and skills of each; legal, with fewer points left than a pip of its traits costs. */
export const layouts: Readonly<Record<ConceptId, Layout>> = {
  // 8 Armour, 4 Magic, 8 Melee.
  paladin: {
    equipment: { ...none, armour: 'heavy', shield: true, weapons: [{ name: 'Mace', type: 'melee' }] },
    faces: facesFrom(die, {
      3: { melee: 1 },
      4: { melee: 3 },
      5: { armour: 4 },
      6: { armour: 4, magic: 1, skill: 1 },
    }),
    skills: ['prayers/life-boon'],
  },
  // 8 Armour, 12 Melee.
  knight: {
    equipment: { ...none, armour: 'heavy', shield: true, weapons: [sword] },
    faces: facesFrom(die, {
      3: { melee: 1 },
      4: { melee: 3 },
      5: { armour: 4, melee: 1 },
      6: { armour: 4, melee: 1, skill: 1 },
    }),
    skills: ['melee/rend-armour'],
  },
  // 20 Melee.
  berserker: {
    equipment: { ...none, weapons: [{ name: 'Great axe', type: 'melee' }] },
    faces: facesFrom(die, { 4: { melee: 1 }, 5: { melee: 4 }, 6: { melee: 5, skill: 1 } }),
    skills: ['melee/berserk', 'melee/rampage', 'melee/cats-charge'],
  },
  // 4 Armour, 16 Melee.
  brawler: {
    equipment: { ...none, armour: 'light', weapons: [{ name: 'Club', type: 'melee' }] },
    faces: facesFrom(die, {
      3: { armour: 1, melee: 1 },
      4: { armour: 1, melee: 1 },
      5: { armour: 1, melee: 3 },
      6: { armour: 1, melee: 3, skill: 1 },
    }),
    skills: ['melee/push-back'],
  },
  // 20 Melee.
  trapper: {
    equipment: { ...none, weapons: [{ name: 'Hunting spear', type: 'melee' }], other: ['Snares'] },
    faces: facesFrom(die, { 3: { melee: 1 }, 4: { melee: 2 }, 5: { melee: 3 }, 6: { melee: 4, skill: 1 } }),
    skills: ['survival/trap', 'survival/throw-dirt', 'survival/regenerate'],
  },
  // 2 Armour, 18 Ranged.
  archer: {
    equipment: { ...none, armour: 'light', weapons: [bow] },
    faces: facesFrom(die, { 5: { armour: 1, ranged: 3 }, 6: { armour: 1, ranged: 3, skill: 1 } }),
    skills: ['ranged/aimed-shot'],
  },
  // 18 Ranged; a seventh pip would cost 21.
  marksman: {
    equipment: { ...none, weapons: [{ name: 'Crossbow', type: 'ranged' }] },
    faces: facesFrom(die, { 4: { ranged: 1 }, 5: { ranged: 2 }, 6: { ranged: 3, skill: 1 } }),
    skills: ['ranged/enhanced-range', 'ranged/rapid-fire', 'ranged/pin-down'],
  },
  // 20 Magic.
  bard: {
    equipment: { ...none, weapons: [{ name: 'Lute', type: 'magic' }] },
    faces: facesFrom(die, { 5: { magic: 2 }, 6: { magic: 3, skill: 1 } }),
    skills: ['ballads/way-of-the-sword', 'ballads/love-is-a-shield', 'ballads/speed'],
  },
  // 20 Magic.
  healer: {
    equipment: { ...none, weapons: [staff] },
    faces: facesFrom(die, { 5: { magic: 2 }, 6: { magic: 3, skill: 1 } }),
    skills: ['prayers/life-boon', 'prayers/mass-heal', 'prayers/resurrection'],
  },
  // 20 Magic.
  battlemage: {
    equipment: { ...none, weapons: [{ name: 'Wand', type: 'magic' }] },
    faces: facesFrom(die, { 6: { magic: 5, skill: 1 } }),
    skills: ['primal-force/fireball', 'primal-force/starfire', 'primal-force/icy-shackles'],
  },
  // 8 Armour, 12 Magic.
  stormcaller: {
    equipment: { ...none, armour: 'medium', weapons: [staff] },
    faces: facesFrom(die, {
      3: { armour: 2 },
      4: { armour: 2 },
      5: { armour: 2, magic: 1 },
      6: { armour: 2, magic: 2, skill: 1 },
    }),
    skills: ['primal-force/whirlwind'],
  },
  // 20 Magic; the best face gives the fiend 5 Life and 15 points: 5 Armour, 10 Melee.
  summoner: {
    equipment: { ...none, weapons: [staff] },
    faces: facesFrom(die, { 6: { magic: 5, skill: 1 } }),
    skills: ['summoning/summon-fiend', 'summoning/rage', 'summoning/shadow-form'],
    fiend: { faces: facesFrom(die, { 5: { armour: 3, melee: 2 }, 6: { armour: 2, melee: 3 } }) },
  },
};
