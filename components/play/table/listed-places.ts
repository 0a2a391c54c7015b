import { placeFacts, type PlaceFacts } from '@/lib/session/places';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';

interface ListedPlace {
  readonly place: Point;
  readonly text: string;
  /** The heading it shares with other places. */
  readonly group: PlaceGroup;
}

/** Places are grouped by base contact, or else by their distance from the figure or from whoever is near. */
export type PlaceGroup =
  | { readonly by: 'contact' | 'nobody' }
  | { readonly by: 'way' | 'nearest'; readonly far: number };

/** Fewer places need no groups; more groups are no help. */
const few = 8;
const mostGroups = 6;

const groupOf = ({ contact, distance, nearest }: PlaceFacts): PlaceGroup => {
  if (contact.length > 0) return { by: 'contact' };
  if (distance !== undefined) return { by: 'way', far: distance };
  return nearest ? { by: 'nearest', far: nearest.distance } : { by: 'nobody' };
};

/** Places of a list under one heading; without a heading where there are few in all. */
interface Grouped<Listed> {
  readonly heading: (PlaceGroup & { readonly to?: number }) | undefined;
  readonly places: readonly Listed[];
}

/** Places by what they have in common, the nearest first. A heading says from what distance to what distance, in #. */
export const groupedPlaces = <Listed extends Pick<ListedPlace, 'group'>>(
  places: readonly Listed[],
): readonly Grouped<Listed>[] => {
  if (places.length <= few) return [{ heading: undefined, places }];
  const all = places.flatMap(({ group }) => ('far' in group ? [group.far] : []));
  const widths = [1, 2, 4, 8] as const;
  const width = widths.find((each) => (Math.max(...all) - Math.min(...all)) / each <= mostGroups - 1) ?? 8;
  const groups = new Map<number, Grouped<Listed>>();
  for (const place of places) {
    const { group } = place;
    const nth = 'far' in group ? Math.floor(group.far / width) : -1;
    const heading = 'far' in group ? { ...group, far: nth * width, to: (nth + 1) * width } : group;
    groups.set(nth, { heading, places: [...(groups.get(nth)?.places ?? []), place] });
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, each]) => each);
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
