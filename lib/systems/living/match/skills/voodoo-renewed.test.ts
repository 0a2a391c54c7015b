import { describe, expect, it } from 'vitest';
import { cast, scene } from '../testing/loas';
import { hand } from '../testing/watching';

/** A Loa that is sent into the bokor again and again. */
const renewed = (loa: string, ...rolls: readonly string[]) => {
  const match = scene(loa, {}, { with: { actions: 3, hand: 4 } });
  for (const dice of rolls) cast(match, loa, 'bokor', dice);
  return match;
};

describe('A Loa that is renewed with fewer Magic pips', () => {
  it('sleeps no shorter', () => {
    const left = (...rolls: readonly string[]) => renewed('loco', ...rolls).the('bokor').auras[0]?.clock.left;
    expect([left('6411'), left('6411', '65111'), left('6511', '64111')]).toEqual([2, 2, 2]);
  });

  it('serves every attack of its time still', () => {
    const match = renewed('ogoun', '6511', '6111');
    const strike = { pick: 'melee', target: match.id('foe') };
    match.act(strike, '1111 11111');
    expect(hand(match)).toBe(4);
    match.turnOf('bokor').act(strike, '1111 1111').act(strike, '1111 111');
    expect(hand(match)).toBe(2);
  });
});
