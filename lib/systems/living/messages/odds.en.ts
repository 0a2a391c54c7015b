import { oddsWords } from '#words/painted-die/messages/odds';
import type { Armour } from '../../../painted-die/equipment';
import type { AttackMode } from '../odds/attack-modes';
import { skillOddsMessages } from '#words/systems/living/messages/skill-odds';
import { terms } from '#words/systems/living/messages/terms';

/** How a hero attacks: "Sword", "Knife, thrown", "Fists". */
const modeText = ({ kind, weapon }: AttackMode): string => {
  const type = terms.weaponTypes[weapon?.type ?? 'other'];
  const name = weapon?.name ?? type;
  switch (kind) {
    case 'melee':
      return weapon ? name : 'Fists';
    case 'thrown-in-melee':
      return `${name}, in melee`;
    case 'ranged':
      return weapon ? (weapon.type === 'throwing' ? `${name}, thrown` : name) : 'A shot';
    case 'projectile':
      return `${name}, projectile`;
    case 'spell':
      return 'A spell, MAV 1 per Magic pip';
    case 'boot':
      return 'A Boot to the Head';
  }
};

const dummy = (armour: Armour, shield: boolean): string => {
  const worn = armour === 'none' ? 'cloth' : terms.armours[armour].toLowerCase();
  return `Dummy in ${worn}${shield ? ' with a shield' : ''}`;
};

const words = oddsWords({
  pips: terms.pips,
  values: { av: 'AV', rav: 'RAV', mav: 'MAV', dv: 'DV', mdv: 'MDV', green: 'Skill pips' },
  mostDice: 'six, if a skill adds one',
  duel: 'two actions a turn, cards shuffled each phase, reloading as needed',
  summoned: 'your Daemon',
});

/**
 * Texts about odds in the Living Rulebook; only pages that show odds load it, to keep it out of the builder's first
 * scripts.
 */
export const livingOddsMessages = {
  ...words,
  modeText,
  dummy,
  deadZone: 'This weapon can’t shoot at anybody within 1#.',
  skill: { ...words.skill, ...skillOddsMessages },
};
