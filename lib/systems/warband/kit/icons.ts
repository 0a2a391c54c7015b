import type { Livery } from '../../../cards/pieces/part';
import paths from './icon-paths.json' with { type: 'json' };

/** Pictures on counters, terrain and parts, each by its name at game-icons.net (CC BY 3.0). */
const things = {
  activated: 'footsteps',
  ignored: 'shield-bounces',
  'loses-next': 'stop-sign',
  gun: 'falling-bomb',
  animal: 'wolf-head',
  turn: 'hourglass',
  hill: 'stone-tower',
  treasure: 'locked-chest',
  oak: 'oak',
  door: 'wooden-door',
  orange: 'sun',
  green: 'oak-leaf',
} as const;
export type KitIcon = keyof typeof things;

/** Icons of game-icons.net by meaning. */
export const kitIcons: Readonly<Record<KitIcon, string>> = things;

/** The path of an icon in a box of 512 x 512. */
export const kitIcon = (name: KitIcon): string => paths[name];

/** The two sides of a match, in the order of the corners. */
export const sideIds = ['orange', 'green'] as const;
export type SideId = (typeof sideIds)[number];

/** The side of a warband by its place among those of a print; none where they aren't the two of a match. */
export const sideAt = (place: { readonly at: number; readonly of: number } | undefined): SideId | undefined =>
  place?.of === sideIds.length ? sideIds[place.at] : undefined;

/** How to tell the sides apart: by colour, and without colour by sign. */
export const liveries: Readonly<Record<SideId, Livery>> = {
  orange: { ink: 'orange', on: 'ink', sign: kitIcon('orange') },
  green: { ink: 'green', on: 'white', sign: kitIcon('green') },
};
