import { visit } from './access';
import { winMissions } from './missions-won';
import { long, test } from './test';
import { beginWhole, finger, playToTheEnd, steps, wholes } from './whole';
import { withDice } from './walking';

test('First Steps is played to its end by finger', long, async ({ page }) => {
  await withDice(page, steps.dice);
  await visit(page, '/play');
  await finger.press(page.getByRole('button', { name: steps.start }));
  await playToTheEnd(page, finger, steps.goal);
});

for (const whole of wholes)
  test(
    `${whole.scenario} is played to its end by finger: ${whole.game}`,
    whole.often === 'finger' ? {} : long,
    async ({ page }) => {
      // A long match, on a machine that others use too.
      test.slow();
      await withDice(page, whole.dice);
      await beginWhole(page, finger, whole);
      await playToTheEnd(page, finger, whole.to, 2);
    },
  );

winMissions('finger', finger);
