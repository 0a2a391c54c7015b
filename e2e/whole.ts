import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import type { Point } from './finger';
import { goesOn, map, momentsOf, over, panel } from './play-table';
import { expect, long } from './test';
import { acrossTheMap, furthest } from './walking';

/** A way of playing: by mouse, finger or keyboard. */
export interface Controls {
  readonly press: (what: Locator) => Promise<void>;
  /** Taps a spot of the board; absent where only keys are pressed. */
  readonly tap?: (page: Page, at: Point) => Promise<void>;
}

export const mouse: Controls = {
  press: (what) => what.click(),
  tap: (page, { x, y }) => page.mouse.click(x, y),
};
export const finger: Controls = {
  press: (what) => what.tap(),
  tap: (page, { x, y }) => page.touchscreen.tap(x, y),
};
export const keys: Controls = { press: (what) => what.press('Space') };

/** Picks from the list the place that is furthest towards the corner across, and goes there. */
const goByList = async (page: Page, { press }: Controls): Promise<void> => {
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  await place.selectOption({ index: await furthest(place, acrossTheMap) });
  await press(panel(page).getByRole('button', { name: playMessages.table.goThere }));
};

/** Goes towards a spot of the map, in parts of it: by two taps there, or from the list. */
const go = async (page: Page, controls: Controls, [left, top]: readonly [number, number]): Promise<void> => {
  if (!controls.tap) {
    await controls.press(panel(page).getByRole('button', { name: 'Move', exact: true }));
    return;
  }
  await expect(map(page).locator('path[fill="var(--gold)"]')).toBeAttached();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map is nowhere');
  const at = { x: box.x + box.width * left, y: box.y + box.height * top };
  await controls.tap(page, at);
  await expect(map(page).locator('[data-chosen]')).toBeAttached();
  await controls.tap(page, at);
};

/**
 * Plays until the match is over.
 * @param to where it walks, in parts of the map
 * @param moves so often; then it ends each turn
 */
export const playToTheEnd = async (
  page: Page,
  controls: Controls,
  to: readonly [number, number],
  moves = Infinity,
): Promise<void> => {
  const buttons = panel(page).getByRole('button');
  const move = panel(page).getByRole('button', { name: 'Move', exact: true });
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  let moved = 0;
  for (let nth = 0; nth < 300; nth += 1) {
    await expect(over(page).or(buttons.first())).toBeVisible();
    if (await over(page).isVisible()) {
      await expect(page.getByRole('status').filter({ hasText: playMessages.table.over })).toContainText(
        /wins?( on points, \d+ to \d+)?: |A draw: |You (made|did) it: |the mission is lost/,
      );
      return;
    }
    const before = await momentsOf(page);
    if ((await place.count()) > 0) await goByList(page, controls);
    else if (moved < moves && (await move.count()) > 0) {
      moved += 1;
      await go(page, controls, to);
      // A computer may end the match before the button is pressed.
    } else await Promise.any([controls.press(buttons.last()), over(page).waitFor()]);
    if (await over(page).isVisible()) continue;
    await goesOn(page, before);
  }
  throw new Error('The match has no end.');
};

/** A mission, and where it ends. */
export const steps = {
  start: playMessages.missions.begin(1, 'First Steps'),
  goal: [0.9, 0.1],
  dice: 3,
} as const;

interface Hill {
  /** Only in `npm run test:long`, or always. */
  readonly often: typeof long | object;
  readonly game: string;
  readonly heroes: readonly string[];
  /** Where somebody walks first, in parts of the map. */
  readonly to: readonly [number, number];
  readonly dice: number;
}

/** King of the Hill with heroes; two warbands are watched to its end elsewhere. */
export const hills: readonly Hill[] = [
  {
    game: 'the Living Rulebook',
    often: {},
    heroes: ['bito', 'jane', 'gerda', 'jane'],
    to: [0.5, 0.5],
    dice: 20_261,
  },
  {
    game: 'the first edition',
    often: long,
    heroes: ['first-bito', 'first-thranduil', 'first-hekate', 'first-thranduil'],
    to: [0.6, 0.4],
    dice: 20_261,
  },
];

/** One side in King of the Hill; computers play the others. */
export const beginHill = async (page: Page, controls: Controls, { heroes }: Hill): Promise<void> => {
  await visit(page, `/play?${heroes.map((id) => `hero=sample-${id}`).join('&')}`);
  const say = playMessages.setUp;
  await page.getByLabel(say.player('hero 1'), { exact: true }).selectOption({ label: say.players.person });
  for (let nth = 2; nth <= heroes.length; nth += 1)
    await page
      .getByLabel(say.player(`hero ${nth}`), { exact: true })
      .selectOption({ label: say.players.greedy });
  await page.getByLabel(say.scenario).selectOption({ label: 'King of the Hill' });
  await controls.press(page.getByRole('button', { name: say.begin }));
  await expect(map(page)).toBeVisible();
  await controls.press(page.getByRole('radio', { name: playMessages.table.speeds.fastest }));
};
