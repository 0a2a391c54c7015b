import type { Attack } from '../sheet/pips';

/**
 * Numbers of things in share codes of version 1: their places in these lists.: the place in these lists. They are
 * appended to, never reordered and never shortened: a link is for ever. A place beyond the list and within its room
 * was written by a later version.
 */
export const attackRoom = 6;
export const codedAttacks: readonly Attack[] = ['dagger', 'bow', 'magic'];

export const slayerSkillRoom = 62;
export const codedSlayerSkills: readonly string[] = [
  'hamstring',
  'low-guard',
  'heavy-swing',
  'between-the-scales',
  'barbed-arrow',
  'shot-at-the-eye',
  'long-shot',
  'fall-back',
  'slip-away',
  'shoulder-charge',
  'draw-her-eye',
  'second-wind',
  'raise-the-dead',
  'spider-sting',
  'venom',
  'great-web',
  'knit-wounds',
  'silken-ward',
];

export const dragonSkillRoom = 30;
export const codedDragonSkills: readonly string[] = [
  'acid-breath',
  'thickening-scales',
  'tail-sweep',
  'wing-beat',
  'dread-gaze',
  'scent-of-blood',
  'crushing-jaws',
  'drink-deep',
  'hot-blood',
  'rising-fury',
];
