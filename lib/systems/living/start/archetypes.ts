import { newHero, type HeroDraft } from '../sheet/hero';
import { die } from './samples/sample';
import type { SchoolId } from '../skills/school';

export const archetypeIds = [
  'shield-wall',
  'duelist',
  'berserker',
  'reaper',
  'monk',
  'commander',
  'archer',
  'sniper',
  'trickster',
  'houngan',
  'battlemage',
  'druid',
  'healer',
  'protector',
  'mind-reader',
  'necromancer',
  'summoner',
  'beastmaster',
] as const;
export type ArchetypeId = (typeof archetypeIds)[number];

interface Layout
  extends Pick<HeroDraft, 'equipment' | 'faces' | 'skills'>, Partial<Pick<HeroDraft, 'followers'>> {
  readonly school: SchoolId;
}

const none = { armour: 'none', shield: false, weapons: [], other: [] } as const;
const staff = { ...none, weapons: [{ name: 'Staff', type: 'magic' as const }] };

const layouts: Readonly<Record<ArchetypeId, Layout>> = {
  // 8 Defence, 12 Melee.
  'shield-wall': {
    school: 'warrior',
    equipment: { ...none, armour: 'heavy', shield: true, weapons: [{ name: 'War hammer', type: 'blunt' }] },
    faces: die({
      3: { melee: 1 },
      4: { melee: 3 },
      5: { defence: 4, melee: 1 },
      6: { defence: 4, melee: 1, skill: 1 },
    }),
    skills: ['warrior/shield-up', 'warrior/deflect-missiles', 'warrior/fierce-blow'],
  },
  // 4 Defence, 16 Melee.
  duelist: {
    school: 'warrior',
    equipment: { ...none, armour: 'light', weapons: [{ name: 'Rapier', type: 'piercing' }] },
    faces: die({
      3: { defence: 1 },
      4: { defence: 1, melee: 1 },
      5: { defence: 1, melee: 3 },
      6: { defence: 1, melee: 4, skill: 1 },
    }),
    skills: ['warrior/impale', 'warrior/flurry', 'warrior/swift-blow'],
  },
  // 20 Melee.
  berserker: {
    school: 'warrior',
    equipment: { ...none, weapons: [{ name: 'Great axe', type: 'slashing' }] },
    faces: die({ 4: { melee: 1 }, 5: { melee: 4 }, 6: { melee: 5, skill: 1 } }),
    skills: [
      'warrior/berserk',
      'warrior/bloodlust',
      'warrior/hamstring',
      'warrior/cats-charge',
      'warrior/cleave',
    ],
  },
  // 20 Melee.
  reaper: {
    school: 'harbinger',
    equipment: { ...none, weapons: [{ name: 'Scythe', type: 'slashing', pole: true }] },
    faces: die({ 4: { melee: 2 }, 5: { melee: 3 }, 6: { melee: 5, skill: 1 } }),
    skills: [
      'harbinger/angelripper',
      'harbinger/mystic-sweep',
      'harbinger/unholy-rage',
      'harbinger/seal-of-the-moon',
      'harbinger/soul-reaper',
    ],
  },
  // 20 Melee.
  monk: {
    school: 'survival',
    equipment: { ...none, weapons: [{ name: 'Quarterstaff', type: 'blunt', pole: true }] },
    faces: die({ 3: { melee: 1 }, 4: { melee: 2 }, 5: { melee: 3 }, 6: { melee: 4, skill: 1 } }),
    skills: [
      'survival/counterstrike',
      'survival/evade',
      'survival/headbutt',
      'survival/jump',
      'survival/shove',
    ],
  },
  // 6 Defence, 14 Melee.
  commander: {
    school: 'commander',
    equipment: { ...none, armour: 'medium', shield: true, weapons: [{ name: 'Sword', type: 'slashing' }] },
    faces: die({
      3: { melee: 1 },
      4: { melee: 2 },
      5: { defence: 3, melee: 2 },
      6: { defence: 3, melee: 2, skill: 1 },
    }),
    skills: ['commander/hit-them-high', 'commander/stand-your-ground', 'commander/you-lead-the-way'],
  },
  // 2 Defence, 18 Ranged.
  archer: {
    school: 'ranger',
    equipment: { ...none, armour: 'light', weapons: [{ name: 'Long bow', type: 'longbow' }] },
    faces: die({ 5: { defence: 1, ranged: 3 }, 6: { defence: 1, ranged: 3, skill: 1 } }),
    skills: ['ranger/aimed-shot', 'ranger/volley', 'ranger/dodge'],
  },
  // 5 Defence, 15 Ranged.
  sniper: {
    school: 'ranger',
    equipment: {
      ...none,
      armour: 'medium',
      weapons: [{ name: 'Heavy crossbow', type: 'crossbow-two-handed' }],
    },
    faces: die({ 4: { defence: 1 }, 5: { defence: 2, ranged: 2 }, 6: { defence: 2, ranged: 3, skill: 1 } }),
    skills: ['ranger/aimed-shot', 'ranger/fast-reload', 'ranger/pin-down'],
  },
  // 8 Melee, 12 Ranged.
  trickster: {
    school: 'dirty-tricks',
    equipment: { ...none, weapons: [{ name: 'Throwing knives', type: 'throwing', melee: 'piercing' }] },
    faces: die({ 5: { melee: 2, ranged: 2 }, 6: { melee: 2, ranged: 2, skill: 1 } }),
    skills: ['dirty-tricks/dancing-daggers', 'dirty-tricks/throw-dirt', 'dirty-tricks/shadow-meld'],
  },
  // 5 Defence, 15 Ranged.
  houngan: {
    school: 'voodoo',
    equipment: { ...none, armour: 'light', weapons: [{ name: 'Flintlock', type: 'pistol' }] },
    faces: die({
      2: { defence: 1 },
      3: { defence: 1 },
      4: { defence: 1 },
      5: { defence: 1, ranged: 2 },
      6: { defence: 1, ranged: 3, skill: 1 },
    }),
    skills: ['voodoo/agassou', 'voodoo/loco', 'voodoo/ogoun'],
  },
  // 8 Defence, 12 Magic.
  battlemage: {
    school: 'elemental-mage',
    equipment: { ...staff, armour: 'medium' },
    faces: die({
      3: { defence: 2 },
      4: { defence: 2 },
      5: { defence: 2, magic: 1 },
      6: { defence: 2, magic: 2, skill: 1 },
    }),
    skills: ['elemental-mage/fireball', 'elemental-mage/lightning-bolt', 'elemental-mage/body-of-stone'],
  },
  // 4 Defence, 16 Magic.
  druid: {
    school: 'druid',
    equipment: { ...staff, armour: 'light' },
    faces: die({
      3: { defence: 1 },
      4: { defence: 1, magic: 1 },
      5: { defence: 1, magic: 1 },
      6: { defence: 1, magic: 2, skill: 1 },
    }),
    skills: ['druid/sprawling-roots', 'druid/thorns', 'druid/regrowth'],
  },
  // 20 Magic.
  healer: {
    school: 'zealot',
    equipment: staff,
    faces: die({ 5: { magic: 2 }, 6: { magic: 3, skill: 1 } }),
    skills: [
      'zealot/life-boon',
      'zealot/mend-condition',
      'zealot/words-of-solace',
      'zealot/resurrection',
      'zealot/cleanse',
    ],
  },
  // 20 Magic.
  protector: {
    school: 'zealot',
    equipment: staff,
    faces: die({ 4: { magic: 1 }, 5: { magic: 2 }, 6: { magic: 2, skill: 1 } }),
    skills: [
      'zealot/guardian',
      'zealot/overwatch',
      'zealot/damage-reversal',
      'zealot/strip-hex',
      'zealot/greater-protection',
    ],
  },
  // 20 Magic.
  'mind-reader': {
    school: 'psion',
    equipment: staff,
    faces: die({ 5: { magic: 2 }, 6: { magic: 3, skill: 1 } }),
    skills: [
      'psion/mindblast',
      'psion/distract',
      'psion/interrupt',
      'psion/shatter-enchantments',
      'psion/terror',
    ],
  },
  // 20 Magic.
  necromancer: {
    school: 'necromancer',
    equipment: staff,
    faces: die({ 5: { magic: 1 }, 6: { magic: 4, skill: 1 } }),
    skills: [
      'necromancer/raise-zombie',
      'necromancer/insect-swarm',
      'necromancer/mobile-bomb',
      'necromancer/spill-blood',
      'necromancer/awake-golem',
    ],
  },
  // 20 Magic; the best face gives the daemon 5 Life and 20 points.
  summoner: {
    school: 'summoner',
    equipment: staff,
    faces: die({ 6: { magic: 5, skill: 1 } }),
    skills: ['summoner/summon-daemon', 'summoner/banish', 'summoner/drain-force'],
    followers: [
      {
        kind: 'daemon',
        magical: false,
        weapons: [{ name: 'Claws', type: 'slashing' }],
        // 6 Defence, 14 Melee.
        faces: die({
          4: { defence: 2, melee: 2 },
          5: { defence: 2, melee: 2 },
          6: { defence: 2, melee: 3, skill: 1 },
        }),
        skills: ['summoner/bite', 'summoner/spikes'],
      },
    ],
  },
  // 4 Defence, 16 Melee.
  beastmaster: {
    school: 'beastmaster',
    equipment: { ...none, armour: 'light', weapons: [{ name: 'Spear', type: 'piercing', pole: true }] },
    faces: die({
      3: { defence: 1 },
      4: { defence: 1, melee: 2 },
      5: { defence: 1, melee: 3 },
      6: { defence: 1, melee: 3, skill: 1 },
    }),
    skills: ['beastmaster/basic-animal-training', 'beastmaster/brutal-strike', 'beastmaster/rampage'],
    followers: [
      {
        kind: 'pet',
        ability: 'evasive',
        magical: false,
        weapons: [{ name: 'Teeth', type: 'piercing' }],
        // 6 Defence, 14 Melee.
        faces: die({
          3: { melee: 1 },
          4: { melee: 2 },
          5: { defence: 3, melee: 2 },
          6: { defence: 3, melee: 2, skill: 1 },
        }),
        skills: [],
      },
    ],
  },
};

/** A concept to start from: its die, equipment, skills and followers; legal without a warning. */
export interface Archetype {
  readonly id: ArchetypeId;
  readonly school: SchoolId;
  /** The hero under a name of the player's choice. */
  readonly hero: (name: string) => HeroDraft;
}

/** One concept for each way to play, fighters first; their descriptions are in messages. */
export const archetypes: readonly Archetype[] = archetypeIds.map((id) => {
  const { school, ...layout } = layouts[id];
  return { id, school, hero: (name) => ({ ...newHero(name), ...layout }) };
});
