import { describe, expect, test } from 'vitest';
import {
  compareWithEveryRoll,
  compareWithRealRolls,
  type Forecaster,
} from '../../../painted-die/play/testing/forecasts';
import { firstEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { following, forecastAt, readsIn } from './forecasts';
import { runs } from '../../../testing/runs';

const rolled: ReadonlySet<string> = new Set(['strike', 'shoot', 'use']);

const game: Forecaster<Situation, About, Option, MatchEvent> = {
  engine: firstEngine,
  following,
  readsIn,
  forecastAt,
  isRolled: ({ pick }) => rolled.has(pick),
  before: (match, nth) => {
    const request = firstEngine.pending(match);
    const pools = firstEngine.look(match).figures.map(({ dice }) => dice);
    const option = request && 'options' in request ? request.options[nth] : undefined;
    const by = option && 'figure' in option ? option.figure : -1;
    return { by, diceOf: (figure) => pools[figure] ?? 0 };
  },
  begin: (seed, dice) => {
    const situation = situationOf(randomPlan(seed));
    for (const figure of situation.figures) figure.dice = Math.min(dice, figure.dice);
    return firstEngine.begin(situation, seed).match;
  },
};

describe('a forecast', () => {
  test('is what every single roll comes to, where there are few', () => {
    expect(compareWithEveryRoll(game, runs(12))).toBeGreaterThan(runs(15));
  });

  test('is what many real rolls come to, with whole pools', () => {
    expect(compareWithRealRolls(game, runs(8), 200)).toBeGreaterThan(runs(8));
  });
});
