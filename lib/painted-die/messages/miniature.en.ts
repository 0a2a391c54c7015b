import type { Armour } from '../equipment';
import type { Aim } from '../miniature';

/** Armour by what a player sees on the miniature. */
export const seenArmour: Readonly<Record<Armour, string>> = {
  none: 'Cloth or skin',
  light: 'Leather',
  medium: 'Chain mail',
  heavy: 'Plate',
};

export const seenShield = 'Shield';

/** Aims of the hero in play. */
export const aimNames: Readonly<Record<Aim, string>> = {
  stands: 'Be hard to hurt',
  strikes: 'Strike hard',
  shoots: 'Shoot',
  heals: 'Heal friends',
  leads: 'Help friends fight',
  casts: 'Cast spells at enemies',
  summons: 'Summon a creature',
};
