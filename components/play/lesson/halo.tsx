import type { TableScene } from '@/lib/systems/play-part';
import { unit, type Point, type Units } from '@/lib/table/table';
import { arrowAt } from './arrow-at';

/** What a lesson points at on the board. */
export interface Halo {
  readonly at: Point;
  readonly radius: Units;
}

/** A ring about what a lesson is about, and an arrow to it; neither covers it, nor anybody else. */
export function LessonHalo({
  halo: { at, radius },
  scene,
}: {
  readonly halo: Halo;
  readonly scene: TableScene;
}) {
  const [x, y, r] = [at.x / unit, at.y / unit, radius / unit];
  const { tail, head, wings } = arrowAt(scene, at, radius);
  const line = [tail, head].map((point) => `${point.x},${point.y}`).join(' ');
  const tip = [wings[0], head, wings[1]].map((point) => `${point.x},${point.y}`).join(' ');
  const strokes = [
    ['var(--board-outline)', 0.5],
    ['var(--color-amber)', 0.26],
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
