import clsx from 'clsx';
import { inkColours } from '@/components/card/inks';
import { PipIcon } from '@/components/card/pip';
import { pipShapeSize, type PaintedPip } from '@/lib/cards/icons';
import type { Fate } from '../fixes/changes';

/** A pip that a fix leaves, removes or adds: removed ones are struck through, added ones ringed. */
export function FatedPip({
  pip,
  fate,
  className,
}: {
  readonly pip: PaintedPip;
  readonly fate: Fate;
  readonly className: string;
}) {
  return (
    <span
      data-fate={fate}
      className={clsx(
        'pointer-events-none relative block rounded-full',
        fate === 'comes' && 'outline-2 outline-offset-1 outline-good outline-dashed',
        className,
      )}
    >
      <PipIcon pip={pip} className={clsx('block size-full', fate === 'goes' && 'opacity-40')} />
      {fate === 'goes' && (
        <span className="absolute top-1/2 -left-1/5 h-1/12 min-h-0.5 w-7/5 -translate-y-1/2 -rotate-45 bg-error" />
      )}
    </span>
  );
}

/** A pip as it lies on the large die, and what the fix under the mouse would make of it. */
export function PipLook({
  pip,
  after,
}: {
  readonly pip: PaintedPip | undefined;
  readonly after: PaintedPip | undefined;
}) {
  if (pip === after)
    return (
      pip && (
        <PipIcon
          key={pip.ink}
          pip={pip}
          className="pointer-events-none block size-full animate-pip-drop overflow-visible"
        />
      )
    );
  if (!pip) return after && <FatedPip pip={after} fate="comes" className="size-full opacity-75" />;
  return (
    <>
      <FatedPip pip={pip} fate="goes" className="size-full" />
      {after && (
        <span className="absolute -right-1/5 -bottom-1/5 size-3/5 rounded-full bg-leaf">
          <FatedPip pip={after} fate="comes" className="size-full" />
        </span>
      )}
    </>
  );
}

const half = pipShapeSize / 2;
const shapeScale = 0.66;

/** Faint preview of a brush, as a background image of CSS: its colour and its shape. */
export const ghostOf = (brush: PaintedPip | undefined): string => {
  if (brush === undefined) return 'none';
  const { ink, shape: d, shapeInk } = brush;
  const inset = half * (1 - shapeScale);
  const shape = `<path transform="translate(${inset} ${inset}) scale(${shapeScale})" fill="${inkColours[shapeInk]}" d="${d}"/>`;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pipShapeSize} ${pipShapeSize}" opacity=".5">` +
    `<circle cx="${half}" cy="${half}" r="${half}" fill="${inkColours[ink]}"/>${shape}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
};
