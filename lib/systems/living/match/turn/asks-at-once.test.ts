import { describe, expect, test } from 'vitest';
import { walk } from '../../../../match/testing/walk';
import { hashOf } from '../../../../match/hash';
import { lookAt } from '../players/judge';
import { livingEngine } from '../rules';
import { randomPlan, situationOf } from '../testing/random-match';
import { asksAtOnce } from './asks-at-once';
import { runs } from '../../../../testing/runs';

describe('where somebody is surely asked next', () => {
  test('he is, who acts or what he does, and nothing has changed on the table', () => {
    let [known, open] = [0, 0];
    for (let seed = 1; seed <= runs(33); seed += 1) {
      const begun = livingEngine.begin(situationOf(randomPlan(seed)), seed).match;
      for (const match of walk(livingEngine, begun, seed, 250).matches) {
        if (match.choices.length > 0 || match.base.outcome) continue;
        if (!asksAtOnce(lookAt(match.base))) {
          open += 1;
          continue;
        }
        known += 1;
        const request = livingEngine.pending(match);
        expect(['action', 'who-acts']).toContain(request?.about.about);
        expect(request && 'options' in request && request.options.length).toBeGreaterThan(1);
        const { acting } = match.base;
        expect(hashOf({ ...livingEngine.look(match), acting })).toBe(hashOf(match.base));
      }
    }
    expect(known).toBeGreaterThan(runs(1000));
    expect(open).toBeGreaterThan(runs(10) / 2);
  });
});
