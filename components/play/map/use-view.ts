import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** A part of the table that is in sight, in #. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The closest look, as a part of the whole. */
const closest = 1 / 6;
/** From so much of the width on, all of it is in sight. */
const nearly = 0.98;
/** Pixels by which a finger or mouse may stray while it clicks. */
const stray = 6;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The look from closer, or further off, with a place staying where it is on the screen. */
const zoomed = (whole: ViewBox, box: ViewBox, by: number, about: Spot): ViewBox => {
  const width = within(box.width / by, whole.width * closest, whole.width);
  const scale = width / box.width;
  return moved(whole, {
    x: about.x - (about.x - box.x) * scale,
    y: about.y - (about.y - box.y) * scale,
    width,
    height: box.height * scale,
  });
};

/** Nothing beside the table is looked at. */
const moved = (whole: ViewBox, box: ViewBox): ViewBox => ({
  ...box,
  x: within(box.x, whole.x, whole.x + whole.width - box.width),
  y: within(box.y, whole.y, whole.y + whole.height - box.height),
});

/** What is kept of a look: undefined for all of the table, which fingers and wheel hit no better than nearly. */
const partOf = (whole: ViewBox, box: ViewBox): ViewBox | undefined =>
  box.width >= whole.width * nearly ? undefined : box;

const middleOf = ({ x, y, width, height }: ViewBox): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Which part of the map is in sight, changed by wheel, drag, two fingers, keys and buttons. */
export const useView = (
  svg: RefObject<SVGSVGElement | null>,
  whole: ViewBox,
  /** Takes a drag that begins at a place: what follows it then is no longer the map. */
  drags: ((from: Spot) => boolean) | undefined,
  onDrag: ((to: Spot) => void) | undefined,
) => {
  const [part, setPart] = useState<ViewBox>();
  const box = part ?? whole;
  const pointers = useRef(new Map<number, Spot>());
  const drag = useRef({ from: { x: 0, y: 0 }, isMove: false, takes: false });
  const latest = useRef({ box, whole });
  useEffect(() => {
    latest.current = { box, whole };
  });

  const show = (next: ViewBox): void => {
    latest.current = { ...latest.current, box: next };
    setPart(partOf(latest.current.whole, next));
  };
  const spotAt = (clientX: number, clientY: number): Spot | undefined => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
  };
  const zoom = (by: number, about?: Spot): void => {
    const now = latest.current;
    show(zoomed(now.whole, now.box, by, about ?? middleOf(now.box)));
  };
  /** @param x in parts of what is in sight */
  const pan = (x: number, y: number): void => {
    const now = latest.current;
    show(
      moved(now.whole, { ...now.box, x: now.box.x + x * now.box.width, y: now.box.y + y * now.box.height }),
    );
  };

  const turn = useEffectEvent((event: WheelEvent): void => {
    const now = latest.current;
    // Whoever sees the whole table and turns further scrolls the page.
    if (event.deltaY === 0 || (event.deltaY > 0 && !partOf(now.whole, now.box))) return;
    event.preventDefault();
    const about = spotAt(event.clientX, event.clientY);
    if (about) zoom(event.deltaY < 0 ? 1.25 : 0.8, about);
  });
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => turn(event);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg]);

  const pinch = (event: PointerEvent, before: Spot): void => {
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y);
    const about = spotAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    const by = apart({ x: event.clientX, y: event.clientY }) / Math.max(1, apart(before));
    if (about && by > 0) zoom(by, about);
  };
  const follow = (event: PointerEvent<SVGSVGElement>, before: Spot): void => {
    const { from, takes } = drag.current;
    if (!drag.current.isMove) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < stray) return;
      drag.current = { ...drag.current, isMove: true };
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const to = spotAt(event.clientX, event.clientY);
    const was = spotAt(before.x, before.y);
    if (!to || !was) return;
    if (takes) onDrag?.(to);
    else {
      const now = latest.current;
      show(moved(now.whole, { ...now.box, x: now.box.x + was.x - to.x, y: now.box.y + was.y - to.y }));
    }
  };
  const lift = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };

  return {
    box,
    isWhole: part === undefined,
    isClosest: box.width <= whole.width * closest,
    zoom,
    pan,
    showWhole: (): void => setPart(undefined),
    spotAt,
    /** Whether what ends now was a drag, and no click. */
    wasDrag: (): boolean => drag.current.isMove,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        const from = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, from);
        const spot = spotAt(from.x, from.y);
        const isFirst = pointers.current.size === 1;
        drag.current = {
          from,
          isMove: !isFirst,
          takes: isFirst && spot !== undefined && drags?.(spot) === true,
        };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        if (pointers.current.size === 1) follow(event, before);
        else pinch(event, before);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
};

export type View = ReturnType<typeof useView>;
