import { useEffect, useRef, type PointerEvent } from 'react';
import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import type { Spot } from './keys';

/** Milliseconds after which a press that stays where it is fills the face. */
const holdTime = 500;
/** So far, in CSS pixels, it may stray meanwhile. */
const slack = 12;
/** A finger that moves farther than this is not resting yet: its time starts again. */
const tremble = 5;

/** The face that an element is or lies in. */
const faceAt = (target: EventTarget | null): FaceNumber | undefined => {
  const on = target instanceof Element ? target.closest<HTMLElement>('[data-face]') : null;
  return faceNumbers.find((number) => String(number) === on?.dataset['face']);
};

/** Calls back for a face on which a finger or the mouse rests, with the place where it rests. */
export const useHold = (onHeld: (face: FaceNumber, on: EventTarget) => void) => {
  const held = useRef<{
    readonly pointer: number;
    readonly from: Spot;
    readonly fire: () => void;
    last: Spot;
    timer: number;
  }>(undefined);
  const byFinger = useRef(false);
  const end = (): void => {
    window.clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  useEffect(() => end, []);
  return {
    down: ({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent): void => {
      end();
      const face = faceAt(target);
      byFinger.current = pointerType === 'touch';
      if (face === undefined || button !== 0 || !isPrimary) return;
      const fire = (): void => {
        held.current = undefined;
        onHeld(face, target);
      };
      const from = { x: clientX, y: clientY };
      // A mouse may be let go beside the die.
      window.addEventListener('pointerup', end, { once: true });
      held.current = { pointer: pointerId, from, last: from, fire, timer: window.setTimeout(fire, holdTime) };
    },
    move: ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const now = held.current;
      if (now?.pointer !== pointerId) return;
      const awayFrom = ({ x, y }: Spot): number => Math.hypot(clientX - x, clientY - y);
      if (awayFrom(now.from) > slack) {
        end();
        return;
      }
      if (awayFrom(now.last) <= tremble) return;
      window.clearTimeout(now.timer);
      now.last = { x: clientX, y: clientY };
      now.timer = window.setTimeout(now.fire, holdTime);
    },
    end,
    /** The menu that a long touch opens in some browsers. */
    isByFinger: (): boolean => byFinger.current,
  };
};
