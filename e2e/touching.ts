import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { touchMessages } from '@/lib/messages/touch';
import { visit } from './access';
import type { Point } from './finger';
import { map, panel } from './play-table';
import { expect } from './test';

/** A figure, or a piece of terrain, on the map. */
export const onMap = (page: Page, name: string): Locator =>
  map(page).locator(`g:has(> title:text-is("${name}"))`);

/** Menu of a figure that is tapped. */
export const menu = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: touchMessages.menu(name) });

export interface Duel {
  readonly acts: string;
  readonly foe: string;
}

/** Two people at this device, and the first is asked what he does. */
export const beginTwo = async (page: Page): Promise<Duel> => {
  await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
  await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person on this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  const names = ['Bito van Ostmark', 'Gerda Halfmoon'] as const;
  const who = await panel(page).getByRole('heading').first().innerText();
  return /gerda/i.test(who) ? { acts: names[1], foe: names[0] } : { acts: names[0], foe: names[1] };
};

/** The middle of a figure on the screen. */
export const middleOn = async (page: Page, name: string): Promise<Point> => {
  const box = await onMap(page, name).locator('circle').last().boundingBox();
  if (!box) throw new Error(`${name} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A place on the screen, from a figure towards the middle of the map. @param part of the way */
export const towardsMiddle = async (page: Page, name: string, part: number): Promise<Point> => {
  const from = await middleOn(page, name);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map is nowhere');
  return {
    x: from.x + (box.x + box.width / 2 - from.x) * part,
    y: from.y + (box.y + box.height / 2 - from.y) * part,
  };
};

/** Waits until the places are tinted where whoever is asked may go. */
export const tinted = (page: Page): Promise<void> =>
  expect(map(page).locator('path[fill="var(--gold)"]')).toBeAttached();
