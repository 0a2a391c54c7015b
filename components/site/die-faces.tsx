import type { ReactNode } from 'react';
import { inkColours } from '@/components/card/inks';
import { pipShapes, pipShapeSize } from '@/lib/cards/shapes';
import { faceNumbersOnCard, pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { living, type Face, type Faces, type Pip } from '@/lib/systems/index';

/** Attribute values rather than classes, so that preview pictures can draw the same die. */
export interface DieColours {
  readonly leaf: string;
  readonly ink: string;
  readonly ring: string;
}

const ofThePage: DieColours = { leaf: 'var(--leaf)', ink: 'var(--ink)', ring: 'var(--gold)' };

const side = 100;
const gap = 12;
const radius = 13.5;
const shapeSide = radius * 1.25;

const paintedPips = (face: Face): readonly Pip[] =>
  living.pips.flatMap((pip) => Array.from({ length: face[pip] }, () => pip));

/** A plain function, not a component: the renderer of pictures draws only plain elements inside an svg. */
const facePips = (number: FaceNumber, face: Face, ring: string): readonly ReactNode[] => {
  const painted = paintedPips(face);
  return pipPlaces[number].map((place, index) => {
    const pip = painted[index];
    const [x, y] = [place.x * side, place.y * side];
    const key = `${place.x} ${place.y}`;
    if (!pip)
      return <circle key={key} cx={x} cy={y} r={radius - 1} fill="none" stroke={ring} strokeWidth="1.6" />;
    return (
      <g key={key}>
        <circle cx={x} cy={y} r={radius} fill={inkColours[pip]} stroke={inkColours.ink} strokeWidth="1.6" />
        <path
          d={pipShapes[pip]}
          fill={pip === 'ranged' ? inkColours.ink : inkColours.white}
          transform={`translate(${x - shapeSide / 2} ${y - shapeSide / 2}) scale(${shapeSide / pipShapeSize})`}
        />
      </g>
    );
  });
};

/** The six faces of a die, 6-5-4 over 3-2-1, each pip painted in its colour and shape; `width` in px for pictures. */
export function DieFaces({
  faces,
  colours = ofThePage,
  width,
  className,
}: {
  readonly faces: Faces;
  readonly colours?: DieColours;
  readonly width?: number;
  readonly className?: string;
}) {
  const [across, down] = [3 * side + 2 * gap + 4, 2 * side + gap + 4];
  return (
    <svg
      viewBox={`-2 -2 ${across} ${down}`}
      {...(width !== undefined && { width, height: (width * down) / across })}
      {...(className !== undefined && { className })}
      aria-hidden
    >
      {faceNumbersOnCard.map((number, index) => (
        <g
          key={number}
          transform={`translate(${(index % 3) * (side + gap)} ${Math.floor(index / 3) * (side + gap)})`}
        >
          <rect
            width={side}
            height={side}
            rx="20"
            fill={colours.leaf}
            stroke={colours.ink}
            strokeWidth="2.4"
          />
          {facePips(number, faces[number], colours.ring)}
        </g>
      ))}
    </svg>
  );
}
