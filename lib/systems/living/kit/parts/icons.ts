import paths from './icon-paths.json' with { type: 'json' };

/** The icons of scenario parts, by their names at game-icons.net. */
export const partIconNames = [
  'health-normal',
  'locked-chest',
  'oak-leaf',
  'open-treasure-chest',
  'present',
  'sun',
  'unlit-bomb',
] as const;
export type PartIcon = (typeof partIconNames)[number];

/** The path of an icon in a box of 512 x 512. */
export const partIcon = (name: PartIcon): string => paths[name];
