import { visit } from './access';
import { long, test } from './test';
import { beginHill, finger, hills, playToTheEnd, steps } from './whole';
import { withDice } from './walking';

test('First Steps is played to its end by finger', long, async ({ page }) => {
  await withDice(page, steps.dice);
  await visit(page, '/play');
  await finger.press(page.getByRole('button', { name: steps.start }));
  await playToTheEnd(page, finger, steps.goal);
});

for (const hill of hills)
  test(`King of the Hill is played to its end by finger: ${hill.game}`, hill.often, async ({ page }) => {
    await withDice(page, hill.dice);
    await beginHill(page, finger, hill);
    await playToTheEnd(page, finger, hill.to, 2);
  });
