import { useState, type PointerEvent, type RefObject } from 'react';
import { fitted, grain, grains, type OwnPiece } from '@/lib/table/own-map/own-map';
import type { Drawn } from './use-drawing';

/** A place on the plan, in quarters of a #. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Action of a finger or mouse between down and up. */
type Gesture =
  | { readonly does: 'draw'; readonly from: Spot; readonly piece: OwnPiece }
  | { readonly does: 'move'; readonly nth: number; readonly grip: Spot; readonly piece: OwnPiece };

/** Quarters of a #: anything smaller was a click. */
const least = 2;

const spotAt = (svg: SVGSVGElement | null, event: PointerEvent): Spot | undefined => {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: x * grain, y: y * grain };
};

const onTable = (along: number): number => Math.min(grains, Math.max(0, Math.round(along)));

const between = (from: Spot, to: Spot, brush: OwnPiece): OwnPiece => {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map(onTable);
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map(onTable);
  return {
    ...brush,
    left: left ?? 0,
    top: top ?? 0,
    wide: (right ?? 0) - (left ?? 0),
    deep: (bottom ?? 0) - (top ?? 0),
  };
};

const pieceUnder = ({ target }: PointerEvent): number => {
  const found = target instanceof Element ? target.closest('[data-piece]')?.getAttribute('data-piece') : null;
  return found === null || found === undefined ? -1 : Number(found);
};

/** Drawing and moving with a finger or mouse; shown while it lasts, and one step once it is done. */
export const usePointer = (svg: RefObject<SVGSVGElement | null>, drawing: Drawn, brush: OwnPiece) => {
  const [gesture, setGesture] = useState<Gesture>();
  const onPointerDown = (event: PointerEvent): void => {
    const at = spotAt(svg.current, event);
    if (!at || !event.isPrimary || event.button !== 0) return;
    svg.current?.setPointerCapture(event.pointerId);
    const nth = pieceUnder(event);
    const piece = drawing.map.pieces[nth];
    if (piece) {
      drawing.choose(nth);
      setGesture({ does: 'move', nth, grip: { x: at.x - piece.left, y: at.y - piece.top }, piece });
    } else if (!drawing.isFull) setGesture({ does: 'draw', from: at, piece: between(at, at, brush) });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const at = gesture && spotAt(svg.current, event);
    if (!at) return;
    if (gesture.does === 'draw') setGesture({ ...gesture, piece: between(gesture.from, at, brush) });
    else {
      const { piece, grip } = gesture;
      setGesture({ ...gesture, piece: fitted({ ...piece, left: at.x - grip.x, top: at.y - grip.y }) });
    }
  };
  const onPointerUp = (): void => {
    if (!gesture) return;
    const { piece } = gesture;
    if (gesture.does === 'draw') {
      if (piece.wide >= least && piece.deep >= least) drawing.add(piece);
      else drawing.choose(-1);
    } else {
      const before = drawing.map.pieces[gesture.nth];
      if (before && (before.left !== piece.left || before.top !== piece.top))
        drawing.change(gesture.nth, { left: piece.left, top: piece.top });
    }
    setGesture(undefined);
  };
  return {
    gesture,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setGesture(undefined) },
  };
};
