import { expectAccess, visit } from './access';
import { expect, long, test } from './test';

const odds = '/odds?a=sample-merry-men&b=sample-ragtags';

test(
  'each pair of two warbands is counted: by fighter, way and cover, which the address keeps',
  long,
  async ({ page }) => {
    await visit(page, odds);
    const attacks = page.getByRole('region', { name: 'Robyn Foxley attacks' });
    // D10 and stat 5 hit with 5 of 10; D8 and stat 4 fail to defend with 4 of 8.
    const row = attacks.getByRole('row', { name: /^Antie May/ });
    await expect(row.getByRole('cell').nth(0)).toHaveText('50.0 %');
    await expect(row.getByRole('cell').nth(1)).toHaveText('25.0 %');
    await page.getByLabel('Fighter', { exact: true }).selectOption({ label: 'Long Joan' });
    await page.getByLabel('Attack', { exact: true }).selectOption({ label: 'Shot at long range, 15″' });
    await page.getByLabel('Targets are in cover').check();
    // A Ranger: the lower of two D8 with stat 4 is 4 or less with 48 of 64.
    const shot = page
      .getByRole('region', { name: 'Long Joan attacks' })
      .getByRole('row', { name: /^Ragtag 1/ });
    await expect(shot.getByRole('cell').nth(0)).toHaveText('75.0 %');
    await expect(shot.getByRole('cell').nth(1)).toHaveText('18.8 %');
    await expect(page).toHaveURL(/fighter=1/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Long Joan attacks' })).toBeVisible();
    await expect(page.getByLabel('Targets are in cover')).toBeChecked();
    await expect(page.getByRole('region', { name: 'Best stat for Long Joan' })).toContainText('now');
  },
);

test('the odds of warbands are accessible and fit every window', long, async ({ page }) => {
  await visit(page, odds);
  await expect(page.getByRole('region', { name: 'Robyn Foxley attacks' })).toBeVisible();
  await expectAccess(page, 'the odds of warbands');
});
