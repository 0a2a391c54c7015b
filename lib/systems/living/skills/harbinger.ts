import {
  atLeast,
  attack,
  boost,
  dicepool,
  dispel,
  every,
  give,
  heal,
  lasting,
  lasts,
  lessDamage,
  lose,
  per,
  perform,
  reachOf,
  value,
  when,
  whenever,
  fixed,
} from './effects/build';
import { school } from './school';

/** Two actions, until the end of the caster's next turn; chapter "Zealot & Harbinger". */
const forceEnchantment = {
  class: 'Darkness Spell',
  kind: 'force-enchantment',
  target: 'self',
  actions: 2,
  always: [lasts('end-of-your-next-turn')],
} as const;

/** Harbingers wield pole weapons; chapter "Zealot & Harbinger", ruling 10. */
export const harbinger = school(
  'harbinger',
  {
    angelripper: {
      icon: 'feathered-wing',
      tier: 'common',
      class: 'Melee Attack',
      green: [dispel('enchantment', 1)],
    },
    conviction: {
      icon: 'prayer',
      tier: 'common',
      ...forceEnchantment,
      green: [attack('AV', 1, every('opponent', reachOf(1, 'you')))],
      removal: [heal(1, 'you')],
    },
    'devastating-force': {
      icon: 'explosion-rays',
      tier: 'common',
      ...forceEnchantment,
      green: [attack('AV', 1, every('opponent', reachOf(1, 'you')))],
      removal: [give('knockdown', 1, every('opponent', reachOf(1, 'you')))],
    },
    'disengaging-assault': {
      icon: 'sword-break',
      tier: 'common',
      class: 'Melee Attack',
      green: [dispel('enchantment', 1, 'newest', 'you')],
    },
    'mystic-sweep': {
      icon: 'scythe',
      tier: 'common',
      class: 'Melee Attack',
      green: [boost('AV', per('enchantment-on-you'))],
    },
    'rendering-aura': {
      icon: 'aura',
      tier: 'common',
      ...forceEnchantment,
      green: [give('bleeding', 1, every('opponent', reachOf(1, 'you')))],
      removal: [give('slowed', 1, every('opponent', reachOf(1, 'you')))],
    },
    'sinners-armour': {
      icon: 'spiked-shell',
      tier: 'common',
      ...forceEnchantment,
      green: [lasting('you', 'while-it-lasts', [lessDamage(1, 'conditioned-opponents')])],
      removal: [give('dazed', 1, every('opponent', reachOf(1, 'you')))],
    },
    'seal-of-falling-tears': {
      icon: 'drop',
      tier: 'common',
      class: 'Skill',
      always: [dispel('enchantment', fixed(1), 'newest', 'you')],
      green: [give('poisoned', 1, every('opponent', reachOf(1, 'you'), { upTo: 1 }))],
    },
    'seal-of-the-moon': {
      icon: 'moon',
      tier: 'common',
      class: 'Skill',
      always: [dispel('enchantment', fixed(1), 'newest', 'you')],
      green: [heal(1, 'you')],
    },
    'unholy-rage': {
      icon: 'evil-eyes',
      tier: 'common',
      ...forceEnchantment,
      green: [lasting('you', 'while-it-lasts', [value('AV', per('enchantment-on-you'), 'attacks')])],
      removal: [attack('AV', 1, every('opponent', reachOf(1, 'you')))],
    },
    fanatism: {
      icon: 'burning-eye',
      tier: 'elite',
      ...forceEnchantment,
      green: [lasting('you', 'while-it-lasts', [dicepool(1)])],
      removal: [heal(1, 'you')],
    },
    onslaught: {
      icon: 'saber-slash',
      tier: 'elite',
      class: 'Skill',
      green: [perform('attack', 2)],
    },
    'soul-reaper': {
      icon: 'grim-reaper',
      tier: 'elite',
      class: 'Melee Attack',
      green: [when('damages', lasting('you', 'your-next-turn', [dicepool(1)]))],
    },
    'vow-of-strength': {
      icon: 'fist',
      tier: 'elite',
      ...forceEnchantment,
      green: [
        lasting('you', 'while-it-lasts', [
          whenever('attacks-in-melee', lose(1, every('opponent', reachOf(1, 'you')))),
        ]),
      ],
      removal: [lose(1, every('opponent', reachOf(1, 'you')))],
    },
    'wounding-strike': {
      icon: 'ragged-wound',
      tier: 'elite',
      class: 'Melee Attack',
      needs: { melee: ['slashing', 'piercing'] },
      green: [atLeast(1), give('deep-wound', 1)],
    },
  },
  { pole: true },
);
