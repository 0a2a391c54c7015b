import { describe, expect, it } from 'vitest';
import { versionsMessages as say } from '#words/messages/versions';

describe('which version is better', () => {
  it('is said in points of 100, the smaller number first', () => {
    expect(say.verdict({ low: 0.041, high: 0.094 })).toBe('B is better by 4 to 9 points per 100 matches.');
    expect(say.verdict({ low: -0.094, high: -0.041 })).toBe('A is better by 4 to 9 points per 100 matches.');
    expect(say.verdict({ low: 0.002, high: 0.03 })).toBe('B is better by up to 3 points per 100 matches.');
    expect(say.verdict({ low: 0.051, high: 0.052 })).toBe('B is better by 5 points per 100 matches.');
    expect(say.verdict({ low: -0.012, high: -0.008 })).toBe('A is better by 1 point per 100 matches.');
  });

  it('is not said while chance alone may explain it, but what is still possible is', () => {
    const close = { low: -0.02, high: 0.05 };
    expect(say.verdict(close)).toBe('No difference found.');
    expect(say.possible(close)).toBe(
      'A may still be better by up to 2 points per 100 matches, or B by up to 5 points. Play more matches to narrow it down.',
    );
    expect(say.verdict({ low: 0, high: 0 })).toBe('No difference found.');
  });

  it('has its reasons: what each could and did', () => {
    expect(
      say.used('b', 'Regrowth', 1.24, 0.64, [
        ['Damage', 0.4],
        ['Life restored', 0.6],
      ]),
    ).toBe(
      'B used Regrowth 1.2 times per match, and it worked 64\u00a0% of the time. Per match: 0.4 damage, 0.6 Life restored.',
    );
    expect(say.used('a', 'Evade', 2, 1, [])).toBe(
      'A used Evade 2.0 times per match, and it worked 100\u00a0% of the time.',
    );
    const carried = [
      { kind: 'equipment', name: 'Shield', amount: 1 },
      { kind: 'equipment', name: 'Crossbow', amount: 2 },
      { kind: 'trait', name: 'Melee', amount: 2 },
    ] as const;
    expect(say.only('a', carried.map(say.having))).toBe(
      'A also has: Shield, Crossbow × 2 and Melee (2 more points).',
    );
    expect([0.034, 0, -0.12].map(say.signed)).toEqual(['+3', '0', '−12']);
  });
});
