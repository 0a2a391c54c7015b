import clsx from 'clsx';
import { PipMark } from '@/components/card/pip';
import type { Pip } from '@/lib/systems/living/sheet/pips';
import type { Fate } from '../systems/living/fixes/changes';

/** A pip that a fix leaves, takes away or brings: struck what goes, ringed what comes. */
export function FatedPip({
  pip,
  fate,
  className,
}: {
  readonly pip: Pip;
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
      <PipMark pip={pip} className={clsx('block size-full', fate === 'goes' && 'opacity-40')} />
      {fate === 'goes' && (
        <span className="absolute top-1/2 -left-1/5 h-1/12 min-h-0.5 w-7/5 -translate-y-1/2 -rotate-45 bg-error" />
      )}
    </span>
  );
}
