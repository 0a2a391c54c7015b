import { memo } from 'react';
import type { Surface } from '@/lib/table/surface';
import { blobAt } from './blob';
import { chanceOf } from './chance';
import { tiles } from './tiles';

/** Where the ground is of another shade, in parts of the table, and how large. */
const patches = [
  [0.16, 0.2, 0.13],
  [0.58, 0.1, 0.1],
  [0.86, 0.34, 0.12],
  [0.4, 0.46, 0.15],
  [0.12, 0.7, 0.11],
  [0.66, 0.72, 0.14],
  [0.92, 0.9, 0.1],
  [0.34, 0.93, 0.1],
] as const;

/** Sizes of the layers of a patch. */
const softly = [1.3, 1.06, 0.82, 0.56] as const;

/** # that the frame is wide. */
const frame = 0.6;

/** A notch for each #, a longer one for each sixth. */
const notches = (width: number, height: number): string => {
  const along = (length: number, at: (step: number, deep: number) => string): string =>
    Array.from({ length: Math.floor(length) + 1 }, (_, step) => at(step, step % 6 === 0 ? 0.26 : 0.13)).join(
      '',
    );
  return [
    along(width, (x, deep) => `M${x} -0.08V${-0.08 - deep}M${x} ${height + 0.08}v${deep}`),
    along(height, (y, deep) => `M-0.08 ${y}H${-0.08 - deep}M${width + 0.08} ${y}h${deep}`),
  ].join('');
};

/** Surface of the table, in its frame. It never moves, so that it is drawn once. */
export const Ground = memo(function Ground({
  surface,
  width,
  height,
}: {
  readonly surface: Surface;
  /** In #. */
  readonly width: number;
  readonly height: number;
}) {
  const { ground, patch, marks, side: repeats } = tiles[surface];
  const chance = chanceOf(surface.length);
  const side = Math.min(width, height);
  return (
    <g>
      <defs>
        <pattern id={`ground-${surface}`} width={repeats} height={repeats} patternUnits="userSpaceOnUse">
          {marks.map(({ d, fill, stroke, width: thick }, nth) => (
            <path
              key={nth}
              d={d}
              fill={fill ?? 'none'}
              stroke={stroke}
              strokeWidth={thick}
              strokeLinecap="round"
            />
          ))}
        </pattern>
        <clipPath id="ground-edge">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <rect
        x={-frame}
        y={-frame}
        width={width + 2 * frame}
        height={height + 2 * frame}
        rx={0.3}
        fill="var(--board-frame)"
      />
      <path
        d={`M${-frame + 0.07} ${height + frame - 0.3}V${-frame + 0.3}q0 -0.23 0.23 -0.23H${width + frame - 0.3}`}
        fill="none"
        stroke="var(--board-notch)"
        strokeOpacity={0.35}
        strokeWidth={0.07}
        strokeLinecap="round"
      />
      <path d={notches(width, height)} stroke="var(--board-notch)" strokeWidth={0.05} strokeLinecap="round" />
      <rect width={width} height={height} fill={ground} />
      {patch !== undefined && (
        <g clipPath="url(#ground-edge)" fill={patch} fillOpacity={0.34}>
          {patches.map(([x, y, far], nth) => {
            const radius = far * side * (0.8 + chance() * 0.4);
            // One above the other, each smaller and of another outline: none has an edge to be seen.
            return softly.map((part, layer) => (
              <path
                key={`${nth} ${layer}`}
                d={blobAt({ x: x * width, y: y * height }, radius * part, nth * softly.length + layer)}
              />
            ));
          })}
        </g>
      )}
      <rect width={width} height={height} fill={`url(#ground-${surface})`} />
      <path d={`M0.14 ${height}V0.14H${width}`} fill="none" stroke="var(--board-shade)" strokeWidth={0.28} />
      <rect width={width} height={height} fill="none" stroke="var(--board-outline)" strokeWidth={0.09} />
    </g>
  );
});
