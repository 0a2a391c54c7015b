import { RadioGroup } from 'radix-ui';
import type { ComponentProps, FocusEvent } from 'react';
import clsx from 'clsx';

const groupOf = (element: Element): Element | null => element.closest('[role=radiogroup]');

/**
 * Arrows lead from one radio of the group to another and choose it. Radix does that only if the key is still down when
 * the focus arrives, and on a busy page a quick finger is gone by then.
 */
const chooseOnArrival = (event: FocusEvent<HTMLButtonElement>): void => {
  const { currentTarget, relatedTarget } = event;
  const isByHand = currentTarget.matches(':active');
  if (isByHand || !(relatedTarget instanceof Element) || groupOf(relatedTarget) !== groupOf(currentTarget))
    return;
  // Radix would choose it a second time.
  event.preventDefault();
  currentTarget.click();
};

/** One radio of a Radix radio group. */
export function Radio(props: Omit<ComponentProps<typeof RadioGroup.Item>, 'onFocus'>) {
  return <RadioGroup.Item {...props} onFocus={chooseOnArrival} />;
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
