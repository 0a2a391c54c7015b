import { FacePips, faceSide as side } from '@/components/card/face-pips';
import { faceNumbersOnCard } from '@/lib/dice/face';
import { arrangedOn, type DieOwner } from '@/lib/painted-die/pip-places';
import type { DieLook } from './paintable';

type Look = Pick<DieLook, 'pips' | 'painted'>;

const gap = 12;

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
          <FacePips
            face={number}
            pips={arrangedOn(look.pips, owner, number).places.map((pip) => look.painted[pip ?? ''])}
          />
        </g>
      ))}
    </svg>
  );
}
