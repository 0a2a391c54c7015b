'use client';

import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { mostOffset, offsetOf } from '@/lib/cards/paper/paper';
import { printPageMessages } from '@/lib/messages/print-page';
import { useChoices } from './form';

const step = 0.1;

/** A length in tenths of a millimetre, to type or step; an invalid text is reported and changes nothing. */
export function OffsetField({
  axis,
  value,
}: {
  readonly axis: 'x' | 'y';
  /** mm, the last that was one. */
  readonly value: number;
}) {
  const say = printPageMessages.offset;
  const label = say[axis];
  const { field, fieldState } = useController({ control: useChoices().control, name: `offset.${axis}` });
  const stepBy = (by: number): void => {
    const next = offsetOf(Math.round((value + by) * 10) / 10);
    if (next !== undefined) field.onChange(String(next));
  };
  return (
    <div className="flex items-start gap-1">
      <Button
        size="small"
        className="mt-7 min-h-11"
        aria-label={say.less(label)}
        disabled={value <= -mostOffset}
        onClick={() => stepBy(-step)}
      >
        −
      </Button>
      <div className="min-w-0 flex-1">
        <Field
          {...field}
          label={label}
          autoComplete="off"
          error={fieldState.error?.message}
          onBlur={() => {
            if (!fieldState.invalid) field.onChange(String(value));
            field.onBlur();
          }}
        />
      </div>
      <Button
        size="small"
        className="mt-7 min-h-11"
        aria-label={say.more(label)}
        disabled={value >= mostOffset}
        onClick={() => stepBy(step)}
      >
        +
      </Button>
    </div>
  );
}
