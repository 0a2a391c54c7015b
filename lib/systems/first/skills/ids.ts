/** The categories of skills, in the order of chapter "Skill list". */
export const categoryIds = [
  'melee',
  'ranged',
  'survival',
  'ballads',
  'prayers',
  'primal-force',
  'summoning',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export const categoryNames: Readonly<Record<CategoryId, string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  survival: 'Survival',
  ballads: 'Ballads',
  prayers: 'Prayers',
  'primal-force': 'Primal Force',
  summoning: 'Summoning',
};

/** The skills by category, in the order of chapter "Skill list", with their names. */
export const skillNames = {
  'melee/berserk': 'Berserk',
  'melee/cats-charge': 'Cat’s Charge',
  'melee/push-back': 'Push Back',
  'melee/rampage': 'Rampage',
  'melee/rend-armour': 'Rend Armour',
  'melee/taunt': 'Taunt',
  'ranged/aimed-shot': 'Aimed Shot',
  'ranged/dash': 'Dash',
  'ranged/enhanced-range': 'Enhanced Range',
  'ranged/pin-down': 'Pin Down',
  'ranged/poisoned-arrow': 'Poisoned Arrow',
  'ranged/rapid-fire': 'Rapid Fire',
  'survival/defensive-stance': 'Defensive Stance',
  'survival/hurry': 'Hurry',
  'survival/poison': 'Poison',
  'survival/regenerate': 'Regenerate',
  'survival/throw-dirt': 'Throw Dirt',
  'survival/trap': 'Trap',
  'ballads/its-a-kind-of-magic': 'It’s a Kind of Magic',
  'ballads/love-is-a-shield': 'Love Is a Shield',
  'ballads/somewhere-over-the-rainbow': 'Somewhere over the Rainbow',
  'ballads/speed': 'Speed',
  'ballads/way-of-the-sword': 'Way of the Sword',
  'ballads/witchcraft': 'Witchcraft',
  'prayers/life-boon': 'Life Boon',
  'prayers/magic-protection': 'Magic Protection',
  'prayers/mass-heal': 'Mass Heal',
  'prayers/rejuvenation': 'Rejuvenation',
  'prayers/resurrection': 'Resurrection',
  'prayers/soul-link': 'Soul Link',
  'primal-force/stoneskin': 'Stoneskin',
  'primal-force/whirlwind': 'Whirlwind',
  'primal-force/fireball': 'Fireball',
  'primal-force/icy-shackles': 'Icy Shackles',
  'primal-force/starfire': 'Starfire',
  'primal-force/sunburst': 'Sunburst',
  'summoning/summon-fiend': 'Summon Fiend',
  'summoning/wings': 'Wings',
  'summoning/breath-weapon': 'Breath Weapon',
  'summoning/shadow-form': 'Shadow Form',
  'summoning/spikes': 'Spikes',
  'summoning/rage': 'Rage',
} as const satisfies Readonly<Record<`${CategoryId}/${string}`, string>>;

export type SkillId = keyof typeof skillNames;

/** In the order of chapter "Skill list". */
export const skillIds = Object.keys(skillNames) as readonly SkillId[];

export const isSkillId = (id: string): id is SkillId => Object.hasOwn(skillNames, id);

export const categoryOf = (id: SkillId): CategoryId => id.slice(0, id.indexOf('/')) as CategoryId;

/** Skills with a blue and a green pip: all of the last four categories. */
export const spellCategories = ['ballads', 'prayers', 'primal-force', 'summoning'] as const;
export const isSpell = (id: SkillId): boolean =>
  (spellCategories as readonly CategoryId[]).includes(categoryOf(id));
