import { visit } from './access';
import { expect, long, test } from './test';
import { beginHill, hills, keys, mouse, playToTheEnd, steps } from './whole';
import { over } from './play-table';
import { withDice } from './walking';

for (const [name, hand] of [
  ['mouse', mouse],
  ['keyboard', keys],
] as const) {
  test(`First Steps is played to its end by ${name}`, name === 'mouse' ? {} : long, async ({ page }) => {
    await withDice(page, steps.dice);
    await visit(page, '/play');
    await hand.press(page.getByRole('button', { name: steps.start }));
    await playToTheEnd(page, hand, steps.goal);
    await expect(over(page)).toBeVisible();
  });

  for (const hill of hills)
    test(`King of the Hill is played to its end by ${name}: ${hill.game}`, long, async ({ page }) => {
      await withDice(page, hill.dice);
      await beginHill(page, hand, hill);
      await playToTheEnd(page, hand, hill.to, 2);
    });
}
