import paths from './icon-paths.json' with { type: 'json' };

/** Which icon of game-icons.net (CC BY 3.0) stands for what, by its name there. */
export const gameIcons = {
  hero: 'visored-helm',

  melee: 'crossed-swords',
  ranged: 'high-shot',
  survival: 'campfire',
  ballads: 'lyre',
  prayers: 'prayer',
  'primal-force': 'frostfire',
  summoning: 'pentagram-rose',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof gameIcons;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];
