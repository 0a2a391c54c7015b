import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { duelsOf, foe } from '../testing/duel';
import { counters, hand } from '../testing/watching';

const { hero: warrior, strike, use } = duelsOf('warrior', [{ type: 'slashing' }]);

describe('Big Bada Boom against Expert’s Defence', () => {
  const boom = (target: number) => {
    const match = arena({
      hero: warrior('experts-defence'),
      foe: foe(11, 10, { skills: ['warrior/big-bada-boom'] }),
      friend: { at: [11, 11] },
    });
    match.act(use('experts-defence'), '61111').turnOf('foe');
    return match.act({ ...strike('big-bada-boom'), target }, '65111 11111');
  };
  it('deals its target no damage at all, and knocks him down', () => {
    const match = boom(0);
    expect([...counters(match, 'hero'), hand(match, 'hero')]).toEqual(['knockdown 1', 5]);
    expect(hand(match, 'friend')).toBe(4);
  });
  it('harms whom it was not directed at', () => {
    expect(hand(boom(2), 'hero')).toBe(4);
  });
});
