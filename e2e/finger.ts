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

/** So long, in milliseconds, a finger rests before it is lifted: the browser swallows a tap that follows a flick. */
const rest = 150;

/** Draws a finger from point to point, in small steps as a screen reports them. */
export const swipe = async (page: Page, ...points: readonly Point[]): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', point: Point) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  let at: Point | undefined;
  for (const to of points) {
    if (!at) await send('touchStart', to);
    else
      for (let step = 1; step <= 6; step += 1)
        await send('touchMove', {
          x: at.x + ((to.x - at.x) * step) / 6,
          y: at.y + ((to.y - at.y) * step) / 6,
        });
    at = to;
  }
  if (at) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    await send('touchMove', at);
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};

/** Draws two fingers from two points to two others, in small steps. */
export const pinch = async (page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = from.map(({ x, y }, id) => ({
      x: x + (((to[id]?.x ?? x) - x) * step) / steps,
      y: y + (((to[id]?.y ?? y) - y) * step) / steps,
      id,
    }));
    await screen.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await new Promise((resolve) => setTimeout(resolve, rest));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};

/** Scrolls until a pip lies clear of what sticks to the edges of the screen. */
export const intoReach = (page: Page, face: FaceNumber, place: number): Promise<void> =>
  pip(page, face, place).evaluate((each) => each.scrollIntoView({ block: 'center' }));
