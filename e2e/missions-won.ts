import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { ending } from './play-table';
import { expect, long, test } from './test';
import { giveAll, wonMission } from './won-mission';
import { withDice } from './walking';
import type { Controls } from './whole';

/** Missions after First Steps, and what is said of their won end. */
const missions = [
  [2, 'melee-training', 'Melee Training', 'You did it: all five dummies are beaten'],
  [3, 'open-fire', 'Open Fire', 'You did it: no dummies are left'],
  [4, 'kind-of-magic', 'It’s a Kind of Magic', 'You did it: Uncle Tom is beaten'],
] as const;

/** Journeys to the won end of each mission, by choices that win it. */
export const winMissions = (name: string, controls: Controls): void => {
  for (const [nth, id, title, end] of missions)
    test(`mission ${nth} is won by ${name}`, long, async ({ page }) => {
      test.slow();
      const won = await wonMission(id);
      await withDice(page, won.seed);
      await visit(page, '/play');
      await controls.press(page.getByRole('button', { name: playMessages.missions.begin(nth, title) }));
      await giveAll(page, controls, won);
      await expect(ending(page)).toContainText(end);
    });
};
