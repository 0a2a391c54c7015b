import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeAfterPaint } from './after-paint';

let frames: (() => void)[] = [];
/** The browser paints: what was asked for before is called first, what it asks for waits for the next frame. */
const paint = (): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
};

const listeners = new Set<() => void>();
const subscribe = subscribeAfterPaint((listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
});
const change = (): void => {
  for (const listener of listeners) listener();
};

beforeEach(() => {
  frames = [];
  listeners.clear();
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a subscription after the paint', () => {
  it('hears of several changes once, when the first is painted', () => {
    const heard = vi.fn();
    subscribe(heard);
    change();
    change();
    paint();
    expect(heard).not.toHaveBeenCalled();
    paint();
    expect(heard).toHaveBeenCalledTimes(1);
    change();
    paint();
    paint();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('shares its frames with others', () => {
    const heard = [vi.fn(), vi.fn()];
    for (const each of heard) subscribe(each);
    change();
    expect(frames).toHaveLength(1);
    paint();
    paint();
    for (const each of heard) expect(each).toHaveBeenCalledTimes(1);
  });

  it('hears nothing once it has stopped', () => {
    const heard = vi.fn();
    const stop = subscribe(heard);
    change();
    stop();
    paint();
    paint();
    expect(heard).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });

  it('does without frames where the page is hidden', () => {
    vi.stubGlobal('document', { hidden: true });
    const heard = vi.fn();
    subscribe(heard);
    change();
    expect(heard).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(frames).toHaveLength(0);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
