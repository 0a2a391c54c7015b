import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

import { heldState } from '../table/held-state';
import {
  centreIn,
  inParts,
  isClosest,
  isWithin,
  moved,
  partOf,
  zoomed,
  type Spot,
  type ViewBox,
} from './view-box';

/** Pixels by which a finger or mouse may stray while it clicks. */
const stray = 6;

/** The part that somebody looks at; undefined where nobody has looked elsewhere. */
type Part = ViewBox | 'whole' | undefined;

/** Things that may be dragged on the map, and where they go. */
interface Held {
  /** True where a drag takes hold of something. @param pixel one of the screen, in # */
  readonly takes: (from: Spot, pixel: number) => boolean;
  readonly to: (spot: Spot) => void;
  readonly end: (spot: Spot) => void;
}

const usePart = heldState<{ readonly part?: Part }>();

/** Which part of the map is in sight, changed by wheel, drag, two fingers, keys and buttons. */
export const useView = (
  svg: RefObject<SVGSVGElement | null>,
  whole: ViewBox,
  /** Seed of the match. */
  match: number,
  /** The view before anybody zooms or pans; without it, the whole table. */
  own: ViewBox | undefined,
  /** Places that matter most now, the first of them first: buttons and keys zoom about one that is in sight. */
  centres: readonly Spot[] = [],
) => {
  const [{ part }, setHeld] = usePart(match, {});
  const setPart = (to: (now: Part) => Part): void => setHeld(({ part: now }) => ({ part: to(now) }));
  const resolved = (view: Part): ViewBox => (view === 'whole' ? whole : (view ?? own ?? whole));
  const box = resolved(part);
  // A player who looked elsewhere is shown what matters next, unless it is in view.
  const [ownBefore, setOwnBefore] = useState(own);
  if (own !== ownBefore) {
    setOwnBefore(own);
    // With the whole table in view nothing is missed. A board that was just laid out chooses its first view, and
    // nothing new matters.
    if (ownBefore && own && own !== whole && part && part !== 'whole' && !isWithin(own, part))
      setPart(() => undefined);
  }
  const pointers = useRef(new Map<number, Spot>());
  const drag = useRef({ from: { x: 0, y: 0 }, isMove: false, takes: false });

  // Each change starts from the one before it, drawn or not: a slow device hears several events per drawing.
  const change = (to: (from: ViewBox) => ViewBox): void =>
    setPart((now) => partOf(whole, to(resolved(now))) ?? 'whole');
  const spotAt = (clientX: number, clientY: number): Spot | undefined => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
  };
  /** A place of the screen in parts of the view: the same before and after a change is drawn. */
  const placeAt = (clientX: number, clientY: number): Spot | undefined => {
    const spot = spotAt(clientX, clientY);
    return svg.current && spot ? inParts(svg.current.viewBox.baseVal, spot) : undefined;
  };
  /** @param about in parts of the view; without it, what matters most of all that is in sight */
  const zoom = (by: number, about?: Spot): void =>
    change((box) => zoomed(whole, box, by, about ?? centreIn(box, centres)));
  /** @param x in parts of the view */
  const pan = (x: number, y: number): void => change((box) => moved(whole, box, { x, y }));

  const turn = useEffectEvent((event: WheelEvent): void => {
    // The board stays where it is, also with the whole table in view: the page is scrolled beside it.
    event.preventDefault();
    if (event.deltaY === 0 || (event.deltaY > 0 && box === whole)) return;
    const about = placeAt(event.clientX, event.clientY);
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
    const about = placeAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    const by = apart({ x: event.clientX, y: event.clientY }) / Math.max(1, apart(before));
    if (about && by > 0) zoom(by, about);
  };
  const follow = (event: PointerEvent<SVGSVGElement>, before: Spot, to: (spot: Spot) => void): void => {
    const { from, takes } = drag.current;
    if (!drag.current.isMove) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < stray) return;
      drag.current = { ...drag.current, isMove: true };
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (takes) {
      const spot = spotAt(event.clientX, event.clientY);
      if (spot) to(spot);
      return;
    }
    const now = placeAt(event.clientX, event.clientY);
    const was = placeAt(before.x, before.y);
    if (now && was) pan(was.x - now.x, was.y - now.y);
  };
  const lift = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  const drop = (event: PointerEvent, end: (spot: Spot) => void): void => {
    const wasDrawn = pointers.current.size === 1 && drag.current.takes && drag.current.isMove;
    lift(event);
    const to = wasDrawn ? spotAt(event.clientX, event.clientY) : undefined;
    if (to) end(to);
  };

  return {
    box,
    isWhole: box === whole,
    /** Nobody has looked elsewhere. */
    isOwn: part === undefined,
    isClosest: isClosest(whole, box),
    zoom,
    pan,
    showWhole: (): void => setPart(() => 'whole'),
    spotAt,
    /** Whether what ends now was a drag, and no click. */
    wasDrag: (): boolean => drag.current.isMove,
    /** A drag that something takes hold of no longer moves the map. */
    handlers: ({ takes, to, end }: Held) => ({
      onPointerDown: (event: PointerEvent): void => {
        const from = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, from);
        const spot = spotAt(from.x, from.y);
        const isFirst = pointers.current.size === 1;
        const pixel = box.width / Math.max(1, svg.current?.clientWidth ?? 1);
        drag.current = {
          from,
          isMove: !isFirst,
          takes: isFirst && spot !== undefined && takes(spot, pixel),
        };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        if (pointers.current.size === 1) follow(event, before, to);
        else pinch(event, before);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerUp: (event: PointerEvent): void => drop(event, end),
      onPointerCancel: lift,
      onPointerLeave: lift,
    }),
  };
};

export type View = ReturnType<typeof useView>;
