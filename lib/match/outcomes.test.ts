import { describe, expect, test } from 'vitest';
import { createEngine, type Match } from './engine';
import { hashOf } from './hash';
import { chancesBy, openingsOf, outcomesOf } from './outcomes';
import { newSkirmish, skirmish, type Skirmish } from './testing/skirmish';
import { walk } from './testing/walk';

const begun = skirmish.begin(newSkirmish(), 1).match;

const after = (match: Match<Skirmish>, choice: number): Match<Skirmish> => {
  const step = skirmish.apply(match, choice);
  if (!step.ok) throw new Error(step.error.refused);
  return step.value.match;
};

const struck = after(begun, 1);
const parry = 0;
const dodge = 1;
const life = (match: Match<Skirmish>): number | undefined => skirmish.look(match).fencers[1]?.life;

const certain = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('all outcomes of a choice', () => {
  test('are every roll of its dice, each as likely', () => {
    const outcomes = certain(outcomesOf(skirmish, struck, parry, 100));
    expect(outcomes).toHaveLength(36);
    expect(outcomes.map(({ draws }) => draws.map(({ value }) => value + 1).join(''))).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => `${a}${b}`)),
    );
    for (const { chance, draws } of outcomes) {
      expect(chance).toBe(1 / 36);
      expect(
        draws.every(({ stream, sides, reason }) => stream === 'dice' && sides === 6 && reason === 'strike'),
      ).toBe(true);
    }
  });

  test('are counted by hand: doubles ask nothing and go on', () => {
    const outcomes = certain(outcomesOf(skirmish, struck, parry, 100));
    const asked = chancesBy(outcomes, ({ match }) => skirmish.pending(match)?.about.about);
    expect(asked.get('die')).toBeCloseTo(30 / 36, 12);
    expect(asked.get('action')).toBeCloseTo(6 / 36, 12);
    const doubles = outcomes.filter(({ result }) => skirmish.pending(result.match)?.about.about === 'action');
    expect(doubles.map(({ result }) => life(result.match))).toEqual([8, 8, 8, 7, 7, 6]);
  });

  test('have as many draws as each way needs: a dodge of a double is a third die', () => {
    const outcomes = certain(outcomesOf(skirmish, struck, dodge, 100));
    expect(outcomes).toHaveLength(30 + 6 * 6);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const hurt = chancesBy(outcomes, ({ match }) => 8 - (life(match) ?? 0));
    // Doubles of 2 and 3, 4 and 5, 6 do 1, 2, 3 damage; four of six dodges fail.
    expect(hurt.get(1)).toBeCloseTo((2 / 36) * (4 / 6), 12);
    expect(hurt.get(2)).toBeCloseTo((2 / 36) * (4 / 6), 12);
    expect(hurt.get(3)).toBeCloseTo((1 / 36) * (4 / 6), 12);
    expect(hurt.get(0)).toBeCloseTo(1 - (5 / 36) * (4 / 6), 12);
  });

  test('without chance are one, and it is what happens', () => {
    const [only, ...more] = certain(outcomesOf(skirmish, begun, 1, 1));
    expect(more).toEqual([]);
    expect(only?.chance).toBe(1);
    expect(only?.draws).toEqual([]);
    expect(only && hashOf(only.result.match)).toBe(hashOf(struck));
  });

  test('can each be played on, the same from JSON, and leave the match alone', () => {
    const before = hashOf([struck, skirmish.look(struck)]);
    for (const { result } of certain(outcomesOf(skirmish, struck, dodge, 100))) {
      const copy = JSON.parse(JSON.stringify(result.match)) as Match<Skirmish>;
      expect(hashOf(skirmish.look(copy))).toBe(hashOf(skirmish.look(result.match)));
      expect(walk(skirmish, copy, 4, 20).events).toEqual(walk(skirmish, result.match, 4, 20).events);
    }
    expect(hashOf([struck, skirmish.look(struck)])).toBe(before);
  });

  test('beyond the bound are refused, and so is an impossible choice', () => {
    expect(outcomesOf(skirmish, struck, parry, 35)).toEqual({
      ok: false,
      error: { refused: 'too-many-outcomes', most: 35 },
    });
    expect(outcomesOf(skirmish, struck, parry, 36).ok).toBe(true);
    expect(outcomesOf(skirmish, struck, 2, 100)).toEqual({
      ok: false,
      error: { refused: 'no-such-option', options: 2 },
    });
  });

  test('of a beginning are every way to shuffle four cards', () => {
    const outcomes = certain(openingsOf(skirmish, newSkirmish(), 100));
    expect(outcomes).toHaveLength(24);
    const first = chancesBy(outcomes, ({ match }) => skirmish.pending(match)?.about.left);
    for (const [actions, quarters] of [1, 2, 1].entries())
      expect(first.get(actions + 1)).toBeCloseTo(quarters / 4, 12);
  });

  test('of three dice have the sums that everyone knows', () => {
    const sums = createEngine<{ sum: number }, string, string, never>({
      copy: (s) => ({ ...s }),
      isOver: ({ sum }) => sum > 0,
      *play(s, host) {
        yield { by: 0, about: 'roll', options: ['yes', 'no'] };
        for (let die = 0; die < 3; die += 1) s.sum += host.draw('dice', 6, 0, 'sum') + 1;
      },
    });
    const outcomes = certain(outcomesOf(sums, sums.begin({ sum: 0 }, 1).match, 0, 216));
    const chances = chancesBy(outcomes, ({ match }) => match.base.sum);
    const ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
    for (const [index, count] of ways.entries()) expect(chances.get(index + 3)).toBeCloseTo(count / 216, 12);
    expect(chances.size).toBe(16);
  });
});
