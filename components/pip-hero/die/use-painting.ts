'use client';
import { useRef, useState, type PointerEvent } from 'react';
import { useDraft } from '@/components/draft/use-draft';
import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import type { Sheet } from '@/lib/systems/sheet';
import { useEdits } from '../use-edits';
import { arrange, strokeOf, withPip, type Brush, type Places } from './arrangement';
import type { Spot } from './keys';
import type { PaintableDie } from './paintable';
import { lockOf } from './painting-rules';

/** A pip of the die: its face and its place there. */
export interface PipAt {
  readonly face: FaceNumber;
  readonly index: number;
}

/** Where the pips of each face were put; a face on file only counts them. */
export type Memory = Partial<Record<FaceNumber, Places>>;

/** A drag across pips: what its first pip became, every other one becomes. */
interface Drag {
  readonly pointer: number;
  readonly to: string | undefined;
  readonly run: string;
  readonly from: Spot;
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

/** Painting a die: by touch, by drag and by key, with the places where the pips lie. `say` gets what was refused. */
export const usePainting = (die: PaintableDie, brush: Brush, say: (sentence: string) => void) => {
  const { state } = useDraft();
  const edit = useEdits();
  const sheetNow = (): Sheet => state().document.sheet;
  const [memory, remember] = useState<Memory>({});
  // Several pips may be painted before the page is drawn again.
  const latest = useRef<Memory>(memory);
  const drag = useRef<Drag | undefined>(undefined);
  const pressed = useRef(false);

  const placesOf = (face: FaceNumber): Places =>
    arrange(die.look.pips, die.facesOf(sheetNow())[face], face, latest.current[face]).places;

  const pipOf = ({ face, index }: PipAt): string | undefined => placesOf(face)[index];

  const paint = (at: PipAt, to: string | undefined, run?: string): void => {
    const places = placesOf(at.face);
    const from = places[at.index];
    if (from === to) return;
    const lock = lockOf(die, sheetNow(), at.face, from, to);
    say(lock ?? '');
    if (lock !== undefined) return;
    latest.current = { ...latest.current, [at.face]: withPip(places, at.index, to) };
    remember(latest.current);
    edit([die.stroke(at.face, from, to)], {
      canWait: true,
      ...(run !== undefined && { run: { key: run, name: die.look.words.painting.several } }),
    });
  };

  const touch = (at: PipAt): void => paint(at, strokeOf(pipOf(at), brush).to);

  const end = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    if (drag.current?.pointer === pointerId) drag.current = undefined;
  };

  return {
    memory,
    pipOf,
    paint,
    touch,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        pressed.current = false;
        const at = pipAt(event.target);
        if (!at || event.button !== 0 || !event.isPrimary) return;
        const { to } = strokeOf(pipOf(at), brush);
        drags += 1;
        const name = nameOf(at);
        drag.current = {
          pointer: event.pointerId,
          to,
          run: `drag ${drags}`,
          from: spotOf(event),
          isMoving: false,
          last: name,
        };
        pressed.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        paint(at, to, drag.current.run);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const now = drag.current;
        if (now?.pointer !== event.pointerId) return;
        const { x, y } = spotOf(event);
        now.isMoving ||= Math.hypot(x - now.from.x, y - now.from.y) > slackOf(event);
        if (!now.isMoving) return;
        for (const at of pipsUnder(event)) {
          const name = nameOf(at);
          if (name === now.last) continue;
          now.last = name;
          paint(at, now.to, now.run);
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    /** True for the click that ends what a pointer has painted already, wherever the page has moved since. */
    isDone: (): boolean => {
      const was = pressed.current;
      pressed.current = false;
      return was;
    },
  };
};
