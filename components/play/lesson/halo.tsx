import type { ToldLesson } from '@/lib/session/lessons';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import type { TableScene } from '@/lib/systems/table-scene';
import { unit, type Point, type Units } from '@/lib/table/table';
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
        <circle
          key={stroke}
          cx={halo.at.x / unit}
          cy={halo.at.y / unit}
          r={halo.radius / unit}
          stroke={stroke}
          strokeWidth={width}
        />
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

/** Rings about what lessons that were read still point at: thinner, and without an arrow. */
export function KeptHalos({
  places,
  scene,
}: {
  readonly places: readonly LessonPlace[];
  readonly scene: TableScene;
}) {
  return places.map((place, nth) => {
    const halo = haloOf(place, scene);
    if (!halo) return null;
    const circle = { cx: halo.at.x / unit, cy: halo.at.y / unit, r: halo.radius / unit, fill: 'none' };
    return (
      <g key={nth} data-lesson-kept pointerEvents="none">
        <circle {...circle} stroke="var(--board-outline)" strokeWidth={0.26} />
        <circle {...circle} stroke="var(--color-amber)" strokeWidth={0.14} />
      </g>
    );
  });
}
