import type { Page } from '@playwright/test';
import type { Point } from './finger';
import { map } from './play-table';
import { expect } from './test';

/** Pixels from the middle of a figure within which a finger means the figure. */
const clear = 40;

/** Parts that a region is looked through in, each way. */
const parts = 40;

/**
 * The spot nearest to a place of the map where a tap means a place to go to: tinted, in sight, nothing over it, and no
 * figure near; undefined where there is none.
 * @param to in parts of the map
 */
export const openSpot = async (
  page: Page,
  [left, top]: readonly [number, number],
): Promise<Point | undefined> => {
  await expect(map(page).locator('path[fill="var(--gold)"]').first()).toBeAttached();
  return map(page).evaluate(
    (board, asked) => {
      const whole = board.getBoundingClientRect();
      const meant = { x: whole.x + whole.width * asked.left, y: whole.y + whole.height * asked.top };
      const figures = [...board.querySelectorAll('g > title')].flatMap(({ parentElement }) =>
        [...(parentElement?.querySelectorAll('circle') ?? [])].map((circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      );
      const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
      let best: Point | undefined;
      for (const region of board.querySelectorAll<SVGGeometryElement>('path[fill="var(--gold)"]')) {
        const box = region.getBoundingClientRect();
        const toRegion = region.getScreenCTM()?.inverse();
        for (let nth = 0; toRegion && nth < asked.parts * asked.parts; nth += 1) {
          const at = {
            x: box.x + (box.width * ((nth % asked.parts) + 0.5)) / asked.parts,
            y: box.y + (box.height * (Math.floor(nth / asked.parts) + 0.5)) / asked.parts,
          };
          if (best && far(best, meant) <= far(at, meant)) continue;
          if (figures.some((figure) => far(figure, at) < asked.clear)) continue;
          if (!region.isPointInFill(new DOMPoint(at.x, at.y).matrixTransform(toRegion))) continue;
          if (board.contains(document.elementFromPoint(at.x, at.y))) best = at;
        }
      }
      return best;
    },
    { left, top, clear, parts },
  );
};
