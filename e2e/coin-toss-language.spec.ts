import type { Page } from '@playwright/test';
import { companionMessages } from '@/lib/messages/companion';
import { mapsMessages } from '@/lib/messages/maps';
import { playMessages } from '@/lib/messages/play';
import { encodeSheet, heroPath } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, gameName, open, playsSets, systemIds, systemOf } from '@/lib/systems/open';
import { coinToss } from '@/lib/systems/testing/coin-toss/index';
import { partyPath, visit } from './access';
import { readerOf, written } from './other-words';
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
  '/privacy',
  '/offline',
  '/parties',
  '/play',
  '/print',
  '/rules/nowhere',
  '/table',
];

/** Names of fighters whom nobody named yet; share codes leave them out, so they are the same in every language. */
const ranks = ['Boss', 'Specialist', 'Rookie'];

/** A dialog may list heroes of other games too. */
const namesOfHeroes = async (): Promise<readonly string[]> => {
  await open(systemIds);
  return [...systemIds.flatMap((id) => written(systemOf(id).samples)), ...ranks];
};

const party = ['Wolf and mace', 'Jane', 'Bito van Ostmark'];

test('the pages of the product speak another language', async ({ page }) => {
  const reader = readerOf(page, [...(await namesOfHeroes()), ...party, 'Penny', 'broken']);
  for (const path of shared) {
    await visit(page, path);
    await reader.read(path);
    await reader.pressAll(path);
  }
  await visit(page, partyPath);
  await reader.read('a party');
  await visit(page, '/maps');
  await page.getByRole('button', { name: mapsMessages.begin.for(gameName(firstSystem)) }).click();
  await page.getByRole('button', { name: mapsMessages.add }).click();
  await reader.read('a map');
  await reader.fillAll('a map');
});

test('forms and what they refuse speak another language', async ({ page }) => {
  const names = await namesOfHeroes();
  const [sample] = samplesOf(firstSystem);
  if (!sample) throw new Error('the first game has no sample');
  const code = encodeSheet(sample.document);
  if (!code.ok) throw new Error(code.error.problem);
  const { value } = code;
  const broken = [value.slice(0, 3), value.slice(0, -5), `${value.slice(0, -1)}_`, `9${value.slice(1)}`, '7'];
  const reader = readerOf(page, [...names, ...party, ...broken, 'Penny']);
  for (const path of broken.map(heroPath)) {
    await visit(page, path);
    await reader.read(path);
  }
  for (const path of ['/', '/hero/7', '/print', '/table', '/play']) {
    await visit(page, path);
    await reader.read(path);
    await reader.fillAll(path);
  }
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
  const reader = readerOf(page, [...(await namesOfHeroes()), ...written(coinToss.samples)]);
  for (const path of new Set(pagesOf(coinToss.id, 'penny', 'penny'))) {
    await visit(page, path);
    await reader.read(path);
  }
});

for (const id of systemIds) {
  test(`the pages of the game ${id} speak another language`, async ({ page }) => {
    const names = await namesOfHeroes();
    const { samples } = systemOf(id);
    const [one, other] = samples;
    if (!one || !other) throw new Error(`${id} has too few samples`);
    const code = encodeSheet({ system: id, sheet: one.sheet });
    if (!code.ok) throw new Error(code.error.problem);
    const reader = readerOf(page, names);
    const paths = [...pagesOf(id, one.id, other.id), heroPath(code.value)];
    for (const path of paths) {
      await visit(page, path);
      await reader.read(path);
      await reader.pressAll(path);
    }
  });
}

/** Gives every seat of a set-up to the computer that plays at random, which is over soonest. */
const letComputersPlay = async (page: Page): Promise<void> => {
  const seats = page.locator('select:has(option[value="random"])');
  await expect(seats.first()).toBeEnabled();
  for (const seat of await seats.all()) await seat.selectOption('random');
};

for (const id of systemIds) {
  const both = async (): Promise<{ readonly names: readonly string[]; readonly heroes: string }> => {
    const names = await namesOfHeroes();
    const { samples } = systemOf(id);
    const heroes = samples.slice(0, 2).map((sample) => `hero=sample-${sample.id}`);
    return {
      names,
      heroes: playsSets(id) ? `set=${id}` : heroes.join('&'),
    };
  };

  test(`the forms of the game ${id} speak another language`, async ({ page }) => {
    const { names, heroes } = await both();
    const reader = readerOf(page, names);
    const [one, other] = systemOf(id).samples;
    const odds = `/odds?a=sample-${one?.id ?? ''}&b=sample-${other?.id ?? ''}`;
    const builder = `/build?sample=${one?.id ?? ''}`;
    for (const path of [builder, `/play?${heroes}`, `/table?${heroes}`, `/print?${heroes}`, odds]) {
      await visit(page, path);
      await reader.read(path);
      await reader.fillAll(path);
    }
  });

  test(`a match of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    const reader = readerOf(page, names);
    await visit(page, `/play?${heroes}`);
    await reader.read('setting up a match');
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await expect(map(page)).toBeVisible();
    await reader.read('a match');
    await reader.pressAll('a match');
  });

  test(`the end of a match of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    const reader = readerOf(page, names);
    await visit(page, `/play?${heroes}`);
    await letComputersPlay(page);
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
    await expect(over(page)).toBeVisible({ timeout: 120_000 });
    await reader.read('the end of a match');
    await reader.pressAll('the end of a match');
  });

  test(`a game night of the game ${id} speaks another language`, async ({ page }) => {
    const { names, heroes } = await both();
    const reader = readerOf(page, names);
    await visit(page, `/table?${heroes}`);
    await reader.read('setting up a game night');
    await page.getByRole('button', { name: companionMessages.setUp.begin }).click();
    await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeHidden();
    await reader.read('a game night');
    await reader.pressAll('a game night');
  });
}
