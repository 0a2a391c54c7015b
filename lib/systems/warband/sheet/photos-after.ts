import type { FighterPhotos } from '../../fighter-photos';
import type { Fighter, Warband } from './warband';

/** Whether an earlier fighter is the one now at this place. */
type IsHe = (fighter: Fighter, place: number) => (before: Fighter, at: number) => boolean;

/**
 * The photos of a warband after it changed: they follow their fighters, and go with those who leave. A fighter is
 * recognised by identity, otherwise by name; if the number of fighters is unchanged, the remaining ones were changed
 * in place.
 */
export const photosAfter = (before: Warband, photos: FighterPhotos, after: Warband): FighterPhotos => {
  if (before === after) return photos;
  const left = new Map(before.fighters.entries());
  const cameFrom = new Map<number, number>();
  const asMany = before.fighters.length === after.fighters.length;
  const ways: readonly IsHe[] = [
    (fighter) => (old) => old === fighter,
    (fighter) => (old) => old.name === fighter.name,
    (_, place) => (_old, at) => asMany && at === place,
  ];
  for (const isHe of ways)
    for (const [place, fighter] of after.fighters.entries()) {
      if (cameFrom.has(place)) continue;
      const is = isHe(fighter, place);
      const found = [...left].find(([at, old]) => is(old, at));
      if (!found) continue;
      cameFrom.set(place, found[0]);
      left.delete(found[0]);
    }
  return Object.fromEntries(
    [...cameFrom].flatMap(([place, at]) => {
      const photo = photos[at];
      return photo === undefined ? [] : [[place, photo]];
    }),
  );
};
