import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyStack, stepBack, stepForward, withStep, type UndoStack } from './history';

/** A number that is written over, with its way back. */
interface Page {
  readonly now: number;
  readonly stack: UndoStack<number>;
}

const written = ({ now, stack }: Page, next: number, most?: number): Page => ({
  now: next,
  stack: withStep(stack, now, most),
});
const back = ({ now, stack }: Page): Page | undefined => {
  const gone = stepBack(stack, () => now);
  return gone && { now: gone.step, stack: gone.stack };
};
const forth = ({ now, stack }: Page): Page | undefined => {
  const gone = stepForward(stack, () => now);
  return gone && { now: gone.step, stack: gone.stack };
};

const fresh: Page = { now: 0, stack: emptyStack };

test('every step goes back to what was there before it, and forward again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (numbers) => {
      const pages = [fresh];
      for (const number of numbers) pages.push(written(pages.at(-1) ?? fresh, number));
      let now = pages.at(-1);
      for (const page of pages.slice(0, -1).reverse()) {
        now = now && back(now);
        expect(now?.now).toBe(page.now);
      }
      expect(now && back(now)).toBeUndefined();
      for (const page of pages.slice(1)) {
        now = now && forth(now);
        expect(now?.now).toBe(page.now);
      }
      expect(now).toEqual(pages.at(-1));
      expect(now && forth(now)).toBeUndefined();
    }),
  );
});

test('another step takes the place of what was undone', () => {
  const undone = back(written(written(fresh, 1), 2));
  expect(undone && forth(written(undone, 3))).toBeUndefined();
});

test('the oldest steps are let go beyond the most, redone ones too', () => {
  let page = fresh;
  for (let number = 1; number <= 5; number += 1) page = written(page, number, 3);
  expect(page.stack.past).toEqual([2, 3, 4]);
  const more = { past: [1, 2, 3], future: [4] };
  expect(stepForward(more, (step) => step, 3)?.stack).toEqual({ past: [2, 3, 4], future: [] });
});

test('what it is asked of stays as it was', () => {
  const stack = { past: [1], future: [2] };
  withStep(stack, 3);
  stepBack(stack, () => 0);
  stepForward(stack, () => 0);
  expect(stack).toEqual({ past: [1], future: [2] });
});
