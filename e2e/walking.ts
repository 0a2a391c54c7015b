import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { goesOn, momentsOf, openPlaces, over, panel } from './play-table';
import { expect } from './test';

/** The place of a list that is furthest away in a direction; the last one where none is. */
export const furthest = async (places: Locator, direction: RegExp): Promise<number> => {
  const texts = await places.locator('option').allInnerTexts();
  const far = texts.map((text) => (direction.test(text) ? Number.parseFloat(text) : 0));
  return Math.max(...far) > 0 ? far.indexOf(Math.max(...far)) : texts.length - 1;
};

/** Ways from the lower left corner to the opposite one, as they are told. */
export const acrossTheMap = /up and right|towards the goal|into the goal/;

/** Matches that are begun on this page have these dice. @param seed 0 to 2^32 - 1 */
export const withDice = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((value) => {
    const fill = crypto.getRandomValues.bind(crypto);
    Object.defineProperty(crypto, 'getRandomValues', {
      value: (array: Uint8Array | Uint32Array) =>
        array instanceof Uint32Array && array.length === 1 ? array.fill(value) : fill(array),
    });
  }, seed);

/**
 * Walks across the map, from the corner at the left to the opposite one, until the match is over.
 * @param each before every choice
 */
export const walkAcross = async (
  page: Page,
  each: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  const move = panel(page).getByRole('button', { name: 'Move', exact: true });
  for (let nth = 0; nth < 60; nth += 1) {
    await expect(over(page).or(panel(page).getByRole('button').first())).toBeVisible();
    if (await over(page).isVisible()) return;
    await each();
    if (await over(page).isVisible()) return;
    const before = await momentsOf(page);
    if ((await place.count()) > 0) {
      await openPlaces(page);
      await place.selectOption({ index: await furthest(place, acrossTheMap) });
      await panel(page).getByRole('button', { name: playMessages.table.goThere }).click();
    } else if ((await move.count()) > 0) await move.click();
    else await panel(page).getByRole('button').last().click();
    await goesOn(page, before);
  }
  throw new Error('The mission has no end.');
};
