import paths from './icon-paths.json' with { type: 'json' };
import type { Livery } from '../../../../cards/pieces/part';
import type { TeamId } from '../../scenarios/place';

/** The icons of scenario parts and of people in the missions, by their names at game-icons.net. */
export const partIconNames = [
  'bowman',
  'health-normal',
  'locked-chest',
  'oak-leaf',
  'open-treasure-chest',
  'present',
  'robe',
  'sun',
  'swordman',
  'unlit-bomb',
] as const;
export type PartIcon = (typeof partIconNames)[number];

/** The path of an icon in a box of 512 x 512. */
export const partIcon = (name: PartIcon): string => paths[name];

/** The four-pointed star of a Magic pip, in the box of the icons. */
const star =
  'M256 34C275 171 341 237 478 256C341 275 275 341 256 478C237 341 171 275 34 256C171 237 237 171 256 34Z';

/** How to tell apart the teams, and things that belong to nobody yet: by colour, and without colour by sign. */
export const liveries: Readonly<Record<TeamId | 'nobody', Livery>> = {
  orange: { ink: 'orange', on: 'ink', sign: partIcon('sun') },
  green: { ink: 'green', on: 'white', sign: partIcon('oak-leaf') },
  nobody: { ink: 'blue', on: 'white', sign: star },
};

/** An arrow from the tip of a corner onto the map, in the box of the icons. */
export const arrowInwards = 'M90 90L300 140L254 186L422 354L354 422L186 254L140 300Z';
