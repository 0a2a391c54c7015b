import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { littleMotion } from '@/components/site/use-media';
import { cubeSides, nearestTurn, settled, shadeOf, turnTo, type CubeSide, type Turn } from './turn';

/** Degrees that a pixel of a drag turns. */
const perPixel = 0.6;
/** Degrees per second while the pointer rests on it. */
const speed = 30;
/** A pointer that strays less than this, in CSS pixels, has tapped. */
const slack = 6;

const movesLittle = (): boolean => window.matchMedia(littleMotion).matches;

/** Writes a turn where CSS reads it. @param time ms that it takes; 0 for what a hand holds */
const write = (body: HTMLElement, turn: Turn, time: number): void => {
  const { style } = body;
  style.setProperty('--cube-time', `${time}ms`);
  style.setProperty('--cube-x', `${turn.x}deg`);
  style.setProperty('--cube-y', `${turn.y}deg`);
  for (const side of cubeSides)
    style.setProperty(`--cube-shade-${side}`, shadeOf(side, turn, 'tilted').toFixed(3));
};

interface Hand {
  turn: Turn;
  side: CubeSide;
  held: { readonly pointer: number; x: number; y: number; strayed: number } | undefined;
  frame: number | undefined;
}

/** Turns a cube by hand: a drag turns it, a tap shows the next side, a mouse that rests on it lets it turn slowly. */
export const useTurning = (body: RefObject<HTMLElement | null>, first: CubeSide) => {
  const hand = useRef<Hand>({ turn: turnTo(first), side: first, held: undefined, frame: undefined });

  const put = (turn: Turn, time: number): void => {
    hand.current.turn = turn;
    if (body.current) write(body.current, turn, time);
  };
  const rest = (): void => {
    if (hand.current.frame !== undefined) cancelAnimationFrame(hand.current.frame);
    hand.current.frame = undefined;
  };
  const settle = (): void => {
    rest();
    put(settled(hand.current.turn), 500);
  };

  // One turn when it first comes into sight says that it can be turned.
  useEffect(() => {
    const seen = body.current;
    const now = hand.current;
    if (!seen || movesLittle()) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watch.disconnect();
        now.turn = { ...now.turn, y: now.turn.y + 360 };
        write(seen, now.turn, 1200);
      },
      { threshold: 0.6 },
    );
    watch.observe(seen);
    return () => {
      watch.disconnect();
      if (now.frame !== undefined) cancelAnimationFrame(now.frame);
    };
  }, [body]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || movesLittle()) return;
      let before = performance.now();
      const step = (at: number): void => {
        const { turn, held } = hand.current;
        if (!held) put({ ...turn, y: turn.y + ((at - before) / 1000) * speed }, 0);
        before = at;
        hand.current.frame = requestAnimationFrame(step);
      };
      rest();
      hand.current.frame = requestAnimationFrame(step);
    },
    onPointerLeave: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse' && !hand.current.held) settle();
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      rest();
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.current.held = { pointer: event.pointerId, x: event.clientX, y: event.clientY, strayed: 0 };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const { held, turn } = hand.current;
      if (held?.pointer !== pointerId) return;
      const [right, down] = [clientX - held.x, clientY - held.y];
      held.strayed += Math.hypot(right, down);
      held.x = clientX;
      held.y = clientY;
      put({ x: Math.max(-90, Math.min(90, turn.x - down * perPixel)), y: turn.y + right * perPixel }, 0);
    },
    onPointerUp: ({ pointerId }: PointerEvent): void => {
      const now = hand.current;
      if (now.held?.pointer !== pointerId) return;
      const tapped = now.held.strayed < slack;
      now.held = undefined;
      if (!tapped) {
        settle();
        return;
      }
      now.side = cubeSides.at(now.side - 1) ?? first;
      put(nearestTurn(now.turn, turnTo(now.side)), 600);
    },
    onPointerCancel: (): void => {
      hand.current.held = undefined;
      settle();
    },
  };
};
