import { describe, expect, test } from 'vitest';
import {
  compareWithEveryRoll,
  compareWithRealRolls,
  type Forecaster,
} from '../../../painted-die/play/testing/forecasts';
import { livingEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { following, forecastAt, readsIn } from './forecasts';
import { runs } from '../../../testing/runs';

const rolled: ReadonlySet<string> = new Set(['melee', 'shoot', 'charge', 'use', 'knock-down']);

const game: Forecaster<Situation, About, Option, MatchEvent> = {
  engine: livingEngine,
  following,
  readsIn,
  forecastAt,
  isRolled: ({ pick }) => rolled.has(pick),
  before: (match, nth) => {
    const request = livingEngine.pending(match);
    const hands = livingEngine.look(match).figures.map(({ hand }) => hand);
    const option = request && 'options' in request ? request.options[nth] : undefined;
    const by = option && 'by' in option ? option.by : undefined;
    return { by: by ?? request?.about.figure ?? -1, diceOf: (figure) => hands[figure] ?? 0 };
  },
  begin: (seed, dice) => {
    const situation = situationOf(randomPlan(seed));
    for (const figure of situation.figures) figure.hand = Math.min(dice, figure.hand);
    return livingEngine.begin(situation, seed).match;
  },
};

describe('a forecast', () => {
  test('is what every single roll comes to, where there are few', () => {
    expect(compareWithEveryRoll(game, runs(12))).toBeGreaterThan(runs(15));
  });

  test('is what many real rolls come to, with whole Hands', () => {
    expect(compareWithRealRolls(game, runs(24), 150)).toBeGreaterThan(runs(5) / 2);
  });
});
