import type { ReactNode } from 'react';
import { inkColours } from '@/components/card/inks';
import { pipShapeSize } from '@/lib/cards/pip';
import { faceNumbersOnCard, pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { pips, type Face, type Faces, type Pip } from '@/lib/systems/living/sheet/pips';
import type { Sheet } from '@/lib/systems/sheet';
import { heroOf } from '../hero';

const side = 100;
const gap = 12;
const radius = 13.5;
const shapeSide = radius * 1.25;

const pipsOn = (face: Face): readonly Pip[] =>
  pips.flatMap((pip) => Array.from({ length: face[pip] }, () => pip));

const facePips = (number: FaceNumber, face: Face): readonly ReactNode[] => {
  const painted = pipsOn(face);
  return pipPlaces[number].map((place, index) => {
    const pip = painted[index];
    const [x, y] = [place.x * side, place.y * side];
    const key = `${place.x} ${place.y}`;
    if (!pip)
      return (
        <circle key={key} cx={x} cy={y} r={radius - 1} fill="none" stroke="var(--gold)" strokeWidth="1.6" />
      );
    const { ink, shape, shapeInk } = paintedPips[pip];
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
};

/** The six faces of a die, 6-5-4 over 3-2-1, each pip painted in its colour and shape. */
export function DieFaces({ faces, className }: { readonly faces: Faces; readonly className?: string }) {
  const [across, down] = [3 * side + 2 * gap + 4, 2 * side + gap + 4];
  return (
    <svg viewBox={`-2 -2 ${across} ${down}`} {...(className !== undefined && { className })} aria-hidden>
      {faceNumbersOnCard.map((number, index) => (
        <g
          key={number}
          transform={`translate(${(index % 3) * (side + gap)} ${Math.floor(index / 3) * (side + gap)})`}
        >
          <rect width={side} height={side} rx="20" fill="var(--leaf)" stroke="var(--ink)" strokeWidth="2.4" />
          {facePips(number, faces[number])}
        </g>
      ))}
    </svg>
  );
}

/** A hero by the die that he rolls. */
export function Picture({ sheet, ...look }: { readonly sheet: Sheet; readonly className?: string }) {
  return <DieFaces faces={heroOf(sheet).faces} {...look} />;
}
