'use client';

import { Button } from '@/components/ui/button';

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
