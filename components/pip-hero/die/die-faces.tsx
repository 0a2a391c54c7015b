import type { ReactNode } from 'react';
import { inkColours } from '@/components/card/inks';
import { pipShapeSize } from '@/lib/cards/icons';
import { faceNumbersOnCard, pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { arrangedOn, type DieOwner } from '@/lib/pip-hero/pip-places';
import type { DieLook } from './paintable';

type Look = Pick<DieLook, 'pips' | 'painted'>;

const side = 100;
const gap = 12;
const radius = 13.5;
const shapeSide = radius * 1.25;

const facePips = (look: Look, number: FaceNumber, owner: DieOwner): readonly ReactNode[] => {
  const painted = arrangedOn(look.pips, owner, number).places;
  return pipPlaces[number].map((place, index) => {
    const pip = look.painted[painted[index] ?? ''];
    const [x, y] = [place.x * side, place.y * side];
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
};

/** The six faces of a die, 6-5-4 over 3-2-1, each pip painted in its colour and shape, where it was painted. */
export function DieFaces({
  look,
  owner,
  className,
}: {
  readonly look: Look;
  readonly owner: DieOwner;
  readonly className?: string;
}) {
  const [across, down] = [3 * side + 2 * gap + 4, 2 * side + gap + 4];
  return (
    <svg viewBox={`-2 -2 ${across} ${down}`} {...(className !== undefined && { className })} aria-hidden>
      {faceNumbersOnCard.map((number, index) => (
        <g
          key={number}
          transform={`translate(${(index % 3) * (side + gap)} ${Math.floor(index / 3) * (side + gap)})`}
        >
          <rect width={side} height={side} rx="20" fill="var(--leaf)" stroke="var(--ink)" strokeWidth="2.4" />
          {facePips(look, number, owner)}
        </g>
      ))}
    </svg>
  );
}
