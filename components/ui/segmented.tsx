import { RadioGroup } from 'radix-ui';
import type { ComponentProps, KeyboardEvent } from 'react';
import clsx from 'clsx';
import { plainKeyOf } from './keys';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move to the next radio of the group and choose it. Radix does so in a later task, in which a second key
 * pressed on a busy page would start from the same radio again.
 */
const chooseByArrow = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const step = steps[plainKeyOf(event)];
  const group = event.currentTarget.closest('[role=radiogroup]');
  if (step === undefined || !group || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const radios = [...group.querySelectorAll<HTMLButtonElement>('[role=radio]:enabled')];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  event.preventDefault();
  next?.focus();
  next?.click();
};

/** One radio of a Radix radio group. */
export function Radio(props: Omit<ComponentProps<typeof RadioGroup.Item>, 'onKeyDownCapture'>) {
  return <RadioGroup.Item {...props} onKeyDownCapture={chooseByArrow} />;
}

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
            'min-h-11 px-2 font-semibold -outline-offset-3 min-[390px]:px-2.5 sm:px-4',
            'data-[state=checked]:bg-ink data-[state=checked]:text-paper',
          )}
        >
          {segment.label}
        </Radio>
      ))}
    </RadioGroup.Root>
  );
}
