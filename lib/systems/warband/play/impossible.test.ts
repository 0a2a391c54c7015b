import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../match/chance';
import type { Match } from '../../../match/engine';
import { randomChoice } from '../../../match/players';
import { lookAt } from '../match/players/judge';
import { warbandEngine } from '../match/rules';
import type { Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { impossibleFor } from './impossible';

/** Looks at the options of matches by chance. */
const eachMoment = (
  seeds: number,
  look: (match: Match<Situation>, options: readonly Option[]) => void,
): void => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const chance = diceOf(seed);
    let { match } = warbandEngine.begin(situationOf(randomPlan(seed)), seed);
    for (let made = 0; made < 250; made += 1) {
      const request = warbandEngine.pending(match);
      if (!request) break;
      if ('options' in request) look(match, request.options);
      const step = warbandEngine.apply(match, randomChoice(request, chance));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
    }
  }
};

describe('what fighters cannot do now', () => {
  it('is never among the options, and has one reason each', () => {
    const reasons = new Set<string>();
    eachMoment(12, (match, options) => {
      const found = impossibleFor(lookAt(warbandEngine.look(match)), options);
      const keys = found.map(({ figure, undone }) => JSON.stringify([figure, undone]));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { figure, undone, why } of found) {
        reasons.add(why.why);
        const isOption = options.some(
          (option) =>
            option.pick === undone.pick &&
            'figure' in option &&
            option.figure === figure &&
            (undone.pick !== 'use' || ('skill' in option && option.skill === undone.skill)) &&
            (undone.pick !== 'shoot' || ('shooter' in option && option.shooter === undone.shooter)),
        );
        expect(isOption).toBe(false);
      }
    });
    for (const why of ['prone', 'missed', 'no-target']) expect(reasons).toContain(why);
  });
});
