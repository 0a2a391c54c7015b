'use client';

import { Button } from '@/components/ui/button';
import { Segmented, type Segment } from '@/components/ui/segmented';

/** Values with their names, as a choice shows them. */
export const segments = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Segment<Value>[] => values.map((value) => ({ value, label: labels[value] }));

/** One choice out of a few, with its name above and, below, what the chosen one means. */
export function Choice<Value extends string>({
  label,
  hint,
  ...rest
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div className="flex flex-col items-start gap-1">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      <Segmented label={label} {...rest} />
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}

/** A small whole number with a step down and a step up. */
export function Counter({
  label,
  value,
  most,
  less,
  more,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <span className="flex items-center gap-1">
        <Button size="small" aria-label={less} disabled={value === 0} onClick={() => onChange(value - 1)}>
          −
        </Button>
        <output aria-live="polite" className="w-8 text-center font-semibold">
          {value}
        </output>
        <Button size="small" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
          +
        </Button>
      </span>
    </div>
  );
}
