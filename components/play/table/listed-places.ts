import { placeFacts, type PlaceFacts } from '@/lib/session/places';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';

interface ListedPlace {
  readonly place: Point;
  readonly text: string;
}

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
    .map(({ place, facts, text }) => ({ place, text: isAlone(text) ? text : apartOf(text, facts) }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));
};
