import { describe, expect, it } from 'vitest';
import { defendChance, hitChance, pushChance, recoverChance, type Keep, type Roll } from './rolls';

const roll = (die: number, stat: number, keep: Keep = 'one', modifier = 0): Roll => ({
  die,
  stat,
  keep,
  modifier,
});

/** Every way that one or two dice can fall, as the die that counts. */
const falls = ({ die, keep }: Roll): readonly number[] => {
  const sides = Array.from({ length: die }, (_, at) => at + 1);
  if (keep === 'one') return sides;
  return sides.flatMap((one) =>
    sides.map((two) => (keep === 'lower' ? Math.min(one, two) : Math.max(one, two))),
  );
};
const share = (list: readonly number[], test: (natural: number) => boolean): number =>
  list.filter(test).length / list.length;

const rolls = [6, 8, 10].flatMap((die) =>
  [0, 2, 3, 5, die].flatMap((stat) =>
    (['one', 'lower', 'higher'] as const).flatMap((keep) =>
      [-1, 0, 1].map((modifier) => roll(die, stat, keep, modifier)),
    ),
  ),
);
const hits = ({ stat, modifier }: Roll, natural: number): boolean =>
  natural === 1 || natural + modifier <= stat;
const defends = ({ die, stat, modifier }: Roll, natural: number): boolean =>
  natural === die || natural + modifier > stat;

describe('a roll', () => {
  it('hits as often as counting every fall of the dice says', () => {
    for (const each of rolls)
      expect(hitChance(each)).toBeCloseTo(
        share(falls(each), (natural) => hits(each, natural)),
        12,
      );
  });

  it('defends as often, and again where it failed first', () => {
    for (const each of rolls) {
      const once = share(falls(each), (natural) => defends(each, natural));
      expect(defendChance(each, false)).toBeCloseTo(once, 12);
      expect(defendChance(each, true)).toBeCloseTo(once + (1 - once) * once, 12);
    }
  });

  it('pushes as often as counting every fall of both sides says', () => {
    for (const attack of rolls.slice(0, 40))
      for (const defence of rolls.slice(60, 75)) {
        const ways = falls(attack).flatMap((mine) =>
          falls(defence).map(
            (theirs) => hits(attack, mine) && mine + attack.modifier > theirs + defence.modifier,
          ),
        );
        expect(pushChance(attack, defence, false)).toBeCloseTo(ways.filter(Boolean).length / ways.length, 12);
      }
  });

  it.each([
    ['a rookie with 3', 6, 3, 1 / 2],
    ['a boss with 8', 10, 8, 1 / 5],
    ['nobody with more than his die', 6, 20, 0],
  ])('recovers %s', (_, die, stat, chance) => {
    expect(recoverChance(die, stat)).toBeCloseTo(chance, 12);
  });
});
