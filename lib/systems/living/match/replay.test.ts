import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../match/chance';
import { hashOf } from '../../../match/hash';
import { randomChoice } from '../../../match/players';
import { playReplay, readReplay, writeReplay } from '../../../match/replay';
import type { Choice } from '../../../match/request';
import { scenarios } from '../scenarios/index';
import { livingEngine, rulesVersion } from './rules';
import { randomPlan, situationOf } from './testing/random-match';

/** A random match as text, cut off after `most` choices. */
const recorded = (seed: number, most = Infinity): string => {
  const setup = randomPlan(seed, 5);
  const dice = diceOf(seed);
  const choices: Choice[] = [];
  let { match } = livingEngine.begin(situationOf(setup), seed);
  for (;;) {
    const request = livingEngine.pending(match);
    if (!request || choices.length >= most) break;
    const choice = randomChoice(request, dice);
    const step = livingEngine.apply(match, choice);
    if (!step.ok) throw new Error(step.error.refused);
    choices.push(choice);
    ({ match } = step.value);
  }
  return writeReplay({ rules: rulesVersion, seed, setup, choices, forks: [], hash: hashOf(match) });
};

describe('replays', () => {
  test.each(scenarios.map(({ id }, at) => [id, at + 70] as const))(
    'a random match of %s ends the same when it is played again, whole or cut off',
    (_, seed) => {
      for (const most of [Infinity, 17]) {
        const replay = readReplay(recorded(seed, most), rulesVersion);
        if (!replay.ok) throw new Error(replay.error.fault);
        const end = playReplay(livingEngine, situationOf(randomPlan(seed, 5)), replay.value);
        expect(end.ok).toBe(true);
      }
    },
  );

  test('of other rules are refused, with the line', () => {
    expect(readReplay(recorded(70, 3), 'living 0')).toEqual({
      ok: false,
      error: { fault: 'another-version', line: 1, of: 'rules', is: rulesVersion, known: 'living 0' },
    });
  });

  test('with a choice that cannot be are refused, with the line', () => {
    const lines = recorded(70, 3).split('\n');
    const replay = readReplay([lines[0], '999', ...lines.slice(2)].join('\n'), rulesVersion);
    if (!replay.ok) throw new Error(replay.error.fault);
    expect(playReplay(livingEngine, situationOf(randomPlan(70, 5)), replay.value)).toMatchObject({
      ok: false,
      error: { fault: 'impossible-choice', line: 2 },
    });
  });
});
