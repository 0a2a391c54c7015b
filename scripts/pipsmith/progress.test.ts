import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress } from './progress';

const line = (done: number, all: number, left: number | undefined): string =>
  `${done}/${all} ${left === undefined ? '?' : Math.round(left)}`;

const { isTTY } = process.stderr;

/** Output on standard error during work of three steps, 6 s each. */
const written = (terminal: boolean): readonly unknown[] => {
  process.stderr.isTTY = terminal;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const bar = progress(3, line);
  for (let step = 0; step < 3; step += 1) {
    vi.advanceTimersByTime(6000);
    bar.step();
  }
  bar.end();
  return write.mock.calls.map(([text]) => text);
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  process.stderr.isTTY = isTTY;
});

it('stands on a terminal from the beginning, and is gone at the end', () => {
  const over = '\r\u001b[2K';
  expect(written(true)).toEqual([`${over}0/3 ?`, `${over}1/3 12`, `${over}2/3 6`, `${over}3/3 0`, over]);
});

it('is a line now and then elsewhere', () => {
  expect(written(false)).toEqual(['2/3 6\n']);
});
