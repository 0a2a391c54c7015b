import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { OptionText } from '@/lib/systems/play-part';

/** An answer has more to show than its name: its effect, or its chances. */
export const needsTwoTaps = ({ isRolled, effect = '', isEnd }: OptionText): boolean =>
  !isEnd && (isRolled === true || effect !== '');

/**
 * Handlers of an answer’s button. A mouse has seen on its way there what comes of it, and keys have read it: they
 * choose at once. A finger picks it first, unless there is nothing to show.
 */
export const useTwoTaps = (option: OptionText, onPick: () => void, onChoose: () => void) => {
  const isFinger = useRef(false);
  return {
    'data-two-taps': needsTwoTaps(option) ? '' : undefined,
    onPointerUp: ({ pointerType }: PointerEvent): void => {
      isFinger.current = pointerType !== 'mouse';
    },
    // A click without a press before it comes from a key.
    onClick: ({ detail }: MouseEvent): void => {
      const isTap = isFinger.current && detail > 0;
      isFinger.current = false;
      if (isTap && needsTwoTaps(option)) onPick();
      else onChoose();
    },
  };
};
