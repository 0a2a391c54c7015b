import type { PaintedPip } from '@/lib/cards/icons';
import { pipShapeSize } from '@/lib/cards/icons';
import { pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { inkColours } from './inks';

/** Side of a face in the units of its picture. */
export const faceSide = 100;
const radius = 13.5;
const shapeSide = radius * 1.25;

/** The pips of a die's face as SVG, in a square of 100: colour and shape where one is painted, a ring where none is. */
export function FacePips({
  face,
  pips,
}: {
  readonly face: FaceNumber;
  /** In the order of `pipPlaces`. */
  readonly pips: readonly (PaintedPip | undefined)[];
}) {
  return pipPlaces[face].map((place, index) => {
    const pip = pips[index];
    const [x, y] = [place.x * faceSide, place.y * faceSide];
    const key = `${place.x} ${place.y}`;
    if (!pip)
      return (
        <circle key={key} cx={x} cy={y} r={radius - 1} fill="none" stroke="var(--gold)" strokeWidth="1.6" />
      );
    const { ink, shape, shapeInk } = pip;
    return (
      <g key={key}>
        <circle cx={x} cy={y} r={radius} fill={inkColours[ink]} stroke={inkColours.ink} strokeWidth="1.6" />
        <path
          d={shape}
          fill={inkColours[shapeInk]}
          transform={`translate(${x - shapeSide / 2} ${y - shapeSide / 2}) scale(${shapeSide / pipShapeSize})`}
        />
      </g>
    );
  });
}
