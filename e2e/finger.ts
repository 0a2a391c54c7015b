import type { Page } from '@playwright/test';
import type { FaceNumber } from '@/lib/dice/face';
import { pip } from './bench';

/** A place on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = async (page: Page, face: FaceNumber, place: number): Promise<Point> => {
  const box = await pip(page, face, place).boundingBox();
  if (!box) throw new Error(`pip ${place} of the ${face}-face is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Milliseconds between two reports of a screen. */
const beat = 16;

/** Milliseconds that a finger rests before it is lifted: the browser swallows a tap that follows a flick. */
const rest = 150;

/** Steps between two poses, as a screen reports them. */
const steps = 6;

/** Draws fingers from pose to pose; a pose is a point for each of them. */
const draw = async (page: Page, poses: readonly (readonly Point[])[]): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  // The browser reckons speed by these times, so nobody has to wait for them, and no load changes them.
  let time = Date.now() - rest - beat * steps * poses.length;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', pose: readonly Point[]) => {
    time += beat;
    return screen.send('Input.dispatchTouchEvent', {
      type,
      timestamp: time / 1000,
      touchPoints: pose.map((point, id) => ({ ...point, id })),
    });
  };
  let at: readonly Point[] | undefined;
  for (const to of poses) {
    const from = at;
    if (!from) await send('touchStart', to);
    else
      for (let step = 1; step <= steps; step += 1)
        await send(
          'touchMove',
          to.map(({ x, y }, finger) => {
            const begun = from[finger] ?? { x, y };
            return {
              x: begun.x + ((x - begun.x) * step) / steps,
              y: begun.y + ((y - begun.y) * step) / steps,
            };
          }),
        );
    at = to;
  }
  if (at) {
    time += rest - 2 * beat;
    await send('touchMove', at);
  }
  await send('touchEnd', []);
  await screen.detach();
};

/** Draws a finger from point to point. */
export const swipe = (page: Page, ...points: readonly Point[]): Promise<void> =>
  draw(
    page,
    points.map((point) => [point]),
  );

/** Lays a finger down and leaves it there until that has come to something. */
export const press = async (page: Page, point: Point, until: () => Promise<void>): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...point, id: 0 }] });
  await until();
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};

/** Draws two fingers from two points to two others. */
export const pinch = (page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> =>
  draw(page, [from, to]);

/** Scrolls until a pip lies clear of what sticks to the edges of the screen. */
export const intoReach = (page: Page, face: FaceNumber, place: number): Promise<void> =>
  pip(page, face, place).evaluate((each) => each.scrollIntoView({ block: 'center' }));
