import type { Browser, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { roomMessages as say } from '@/lib/messages/room';
import { visit } from './access';
import { map, momentsOf, over, panel } from './play-table';
import { expect, takenOver } from './test';

/** Ann sets a King of the Hill up and invites; the address of the invitation. */
export const invites = async (page: Page, name = 'Ann'): Promise<string> => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  await page.getByRole('radio', { name: playMessages.setUp.ways.online }).click();
  await page.getByLabel(playMessages.setUp.scenario).selectOption({ label: 'King of the Hill' });
  await page.getByLabel(say.start.name).fill(name);
  await page.getByRole('button', { name: say.start.begin(1) }).click();
  await expect(page.getByRole('heading', { name: say.invitation.title })).toBeVisible();
  await expect(page.getByRole('img', { name: say.invitation.qr })).toBeVisible();
  // Whoever can’t scan it reads it.
  await expect(page.getByText(/^https?:\/\/\S+\/play#/)).toBeVisible();
  return page.url();
};

export const opens = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await takenOver(page);
};

export const sits = async (page: Page, name = 'Bob'): Promise<void> => {
  await page.getByLabel(say.start.name).fill(name);
  await page.getByRole('button', { name: say.arrival.sit }).click();
  await expect(map(page)).toBeVisible();
};

/** Two people at two devices. */
export const two = async (browser: Browser, baseURL: string): Promise<readonly [Page, Page]> => [
  await (await browser.newContext({ baseURL })).newPage(),
  await (await browser.newContext({ baseURL })).newPage(),
];

export const isAsked = (page: Page): Promise<boolean> =>
  page
    .getByRole('status')
    .filter({ hasText: /^Your turn: decide for / })
    .isVisible();

/** Whoever is asked ends what is asked of him, and the other sees it. */
export const goOn = async (pages: readonly [Page, Page]): Promise<void> => {
  let acting: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await isAsked(page)) acting = page;
      return acting !== undefined || (await over(pages[0]).isVisible());
    })
    .toBe(true);
  if (!acting) return;
  const before = await momentsOf(acting);
  await panel(acting).getByRole('button').last().click();
  for (const page of pages)
    await expect.poll(() => momentsOf(page), { intervals: [20, 40, 80] }).toBeGreaterThan(before);
};

export const areAlike = async ([one, other]: readonly [Page, Page]): Promise<void> => {
  // Computers may still play on: both are looked at until they agree.
  await expect.poll(async () => (await momentsOf(other)) - (await momentsOf(one))).toBe(0);
  const told = (page: Page) => page.getByRole('region', { name: playMessages.table.log }).innerText();
  await expect.poll(async () => (await told(other)) === (await told(one))).toBe(true);
};
