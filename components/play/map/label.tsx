import { memo } from 'react';

/** A name on the map, above all bases; who points at it points at what lies below. */
export const MapLabel = memo(function MapLabel({
  text,
  x,
  y,
  size,
  isFaint = false,
  isStrong = false,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of its letters, in #. */
  readonly size: number;
  readonly isFaint?: boolean;
  readonly isStrong?: boolean;
}) {
  return (
    <text
      x={x}
      y={y + size * 0.34}
      fontSize={size}
      fontWeight={isStrong ? 700 : 600}
      textAnchor="middle"
      fill="var(--ink)"
      stroke="var(--leaf)"
      strokeWidth={size * 0.3}
      strokeLinejoin="round"
      paintOrder="stroke"
      pointerEvents="none"
      opacity={isFaint ? 0.75 : 1}
    >
      {text}
    </text>
  );
});
