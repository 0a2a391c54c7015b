import { visit } from './access';
import { winMissions } from './missions-won';
import { expect, long, test } from './test';
import { beginWhole, keys, mouse, playToTheEnd, steps, wholes } from './whole';
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

  for (const whole of wholes)
    test(
      `${whole.scenario} is played to its end by ${name}: ${whole.game}`,
      whole.often === name ? {} : long,
      async ({ page }) => {
        // A long match, on a machine that others use too.
        test.slow();
        await withDice(page, whole.dice);
        await beginWhole(page, hand, whole);
        await playToTheEnd(page, hand, whole.to, 2);
      },
    );
}

winMissions('mouse', mouse);
winMissions('keyboard', keys);
