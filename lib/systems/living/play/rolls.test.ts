import { expect, test } from 'vitest';
import { diceOf } from '../../../match/chance';
import { randomChoice } from '../../../match/players';
import type { Encounter } from '../../match-part';
import type { HeroDraft } from '../sheet/hero';
import { livingEngine } from '../match/rules';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { rollsIn } from './rolls';

const nobody: Encounter<HeroDraft> = {
  system: 'living',
  sheets: [],
  teams: [],
  scenario: 'all-out-carnage',
  map: 'field',
  seed: 1,
  isLenient: true,
  more: {},
};

test('the MAV of a spell is told with the Magic pips of its die and with what changes them', () => {
  let told = 0;
  for (let seed = 1; seed <= 40 && told < 5; seed += 1) {
    const dice = diceOf(seed);
    let { match } = livingEngine.begin(situationOf(randomPlan(seed)), seed);
    for (let made = 0; made < 200; made += 1) {
      const request = livingEngine.pending(match);
      if (!request) break;
      const step = livingEngine.apply(match, randomChoice(request, dice));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
      const { events } = step.value;
      const spells = events.filter((event) => event.type === 'skill' && event.made !== undefined);
      if (spells.length === 0) continue;
      const values = rollsIn(events, livingEngine.look(match), nobody).flatMap(({ value }) =>
        value?.name === 'MAV' ? [value] : [],
      );
      expect(values.length).toBeGreaterThanOrEqual(spells.length);
      for (const { is, parts } of values)
        expect(is).toBe(
          Math.max(
            0,
            parts.reduce((sum, { amount }) => sum + amount, 0),
          ),
        );
      told += spells.length;
    }
  }
  expect(told).toBeGreaterThan(2);
});
