import type { CounterId } from '../skills/effect';
import paths from './icon-paths.json' with { type: 'json' };

/** Icons of counters, trees and tracks, each by its name at game-icons.net (CC BY 3.0). */
const things = {
  hobbled: 'foot-trip',
  guarded: 'eye-shield',
  exposed: 'broken-shield',
  dazed: 'echo-ripples',
  bleeding: 'bleeding-wound',
  goaded: 'megaphone',
  'hot-blood': 'fire-ring',
  tree: 'oak',
  pool: 'rolling-dices',
  pile: 'card-random',
} as const satisfies Readonly<Record<CounterId, string>> & Readonly<Record<string, string>>;
export type KitIcon = keyof typeof things;

/** Icons of game-icons.net by meaning. */
export const kitIcons: Readonly<Record<KitIcon, string>> = things;

/** The path of an icon in a box of 512 x 512. */
export const kitIcon = (name: KitIcon): string => paths[name];
