import { length, list } from '@/lib/language/en';
import type { PlaceFacts, PlaceMeaning } from '@/lib/session/places';
import type { LengthSign } from '@/lib/systems/system';

/** "5#", "2.5″". @param sign of the game that is played */
export const far = (distance: number, sign: LengthSign): string => `${length(distance)}${sign}`;

/** Height of terrain: "2.5#". @param height in # */
export const heightText = (height: number, sign: LengthSign): string => `${Number(height.toFixed(2))}${sign}`;

const directions = [
  'to the right',
  'down to the right',
  'down',
  'down to the left',
  'to the left',
  'up to the left',
  'up',
  'up to the right',
] as const;

/** A place, from where somebody stands or from the edges of the table. */
export const placeText = (
  { at: [left, top], distance, eighth, contact, nearest }: PlaceFacts,
  sign: LengthSign,
): string => {
  const where =
    distance === undefined
      ? `${far(left, sign)} from the left, ${far(top, sign)} from the top`
      : distance < 0.05
        ? 'Stay here'
        : `${far(distance, sign)} ${directions[eighth % directions.length] ?? ''}`;
  if (contact.length > 0) return `${where}, in contact with ${list(contact)}`;
  return nearest ? `${where}, ${far(nearest.distance, sign)} from ${nearest.name}` : where;
};

/** Consequences of a move there; empty where there are none worth a word. */
export const placeMeans = (
  { round, drops, opponents, cover, unseen }: PlaceMeaning,
  sign: LengthSign,
): string => {
  const whom = (names: readonly string[]): string =>
    names.length === opponents && opponents > 1 ? 'all opponents' : list(names);
  return [
    ...(round === undefined ? [] : [`The way round is ${far(round, sign)} long.`]),
    ...(drops.length === 0 ? [] : [`Jumps down ${list(drops.map((drop) => far(drop, sign)))} on the way.`]),
    ...(cover.length === 0 ? [] : [`In cover from ${whom(cover)}.`]),
    ...(unseen.length === 0 ? [] : [`Out of sight of ${whom(unseen)}.`]),
  ].join(' ');
};
