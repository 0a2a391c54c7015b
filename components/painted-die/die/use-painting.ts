'use client';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { useDraft } from '@/components/draft/use-draft';
import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import { arrangedOn } from '@/lib/painted-die/pip-places';
import type { Edit, Sheet } from '@/lib/systems/sheet';
import { useEdits } from '../hero';
import { forgetDragHint } from './drag-hint';
import { fillingOf } from './filling';
import { useHold } from './hold';
import type { Spot } from './keys';
import type { PaintableDie } from './paintable';
import { doneSentence, lockOf, remedyOf, strokeOf, type Brush } from './painting-rules';

/** A pip of the die: its face and its place there. */
export interface PipAt {
  readonly face: FaceNumber;
  readonly index: number;
}

/** Result of a touch: the change, or why there was none and what would allow it. */
export interface Outcome {
  readonly at: PipAt;
  readonly said: string;
  readonly refused?: {
    /** Edits after which the pip can be painted as wanted. */
    readonly remedy: readonly Edit[] | undefined;
  };
}

/** A drag across pips: what its first pip became, every other one becomes. */
interface Drag {
  readonly pointer: number;
  readonly first: PipAt;
  readonly to: string | undefined;
  readonly run: string;
  readonly from: Spot;
  /** A finger may be about to stay, and fill the face: it paints when it moves, or has left the screen again. */
  isPainting: boolean;
  /** The pointer has left where it came down: before that a finger only trembles. */
  isMoving: boolean;
  last: string;
}

/** So far, in CSS pixels, a pointer may stray from where it came down without drawing. */
const slackOf = ({ pointerType }: PointerEvent<HTMLElement>): number => (pointerType === 'mouse' ? 3 : 12);

const spotOf = ({ clientX, clientY }: PointerEvent<HTMLElement>): Spot => ({ x: clientX, y: clientY });

const nameOf = ({ face, index }: PipAt): string => `${face}/${index}`;

/** The pip that an element is or lies in. */
export const pipAt = (target: EventTarget | null): PipAt | undefined => {
  const pip = target instanceof Element ? target.closest<HTMLElement>('[data-pip]') : null;
  const on = Number(pip?.closest<HTMLElement>('[data-face]')?.dataset['face']);
  const face = faceNumbers.find((number) => number === on);
  return pip && face ? { face, index: Number(pip.dataset['pip']) } : undefined;
};

/** The pips that the pointer came over since the last event. */
const pipsUnder = (event: PointerEvent<HTMLElement>): readonly PipAt[] => {
  const native = event.nativeEvent;
  const all = native.getCoalescedEvents();
  return (all.length > 0 ? all : [native]).flatMap(({ clientX, clientY }) => {
    const under = document.elementFromPoint(clientX, clientY);
    return event.currentTarget.contains(under) ? (pipAt(under) ?? []) : [];
  });
};

let drags = 0;

/** Painting a die: by touch, by drag and by key. `tell` gets each result. */
export const usePainting = (
  die: PaintableDie,
  brush: Brush,
  tell: (outcome: Outcome | undefined) => void,
) => {
  const { state } = useDraft();
  const edit = useEdits();
  const sheetNow = (): Sheet => state().document.sheet;
  const drag = useRef<Drag | undefined>(undefined);
  const pressed = useRef(false);
  /** Has drawn or filled with this press: what says how goes once the finger is off, so that the die stays below it. */
  const isLearned = useRef(false);
  const end = (): void => {
    hold.end();
    if (isLearned.current) forgetDragHint();
  };

  const pipOf = ({ face, index }: PipAt): string | undefined =>
    arrangedOn(die.look.pips, die.ownerOf(sheetNow()), face).places[index];

  const paint = (at: PipAt, to: string | undefined, run?: string): void => {
    const from = pipOf(at);
    if (from === to) return;
    const { document } = state();
    const lock = lockOf(die, document.sheet, at.face, from, to);
    if (lock !== undefined) {
      tell({ at, said: lock, refused: { remedy: remedyOf(die, document, at, from, to) } });
      return;
    }
    edit([die.stroke(at.face, from, to, at.index)], {
      canWait: true,
      ...(run !== undefined && { run: { key: run, name: die.look.words.painting.several } }),
    });
    tell({ at, said: doneSentence(die, sheetNow(), from, to) });
  };

  const touch = (at: PipAt): void => paint(at, strokeOf(pipOf(at), brush).to);

  /** Paints where the drag began, once it is clear that it paints. */
  const begin = (now: Drag): void => {
    if (now.isPainting) return;
    now.isPainting = true;
    paint(now.first, now.to, now.run);
  };

  const fill = (at: PipAt, run?: string): void => {
    const { face } = at;
    const { strokes, said } = fillingOf(die, sheetNow(), face, brush);
    if (strokes.length > 0)
      edit(strokes, {
        canWait: true,
        ...(run !== undefined && { run: { key: run, name: die.look.words.painting.several } }),
      });
    tell({ at, said, ...(strokes.length === 0 && { refused: { remedy: undefined } }) });
  };

  const hold = useHold((face, on) => {
    const run = drag.current?.run;
    drag.current = undefined;
    isLearned.current = true;
    fill(pipAt(on) ?? { face, index: 0 }, run);
  });

  return {
    pipOf,
    paint,
    fill,
    touch,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        pressed.current = false;
        hold.down(event);
        const at = pipAt(event.target);
        if (!at || event.button !== 0 || !event.isPrimary) return;
        drags += 1;
        const begun: Drag = {
          pointer: event.pointerId,
          first: at,
          to: strokeOf(pipOf(at), brush).to,
          run: `drag ${drags}`,
          from: spotOf(event),
          isPainting: false,
          isMoving: false,
          last: nameOf(at),
        };
        drag.current = begun;
        pressed.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (event.pointerType !== 'touch') begin(begun);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        hold.move(event);
        const now = drag.current;
        if (now?.pointer !== event.pointerId) return;
        const { x, y } = spotOf(event);
        now.isMoving ||= Math.hypot(x - now.from.x, y - now.from.y) > slackOf(event);
        if (!now.isMoving) return;
        begin(now);
        for (const at of pipsUnder(event)) {
          const name = nameOf(at);
          if (name === now.last) continue;
          now.last = name;
          isLearned.current = true;
          paint(at, now.to, now.run);
        }
      },
      onPointerUp: ({ pointerId }: PointerEvent<HTMLElement>): void => {
        end();
        const now = drag.current;
        if (now?.pointer !== pointerId) return;
        drag.current = undefined;
        begin(now);
      },
      /** The browser has taken the finger to scroll. */
      onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>): void => {
        end();
        if (drag.current?.pointer === pointerId) drag.current = undefined;
      },
      /** Some browsers open a menu for a long touch. */
      onContextMenu: (event: MouseEvent): void => {
        if (hold.isByFinger()) event.preventDefault();
      },
    },
    /** True for the click that ends what a pointer has painted already, wherever the page has moved since. */
    isDone: (): boolean => {
      const was = pressed.current;
      pressed.current = false;
      return was;
    },
  };
};
