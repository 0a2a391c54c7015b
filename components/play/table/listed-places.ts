import { placeFacts, type PlaceFacts } from '@/lib/session/places';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';

interface ListedPlace {
  readonly place: Point;
  readonly text: string;
  /** What it has in common with others. */
  readonly group: PlaceGroup;
}

/** What places are grouped by: base contact, else how far they are from where somebody stands, or from whom is near. */
export type PlaceGroup =
  | { readonly by: 'contact' | 'nobody' }
  /** @param to # at most, from the multiple of `band` below it */
  | { readonly by: 'way' | 'nearest'; readonly to: number };

/** # of a group of distances. */
export const band = { way: 2, nearest: 4 } as const;

/** Fewer places need no groups. */
const few = 8;

const groupOf = ({ contact, distance, nearest }: PlaceFacts): PlaceGroup => {
  if (contact.length > 0) return { by: 'contact' };
  const upTo = (by: 'way' | 'nearest', far: number): PlaceGroup => ({
    by,
    to: Math.max(1, Math.ceil(far / band[by] - 0.01)) * band[by],
  });
  if (distance !== undefined) return upTo('way', distance);
  return nearest ? upTo('nearest', nearest.distance) : { by: 'nobody' };
};

const orderOf = (group: PlaceGroup): number => ('to' in group ? group.to : group.by === 'contact' ? 0 : 1);

/** Places by what they have in common, the nearest first; all in one where there are few. */
export const groupedPlaces = <Listed extends Pick<ListedPlace, 'group'>>(
  places: readonly Listed[],
): readonly { readonly group: PlaceGroup | undefined; readonly places: readonly Listed[] }[] => {
  if (places.length <= few) return [{ group: undefined, places }];
  const groups = new Map<number, Listed[]>();
  for (const place of places) {
    const order = orderOf(place.group);
    groups.set(order, [...(groups.get(order) ?? []), place]);
  }
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([, some]) => ({ group: some[0]?.group, places: some }));
};

/** Places that read alike and are nearer to each other than this are one. */
const alike: Units = unit;

/**
 * Places as a list has them: no two alike, the nearest first.
 * @param textOf "2# down"
 * @param apartOf the same with more of where it is
 */
export const listedPlaces = (
  places: readonly Point[],
  scene: TableScene,
  mover: TableFigure | undefined,
  textOf: (facts: PlaceFacts) => string,
  apartOf: (text: string, facts: PlaceFacts) => string,
): readonly ListedPlace[] => {
  const told = places.map((place) => {
    const facts = placeFacts(scene, mover, place);
    return { place, facts, text: textOf(facts) };
  });
  const kept = told.reduce<typeof told>(
    (all, next) =>
      all.some(({ place, text }) => text === next.text && distanceBetween(place, next.place) < alike)
        ? all
        : [...all, next],
    [],
  );
  const isAlone = (text: string): boolean => kept.filter((each) => each.text === text).length === 1;
  return kept
    .map(({ place, facts, text }) => ({
      place,
      text: isAlone(text) ? text : apartOf(text, facts),
      group: groupOf(facts),
    }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));
};
