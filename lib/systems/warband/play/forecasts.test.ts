import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../match/chance';
import { carriedOut } from '../../../match/forecast';
import { forecastOf } from '../../../match/forecast-of';
import { randomChoice } from '../../../match/players';
import type { Match } from '../../../match/engine';
import { warbandEngine } from '../match/rules';
import type { Situation } from '../match/situation';
import type { Option } from '../match/option';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { following, forecastAt, happenings, lifeIn } from './forecasts';
import { impossibleFor } from './impossible';
import { lookAt } from '../match/players/judge';

const rolled: ReadonlySet<Option['pick']> = new Set(['strike', 'shoot', 'use', 'recover', 'volley']);

/** Looks at options that roll, and at what is asked, at moments of matches by chance. */
const eachMoment = (
  seeds: number,
  most: number,
  look: (match: Match<Situation>, options: readonly Option[], nth: number | undefined) => void,
): void => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const chance = diceOf(seed);
    let { match } = warbandEngine.begin(situationOf(randomPlan(seed)), seed);
    let looked = 0;
    for (let made = 0; made < 250 && looked < most; made += 1) {
      const request = warbandEngine.pending(match);
      if (!request) break;
      if ('options' in request) {
        const able = request.options.flatMap(({ pick }, nth) => (rolled.has(pick) ? [nth] : []));
        const nth = able[made % Math.max(1, able.length)];
        if (nth !== undefined) looked += 1;
        look(match, request.options, nth);
      }
      const step = warbandEngine.apply(match, randomChoice(request, chance));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
    }
  }
};

describe('a forecast of the warband skirmish', () => {
  it('is what every single roll comes to', () => {
    let compared = 0;
    eachMoment(6, 10, (match, options, nth) => {
      const option = options[nth ?? -1];
      if (nth === undefined || !option || !('figure' in option)) return;
      const every = { happenings, reads: (_: unknown, shown: readonly number[]) => shown.join(' ') };
      const before = { by: option.figure, diceOf: lifeIn(warbandEngine.look(match)), most: 3000 };
      const exact = forecastOf(warbandEngine, following, every, match, nth, before);
      if (!exact) return;
      const found = forecastAt(match, nth);
      compared += 1;
      expect(found?.hits ?? -1).toBeCloseTo(exact.hits ?? -1, 10);
      expect(found?.works ?? -1).toBeCloseTo(exact.works ?? -1, 10);
      expect(found?.figures).toHaveLength(exact.figures.length);
      for (const [at, one] of exact.figures.entries())
        for (const key of ['figure', 'hurts', 'lost', 'fells', 'healed'] as const)
          expect(found?.figures[at]?.[key]).toBeCloseTo(one[key], 10);
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('is what many real rolls come to', () => {
    const rolls = 150;
    let compared = 0;
    eachMoment(4, 10, (match, _, nth) => {
      if (nth === undefined) return;
      for (const { figure, hurts } of forecastAt(match, nth)?.figures ?? []) {
        const take = carriedOut(warbandEngine, following, match, nth);
        let hurt = 0;
        for (let seed = 0; seed < rolls; seed += 1) {
          const chance = diceOf(seed);
          const events = take((__, sides) => chance(sides));
          if (!events.ok) throw new Error(events.error.refused);
          if (events.value.some((event) => event.told === 'wound' && event.figure === figure)) hurt += 1;
        }
        compared += 1;
        const doubt = Math.sqrt((hurts * (1 - hurts)) / rolls);
        expect(Math.abs(hurt / rolls - hurts)).toBeLessThan(4.5 * doubt + 1e-9);
      }
    });
    expect(compared).toBeGreaterThan(10);
  });
});

describe('what fighters cannot do now', () => {
  it('is never among the options, and has one reason each', () => {
    const reasons = new Set<string>();
    eachMoment(12, 200, (match, options) => {
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
    for (const why of ['prone', 'no-weapon', 'missed', 'no-target']) expect(reasons).toContain(why);
  });
});
