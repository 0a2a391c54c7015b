import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { map } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const say = playMessages.setUp;

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const game = (page: Page): Locator => field(page, say.game);
const chosen = (select: Locator): Locator => select.locator('option:checked');

test('a game is chosen above all else, what was chosen in another stays, and the last is offered again', async ({
  page,
}) => {
  await visit(page, '/play');
  await expect(chosen(game(page))).toHaveText('The Living Rulebook');
  await field(page, say.map).selectOption({ label: 'Town' });
  await game(page).selectOption({ label: 'Warband Skirmish' });
  await expect(chosen(field(page, say.side('warband 1')))).toHaveText('Robyn’s Merry Men');
  await expect(game(page)).toBeFocused();
  await field(page, say.scenario).selectOption({ label: 'Treasure' });
  await game(page).selectOption({ label: 'The Living Rulebook' });
  await expect(chosen(field(page, say.map))).toHaveText('Town');
  await game(page).selectOption({ label: 'Warband Skirmish' });
  await expect(chosen(field(page, say.scenario))).toHaveText('Treasure');
  await page.getByRole('button', { name: say.begin }).click();
  await expect(map(page)).toBeVisible();
  await visit(page, '/play');
  await expect(chosen(game(page))).toHaveText('Warband Skirmish');
  await expect(chosen(field(page, say.scenario))).toHaveText('Treasure');
});

test('a game that cannot be loaded is said, and what was chosen stays', long, async ({ page }) => {
  await visit(page, '/play');
  await field(page, say.map).selectOption({ label: 'Town' });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await game(page).selectOption({ label: 'Hic est Draco' });
  await expect(page.getByText(say.gameNotThere('Hic est Draco'))).toBeVisible();
  await expect(chosen(game(page))).toHaveText('The Living Rulebook');
  await expect(chosen(field(page, say.map))).toHaveText('Town');
  await page.unroute(/\.js(\?|$)/);
  await game(page).selectOption({ label: 'Hic est Draco' });
  await expect(chosen(game(page))).toHaveText('Hic est Draco');
});

test('the set-up says who is on which team', long, async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane&hero=sample-gerda&hero=sample-ann');
  const teams = field(page, say.teams);
  await expect(teams).toHaveAccessibleDescription(/^Everyone for themselves: Bito van Ostmark, Jane, Gerda/);
  await field(page, say.scenario).selectOption({ label: 'Team Carnage' });
  await expect(teams).toHaveAccessibleDescription(
    /^2 against 2: Bito van Ostmark and Gerda Halfmoon against Jane and /,
  );
  await teams.selectOption({ label: say.teamKinds.halves });
  await expect(teams).toHaveAccessibleDescription(/^2 against 2: Bito van Ostmark and Jane against /);
});
