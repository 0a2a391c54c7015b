import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { expectAccess, visit } from './access';
import { ending, goesOn, map, momentsOf, over, panel, openPlaces } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const table = '/play?set=draco';
const slayers = 'Who plays Cathryn, Daeldric, Braron and Amalica';
const dragon = 'Who plays Eryam';
const begin = (page: Page): Locator => page.getByRole('button', { name: playMessages.setUp.begin });
const easy = { label: 'Easy computer: often guesses' };
const person = { label: 'A person on this device' };
const byChance = { label: 'Trees placed at random' };

/** Answers by a button of what is asked, by keyboard, and waits until the match has gone on. */
const answer = async (page: Page, name: string | RegExp): Promise<void> => {
  const before = await momentsOf(page);
  await panel(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter');
  await goesOn(page, before);
};

test('two computers play the set of the box to its end', long, async ({ page }) => {
  await visit(page, '/play');
  await page.getByLabel(playMessages.setUp.game, { exact: true }).selectOption({ label: 'Hic est Draco' });
  await page.getByLabel(slayers).selectOption(easy);
  await page.getByLabel(dragon).selectOption(easy);
  await page.getByLabel(playMessages.setUp.map).selectOption(byChance);
  await begin(page).click();
  await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
  await expect(over(page)).toBeVisible();
  await expect(ending(page)).toContainText(/wins?( on points, \d+ to \d+| with \d+ dice left)?: |A draw: /);
});

test('slayers are set, trees in turns, and turns played by keyboard; a reload goes on there', async ({
  page,
}) => {
  await visit(page, table);
  await page.getByLabel(dragon).selectOption(person);
  await begin(page).click();
  await expect(page.getByText(/^Place the slayers in the .+ corner: 4 left\./)).toBeVisible();
  for (let piece = 0; piece < 4 + 12; piece += 1) {
    if (piece === 4) {
      await expect(page.getByText(/^Take turns placing trees.*12 trees left/)).toBeVisible();
      await expect(page).toHaveURL(/match=/);
      await expect(page.getByText(playMessages.table.kept)).toBeVisible();
      await page.reload();
    }
    const place = await openPlaces(page);
    await place.selectOption({ index: 5 });
    await expect(panel(page).getByRole('status')).toContainText('from the left');
    await answer(page, /^Go there/);
  }
  const card = page.getByRole('region', { name: /^You rolled a 6: which/ });
  const act = page.getByRole('region', { name: /^What does .+ do\?/ });
  await expect(card.or(act)).toBeVisible();
  if (await card.isVisible()) await answer(page, /./);
  await expect(page.getByText(/^Initiative pile 1 of 20, 4 cards left/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Eryam’s cards' }).getByText(/face down/)).toHaveCount(1);
  await panel(page).getByText(playMessages.table.hint).click();
  await expect(panel(page).getByText(/two actions|one action/)).toBeVisible();
  await answer(page, 'End turn');
  await expect(page.getByRole('list', { name: 'Turn order' }).getByText(/turn is over/)).toHaveCount(1);
});

test(
  'the dragon meets and attacks slayers of the computer, and picks the die that counts',
  long,
  async ({ page }) => {
    await visit(page, table);
    await page.getByLabel(slayers).selectOption({ label: 'Normal computer: one action ahead' });
    await page.getByLabel(dragon).selectOption(person);
    await page.getByLabel(playMessages.setUp.map).selectOption(byChance);
    await begin(page).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
    const die = page.getByRole('region', { name: /Which die counts against/ });
    const own = panel(page).getByRole('list', { name: 'Or' }).or(panel(page).getByRole('button'));
    for (let answers = 0; answers < 80; answers += 1) {
      await expect(own.first()).toBeVisible();
      if (await die.isVisible()) break;
      // Of a regular attack the best die is taken by itself; with a skill a weak one may be better.
      const skill = panel(page).getByRole('button', { name: /^(Attack .* with|Eryam)/ });
      if ((await skill.count()) > 0) await answer(page, /^(Attack .* with|Eryam)/);
      else await answer(page, /^(End turn|Let |\d |Card|Yes|No)/);
    }
    await expect(die).toBeVisible();
    await expect(die.getByText(/ loses .+ \d+\s%/).first()).toBeVisible();
    const rolls = page.getByRole('region', { name: playMessages.table.rolls });
    await rolls.getByRole('button', { name: playMessages.table.diceShow }).click();
    await expect(rolls.getByRole('listitem', { name: /-face/ }).first()).toBeVisible();
    // Computers wait, so that the roll stays in sight.
    await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
    await answer(page, /^A \d on /);
    await expect(rolls.getByText(/^Damage \d/).first()).toBeVisible();
  },
);

test('the table of slayers and dragon is accessible and fits every window', long, async ({ page }) => {
  await visit(page, table);
  await expect(begin(page)).toBeEnabled();
  await expectAccess(page, 'the set-up');
  await page.getByLabel(dragon).selectOption(person);
  await page.getByLabel(playMessages.setUp.map).selectOption(byChance);
  await begin(page).click();
  await expect(panel(page).getByRole('button').first()).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expectAccess(page, 'the match');
});
