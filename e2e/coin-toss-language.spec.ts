import type { Page } from '@playwright/test';
import { companionMessages } from '@/lib/messages/companion';
import { mapsMessages } from '@/lib/messages/maps';
import { playMessages } from '@/lib/messages/play';
import { encodeSheet, heroPath } from '@/lib/share/index';
import { firstSystem, gameName, open, playsSets, systemIds, systemOf } from '@/lib/systems/open';
import { coinToss } from '@/lib/systems/testing/coin-toss/index';
import { partyPath, visit } from './access';
import { expectOtherWords, pressAll, written } from './other-words';
import { map, over } from './play-table';
import { fixSeeds } from './seed';
import { expect, test } from './test';

/** The build with a game for tests also has a language for tests: no English on any page, and room on a small phone. */

test.beforeEach(async ({ page }) => {
  await fixSeeds({ page });
  await page.setViewportSize({ width: 360, height: 740 });
});

/** Pages of no game. */
const shared = [
  '/',
  '/build',
  '/hero/broken',
  '/maps',
  '/nowhere',
  '/odds',
  '/offline',
  '/parties',
  '/play',
  '/print',
  '/rules/nowhere',
  '/table',
];

const party = ['Wolf and mace', 'Jane', 'Bito van Ostmark'];

test('the pages of the product speak another language', async ({ page }) => {
  await open(systemIds);
  const names = [...systemIds.flatMap((system) => written(systemOf(system).samples)), 'Penny'];
  for (const path of shared) {
    await visit(page, path);
    await expectOtherWords(page, path, names);
    await pressAll(page, path, names, 12);
  }
  await visit(page, partyPath);
  await expectOtherWords(page, 'a party', [...names, ...party]);
  await visit(page, '/maps');
  await page.getByRole('button', { name: mapsMessages.begin.for(gameName(firstSystem)) }).click();
  await page.getByRole('button', { name: mapsMessages.add }).click();
  await expectOtherWords(page, 'a map', names);
});

/** A game and two of its samples. */
const pagesOf = (id: string, one: string, other: string): readonly string[] => [
  `/build?sample=${one}`,
  `/build?sample=${other}`,
  `/odds?a=sample-${one}&b=sample-${other}`,
  `/print?hero=sample-${one}`,
  id === systemIds[0] ? '/rules' : `/rules/${id}`,
];

test('the pages of a further game speak another language', async ({ page }) => {
  for (const path of new Set(pagesOf(coinToss.id, 'penny', 'penny'))) {
    await visit(page, path);
    await expectOtherWords(page, path, written(coinToss.samples));
  }
});

for (const id of systemIds) {
  test(`the pages of the game ${id} speak another language`, async ({ page }) => {
    await open([id]);
    const { samples } = systemOf(id);
    const [one, other] = samples;
    if (!one || !other) throw new Error(`${id} has too few samples`);
    const code = encodeSheet({ system: id, sheet: one.sheet });
    if (!code.ok) throw new Error(code.error.problem);
    const names = written(samples);
    const paths = [...pagesOf(id, one.id, other.id), heroPath(code.value)];
    for (const path of paths) {
      await visit(page, path);
      await expectOtherWords(page, path, names);
      await pressAll(page, path, names);
    }
  });
}

/** Gives every seat of a set-up to the computer that plays at random, which is over soonest. */
const letComputersPlay = async (page: Page): Promise<void> => {
  for (const seat of await page.locator('select:has(option[value="random"])').all())
    await seat.selectOption('random');
};

for (const id of systemIds) {
  const both = async (): Promise<{ readonly names: readonly string[]; readonly heroes: string }> => {
    await open([id]);
    const { samples } = systemOf(id);
    const heroes = samples.slice(0, 2).map((sample) => `hero=sample-${sample.id}`);
    return {
      names: written(samples),
      heroes: playsSets(id) ? `set=${id}` : heroes.join('&'),
    };
  };

  test(`a match of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    await visit(page, `/play?${heroes}`);
    await expectOtherWords(page, 'setting up a match', names);
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await expect(map(page)).toBeVisible();
    await expectOtherWords(page, 'a match', names);
    await pressAll(page, 'a match', names);
  });

  test(`the end of a match of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    await visit(page, `/play?${heroes}`);
    await letComputersPlay(page);
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
    await expect(over(page)).toBeVisible({ timeout: 120_000 });
    await expectOtherWords(page, 'the end of a match', names);
    await pressAll(page, 'the end of a match', names);
  });

  test(`a game night of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    await visit(page, `/table?${heroes}`);
    await expectOtherWords(page, 'setting up a game night', names);
    await page.getByRole('button', { name: companionMessages.setUp.begin }).click();
    await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeHidden();
    await expectOtherWords(page, 'a game night', names);
    await pressAll(page, 'a game night', names);
  });
}
