import { RadioGroup } from 'radix-ui';
import type { ComponentProps, FocusEvent } from 'react';

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
