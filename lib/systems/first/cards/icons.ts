import paths from './icon-paths.json' with { type: 'json' };

/** Icons of game-icons.net (CC BY 3.0) on cards, by their names there. */
export const gameIcons = {
  hero: 'visored-helm',
  fiend: 'imp-laugh',

  melee: 'crossed-swords',
  ranged: 'high-shot',
  survival: 'campfire',
  ballads: 'lyre',
  prayers: 'prayer',
  'primal-force': 'frostfire',
  summoning: 'pentagram-rose',

  'light-armour': 'leather-armor',
  'medium-armour': 'mail-shirt',
  'heavy-armour': 'breastplate',
  shield: 'round-shield',

  sword: 'broadsword',
  axe: 'axe-swing',
  mace: 'flanged-mace',
  polearm: 'sharp-halberd',
  bow: 'bow-arrow',
  crossbow: 'crossbow',
  staff: 'crystal-wand',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof gameIcons;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];
