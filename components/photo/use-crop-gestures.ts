'use client';

import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { plainKeyOf } from '@/components/ui/keys';
import { moved, zoomed, zoomOf, type Crop, type Extent, type Spot } from '@/lib/photo/crop';

type Change = (change: (crop: Crop) => Crop) => void;

/** How far an arrow key moves the picture, as a share of the frame. */
const keyStep = 0.04;
const keyZoom = 1.15;
const wheelZoom = 0.0015;

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Where two fingers, or one, are in the middle, and how far apart. */
const gripOf = (spots: readonly Spot[]): { readonly middle: Spot; readonly apart: number } | undefined => {
  const [first, second = first] = spots;
  if (!first || !second) return undefined;
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.hypot(first.x - second.x, first.y - second.y),
  };
};

export interface CropGestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves and zooms a picture in its frame: one finger or the mouse drags, two pinch, wheel and keys do the same. */
export const useCropGestures = (
  frame: RefObject<HTMLElement | null>,
  picture: Extent,
  onChange: Change,
): CropGestures => {
  const fingers = useRef(new Map<number, Spot>());

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
      : { x: 0, y: 0 };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React listens to wheels passively: the page would scroll along.
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const about = {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      };
      const factor = Math.exp(-event.deltaY * wheelZoom);
      onChange((crop) => zoomed(picture, crop, zoomOf(picture, crop) * factor, about));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
    };
  }, [frame, picture, onChange]);

  const lift = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(pointerId);
  };

  return {
    onPointerDown: (event) => {
      if (fingers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = gripOf([...fingers.current.values()]);
      fingers.current.set(event.pointerId, spotOf(event));
      const now = gripOf([...fingers.current.values()]);
      if (!before || !now) return;
      const factor = before.apart > 0 && now.apart > 0 ? now.apart / before.apart : 1;
      onChange((crop) => {
        const closer = zoomed(picture, crop, zoomOf(picture, crop) * factor, before.middle);
        return moved(
          picture,
          closer,
          (before.middle.x - now.middle.x) * closer.width,
          (before.middle.y - now.middle.y) * closer.height,
        );
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event) => {
      const key = plainKeyOf(event);
      const arrow = arrows[key];
      const factor = ['+', '='].includes(key) ? keyZoom : key === '-' ? 1 / keyZoom : undefined;
      if (!arrow && factor === undefined) return;
      event.preventDefault();
      onChange((crop) =>
        arrow
          ? moved(picture, crop, arrow.x * keyStep * crop.width, arrow.y * keyStep * crop.height)
          : zoomed(picture, crop, zoomOf(picture, crop) * (factor ?? 1)),
      );
    },
  };
};
