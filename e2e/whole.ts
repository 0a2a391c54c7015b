import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import type { Point } from './finger';
import { openSpot } from './open-spot';
import { ending, goesOn, map, momentsOf, over, panel } from './play-table';
import { expect } from './test';
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
  press: async (what) => {
    // The first tap on an attack or a spell shows it, the second does it.
    const isTwo = (await what.getAttribute('data-two-taps')) !== null;
    await what.tap();
    if (isTwo) await what.page().locator('[data-picked] button').first().tap();
  },
  tap: (page, { x, y }) => page.touchscreen.tap(x, y),
};
export const keys: Controls = { press: (what) => what.press('Space') };

/** Picks from the list the place that is furthest towards the corner across, and goes there. */
const goByList = async (page: Page, { press }: Controls): Promise<void> => {
  const list = panel(page).getByText(playMessages.table.placeList, { exact: true });
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  if (!(await place.isVisible())) await press(list);
  await place.selectOption({ index: await furthest(place, acrossTheMap) });
  await press(panel(page).getByRole('button', { name: playMessages.table.goThere }));
};

/** "Move", "Move up to 5″", "Robyn Foxley: Move". */
const moveIn = (page: Page): Locator =>
  panel(page)
    .getByRole('button', { name: /^(.+: )?Move( up to .+)?$/ })
    .first();

/** Goes towards a spot of the map, in parts of it: by two taps there, or from the list where no place is free. */
const go = async (page: Page, { press, tap }: Controls, to: readonly [number, number]): Promise<void> => {
  const at = tap && (await openSpot(page, to));
  if (!tap || !at) {
    await press(moveIn(page));
    return;
  }
  await tap(page, at);
  await expect(map(page).locator('[data-chosen]')).toBeAttached();
  await tap(page, at);
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
  const move = moveIn(page);
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  // A whole match has a hundred rolls, and each of them a second of falling dice.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let moved = 0;
  for (let nth = 0; nth < 300; nth += 1) {
    await expect(over(page).or(buttons.first())).toBeVisible();
    if (await over(page).isVisible()) {
      await expect(ending(page)).toContainText(
        /wins?( on points, \d+ to \d+| with \d+ dice left)?: |A draw: |You (made|did) it: |the mission is lost/,
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

/** A match against computers. */
interface Whole {
  /** Of the ways to play it, the one that is in `npm test`; the others only in `npm run test:long`. */
  readonly often?: 'mouse' | 'finger' | 'keyboard';
  readonly scenario: string;
  readonly game: string;
  readonly path: string;
  /** Labels of the hero played by hand, and of those that computers play. */
  readonly mine: string;
  readonly theirs: readonly string[];
  /** Where there is another than the usual one. */
  readonly map?: string;
  /** Where somebody walks first, in parts of the map. */
  readonly to: readonly [number, number];
  readonly dice: number;
}

const hill = 'King of the Hill';

const heroes = (...ids: readonly string[]): Pick<Whole, 'path' | 'mine' | 'theirs'> => {
  const [mine = '', ...theirs] = ids.map((_, nth) => `hero ${nth + 1}`);
  return { path: `/play?${ids.map((id) => `hero=sample-${id}`).join('&')}`, mine, theirs };
};

/** Matches to be played by hand to their end. */
export const wholes: readonly Whole[] = [
  {
    often: 'finger',
    scenario: hill,
    game: 'the Living Rulebook',
    ...heroes('bito', 'jane', 'gerda', 'jane'),
    to: [0.5, 0.5],
    dice: 20_261,
  },
  {
    scenario: hill,
    game: 'the first edition',
    ...heroes('first-bito', 'first-thranduil', 'first-hekate', 'first-thranduil'),
    to: [0.6, 0.4],
    dice: 20_261,
  },
  {
    often: 'keyboard',
    scenario: 'The hunt',
    game: 'Hic est Draco',
    path: '/play?set=draco',
    mine: 'Cathryn, Daeldric, Braron and Amalica',
    theirs: ['Eryam'],
    map: 'Trees placed at random',
    to: [0.4, 0.6],
    dice: 20_261,
  },
  {
    scenario: hill,
    game: 'Warband Skirmish',
    path: '/play?hero=sample-merry-men&hero=sample-ragtags',
    mine: 'warband 1',
    theirs: ['warband 2'],
    to: [0.5, 0.5],
    dice: 20_261,
  },
];

/** Sets a match up and starts it. */
export const beginWhole = async (
  page: Page,
  controls: Controls,
  { path, scenario, mine, theirs, map: table }: Whole,
): Promise<void> => {
  await visit(page, path);
  const say = playMessages.setUp;
  const seat = (who: string): Locator => page.getByLabel(say.player(who), { exact: true });
  await seat(mine).selectOption({ label: say.players.person });
  for (const who of theirs) await seat(who).selectOption({ label: say.players.greedy });
  if (scenario === hill) await page.getByLabel(say.scenario).selectOption({ label: hill });
  if (table !== undefined) await page.getByLabel(say.map).selectOption({ label: table });
  await controls.press(page.getByRole('button', { name: say.begin }));
  await expect(map(page)).toBeVisible();
  await controls.press(page.getByRole('radio', { name: playMessages.table.speeds.fastest }));
};
