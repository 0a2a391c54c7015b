import type { ToldLesson } from '@/lib/session/lessons';
import type { TableScene } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';
import { haloOf } from './halo-of';
import { arrowAt, type Spot } from './arrow-at';

/** A ring about what a lesson is about, and an arrow to it; neither covers it, nor anybody else. */
export function LessonHalo({
  lesson,
  scene,
  names,
}: {
  readonly lesson: ToldLesson;
  readonly scene: TableScene;
  /** Middles of the names on the map, in #. */
  readonly names: readonly Spot[];
}) {
  const halo = haloOf(lesson, scene);
  if (!halo) return null;
  const { at, radius } = halo;
  const [x, y, r] = [at.x / unit, at.y / unit, radius / unit];
  const { tail, head, wings } = arrowAt(scene, at, radius, names);
  const line = [tail, head].map((point) => `${point.x},${point.y}`).join(' ');
  const tip = [wings[0], head, wings[1]].map((point) => `${point.x},${point.y}`).join(' ');
  const strokes = [
    ['var(--board-outline)', 0.4],
    ['var(--color-amber)', 0.2],
  ] as const;
  return (
    <g data-lesson-halo pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map(([stroke, width]) => (
        <g key={stroke} stroke={stroke} strokeWidth={width}>
          <circle cx={x} cy={y} r={r} />
          <polyline points={line} />
          <polyline points={tip} />
        </g>
      ))}
    </g>
  );
}
