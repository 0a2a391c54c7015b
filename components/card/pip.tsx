import { pipShapes, pipShapeSize } from '@/lib/cards/shapes';
import { inkColours } from './inks';

const half = pipShapeSize / 2;
const shapeScale = 0.66;

export interface PipMarkProps {
  readonly pip: keyof typeof pipShapes;
  readonly className?: string;
}

/** A pip: colour and shape, as on the card. A picture beside words, so it says nothing itself. */
export function PipMark({ pip, className }: PipMarkProps) {
  const offset = half * (1 - shapeScale);
  return (
    <svg viewBox={`0 0 ${pipShapeSize} ${pipShapeSize}`} className={className} aria-hidden="true">
      <circle
        cx={half}
        cy={half}
        r={half - 0.6}
        fill={inkColours[pip]}
        stroke={inkColours.ink}
        strokeWidth={1}
      />
      <path
        d={pipShapes[pip]}
        transform={`translate(${offset} ${offset}) scale(${shapeScale})`}
        fill={pip === 'ranged' ? inkColours.ink : inkColours.white}
      />
    </svg>
  );
}
