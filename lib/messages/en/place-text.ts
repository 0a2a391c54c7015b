import { list } from '@/lib/language/en';
import type { PlaceFacts, PlaceMeaning } from '@/lib/session/places';

/** "5.0#". */
export const far = (distance: number): string => `${distance.toFixed(1)}#`;

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
export const placeText = ({ at: [left, top], distance, eighth, contact, nearest }: PlaceFacts): string => {
  const where =
    distance === undefined
      ? `${far(left)} from the left, ${far(top)} from the top`
      : distance < 0.05
        ? 'Stay here'
        : `${far(distance)} ${directions[eighth % directions.length] ?? ''}`;
  if (contact.length > 0) return `${where}, in contact with ${list(contact)}`;
  return nearest ? `${where}, ${far(nearest.distance)} from ${nearest.name}` : where;
};

/** What it means to go there; empty where there is nothing to say. */
export const placeMeans = ({ round, drops, opponents, cover, unseen }: PlaceMeaning): string => {
  const whom = (names: readonly string[]): string =>
    names.length === opponents && opponents > 1 ? 'all opponents' : list(names);
  return [
    ...(round === undefined ? [] : [`The way there goes round and is ${far(round)} long.`]),
    ...(drops.length === 0 ? [] : [`Jumps down ${list(drops.map(far))} on the way.`]),
    ...(cover.length === 0 ? [] : [`In cover from ${whom(cover)}.`]),
    ...(unseen.length === 0 ? [] : [`Out of sight of ${whom(unseen)}.`]),
  ].join(' ');
};
