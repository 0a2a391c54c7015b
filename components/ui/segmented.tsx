import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { Radio } from './radio';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One choice out of a few, all in sight. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="inline-flex flex-wrap overflow-hidden rounded-card border border-gold"
    >
      {segments.map((segment) => (
        <Radio
          key={segment.value}
          value={segment.value}
          className={clsx(
            'min-h-11 px-3 font-semibold -outline-offset-3 sm:px-4',
            'data-[state=checked]:bg-ink data-[state=checked]:text-paper',
          )}
        >
          {segment.label}
        </Radio>
      ))}
    </RadioGroup.Root>
  );
}
