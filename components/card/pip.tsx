import { pipShapeSize, type PaintedPip } from '@/lib/cards/icons';
import { inkColours } from './inks';

const half = pipShapeSize / 2;
const shapeScale = 0.71;

export interface PipIconProps {
  readonly pip: PaintedPip;
  readonly className?: string;
}

/** A pip: colour and shape, as on the card. A picture beside words, so it says nothing itself. */
export function PipIcon({ pip: { ink, shape, shapeInk }, className }: PipIconProps) {
  const offset = half * (1 - shapeScale);
  return (
    <svg viewBox={`0 0 ${pipShapeSize} ${pipShapeSize}`} className={className} aria-hidden="true">
      <circle
        cx={half}
        cy={half}
        r={half - 0.6}
        fill={inkColours[ink]}
        stroke={inkColours.ink}
        strokeWidth={1}
      />
      <path
        d={shape}
        transform={`translate(${offset} ${offset}) scale(${shapeScale})`}
        fill={inkColours[shapeInk]}
      />
    </svg>
  );
}
