import type { ToldLesson } from '@/lib/session/lessons';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import type { TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import { arrowAt, type Spot } from './arrow-at';

interface Halo {
  readonly at: Point;
  readonly radius: Units;
}

/** Room between a figure and the ring about it: its name and its Life stay seen. */
const room = 0.55 * unit;

/** The ring that the board shows for a lesson; undefined where that is about dice, or about nobody in sight. */
const haloOf = (place: LessonPlace, { figures }: TableScene): Halo | undefined => {
  if (place.on === 'dice') return undefined;
  if (place.on === 'place') return place;
  const figure = figures.find(({ id, isOff, state }) => id === place.figure && state === 'up' && !isOff);
  return figure && { at: figure.at, radius: figure.radius + room };
};

/** Points of the outline of an area that the edges of the table cut. */
const outlinePoints = 96;

/** The outline of a ring in #: where it points at an area, that area’s own, within the table. */
const outlineOf = (
  { at, radius }: Halo,
  { pieces, width, height }: TableScene,
  place: LessonPlace,
): string => {
  const area =
    place.on === 'place'
      ? pieces.find((piece) => piece.look === undefined && distanceBetween(piece.at, at) < piece.radius)
      : undefined;
  const round = area ?? { at, radius };
  const within = (value: Units, most: Units): string =>
    ((area ? Math.min(most, Math.max(0, value)) : value) / unit).toFixed(2);
  const points = Array.from({ length: outlinePoints }, (_, nth) => {
    const angle = (nth * 2 * Math.PI) / outlinePoints;
    const [x, y] = [round.at.x + Math.cos(angle) * round.radius, round.at.y + Math.sin(angle) * round.radius];
    return `${within(x, width)} ${within(y, height)}`;
  });
  return `M${points.join('L')}Z`;
};

const strokes = [
  ['var(--board-outline)', 0.4],
  ['var(--color-amber)', 0.2],
] as const;

interface Told {
  readonly lesson: ToldLesson;
  readonly scene: TableScene;
}

/** A ring about what a lesson is about; it lies on the ground, so that it covers nobody who stands close by. */
export function LessonHalo({ lesson, scene }: Told) {
  const halo = haloOf(lesson.place, scene);
  if (!halo) return null;
  return (
    <g data-lesson-halo pointerEvents="none" fill="none">
      {strokes.map(([stroke, width]) => (
        <path key={stroke} d={outlineOf(halo, scene, lesson.place)} stroke={stroke} strokeWidth={width} />
      ))}
    </g>
  );
}

/** The arrow to the ring of a lesson, as far from everybody as there is room. */
export function LessonArrow({
  lesson,
  scene,
  names,
}: Told & {
  /** Middles of the names on the map, in #. */
  readonly names: readonly Spot[];
}) {
  const halo = haloOf(lesson.place, scene);
  if (!halo) return null;
  const { tail, head, wings } = arrowAt(scene, halo.at, halo.radius, names);
  const line = [tail, head].map((point) => `${point.x},${point.y}`).join(' ');
  const tip = [wings[0], head, wings[1]].map((point) => `${point.x},${point.y}`).join(' ');
  return (
    <g pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map(([stroke, width]) => (
        <g key={stroke} stroke={stroke} strokeWidth={width}>
          <polyline points={line} />
          <polyline points={tip} />
        </g>
      ))}
    </g>
  );
}

/**
 * Rings about what lessons that were read still point at: thinner, and without an arrow. Whoever acts has a ring as
 * gold already.
 */
export function KeptHalos({
  places,
  scene,
}: {
  readonly places: readonly LessonPlace[];
  readonly scene: TableScene;
}) {
  return places.map((place, nth) => {
    const halo = haloOf(place, scene);
    if (!halo || (place.on === 'figure' && place.figure === scene.acting)) return null;
    const outline = outlineOf(halo, scene, place);
    return (
      <g key={nth} data-lesson-kept pointerEvents="none" fill="none">
        <path d={outline} stroke="var(--board-outline)" strokeWidth={0.26} />
        <path d={outline} stroke="var(--color-amber)" strokeWidth={0.14} />
      </g>
    );
  });
}
