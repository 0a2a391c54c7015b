import type { WeaponType } from '../sheet/equipment';
import type { Armour } from '../../../painted-die/equipment';

/**
 * Numbers of things in share codes of version 1: their places in these lists.: the place in these lists. They are
 * appended to, never reordered and never shortened: a link is for ever. A place beyond the list and within its room
 * was written by a later version.
 */
export const skillRoom = 127;
export const codedSkills: readonly string[] = [
  'melee/berserk',
  'melee/cats-charge',
  'melee/push-back',
  'melee/rampage',
  'melee/rend-armour',
  'melee/taunt',
  'ranged/aimed-shot',
  'ranged/dash',
  'ranged/enhanced-range',
  'ranged/pin-down',
  'ranged/poisoned-arrow',
  'ranged/rapid-fire',
  'survival/defensive-stance',
  'survival/hurry',
  'survival/poison',
  'survival/regenerate',
  'survival/throw-dirt',
  'survival/trap',
  'ballads/its-a-kind-of-magic',
  'ballads/love-is-a-shield',
  'ballads/somewhere-over-the-rainbow',
  'ballads/speed',
  'ballads/way-of-the-sword',
  'ballads/witchcraft',
  'prayers/life-boon',
  'prayers/magic-protection',
  'prayers/mass-heal',
  'prayers/rejuvenation',
  'prayers/resurrection',
  'prayers/soul-link',
  'primal-force/stoneskin',
  'primal-force/whirlwind',
  'primal-force/fireball',
  'primal-force/icy-shackles',
  'primal-force/starfire',
  'primal-force/sunburst',
  'summoning/summon-fiend',
  'summoning/wings',
  'summoning/breath-weapon',
  'summoning/shadow-form',
  'summoning/spikes',
  'summoning/rage',
];

export const armourRoom = 8;
export const codedArmours: readonly Armour[] = ['none', 'light', 'medium', 'heavy'];

export const weaponTypeRoom = 8;
export const codedWeaponTypes: readonly WeaponType[] = ['melee', 'ranged', 'magic'];
