import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';

function Step({
  label,
  sign,
  disabled,
  onStep,
}: {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onStep: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onStep}
      className={buttonClass({}, 'size-11 shrink-0 px-0! text-xl select-none')}
    >
      <span aria-hidden>{sign}</span>
    </button>
  );
}

/** One less, what there is, one more. */
export function Stepper({
  less,
  more,
  isLeast = false,
  isMost = false,
  onStep,
  children,
}: {
  readonly less: string;
  readonly more: string;
  readonly isLeast?: boolean;
  readonly isMost?: boolean;
  readonly onStep: (by: number) => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-1.5">
      <Step label={less} sign="−" disabled={isLeast} onStep={() => onStep(-1)} />
      {children}
      <Step label={more} sign="+" disabled={isMost} onStep={() => onStep(1)} />
    </div>
  );
}
